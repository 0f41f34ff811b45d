"""A stock of pawns: how many are left, and, where there are several stocks, which one is placed from."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import DIM, HAIRLINE, INK, MUTED, NEUTRAL, PANEL, RADIUS, RAISED, TEXT, WHITE
from ui.kit.widget import Widget


class PawnPad(Widget, frozen=True, kw_only=True):
    """An icon beside a number, a caption below or beside it."""

    icon: str
    count: int
    caption: str
    caption_icon: str = ""
    """Stands above the caption of a wide pad, before that of a narrow one, or alone where there is no room."""
    chosen: bool = False
    """The next pawn is taken from here: a white outline."""
    neutral: bool = False
    state: bool = False
    """Only to be read: no outline at all."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.chosen:
            pen.rect((0, 0, width, height), RAISED, RADIUS, 4, WHITE)
        elif self.state:
            pen.rect((0, 0, width, height), PANEL, RADIUS)
        else:
            pen.rect((0, 0, width, height), PANEL if self.count else INK, RADIUS, 2, HAIRLINE)
        colour = (NEUTRAL if self.neutral else TEXT) if self.count else DIM
        if width >= 180:
            self._wide(pen, width, height)
            return
        tall = height >= 78
        middle = height * 0.4 if tall else height / 2
        mark, size = (46.0, 44) if width >= 120 else (38.0, 38)
        number = pen.text_width(str(self.count), size, True)
        x = (width - mark - 8 - number) / 2
        pen.icon(self.icon, x + mark / 2, middle, mark, colour)
        pen.text(str(self.count), x + mark + 8, middle, size, TEXT if self.count else DIM, bold=True)
        if not tall:
            return
        icon = 28.0 if self.caption_icon else 0.0
        room = width - 12 - icon
        words = pen.text_width(self.caption, 22)
        fits = words <= room
        if self.caption_icon:
            pen.icon(self.caption_icon, width / 2 - (words / 2 + 4 if fits else 0), height - 20, 24, MUTED)
        if fits:
            pen.text(self.caption, width / 2 + icon / 2, height - 20, 22, TEXT, align="centre")

    def _wide(self, pen: Pen, width: float, height: float) -> None:
        """The caption is left out where it does not fit: icon and number say it too."""
        middle, mark = height / 2, min(50.0, height * 0.58)
        pen.icon(self.icon, 16 + mark / 2, middle, mark, NEUTRAL if self.neutral else TEXT)
        x = 16 + mark + 8
        pen.text(str(self.count), x, middle, 46, TEXT if self.count else DIM, bold=True)
        left = x + max(28.0, pen.text_width(str(self.count), 46, True)) + 16
        fits = pen.text_width(self.caption, 22) <= width - left - 12
        if self.caption_icon:
            pen.icon(self.caption_icon, left + 15, middle - (18 if fits else 0), 30, TEXT)
            middle += 18
        if fits:
            pen.text(self.caption, left, middle, 26, MUTED, width=width - left - 12)
