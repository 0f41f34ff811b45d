"""The whole table in one window: panel, light bed, buttons. For a PC, and for trying what can go wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from drivers.panel import TouchFilter
from drivers.ports import (
    Button,
    ButtonEdge,
    DeviceBack,
    DeviceLost,
    Exposed,
    PickedGame,
    PowerCut,
    Touched,
)
from drivers.queue import InputQueue
from drivers.sdl import Pointer, Window
from drivers.simulator_data import BedShape, PenMaker, Print, Report, Words
from drivers.simulator_face import Face
from drivers.touches import Source

LARGEST: Final = (1920, 1200)
"""The window at first, where the desktop has room: the panel of a table then stands in it pixel for pixel."""


class SimulatedTable:
    """Opens the window and gives the ports `panel`, `lamps` and `buttons`, all for the thread that made it.

    `panel_size` in pixels. `pump` of the panel serves all of them. Raises what `Window` raises.
    """

    def __init__(
        self,
        panel_size: tuple[int, int],
        queue: InputQueue,
        shape: BedShape,
        maker: PenMaker,
        words: Words,
        *,
        driver: str | None = None,
        size: tuple[int, int] | None = None,
    ) -> None:
        self._queue = queue
        self._shape = shape
        self._maker = maker
        self._words = words
        self._window = Window(
            size or LARGEST, driver=driver, title=words.title, resizable=True, within_desktop=size is None
        )
        self._surface = pygame.Surface(panel_size).convert(self._window.screen)
        self._frame = bytes(3 * (len(shape.seats) + shape.columns * shape.rows))
        self._print = Print()
        self._report = Report((), "", "", 0.0, 255)
        self._plugged = True
        self._down: frozenset[Button] = frozenset()
        self._enabled: frozenset[Button] = frozenset()
        self._touches = TouchFilter(queue)
        self._grasped: dict[tuple[Source, int], Button | None] = {}
        """What each finger went down on: a button, or None for the panel."""
        self._face = self._new_face()
        self.panel = SimulatedPanel(self, self._surface)
        self.lamps = SimulatedLamps(self)
        self.buttons = SimulatedButtons(self)

    def report(self, report: Report) -> None:
        """What the legend says; drawn only when it differs."""
        if report != self._report:
            self._report = report
            pygame.display.update(self._face.report(report))

    def enable(self, buttons: frozenset[Button]) -> None:
        """Light OK and UNDO only while they do something; HELP is always lit."""
        if buttons != self._enabled:
            self._enabled = buttons
            pygame.display.update(self._face.enable(buttons))

    def lay(self, overlay: Print) -> None:
        """Another overlay on the bed."""
        if overlay != self._print:
            self._print = overlay
            self._face.bed.lay(overlay)
            pygame.display.update(self._face.draw_bed([self._face.bed.surface.get_rect()]))

    def show(self, frame: bytes) -> None:
        """A frame of the chain; dark while the bed is unplugged."""
        self._frame = frame
        if self._plugged:
            pygame.display.update(self._face.draw_bed(self._face.bed.show(frame)))

    def present(self, rects: Sequence[pygame.Rect] | None) -> None:
        """Parts of the panel, or all of it."""
        pygame.display.update(self._face.draw_panel(rects))

    def pump(self, now: float) -> None:
        """Post what happened in the window."""
        for event in self._window.events(now):
            match event:
                case Pointer():
                    self._point(event, now)
                case ButtonEdge(button=button, down=down):
                    self._set_down(button, down, now)
                case Exposed():
                    self._face = self._new_face()
                case _:
                    self._queue.post(event)

    def wake_files(self) -> Sequence[int]:
        return self._window.wake_files()

    def sleep(self) -> None:
        self._touches.sleep()

    def window_point(self, x: int, y: int) -> tuple[int, int]:
        """The pixel of the window that shows a pixel of the panel."""
        return self._face.in_window(x, y)

    @property
    def down(self) -> frozenset[Button]:
        """The buttons that are held down now."""
        return self._down

    def close(self) -> None:
        self._window.close()

    def _new_face(self) -> Face:
        """Lay the window out for its present size."""
        face = Face(self._window.screen, self._surface, self._shape, self._maker, self._words)
        face.bed.lay(self._print)
        face.report(self._report)
        face.plug(self._plugged)
        face.bed.show(self._frame if self._plugged else bytes(len(self._frame)))
        face.press(self._down)
        face.enable(self._enabled)
        face.draw()
        pygame.display.flip()
        return face

    def _point(self, pointer: Pointer, now: float) -> None:
        key = pointer.source, pointer.key
        if pointer.kind is Touched.DOWN and key not in self._grasped:
            self._grasp(pointer, now)
        elif key in self._grasped:
            button = self._grasped[key]
            if button is None:
                self._touches.feed(pointer, *self._face.clamped(pointer.x, pointer.y), now)
            elif pointer.kind is Touched.UP:
                self._set_down(button, False, now)
            if pointer.kind is Touched.UP:
                del self._grasped[key]

    def _grasp(self, pointer: Pointer, now: float) -> None:
        """A finger went down: on the panel, on a button, or on a pad of the title line."""
        key = pointer.source, pointer.key
        at = self._face.on_panel(pointer.x, pointer.y)
        if at is not None:
            self._grasped[key] = None
            self._touches.feed(pointer, *at, now)
        elif (button := self._face.button_at(pointer.x, pointer.y)) is not None:
            self._grasped[key] = button
            self._set_down(button, True, now)
        elif (name := self._face.pad_at(pointer.x, pointer.y)) is not None:
            self._act(name)

    def _act(self, pad: str) -> None:
        match pad:
            case "cut":
                self._queue.post(PowerCut())
            case "plug":
                self._plug(not self._plugged)
            case _:
                self._queue.post(PickedGame(pad))

    def _plug(self, plugged: bool) -> None:
        self._plugged = plugged
        dark = bytes(len(self._frame))
        changed = self._face.plug(plugged) + self._face.draw_bed(self._face.bed.show(self._frame if plugged else dark))
        pygame.display.update(changed)
        self._queue.post(DeviceBack("lamps") if plugged else DeviceLost("lamps", self._words.unplugged))

    def _set_down(self, button: Button, down: bool, now: float) -> None:
        self._touches.people()
        self._down = self._down | {button} if down else self._down - {button}
        pygame.display.update(self._face.press(self._down))
        self._queue.post(ButtonEdge(button, down, now))


class SimulatedPanel:
    """The panel's place in the window."""

    def __init__(self, table: SimulatedTable, surface: pygame.Surface) -> None:
        self._table = table
        self._surface = surface

    def surface(self) -> pygame.Surface:
        return self._surface

    def present(self, rects: Sequence[pygame.Rect] | None = None) -> None:
        self._table.present(rects)

    def pump(self, now: float) -> None:
        self._table.pump(now)

    def wake_files(self) -> Sequence[int]:
        return self._table.wake_files()

    def sleep(self) -> None:
        self._table.sleep()

    def correct(self, corners: Sequence[float]) -> None:
        """The pointer of a desktop is where it is shown."""

    def close(self) -> None:
        self._table.close()


class SimulatedLamps:
    """The bed's picture in the window."""

    def __init__(self, table: SimulatedTable) -> None:
        self._table = table

    def show(self, frame: bytes) -> None:
        self._table.show(frame)

    def close(self) -> None:
        """The window goes with the panel."""


class SimulatedButtons:
    """The buttons in the window, and their keys."""

    def __init__(self, table: SimulatedTable) -> None:
        self._table = table

    def down(self) -> frozenset[Button]:
        return self._table.down

    def look(self) -> None:
        """The window tells every edge."""

    def close(self) -> None:
        """The window goes with the panel."""
