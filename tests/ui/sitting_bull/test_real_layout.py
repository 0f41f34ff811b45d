"""Where what is entered stands: beside the board as it lies, or over the whole stage in pads that fill it."""

from __future__ import annotations

import pytest

from games.sitting_bull.terms import Awaits, Icon, Milestone, Region
from tests.ui.checks import LongWords, check_scene
from tests.ui.sitting_bull.build import model_of, new_state, view
from tests.ui.sitting_bull.hand_cases import drawn, real_turn
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.news_card import NewsCard
from ui.kit.pieces.place_card import PlaceCard
from ui.kit.pieces.symbol_pad import SymbolPad
from ui.kit.pieces.target import State as Look
from ui.kit.widget import Scene
from ui.screen import Touched
from ui.sitting_bull import geometry
from ui.sitting_bull.entry import EntryScreen
from ui.sitting_bull.opening import OpeningScreen
from ui.sitting_bull.picks import Pick, pick_pads, whole_stage
from ui.sitting_bull.real import RealCardScreen
from ui.text.words import Words

ASKED = (Awaits.REGION_CARD, Awaits.MILESTONE_TILE, Awaits.POWWOW_TILE, Awaits.OFFERING, Awaits.PRESENT)
each_panel = pytest.mark.parametrize("panel", PANELS)
large = pytest.mark.parametrize("panel", ["10in", "15in"])


def pads(scene: Scene) -> list[SymbolPad]:
    return [w for w in scene if isinstance(w, SymbolPad)]


def places(scene: Scene) -> list[PlaceCard]:
    return [w for w in scene if isinstance(w, PlaceCard)]


def overline(scene: Scene) -> str:
    (banner,) = (w for w in scene if isinstance(w, Banner))
    return banner.overline


def around(boxes: list[Box]) -> Box:
    left, top = min(b.x for b in boxes), min(b.y for b in boxes)
    return Box(left, top, max(b.right for b in boxes) - left, max(b.bottom for b in boxes) - top)


@large
@pytest.mark.parametrize(("awaits", "waiting"), [(Awaits.REGION_CARD, Region.FOREST), (Awaits.OFFERING, Region.FOREST)])
def test_the_board_lies_beside_what_is_turned_up(panel: str, awaits: Awaits, waiting: Region) -> None:
    model = model_of(drawn(awaits, skip=int(waiting)), PANELS[panel])
    screen = EntryScreen()
    scene = screen.scene(model)
    assert [card.state for card in places(scene)] == [
        Look.CURRENT if region == waiting else Look.SHOWN for region in Region
    ]
    column = geometry.areas(PANELS[panel]).column
    assert around([pad.box for pad in pads(scene)]) == pytest.approx(column)
    if awaits is Awaits.REGION_CARD:
        screen.handle(Touched("icon-0"), model)
        asked = screen.scene(model)
        assert [card.state for card in places(asked)] == [card.state for card in places(scene)]
        assert all(pad.box.x >= column.x for pad in pads(asked))


def test_in_a_turn_the_region_is_marked_for_whose_turn_it_is() -> None:
    state = drawn(Awaits.REGION_CARD, skip=5)
    seen = view(state)
    model = model_of(state)
    assert seen.round == 1
    assert model.table is not None
    (card,) = (card for card in places(EntryScreen().scene(model)) if card.state is Look.CURRENT)
    assert card.name == list(Region)[seen.region].name.title()
    assert card.seat == model.table.seats[seen.turn].place


def test_on_a_small_panel_cards_fill_the_stage_and_offerings_stand_beside_the_board() -> None:
    panel = PANELS["7in"]
    model = model_of(drawn(Awaits.REGION_CARD), panel)
    screen = EntryScreen()
    for _ in range(2):
        scene = screen.scene(model)
        assert not places(scene)
        assert around([pad.box for pad in pads(scene)]) == pytest.approx(whole_stage(model))
        screen.handle(Touched("icon-0"), model)
    assert len(places(EntryScreen().scene(model_of(drawn(Awaits.OFFERING), panel)))) == len(Region)


@each_panel
def test_beside_the_board_pairs_of_regions_are_told_by_symbols_alone(panel: str) -> None:
    model, screen = model_of(drawn(Awaits.REGION_CARD), PANELS[panel]), EntryScreen()
    screen.handle(Touched("icon-0"), model)
    shown = {pad.symbols: pad.label for pad in pads(screen.scene(model))}
    assert shown["prairie", "mountain"] == ("Prairie, Mountain" if panel == "7in" else "")


@pytest.mark.parametrize("screen", [RealCardScreen, EntryScreen])
def test_symbols_keep_their_place_and_say_when_all_are_seen(screen: type[RealCardScreen | EntryScreen]) -> None:
    model = model_of(real_turn() if screen is RealCardScreen else drawn(Awaits.REGION_CARD))
    assert [pad.label for pad in pads(screen().scene(model))] == [icon.name.title() for icon in Icon]


@each_panel
def test_a_milestone_that_was_entered_keeps_its_place(panel: str) -> None:
    model = model_of(drawn(Awaits.MILESTONE_TILE, skip=1), PANELS[panel])
    assert model.table is not None
    first = view(drawn(Awaits.MILESTONE_TILE, skip=1)).milestones[0].milestone
    shown = pads(EntryScreen().scene(model))
    assert [pad.key for pad in shown] == ["" if tile is first else f"milestone-{int(tile)}" for tile in Milestone]
    assert (shown[first].state, shown[first].note) == (Look.OFF, "entered")


def test_what_was_entered_is_listed_the_last_first() -> None:
    state = drawn(Awaits.POWWOW_TILE)
    seen = view(state)
    (card,) = (w for w in EntryScreen().scene(model_of(state)) if isinstance(w, NewsCard))
    names = ("Big land", "Big tribe", "Magic", "Hunting game", "Domain", "Power")
    assert card.lines[:3] == tuple(names[tile.milestone] for tile in reversed(seen.milestones))
    assert len(card.lines) == 8
    assert overline(EntryScreen().scene(model_of(state))) == "Tap what it shows"
    river = seen.regions[Region.RIVER].card
    assert river is not None
    assert card.lines[3].startswith(seen.kinds[river].icon.name.title())
    # where there is no room for the list, the banner names the last one
    small = EntryScreen().scene(model_of(state, PANELS["7in"]))
    assert not any(isinstance(w, NewsCard) for w in small)
    assert overline(small) == f"Entered: {card.lines[0]}"
    assert overline(EntryScreen().scene(model_of(drawn(Awaits.PRESENT), PANELS["7in"]))) == "Tap what it shows"


@large
@pytest.mark.parametrize("awaits", ASKED)
def test_what_takes_back_stands_at_the_end_where_something_can_be(panel: str, awaits: Awaits) -> None:
    for back in (False, True):
        scene = EntryScreen().scene(model_of(drawn(awaits), PANELS[panel], can_undo=back))
        low = [w for w in scene if w.key == "undo"]
        assert len(low) == back
        column = geometry.areas(PANELS[panel]).column
        assert all((w.box.right, w.box.bottom) == pytest.approx((column.right, column.bottom)) for w in low)


def test_the_mark_of_the_third_colour_is_asked_in_two_wide_pads() -> None:
    model, screen = model_of(drawn(Awaits.REGION_CARD, 2)), EntryScreen()
    screen.handle(Touched("icon-4"), model)
    shown = pads(screen.scene(model))
    assert [(pad.label, pad.symbols) for pad in shown] == [("Yes", ("pawn",)), ("No", ())]
    assert {pad.box.w for pad in shown} == {geometry.areas(model.panel).column.w}


@pytest.mark.parametrize(("players", "left_out"), [(2, "(3-4) and (4)"), (3, "(4)"), (4, "")])
@pytest.mark.rule("SB-4")
def test_before_the_first_card_people_are_told_which_they_leave_out(players: int, left_out: str) -> None:
    for cards in ("table", "console"):
        (card,) = (
            w for w in OpeningScreen().scene(model_of(new_state(players, cards=cards))) if isinstance(w, NewsCard)
        )
        told = [line for line in card.lines if line.startswith("Leave out")]
        assert told == ([f"Leave out cards with {left_out}"] if left_out and cards == "table" else [])
        lying = "Real cards" if cards == "table" else "Cards on the screen"
        pawns = {2: 13, 3: 12, 4: 10}[players]
        assert card.lines[:3] == (f"{pawns} pawns each", "Powwow: a tile", lying)
    printed = OpeningScreen().scene(model_of(new_state(players, powwow="printed")))
    assert [w.lines[1] for w in printed if isinstance(w, NewsCard)] == ["Powwow: as printed"]


@each_panel
@pytest.mark.parametrize("count", [1, 2, 5, 6, 9, 14, 40])
@pytest.mark.parametrize("back", [False, True])
def test_pads_fill_their_room_without_gaps(panel: str, count: int, *, back: bool) -> None:
    model = model_of(drawn(Awaits.PRESENT), PANELS[panel])
    for room, widest in ((whole_stage(model), 5), (geometry.areas(PANELS[panel]).column, 2)):
        scene = pick_pads(model, [Pick(f"k-{n}", "A") for n in range(count)], room, back=back, widest=widest)
        check_scene(scene, PANELS[panel])
        assert around([w.box for w in scene]) == pytest.approx(room)
        rows = {w.box.y for w in scene}
        # every row is as wide as the room
        assert all(around([w.box for w in scene if w.box.y == y]).w == pytest.approx(room.w) for y in rows)


@each_panel
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("back", [False, True])
def test_hands_and_eyes(panel: str, words: Words, players: int, *, back: bool) -> None:
    for awaits in ASKED:
        model = model_of(drawn(awaits, players), PANELS[panel], words=words, can_undo=back)
        screen = EntryScreen()
        for _ in range(3):
            scene = screen.scene(model)
            check_scene(scene, PANELS[panel])
            # the longest way through the questions of a card
            keys = [w.key for w in scene if w.key.startswith(("icon-", "regions-"))]
            if not keys or screen.handle(Touched(keys[0]), model):
                break
    for cards in ("console", "table"):
        model = model_of(new_state(players, cards=cards), PANELS[panel], words=words)
        check_scene(OpeningScreen().scene(model), PANELS[panel])
    model = model_of(real_turn(), PANELS[panel], words=words, can_undo=back)
    real = RealCardScreen()
    check_scene(real.scene(model), PANELS[panel])
    real.handle(Touched("icon-4"), model)
    check_scene(real.scene(model), PANELS[panel])
