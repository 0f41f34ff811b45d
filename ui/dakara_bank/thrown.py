"""The picture of a throw or a card, in the box of the number pad or over the whole of a small panel."""

from __future__ import annotations

from games.dakara.actions import DrawGold, DrawPass, RollDie
from games.dakara.terms import Line
from games.dakara_bank.observation import BankObservation
from games.game import CHANCE, Choice
from ui.dakara.accounts import account_name, account_place
from ui.dakara_bank.reading import view_of
from ui.dakara_bank.throws import Throws
from ui.kit.panel import Box
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.die import Die, DieLook
from ui.kit.pieces.face_pad import FacePad
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.tool_pad import ToolPad
from ui.kit.pieces.whole_card import WholeCard
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import banner_box, corner
from ui.screens.frame import grid
from ui.text.dakara_names import line_name, space_title, space_words
from ui.text.money import amount

GAP = 18.0
TOTAL = 130.0
COUNT = 34.0
LARGEST = 280.0
"""Side of the box of one die."""
SHARE = 0.82
"""The die's part of it: the rest is room to hop."""
HIGHEST = 440.0
"""Of a card."""


def thrown(model: Model, box: Box, shown: str, throws: Throws) -> Scene:
    """The dice or the card; the pads to enter it where the table asks what the real one shows."""
    entries = table_of(model).chance
    if entries:
        return _entry(model, box, shown, entries)
    match shown:
        case "dice":
            return _dice(model, box, throws)
        case "gold":
            return _gold(model, box)
    return _pass(model, box)


def thrown_head(model: Model, shown: str, throws: Throws) -> Scene:
    """The banner: what the dice or the card came to; of a card whose hand took it."""
    pads = corner(model)
    place = None if shown == "dice" else account_place(model, view_of(model).hand)
    return (Banner(box=banner_box(model, len(pads)), headline=_headline(model, shown, throws), place=place), *pads)


def _headline(model: Model, shown: str, throws: Throws) -> str:
    view, words = view_of(model), model.words
    if table_of(model).chance:
        return words("What does the die show?") if shown == "dice" else words("Which card is it?")
    if shown == "dice":
        # any hand at the table may have thrown
        if throws.flying(model.now) or view.dice_left:
            return words("Rolling")
        return words("Rolled {n}").format(n=sum(view.dice))
    if not _drawn(view):
        line = words("{player} takes a card")
    elif shown == "gold":
        line = words("{player} took a gold card")
    else:
        line = words("{player} took a boarding pass")
    return line.format(player=account_name(model, view.hand))


def _dice(model: Model, box: Box, throws: Throws) -> Scene:
    """The dice side by side, their sum when there are two, and the counter of all rolls."""
    view, words = view_of(model), model.words
    count = len(view.dice) + view.dice_left
    low = Box(box.x, box.bottom - COUNT, box.w, COUNT)
    rolled = Label(box=low, text=words("Roll {n}").format(n=view.rolls_made), size=26, muted=True, align="centre")
    room = Box(box.x, box.y, box.w, box.h - COUNT - GAP)
    high = min(TOTAL, room.h * 0.36)
    if count > 1:
        room = Box(room.x, room.y, room.w, room.h - high - GAP)
    side = min(room.h, (room.w - (count - 1) * GAP) / count, LARGEST)
    left = room.x + (room.w - count * side - (count - 1) * GAP) / 2
    boxes = [Box(left + k * (side + GAP), room.y + (room.h - side) / 2, side, side) for k in range(count)]
    lying = throws.dice(view, model.now, still=model.settings.get("motion") == "still")
    dice = [
        *(Die(box=at, face=d.face, height=d.height, share=SHARE) for at, d in zip(boxes, lying, strict=False)),
        *(Die(box=at, face=0, look=DieLook.NEXT, share=SHARE) for at in boxes[len(lying) :]),
    ]
    if count == 1 or view.dice_left or throws.flying(model.now):
        return (*dice, rolled)
    at = Box(box.x, room.bottom + GAP, box.w, high)
    return (*dice, Label(box=at, text=str(sum(view.dice)), size=high * 0.8, bold=True, align="centre"), rolled)


def _gold(model: Model, box: Box) -> Scene:
    view, words = view_of(model), model.words
    if not _drawn(view):
        return ()
    lines = tuple(
        (line_name(words, line), amount(dollars)) for line, dollars in zip(Line, view.gold_lines, strict=True)
    )
    title = words("Gold card {n}").format(n=view.gold)
    return (WholeCard(box=_card_box(box), icon="gold-card", title=title, lines=lines),)


def _pass(model: Model, box: Box) -> Scene:
    view, words = view_of(model), model.words
    if not _drawn(view):
        return ()
    text = space_title(words, view.pass_to)
    return (WholeCard(box=_card_box(box), icon="pass", title=words("Boarding pass"), text=text),)


def _card_box(box: Box) -> Box:
    return Box(box.x, box.y, box.w, min(HIGHEST, box.h))


def _drawn(view: BankObservation) -> bool:
    """The card is there: nothing is on its way any more."""
    return view.current != (CHANCE,)


def _entry(model: Model, box: Box, shown: str, entries: tuple[Choice, ...]) -> Scene:
    """What does the real die or card show? One pad each; the keys are "chance:0" and on."""
    words = model.words
    upright = box.w < box.h
    columns = (2 if upright else 3) if shown == "dice" else (3 if upright else 5)
    cells = grid(box, columns, -(-len(entries) // columns))
    pads: list[Widget] = []
    for n, (entry, at) in enumerate(zip(entries, cells, strict=False)):
        key = f"chance:{n}"
        match entry:
            case RollDie(face=face):
                pads.append(FacePad(box=at, key=key, face=face))
            case DrawGold(card=card):
                pads.append(Pad(box=at, key=key, label=str(card), size=36))
            case DrawPass(space=space):
                pads.append(ToolPad(box=at, key=key, number=str(space), label=space_words(words, space).short))
    return tuple(pads)
