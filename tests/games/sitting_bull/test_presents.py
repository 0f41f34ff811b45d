"""Presents: kept until the end, used at once, or discarded (S:241, S:252-259)."""

from __future__ import annotations

import pytest

from games.game import CHANCE, Event
from games.sitting_bull.actions import DiscardPresent, DrawPresent, KeepPresent, MoveDisc, MovePawn, SwapPawns
from games.sitting_bull.events import (
    DiscMoved,
    EffectSkipped,
    PawnMoved,
    PawnsSwapped,
    PresentDiscarded,
    PresentDrawn,
    PresentKept,
    PresentUsed,
    StoneTaken,
)
from games.sitting_bull.refusals import Refusal
from games.sitting_bull.terms import FEAT_PRESENTS, PATH_PRESENTS, POWWOW, STONE_PRESENTS, Awaits, Effect, Path, Present
from tests.games.sitting_bull.board import (
    AWAKENING,
    CAMP,
    FOREST,
    MEMORY,
    ORIGIN,
    PRAIRIE,
    RIVER,
    Table,
    told,
)

KEPT = (*STONE_PRESENTS, *PATH_PRESENTS)
USED = (*FEAT_PRESENTS, Present.POWWOW, Present.SWAP, Present.CALL)


def drawn(present: Present, **readings: str) -> tuple[Table, list[Event]]:
    """Player 0 of two has just taken it; nobody else stands anywhere."""
    table = Table(2, **readings).no_pawns().pile(present)  # type: ignore[arg-type]  # readings of rulings
    table.visit(CAMP)
    return table, table.do(DrawPresent(CHANCE, present))


@pytest.mark.rule("SB-29", "SB-22", "SB-R39", "SB-R42")
@pytest.mark.parametrize("present", KEPT)
def test_a_stone_or_path_may_be_kept_openly_until_the_end(present: Present) -> None:
    table, events = drawn(present)
    assert events == [PresentDrawn(0, present)]
    assert (table.seen().effect, table.seen().present) == (Effect.KEEP, present)
    assert table.choices() == [KeepPresent(0), DiscardPresent(0)]
    assert told(table.do(KeepPresent(0)), PresentKept, StoneTaken) == [PresentKept(0, present)]
    assert table.seen().seats[0].presents == tuple(int(p == present) for p in Present)
    assert table.seat(0).stones == (0, 0, 0, 0)
    assert table.seat(0).columns[:3] == (1, 0, 0)
    assert (table.awaits, table.seen().present, table.seen().effect) == (Awaits.REGION_CARD, None, None)
    assert sum(table.seen().presents_left) == 0


@pytest.mark.rule("SB-R17", "SB-R38", "SB-R42")
@pytest.mark.parametrize("present", [*KEPT, *USED])
def test_any_present_may_be_discarded_and_is_out_of_the_game(present: Present) -> None:
    table, _ = drawn(present)
    table.pawns(RIVER, 0, 1)
    assert DiscardPresent(0) in table.choices() or present is Present.SWAP
    if present is Present.SWAP:
        table = swap_drawn()
    events = table.do(DiscardPresent(0))
    assert told(events, PresentDiscarded, PresentUsed, PresentKept) == [PresentDiscarded(0, present, False)]
    assert not any(table.seat(0).presents)
    assert sum(table.seen().presents_left) == 0
    assert (table.awaits, table.seen().present) == (Awaits.REGION_CARD, None)
    assert table.seen().levels == (3, 3, 3)
    assert (table.seen().paths, table.seen().moves) == ((), 0)  # nothing is left to move


def swap_drawn() -> Table:
    """The Swap was drawn while it can be used."""
    table = Table(2).no_pawns().pawns(RIVER, 0, 1).pile(Present.SWAP)
    table.visit(CAMP)
    table.do(DrawPresent(CHANCE, Present.SWAP))
    return table


@pytest.mark.rule("SB-29", "SB-R14", "SB-R38")
@pytest.mark.parametrize(("present", "paths"), list(FEAT_PRESENTS.items()))
def test_feats_moves_the_two_discs_it_names(present: Present, paths: tuple[Path, Path]) -> None:
    table, events = drawn(present)
    one, other = paths
    assert events == [PresentDrawn(0, present)]
    moves = [MoveDisc(0, path, step) for path in paths for step in (1, -1)]
    assert table.choices() == [*moves, DiscardPresent(0)]
    (third,) = {ORIGIN, AWAKENING, MEMORY} - set(paths)
    assert table.refused(MoveDisc(0, third, 1)) == Refusal.OTHER_DISC
    assert table.do(MoveDisc(0, other, -1)) == [PresentUsed(0, present), DiscMoved(0, other, 2)]
    assert (table.seen().present, table.seen().paths, table.seen().moves) == (present, (one,), 1)
    assert table.choices() == [MoveDisc(0, one, 1), MoveDisc(0, one, -1)]  # begun, it can't be discarded
    assert table.refused(DiscardPresent(0)) == Refusal.WRONG_MOMENT
    events = table.do(MoveDisc(0, one, 1))
    assert told(events, PresentUsed, DiscMoved) == [DiscMoved(0, one, 4)]
    assert table.seen().levels == tuple({one: 4, other: 2, third: 3}[path] for path in (ORIGIN, AWAKENING, MEMORY))
    assert not any(table.seat(0).presents)
    assert table.awaits is Awaits.REGION_CARD


@pytest.mark.rule("SB-R13", "SB-R17")
def test_the_second_disc_at_its_end_moves_by_itself() -> None:
    table, _ = drawn(Present.ORIGIN_MEMORY)
    table.levels(3, 3, 5)
    events = table.do(MoveDisc(0, ORIGIN, 1))
    assert told(events, PresentUsed, DiscMoved) == [
        PresentUsed(0, Present.ORIGIN_MEMORY),
        DiscMoved(0, ORIGIN, 4),
        DiscMoved(0, MEMORY, 4),
    ]
    assert table.awaits is Awaits.REGION_CARD


@pytest.mark.rule("SB-R17")
def test_a_present_with_one_use_alone_is_asked_about_since_it_may_be_discarded() -> None:
    table, _ = drawn(Present.POWWOW)
    assert table.choices() == [MovePawn(0, 0, CAMP, POWWOW), DiscardPresent(0)]
    table.levels(5, 5, 3)
    feats, _ = drawn(Present.ORIGIN_AWAKENING)
    feats.levels(5, 1, 3)
    assert feats.choices() == [MoveDisc(0, ORIGIN, -1), MoveDisc(0, AWAKENING, 1), DiscardPresent(0)]


@pytest.mark.rule("SB-29", "SB-R15", "SB-R16")
def test_powwow_moves_any_pawn_of_a_region_to_the_powwow_whose_tile_stays_still() -> None:
    table, _ = drawn(Present.POWWOW)
    table.pawns(FOREST, 0, 2).pawns(POWWOW, 0, 1)
    assert table.choices() == [MovePawn(0, 1, FOREST, POWWOW), MovePawn(0, 0, CAMP, POWWOW), DiscardPresent(0)]
    assert table.refused(MovePawn(0, 1, FOREST, int(RIVER))) == Refusal.NOT_THERE
    events = table.do(MovePawn(0, 1, FOREST, POWWOW))
    assert events[:2] == [PresentUsed(0, Present.POWWOW), PawnMoved(0, 1, FOREST, POWWOW)]
    assert (table.region(FOREST).pawns, table.seen().powwow) == ((0, 1, 0), (0, 2, 0))
    assert table.awaits is Awaits.REGION_CARD


@pytest.mark.rule("SB-29", "SB-R15", "SB-R16")
def test_call_moves_any_pawn_to_any_other_region_that_stays_still() -> None:
    table, _ = drawn(Present.CALL)
    table.sitting_bull(RIVER)
    table.pawns(PRAIRIE, 0, 0, neutral=1)
    assert table.refused(MovePawn(0, 0, CAMP, POWWOW)) == Refusal.NOT_THERE
    assert len(table.choices()) == 9
    assert table.choices()[-1] == DiscardPresent(0)
    events = table.do(MovePawn(0, 0, CAMP, int(RIVER)))
    assert told(events, PresentUsed, PawnMoved, StoneTaken) == [
        PresentUsed(0, Present.CALL),
        PawnMoved(0, 0, CAMP, RIVER),
    ]
    assert table.region(RIVER).pawns == (1, 0, 0)


@pytest.mark.rule("SB-29", "SB-R46")
def test_swap_exchanges_two_pawns() -> None:
    table = swap_drawn()
    assert table.choices() == [SwapPawns(0, CAMP, 0, RIVER, 1), DiscardPresent(0)]
    events = table.do(SwapPawns(0, CAMP, 0, RIVER, 1))
    assert events[:2] == [PresentUsed(0, Present.SWAP), PawnsSwapped(0, CAMP, 0, RIVER, 1)]
    assert (table.region(CAMP).pawns, table.region(RIVER).pawns) == ((0, 1, 0), (1, 0, 0))


@pytest.mark.rule("SB-R18", "SB-R17")
def test_a_swap_that_is_impossible_is_discarded_at_once() -> None:
    table, events = drawn(Present.SWAP)
    assert told(events, PresentDrawn, PresentDiscarded, EffectSkipped) == [
        PresentDrawn(0, Present.SWAP),
        PresentDiscarded(0, Present.SWAP, True),
    ]
    assert (table.awaits, table.seen().present) == (Awaits.REGION_CARD, None)


@pytest.mark.rule("SB-R15")
@pytest.mark.parametrize("present", [Present.POWWOW, Present.CALL])
def test_with_own_pawns_presents_move_nobody_elses(present: Present) -> None:
    table, _ = drawn(present, movers="own_pawns")
    table.pawns(FOREST, 0, 2, neutral=2)
    moves = [action for action in table.choices() if isinstance(action, MovePawn)]
    assert {(move.owner, move.region) for move in moves} == {(0, CAMP)}


@pytest.mark.rule("SB-R38")
def test_what_was_kept_or_discarded_never_comes_back_to_the_pile() -> None:
    table = Table(2).pile(Present.RED, Present.RED, Present.ORIGIN)
    left = [3]
    for choice in (KeepPresent, DiscardPresent):
        player = table.turn
        table.visit(CAMP)
        table.do(DrawPresent(CHANCE, Present.RED))
        table.do(choice(player))
        left.append(sum(table.seen().presents_left))
        table.draw()
    assert left == [3, 2, 1]
    assert [seat.presents[Present.RED] for seat in table.seen().seats] == [1, 0]


def test_an_owner_may_have_presents_of_one_kind_only() -> None:
    calls = {present.name.lower(): 24 * (present is Present.CALL) for present in Present}
    table = Table(2, edition={"present": calls})
    table.visit(CAMP)
    assert table.weights() == {DrawPresent(CHANCE, Present.CALL): 24}
