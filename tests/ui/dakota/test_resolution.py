"""Collection, market, development, factions and end: how they are played by touch and by buttons."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakota.actions import Build, Buy, Collect, EndDevelopment, LeaveMarket, Recruit, Sell
from games.dakota.events import Collected, FactionsRevealed, Replenished, TerritoryResolved
from games.dakota.observation import DakotaObservation
from games.dakota.terms import Building, Pawn, Phase, Resource
from tests.games.dakota import edits
from tests.games.dakota.board import EXPLORER, HORSEMAN, Board
from tests.ui.dakota.tables import Play, resolved_play
from ui.commands import Acknowledge, Command, Home, Show, Submit, Undo
from ui.dakota.collection import CollectionScreen
from ui.dakota.development import DevelopmentScreen
from ui.dakota.end import EndScreen
from ui.dakota.factions import FactionsScreen
from ui.dakota.market import MarketScreen
from ui.dakota.playback import live, past, round_events
from ui.dakota.reading import edition_of, view_of
from ui.kit.pieces.building_card import BuildingCard, CardState
from ui.kit.pieces.list_card import ListCard
from ui.kit.pieces.pick_card import PickCard, PickRow, PickState
from ui.kit.pieces.score_sheet import ScoreSheet, StandingRow
from ui.kit.pieces.stock_pad import StockPad, WealthCard
from ui.kit.pieces.strength import StrengthBar
from ui.kit.pieces.tile import Tile
from ui.kit.pieces.token_pad import TokenPad
from ui.model import Model
from ui.screen import Control, ControlPressed, SeatPressed, Touched

OK = ControlPressed(Control.OK)
UNDO = ControlPressed(Control.UNDO)


def widgets(screen: Any, model: Model, kind: type[Any]) -> list[Any]:
    return [widget for widget in screen.scene(model) if isinstance(widget, kind)]


def press(screen: Any, model: Model, times: int = 1) -> None:
    """The acting seat's button."""
    assert model.table is not None
    place = model.table.seats[screen.actor(model)].place
    for _ in range(times):
        screen.handle(SeatPressed(place), model)
        screen.handle(SeatPressed(place, down=False), model)


def focused(screen: Any, model: Model) -> str:
    return next((widget.key for widget in screen.scene(model) if widget.focus), "")


# collection


def test_each_resolved_territory_is_looked_at_once() -> None:
    play = resolved_play()
    model = play.model(unseen=1)
    screen = CollectionScreen()
    assert screen.holds(model)
    seen, given = [], list[Command]()
    while not given:
        seen.append(screen.scene(model))
        given = screen.handle(OK, model)
    assert given == [Acknowledge()]
    assert len(set(seen)) == len(seen) >= 3
    assert not screen.holds(play.model())
    # the next time it begins with the first page
    assert screen.scene(model) == seen[0]


def test_pages_go_back_and_can_be_skipped() -> None:
    model = resolved_play().model(unseen=1)
    screen = CollectionScreen()
    first = screen.scene(model)
    screen.handle(Touched("next"), model)
    assert screen.scene(model) != first
    assert screen.handle(UNDO, model) == []
    assert screen.scene(model) == first
    assert screen.handle(Touched("skip"), model) == [Acknowledge()]


def test_only_bots_wait_for_nobody() -> None:
    play = resolved_play()
    assert not CollectionScreen().holds(play.model(bots=(0, 1, 2, 3), unseen=1))


def test_past_agrees_with_the_events() -> None:
    """What is rebuilt from the journal is what the observation showed while it happened."""
    play = Play(5, 2)
    checked = 0
    while play.state.current_players():
        view = play.view()
        now = view.collection
        model = play.model() if now is not None else None
        told = play.step()
        if now is None or model is None or not any(isinstance(e, TerritoryResolved) for e in told):
            continue
        after = play.model()
        assert after.table is not None
        then = past(now.territory, view_of(after), round_events(after.table), edition_of(after))
        assert (then.native, then.settler, then.winner) == (now.native, now.settler, now.winner)
        assert (then.explorers, then.horsemen, then.neutrals) == (now.explorers, now.horsemen, now.neutrals)
        made = [line for line in then.lines if line.reason != "empty"]
        expected = [pick for pick in now.picks if pick.reason != "empty"]
        if len(made) == len(expected):
            assert [(line.player, line.strength) for line in made] == [(p.player, p.strength) for p in expected]
        assert sum(space.taken_by is not None for space in then.spaces) == sum(line.taken is not None for line in made)
        checked += 1
    assert checked >= 5


def board_model(board: Board, unseen: int = 0, **more: Any) -> Model:
    """The model of a position that was set up by the board of the rules' tests."""
    play = Play(board.players)
    play.state = board.state
    play.history = [(EndDevelopment(0), tuple(board.events))]
    return play.model(unseen=unseen, **more)


def forest_contest() -> Board:
    """Two natives on a forest: one with an explorer and a horseman, one with an explorer; all kinds there."""
    board = Board("NNS")
    board.pawns(0, 3, 1)
    board.explorers(0, "forest-1")
    board.horsemen(0, "forest-1")
    board.explorers(0, "market")
    board.explorers(1, "forest-1")
    board.explorers(1, "market", 2)
    return board


def test_live_picks_say_why() -> None:
    board = forest_contest()
    board.to(Phase.COLLECTION)
    model = board_model(board)
    assert model.table is not None
    now = live(view_of(model), round_events(model.table), edition_of(model))
    assert now is not None
    screen = CollectionScreen()
    cards = widgets(screen, model, PickCard)
    assert [card.state for card in cards][:2] == [PickState.NOW, PickState.NEXT]
    assert cards[0].title == "3 to 1"
    assert widgets(screen, model, StrengthBar)[0].winner == 0


def test_both_pawns_are_offered_and_the_explorer_leaves_first() -> None:
    board = forest_contest()
    board.to(Phase.COLLECTION)
    model = board_model(board)
    screen = CollectionScreen()
    tokens = [widget for widget in widgets(screen, model, TokenPad) if widget.key]
    assert len(tokens) == 5
    given = screen.handle(Touched(tokens[0].key), model)
    assert given == [Submit(Collect(0, Resource.TIMBER, EXPLORER))]
    screen.handle(Touched(f"leaves-{int(Pawn.HORSEMAN)}"), model)
    assert screen.handle(Touched(tokens[-1].key), model) == [Submit(Collect(0, Resource.GAME, HORSEMAN))]


def test_buttons_step_from_kind_to_kind() -> None:
    board = forest_contest()
    board.to(Phase.COLLECTION)
    model = board_model(board)
    screen = CollectionScreen()
    press(screen, model)
    first = focused(screen, model)
    press(screen, model)
    second = focused(screen, model)
    assert first.startswith("take-")
    assert second.startswith("take-")
    given = screen.handle(OK, model)
    assert given == [Submit(Collect(0, Resource.GAME, EXPLORER))]


def test_declining_is_offered_where_it_is_allowed() -> None:
    board = Board("NNS", collecting="may_decline")
    board.explorers(0, "forest-1", 3)
    board.to(Phase.COLLECTION)
    model = board_model(board)
    screen = CollectionScreen()
    (given,) = screen.handle(Touched("decline"), model)
    assert isinstance(given, Submit)
    assert type(given.action).__name__ == "Decline"


def test_a_seat_that_picks_alone_has_one_row() -> None:
    play = resolved_play()
    screen = CollectionScreen()
    model = play.model(unseen=1)
    rows: list[PickRow] = []
    while not rows:
        rows = widgets(screen, model, PickRow)
        assert screen.handle(OK, model) != [Acknowledge()]
    told = play.history[-1][1]
    assert len(rows[0].taken) <= sum(isinstance(e, Collected) for e in told)


def test_the_summary_lists_what_grew_back() -> None:
    play = Play(4, 3).until(
        lambda p: (
            bool(p.history)
            and any(isinstance(e, Replenished) for e in p.history[-1][1])
            and p.view().phase > Phase.REPLENISHMENT
        )
    )
    model = play.model(unseen=1)
    screen = CollectionScreen()
    while not widgets(screen, model, ListCard):
        screen.handle(OK, model)
    grown = sum(isinstance(e, Replenished) for e in round_events_of(model))
    assert len(widgets(screen, model, ListCard)[0].lines) == grown


def round_events_of(model: Model) -> list[Any]:
    assert model.table is not None
    return round_events(model.table)


# market


def test_market_buys_and_leaves() -> None:
    play = Play(4, 2).until_phase(Phase.MARKET)
    player = play.state.current_players()[0]
    edits.set_wealth(play.state, player, 3)
    model = play.model(open_book=True)
    screen = MarketScreen()
    buys = {c for c in play.state.legal_actions(player) if isinstance(c, Buy)}
    for choice in buys:
        assert screen.handle(Touched(f"buy-{int(choice.resource)}"), model) == [Submit(choice)]
    assert sum(w.key.startswith("buy-") for w in screen.scene(model)) == len(buys)
    assert screen.handle(OK, model) == [Submit(LeaveMarket(player))]


# development


def development(player: int = 1, **hand: int) -> Model:
    """Player 1, a settler, develops with `hand` and wealth 9."""
    board = Board("NSN")
    board.to(Phase.DEVELOPMENT, player)
    board.give(player, wealth=9, **hand)
    return board_model(board, open_book=True)


def test_missing_cost_is_dashed_and_said() -> None:
    model = development(timber=2, metal=1)
    screen = DevelopmentScreen()
    cards = {card.name: card for card in widgets(screen, model, BuildingCard)}
    assert cards["Blacksmith"].state is CardState.CHOICE
    assert cards["Saloon"].state is CardState.OFF
    assert cards["Saloon"].note == "Timber: 1 short"
    assert [state for _, state in cards["Saloon"].tiles] == [Tile.TOKEN, Tile.TOKEN, Tile.MISSING]
    assert cards["Army"].key
    assert not cards["Train"].key
    assert widgets(screen, model, WealthCard)[0].number == "9"


def test_a_building_is_chosen_then_built() -> None:
    model = development(timber=2, metal=1)
    screen = DevelopmentScreen()
    key = f"card-{int(Building.BLACKSMITH)}"
    assert screen.handle(Touched(key), model) == []
    stock = {pad.icon: pad for pad in widgets(screen, model, StockPad)}
    assert (stock["timber"].then, stock["metal"].then) == ("0", "0")
    assert screen.handle(OK, model) == [Submit(Build(1, Building.BLACKSMITH))]
    assert screen.handle(OK, model) == [Submit(EndDevelopment(1))]


def test_buttons_alone_build() -> None:
    model = development(timber=2, metal=1)
    screen = DevelopmentScreen()
    while focused(screen, model) != f"card-{int(Building.BLACKSMITH)}":
        press(screen, model)
    assert screen.handle(OK, model) == []
    assert screen.handle(OK, model) == [Submit(Build(1, Building.BLACKSMITH))]


def test_undo_first_forgets_the_choice() -> None:
    model = development(timber=2, metal=1)
    screen = DevelopmentScreen()
    screen.handle(Touched(f"card-{int(Building.BLACKSMITH)}"), model)
    assert screen.handle(UNDO, model) == []
    assert screen.handle(UNDO, model) == []
    board = Board("NSN")
    board.to(Phase.DEVELOPMENT, 1)
    assert screen.handle(UNDO, board_model(board, open_book=True, can_undo=True)) == [Undo()]


def test_one_token_is_sold_at_a_tap() -> None:
    model = development(gold=2)
    screen = DevelopmentScreen()
    assert screen.handle(Touched(f"sell-{int(Resource.GOLD)}"), model) == [Submit(Sell(1, Resource.GOLD))]
    keys = [pad.key for pad in widgets(screen, model, StockPad) if pad.key]
    assert keys == [f"sell-{int(Resource.GOLD)}"]


def test_four_colour_symbols_are_paid_by_choice() -> None:
    board = Board("NSN")
    board.to(Phase.DEVELOPMENT, 0)
    board.give(0, wealth=0, timber=1, buffalo=2, fish=1, game=1, horse=1)
    model = board_model(board, open_book=True)
    screen = DevelopmentScreen()
    screen.handle(Touched(f"card-{int(Building.BUFFALO_TOTEM)}"), model)
    legal = {c.wild for c in board.legal(0) if isinstance(c, Build) and c.building is Building.BUFFALO_TOTEM}
    assert len(legal) == 3
    for resource in (Resource.HORSE, Resource.FISH, Resource.GAME, Resource.HORSE):
        screen.handle(Touched(f"wild-{int(resource)}"), model)
        given = DevelopmentScreen.handle(screen, OK, model)
        assert isinstance(given[0], Submit)
        assert isinstance(given[0].action, Build)
        assert resource in given[0].action.wild
        assert given[0].action.wild in legal
        screen.handle(Touched(f"card-{int(Building.BUFFALO_TOTEM)}"), model)


def test_useless_recruits_are_pointed_out() -> None:
    board = Board("NSN")
    board.to_round(9)
    board.to(Phase.DEVELOPMENT, 1)
    board.give(1, wealth=30, horse=2, timber=2)
    model = board_model(board, open_book=True)
    screen = DevelopmentScreen()
    cards = {card.name: card for card in widgets(screen, model, BuildingCard)}
    assert cards["Fort"].note == "Too late now"
    recruit = next(widget for widget in screen.scene(model) if widget.key == "recruit")
    assert getattr(recruit, "note", "") == "Too late now"
    assert screen.handle(Touched("recruit"), model) == [Submit(Recruit(1))]


# factions


def test_a_reveal_is_looked_at_first() -> None:
    play = Play(3, 3).until(
        lambda p: bool(p.history) and any(isinstance(e, FactionsRevealed) for e in p.history[-1][1])
    )
    model = play.model(unseen=1)
    screen = FactionsScreen()
    assert screen.holds(model)
    assert screen.handle(OK, model) == [Acknowledge()]
    assert not screen.holds(play.model())


def test_a_lone_person_chooses_on_the_screen() -> None:
    play = Play(3, 1).until(lambda p: p.view().phase is Phase.FACTIONS)
    model = play.model(bots=(0, 2))
    screen = FactionsScreen()
    press(screen, model)
    assert focused(screen, model) == "side-0"
    (given,) = screen.handle(OK, model)
    assert isinstance(given, Submit)
    assert given.action in play.state.legal_actions(1)


# the end


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_end_ranks_and_explains(players: int) -> None:
    play = Play(players, 4).until(lambda p: not p.state.current_players())
    model = play.model(open_book=True)
    view = model.table.view if model.table is not None else None
    assert isinstance(view, DakotaObservation)
    screen = EndScreen()
    rows = widgets(screen, model, StandingRow)
    assert [int(row.score) for row in rows] == sorted((seat.points for seat in view.seats), reverse=True)
    assert sum(row.won for row in rows) == len(view.winners)
    for player, seat in enumerate(view.seats):
        screen.handle(Touched(f"seat-{player}"), model)
        (sheet,) = widgets(screen, model, ScoreSheet)
        values = [line for line in sheet.lines if not line.total]
        totals = [int(line.value) for line in sheet.lines if line.total]
        assert totals == [seat.points, view.final_wealth[player]]
        assert sum(int(line.value) for line in values) == sum(totals)
    assert screen.handle(OK, model) == [Home()]
    assert screen.handle(Touched("journal"), model) == [Show("journal")]
