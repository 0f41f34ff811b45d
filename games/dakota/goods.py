"""Eight counts of resources in one int, a byte each: a cost is then compared, and a hoard copied, in one step.

A count stays below 128: a hoard grows by at most one token a pawn and round (6 x 20), a row has 5 spaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from games.dakota.terms import Resource

ONE: Final = tuple(1 << 8 * resource for resource in Resource)
"""One token of each resource."""

TOPS: Final = sum(0x80 * one for one in ONE)
"""The highest bit of every byte: unused by counts, so it catches borrows."""

FULL: Final = sum(0x7F * one for one in ONE)
"""The greatest count of every kind: one token more of a kind sets its top bit."""

KINDS: Final = {
    sum(0x80 * ONE[r] for r in Resource if kinds >> r & 1): tuple(r for r in Resource if kinds >> r & 1)
    for kinds in range(256)
}
"""The resources of a result of `held` or `lacking`."""


def pack(counts: Sequence[int]) -> int:
    """Counts by resource, as one int."""
    return int.from_bytes(bytes(counts), "little")


def pack_kinds(kinds: Iterable[Resource]) -> int:
    """One token of each of `kinds` (more for those named more often)."""
    return sum(ONE[kind] for kind in kinds)


def unpack(goods: int) -> tuple[int, ...]:
    """Counts by resource."""
    return tuple(goods.to_bytes(8, "little"))


def count(goods: int, resource: Resource) -> int:
    """How many of `resource`."""
    return goods >> 8 * resource & 0x7F


def total(goods: int) -> int:
    """How many tokens in all."""
    return sum(goods.to_bytes(8, "little"))


def held(goods: int) -> int:
    """The kinds that are there, as a key of KINDS."""
    return goods + FULL & TOPS


def lacking(printed: int, goods: int) -> int:
    """The kinds of which fewer are there than printed, as a key of KINDS."""
    return printed + FULL - goods & TOPS


def covers(goods: int, cost: int) -> bool:
    """Whether no kind of `cost` is missing."""
    return (goods | TOPS) - cost & TOPS == TOPS
