"""What was thrown or drawn last, until people have seen it; and dice in the air."""

from __future__ import annotations

from typing import Final

from games.dakara.events import PassDrawn, Rolled
from games.dakara.terms import Awaits
from games.dakara_bank.events import GoldShown
from games.dakara_bank.observation import BankObservation
from ui.dakara_bank.reading import view_of
from ui.kit.pieces.die import Tumble, tumble
from ui.model import Model
from ui.reading import table_of

ROLL_SECONDS: Final = 0.8
FRAME: Final = 1 / 30
COMING: Final = {Awaits.ROLL: "dice", Awaits.GOLD: "gold", Awaits.PASS: "pass"}


def on_show(model: Model) -> str:
    """What is shown in place of the number pad: "dice", "gold", "pass", or "" for nothing."""
    coming = COMING.get(view_of(model).awaits, "")
    if coming:
        return coming
    for event in reversed(table_of(model).unseen):
        match event:
            case Rolled():
                return "dice"
            case GoldShown():
                return "gold"
            case PassDrawn():
                return "pass"
    return ""


class Throws:
    """When each die of the last throw fell; a tap lays them down at once."""

    def __init__(self) -> None:
        self._known: int | None = None
        self._since: dict[int, float] = {}

    def follow(self, view: BankObservation, now: float) -> None:
        """New rolls begin to tumble now; those found on the table lie still."""
        made = view.rolls_made
        if self._known is not None and made > self._known:
            self._since |= dict.fromkeys(range(self._known + 1, made + 1), now)
        elif self._known is not None and made < self._known:
            self._since.clear()
        self._known = made
        self._since = {count: since for count, since in self._since.items() if now - since < ROLL_SECONDS}

    def dice(self, view: BankObservation, now: float, still: bool) -> list[Tumble]:
        """Every die of the last throw as it lies or flies."""
        first = view.rolls_made - len(view.dice) + 1
        return [
            tumble(face, first + k, 1.0 if still else self._part(first + k, now)) for k, face in enumerate(view.dice)
        ]

    def flying(self, now: float) -> bool:
        """A die has not come to rest."""
        return any(now - since < ROLL_SECONDS for since in self._since.values())

    def lay_down(self) -> bool:
        """All dice rest at once; False when they did already."""
        flew = bool(self._since)
        self._since.clear()
        return flew

    def _part(self, count: int, now: float) -> float:
        since = self._since.get(count)
        return 1.0 if since is None else min(1.0, (now - since) / ROLL_SECONDS)
