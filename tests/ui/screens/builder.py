"""Models for the tests of screens: real positions of real games, as the device would show them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from games.catalogue import GAMES
from games.game import CHANCE, Action, Choice, Event, Game, Range, State, with_amount
from tests.ui.english import ENGLISH
from ui.dakota.presentation import DAKOTA_PRESENTATION, DakotaPresentation
from ui.kit.panel import PANELS, Panel
from ui.model import JournalEntry, Model, SavedGame, SeatInfo, TableModel
from ui.presentation import Presentation
from ui.screen import Screen
from ui.text.words import Words

PRESENTATIONS: dict[str, Presentation] = {"dakota": DAKOTA_PRESENTATION}
PLACES = (0, 1, 2, 5, 4, 3)


class OtherTable(DakotaPresentation):
    """Dakota, with another screen for its table."""

    def __init__(self, table: Callable[[], Screen]) -> None:
        self._table = table

    def screen(self) -> Screen:
        return self._table()


def make_model(panel: Panel = PANELS["10in"], words: Words | None = None, **more: Any) -> Model:
    """A table with all games and nothing running."""
    given: dict[str, Any] = {"games": GAMES, "presentations": PRESENTATIONS, **more}
    return Model(panel=panel, words=words or ENGLISH, **given)


def played(game: Game, players: int, steps: int, seed: int = 1) -> tuple[State, list[tuple[Action, tuple[Event, ...]]]]:
    """A position after `steps` random actions (or the end), and what was played."""
    rng = Random(seed)
    state = game.new_game(game.options_type(players=players), game.edition())
    history: list[tuple[Action, tuple[Event, ...]]] = []
    while state.current_players() and len(history) < steps:
        action = random_action(game, state, rng)
        log: list[Event] = []
        state.apply_action(action, log)
        history.append((action, tuple(log)))
    return state, history


def random_action(game: Game, state: State, rng: Random) -> Action:
    """Any act of whoever is to act."""
    current = state.current_players()
    if current == (CHANCE,):
        return rng.choice(list(state.chance_outcomes()))[0]
    choice = rng.choice(list(state.legal_actions(rng.choice(current))))
    if isinstance(choice, Range):
        amount = rng.randrange(choice.low, choice.high + 1, choice.step)
        return with_amount(choice, amount, game.action_type)
    return choice


def make_table(
    game: Game,
    state: State,
    history: list[tuple[Action, tuple[Event, ...]]],
    bots: tuple[int, ...] = (),
    *,
    open_book: bool = False,
    **more: Any,
) -> TableModel:
    """The running game as the device would hand it to a screen; seats in `bots` are bots."""
    players = len(state.returns())
    seats = tuple(SeatInfo(PLACES[p], "normal" if p in bots else "person") for p in range(players))
    persons = [p for p in range(players) if p not in bots]
    legal: dict[int, tuple[Choice, ...]] = {
        p: tuple(state.legal_actions(p)) for p in state.current_players() if p in persons
    }
    journal = tuple(JournalEntry(n, action.player, events) for n, (action, events) in enumerate(history))
    given: dict[str, Any] = {
        "modes": {"secrets": "open" if open_book else "peek", "cards": "console", "lights": "both", "help": "full"},
        "open_seats": tuple(persons) if open_book or len(persons) == 1 else (),
        "journal": journal,
        "finished": not state.current_players(),
        **more,
    }
    return TableModel(
        key="g1",
        game=game,
        seats=seats,
        view=state.observation(None),
        own={p: state.observation(p) for p in persons},
        legal=legal,
        **given,
    )


def dakota_table(steps: int, players: int = 4, seed: int = 1, **more: Any) -> TableModel:
    """A game of Dakota after `steps` random actions."""
    state, history = played(GAMES["dakota"], players, steps, seed)
    return make_table(GAMES["dakota"], state, history, **more)


def saved_game(steps: int = 150, players: int = 4, key: str = "g1") -> SavedGame:
    """A game of Dakota to resume."""
    state, _ = played(GAMES["dakota"], players, steps)
    seats = tuple(SeatInfo(PLACES[p], "person") for p in range(players))
    view = state.observation(None)
    scores = tuple(DAKOTA_PRESENTATION.score(view, p) for p in range(players))
    return SavedGame(key=key, game="dakota", seats=seats, scores=scores, view=view)
