"""The roll as people see it: the die, the sum with its trail, what it brought; tapped away or waited for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from games.dakara.actions import DrawFirstPlayer
from games.dakara.events import BankRolled, GameEnded, GoalReached, GoldDrawn, Moved, Paid, PassDrawn, Rolled
from games.dakara.terms import BANK, Awaits, Line
from games.game import CHANCE, Event
from tests.ui.dakara.build import Play
from tests.ui.dakara.test_turn import all_of, only
from ui.commands import Acknowledge
from ui.dakara.playback import REST, TUMBLE
from ui.dakara.screens import DakaraScreen
from ui.kit.panel import PANELS
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.die import Die
from ui.kit.pieces.event_row import EventRow
from ui.kit.pieces.gold_card import GoldFace
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.pass_card import PassCard
from ui.kit.pieces.sum_line import SumLine
from ui.kit.pieces.track_strip import TrackStrip
from ui.model import Model
from ui.screen import Control, ControlPressed, Touched

LIES = TUMBLE + 0.01
ROLL = (Rolled(1, 4, 7), Moved(1, 13, 17), Paid(BANK, 1, 5000, "collect"))


def begun() -> Play:
    play = Play(3)
    play.act(DrawFirstPlayer(CHANCE, 1))
    return play


def model(unseen: Sequence[Event], now: float = 0.0, **given: Any) -> Model:
    return begun().model(unseen=unseen, now=now, **given)


def shown(unseen: Sequence[Event], now: float, **given: Any) -> tuple[DakaraScreen, Model]:
    """A screen that has shown `unseen` for `now` seconds."""
    screen = DakaraScreen()
    screen.scene(model(unseen, **given))
    return screen, model(unseen, now, **given)


def test_the_table_waits_while_the_die_tumbles_and_rests() -> None:
    for now, waits in ((0.0, True), (TUMBLE, True), (TUMBLE + REST - 0.01, True), (TUMBLE + REST + 0.01, False)):
        screen, at = shown(ROLL, now)
        assert screen.holds(at) == waits
        assert (screen.moving(at) is not None) == waits


def test_where_only_bots_play_it_does_not_wait() -> None:
    screen, at = shown(ROLL, 0.1, bots=(0, 1, 2))
    assert not screen.holds(at)
    assert only(screen.scene(at), Die)


def test_nothing_is_told_before_the_die_lies() -> None:
    screen, at = shown(ROLL, 0.3)
    scene = screen.scene(at)
    assert only(scene, Banner).headline == "Sky rolls"
    line = only(scene, SumLine)
    assert (line.start, line.steps, line.result) == ("13", "", "")
    assert only(scene, TrackStrip).trail == ()
    assert not all_of(scene, EventRow)
    assert not all_of(scene, Label)


def test_the_move_is_a_sum_with_a_trail() -> None:
    screen, at = shown(ROLL, LIES)
    scene = screen.scene(at)
    assert only(scene, Banner).headline == "Sky: No. 17 Boarding pass"
    assert only(scene, Banner).overline == "Roll 7 of the whole game"
    assert only(scene, Die).face == 4
    line = only(scene, SumLine)
    assert (line.start, line.steps, line.result) == ("13", "4", "17")
    strip = only(scene, TrackStrip)
    assert strip.wide == (13, 14, 15, 16, 17, 18, 19)
    assert strip.trail == (14,)
    assert strip.current == 14
    assert only(scene, Label).text == "Collect 5,000, take a boarding pass, and play where it leads."
    row = only(scene, EventRow)
    assert (row.place, row.text, row.amount) == (1, "Collected", "+5,000")


def test_the_trail_grows_to_its_end() -> None:
    trails = []
    for k in range(9):
        screen, at = shown(ROLL, LIES + k * 0.1)
        trails.append(only(screen.scene(at), TrackStrip).trail)
    assert trails[0] == (14,)
    assert trails[-1] == (14, 15, 16, 17)
    assert all(one == other[: len(one)] for one, other in pairwise(trails))


def test_past_the_last_space_comes_the_gate() -> None:
    screen, at = shown((Rolled(1, 2, 7), Moved(1, 46, 0), Paid(BANK, 1, 50000, "gate")), LIES + 0.6)
    scene = screen.scene(at)
    line = only(scene, SumLine)
    assert (line.start, line.steps, line.result) == ("46", "2", "Gate")
    assert only(scene, TrackStrip).trail == (47, 0)


def test_a_tap_shows_the_face_and_a_second_one_acknowledges() -> None:
    screen, at = shown(ROLL, 0.2)
    assert screen.handle(Touched("go-on"), at) == []
    assert only(screen.scene(at), Die).face == 4
    assert screen.handle(ControlPressed(Control.OK), at) == [Acknowledge()]
    assert not screen.holds(at)


def test_any_seat_may_go_on() -> None:
    screen, at = shown(ROLL, LIES)
    assert screen.primary(at) == "go-on"
    assert screen.handle(ControlPressed(Control.UNDO), at) == []


def test_a_local_roll_tells_what_it_brought() -> None:
    events = (Rolled(1, 2, 8), Paid(BANK, 1, 60000, "winnings"), GameEnded(1, 20, "won", 60000))
    screen, at = shown(events, LIES)
    scene = screen.scene(at)
    assert only(scene, Banner).headline == "Sky rolled 2"
    row = only(scene, EventRow)
    assert (row.text, row.amount) == ("No. 20: won at Cannes", "+60,000")


def test_money_between_two_players_is_a_line_for_each() -> None:
    screen, at = shown((Rolled(1, 2, 8), Paid(0, 2, 70000, "sale")), LIES)
    rows = all_of(screen.scene(at), EventRow)
    assert [(row.place, row.amount) for row in rows] == [(0, "\u221270,000"), (2, "+70,000")]


def test_the_bank_s_die_says_whose_it_is() -> None:
    screen, at = shown((BankRolled(3, 9, 8),), 0.1)
    assert only(screen.scene(at), Banner).headline == "The bank rolls"
    screen, at = shown((BankRolled(3, 9, 8),), LIES)
    assert only(screen.scene(at), Banner).headline == "The bank rolled 3"


def test_a_gold_card_shows_its_lines() -> None:
    screen, at = shown((GoldDrawn(1, 1, Line.AUCTION, 350_000), Paid(BANK, 1, 350_000, "auction_value")), 0.1)
    scene = screen.scene(at)
    assert only(scene, GoldFace).lines == (
        ("Cash", "5,000", False),
        ("Stock market", "50,000", False),
        ("Auction", "350,000", True),
        ("Lottery", "50,000", False),
    )
    assert only(scene, EventRow).amount == "+350,000"


def test_a_line_read_from_a_real_card_stands_alone() -> None:
    screen, at = shown((GoldDrawn(1, 0, Line.CASH, 35_000),), 0.1)
    assert only(screen.scene(at), GoldFace).lines == (("Cash", "35,000", True),)


def test_a_pass_shows_where_it_leads() -> None:
    screen, at = shown((PassDrawn(1, 10),), 0.1)
    card = only(screen.scene(at), PassCard)
    assert (card.number, card.name) == ("No. 10", "Golf, Palm Springs")


def test_each_roll_is_a_situation_of_its_own() -> None:
    screen, at = shown(ROLL, 0.1)
    before = screen.situation(at)
    other = model((Rolled(1, 4, 8), Moved(1, 13, 17)), 0.2)
    assert screen.situation(other) != before


def test_small_panels_leave_the_rule_out() -> None:
    screen, at = shown(ROLL, LIES, panel=PANELS["7in"])
    assert not all_of(screen.scene(at), Label)


def test_the_roll_that_ends_the_journey_says_so_in_large() -> None:
    screen, at = shown((*ROLL, GoalReached(1)), LIES)
    assert only(screen.scene(at), Banner).headline == "Sky has finished the journey"


def test_the_counter_of_rolls_shows_on_every_panel() -> None:
    for panel in PANELS.values():
        screen, at = shown(ROLL, 0.1, panel=panel)
        scene = screen.scene(at)
        pad = next(widget for widget in scene if widget.key == "go-on")
        assert isinstance(pad, Pad)
        told = only(scene, Banner).overline, pad.note
        assert told[1] == "7 rolls in all" if panel.compact else told[0] == "Roll 7 of the whole game"


def test_the_end_is_told_before_the_ranking() -> None:
    play = Play(3, seed=2, length="short").until_awaits(Awaits.OVER)
    screen = DakaraScreen()
    end = play.model(unseen=ROLL)
    screen.scene(end)
    for _ in range(2):
        assert screen.handle(Touched("go-on"), end) == []
    assert not screen.holds(end)
    assert screen.handle(Touched("ranking"), end) == [Acknowledge()]
