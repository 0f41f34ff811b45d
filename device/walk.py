"""The walk through the devices on a terminal (`firelight doctor PART ...`): one after the other, by hand and eye."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import Final

import msgspec

import drivers.open as doors
from device.builder_files import BuilderFiles
from device.calibrating import calibrate
from device.settings import SettingsFile
from device.signals import raised_as
from device.walk_buttons import walk_buttons
from device.walk_lights import TestLight, walk_colours, walk_pixels
from device.walk_printer import walk_printer
from device.walk_sound import walk_sound
from device.walk_talk import Stopped, Talk
from device.walk_touch import walk_touch
from device.wishes import buttons_wish, lamp_wish, panel_wish, printer_wish
from drivers.absent import AbsentButtons
from drivers.forms import ABSENT
from drivers.ports import Lamps, Notice
from drivers.queue import InputQueue

Walk = Callable[[Talk, InputQueue, SettingsFile, BuilderFiles], Iterator[str]]


def _buttons(talk: Talk, queue: InputQueue, settings: SettingsFile, files: BuilderFiles) -> Iterator[str]:
    buttons, notice = doors.open_buttons(buttons_wish(settings.settings, files), queue)
    with closing(buttons):
        yield from _missing("buttons", settings.settings.buttons.form, notice)
        # where only some of the pins can't be had, the other buttons are there
        if not isinstance(buttons, AbsentButtons):
            yield from walk_buttons(talk, buttons, files.pins.buttons)


def _lights(talk: Talk, queue: InputQueue, settings: SettingsFile, files: BuilderFiles) -> Iterator[str]:
    now = settings.settings
    wish = lamp_wish(now, files)
    lamps, notice = doors.open_lamps(wish, queue)
    light = TestLight(talk, files.bed, now.lights.brightness, lamps)

    def reopen(pixel_type: str) -> Lamps:
        return doors.open_lamps(msgspec.structs.replace(wish, pixel_type=pixel_type), queue)[0]

    def keep(order: str, pixel_type: str) -> None:
        for key, value in (("colour_order", order), ("pixel_type", pixel_type)):
            if unsaved := settings.change("lamps", key, value):
                talk.say(f"! {unsaved}")

    try:
        if missing := _missing("lamps", wish.form, notice):
            yield from missing
            return
        yield from walk_colours(talk, light, wish.colour_order, wish.pixel_type, reopen, keep)
        yield from walk_pixels(light, files.bed)
    finally:
        light.lamps.close()


def _touch(talk: Talk, queue: InputQueue, settings: SettingsFile, _: BuilderFiles) -> Iterator[str]:
    panel, notice = doors.open_panel(panel_wish(settings.settings), queue)
    with closing(panel):
        if notice:
            yield notice.why
            return
        found = list(walk_touch(talk, panel, settings.settings.panel.diagonal_in))
        yield from found
        if found and talk.ask("  Calibrate the touch now, on its screen?"):
            talk.say(f"    {calibrate(panel, queue, settings)}")


def _sound(talk: Talk, queue: InputQueue, settings: SettingsFile, _: BuilderFiles) -> Iterator[str]:
    speaker, notice = doors.open_speaker(settings.settings.speaker.form, queue, 3)
    with closing(speaker):
        if missing := _missing("speaker", settings.settings.speaker.form, notice):
            yield from missing
            return
        yield from walk_sound(talk, speaker)


def _printer(talk: Talk, queue: InputQueue, settings: SettingsFile, _: BuilderFiles) -> Iterator[str]:
    printer, notice = doors.open_printer(printer_wish(settings.settings), queue)
    with closing(printer):
        if missing := _missing("printer", settings.settings.printer.form, notice):
            yield from missing
            return
        yield from walk_printer(talk, printer)


def _missing(device: str, form: str, notice: Notice | None) -> list[str]:
    """Why a device, or a part of it, is not there to be tried; nothing where it is."""
    if notice:
        return [notice.why]
    return [f"absent by the settings ({device}.form)"] if form == ABSENT else []


PARTS: Final[dict[str, Walk]] = {
    "buttons": _buttons,
    "lights": _lights,
    "touch": _touch,
    "sound": _sound,
    "printer": _printer,
}


def walk(parts: Sequence[str], settings: SettingsFile, files: BuilderFiles, keyboard: int) -> int:
    """Go through `parts` and end with what to check; gives how many things that is."""
    queue = InputQueue()
    talk = Talk(queue, keyboard)
    found: list[str] = []
    try:
        # a lost connection must leave no lights on
        with raised_as(Stopped):
            for part in parts:
                talk.say(f"-- {part}")
                for check in PARTS[part](talk, queue, settings, files):
                    talk.say(f"! {check}")
                    found.append(f"{part}: {check}")
    except Stopped:
        talk.say("ended")
    finally:
        queue.close()
    if found:
        talk.say("-- to check")
        for line in found:
            talk.say(f"! {line}")
    return len(found)
