"""The end of a game played alone stays until somebody has said OK."""

from __future__ import annotations

from games.dakara.actions import Enter
from games.dakara.events import GameEnded
from tests.ui.checks import check_scene
from tests.ui.dakara.alone_moments import OFF, ON, at, bet, shown
from tests.ui.dakara.build import Play
from tests.ui.dakara.looking import cells, every, figures, headline, targets
from ui.commands import Acknowledge
from ui.kit.panel import PANELS
from ui.kit.pieces.die import Die
from ui.kit.pieces.event_row import EventRow
from ui.kit.pieces.track_place import TrackPlace
from ui.screen import Control, ControlPressed, SeatPressed, Touched


def lost() -> Play:
    return at(45, bet(10_000), 1, ON, 5)


def test_the_die_falls_first() -> None:
    play = lost()
    assert headline(shown(play, unseen=1, now=0.4).scene) == "Orange rolls"
    assert headline(shown(play, unseen=1, now=0.95).scene) == "Orange lost 10,000 at Madrid"


def test_it_stays_and_holds_the_table() -> None:
    screen, model = shown(lost(), unseen=1, now=600.0)
    assert headline(screen.scene(model)) == "Orange lost 10,000 at Madrid"
    assert screen.holds(model)
    assert screen.moving(model) is None


def test_before_change_and_now() -> None:
    scene = shown(lost(), unseen=1, now=1.0).scene
    assert figures(scene) == {"Before": "96,000", "Change": "\u221210,000", "Now": "86,000"}
    assert cells(scene)[1] == ("2", "miss", (5,), ("lost",))
    assert every(scene, Die)[0].face == 5
    assert [(row.text, row.amount) for row in every(scene, EventRow)] == [
        ("10,000 won here is lost", ""),
        ("Bet lost", "\u221210,000"),
    ]


def test_any_seat_goes_on() -> None:
    screen, model = shown(lost(), unseen=1, now=1.0)
    assert targets(screen.scene(model)) == {"ok"}
    assert screen.primary(model) == "ok"
    assert model.table is not None
    screen.handle(SeatPressed(model.table.seats[3].place), model)
    assert [widget.key for widget in screen.scene(model) if widget.focus] == ["ok"]
    assert screen.handle(ControlPressed(Control.OK), model) == [Acknowledge()]
    assert screen.handle(ControlPressed(Control.UNDO), model) == []
    assert not screen.goes_back(model)


def test_nothing_of_the_roll_is_shown_after_ok() -> None:
    """OK is one press, however early it comes."""
    play = lost()
    screen, model = shown(play, unseen=1, now=1.0)
    assert screen.handle(Touched("ok"), model) == [Acknowledge()]
    assert headline(screen.scene(play.model(now=1.1))).endswith("roll the die")


def test_leaving_is_told_without_a_die() -> None:
    scene = shown(at(21, 5, OFF), unseen=1).scene
    assert headline(scene) == "Orange won 100,000 at Venice"
    assert every(scene, Die) == []
    assert [place.number for place in every(scene, TrackPlace) if place.seat is not None] == ["5"]
    assert [(row.text, row.amount) for row in every(scene, EventRow)] == [("No. 21: stopped at Venice", "+100,000")]


def test_a_game_nobody_played_is_not_told() -> None:
    """Without the smallest bet there is nothing to see (DA-R21)."""
    play = at(42, money=(500, 1_000, 1_000, 1_000, 1_000))
    assert any(isinstance(event, GameEnded) for event in play.last)
    assert not headline(shown(play, unseen=1, now=1.2).scene).startswith("Orange: nothing")


def test_a_bot_s_result_goes_by() -> None:
    screen, model = shown(lost(), unseen=1, now=9.0, bots=(0,))
    assert headline(screen.scene(model)).endswith("roll the die")
    assert not screen.holds(model)


def test_nothing_won_is_told_too() -> None:
    assert headline(shown(at(3, 2, 1), unseen=1, now=1.0).scene) == "Orange: nothing at the San Remo baccarat"


def test_the_fee_stands_beside_what_the_last_roll_took() -> None:
    """What is told adds up to the change: 10,000 paid at the door, and the winnings were never the player's."""
    scene = shown(at(43, Enter(0), 5, ON, 2), unseen=1, now=1.2).scene
    assert figures(scene)["Change"] == "\u221210,000"
    rows = [(row.text, row.amount) for row in every(scene, EventRow)]
    assert rows[0] == ("Fee", "\u221210,000")
    assert [money for _, money in rows[1:]] == [""] * len(rows[1:])
    assert any("won here is lost" in text for text, _ in rows)


def test_the_pad_that_takes_back_hides_neither_the_die_nor_what_the_game_brought() -> None:
    for panel in PANELS.values():
        screen, model = shown(lost(), unseen=1, now=1.0, panel=panel, can_undo=True)
        scene = screen.scene(model)
        assert targets(scene) >= {"ok", "undo"}
        assert every(scene, Die)[0].face == 5
        assert figures(scene) == {"Change": "\u221210,000", "Now": "86,000"}
        assert ("Bet lost", "\u221210,000") in [(row.text, row.amount) for row in every(scene, EventRow)]
        check_scene(scene, panel, opposites=(("undo", "ok"),))
