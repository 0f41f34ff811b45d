"""The touchscreen on a window or screen of SDL's: surface, presenting, and one stream of touches."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from msgspec.structs import replace

from drivers.calibration import correction
from drivers.ports import ButtonEdge, DeviceBack, DeviceLost, Touch, Touched
from drivers.queue import InputQueue
from drivers.rotation import QUARTERS, to_display, to_panel, turn, turned_size
from drivers.sdl import Pointer, Window, pixel_at
from drivers.touches import PhantomWatch, Source, TouchStream, WakeGate


class TouchFilter:
    """From pointers in panel pixels to messages in the queue: joined, awake, and no phantoms."""

    def __init__(self, queue: InputQueue) -> None:
        self._queue = queue
        self._stream = TouchStream()
        self._gate = WakeGate()
        self._phantoms = PhantomWatch()
        self._phantom_ids: set[int] = set()

    def sleep(self) -> None:
        self._gate.sleep()

    def feed(self, pointer: Pointer, x: int, y: int, now: float, mended: tuple[int, int] | None = None) -> None:
        """Post what `pointer`, reported at (x, y) of the panel and in truth at `mended`, means."""
        touch = self._stream.feed(pointer.source, pointer.key, pointer.kind, x, y, now)
        if touch is None:
            return
        if mended is not None:
            touch = replace(touch, x=mended[0], y=mended[1], reported=pointer.reported)
        if self._is_phantom(touch, pointer.source):
            return
        message = self._gate.admit(touch)
        if message is not None:
            self._queue.post(message)

    def people(self) -> None:
        """Somebody pressed something else: a panel's fault shows while nobody does."""
        self._phantoms.people()

    def _is_phantom(self, touch: Touch, source: Source) -> bool:
        if source is Source.MOUSE:
            self.people()
            return False
        if touch.kind is Touched.DOWN:
            fault = self._phantoms.seen(touch)
            if fault is None:
                return False
            self._phantom_ids.add(touch.id)
            self._queue.post(fault)
            return True
        known = touch.id in self._phantom_ids
        if touch.kind is Touched.UP:
            self._phantom_ids.discard(touch.id)
        return known


class WindowPanel:
    """A `Panel` that fills its window; `rotation` turns picture and touches, degrees clockwise. For `corners` see
    `Panel.correct`. `untouched` says why no touch comes, until one does. Raises ValueError for what makes no sense.
    """

    def __init__(
        self,
        window: Window,
        queue: InputQueue,
        rotation: int = 0,
        corners: Sequence[float] = (),
        untouched: str | None = None,
    ) -> None:
        if rotation not in QUARTERS:
            raise ValueError(f"panel: rotation: {rotation} (allowed: 0, 90, 180, 270)")
        self._window = window
        self._queue = queue
        self._rotation = rotation
        self._correction = correction(corners)
        self._display = window.size
        self._touches = TouchFilter(queue)
        self._untouched = untouched is not None
        if untouched is not None:
            queue.post(DeviceLost("touch", untouched, absent=True))
        size = turned_size(window.size, rotation)
        self._surface = window.screen if rotation == 0 else pygame.Surface(size).convert(window.screen)

    def surface(self) -> pygame.Surface:
        return self._surface

    def present(self, rects: Sequence[pygame.Rect] | None = None) -> None:
        whole = self._surface.get_rect()
        parts = [whole] if rects is None else [r for r in (whole.clip(rect) for rect in rects) if r.width and r.height]
        if not parts:
            return
        if self._rotation:
            places = [to_display(part, self._display, self._rotation) for part in parts]
            for part, place in zip(parts, places, strict=True):
                self._window.screen.blit(turn(self._surface.subsurface(part), self._rotation), place)
            parts = places
        pygame.display.update(parts)

    def pump(self, now: float) -> None:
        for event in self._window.events(now):
            if isinstance(event, Pointer):
                self._note_touch()
                x, y = to_panel(event.x, event.y, self._display, self._rotation)
                self._touches.feed(event, x, y, now, self._mended(event))
            else:
                if isinstance(event, ButtonEdge):
                    self._touches.people()
                self._queue.post(event)

    def wake_files(self) -> Sequence[int]:
        return self._window.wake_files()

    def sleep(self) -> None:
        self._touches.sleep()

    def correct(self, corners: Sequence[float]) -> None:
        self._correction = correction(corners)

    def close(self) -> None:
        self._window.close()

    def _note_touch(self) -> None:
        """A touchscreen or a mouse was plugged in after all."""
        if self._untouched:
            self._untouched = False
            self._queue.post(DeviceBack("touch"))

    def _mended(self, pointer: Pointer) -> tuple[int, int] | None:
        """The pixel of the surface under a finger; None for a mouse, which is where it is shown."""
        if pointer.reported is None:
            return None
        parts = pointer.reported if self._correction is None else self._correction.mend(*pointer.reported)
        return to_panel(*pixel_at(parts, self._display), self._display, self._rotation)
