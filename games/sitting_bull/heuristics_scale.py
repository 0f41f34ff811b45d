"""Printed scales, read between their numbers: half an item, a level and a half."""

from __future__ import annotations

from collections.abc import Sequence

from games.sitting_bull.rules import Rules


def along(points: Sequence[int], count: float) -> float:
    """What `count` things score; nothing for none, and as much as the last number for more than there are numbers."""
    whole = int(count)
    if whole >= len(points):
        return points[-1]
    below = points[whole - 1] if whole else 0
    return below + (count - whole) * (points[whole] - below)


def path_worth(rules: Rules, items: float, level: float) -> float:
    """What items of a path score with its disc at `level`."""
    low = int(level)
    below = along(rules.path_points[low - 1], items)
    if low == level:
        return below
    return below + (level - low) * (along(rules.path_points[low], items) - below)
