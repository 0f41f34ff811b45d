"""What the games played alone share: the bet from chips, holding for all, taking back, OK, and what stays picked."""

from __future__ import annotations

import pytest

from games.dakara.actions import Bet
from games.dakara.edition import read_edition
from games.dakara.terms import FormKind
from tests.ui.dakara.alone_moments import LIES, MOMENTS, ON, at, bet, shown
from tests.ui.dakara.build import Play
from tests.ui.dakara.looking import every, figures, headline, targets
from ui.commands import Deal, Submit, Undo
from ui.dakara.alone import AloneScreen
from ui.dakara.numbers import in_hundred, on_average
from ui.dakara.screens import FORM_SCREENS, DakaraScreen
from ui.kit.panel import PANELS
from ui.kit.pieces.event_row import EventRow
from ui.kit.pieces.pad import Pad
from ui.model import Model
from ui.screen import Control, ControlPressed, SeatPressed, Touched
from ui.text.dakara_rules_short import short_rule
from ui.text.words import Words

OK, UNDO = ControlPressed(Control.OK), ControlPressed(Control.UNDO)


def amounts(screen: DakaraScreen, model: Model) -> tuple[str, str]:
    """The bet so far, and the cash after it."""
    found = figures(screen.scene(model))
    return found["Bet"], found["Cash after"]


def test_chips_add_up_and_the_last_one_comes_back() -> None:
    screen, model = shown(at(45))
    for key in ("chip:50000", "chip:10000", "chip:10000"):
        screen.handle(Touched(key), model)
    assert amounts(screen, model) == ("70,000", "26,000")
    assert "chip:50000" not in targets(screen.scene(model))
    assert screen.goes_back(model)
    assert screen.handle(Touched("undo"), model) == []
    assert screen.handle(UNDO, model) == []
    assert amounts(screen, model) == ("50,000", "46,000")
    screen.handle(UNDO, model)
    assert "undo" not in targets(screen.scene(model))
    assert not screen.goes_back(model)


def test_undo_without_chips_takes_back_what_the_table_can() -> None:
    screen, model = shown(at(42, bet(20_000), 1), can_undo=True)
    assert screen.handle(UNDO, model) == [Undo()]


def test_all_is_put_in_by_holding() -> None:
    play = at(45)
    screen, model = shown(play)
    screen.handle(Touched("all"), model)
    assert screen.moving(model) is not None
    assert amounts(screen, play.model(now=0.9)) == ("0", "96,000")
    assert amounts(screen, play.model(now=1.0)) == ("96,000", "0")
    assert screen.moving(model) is None


def test_letting_go_too_early_puts_in_nothing() -> None:
    play = at(45)
    screen, model = shown(play)
    screen.handle(Touched("all"), model)
    screen.handle(Touched("all", down=False), play.model(now=0.5))
    assert amounts(screen, play.model(now=2.0)) == ("0", "96,000")


def test_a_bet_by_buttons_alone() -> None:
    """The own button walks, OK takes; what OK would take without walking is the bet."""
    screen, model = shown(at(45))
    assert model.table is not None
    own = SeatPressed(model.table.seats[0].place)
    for _ in range(3):
        screen.handle(own, model)
    focused = [widget.key for widget in screen.scene(model) if widget.focus]
    screen.handle(OK, model)
    assert focused == ["chip:10000"]
    assert amounts(screen, model)[0] == "10,000"
    fresh, _ = shown(at(45))
    for _ in range(5):
        fresh.handle(own, model)
    assert [widget.key for widget in fresh.scene(model) if widget.focus] == ["all"]
    fresh.handle(OK, model)
    assert amounts(fresh, model) == ("96,000", "0")
    assert fresh.primary(model) == "bet"


def test_ok_bets_what_lies_there() -> None:
    screen, model = shown(at(45), touched=("chip:5000",))
    assert screen.handle(OK, model) == [Submit(Bet(0, 5_000, 0))]


def test_ok_rolls() -> None:
    screen, model = shown(at(46, ON, 4))
    assert screen.handle(OK, model) == [Submit(ON), Deal(0)]
    screen, model = shown(at(9))
    assert screen.handle(OK, model) == [Deal(0)]


def test_other_seats_press_in_vain() -> None:
    screen, model = shown(at(46, ON, 4))
    assert model.table is not None
    screen.handle(SeatPressed(model.table.seats[1].place), model)
    assert not any(widget.focus for widget in screen.scene(model))


def test_the_next_cell_begins_without_chips() -> None:
    play = at(42)
    screen, _ = shown(play, touched=("chip:10000",))
    play.act(bet(10_000))
    screen.scene(play.model())
    later = at(42, bet(10_000), 1).model()
    assert amounts(screen, later)[0] == "0"


def test_no_more_than_there_is() -> None:
    screen, model = shown(at(45, money=(3_500, 1_000, 1_000, 1_000, 1_000)))
    assert targets(screen.scene(model)) == {"chip:1000", "all", "leave"}
    for _ in range(3):
        screen.handle(Touched("chip:1000"), model)
    assert targets(screen.scene(model)) == {"bet", "undo", "leave"}
    assert amounts(screen, model) == ("3,000", "500")


def test_leaving_says_with_what() -> None:
    def note(play: Play) -> str:
        leave = next(widget for widget in shown(play).scene if widget.key == "leave")
        assert isinstance(leave, Pad)
        return leave.note

    assert note(at(46, ON, 4)) == "with 20,000"
    assert note(at(46, ON, 2)) == ""
    assert note(at(21, 5)) == "+100,000"
    assert note(at(35, bet(10_000), 5)) == "on 5"


def test_lines_tell_the_money_and_the_board_the_rest() -> None:
    rows = every(shown(at(9, 4, 2, 6, 4), **LIES).scene, EventRow)
    assert [(row.text, row.amount) for row in rows] == [("Printed amount won", "+50,000")]
    assert every(shown(at(9, 4), **LIES).scene, EventRow) == []


def test_only_what_moves_asks_to_be_drawn_again() -> None:
    for moment in MOMENTS:
        if "unseen" not in moment.given:
            screen, model = shown(moment.play(), touched=moment.touched, **moment.given)
            assert screen.moving(model) is None
            assert not screen.holds(model)


@pytest.mark.parametrize(
    ("part", "told"),
    [(0, "0 in 100"), (0.001, "1 in 100"), (0.42, "42 in 100"), (0.999, "99 in 100"), (1, "100 in 100")],
)
def test_a_chance_never_looks_sure_that_is_not(part: float, told: str) -> None:
    assert in_hundred(Words(), part) == told


def test_means_are_told_in_thousands() -> None:
    assert [on_average(mean) for mean in (12_600, -400, -7_700)] == ["+13,000", "0", "\u22128,000"]


def test_short_rules_have_the_numbers_of_the_edition() -> None:
    edition = read_edition()
    told = {space: short_rule(Words(), space, edition) for space in (6, 9, 10, 16, 21, 35, 43)}
    assert told == {
        6: "Match a printed die: win its pips times 10,000.",
        9: "",
        10: "Reach the green in 3 rolls, then sink with 2 or 3: win 180,000.",
        16: "Roll 4, 5 or 6: the card pays you. Anything else: you pay it.",
        21: "Collect or pay place by place. Exactly 12 wins 300,000.",
        35: "Roll up to 14 or near it. The bank then tries to reach you.",
        43: "Collect place by place, or lose all. Exactly 12 wins 150,000.",
    }


def test_every_form_played_alone_has_its_screen() -> None:
    alone = {kind for kind, make in FORM_SCREENS.items() if isinstance(make(), AloneScreen)}
    assert alone == {FormKind.CHECK, FormKind.ROW, FormKind.TRACK, FormKind.STREAK, FormKind.BLACKJACK}


def test_headlines_fit_a_small_panel_s_two_lines() -> None:
    assert headline(shown(at(9, 4, 2, 6, 4, 1, 6), PANELS["7in"], **LIES).scene) == "Orange won 150,000"
