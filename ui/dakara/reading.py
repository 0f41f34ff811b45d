"""What the screens of Dakara read from the model, with its types."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games.dakara.edition import DakaraEdition, read_edition
from games.dakara.events import GameStarted
from games.dakara.observation import DakaraObservation, SeatView
from games.dakara.odds.table import TableOfOdds, table_of_odds
from games.dakara.options import DakaraOptions
from games.dakara.rules import Rules, rules_of
from games.game import CHANCE, Event
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import player_name
from ui.text.dakara_rules import space_rule


def view_of(model: Model) -> DakaraObservation:
    """The game as everybody sees it."""
    view = table_of(model).view
    assert isinstance(view, DakaraObservation)
    return view


def edition_of(model: Model) -> DakaraEdition:
    """The printed values as played."""
    edition = table_of(model).edition
    return edition if isinstance(edition, DakaraEdition) else _shipped()


@cache
def _shipped() -> DakaraEdition:
    return read_edition()


def options_of(model: Model) -> DakaraOptions:
    """The rulings as played."""
    options = table_of(model).options
    return options if isinstance(options, DakaraOptions) else DakaraOptions(players=len(table_of(model).seats))


def rules_as_played(model: Model) -> Rules:
    """The compiled rules: each form holds the numbers of its space, by the edition and the rulings as played."""
    return rules_of(options_of(model), edition_of(model))


def rule_of(model: Model, space: int) -> str:
    """The rule of `space` in a line, as it is played here."""
    return space_rule(model.words, space, edition_of(model), options_of(model))


def odds_of(model: Model) -> TableOfOdds:
    """The odds of the local games, by the cards and rulings as played."""
    return table_of_odds(edition_of(model), options_of(model))


def asked(model: Model) -> tuple[int, ...]:
    """The persons who may choose now, in the order of the rules."""
    legal = table_of(model).legal
    return tuple(player for player in view_of(model).current if player in legal)


def on_stage(model: Model) -> int | None:
    """The player whom the screen is about: whose hand rolls, who chooses, or whose turn it is."""
    view = view_of(model)
    if view.current == (CHANCE,):
        found = view.chance_for
    elif len(view.current) == 1:
        found = view.current[0]
    else:
        found = view.turn
    return None if found is None or found < 0 else found


def waits_for_hand(model: Model) -> bool:
    """Somebody at the table is to roll or draw: by the pad, or with a real die or card."""
    table = table_of(model)
    return table.hand is not None or bool(table.chance)


def ranking(view: DakaraObservation) -> list[int]:
    """Players from the richest to the poorest, seat order where nothing separates them; who is out comes last."""
    return sorted(range(len(view.seats)), key=lambda p: (view.seats[p].out, -worth(view.seats[p])))


def worth(seat: SeatView) -> int:
    """What a player has, with what lies at stake."""
    return seat.money + seat.stake


def game_of_event(model: Model, event: Event) -> int:
    """The space of the local game that `event` of the journal belongs to; the one that goes on for any other."""
    found = False
    for entry in reversed(table_of(model).journal):
        for other in reversed(entry.events):
            found = found or other is event
            if found and isinstance(other, GameStarted):
                return other.space
    return view_of(model).game


def last_events(model: Model) -> Iterator[Event]:
    """All that happened and still counts, newest first."""
    for entry in reversed(table_of(model).journal):
        if not entry.undone:
            yield from reversed(entry.events)


def seat_names(model: Model) -> list[str]:
    """The names of the players, by number."""
    return [player_name(model, player) for player in range(len(table_of(model).seats))]
