"""People hold the real cards: what is played, turned up, drawn and shown at the end is entered by a tap or two."""

from __future__ import annotations

import msgspec
import pytest

from games.game import CHANCE, Action, Choice
from games.sitting_bull.actions import (
    DrawFirstPlayer,
    DrawMilestone,
    PlayIcon,
    TurnUpCard,
)
from games.sitting_bull.cards import CardKind
from games.sitting_bull.terms import Awaits, Icon, Path, Present, Region
from tests.ui.checks import check_scene
from tests.ui.sitting_bull.build import model_of, new_state, view
from tests.ui.sitting_bull.desk import Desk
from tests.ui.sitting_bull.hand_cases import drawn, real_turn
from ui.commands import Command, Deal, Submit
from ui.kit.panel import PANELS
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.symbol_pad import SymbolPad
from ui.kit.pieces.table_seats import PlacePad
from ui.kit.pieces.target import State as Look
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import SeatPressed, Touched
from ui.sitting_bull.entry import EntryScreen
from ui.sitting_bull.fact_keys import is_fact
from ui.sitting_bull.opening import OpeningScreen
from ui.sitting_bull.picks import MORE
from ui.sitting_bull.reading import present_symbols
from ui.sitting_bull.real import RealCardScreen

ASIDE = ("help", "sound", "pause", "undo")


def submitted(commands: list[Command]) -> list[object]:
    return [command.action for command in commands if isinstance(command, Submit)]


def keys(scene: Scene) -> list[str]:
    return [w.key for w in scene if w.key and w.key not in ASIDE and not is_fact(w.key)]


def pads(scene: Scene) -> list[SymbolPad]:
    return [w for w in scene if isinstance(w, SymbolPad)]


def headline(scene: Scene) -> str:
    (banner,) = (w for w in scene if isinstance(w, Banner))
    return banner.headline


def offering(model: Model, *choices: Choice) -> Model:
    """The model when only `choices` can be entered."""
    assert model.table is not None
    return msgspec.structs.replace(model, table=msgspec.structs.replace(model.table, chance=choices))


def allowing(model: Model, player: int, *choices: Action) -> Model:
    """The model when only `choices` are legal."""
    assert model.table is not None
    return msgspec.structs.replace(model, table=msgspec.structs.replace(model.table, legal={player: choices}))


# the oldest


@pytest.mark.rule("SB-R40")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_oldest_is_named_by_pad_or_by_the_own_button(players: int) -> None:
    state = new_state(players)
    model = model_of(state)
    assert model.table is not None
    screen = OpeningScreen()
    banner = screen.scene(model)[0]
    assert isinstance(banner, Banner)
    assert (banner.headline, banner.overline) == ("Who is the oldest?", "Tap that seat or press its button")
    notes = {w.note for w in screen.scene(model) if isinstance(w, PlacePad)}
    assert notes == {"Tap to begin"}
    for player, seat in enumerate(model.table.seats):
        named = [DrawFirstPlayer(CHANCE, player)]
        assert submitted(screen.handle(Touched(f"seat-{player}"), model)) == named
        assert submitted(screen.handle(SeatPressed(seat.place), model)) == named
        assert screen.handle(SeatPressed(seat.place, down=False), model) == []
    assert screen.handle(SeatPressed(3), model) == []


@pytest.mark.rule("SB-R40")
def test_the_lot_decides_where_the_table_has_one() -> None:
    desk = Desk(new_state(3), screen=OpeningScreen())
    assert [type(c) for c in desk.ok()] == [Deal]
    assert desk.view.first in range(3)
    # with real cards people know who is the oldest
    model = model_of(new_state(3, cards="table"))
    assert model.table is not None
    model = msgspec.structs.replace(model, table=msgspec.structs.replace(model.table, hand=None))
    screen = OpeningScreen()
    assert keys(screen.scene(model)) == [f"seat-{player}" for player in range(3)]
    assert screen.handle(Touched("lot"), model) == []


def test_bots_are_shown_and_may_be_the_oldest() -> None:
    model = model_of(new_state(3), bots=(2,))
    screen = OpeningScreen()
    assert [w.icon for w in screen.scene(model) if isinstance(w, PlacePad)] == ["", "", "bot"]
    assert submitted(screen.handle(Touched("seat-2"), model)) == [DrawFirstPlayer(CHANCE, 2)]


# what is played


def test_a_card_is_played_by_its_symbol() -> None:
    state = real_turn()
    player = state.current_players()[0]
    model, screen = model_of(state), RealCardScreen()
    assert keys(screen.scene(model)) == [f"icon-{icon}" for icon in range(6)]
    assert [pad.label for pad in pads(screen.scene(model))] == [icon.name.title() for icon in Icon]
    for icon in (Icon.ORIGIN, Icon.AWAKENING, Icon.MEMORY, Icon.SILENCE):
        assert submitted(screen.handle(Touched(f"icon-{icon}"), model)) == [PlayIcon(player, icon, int(icon))]
    assert submitted(screen.handle(Touched("icon-5"), model)) == [PlayIcon(player, Icon.POWWOW, -1)]


@pytest.mark.rule("SB-18")
@pytest.mark.parametrize("panel", PANELS)
def test_an_amulet_asks_for_its_column(panel: str) -> None:
    state = real_turn()
    player = state.current_players()[0]
    columns = [path for path in list(Path)[:3] if view(state).seats[player].columns[path]]
    model, screen = model_of(state, PANELS[panel]), RealCardScreen()
    before = screen.scene(model)
    assert screen.handle(Touched("icon-4"), model) == []
    scene = screen.scene(model)
    assert headline(scene).endswith("where does the Amulet go?")
    assert keys(scene) == [f"path-{path}" for path in columns]
    counts = [view(state).seats[player].columns[path] for path in columns]
    assert [pad.note for pad in pads(scene)] == ["1 card" if n == 1 else f"{n} cards" for n in counts]
    assert screen.handle(Touched("undo"), model) == []
    assert screen.scene(model) == before
    screen.handle(Touched("icon-4"), model)
    assert submitted(screen.handle(Touched(f"path-{columns[1]}"), model)) == [PlayIcon(player, Icon.AMULET, columns[1])]


def test_an_amulet_with_one_column_goes_there_at_once() -> None:
    state = real_turn()
    player = state.current_players()[0]
    model = allowing(model_of(state), player, PlayIcon(player, Icon.AMULET, 2), PlayIcon(player, Icon.ORIGIN, 0))
    screen = RealCardScreen()
    assert submitted(screen.handle(Touched("icon-4"), model)) == [PlayIcon(player, Icon.AMULET, 2)]
    shown = {pad.label: (pad.state, pad.note) for pad in pads(screen.scene(model))}
    assert shown["Origin"] == (Look.FREE, "")
    assert shown["Silence"] == (Look.OFF, "all seen")
    assert keys(screen.scene(model)) == ["icon-0", "icon-4"]


def test_the_own_button_walks_through_the_symbols() -> None:
    desk = Desk(real_turn(), screen=RealCardScreen())
    actor = desk.actor
    for icon in range(6):
        desk.press()
        assert desk.marked() == f"icon-{icon}"
    desk.press_as((actor + 1) % 4)
    assert desk.marked() == "icon-5"


# what is turned up


def test_a_card_is_entered_by_symbol_and_regions() -> None:
    state = drawn(Awaits.REGION_CARD)
    model, screen = model_of(state), EntryScreen()
    kinds = view(state).kinds
    assert headline(screen.scene(model)) == "Prairie: turn up a card"
    assert keys(screen.scene(model)) == [f"icon-{icon}" for icon in range(6)]
    assert screen.handle(Touched("icon-1"), model) == []
    scene = screen.scene(model)
    assert headline(scene) == "Awakening: which regions?"
    own = [kind for kind in kinds if kind.icon is Icon.AWAKENING]
    assert [pad.symbols for pad in pads(scene)] == [tuple(r.name.lower() for r in kind.regions) for kind in own]
    for kind, key in zip(own, keys(scene), strict=True):
        entered = submitted(screen.handle(Touched(key), model))
        assert entered == [TurnUpCard(CHANCE, kinds.index(kind))]
        screen.take_back(model)
        screen.handle(Touched("icon-1"), model)


def test_by_buttons_each_question_is_walked_through_anew() -> None:
    desk = Desk(drawn(Awaits.REGION_CARD), screen=EntryScreen())
    desk.press()
    desk.press()
    assert desk.marked() == "icon-1"
    assert desk.ok() == []
    assert desk.marked() == ""
    desk.press()
    assert desk.marked().startswith("regions-")
    (entered,) = submitted(desk.ok())
    assert isinstance(entered, TurnUpCard)
    assert desk.view.kinds[entered.card].icon is Icon.AWAKENING


def test_what_can_be_only_one_card_is_entered_by_one_tap() -> None:
    state = drawn(Awaits.REGION_CARD)
    kinds = view(state).kinds
    amulet = next(n for n, kind in enumerate(kinds) if kind.icon is Icon.AMULET)
    powwow = next(n for n, kind in enumerate(kinds) if kind.icon is Icon.POWWOW)
    model, screen = model_of(state), EntryScreen()
    assert submitted(screen.handle(Touched("icon-4"), model)) == [TurnUpCard(CHANCE, amulet)]
    screen = EntryScreen()
    assert submitted(screen.handle(Touched("icon-5"), model)) == [TurnUpCard(CHANCE, powwow)]


def test_only_what_can_still_be_is_offered() -> None:
    state = drawn(Awaits.REGION_CARD)
    kinds = view(state).kinds
    some = [n for n, kind in enumerate(kinds) if kind.icon in (Icon.ORIGIN, Icon.SILENCE)]
    first = next(n for n in some if kinds[n].icon is Icon.SILENCE)
    model = offering(
        model_of(state), *(TurnUpCard(CHANCE, n) for n in some if kinds[n].icon is Icon.ORIGIN or n == first)
    )
    screen = EntryScreen()
    assert keys(screen.scene(model)) == ["icon-0", "icon-3"]
    assert submitted(screen.handle(Touched("icon-3"), model)) == [TurnUpCard(CHANCE, first)]


def made_of(*cards: tuple[Icon, tuple[Region, ...], bool]) -> Model:
    """Two players turn up one of these cards."""
    state = drawn(Awaits.REGION_CARD, 2)
    model = offering(model_of(state), *(TurnUpCard(CHANCE, n) for n in range(len(cards))))
    assert model.table is not None
    kinds = tuple(CardKind(*card, copies=1) for card in cards)
    table = msgspec.structs.replace(model.table, view=msgspec.structs.replace(view(state), kinds=kinds))
    return msgspec.structs.replace(model, table=table)


PRAIRIE, MOUNTAIN, FOREST, CAMP, RIVER = Region
TWINS = (
    (Icon.ORIGIN, (PRAIRIE, MOUNTAIN), False),
    (Icon.ORIGIN, (PRAIRIE, MOUNTAIN), True),
    (Icon.ORIGIN, (CAMP, RIVER), True),
    (Icon.MEMORY, (FOREST,), False),
)


@pytest.mark.rule("SB-11")
def test_the_neutral_mark_is_asked_where_it_decides() -> None:
    model = made_of(*TWINS)
    for key, card in (("mark-0", 0), ("mark-1", 1)):
        screen = EntryScreen()
        screen.handle(Touched("icon-0"), model)
        assert keys(screen.scene(model)) == ["regions-3", "regions-24"]
        assert screen.handle(Touched("regions-3"), model) == []
        assert headline(screen.scene(model)) == "Is there a neutral pawn on it?"
        assert keys(screen.scene(model)) == ["mark-1", "mark-0"]
        assert submitted(screen.handle(Touched(key), model)) == [TurnUpCard(CHANCE, card)]
    screen = EntryScreen()
    screen.handle(Touched("icon-0"), model)
    assert submitted(screen.handle(Touched("regions-24"), model)) == [TurnUpCard(CHANCE, 2)]
    assert submitted(EntryScreen().handle(Touched("icon-2"), model)) == [TurnUpCard(CHANCE, 3)]


def test_amulets_of_two_players_ask_for_the_mark_alone() -> None:
    state = drawn(Awaits.REGION_CARD, 2)
    kinds = view(state).kinds
    amulets = [n for n, kind in enumerate(kinds) if kind.icon is Icon.AMULET]
    assert [kinds[n].neutral for n in amulets] == [False, True]
    model, screen = model_of(state), EntryScreen()
    before = screen.scene(model)
    assert screen.handle(Touched("icon-4"), model) == []
    assert keys(screen.scene(model)) == ["mark-1", "mark-0"]
    # one step back is the symbol again: the regions were no question
    assert screen.handle(Touched("undo"), model) == []
    assert screen.scene(model) == before


def test_going_back_goes_one_question_at_a_time() -> None:
    model, screen = made_of(*TWINS), EntryScreen()
    first = screen.scene(model)
    assert not screen.goes_back(model)
    screen.handle(Touched("icon-0"), model)
    second = screen.scene(model)
    screen.handle(Touched("regions-3"), model)
    assert headline(screen.scene(model)).startswith("Is there")
    assert screen.goes_back(model)
    screen.handle(Touched("undo"), model)
    assert screen.scene(model) == second
    screen.handle(Touched("undo"), model)
    assert screen.scene(model) == first


def test_a_half_entered_card_is_forgotten_with_the_next_draw() -> None:
    one, other = model_of(drawn(Awaits.REGION_CARD)), model_of(drawn(Awaits.REGION_CARD, skip=1))
    screen = EntryScreen()
    screen.handle(Touched("icon-0"), one)
    assert keys(screen.scene(other)) == [f"icon-{icon}" for icon in range(6)]


def test_more_than_there_is_room_for_stand_on_pages() -> None:
    """An owner's cards may show any of 31 sets of regions."""
    sets = [tuple(region for region in Region if mask >> region & 1) for mask in range(1, 32)]
    model = made_of(*((Icon.ORIGIN, regions, False) for regions in sets), (Icon.MEMORY, (PRAIRIE,), False))
    screen = EntryScreen()
    assert screen.handle(Touched("icon-0"), model) == []
    pages: list[list[str]] = []
    labels: dict[int, set[str]] = {count: set() for count in range(1, 6)}
    while not pages or keys(screen.scene(model)) != pages[0]:
        check_scene(screen.scene(model), model.panel)
        pages.append(keys(screen.scene(model)))
        for pad in pads(screen.scene(model)):
            labels[len(pad.symbols)].add(pad.label)
        assert pages[-1][-1] == MORE
        screen.handle(Touched(MORE), model)
    assert len(pages) == 4
    assert [labels[count] for count in (1, 2, 3, 5)] == [{""}, {""}, {""}, {"any region"}]
    assert len(labels[4]) == 5, "too many symbols to be read alone"
    assert sorted(key for page in pages for key in page[:-1]) == sorted(f"regions-{mask}" for mask in range(1, 32))
    screen.handle(Touched(MORE), model)
    assert submitted(screen.handle(Touched(pages[1][0]), model)) == [
        TurnUpCard(CHANCE, int(pages[1][0].removeprefix("regions-")) - 1)
    ]


# tiles, offerings, presents


@pytest.mark.parametrize(
    ("awaits", "players", "asked"),
    [
        (Awaits.MILESTONE_TILE, 4, "Draw a milestone tile"),
        (Awaits.POWWOW_TILE, 2, "Draw the powwow tile"),
        (Awaits.OFFERING, 4, "Prairie: draw an offering"),
        (Awaits.PRESENT, 4, ": take a present"),
    ],
)
def test_a_tile_is_entered_by_one_tap(awaits: Awaits, players: int, asked: str) -> None:
    state = drawn(awaits, players)
    model, screen = model_of(state), EntryScreen()
    assert headline(screen.scene(model)).endswith(asked)
    outcomes = [action for action, _ in state.chance_outcomes()]
    shown = keys(screen.scene(model))
    assert len(shown) == len(outcomes)
    assert [submitted(screen.handle(Touched(key), model)) for key in shown] == [[outcome] for outcome in outcomes]


def test_tiles_are_told_by_symbol_name_and_a_line() -> None:
    shown = {
        pad.label: (pad.symbols, pad.note)
        for awaits, players in ((Awaits.MILESTONE_TILE, 4), (Awaits.POWWOW_TILE, 2), (Awaits.OFFERING, 4))
        for pad in pads(EntryScreen().scene(model_of(drawn(awaits, players))))
    }
    assert shown["Big tribe"] == (("big-tribe",), "Have 4 pawns in one region")
    assert shown["Council of Elders"] == (("council",), "Move a pawn to the powwow")
    assert shown["Leadership"] == (("leadership",), "Put the pawn on the space of a path")
    assert shown["25"] == (("offering",), "")


@pytest.mark.parametrize(("panel", "discs"), [("7in", ""), ("10in", "Origin, Memory"), ("15in", "Origin, Memory")])
def test_presents_are_told_by_symbol_and_name(panel: str, discs: str) -> None:
    shown = {
        pad.symbols: (pad.label, pad.note)
        for pad in pads(EntryScreen().scene(model_of(drawn(Awaits.PRESENT), PANELS[panel])))
    }
    assert shown["origin", "memory"] == ("Feats", discs)
    assert shown["silence",] == ("Silence item", "")


def test_every_present_has_symbols_of_its_own() -> None:
    shown = {present_symbols(present) for present in Present}
    assert len(shown) == len(Present)
    assert present_symbols(Present.HARMONY) == ("stone-harmony",)
    assert present_symbols(Present.CALL) == ("call",)


def test_any_seats_button_walks_through_what_may_be_entered() -> None:
    desk = Desk(drawn(Awaits.MILESTONE_TILE), screen=EntryScreen())
    marked = []
    for player in (2, 0, 3):
        desk.press_as(player)
        marked.append(desk.marked())
    assert marked == ["milestone-0", "milestone-1", "milestone-2"]
    assert submitted(desk.ok()) == [DrawMilestone(CHANCE, 2)]  # type: ignore[arg-type]
