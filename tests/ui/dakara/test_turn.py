"""The turn: the die by pad or by hand, what is shown of the seats and the board, and who may press."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from device.staging import plan, staged_console
from games.dakara.actions import DrawFirstPlayer, RollDie
from games.dakara.events import GameEnded
from games.dakara.observation import DakaraObservation
from games.dakara.terms import Awaits
from games.game import CHANCE
from tests.ui.checks import check_scene, check_text
from tests.ui.dakara.build import Play
from ui.commands import Command, Deal, Submit, Undo
from ui.dakara.screens import DakaraScreen
from ui.dakara.track import goal_of
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.balance import Balance
from ui.kit.pieces.bank_note import BankNote
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.event_row import EventRow
from ui.kit.pieces.face_pad import FacePad
from ui.kit.pieces.label import Label
from ui.kit.pieces.money_card import MoneyCard
from ui.kit.pieces.seat_tab import SeatTab
from ui.kit.pieces.track_strip import TrackStrip, apart
from ui.kit.widget import Scene, Widget
from ui.model import Fairness, JournalEntry, Model
from ui.screen import Control, ControlPressed, Input, SeatPressed, Touched


def begun(players: int = 3) -> Play:
    """The first turn, of player 1."""
    play = Play(players)
    play.act(DrawFirstPlayer(CHANCE, 1))
    return play


def seen(model: Model, seats: Sequence[dict[str, Any]], **more: Any) -> Model:
    """The model with other numbers in the seats."""
    assert model.table is not None
    view = model.table.view
    assert isinstance(view, DakaraObservation)
    changed = tuple(msgspec.structs.replace(seat, **new) for seat, new in zip(view.seats, seats, strict=True))
    view = msgspec.structs.replace(view, seats=changed, **more)
    return msgspec.structs.replace(model, table=msgspec.structs.replace(model.table, view=view))


def only(scene: Scene, kind: type[Widget]) -> Any:
    found = [widget for widget in scene if isinstance(widget, kind)]
    assert len(found) == 1
    return found[0]


def all_of(scene: Scene, kind: type[Widget]) -> list[Any]:
    return [widget for widget in scene if isinstance(widget, kind)]


def give(model: Model, *given: Input) -> list[Command]:
    screen = DakaraScreen()
    commands: list[Command] = []
    for one in given:
        commands += screen.handle(one, model)
    return commands


def test_the_pad_lets_the_hand_roll() -> None:
    assert give(begun().model(), Touched("roll")) == [Deal(1)]


def test_people_with_their_own_cards_say_who_begins() -> None:
    model = Play(3).model()
    assert model.table is not None
    assert only(DakaraScreen().scene(model), Banner).headline == "The table draws who begins"
    draws = tuple(DrawFirstPlayer(CHANCE, seat) for seat in range(3))
    asked = msgspec.structs.replace(model, table=msgspec.structs.replace(model.table, chance=draws))
    assert only(DakaraScreen().scene(asked), Banner).headline == "Touch who begins"
    assert [tab.place for tab in all_of(DakaraScreen().scene(asked), SeatTab)] == [0, 1, 2]
    assert give(asked, Touched("first:2")) == [Submit(DrawFirstPlayer(CHANCE, 2))]


def test_a_game_with_the_table_s_own_cards_begins_by_touch(tmp_path: Path) -> None:
    console = staged_console(tmp_path, (1280, 800))
    console.run(plan("dakara", people=3, cards="table"))
    console.navigator.scene(console.model())
    assert console.handle(Touched("first:1"))
    table = console.model().table
    assert table is not None and table.hand == 1
    console.close()


@pytest.mark.parametrize("four", ["double kick fix tool", "mushroom mosquito champion umbrella"])
@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
def test_before_the_first_roll_the_four_words_are_there(panel: Panel, four: str) -> None:
    """Also where people play again, and see no screen of options (device/CHANCE.md)."""
    fair = Fairness(tuple(four.split()), "ab" * 32)
    for play in (Play(3), begun()):
        scene = DakaraScreen().scene(msgspec.structs.replace(play.model(panel), fairness=fair))
        told = [label.text for label in all_of(scene, Label)]
        assert told[-1] == (f"Fairness: {four}" if panel.compact else f"Fairness words: {four} (HELP tells)")
        assert [text.startswith("Press ROLL to begin.") for text in told[:-1]] == [True] * (play.view.turn >= 0)
        check_scene(scene, panel)
    later = begun()
    later.act(RollDie(CHANCE, 3))
    later.until_awaits(Awaits.MOVE)
    assert not all_of(DakaraScreen().scene(msgspec.structs.replace(later.model(panel), fairness=fair)), Label)


def test_ok_rolls_too() -> None:
    model = begun().model()
    assert DakaraScreen().primary(model) == "roll"
    assert give(model, ControlPressed(Control.OK)) == [Deal(1)]


@pytest.mark.parametrize("face", range(1, 7))
def test_a_face_enters_what_a_real_die_shows(face: int) -> None:
    assert give(begun().model(), Touched(f"face:{face}")) == [Submit(RollDie(CHANCE, face))]


def test_real_dice_have_no_pad_that_rolls() -> None:
    model = begun().model(dice="table")
    keys = [widget.key for widget in DakaraScreen().scene(model) if widget.key]
    assert "roll" not in keys
    assert [f"face:{face}" in keys for face in range(1, 7)] == [True] * 6
    assert give(model, Touched("roll")) == []
    assert DakaraScreen().primary(model) == ""


def test_a_bot_s_turn_offers_nothing() -> None:
    model = begun().model(bots=(1,))
    assert {w.key for w in DakaraScreen().scene(model) if w.key} == {"sound", "pause", "bank"}
    assert give(model, Touched("roll"), Touched("face:3"), ControlPressed(Control.OK)) == []
    assert only(DakaraScreen().scene(model), Banner).headline == "Sky is on turn"


def test_only_the_button_of_whose_roll_it_is_walks_the_pads() -> None:
    model = begun().model()
    assert model.table is not None
    for player, moves in ((0, False), (1, True), (2, False)):
        screen = DakaraScreen()
        screen.handle(SeatPressed(model.table.seats[player].place), model)
        assert any(widget.focus for widget in screen.scene(model)) == moves


def test_undo_takes_back_where_it_is_free() -> None:
    assert give(begun().model(can_undo=True), ControlPressed(Control.UNDO)) == [Undo()]
    assert give(begun().model(), ControlPressed(Control.UNDO)) == []
    assert DakaraScreen().goes_back(begun().model(can_undo=True))
    assert not DakaraScreen().goes_back(begun().model())


def test_the_banner_says_whose_roll_it_is_and_what_the_bank_has() -> None:
    scene = DakaraScreen().scene(begun().model())
    banner = only(scene, Banner)
    assert banner.headline == "Sky: roll the die"
    assert banner.overline == "On Departure gate. Own die? Tap its face."
    assert banner.place == 1
    assert only(scene, BankNote).number == "29,850,000"


def test_a_refusal_stands_above_the_headline() -> None:
    banner = only(DakaraScreen().scene(begun().model(refusal="no_such_outcome")), Banner)
    assert banner.alert
    assert banner.overline == "Die and cards: they cannot show this"


def test_a_refusal_goes_with_the_next_input_and_after_six_seconds() -> None:
    screen = DakaraScreen()
    refused = begun().model(refusal="no_such_outcome")

    def alert(seconds: float) -> bool:
        return bool(only(screen.scene(begun().model(refusal="no_such_outcome", now=seconds)), Banner).alert)

    assert alert(0)
    assert alert(5.9)
    assert screen.moving(begun().model(refusal="no_such_outcome", now=5.9)) == pytest.approx(0.1)
    assert not alert(6.0)
    screen = DakaraScreen()
    assert alert(0)
    screen.handle(SeatPressed(4, down=False), refused)
    assert alert(0)
    screen.handle(SeatPressed(4), refused)
    assert not alert(0)
    # the next act is refused for the same reason
    screen.handle(Touched("face:3"), refused)
    assert alert(0)


def test_everybody_s_money_is_there_in_full() -> None:
    model = seen(
        begun().model(),
        [{"money": 1_234_000}, {"money": 20_000, "stake": 30_000}, {"money": 0, "out": True}],
    )
    cards = all_of(DakaraScreen().scene(model), MoneyCard)
    assert [card.money for card in cards] == ["1,234,000", "20,000", "0"]
    assert [card.note for card in cards] == ["", "bet 30,000", "out"]
    assert [card.current for card in cards] == [False, True, False]
    assert [card.out for card in cards] == [False, False, True]
    assert [card.name for card in cards] == ["Orange", "Sky", "Green"]


@pytest.mark.parametrize(
    ("money", "rank", "note"),
    [
        ((90_000, 148_000, 214_000), "2nd of 3", "66,000 behind Green"),
        ((90_000, 250_000, 214_000), "1st of 3", "36,000 ahead of Green"),
        ((90_000, 90_000, 90_000), "level", ""),
        ((90_000, 90_000, 50_000), "1st of 3", ""),
        ((90_000, 50_000, 90_000), "3rd of 3", "40,000 behind Orange"),
    ],
)
def test_the_balance_says_where_it_stands(money: tuple[int, int, int], rank: str, note: str) -> None:
    model = seen(begun().model(), [{"money": m} for m in money])
    balance = only(DakaraScreen().scene(model), Balance)
    assert balance.number == f"{money[1]:,}"
    assert (balance.rank, balance.note) == (rank, note)


def test_a_stake_counts_for_the_rank_and_who_is_out_does_not() -> None:
    seats: list[dict[str, Any]] = [{"money": 90_000}, {"money": 50_000, "stake": 45_000}, {"money": 0, "out": True}]
    balance = only(DakaraScreen().scene(seen(begun().model(), seats)), Balance)
    assert (balance.rank, balance.note) == ("1st of 2", "5,000 ahead of Orange")


def test_the_strip_is_wide_where_the_die_leads() -> None:
    seats = [{"space": 13}, {"space": 13}, {"space": 21}]
    strip = only(DakaraScreen().scene(seen(begun().model(), seats)), TrackStrip)
    assert strip.wide == (13, 14, 15, 16, 17, 18, 19)
    assert strip.current == 13
    assert strip.tokens == ((13, 0), (13, 1), (21, 2))
    assert strip.trail == ()


def test_the_pads_name_where_each_face_leads() -> None:
    seats = [{}, {"space": 44}, {}]
    pads = all_of(DakaraScreen().scene(seen(begun().model(), seats)), FacePad)
    assert [pad.number for pad in pads] == ["45", "46", "47", "", "1", "2"]
    assert [pad.caption for pad in pads] == ["Madrid", "Reno", "Bank", "Gate", "Pass", "Discs"]


def test_the_last_three_things_that_happened_stand_beside_it() -> None:
    model = begun().model()
    assert model.table is not None
    results = [GameEnded(n % 3, 20, "won", 1000 * n) for n in range(1, 6)]
    journal = [
        JournalEntry(n, CHANCE, (result,), undone_by=9 if n == 4 else None) for n, result in enumerate(results, 1)
    ]
    view = msgspec.structs.replace(model.table.view, rolls_made=5)
    table = msgspec.structs.replace(model.table, journal=tuple(journal), view=view)
    for panel, text in (("10in", "No. 20: won at Cannes"), ("7in", "Cannes: won")):
        here = msgspec.structs.replace(model, table=table, panel=PANELS[panel])
        rows = all_of(DakaraScreen().scene(here), EventRow)
        assert [row.amount for row in rows] == ["+5,000", "+3,000", "+2,000"]
        assert [row.place for row in rows] == [2, 0, 2]
        assert [row.newest for row in rows] == [True, False, False]
        assert {row.text for row in rows} == {text}


def test_nobody_is_on_turn_before_the_first_is_drawn() -> None:
    model = Play(3).model()
    assert only(DakaraScreen().scene(model), Banner).headline == "The table draws who begins"
    assert model.table is not None
    assert isinstance(model.table.view, DakaraObservation)
    assert model.table.view.awaits is Awaits.FIRST
    assert DakaraScreen().facing(model) is None


def test_the_screen_faces_who_rolls() -> None:
    assert DakaraScreen().facing(begun().model()) == 1


def test_tokens_on_a_strip_keep_apart_and_inside() -> None:
    assert apart([100.0], 34, 15, 500) == [100.0]
    assert apart([100.0, 100.0], 34, 15, 500) == [83.0, 117.0]
    assert apart([10.0, 12.0, 400.0], 34, 15, 500) == [15, 49, 400.0]
    assert apart([490.0, 500.0], 34, 15, 500) == [466.0, 500.0]
    assert apart([100.0, 120.0, 140.0], 34, 15, 500) == [86.0, 120.0, 154.0]


def test_a_small_panel_names_the_first_six_spaces_and_what_to_do_with_a_real_die() -> None:
    panel = PANELS["7in"]
    scene = DakaraScreen().scene(begun().model(panel))
    written = [text.shown for pad in all_of(scene, FacePad) for text in check_text(pad, Painter(panel))]
    assert [text for text in written if text.isalpha()] == ["Pass", "Discs", "Baccarat", "Gold", "Lottery", "Atlantic"]
    assert only(scene, Banner).overline == "Own die? Tap its face."
    assert only(DakaraScreen().scene(begun().model(panel, dice="console", bots=(0, 1, 2))), Banner).overline == ""


def test_the_strip_marks_the_own_goal_and_who_is_home_plays_on() -> None:
    play = Play(2, length="split", from_biarritz=(1,))
    play.act(DrawFirstPlayer(CHANCE, 1))
    scene = DakaraScreen().scene(play.model())
    assert (only(scene, TrackStrip).goal, only(scene, TrackStrip).goal_name) == (23, "Goal")
    goals = [goal_of(seat) for seat in play.view.seats]
    assert goals == [47, 23]
    assert goal_of(Play(2, length="short").view.seats[0]) == 23
    on_way, home = {"travelled": 47, "space": 22}, {"travelled": 48, "space": 23}
    for panel in PANELS.values():
        walking = DakaraScreen().scene(seen(play.model(panel), ({}, on_way)))
        assert "Journey finished" not in only(walking, Banner).overline
        done = only(DakaraScreen().scene(seen(play.model(panel), ({}, home))), Banner)
        assert (done.overline or done.low).startswith("Journey finished; play on")
