"""Wisdom cards: what each asks for, and when it is counted (S:206)."""

from __future__ import annotations

import pytest

from games.sitting_bull import scoring
from games.sitting_bull.terms import POWWOW, Awaits, Path, Present, Region, Wisdom
from tests.games.sitting_bull.count import Count

PATHFINDER, QUIET_ONE, STONE_KEEPER, ELDER, WANDERER = Wisdom


def met(count: Count, wisdom: Wisdom) -> bool:
    """Whether player 0 scores 8 for it, as the sheet and the total say."""
    without = count.over().totals()[0]
    sheet = count.wisdom(0, wisdom).sheet()
    assert sheet.wisdom is wisdom
    assert sheet.wisdom_points == (8 if sheet.wisdom_met else 0)
    assert sheet.total == without + sheet.wisdom_points
    assert scoring.fulfils(count.p, 0, wisdom) == sheet.wisdom_met
    return sheet.wisdom_met


@pytest.mark.rule("SB-36", "SB-D11", "SB-R43")
@pytest.mark.parametrize("path", Path)
def test_the_pathfinder_has_five_items_of_one_path(path: Path) -> None:
    name = path.name.lower()
    everything = {"origin": 4, "awakening": 4, "memory": 4, "silence": 4}
    assert not met(Count().cards(0, **everything), PATHFINDER)
    assert met(Count().cards(0, **{**everything, name: 5}), PATHFINDER)
    assert met(Count().cards(0, **{name: 4}).presents(0, Present(Present.ORIGIN + path)), PATHFINDER)
    assert met(Count(2).cards(0, **{name: 4}).space(0, path), PATHFINDER)
    assert not met(Count().cards(0, **{name: 4}).presents(0, Present.RED).stones(0, red=1), PATHFINDER)


@pytest.mark.rule("SB-36", "SB-D11")
def test_the_quiet_one_has_three_items_of_silence() -> None:
    assert not met(Count().cards(0, 9, 9, 9, 2), QUIET_ONE)
    assert met(Count().cards(0, silence=3), QUIET_ONE)
    assert met(Count().cards(0, silence=1).presents(0, Present.SILENCE, Present.SILENCE), QUIET_ONE)


@pytest.mark.rule("SB-36", "SB-D11")
def test_the_stone_keeper_has_seven_stones_with_presents() -> None:
    assert not met(Count().stones(0, 2, 2, 1, 1), STONE_KEEPER)
    assert met(Count().stones(0, 2, 2, 2, 1), STONE_KEEPER)
    assert met(Count().stones(0, 2, 2, 1, 1).presents(0, Present.BLACK), STONE_KEEPER)
    assert not met(Count().stones(0, 2, 2, 1, 1).presents(0, Present.ORIGIN), STONE_KEEPER)


@pytest.mark.rule("SB-36", "SB-D11")
def test_the_elder_has_three_pawns_in_the_powwow() -> None:
    assert not met(Count().pawns(POWWOW, 2, 9), ELDER)
    assert met(Count().pawns(POWWOW, 3), ELDER)
    assert not met(Count().pawns(Region.RIVER, 3), ELDER)


@pytest.mark.rule("SB-36", "SB-D11")
def test_the_wanderer_has_two_pawns_in_each_of_four_regions() -> None:
    count = Count()
    for region in (0, 1, 2):
        count.pawns(region, 2)
    count.pawns(3, 1, 5).pawns(4, 1, 5).pawns(POWWOW, 5)
    assert not met(count, WANDERER)
    for last in (3, 4):
        fourth = Count().pawns(last, 2)
        for region in (0, 1, 2):
            fourth.pawns(region, 3)
        assert met(fourth, WANDERER)


@pytest.mark.rule("SB-36")
@pytest.mark.parametrize("player", range(4))
def test_what_lies_before_the_others_is_no_help(player: int) -> None:
    count = Count(4)
    for one in range(4):
        more = int(one == player)  # just enough; each of the others lacks one
        count.cards(one, origin=4 + more, silence=2 + more).stones(one, 2, 1, 1, 1)
        count.presents(one, Present.RED, *[Present.HARMONY] * more)
    for region in Region:
        count.pawns(region, *[2 if region < 3 + (one == player) else 1 for one in range(4)])
    count.pawns(POWWOW, *[2 + (one == player) for one in range(4)])
    for wisdom in Wisdom:
        assert [scoring.fulfils(count.p, one, wisdom) for one in range(4)] == [one == player for one in range(4)]


@pytest.mark.rule("SB-36")
def test_what_a_wisdom_card_asks_and_gives_is_printed_in_the_edition() -> None:
    edition = {"wisdom": {"elder": {"need": 1, "points": 20}, "wanderer": {"need": 1, "regions": 1}}}
    count = Count(edition=edition).pawns(POWWOW, 1).wisdom(0, ELDER).wisdom(1, WANDERER).pawns(0, 0, 1).over()
    assert [count.sheet(player).wisdom_points for player in range(3)] == [20, 8, 0]


@pytest.mark.rule("SB-36", "SB-13")
def test_dealt_wisdom_is_secret_and_counts_at_the_end_only() -> None:
    count = Count().cards(0, silence=3).wisdom(0, QUIET_ONE).wisdom(1, ELDER)
    for awaits in Awaits:
        count.p.awaits = awaits
        ended = awaits is Awaits.OVER
        assert count.totals() == ((14 if ended else 6), 0, 0)
        shown = [count.sheet(player).wisdom for player in range(3)]
        assert shown == ([QUIET_ONE, ELDER, None] if ended else [None] * 3)
        assert count.sheet(0).wisdom_met == ended


@pytest.mark.rule("SB-36")
def test_a_real_wisdom_card_counts_once_it_is_shown() -> None:
    count = Count(cards="table").cards(0, silence=3)
    count.p.awaits = Awaits.REVEAL
    assert count.totals() == (6, 0, 0)
    assert count.wisdom(0, QUIET_ONE).totals() == (14, 0, 0)
    assert count.wisdom(1, ELDER).sheet(1).wisdom is ELDER
    assert not count.sheet(1).wisdom_met
