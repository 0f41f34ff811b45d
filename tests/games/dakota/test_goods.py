"""Counts of resources packed into one int behave as the eight counts would."""

from __future__ import annotations

from random import Random

import pytest

from games.dakota import goods
from games.dakota.terms import Resource

LISTS = [tuple(Random(seed).choice((0, 0, 1, 2, 5, 126)) for _ in range(8)) for seed in range(40)]
PAIRS = [(a, b) for a in LISTS[:12] for b in LISTS[:12]]


@pytest.mark.parametrize("counts", LISTS)
def test_packed_counts_come_back(counts: tuple[int, ...]) -> None:
    packed = goods.pack(counts)
    assert goods.unpack(packed) == counts
    assert goods.total(packed) == sum(counts)
    assert [goods.count(packed, resource) for resource in Resource] == list(counts)
    assert goods.pack_kinds(r for r in Resource for _ in range(counts[r])) == packed
    assert goods.KINDS[goods.held(packed)] == tuple(r for r in Resource if counts[r])


def test_adding_and_covering_and_lacking_go_kind_by_kind() -> None:
    for a, b in PAIRS:
        one, two = goods.pack(a), goods.pack(b)
        assert goods.covers(one, two) == all(x >= y for x, y in zip(a, b, strict=True))
        lacking = tuple(r for r in Resource if a[r] > b[r])
        assert goods.KINDS[goods.lacking(one, two)] == lacking
    for resource in Resource:
        assert goods.unpack(goods.ONE[resource]) == tuple(int(r == resource) for r in Resource)
