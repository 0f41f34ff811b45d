"""A visit to a local game as its screens tell it: what happened since it began, by the journal."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from games.dakara.events import BetPlaced, CellPlayed, GameEnded, GameStarted, Paid, Rolled, TrackMoved
from games.dakara.terms import BANK, ESCROW
from games.game import Event
from ui.dakara.playback import Beat
from ui.dakara.reading import last_events
from ui.model import Model

E = TypeVar("E", bound=Event)


class Visit(NamedTuple):
    """The local game of `space`, played by `player`, so far."""

    space: int
    player: int
    events: tuple[Event, ...]
    """Since it began, oldest first."""
    fresh: bool = False
    """The last roll has just come to rest."""

    def all(self, kind: type[E]) -> list[E]:
        """The events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def rolls(self) -> tuple[int, ...]:
        """The faces of all rolls."""
        return tuple(event.face for event in self.all(Rolled))

    @property
    def cells(self) -> dict[int, CellPlayed]:
        """By number, those that were played."""
        return {event.cell: event for event in self.all(CellPlayed)}

    @property
    def place(self) -> int:
        """Where the marker stands on a track; it may lie past the goal."""
        return max((event.target for event in self.all(TrackMoved)), default=0)

    @property
    def bet(self) -> int:
        """The last bet, 0 for none."""
        return next((event.amount for event in reversed(self.all(BetPlaced))), 0)

    @property
    def ended(self) -> GameEnded | None:
        """How it ended, if it is over."""
        return next(iter(self.all(GameEnded)), None)

    @property
    def brought(self) -> int:
        """Dollars won from the bank so far, lost ones taken off; a bet that lies at stake is neither."""
        own = (self.player, ESCROW)
        won = sum(paid.amount for paid in self.all(Paid) if paid.payer == BANK and paid.payee in own)
        return won - sum(paid.amount for paid in self.all(Paid) if paid.payee == BANK and paid.payer in own)


def visit_now(model: Model) -> Visit | None:
    """The visit that goes on, or else the last one; None before the first."""
    found: list[Event] = []
    for event in last_events(model):
        if isinstance(event, GameStarted):
            return _upto_end(event, found[::-1])
        found.append(event)
    return None


def visit_at(model: Model, beat: Beat, *, lies: bool) -> Visit | None:
    """The visit at a roll or card of it: before, or once it lies there; None for one outside a local game."""
    found: list[Event] | None = None
    for event in last_events(model):
        if found is None:
            if event == beat.lead:
                found = [*reversed(beat.events), event] if lies else []
        elif isinstance(event, GameStarted):
            return _upto_end(event, found[::-1])._replace(fresh=lies)
        else:
            found.append(event)
    return None


def _upto_end(started: GameStarted, events: list[Event]) -> Visit:
    end = next((k for k, event in enumerate(events) if isinstance(event, GameEnded)), len(events))
    return Visit(started.space, started.player, tuple(events[: end + 1]))
