"""Between screens and the panel: draws scenes, fades from one screen to the next, and turns touches into inputs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from drivers.ports import Panel as PanelPort
from drivers.ports import Touch
from drivers.ports import Touched as TouchKind
from ui.kit.painter import Painter
from ui.kit.panel import Panel, PixelBox
from ui.kit.pieces.peek import LookAway
from ui.kit.widget import Scene, Widget, senses_at, target_at
from ui.screen import Dragged, Pointed, Slid, Touched

FADE_SECONDS: Final = 0.2
SLIDE_MM: Final = 10.0
"""A finger that moved less has not left the pad that it holds, whatever has opened under it."""
DRAG_MM: Final = 3.0
"""A finger that moved less means to press, not to drag."""
SETTLE_SECONDS: Final = 0.2
"""A second tap meant for the screen of before must not act on the one that has just appeared."""


class Held(NamedTuple):
    """A finger that holds a target, and where it went down, in pixels."""

    key: str
    x: int
    y: int
    over: str = ""
    """What it would take if it were let go now."""


class Drag(NamedTuple):
    """A finger on a target that can be dragged: where it went down and where it was last, in pixels."""

    key: str
    down_y: int
    y: int
    moved: bool = False


class Stage:
    """Keeps the panel's picture up to date; on a flat panel the picture turns to the seat it speaks to."""

    def __init__(self, port: PanelPort, panel: Panel) -> None:
        self._port = port
        self._painter = Painter(panel)
        self._scene: Scene = ()
        self._screen: object = None
        self._turned = False
        self._fading_from: pygame.Surface | None = None
        self._fade_start = 0.0
        self._settled = 0.0
        self._held: dict[int, Held] = {}
        self._drags: dict[int, Drag] = {}
        self._pointing: set[int] = set()

    @property
    def panel(self) -> Panel:
        return self._painter.panel

    def fit(self, panel: Panel) -> None:
        """Draw for this panel from now on: its size in inches, or how it stands, is a setting."""
        if panel != self._painter.panel:
            self._painter = Painter(panel)

    def expose(self) -> None:
        """The window lost its picture: present it again."""
        self._port.present()

    def show(self, scene: Scene, screen: object, turned: bool, still: bool, now: float) -> bool:
        """Draw `scene` of `screen`, fading if the screen is another one; True if the panel's picture changed."""
        was_fading = self._fading_from is not None
        changed_screen = screen is not self._screen or turned != self._turned
        if changed_screen and self._screen is not None:
            self._settled = now + SETTLE_SECONDS
            self._fading_from = self._port.surface().copy()
            self._fade_start = now
        if still or (changed_screen and _shows_secrets(self._scene)):
            self._fading_from = None
        if turned != self._turned:
            self._turned = turned
            self._painter.forget()
        self._screen = screen
        self._scene = scene
        try:
            boxes = self._painter.paint(scene)
        except Exception:
            # Half a picture is on the surface: whatever comes next must be drawn from the ground up.
            self._painter.forget()
            raise
        if self._fading_from is not None:
            self._blend(self._fading_from, now)
            return True
        if was_fading:
            boxes = [self._whole()]
        if not boxes:
            return False
        self._port.present([self._put(box) for box in boxes])
        return True

    def fading(self) -> float | None:
        """Seconds until the next frame of a fade; None when none is running."""
        return None if self._fading_from is None else 1 / 60

    def _blend(self, old: pygame.Surface, now: float) -> None:
        part = (now - self._fade_start) / FADE_SECONDS
        self._put(self._whole())
        if part >= 1:
            self._fading_from = None
        else:
            old.set_alpha(round(255 * (1 - part)))
            self._port.surface().blit(old, (0, 0))
        self._port.present()

    def _whole(self) -> PixelBox:
        return PixelBox(0, 0, *self._painter.surface.get_size())

    def _put(self, box: PixelBox) -> pygame.Rect:
        """Copy a part of the painter's picture to the panel; returns where it went."""
        target = self._port.surface()
        part = pygame.Rect(box).clip(self._painter.surface.get_rect())
        if not self._turned:
            target.blit(self._painter.surface, part, part)
            return part
        width, height = self._painter.surface.get_size()
        place = pygame.Rect(width - part.right, height - part.bottom, part.w, part.h)
        target.blit(pygame.transform.rotate(self._painter.surface.subsurface(part), 180), place)
        return place

    def touch(self, touch: Touch, now: float) -> Sequence[Touched | Dragged | Slid | Pointed]:
        """The inputs that a touch means: a target acts when it is touched, one that holds also when it is let go."""
        if touch.id in self._drags:
            return self._drag(touch)
        if touch.id in self._pointing:
            return (self._point(touch),)
        if touch.kind is TouchKind.MOVE:
            return self._slide(touch)
        if touch.kind is TouchKind.UP:
            held = self._held.pop(touch.id, None)
            if held is None:
                return ()
            released = Touched(held.key, down=False)
            over = self._over(touch, held)
            return (Touched(over), released) if over else (released,)
        if now < self._settled:
            return ()
        target = self._target(touch)
        if target is None:
            return (self._point(touch),) if senses_at(self._scene, *self._at(touch)) else ()
        if target.drags:
            self._drags[touch.id] = Drag(target.key, touch.y, touch.y)
            return ()
        if target.holds:
            self._held[touch.id] = Held(target.key, touch.x, touch.y)
        return (Touched(target.key),)

    def holds(self, key: str) -> bool:
        """A finger that went down on the target `key`, which holds, has not been let go."""
        return any(held.key == key for held in self._held.values())

    def _slide(self, touch: Touch) -> Sequence[Slid]:
        """A finger that holds a sheet open moves over it: told only when it comes over something else."""
        held = self._held.get(touch.id)
        if held is None or (over := self._over(touch, held)) == held.over:
            return ()
        self._held[touch.id] = held._replace(over=over)
        return (Slid(over),)

    def _over(self, touch: Touch, held: Held) -> str:
        """What a finger takes by letting go here: it holds a sheet open, and has slid onto something there."""
        slid = max(abs(touch.x - held.x), abs(touch.y - held.y)) >= SLIDE_MM * self.panel.px_per_mm
        if not slid or not _shows_secrets(self._scene):
            return ""
        target = self._target(touch)
        return "" if target is None or target.holds else target.key

    def _drag(self, touch: Touch) -> Sequence[Touched | Dragged]:
        """A finger on a list: it drags, or has pressed where it was let go."""
        drag = self._drags[touch.id]
        if touch.kind is TouchKind.UP:
            del self._drags[touch.id]
            return () if drag.moved else (Touched(drag.key),)
        if not drag.moved and abs(touch.y - drag.down_y) < DRAG_MM * self.panel.px_per_mm:
            return ()
        self._drags[touch.id] = drag._replace(y=touch.y, moved=True)
        by = (touch.y - drag.y) / self.panel.unit
        return (Dragged(drag.key, -by if self._turned else by),)

    def _point(self, touch: Touch) -> Pointed:
        """A finger on ground that senses: followed until it is lifted, wherever it goes."""
        down, up = touch.kind is TouchKind.DOWN, touch.kind is TouchKind.UP
        (self._pointing.discard if up else self._pointing.add)(touch.id)
        return Pointed(touch.id, *self._at(touch), touch.t, touch.reported, down, up)

    def _target(self, touch: Touch) -> Widget | None:
        return target_at(self._scene, *self._at(touch))

    def _at(self, touch: Touch) -> tuple[float, float]:
        """Where a touch is on the screen, in design units."""
        x, y = float(touch.x), float(touch.y)
        if self._turned:
            x, y = self.panel.width_px - 1 - x, self.panel.height_px - 1 - y
        return x / self.panel.unit, y / self.panel.unit


def _shows_secrets(scene: Scene) -> bool:
    """A peek is open: it goes at once, not in a fade."""
    return any(isinstance(widget, LookAway) for widget in scene)
