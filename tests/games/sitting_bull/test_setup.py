"""Setup: what is drawn for the board, and where everything begins (S:82-106)."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from games.game import CHANCE
from games.sitting_bull.actions import DrawFirstPlayer, DrawMilestone, DrawOffering, DrawTile, TurnUpCard
from games.sitting_bull.events import (
    CardTurnedUp,
    FirstPlayerDrawn,
    MilestoneDrawn,
    NeutralPlaced,
    OfferingPlaced,
    SittingBullMoved,
    TileDrawn,
)
from games.sitting_bull.terms import NOBODY, NONE, Awaits, Icon, Milestone, Region, Tile
from tests.games.sitting_bull.board import CAMP, FOREST, PRAIRIE, RIVER, Table, told


@pytest.mark.rule("SB-13", "SB-R40")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_may_be_the_oldest_and_begin(players: int) -> None:
    table = Table(players, upto=Awaits.FIRST)
    assert table.weights() == {DrawFirstPlayer(CHANCE, seat): 1 for seat in range(players)}
    assert table.seen().chance_for == 0  # who may tap the oldest, or draw
    assert table.seen().first == NOBODY
    last = players - 1
    assert table.do(DrawFirstPlayer(CHANCE, last)) == [FirstPlayerDrawn(last)]
    assert table.seen().first == last
    assert Table(players, first=last).turn == last


@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_the_first_draw_no_turn_is_under_way(players: int) -> None:
    seen = Table(players, upto=Awaits.FIRST).seen()
    assert (seen.icon, seen.effect, seen.present, seen.offered) == (None, None, None, ())
    assert (seen.card, seen.column, seen.place, seen.region) == (NONE,) * 4
    assert (seen.turn, seen.dealing, seen.round) == (NOBODY, NOBODY, 0)
    assert (seen.paths, seen.moves) == ((), 0)


@pytest.mark.rule("SB-5", "SB-16")
@pytest.mark.parametrize(("players", "deck"), [(2, 39), (3, 53), (4, 59)])
def test_a_card_is_turned_up_in_each_of_the_five_regions(players: int, deck: int) -> None:
    table = Table(players, upto=Awaits.REGION_CARD)
    assert sum(table.weights().values()) == table.seen().deck == deck
    for region in Region:
        assert table.seen().region == region
        assert table.region(region).card is None
        before = table.weights()
        (action, weight), *_ = before.items()
        assert isinstance(action, TurnUpCard)
        assert CardTurnedUp(region, action.card) in table.do(action)
        assert table.region(region).card == action.card
        if region is not Region.RIVER:
            after = table.weights()
            assert {**before, action: weight - 1} == {**after, action: after.get(action, 0)}
    assert table.seen().deck == deck - 5
    assert table.awaits is Awaits.MILESTONE_TILE
    assert table.seen().region == -1


@pytest.mark.rule("SB-4")
def test_every_card_of_the_deck_comes_as_often_as_it_is_there() -> None:
    table = Table(4, upto=Awaits.REGION_CARD)
    kinds = table.seen().kinds
    assert table.weights() == {TurnUpCard(CHANCE, card): kind.copies for card, kind in enumerate(kinds)}


@pytest.mark.rule("SB-11", "SB-R32")
def test_with_two_players_a_neutral_pawn_stands_where_the_card_has_the_mark() -> None:
    table = Table(2, upto=Awaits.REGION_CARD)
    marked = table.card(Icon.ORIGIN, neutral=True)
    plain = table.card(Icon.ORIGIN, neutral=False)
    amulet = table.card(Icon.AMULET, neutral=True)
    assert table.seen().neutrals == 13
    assert table.do(TurnUpCard(CHANCE, marked)) == [CardTurnedUp(PRAIRIE, marked), NeutralPlaced(PRAIRIE)]
    assert table.do(TurnUpCard(CHANCE, plain)) == [CardTurnedUp(Region.MOUNTAIN, plain)]
    assert table.do(TurnUpCard(CHANCE, amulet)) == [CardTurnedUp(FOREST, amulet), NeutralPlaced(FOREST)]
    assert [table.region(region).pawns for region in Region] == [(0, 0, 1), (0, 0, 0), (0, 0, 1), (0, 0, 0), (0, 0, 0)]
    assert table.seen().neutrals == 11


@pytest.mark.rule("SB-11", "SB-12")
@pytest.mark.parametrize(("players", "pawns", "neutrals"), [(2, 13, 13), (3, 12, 0), (4, 10, 0)])
def test_pawns_by_the_number_of_players(players: int, pawns: int, neutrals: int) -> None:
    table = Table(players, upto=Awaits.FIRST)
    assert [seat.pawns for seat in table.seen().seats] == [pawns] * players
    assert table.seen().neutrals == neutrals
    dealt = Table(players)
    assert bool(told(dealt.events, NeutralPlaced)) == (players == 2)
    assert not any(sum(region.pawns[:-1]) for region in dealt.seen().regions)


@pytest.mark.rule("SB-6", "SB-R3")
def test_three_different_milestones_are_drawn() -> None:
    table = Table(upto=Awaits.MILESTONE_TILE)
    left = list(Milestone)
    for drawn in (Milestone.POWER, Milestone.BIG_LAND, Milestone.DOMAIN):
        assert table.weights() == {DrawMilestone(CHANCE, milestone): 1 for milestone in left}
        assert table.do(DrawMilestone(CHANCE, drawn)) == [MilestoneDrawn(drawn)]
        left.remove(drawn)
    views = table.seen().milestones
    assert [view.milestone for view in views] == [Milestone.POWER, Milestone.BIG_LAND, Milestone.DOMAIN]
    assert [view.discs for view in views] == [(), (), ()]
    assert table.awaits is Awaits.POWWOW_TILE


@pytest.mark.rule("SB-6")
@pytest.mark.parametrize(("players", "points"), [(2, (10, 5)), (3, (10, 6, 3)), (4, (10, 7, 4, 2))])
def test_a_milestone_has_the_face_for_the_number_of_players(players: int, points: tuple[int, ...]) -> None:
    assert {view.points for view in Table(players).seen().milestones} == {points}


@pytest.mark.rule("SB-7", "SB-27", "SB-R20", "SB-R21")
@pytest.mark.parametrize(
    ("players", "reading", "missing"),
    [
        (2, "leadership", None),
        (2, "council", None),
        (3, "leadership", Tile.LEADERSHIP),
        (4, "leadership", Tile.LEADERSHIP),
        (3, "council", Tile.COUNCIL),
        (4, "council", Tile.COUNCIL),
    ],
)
def test_one_powwow_tile_is_drawn_the_one_for_two_players_for_two_alone(
    players: int, reading: str, missing: Tile | None
) -> None:
    table = Table(players, upto=Awaits.POWWOW_TILE, two_player_tile=reading)
    tiles = [Tile.LAKOTA_CARD, Tile.FEATS, Tile.TRAVEL, Tile.PRESENTS, Tile.LEADERSHIP, Tile.COUNCIL]
    assert table.weights() == {DrawTile(CHANCE, tile): 1 for tile in tiles if tile is not missing}
    assert table.seen().tile is None
    assert table.do(DrawTile(CHANCE, Tile.TRAVEL)) == [TileDrawn(Tile.TRAVEL, False)]
    assert (table.seen().tile, table.seen().printed) == (Tile.TRAVEL, False)


@pytest.mark.rule("SB-7", "SB-D12")
def test_in_a_first_game_the_printed_powwow_serves() -> None:
    table = Table(powwow="printed", upto=Awaits.OFFERING)
    assert table.events[-1] == TileDrawn(Tile.SWAP, True)
    assert (table.seen().tile, table.seen().printed) == (Tile.SWAP, True)


@pytest.mark.rule("SB-8", "SB-9", "SB-39")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_presents_stones_and_discs_begin_in_their_places(players: int) -> None:
    seen = Table(players).seen()
    assert seen.presents_left == (3, 3, 3, 0, 2, 2, 2, 2, 1, 1, 1, 1, 1, 2)
    assert seen.stones_left == (12, 12, 12, 12)
    assert seen.levels == (3, 3, 3)
    assert all(seat.stones == (0, 0, 0, 0) and not any(seat.presents) for seat in seen.seats)
    assert all(seat.columns == (0, 0, 0, 0) for seat in seen.seats)
    assert seen.deck == {2: 39, 3: 53, 4: 59}[players] - 5 - 4 * players


@pytest.mark.rule("SB-10", "SB-R5", "SB-D4")
def test_every_arrangement_of_the_lowest_offering_and_four_others_is_as_likely() -> None:
    others = [15, 15, 20, 20, 25]
    wanted: dict[tuple[int, ...], int] = {}
    for four in permutations(range(5), 4):
        for at in range(5):
            values = [others[tile] for tile in four]
            values.insert(at, 10)
            wanted[tuple(values)] = wanted.get(tuple(values), 0) + 1
    found: dict[tuple[int, ...], Fraction] = {}

    def follow(table: Table, values: tuple[int, ...], chance: Fraction) -> None:
        weights = table.weights() if table.awaits is Awaits.OFFERING else {}
        if not weights:
            found[values] = chance
            return
        for action, weight in weights.items():
            assert isinstance(action, DrawOffering)
            branch = Table.__new__(Table)
            branch.__dict__.update(table.__dict__, state=table.state.clone(), events=[])
            branch.do(action)
            follow(branch, (*values, action.value), chance * Fraction(weight, sum(weights.values())))

    follow(Table(upto=Awaits.OFFERING), (), Fraction(1))
    assert found == {values: Fraction(count, 600) for values, count in wanted.items()}


@pytest.mark.rule("SB-10", "SB-R45")
@pytest.mark.parametrize(
    ("offerings", "region"),
    [((10, 25, 20, 15, 15), PRAIRIE), ((25, 20, 15, 10, 20), CAMP), ((15, 15, 20, 25, 10), RIVER)],
)
def test_sitting_bull_begins_at_the_lowest_offering(offerings: tuple[int, ...], region: Region) -> None:
    table = Table(offerings=offerings, upto=Awaits.HAND_CARD)
    assert [view.offering for view in table.seen().regions] == list(offerings)
    assert table.events[-6:] == [
        *[OfferingPlaced(r, value) for r, value in zip(Region, offerings, strict=True)],
        SittingBullMoved(NOBODY, region),
    ]
    assert [view.region for view in table.seen().regions if view.sitting_bull] == [region]
    assert table.seen().region == -1


@pytest.mark.rule("SB-10")
def test_an_owners_lowest_offering_is_always_used() -> None:
    own = {"offering": {str(tile): {1: 40, 2: 9, 3: 40, 4: 40, 5: 40, 6: 40}[tile] for tile in range(1, 7)}}
    table = Table(upto=Awaits.OFFERING, edition=own)
    assert table.weights() == {DrawOffering(CHANCE, 9): 5, DrawOffering(CHANCE, 40): 20}
    table.do(*[DrawOffering(CHANCE, 40)] * 4)
    assert table.weights() == {DrawOffering(CHANCE, 9): 1}
    table.do(DrawOffering(CHANCE, 9))
    assert table.region(RIVER).sitting_bull
