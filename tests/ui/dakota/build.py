"""Models of real games of Dakota for the tests of its screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from games.catalogue import GAMES
from games.dakota.observation import DakotaObservation
from games.dakota.options import DakotaOptions
from games.dakota.state import State
from games.dakota.terms import Phase
from games.game import Event
from tests.ui.english import ENGLISH
from tests.ui.random_play import first_position
from ui.kit.panel import PANELS, Panel
from ui.model import Model, SeatInfo, TableModel
from ui.text.words import Words

PLACES = (0, 1, 2, 5, 4)
"""Orange, Sky, Green, Red, Blue."""


def view(state: State) -> DakotaObservation:
    """What the whole table sees."""
    seen = state.observation(None)
    assert isinstance(seen, DakotaObservation)
    return seen


def new_state(players: int = 4, **rulings: str) -> State:
    """A game before its first draw."""
    game = GAMES["dakota"]
    options = msgspec.convert({"players": players, **rulings}, DakotaOptions)
    state = game.new_game(options, game.edition())
    assert isinstance(state, State)
    return state


def search(stop: Callable[[State], bool], players: int = 4, seed: int = 1, **rulings: str) -> State:
    """The first position of random games where `stop` holds and a player is to act."""
    return first_position(lambda: new_state(players, **rulings), stop, seed)


def at(phase: Phase, *, players: int = 4, seed: int = 1, rounds: int = 1) -> State:
    """A game at the first decision of `phase` in a round not before `rounds`."""
    return search(lambda s: s.phase is phase and s.round >= rounds, players, seed)


def model_of(
    state: State,
    panel: Panel = PANELS["10in"],
    *,
    words: Words | None = None,
    bots: Sequence[int] = (),
    unseen: Sequence[Event] = (),
    enters: bool = False,
    can_undo: bool = False,
    refusal: str = "",
) -> Model:
    """The model of a table whose seats are persons but for `bots`; `enters`: people enter what chance draws.

    As at a real table in peek mode, a lone person's secrets are open.
    """
    game = GAMES["dakota"]
    players = len(view(state).seats)
    persons = [p for p in range(players) if p not in bots]
    current = state.current_players()
    table = TableModel(
        key="test",
        game=game,
        seats=tuple(SeatInfo(PLACES[p], "normal" if p in bots else "person") for p in range(players)),
        view=view(state),
        own={p: state.observation(p) for p in persons},
        open_seats=tuple(persons) if len(persons) == 1 else (),
        legal={p: tuple(state.legal_actions(p)) for p in persons if p in current},
        modes={"secrets": "peek", "cards": "table" if enters else "console"},
        chance=tuple(action for action, _ in state.chance_outcomes()) if enters else (),
        unseen=tuple(unseen),
        can_undo=can_undo,
        refusal=refusal,
        thinking=next((p for p in current if p in bots), None),
        edition=state.rules.edition,
    )
    return Model(panel=panel, words=words or ENGLISH, games=GAMES, table=table)
