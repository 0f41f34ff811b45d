"""What the self-tests on screen ask of a device: a sound at a given level, a printed line."""

from __future__ import annotations

from device.console import Console
from device.guard import GuardedPrinter, GuardedSpeaker
from drivers.ports import Receipt, Sound
from ui.commands import Command, PlaySound, PrintTest
from ui.text.device_words import self_test_receipt


class DeviceTests:
    """Does these commands for the screens of `console`."""

    def __init__(self, console: Console, speaker: GuardedSpeaker, printer: GuardedPrinter) -> None:
        self._console = console
        self._speaker = speaker
        self._printer = printer

    def __call__(self, command: Command) -> bool:
        """False for what is no test of a device."""
        match command:
            case PlaySound(sound=sound, level=level):
                self._speaker.set_level(level)
                self._speaker.play(Sound(sound))
            case PrintTest():
                title, lines = self_test_receipt(self._console.model().words, self._printer.columns)
                self._printer.print(Receipt(title, lines))
            case _:
                return False
        return True
