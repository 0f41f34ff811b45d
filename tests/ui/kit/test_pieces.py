"""Pieces keep their meaning without colour, and draw what they are given."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TypeVar

import msgspec
import pytest

from tests.ui.checks import check_differ_in_grey, check_text
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pen import Pen
from ui.kit.pieces.chip import Chip, chip_width, draw_chip
from ui.kit.pieces.choice_card import ChoiceCard
from ui.kit.pieces.note_card import NoteCard
from ui.kit.pieces.pawn_pad import PawnPad
from ui.kit.pieces.place_pad import PlacePad
from ui.kit.pieces.seat_tag import SeatTag
from ui.kit.pieces.terrain import Mark, TerrainLabel, TerrainPad
from ui.kit.pieces.territory import Frame, Rows, Side, TerritoryCard, TerritorySide
from ui.kit.pieces.tile import Tile, draw_tile
from ui.kit.widget import Widget

PANEL = PANELS["10in"]
FULL = (("timber", Tile.TOKEN),) * 3 + (("game", Tile.EMPTY),) * 2
AHEAD = (("metal", Tile.PRINTED),) * 5
ROWS = Rows(number="2", upper=FULL, lower=AHEAD)


T = TypeVar("T")


def pairs(values: Iterable[T]) -> list[tuple[T, T]]:
    return list(combinations(values, 2))


class OneTile(Widget, frozen=True, kw_only=True):
    state: Tile

    def draw(self, pen: Pen) -> None:
        draw_tile(pen, 20, 20, 28, "timber", self.state)


class OneChip(Widget, frozen=True, kw_only=True):
    chip: Chip

    def draw(self, pen: Pen) -> None:
        draw_chip(pen, Box(6, 8, chip_width(pen, self.chip, 34), 34), self.chip)


def card(**changes: object) -> TerritoryCard:
    plain = TerritoryCard(box=Box(0, 0, 354, 88), rows=ROWS)
    return msgspec.structs.replace(plain, **changes)


@pytest.mark.parametrize(("one", "other"), pairs(Tile))
def test_states_of_a_tile_differ_in_grey(one: Tile, other: Tile) -> None:
    box = Box(0, 0, 40, 40)
    check_differ_in_grey(OneTile(box=box, state=one), OneTile(box=box, state=other), PANEL)


@pytest.mark.parametrize(("one", "other"), pairs([None, 0, 1, 2, 3, 4, 5]))
def test_owners_of_chips_differ_in_grey(one: int | None, other: int | None) -> None:
    box = Box(0, 0, 70, 50)
    chips = [OneChip(box=box, chip=Chip(place=place, walkers=2)) for place in (one, other)]
    check_differ_in_grey(chips[0], chips[1], PANEL)


@pytest.mark.parametrize(
    ("one", "other"),
    pairs(
        [
            Chip(place=2, walkers=2),
            Chip(place=2, walkers=1),
            Chip(place=2, walkers=2, fresh=True),
            Chip(place=2, walkers=2, news=True),
            Chip(place=2, riders=1),
            Chip(place=2, riders=2),
            Chip(place=2, walkers=1, riders=1),
        ],
    ),
)
def test_what_a_chip_counts_is_seen_in_grey(one: Chip, other: Chip) -> None:
    box = Box(0, 0, 110, 50)
    check_differ_in_grey(OneChip(box=box, chip=one), OneChip(box=box, chip=other), PANEL)


@pytest.mark.parametrize(
    ("one", "other"),
    pairs(
        [
            card(),
            card(native=Side(acts=True)),
            card(settler=Side(acts=True)),
            card(settler=Side(barred=True)),
            card(frame=Frame(seat=2)),
            card(frame=Frame(whole=True)),
            card(native=Side(chips=(Chip(place=2, walkers=1),))),
            card(native=Side(chips=(Chip(place=2, walkers=1, fresh=True),))),
            card(native=Side(chips=(Chip(place=2, walkers=1, news=True),))),
            card(rows=msgspec.structs.replace(ROWS, fresh=True)),
        ],
    ),
)
def test_states_of_a_territory_differ_in_grey(one: TerritoryCard, other: TerritoryCard) -> None:
    check_differ_in_grey(one, other, PANEL, share=0.001)


def test_marks_of_the_strip_differ_in_grey() -> None:
    labels = [TerrainLabel(box=Box(0, 0, 158, 88), terrain=1, name="Forest", strip=(("3", mark),) * 5) for mark in Mark]
    for one, other in pairs(labels):
        check_differ_in_grey(one, other, PANEL)


def test_a_terrain_chosen_or_with_something_to_choose_is_seen_in_grey() -> None:
    pads = [
        TerrainPad(box=Box(0, 0, 176, 72), terrain=2, name="Plain", acts=acts, chosen=chosen)
        for acts, chosen in ((False, False), (True, False), (False, True))
    ]
    for one, other in pairs(pads):
        check_differ_in_grey(one, other, PANEL)


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("width", [77.0, 81.0, 116.0])
def test_any_number_of_owners_fits_an_area(count: int, width: float) -> None:
    chips = tuple(Chip(place=None if k == 4 else k, walkers=6, riders=2) for k in range(count))
    side = TerritorySide(box=Box(0, 0, width, 88), side=Side(chips=chips, acts=True), left=True)
    written = check_text(side, Painter(PANEL))
    assert sum(text.text == "6" for text in written) == count


@pytest.mark.parametrize(
    "widget",
    [
        PawnPad(box=Box(0, 0, 123, 88), icon="explorer", count=3, caption="explorers", chosen=True),
        PawnPad(box=Box(0, 0, 264, 88), icon="explorer", count=0, caption="natives", caption_icon="native"),
        PlacePad(box=Box(0, 0, 264, 88), icon="market", name="Market", chips=(Chip(place=1, walkers=1),), acts=True),
        ChoiceCard(box=Box(0, 0, 264, 78), icon="forest", caption="Forest", key="k"),
        ChoiceCard(box=Box(0, 0, 110, 88), place=4, caption="Blue", chosen=True),
        NoteCard(box=Box(0, 0, 264, 88), title="Eagle Totem", text="+1 fish or game each round"),
        SeatTag(box=Box(0, 0, 78, 68), place=3, number="12", icon="native", current=True, first=True),
    ],
)
def test_texts_of_small_pieces_are_whole_and_readable(widget: Widget) -> None:
    assert check_text(widget, Painter(PANEL))


class Text(Widget, frozen=True, kw_only=True):
    """A text of one to three lines."""

    text: str

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.block(self.text, 0, height / 2, 26, width=width, lines=3)


def lines_of(text: str, width: float) -> list[str]:
    painter = Painter(PANELS["7in"])
    found: list[str] = []

    class Seen(Text, frozen=True, kw_only=True):
        def draw(self, pen: Pen) -> None:
            found.extend(pen.fitted(text, 26, False, width, 3)[0])

    check_text(Seen(box=Box(0, 0, width, 120), text=text), painter)
    return found


def test_a_number_stays_with_its_sign() -> None:
    assert lines_of("Short, to No. 23", 140) == ["Short, to", "No. 23"]


def test_a_long_path_breaks_at_its_slashes() -> None:
    path = "/var/lib/firelight/tables/ledgers/dakara.ledger.txt"
    rows = lines_of(path, 300)
    assert len(rows) > 1
    assert "".join(rows) == path
    assert all(row.endswith("/") for row in rows[:-1])
    assert not [
        text for text in check_text(Text(box=Box(0, 0, 300, 120), text=path), Painter(PANELS["7in"])) if text.clipped
    ]
