"""The score kept by somebody who only hears what happens; the printed numbers as the documents give them."""

from __future__ import annotations

from collections import Counter
from typing import Final

from games.game import Event
from games.sitting_bull.events import (
    CardPlayed,
    DiscMoved,
    MilestoneClaimed,
    NeutralPlaced,
    OfferingPlaced,
    PawnMoved,
    PawnPlaced,
    PawnsSwapped,
    PresentKept,
    SpaceTaken,
    StoneTaken,
    WisdomShown,
)
from games.sitting_bull.options import SittingBullOptions

STONE_POINTS: Final = {"RED": 2, "BLACK": 2, "BLUE": 2, "HARMONY": 4}
PRESENT_POINTS: Final = 3
SILENCE_POINTS: Final = (0, 1, 3, 6, 10, 15, 21)
POWWOW_POINTS: Final = (0, 2, 5, 9, 14, 20)
MILESTONE_POINTS: Final = {2: (10, 5), 3: (10, 6, 3), 4: (10, 7, 4, 2)}
WISDOM_POINTS: Final = 8
REGIONS: Final = range(5)
POWWOW: Final = 5
THIRD_COLOUR: Final = 4
PATHS: Final = ("ORIGIN", "AWAKENING", "MEMORY", "SILENCE")


class Tally:
    """What every player has before them, and who stands where."""

    def __init__(self, options: SittingBullOptions) -> None:
        self.options = options
        self.pawns: Counter[tuple[int, int]] = Counter()
        """By place and owner."""
        self.items: Counter[tuple[int, str]] = Counter()
        """By player and path."""
        self.stones: Counter[tuple[int, str]] = Counter()
        self.gifts: Counter[tuple[int, str]] = Counter()
        """Kept presents that award stones."""
        self.levels = dict.fromkeys(PATHS[:3], 3)
        self.offerings: dict[int, int] = {}
        self.discs: dict[int, list[int]] = {}
        """By milestone, in the order of coming."""
        self.wisdom: dict[int, str] = {}

    def note(self, event: Event) -> None:
        """Move the pieces as told."""
        match event:
            case CardPlayed(player=player, column=column) if column >= 0:
                self.items[player, PATHS[column]] += 1
            case PawnPlaced(player=player, place=place):
                self.pawns[place, player] += 1
            case NeutralPlaced(region=region):
                self.pawns[region, THIRD_COLOUR] += 1
            case PawnMoved(owner=owner, origin=origin, to=to):
                self.move(owner, origin, to)
            case PawnsSwapped():
                self.move(event.owner, event.region, event.other_region)
                self.move(event.other_owner, event.other_region, event.region)
            case SpaceTaken(player=player, path=path):
                self.items[player, path.name] += 1
            case StoneTaken(player=player, stone=stone):
                self.stones[player, stone.name] += 1
            case PresentKept(player=player, present=present):
                kept = self.gifts if present.name in STONE_POINTS else self.items
                kept[player, present.name] += 1
            case DiscMoved(path=path, level=level):
                assert abs(level - self.levels[path.name]) == 1
                self.levels[path.name] = level
            case OfferingPlaced(region=region, value=value):
                self.offerings[region] = value
            case MilestoneClaimed(player=player, milestone=milestone):
                self.discs.setdefault(milestone, []).append(player)
            case WisdomShown(player=player, wisdom=wisdom):
                self.wisdom[player] = wisdom.name

    def move(self, owner: int, origin: int, to: int) -> None:
        assert self.pawns[origin, owner] > 0, "only a pawn that stands there can leave"
        self.pawns[origin, owner] -= 1
        self.pawns[to, owner] += 1

    def score(self, player: int) -> int:
        """All six sections of the sheet."""
        powwow = self.pawns[POWWOW, player]
        return (
            self.for_stones(player)
            + sum(self.for_path(player, path) for path in PATHS)
            + POWWOW_POINTS[min(powwow, 5)]
            + sum(value for region, value in self.offerings.items() if self.majority(region) == player)
            + sum(
                MILESTONE_POINTS[self.options.players][discs.index(player)]
                for discs in self.discs.values()
                if player in discs
            )
            + (WISDOM_POINTS if player in self.wisdom and self.is_wise(player) else 0)
        )

    def for_stones(self, player: int) -> int:
        tokens = {kind: self.stones[player, kind] for kind in STONE_POINTS}
        points = sum(STONE_POINTS[kind] * count for kind, count in tokens.items())
        points += PRESENT_POINTS * sum(self.gifts[player, kind] for kind in STONE_POINTS)
        times = 1
        if self.options.stone_bonus == "each_harmony":
            times = tokens["HARMONY"] + self.gifts[player, "HARMONY"]
        return points + times * self.all_stones(player)

    def all_stones(self, player: int) -> int:
        return sum(self.stones[player, kind] + self.gifts[player, kind] for kind in STONE_POINTS)

    def for_path(self, player: int, path: str) -> int:
        count = self.items[player, path]
        return SILENCE_POINTS[min(count, 6)] if path == "SILENCE" else min(count, 16) * self.levels[path]

    def majority(self, region: int) -> int | None:
        """Who alone has most pawns there."""
        ranked = sorted(((self.pawns[region, owner], owner) for owner in range(5)), reverse=True)
        (most, owner), (second, _) = ranked[:2]
        return owner if most > second else None

    def is_wise(self, player: int) -> bool:
        """Whether the goal of the shown wisdom card is reached."""
        match self.wisdom[player]:
            case "PATHFINDER":
                return any(self.items[player, path] >= 5 for path in PATHS)
            case "QUIET_ONE":
                return self.items[player, "SILENCE"] >= 3
            case "STONE_KEEPER":
                return self.all_stones(player) >= 7
            case "ELDER":
                return self.pawns[POWWOW, player] >= 3
            case "WANDERER":
                return len([region for region in REGIONS if self.pawns[region, player] >= 2]) >= 4
        raise AssertionError(self.wisdom[player])
