"""A table's rules, compiled once from its options and edition; shared by all positions of a game."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from games.sitting_bull.cards import CardKind
from games.sitting_bull.choices import Choices
from games.sitting_bull.edition import SittingBullEdition
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.terms import (
    CARDS,
    ITEMS,
    LEVELS,
    OFFERINGS,
    PAWNS,
    TILES,
    Icon,
    Present,
    Region,
    Stone,
    Tile,
    Wisdom,
)


class Rules:
    """Numbers and tables that never change in a game; raises EditionError for an edition that is not of one box."""

    def __init__(self, options: SittingBullOptions, edition: SittingBullEdition) -> None:
        edition.check_whole()
        players = options.players
        self.options = options
        self.edition = edition
        self.players = players
        self.real_cards = options.cards == "table"
        self.printed = options.powwow == "printed"
        self.silence_always = options.silence == "always"
        self.any_pawn = options.movers == "any_pawn"
        self.bonus_each = options.stone_bonus == "each_harmony"
        self.presents_help_milestones = options.presents == "for_milestones"
        self.alone = tuple((player,) for player in range(players))
        self.pawns = edition[f"pawns.{players}"]
        self.neutrals = PAWNS if players == 2 else 0
        self.rounds = self.pawns
        self.kinds = prepared_deck(edition, players)
        self.copies = tuple(kind.copies for kind in self.kinds)
        self.masks = tuple(sum(1 << region for region in kind.regions) for kind in self.kinds)
        """Of regions, by kind."""
        self.icons = tuple(kind.icon for kind in self.kinds)
        self.offerings = tuple(sorted(edition[f"offering.{n}"] for n in OFFERINGS))
        """Six tiles, the lowest of which is always used (S:93)."""
        self.printed_tile = Tile(edition["tile.printed"])
        apart = Tile.LEADERSHIP if options.two_player_tile == "leadership" else Tile.COUNCIL
        tiles = sorted(Tile(edition[f"tile.{n}"]) for n in TILES)
        self.tiles = tuple(tile for tile in tiles if players == 2 or tile is not apart)
        self.top_level = edition["feats.levels"]
        self.start_level = edition["feats.start"]
        self.stones = tuple(edition[f"stones.{stone.name.lower()}"] for stone in Stone)
        self.presents = tuple(edition[f"present.{present.name.lower()}"] for present in Present)
        self.big_tribe = edition["milestone.big_tribe.pawns"]
        self.hunting_game = edition["milestone.hunting_game.items"]
        self.power = edition["milestone.power.stones"]
        self.milestone_points = tuple(edition[f"milestone.points.{players}.{n}"] for n in range(1, players + 1))
        self.stone_points = tuple(edition[f"stone.points.{stone.name.lower()}"] for stone in Stone)
        self.present_points = edition["stone.points.present"]
        self.path_points = tuple(tuple(edition[f"path.level.{level}.{n}"] for n in ITEMS) for level in LEVELS)
        """`path_points[level - 1][items - 1]`."""
        self.silence_points = tuple(edition[f"path.silence.{n}"] for n in range(1, 7))
        self.powwow_points = tuple(edition[f"powwow.points.{n}"] for n in range(1, 6))
        self.wisdom_points = tuple(edition[f"wisdom.{wisdom.name.lower()}.points"] for wisdom in Wisdom)
        self.wisdom_needs = tuple(edition[f"wisdom.{wisdom.name.lower()}.need"] for wisdom in Wisdom)
        self.wanderer_regions = edition["wisdom.wanderer.regions"]
        self.choices = Choices(players, self.kinds, self.top_level, self.offerings, self.any_pawn)

    def same(self, other: Rules) -> bool:
        """Whether games with both rules play alike."""
        return self is other or (self.options == other.options and self.edition.same_numbers(other.edition))


@lru_cache(maxsize=8)
def rules_of(options: SittingBullOptions, edition: SittingBullEdition) -> Rules:
    """The rules of a table, made once while few are in use: a table plays with one, a fleet of tests with many."""
    return Rules(options, edition)


def prepared_deck(edition: SittingBullEdition, players: int) -> tuple[CardKind, ...]:
    """The kinds of cards that are in play with so many players (S:78-80), ordered by icon, regions and mark."""
    copies: Counter[tuple[Icon, tuple[Region, ...], bool]] = Counter()
    for number in CARDS:
        if edition[f"card.{number}.players"] <= players:
            mask = edition[f"card.{number}.regions"]
            regions = tuple(region for region in Region if mask >> region & 1)
            neutral = players == 2 and edition[f"card.{number}.neutral"] == 1
            copies[Icon(edition[f"card.{number}.icon"]), regions, neutral] += 1
    return tuple(CardKind(*what, copies=count) for what, count in sorted(copies.items()))
