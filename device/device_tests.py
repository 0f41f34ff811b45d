"""What the self-tests on screen ask of a device: a sound at a given level, a printed line."""

from __future__ import annotations

from device.console import Console
from device.guard import GuardedSpeaker
from drivers.ports import Sound
from ui.commands import Command, PlaySound, PrintTest


class DeviceTests:
    """Does these commands for the screens of `console`."""

    def __init__(self, console: Console, speaker: GuardedSpeaker) -> None:
        self._console = console
        self._speaker = speaker

    def __call__(self, command: Command) -> bool:
        """False for what is no test of a device."""
        match command:
            case PlaySound(sound=sound, level=level):
                self._speaker.set_level(level)
                self._speaker.play(Sound(sound))
            case PrintTest():
                self._console.receipts.print_test(self._console.model().words)
            case _:
                return False
        return True
