"""Setup: hands, wisdom cards and the starting exchange (S:112-117)."""

from __future__ import annotations

import pytest

from games.game import CHANCE
from games.sitting_bull.actions import DealCard, DealWisdom, ExchangeHand, KeepHand
from games.sitting_bull.events import CardDealt, HandExchanged, HandKept, TurnStarted, WisdomDealt
from games.sitting_bull.terms import NOBODY, Awaits, Wisdom
from tests.games.sitting_bull.board import Table, told


@pytest.mark.rule("SB-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_is_dealt_four_cards_and_a_wisdom_card_from_the_first_player_on(players: int) -> None:
    table = Table(players, first=1, upto=Awaits.HAND_CARD)
    order = [(1 + n) % players for n in range(players)]
    deck = table.seen().deck
    for player in order:
        for count in range(4):
            assert (table.seen().dealing, table.seen(player).aside) == (player, None)
            assert table.seat(player).hand_count == count
            assert sum(table.weights().values()) == table.seen().deck == deck
            assert table.do(table.outcomes()[0]) == [CardDealt(player)]
            deck -= 1
    left = list(Wisdom)
    for player in order:
        assert table.seen().dealing == player
        assert table.weights() == {DealWisdom(CHANCE, wisdom): 1 for wisdom in left}
        card = left.pop()
        assert table.do(DealWisdom(CHANCE, card)) == [WisdomDealt(player)]
        assert table.seen(player).seats[player].wisdom == card
    assert table.awaits is Awaits.EXCHANGE
    assert table.seen().dealing == NOBODY


@pytest.mark.rule("SB-13")
def test_a_dealt_card_is_in_that_hand_and_no_longer_in_the_deck() -> None:
    table = Table(upto=Awaits.HAND_CARD)
    before = table.weights()
    cards = []
    for _ in range(4):
        card = max(action.card for action in table.outcomes() if isinstance(action, DealCard) and action.card % 2)
        cards.append(card)
        table.do(DealCard(CHANCE, card))
    assert table.hand(0) == tuple(sorted(cards))
    after = table.weights()
    assert {action: before[action] - after.get(action, 0) for action in before} == {
        action: cards.count(action.card) for action in before if isinstance(action, DealCard)
    }


@pytest.mark.rule("SB-14", "SB-R35")
def test_each_in_turn_order_keeps_or_exchanges_once_and_then_the_first_turn_begins() -> None:
    table = Table(3, first=2, upto=Awaits.EXCHANGE)
    for player in (2, 0):
        assert table.state.current_players() == (player,)
        assert table.choices() == [KeepHand(player), ExchangeHand(player)]
        assert table.do(KeepHand(player)) == [HandKept(player)]
    assert table.do(KeepHand(1)) == [HandKept(1), TurnStarted(2, 1)]
    assert (table.awaits, table.turn, table.seen().round) == (Awaits.CARD, 2, 1)


@pytest.mark.rule("SB-14", "SB-R35")
def test_four_new_cards_are_drawn_before_the_old_ones_go_back() -> None:
    table = Table(3, upto=Awaits.EXCHANGE)
    old = table.hand(0)
    deck, weights = table.seen().deck, list(table.state.deck)
    assert table.do(ExchangeHand(0)) == []
    assert (table.awaits, table.seen().dealing, table.seen().exchanging) == (Awaits.HAND_CARD, 0, True)
    assert (table.hand(0), table.seen(0).aside, table.seat(0).hand_count) == ((), old, 0)
    new: list[int] = []
    for n in range(4):
        drawn = {action.card: weight for action, weight in table.weights().items() if isinstance(action, DealCard)}
        assert sum(drawn.values()) == deck - n
        for card, weight in drawn.items():
            assert weight == weights[card] - new.count(card)
        card = max(drawn)
        new.append(card)
        events = table.do(DealCard(CHANCE, card))
        assert events == [CardDealt(0)] + ([HandExchanged(0)] if n == 3 else [])
    assert table.hand(0) == tuple(sorted(new))
    assert table.seen().deck == deck
    assert (table.seen().exchanging, table.seen().dealing) == (False, NOBODY)
    for card, count in enumerate(table.state.deck):
        assert count == weights[card] + old.count(card) - new.count(card)
    assert table.choices() == [KeepHand(1), ExchangeHand(1)]


@pytest.mark.rule("SB-14", "SB-R35")
def test_the_last_one_exchanges_too_and_the_first_player_begins() -> None:
    table = Table(2, first=1, upto=Awaits.EXCHANGE)
    table.do(KeepHand(1), ExchangeHand(0))
    events = table.draw()
    assert told(events, HandExchanged, TurnStarted) == [HandExchanged(0), TurnStarted(1, 1)]
    assert table.seat(0).hand_count == table.seat(1).hand_count == 4


@pytest.mark.rule("SB-14")
def test_an_exchange_is_of_all_four_cards() -> None:
    table = Table(4, upto=Awaits.EXCHANGE)
    table.do(ExchangeHand(0))
    assert [len(told(table.draw(), CardDealt)), table.turn] == [4, 1]
