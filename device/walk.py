"""The walk through the devices on a terminal (`firelight doctor PART ...`): one after the other, by hand and eye."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Final

import drivers.open as doors
from device.builder_files import BuilderFiles
from device.devices import buttons_wish, printer_wish
from device.settings import Settings
from device.walk_buttons import walk_buttons
from device.walk_printer import walk_printer
from device.walk_sound import walk_sound
from device.walk_talk import Stopped, Talk
from drivers.queue import InputQueue

Walk = Callable[[Talk, InputQueue, Settings, BuilderFiles], Iterator[str]]


def _buttons(talk: Talk, queue: InputQueue, settings: Settings, files: BuilderFiles) -> Iterator[str]:
    buttons, absent = doors.open_buttons(buttons_wish(settings, files), queue)
    with closing(buttons):
        if absent or settings.buttons.form == doors.ABSENT:
            yield absent.why if absent else "absent by the settings (buttons.form)"
            return
        yield from walk_buttons(talk, buttons, files.pins.buttons)


def _sound(talk: Talk, queue: InputQueue, settings: Settings, _: BuilderFiles) -> Iterator[str]:
    speaker, absent = doors.open_speaker(settings.speaker.form, queue, 3)
    with closing(speaker):
        if absent or settings.speaker.form == doors.ABSENT:
            yield absent.why if absent else "absent by the settings (speaker.form)"
            return
        yield from walk_sound(talk, speaker)


def _printer(talk: Talk, queue: InputQueue, settings: Settings, _: BuilderFiles) -> Iterator[str]:
    printer, absent = doors.open_printer(printer_wish(settings), queue)
    with closing(printer):
        if absent or settings.printer.form == doors.ABSENT:
            yield absent.why if absent else "absent by the settings (printer.form)"
            return
        yield from walk_printer(talk, printer)


PARTS: Final[dict[str, Walk]] = {"buttons": _buttons, "sound": _sound, "printer": _printer}


def walk(parts: list[str], settings: Settings, files: BuilderFiles, keyboard: int) -> int:
    """Go through `parts` and end with what to check; gives how many things that is."""
    queue = InputQueue()
    talk = Talk(queue, keyboard)
    found: list[str] = []
    try:
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
