"""The six sections of the final score, counted at any moment, and who has won (S:173-208)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.sitting_bull import goals
from games.sitting_bull.position import Position
from games.sitting_bull.rules import Rules
from games.sitting_bull.sheet import PathLine, ScoreSheet
from games.sitting_bull.terms import (
    COLUMNS,
    ITEMS,
    NONE,
    OWNERS,
    PATH_PRESENTS,
    POWWOW,
    PRESENT_KINDS,
    Awaits,
    Milestone,
    Path,
    Region,
    Stone,
    Wisdom,
)

_POWWOW: Final = POWWOW * OWNERS


def sheets(p: Position) -> tuple[ScoreSheet, ...]:
    """How each player would score now; wisdom once it is open: at the end, and a real card once it is shown."""
    majorities = [_winner(p, region) for region in Region]
    return tuple(_sheet(p, player, majorities) for player in range(p.rules.players))


def running(p: Position) -> tuple[int, ...]:
    """The points that each player has so far."""
    return tuple(sheet.total for sheet in sheets(p))


def winners(p: Position) -> tuple[int, ...]:
    """Most points; on a tie most items of Silence; still tied, all of them (S:208). Nobody before the end."""
    if p.awaits is not Awaits.OVER:
        return ()
    results = [(total, items(p, player)[Path.SILENCE]) for player, total in enumerate(running(p))]
    best = max(results)
    return tuple(player for player, result in enumerate(results) if result == best)


def items(p: Position, player: int) -> tuple[int, int, int, int]:
    """Of each path: cards in the column, presents, and the own pawn on its space of Leadership (SB-R43)."""
    columns, kept, spaces = p.columns, p.presents, p.spaces
    at, gifts = COLUMNS * player, PRESENT_KINDS * player + PATH_PRESENTS[0]
    return (
        columns[at] + kept[gifts] + (spaces[0] == player),
        columns[at + 1] + kept[gifts + 1] + (spaces[1] == player),
        columns[at + 2] + kept[gifts + 2] + (spaces[2] == player),
        columns[at + 3] + kept[gifts + 3] + (spaces[3] == player),
    )


def leaders(p: Position, region: int) -> tuple[int, ...]:
    """The owners with the most pawns in `region`, the third colour among them; empty where nobody stands."""
    here = p.pawns[region * OWNERS : region * OWNERS + OWNERS]
    most = max(here)
    return tuple(owner for owner in range(OWNERS) if here[owner] == most) if most else ()


def path_points(rules: Rules, path: int, count: int, level: int) -> int:
    """For `count` items of `path` with its feat disc on `level` (which Silence has not)."""
    if not count:
        return 0
    if path == Path.SILENCE:
        return rules.silence_points[min(count, len(rules.silence_points)) - 1]
    return rules.path_points[level - 1][min(count, len(ITEMS)) - 1]


def powwow_points(rules: Rules, pawns: int) -> int:
    """For `pawns` of one's own in the powwow (SB-R23)."""
    return rules.powwow_points[min(pawns, len(rules.powwow_points)) - 1] if pawns else 0


def fulfils(p: Position, player: int, wisdom: int) -> bool:
    """Whether `player` has what the `wisdom` card asks for."""
    return progress(p, player, wisdom).met


def progress(p: Position, player: int, wisdom: int) -> goals.Progress:
    """How far `player` has come with the `wisdom` card; stones are those of presents too (SB-R25)."""
    stones = sum(p.stones_of(player)) + sum(p.stone_presents_of(player))
    return goals.wisdom(p.rules, wisdom, p.pawns_of(player), p.pawns[_POWWOW + player], stones, items(p, player))


def _winner(p: Position, region: int) -> int:
    """The owner who takes the offering of `region`; NONE on a tie. The third colour keeps it from all (SB-R31)."""
    first = leaders(p, region)
    return first[0] if len(first) == 1 else NONE


def _sheet(p: Position, player: int, majorities: Sequence[int]) -> ScoreSheet:
    rules = p.rules
    red, black, blue, harmony = p.stones_of(player)
    kept = p.stone_presents_of(player)
    presents = kept[0], kept[1], kept[2], kept[3]
    prices = rules.stone_points
    every = red + black + blue + harmony + sum(presents)
    powwow = p.pawns[_POWWOW + player]
    wisdom = p.wisdom[player]
    opened = wisdom != NONE and (rules.real_cards or p.awaits is Awaits.OVER)
    met = opened and fulfils(p, player, wisdom)
    offerings = [p.offerings[region] if majorities[region] == player else 0 for region in Region]
    return ScoreSheet(
        stones=(red, black, blue, harmony),
        stone_presents=presents,
        stone_points=(red * prices[0], black * prices[1], blue * prices[2], harmony * prices[3]),
        present_points=sum(presents) * rules.present_points,
        bonus=every * (harmony + presents[Stone.HARMONY] if rules.bonus_each else 1),
        paths=_paths(p, player),
        powwow_pawns=powwow,
        powwow_points=powwow_points(rules, powwow),
        offerings=(offerings[0], offerings[1], offerings[2], offerings[3], offerings[4]),
        milestones=tuple(
            (Milestone(milestone), rules.milestone_points[discs.index(player)])
            for milestone, discs in zip(p.milestones, p.discs, strict=True)
            if player in discs
        ),
        wisdom=Wisdom(wisdom) if opened else None,
        wisdom_met=met,
        wisdom_points=rules.wisdom_points[wisdom] if met else 0,
    )


def _paths(p: Position, player: int) -> tuple[PathLine, PathLine, PathLine, PathLine]:
    own = items(p, player)
    origin, awakening, memory = p.levels
    return (
        _line(p.rules, Path.ORIGIN, own[0], origin),
        _line(p.rules, Path.AWAKENING, own[1], awakening),
        _line(p.rules, Path.MEMORY, own[2], memory),
        _line(p.rules, Path.SILENCE, own[3], 0),
    )


def _line(rules: Rules, path: Path, count: int, level: int) -> PathLine:
    return PathLine(items=count, level=level, points=path_points(rules, path, count, level))
