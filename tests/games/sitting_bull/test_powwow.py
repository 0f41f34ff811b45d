"""The powwow: six tiles and the printed space (S:210-226)."""

from __future__ import annotations

import pytest

from games.game import CHANCE
from games.sitting_bull.actions import DrawPresent, MoveDisc, MovePawn, SwapCard, SwapPawns, TakePresent, TakeSpace
from games.sitting_bull.events import (
    CardSwapped,
    DiscMoved,
    EffectSkipped,
    NeutralPlaced,
    PawnMoved,
    PawnsSwapped,
    PresentDrawn,
    PresentReturned,
    PresentsOut,
    SpaceTaken,
    StoneTaken,
)
from games.sitting_bull.refusals import Refusal
from games.sitting_bull.terms import NEUTRAL, POWWOW, TRACKS, Awaits, Effect, Icon, Path, Present, Region, Tile
from tests.games.sitting_bull.board import (
    AWAKENING,
    CAMP,
    FOREST,
    MEMORY,
    MOUNTAIN,
    ORIGIN,
    PRAIRIE,
    RIVER,
    SILENCE,
    Table,
    told,
)


def table_with(tile: Tile, players: int = 2, **chosen: object) -> Table:
    """No pawn is on the board yet."""
    chosen |= {"powwow": "printed"} if tile is Tile.SWAP else {"tile": tile}
    return Table(players, **chosen).no_pawns()  # type: ignore[arg-type]  # readings of rulings


# Swap


@pytest.mark.rule("SB-27", "SB-R46", "SB-R15")
def test_swap_exchanges_two_pawns_of_two_regions_of_whatever_colour() -> None:
    table = table_with(Tile.SWAP).pawns(PRAIRIE, 1, 1).pawns(CAMP, 1, 0, neutral=2).pawns(POWWOW, 0, 2)
    table.powwow()
    assert table.seen().effect is Effect.SWAP
    assert set(table.choices()) == {
        SwapPawns(0, PRAIRIE, owner, CAMP, other) for owner in (0, 1) for other in (0, NEUTRAL)
    }
    assert table.refused(SwapPawns(0, PRAIRIE, 0, CAMP, 1)) == Refusal.NO_PAWN_THERE
    events = table.do(SwapPawns(0, PRAIRIE, 1, CAMP, NEUTRAL))
    assert told(events, PawnsSwapped) == [PawnsSwapped(0, PRAIRIE, 1, CAMP, NEUTRAL)]
    assert (table.region(PRAIRIE).pawns, table.region(CAMP).pawns) == ((1, 0, 1), (1, 1, 1))
    assert table.seen().powwow == (1, 2, 0)


@pytest.mark.rule("SB-R46")
def test_two_pawns_of_one_colour_may_be_swapped() -> None:
    table = table_with(Tile.SWAP, 3).pawns(MOUNTAIN, 0, 2).pawns(RIVER, 1, 1)
    table.powwow()
    told_ = told(table.do(SwapPawns(0, MOUNTAIN, 1, RIVER, 1)), PawnsSwapped)
    assert told_ == [PawnsSwapped(0, MOUNTAIN, 1, RIVER, 1)]
    assert (table.region(MOUNTAIN).pawns, table.region(RIVER).pawns) == ((0, 2, 0, 0), (1, 1, 0, 0))


@pytest.mark.rule("SB-R15")
def test_with_own_pawns_one_of_the_two_must_be_ones_own() -> None:
    table = table_with(Tile.SWAP, 3, movers="own_pawns").pawns(FOREST, 1, 1).pawns(RIVER, 0, 1, 1).pawns(CAMP, 1)
    table.powwow()
    assert set(table.choices()) == {
        SwapPawns(0, FOREST, 0, CAMP, 0),
        SwapPawns(0, FOREST, 1, CAMP, 0),
        SwapPawns(0, FOREST, 0, RIVER, 1),
        SwapPawns(0, FOREST, 0, RIVER, 2),
        SwapPawns(0, CAMP, 0, RIVER, 1),
        SwapPawns(0, CAMP, 0, RIVER, 2),
    }
    assert table.refused(SwapPawns(0, FOREST, 1, RIVER, 2)) == Refusal.OWN_PAWNS_ONLY


@pytest.mark.rule("SB-R18", "SB-R46")
def test_swap_is_skipped_where_pawns_stand_in_one_region_or_the_powwow_alone() -> None:
    table = table_with(Tile.SWAP).pawns(CAMP, 2, 2, neutral=1).pawns(POWWOW, 1, 1)
    assert told(table.powwow(), EffectSkipped) == [EffectSkipped(0, Tile.SWAP)]
    assert table.awaits is Awaits.HAND_CARD


@pytest.mark.rule("SB-R17")
def test_the_only_swap_there_is_happens_at_once() -> None:
    table = table_with(Tile.SWAP).pawns(CAMP, 2).pawns(RIVER, 0, 3)
    assert told(table.powwow(), PawnsSwapped) == [PawnsSwapped(0, CAMP, 0, RIVER, 1)]


# Lakota card


@pytest.mark.rule("SB-27", "SB-R36", "SB-R32")
def test_a_card_of_the_hand_is_exchanged_for_one_of_the_board_and_the_deck_is_drawn_from() -> None:
    table = table_with(Tile.LAKOTA_CARD)
    marked = table.card(region=RIVER, neutral=True)
    powwow = table.card(Icon.POWWOW)
    table.hold(0, marked, powwow)
    neutrals = table.seen().neutrals
    table.powwow()
    hand = table.hand(0)
    table.hold(0, marked, *[card for card in hand if card != marked][:2])
    hand = table.hand(0)
    faces = [view.card for view in table.seen().regions]
    assert (table.seen().effect, len(hand)) == (Effect.CARD, 3)
    assert table.choices() == [SwapCard(0, card, region) for card in sorted(set(hand)) for region in Region]
    events = table.do(SwapCard(0, marked, FOREST))
    assert told(events, CardSwapped, NeutralPlaced) == [CardSwapped(0, FOREST, marked)]
    assert table.region(FOREST).card == marked
    assert table.hand(0) == tuple(sorted([*(card for card in hand if card != marked), faces[FOREST]]))  # type: ignore[type-var]  # every region has a card
    assert (table.seen().neutrals, table.region(FOREST).pawns) == (neutrals, (0, 0, 0))
    assert (table.awaits, table.seen().dealing) == (Awaits.HAND_CARD, 0)


@pytest.mark.rule("SB-R18")
def test_a_card_is_exchanged_only_where_one_lies() -> None:
    table = table_with(Tile.LAKOTA_CARD)
    table.powwow()
    p = table.state
    for region in (PRAIRIE, MOUNTAIN, FOREST, CAMP):
        p.deck[p.face[region]] += 1
        p.deck_left += 1
        p.face[region] = -1
    p.menu = None
    assert table.choices() == [SwapCard(0, card, RIVER) for card in sorted(set(table.hand(0)))]
    assert table.refused(SwapCard(0, table.hand(0)[0], CAMP)) == Refusal.NO_CARD_THERE


@pytest.mark.rule("SB-R18")
@pytest.mark.parametrize("missing", ["hand", "board"])
def test_without_a_card_in_the_hand_or_on_the_board_nothing_is_exchanged(missing: str) -> None:
    table = table_with(Tile.LAKOTA_CARD)
    card = table.card(Icon.POWWOW)
    p = table.state
    if missing == "hand":
        table.hold(0, card)
        rest = list(p.hands[0])
        rest.remove(card)
        p.hands[0], p.hand_counts[0] = (card,), 1
    else:
        rest = list(p.face)
        p.face = [-1] * 5
    for other in rest:
        p.gone[other] += 1
    assert told(table.powwow(), EffectSkipped, CardSwapped) == [EffectSkipped(0, Tile.LAKOTA_CARD)]


# Feats


@pytest.mark.rule("SB-27", "SB-R14", "SB-R3")
def test_feats_moves_two_different_discs_one_after_the_other() -> None:
    table = table_with(Tile.FEATS)
    table.powwow()
    assert table.choices() == [MoveDisc(0, path, step) for path in TRACKS for step in (1, -1)]
    assert (table.seen().paths, table.seen().moves) == (TRACKS, 2)
    assert table.do(MoveDisc(0, AWAKENING, 1)) == [DiscMoved(0, AWAKENING, 4)]
    assert (table.seen().paths, table.seen().moves) == ((ORIGIN, MEMORY), 1)
    assert table.choices() == [MoveDisc(0, path, step) for path in (ORIGIN, MEMORY) for step in (1, -1)]
    assert table.refused(MoveDisc(0, AWAKENING, 1)) == Refusal.OTHER_DISC
    assert told(table.do(MoveDisc(0, MEMORY, -1)), DiscMoved) == [DiscMoved(0, MEMORY, 2)]
    assert table.seen().levels == (3, 4, 2)
    assert table.awaits is Awaits.HAND_CARD


@pytest.mark.rule("SB-R14", "SB-R13")
def test_each_of_two_discs_moves_as_it_can() -> None:
    table = table_with(Tile.FEATS).levels(5, 1, 3)
    table.powwow()
    assert table.choices() == [
        MoveDisc(0, ORIGIN, -1),
        MoveDisc(0, AWAKENING, 1),
        MoveDisc(0, MEMORY, 1),
        MoveDisc(0, MEMORY, -1),
    ]
    table.do(MoveDisc(0, MEMORY, 1))
    assert table.choices() == [MoveDisc(0, ORIGIN, -1), MoveDisc(0, AWAKENING, 1)]


# Travel and Council of Elders


@pytest.mark.rule("SB-27", "SB-R15", "SB-R16")
def test_travel_moves_any_pawn_to_another_region_where_nothing_comes_of_it() -> None:
    table = table_with(Tile.TRAVEL).pawns(PRAIRIE, 0, 1).pawns(CAMP, 0, 0, neutral=1).pawns(POWWOW, 2)
    table.sitting_bull(RIVER)
    table.powwow()
    assert set(table.choices()) == {
        *[MovePawn(0, 1, PRAIRIE, int(to)) for to in Region if to is not PRAIRIE],
        *[MovePawn(0, NEUTRAL, CAMP, int(to)) for to in Region if to is not CAMP],
    }
    assert table.refused(MovePawn(0, 1, PRAIRIE, POWWOW)) == Refusal.NOT_THERE
    assert table.refused(MovePawn(0, 1, PRAIRIE, 0)) == Refusal.SAME_REGION
    events = table.do(MovePawn(0, 1, PRAIRIE, int(RIVER)))
    assert told(events, PawnMoved, StoneTaken) == [PawnMoved(0, 1, PRAIRIE, RIVER)]
    assert (table.region(PRAIRIE).pawns, table.region(RIVER).pawns) == ((0, 0, 0), (0, 1, 0))
    assert table.awaits is Awaits.HAND_CARD


@pytest.mark.rule("SB-27", "SB-R15", "SB-R16")
def test_council_of_elders_moves_any_pawn_from_a_region_to_the_powwow() -> None:
    table = table_with(Tile.COUNCIL).pawns(FOREST, 1, 1).pawns(RIVER, 0, 0, neutral=2)
    table.powwow()
    assert set(table.choices()) == {
        MovePawn(0, 0, FOREST, POWWOW),
        MovePawn(0, 1, FOREST, POWWOW),
        MovePawn(0, NEUTRAL, RIVER, POWWOW),
    }
    assert table.refused(MovePawn(0, 0, FOREST, int(RIVER))) == Refusal.NOT_THERE
    events = table.do(MovePawn(0, NEUTRAL, RIVER, POWWOW))
    assert told(events, PawnMoved, EffectSkipped) == [PawnMoved(0, NEUTRAL, RIVER, POWWOW)]
    assert (table.region(RIVER).pawns, table.seen().powwow) == ((0, 0, 1), (1, 0, 1))
    assert table.awaits is Awaits.HAND_CARD


@pytest.mark.rule("SB-R15")
@pytest.mark.parametrize("tile", [Tile.TRAVEL, Tile.COUNCIL])
def test_with_own_pawns_nobody_elses_may_be_moved(tile: Tile) -> None:
    table = table_with(tile, movers="own_pawns").pawns(FOREST, 1, 1, neutral=1).pawns(RIVER, 1)
    table.powwow()
    assert {(a.owner, a.region) for a in table.choices() if isinstance(a, MovePawn)} == {(0, FOREST), (0, RIVER)}
    to = POWWOW if tile is Tile.COUNCIL else int(RIVER)
    assert table.refused(MovePawn(0, 1, FOREST, to)) == Refusal.OWN_PAWNS_ONLY
    assert table.refused(MovePawn(0, NEUTRAL, FOREST, to)) == Refusal.OWN_PAWNS_ONLY


@pytest.mark.rule("SB-R18")
@pytest.mark.parametrize("tile", [Tile.TRAVEL, Tile.COUNCIL])
def test_without_a_pawn_in_any_region_there_is_nothing_to_move(tile: Tile) -> None:
    table = table_with(tile).pawns(POWWOW, 3, 3)
    assert told(table.powwow(), EffectSkipped, PawnMoved) == [EffectSkipped(0, tile)]
    other = table_with(tile, movers="own_pawns").pawns(CAMP, 0, 3, neutral=1)
    assert told(other.powwow(), EffectSkipped, PawnMoved) == [EffectSkipped(0, tile)]


# Leadership


@pytest.mark.rule("SB-27", "SB-R22", "SB-R19", "SB-D12")
def test_leadership_has_a_space_for_each_path_and_then_room_beside_them() -> None:
    table = table_with(Tile.LEADERSHIP)
    for n, path in enumerate((MEMORY, ORIGIN, SILENCE)):
        player = table.turn
        table.powwow()
        free = [p for p in Path if table.seen().spaces[p] == -1]
        assert table.choices() == [TakeSpace(player, p) for p in free]
        assert told(table.do(TakeSpace(player, path)), SpaceTaken) == [SpaceTaken(player, path)]
        table.draw()
        assert table.seen().spaces[path] == player == n % 2
    assert told(table.powwow(), SpaceTaken) == [SpaceTaken(1, AWAKENING)]
    table.draw()
    assert table.seen().spaces == (1, 1, 0, 0)
    assert told(table.powwow(), SpaceTaken, EffectSkipped) == [EffectSkipped(0, Tile.LEADERSHIP)]
    assert table.seen().powwow == (3, 2, 0)
    assert [seat.items for seat in table.seen().seats] == [(0, 0, 1, 1), (1, 1, 0, 0)]


def test_a_space_that_is_taken_is_refused() -> None:
    table = table_with(Tile.LEADERSHIP)
    table.powwow()
    table.do(TakeSpace(0, SILENCE))
    table.draw()
    table.powwow()
    assert table.refused(TakeSpace(1, SILENCE)) == Refusal.SPACE_TAKEN


# Presents


@pytest.mark.rule("SB-27", "SB-R37")
def test_two_presents_are_drawn_one_is_taken_and_the_other_goes_back() -> None:
    table = table_with(Tile.PRESENTS).pile(Present.RED, Present.SWAP, Present.CALL, Present.CALL)
    table.powwow()
    assert (table.awaits, table.seen().effect, table.seen().offered) == (Awaits.PRESENT, Effect.CHOICE, ())
    assert table.do(DrawPresent(CHANCE, Present.CALL)) == [PresentDrawn(0, Present.CALL)]
    assert table.seen().offered == (Present.CALL,)
    assert table.weights() == {DrawPresent(CHANCE, present): 1 for present in (Present.RED, Present.SWAP, Present.CALL)}
    assert table.do(DrawPresent(CHANCE, Present.RED)) == [PresentDrawn(0, Present.RED)]
    assert (table.awaits, table.seen().offered) == (Awaits.EFFECT, (Present.CALL, Present.RED))
    assert table.choices() == [TakePresent(0, Present.RED), TakePresent(0, Present.CALL)]
    assert table.refused(TakePresent(0, Present.SWAP)) == Refusal.NOT_OFFERED
    assert table.do(TakePresent(0, Present.RED)) == [PresentReturned(0, Present.CALL)]
    assert table.seen().presents_left[Present.CALL] == 2
    assert table.seen().presents_left[Present.RED] == 0
    assert (table.seen().effect, table.seen().present, table.seen().offered) == (Effect.KEEP, Present.RED, ())


@pytest.mark.rule("SB-R37")
def test_of_two_alike_one_is_taken_without_a_question() -> None:
    table = table_with(Tile.PRESENTS).pile(Present.BLUE, Present.BLUE)
    table.powwow()
    table.do(DrawPresent(CHANCE, Present.BLUE))
    assert table.do(DrawPresent(CHANCE, Present.BLUE)) == [
        PresentDrawn(0, Present.BLUE),
        PresentReturned(0, Present.BLUE),
    ]
    assert (table.seen().present, table.seen().presents_left[Present.BLUE]) == (Present.BLUE, 1)


@pytest.mark.rule("SB-R37")
def test_the_last_present_is_simply_taken() -> None:
    table = table_with(Tile.PRESENTS).pile(Present.BLACK)
    table.powwow()
    assert table.do(DrawPresent(CHANCE, Present.BLACK)) == [PresentDrawn(0, Present.BLACK)]
    assert (table.seen().effect, table.seen().present) == (Effect.KEEP, Present.BLACK)


@pytest.mark.rule("SB-R18", "SB-R37")
def test_without_presents_the_tile_does_nothing() -> None:
    table = table_with(Tile.PRESENTS).pile()
    assert told(table.powwow(), EffectSkipped, PresentsOut) == [EffectSkipped(0, Tile.PRESENTS)]
    assert table.awaits is Awaits.HAND_CARD
    assert table.seen().effect is None


# any tile


@pytest.mark.rule("SB-R17", "SB-26")
@pytest.mark.parametrize("tile", Tile)
def test_what_can_be_done_must_be_done(tile: Tile) -> None:
    table = table_with(tile).pawns(CAMP, 1, 1).pawns(RIVER, 1, 1)
    table.powwow()
    kinds = {type(action).__name__ for action in (table.choices() if tile is not Tile.PRESENTS else table.outcomes())}
    wanted = {
        Tile.SWAP: "SwapPawns",
        Tile.LAKOTA_CARD: "SwapCard",
        Tile.FEATS: "MoveDisc",
        Tile.TRAVEL: "MovePawn",
        Tile.PRESENTS: "DrawPresent",
        Tile.LEADERSHIP: "TakeSpace",
        Tile.COUNCIL: "MovePawn",
    }
    assert kinds == {wanted[tile]}
