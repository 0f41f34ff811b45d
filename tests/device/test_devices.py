"""What the settings want of each device; lamps and printer open anew when and only when their own settings change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from device import refit
from device.app import App
from device.builder_files import BuilderFiles
from device.devices import Devices, open_devices
from device.guard import REST_SECONDS
from device.inline_bots import InlineBots
from device.mistake import Mistake
from device.settings import Settings, SettingsFile
from device.wishes import buttons_wish, lamp_wish, panel_wish, printer_wish
from drivers import late_lamps
from drivers.absent import AbsentButtons, AbsentPanel, AbsentSpeaker
from drivers.late_lamps import HANGS
from drivers.ports import Buttons, Lamps, Notice, Printer, Receipt, Speaker
from drivers.queue import InputQueue
from drivers.wishes import ButtonsWish, LampWish, PanelWish, PrinterWish
from hardware.pins import load_pins
from tests.device.desk import Clock
from tests.device.rig import Rig, WatchedLamps, wait_for_lamps
from ui.commands import SeatPlan, StartGame

WHY = "form is broken"
CORNERS = (0.1, 0.1, 0.9, 0.1, 0.9, 0.9, 0.1, 0.9)


def settings(**tables: dict[str, object]) -> Settings:
    return msgspec.convert(tables, Settings)


@pytest.fixture
def shipped(tmp_path: Path) -> BuilderFiles:
    return BuilderFiles(tmp_path / "none")


# --- wishes


def test_the_shipped_table_wants_pixels_on_spi_and_buttons_on_its_pins(shipped: BuilderFiles) -> None:
    now = Settings()
    assert lamp_wish(now, shipped) == LampWish(form="spi", pixels=166)
    assert buttons_wish(now, shipped) == ButtonsWish(form="gpio", pins=load_pins().buttons)
    assert panel_wish(now) == PanelWish()
    assert printer_wish(now) == PrinterWish()


def test_every_setting_of_a_device_reaches_it(shipped: BuilderFiles) -> None:
    now = settings(
        panel={"rotation": 270, "driver": "x11"},
        touch={"corners": CORNERS},
        lamps={
            "form": "adalight",
            "colour_order": "BRG",
            "pixel_type": "rgbw",
            "spi": "/dev/spidev1.0",
            "port": "/dev/ttyUSB3",
            "baud": 921600,
        },
        buttons={"form": "absent"},
        printer={"form": "network", "address": "printer:9100", "columns": 32},
    )
    assert lamp_wish(now, shipped) == LampWish(
        form="adalight",
        pixels=166,
        colour_order="BRG",
        pixel_type="rgbw",
        spi="/dev/spidev1.0",
        pin=10,
        port="/dev/ttyUSB3",
        baud=921600,
    )
    assert buttons_wish(now, shipped).form == "absent"
    assert panel_wish(now) == PanelWish(rotation=270, driver="x11", corners=CORNERS)
    assert printer_wish(now) == PrinterWish(form="network", address="printer:9100", columns=32)


def test_the_builders_bed_and_pins_reach_them(tmp_path: Path, shipped: BuilderFiles) -> None:
    from importlib.resources import files

    own = tmp_path / "own"
    own.mkdir()
    (own / "bed.toml").write_text((files("hardware") / "bed.toml").read_text().replace("rows = 10", "rows = 12"))
    pins = (files("hardware") / "pins.toml").read_text().replace("data = 10", "data = 21").replace("ok = 5", "ok = 26")
    (own / "pins.toml").write_text(pins)
    found = BuilderFiles(own)
    assert found.notices == []
    assert (lamp_wish(Settings(), found).pixels, lamp_wish(Settings(), found).pin) == (198, 21)
    assert buttons_wish(Settings(), found).pins == {**shipped.pins.buttons, "ok": 26}


def test_without_a_panel_there_is_nothing_to_run(
    tmp_path: Path, shipped: BuilderFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    queue = InputQueue()
    with pytest.raises(Mistake, match=r"^no panel could be opened: \S"):
        open_devices(queue, Settings(), shipped, str(tmp_path))
    queue.close()


# --- opening anew


class WatchedPrinter:
    """Keeps whether it was let go."""

    columns = 42

    def __init__(self) -> None:
        self.closed = False

    def print(self, receipt: Receipt) -> None: ...

    def close(self) -> None:
        self.closed = True


class WatchedBacklight:
    """Keeps what it was set to."""

    def __init__(self) -> None:
        self.percents: list[int] = []

    def set(self, percent: int) -> None:
        self.percents.append(percent)

    def close(self) -> None: ...


class Bench:
    """A table whose devices are opened by name only: it keeps what was wished for, and what was opened."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.broken = False
        self.lamps, self.printers = [WatchedLamps()], [WatchedPrinter()]
        self.wishes: list[LampWish | PrinterWish] = []
        self.backlight = WatchedBacklight()
        self.queue = InputQueue()
        self.clock = Clock()
        self.settings = SettingsFile(folder, site=folder / "none")
        monkeypatch.setattr(refit, "open_lamps", self.open_lamps)
        monkeypatch.setattr(refit, "open_printer", self.open_printer)
        self.others: list[tuple[str, int | None]] = []
        monkeypatch.setattr(refit, "open_buttons", self.open_buttons)
        monkeypatch.setattr(refit, "open_speaker", self.open_speaker)
        self.app = App(
            folder,
            self.settings,
            Devices(
                AbsentPanel((1280, 800)),
                self.lamps[0],
                AbsentButtons(),
                AbsentSpeaker(),
                printer=self.printers[0],
                backlight=self.backlight,
            ),
            self.queue,
            bots=InlineBots(),
            files=BuilderFiles(folder / "none"),
            clock=self.clock,
        )
        self.turn()

    def open_lamps(self, wish: LampWish, queue: InputQueue) -> tuple[Lamps, Notice | None]:
        assert queue is self.queue
        assert self.lamps[-1].closed
        self.wishes.append(wish)
        self.lamps.append(WatchedLamps())
        return self.lamps[-1], Notice("lamps", WHY) if self.broken else None

    def open_printer(self, wish: PrinterWish, queue: InputQueue) -> tuple[Printer, Notice | None]:
        assert queue is self.queue
        assert self.printers[-1].closed
        self.wishes.append(wish)
        self.printers.append(WatchedPrinter())
        return self.printers[-1], Notice("printer", WHY) if self.broken else None

    def open_buttons(self, wish: ButtonsWish, queue: InputQueue) -> tuple[Buttons, Notice | None]:
        self.others.append((wish.form, None))
        return AbsentButtons(), Notice("buttons", WHY) if self.broken else None

    def open_speaker(self, form: str, queue: InputQueue, level: int) -> tuple[Speaker, Notice | None]:
        self.others.append((form, level))
        return AbsentSpeaker(), Notice("speaker", WHY) if self.broken else None

    def turn(self) -> None:
        self.clock.now += 0.1
        self.app.loop.turn()
        wait_for_lamps(self.app)

    def change(self, table: str, key: str, value: object) -> None:
        assert self.settings.change(table, key, value) is None
        self.turn()


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    made = Bench(tmp_path, monkeypatch)
    yield made
    made.app.close()
    made.queue.close()


def another(kind: Any, value: Any) -> object:
    """An allowed value of a setting that is not `value`."""
    if get_origin(kind) is Literal:
        return next(each for each in get_args(kind) if each != value)
    base, _ = get_args(kind)
    if base is str:
        return "/dev/other"
    if base in (int, float):
        return value + 1 if value < 24 else value - 1
    return CORNERS if not value else ("Ann", *value[1:])


def changes() -> list[tuple[str, str, object]]:
    """Another value for every setting but the PIN, which has a form of its own."""
    found = []
    for table, struct in get_type_hints(Settings).items():
        for key, kind in get_type_hints(struct, include_extras=True).items():
            if (table, key) != ("staff", "pin"):
                found.append((table, key, another(kind, getattr(getattr(Settings(), table), key))))
    return found


@pytest.mark.parametrize(("table", "key", "value"), changes(), ids=lambda part: str(part)[:20])
def test_a_device_opens_anew_when_and_only_when_its_own_setting_changes(
    bench: Bench, table: str, key: str, value: object
) -> None:
    bench.change(table, key, value)
    bench.turn()
    expected: list[LampWish | PrinterWish] = []
    if table == "lamps":
        expected = [lamp_wish(bench.settings.settings, BuilderFiles(Path("/none")))]
        assert getattr(expected[0], key) == value
    if table == "printer":
        expected = [printer_wish(bench.settings.settings)]
        assert getattr(expected[0], key) == value
    assert bench.wishes == expected
    assert [each.closed for each in bench.lamps] == ([True, False] if table == "lamps" else [False])
    assert [each.closed for each in bench.printers] == ([True, False] if table == "printer" else [False])
    opened = {"buttons": [(value, None)], "speaker": [(value, Settings().sound.volume)]}
    assert bench.others == opened.get(table, [])
    assert bench.backlight.percents == ([100, value] if key == "backlight" else [100])


def test_screens_know_whether_the_panels_light_can_be_set(bench: Bench, rigged: Callable[..., Rig]) -> None:
    assert bench.app.console.model().status["backlight"] == "ok"
    assert "backlight" not in rigged().console.model().status


def test_the_same_value_again_opens_nothing(bench: Bench) -> None:
    bench.change("lamps", "colour_order", "GRB")
    bench.change("printer", "form", "absent")
    bench.change("panel", "backlight", 100)
    assert (bench.wishes, bench.backlight.percents) == ([], [100])


def test_lamps_opened_anew_show_at_once_what_the_old_ones_showed(bench: Bench) -> None:
    shown = bench.lamps[0].frames[-1]
    bench.change("lamps", "colour_order", "RGB")
    bench.turn()
    assert bench.lamps[1].frames[0] == shown
    before = len(bench.lamps[0].frames)
    bench.change("lights", "brightness", 40)
    bench.turn()
    assert len(bench.lamps[0].frames) == before


def test_what_the_old_ones_do_wrong_when_they_are_let_go_says_nothing_of_the_new_ones(bench: Bench) -> None:
    bench.lamps[0].broken = bench.broken = True
    bench.change("lamps", "form", "pin")
    assert bench.lamps[0].closed
    bench.clock.now += REST_SECONDS
    bench.turn()
    model = bench.app.console.model()
    assert model.status["lamps"] == WHY
    assert "device_lost" not in [notice.code for notice in model.notices]


def test_nobody_waits_for_lamps_that_hang(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    free, opened = Event(), bench.open_lamps

    def hang(wish: LampWish, queue: InputQueue) -> tuple[Lamps, Notice | None]:
        assert free.wait(5)
        return opened(wish, queue)

    monkeypatch.setattr(late_lamps, "PATIENCE_SECONDS", 0.0)
    monkeypatch.setattr(refit, "open_lamps", hang)
    assert bench.settings.change("lamps", "form", "pin") is None
    while bench.app.console.model().status["lamps"] == "ok":
        bench.clock.now += 0.1
        bench.app.loop.turn()
    assert bench.app.console.model().status["lamps"] == HANGS
    assert len(bench.lamps) == 1
    free.set()
    bench.turn()
    bench.turn()
    assert bench.app.console.model().status["lamps"] == "ok"
    assert bench.lamps[1].frames


def test_lamps_that_take_their_time_begin_with_a_dark_chain(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    free, opened = Event(), bench.open_lamps

    def late(wish: LampWish, queue: InputQueue) -> tuple[Lamps, Notice | None]:
        assert free.wait(5)
        return opened(wish, queue)

    monkeypatch.setattr(refit, "open_lamps", late)
    bench.app.console.run(StartGame("dakota", tuple(SeatPlan(place, "person") for place in range(3))))
    lit = []
    for step in range(60):
        if step == 20:
            assert bench.settings.change("lamps", "form", "pin") is None
        bench.clock.now += 0.1
        bench.app.loop.turn()
        lit.append(any(bench.app.glow.frame))
    assert lit[19]
    assert not any(lit[30:])
    free.set()
    for _ in range(20):
        bench.turn()
    assert [any(frame) for frame in bench.lamps[1].frames[:2]] == [False, True]
    assert max(bench.lamps[1].frames[1]) < max(bench.lamps[1].frames[-1]), "it fades in"


def test_each_change_brings_new_ones_and_the_page_says_how_it_went(bench: Bench) -> None:
    bench.broken = True
    bench.change("lamps", "form", "adalight")
    bench.change("printer", "form", "serial")
    bench.change("buttons", "form", "absent")
    bench.change("speaker", "form", "absent")
    status = bench.app.console.model().status
    assert [status[name] for name in ("lamps", "printer", "buttons", "speaker")] == [WHY] * 4
    bench.broken = False
    bench.change("lamps", "form", "pin")
    bench.change("printer", "form", "device")
    status = bench.app.console.model().status
    assert (status["lamps"], status["printer"]) == ("ok", "ok")
    assert [each.closed for each in bench.lamps] == [True, True, False]
    assert [each.closed for each in bench.printers] == [True, True, False]
