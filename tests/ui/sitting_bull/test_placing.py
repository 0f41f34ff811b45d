"""Step 2 on the board: which regions may be chosen, what each would bring, and what a touch does."""

from __future__ import annotations

from typing import Any

import pytest

from games.sitting_bull.actions import PlacePawn
from games.sitting_bull.events import StoneTaken
from games.sitting_bull.refusals import Refusal
from games.sitting_bull.state import State
from games.sitting_bull.terms import NONE, Awaits, Icon, Milestone, Path, Region, Stone
from tests.ui.sitting_bull.build import PLACES, at, model_of
from tests.ui.sitting_bull.desk import Desk
from ui.commands import Acknowledge, Peeked, Refuse, Submit, Undo
from ui.kit.panel import PANELS
from ui.kit.pieces.card_line import CardLine
from ui.kit.pieces.place_card import PlaceCard
from ui.kit.pieces.played_card import PlayedCard
from ui.kit.pieces.seat_columns import SeatColumns
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.symbol_card import SymbolCard
from ui.kit.pieces.target import State as Stands
from ui.screen import SeatPressed
from ui.sitting_bull.gains import brings

PLAYER = 0


def placing(icon: Icon = Icon.AWAKENING, **changes: Any) -> State:
    """Player 0 has played a card for Mountain and Forest; nobody stands anywhere."""
    state = at(Awaits.PLACE, players=4)
    state.turn, state.current = PLAYER, (PLAYER,)
    shows = (Region.MOUNTAIN, Region.FOREST)
    state.card = next(k for k, kind in enumerate(state.rules.kinds) if kind.icon is icon and kind.regions == shows)
    state.icon, state.column = icon, int(icon)
    state.pawns = [0] * len(state.pawns)
    state.stones = [0] * len(state.stones)
    state.columns = [0] * len(state.columns)
    state.columns[PLAYER * 4 + icon] = 1
    state.milestones, state.discs = [Milestone.MAGIC, Milestone.BIG_TRIBE, Milestone.POWER], [(), (), ()]
    state.sitting_bull = Region.RIVER
    state.menu = None
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def marks(state: State, region: Region, **more: Any) -> list[tuple[str, str]]:
    model = model_of(state, **more)
    return [(mark.symbol, mark.text) for mark in brings(model, region)]


def test_only_the_regions_of_the_card_are_outlined() -> None:
    scene = Desk(placing()).scene()
    cards = {card.name: card for card in scene if isinstance(card, PlaceCard)}
    free = {name for name, card in cards.items() if card.state is Stands.FREE}
    assert free == {"Mountain", "Forest"}
    assert len(cards) == 5


def test_a_touch_places_the_pawn_at_once_and_it_can_be_taken_back() -> None:
    desk = Desk(placing())
    before = desk.view
    assert desk.touch("place-1") == [Submit(PlacePawn(PLAYER, Region.MOUNTAIN))]
    assert desk.view.regions[Region.MOUNTAIN].pawns[PLAYER] == 1
    assert desk.touch("undo") == [Undo()]
    assert desk.view == before


def test_what_others_did_counts_as_seen_once_the_pawn_is_placed() -> None:
    desk = Desk(placing())
    desk.unseen = [StoneTaken(1, Stone.RED)]
    assert desk.touch("place-2")[0] == Acknowledge()
    assert StoneTaken(1, Stone.RED) not in desk.unseen


def test_another_region_says_why_not_and_nothing_happens() -> None:
    desk = Desk(placing())
    before = desk.view
    assert desk.touch("place-4") == [Refuse(PlacePawn(PLAYER, Region.RIVER))]
    assert desk.view == before
    banner = desk.scene()[0]
    assert Refusal.NOT_ON_THE_CARD not in str(banner)
    assert getattr(banner, "alert", False)
    desk.touch("place-1")
    assert not getattr(desk.scene()[0], "alert", False)


def test_by_buttons_alone() -> None:
    desk = Desk(placing())
    desk.step_to("place-2")
    assert desk.ok() == [Submit(PlacePawn(PLAYER, Region.FOREST))]
    assert desk.undo() == [Undo()]


def test_ok_does_nothing_before_a_region_is_marked() -> None:
    assert Desk(placing()).ok() == []


@pytest.mark.parametrize(
    ("icon", "stone"),
    [(Icon.ORIGIN, "stone-red"), (Icon.AWAKENING, "stone-black"), (Icon.MEMORY, "stone-harmony")],
)
def test_sitting_bull_gives_the_stone_of_the_path(icon: Icon, stone: str) -> None:
    state = placing()
    state.sitting_bull, state.icon, state.column = Region.MOUNTAIN, icon, int(icon)
    assert marks(state, Region.MOUNTAIN) == [(stone, "+1"), ("origin", "±1")]
    assert marks(state, Region.FOREST) == [("memory", "±1")]


def test_an_amulet_brings_the_stone_of_its_column() -> None:
    state = placing(sitting_bull=Region.FOREST)
    state.icon, state.column = Icon.AMULET, Path.ORIGIN
    assert marks(state, Region.FOREST)[0] == ("stone-red", "+1")


def test_a_stone_that_ran_out_is_not_promised() -> None:
    state = placing(sitting_bull=Region.MOUNTAIN, supply=[12, 0, 0, 12])
    assert marks(state, Region.MOUNTAIN) == [("origin", "±1")]
    assert marks(state, Region.RIVER) == []


def test_silence_brings_him_where_he_is_not() -> None:
    state = placing(sitting_bull=Region.MOUNTAIN)
    state.icon, state.column = Icon.SILENCE, Path.SILENCE
    assert marks(state, Region.MOUNTAIN) == [("origin", "±1")]
    assert marks(state, Region.FOREST) == [("standing-stone", ""), ("memory", "±1")]


def test_silence_by_the_other_reading_moves_nobody() -> None:
    state = at(Awaits.PLACE, players=4, silence="only_with_him")
    state.icon, state.column, state.card = Icon.SILENCE, Path.SILENCE, NONE
    assert all("standing-stone" not in dict(marks(state, region)) for region in Region)


def test_each_region_has_its_own_action() -> None:
    state = placing(sitting_bull=Region.PRAIRIE)
    state.icon, state.column = Icon.SILENCE, Path.SILENCE
    found = {region: marks(state, region)[-1] for region in Region}
    assert found == {
        Region.PRAIRIE: ("awakening", "±1"),
        Region.MOUNTAIN: ("origin", "±1"),
        Region.FOREST: ("memory", "±1"),
        Region.CAMP: ("present", ""),
        Region.RIVER: ("stone-blue", "+1"),
    }
    state.pile = [0] * len(state.pile)
    assert ("present", "") not in marks(state, Region.CAMP)


def three_in(region: Region) -> list[int]:
    pawns = [0] * 30
    pawns[region * 5 + PLAYER] = 3
    return pawns


def test_a_milestone_within_reach_is_pointed_out_with_its_next_points() -> None:
    state = placing(pawns=three_in(Region.MOUNTAIN))
    assert marks(state, Region.MOUNTAIN)[-1] == ("milestone", "10")
    assert marks(state, Region.FOREST)[-1] != ("milestone", "10")
    state.discs = [(), (2,), ()]
    assert marks(state, Region.MOUNTAIN)[-1] == ("milestone", "7")


def test_a_milestone_that_has_the_own_disc_is_not_pointed_out() -> None:
    state = placing(pawns=three_in(Region.MOUNTAIN), discs=[(), (PLAYER,), ()])
    assert marks(state, Region.MOUNTAIN) == [("origin", "±1")]


def test_the_fourth_type_of_stone_makes_magic_and_the_sixth_stone_power() -> None:
    state = placing(sitting_bull=Region.MOUNTAIN)
    state.stones[:4] = [1, 0, 1, 1]
    assert marks(state, Region.MOUNTAIN)[-1] == ("milestone", "10")
    state.milestones = [Milestone.POWER, Milestone.DOMAIN, Milestone.BIG_LAND]
    assert marks(state, Region.MOUNTAIN)[-1] == ("origin", "±1")
    state.stones[:4] = [3, 0, 1, 1]
    assert marks(state, Region.MOUNTAIN)[-1] == ("milestone", "10")
    state.stones[:4] = [3, 1, 1, 0]
    assert marks(state, Region.FOREST)[-1] == ("memory", "±1")


def test_the_river_gives_the_last_stone_of_magic() -> None:
    state = placing(sitting_bull=Region.PRAIRIE)
    state.stones[:4] = [1, 1, 0, 1]
    assert marks(state, Region.RIVER) == [("stone-blue", "+1"), ("milestone", "10")]
    state.supply[Stone.BLUE] = 0
    assert marks(state, Region.RIVER) == []


def test_the_fifth_region_makes_big_land() -> None:
    state = placing(milestones=[Milestone.BIG_LAND, Milestone.DOMAIN, Milestone.HUNTING_GAME])
    for region in (Region.PRAIRIE, Region.FOREST, Region.CAMP, Region.RIVER):
        state.pawns[region * 5 + PLAYER] = 1
    assert marks(state, Region.MOUNTAIN)[-1] == ("milestone", "10")
    assert marks(state, Region.FOREST)[-1] == ("memory", "±1")


def test_what_the_columns_fulfil_is_there_in_every_region() -> None:
    state = placing(milestones=[Milestone.HUNTING_GAME, Milestone.DOMAIN, Milestone.BIG_LAND])
    state.columns[:4] = [4, 1, 0, 0]
    assert marks(state, Region.FOREST)[-1] == ("milestone", "10")
    state.columns[:4] = [3, 1, 0, 0]
    assert marks(state, Region.FOREST)[-1] == ("memory", "±1")


def test_without_help_no_milestone_is_pointed_out() -> None:
    state = placing(pawns=three_in(Region.MOUNTAIN))
    assert marks(state, Region.MOUNTAIN, help_level="off") == [("origin", "±1")]


def test_the_card_of_the_turn_lists_its_regions() -> None:
    state = placing(sitting_bull=Region.MOUNTAIN)
    for panel in PANELS.values():
        scene = Desk(state, panel).scene()
        (card,) = (widget for widget in scene if isinstance(widget, PlayedCard))
        assert (card.icon, card.name) == ("awakening", "Awakening")
        assert [(row.icon, row.marks) for row in card.rows] == [
            ("mountain", (Mark("stone-black", "+1"), Mark("origin", "±1"))),
            ("forest", (Mark("memory", "±1"),)),
        ]


# the hand


@pytest.mark.parametrize("panel", PANELS)
def test_the_rest_of_the_hand_can_be_looked_at_while_a_region_is_chosen(panel: str) -> None:
    desk = Desk(placing(), PANELS[panel])
    held = len(desk.state.hands[PLAYER])
    desk.hold(f"peek-{PLAYER}")
    cards = [w for w in desk.scene() if isinstance(w, SymbolCard | CardLine)]
    assert len(cards) == held
    assert not [key for key in desk.targets() if key.startswith(("place-", "card-"))]
    desk.let_go(f"peek-{PLAYER}")
    assert "place-1" in desk.targets()
    assert desk.commands == [Peeked(PLAYER)]


def test_the_own_button_held_opens_the_hand_and_short_it_steps_on() -> None:
    desk = Desk(placing())
    place = PLACES[PLAYER]
    desk.give(SeatPressed(place))
    desk.now += 1.1
    assert [w for w in desk.scene() if isinstance(w, SymbolCard)]
    desk.give(SeatPressed(place, down=False))
    assert not [w for w in desk.scene() if isinstance(w, SymbolCard)]
    desk.press()
    assert desk.marked() == "place-1"


def test_cards_that_are_real_or_open_have_no_sheet() -> None:
    real = at(Awaits.PLACE, players=4, cards="table")
    assert not [key for key in Desk(real).targets() if key.startswith("peek-")]
    assert not [key for key in Desk(placing(), secrets="open").targets() if key.startswith("peek-")]


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("bots", [(), (1, 2, 3)])
def test_the_seats_stand_below_the_board_also_where_the_hand_is_open(panel: str, bots: tuple[int, ...]) -> None:
    desk = Desk(placing(), PANELS[panel], bots, secrets="open")
    assert [w.place for w in desk.scene() if isinstance(w, SeatColumns)] == list(PLACES)
