"""A card is played from the hidden hand by one finger, by the buttons alone, and from an open hand."""

from __future__ import annotations

import msgspec
import pytest

from games.sitting_bull.actions import ExchangeHand, KeepHand, PlayCard, SwapCard
from games.sitting_bull.state import State
from games.sitting_bull.terms import Icon, Path, Tile
from tests.ui.sitting_bull.build import model_of, view
from tests.ui.sitting_bull.desk import Desk
from tests.ui.sitting_bull.hand_cases import exchange, own_hand, swap, with_amulet, without_column
from ui.commands import Command, Peeked, Show, Submit
from ui.kit.panel import PANELS
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.card_line import CardLine
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.peek import LookAway, SheetTitle
from ui.kit.pieces.seat_columns import SeatColumns
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.symbol_card import CardRow, SymbolCard
from ui.kit.pieces.target import State as Look
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Control, ControlPressed, SeatPressed, Touched
from ui.sitting_bull.hand import HandScreen
from ui.sitting_bull.hand_order import HandOrder

OK, UNDO, HELP = (ControlPressed(control) for control in Control)


def sorted_hand() -> HandScreen:
    """A screen on which new cards come in at the end: the hand lies as the rules list it."""
    return HandScreen(HandOrder(lambda count: count - 1))


def submitted(commands: list[Command]) -> list[object]:
    return [command.action for command in commands if isinstance(command, Submit)]


def cards(scene: Scene) -> list[SymbolCard]:
    return [w for w in scene if isinstance(w, SymbolCard)]


def after(model: Model, seconds: float) -> Model:
    return msgspec.structs.replace(model, now=model.now + seconds)


def actor_of(state: State) -> int:
    return state.current_players()[0]


def amulet_at(state: State) -> int:
    """Which of the cards is the Amulet."""
    kinds = view(state).kinds
    return next(n for n, card in enumerate(own_hand(state, actor_of(state))) if kinds[card].icon is Icon.AMULET)


# by a finger


def test_one_finger_holds_slides_and_lets_go() -> None:
    state = with_amulet()
    player, hand = actor_of(state), own_hand(state, actor_of(state))
    model, screen = model_of(state), sorted_hand()
    plain = next(n for n in range(len(hand)) if n != amulet_at(state))
    assert screen.handle(Touched(f"peek-{player}"), model) == [Peeked(player)]
    played = screen.handle(Touched(f"card-{plain}"), model)
    (action,) = submitted(played)
    assert isinstance(action, PlayCard)
    assert (action.player, action.card) == (player, hand[plain])
    # the sheet is gone, whatever the finger does
    assert not any(isinstance(w, LookAway) for w in screen.scene(model))
    assert submitted(screen.handle(Touched(f"peek-{player}", down=False), model)) == []


@pytest.mark.rule("SB-18")
@pytest.mark.parametrize("panel", PANELS)
def test_an_amulet_is_slid_onto_the_column_it_joins(panel: str) -> None:
    state = with_amulet()
    player = actor_of(state)
    model, screen = model_of(state, PANELS[panel]), sorted_hand()
    open_columns = [path for path in list(Path)[:3] if view(state).seats[player].columns[path]]
    screen.handle(Touched(f"peek-{player}"), model)
    number = amulet_at(state)
    pads = {w.key: w for w in screen.scene(model) if w.key.startswith(f"card-{number}-")}
    assert list(pads) == [f"card-{number}-{path}" for path in open_columns]
    # the card itself would not say which
    assert f"card-{number}" not in {w.key for w in screen.scene(model)}
    for path in open_columns:
        pad = pads[f"card-{number}-{path}"]
        count = view(state).seats[player].columns[path]
        assert isinstance(pad, Pad)
        assert (pad.label, pad.note) == (path.name.title(), "1 card" if count == 1 else f"{count} cards")
    (action,) = submitted(screen.handle(Touched(f"card-{number}-{open_columns[1]}"), model))
    assert action == PlayCard(player, own_hand(state, player)[number], open_columns[1])


@pytest.mark.rule("SB-R7")
def test_an_amulet_without_a_column_says_why_it_stays() -> None:
    state = without_column()
    player = actor_of(state)
    model, screen = model_of(state), sorted_hand()
    screen.handle(Touched(f"peek-{player}"), model)
    number = amulet_at(state)
    shown = cards(screen.scene(model))
    assert (shown[number].state, shown[number].reason, shown[number].key) == (Look.OFF, "No path to join yet", "")
    assert [card.state for n, card in enumerate(shown) if n != number] == [Look.FREE] * 3
    assert submitted(screen.handle(Touched(f"card-{number}"), model)) == []


def test_nothing_is_played_while_nobody_looks() -> None:
    state = with_amulet()
    model, screen = model_of(state), sorted_hand()
    for number in range(4):
        for key in (f"card-{number}", f"card-{number}-0"):
            assert screen.handle(Touched(key), model) == []


def test_cards_say_where_they_lead_and_what_sitting_bull_does_now() -> None:
    state = with_amulet()
    player = actor_of(state)
    seen = view(state)
    model, screen = model_of(state), sorted_hand()
    screen.handle(Touched(f"peek-{player}"), model)
    stones = {Icon.ORIGIN: "stone-red", Icon.AWAKENING: "stone-black", Icon.MEMORY: "stone-harmony"}
    checked = 0
    for held, card in zip(cards(screen.scene(model)), own_hand(state, player), strict=True):
        kind = seen.kinds[card]
        if kind.icon in stones:
            checked += 1
            assert [row.icons for row in held.rows] == [(region.name.lower(),) for region in kind.regions]
            there = [region for region in kind.regions if seen.regions[region].sitting_bull]
            gives = [Mark("sitting-bull"), *(Mark(r.name.lower()) for r in there), Mark(stones[kind.icon], "+1")]
            assert list(held.effects) == (gives if there else [Mark("sitting-bull", "–")])
        elif kind.icon is Icon.SILENCE:
            assert list(held.effects) == [Mark("sitting-bull"), Mark("travel", "comes")]
    assert checked


def test_where_sitting_bull_stands_the_stone_is_named() -> None:
    state = with_amulet()
    player = actor_of(state)
    card = next(c for c in own_hand(state, player) if view(state).kinds[c].icon is Icon.MEMORY)
    region = view(state).kinds[card].regions[1]
    state.sitting_bull = region
    model, screen = model_of(state), sorted_hand()
    screen.handle(Touched(f"peek-{player}"), model)
    number = own_hand(state, player).index(card)
    marks = (Mark("sitting-bull"), Mark(region.name.lower()), Mark("stone-harmony", "+1"))
    assert next(c for c in cards(screen.scene(model)) if c.key == f"card-{number}").effects == marks


@pytest.mark.rule("SB-R1")
def test_by_the_other_reading_a_card_of_silence_moves_nobody() -> None:
    state = with_amulet()
    player = actor_of(state)
    card = next(c for c in own_hand(state, player) if view(state).kinds[c].icon is Icon.SILENCE)
    model, screen = model_of(state), sorted_hand()
    assert model.table is not None
    options = msgspec.structs.replace(state.rules.options, silence="only_with_him")
    model = msgspec.structs.replace(model, table=msgspec.structs.replace(model.table, options=options))
    screen.handle(Touched(f"peek-{player}"), model)
    number = own_hand(state, player).index(card)
    marks = next(c for c in cards(screen.scene(model)) if c.key == f"card-{number}").effects
    assert marks == (Mark("sitting-bull", "–"),)


# by the buttons


def test_the_buttons_alone_play_a_card() -> None:
    state = with_amulet()
    player, hand = actor_of(state), own_hand(state, actor_of(state))
    model, screen = model_of(state, by_buttons=True), sorted_hand()
    assert model.table is not None
    place = model.table.seats[player].place
    screen.handle(SeatPressed(place), model)
    assert not any(isinstance(w, LookAway) for w in screen.scene(after(model, 0.95)))
    later = after(model, 1.05)
    scene = screen.scene(later)
    assert any(isinstance(w, LookAway) for w in scene)
    assert [w.note for w in scene if isinstance(w, SheetTitle)] == ["UNDO: next, OK: take"]
    keys = [w.key for w in scene if w.key]
    assert screen.handle(OK, later) == [Peeked(player)]
    for key in keys:
        assert submitted(screen.handle(UNDO, later)) == []
        assert [w.key for w in screen.scene(later) if w.focus] == [key]
    assert submitted(screen.handle(UNDO, later)) == []
    (action,) = submitted(screen.handle(OK, later))
    assert isinstance(action, PlayCard)
    assert action.card == hand[int(keys[0].split("-")[1])]


def test_a_short_press_opens_nothing_and_the_mark_stays_on_the_sheet() -> None:
    state = with_amulet()
    player = actor_of(state)
    model, screen = model_of(state, by_buttons=True), sorted_hand()
    assert model.table is not None
    place = model.table.seats[player].place
    before = screen.scene(model)
    screen.handle(SeatPressed(place), model)
    assert screen.handle(SeatPressed(place, down=False), after(model, 0.5)) == []
    assert screen.scene(after(model, 0.5)) == before
    screen.handle(SeatPressed(place), after(model, 1.0))
    screen.handle(UNDO, after(model, 2.1))
    assert screen.handle(SeatPressed(place, down=False), after(model, 2.2)) == []
    assert screen.scene(after(model, 2.2)) == before
    assert submitted(screen.handle(OK, after(model, 2.2))) == []


def test_another_seat_looks_at_its_own_hand_and_plays_nothing() -> None:
    state = with_amulet()
    player = actor_of(state)
    other = (player + 1) % 4
    model, screen = model_of(state), sorted_hand()
    assert model.table is not None
    place = model.table.seats[other].place
    screen.handle(SeatPressed(place), model)
    later = after(model, 1.1)
    scene = screen.scene(later)
    kinds = view(state).kinds
    assert [card.symbol for card in cards(scene)] == [kinds[c].icon.name.lower() for c in own_hand(state, other)]
    assert {card.state for card in cards(scene)} == {Look.SHOWN}
    assert not any(w.key for w in scene)
    assert screen.facing(later) == place
    assert submitted(screen.handle(UNDO, later) + screen.handle(OK, later)) == []
    screen.handle(SeatPressed(place, down=False), later)
    assert screen.facing(later) == model.table.seats[player].place


# openly


@pytest.mark.parametrize("panel", PANELS)
def test_an_open_hand_stands_on_the_screen(panel: str) -> None:
    state = with_amulet()
    player, hand = actor_of(state), own_hand(state, actor_of(state))
    model, screen = model_of(state, PANELS[panel], secrets="open"), HandScreen()
    scene = screen.scene(model)
    assert not any(w.holds for w in scene)
    lines = [w for w in scene if isinstance(w, CardLine)]
    assert [line.key for line in lines] == [f"card-{n}" for n in range(4)]
    assert [line.symbol for line in lines] == [view(state).kinds[c].icon.name.lower() for c in hand]
    # on a small panel they take the place of the seats
    assert bool([w for w in scene if isinstance(w, SeatColumns)]) is (panel != "7in")
    plain = next(n for n in range(4) if n != amulet_at(state))
    (action,) = submitted(screen.handle(Touched(f"card-{plain}"), model))
    assert isinstance(action, PlayCard)
    assert (action.player, action.card) == (player, hand[plain])


def test_an_open_amulet_asks_for_its_column_and_gives_it_back() -> None:
    state = with_amulet()
    player, number = actor_of(state), amulet_at(state)
    model, screen = model_of(state, secrets="open"), HandScreen()
    before = screen.scene(model)
    assert screen.handle(Touched(f"card-{number}"), model) == []
    paths = [w.key for w in screen.scene(model) if w.key.startswith("card-")]
    assert len(paths) == 2 and all(key.startswith(f"card-{number}-") for key in paths)
    assert screen.goes_back(model)
    assert screen.handle(Touched("undo"), model) == []
    assert screen.scene(model) == before
    screen.handle(Touched(f"card-{number}"), model)
    (action,) = submitted(screen.handle(Touched(paths[0]), model))
    assert action == PlayCard(player, own_hand(state, player)[number], int(paths[0][-1]))


def test_the_own_button_walks_through_an_open_hand() -> None:
    desk = Desk(with_amulet(), secrets="open", screen=HandScreen())
    desk.press()
    first = desk.marked()
    desk.press()
    assert (first, desk.marked()) == ("card-0", "card-1")


def test_the_own_button_goes_on_from_an_open_amulet_to_its_columns() -> None:
    state = with_amulet()
    number = amulet_at(state)
    desk = Desk(state, secrets="open", screen=HandScreen())
    desk.step_to(f"card-{number}")
    assert desk.ok() == []
    assert desk.marked() == ""
    assert desk.ok() == []
    desk.press()
    assert desk.marked().startswith(f"card-{number}-")


def test_a_powwow_card_says_what_the_powwow_does() -> None:
    state = with_amulet()
    player = actor_of(state)
    kinds = view(state).kinds
    powwow = next(n for n, kind in enumerate(kinds) if kind.icon is Icon.POWWOW)
    state.hands[player] = (powwow,)
    state.menu = None
    state.tile = Tile.TRAVEL
    model, screen = model_of(state), sorted_hand()
    screen.handle(Touched(f"peek-{player}"), model)
    (card,) = cards(screen.scene(model))
    assert card.effects == (Mark("travel", "Travel"),)
    assert card.rows == (CardRow(("powwow",), "Powwow"),)
    assert submitted(screen.handle(Touched("card-0"), model)) == [PlayCard(player, powwow, -1)]


@pytest.mark.parametrize("cards_", ["console", "table"])
def test_where_nothing_is_hidden_no_sheet_opens(cards_: str) -> None:
    """Neither over an open hand, nor where people hold the real cards."""
    state = exchange(cards_)
    player = actor_of(state)
    model, screen = model_of(state, secrets="open" if cards_ == "console" else "peek"), HandScreen()
    assert model.table is not None
    screen.handle(SeatPressed(model.table.seats[player].place), model)
    screen.handle(Touched(f"peek-{player}"), model)
    assert not any(isinstance(w, LookAway) for w in screen.scene(after(model, 1.5)))
    assert [w.key for w in screen.scene(model) if w.focus] == ["keep"]


def test_undo_counts_while_the_sheet_is_open() -> None:
    state = with_amulet()
    player = actor_of(state)
    model, screen = model_of(state), sorted_hand()
    assert not screen.goes_back(model)
    screen.handle(Touched(f"peek-{player}"), model)
    assert screen.goes_back(model)
    screen.handle(Touched(f"peek-{player}", down=False), model)
    assert not screen.goes_back(model)


def test_a_lone_persons_hand_needs_no_hold() -> None:
    state = with_amulet()
    player = actor_of(state)
    model = model_of(state, bots=[p for p in range(4) if p != player])
    scene = HandScreen().scene(model)
    assert [w.key for w in scene if isinstance(w, CardLine)] == [f"card-{n}" for n in range(4)]


# the starting cards


@pytest.mark.rule("SB-14", "SB-R35")
@pytest.mark.parametrize("cards_", ["console", "table"])
@pytest.mark.parametrize("panel", PANELS)
def test_keep_and_exchange_are_for_all_to_see(cards_: str, panel: str) -> None:
    state = exchange(cards_)
    player = actor_of(state)
    model = model_of(state, PANELS[panel])
    for key, choice in (("keep", KeepHand(player)), ("exchange", ExchangeHand(player))):
        screen = HandScreen()
        assert key in {w.key for w in screen.scene(model)}
        assert submitted(screen.handle(Touched(key), model)) == [choice]
    assert any(w.holds for w in HandScreen().scene(model)) is (cards_ == "console")


def test_the_starting_cards_are_looked_at_and_none_is_taken() -> None:
    state = exchange()
    player = actor_of(state)
    model, screen = model_of(state), sorted_hand()
    screen.handle(Touched(f"peek-{player}"), model)
    scene = screen.scene(model)
    assert {card.state for card in cards(scene)} == {Look.SHOWN}
    assert not any(w.key for w in scene)
    assert [w.note for w in scene if isinstance(w, SheetTitle)] == ["Let go to close"]


def test_the_own_button_walks_from_keep_to_exchange() -> None:
    desk = Desk(exchange(), screen=HandScreen())
    desk.press()
    assert desk.marked() == "keep"
    desk.press()
    assert desk.marked() == "exchange"
    assert submitted(desk.ok()) == [ExchangeHand(desk.commands[-1].action.player)]  # type: ignore[attr-defined]


# a card of the hand for one of the board


@pytest.mark.rule("SB-R36")
def test_a_card_is_picked_on_the_sheet_and_its_region_on_the_board() -> None:
    state = swap()
    player, hand = actor_of(state), own_hand(state, actor_of(state))
    model, screen = model_of(state), sorted_hand()
    before = screen.scene(model)
    assert not [w for w in before if w.key.startswith("place-")]
    screen.handle(Touched(f"peek-{player}"), model)
    assert screen.handle(Touched("card-1"), model) == []
    screen.handle(Touched(f"peek-{player}", down=False), model)
    scene = screen.scene(model)
    regions = [region.region for region in view(state).regions if region.card is not None]
    assert {w.key for w in scene if w.key.startswith("place-")} == {f"place-{int(region)}" for region in regions}
    assert screen.chosen(model) == ()
    # what was picked is seen again by its owner only
    assert not cards(scene)
    screen.handle(Touched(f"peek-{player}"), model)
    assert [card.state for card in cards(screen.scene(model))].count(Look.CHOSEN) == 1
    screen.handle(Touched(f"peek-{player}", down=False), model)
    assert screen.handle(UNDO, model) == []
    assert screen.scene(model) == before
    screen.handle(Touched(f"peek-{player}"), model)
    screen.handle(Touched("card-1"), model)
    (action,) = submitted(screen.handle(Touched(f"place-{int(regions[0])}"), model))
    assert action == SwapCard(player, hand[1], regions[0])


def test_what_was_picked_is_forgotten_when_the_game_goes_on() -> None:
    state = swap()
    player = actor_of(state)
    model, screen = model_of(state), sorted_hand()
    screen.handle(Touched(f"peek-{player}"), model)
    screen.handle(Touched("card-1"), model)
    screen.scene(model_of(with_amulet()))
    assert not [w for w in screen.scene(model) if w.key.startswith("place-")]


# what is told


@pytest.mark.parametrize(
    ("made", "headline"),
    [(with_amulet, "play a card"), (exchange, "keep or exchange your cards"), (swap, "choose a card to give")],
)
def test_headlines(made: object, headline: str) -> None:
    state = made()  # type: ignore[operator]
    model = model_of(state)
    names = ("Orange", "Sky", "Green", "Red")
    (banner,) = (w for w in HandScreen().scene(model) if isinstance(w, Banner))
    assert banner.headline == f"{names[actor_of(state)]}: {headline}"


def test_help_tells_of_the_moment_and_closes_the_sheet() -> None:
    state = with_amulet()
    player = actor_of(state)
    model, screen = model_of(state), sorted_hand()
    before = screen.scene(model)
    screen.handle(Touched(f"peek-{player}"), model)
    assert Show("help", "step.card") in screen.handle(HELP, model)
    assert screen.scene(model) == before
