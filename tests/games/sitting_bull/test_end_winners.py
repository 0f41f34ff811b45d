"""Who wins: most points, then most items of Silence, then all of them (S:208)."""

from __future__ import annotations

import pytest

from games.sitting_bull.terms import Awaits, Milestone, Path, Present, Wisdom
from tests.games.sitting_bull.count import Count


@pytest.mark.rule("SB-37", "SB-15")
@pytest.mark.parametrize(("reds", "winners"), [((3, 2, 1), (0,)), ((1, 3, 2), (1,)), ((1, 2, 3), (2,))])
def test_most_points_win(reds: tuple[int, int, int], winners: tuple[int, ...]) -> None:
    count = Count().over()
    for player, red in enumerate(reds):
        count.stones(player, red=red)
    assert count.totals() == tuple(3 * red for red in reds)
    assert count.winners() == winners


@pytest.mark.rule("SB-37")
def test_points_count_before_silence() -> None:
    count = Count(2).over().stones(0, red=3).cards(1, silence=3)
    assert count.totals() == (9, 6)
    assert count.winners() == (0,)


@pytest.mark.rule("SB-37", "SB-R43")
def test_at_equal_points_most_items_of_silence_win() -> None:
    count = Count(3).over().cards(0, silence=3).stones(1, red=2).cards(2, silence=2).stones(2, red=1)
    assert count.totals() == (6, 6, 6)
    assert count.winners() == (0,)


@pytest.mark.rule("SB-37", "SB-R43")
def test_presents_and_spaces_are_items_of_silence_too() -> None:
    count = Count(2).over().cards(0, silence=2).cards(1, silence=1).presents(1, Present.SILENCE)
    assert (count.totals(), count.winners()) == ((3, 3), (0, 1))
    count.space(1, Path.SILENCE).stones(0, red=1)
    assert (count.totals(), count.winners()) == ((6, 6), (1,))


@pytest.mark.rule("SB-37")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tie_in_points_and_silence_is_shared(players: int) -> None:
    count = Count(players).over()
    assert count.winners() == tuple(range(players))
    count.cards(0, silence=1).cards(1, silence=1)
    assert count.winners() == (0, 1)


@pytest.mark.rule("SB-37", "SB-36")
def test_wisdom_decides_at_the_end() -> None:
    count = Count(2).stones(0, red=3).wisdom(0, Wisdom.ELDER).cards(1, silence=3).wisdom(1, Wisdom.QUIET_ONE)
    assert count.totals() == (9, 6)
    count.over()
    assert (count.totals(), count.winners()) == ((9, 14), (1,))


@pytest.mark.rule("SB-37")
@pytest.mark.parametrize("awaits", [awaits for awaits in Awaits if awaits is not Awaits.OVER])
def test_nobody_has_won_before_the_end(awaits: Awaits) -> None:
    count = Count(2).milestone(Milestone.POWER, 0)
    count.p.awaits = awaits
    assert count.totals() == (10, 0)
    assert count.winners() == ()
