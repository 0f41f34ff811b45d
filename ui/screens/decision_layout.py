"""The widgets of the common decision screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.game import Choice
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.notice import NoticeBar
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.peek import SheetTitle, sheet_area
from ui.kit.pieces.seat_tab import SeatTab
from ui.kit.pieces.story import Story
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.plain import presentation
from ui.screens.choosing import Choosing, choice_key
from ui.screens.chrome import GAP, player_name
from ui.screens.frame import (
    SECONDARY,
    banner,
    column_boxes,
    corner_pads,
    grid,
    primary_box,
    primary_pad,
    stage,
)
from ui.screens.notices import refusal_text
from ui.screens.pages import Pages
from ui.screens.peek import Peek, hold_pad, slide_note
from ui.screens.peek import shown as peek_shown

NOTICE = 71.0
HINT = 62.0
TITLE = 44.0
TALLEST = 148.0
"""Choices don't grow beyond this where there are few."""


def stage_box(model: Model) -> Box:
    """Where the choices stand: below the tabs of several speakers, above a notice."""
    assert model.table is not None
    whole = stage(model.panel)
    top = SECONDARY + GAP if len(model.table.legal) > 1 else 0.0
    low = NOTICE + GAP if model.table.refusal else 0.0
    return Box(whole.x, whole.y + top, whole.w, whole.h - top - low)


def shape(box: Box) -> tuple[int, int]:
    """Columns and rows of the choices."""
    return 2, max(1, int((box.h + GAP) // (SECONDARY + GAP)))


def per_page(box: Box) -> int:
    """How many choices stand on a page."""
    columns, rows = shape(box)
    return columns * rows


def choices_per_page(model: Model, mine: Choosing | None) -> int:
    """How many choices of the speaker stand on a page: hidden ones have a hint above them."""
    box = stage_box(model)
    if mine is not None and mine.hidden:
        box = Box(box.x, box.y, box.w, box.h - HINT - GAP)
    return per_page(box)


def cells(box: Box, count: int) -> list[Box]:
    """Boxes of `count` choices on a page: a few of them are taller."""
    columns, rows = shape(box)
    used = min(rows, -(-count // columns))
    if used in (rows, 0):
        return grid(box, columns, rows)
    high = min(TALLEST, (box.h - (used - 1) * GAP) / used)
    return grid(Box(box.x, box.y, box.w, used * (high + GAP) - GAP), columns, used)


class DecisionLayout:
    """One drawing of the screen; `player` is the speaker, -1 while nobody at the table is to act."""

    def __init__(self, model: Model, player: int, choosing: Mapping[int, Choosing], pages: Pages, peek: Peek) -> None:
        assert model.table is not None
        self._model = model
        self._table = model.table
        self._player = player
        self._mine = choosing.get(player)
        self._pages = pages
        self._peek = peek
        self._shown = presentation(model, self._table.game.id)

    def scene(self) -> Scene:
        """All widgets."""
        if self._player >= 0 and self._peek.player(self._model.now) == self._player:
            return self._sheet()
        model, box = self._model, stage_box(self._model)
        widgets: list[Widget] = [self._banner(), *corner_pads(model, "pause"), *self._tabs()]
        if self._table.chance:
            widgets += self._pads(box, self._table.chance, "chance")
        elif self._mine is None:
            widgets += self._waiting(box)
        elif self._mine.stepper is not None:
            widgets += self._amount(box)
        elif self._mine.hidden:
            widgets += self._numbers(box)
        else:
            widgets += self._pads(box, self._mine.choices, "choice")
        return (*widgets, *self._notice(), *self._column())

    def _banner(self) -> Widget:
        model, table, words = self._model, self._table, self._model.words
        status = self._shown.status(words, table.view)
        if table.chance:
            return banner(model, words("Enter what you drew"), status, icon="die")
        if table.thinking is not None:
            name = player_name(model, table.thinking)
            place = table.seats[table.thinking].place
            return banner(model, words("{player} is thinking").format(player=name), status, place=place)
        seat = table.seats[self._player].place if self._player in table.legal else None
        headline = self._shown.headline(words, table.view, table.seats)
        return banner(model, headline, status, place=seat, icon="" if seat is not None else "flame")

    def _tabs(self) -> list[Widget]:
        players = sorted(self._table.legal)
        if len(players) < 2:
            return []
        whole = stage(self._model.panel)
        cells = grid(Box(whole.x, whole.y, whole.w, SECONDARY), len(players), 1)
        return [
            SeatTab(
                box=cell,
                key=f"speaker:{player}",
                place=self._table.seats[player].place,
                name=player_name(self._model, player),
                chosen=player == self._player,
            )
            for player, cell in zip(players, cells, strict=True)
        ]

    def _pads(self, box: Box, choices: Sequence[Choice], kind: str) -> list[Widget]:
        numbered = list(enumerate(choices))
        part = self._pages.part(numbered, per_page(box))
        return [
            Pad(box=cell, key=f"{kind}:{number}", label=self._words(choice), look=Look.CHOICE, size=28)
            for (number, choice), cell in zip(part, cells(box, len(part)), strict=False)
        ]

    def _numbers(self, box: Box) -> list[Widget]:
        assert self._mine is not None
        hint = Box(box.x, box.y, box.w, HINT)
        low = Box(box.x, box.y + HINT + GAP, box.w, box.h - HINT - GAP)
        part = self._pages.part(range(len(self._mine.choices)), per_page(low))
        text = self._model.words("Hold to see which number means what. Slide to one, or let go and press.")
        return [
            Label(box=hint, text=text, size=26, muted=True),
            *(
                Pad(box=cell, key=choice_key(number), label=str(number + 1), look=Look.CHOICE, size=44)
                for number, cell in zip(part, cells(low, len(part)), strict=False)
            ),
        ]

    def _amount(self, box: Box, *, open_book: bool = False) -> list[Widget]:
        assert self._mine is not None and self._mine.stepper is not None and self._mine.range is not None
        stepper = self._mine.stepper
        note = self._model.words("{low} to {high}").format(low=f"{stepper.low:,}", high=f"{stepper.high:,}")
        hidden = self._mine.hidden and not open_book
        return stepper.widgets(box, self._words(self._mine.range), note, hidden=hidden)

    def _waiting(self, box: Box) -> list[Widget]:
        lines = self._happened(8)
        return [Story(box=box, lines=lines, title=self._model.words("What happened"))]

    def _notice(self) -> list[Widget]:
        whole = stage(self._model.panel)
        at = Box(whole.x, whole.bottom - NOTICE, whole.w, NOTICE)
        refused = refusal_text(self._model)
        return [NoticeBar(box=at, text=refused, icon="no-place")] if refused else []

    def _column(self) -> list[Widget]:
        model, words, panel = self._model, self._model.words, self._model.panel
        primary = self._primary()
        boxes = column_boxes(panel, 2 if panel.compact else 4)
        if primary is None and panel.compact:
            boxes.append(primary_box(panel))
        widgets: list[Widget] = [] if primary is None else [primary]
        turning = self._turning(boxes[0])
        if turning:
            widgets += turning
            boxes.pop(0)
        if self._mine is not None and self._mine.hidden:
            widgets.append(hold_pad(model, self._peek, boxes.pop(0), self._player, ""))
        back = self._mine is not None and self._mine.stepper is not None and len(self._mine.choices) > 1
        if back or self._table.can_undo:
            label = words("Back") if back else words("Take back")
            widgets.append(Pad(box=boxes.pop(0), key="undo", icon="undo", label=label))
        if boxes and not panel.compact:
            top = boxes[0].y
            space = Box(boxes[0].x, top, boxes[0].w, primary_box(panel).y - GAP - top)
            if self._mine is not None or self._table.chance:
                widgets.append(Story(box=space, lines=self._happened(4), bare=True, size=24))
        return widgets

    def _turning(self, box: Box) -> tuple[Widget, ...]:
        table = self._table
        if not table.chance and (self._mine is None or self._mine.stepper is not None):
            return ()
        count = len(table.chance) or len(table.legal.get(self._player, ()))
        return self._pages.pads(box, count, self._per_page())

    def _per_page(self) -> int:
        return choices_per_page(self._model, self._mine)

    def _primary(self) -> Pad | None:
        words = self._model.words
        if self._mine is not None and self._mine.stepper is not None:
            value = "" if self._mine.hidden else f"{self._mine.stepper.value:,}"
            return primary_pad(self._model, "amount", words("OK"), value)
        if self._mine is None and not self._table.chance:
            if self._table.unseen:
                return primary_pad(self._model, "go-on", words("Go on"))
            return primary_pad(self._model, "", words("Wait"), ready=False)
        return None

    def _sheet(self) -> Scene:
        assert self._mine is not None
        words, area = self._model.words, sheet_area(self._model.panel)
        content: list[Widget]
        if self._mine.stepper is not None:
            content = self._amount(area, open_book=True)
        else:
            title = SheetTitle(
                box=Box(area.x, area.y, area.w, TITLE),
                place=self._table.seats[self._player].place,
                text=words("Your choices"),
                note=slide_note(words),
            )
            area = Box(area.x, area.y + TITLE + 10, area.w, area.h - TITLE - 10)
            part = self._pages.part(list(enumerate(self._mine.listed())), self._per_page())
            most = max(1, -(-len(part) // 2))
            high = min(TALLEST, (area.h - (most - 1) * GAP) / most)
            at = grid(Box(area.x, area.y, area.w, most * (high + GAP) - GAP), 2, most)
            content = [
                title,
                *(self._card(choice, number, cell) for (number, choice), cell in zip(part, at, strict=False)),
            ]
        what = words("{player} looks at the choices").format(player=player_name(self._model, self._player))
        return peek_shown(self._model, self._peek, what, tuple(content))

    def _card(self, choice: Choice, number: int, box: Box) -> Pad:
        label = f"{number + 1}  ·  {self._words(choice)}"
        return Pad(box=box, key=choice_key(number), label=label, look=Look.CHOICE, align="left")

    def _words(self, choice: Choice) -> str:
        return self._shown.action_words(self._model.words, choice, self._model)

    def _happened(self, most: int) -> tuple[str, ...]:
        """The newest events as lines, oldest first."""
        table, words = self._table, self._model.words
        events = table.unseen
        if not events:
            events = tuple(event for entry in table.journal[-most:] if not entry.undone for event in entry.events)
        sealed = table.modes.get("secrets") != "open" and not table.unseen
        lines = [self._shown.event_words(words, event, self._model, sealed=sealed) for event in events[-most:]]
        return tuple(line for line in lines if line)
