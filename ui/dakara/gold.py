"""One line of a gold card is asked for: cash, stock market, auction or lottery."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from games.dakara.actions import ReadGold
from games.dakara.board import AUCTIONS
from games.dakara.terms import Line
from games.game import CHANCE, Range
from ui.commands import Command, Submit
from ui.dakara.draw import DrawScreen, asks_at_once
from ui.dakara.frame import split_row
from ui.dakara.keypad import Keypad
from ui.dakara.reading import edition_of, on_stage, rule_of, view_of
from ui.dakara.telling import LINE_KEYS
from ui.kit.panel import Box
from ui.kit.pieces.gold_card import GoldCard
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import player_name
from ui.screens.frame import PRIMARY, grid
from ui.text.dakara_names import line_name
from ui.text.money import amount

CARDS: Final = range(1, 16)


class GoldScreen(DrawScreen):
    """Presets are the amounts of the cards as played; any other is typed."""

    topic = "gold"

    def __init__(self) -> None:
        super().__init__()
        self._keypad: Keypad | None = None

    def forget(self) -> None:
        self._keypad = None

    def headline(self, model: Model) -> str:
        player, words = on_stage(model), model.words
        name = "" if player is None else player_name(model, player)
        return words("{player}: take a gold card").format(player=name)

    def note(self, model: Model) -> str:
        view, words = view_of(model), model.words
        if view.game not in AUCTIONS:
            return super().note(model)
        told = words("Bought from {player} for {amount}")
        return told.format(player=player_name(model, view.turn), amount=amount(view.price))

    def take_label(self, model: Model) -> str:
        return model.words("Take a gold card")

    def own_label(self, model: Model) -> str:
        return model.words("Another amount") if asks_at_once(model) else model.words("Own card")

    def question(self, model: Model) -> str:
        return model.words("What does the card say? {line}").format(line=line_name(model.words, _line(model)))

    def has_entry(self, model: Model) -> bool:
        return super().has_entry(model) or _reading(model) is not None

    def presets(self, model: Model, box: Box) -> Scene:
        pads = self._amounts(model)
        return _laid(pads, box, 5)

    def entry(self, model: Model, box: Box) -> Scene:
        words = model.words
        back = Pad(box=box, key="back", label=words("Back"))
        if self._keypad is None:
            other = Pad(box=box, key="other", label=words("Other"))
            return _laid([*self._amounts(model), other, back], box, 6)
        left, right = split_row(box)
        upper = Box(right.x, right.y, right.w, min(PRIMARY, right.h - PRIMARY - 18))
        ready = self._keypad.ready
        return (
            *self._keypad.widgets(model, left, line_range(model)),
            replace(back, box=upper, icon="arrow-left"),
            Pad(
                box=Box(right.x, right.bottom - PRIMARY, right.w, PRIMARY),
                key="read" if ready else "",
                icon="check",
                label=words("OK"),
                look=Look.ACCENT if ready else Look.OFF,
                primary=True,
            ),
        )

    def picture(self, model: Model, box: Box) -> Scene:
        view = view_of(model)
        card = Box(box.x, box.y + 2, min((box.h - 4) * 0.7, 180.0), box.h - 4)
        room = Box(card.right + 30, box.y, box.right - card.right - 30, box.h)
        rule = rule_of(model, view.game or max(0, view.landed))
        first = 40.0 if model.panel.compact else 54.0
        return (
            GoldCard(box=card),
            Label(box=Box(room.x, room.y + 4, room.w, first), text=line_range(model), size=34, bold=True),
            Label(box=Box(room.x, room.y + first + 12, room.w, room.h - first - 12), text=rule, size=28, muted=True),
        )

    def acted(self, key: str, model: Model) -> list[Command]:
        kind, _, number = key.partition(":")
        reading, keypad = _reading(model), self._keypad
        match kind:
            case "gold":
                return [Submit(ReadGold(CHANCE, int(number)))]
            case "read" if keypad is not None and keypad.ready:
                return [Submit(ReadGold(CHANCE, keypad.amount))]
            case "key" if keypad is not None:
                keypad.press(number)
                return []
            case "other" if reading is not None:
                self._keypad = Keypad(reading)
                return []
            case "back" if keypad is not None and not asks_at_once(model):
                self._keypad = None
                return []
            case "own" if reading is not None and asks_at_once(model):
                # the amounts of the cards stand there already
                self._keypad = Keypad(reading)
        return super().acted(key, model)

    def undo(self, model: Model) -> list[Command]:
        if self._keypad is not None and not asks_at_once(model):
            self._keypad = None
            return []
        return super().undo(model)

    @staticmethod
    def _amounts(model: Model) -> list[Pad]:
        reading = _reading(model)
        if reading is None:
            return []
        return [
            Pad(box=Box(0, 0, 0, 0), key=f"gold:{value}", label=amount(value), look=Look.CHOICE, size=32)
            for value in amounts(model, _line(model))
            if reading.low <= value <= reading.high
        ]


def _line(model: Model) -> Line:
    line = view_of(model).gold_line
    return Line.CASH if line is None else line


def _reading(model: Model) -> Range | None:
    """What the line may say, where it may be entered by hand."""
    return next((choice for choice in table_of(model).chance if isinstance(choice, Range)), None)


def amounts(model: Model, line: Line) -> list[int]:
    """The different amounts of a line on the gold cards as played, in order."""
    edition = edition_of(model)
    return sorted({edition[f"gold.{card}.{LINE_KEYS[line]}"] for card in CARDS})


def line_range(model: Model) -> str:
    """The line that counts, with the least and the most of the cards as played."""
    line = _line(model)
    values = amounts(model, line)
    told = model.words("{line}: {low} to {high}")
    return told.format(line=line_name(model.words, line), low=amount(values[0]), high=amount(values[-1]))


def _laid(pads: Sequence[Pad], box: Box, columns: int) -> Scene:
    rows = max(1, -(-len(pads) // columns))
    return tuple(replace(pad, box=cell) for pad, cell in zip(pads, grid(box, columns, rows), strict=False))
