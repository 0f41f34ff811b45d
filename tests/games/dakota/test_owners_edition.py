"""The game is played with the numbers of the edition in use, whatever they are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.dakota.actions import Build, Buy, BuyPoint, PlacePawn, Recruit, Sell
from games.dakota.events import Bought, Built, PlacementShort, PointBought, Recruited, Sold, WealthGained
from games.dakota.options import RULINGS
from games.dakota.terms import MARKET, Building, Phase
from games.game import Ruling
from tests.games.dakota import edits
from tests.games.dakota.board import DAKOTA, EXPLORER, HORSE, METAL, Board, Table, counts
from tests.games.play import random_options, walk


def developing(factions: str, edition: dict[str, Any]) -> Board:
    board = Board(factions, edition=edition)
    board.to(Phase.DEVELOPMENT)
    return board


def test_prices_and_effects_follow_the_edition() -> None:
    edition = {"price": {"settler": {"metal": 9}}, "effect": {"blacksmith": 3, "train": 4, "saloon": 6}}
    board = developing("SNS", edition)
    board.own(0, Building.BLACKSMITH, Building.TRAIN, Building.SALOON).give(0, metal=1)
    assert board.do(Sell(0, METAL)) == [Sold(0, METAL, 9 + 3 + 4, 7)]
    assert WealthGained(0, 6, Building.SALOON) in board.end_development()
    board.stage({0: "market*3", 1: "plain-1*3", 2: "plain-2*3"})
    assert board.do(Buy(0, METAL)) == [Bought(0, METAL, 9)]


def test_costs_and_points_follow_the_edition() -> None:
    edition = {
        "cost": {"saloon": {"timber": 1, "wealth": 2, "four_colour": 1}, "army": {"wealth": 0, "grain": 1}},
        "points": {"saloon": 9},
    }
    board = developing("SNS", edition).give(0, wealth=2, timber=1, horse=1)
    assert board.do(Build(0, Building.SALOON, (HORSE,))) == [Built(0, Building.SALOON, 9)]
    assert (board.wealth(0), board.hand(0)) == (0, counts())
    other = developing("SNS", edition).give(0, wealth=0, grain=1)
    assert other.do(Build(0, Building.ARMY)) == [Built(0, Building.ARMY, 0)]


def test_exchange_and_limits_follow_the_edition() -> None:
    board = developing("SNS", {"exchange": {"base": 5, "bank": 4}, "limit": {"pawns": 4}}).give(0, wealth=14)
    assert board.do(BuyPoint(0)) == [PointBought(0, 5)]
    board.own(0, Building.BANK)
    assert board.do(Recruit(0)) == [Recruited(0, 4, True)]
    assert board.refused(Recruit(0)) == "all_pawns_in_play"


def test_the_start_follows_the_edition() -> None:
    edition = {
        "start": {"explorers": 4, "wealth": 7},
        "rounds": {"3": 2},
        "neutral": {"per_other": 2, "base": 3},
        "territories": {"plain": 5},
        "row": {"plain": {"upper": {"horse": 3}}},
    }
    board = Board("NSN", edition=edition)
    assert (board.seat(1).explorers, board.wealth(1)) == (4, 7)
    assert board.seen().rounds == 2
    assert board.seen().neutrals == (5, 7)
    assert len(board.seen().territories) == 19
    assert board.tokens("plain-1") == counts(horse=3)
    board.pass_until(lambda seen: seen.phase == Phase.END)
    assert board.state.rounds_played() == 2


def test_neutrals_are_as_many_as_the_box_holds() -> None:
    edition = {"limit": {"neutrals": 5}}
    assert Board("NNS", edition=edition).seen().neutrals == (4, 5)
    assert Board("NSS", edition=edition).seen().neutrals == (5, 4)


def test_a_row_of_several_kinds_is_filled_and_grows_as_printed() -> None:
    board = Board("NSN", edition={"row": {"plain": {"lower": {"grain": 2, "gold": 1, "fish": 1}}}})
    board.land("plain-1", horse=1)
    board.stage({0: "plain-1 market*2"})
    assert board.tokens("plain-1") == counts(grain=2, gold=1, fish=1)
    board.end_development()
    board.land("plain-1", gold=1, fish=1)
    board.stage({})
    assert board.tokens("plain-1") == counts(gold=1, fish=1, grain=1)


ONE_OF_EACH = {"mountain": 1, "forest": 1, "plain": 1, "river": 1, "prairie": 1}
TINY: dict[str, dict[str, Any]] = {
    "one territory of each terrain": {"territories": ONE_OF_EACH},
    "one symbol on every row": {
        "row": {
            "mountain": {"upper": {"timber": 1, "game": 0}, "lower": {"metal": 1}},
            "forest": {"upper": {"timber": 0, "game": 1}, "lower": {"timber": 1}},
            "plain": {"upper": {"horse": 1}, "lower": {"grain": 1}},
            "river": {"upper": {"fish": 1}, "lower": {"gold": 1}},
            "prairie": {"upper": {"buffalo": 1}, "lower": {"grain": 1}},
        }
    },
    "both": {"territories": ONE_OF_EACH, "row": {"plain": {"upper": {"horse": 1}, "lower": {"grain": 1}}}},
    "no neutral pawns": {"neutral": {"per_other": 0, "base": 0}},
    "all six pawns from the start": {"start": {"explorers": 6, "wealth": 50}},
    "three pawns for ever": {"limit": {"pawns": 3}},
    "everything costs one": {"exchange": {"base": 1, "bank": 1}, "start": {"wealth": 50}},
    "the longest game": {"rounds": {"3": 20, "4": 20, "5": 20}, "exchange": {"base": 50}},
}


@pytest.mark.parametrize("edition", TINY.values(), ids=TINY)
@pytest.mark.parametrize("seed", range(6))
def test_the_most_extreme_editions_are_played_to_their_end(edition: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    options = random_options(DAKOTA, rng)
    owner = DAKOTA.edition(edition, "test")
    state = DAKOTA.new_game(options, owner)
    for ply, _ in enumerate(walk(DAKOTA, state, rng)):
        if ply % 40 == 0:
            seen = state.observation(viewer := rng.randrange(options.players))
            assert DAKOTA.sample_state(seen, options, owner, rng).observation(viewer) == seen
    assert state.rounds_played() == {v.key: v.value for v in owner.values()}[f"rounds.{options.players}"]
    assert state.winners()


def test_when_all_land_is_gone_the_market_is_left() -> None:
    board = Board("NSN", edition={"territories": ONE_OF_EACH}, draws=())
    for territory in range(5):
        edits.set_depleted(board.state, territory)
    assert board.legal(0) == [PlacePawn(0, EXPLORER, MARKET)]
    told = board.to(Phase.MARKET)
    assert [e for e in told if isinstance(e, PlacementShort)] == [PlacementShort(p, 3) for p in (2, 1, 0)]
    assert not any(place.frontier for place in board.seen().territories)


def test_a_row_of_one_symbol_is_gone_with_the_first_pawn() -> None:
    edition = {"row": {"river": {"upper": {"fish": 1}, "lower": {"gold": 1}}}}
    board = Board("NSN", edition=edition)
    board.stage({0: "river-1*3"}, dump="forest-1")
    assert (board.hand(0), board.tokens("river-1")) == (counts(fish=1), counts(gold=1))
    board.end_development()
    board.stage({0: "river-1*3"}, dump="forest-1")
    assert board.hand(0) == counts(fish=1, gold=1)
    assert board.tokens("river-2") == counts(fish=1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_editions_with_the_same_numbers_play_alike(players: int) -> None:
    same = Table(players, edition={"rounds": {"3": {"value": 9, "status": "owner", "source": "me"}}})
    assert same.state == Table(players).state
    other = Table(players, edition={"rounds": {"3": 8}})
    assert other.state != Table(players).state


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.option)
def test_tables_that_play_by_other_rulings_are_not_equal(ruling: Ruling) -> None:
    assert Table(3).state == Table(3).state
    other: dict[str, Any] = {ruling.option: ruling.values[1]}
    assert Table(3).state != Table(3, **other).state
    assert Table(3).state != Table(4).state
    assert Table(3).state != "a table"
