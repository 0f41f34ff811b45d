"""One finger, or a mouse, chooses in secret: it holds, slides to a card and lets go."""

from __future__ import annotations

from games.dakota.terms import Phase
from tests.ui.screens.builder import make_model
from tests.ui.screens.cases import dakota_at
from ui.commands import Submit
from ui.kit.pieces.peek import SheetTitle
from ui.kit.widget import Scene
from ui.navigation import Navigator
from ui.screen import SeatPressed, Touched


def how(scene: Scene) -> list[str]:
    """What the sheet says about choosing."""
    return [w.note for w in scene if isinstance(w, SheetTitle)]


def test_a_side_is_taken_by_sliding_onto_its_card() -> None:
    navigator, model = Navigator(), make_model(table=dakota_at(Phase.FACTIONS), now=1.0)
    navigator.handle(Touched("peek-0"), model)
    assert how(navigator.scene(model)) == ["Slide to a card and let go to take it"]
    taken = navigator.handle(Touched("left"), model)
    assert [type(c) for c in taken if isinstance(c, Submit)] == [Submit]
    navigator.handle(Touched("peek-0", down=False), model)
    assert how(navigator.scene(model)) == []


def test_by_the_seat_button_the_sheet_names_the_buttons() -> None:
    table = dakota_at(Phase.FACTIONS)
    navigator, model = Navigator(), make_model(table=table, now=1.0)
    navigator.handle(SeatPressed(table.seats[0].place), model)
    assert how(navigator.scene(model)) == ["OK: left, UNDO: right"]
