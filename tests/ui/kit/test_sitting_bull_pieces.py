"""Sitting Bull's pieces tell everything without colour, and leave out what does not fit instead of cutting it."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from msgspec.structs import replace

from tests.ui.checks import check_differ_in_grey, check_text, contains, lengthened, overlap
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pen import Brushes, Pen
from ui.kit.pieces.count_chip import Count, Lead, OwnerPad, count_boxes, leads
from ui.kit.pieces.feat_track import FeatTrack, Track, feat_steps
from ui.kit.pieces.lead_chart import LeadChart, LeadLine, Reign, reigns_of
from ui.kit.pieces.milestone_slots import MilestoneBoard, MilestoneLine, MilestonePad
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.place_card import PlaceCard
from ui.kit.pieces.played_card import PlayedCard, PlayedRow
from ui.kit.pieces.powwow_place import PowwowPlace, Space
from ui.kit.pieces.present_card import PresentCard
from ui.kit.pieces.score_matrix import (
    Score,
    ScoreHead,
    ScoreLine,
    SheetCell,
    SheetColumn,
    SheetRow,
    SumSheet,
    columns,
)
from ui.kit.pieces.seat_columns import SeatColumns
from ui.kit.pieces.symbol import CLOSE, STONES, Mark, draw_symbol, fitted_marks, marks_width
from ui.kit.pieces.symbol_card import CardRow, SmallCard, SymbolCard
from ui.kit.pieces.target import State
from ui.kit.pieces.wisdom_card import ProgressBox, WisdomCard
from ui.kit.theme import INK
from ui.kit.widget import Widget

PANEL = PANELS["10in"]
REGIONS = ("prairie", "mountain", "forest", "camp", "river")
PATHS = ("origin", "awakening", "memory", "silence")
STONE_NAMES = ("stone-red", "stone-black", "stone-blue", "stone-harmony")
FOUR = ("10", "7", "4", "2")


def texts(widget: Widget, panel: str = "10in") -> list[str]:
    return [written.text for written in check_text(widget, Painter(PANELS[panel]))]


def pen(width: float = 400, height: float = 200) -> Pen:
    return Pen(pygame.Surface((int(width), int(height))), 1.0, Brushes())


def counts(*numbers: int, third: bool = False) -> tuple[Count, ...]:
    places = [*range(len(numbers))]
    return tuple(
        Count(place=None if third and k == places[-1] else k, number=number, lead=lead)
        for k, (number, lead) in enumerate(zip(numbers, leads(numbers), strict=True))
    )


def region(**more: object) -> PlaceCard:
    given: dict[str, object] = {
        "box": Box(0, 0, 264, 226),
        "icon": "mountain",
        "name": "Mountain",
        "counts": counts(3, 1, 0, 1),
        "card": SmallCard("memory", ("mountain", "river")),
        "track": Track("origin", 3),
        "offering": "20",
    }
    return PlaceCard(**{**given, **more})  # type: ignore[arg-type]


def heads(*numbers: int, third: bool = False) -> tuple[Count, ...]:
    """Counts of which none leads."""
    return tuple(replace(count, lead=Lead.NONE) for count in counts(*numbers, third=third))


def powwow(**more: object) -> PowwowPlace:
    given: dict[str, object] = {
        "box": Box(0, 0, 226, 226),
        "name": "Powwow",
        "counts": heads(1, 1, 2, 1),
        "effect": Mark("travel", "Travel"),
    }
    return PowwowPlace(**{**given, **more})  # type: ignore[arg-type]


def hand_card(**more: object) -> SymbolCard:
    given: dict[str, object] = {
        "box": Box(0, 0, 196, 372),
        "symbol": "awakening",
        "name": "Awakening",
        "effects": (Mark("sitting-bull"), Mark("stone-black", "+1")),
        "rows": (CardRow(("mountain",), "Mountain"), CardRow(("forest",), "Forest")),
    }
    return SymbolCard(**{**given, **more})  # type: ignore[arg-type]


def seat(**more: object) -> SeatColumns:
    given: dict[str, object] = {
        "box": Box(0, 0, 282, 138),
        "place": 0,
        "name": "Orange",
        "head": (("pawn", 9), ("present", 1)),
        "paths": tuple(zip(PATHS, (3, 0, 2, 1), strict=True)),
        "stones": tuple(zip(STONE_NAMES, (1, 4, 0, 1), strict=True)),
    }
    return SeatColumns(**{**given, **more})  # type: ignore[arg-type]


def line(**more: object) -> MilestoneLine:
    given: dict[str, object] = {"name": "Big tribe", "icon": "big-tribe", "points": FOUR}
    return MilestoneLine(**{**given, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ((3, 1, 0, 1), (Lead.LEADS, Lead.NONE, Lead.NONE, Lead.NONE)),
        ((1, 2, 2), (Lead.NONE, Lead.TIES, Lead.TIES)),
        ((1, 1), (Lead.TIES, Lead.TIES)),
        ((0, 0, 0), (Lead.NONE, Lead.NONE, Lead.NONE)),
        ((), ()),
    ],
)
def test_the_most_alone_leads_and_the_most_together_tie(numbers: tuple[int, ...], expected: tuple[Lead, ...]) -> None:
    assert leads(numbers) == expected


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("size", [(150.0, 110.0), (150.0, 58.0), (240.0, 40.0), (106.0, 56.0)])
def test_counts_keep_inside_their_room_and_apart(number: int, size: tuple[float, float]) -> None:
    room = Box(7, 11, *size)
    boxes = count_boxes(room, number)
    assert len(boxes) == number
    assert all(contains(room, box) for box in boxes)
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


def test_two_counts_stand_in_a_row_unless_the_room_is_low_and_wide() -> None:
    def rows(boxes: tuple[Box, ...]) -> int:
        return len({box.y for box in boxes})

    assert rows(count_boxes(Box(0, 0, 150, 110), 4)) == 2
    assert rows(count_boxes(Box(0, 0, 260, 40), 4)) == 1
    assert rows(count_boxes(Box(0, 0, 106, 56), 4)) == 2
    assert rows(count_boxes(Box(0, 0, 260, 110), 3, across=3)) == 1


@pytest.mark.parametrize(("one", "other"), list(combinations(Lead, 2)))
def test_leader_tie_and_others_differ_without_colour(one: Lead, other: Lead) -> None:
    two = [region(counts=(Count(place=0, number=2, lead=lead), Count(place=1, number=2))) for lead in (one, other)]
    check_differ_in_grey(two[0], two[1], PANEL, 0.005)


@pytest.mark.parametrize(("one", "other"), list(combinations(State, 2)))
def test_the_states_of_a_place_differ_without_colour(one: State, other: State) -> None:
    check_differ_in_grey(region(state=one, seat=0), region(state=other, seat=0), PANEL)
    check_differ_in_grey(powwow(state=one, seat=0), powwow(state=other, seat=0), PANEL)
    pad = OwnerPad(box=Box(0, 0, 111, 74), count=Count(place=0, number=1))
    check_differ_in_grey(replace(pad, state=one, seat=0), replace(pad, state=other, seat=0), PANEL)


@pytest.mark.parametrize(("one", "other"), list(combinations((State.FREE, State.CHOSEN, State.OFF), 2)))
@pytest.mark.parametrize("place", [0, 3, 4])
def test_a_card_that_is_free_chosen_or_off_differs_without_colour(one: State, other: State, place: int) -> None:
    check_differ_in_grey(hand_card(state=one, seat=place), hand_card(state=other, seat=place), PANEL)
    present = PresentCard(box=Box(0, 0, 200, 260), marks=(Mark("swap"),), name="Swap", seat=place)
    check_differ_in_grey(replace(present, state=one), replace(present, state=other), PANEL)


class _Symbol(Widget, frozen=True, kw_only=True):
    name: str
    faded: bool = False

    def draw(self, pen: Pen) -> None:
        draw_symbol(pen, self.name, pen.size[0] / 2, pen.size[1] / 2, pen.size[0], faded=self.faded)


@pytest.mark.parametrize(("one", "other"), list(combinations(STONE_NAMES, 2)))
def test_stones_differ_without_colour(one: str, other: str) -> None:
    box = Box(0, 0, 24, 24)
    check_differ_in_grey(_Symbol(box=box, name=one), _Symbol(box=box, name=other), PANEL, 0.2)


@pytest.mark.parametrize("name", sorted(STONES))
def test_a_stone_has_its_colour_inside_and_its_outline_around(name: str) -> None:
    widget = _Symbol(box=Box(0, 0, 60, 60), name=name)
    picture = Painter(PANEL).picture(widget)
    assert tuple(picture.get_at((30, 32)))[:3] == STONES[name]
    row = [tuple(picture.get_at((x, 32)))[:3] for x in range(31)]
    edge = max(row, key=sum)
    assert sum(edge) > 2 * sum(STONES[name])
    faded = Painter(PANEL).picture(replace(widget, faded=True)).get_at((30, 32))
    assert faded.r + faded.g + faded.b < sum(STONES[name])


def test_marks_leave_out_words_then_numbers_then_themselves() -> None:
    own = pen()
    marks = (Mark("origin", "±1"), Mark("travel", "here"), Mark("milestone", "10"))
    wide = marks_width(own, marks, 26)
    assert fitted_marks(own, marks, 26, wide)[:2] == (marks, 26)
    shown, size, _ = fitted_marks(own, marks, 26, wide - 1)
    assert (list(shown), size) == (list(marks), 24)
    least = marks_width(own, marks, 22, gap=CLOSE)
    assert list(fitted_marks(own, marks, 26, least)[0]) == list(marks)
    shown = fitted_marks(own, marks, 26, least - 1)[0]
    assert list(shown) == [Mark("origin", "±1"), Mark("travel"), Mark("milestone", "10")]
    bare = [Mark("origin"), Mark("travel"), Mark("milestone")]
    assert list(fitted_marks(own, marks, 26, marks_width(own, shown, 22, gap=CLOSE) - 1)[0]) == bare
    assert list(fitted_marks(own, marks, 26, marks_width(own, bare, 22, gap=CLOSE) - 1)[0]) == bare[:2]
    assert list(fitted_marks(own, marks, 26, 1)[0]) == []


@pytest.mark.parametrize("size", [(264.0, 226.0), (257.0, 150.0), (190.0, 150.0), (190.0, 132.0), (400.0, 300.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_region_tells_its_pawns_its_track_and_its_offering_at_any_size(size: tuple[float, float], panel: str) -> None:
    card = region(box=Box(0, 0, *size), name=lengthened("Mountain"), counts=counts(3, 12, 0, 1), stone=True)
    shown = texts(card, panel)
    assert shown.count("3") == 2
    assert {"12", "0", "1", "20"} <= set(shown)


def test_a_region_says_its_note_where_there_is_room() -> None:
    for note in ("Not on the card", lengthened("Not on the card")):
        assert note in texts(region(state=State.OFF, note=note))
    assert "Not on the card" in texts(region(box=Box(0, 0, 330, 150), state=State.OFF, note="Not on the card"))
    small = texts(region(box=Box(0, 0, 190, 132), state=State.OFF, note="Not on the card"))
    assert "Not on the card" not in small
    assert "20" in small


def test_a_region_shows_what_lies_in_it() -> None:
    for one, other in (
        (region(), region(stone=True)),
        (region(), region(card=None)),
        (region(), region(card=SmallCard("silence", ("mountain", "river")))),
        (region(), region(offering="")),
        (region(), region(track=Track("origin", 4))),
        (region(track=None, supply=Mark("present", "21")), region(track=None, supply=Mark("stone-blue", "21"))),
        (region(), region(counts=(*counts(3, 1, 0), Count(place=3, number=1, fresh=True)))),
    ):
        check_differ_in_grey(one, other, PANEL, 0.002)
    assert "21" in texts(region(track=None, supply=Mark("present", "21")))
    assert texts(region(track=None))[-1] == "20"


@pytest.mark.parametrize("size", [(226.0, 226.0), (264.0, 226.0), (257.0, 150.0), (190.0, 150.0), (190.0, 132.0)])
@pytest.mark.parametrize("effect", ["Travel", "Council of Elders", lengthened("Council of Elders")])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_the_powwow_tells_its_pawns_at_any_size(size: tuple[float, float], effect: str, panel: str) -> None:
    box, mark = Box(0, 0, *size), Mark("council", effect)
    four = powwow(box=box, counts=heads(1, 12, 0, 3), effect=mark)
    assert {"1", "12", "0", "3"} <= set(texts(four, panel))
    spaces = tuple(Space(icon) for icon in PATHS)
    three = powwow(box=box, counts=heads(1, 8, 0, third=True), effect=mark, spaces=spaces, state=State.FREE)
    assert {"1", "8", "0"} <= set(texts(three, panel))


def test_the_powwow_writes_its_effect_on_two_lines_or_why_not() -> None:
    assert texts(powwow(effect=Mark("council", "Council of Elders")))[1] == "Council of Elders"
    assert texts(powwow(note="Not on the card"))[1] == "Not on the card"
    assert texts(powwow()) == ["Powwow", "Travel", "1", "1", "2", "1"]
    assert texts(powwow(box=Box(0, 0, 190, 132)))[0] == "Travel"


def test_a_reserved_space_that_is_taken_shows_by_whom() -> None:
    free = tuple(Space(icon) for icon in PATHS)
    plain = powwow(effect=Mark("leadership", "Leadership"), counts=heads(1, 0, 2, third=True), spaces=free)
    taken = [replace(plain, spaces=(Space("origin", place), *free[1:])) for place in (0, 1)]
    check_differ_in_grey(plain, taken[0], PANEL, 0.01)
    check_differ_in_grey(taken[0], taken[1], PANEL, 0.0005)


@pytest.mark.parametrize("size", [(196.0, 372.0), (176.0, 280.0), (160.0, 300.0), (240.0, 400.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_hand_card_is_whole_at_any_size(size: tuple[float, float], panel: str) -> None:
    box = Box(0, 0, *size)
    for word in (str, lengthened):
        rows = (CardRow(("mountain",), word("Mountain")), CardRow(("forest",), word("Forest")))
        texts(hand_card(box=box, name=word("Awakening"), rows=rows), panel)
        texts(hand_card(box=box, symbol="amulet", name=word("Amulet"), state=State.OFF,
                        reason=word("No card lies in a column that takes it"),
                        rows=(CardRow(REGIONS, word("Any region")),)), panel)  # fmt: skip


def test_a_hand_card_says_everything_at_its_full_size() -> None:
    assert texts(hand_card()) == ["Awakening", "+1", "Mountain", "Forest"]
    amulet = hand_card(symbol="amulet", name="Amulet", rows=(CardRow(REGIONS, "Any region"),))
    assert texts(amulet) == ["Amulet", "+1", "Any region"]
    off = replace(amulet, state=State.OFF, reason="No column takes it")
    assert texts(off) == ["Amulet", "No column takes it", "Any region"]


def test_the_words_of_a_card_s_places_are_shown_together_or_not_at_all() -> None:
    rows = (CardRow(("mountain",), "Mountainside"), CardRow(("camp",), "Camp"))
    assert texts(hand_card(box=Box(0, 0, 140, 300), name="", rows=rows)) == ["+1"]


def test_a_card_face_up_shows_five_regions() -> None:
    four = region(card=SmallCard("amulet", REGIONS[:4]))
    check_differ_in_grey(four, region(card=SmallCard("amulet", REGIONS)), PANEL, 0.001)


def step_pads(scene: tuple[Widget, ...]) -> tuple[Pad, Pad]:
    first, _, last = scene
    assert isinstance(first, Pad)
    assert isinstance(last, Pad)
    return first, last


@pytest.mark.parametrize("height", [71.0, 100.0, 140.0])
def test_the_steps_of_a_disc_lead_to_the_levels_beside_it(height: float) -> None:
    track = FeatTrack(box=Box(0, 0, 1, 1), name="Awakening", track=Track("awakening", 3), note="Prairie")
    scene = feat_steps(Box(50, 60, 600, height), track, down="disc:down", up="disc:up")
    down, up = step_pads(scene)
    assert (down.key, down.label, down.look) == ("disc:down", "2", Look.CHOICE)
    assert (up.key, up.label, up.look) == ("disc:up", "4", Look.CHOICE)
    assert down.box.x == 50
    assert up.box.right == 650
    assert not any(overlap(one.box, other.box) for one, other in combinations(scene, 2))
    for widget in scene:
        texts(widget)


def test_a_disc_at_an_end_has_one_way_to_go() -> None:
    track = FeatTrack(box=Box(0, 0, 1, 1), name="Memory", track=Track("memory", 5))
    down, up = step_pads(feat_steps(Box(0, 0, 600, 100), track, down="down", up=""))
    assert (down.key, down.label) == ("down", "4")
    assert (up.key, up.label, up.look) == ("", "", Look.OFF)


def test_the_level_that_is_chosen_shows_beside_the_one_it_comes_from() -> None:
    track = FeatTrack(box=Box(0, 0, 400, 100), name="Memory", track=Track("memory", 3))
    assert texts(track) == ["Memory", "1", "2", "3", "4", "5"]
    chosen = replace(track, to=4)
    check_differ_in_grey(track, chosen, PANEL, 0.01)
    check_differ_in_grey(chosen, replace(track, track=Track("memory", 4)), PANEL, 0.0005)


@pytest.mark.parametrize("size", [(338.0, 168.0), (338.0, 120.0), (264.0, 168.0), (257.0, 110.0), (184.0, 110.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_milestones_show_their_points_at_any_size(size: tuple[float, float], panel: str) -> None:
    for word in (str, lengthened):
        board = MilestoneBoard(
            box=Box(0, 0, *size),
            lines=(
                line(name=word("Big tribe"), met=(0,), now=True),
                line(name=word("Domain"), discs=(1, 3, 2)),
                line(name=word("Hunting game"), met=(1, 2, 3)),
            ),
        )
        shown = [text for text in texts(board, panel) if text.isdecimal()]
        assert shown == ["10", "7", "4", "2", "2", "10", "7", "4", "2"]


def test_milestones_have_all_names_or_all_icons() -> None:
    lines = (line(), line(name="Domain"), line(name="Hunting game"))
    wide = texts(MilestoneBoard(box=Box(0, 0, 338, 168), lines=lines))
    assert [text for text in wide if not text.isdecimal()] == ["Big tribe", "Domain", "Hunting game"]
    narrow = texts(MilestoneBoard(box=Box(0, 0, 220, 110), lines=lines))
    assert all(text.isdecimal() for text in narrow)


def test_who_could_claim_a_milestone_shows_without_colour() -> None:
    for size in ((338.0, 60.0), (338.0, 40.0)):
        nobody = MilestoneBoard(box=Box(0, 0, *size), lines=(line(),))
        other = replace(nobody, lines=(line(met=(1,)),))
        own = replace(nobody, lines=(line(met=(1,), now=True),))
        check_differ_in_grey(nobody, other, PANEL, 0.002)
        check_differ_in_grey(other, own, PANEL, 0.002)
        check_differ_in_grey(other, replace(nobody, lines=(line(met=(2,)),)), PANEL, 0.0005)
        claimed = replace(nobody, lines=(line(discs=(1,)),))
        check_differ_in_grey(nobody, claimed, PANEL, 0.002)


def test_a_milestone_that_may_be_chosen_says_what_it_asks_for() -> None:
    pad = MilestonePad(box=Box(0, 0, 380, 130), key="m", line=line(discs=(0,)), note="Four of yours in one region")
    assert texts(pad) == ["Big tribe", "7", "4", "2", "Four of yours in one region"]
    assert texts(replace(pad, note=lengthened("Four of yours in one region")))[0] == "Big tribe"
    assert texts(replace(pad, box=Box(0, 0, 260, 88)))[-1] == "2"


@pytest.mark.parametrize("size", [(282.0, 138.0), (193.0, 78.0), (190.0, 74.0), (376.0, 138.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_seat_tells_all_its_numbers_at_any_size(size: tuple[float, float], panel: str) -> None:
    card = seat(box=Box(0, 0, *size), name="Bartholomäus-Maximilian", current=True, first=True)
    shown = texts(card, panel)
    assert shown == ["1", "1", "9", "3", "0", "2", "1", "1", "4", "0", "1"]


def test_a_seat_s_name_stands_where_it_fits() -> None:
    assert "Orange" in texts(seat())
    assert "Orange" not in texts(seat(box=Box(0, 0, 193, 78), head=(("pawn", 13), ("present", 10))))


def test_the_seat_on_turn_the_first_and_one_that_is_away_stand_apart_in_grey() -> None:
    check_differ_in_grey(seat(), seat(current=True), PANEL, 0.06)
    check_differ_in_grey(seat(), seat(first=True), PANEL, 0.005)
    check_differ_in_grey(seat(), seat(icon="bot"), PANEL, 0.003)


@pytest.mark.parametrize("size", [(316.0, 372.0), (180.0, 290.0), (374.0, 190.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_wisdom_card_says_its_rule_and_its_points(size: tuple[float, float], panel: str) -> None:
    rule = "Have 2 pawns of yours in each of four regions"
    boxes = tuple(ProgressBox(icon) for icon in REGIONS[:4])
    card = WisdomCard(box=Box(0, 0, *size), overline="Wisdom", title="Wanderer", text=rule, boxes=boxes, points="8",
                      unit="points at the end")  # fmt: skip
    shown = texts(card, panel)
    assert {"Wanderer", rule, "8"} <= set(shown)


def test_how_far_a_wisdom_card_is_shows_without_colour() -> None:
    def card(done: int) -> WisdomCard:
        boxes = tuple(ProgressBox("origin", k < done) for k in range(3))
        return WisdomCard(box=Box(0, 0, 316, 372), overline="Wisdom", title="Quiet one", text="Rule", boxes=boxes,
                          points="8")  # fmt: skip

    for done in range(3):
        check_differ_in_grey(card(done), card(done + 1), PANEL, 0.005)


def played(size: tuple[float, float], *rows: PlayedRow) -> PlayedCard:
    return PlayedCard(box=Box(0, 0, *size), icon="awakening", name="Awakening", rows=rows)


MOUNTAIN_ROW = PlayedRow("mountain", (Mark("origin", "±1"), Mark("stone-black", "+1"), Mark("milestone", "10")))
FOREST_ROW = PlayedRow("forest", (Mark("memory", "±1"),))


def test_a_played_card_says_what_each_place_brings() -> None:
    card = played((338, 148), MOUNTAIN_ROW, FOREST_ROW)
    assert texts(card) == ["Awakening", "±1", "+1", "10", "±1"]
    check_differ_in_grey(card, played((338, 148), FOREST_ROW, MOUNTAIN_ROW), PANEL, 0.01)


@pytest.mark.parametrize("size", [(338.0, 148.0), (338.0, 190.0), (230.0, 120.0), (184.0, 110.0), (190.0, 100.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_played_card_never_cuts_what_it_brings(size: tuple[float, float], panel: str) -> None:
    five = [replace(MOUNTAIN_ROW, icon=icon) for icon in REGIONS]
    assert texts(played(size, *five), panel)[0] == "Awakening"
    texts(played(size, PlayedRow("powwow", (Mark("council", lengthened("Council of Elders")),))), panel)
    one = played(size, MOUNTAIN_ROW, FOREST_ROW)
    check_differ_in_grey(one, played(size, MOUNTAIN_ROW), PANELS[panel], 0.003)


@pytest.mark.parametrize("size", [(200.0, 260.0), (300.0, 100.0), (240.0, 80.0), (400.0, 130.0), (200.0, 71.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_present_says_its_name_and_what_else_fits(size: tuple[float, float], panel: str) -> None:
    marks = (Mark("origin"), Mark("memory"))
    for word in (str, lengthened):
        card = PresentCard(box=Box(0, 0, *size), marks=marks, name=word("Feats"), text=word("Move both discs one step"))
        assert texts(card, panel)[0] == word("Feats")
    wide = PresentCard(box=Box(0, 0, 400, 130), marks=marks, name="Feats", text="Move both discs one step")
    assert texts(wide, panel) == ["Feats", "Move both discs one step"]


def scores(*best: int) -> tuple[Score, ...]:
    return tuple(Score(k, number, k in best) for k, number in enumerate(("81", "68", "65", "188")))


@pytest.mark.parametrize(("width", "height"), [(644.0, 72.0), (454.0, 46.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_the_lines_of_a_score_are_whole(width: float, height: float, panel: str) -> None:
    head = ScoreHead(box=Box(0, 0, width, height + 6), text=lengthened("Total"), scores=scores(3), reach=width)
    assert texts(head, panel)[-4:] == ["81", "68", "65", "188"]
    for name in ("Milestones", lengthened("Milestones")):
        given = ScoreLine(box=Box(0, 0, width + 18, height), key="k", icon="milestone", name=name,
                          numbers=("14", "17", "0", "17"), reach=width)  # fmt: skip
        assert texts(given, panel)[-4:] == ["14", "17", "0", "17"]


def test_the_columns_of_a_score_fill_the_line_to_its_end() -> None:
    for width, seats in ((644.0, 4), (644.0, 2), (454.0, 3)):
        left, wide = columns(width, seats)
        assert left + seats * wide == pytest.approx(width)
        assert left >= width * 0.3


def test_the_winner_and_the_chosen_line_stand_apart_in_grey() -> None:
    box = Box(0, 0, 644, 78)
    nobody = ScoreHead(box=box, text="Total", scores=scores(), reach=644)
    check_differ_in_grey(nobody, replace(nobody, scores=scores(3)), PANEL, 0.05)
    closed = ScoreLine(box=Box(0, 0, 662, 72), key="k", icon="origin", name="Paths", numbers=("1", "2"), reach=644)
    check_differ_in_grey(closed, replace(closed, chosen=True), PANEL, 0.5)


def test_the_chosen_line_reaches_its_sheet() -> None:
    closed = ScoreLine(box=Box(0, 0, 662, 72), key="k", icon="origin", name="Paths", numbers=("1", "2"), reach=644)
    painter = Painter(PANEL)
    assert tuple(painter.picture(closed).get_at((661, 36)))[:3] == INK
    assert tuple(painter.picture(replace(closed, chosen=True)).get_at((661, 1)))[:3] == (246, 241, 230)


def sheet(size: tuple[float, float], note: str = "4 × 4", caption: str = "level 4") -> SumSheet:
    cells = (SheetCell("16", note), SheetCell("6", "2 × 3"), SheetCell("0"), SheetCell("1", "1 item"))
    return SumSheet(
        box=Box(0, 0, *size),
        title="Paths",
        text="Multiply the items by the level of the path.",
        columns=(SheetColumn("origin", caption), SheetColumn("awakening", "level 3"), SheetColumn("memory"),
                 SheetColumn("", "All")),
        rows=tuple(SheetRow(place, cells, "23") for place in range(4)),
    )  # fmt: skip


def test_a_sheet_opens_every_sum() -> None:
    row = ["16", "4 × 4", "6", "2 × 3", "0", "1", "1 item", "23"]
    head = ["Paths", "Multiply the items by the level of the path.", "level 4", "level 3", "All"]
    assert texts(sheet((522, 514))) == head + row * 4


def test_notes_and_captions_of_a_sheet_are_shown_together_or_not_at_all() -> None:
    bare = ["16", "6", "0", "1", "23"]
    shown = texts(sheet((522, 514), note="fourteen times fourteen", caption="a very long caption"))
    assert shown[2:] == ["All", *bare * 4]
    assert texts(sheet((340, 300)))[-20:] == bare * 4


@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_sheet_with_six_columns_is_whole_on_a_small_panel(panel: str) -> None:
    cells = tuple(SheetCell(number, "9 × 4") for number in ("16", "6", "2", "14", "3", "15"))
    small = SumSheet(
        box=Box(0, 0, 340, 372),
        title=lengthened("Stones"),
        text=lengthened("2 points each, Harmony 4, presents 3; and 1 for each stone."),
        columns=(*(SheetColumn(stone) for stone in STONE_NAMES), SheetColumn("present"), SheetColumn("", "All")),
        rows=tuple(SheetRow(place, cells, "128") for place in range(4)),
    )
    assert texts(small, panel).count("128") == 4


def test_who_led_from_when_to_when() -> None:
    lines = (LeadLine(0, (0, 3, 5, 9, 9)), LeadLine(2, (0, 4, 5, 8, 9)), LeadLine(3, (0, 1, 2, 9, 10)))
    assert reigns_of(lines) == [Reign(-1, 0, 0), Reign(2, 1, 1), Reign(-1, 2, 3), Reign(3, 4, 4)]
    assert reigns_of((LeadLine(1, (1, 2)), LeadLine(0, (0, 1)))) == [Reign(1, 0, 1)]
    assert reigns_of(()) == []


@pytest.mark.parametrize("size", [(640.0, 420.0), (420.0, 260.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_the_lead_s_picture_is_whole(size: tuple[float, float], panel: str) -> None:
    chart = LeadChart(
        box=Box(0, 0, *size),
        lines=(LeadLine(0, (0, 3, 5, 9, 81)), LeadLine(3, (0, 2, 8, 8, 88))),
        start=lengthened("Turn 1"),
        end=lengthened("Turn 10"),
        title=lengthened("How the lead changed"),
        note=lengthened("Yellow led longest"),
    )
    shown = texts(chart, panel)
    assert shown[0] == lengthened("How the lead changed")
    assert {"0", "50", "100"} <= set(shown)
    assert shown[-2:] == [lengthened("Turn 1"), lengthened("Turn 10")]


def test_who_led_shows_without_colour() -> None:
    def chart(*lines: LeadLine) -> LeadChart:
        return LeadChart(box=Box(0, 0, 640, 300), lines=lines, start="", end="")

    one, other = LeadLine(0, (0, 5, 9, 12)), LeadLine(1, (0, 4, 8, 11))
    exchanged = (LeadLine(0, other.points), LeadLine(1, one.points))
    check_differ_in_grey(chart(one, other), chart(*exchanged), PANEL, 0.002)
    level = (LeadLine(0, (0, 5, 9, 12)), LeadLine(1, (0, 5, 9, 12)))
    check_differ_in_grey(chart(one, other), chart(*level), PANEL, 0.03)
