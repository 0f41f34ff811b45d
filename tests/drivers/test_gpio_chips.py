"""The way to the pins: the chip by its label, each closed way told in a line, and the real lgpio wherever we stand."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest
from gpiozero.exc import PinUnknownPi
from gpiozero.pins.mock import MockFactory

from drivers import gpio_chips
from drivers.absent import AbsentButtons
from drivers.gpio_chips import NoPins, find_chip, gpio_line, import_lgpio, open_factory
from drivers.open import open_buttons
from drivers.ports import Button, Notice
from drivers.queue import InputQueue
from drivers.wishes import ButtonsWish

ROOT = Path(__file__).parents[2]
WISH = ButtonsWish(form="gpio", pins={button.value: 4 + number for number, button in enumerate(Button)})


class Chips(ModuleType):
    """lgpio's calls about chips, by their numbers and labels; None is a chip that does not open."""

    def __init__(self, labels: Mapping[int, str | None]) -> None:
        super().__init__("lgpio")
        self.labels = labels
        self.open: list[int] = []

    def gpiochip_open(self, number: int) -> int:
        if self.labels[number] is None:
            raise OSError("'can not open gpiochip'")
        self.open.append(number)
        return number

    def gpio_get_chip_info(self, handle: int) -> list[object]:
        return [0, 54, f"gpiochip{handle}", self.labels[handle]]

    def gpiochip_close(self, handle: int) -> int:
        self.open.remove(handle)
        return 0


def chip_of(folder: Path, labels: Mapping[int, str | None]) -> int:
    for number in labels:
        (folder / f"gpiochip{number}").touch()
    chips = Chips(labels)
    try:
        return find_chip(chips, folder)
    finally:
        assert chips.open == [], "a chip was left open"


@pytest.mark.parametrize(
    ("labels", "number"),
    [
        pytest.param({0: "pinctrl-rp1", 4: "pinctrl-rp1", 10: "gpio-brcmstb@107d508500"}, 0, id="Pi 5"),
        pytest.param({0: "gpio-brcmstb@107d508500", 4: "pinctrl-rp1"}, 4, id="Pi 5 with an older kernel"),
        pytest.param({0: "raspberrypi-exp-gpio", 1: "pinctrl-bcm2711"}, 1, id="Pi 4"),
        pytest.param({0: "pinctrl-bcm2835", 1: "brcmvirt-gpio", 2: "raspberrypi-exp-gpio"}, 0, id="Pi 3"),
        pytest.param({0: "pinctrl-bcm2835"}, 0, id="Zero 2 W"),
        pytest.param({0: "raspberrypi-exp-gpio", 1: "pinctrl-bcm2837"}, 1, id="by the name of its own processor"),
        pytest.param({2: "mcp23017", 9: "x", 10: "pinctrl-bcm2711"}, 10, id="beyond nine"),
        pytest.param({0: None, 1: "pinctrl-bcm2711"}, 1, id="another one does not open"),
    ],
)
def test_the_chip_is_found_by_its_label(tmp_path: Path, labels: Mapping[int, str | None], number: int) -> None:
    (tmp_path / "gpiochips").touch()
    (tmp_path / "gpiomem").touch()
    assert chip_of(tmp_path, labels) == number


def test_a_machine_without_chips_says_so(tmp_path: Path) -> None:
    with pytest.raises(NoPins, match=f"^there is no {tmp_path}/gpiochip\\*$"):
        chip_of(tmp_path, {})


def test_a_machine_with_other_chips_says_which(tmp_path: Path) -> None:
    with pytest.raises(NoPins, match=r"^no chip of a Raspberry Pi's header \(gpiochip0 is a, gpiochip2 is b\)$"):
        chip_of(tmp_path, {0: "a", 2: "b"})


@pytest.mark.parametrize("forbidden", [os.R_OK, os.W_OK])
def test_a_chip_that_may_not_be_opened_names_the_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forbidden: int
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: not mode & forbidden)
    with pytest.raises(NoPins, match=f"^no permission for {tmp_path}/gpiochip0: put the user into the group gpio$"):
        chip_of(tmp_path, {0: None})


def test_a_chip_that_does_not_open_gives_lgpios_reason(tmp_path: Path) -> None:
    with pytest.raises(NoPins, match=f"^{tmp_path}/gpiochip0: can not open gpiochip$"):
        chip_of(tmp_path, {0: None})
    reasons = ", ".join(f"{tmp_path}/gpiochip{number}: can not open gpiochip" for number in (0, 2))
    with pytest.raises(NoPins, match=f"^{reasons}$"):
        chip_of(tmp_path, {0: None, 1: "a", 2: None})


@pytest.mark.parametrize(
    ("fault", "line"),
    [
        (OSError("'GPIO busy'"), "GPIO busy"),
        (RuntimeError("first\n  second"), "first second"),
        (KeyError(), "KeyError"),
        (ValueError("'"), "'"),
        (ValueError("''"), "''"),
        (ValueError("'x'"), "x"),
        (ValueError("'t is busy"), "'t is busy"),
        (ModuleNotFoundError("No module named 'lgpio'", name="lgpio"), "not installed"),
        (ModuleNotFoundError("No module named 'RPi'", name="RPi"), "not installed"),
        (ModuleNotFoundError("No module named 'gpiozero'", name="gpiozero"), "gpiozero is not installed"),
    ],
)
def test_a_fault_is_a_line(fault: Exception, line: str) -> None:
    assert gpio_line(fault) == line


def test_the_empty_lgpio_of_python_3_13_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lgpio", ModuleType("lgpio"))
    with pytest.raises(ImportError, match=r"empty: install the system's python3-lgpio, .*--system-site-packages$"):
        import_lgpio()


# --- the ways


def no_chips() -> MockFactory:
    raise NoPins("there is no /dev/gpiochip*")


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways closed; RPi.GPIO is not installed on machines that are no Pi."""
    monkeypatch.setattr(gpio_chips, "_open_lgpio", no_chips)
    monkeypatch.setitem(sys.modules, "RPi", None)


@pytest.mark.usefixtures("ways")
def test_all_ways_closed_are_one_notice_that_names_each(queue: InputQueue) -> None:
    buttons, notice = open_buttons(WISH, queue)
    assert isinstance(buttons, AbsentButtons)
    why = "lgpio: there is no /dev/gpiochip*; RPi.GPIO: not installed"
    assert notice == Notice("buttons", why)
    assert queue.take() == []


@pytest.mark.usefixtures("ways")
def test_the_second_way_is_tried_when_the_first_is_closed(monkeypatch: pytest.MonkeyPatch, queue: InputQueue) -> None:
    monkeypatch.setattr(gpio_chips, "_open_rpi_gpio", MockFactory)
    buttons, notice = open_buttons(WISH, queue)
    assert not isinstance(buttons, AbsentButtons)
    assert notice is None
    buttons.close()


def test_the_first_way_that_opens_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = MockFactory(), MockFactory()
    monkeypatch.setattr(gpio_chips, "_open_lgpio", lambda: first)
    monkeypatch.setattr(gpio_chips, "_open_rpi_gpio", lambda: second)
    assert open_factory() is first


@pytest.mark.usefixtures("ways")
@pytest.mark.parametrize(
    "fault", [RuntimeError("not a Pi\nat all"), SystemError(), PinUnknownPi("which?"), MemoryError()]
)
def test_whatever_a_way_raises_is_a_reason(
    monkeypatch: pytest.MonkeyPatch, queue: InputQueue, fault: Exception
) -> None:
    def fail() -> None:
        raise fault

    monkeypatch.setattr(gpio_chips, "_open_rpi_gpio", fail)
    buttons, notice = open_buttons(WISH, queue)
    assert isinstance(buttons, AbsentButtons)
    assert notice is not None
    assert notice.why.endswith(f"; RPi.GPIO: {gpio_line(fault)}")
    assert len(notice.why.splitlines()) == 1


@pytest.mark.usefixtures("ways")
def test_a_pin_that_is_taken_is_told_and_the_other_buttons_work(
    monkeypatch: pytest.MonkeyPatch, queue: InputQueue
) -> None:
    factory = MockFactory()
    monkeypatch.setattr(gpio_chips, "_open_lgpio", lambda: factory)
    pins = {**WISH.pins, "undo": 99}
    buttons, notice = open_buttons(ButtonsWish(form="gpio", pins=pins), queue)
    assert notice == Notice("buttons", "undo (GPIO99): 99 is not a valid pin name")
    factory.pin(pins["ok"]).drive_low()
    assert buttons.down() == {Button.OK}
    buttons.close()


@pytest.mark.usefixtures("ways")
def test_rpi_gpio_is_not_tried_on_a_pi_5(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gpiozero.pins.local.get_pi_revision", lambda: 0xD04171)
    with pytest.raises(NoPins, match=r"; RPi\.GPIO: can't reach the pins of a Raspberry Pi 5$"):
        open_factory()
    monkeypatch.setattr("gpiozero.pins.local.get_pi_revision", lambda: 0xC03114)
    with pytest.raises(NoPins, match=r"; RPi\.GPIO: not installed$"):
        open_factory()


def test_a_factory_that_knows_no_board_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[bool] = []

    class Lost(MockFactory):  # type: ignore[misc]
        def _get_revision(self) -> int:
            raise PinUnknownPi("unable to locate Pi revision")

        def close(self) -> None:
            closed.append(True)

    with pytest.raises(PinUnknownPi):
        gpio_chips._known(Lost())
    assert closed == [True]


class Library(ModuleType):
    """A module of gpiozero's with a pin factory on mock pins, which tells `chips` what it is opened on."""

    def __init__(self, name: str, factory: str, chips: list[int | None], blind: bool = False) -> None:
        super().__init__(name)

        class Opened(MockFactory):  # type: ignore[misc]
            def __init__(self, chip: int | None = None) -> None:
                super().__init__()
                chips.append(chip)

            def _get_revision(self) -> int:
                if blind:
                    raise PinUnknownPi("which board?")
                return int(super()._get_revision())

        setattr(self, factory, Opened)


def test_each_way_opens_the_factory_of_its_library_on_the_chip_of_the_header(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[int | None] = []
    monkeypatch.setitem(sys.modules, "lgpio", Chips({}))
    monkeypatch.setattr(gpio_chips, "find_chip", lambda lgpio: 4)
    for name, factory in (("lgpio", "LGPIOFactory"), ("rpigpio", "RPiGPIOFactory")):
        monkeypatch.setitem(sys.modules, f"gpiozero.pins.{name}", Library(name, factory, opened))
    assert isinstance(open_factory(), MockFactory)
    assert opened == [4]
    for name, factory in (("lgpio", "LGPIOFactory"), ("rpigpio", "RPiGPIOFactory")):
        monkeypatch.setitem(sys.modules, f"gpiozero.pins.{name}", Library(name, factory, opened, blind=True))
    with pytest.raises(NoPins, match=r"^lgpio: which board\?; RPi\.GPIO: which board\?$"):
        open_factory()
    assert opened == [4, 4, None], "one that knows no board gives way to the next"


def test_a_folder_of_lgpios_own_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LG_WD", "/before")
    before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208
    with gpio_chips._own_folder():
        folder = os.environ["LG_WD"]
        assert list(Path(folder).iterdir()) == []
        os.chdir(folder)
    assert len(os.listdir("/proc/self/fd")) == before  # noqa: PTH208
    assert (os.environ["LG_WD"], Path.cwd(), Path(folder).exists()) == ("/before", tmp_path, False)


# --- the real lgpio

CHILD = """
import json, os, threading
from drivers.gpio_chips import import_lgpio
from drivers.open import open_buttons
from drivers.queue import InputQueue
from drivers.wishes import ButtonsWish
before = os.environ.get("LG_WD"), os.getcwd()
lgpio = import_lgpio()
pipe = lgpio._notify_thread
again = import_lgpio() is lgpio
pins = {name: number for number, name in enumerate(("seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"))}
buttons, notice = open_buttons(ButtonsWish(form="gpio", pins={**pins, "ok": 7, "undo": 8, "help": 9}), InputQueue())
print(json.dumps({
    "same": (os.environ.get("LG_WD"), os.getcwd()) == before,
    "again": again,
    "alive": pipe.is_alive(),
    "pipe": not os.path.exists(os.readlink(f"/proc/self/fd/{pipe._file.fileno()}")),
    "form": type(buttons).__name__,
    "why": notice.why if notice else "",
}))
"""


@pytest.mark.skipif(find_spec("_lgpio") is None, reason="the lgpio that is installed here is empty")
@pytest.mark.skipif(bool(list(Path("/dev").glob("gpiochip*"))), reason="this machine has GPIO chips of its own")
@pytest.mark.parametrize("private", ("", "/proc"), ids=("", "LG_WD is wrong"))
def test_the_real_lgpio_needs_no_writable_folder_and_leaves_nothing(tmp_path: Path, private: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    if private:
        environment["LG_WD"] = private
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", CHILD],
        env=environment,
        cwd="/proc",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    told = json.loads(done.stdout.splitlines()[-1])
    why = told.pop("why")
    assert told == {"same": True, "again": True, "alive": True, "pipe": True, "form": "AbsentButtons"}
    assert why.startswith("lgpio: there is no /dev/gpiochip*; RPi.GPIO: ")
    assert list(tmp_path.iterdir()) == []
