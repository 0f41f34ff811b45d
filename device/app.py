"""`firelight run`: opens the devices, brings everything together, and runs the loop until the end."""

from __future__ import annotations

import os
import signal
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from device.bots import Bots
from device.builder_files import BuilderFiles
from device.chance import new_seed
from device.console import Console
from device.device_tests import DeviceTests
from device.devices import Devices, GuardedDevices, open_devices
from device.glow import Glow
from device.guard import Border
from device.health import HealthWatch
from device.live import PACE
from device.loop import Loop
from device.mistake import Mistake
from device.receipts import Receipts
from device.refit import Refit
from device.settings import SettingsFile, data_folder
from device.shutdowns import Counts, Shutdowns
from device.signals import answer
from device.stage import Stage
from device.wishes import printer_wish
from drivers.absent import AbsentBacklight
from drivers.faults import one_line
from drivers.open import open_printer, open_speaker
from drivers.ports import CloseAsked, PickedGame, PowerCut, Printed
from drivers.queue import InputQueue
from drivers.sdl import NoDisplay
from games.catalogue import GAMES
from ui.commands import Show
from ui.kit.panel import PANELS
from ui.model import Machine
from ui.shows import PRESENTATIONS, SCENES
from ui.text.device_words import DEVICES
from ui.text.words import Words

if TYPE_CHECKING:
    from device.simulator import Legend
    from drivers.simulated import SimulatedTable


class App:
    """Everything of a running table, put together."""

    def __init__(
        self,
        folder: Path,
        settings: SettingsFile,
        devices: Devices,
        queue: InputQueue,
        pace: float = PACE,
        bots: Bots | None = None,
        files: BuilderFiles | None = None,
        clock: Callable[[], float] = time.monotonic,
        seed: Callable[[], bytes] = new_seed,
    ) -> None:
        self.bots = bots or Bots()
        self._clock = clock
        self._devices = guarded = GuardedDevices(devices, queue, clock)
        files = files or BuilderFiles()
        self.console = Console(
            folder,
            guarded.panel.surface().get_size(),
            GAMES,
            PRESENTATIONS,
            self.bots,
            settings=settings,
            pace=pace,
            clock=clock,
            seed=seed,
            receipts=Receipts(guarded.printer, guarded.printer.there),
        )
        self.console.machine = Machine(bed=files.bed, simulated=devices.window is not None)
        self.console.device_tests = DeviceTests(self.console, guarded.speaker)
        self.console.status.update(dict.fromkeys(DEVICES, "ok"))
        if isinstance(devices.backlight, AbsentBacklight):
            del self.console.status["backlight"]
        for notice in devices.notices:
            self.console.status[notice.what] = notice.why
            self.console.tell("device_absent", f"{notice.what}: {notice.why}")
        for told in files.notices:
            self.console.tell(told.code, str(told))
        trouble = self.console.trouble
        self._shutdowns = None if trouble is not None and trouble.code == "locked" else Shutdowns(folder)
        counts = self._shutdowns.counts if self._shutdowns else Counts()
        self._watch = HealthWatch(self.console, guarded.health, counts, clock)
        guarded.backlight.set(settings.settings.panel.backlight)
        self.glow = Glow(files.bed, guarded.lamps, SCENES, int(self.console.settings["brightness"]), self.console.tell)
        self._refit = Refit(settings, files, guarded, queue, self.console, self.glow)
        self.stage = Stage(guarded.panel, self.console.panel)
        self._legend = _legend(devices.window, self.glow) if devices.window is not None else None
        self._window = Border("window", queue, clock)
        self.loop = Loop(
            self.console,
            self.stage,
            self.glow,
            queue,
            guarded.panel,
            guarded.buttons,
            guarded.speaker,
            self.bots,
            other=self._other,
            follow=self._follow,
            clock=clock,
        )

    def close(self) -> None:
        """Save, go dark, let go of every device; one that fails keeps no other from it."""
        with ExitStack() as last:
            if self._shutdowns is not None:
                last.callback(self._shutdowns.close)
            last.callback(self._devices.close)
            self.console.close()

    def _follow(self) -> None:
        self._refit.tend()
        self._devices.lamps.tend()
        self._devices.panel.tend()
        self._watch.tend()
        if self._legend is not None:
            legend, model = self._legend, self.console.model()
            self._window.call(lambda: legend.update(model, self.loop.controls, self._clock()), None)

    def _other(self, message: object) -> None:
        """What the printer and the simulator's window say."""
        match message:
            case Printed():
                self.console.receipts.printed()
                self.console.changed()
            case PickedGame(name=game):
                self.console.run(Show("seats", game))
            case PowerCut():
                # As a pulled plug: nothing is saved, nothing is closed.
                os.kill(os.getpid(), signal.SIGKILL)


def _legend(window: SimulatedTable, glow: Glow) -> Legend:
    from device.simulator import Legend

    return Legend(window, glow)


def run(args: Namespace) -> int:
    """Run the table until its window is closed; gives the exit status."""
    folder = data_folder(args.data)
    settings = SettingsFile(folder)
    queue = InputQueue()
    try:
        files = BuilderFiles()
        if args.simulate:
            devices = simulated(queue, settings, files)
        else:
            devices = open_devices(queue, settings.settings, files, str(folder))
    except (NoDisplay, pygame.error) as why:
        from device.showcase import show_without_display

        found = one_line(why) if isinstance(why, NoDisplay) else f"the display can't be opened ({one_line(why)})"
        print(f"firelight: {found}: a game among bots instead", flush=True)
        return show_without_display()
    answer(lambda: queue.post(CloseAsked()))
    app = App(folder, settings, devices, queue, files=files)
    try:
        trouble = app.console.trouble
        if args.simulate and trouble is not None and trouble.code == "locked":
            raise Mistake(f"another Firelight uses {folder}: end it first, or choose another folder with --data")
        if trouble is not None:
            print(f"firelight: {trouble}", file=sys.stderr, flush=True)
        app.loop.run()
    finally:
        app.close()
    return 0


def simulated_size(diagonal_in: float) -> tuple[int, int]:
    """Pixels of the simulator's panel: those of the panel that is closest in size to the setting."""
    panel = min(PANELS.values(), key=lambda each: abs(each.diagonal_in - diagonal_in))
    return panel.width_px, panel.height_px


def simulated(queue: InputQueue, settings: SettingsFile, files: BuilderFiles) -> Devices:
    """One window with everything; raises NoDisplay or pygame.error."""
    # a table with devices of its own starts without the simulator
    from device.simulator import WindowPens, bed_shape, window_words
    from drivers.simulated import SimulatedTable

    words = Words(settings.settings.screen.language)
    titles = [(name, PRESENTATIONS[name].title(words)) for name in GAMES]
    size = simulated_size(settings.settings.panel.diagonal_in)
    window = SimulatedTable(size, queue, bed_shape(files.bed), WindowPens(), window_words(words, titles))
    speaker, silent = open_speaker("mixer", queue, settings.settings.sound.volume)
    printer, no_paper = open_printer(printer_wish(settings.settings), queue)
    devices = Devices(window.panel, window.lamps, window.buttons, speaker, [silent, no_paper], printer=printer)
    devices.window = window
    return devices
