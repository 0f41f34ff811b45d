"""The rows of acts of a game that one plays alone: roll or leave, and the bet that is put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.dakara.actions import RollDie
from games.dakara.odds.facts import Outlook
from games.game import Range
from ui.dakara.betting import Stake
from ui.dakara.frame import FACES, GAP, Act, Face, roll_row
from ui.dakara.reading import view_of
from ui.kit.panel import Box
from ui.kit.pieces.die import DicePad
from ui.kit.pieces.face_pad import FacePad
from ui.kit.pieces.figure import Figure
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.frame import APART, PRIMARY, grid
from ui.text.money import amount, percent

LEAVE: Final = 148.0
LOW_LEAVE: Final = 108.0
ROLL: Final = 180.0
BET: Final = 240.0
LOW_BET: Final = 150.0
OFF: Final = 100.0
LOW_OFF: Final = 76.0


def play_row(model: Model, box: Box, faces: Sequence[Face], leave: Act | None = None) -> Scene:
    """Six faces and the pad that rolls; where one may leave, that pad far from it at the left."""
    table, compact = table_of(model), model.panel.compact
    if leave is None and not compact:
        return roll_row(model, box, faces)
    rolls = table.hand is not None or (leave is not None and table.modes.get("dice") != "table")
    enters = leave is not None or any(isinstance(choice, RollDie) for choice in table.chance)
    wide = PRIMARY if compact else ROLL
    right = Box(box.right - wide, box.y, wide, box.h)
    start = box.x
    pads: list[Pad | FacePad | DicePad] = []
    if leave is not None:
        at = Box(box.x, box.y, LOW_LEAVE if compact else LEAVE, box.h)
        pads.append(Pad(box=at, key=leave.key, label=leave.label, note=leave.note, look=Look.CHOICE, size=32))
        start = at.right + APART
    end = right.x - GAP if rolls else box.right
    told = faces or [Face()] * len(FACES)
    for face, to, cell in zip(FACES, told, grid(Box(start, box.y, end - start, box.h), len(FACES), 1), strict=True):
        pads.append(
            FacePad(
                box=cell, key=f"face:{face}" if enters else "", face=face, number=to.number, caption=to.caption,
                marked=to.wanted,
            )
        )  # fmt: skip
    if rolls:
        pads.append(DicePad(box=right, key="roll", label=model.words("ROLL")))
    return tuple(pads)


def bet_row(model: Model, box: Box, stake: Stake, bets: Range, leave: Act, outlook: Outlook) -> Scene:
    """Leave, far from the rest; the amount, the cash after it and the odds; the last chip back; bet."""
    words, compact = model.words, model.panel.compact
    wide, off, left = (LOW_BET, LOW_OFF, LOW_LEAVE) if compact else (BET, OFF, LEAVE)
    right = Box(box.right - wide, box.y, wide, box.h)
    back = Box(right.x - GAP - off, box.y, off, box.h)
    away = Box(box.x, box.y, left, box.h)
    start = away.right + (GAP if compact else APART)
    money = Box(start, box.y, back.x - GAP - start, box.h)
    ready = bets.low <= stake.amount <= bets.high
    return (
        Pad(box=away, key=leave.key, label=leave.label, look=Look.CHOICE, size=32),
        *_amounts(model, money, stake, bets, outlook),
        Pad(
            box=back, key="undo" if stake.amount else "", icon="undo",
            look=Look.PLAIN if stake.amount else Look.OFF,
        ),
        Pad(
            box=right, key="bet" if ready else "", label=words("BET"),
            note=amount(stake.amount) if ready else words("Tap chips"),
            look=Look.ACCENT if ready else Look.OFF, primary=True, size=44 if ready else 28,
        ),
    )  # fmt: skip


def _amounts(model: Model, box: Box, stake: Stake, bets: Range, outlook: Outlook) -> Scene:
    words, odds = model.words, outlook.places[0]
    cash = view_of(model).seats[bets.player].money - stake.amount
    chance = words("{n} in 100").format(n=round(100 * odds.win))
    gain = words("Chance, {gain} on average").format(gain=percent(odds.mean))
    numbers = (
        (words("Bet"), amount(stake.amount), ""),
        (words("Cash after"), amount(cash), words("Cash")),
        (gain, chance, words("Chance")),
    )
    compact = model.panel.compact
    cells = grid(box, 1, 3, 4.0) if compact else grid(Box(box.x, box.y + 20, box.w, 84), 3, 1)
    return tuple(
        Figure(box=cell, title=title, number=number, short=short)
        for cell, (title, number, short) in zip(cells, numbers, strict=True)
    )
