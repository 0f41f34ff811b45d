"""The slalom in Aspen: past the fallen flags to the finish."""

from __future__ import annotations

import pytest

from games.dakara.events import BankBroken, Fell, GameEnded, Paid, Rolled, TrackMoved
from games.dakara.terms import BANK, Awaits, FormKind
from games.game import CHANCE
from tests.games.dakara.forms.table import LocalGame

FALLEN = (4, 7, 10, 13, 16)
WAYS = {
    0: (), 1: (1,), 2: (2,), 3: (3,), 5: (5,), 6: (6,), 8: (5, 3), 9: (3, 6), 11: (6, 5), 12: (6, 6), 14: (6, 6, 2),
    15: (6, 6, 3), 17: (6, 6, 5),
}  # fmt: skip
"""Faces that lead to each place without a fallen flag."""


@pytest.mark.rule("DA-S19")
@pytest.mark.parametrize("turn", [0, 2])
def test_the_first_roll_comes_at_once(turn: int) -> None:
    game = LocalGame(19, players=3, turn=turn)
    assert (game.form.kind, game.form.space) == (FormKind.TRACK, 19)
    assert (game.p.awaits, game.p.current, game.p.roller) == (Awaits.ROLL, (CHANCE,), turn)
    assert game.p.cell == 0


@pytest.mark.rule("DA-S19", "DA-D7")
@pytest.mark.parametrize("origin", WAYS)
@pytest.mark.parametrize("face", range(1, 7))
def test_a_fallen_flag_ends_it_and_the_finish_may_be_passed(origin: int, face: int) -> None:
    game = LocalGame(19, turn=1).roll(*WAYS[origin])
    assert (game.over, game.p.cell) == (False, origin)
    seen = len(game.events)
    game.roll(face)
    target = origin + face
    rolled = Rolled(1, face, len(WAYS[origin]) + 1)
    assert game.p.cell == target
    assert game.p.rolls == [*WAYS[origin], face]
    if target >= 18:
        assert game.over
        assert game.p.money == [50_000, 210_000]
        assert game.events[seen:] == [
            rolled,
            TrackMoved(1, origin, target, 160_000),
            Paid(BANK, 1, 160_000, "prize"),
            GameEnded(1, 19, "won", 160_000),
        ]
    elif target in FALLEN:
        assert game.over
        assert game.p.money == [50_000, 50_000]
        fall = [Fell(1, target), GameEnded(1, 19, "even", 0)]
        assert game.events[seen:] == [rolled, TrackMoved(1, origin, target, 0), *fall]
    else:
        assert not game.over
        assert (game.p.awaits, game.p.roller) == (Awaits.ROLL, 1)
        assert game.events[seen:] == [rolled, TrackMoved(1, origin, target, 0)]


@pytest.mark.rule("DA-R15")
def test_the_prize_breaks_the_bank() -> None:
    game = LocalGame(19, bank=150_000).roll(6, 6, 6)
    assert game.over
    assert game.p.broken
    assert game.events[-2:] == [BankBroken(), GameEnded(0, 19, "won", 150_000)]


@pytest.mark.rule("DA-S19", "DA-D7")
def test_an_owner_sets_finish_flags_and_prize() -> None:
    edition = {"slalom": {"finish": 10, "prize": 8_000, "flag": {"1": 1, "17": 1}}}
    assert LocalGame(19, edition=edition).roll(1).told(Fell) == [Fell(0, 1)]
    assert LocalGame(19, edition=edition).roll(5, 5).ends == [(0, "won", 8_000)], "a flag on the finish does no harm"
    assert LocalGame(19, edition=edition).roll(6, 3, 4).ends == [(0, "won", 8_000)]
    assert not LocalGame(19, edition=edition).roll(6, 3).over
    assert LocalGame(19, edition={"slalom.flag.17": 1}).roll(6, 6, 5).told(Fell) == [Fell(0, 17)]
