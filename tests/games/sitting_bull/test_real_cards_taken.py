"""Real cards that all saw taken face up: they lie in that hand until they may have been played."""

from __future__ import annotations

import pytest

from games.game import CHANCE
from games.sitting_bull.actions import MoveDisc, PlacePawn, PlayIcon, SwapCard, TurnUpCard
from games.sitting_bull.events import CardSwapped
from games.sitting_bull.refusals import Refusal
from games.sitting_bull.terms import NONE, Awaits, Icon, Region, Tile
from tests.games.sitting_bull.board import AWAKENING, CAMP, FOREST, MEMORY, MOUNTAIN, ORIGIN, PRAIRIE, RIVER, Table
from tests.games.sitting_bull.test_real_cards import only, real, regions_for

PRAIRIE_MOUNTAIN, PRAIRIE_CAMP = 0b00011, 0b01001


def single(table: Table, icon: Icon, region: Region) -> int:
    """A kind of which there is one card, which nobody sees."""
    return next(
        card
        for card, kind in enumerate(table.seen().kinds)
        if kind.icon is icon and region in kind.regions and kind.copies == 1 and table.state.deck[card]
    )


def played_but(table: Table, card: int, region: Region) -> None:
    """All other unseen cards with the icon of `card` that show `region` were played there."""
    p = table.state
    icon = p.rules.icons[card]
    p.played[6 * icon + region] = sum(
        count
        for other, count in enumerate(p.deck)
        if other != card and p.rules.icons[other] is icon and p.rules.masks[other] >> region & 1
    )
    p.menu = None


def weights(table: Table) -> dict[int, int]:
    """Of the kinds that may be turned up."""
    return {a.card: weight for a, weight in table.weights().items() if isinstance(a, TurnUpCard)}


@pytest.mark.rule("SB-13", "SB-25")
def test_a_card_that_all_saw_taken_is_not_turned_up_nor_played_by_another() -> None:
    table = real(2)
    card = single(table, Icon.SILENCE, RIVER)
    table.show(MOUNTAIN, card)
    table.visit(MOUNTAIN, Icon.MEMORY)
    table.do(MoveDisc(0, ORIGIN, 1))
    assert (table.awaits, table.seat(0).taken, table.seat(1).taken) == (Awaits.REGION_CARD, (card,), ())
    assert card not in weights(table)
    assert table.refused(TurnUpCard(CHANCE, card)) == Refusal.NO_CARD_LEFT
    table.draw()
    assert (table.turn, RIVER in regions_for(table, Icon.SILENCE)) == (1, True)
    played_but(table, card, RIVER)
    table.do(PlayIcon(1, Icon.SILENCE, 3))
    assert table.refused(PlacePawn(1, RIVER)) == Refusal.NO_CARD_LEFT
    table.do(PlacePawn(1, FOREST), MoveDisc(1, MEMORY, 1))
    table.draw()
    assert (table.turn, RIVER in regions_for(table, Icon.SILENCE)) == (0, True)
    table.do(PlayIcon(0, Icon.SILENCE, 3), PlacePawn(0, RIVER))
    assert card not in table.seat(0).taken


@pytest.mark.rule("SB-13", "SB-25")
def test_a_powwow_card_that_all_saw_taken_is_its_takers() -> None:
    table = only(real(4, tile=Tile.TRAVEL), powwow=1)
    powwow = table.card(Icon.POWWOW)
    table.state.taken[1] = (powwow,)
    assert PlayIcon(0, Icon.POWWOW, NONE) not in table.choices()
    assert table.refused(PlayIcon(0, Icon.POWWOW, NONE)) == Refusal.NO_CARD_LEFT
    table.visit(RIVER, Icon.SILENCE)
    assert powwow not in weights(table)
    table.draw()
    table.do(PlayIcon(1, Icon.POWWOW, NONE))
    assert table.seat(1).taken == ()


@pytest.mark.rule("SB-13")
def test_of_two_copies_one_that_was_taken_leaves_the_other_for_all() -> None:
    table = only(real(4), PRAIRIE_MOUNTAIN)
    (card,) = (c for c, icon in enumerate(table.state.rules.icons) if icon is Icon.ORIGIN and table.state.deck[c])
    table.state.taken[2] = (card,)
    assert regions_for(table, Icon.ORIGIN) == [PRAIRIE, MOUNTAIN]
    table.visit(RIVER, Icon.SILENCE)
    assert weights(table)[card] == 1
    table.state.taken[3] = (card,)
    assert card not in weights(table)


@pytest.mark.rule("SB-13")
@pytest.mark.parametrize(
    ("taken", "region", "known"),
    [
        ("ab", PRAIRIE, ""),  # it may have been either
        ("ab", MOUNTAIN, "b"),
        ("ab", CAMP, "a"),
        ("aab", PRAIRIE, "a"),
        ("aa", MOUNTAIN, "a"),
        ("b", MOUNTAIN, "b"),  # another one, then
    ],
)
def test_of_the_cards_that_may_have_been_played_one_copy_each_is_known_no_more(
    taken: str, region: Region, known: str
) -> None:
    table = only(real(4), PRAIRIE_MOUNTAIN, PRAIRIE_CAMP)
    p = table.state
    kinds = {
        letter: next(c for c, m in enumerate(p.rules.masks) if m == mask and p.rules.icons[c] is Icon.ORIGIN)
        for letter, mask in (("a", PRAIRIE_MOUNTAIN), ("b", PRAIRIE_CAMP))
    }
    other = single(table, Icon.MEMORY, region)
    p.taken[0] = (*(kinds[letter] for letter in taken), other)
    p.taken[1] = (kinds["b"],)
    table.do(PlayIcon(0, Icon.ORIGIN, 0))
    assert table.seat(0).taken == (*(kinds[letter] for letter in taken), other), "its region is not known yet"
    table.do(PlacePawn(0, region))
    assert table.seat(0).taken == (*(kinds[letter] for letter in known), other)
    assert table.seat(1).taken == (kinds["b"],)


@pytest.mark.rule("SB-13")
def test_of_two_that_may_have_been_played_either_is_turned_up_but_not_both() -> None:
    table = only(real(4), PRAIRIE_MOUNTAIN, PRAIRIE_CAMP)
    p = table.state
    both = [card for card, icon in enumerate(p.rules.icons) if icon is Icon.ORIGIN and p.deck[card]]
    for card in both:
        p.deck[card] = 1
    p.taken[0] = (both[0], both[1])
    table.visit(PRAIRIE)
    table.do(MoveDisc(0, AWAKENING, 1))
    assert [weights(table)[card] for card in both] == [1, 1]
    table.do(TurnUpCard(CHANCE, both[1]))
    table.visit(RIVER, Icon.SILENCE)
    assert both[0] not in weights(table)


@pytest.mark.rule("SB-13")
def test_a_card_taken_was_not_played_by_another_so_that_the_only_other_one_was() -> None:
    table = only(real(4), PRAIRIE_MOUNTAIN, PRAIRIE_CAMP)
    p = table.state
    held, played = (card for card, icon in enumerate(p.rules.icons) if icon is Icon.ORIGIN and p.deck[card])
    p.deck[held] = p.deck[played] = 1
    p.taken[1] = (held,)
    p.played[6 * Icon.ORIGIN + PRAIRIE] = 1
    table.visit(RIVER, Icon.SILENCE)
    for card in (held, played):
        assert card not in weights(table)
        assert table.refused(TurnUpCard(CHANCE, card)) == Refusal.NO_CARD_LEFT


@pytest.mark.rule("SB-13")
def test_who_holds_nothing_but_cards_taken_plays_one_of_them() -> None:
    table = real(2)
    p = table.state
    p.taken[0] = tuple(sorted((single(table, Icon.AWAKENING, MOUNTAIN), single(table, Icon.SILENCE, RIVER))))
    shown = [table.seen().kinds[card].regions for card in p.taken[0]]
    p.hand_counts[0] = 3
    p.menu = None
    assert {a.icon for a in table.choices() if isinstance(a, PlayIcon)} == set(Icon)
    assert regions_for(table, Icon.SILENCE) == list(Region)
    p.hand_counts[0] = 2
    p.menu = None
    assert [a.icon for a in table.choices() if isinstance(a, PlayIcon)] == [Icon.AWAKENING, Icon.SILENCE]
    assert table.refused(PlayIcon(0, Icon.MEMORY, 2)) == Refusal.NO_CARD_LEFT
    assert [regions_for(table, icon) for icon in (Icon.AWAKENING, Icon.SILENCE)] == [list(regions) for regions in shown]


def lakota() -> Table:
    """A Powwow card was played, and any card of the hand may be given."""
    table = real(2, tile=Tile.LAKOTA_CARD)
    table.do(PlayIcon(0, Icon.POWWOW, NONE))
    return table


def given(table: Table) -> list[int]:
    table.state.menu = None
    return sorted({a.card for a in table.choices() if isinstance(a, SwapCard)})


@pytest.mark.rule("SB-R36", "SB-13")
def test_lakota_card_gives_no_card_that_another_was_seen_to_take() -> None:
    table = lakota()
    card = single(table, Icon.MEMORY, RIVER)
    assert card in given(table)
    table.state.taken[1] = (card,)
    assert card not in given(table)
    assert table.refused(SwapCard(0, card, FOREST)) == Refusal.NO_CARD_LEFT


@pytest.mark.rule("SB-R36", "SB-13")
def test_lakota_card_gives_a_card_taken_and_the_one_it_brings_is_taken() -> None:
    table = lakota()
    p = table.state
    own, other = single(table, Icon.MEMORY, RIVER), single(table, Icon.SILENCE, CAMP)
    brought = table.region(FOREST).card
    assert brought is not None
    p.taken[0] = (own, other)
    played_but(table, own, RIVER)
    p.played[6 * Icon.MEMORY + RIVER] += 1  # so that no other like it can be left
    p.hand_counts[0] = 3
    assert own in given(table)
    p.played[6 * Icon.MEMORY + RIVER] = 0
    p.hand_counts[0] = 2
    assert given(table) == [own, other]
    assert table.refused(SwapCard(0, single(table, Icon.ORIGIN, CAMP), FOREST)) == Refusal.NO_CARD_LEFT
    assert table.do(SwapCard(0, own, FOREST))[0] == CardSwapped(0, FOREST, own)
    assert table.seat(0).taken == tuple(sorted((other, brought)))


@pytest.mark.rule("SB-R36", "SB-13")
def test_lakota_card_gives_a_card_that_nobody_saw_and_those_taken_stay() -> None:
    table = lakota()
    own, unseen = single(table, Icon.MEMORY, RIVER), single(table, Icon.SILENCE, CAMP)
    brought = table.region(FOREST).card
    assert brought is not None
    table.state.taken[0] = (own,)
    assert unseen in given(table)
    table.do(SwapCard(0, unseen, FOREST))
    assert table.seat(0).taken == tuple(sorted((own, brought)))


@pytest.mark.rule("SB-R36", "SB-13")
def test_an_amulet_that_nobody_saw_is_given_for_one_that_all_saw() -> None:
    table = lakota()
    amulet = table.card(Icon.AMULET)
    table.show(FOREST, amulet)
    table.do(SwapCard(0, amulet, FOREST))
    assert table.seat(0).taken == (amulet,)


@pytest.mark.rule("SB-13")
def test_of_cards_that_the_console_deals_nobody_is_told_who_took_which() -> None:
    table = Table(2)
    table.visit(RIVER)
    assert [table.seen(viewer).seats[0].taken for viewer in (None, 0, 1)] == [()] * 3
