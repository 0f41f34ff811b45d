"""Step 5: milestones (S:151-157, S:243-250)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from games.game import CHANCE
from games.sitting_bull.actions import ClaimMilestone, DrawPresent, MovePawn
from games.sitting_bull.events import CardTaken, MilestoneClaimed, PawnMoved, StoneTaken
from games.sitting_bull.refusals import Refusal
from games.sitting_bull.terms import NONE, POWWOW, Awaits, Icon, Milestone, Path, Present, Region, Stone, Tile
from tests.games.sitting_bull.board import CAMP, FOREST, MOUNTAIN, PRAIRIE, RIVER, Table, told

BIG_LAND, BIG_TRIBE, MAGIC, HUNTING_GAME, DOMAIN, POWER = Milestone


def with_milestones(*milestones: Milestone, players: int = 3, **chosen: str) -> Table:
    """These, filled up with others, and no pawn on the board."""
    others = [milestone for milestone in Milestone if milestone not in milestones]
    return Table(players, milestones=[*milestones, *others][:3], **chosen).no_pawns()  # type: ignore[arg-type]  # readings


def claims(table: Table) -> list[MilestoneClaimed]:
    """What the player on turn claims by a blue stone from the River, placed with a card of Origin."""
    return told(table.visit(RIVER), MilestoneClaimed)


Prepare = Callable[[Table], object]
CASES: Final[list[tuple[Milestone, Prepare, bool]]] = [
    (BIG_LAND, lambda t: [t.pawns(region, 1, 0, 0) for region in (PRAIRIE, MOUNTAIN, FOREST, CAMP)], True),
    (BIG_LAND, lambda t: [t.pawns(region, 2, 0, 0) for region in (PRAIRIE, MOUNTAIN, FOREST, POWWOW)], False),
    (BIG_LAND, lambda t: [t.pawns(region, 0, 1, 1) for region in Region], False),
    (BIG_TRIBE, lambda t: t.pawns(RIVER, 3), True),
    (BIG_TRIBE, lambda t: t.pawns(CAMP, 4), True),
    (BIG_TRIBE, lambda t: t.pawns(RIVER, 2, 4), False),
    (BIG_TRIBE, lambda t: t.pawns(POWWOW, 5), False),
    (MAGIC, lambda t: t.stones(0, 1, 1, 0, 1), True),
    (MAGIC, lambda t: t.stones(0, 2, 2, 1, 0), False),
    (MAGIC, lambda t: t.stones(0, 0, 2, 1, 1), False),
    (MAGIC, lambda t: t.stones(0, 2, 0, 1, 1), False),
    (HUNTING_GAME, lambda t: t.columns(0, 3), True),
    (HUNTING_GAME, lambda t: t.columns(0, 2, 4, 4, 4), False),
    (DOMAIN, lambda t: t.columns(0, 0, 1, 1, 1), True),
    (DOMAIN, lambda t: t.columns(0, 3, 0, 2, 2), False),
    (DOMAIN, lambda t: t.columns(0, 3, 2, 0, 2), False),
    (DOMAIN, lambda t: t.columns(0, 3, 2, 2, 0), False),
    (POWER, lambda t: t.stones(0, 2, 2, 0, 1), True),
    (POWER, lambda t: t.stones(0, 2, 1, 1, 0), False),
    (POWER, lambda t: t.stones(1, 5, 5, 5, 5), False),
]


@pytest.mark.rule("SB-28", "SB-24", "SB-R30", "SB-R3")
@pytest.mark.parametrize(("milestone", "prepare", "met"), CASES)
def test_what_each_milestone_asks_for(milestone: Milestone, prepare: Prepare, met: bool) -> None:
    table = with_milestones(milestone)
    table.state.milestones = [milestone]
    table.state.discs = [()]
    prepare(table)
    assert claims(table) == ([MilestoneClaimed(0, milestone, 0, 10)] if met else [])
    assert table.seen().milestones[0].discs == ((0,) if met else ())


@pytest.mark.rule("SB-28")
def test_what_a_milestone_asks_for_is_the_editions() -> None:
    own = {"milestone": {"big_tribe": {"pawns": 2}, "hunting_game": {"items": 1}, "power": {"stones": 2}}}
    for milestone, ready in ((BIG_TRIBE, False), (HUNTING_GAME, True), (POWER, False)):
        table = Table(3, edition=own, milestones=(milestone, *[m for m in Milestone if m is not milestone][:2]))
        table.state.milestones, table.state.discs = [milestone], [()]
        assert bool(claims(table)) == ready
        table.draw()
        table.pass_to(0)
        assert bool(claims(table)) == (not ready)


@pytest.mark.rule("SB-24", "SB-R27", "SB-R28", "SB-6")
@pytest.mark.parametrize(("players", "points"), [(2, (10, 5)), (3, (10, 6, 3)), (4, (10, 7, 4, 2))])
def test_discs_go_on_the_highest_free_space_in_the_order_of_turns(players: int, points: tuple[int, ...]) -> None:
    table = with_milestones(POWER, players=players)
    for player in range(players):
        table.stones(player, 0, 0, 0, 5) if player < 2 else table.stones(player, 3, 2, 0, 0)
    for player in range(players):
        assert claims(table) == [MilestoneClaimed(player, POWER, player, points[player])]
        table.draw()
    assert table.seen().milestones[0].discs == tuple(range(players))
    assert claims(table) == []  # not twice


@pytest.mark.rule("SB-24", "SB-R27")
def test_of_several_one_is_chosen_and_the_other_waits_for_a_later_turn() -> None:
    table = with_milestones(BIG_TRIBE, POWER, HUNTING_GAME).pawns(RIVER, 3).columns(0, 3).stones(0, 0, 0, 6)
    assert claims(table) == []
    assert table.awaits is Awaits.MILESTONE
    assert table.choices() == [ClaimMilestone(0, m) for m in (BIG_TRIBE, HUNTING_GAME, POWER)]
    assert table.refused(ClaimMilestone(0, MAGIC)) == Refusal.NOT_MET
    events = table.do(ClaimMilestone(0, POWER))
    assert events[0] == MilestoneClaimed(0, POWER, 0, 10)
    assert told(events, MilestoneClaimed, CardTaken) == [MilestoneClaimed(0, POWER, 0, 10), CardTaken(0, RIVER)]
    table.draw()
    table.pass_to(0)
    table.visit(RIVER)
    assert table.choices() == [ClaimMilestone(0, m) for m in (BIG_TRIBE, HUNTING_GAME)]
    table.do(ClaimMilestone(0, BIG_TRIBE))
    table.draw()
    table.pass_to(0)
    assert claims(table) == [MilestoneClaimed(0, HUNTING_GAME, 0, 10)]
    table.draw()
    table.pass_to(0)
    assert claims(table) == []
    assert [view.discs for view in table.seen().milestones] == [(0,), (0,), (0,)]


@pytest.mark.rule("SB-R2")
def test_three_discs_serve_the_three_tiles() -> None:
    table = with_milestones(BIG_TRIBE, POWER, HUNTING_GAME).pawns(RIVER, 4).columns(0, 4).stones(0, 0, 0, 6)
    for discs in (1, 2, 3, 3, 3):
        table.visit(RIVER)
        if table.awaits is Awaits.MILESTONE:
            table.do(table.choices()[0])
        table.draw()
        table.pass_to(0)
        assert sum(0 in view.discs for view in table.seen().milestones) == discs


@pytest.mark.rule("SB-R27")
def test_what_others_fulfil_waits_for_their_own_turn() -> None:
    table = with_milestones(BIG_TRIBE).pawns(CAMP, 0, 4)
    assert claims(table) == []
    assert table.seen().milestones[0].met == (1,)
    table.draw()
    assert claims(table) == [MilestoneClaimed(1, BIG_TRIBE, 0, 10)]
    assert table.seen().milestones[0].met == ()


@pytest.mark.rule("SB-R29")
def test_a_disc_stays_though_the_milestone_is_lost() -> None:
    table = with_milestones(BIG_TRIBE).pawns(RIVER, 3)
    claims(table)
    table.pawns(RIVER, 1)
    table.draw()
    table.pass_to(0)
    assert table.seen().milestones[0].discs == (0,)
    assert claims(table) == []


@pytest.mark.rule("SB-R26")
def test_presents_fulfil_no_milestone() -> None:
    for milestone, present in ((HUNTING_GAME, Present.ORIGIN), (MAGIC, Present.RED), (POWER, Present.RED)):
        table = with_milestones(milestone).columns(0, 2).stones(0, 0, 2, 1, 1)
        table.keep(0, present, present, present)
        assert claims(table) == []
    table = with_milestones(DOMAIN).columns(0, 1, 1, 1)
    table.keep(0, Present.SILENCE)
    assert claims(table) == []


@pytest.mark.rule("SB-R26")
def test_by_the_other_reading_path_presents_count_for_hunting_game_and_domain() -> None:
    for milestone, columns, present in (
        (HUNTING_GAME, (2,), Present.ORIGIN),
        (DOMAIN, (0, 0, 1, 1), Present.AWAKENING),
        (DOMAIN, (0, 1, 0, 1), Present.MEMORY),
        (DOMAIN, (0, 1, 1, 0), Present.SILENCE),
    ):
        table = with_milestones(milestone, presents="for_milestones").columns(0, *columns).keep(0, present)
        table.keep(1, *Present)
        assert claims(table) == [MilestoneClaimed(0, milestone, 0, 10)]
    short = with_milestones(HUNTING_GAME, presents="for_milestones").columns(0, 1).keep(0, Present.ORIGIN)
    assert claims(short) == []


@pytest.mark.rule("SB-R26")
def test_by_that_reading_stone_presents_fulfil_nothing_either() -> None:
    for milestone in (MAGIC, POWER):
        table = with_milestones(milestone, presents="for_milestones").stones(0, 0, 2, 1, 1)
        assert claims(table.keep(0, Present.RED, Present.RED)) == []


@pytest.mark.rule("SB-R26", "SB-R22")
def test_a_space_of_leadership_is_no_item_before_the_end() -> None:
    table = with_milestones(HUNTING_GAME, players=2, tile=Tile.LEADERSHIP).columns(0, 2)  # type: ignore[arg-type]
    table.state.spaces[Path.ORIGIN] = 0
    assert claims(table) == []
    assert table.seat(0).items[0] == 4


@pytest.mark.rule("SB-16", "SB-24")
def test_milestones_are_checked_after_the_region_has_acted_and_before_the_card_is_drawn() -> None:
    table = with_milestones(POWER).stones(0, 0, 0, 5)
    events = table.visit(RIVER)
    assert told(events, StoneTaken, MilestoneClaimed, CardTaken) == [
        StoneTaken(0, Stone.BLUE),
        MilestoneClaimed(0, POWER, 0, 10),
        CardTaken(0, RIVER),
    ]


@pytest.mark.rule("SB-R16", "SB-24")
def test_a_pawn_that_an_effect_moved_counts() -> None:
    table = with_milestones(BIG_TRIBE).pawns(FOREST, 3).pile(Present.CALL)
    table.visit(CAMP)
    table.do(DrawPresent(CHANCE, Present.CALL))
    events = table.do(MovePawn(0, 0, CAMP, int(FOREST)))
    assert told(events, PawnMoved, MilestoneClaimed) == [
        PawnMoved(0, 0, CAMP, FOREST),
        MilestoneClaimed(0, BIG_TRIBE, 0, 10),
    ]


@pytest.mark.rule("SB-24")
def test_a_turn_in_the_powwow_checks_them_too() -> None:
    table = with_milestones(HUNTING_GAME).columns(0, 4)
    assert told(table.powwow(), MilestoneClaimed) == [MilestoneClaimed(0, HUNTING_GAME, 0, 10)]
    assert table.awaits is Awaits.HAND_CARD


def test_an_amulet_is_an_item_of_its_column() -> None:
    table = with_milestones(HUNTING_GAME).columns(0, 3)
    told_ = told(table.visit(RIVER, Icon.AMULET, Path.ORIGIN), MilestoneClaimed)
    assert told_ == [MilestoneClaimed(0, HUNTING_GAME, 0, 10)]
    assert table.seen().place != NONE
