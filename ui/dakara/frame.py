"""The frame of every screen of Dakara: who does what, a stage, a row of acts, and everybody's money.

A screen of a local game is a `FrameScreen`: it gives the headline and the stage, and where the row of acts is not the
die's, the acts too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.dakara.actions import RollDie
from games.game import CHANCE, Action
from ui.commands import Command, Deal, Show, Submit, Undo
from ui.dakara.reading import asked, on_stage, view_of
from ui.kit.panel import Box, Panel
from ui.kit.pieces.bank_note import BankNote
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.die import DicePad
from ui.kit.pieces.face_pad import FacePad
from ui.kit.pieces.money_card import MoneyCard
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.base import PadScreen
from ui.screens.chrome import player_name
from ui.screens.frame import APART, grid
from ui.text.dakara import refusal
from ui.text.money import amount

GAP: Final = 18.0
ROLL_SHARE: Final = 0.3226
"""The ROLL pad's part of the row."""
LEAST_ROLL: Final = 172.0
LEAST_DICE: Final = 150.0
"""Of the pad that rolls on a narrow panel: the names on the faces need the rest."""
NARROW: Final = 900.0
"""On a narrower panel the faces need the room more than the word."""
ICONED: Final = 240.0
"""On a narrower pad the words need the room of their icon."""
BANK: Final = 190.0
"""Width of the bank's balance in the banner."""
FACES: Final = range(1, 7)


class Areas(NamedTuple):
    """Where the parts of the frame stand, in units."""

    banner: Box
    stage: Box
    actions: Box
    strip: Box


def areas(panel: Panel) -> Areas:
    """The frame on `panel`."""
    margin = panel.margin
    wide = panel.width - 2 * margin
    head, row, low, gap = (72.0, 118.0, 74.0, 10.0) if panel.compact else (88.0, 147.0, 104.0, GAP)
    banner = Box(margin, margin, wide, head)
    strip = Box(margin, panel.height - margin - low, wide, low)
    actions = Box(margin, strip.y - gap - row, wide, row)
    top = banner.bottom + gap
    return Areas(banner, Box(margin, top, wide, actions.y - gap - top), actions, strip)


def whole_area(panel: Panel) -> Box:
    """Stage and row of acts together, as far from the corner pads as fingers need."""
    at = areas(panel)
    top = at.banner.bottom + GAP
    return Box(at.stage.x, top, at.stage.w, at.actions.bottom - top)


class Face(NamedTuple):
    """What a face of the die leads to: a number, and a word or two."""

    number: str = ""
    caption: str = ""
    wanted: bool = False


class FrameScreen(PadScreen):
    """Banner, stage, row of acts, strip of money. Subclasses give `headline` and `stage`, and may replace the rest.

    The seat buttons of those who may act walk through the pads; the hand that rolls may press its own to roll.
    """

    topic = "turn"

    # what subclasses give

    def headline(self, model: Model) -> str:
        """The sentence that starts with the verb: "Red: roll the die"."""
        raise NotImplementedError

    def stage(self, model: Model, box: Box) -> Scene:
        """What stands between the banner and the acts."""
        raise NotImplementedError

    def note(self, model: Model) -> str:
        """The quiet line with the headline."""
        return ""

    def low_note(self, model: Model) -> str:
        """The same on a small panel, in a few words; it goes where the headline needs two lines."""
        return ""

    def actions(self, model: Model, box: Box) -> Scene:
        """The row of acts; as given, the die."""
        return roll_row(model, box, self.faces(model), self.roll_label(model))

    def faces(self, model: Model) -> Sequence[Face]:
        """What each face leads to, face 1 first; nothing where the die alone says it."""
        return ()

    def roll_label(self, model: Model) -> str:
        """What stands on the pad that rolls."""
        return model.words("ROLL")

    def actor(self, model: Model) -> int | None:
        """The player whom the banner shows, and whose money is paper."""
        return on_stage(model)

    def acted(self, key: str, model: Model) -> list[Command]:
        """One of the screen's own pads was taken."""
        return []

    def opened(self, model: Model) -> None:
        """The screen is about to be drawn or asked: a place to forget what was picked for another position."""

    # what they share

    def layout(self, model: Model) -> Scene:
        self.opened(model)
        at = areas(model.panel)
        return (
            *head(model, self.headline(model), self.note(model), self.actor(model), self.low_note(model)),
            *self.stage(model, at.stage),
            *self.actions(model, at.actions),
            *money_strip(model, self.actor(model), at.strip),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        table = table_of(model)
        kind, _, number = key.partition(":")
        match kind:
            case "roll" if table.hand is not None:
                return [Deal(table.hand)]
            case "face":
                return [Submit(RollDie(CHANCE, int(number)))]
            case "undo":
                return self.undo(model)
        return self.acted(key, model)

    def _take(self, key: str, model: Model) -> list[Command]:
        """Behind the bank's balance is the ledger."""
        return [Show("ledger")] if key == "bank" else super()._take(key, model)

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        table = table_of(model)
        able = {table.seats[player].place for player in self.able(model)}
        if down and place in able:
            self._cursor.next(self.steps(model))
        return []

    def able(self, model: Model) -> tuple[int, ...]:
        """The players whose seat buttons count now."""
        table = table_of(model)
        if table.hand is not None:
            return (table.hand,)
        return asked(model) or (tuple(range(len(table.seats))) if table.chance else ())

    def primary(self, model: Model) -> str:
        """The accent pad, where there is just one."""
        found = [w.key for w in self.laid(model) if w.key and _is_accent(w)]
        return found[0] if len(found) == 1 else ""

    def undo(self, model: Model) -> list[Command]:
        return [Undo()] if table_of(model).can_undo else []

    def goes_back(self, model: Model) -> bool:
        return table_of(model).can_undo

    def facing(self, model: Model) -> int | None:
        player = self.actor(model)
        return None if player is None else table_of(model).seats[player].place

    def help_topic(self, model: Model) -> str:
        view = view_of(model)
        return f"space.{view.game}" if view.game else self.topic

    def chosen(self, model: Model) -> tuple[Action, ...]:
        return ()


def _is_accent(widget: object) -> bool:
    return isinstance(widget, DicePad) or getattr(widget, "look", None) is Look.ACCENT


def head(model: Model, headline: str, note: str = "", player: int | None = None, low: str = "") -> Scene:
    """Banner, the bank's balance and the corner pads; the rule that refused the last act stands above the headline.

    `low` is the note of a small panel, which has little room for it.
    """
    table, words = table_of(model), model.words
    at = areas(model.panel).banner
    side, gap = (at.h, 10.0) if model.panel.compact else (at.h, GAP)
    pause = Box(at.right - side, at.y, side, side)
    sound = pause.moved(-side - GAP, 0)
    bank = Box(sound.x - GAP - BANK, at.y, BANK, at.h)
    alert = table.refusal
    room = Box(at.x, at.y, bank.x - gap - at.x, at.h)
    icon = "sound-off" if model.settings.get("volume") == "0" else "sound"
    return (
        Banner(
            box=room,
            headline=headline,
            overline=refusal(words, alert) if alert else low if model.panel.compact else note,
            alert=bool(alert),
            place=None if player is None else table.seats[player].place,
            icon="die" if player is None else "",
        ),
        # on a small panel the stage is too near for another target: there the ledger is behind pause
        BankNote(
            box=bank, key="" if model.panel.compact else "bank", title=words("Bank"), number=amount(view_of(model).bank)
        ),
        Pad(box=sound, key="sound", icon=icon),
        Pad(box=pause, key="pause", icon="pause"),
    )


def money_strip(model: Model, current: int | None, box: Box | None = None) -> Scene:
    """Everybody's money in seat order; the card of `current` is paper."""
    table, view, words = table_of(model), view_of(model), model.words
    at = areas(model.panel).strip if box is None else box
    count = len(view.seats)
    cards = []
    for player, cell in enumerate(grid(at, count, 1, 8.0 if model.panel.compact else GAP)):
        seat, sits = view.seats[player], table.seats[player]
        note = words("out") if seat.out else words("bet {amount}").format(amount=amount(seat.stake))
        cards.append(
            MoneyCard(
                box=cell,
                place=sits.place,
                name=player_name(model, player),
                money=amount(seat.money),
                note=note if seat.out or seat.stake else "",
                icon="bot" if sits.away else "",
                current=player == current,
                out=seat.out,
            )
        )
    return tuple(cards)


def split_row(box: Box) -> tuple[Box, Box]:
    """The row of acts as the part for six faces and the part for the pad that rolls."""
    wide = LEAST_ROLL if box.w < NARROW else box.w * ROLL_SHARE
    return Box(box.x, box.y, box.w - wide - GAP, box.h), Box(box.right - wide, box.y, wide, box.h)


def roll_row(model: Model, box: Box, faces: Sequence[Face] = (), label: str = "") -> Scene:
    """Six faces to enter what a real die shows, and the pad that rolls; while neither counts, why not.

    Where the dice are the table's own there is no pad that rolls, and the faces have the whole row.
    """
    table, words = table_of(model), model.words
    enters = any(isinstance(choice, RollDie) for choice in table.chance)
    left, right = split_row(box)
    if not enters and table.hand is None:
        return waiting_row(model, box)
    if box.w < NARROW:
        left = left._replace(w=box.w - LEAST_DICE - GAP)
        right = right._replace(x=box.right - LEAST_DICE, w=LEAST_DICE)
    row = left if table.hand is not None else box
    told = faces or [Face()] * len(FACES)
    pads: list[FacePad | DicePad] = [
        FacePad(
            box=cell,
            key=f"face:{face}" if enters else "",
            face=face,
            number=to.number,
            caption=to.caption,
            marked=to.wanted,
        )
        for face, to, cell in zip(FACES, told, grid(row, len(FACES), 1), strict=True)
    ]
    if table.hand is not None:
        pads.append(DicePad(box=right, key="roll", label=label or words("ROLL")))
    return tuple(pads)


def waiting_row(model: Model, box: Box) -> Scene:
    """Nobody here is to act: who is, and a way back where there is one."""
    table, words = table_of(model), model.words
    left, right = split_row(box)
    player = table.thinking if table.thinking is not None else on_stage(model)
    name = "" if player is None else player_name(model, player)
    note = words("{player} plays").format(player=name) if name else words("The table plays")
    back = (Pad(box=left, key="undo", icon="undo", label=words("Take back")),) if table.can_undo else ()
    return (*back, Pad(box=right, label=words("Wait"), note=note, look=Look.OFF, primary=True))


class Act(NamedTuple):
    """One act of a row: the key and words of its pad."""

    key: str
    label: str
    note: str = ""
    icon: str = ""


def choice_row(box: Box, main: Act | None, *others: Act) -> Scene:
    """A row of acts: `others` at the left, 8 mm from `main`, the accent pad at the bottom right."""
    left, right = split_row(box)
    pads: list[Pad] = []
    if others:
        room = left if main is None else Box(left.x, left.y, left.w - APART + GAP, left.h)
        for act, cell in zip(others, grid(room, len(others), 1), strict=True):
            pads.append(
                Pad(box=cell, key=act.key, label=act.label, note=act.note, icon=act.icon, look=Look.CHOICE, size=34)
            )
    if main is not None:
        pads.append(
            Pad(
                box=right, key=main.key, label=main.label, note=main.note, icon=main.icon if right.w > ICONED else "",
                look=Look.ACCENT, primary=True, size=44,
            )
        )  # fmt: skip
    return tuple(pads)
