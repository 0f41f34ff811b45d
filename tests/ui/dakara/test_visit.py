"""A visit by the journal: from when it began to where it is, or was when a die fell."""

from __future__ import annotations

from games.dakara.actions import Enter
from games.dakara.events import Rolled
from tests.ui.dakara.alone_moments import OFF, ON, at, bet
from tests.ui.dakara.build import Play
from ui.dakara.playback import Beat
from ui.dakara.visit import Visit, visit_at, visit_now


def now(play: Play) -> Visit:
    visit = visit_now(play.model())
    assert visit is not None
    return visit


def test_before_the_first_there_is_none() -> None:
    assert visit_now(Play(2).model()) is None


def test_the_roll_that_led_there_is_none_of_it() -> None:
    visit = now(at(9))
    assert (visit.space, visit.player, visit.rolls, visit.brought) == (9, 0, (), 0)


def test_rolls_cells_and_money() -> None:
    visit = now(at(9, 4, 2, 6))
    assert visit.rolls == (4, 2, 6)
    assert [cell.hit for cell in visit.cells.values()] == [False, True, False]
    assert visit.brought == 50_000


def test_a_bet_is_neither_won_nor_lost_while_it_lies_there() -> None:
    assert now(at(45, bet(10_000))).brought == 0
    assert now(at(45, bet(10_000), 1)).brought == 10_000
    assert now(at(45, bet(10_000), 6)).brought == -10_000
    assert now(at(45, bet(10_000), 1, OFF)).brought == 10_000


def test_the_last_bet_counts() -> None:
    assert now(at(42, bet(20_000), 1, bet(5_000))).bet == 5_000
    assert now(at(42)).bet == 0


def test_a_fee_is_spent() -> None:
    assert now(at(43, Enter(0))).brought == -10_000


def test_the_marker_s_place() -> None:
    assert now(at(21)).place == 0
    assert now(at(21, 5, ON, 2)).place == 7


def test_it_ends_with_its_end() -> None:
    visit = now(at(9, 1, 1, 1, 1, 1, 6))
    assert visit.ended is not None
    assert visit.events[-1] == visit.ended
    assert visit.ended.amount == visit.brought == 100_000
    assert now(at(9, 1)).ended is None


def test_before_a_roll_and_when_it_lies() -> None:
    play = at(9, 4, 2, 6)
    lead = next(event for event in play.history[-2][1] if isinstance(event, Rolled))
    beat = Beat(lead, play.history[-2][1][1:])
    before, after = visit_at(play.model(), beat, lies=False), visit_at(play.model(), beat, lies=True)
    assert before is not None
    assert after is not None
    assert (before.rolls, before.fresh) == ((4,), False)
    assert (after.rolls, after.fresh) == ((4, 2), True)
    assert after.brought == 50_000


def test_a_roll_outside_a_game_belongs_to_none() -> None:
    play = at(9)
    moved = play.history[-1][1]
    lead = moved[0]
    assert isinstance(lead, Rolled)
    assert visit_at(play.model(), Beat(lead, moved[1:]), lies=True) is None
