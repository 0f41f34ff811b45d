"""Untouched land grows back by one token (D:272-283)."""

from __future__ import annotations

import pytest

from games.dakota.actions import PlaceGhostDance, Replenish
from games.dakota.events import PhaseStarted, Replenished, TerritoryResolved
from games.dakota.terms import Building, Phase
from tests.games.dakota.board import FISH, GAME, GOLD, HORSE, TIMBER, Board, at, counts


@pytest.mark.rule("DK-39", "DK-R37")
def test_an_untouched_row_of_one_kind_gains_one_by_itself() -> None:
    board = Board("NSN").land("plain-1", horse=3)
    told = board.stage({})
    assert [e for e in told if isinstance(e, Replenished)] == [Replenished(at("plain-1"), HORSE)]
    assert board.tokens("plain-1") == counts(horse=4)


@pytest.mark.rule("DK-39")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, 5)])
def test_one_token_is_enough_to_grow_from_and_a_full_row_stays(before: int, after: int) -> None:
    board = Board("NSN").land("plain-1", horse=before)
    board.stage({})
    assert board.tokens("plain-1") == counts(horse=after)


@pytest.mark.rule("DK-39")
@pytest.mark.parametrize("who", ["0 plain-1", "1 plain-1", "2 N:plain-1", "2 S:plain-1"])
def test_any_pawn_of_a_player_or_a_neutral_stops_the_growth(who: str) -> None:
    player, place = who.split()
    board = Board("NSN").land("plain-1", horse=3)
    board.stage({int(player): f"market*3 {place}" if ":" in place else f"{place} market*2"})
    taken = sum(sum(board.hand(p)) for p in range(3))
    assert board.tokens("plain-1") == counts(horse=3 - taken)
    assert taken == (0 if ":" in place else 1)


@pytest.mark.rule("DK-39", "DK-G1")
def test_the_first_player_picks_the_kind_where_several_have_room() -> None:
    """D:283."""
    board = Board("NSN", first=1).land("forest-1", timber=1, game=1)
    board.stage({})
    assert (board.phase, board.now()) == (Phase.REPLENISHMENT, 1)
    assert board.seen().replenishing == at("forest-1")
    assert board.legal(1) == [Replenish(1, TIMBER, at("forest-1")), Replenish(1, GAME, at("forest-1"))]
    assert board.refused(Replenish(0, GAME, at("forest-1"))) == "not_your_turn"
    assert board.refused(Replenish(1, HORSE, at("forest-1"))) == "not_printed_here"
    assert board.refused(Replenish(1, GAME, at("mountain-1"))) == "other_territory_first"
    told = board.do(Replenish(1, GAME, at("forest-1")))
    assert told[0] == Replenished(at("forest-1"), GAME)
    assert board.tokens("forest-1") == counts(timber=1, game=2)
    assert board.seen().replenishing == -1
    assert board.phase == Phase.MARKET


@pytest.mark.rule("DK-39")
def test_the_first_player_picks_also_after_another_has_collected() -> None:
    board = Board("NSN").land("mountain-1", timber=1, game=1)
    board.stage({1: "forest-1 market*2"})
    assert (board.phase, board.now()) == (Phase.COLLECTION, 1)
    board.collect(1, GAME)
    assert (board.phase, board.now()) == (Phase.REPLENISHMENT, 0)
    board.do(Replenish(0, TIMBER, at("mountain-1")))
    assert board.tokens("mountain-1") == counts(timber=2, game=1)


@pytest.mark.rule("DK-39")
@pytest.mark.parametrize(("held", "gains"), [({"timber": 2, "game": 1}, "game"), ({"timber": 1, "game": 3}, "timber")])
def test_a_kind_whose_spaces_are_full_is_not_added(held: dict[str, int], gains: str) -> None:
    board = Board("NSN").land("forest-1", **held)
    board.stage({})
    assert board.tokens("forest-1") == counts(**{**held, gains: held[gains] + 1})


@pytest.mark.rule("DK-39")
def test_a_full_kind_is_refused_at_a_choice() -> None:
    board = Board("NSN", edition={"row": {"forest": {"upper": {"timber": 2, "game": 2, "fish": 1}}}})
    board.land("forest-1", timber=1, game=1, fish=1)
    board.stage({})
    assert board.legal(0) == [Replenish(0, TIMBER, at("forest-1")), Replenish(0, GAME, at("forest-1"))]
    assert board.refused(Replenish(0, FISH, at("forest-1"))) == "no_vacant_space"


@pytest.mark.rule("DK-39", "DK-R15")
def test_choices_come_in_the_order_of_the_territories() -> None:
    board = (
        Board("NSN").land("forest-1", timber=1, game=1).land("mountain-1", timber=1, game=1).land("plain-1", horse=1)
    )
    board.stage({})
    assert board.seen().replenishing == at("mountain-1")
    board.do(Replenish(0, GAME, at("mountain-1")))
    assert board.seen().replenishing == at("forest-1")
    told = board.do(Replenish(0, TIMBER, at("forest-1")))
    assert told[:3] == [
        Replenished(at("forest-1"), TIMBER),
        Replenished(at("plain-1"), HORSE),
        PhaseStarted(Phase.MARKET),
    ]


@pytest.mark.rule("DK-R16")
@pytest.mark.parametrize(("lower_rows", "gold"), [("replenish", 3), ("never_replenish", 2)])
def test_lower_rows_grow_too_unless_the_table_plays_otherwise(lower_rows: str, gold: int) -> None:
    board = Board("NSN", lower_rows=lower_rows).colonise("river-1", gold=2).land("plain-1", horse=1)
    told = board.stage({}, dump="mountain-1")
    assert board.tokens("river-1") == counts(gold=gold)
    assert board.tokens("plain-1") == counts(horse=2), "upper rows grow either way"
    assert (Replenished(at("river-1"), GOLD) in told) == (gold == 3)


@pytest.mark.rule("DK-R18")
@pytest.mark.parametrize(("ghost_dance", "horse"), [("lets_replenish", 4), ("stops_replenishing", 3)])
def test_a_ghost_dance_is_no_pawn_unless_the_table_plays_otherwise(ghost_dance: str, horse: int) -> None:
    board = Board("NSN", ghost_dance=ghost_dance)
    board.to(Phase.DEVELOPMENT)
    board.own(0, Building.GHOST_DANCE)
    board.end_development()
    board.do(PlaceGhostDance(0, at("plain-1")))
    board.land("plain-1", horse=3).land("plain-2", horse=3)
    board.stage({})
    assert board.tokens("plain-1") == counts(horse=horse)
    assert board.tokens("plain-2") == counts(horse=4)


@pytest.mark.rule("DK-R19", "DK-39")
def test_a_row_full_of_another_kind_gains_nothing() -> None:
    board = Board("NSN", totem_space="any_free").land("plain-1", horse=3, fish=2).land("plain-2", horse=3, fish=1)
    board.stage({}, dump="river-1")
    assert board.tokens("plain-1") == counts(horse=3, fish=2)
    assert board.tokens("plain-2") == counts(horse=4, fish=1)


@pytest.mark.rule("DK-R39", "DK-39")
def test_replenishing_comes_after_all_collecting() -> None:
    board = Board("NSN").land("mountain-1", timber=2, game=2).land("plain-1", horse=1)
    told = board.stage({0: "prairie-1*3"})
    resolved = [i for i, e in enumerate(told) if isinstance(e, TerritoryResolved)]
    grown = [i for i, e in enumerate(told) if isinstance(e, Replenished)]
    assert max(resolved) < min(grown)
    assert board.tokens("mountain-1") == counts(timber=3, game=2)


@pytest.mark.rule("DK-36")
def test_depleted_and_inactive_land_does_not_grow() -> None:
    board = Board("NSN").spend("plain-1")
    told = board.stage({})
    assert not any(isinstance(e, Replenished) for e in told)
    assert board.tokens("plain-3") == counts()


@pytest.mark.rule("DK-39")
def test_growth_happens_every_round_anew() -> None:
    board = Board("NSN").land("plain-1", horse=2)
    board.stage({0: "plain-1 market*2"})
    assert board.tokens("plain-1") == counts(horse=1)
    board.end_development()
    board.stage({})
    assert board.tokens("plain-1") == counts(horse=2)
