"""Everybody's secrets are opened in mid-game by two seats, by touch and by buttons; and by nobody alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.ui.screens.builder import dakota_table, make_model
from tests.ui.screens.cases import one_away, running
from tests.ui.screens.desk import Desk
from ui.commands import Back, SetMode, Show
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.choice_card import ChoiceCard
from ui.model import JournalEntry, Model, Note
from ui.screen import Control, ControlPressed, SeatPressed, Touched
from ui.screens.journal import journal_lines
from ui.screens.modes import ModesScreen
from ui.screens.open_secrets import OpenSecretsScreen

OK, UNDO = ControlPressed(Control.OK), ControlPressed(Control.UNDO)
OPEN = Touched("mode.secrets=open")


def headline(screen: OpenSecretsScreen, model: Model) -> str:
    return next(w.headline for w in screen.scene(model) if isinstance(w, Banner))


@pytest.mark.parametrize("table", [running(), one_away(), dakota_table(60, players=3, bots=(2,))])
def test_several_people_are_asked(table: object) -> None:
    assert ModesScreen().handle(OPEN, make_model(table=table)) == [Show("open-secrets")]


def test_a_person_among_bots_opens_alone_and_everybody_closes_alone() -> None:
    lone = make_model(table=dakota_table(60, bots=(1, 2, 3)))
    assert ModesScreen().handle(OPEN, lone) == [SetMode("secrets", "open")]
    opened = make_model(table=dakota_table(60, open_book=True))
    assert ModesScreen().handle(Touched("mode.secrets=peek"), opened) == [SetMode("secrets", "peek")]


def test_two_different_persons_agree_by_their_buttons() -> None:
    screen, model = OpenSecretsScreen(), make_model(table=running())
    table = running()
    first, bot, second = (table.seats[player].place for player in (0, 1, 2))
    empty = next(place for place in range(6) if place not in {seat.place for seat in table.seats})
    assert headline(screen, model) == "Two seats agree: press yours"
    for place in (bot, empty, first, first, bot, empty):
        assert screen.handle(SeatPressed(place), model) == []
        assert screen.handle(SeatPressed(place, down=False), model) == []
    assert headline(screen, model) == "Orange asks: a second seat agrees"
    assert screen.handle(OK, model) == []
    assert screen.handle(SeatPressed(second), model) == [SetMode("secrets", "open", 0, 2), Back()]


def test_two_persons_agree_by_touch_and_may_think_again() -> None:
    screen, model = OpenSecretsScreen(), make_model(table=running())
    screen.handle(Touched("agree:3"), model)
    assert [w.key for w in screen.scene(model) if isinstance(w, ChoiceCard) and w.chosen] == ["agree:3"]
    assert screen.handle(UNDO, model) == []
    assert screen.handle(Touched("agree:2"), model) == []
    assert screen.handle(Touched("agree:3"), model) == [SetMode("secrets", "open", 2, 3), Back()]
    assert OpenSecretsScreen().handle(Touched("close"), model) == [Back()]


def test_who_is_away_agrees_only_when_back() -> None:
    screen, model = OpenSecretsScreen(), make_model(table=one_away())
    assert {w.key for w in screen.scene(model) if isinstance(w, ChoiceCard)} == {"agree:2", "agree:3"}
    screen.handle(Touched("agree:2"), model)
    assert screen.handle(SeatPressed(one_away().seats[0].place), model) == []
    # who asked has left meanwhile: another one asks anew
    left = replace(running(), seats=tuple(replace(s, away=n == 2) for n, s in enumerate(running().seats)))
    assert screen.handle(Touched("agree:3"), make_model(table=left)) == []
    assert screen.handle(Touched("agree:0"), make_model(table=left)) == [SetMode("secrets", "open", 3, 0), Back()]


def test_the_journal_says_who_agreed() -> None:
    entry = JournalEntry(900, 2, (), note=Note.MODE, consent=0)
    table = replace(running(), journal=(entry, replace(entry, consent=None)))
    said = [line.text for line in journal_lines(make_model(table=table))]
    assert said == ["How you play was changed", "Secrets were opened: Green and Orange agreed"]


def test_from_pause_to_open_secrets_and_back_at_how_you_play() -> None:
    desk = Desk()
    desk.give(OK, *(SeatPressed(place) for place in range(3)), OK, OK)
    desk.give(Touched("pause"), Touched("modes"), OPEN)
    assert (desk.navigator.name, desk.modes.get("secrets")) == ("open-secrets", None)
    desk.give(SeatPressed(1), SeatPressed(1, down=False), SeatPressed(0))
    assert (desk.navigator.name, desk.modes["secrets"]) == ("modes", "open")
