"""`firelight run`: opens the devices, brings everything together, and runs the loop until the end."""

from __future__ import annotations

import os
import signal
import time
from argparse import Namespace
from collections.abc import Callable
from typing import Final

import pygame

from device.bots import Bots
from device.console import Console
from device.glow import Glow
from device.loop import Loop
from device.mistake import Mistake
from device.settings import SettingsFile, data_folder
from device.simulator import Legend, WindowPens, bed_shape, window_words
from device.stage import Stage
from drivers.open import PanelWish, open_buttons, open_lamps, open_panel, open_speaker
from drivers.ports import Buttons, CloseAsked, Lamps, Notice, Panel, PickedGame, PowerCut
from drivers.queue import InputQueue
from drivers.sdl import NoDisplay
from drivers.simulated import SimulatedTable
from games.catalogue import GAMES
from ui.commands import Show
from ui.lights.bed import load_bed
from ui.shows import PRESENTATIONS, SCENES
from ui.text.words import Words

SIMULATED_PANEL: Final = (1280, 800)


class Devices:
    """The opened devices, and why some are absent."""

    def __init__(self, panel: Panel, lamps: Lamps, buttons: Buttons, notices: list[Notice]) -> None:
        self.panel = panel
        self.lamps = lamps
        self.buttons = buttons
        self.notices = notices
        self.window: SimulatedTable | None = None


def run(args: Namespace) -> int:
    """Run the table until its window is closed; gives the exit status."""
    folder = data_folder(args.data)
    settings = SettingsFile(folder)
    queue = InputQueue()
    try:
        devices = simulated(queue, settings) if args.simulate else real(queue, settings)
    except (NoDisplay, pygame.error) as why:
        if not args.simulate:
            raise Mistake(f"no panel could be opened: {' '.join(str(why).split())}") from why
        from device.showcase import show_without_display

        print(f"firelight: no display ({why}): playing a game among bots, pictures go to frames/", flush=True)
        return show_without_display()
    bots = Bots()
    console = Console(folder, devices.panel.surface().get_size(), GAMES, PRESENTATIONS, bots, settings=settings)
    try:
        _play(console, devices, queue, bots)
    finally:
        console.close()
        devices.lamps.close()
        devices.buttons.close()
        devices.panel.close()
    return 0


def _play(console: Console, devices: Devices, queue: InputQueue, bots: Bots) -> None:
    speaker, silent = open_speaker("mixer", queue, int(console.settings["volume"]))
    for notice in [*devices.notices, *([silent] if silent else [])]:
        console.status[notice.what] = notice.why
        console.tell("device_absent", f"{notice.what}: {notice.why}")
    glow = Glow(load_bed(), devices.lamps, SCENES, int(console.settings["brightness"]))
    stage = Stage(devices.panel, console.panel)
    follow: Callable[[], None] | None = None
    if devices.window is not None:
        legend = Legend(devices.window, glow)

        def follow() -> None:
            legend.update(console.model(), time.monotonic())

    loop = Loop(
        console, stage, glow, queue, devices.panel, devices.buttons, speaker, bots,
        other=lambda message: _other(console, message), follow=follow,
    )  # fmt: skip
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: queue.post(CloseAsked()))
    try:
        loop.run()
    finally:
        speaker.close()


def simulated(queue: InputQueue, settings: SettingsFile) -> Devices:
    """One window with everything; raises NoDisplay or pygame.error."""
    words = Words(settings.settings.screen.language)
    titles = [(name, PRESENTATIONS[name].title(words)) for name in GAMES]
    window = SimulatedTable(SIMULATED_PANEL, queue, bed_shape(load_bed()), WindowPens(), window_words(words, titles))
    devices = Devices(window.panel, window.lamps, window.buttons, [])
    devices.window = window
    return devices


def real(queue: InputQueue, settings: SettingsFile) -> Devices:
    """The devices of a table; without a panel there is nothing to run."""
    panel, missing = open_panel(PanelWish(rotation=settings.settings.panel.rotation), queue)
    if missing:
        raise Mistake(f"no panel could be opened: {missing.why}")
    lamps, dark = open_lamps("spi")
    buttons, none = open_buttons("gpio")
    return Devices(panel, lamps, buttons, [notice for notice in (dark, none) if notice])


def _other(console: Console, message: object) -> None:
    """What only the simulator's window says."""
    match message:
        case PickedGame(name=game):
            console.run(Show("seats", game))
        case PowerCut():
            # As a pulled plug: nothing is saved, nothing is closed.
            os.kill(os.getpid(), signal.SIGKILL)
