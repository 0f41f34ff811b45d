"""Step 4: what the regions do (S:147-149, S:235-241)."""

from __future__ import annotations

import pytest

from games.game import CHANCE
from games.sitting_bull.actions import DrawPresent, MoveDisc
from games.sitting_bull.events import CardTaken, DiscMoved, PresentDrawn, PresentsOut, StoneTaken
from games.sitting_bull.refusals import Refusal
from games.sitting_bull.terms import TRACKS, Awaits, Effect, Icon, Path, Present, Region, Stone
from tests.games.sitting_bull.board import (
    AWAKENING,
    CAMP,
    FOREST,
    MEMORY,
    MOUNTAIN,
    ORIGIN,
    PRAIRIE,
    RIVER,
    Table,
    told,
)

TRACK_BY_REGION = [(PRAIRIE, AWAKENING), (MOUNTAIN, ORIGIN), (FOREST, MEMORY)]


@pytest.mark.rule("SB-22", "SB-23", "SB-9")
@pytest.mark.parametrize(("region", "path"), TRACK_BY_REGION)
@pytest.mark.parametrize("step", [1, -1])
def test_a_region_moves_the_disc_of_its_path_up_or_down(region: Region, path: Path, step: int) -> None:
    table = Table(3)
    table.visit(region, Icon.SILENCE if region is FOREST else Icon.ORIGIN)
    seen = table.seen()
    assert (seen.effect, seen.paths, seen.moves, seen.present) == (Effect.DISCS, (path,), 1, None)
    assert table.choices() == [MoveDisc(0, path, 1), MoveDisc(0, path, -1)]
    for other in TRACKS:
        if other is not path:
            assert table.refused(MoveDisc(0, other, step)) == Refusal.OTHER_DISC
    assert told(table.do(MoveDisc(0, path, step)), DiscMoved) == [DiscMoved(0, path, 3 + step)]
    assert table.seen().levels == tuple(3 + step if other is path else 3 for other in TRACKS)
    assert (table.seen().effect, table.seen().paths, table.seen().moves) == (None, (), 0)


@pytest.mark.rule("SB-R13", "SB-23", "SB-D5")
@pytest.mark.parametrize(("region", "path"), TRACK_BY_REGION)
@pytest.mark.parametrize(("level", "to"), [(5, 4), (1, 2)])
def test_at_an_end_the_disc_moves_the_only_way_it_can(region: Region, path: Path, level: int, to: int) -> None:
    levels = [3, 3, 3]
    levels[path] = level
    table = Table(3).levels(*levels)
    events = table.visit(region)
    assert told(events, DiscMoved, CardTaken) == [DiscMoved(0, path, to), CardTaken(0, region)]
    levels[path] = to
    assert table.seen().levels == tuple(levels)


@pytest.mark.rule("SB-23")
@pytest.mark.parametrize("level", [2, 4])
def test_next_to_an_end_both_ways_are_open(level: int) -> None:
    table = Table(3).levels(level, 3, 3)
    table.visit(MOUNTAIN)
    assert table.choices() == [MoveDisc(0, ORIGIN, 1), MoveDisc(0, ORIGIN, -1)]


@pytest.mark.rule("SB-R13")
def test_the_track_is_as_long_as_the_edition_says() -> None:
    table = Table(3, edition={"feats": {"levels": 2, "start": 2}})
    assert told(table.visit(MOUNTAIN), DiscMoved) == [DiscMoved(0, ORIGIN, 1)]
    table.draw()
    assert told(table.visit(MOUNTAIN), DiscMoved) == [DiscMoved(1, ORIGIN, 2)]


@pytest.mark.rule("SB-22", "SB-8")
def test_the_river_gives_a_blue_stone() -> None:
    table = Table(3)
    assert told(table.visit(RIVER), StoneTaken) == [StoneTaken(0, Stone.BLUE)]
    assert table.seat(0).stones == (0, 0, 1, 0)
    assert table.seen().stones_left == (12, 12, 11, 12)


@pytest.mark.rule("SB-22", "SB-R42")
def test_the_camp_gives_a_present_of_the_pile() -> None:
    table = Table(3)
    left = table.seen().presents_left
    table.visit(CAMP)
    assert table.awaits is Awaits.PRESENT
    assert table.weights() == {DrawPresent(CHANCE, Present(p)): count for p, count in enumerate(left) if count}
    assert table.do(DrawPresent(CHANCE, Present.MEMORY)) == [PresentDrawn(0, Present.MEMORY)]
    assert table.seen().presents_left == tuple(count - (p == Present.MEMORY) for p, count in enumerate(left))
    assert (table.seen().effect, table.seen().present) == (Effect.KEEP, Present.MEMORY)


@pytest.mark.rule("SB-R18", "SB-R42")
def test_a_camp_without_presents_gives_nothing() -> None:
    table = Table(3).pile()
    assert told(table.visit(CAMP), PresentsOut, CardTaken) == [PresentsOut(0), CardTaken(0, CAMP)]
    assert table.awaits is Awaits.REGION_CARD
