"""Random games of Sitting Bull, position by position, for the tests of its light."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, Final

from games.game import CHANCE, Choice, Event
from games.sitting_bull.actions import DrawTile
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.terms import NEUTRAL, Awaits, Effect, Tile
from games.sitting_bull.zones import PLACE_NAMES
from hardware.bed import load_bed
from hardware.overlay import load_overlay
from tests.games.play import next_action
from ui.lights.light import NEUTRAL as NEUTRAL_SEAT
from ui.lights.light import Light, Meaning, Scene
from ui.lights.sitting_bull import lights

BED: Final = load_bed()
OVERLAY: Final = load_overlay("sitting-bull", BED)
BREATHES: Final = Light(Meaning.MAY_CHOOSE)
PULSE: Final = Light(Meaning.CHANGED)
PLAYED: Final[tuple[tuple[int, Mapping[str, Any], Tile | None], ...]] = (
    (2, {"powwow": "printed"}, None),
    *((2, {"two_player_tile": "council"}, Tile.COUNCIL),) * 2,
    *((2, {}, Tile.LEADERSHIP),) * 4,
    (3, {}, None),
    (4, {"movers": "own_pawns"}, None),
    (2, {"cards": "table"}, None),
    (3, {"cards": "table"}, None),
    *((4, {}, None),) * 12,
)
"""Players, rulings and the tile that is drawn (None: any): together they meet every effect, and light every zone."""
Position = tuple[SittingBullObservation, tuple[Choice, ...], tuple[Event, ...]]


def positions(seed: int) -> Iterator[Position]:
    """Every position of a random game: what the table sees, what may be done, what happened."""
    players, rulings, tile = PLAYED[seed]
    state = SITTING_BULL.new_game(SittingBullOptions(players=players, **rulings), SITTING_BULL.edition())
    rng, log = Random(seed), list[Event]()
    while True:
        legal = tuple(c for p in state.current_players() if p != CHANCE for c in state.legal_actions(p))
        yield state.observation(None), legal, tuple(log)
        if not state.current_players():
            return
        log.clear()
        action = next_action(SITTING_BULL, state, rng)
        if isinstance(action, DrawTile) and tile is not None:
            action = DrawTile(CHANCE, tile)
        state.apply_action(action, log)


@cache
def recorded() -> list[list[Position]]:
    """All games."""
    return [list(positions(seed)) for seed in range(len(PLAYED))]


@cache
def everything() -> list[Position]:
    """All positions."""
    return [position for game in recorded() for position in game]


def scene(position: Position) -> Scene:
    """Its light."""
    return lights(position[0], position[1], (), position[2])


def asking(awaits: Awaits, effect: Effect | None = None) -> list[Position]:
    """The positions in which this is decided; there are some."""
    found = [p for p in everything() if p[0].awaits is awaits and (effect is None or p[0].effect is effect)]
    assert found, (awaits, effect)
    return found


def owners(view: SittingBullObservation) -> dict[int, str]:
    """Each owner with the part of a place that is its."""
    return {**{player: f"seat-{player + 1}" for player in range(len(view.seats))}, NEUTRAL: "neutral"}


def seat(owner: int) -> int:
    """As lights name an owner."""
    return NEUTRAL_SEAT if owner == NEUTRAL else owner


def place(number: int) -> str:
    """The name of a place."""
    return PLACE_NAMES[number]
