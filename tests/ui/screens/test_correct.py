"""Corrections: what may be chosen as wrong, and two seats that agree to go back to before it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from games.game import CHANCE
from tests.ui.screens.builder import dakota_table, make_model
from tests.ui.screens.cases import running
from ui.commands import (
    Back,
    Correct,
    Show,
    Undo,
)
from ui.kit.pieces.choice_card import ChoiceCard
from ui.kit.pieces.journal_row import JournalRow
from ui.kit.pieces.label import Label
from ui.kit.widget import Scene
from ui.model import Model, Note
from ui.screen import Control, ControlPressed, SeatPressed, Touched
from ui.screens.correct import CorrectScreen, correctable_lines, is_tables_own

OK, UNDO = ControlPressed(Control.OK), ControlPressed(Control.UNDO)


def test_who_may_agree_is_outlined_and_what_goes_is_listed() -> None:
    screen, model = CorrectScreen(), make_model(table=running())
    entries = [w for w in screen.scene(model) if isinstance(w, JournalRow)]
    screen.handle(Touched(entries[2].key), model)
    scene = screen.scene(model)
    assert [w.text for w in scene if isinstance(w, JournalRow)] == [w.text for w in reversed(entries[:3])]
    assert {w.key for w in scene if isinstance(w, ChoiceCard)} == {"agree:0", "agree:2", "agree:3"}


def test_a_roll_of_the_table_itself_is_not_offered_as_wrong() -> None:
    table = running()
    by = {entry.record: entry for entry in table.journal}
    screen, model = CorrectScreen(), make_model(table=table)
    why = ["The table's own stays as it was: choose before or after it"]
    offered: set[int] = set()
    for scene in pages(screen, model):
        rows = [w for w in scene if isinstance(w, JournalRow)]
        offered |= {int(w.key.partition(":")[2]) for w in rows if w.key}
        own = [w for w in rows if w.mark.endswith("the table's own")]
        assert not any(w.key for w in own)
        assert [w.text for w in scene if isinstance(w, Label) and "own" in w.text] == (why if own else [])
    notes = {by[record].note for record in offered if by[record].by == CHANCE}
    assert notes == {Note.ENTERED}
    assert any(by[record].by != CHANCE for record in offered)


def test_what_the_table_drew_in_a_row_is_one_line_with_its_number() -> None:
    model = make_model(table=running())
    table = model.table
    assert table is not None
    own = {entry.record: is_tables_own(entry) for entry in table.journal}
    runs = [(drawn, len(list(run))) for drawn, run in groupby(own[line.record] for line in correctable_lines(model))]
    assert max(number for drawn, number in runs if drawn) > 1
    rows = [w for scene in pages(CorrectScreen(), model) for w in scene if isinstance(w, JournalRow)]
    assert len(rows) == sum(1 if drawn else number for drawn, number in runs)
    said = ["the table's own" if number == 1 else f"{number} of the table's own" for drawn, number in runs if drawn]
    assert [w.mark for w in rows if not w.key] == said


def pages(screen: CorrectScreen, model: Model) -> Iterator[Scene]:
    """The list page by page."""
    while True:
        scene = screen.scene(model)
        yield scene
        if not any(w.key == "page-on" for w in scene):
            return
        screen.handle(Touched("page-on"), model)


def test_two_different_persons_correct_by_their_buttons() -> None:
    table = running()
    screen, model = CorrectScreen(), make_model(table=table)
    entry = next(w.key for w in screen.scene(model) if w.key.startswith("entry:"))
    screen.handle(Touched(entry), model)
    first, second, bot = table.seats[0].place, table.seats[2].place, table.seats[1].place
    assert screen.handle(SeatPressed(first), model) == []
    assert screen.handle(SeatPressed(first), model) == []
    assert screen.handle(SeatPressed(bot), model) == []
    record = int(entry.partition(":")[2])
    assert screen.handle(SeatPressed(second), model) == [Correct(record, 0, 2), Show("table")]


def test_two_persons_correct_by_touch_and_may_think_again() -> None:
    screen, model = CorrectScreen(), make_model(table=running())
    entry = next(w.key for w in screen.scene(model) if w.key.startswith("entry:"))
    screen.handle(Touched(entry), model)
    screen.handle(Touched("agree:3"), model)
    (asked,) = (w for w in screen.scene(model) if w.key == "agree:3")
    assert isinstance(asked, ChoiceCard)
    assert asked.chosen
    assert screen.handle(UNDO, model) == []
    assert screen.handle(UNDO, model) == []
    assert screen.handle(UNDO, model) == [Back()]


def test_a_person_among_bots_corrects_alone() -> None:
    table = dakota_table(170, bots=(1, 2, 3), correctable=True)
    screen, model = CorrectScreen(), make_model(table=table)
    entry = next(w.key for w in screen.scene(model) if w.key.startswith("entry:"))
    screen.handle(Touched(entry), model)
    commands = screen.handle(SeatPressed(table.seats[0].place), model)
    assert screen.handle(OK, model) == commands
    assert commands == [Correct(int(entry.partition(":")[2]), 0, 0), Show("table")]


def test_the_last_act_is_taken_back_where_that_is_free() -> None:
    screen, model = CorrectScreen(), make_model(table=running())
    assert screen.handle(OK, model) == [Undo(), Show("table")]
