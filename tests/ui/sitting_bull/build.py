"""Models of real games of Sitting Bull for the tests of its screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from games.catalogue import GAMES
from games.game import CHANCE, Event
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.state import State
from games.sitting_bull.terms import Awaits, Effect
from tests.ui.english import ENGLISH
from tests.ui.random_play import History, first_position
from ui.kit.panel import PANELS, Panel
from ui.model import JournalEntry, Model, SeatInfo, TableModel
from ui.shows import PRESENTATIONS
from ui.text.words import Words

GAME = "sitting-bull"
PLACES = (0, 1, 2, 5)
"""Orange, Sky, Green, Red."""


def view(state: State) -> SittingBullObservation:
    """What the whole table sees."""
    seen = state.observation(None)
    assert isinstance(seen, SittingBullObservation)
    return seen


def new_state(players: int = 4, **rulings: str) -> State:
    """A game before its first draw."""
    game = GAMES[GAME]
    options = msgspec.convert({"players": players, **rulings}, SittingBullOptions)
    state = game.new_game(options, game.edition())
    assert isinstance(state, State)
    return state


def search(
    stop: Callable[[State], bool],
    players: int = 4,
    seed: int = 1,
    history: History | None = None,
    **rulings: str,
) -> State:
    """The first position of random games where `stop` holds and a player is to act."""
    return first_position(lambda: new_state(players, **rulings), stop, seed, history)


def at(
    awaits: Awaits, *, players: int = 4, seed: int = 1, round_: int = 1, history: History | None = None, **rulings: str
) -> State:
    """A game at the first decision of that kind in a round not before `round_`."""

    def reached(state: State) -> bool:
        seen = view(state)
        return seen.awaits is awaits and seen.round >= round_

    return search(reached, players, seed, history, **rulings)


def at_effect(
    effect: Effect, *, players: int = 4, seed: int = 1, history: History | None = None, **rulings: str
) -> State:
    """A game at the first decision on that effect."""
    return search(lambda state: view(state).effect is effect, players, seed, history, **rulings)


def model_of(
    state: State,
    panel: Panel = PANELS["10in"],
    *,
    words: Words | None = None,
    bots: Sequence[int] = (),
    unseen: Sequence[Event] = (),
    history: History | None = None,
    can_undo: bool = False,
    refusal: str = "",
    now: float = 0.0,
    by_buttons: bool = False,
    secrets: str = "peek",
    asks_first: bool = True,
    motion: str = "",
    help_level: str = "full",
) -> Model:
    """The model of a table whose seats are persons but for `bots`.

    As at a real table in peek mode, a lone person's secrets are open. Where the cards are real, people enter every
    draw; `asks_first`: they also say who is the oldest.
    """
    game = GAMES[GAME]
    seen = view(state)
    players = len(seen.seats)
    persons = [p for p in range(players) if p not in bots]
    current = state.current_players()
    asks = current == (CHANCE,) and (seen.real_cards or (asks_first and seen.awaits is Awaits.FIRST))
    journal = tuple(JournalEntry(n, action.player, events) for n, (action, events) in enumerate(history or []))
    table = TableModel(
        key="test",
        game=game,
        seats=tuple(SeatInfo(PLACES[p], "normal" if p in bots else "person") for p in range(players)),
        view=seen,
        own={p: state.observation(p) for p in persons},
        open_seats=tuple(persons) if len(persons) == 1 or secrets == "open" else (),
        legal={p: tuple(state.legal_actions(p)) for p in persons if p in current},
        modes={"secrets": secrets, "cards": state.rules.options.cards, "help": help_level},
        chance=tuple(action for action, _ in state.chance_outcomes()) if asks else (),
        hand=persons[0] if persons and current == (CHANCE,) and seen.awaits is Awaits.FIRST else None,
        unseen=tuple(unseen),
        journal=journal,
        can_undo=can_undo,
        refusal=refusal,
        thinking=next((p for p in current if p in bots), None),
        edition=state.rules.edition,
        options=state.rules.options,
        finished=not current,
    )
    return Model(
        panel=panel,
        words=words or ENGLISH,
        games=GAMES,
        presentations=PRESENTATIONS,
        table=table,
        now=now,
        by_buttons=by_buttons,
        settings={"motion": motion} if motion else {},
    )
