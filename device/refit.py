"""Opens a device anew when a setting of its own has changed: nobody has to start the table again."""

from __future__ import annotations

from device.builder_files import BuilderFiles
from device.console import Console
from device.devices import GuardedDevices
from device.glow import Glow
from device.settings import SettingsFile
from device.wishes import buttons_wish, lamp_wish, printer_wish
from drivers.open import open_buttons, open_lamps, open_printer, open_speaker
from drivers.ports import Notice
from drivers.queue import InputQueue


class Refit:
    """Compares the settings with those that the devices were opened by. Call `tend` after each turn.

    The chain fades to dark before it is opened anew, and from dark when it is there, so that no setting makes it flash.
    """

    def __init__(
        self,
        settings: SettingsFile,
        files: BuilderFiles,
        devices: GuardedDevices,
        queue: InputQueue,
        console: Console,
        glow: Glow,
    ) -> None:
        self._file = settings
        self._files = files
        self._devices = devices
        self._queue = queue
        self._console = console
        self._glow = glow
        self._fitted = settings.settings
        self._corners = self._fitted.touch.corners
        self._lamps_change = False
        """The lamps are to be opened anew once they are dark."""
        self._covered = False

    def tend(self) -> None:
        """Open anew what a change is about; those on trial of the touch's corners are one, too."""
        if self._file.settings is not self._fitted:
            self._refit()
        if self._lamps_change and not any(self._glow.frame):
            self._change_lamps()
        covered = self._lamps_change or self._devices.lamps.opening
        if covered is not self._covered:
            self._covered = covered
            self._glow.cover(covered)
        if self._console.corners != self._corners:
            self._corners = self._console.corners
            self._devices.panel.correct(self._corners)

    def _refit(self) -> None:
        before, now = self._fitted, self._file.settings
        self._fitted = now
        files, queue, devices = self._files, self._queue, self._devices
        if not self._console.machine.simulated:
            if lamp_wish(now, files) != lamp_wish(before, files):
                self._lamps_change = True
            if buttons_wish(now, files) != buttons_wish(before, files):
                self._note("buttons", devices.buttons.replace(lambda: open_buttons(buttons_wish(now, files), queue)))
        if now.speaker != before.speaker:
            form, level = now.speaker.form, now.sound.volume
            self._note("speaker", devices.speaker.replace(lambda: open_speaker(form, queue, level)))
        if printer_wish(now) != printer_wish(before):
            self._note("printer", devices.printer.replace(lambda: open_printer(printer_wish(now), queue)))
            self._console.receipts.fit(devices.printer.there)
        if now.panel.backlight != before.panel.backlight:
            devices.backlight.set(now.panel.backlight)

    def _change_lamps(self) -> None:
        self._lamps_change = False
        wish = lamp_wish(self._fitted, self._files)
        self._devices.lamps.replace(lambda: open_lamps(wish, self._queue))

    def _note(self, device: str, notice: Notice | None) -> None:
        self._console.status[device] = notice.why if notice else "ok"
        self._console.changed()
