"""Milestones for each seat of four: what the others have is no help and no harm (S:245-250)."""

from __future__ import annotations

import pytest

from games.sitting_bull import milestones
from games.sitting_bull.terms import Milestone, Path, Present, Region, Stone
from tests.games.sitting_bull.count import Count

SEATS = range(4)
PATH_ITEMS = ("origin", "awakening", "memory", "silence")


def only(count: Count, player: int, milestone: Milestone) -> None:
    """`player` alone fulfils it."""
    assert [seat for seat in SEATS if milestones.met(count.p, seat, milestone)] == [player]


@pytest.mark.rule("SB-28")
@pytest.mark.parametrize("player", SEATS)
def test_pawns_of_the_others(player: int) -> None:
    for region in Region:
        land, tribe = Count(4), Count(4)
        for other in Region:
            land.pawns(other, *[int(seat == player or other is not region) for seat in SEATS])
        only(land, player, Milestone.BIG_LAND)
        tribe.pawns(region, *[3 + (seat == player) for seat in SEATS], neutral=9)
        only(tribe, player, Milestone.BIG_TRIBE)


@pytest.mark.rule("SB-28")
@pytest.mark.parametrize("player", SEATS)
@pytest.mark.parametrize("lacking", Stone)
def test_stones_of_the_others(player: int, lacking: Stone) -> None:
    magic, power = Count(4), Count(4)
    for seat in SEATS:
        less = [int(stone is lacking and seat != player) for stone in Stone]
        magic.stones(seat, *[1 - n for n in less])
        power.stones(seat, *[amount - n for amount, n in zip((2, 1, 1, 2), less, strict=True)])
    only(magic, player, Milestone.MAGIC)
    only(power, player, Milestone.POWER)


@pytest.mark.rule("SB-28", "SB-R26")
@pytest.mark.parametrize("player", SEATS)
@pytest.mark.parametrize("lacking", Path)
def test_items_of_the_others(player: int, lacking: Path) -> None:
    """The one that the others lack is a card or, where presents count, a present."""
    cards, gifts = Count(4), Count(4, presents="for_milestones")
    for seat in SEATS:
        others = {name: int(path is not lacking) for path, name in zip(Path, PATH_ITEMS, strict=True)}
        gifts.cards(seat, **others)
        cards.cards(seat, **{**others, PATH_ITEMS[lacking]: int(seat == player)})
    only(cards, player, Milestone.DOMAIN)
    only(gifts.presents(player, Present(Present.ORIGIN + lacking)), player, Milestone.DOMAIN)


@pytest.mark.rule("SB-28", "SB-R26")
@pytest.mark.parametrize("player", SEATS)
def test_the_hunting_of_the_others(player: int) -> None:
    cards, gifts = Count(4), Count(4, presents="for_milestones")
    for seat in SEATS:
        cards.cards(seat, 3 + (seat == player), 4, 4, 4)
        gifts.cards(seat, 3, 4, 4, 4).presents(seat, Present.HARMONY, Present.AWAKENING)
    only(cards, player, Milestone.HUNTING_GAME)
    only(gifts.presents(player, Present.ORIGIN), player, Milestone.HUNTING_GAME)
