"""A line that says what people should know: a refusal's rule, or something wrong with the table."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, PANEL, RADIUS_SMALL, TEXT
from ui.kit.widget import Widget


class NoticeBar(Widget, frozen=True, kw_only=True):
    """An icon and one or two lines."""

    text: str
    icon: str = "warning"

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS_SMALL)
        pen.rect((0, 0, 8, height), ACCENT, (RADIUS_SMALL, 0, RADIUS_SMALL, 0))
        pen.icon(self.icon, 44, height / 2, 36, ACCENT)
        pen.block(self.text, 78, height / 2, 26, TEXT, width=width - 96, lines=2, leading=1.1)
