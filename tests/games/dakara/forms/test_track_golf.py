"""Golf at Palm Springs: the green by an exact total, then two shots."""

from __future__ import annotations

from itertools import product

import pytest

from games.dakara.events import BankBroken, Checked, Fell, GameEnded, Paid, Rolled, TrackMoved
from games.dakara.terms import BANK, Awaits, FormKind
from games.game import CHANCE
from tests.games.dakara.forms.table import LocalGame

TO_THE_GREEN = [
    (3, 6), (4, 5), (5, 4), (6, 3), (4, 6), (5, 5), (6, 4),
    (1, 2, 6), (1, 3, 5), (2, 2, 5), (3, 3, 3), (6, 1, 2), (1, 3, 6), (2, 2, 6), (4, 4, 1), (4, 4, 2), (6, 2, 2),
]  # fmt: skip
PAST_IT = [(5, 6), (6, 5), (6, 6), (2, 6, 3), (4, 4, 3), (2, 6, 6), (1, 5, 5)]
TOO_SHORT = [(1, 2, 1), (1, 2, 5), (2, 2, 4), (6, 1, 1), (4, 2, 2), (3, 3, 2)]


def on_the_green(*drives: int, turn: int = 0) -> LocalGame:
    game = LocalGame(10, turn=turn).roll(*drives)
    assert (game.over, game.p.stage) == (False, 1)
    return game


@pytest.mark.rule("DA-S10", "DA-D6")
@pytest.mark.parametrize("turn", [0, 2])
def test_the_first_stroke_comes_at_once(turn: int) -> None:
    game = LocalGame(10, players=3, turn=turn)
    assert (game.form.kind, game.form.space) == (FormKind.TRACK, 10)
    assert (game.p.awaits, game.p.current, game.p.roller) == (Awaits.ROLL, (CHANCE,), turn)
    assert (game.p.cell, game.p.stage) == (0, 0)


@pytest.mark.rule("DA-S10", "DA-R32", "DA-D6")
@pytest.mark.parametrize("drives", TO_THE_GREEN)
def test_exactly_9_or_10_is_on_the_green(drives: tuple[int, ...]) -> None:
    game = LocalGame(10, turn=1)
    for count, face in enumerate(drives, 1):
        origin = sum(drives[: count - 1])
        assert (game.over, game.p.stage, game.p.cell) == (False, 0, origin)
        game.roll(face)
        assert game.events[-2:] == [Rolled(1, face, count), TrackMoved(1, origin, origin + face, 0)]
    assert (game.over, game.p.stage, game.p.cell) == (False, 1, sum(drives))
    assert (game.p.awaits, game.p.roller) == (Awaits.ROLL, 1)
    assert not game.paid


@pytest.mark.rule("DA-S10", "DA-R32")
@pytest.mark.parametrize("drives", PAST_IT)
def test_past_the_green_is_lost(drives: tuple[int, ...]) -> None:
    game = LocalGame(10).roll(*drives[:-1])
    assert not game.over
    assert game.roll(drives[-1]).over
    assert game.events[-3:] == [
        TrackMoved(0, sum(drives[:-1]), sum(drives), 0),
        Fell(0, sum(drives)),
        GameEnded(0, 10, "even", 0),
    ]


@pytest.mark.rule("DA-S10", "DA-R32")
@pytest.mark.parametrize("drives", TOO_SHORT)
def test_not_on_the_green_after_three_rolls_is_lost(drives: tuple[int, ...]) -> None:
    game = LocalGame(10).roll(*drives[:-1])
    assert not game.over
    assert game.roll(drives[-1]).over
    assert game.events[-2:] == [Fell(0, sum(drives)), GameEnded(0, 10, "even", 0)]


@pytest.mark.rule("DA-R30", "DA-R32")
def test_a_third_roll_that_cannot_reach_the_green_is_not_made() -> None:
    game = LocalGame(10).roll(1)
    assert not game.over
    assert game.roll(1).over
    assert game.events[-2:] == [Fell(0, 2), GameEnded(0, 10, "even", 0)]


@pytest.mark.rule("DA-S10")
@pytest.mark.parametrize("drives", [(3, 6), (4, 4, 2)])
@pytest.mark.parametrize("face", range(1, 7))
def test_the_first_shot(drives: tuple[int, ...], face: int) -> None:
    game = on_the_green(*drives, turn=1).roll(face)
    sunk = face in (2, 3)
    assert game.over == sunk
    assert game.p.cell == sum(drives)
    if sunk:
        assert game.p.money == [50_000, 230_000]
        assert game.events[-4:] == [
            Rolled(1, face, len(drives) + 1),
            Checked(1, (face,), True),
            Paid(BANK, 1, 180_000, "prize"),
            GameEnded(1, 10, "won", 180_000),
        ]
    else:
        assert (game.p.awaits, game.p.roller) == (Awaits.ROLL, 1)
        assert game.events[-1] == Rolled(1, face, len(drives) + 1)


@pytest.mark.rule("DA-S10")
@pytest.mark.parametrize("drives", [(5, 5), (3, 3, 3)])
@pytest.mark.parametrize("first", [1, 4, 5, 6])
@pytest.mark.parametrize("second", range(1, 7))
def test_the_second_shot_is_the_last(drives: tuple[int, ...], first: int, second: int) -> None:
    game = on_the_green(*drives).roll(first, second)
    sunk = second in (2, 3)
    assert game.over
    assert game.told(Checked) == [Checked(0, (first, second), sunk)]
    assert game.p.money[0] == (230_000 if sunk else 50_000)
    assert game.ends == [(0, "won", 180_000) if sunk else (0, "even", 0)]
    assert game.p.rolls == [*drives, first, second]


@pytest.mark.rule("DA-S10", "DA-R32")
def test_five_rounds_in_twelve_reach_the_green() -> None:
    reached = 0
    for faces in product(range(1, 7), repeat=3):
        game = LocalGame(10)
        for face in faces:
            if not game.over and not game.p.stage:
                game.roll(face)
        reached += game.p.stage
    assert reached == 90, "of 216"


@pytest.mark.rule("DA-R15")
def test_the_prize_breaks_the_bank() -> None:
    game = LocalGame(10, bank=170_000).roll(3, 6, 2)
    assert game.over
    assert game.events[-3:] == [Paid(BANK, 0, 170_000, "prize"), BankBroken(), GameEnded(0, 10, "won", 170_000)]
    assert LocalGame(10, bank=0).roll(3, 6, 2).over


@pytest.mark.rule("DA-S10", "DA-D6")
def test_an_owner_sets_the_course() -> None:
    edition = {
        "golf": {"prize": 5_000, "rolls": 2, "shots": 3, "green": {"first": 5, "last": 7}, "sink": {"2": 0, "6": 1}}
    }
    for drives in ((5,), (6,), (1, 4), (1, 6), (3, 4)):
        assert LocalGame(10, edition=edition).roll(*drives).p.stage == 1
    for drives in ((1, 1), (2, 2), (3, 1), (4, 4)):
        game = LocalGame(10, edition=edition).roll(*drives)
        assert (game.over, game.p.stage) == (True, 0)
    assert LocalGame(10, edition=edition).roll(5, 2, 2).roll(6).ends == [(0, "won", 5_000)]
    assert LocalGame(10, edition=edition).roll(5, 2, 2, 5).ends == [(0, "even", 0)]
