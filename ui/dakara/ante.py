"""The pot of all: everybody throws the own die, in any order, and the highest takes it (No. 33)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from games.dakara.actions import Throw
from games.dakara.board import Space
from games.dakara.events import GameEnded, Paid, Rolled, TiedRolls
from games.dakara.terms import ASIDE, NOT_THROWN, Awaits
from games.game import Event
from ui.commands import Command, Deal, Submit
from ui.dakara.beats import beat_scene, game_so_far, so_far
from ui.dakara.frame import GAP, FrameScreen, areas, roll_row, split_row
from ui.dakara.playback import Moment
from ui.dakara.reading import on_stage, rule_of, seat_names, view_of
from ui.dakara.telling import event_rows, told
from ui.kit.panel import Box
from ui.kit.pieces.die import DicePad
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.pot import Pot
from ui.kit.pieces.seat_die import SeatDie, Thrown
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screen import Input, SeatPressed
from ui.screens.chrome import player_at, player_name
from ui.screens.frame import grid
from ui.text.money import amount, change

OWN: Final = 300.0
"""Width of the pad for own dice."""
CORNERS: Final = 180.0
"""Room of the two corner pads of a small panel, with their gaps."""
POT: Final = 96.0
LOW_POT: Final = 71.0
TWO: Final = 2
"""More names do not fit a headline."""


class AnteScreen(FrameScreen):
    """A press on an own pad or seat button throws at once; with own dice it says whose face is entered next."""

    def __init__(self) -> None:
        super().__init__()
        self._own = False

    def headline(self, model: Model) -> str:
        view, words = view_of(model), model.words
        roller = on_stage(model)
        if view.awaits is Awaits.ROLL and roller is not None:
            return words("{player}: roll the die").format(player=player_name(model, roller))
        tied = tied_last(so_far(model))
        if len(tied) > TWO:
            return words("Equal: throw again")
        if tied:
            names = seat_names(model)
            return words("{players}: throw again").format(players=" + ".join(names[player] for player in tied))
        return words("All: throw your dice")

    def note(self, model: Model) -> str:
        return rule_of(model, Space.ALL_BET)

    def actor(self, model: Model) -> int | None:
        """Nobody alone, while several are to throw."""
        view = view_of(model)
        return view.chance_for if view.awaits is Awaits.ROLL else None

    def facing(self, model: Model) -> int | None:
        player = on_stage(model)
        return None if player is None else table_of(model).seats[player].place

    def stage(self, model: Model, box: Box) -> Scene:
        view, words, compact = view_of(model), model.words, model.panel.compact
        entering = self._owns(model)
        tied = tied_last(so_far(model))
        pot, at, room = _upper(model, box, words("Equal: these throw again") if tied and not compact else "")
        own = Pad(
            box=at, key="own", icon="check" if entering else "die", label=words("Own dice"),
            look=Look.CHOSEN if entering else Look.PLAIN, size=28,
        )  # fmt: skip
        faces = {player: seat.mark for player, seat in enumerate(view.seats)}
        roller = view.chance_for if view.awaits is Awaits.ROLL else None
        dice = throws(model, faces, room, roller=roller)
        return (pot, own, *dice) if table_of(model).modes.get("dice") == "console" else (pot, *dice)

    def actions(self, model: Model, box: Box) -> Scene:
        if view_of(model).awaits is Awaits.ROLL:
            return roll_row(model, box)
        return throw_pads(model, box, _throwing(model))

    def acted(self, key: str, model: Model) -> list[Command]:
        kind, _, number = key.partition(":")
        if kind == "own":
            self._own = not self._own
        elif kind == "throw":
            return self._throw(model, int(number))
        return []

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """An own button throws; once all that is left is the face of one die, it walks through the pads."""
        player = player_at(model, place)
        if down and player is not None and _may_throw(model, player):
            self._cursor.clear()
            return self._throw(model, player)
        return super().pressed(place, down, model)

    def able(self, model: Model) -> tuple[int, ...]:
        """Anybody's button reaches the pads, also that for own dice."""
        return tuple(range(len(table_of(model).seats)))

    def _owns(self, model: Model) -> bool:
        """Faces of real dice are entered."""
        return self._own or table_of(model).modes.get("dice") != "console"

    def _throw(self, model: Model, player: int) -> list[Command]:
        throw = Submit(Throw(player))
        return [throw] if self._owns(model) else [throw, Deal(player)]


def _upper(model: Model, box: Box, note: str) -> tuple[Pot, Box, Box]:
    """The pot, and the boxes of a pad beside it and of the dice below."""
    compact = model.panel.compact
    high = LOW_POT if compact else POT
    # on a small panel beside the corner pads, not below them
    right = box.right - (CORNERS if compact else 0.0)
    pot = Pot(
        box=Box(box.x, box.y, right - OWN - GAP - box.x, high), title=model.words("Pot"),
        number=amount(pot_of(model)), note=note,
    )  # fmt: skip
    beside = Box(right - OWN, box.y + (high - LOW_POT) / 2, OWN, LOW_POT)
    return pot, beside, Box(box.x, box.y + high + 8, box.w, box.h - high - 8)


def throw_pads(model: Model, box: Box, throwing: Collection[int]) -> Scene:
    """A pad for each seat: those who may throw now, and why the others don't."""
    view, words = view_of(model), model.words
    pads: list[Pad | DicePad] = []
    for player, cell in enumerate(grid(box, len(view.seats), 1)):
        seat = view.seats[player]
        if player in throwing:
            label = words("Throw") if model.panel.compact else words("THROW")
            pads.append(DicePad(box=cell, key=f"throw:{player}", label=label))
            continue
        if seat.mark > 0:
            label = words("Done")
        elif player in view.current:
            label = words("Thinks")
        else:
            label = words("Sits out") if not seat.stake else words("Beaten")
        pads.append(Pad(box=cell, label=label, look=Look.OFF, size=26))
    return tuple(pads)


def _throwing(model: Model) -> list[int]:
    return [player for player in range(len(view_of(model).seats)) if _may_throw(model, player)]


def ante_look(model: Model, now: Moment) -> Scene:
    """One die in the air, among those that lie there; when it was the last, who takes the pot."""
    beat, lead = now.beat, now.beat.lead
    assert isinstance(lead, Rolled) and now.die is not None
    before = game_so_far(model, beat)[1]
    before_of = faces_of(model, before)
    faces = dict(before_of)
    faces[lead.player] = lead.face if now.lies else now.die.face
    ends = [event for event in beat.events if isinstance(event, GameEnded)] if now.lies else []
    winner = next((event.player for event in ends if event.result == "won"), None)
    brought = {event.player: change(event.amount) for event in ends}

    def stage(box: Box) -> Scene:
        roller = lead.player if not now.lies else None
        height = now.die.height if now.die is not None else 0.0
        return throws(model, faces, box, roller=roller, height=height, winner=winner, brought=brought)

    # a tie is told before all who throw again: the pads must not tell it earlier
    throwing = [p for p in _throwing(model) if before_of.get(p) == NOT_THROWN and p != lead.player]
    if throwing:
        # those who have still to throw need not wait, nor look for their pad anew
        at = areas(model.panel)
        pot, beside, room = _upper(model, at.stage, "")
        scene = (pot, *stage(room))
        return beat_scene(model, now, lambda _box: scene, throw_pads(model, at.actions, throwing), beside=beside)
    row = split_row(areas(model.panel).actions)[0]
    return beat_scene(model, now, stage, _news(model, beat.events, winner, row) if now.lies else ())


def _news(model: Model, events: Sequence[Event], winner: int | None, row: Box) -> Scene:
    """Who has won the pot, or that some throw again."""
    tie = next((event for event in events if isinstance(event, TiedRolls)), None)
    if tie is not None:
        text = model.words("Equal with {n}: throw again").format(n=tie.face)
        return (Label(box=Box(row.x, row.y + (row.h - 44) / 2, row.w, 44), text=text, size=34, bold=True),)
    won = [event for event in events if isinstance(event, GameEnded) and event.player == winner]
    return event_rows(told(model, won), row)


def throws(
    model: Model,
    faces: Mapping[int, int],
    box: Box,
    *,
    roller: int | None = None,
    height: float = 0.0,
    winner: int | None = None,
    brought: Mapping[int, str] = MappingProxyType({}),
) -> Scene:
    """A card with a die for each seat, above its money; `faces` as marks: 0 still to throw, -1 not in it.

    At the end `brought` says what the pot was for each.
    """
    best = max((face for player, face in faces.items() if player != roller), default=0)
    gap = 8.0 if model.panel.compact else GAP
    cards = []
    for player, cell in enumerate(grid(box, len(faces), 1, gap)):
        face = faces[player]
        if player == winner:
            thrown = Thrown.WINS
        elif player == roller:
            thrown = Thrown.THROWS
        elif face == ASIDE:
            thrown = Thrown.ASIDE
        elif face == NOT_THROWN:
            thrown = Thrown.WAITS
        else:
            thrown = Thrown.LEADS if face == best and winner is None else Thrown.BEATEN
        cards.append(
            SeatDie(
                box=cell, place=table_of(model).seats[player].place, face=max(0, face), thrown=thrown,
                note=brought.get(player, "") or _note(model, thrown), height=height if player == roller else 0.0,
            )
        )  # fmt: skip
    return tuple(cards)


def _note(model: Model, thrown: Thrown) -> str:
    words = model.words
    return words("Highest") if thrown is Thrown.LEADS else ""


def faces_of(model: Model, events: Sequence[Event]) -> dict[int, int]:
    """What each seat has thrown since the last tie, after `events` of this game; as marks."""
    players = range(len(table_of(model).seats))
    start = max((k for k, event in enumerate(events) if isinstance(event, TiedRolls)), default=-1)
    tied = tied_last(events[: start + 1])
    stakes = {event.of for event in events if isinstance(event, Paid) and event.reason == "ante"}
    faces = {player: NOT_THROWN if player in (tied or stakes) else ASIDE for player in players}
    for event in events[start + 1 :]:
        if isinstance(event, Rolled):
            faces[event.player] = event.face
    return faces


def tied_last(events: Sequence[Event]) -> tuple[int, ...]:
    """Who tied last, in this game."""
    ties = [event.players for event in events if isinstance(event, TiedRolls)]
    return ties[-1] if ties else ()


def pot_of(model: Model) -> int:
    """All that was put in."""
    return sum(seat.stake for seat in view_of(model).seats)


def may_throw_now(given: Input, model: Model) -> bool:
    """`given` is the button of a seat that may throw for the pot."""
    if not isinstance(given, SeatPressed) or not given.down:
        return False
    seats = table_of(model).seats
    return any(seat.place == given.place and _may_throw(model, player) for player, seat in enumerate(seats))


def _may_throw(model: Model, player: int) -> bool:
    return any(isinstance(choice, Throw) for choice in table_of(model).legal.get(player, ()))
