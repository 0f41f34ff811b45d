"""A hand that is open to all stands on the screen; the starting cards; a card that is swapped."""

from __future__ import annotations

import pytest

from games.sitting_bull.actions import ExchangeHand, KeepHand, PlayCard, SwapCard
from games.sitting_bull.state import State
from games.sitting_bull.terms import Icon, Path, Region, Tile
from tests.ui.sitting_bull.build import model_of, view
from tests.ui.sitting_bull.desk import Desk
from tests.ui.sitting_bull.hand_cases import (
    UNDO,
    actor_of,
    after,
    amulet_at,
    cards,
    exchange,
    one_column,
    own_hand,
    sorted_hand,
    submitted,
    swap,
    with_amulet,
)
from ui.kit.panel import PANELS
from ui.kit.pieces.card_line import CardLine
from ui.kit.pieces.peek import HoldPad, LookAway, SheetTitle
from ui.kit.pieces.place_card import PlaceCard
from ui.kit.pieces.played_card import PlayedCard
from ui.kit.pieces.seat_columns import SeatColumns
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.symbol_card import CardRow
from ui.kit.pieces.target import State as Look
from ui.screen import SeatPressed, Touched
from ui.screens.frame import APART, primary_box
from ui.sitting_bull.hand import HandScreen

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


def open_lines(state: State) -> list[CardLine]:
    return [w for w in HandScreen().scene(model_of(state, secrets="open")) if isinstance(w, CardLine)]


def test_lines_say_where_they_lead_and_what_sitting_bull_gives() -> None:
    state = with_amulet()
    hand, seen = own_hand(state, actor_of(state)), view(state)
    card = next(c for c in hand if seen.kinds[c].icon is Icon.MEMORY)
    regions = seen.kinds[card].regions
    places = tuple(Mark(region.name.lower()) for region in regions)
    gives = (Mark("standing-stone"), Mark(regions[0].name.lower()), Mark("stone-harmony", "+1"))
    for here, marks in ((regions[0], (*places, *gives)), (next(r for r in Region if r not in regions), places)):
        state.sitting_bull = here
        lines = open_lines(state)
        assert (lines[hand.index(card)].marks, lines[hand.index(card)].text) == (marks, "")
        assert (lines[amulet_at(state)].marks, lines[amulet_at(state)].text) == ((), "Any region")
    silence = next(n for n, c in enumerate(hand) if seen.kinds[c].icon is Icon.SILENCE)
    assert open_lines(state)[silence].marks[-2:] == (Mark("standing-stone"), Mark("travel", "comes"))


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
    screen.handle(Touched(f"peek-{player}"), model)
    screen.handle(SeatPressed(model.table.seats[player].place), model)
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


def test_of_real_starting_cards_the_board_is_shown() -> None:
    """Also at an open table: there is no hand to draw in its place."""
    scene = HandScreen().scene(model_of(exchange("table"), secrets="open"))
    assert sum(isinstance(w, PlaceCard) for w in scene) == 5
    assert sum(isinstance(w, PlaceCard) for w in HandScreen().scene(model_of(exchange(), secrets="open"))) == 0


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
    kind = view(state).kinds[hand[1]]
    assert [(w.icon, w.note) for w in scene if isinstance(w, PlayedCard)] == [(kind.icon.name.lower(), "You give")]
    # the choice lies on the board, not in the hand
    assert [w.done for w in scene if isinstance(w, HoldPad)] == [True]
    regions = [region.region for region in view(state).regions if region.card is not None]
    assert {w.key for w in scene if w.key.startswith("place-")} == {f"place-{int(region)}" for region in regions}
    assert screen.chosen(model) == ()
    # the others are for their owner only
    assert not cards(scene)
    screen.handle(Touched(f"peek-{player}"), model)
    assert [card.state for card in cards(screen.scene(model))].count(Look.CHOSEN) == 1
    screen.handle(Touched(f"peek-{player}", down=False), after(model, 1.0))
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


@pytest.mark.rule("SB-18")
def test_an_open_amulet_with_one_column_is_played_at_once() -> None:
    state = one_column()
    player, number = actor_of(state), amulet_at(state)
    (column,) = (path for path in list(Path)[:3] if view(state).seats[player].columns[path])
    line = open_lines(state)[number]
    assert (line.key, line.marks, line.text) == (
        f"card-{number}",
        (Mark(column.name.lower(), column.name.title()),),
        "",
    )
    screen = HandScreen()
    (action,) = submitted(screen.handle(Touched(f"card-{number}"), model_of(state, secrets="open")))
    assert action == PlayCard(player, own_hand(state, player)[number], column)


@pytest.mark.parametrize("panel", ["10in", "15in"])
def test_the_pads_of_an_exchange_end_with_the_rows_of_the_board(panel: str) -> None:
    scene = HandScreen().scene(model_of(exchange(), PANELS[panel]))
    places = [w.box for w in scene if isinstance(w, PlaceCard)]
    upper, lower = (next(w.box for w in scene if w.key == key) for key in ("exchange", "keep"))
    (look,) = (w.box for w in scene if isinstance(w, HoldPad))
    rows = sorted({(box.y, box.bottom) for box in places})
    assert (look.y, look.bottom) == pytest.approx(rows[0])
    assert (upper.y, lower.bottom) == pytest.approx(rows[1])
    assert lower.y - upper.bottom == pytest.approx(APART)


@pytest.mark.parametrize("panel", PANELS)
def test_a_second_tap_on_start_exchanges_nothing(panel: str) -> None:
    scene = HandScreen().scene(model_of(exchange(), PANELS[panel]))
    start = primary_box(PANELS[panel])
    (box,) = (w.box for w in scene if w.key == "exchange")
    assert box.bottom <= start.y or box.y >= start.bottom or box.right <= start.x
