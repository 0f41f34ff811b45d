"""The starting cards: all four are kept, or all four exchanged; the choice itself is for all to see (S:117)."""

from __future__ import annotations

from games.game import Action
from games.sitting_bull.actions import ExchangeHand, KeepHand
from ui.kit.panel import Box, Panel
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import GAP
from ui.screens.frame import APART, grid
from ui.sitting_bull import geometry

KEEP = "keep"
EXCHANGE = "exchange"


def exchange_boxes(panel: Panel) -> tuple[Box, Box, Box]:
    """Where the pad that looks (or the wisdom card), Keep and Exchange stand: the last two 8 mm apart.

    They end with the rows of the board beside them. On a small panel Keep and Exchange take the place of the seats,
    who have nothing yet. Keep lies where Start was: a second tap there exchanges nothing.
    """
    at = geometry.areas(panel)
    column = at.column
    if panel.compact:
        wide = (at.strip.w - APART) / 2
        exchange = Box(at.strip.x, at.strip.y, wide, at.strip.h)
        return Box(column.x, column.y, column.w, column.h - GAP), exchange.moved(wide + APART, 0), exchange
    look, low = grid(column, 1, 2)
    exchange = low._replace(h=(low.h - APART) / 2)
    return look, exchange.moved(0, exchange.h + APART), exchange


def exchange_pads(model: Model, keep: Box, exchange: Box) -> Scene:
    """The two pads."""
    words = model.words
    return (
        Pad(box=keep, key=KEEP, label=words("Keep"), note=words("all 4 cards"), look=Look.CHOICE, size=34),
        Pad(box=exchange, key=EXCHANGE, label=words("Exchange"), note=words("all 4 cards"), look=Look.CHOICE, size=34),
    )


def exchange_note(model: Model, box: Box) -> Label:
    """How real cards are exchanged (SB-R35)."""
    text = model.words("To exchange, draw 4 new cards first, then shuffle the old ones in.")
    return Label(box=box, text=text, size=24, muted=True)


def exchanged(key: str, player: int) -> Action | None:
    """The choice behind a pad; None for another one."""
    return {KEEP: KeepHand(player), EXCHANGE: ExchangeHand(player)}.get(key)
