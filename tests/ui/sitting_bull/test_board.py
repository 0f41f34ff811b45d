"""The board, the column and the seats: what stands where, who leads, and what a small panel keeps."""

from __future__ import annotations

from typing import Any

import pytest

from games.sitting_bull.events import OfferingPlaced, TileDrawn
from games.sitting_bull.state import State
from games.sitting_bull.terms import NEUTRAL, NONE, OWNERS, POWWOW, Awaits, Icon, Milestone, Path, Region, Tile
from tests.ui.checks import LongWords, check_scene
from tests.ui.sitting_bull.build import PLACES, at, model_of
from tests.ui.sitting_bull.desk import Desk
from tests.ui.sitting_bull.moments import positions
from ui.commands import Acknowledge
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.count_chip import Count, Lead
from ui.kit.pieces.feat_track import Track
from ui.kit.pieces.milestone_slots import MilestoneBoard
from ui.kit.pieces.place_card import PlaceCard
from ui.kit.pieces.played_card import PlayedCard
from ui.kit.pieces.powwow_place import PowwowPlace, Space
from ui.kit.pieces.seat_columns import SeatColumns
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.symbol_card import SmallCard
from ui.kit.widget import Scene, Widget
from ui.sitting_bull import geometry
from ui.sitting_bull.screens import SittingBullScreen
from ui.sitting_bull.waiting import ClosingScreen, LaidScreen, WaitingScreen
from ui.text.words import Words

each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)


def placing(players: int = 4, **changes: Any) -> State:
    """Step 2 of a turn, with nobody on the board."""
    state = at(Awaits.PLACE, players=players)
    state.pawns = [0] * len(state.pawns)
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def scene_of(state: State, panel: Panel = PANELS["10in"], **more: Any) -> Scene:
    return SittingBullScreen().scene(model_of(state, panel, **more))


def card(scene: Scene, name: str) -> PlaceCard:
    return next(widget for widget in scene if isinstance(widget, PlaceCard) and widget.name == name)


def only(scene: Scene, kind: type[Widget]) -> Any:
    (found,) = (widget for widget in scene if isinstance(widget, kind))
    return found


# places


@each_panel
def test_five_regions_stand_around_the_powwow(panel: Panel) -> None:
    boxes = geometry.place_boxes(panel)
    prairie, mountain, forest, camp, river, powwow = boxes
    assert prairie.y == mountain.y == forest.y < camp.y == powwow.y == river.y
    assert prairie.x == camp.x < mountain.x == powwow.x < forest.x == river.x
    scene = scene_of(placing(), panel)
    shown = {w.name: w.box for w in scene if isinstance(w, PlaceCard)}
    names = ("Prairie", "Mountain", "Forest", "Camp", "River")
    assert shown == dict(zip(names, boxes, strict=False))
    assert only(scene, PowwowPlace).box == powwow


@each_panel
def test_the_parts_keep_clear_of_each_other(panel: Panel) -> None:
    at_ = geometry.areas(panel)
    assert at_.banner.bottom < at_.board.y and at_.board.bottom < at_.strip.y
    assert at_.board.right < at_.column.x and at_.column.right == panel.width - panel.margin
    assert at_.column.bottom <= at_.strip.y
    assert at_.strip.bottom == panel.height - panel.margin
    assert geometry.foot(panel).bottom == at_.column.bottom
    assert geometry.first_row(panel).bottom < geometry.second_row(panel).y


def standing(*pawns: tuple[int, int, int]) -> list[int]:
    """Pawns by (place, owner, number)."""
    found = [0] * (6 * OWNERS)
    for place, owner, number in pawns:
        found[place * OWNERS + owner] = number
    return found


def test_who_leads_alone_and_who_ties() -> None:
    pawns = standing(
        (Region.PRAIRIE, 0, 2), (Region.PRAIRIE, 1, 1), (Region.FOREST, 2, 1), (Region.FOREST, 3, 1), (POWWOW, 0, 3)
    )
    scene = scene_of(placing(pawns=pawns))
    leads = {w.name: [c.lead for c in w.counts] for w in scene if isinstance(w, PlaceCard)}
    none = [Lead.NONE] * 4
    assert leads["Prairie"] == [Lead.LEADS, Lead.NONE, Lead.NONE, Lead.NONE]
    assert leads["Forest"] == [Lead.NONE, Lead.NONE, Lead.TIES, Lead.TIES]
    assert leads["Mountain"] == leads["Camp"] == leads["River"] == none
    powwow = only(scene, PowwowPlace)
    assert [(count.number, count.lead) for count in powwow.counts] == [
        (3, Lead.NONE), (0, Lead.NONE), (0, Lead.NONE), (0, Lead.NONE)
    ]  # fmt: skip
    assert [count.place for count in powwow.counts] == list(PLACES)


def test_with_two_players_the_third_colour_stands_beside_them_and_may_lead() -> None:
    pawns = standing((Region.CAMP, NEUTRAL, 2), (Region.CAMP, 1, 1))
    camp = card(scene_of(placing(2, pawns=pawns)), "Camp")
    assert camp.counts == (
        Count(place=PLACES[0], number=0),
        Count(place=PLACES[1], number=1),
        Count(place=None, number=2, lead=Lead.LEADS),
    )


def test_what_lies_in_a_region() -> None:
    state = placing(sitting_bull=Region.FOREST, levels=[1, 2, 5], offerings=[10, 15, 20, 25, 15])
    state.supply[2], state.pile = 7, [1] * 14
    kind = next(k for k, found in enumerate(state.rules.kinds) if found.icon is Icon.MEMORY)
    state.face = [kind, NONE, NONE, NONE, NONE]
    scene = scene_of(state)
    prairie, forest = card(scene, "Prairie"), card(scene, "Forest")
    regions = tuple(region.name.lower() for region in state.rules.kinds[kind].regions)
    assert prairie.card == SmallCard("memory", regions)
    assert (prairie.stone, prairie.offering, prairie.track) == (False, "10", Track("awakening", 2, 5))
    assert (forest.card, forest.stone, forest.offering) == (None, True, "20")
    assert forest.track == Track("memory", 5, 5)
    assert card(scene, "Mountain").track == Track("origin", 1, 5)
    assert (card(scene, "Camp").supply, card(scene, "Camp").track) == (Mark("present", "14"), None)
    assert (card(scene, "River").supply, card(scene, "River").offering) == (Mark("stone-blue", "7"), "15")


def test_before_an_offering_is_drawn_there_is_none() -> None:
    assert card(scene_of(placing(offerings=[0] * 5)), "Camp").offering == ""


@pytest.mark.parametrize(
    ("tile", "symbol", "name"),
    [
        (Tile.SWAP, "swap", "Swap"), (Tile.LAKOTA_CARD, "cards", "Lakota card"), (Tile.FEATS, "feat", "Feats"),
        (Tile.TRAVEL, "travel", "Travel"), (Tile.PRESENTS, "present", "Presents"),
        (Tile.LEADERSHIP, "leadership", "Leadership"), (Tile.COUNCIL, "council", "Council of Elders"),
    ],
)  # fmt: skip
def test_the_powwow_says_what_it_does(tile: Tile, symbol: str, name: str) -> None:
    powwow = only(scene_of(placing(tile=tile)), PowwowPlace)
    assert powwow.effect == Mark(symbol, name)
    assert bool(powwow.spaces) == (tile is Tile.LEADERSHIP)


def test_the_spaces_of_leadership_show_who_stands_there() -> None:
    powwow = only(scene_of(placing(2, tile=Tile.LEADERSHIP, spaces=[-1, 1, -1, 0])), PowwowPlace)
    assert powwow.spaces == (
        Space("origin"), Space("awakening", PLACES[1]), Space("memory"), Space("silence", PLACES[0])
    )  # fmt: skip


# milestones


def milestones(players: int = 4, panel: str = "10in", **more: Any) -> Any:
    state = placing(players, milestones=[Milestone.MAGIC, Milestone.BIG_TRIBE, Milestone.POWER])
    state.turn, state.current = 0, (0,)
    state.pawns = standing((Region.CAMP, 0, 4), (Region.RIVER, 2, 4))
    state.discs = [(), (1,), (3, 1)]
    state.stones = [0] * 16
    return only(scene_of(state, PANELS[panel], **more), MilestoneBoard).lines


def test_milestones_show_their_spaces_their_discs_and_who_could_claim_them() -> None:
    magic, tribe, power = milestones()
    assert (magic.name, magic.points, magic.discs, magic.met) == ("Magic", ("10", "7", "4", "2"), (), ())
    assert (tribe.discs, tribe.met, tribe.now) == ((PLACES[1],), (PLACES[0], PLACES[2]), True)
    assert (power.discs, power.now) == ((PLACES[3], PLACES[1]), False)


def test_without_help_nobody_is_pointed_at() -> None:
    assert [(line.met, line.now) for line in milestones(help_level="off")] == [((), False)] * 3


def test_a_small_panel_keeps_all_who_have_claimed_and_the_next_space() -> None:
    magic, tribe, power = milestones(panel="7in", secrets="open")
    assert (magic.points, magic.discs, magic.claimed) == (("10",), (), ())
    assert (tribe.points, tribe.discs, tribe.claimed) == (("7",), (), (PLACES[1],))
    assert (power.points, power.discs, power.claimed) == (("4",), (), (PLACES[3], PLACES[1]))
    assert [line.claimed for line in milestones()] == [(), (), ()]


# seats


@each_panel
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybodys_columns_and_stones(panel: Panel, players: int) -> None:
    state = placing(players, turn=1, current=(1,), first=0)
    state.columns = [0] * (4 * players)
    state.columns[4:8] = [1, 2, 3, 4]
    state.stones = [0] * (4 * players)
    state.stones[4:8] = [5, 6, 7, 8]
    state.presents = [0] * (14 * players)
    state.presents[14 + 4] = 2
    state.pool[1] = 9
    seats = [w for w in scene_of(state, panel) if isinstance(w, SeatColumns)]
    assert [seat.place for seat in seats] == list(PLACES[:players])
    assert [seat.current for seat in seats] == [player == 1 for player in range(players)]
    assert [seat.first for seat in seats] == [player == 0 for player in range(players)]
    assert seats[1].head == (("pawn", 9), ("present", 2))
    assert seats[1].paths == (("origin", 1), ("awakening", 2), ("memory", 3), ("silence", 4))
    assert seats[1].stones == (("stone-red", 5), ("stone-black", 6), ("stone-blue", 7), ("stone-harmony", 8))


# the card of the turn


def test_an_amulet_says_which_path_it_joined() -> None:
    shown = only(scene_of(placing(icon=Icon.AMULET, column=Path.MEMORY)), PlayedCard)
    assert (shown.icon, shown.name, shown.note) == ("amulet", "Amulet", "Memory")
    shown = only(scene_of(placing(icon=Icon.MEMORY, column=Path.MEMORY)), PlayedCard)
    assert (shown.name, shown.note) == ("Memory", "")


def test_after_the_pawn_is_placed_the_card_says_where() -> None:
    disc = next(p for p in positions() if p.name == "4-DISCS")
    shown = only(scene_of(disc.state), PlayedCard)
    (row,) = shown.rows
    place = Region(disc.state.place)
    assert (row.icon, row.marks) == (place.name.lower(), (Mark("", place.name.title()),))
    feats = next(p for p in positions() if p.name == "4-DISCS-three")
    (row,) = only(scene_of(feats.state), PlayedCard).rows
    assert (row.icon, row.marks) == ("feat", (Mark("", "Feats"),))


# nobody is to act


def test_while_a_bot_thinks_the_board_stands_with_the_powwow_and_the_milestones() -> None:
    state = at(Awaits.CARD, round_=3)
    player = state.current_players()[0]
    screen, model = WaitingScreen(), model_of(state, bots=(player,))
    scene = screen.scene(model)
    names = ("Orange", "Sky", "Green", "Red")
    assert getattr(scene[0], "headline", "") == f"{names[player]} is thinking"
    assert only(scene, PlayedCard).name == "Powwow"
    assert only(scene, MilestoneBoard)


def test_what_can_be_taken_back_can_be_so_while_a_bot_thinks() -> None:
    state = at(Awaits.CARD, round_=3)
    bots = state.current_players()
    assert "undo" in {w.key for w in WaitingScreen().scene(model_of(state, bots=bots, can_undo=True))}
    assert "undo" not in {w.key for w in WaitingScreen().scene(model_of(state, bots=bots))}


LAID = (TileDrawn(Tile.FEATS, False), OfferingPlaced(Region.CAMP, 10))


def test_once_the_board_is_laid_people_look_at_it_until_somebody_starts() -> None:
    screen = SittingBullScreen()
    desk = Desk(at(Awaits.EXCHANGE, round_=0), screen=screen)
    desk.unseen = list(LAID)
    assert isinstance(screen.screen_for(desk.model()), LaidScreen)
    assert desk.waits()
    assert "goes first" in str(getattr(desk.scene()[0], "headline", ""))
    assert desk.touch("next") == [Acknowledge()]
    assert not desk.waits()


def test_ok_starts_too_and_bots_alone_do_not_wait() -> None:
    desk = Desk(at(Awaits.EXCHANGE, round_=0))
    desk.unseen = list(LAID)
    assert desk.ok() == [Acknowledge()]
    assert not LaidScreen().holds(model_of(at(Awaits.EXCHANGE, round_=0), bots=(0, 1, 2, 3), unseen=LAID))


def test_nobody_waits_while_the_board_is_being_laid() -> None:
    state = at(Awaits.EXCHANGE, round_=0)
    state.awaits, state.current = Awaits.OFFERING, (-1,)
    assert not LaidScreen().holds(model_of(state, unseen=LAID[1:]))


def test_the_end_is_looked_at_before_the_score() -> None:
    state = at(Awaits.CARD, round_=10)
    state.awaits, state.current = Awaits.OVER, ()
    model = model_of(state, unseen=LAID[:1])
    screen = SittingBullScreen()
    assert isinstance(screen.screen_for(model), ClosingScreen)
    assert screen.holds(model)
    assert screen.facing(model) is None


@each_panel
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_hands_and_eyes_while_nobody_acts(panel: Panel, words: Words) -> None:
    start, late = at(Awaits.EXCHANGE, round_=0), at(Awaits.CARD, round_=8)
    bots = late.current_players()
    check_scene(LaidScreen().scene(model_of(start, panel, words=words, unseen=LAID)), panel)
    check_scene(WaitingScreen().scene(model_of(late, panel, words=words, bots=bots, can_undo=True)), panel)
    check_scene(ClosingScreen().scene(model_of(late, panel, words=words, unseen=LAID)), panel)
