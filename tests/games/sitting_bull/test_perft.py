"""Counts of all action sequences to a fixed depth, with the reason for the number."""

from __future__ import annotations

import pytest

from games.sitting_bull.terms import Awaits, Icon, Present, Region, Tile
from tests.games.perft import perft
from tests.games.sitting_bull.board import CAMP, FOREST, MOUNTAIN, PRAIRIE, RIVER, Table


@pytest.mark.rule("SB-5", "SB-13")
@pytest.mark.parametrize(("players", "kinds"), [(2, 35), (3, 35), (4, 36)])
def test_setup_turns_up_two_cards(players: int, kinds: int) -> None:
    """Any kind, then any again but those of which there was one only."""
    state = Table(players, upto=Awaits.FIRST).state
    single = sum(copies == 1 for copies in state.rules.copies)
    assert len(state.rules.copies) == kinds
    assert perft(state, 1) == players
    assert perft(state, 2) == players * kinds
    assert perft(state, 3) == players * (kinds * kinds - single)


@pytest.mark.rule("SB-6", "SB-7", "SB-10", "SB-R20")
@pytest.mark.parametrize(("players", "tiles"), [(2, 6), (3, 5), (4, 5)])
def test_setup_draws_milestones_a_tile_and_offerings(players: int, tiles: int) -> None:
    """Three of six in order, one tile; an offering of four values, then of three after a 10 or the 25, else of four."""
    state = Table(players, upto=Awaits.MILESTONE_TILE).state
    assert perft(state, 4) == 6 * 5 * 4 * tiles
    assert perft(state, 6) == 6 * 5 * 4 * tiles * (3 + 4 + 4 + 3)


@pytest.mark.rule("SB-16", "SB-19", "SB-23", "SB-25")
def test_a_first_turn_of_four_cards() -> None:
    """Origin for Mountain and River, Awakening for Prairie and Mountain, a Powwow card, and an Amulet without a column.

    Then two regions each, or a card from the deck, since Travel finds no pawn; then a disc both ways, the card that is
    turned up at the River, or one of four cards of the next player.
    """
    table = Table(4)
    kinds = table.state.rules.kinds
    origin = next(n for n, kind in enumerate(kinds) if kind.icon is Icon.ORIGIN and kind.regions == (MOUNTAIN, RIVER))
    other = next(n for n, kind in enumerate(kinds) if kind.icon is Icon.AWAKENING and kind.regions[1] == MOUNTAIN)
    table.hold(1, *[n for n, kind in enumerate(kinds) if kind.icon is Icon.SILENCE][:4])
    table.hold(0, origin, other, table.card(Icon.AMULET), table.card(Icon.POWWOW))
    drawn = sum(count > 0 for count in table.state.deck)
    assert perft(table.state, 1) == 3
    assert perft(table.state, 2) == 2 + 2 + drawn
    assert perft(table.state, 3) == (2 + drawn) + (2 + 2) + drawn * 4


@pytest.mark.rule("SB-R14", "SB-27")
def test_two_of_three_discs_both_ways_in_any_order() -> None:
    """3 * 2 discs in order, each up or down; from the top of a track only down."""
    table = Table(2, tile=Tile.FEATS)
    table.powwow()
    assert perft(table.state, 2) == 3 * 2 * 2 * 2
    table.levels(5, 3, 3)
    assert perft(table.state, 1) == 5
    assert perft(table.state, 2) == 1 * 4 + 2 * (1 + 2) + 2 * (1 + 2)


@pytest.mark.rule("SB-R15", "SB-R46", "SB-27")
def test_swaps_and_moves_of_three_colours() -> None:
    """Colours by region: 1, 2, 3, 0 and 1; a swap takes a pair of regions, a move one colour and one of four ways."""
    for powwow, chosen, count in (
        ("printed", Tile.TRAVEL, 1 * 2 + 1 * 3 + 1 * 1 + 2 * 3 + 2 * 1 + 3 * 1),
        ("drawn", Tile.TRAVEL, (1 + 2 + 3 + 1) * 4),
        ("drawn", Tile.COUNCIL, 1 + 2 + 3 + 1),
    ):
        table = Table(2, tile=chosen, powwow=powwow).no_pawns()
        table.pawns(PRAIRIE, 2).pawns(MOUNTAIN, 1, 1).pawns(FOREST, 1, 2, neutral=1).pawns(RIVER, 0, 3)
        table.powwow()
        assert perft(table.state, 1) == count


@pytest.mark.rule("SB-R36", "SB-27")
def test_three_cards_for_five() -> None:
    table = Table(3, tile=Tile.LAKOTA_CARD)
    table.powwow()
    assert perft(table.state, 1) == len(set(table.hand(0))) * len(Region)


@pytest.mark.rule("SB-R37", "SB-R42", "SB-27")
def test_two_presents_of_three() -> None:
    """Of a red stone, a Call and two black stones: two drawn in order, one taken; a stone is kept or discarded.

    Red first: Call or black; Call first: red or black; black first: red, Call or black. Two black ones leave no choice.
    """
    table = Table(2, tile=Tile.PRESENTS).no_pawns().pile(Present.RED, Present.CALL, Present.BLACK, Present.BLACK)
    table.powwow()
    assert perft(table.state, 1) == 3
    assert perft(table.state, 2) == 2 + 2 + 3
    stone, call = 2, 1  # with no pawn in a region a Call is discarded at once, and the next card is dealt
    dealt = sum(count > 0 for count in table.state.deck)
    red_call = stone + call * dealt
    red_black = stone + stone
    assert perft(table.state, 4) == 4 * red_call + 2 * red_black + stone * dealt


@pytest.mark.rule("SB-22", "SB-R17")
def test_a_call_in_the_camp_moves_its_pawn_four_ways_or_is_discarded() -> None:
    table = Table(2).no_pawns().pile(Present.CALL)
    table.visit(CAMP)
    assert perft(table.state, 2) == 4 + 1


@pytest.mark.rule("SB-14", "SB-R35")
def test_each_of_three_keeps_or_exchanges() -> None:
    table = Table(3, upto=Awaits.EXCHANGE)
    drawn = sum(count > 0 for count in table.state.deck)
    assert perft(table.state, 1) == 2
    assert perft(table.state, 2) == 2 + drawn
