"""An amount put together from chips, not confirmed yet, and the pads for it.

For every bet of Dakara: at a table where all bet at once, and in the games that one plays alone.
"""

from __future__ import annotations

from typing import Final

from games.dakara.actions import Bet
from games.game import Range
from ui.dakara.frame import GAP
from ui.kit.panel import Box
from ui.kit.pieces.chip_pad import TICKS, ChipPad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.frame import grid
from ui.text.money import amount

CHIPS: Final = (1_000, 5_000, 10_000, 50_000, 100_000)
"""Each press adds one."""
WIDTHS: Final = (72, 72, 87, 87, 102, 72)
"""Of the chips beside each other, and of the pad that puts in everything."""
HOLD_SECONDS: Final = 1.0
"""So long the pad that puts in everything is held."""
FRAME: Final = HOLD_SECONDS / TICKS
"""Seconds between two pictures of the ring that fills."""
ALL: Final = "all"


class Stake:
    """What one seat has put together: chips, and the place they are for where there are several."""

    def __init__(self) -> None:
        self.place: int | None = None
        self._chips: list[int] = []
        self._held_since: float | None = None

    @property
    def amount(self) -> int:
        """Dollars so far."""
        return sum(self._chips)

    def put(self, chip: int, high: int) -> None:
        """One chip more, where the bet stays within `high`."""
        if self.amount + chip <= high:
            self._chips.append(chip)

    def put_all(self, high: int) -> None:
        """All that may be bet."""
        if self.amount < high:
            self._chips.append(high - self.amount)

    def draft(self, place: int, amount: int, high: int) -> None:
        """A bet that was taken back, as few chips, to be changed."""
        self.clear()
        self.place = place
        for chip in reversed(CHIPS):
            while self.amount + chip <= min(amount, high):
                self._chips.append(chip)

    def take_off(self) -> bool:
        """The last chip back; False if there was none."""
        if not self._chips:
            return False
        self._chips.pop()
        return True

    def clear(self) -> None:
        """Nothing is put together any more."""
        self.place = None
        self._chips.clear()
        self._held_since = None

    def hold(self, now: float) -> None:
        """The pad for everything is held from now on."""
        self._held_since = now

    def let_go(self, now: float, high: int) -> None:
        """It is let go: too early, and nothing has happened."""
        self.settle(now, high)
        self._held_since = None

    def settle(self, now: float, high: int) -> None:
        """It was held long enough: everything is put in, once."""
        if self._held_since is not None and now - self._held_since >= HOLD_SECONDS:
            self.put_all(high)
            self._held_since = None

    def charge(self, now: float) -> int:
        """How far the ring has filled, 0 to TICKS."""
        if self._held_since is None:
            return 0
        return max(0, min(TICKS, int((now - self._held_since) / HOLD_SECONDS * TICKS)))

    def moving(self) -> float | None:
        """Seconds until the ring looks different; None while nothing is held."""
        return None if self._held_since is None else FRAME


def bets_of(model: Model, player: int) -> tuple[Range, ...]:
    """What `player` may bet now, a range for each place; nothing where no bet is asked for."""
    choices = table_of(model).legal.get(player, ())
    return tuple(choice for choice in choices if isinstance(choice, Range) and choice.kind == Bet.__name__)


def highest(model: Model, player: int) -> int:
    """The most that `player` may bet now, 0 where no bet is asked for."""
    return max((choice.high for choice in bets_of(model, player)), default=0)


def chip_pads(
    model: Model, stake: Stake, high: int, box: Box, columns: int = 6, gap: float = GAP, to: str = ""
) -> Scene:
    """A pad for each chip, "chip:AMOUNT", and "all", to be held; `to` stands before the keys.

    What would be more than `high` has no key.
    """
    left = high - stake.amount
    *cells, last = _cells(box, columns, gap)
    chips = tuple(
        ChipPad(box=cell, key=f"{to}chip:{chip}" if chip <= left else "", label=amount(chip))
        for chip, cell in zip(CHIPS, cells, strict=True)
    )
    everything = ChipPad(
        box=last,
        key=f"{to}{ALL}" if left > 0 else "",
        holds=left > 0,
        label=model.words("All"),
        charge=stake.charge(model.now),
        note=model.words("hold"),
    )
    return (*chips, everything)


def _cells(box: Box, columns: int, gap: float) -> list[Box]:
    """A box for each chip and the last pad; in one row the longer numbers get more of it."""
    count = len(CHIPS) + 1
    if columns < count:
        return grid(box, columns, -(-count // columns), gap)[:count]
    share = (box.w - (count - 1) * gap) / sum(WIDTHS)
    left = [box.x + k * gap + share * sum(WIDTHS[:k]) for k in range(count)]
    return [Box(x, box.y, share * wide, box.h) for x, wide in zip(left, WIDTHS, strict=True)]
