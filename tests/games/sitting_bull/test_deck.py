"""The deck as it is prepared for two, three and four players, and the tables that a game reads from the edition."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from games.sitting_bull.edition import read_edition
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.rules import Rules, prepared_deck, rules_of
from games.sitting_bull.terms import Icon, Present, Region, Tile

SHIPPED = read_edition()


def rules(players: int, own: dict[str, Any] | None = None, **chosen: Any) -> Rules:
    return Rules(SittingBullOptions(players=players, **chosen), read_edition(own) if own else SHIPPED)


def by_icon(players: int) -> dict[Icon, int]:
    counts: Counter[Icon] = Counter()
    for kind in prepared_deck(SHIPPED, players):
        counts[kind.icon] += kind.copies
    return dict(counts)


@pytest.mark.rule("SB-4", "SB-R4", "SB-39")
@pytest.mark.parametrize(
    ("players", "cards"), [(2, (8, 8, 8, 7, 4, 4)), (3, (11, 11, 11, 9, 5, 6)), (4, (12, 12, 12, 10, 6, 7))]
)
def test_cards_marked_for_more_players_are_left_out(players: int, cards: tuple[int, ...]) -> None:
    assert by_icon(players) == dict(zip(Icon, cards, strict=True))
    assert sum(rules(players).copies) == {2: 39, 3: 53, 4: 59}[players]


@pytest.mark.rule("SB-4", "SB-R4")
def test_a_card_marked_for_three_is_in_play_from_three_on_and_one_for_four_with_four_alone() -> None:
    own = {"card": {str(n): {"icon": 3 if n == 40 else 0, "players": 2} for n in range(1, 60)}}
    own["card"]["40"]["players"] = 3
    own["card"]["41"] = {"icon": 4, "players": 4}
    icons = [{kind.icon for kind in prepared_deck(read_edition(own), players)} for players in (2, 3, 4)]
    assert icons == [{0}, {0, 3}, {0, 3, 4}]


@pytest.mark.rule("SB-11", "SB-3")
def test_the_neutral_mark_is_read_with_two_players_alone() -> None:
    marked = {n: sum(k.copies for k in prepared_deck(SHIPPED, n) if k.neutral) for n in (2, 3, 4)}
    assert marked == {2: 13, 3: 0, 4: 0}
    assert [rules(n).neutrals for n in (2, 3, 4)] == [13, 0, 0]


def test_kinds_are_cards_that_look_alike_and_stand_in_order() -> None:
    for players in (2, 3, 4):
        kinds = prepared_deck(SHIPPED, players)
        looks = [(kind.icon, kind.regions, kind.neutral) for kind in kinds]
        assert all(before < after for before, after in pairwise(looks))
        assert all(kind.copies > 0 for kind in kinds)
        assert all(list(kind.regions) == sorted(kind.regions) for kind in kinds)
    first, last = prepared_deck(SHIPPED, 4)[0], prepared_deck(SHIPPED, 4)[-1]
    assert (first.icon, first.regions, first.copies) == (Icon.ORIGIN, (Region.PRAIRIE, Region.MOUNTAIN), 1)
    assert (last.icon, last.regions, last.copies) == (Icon.POWWOW, (), 7)
    two = [(k.icon, k.neutral, k.copies) for k in prepared_deck(SHIPPED, 2) if k.icon >= Icon.AMULET]
    assert two == [
        (Icon.AMULET, False, 3), (Icon.AMULET, True, 1), (Icon.POWWOW, False, 2), (Icon.POWWOW, True, 2),
    ]  # fmt: skip


@pytest.mark.rule("SB-D2")
def test_the_sets_of_regions_are_those_of_the_file() -> None:
    pairs = {(k.icon, k.regions) for k in prepared_deck(SHIPPED, 2)}
    assert (Icon.ORIGIN, (Region.FOREST, Region.RIVER)) in pairs
    assert (Icon.AWAKENING, (Region.MOUNTAIN, Region.CAMP)) in pairs
    assert (Icon.SILENCE, (Region.CAMP, Region.RIVER)) in pairs
    assert (Icon.AMULET, tuple(Region)) in pairs
    made = rules(2)
    assert made.masks == tuple(sum(1 << region for region in kind.regions) for kind in made.kinds)
    assert made.icons == tuple(kind.icon for kind in made.kinds)


@pytest.mark.rule("SB-12", "SB-38")
@pytest.mark.parametrize(("players", "pawns"), [(2, 13), (3, 12), (4, 10)])
def test_a_game_has_as_many_rounds_as_a_player_has_pawns(players: int, pawns: int) -> None:
    made = rules(players)
    assert (made.pawns, made.rounds) == (pawns, pawns)
    assert made.alone == tuple((player,) for player in range(players))


@pytest.mark.rule("SB-R20", "SB-R21", "SB-27")
def test_the_tile_for_two_players_is_set_apart_with_more() -> None:
    six = tuple(Tile)[1:]
    assert rules(2).tiles == rules(2, two_player_tile="council").tiles == six
    for players in (3, 4):
        assert rules(players).tiles == tuple(tile for tile in six if tile is not Tile.LEADERSHIP)
        other = rules(players, two_player_tile="council")
        assert other.tiles == tuple(tile for tile in six if tile is not Tile.COUNCIL)


@pytest.mark.rule("SB-7", "SB-D12")
def test_the_printed_powwow_is_the_owners() -> None:
    assert (rules(3).printed, rules(3).printed_tile) == (False, Tile.SWAP)
    own = rules(3, {"tile": {"printed": 3, "3": 0}}, powwow="printed")
    assert (own.printed, own.printed_tile) == (True, Tile.TRAVEL)
    assert own.tiles == (Tile.SWAP, Tile.LAKOTA_CARD, Tile.FEATS, Tile.PRESENTS, Tile.COUNCIL)


@pytest.mark.rule("SB-10", "SB-R5")
def test_offerings_stand_from_the_lowest() -> None:
    assert rules(3).offerings == (10, 15, 15, 20, 20, 25)
    assert rules(3, {"offering": {"1": 30, "4": 5}}).offerings == (5, 15, 15, 20, 20, 30)


@pytest.mark.rule("SB-6", "SB-D9", "SB-31", "SB-D6", "SB-D7", "SB-D8", "SB-D10", "SB-D11")
def test_the_tables_of_a_game_are_those_of_its_edition() -> None:
    made = rules(4)
    assert (made.top_level, made.start_level) == (5, 3)
    assert made.stones == (12, 12, 12, 12)
    assert made.presents == (3, 3, 3, 0, 2, 2, 2, 2, 1, 1, 1, 1, 1, 2)
    assert (made.presents[Present.CALL], sum(made.presents)) == (2, 24)
    assert (made.big_tribe, made.hunting_game, made.power) == (4, 4, 6)
    assert [rules(n).milestone_points for n in (2, 3, 4)] == [(10, 5), (10, 6, 3), (10, 7, 4, 2)]
    assert (made.stone_points, made.present_points) == ((2, 2, 2, 4), 3)
    assert made.path_points == tuple(tuple(n * level for n in range(1, 17)) for level in range(1, 6))
    assert made.silence_points == (1, 3, 6, 10, 15, 21)
    assert made.powwow_points == (2, 5, 9, 14, 20)
    assert (made.wisdom_points, made.wisdom_needs) == ((8, 8, 8, 8, 8), (5, 3, 7, 3, 2))
    assert made.wanderer_regions == 4


@pytest.mark.rule("SB-13", "SB-7", "SB-R1", "SB-R15", "SB-R24", "SB-R26")
def test_each_option_is_read() -> None:
    ours = rules(3)
    assert not any((ours.real_cards, ours.printed, ours.bonus_each, ours.presents_help_milestones))
    assert ours.silence_always
    assert ours.any_pawn
    assert rules(3, cards="table").real_cards
    assert rules(3, powwow="printed").printed
    assert not rules(3, silence="only_with_him").silence_always
    assert not rules(3, movers="own_pawns").any_pawn
    assert rules(3, stone_bonus="each_harmony").bonus_each
    assert rules(3, presents="for_milestones").presents_help_milestones


def test_rules_are_made_once_for_a_table_and_compared_by_what_they_say() -> None:
    options = SittingBullOptions(players=3)
    assert rules_of(options, SHIPPED) is rules_of(SittingBullOptions(players=3), SHIPPED)
    assert rules(3).same(rules(3))
    assert not rules(3).same(rules(4))
    assert not rules(3).same(rules(3, silence="only_with_him"))
    assert not rules(3).same(rules(3, {"stones": {"red": 11}}))
