"""What bots choose in Sitting Bull where the best choice can be seen by hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.game import CHANCE, Action
from games.players import player
from games.sitting_bull import heuristics
from games.sitting_bull.actions import (
    ClaimMilestone,
    DiscardPresent,
    ExchangeHand,
    KeepHand,
    KeepPresent,
    MoveDisc,
    MovePawn,
    PlacePawn,
    PlayCard,
    ShowWisdom,
    SwapCard,
    SwapPawns,
    TakePresent,
    TakeSpace,
)
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.terms import OWNERS, POWWOW, Awaits, Icon, Milestone, Present, Tile, Wisdom
from tests.games.play import next_action, picture, walk
from tests.games.sitting_bull.board import (
    AWAKENING,
    CAMP,
    FOREST,
    MOUNTAIN,
    ORIGIN,
    PRAIRIE,
    RIVER,
    SILENCE,
    Table,
)
from tests.games.sitting_bull.facts import MEMOS, swap_secrets
from tests.games.sitting_bull.random_games import SHIPPED, new_game, whole


def chosen(table: Table, seat: int = 0, seed: int = 0) -> Action:
    view, legal = table.state.observation(seat), table.state.legal_actions(seat)
    return player("normal").choose(SITTING_BULL, view, table.options, table.edition, legal, Random(seed), 2000)


def stand(table: Table, place: int, *counts: int) -> Table:
    """Pawns that were placed long ago: the pools stay as they are."""
    for owner, count in enumerate(counts):
        table.state.pawns[place * OWNERS + owner] = count
    return table


def last_turn(players: int = 2, tile: Tile = Tile.TRAVEL, **rulings: Any) -> Table:
    """Player `players - 1` has the last pawn of the game; only what a test adds lies anywhere."""
    table = Table(players, tile=tile, **rulings)
    table.pass_to(players - 1).no_pawns()
    for seat in range(players):
        table.columns(seat).stones(seat)
    p = table.state
    p.round = p.rules.rounds
    p.pool = [0] * 5
    p.pool[players - 1] = 1
    p.wisdom = [int(wisdom) for wisdom in Wisdom][:players]
    return table


@pytest.mark.parametrize(("own", "others", "step"), [(4, 1, 1), (1, 4, -1)])
def test_a_disc_goes_up_for_the_own_items_and_down_for_those_of_others(own: int, others: int, step: int) -> None:
    table = last_turn().columns(1, 0, own).columns(0, 0, others)
    table.visit(PRAIRIE, Icon.MEMORY)
    assert table.awaits is Awaits.EFFECT
    assert chosen(table, 1) == MoveDisc(1, AWAKENING, step)


def test_the_last_pawn_goes_where_it_wins_the_greater_offering() -> None:
    table = stand(last_turn(), PRAIRIE, 1, 1)
    table.hold(1, *[table.card(Icon.SILENCE, PRAIRIE)] * 4)
    table.play(Icon.ORIGIN, PRAIRIE)
    regions = [a.region for a in table.choices() if isinstance(a, PlacePawn)]
    other = next(region for region in regions if region != PRAIRIE)
    stand(table, other, 3, 0)
    assert chosen(table, 1) == PlacePawn(1, PRAIRIE), "elsewhere it wins nothing"
    stand(stand(table, PRAIRIE, 3, 1), other, 1, 1)
    assert chosen(table, 1) == PlacePawn(1, other)


def test_the_last_card_is_the_one_that_scores_most() -> None:
    table = last_turn().columns(1, 3, 0, 0, 0).levels(5, 1, 1).sitting_bull(CAMP)
    river = table.state.rules.kinds
    cards = [
        next(c for c, kind in enumerate(river) if kind.icon == icon and RIVER in kind.regions) for icon in (0, 1, 2)
    ]
    table.hold(1, *cards, cards[1])
    assert chosen(table, 1) == PlayCard(1, cards[0], ORIGIN)


def test_a_swap_that_wins_a_region_is_found() -> None:
    table = stand(stand(last_turn(powwow="printed"), RIVER, 2, 1), PRAIRIE, 0, 3)
    table.powwow()
    assert table.awaits is Awaits.EFFECT
    assert chosen(table, 1) == SwapPawns(1, PRAIRIE, 1, RIVER, 0)


def test_a_swap_is_worth_a_powwow_card_on_the_last_turn() -> None:
    table = stand(stand(last_turn(powwow="printed"), RIVER, 2, 1), PRAIRIE, 0, 3)
    table.hold(1, table.card(Icon.POWWOW), *[table.card(Icon.ORIGIN, MOUNTAIN)] * 3)
    assert chosen(table, 1) == PlayCard(1, table.card(Icon.POWWOW), -1)


def test_a_pawn_travels_from_where_it_is_not_needed_to_where_it_wins() -> None:
    table = last_turn(movers="own_pawns")
    for place, pawns in ((PRAIRIE, (0, 3)), (MOUNTAIN, (3, 0)), (FOREST, (3, 0)), (CAMP, (2, 2)), (RIVER, (3, 0))):
        stand(table, place, *pawns)
    table.powwow()
    assert chosen(table, 1) == MovePawn(1, 1, PRAIRIE, CAMP)


def test_a_rivals_pawn_is_sent_to_the_powwow_where_that_costs_a_majority() -> None:
    table = last_turn(3, tile=Tile.COUNCIL)
    for place, pawns in ((CAMP, (2, 1)), (RIVER, (1, 1, 3)), (PRAIRIE, (3, 1)), (POWWOW, (5, 5, 4))):
        stand(table, place, *pawns)
    table.powwow()
    assert chosen(table, 2) == MovePawn(2, 0, CAMP, POWWOW)


def test_a_stone_is_kept_and_the_better_of_two_presents_is_taken() -> None:
    table = last_turn(tile=Tile.PRESENTS).pile(Present.SWAP, Present.RED).columns(1, 0, 0, 0, 0)
    table.powwow()
    table.draw()
    assert table.awaits is Awaits.EFFECT
    assert chosen(table, 1) == TakePresent(1, Present.RED)
    table.do(TakePresent(1, Present.RED))
    assert set(table.choices()) == {KeepPresent(1), DiscardPresent(1)}
    assert chosen(table, 1) == KeepPresent(1)


def test_a_space_of_leadership_is_taken_on_the_path_that_gains_most() -> None:
    table = last_turn(tile=Tile.LEADERSHIP).levels(2, 5, 3)
    table.powwow()
    assert chosen(table, 1) == TakeSpace(1, AWAKENING)
    quiet = last_turn(tile=Tile.LEADERSHIP).levels(2, 3, 3).columns(1, 0, 0, 0, 4)
    quiet.powwow()
    assert chosen(quiet, 1) == TakeSpace(1, SILENCE)


def test_of_two_milestones_the_one_with_the_higher_space_is_claimed() -> None:
    table = last_turn(3).columns(2, 0, 1, 1, 1).stones(2, 2, 2, 1, 0)
    table.state.milestones = [int(Milestone.POWER), int(Milestone.DOMAIN), int(Milestone.BIG_TRIBE)]
    table.state.discs = [(0, 1), (), ()]
    table.visit(RIVER, Icon.ORIGIN)
    assert table.awaits is Awaits.MILESTONE
    assert chosen(table, 2) == ClaimMilestone(2, Milestone.DOMAIN)


def test_a_dull_card_is_exchanged_for_a_better_one_of_the_board() -> None:
    table = Table(3, tile=Tile.LAKOTA_CARD).levels(5, 5, 5).sitting_bull(RIVER)
    powwow, wild = table.card(Icon.POWWOW), table.card(Icon.AMULET)
    table.hold(0, *[powwow] * 4)
    for region in (PRAIRIE, MOUNTAIN, FOREST, CAMP):
        table.show(region, table.card(Icon.POWWOW))
    table.show(RIVER, wild)
    table.do(PlayCard(0, powwow, -1))
    assert chosen(table) == SwapCard(0, powwow, RIVER)


def test_a_hand_of_items_is_kept_and_one_of_powwow_cards_exchanged() -> None:
    table = Table(3, upto=Awaits.EXCHANGE)
    table.hold(0, *[table.card(Icon.POWWOW)] * 4)
    assert chosen(table) == ExchangeHand(0)
    good = [c for c, kind in enumerate(table.seen().kinds) if kind.icon <= Icon.MEMORY and PRAIRIE in kind.regions]
    table.hold(0, *good[:4])
    assert chosen(table) == KeepHand(0)


def test_about_half_of_all_hands_are_exchanged() -> None:
    exchanged = 0
    for seed in range(60):
        state, rng = new_game(3), Random(seed)
        while state.current_players() == (CHANCE,):
            state.apply_action(next_action(SITTING_BULL, state, rng))
        (seat,) = state.current_players()
        kept, other = (SITTING_BULL.heuristic(state, seat, choice) for choice in state.legal_actions(seat))
        exchanged += other > kept
    assert 18 <= exchanged <= 42


def test_sitting_bull_is_visited_for_a_stone() -> None:
    table = last_turn().sitting_bull(RIVER)
    table.play(Icon.MEMORY, RIVER)
    other = next(a.region for a in table.choices() if isinstance(a, PlacePawn) and a.region != RIVER)
    for region in (RIVER, other):
        stand(table, region, 3)
    for region, preferred in ((other, other), (RIVER, RIVER)):
        table.sitting_bull(region)
        assert chosen(table, 1) == PlacePawn(1, preferred)


@pytest.mark.parametrize("seed", range(6))
def test_a_judgement_knows_no_secret_and_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    state = new_game(2 + seed % 3)
    judged = 0
    for _ in walk(SITTING_BULL, state, rng):
        for seat in state.current_players():
            if seat < 0 or rng.random() < 0.6:
                continue
            other = swap_secrets(state, seat, rng)
            before = picture(state, MEMOS)
            for choice in rng.sample(list(state.legal_actions(seat)), min(6, len(state.legal_actions(seat)))):
                value = heuristics.value(state, seat, choice)  # type: ignore[arg-type]  # of this game
                assert value == SITTING_BULL.heuristic(other, seat, choice)
                assert isinstance(value, float)
                judged += 1
            assert picture(state, MEMOS) == before
    assert judged > 40


def test_real_cards_can_be_judged_too() -> None:
    state = new_game(2, cards="table")
    seen = set()
    for _ in walk(SITTING_BULL, state, Random(2)):
        for seat in state.current_players():
            if seat >= 0:
                choice = state.legal_actions(seat)[0]
                seen.add(type(choice))
                assert isinstance(SITTING_BULL.heuristic(state, seat, choice), float)
    assert ShowWisdom in seen
    assert whole(state).winners
    assert SHIPPED is SITTING_BULL.edition()
