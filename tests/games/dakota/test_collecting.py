"""Collecting: who takes which token with which pawn, and who comes first (D:216-234)."""

from __future__ import annotations

import pytest

from games.dakota.actions import Collect, Decline, Replenish
from games.dakota.events import Collected, Declined, TerritoryResolved
from games.dakota.terms import Phase
from games.game import Event
from tests.games.dakota.board import (
    BUFFALO,
    EXPLORER,
    GAME,
    HORSE,
    HORSEMAN,
    TIMBER,
    Board,
    at,
    counts,
)


def taken(told: list[Event]) -> list[tuple[int, str]]:
    """Who collected and why, in order."""
    return [(e.player, e.reason) for e in told if isinstance(e, Collected)]


@pytest.mark.rule("DK-31", "DK-32")
@pytest.mark.parametrize("pawns", [1, 2, 3])
def test_a_lone_winner_takes_one_for_each_own_pawn(pawns: int) -> None:
    board = Board("NSN")
    told = board.stage({0: f"plain-1*{pawns} market*{3 - pawns}", 2: "market*3 N:plain-1"})
    assert taken(told) == [(0, "only")] * pawns
    assert board.hand(0) == counts(horse=pawns)
    assert board.tokens("plain-1") == counts(horse=5 - pawns)


@pytest.mark.rule("DK-32", "DK-R5")
def test_a_lone_winner_chooses_the_kinds() -> None:
    board = Board("NSN")
    board.stage({0: "forest-1*3"})
    assert (board.phase, board.now()) == (Phase.COLLECTION, 0)
    assert board.legal(0) == [Collect(0, TIMBER, EXPLORER), Collect(0, GAME, EXPLORER)]
    assert board.collect(0, GAME)[0] == Collected(0, at("forest-1"), GAME, EXPLORER, "only")
    board.collect(0, TIMBER)
    board.collect(0, GAME)
    assert board.hand(0) == counts(timber=1, game=2)
    assert board.tokens("forest-1") == counts(timber=1, game=1)
    assert board.phase != Phase.COLLECTION


@pytest.mark.rule("DK-31")
def test_only_what_lies_there_can_be_taken() -> None:
    board = Board("NSN").land("forest-1", timber=1, game=3)
    board.stage({0: "forest-1*3"})
    for resource in (HORSE, BUFFALO):
        assert board.refused(Collect(0, resource, EXPLORER)) == "resource_not_here"
    told = board.collect(0, TIMBER)
    assert taken(told) == [(0, "only")] * 3, "the rest is of one kind and goes without asking"
    assert board.hand(0) == counts(timber=1, game=2)


@pytest.mark.rule("DK-R13", "DK-31")
def test_a_horseman_collects_one_like_an_explorer() -> None:
    board = Board("NSN").pawns(0, 1, 2)
    board.stage({0: "H:plain-1*2 market"})
    assert board.hand(0) == counts(horse=2)


@pytest.mark.rule("DK-R6")
def test_the_owner_chooses_which_pawn_leaves() -> None:
    board = Board("NSN").pawns(0, 2, 1)
    board.stage({0: "H:plain-1 plain-1*2"})
    assert board.legal(0) == [Collect(0, HORSE, EXPLORER), Collect(0, HORSE, HORSEMAN)]
    board.collect(0, HORSE, HORSEMAN)
    assert board.phase != Phase.COLLECTION, "two explorers are left, and one kind: nothing to choose"
    assert board.hand(0) == counts(horse=3)


@pytest.mark.rule("DK-R6", "DK-R13")
def test_only_pawns_that_stand_there_are_offered() -> None:
    board = Board("NSN").pawns(0, 1, 2)
    board.stage({0: "H:forest-1*2 market"})
    assert board.legal(0) == [Collect(0, TIMBER, HORSEMAN), Collect(0, GAME, HORSEMAN)]
    assert board.refused(Collect(0, GAME, EXPLORER)) == "no_such_pawn"
    walking = Board("NSN").pawns(0, 2, 1)
    walking.stage({0: "forest-1*2 H:market"})
    assert walking.legal(0) == [Collect(0, TIMBER, EXPLORER), Collect(0, GAME, EXPLORER)]


@pytest.mark.rule("DK-R6")
def test_a_pawn_that_is_not_there_can_not_leave() -> None:
    board = Board("NSN").pawns(0, 2, 1)
    board.stage({0: "forest-1*2 H:market", 2: "market*3"})
    assert board.refused(Collect(0, TIMBER, HORSEMAN)) == "no_such_pawn"


@pytest.mark.rule("DK-33", "DK-R6", "DK-R7")
def test_the_pawn_that_leaves_decides_who_is_strongest_next() -> None:
    """Red has a horseman and an explorer (3), Green two explorers (2)."""

    def game(pawn: int) -> tuple[list[tuple[int, str]], Board]:
        board = Board("NSN").pawns(0, 2, 1)
        board.stage({0: "H:plain-1 plain-1 market", 2: "plain-1*2 market"})
        told = board.collect(0, HORSE, EXPLORER if pawn == 0 else HORSEMAN)
        return taken(told), board

    kept, _ = game(0)
    assert kept == [(0, "strongest"), (0, "order"), (2, "strongest"), (2, "strongest")]
    gone, _ = game(1)
    assert gone == [(0, "strongest"), (2, "strongest"), (0, "order"), (2, "strongest")]


@pytest.mark.rule("DK-33", "DK-R7")
@pytest.mark.parametrize(
    ("first", "reds", "greens", "order"),
    [
        (0, 2, 2, [(0, "order"), (2, "strongest"), (0, "order"), (2, "strongest")]),
        (2, 2, 2, [(2, "order"), (0, "strongest"), (2, "order"), (0, "strongest")]),
        (0, 1, 3, [(2, "strongest"), (2, "strongest"), (0, "order"), (2, "strongest")]),
        (2, 3, 1, [(0, "strongest"), (0, "strongest"), (2, "order"), (0, "strongest")]),
        (0, 2, 3, [(2, "strongest"), (0, "order"), (2, "strongest"), (0, "order"), (2, "strongest")]),
        (1, 2, 3, [(2, "strongest"), (2, "order"), (0, "strongest"), (2, "order"), (0, "strongest")]),
    ],
)
def test_the_strongest_takes_one_and_strengths_are_compared_again(
    first: int, reds: int, greens: int, order: list[tuple[int, str]]
) -> None:
    board = Board("NSN", first=first)
    told = board.stage(
        {0: f"plain-1*{reds} market*{3 - reds}", 2: f"plain-1*{greens} market*{3 - greens}"}, dump="river-1"
    )
    assert taken(told) == order
    assert board.hand(0) == counts(horse=reds)
    assert board.hand(2) == counts(horse=greens)


@pytest.mark.rule("DK-33")
def test_a_horseman_goes_before_an_explorer_whoever_is_first() -> None:
    board = Board("NSN").pawns(2, 2, 1)
    told = board.stage({0: "plain-1 market*2", 2: "H:plain-1 market*2"})
    assert taken(told) == [(2, "strongest"), (0, "strongest")]


@pytest.mark.rule("DK-33")
def test_a_horseman_and_two_explorers_are_equally_strong_and_go_in_round_order() -> None:
    board = Board("NSN").pawns(2, 2, 1)
    told = board.stage({0: "plain-1*2 market", 2: "H:plain-1 market*2"})
    assert taken(told) == [(0, "order"), (2, "strongest"), (0, "strongest")]


@pytest.mark.rule("DK-33", "DK-34")
def test_three_winners_take_turns_until_no_token_is_left() -> None:
    board = Board("NNNS")
    told = board.stage({0: "plain-1*2 market", 1: "plain-1*2 market", 2: "plain-1*3"})
    assert taken(told) == [(2, "strongest"), (0, "order"), (1, "order"), (2, "strongest"), (0, "order")]
    assert TerritoryResolved(at("plain-1"), (0, 1, 1, 0)) in told
    assert [board.hand(p) for p in range(3)] == [counts(horse=2), counts(horse=1), counts(horse=2)]


@pytest.mark.rule("DK-34")
def test_collecting_stops_when_no_pawn_is_left() -> None:
    board = Board("NSN")
    told = board.stage({0: "plain-1*2 market", 2: "plain-1*2 market"})
    assert len(taken(told)) == 4
    assert board.tokens("plain-1") == counts(horse=1)
    assert TerritoryResolved(at("plain-1"), (0, 0, 0)) in told


@pytest.mark.rule("DK-33")
def test_settlers_share_in_round_order_too() -> None:
    board = Board("SNS", first=2)
    told = board.stage({0: "plain-1*2 market", 2: "plain-1*2 market"})
    assert taken(told) == [(2, "order"), (0, "strongest"), (2, "order"), (0, "strongest")]


@pytest.mark.rule("DK-R5")
def test_nobody_may_decline_to_collect() -> None:
    board = Board("NSN")
    board.stage({0: "forest-1*3"})
    assert board.refused(Decline(0, EXPLORER)) == "must_collect"


@pytest.mark.rule("DK-R5")
def test_where_declining_is_allowed_a_pawn_may_go_home_with_nothing() -> None:
    board = Board("NSN", collecting="may_decline").land("plain-1", horse=1)
    board.stage({0: "plain-1*2 market"})
    assert (board.phase, board.now()) == (Phase.COLLECTION, 0)
    assert set(board.legal(0)) == {Collect(0, HORSE, EXPLORER), Decline(0, EXPLORER)}
    assert board.refused(Decline(0, HORSEMAN)) == "no_such_pawn"
    assert board.do(Decline(0, EXPLORER)) == [Declined(0, at("plain-1"), EXPLORER)]
    told = board.do(Decline(0, EXPLORER))
    assert TerritoryResolved(at("plain-1"), (0, 0, 0)) in told
    assert board.hand(0) == counts()
    assert board.tokens("plain-1") == counts(horse=1), "the row lives on, but does not grow"
    assert board.seat(0).free_explorers == 2


@pytest.mark.rule("DK-R5", "DK-33")
def test_a_declining_pawn_weakens_its_owner() -> None:
    board = Board("NSN", collecting="may_decline").pawns(0, 2, 1)
    board.stage({0: "H:plain-1 plain-1 market", 2: "plain-1*2 market"})
    assert set(board.legal(0)) == {
        Collect(0, HORSE, EXPLORER), Collect(0, HORSE, HORSEMAN), Decline(0, EXPLORER), Decline(0, HORSEMAN),
    }  # fmt: skip
    board.do(Decline(0, HORSEMAN))
    assert board.now() == 2
    board.collect(2, HORSE)
    assert board.now() == 0


@pytest.mark.rule("DK-33")
def test_only_the_picker_may_act() -> None:
    board = Board("NSN")
    board.stage({0: "forest-1*2 market", 2: "forest-1*2 market"})
    assert board.refused(Collect(2, GAME, EXPLORER)) == "not_your_turn"
    board.collect(0, GAME)
    assert board.now() == 2
    assert board.refused(Collect(0, GAME, EXPLORER)) == "not_your_turn"
    assert board.refused(Replenish(2, GAME, at("mountain-1"))) == "wrong_phase"


@pytest.mark.rule("DK-D10")
def test_a_choice_is_shown_with_what_was_and_what_is_to_come() -> None:
    board = Board("NSN").pawns(0, 2, 1).land("forest-1", timber=1, game=2)
    board.stage({0: "H:forest-1 forest-1 market", 1: "market*3 S:forest-1", 2: "forest-1*2 market N:forest-1"})
    view = board.seen().collection
    assert view is not None
    assert (view.territory, view.native, view.settler, view.winner) == (at("forest-1"), 6, 1, 0)
    assert (view.explorers, view.horsemen, view.neutrals) == ((1, 0, 2), (1, 0, 0), (1, 1))
    assert [(p.player, p.strength, p.reason, p.state) for p in view.picks] == [
        (0, 3, "strongest", "now"), (0, 2, "order", "next"), (2, 2, "strongest", "next"), (2, 1, "empty", "next"),
    ]  # fmt: skip
    board.collect(0, GAME, HORSEMAN)
    view = board.seen().collection
    assert view is not None
    assert (view.explorers, view.horsemen) == ((1, 0, 2), (1, 0, 0)), "as it stood at the start"
    assert [(p.player, p.strength, p.reason, p.state) for p in view.picks] == [
        (0, 3, "strongest", "done"), (2, 2, "strongest", "now"), (0, 1, "order", "next"), (2, 1, "empty", "next"),
    ]  # fmt: skip
    board.collect(2, GAME)
    view = board.seen().collection
    assert view is None, "one timber and one pawn each: nothing to choose"
