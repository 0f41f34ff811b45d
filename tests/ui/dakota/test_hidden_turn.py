"""A turn behind a screen: chosen on the sheet with one finger or by the buttons alone, confirmed for all to see."""

from __future__ import annotations

import msgspec
import pytest

from games.dakota.actions import Build, EndDevelopment, Sell
from games.dakota.terms import Building, Phase, Resource
from tests.games.dakota.board import Board
from tests.ui.dakota.tables import Play
from tests.ui.dakota.test_resolution import OK, UNDO, board_model, focused, widgets
from ui.commands import Peeked, Refuse, Submit
from ui.dakota.development import DevelopmentScreen
from ui.dakota.market import MarketScreen
from ui.dakota.private_turn import PrivateTurn
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.stock_pad import StockPad, WealthCard
from ui.model import Model
from ui.screen import SeatPressed, Touched

HIDDEN: dict[Phase, type[PrivateTurn]] = {Phase.MARKET: MarketScreen, Phase.DEVELOPMENT: DevelopmentScreen}


def hidden_development(**hand: int) -> Model:
    """Player 0, a native, develops with `hand` behind a screen."""
    board = Board("NSN")
    board.to(Phase.DEVELOPMENT, 0)
    board.give(0, wealth=0, **hand)
    return board_model(board)


def test_what_was_chosen_while_looking_is_confirmed_for_all_to_see() -> None:
    model = hidden_development(timber=1, buffalo=3, fish=1, game=1)
    screen = DevelopmentScreen()
    card = f"card-{int(Building.BUFFALO_TOTEM)}"
    assert screen.handle(Touched(card), model) == []
    assert "build" not in {widget.key for widget in screen.scene(model)}
    screen.handle(Touched("peek-0"), model)
    # the finger that holds the pad slides onto the card and lets go
    assert screen.handle(Touched(card), model) == []
    screen.handle(Touched("peek-0", down=False), model)
    assert not widgets(screen, model, WealthCard)
    assert {pad.marked for pad in widgets(screen, model, StockPad)} == {None}
    (given,) = screen.handle(Touched("build"), model)
    assert isinstance(given, Submit)
    assert isinstance(given.action, Build)
    assert model.table is not None
    assert given.action in model.table.legal[0]


def test_the_chosen_building_is_forgotten_with_a_tap_on_its_card() -> None:
    model = hidden_development(timber=1, buffalo=3, fish=1, game=1)
    screen = DevelopmentScreen()
    card = f"card-{int(Building.BUFFALO_TOTEM)}"
    screen.handle(Touched("peek-0"), model)
    screen.handle(Touched(card), model)
    screen.handle(Touched("peek-0", down=False), model)
    screen.handle(Touched(card), model)
    assert "build" not in {widget.key for widget in screen.scene(model)}


def test_the_buttons_alone_choose_on_the_sheet() -> None:
    model = hidden_development(gold=1)
    screen = DevelopmentScreen()
    place = model.table.seats[0].place if model.table is not None else -1
    screen.handle(SeatPressed(place), model)
    later = msgspec.structs.replace(model, now=1.5)
    assert focused(screen, later) == ""
    assert not screen.goes_back(model)
    assert screen.goes_back(later)
    told = screen.handle(UNDO, later)
    assert told == [Peeked(0)]
    assert focused(screen, later) == f"sell-{int(Resource.GOLD)}"
    assert screen.handle(OK, later) == [Submit(Sell(0, Resource.GOLD))]
    screen.handle(SeatPressed(place, down=False), later)
    assert screen.handle(OK, later) == [Submit(EndDevelopment(0))]


@pytest.mark.parametrize("phase", list(HIDDEN))
def test_what_is_touched_without_looking_says_what_to_hold(phase: Phase) -> None:
    model = Play(4, 2).until_phase(phase).model()
    screen = HIDDEN[phase]()
    before = screen.scene(model)
    asking = [widget.key for widget in before if widget.key.startswith("ask-")]
    assert len(asking) >= 8
    for key in asking:
        assert screen.handle(Touched(key), model) == [Refuse()]
        (banner,) = widgets(screen, model, Banner)
        assert (banner.overline, banner.alert) == ("Hold your pad to look and choose", True)
        screen.forget_reason()
    assert screen.scene(model) == before
    assert not set(asking) & set(screen.steps(model))


def test_nothing_on_the_sheet_ends_the_turn() -> None:
    for play, screen in ((Play(4, 2).until_phase(p), s()) for p, s in HIDDEN.items()):
        model = play.model()
        screen.handle(Touched(f"peek-{screen.actor(model)}"), model)
        assert not {"done", "leave"} & {widget.key for widget in screen.scene(model)}
        assert screen.handle(OK, model) == []
