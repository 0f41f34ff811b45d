"""Amulets join a column of Origin, Awakening or Memory (S:129, S:264)."""

from __future__ import annotations

import pytest

from games.sitting_bull.actions import PlacePawn, PlayCard
from games.sitting_bull.events import CardPlayed, SittingBullMoved, StoneTaken
from games.sitting_bull.refusals import Refusal
from games.sitting_bull.terms import Icon, Path, Present, Region, Stone
from tests.games.sitting_bull.board import AWAKENING, MEMORY, ORIGIN, RIVER, Table, lay, told


def holding_amulets(*columns: int, others: int = 3) -> tuple[Table, int]:
    """Player 0 holds an Amulet, filled up with `others` cards of Silence, more Amulets beside."""
    table = Table(4)
    amulet = table.card(Icon.AMULET)
    silence = table.card(Icon.SILENCE, RIVER)
    table.hold(0, *[amulet] * (4 - others), *[silence] * others)
    return table.columns(0, *columns), amulet


@pytest.mark.rule("SB-18", "SB-R7")
@pytest.mark.parametrize(
    ("columns", "open_"),
    [
        ((1, 0, 0), (ORIGIN,)),
        ((0, 2, 0), (AWAKENING,)),
        ((0, 0, 1, 3), (MEMORY,)),
        ((4, 0, 1), (ORIGIN, MEMORY)),
        ((1, 1, 1, 1), (ORIGIN, AWAKENING, MEMORY)),
        ((0, 0, 0, 2), ()),
    ],
)
def test_it_joins_a_column_that_has_a_card_and_never_silence(columns: tuple[int, ...], open_: tuple[Path, ...]) -> None:
    table, amulet = holding_amulets(*columns)
    assert [a for a in table.choices() if isinstance(a, PlayCard) and a.card == amulet] == [
        lay(0, amulet, path) for path in open_
    ]
    for path in Path:
        if path not in open_:
            refused = table.refused(lay(0, amulet, path))
            assert refused == (Refusal.NOT_FOR_AMULETS if path is Path.SILENCE else Refusal.EMPTY_COLUMN)
    if open_:
        table.do(lay(0, amulet, open_[-1]))
        before = [*columns, 0, 0][:4]
        before[open_[-1]] += 1
        assert list(table.seat(0).columns) == before


@pytest.mark.rule("SB-18")
def test_the_columns_of_others_open_nothing() -> None:
    table, amulet = holding_amulets()
    table.columns(1, 2, 2, 2)
    assert table.refused(lay(0, amulet, ORIGIN)) == Refusal.EMPTY_COLUMN


@pytest.mark.rule("SB-R8")
def test_a_present_is_no_card_to_join() -> None:
    table, amulet = holding_amulets()
    table.keep(0, Present.ORIGIN, Present.AWAKENING, Present.MEMORY)
    assert not [a for a in table.choices() if isinstance(a, PlayCard) and a.card == amulet]
    assert table.refused(lay(0, amulet, AWAKENING)) == Refusal.EMPTY_COLUMN


@pytest.mark.rule("SB-R7")
def test_a_hand_of_amulets_alone_may_open_any_of_the_three_columns() -> None:
    table, amulet = holding_amulets(others=0)
    assert table.choices() == [lay(0, amulet, path) for path in (ORIGIN, AWAKENING, MEMORY)]
    assert table.refused(lay(0, amulet, Path.SILENCE)) == Refusal.NOT_FOR_AMULETS
    table.do(lay(0, amulet, MEMORY))
    assert table.seat(0).columns == (0, 0, 1, 0)


@pytest.mark.rule("SB-R7")
def test_a_hand_of_amulets_opens_no_other_column_once_there_is_one() -> None:
    table, amulet = holding_amulets(0, 1, 0, others=0)
    assert table.choices() == [lay(0, amulet, AWAKENING)]
    assert table.refused(lay(0, amulet, ORIGIN)) == Refusal.EMPTY_COLUMN


@pytest.mark.rule("SB-R7")
def test_a_powwow_card_in_the_hand_leaves_the_amulets_unplayable() -> None:
    table = Table(4)
    amulet, powwow = table.card(Icon.AMULET), table.card(Icon.POWWOW)
    table.hold(0, amulet, amulet, amulet, powwow)
    assert table.choices() == [PlayCard(0, powwow, -1)]
    assert table.refused(lay(0, amulet, ORIGIN)) == Refusal.EMPTY_COLUMN


@pytest.mark.rule("SB-18", "SB-19", "SB-D2")
def test_it_may_be_used_in_every_region() -> None:
    table, amulet = holding_amulets(1)
    assert table.do(lay(0, amulet, ORIGIN)) == [CardPlayed(0, Icon.AMULET, ORIGIN, amulet)]
    assert table.choices() == [PlacePawn(0, region) for region in Region]


@pytest.mark.rule("SB-R6", "SB-20")
@pytest.mark.parametrize(
    ("path", "stone"), [(ORIGIN, Stone.RED), (AWAKENING, Stone.BLACK), (MEMORY, Stone.HARMONY)], ids=str
)
def test_with_sitting_bull_it_gives_the_stone_of_the_path_it_joined(path: Path, stone: Stone) -> None:
    table, amulet = holding_amulets(1, 1, 1)
    table.sitting_bull(RIVER)
    table.do(lay(0, amulet, path))
    events = table.do(PlacePawn(0, RIVER))
    assert told(events, StoneTaken, SittingBullMoved) == [StoneTaken(0, stone), StoneTaken(0, Stone.BLUE)]
