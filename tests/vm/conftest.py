"""One machine for all tests of this folder, which run only when they are asked for: they need root and many tools."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from drivers.ports import Button
from tests.vm import image
from tests.vm.machine import Machine
from tests.vm.table import Table
from tests.vm.twin import BANNER_ROWS, Twin
from tests.window.test_buttons import DakaraPresser

HERE = Path(__file__).parent
JOINED = "joined"
FEW = (0, 0, 0, 0, 1, 1, 2)
"""Presses of the own button before OK: the machine takes its time for each."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """True unless this folder, or something in it, was named on the command line."""
    asked = [Path(argument.partition("::")[0]).resolve() for argument in config.args]
    return None if any(path.is_relative_to(HERE) for path in asked) else True


@pytest.fixture(scope="session")
def machine() -> Iterator[Machine]:
    """A running machine with the program in it."""
    if why := image.missing():
        pytest.fail(f"the virtual machine {why}", pytrace=False)
    folder = image.CACHE / "run"
    shutil.rmtree(folder, ignore_errors=True)
    built = image.built()
    folder.mkdir()
    machine = Machine(built, folder)
    try:
        yield machine
        (folder / "journal").write_text(machine.run("journalctl", "--boot", "--no-pager"))
    finally:
        machine.close()


@pytest.fixture
def table(machine: Machine) -> Callable[..., Table]:
    """Starts the program with an empty data folder, and with settings of the site's."""
    return partial(Table, machine)


@pytest.fixture
def twin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Twin]]:
    """Makes the same table here, in place of the one made before; each has a data folder by its name."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made: list[Twin] = []

    def make(table: Table, name: str = "new", *, upside_down: bool = False) -> Twin:
        while made:
            made.pop().close()
        made.append(Twin(tmp_path / name, table, upside_down=upside_down))
        return made[0]

    yield make
    while made:
        made.pop().close()


@pytest.fixture
def joined(twin: Callable[..., Twin], tmp_path: Path) -> Callable[..., Twin]:
    """The game that has just been begun in the machine, here too: from its archive, with its chance."""

    def join(table: Table, *, by_buttons: bool = False) -> Twin:
        folder = tmp_path / JOINED
        folder.mkdir()
        table.wait_for_game(folder)
        here = twin(table, JOINED)
        here.resume(by_buttons=by_buttons)
        return here

    return join


@pytest.fixture
def dakara(twin: Callable[..., Twin], joined: Callable[..., Twin]) -> Callable[[Table], DakaraPresser]:
    """Begins a short game of two on a new table, by the lines of the header."""

    def begin(table: Table) -> DakaraPresser:
        here = twin(table)
        here.agree()
        here.hidden_rows = BANNER_ROWS
        presser = DakaraPresser(here, seed=2)
        presser.seat("dakara", (0, 3), ())
        presser.go_to("option.length=short")
        presser.press(Button.OK)
        presser.go_to("start")
        table.press(Button.OK)
        presser = DakaraPresser(joined(table, by_buttons=True), seed=2)
        presser.tries = FEW
        return presser

    return begin
