"""Games of Sitting Bull that are over, for the tests of the end."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from msgspec.structs import replace

from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.sheet import PathLine, ScoreSheet
from games.sitting_bull.state import State
from games.sitting_bull.terms import Wisdom
from tests.ui.random_play import History, play_until
from tests.ui.sitting_bull.build import model_of, new_state
from ui.kit.panel import PANELS, Panel
from ui.model import Model
from ui.text.words import Words

NO_POINTS = ScoreSheet(
    stones=(0, 0, 0, 0),
    stone_presents=(0, 0, 0, 0),
    stone_points=(0, 0, 0, 0),
    present_points=0,
    bonus=0,
    paths=(PathLine(0, 3, 0), PathLine(0, 3, 0), PathLine(0, 3, 0), PathLine(0, 0, 0)),
    powwow_pawns=0,
    powwow_points=0,
    offerings=(0, 0, 0, 0, 0),
    milestones=(),
    wisdom=Wisdom.ELDER,
    wisdom_met=False,
    wisdom_points=0,
)
"""Of a player who has nothing."""


@cache
def over(players: int = 4, seed: int = 1, **rulings: str) -> tuple[State, History]:
    """A game played to its end at random, with all that happened."""
    history: History = []
    return play_until(new_state(players, **rulings), Random(seed), lambda _: False, history), history


def ended(players: int = 4, panel: Panel = PANELS["10in"], words: Words | None = None, **rulings: str) -> Model:
    """The model of that game."""
    state, history = over(players, **rulings)
    return model_of(state, panel, words=words, history=history)


def seen(model: Model, **changes: Any) -> Model:
    """The same with another view."""
    assert model.table is not None
    return replace(model, table=replace(model.table, view=replace(view(model), **changes)))


def scored(*sheets: ScoreSheet, winners: tuple[int, ...] = (0,), **changes: Any) -> Model:
    """The end of a game with these sheets."""
    return seen(ended(len(sheets)), sheets=sheets, winners=winners, **changes)


def points(total: int) -> ScoreSheet:
    """A sheet with that total."""
    return replace(NO_POINTS, offerings=(total, 0, 0, 0, 0))


def view(model: Model) -> SittingBullObservation:
    """What the table sees."""
    assert model.table is not None and isinstance(model.table.view, SittingBullObservation)
    return model.table.view
