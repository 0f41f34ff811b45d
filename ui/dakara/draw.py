"""A gold card or a boarding pass is to be taken: by the pad, or from the own box and entered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from games.dakara.actions import DrawPass, ReadGold
from games.dakara.terms import Line
from games.game import CHANCE, Range
from ui.commands import Command, Deal, Submit
from ui.dakara.frame import FrameScreen, areas, head, money_strip, split_row, waiting_row
from ui.dakara.keypad import Keypad
from ui.dakara.reading import edition_of, on_stage, table_of, view_of, waits_for_hand
from ui.kit.panel import Box, Panel
from ui.kit.pieces.gold_card import GoldCard
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import player_name
from ui.screens.frame import grid
from ui.text.dakara_money import amount
from ui.text.dakara_names import line_name, numbered, space_title, space_words
from ui.text.dakara_rules import space_rule

CARDS: Final = range(1, 16)
LINE_KEYS: Final = {Line.CASH: "cash", Line.STOCK: "stock", Line.AUCTION: "auction", Line.LOTTERY: "lottery"}


def whole_area(panel: Panel) -> Box:
    """Stage and row of acts together."""
    at = areas(panel)
    return Box(at.stage.x, at.stage.y, at.stage.w, at.actions.bottom - at.stage.y)


class DrawScreen(FrameScreen):
    """What both decks share: a pad that takes a card, and the entry of a real one, on a small panel a step further."""

    def __init__(self) -> None:
        super().__init__()
        self._entering = False
        self._about: object = None

    def take_label(self, model: Model) -> str:
        """The pad that takes a card."""
        raise NotImplementedError

    def presets(self, model: Model) -> Sequence[Pad]:
        """A pad for each thing the real card may say; their boxes are not given yet."""
        raise NotImplementedError

    def picture(self, model: Model, box: Box) -> Scene:
        """What is to be taken, while nothing is entered."""
        raise NotImplementedError

    def question(self, model: Model) -> str:
        """What is asked about a real card."""
        raise NotImplementedError

    def opened(self, model: Model) -> None:
        view = view_of(model)
        about = view.awaits, view.turn, view.landed, view.game
        if about != self._about:
            self._about, self._entering = about, False
            self.forget()

    def forget(self) -> None:
        """Another card is asked for."""

    def note(self, model: Model) -> str:
        view = view_of(model)
        return space_title(model.words, view.game or max(0, view.landed))

    def layout(self, model: Model) -> Scene:
        self.opened(model)
        if not self._entering:
            return super().layout(model)
        at, player = areas(model.panel), self.actor(model)
        return (
            *head(model, self.question(model), self.note(model), player),
            *self.entry(model, whole_area(model.panel)),
            *money_strip(model, player, at.strip),
        )

    def entry(self, model: Model, box: Box) -> Scene:
        """The step in which a real card is entered."""
        pads = [*self.presets(model), self._back(model)]
        columns = 6
        rows = -(-len(pads) // columns)
        return tuple(_moved(pad, cell) for pad, cell in zip(pads, grid(box, columns, rows), strict=False))

    def stage(self, model: Model, box: Box) -> Scene:
        if model.panel.compact or not table_of(model).chance:
            return self.picture(model, box)
        pads = self.presets(model)
        rows = -(-len(pads) // 5)
        title = Label(box=Box(box.x, box.y, box.w, 34), text=self.question(model), size=26, muted=True)
        room = Box(box.x, box.y + 42, box.w, box.h - 42)
        return (title, *(_moved(pad, cell) for pad, cell in zip(pads, grid(room, 5, rows), strict=False)))

    def actions(self, model: Model, box: Box) -> Scene:
        table, words = table_of(model), model.words
        if not waits_for_hand(model):
            return waiting_row(model, box)
        left, right = split_row(box)
        pads: list[Pad] = []
        enters = bool(table.chance) and (model.panel.compact or self.more(model))
        if enters:
            room = left if table.hand is not None else box
            pads.append(Pad(box=room, key="own", icon="pencil", label=self.own_label(model), look=Look.CHOICE))
        if table.hand is not None:
            pads.append(
                Pad(box=right, key="take", label=self.take_label(model), look=Look.ACCENT, primary=True, size=40)
            )
        elif not enters:
            pads.append(Pad(box=right, label=words("Tap what it says"), look=Look.OFF, primary=True))
        return tuple(pads)

    def more(self, model: Model) -> bool:
        """A large panel has more to enter than its stage shows."""
        return False

    def own_label(self, model: Model) -> str:
        """The pad that opens the entry."""
        return model.words("Own card")

    def acted(self, key: str, model: Model) -> list[Command]:
        table = table_of(model)
        match key:
            case "take" if table.hand is not None:
                return [Deal(table.hand)]
            case "own":
                self._entering = True
            case "back":
                self._entering = False
        return []

    def undo(self, model: Model) -> list[Command]:
        if self._entering:
            self._entering = False
            return []
        return super().undo(model)

    def goes_back(self, model: Model) -> bool:
        return self._entering or super().goes_back(model)

    def _back(self, model: Model) -> Pad:
        return Pad(box=Box(0, 0, 0, 0), key="back", icon="arrow-left", label=model.words("Back"))


class GoldScreen(DrawScreen):
    """One line of a gold card is asked for."""

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

    def take_label(self, model: Model) -> str:
        return model.words("Take a gold card")

    def question(self, model: Model) -> str:
        return model.words("What does the card say? {line}").format(line=line_name(model.words, self._line(model)))

    def presets(self, model: Model) -> Sequence[Pad]:
        reading = self._reading(model)
        if reading is None:
            return ()
        return [
            Pad(box=Box(0, 0, 0, 0), key=f"gold:{value}", label=amount(value), look=Look.CHOICE, size=32)
            for value in amounts(model, self._line(model))
            if reading.low <= value <= reading.high
        ]

    def picture(self, model: Model, box: Box) -> Scene:
        words, line = model.words, self._line(model)
        values = amounts(model, line)
        high = box.h - 4
        card = Box(box.x, box.y + 2, min(high * 0.7, 180.0), high)
        room = Box(card.right + 30, box.y, box.right - card.right - 30, box.h)
        told = words("{line}: {low} to {high}").format(
            line=line_name(words, line), low=amount(values[0]), high=amount(values[-1])
        )
        space = view_of(model).game or max(0, view_of(model).landed)
        rule = space_rule(words, space, edition_of(model))
        first = 40.0 if model.panel.compact else 54.0
        return (
            GoldCard(box=card),
            Label(box=Box(room.x, room.y + 4, room.w, first), text=told, size=34, bold=True),
            Label(box=Box(room.x, room.y + first + 12, room.w, room.h - first - 12), text=rule, size=28, muted=True),
        )

    def more(self, model: Model) -> bool:
        return self._reading(model) is not None

    def own_label(self, model: Model) -> str:
        return model.words("Own card") if model.panel.compact else model.words("Another amount")

    def entry(self, model: Model, box: Box) -> Scene:
        words = model.words
        if self._keypad is None:
            other = Pad(box=Box(0, 0, 0, 0), key="other", icon="pencil", label=words("Other"))
            pads = [*self.presets(model), other, self._back(model)]
            rows = -(-len(pads) // 6)
            return tuple(_moved(pad, cell) for pad, cell in zip(pads, grid(box, 6, rows), strict=False))
        left, right = split_row(box)
        foot = 118.0
        ready = self._keypad.ready
        return (
            *self._keypad.widgets(model, left, line_name(words, self._line(model))),
            _moved(self._back(model), Box(right.x, right.y, right.w, min(118.0, right.h - foot - 18))),
            Pad(
                box=Box(right.x, right.bottom - foot, right.w, foot), key="read" if ready else "", icon="check",
                label=words("OK"), look=Look.ACCENT if ready else Look.OFF, primary=True,
            ),
        )  # fmt: skip

    def acted(self, key: str, model: Model) -> list[Command]:
        kind, _, number = key.partition(":")
        reading = self._reading(model)
        match kind:
            case "gold":
                return [Submit(ReadGold(CHANCE, int(number)))]
            case "read" if self._keypad is not None and self._keypad.ready:
                return [Submit(ReadGold(CHANCE, self._keypad.amount))]
            case "key" if self._keypad is not None:
                self._keypad.press(number)
                return []
            case "other" if reading is not None:
                self._keypad = Keypad(reading)
                return []
            case "own" if reading is not None and not model.panel.compact:
                self._keypad, self._entering = Keypad(reading), True
                return []
            case "back" if self._keypad is not None and model.panel.compact:
                self._keypad = None
                return []
        self._keypad = None
        return super().acted(key, model)

    @staticmethod
    def _line(model: Model) -> Line:
        line = view_of(model).gold_line
        return Line.CASH if line is None else line

    @staticmethod
    def _reading(model: Model) -> Range | None:
        """What may be entered by hand."""
        return next((choice for choice in table_of(model).chance if isinstance(choice, Range)), None)


class PassScreen(DrawScreen):
    """A boarding pass is to be taken."""

    topic = "pass"

    def headline(self, model: Model) -> str:
        player, words = on_stage(model), model.words
        name = "" if player is None else player_name(model, player)
        return words("{player}: take a boarding pass").format(player=name)

    def take_label(self, model: Model) -> str:
        return model.words("Take a pass")

    def own_label(self, model: Model) -> str:
        return model.words("Own pass")

    def question(self, model: Model) -> str:
        return model.words("Where does the pass lead?")

    def presets(self, model: Model) -> Sequence[Pad]:
        spaces = sorted({choice.space for choice in table_of(model).chance if isinstance(choice, DrawPass)})
        return [space_pad(model, space, f"pass:{space}") for space in spaces]

    def picture(self, model: Model, box: Box) -> Scene:
        words = model.words
        space = max(0, view_of(model).landed)
        rule = space_rule(words, space, edition_of(model))
        return (
            Label(box=Box(box.x, box.y + 4, box.w, 54), text=space_title(words, space), size=34, bold=True),
            Label(box=Box(box.x, box.y + 60, box.w, box.h - 60), text=rule, size=28, muted=True),
        )

    def acted(self, key: str, model: Model) -> list[Command]:
        kind, _, number = key.partition(":")
        if kind == "pass":
            return [Submit(DrawPass(CHANCE, int(number)))]
        return super().acted(key, model)


def space_pad(model: Model, space: int, key: str, note: str = "") -> Pad:
    """A space as a pad: its short name and its number."""
    words = model.words
    return Pad(
        box=Box(0, 0, 0, 0), key=key, label=space_words(words, space).short, note=note or numbered(words, space),
        look=Look.CHOICE, size=28,
    )  # fmt: skip


def amounts(model: Model, line: Line) -> list[int]:
    """The different amounts of a line on the gold cards as played, in order."""
    edition = edition_of(model)
    return sorted({edition[f"gold.{card}.{LINE_KEYS[line]}"] for card in CARDS})


def _moved(pad: Pad, box: Box) -> Pad:
    return replace(pad, box=box)
