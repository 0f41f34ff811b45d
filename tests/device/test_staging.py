"""Tables brought to a wanted moment of a real game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from device.staging import plan, play_until, staged_console
from games.dakota.terms import Phase
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
