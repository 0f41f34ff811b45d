"""Tables brought to a wanted moment of a real game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from device.staging import choose, plan, play_until, staged_console
from games.dakota.terms import Phase
from ui.kit.panel import PANELS
from ui.model import Model


def at(phase: Phase) -> Callable[[Model], bool]:
    def reached(model: Model) -> bool:
        assert model.table is not None
        return getattr(model.table.view, "phase", None) is phase and bool(model.table.legal)

    return reached


def test_a_game_is_played_to_the_wanted_moment(tmp_path: Path) -> None:
    console = staged_console(tmp_path, (1280, 800))
    console.run(plan("dakota", people=2, bots=1))
    assert play_until(console, at(Phase.ACTIVATION))
    assert at(Phase.ACTIVATION)(console.model())
    table = console.model().table
    assert table is not None
    assert [seat.player for seat in table.seats] == ["person", "person", "normal"]
    before = len(table.journal)
    assert play_until(console, at(Phase.FIRST_PLACEMENT), skip=2)
    later = console.model().table
    assert later is not None and len(later.journal) > before
    console.close()


def test_a_moment_that_never_comes_ends_with_the_game(tmp_path: Path) -> None:
    console = staged_console(tmp_path, (1280, 800))
    console.run(plan("dakota", people=1, bots=2))
    assert not play_until(console, lambda _: False, skill="random")
    table = console.model().table
    assert table is not None and table.finished
    console.close()


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("phase", [Phase.FIRST_PLACEMENT, Phase.COLLECTION, Phase.DEVELOPMENT])
def test_what_is_chosen_is_legal(tmp_path: Path, phase: Phase, panel: str) -> None:
    size = PANELS[panel].width_px, PANELS[panel].height_px
    console = staged_console(tmp_path, size, diagonal=PANELS[panel].diagonal_in)
    console.run(plan("dakota", people=3))
    assert play_until(console, at(phase))
    before = console.model()
    assert before.table is not None
    legal = [choice for choices in before.table.legal.values() for choice in choices]
    assert choose(console)
    model = console.model()
    assert model.table is not None
    assert model.table.refusal == ""
    chosen = console.navigator.top(model).chosen(model)
    assert any(action in legal for action in chosen) or len(model.table.journal) > len(before.table.journal)
    console.close()


def test_a_table_is_met_while_it_looks_back(tmp_path: Path) -> None:
    console = staged_console(tmp_path, (1280, 800))
    console.run(plan("dakota", people=3))
    assert play_until(console, lambda model: model.table is not None and bool(model.table.unseen), looking=True)
    assert console.waits()
    console.close()
