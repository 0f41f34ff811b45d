"""One die, two dice, and two decks that repeat themselves (K:31)."""

from __future__ import annotations

import pytest

from games.dakara.actions import DrawGold, DrawPass, RollDie
from games.dakara.events import PassDrawn, Rolled
from games.dakara_bank.actions import TakeGold, TakePass, Throw, ThrowTwo
from games.dakara_bank.events import GoldShown
from games.dakara_bank.state import State
from games.game import CHANCE, Action
from tests.games.dakara_bank.books import does, opened
from tests.games.dakara_bank.test_payments import code


def gold(card: int) -> DrawGold:
    return DrawGold(CHANCE, card)


def lying(state: State) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
    """The faces on the table, the dice to come, and who acts."""
    return state.dice, state.dice_left, state.current_players()


def test_one_die() -> None:
    state = opened()
    does(state, Throw(2))
    assert state.current_players() == (CHANCE,)
    assert state.chance_outcomes() == tuple((RollDie(CHANCE, face), 1) for face in (1, 2, 3, 4, 5, 6))
    assert does(state, RollDie(CHANCE, 4)) == [Rolled(2, 4, 1)]
    assert (state.dice, state.hand, state.current_players()) == ((4,), 2, (0, 1, 2))


def test_two_dice_are_two_rolls_and_counted_as_such() -> None:
    state = opened()
    does(state, Throw(0), RollDie(CHANCE, 6), ThrowTwo(1))
    assert lying(state) == ((), 2, (CHANCE,))
    assert does(state, RollDie(CHANCE, 3)) == [Rolled(1, 3, 2)]
    assert lying(state) == ((3,), 1, (CHANCE,))
    assert does(state, RollDie(CHANCE, 3)) == [Rolled(1, 3, 3)]
    assert lying(state) == ((3, 3), 0, (0, 1, 2))


@pytest.mark.parametrize("face", [0, 7])
def test_a_die_has_six_faces(face: int) -> None:
    state = opened()
    does(state, Throw(0))
    assert code(state, RollDie(CHANCE, face)) == "not_chance"


def test_no_die_falls_and_no_card_comes_unasked() -> None:
    state = opened()
    for action in (RollDie(CHANCE, 1), gold(1), DrawPass(CHANCE, 10)):
        assert code(state, action) == "not_chance"
    does(state, TakeGold(0))
    assert code(state, RollDie(CHANCE, 1)) == "not_chance"
    assert code(state, DrawPass(CHANCE, 10)) == "not_chance"


@pytest.mark.rule("DA-14")
def test_a_gold_card_is_shown_with_its_four_lines() -> None:
    state = opened()
    told = does(state, TakeGold(1), gold(3))
    assert told == [GoldShown(1, 3, 10_000, 80_000, 230_000, 70_000)]
    seen = state.observation(None)
    assert (seen.gold, seen.gold_lines) == (3, (10_000, 80_000, 230_000, 70_000))
    assert state.money == [50_000, 50_000, 50_000]


@pytest.mark.rule("DA-5")
def test_used_gold_cards_come_again_in_their_order() -> None:
    state = opened()
    order = [7, 3, *(card for card in range(1, 16) if card not in (7, 3))]
    for n, card in enumerate(order):
        does(state, TakeGold(0))
        assert state.chance_outcomes() == [(gold(c), 1) for c in sorted(set(range(1, 16)) - set(order[:n]))]
        does(state, gold(card))
    for card in (7, 3):
        does(state, TakeGold(0))
        assert state.chance_outcomes() == [(gold(card), 1)]
        does(state, gold(card))
    assert state.observation(None).gold_order == (*order[2:], 7, 3)


@pytest.mark.rule("DA-5")
def test_a_used_card_that_a_real_deck_shows_again_goes_below_the_others() -> None:
    state = opened()
    for card in (7, 3, 9, 7):
        does(state, TakeGold(0), gold(card))
    assert state.gold_order == (3, 9, 7)


@pytest.mark.rule("DA-5")
def test_a_pass_leads_to_a_local_game_and_goes_to_the_bottom() -> None:
    state = opened()
    does(state, TakePass(2))
    games = [6, 7, 8, 9, 10, 19, 20, 21, 23, 32, 41, 42, 43, 45, 46]
    assert state.chance_outcomes() == [(DrawPass(CHANCE, space), 1) for space in games]
    assert does(state, DrawPass(CHANCE, 41)) == [PassDrawn(2, 41)]
    assert (state.pass_to, state.pass_order) == (41, (41,))
    does(state, TakePass(2))
    assert DrawPass(CHANCE, 41) not in [draw for draw, _ in state.chance_outcomes()]


def test_two_passes_to_one_space_weigh_twice() -> None:
    state = opened(2, {"pass.1": 10, "pass.5": 10})
    does(state, TakePass(0))
    weights = {draw.space: n for draw, n in state.chance_outcomes() if isinstance(draw, DrawPass)}
    assert weights[10] == 2
    does(state, DrawPass(CHANCE, 10), TakePass(0))
    weights = {draw.space: n for draw, n in state.chance_outcomes() if isinstance(draw, DrawPass)}
    assert weights[10] == 1


@pytest.mark.parametrize(("take", "draw"), [(TakeGold(0), gold(5)), (TakePass(0), DrawPass(CHANCE, 10))])
def test_a_real_deck_may_show_a_used_card(take: Action, draw: Action) -> None:
    state = opened()
    does(state, take)
    assert state.legal_actions(CHANCE) == []
    does(state, draw, take)
    assert state.legal_actions(CHANCE) == [draw]
    does(state, draw)
    assert [state.gold_order, state.pass_order].count(()) == 1
    assert sum(map(len, (state.gold_order, state.pass_order))) == 1
