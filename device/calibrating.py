"""The calibration alone on a panel: for a touch so wrong that nobody gets to the staff page by it."""

from __future__ import annotations

import select
import time
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from device.corner_trial import CornerTrial
from device.plain_settings import as_plain
from device.settings import SettingsFile
from device.stage import Stage
from drivers.ports import Button, ButtonEdge, CloseAsked, Exposed, Touch
from drivers.ports import Panel as PanelPort
from drivers.queue import InputQueue
from ui.commands import Back, Command, DropCorners, KeepCorners, TryCorners
from ui.kit.panel import Panel
from ui.model import Model
from ui.screen import Control, ControlPressed, Input
from ui.screens.calibrate import CalibrateScreen
from ui.text.words import Words

PUMP_SECONDS: Final = 0.1
"""The panel is asked at least this often, for what its files do not tell."""
CONTROLS: Final = {Button.OK: Control.OK, Button.UNDO: Control.UNDO}


def calibrate(panel: PanelPort, queue: InputQueue, settings: SettingsFile) -> str:
    """Show the calibration on an open `panel` until it is over, and save what is kept; gives one line on how it ended.

    The buttons' OK and UNDO work if they, too, were opened with `queue`.
    """
    alone = CalibrationAlone(panel, queue, settings)
    while alone.running:
        select.select([queue.fileno(), *panel.wake_files()], [], [], PUMP_SECONDS)
        alone.turn()
    return alone.ended


class CalibrationAlone:
    """What the table's own loop does, for this one screen."""

    def __init__(
        self,
        panel: PanelPort,
        queue: InputQueue,
        settings: SettingsFile,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        now = settings.settings
        self.running = True
        self.ended = "nothing was changed"
        self._panel = panel
        self._queue = queue
        self._clock = clock
        self._screen = CalibrateScreen()
        self._trial = CornerTrial(settings, clock)
        self._corners = self._trial.corners
        shape = Panel(*panel.surface().get_size(), now.panel.diagonal_in)
        self._stage = Stage(panel, shape)
        self._model = Model(panel=shape, words=Words(now.screen.language), games={}, settings=as_plain(now), staff=True)
        self.turn()

    def turn(self) -> None:
        """Take what came, act, and draw what changed."""
        now = self._clock()
        self._panel.pump(now)
        for message in self._queue.take():
            for given in self._meant(message, now):
                for command in self._screen.handle(given, self.model()):
                    self._do(command)
        self._trial.run_out()
        if self._screen.over(self.model()):
            # there is no screen to go back to
            self.running = False
        if self._trial.corners != self._corners:
            self._corners = self._trial.corners
            self._panel.correct(self._corners)
        self._stage.show(self._screen.scene(self.model()), self._screen, turned=False, still=True, now=now)

    def model(self) -> Model:
        """What the screen reads now."""
        return replace(self._model, now=self._clock(), calibration=self._trial.seen())

    def _meant(self, message: object, now: float) -> tuple[Input, ...]:
        match message:
            case Touch():
                return tuple(self._stage.touch(message, now))
            case ButtonEdge(button=button, down=True) if button in CONTROLS:
                return (ControlPressed(CONTROLS[button]),)
            case Exposed():
                self._stage.expose()
            case CloseAsked():
                self._do(DropCorners())
                self.running = False
        return ()

    def _do(self, command: Command) -> None:
        match command:
            case TryCorners(corners=corners):
                self._trial.attempt(corners)
            case KeepCorners() if self._trial.running:
                unsaved = self._trial.keep()
                self.ended = "the new calibration is kept" if unsaved is None else str(unsaved)
            case DropCorners():
                self._trial.drop()
            case Back():
                self.running = False
