"""Gold cards and boarding passes: drawn unseen, put under their deck, entered by hand (K:31, 63-72)."""

from __future__ import annotations

import pytest

from games.dakara.actions import Bid, DrawGold, DrawPass, ReadGold, RollDie, Travel
from games.dakara.decks import deck
from games.dakara.events import GoldDrawn, Paid
from games.dakara.terms import BANK, Awaits, Line
from games.game import CHANCE, Action, Range
from tests.games.dakara.board import PASSES, Table, paid

CARDS = range(1, 16)
ANY_AMOUNT = Range(CHANCE, "ReadGold", 1_000, 1_000_000, 1_000)


@pytest.mark.rule("DA-R19")
def test_a_deck_by_itself() -> None:
    """Two passes to No. 10, one to No. 6."""
    passes = deck((10, 6, 10))
    assert (passes.size, list(passes.copies.items())) == (3, [(6, 1), (10, 2)])
    assert (passes.may_come(()), passes.others(())) == ([(6, 1), (10, 2)], [])
    assert (passes.may_come((10,)), passes.others((10,))) == ([(6, 1), (10, 1)], [])
    assert (passes.may_come((10, 10)), passes.others((10, 10))) == ([(6, 1)], [10])
    assert (passes.may_come((10, 6, 10)), passes.others((10, 6, 10))) == ([(10, 1)], [6])
    assert passes.put_under((10,), 10) == (10, 10)
    assert passes.put_under((10, 6), 6) == (10, 6)
    assert passes.put_under((10, 6, 10), 10) == (6, 10, 10)


def at_gold(table: Table) -> Table:
    """Somebody has landed on No. 4."""
    table.land(4)
    return table


def lose_at_golf(table: Table) -> None:
    table.roll(6, 5)


def by_gold_and_golf(table: Table, card: int) -> None:
    """A turn: No. 4, this gold card, a pass to golf, lost there."""
    at_gold(table).gold(card)
    table.do(DrawPass(CHANCE, 10))
    lose_at_golf(table)


def drawn(*cards: int) -> Table:
    """After these gold cards were drawn, at the next one."""
    table = Table(2)
    for card in cards:
        by_gold_and_golf(table, card)
    return at_gold(table)


def travelled(*spaces: int) -> Table:
    """After these boarding passes, at the next one. The rolls lose every game."""
    table = Table(2)
    for space in spaces:
        table.land(1)
        table.fly(space)
        settle(table)
    table.land(1)
    return table


def settle(table: Table) -> None:
    """Play a local game to its end; the last choice bets nothing, or leaves."""
    while table.awaits is not Awaits.MOVE:
        player = table.seen().current[0]
        choice = RollDie(CHANCE, 6) if player == CHANCE else table.listed(player)[-1]
        assert isinstance(choice, Action)
        table.do(choice)


@pytest.mark.rule("DA-1", "DA-5")
def test_any_of_15_gold_cards_may_come_first() -> None:
    assert list(drawn().state.chance_outcomes()) == [(DrawGold(CHANCE, card), 1) for card in CARDS]


@pytest.mark.rule("DA-5")
def test_a_used_gold_card_does_not_come_again_while_others_are_unseen() -> None:
    table = drawn(7, 2)
    unseen = [card for card in CARDS if card not in (2, 7)]
    assert list(table.state.chance_outcomes()) == [(DrawGold(CHANCE, card), 1) for card in unseen]
    assert table.seen().gold_order == (7, 2)


@pytest.mark.rule("DA-5")
def test_after_all_gold_cards_the_deck_repeats_itself() -> None:
    order = (3, 15, 1, 14, 2, 13, 12, 4, 11, 5, 10, 6, 9, 7, 8)
    table = drawn(*order)
    for card in order[:4]:
        assert list(table.state.chance_outcomes()) == [(DrawGold(CHANCE, card), 1)]
        table.gold(card)
        table.do(DrawPass(CHANCE, 10))
        lose_at_golf(table)
        at_gold(table)
    assert table.seen().gold_order == (*order[4:], *order[:4])


@pytest.mark.rule("DA-R19", "DA-5")
def test_a_used_boarding_pass_goes_under_its_deck() -> None:
    table = travelled(20, 6)
    left = [space for space in PASSES if space not in (6, 20)]
    assert list(table.state.chance_outcomes()) == [(DrawPass(CHANCE, space), 1) for space in left]
    assert table.seen().pass_order == (20, 6)


@pytest.mark.rule("DA-R19", "DA-5")
def test_after_all_boarding_passes_the_deck_repeats_itself() -> None:
    order = (10, 6, 9, 7, 8, 46, 45, 43, 42, 41, 32, 23, 21, 20, 19)
    table = travelled(*order)
    for space in order[:3]:
        assert list(table.state.chance_outcomes()) == [(DrawPass(CHANCE, space), 1)]
        table.fly(space)
        settle(table)
        table.land(1)
    assert table.seen().pass_order == (*order[3:], *order[:3])


@pytest.mark.rule("DA-R19")
def test_the_pass_of_an_agency_and_of_a_space_are_of_one_deck() -> None:
    table = Table(2)
    table.land(12)
    table.fly(10)
    table.roll(1)
    lose_at_golf(table)
    table.land(39)
    assert DrawPass(CHANCE, 10) not in [action for action, _ in table.state.chance_outcomes()]


@pytest.mark.rule("DA-14")
@pytest.mark.parametrize(
    ("card", "cash", "stock", "auction", "lottery"),
    [(1, 5, 50, 350, 50), (9, 20, 100, 90, 130), (12, 30, 20, 60, 175), (15, 50, 30, 35, 250)],
)
def test_a_gold_card_says_four_amounts(card: int, cash: int, stock: int, auction: int, lottery: int) -> None:
    table = drawn()
    assert GoldDrawn(0, card, Line.CASH, 1_000 * cash) in table.gold(card)
    table = Table(2)
    table.land(16)
    assert table.gold(card) == [GoldDrawn(0, card, Line.STOCK, 1_000 * stock)]
    assert (table.seen().line, table.seen().gold_line) == (1_000 * stock, None)
    assert paid(table.roll(6)) == [(BANK, 0, 1_000 * stock, "stock_rise")]
    table = Table(2)
    table.land(5)
    table.roll(2, 4, 6)
    assert table.gold(card)[:2] == [
        GoldDrawn(0, card, Line.LOTTERY, 1_000 * lottery), Paid(BANK, 0, 1_000 * lottery, "lottery"),
    ]  # fmt: skip
    table = Table(2)
    table.land(14)
    table.do(Bid(1, 50_000))
    assert (table.awaits, table.seen().chance_for, table.seen().gold_line) == (Awaits.GOLD, 1, Line.AUCTION)
    assert table.gold(card)[:2] == [
        GoldDrawn(1, card, Line.AUCTION, 1_000 * auction), Paid(BANK, 1, 1_000 * auction, "auction_value"),
    ]  # fmt: skip


@pytest.mark.rule("DA-5", "DA-14")
def test_all_lines_are_read_from_one_deck() -> None:
    table = drawn(4)
    table.gold(5)
    table.fly(10)
    lose_at_golf(table)
    table.land(34)
    assert DrawGold(CHANCE, 4) not in [action for action, _ in table.state.chance_outcomes()]
    table.gold(1)
    table.roll(6)
    assert table.seen().gold_order == (4, 5, 1)


# --- real cards, entered by hand


@pytest.mark.rule("DA-5")
def test_any_other_gold_card_or_only_its_line_may_be_entered() -> None:
    table = drawn(7, 2)
    assert list(table.state.legal_actions(CHANCE)) == [DrawGold(CHANCE, 2), DrawGold(CHANCE, 7), ANY_AMOUNT]
    assert list(drawn().state.legal_actions(CHANCE)) == [ANY_AMOUNT]


def test_only_chance_is_offered_what_a_real_deck_may_show() -> None:
    for table in (drawn(7, 2), travelled(20, 6)):
        assert [list(table.state.legal_actions(player)) for player in (0, 1)] == [[], []]


@pytest.mark.rule("DA-5")
def test_a_used_card_entered_by_hand_goes_to_the_bottom_again() -> None:
    table = drawn(7, 2)
    table.gold(7)
    assert table.seen().gold_order == (2, 7)
    assert table.money[0] == 50_000 + 15_000 + 15_000


@pytest.mark.rule("DA-5")
def test_in_a_deck_seen_through_another_card_may_be_entered() -> None:
    table = drawn(*CARDS)
    others = [DrawGold(CHANCE, card) for card in range(2, 16)]
    assert list(table.state.legal_actions(CHANCE)) == [*others, ANY_AMOUNT]
    table.gold(9)
    assert table.seen().gold_order == (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 9)


@pytest.mark.rule("DA-14")
def test_an_amount_read_from_a_real_card_is_paid_and_leaves_the_deck_as_it_is() -> None:
    table = drawn(7)
    assert table.read(123_000) == [GoldDrawn(1, 0, Line.CASH, 123_000), Paid(BANK, 1, 123_000, "gold_cash")]
    assert table.seen().gold_order == (7,)
    stock = Table(2)
    stock.land(16)
    stock.read(1_000)
    assert (stock.seen().line, stock.seen().gold_order) == (1_000, ())
    stock.roll(1)
    assert stock.money == [49_000, 50_000]


@pytest.mark.parametrize("amount", [0, -1_000, 500, 1_500, 1_001_000])
def test_no_card_says_anything_but_thousands_up_to_a_million(amount: int) -> None:
    assert drawn().refused(ReadGold(CHANCE, amount)) == ("in_thousands" if amount % 1_000 else "no_such_outcome")


@pytest.mark.rule("DA-R19")
def test_any_other_pass_may_be_entered() -> None:
    table = travelled(20, 6)
    assert list(table.state.legal_actions(CHANCE)) == [DrawPass(CHANCE, 6), DrawPass(CHANCE, 20)]
    table.fly(20)
    assert table.seen().pass_order == (6, 20)
    assert list(travelled().state.legal_actions(CHANCE)) == []


@pytest.mark.rule("DA-R19")
def test_in_a_deck_seen_through_another_pass_may_be_entered() -> None:
    table = travelled(*PASSES)
    assert list(table.state.legal_actions(CHANCE)) == [DrawPass(CHANCE, space) for space in PASSES[1:]]
    table.fly(46)
    assert table.seen().pass_order == PASSES
    other = travelled(*PASSES)
    other.fly(9)
    assert other.seen().pass_order == (6, 7, 8, *PASSES[4:], 9)


def test_nothing_is_entered_beside_a_die() -> None:
    table = Table(2)
    assert list(table.state.legal_actions(CHANCE)) == []
    table.land(2)
    assert list(table.state.legal_actions(CHANCE)) == []
    table.roll(2, 2)
    table.land(13)
    assert list(table.state.legal_actions(CHANCE)) == []
    table.do(Travel(1, 2))
    assert table.awaits is Awaits.ROLL


def test_a_pass_that_the_box_does_not_have_is_none() -> None:
    assert travelled().refused(DrawPass(CHANCE, 47)) == "no_such_outcome"
    assert drawn().refused(DrawGold(CHANCE, 16)) == "no_such_outcome"
    assert drawn().refused(DrawGold(CHANCE, 0)) == "no_such_outcome"


# --- an owner's own passes


@pytest.mark.rule("DA-13", "DA-D16")
def test_a_box_may_have_two_passes_to_one_space_and_passes_to_others() -> None:
    """The pass to Atlantic City is another one to golf, that to Reno leads to the lottery."""
    own = {"pass": {"1": 10, "15": 5}}
    table = Table(2, edition=own)
    expected = {5: 1, 7: 1, 8: 1, 9: 1, 10: 2, 19: 1, 20: 1, 21: 1, 23: 1, 32: 1, 41: 1, 42: 1, 43: 1, 45: 1}
    table.land(1)
    assert list(table.state.chance_outcomes()) == [(DrawPass(CHANCE, space), n) for space, n in expected.items()]
    table.fly(10)
    lose_at_golf(table)
    table.land(1)
    assert list(table.state.chance_outcomes()) == [(DrawPass(CHANCE, space), 1) for space in expected]
    table.fly(10)
    assert table.seen().pass_order == (10, 10)
    lose_at_golf(table)
    table.land(1)
    assert list(table.state.chance_outcomes()) == [(DrawPass(CHANCE, space), 1) for space in expected if space != 10]
    assert list(table.state.legal_actions(CHANCE)) == [DrawPass(CHANCE, 10)]
    table.fly(10)
    assert table.seen().pass_order == (10, 10), "the older of the two went to the bottom"
