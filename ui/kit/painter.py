"""Draws scenes: only what changed since the last one, from kept pictures of its widgets."""

from __future__ import annotations

from collections import OrderedDict

import pygame

from ui.kit.panel import Panel, PixelBox
from ui.kit.pen import Brushes, Pen, Written
from ui.kit.theme import ACCENT, INK, RADIUS
from ui.kit.widget import Scene, Widget

KEPT_PIXELS = 12_000_000
"""Pictures of widgets kept, in pixels: some eleven screens of 1280 x 800, 48 MB at most."""

RING = 7
GAP = 4
"""Widths of the mark of the buttons' choice, and of the dark line inside it."""


class Painter:
    """Keeps one surface of the panel's size up to date."""

    def __init__(self, panel: Panel, brushes: Brushes | None = None) -> None:
        self.panel = panel
        self.surface = pygame.Surface((panel.width_px, panel.height_px))
        self._brushes = brushes if brushes is not None else Brushes()
        self._kept: OrderedDict[Widget, pygame.Surface] = OrderedDict()
        self._pixels = 0
        self._shown: Scene | None = None

    def paint(self, scene: Scene) -> list[PixelBox]:
        """Bring the surface up to `scene`; returns the rectangles that changed, none if nothing did."""
        shown = self._shown
        if shown == scene:
            return []
        self._shown = scene
        if shown is None:
            return [self._repaint(scene, None)]
        old, new = set(shown), set(scene)
        changed = [w for w in (*shown, *scene) if (w in old) != (w in new)]
        if not changed:
            return [self._repaint(scene, None)]
        boxes = _joined([self.panel.pixels(w.box) for w in changed])
        if sum(b.w * b.h for b in boxes) * 2 > self.panel.width_px * self.panel.height_px:
            return [self._repaint(scene, None)]
        return [self._repaint(scene, box) for box in boxes]

    def forget(self) -> None:
        """Draw everything anew next time (another language, another screen size)."""
        self._kept.clear()
        self._pixels = 0
        self._shown = None

    def _repaint(self, scene: Scene, part: PixelBox | None) -> PixelBox:
        surface = self.surface
        area = pygame.Rect(part if part is not None else surface.get_rect())
        surface.set_clip(area)
        surface.fill(INK)
        for widget in scene:
            left, top, width, height = self.panel.pixels(widget.box)
            if area.colliderect((left, top, width, height)):
                surface.blit(self.picture(widget), (left, top))
        surface.set_clip(None)
        return PixelBox(area.x, area.y, area.w, area.h)

    def picture(self, widget: Widget, written: list[Written] | None = None) -> pygame.Surface:
        """The widget's own picture; with `written`, drawn anew and its texts listed."""
        kept = self._kept.get(widget)
        if kept is not None and written is None:
            self._kept.move_to_end(widget)
            return kept
        _, _, width, height = self.panel.pixels(widget.box)
        picture = pygame.Surface((max(1, width), max(1, height)))
        picture.fill(widget.ground if widget.on is None else widget.on)
        pen = Pen(picture, self.panel.unit, self._brushes, written)
        widget.draw(pen)
        if widget.focus:
            # the dark line inside keeps the ring apart from paper, and from the accent itself
            pen.rect((0, 0, *pen.size), None, RADIUS, RING + GAP, INK)
            pen.rect((0, 0, *pen.size), None, RADIUS, RING, ACCENT)
        if widget.turned:
            picture = pygame.transform.rotate(picture, 180)
        if written is None:
            self._keep(widget, picture)
        return picture

    def _keep(self, widget: Widget, picture: pygame.Surface) -> None:
        self._kept[widget] = picture
        self._pixels += picture.get_width() * picture.get_height()
        while self._pixels > KEPT_PIXELS:
            _, dropped = self._kept.popitem(last=False)
            self._pixels -= dropped.get_width() * dropped.get_height()


def _joined(boxes: list[PixelBox]) -> list[PixelBox]:
    """The same area with overlapping rectangles made one."""
    result: list[pygame.Rect] = []
    for box in boxes:
        rect = pygame.Rect(box)
        while True:
            hit = rect.collidelist(result)
            if hit < 0:
                break
            rect.union_ip(result.pop(hit))
        result.append(rect)
    return [PixelBox(r.x, r.y, r.w, r.h) for r in result]
