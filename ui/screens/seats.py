"""Seats: people press their buttons or tap their places to join; bots fill what is left."""

from __future__ import annotations

from ui.commands import Command, Show
from ui.draft import Draft
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.table_seats import WOOD, PlacePad, TableMiddle, TableTop
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.plain import presentation
from ui.screens.base import PadScreen
from ui.screens.chrome import place_names
from ui.screens.frame import banner, column_boxes, corner_pads, grid, primary_box, primary_pad, stage
from ui.text.words import Words

KEYS = tuple(f"place:{place}" for place in range(6))


class SeatsScreen(PadScreen):
    """The six places around the table; a press joins, more presses turn the place into a bot's and empty it."""

    topic = "seats"

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self._full = False

    def layout(self, model: Model) -> Scene:
        self._draft.begin(model.about)
        words, panel = model.words, model.panel
        game = model.games[self._draft.game]
        seats = words("{low} to {high} seats").format(low=game.players[0], high=game.players[-1])
        title = presentation(model, self._draft.game).title(words)
        headline = words("Press your button to join")
        if self._full:
            headline = words("All {n} seats are taken").format(n=game.players[-1])
        head = banner(model, headline, f"{title}  ·  {seats}", icon="person")
        widgets: list[Widget] = [head, *corner_pads(model), *self._table(model, stage(panel))]
        boxes = column_boxes(panel, 2)
        if self._draft.taken():
            widgets.append(Pad(box=boxes[0], key="names", label=words("Names"), icon="pencil"))
        if not panel.compact:
            note = Box(boxes[1].x, boxes[1].y, boxes[1].w, primary_box(panel).y - 18 - boxes[1].y)
            widgets.append(Label(box=note, text=self._how(words), size=24, muted=True))
        return (*widgets, self._primary(model))

    def act(self, key: str, model: Model) -> list[Command]:
        game = model.games[self._draft.game]
        match key:
            case "fill":
                self._draft.fill(game)
            case "names" | "options":
                return [Show(key)]
            case _:
                self._full = not self._draft.cycle(KEYS.index(key), game)
        return []

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """Here a seat button joins: its own place is what it chooses."""
        if not down:
            return []
        self._draft.begin(model.about)
        self._turned_to = place
        return self.act(KEYS[place], model)

    def primary(self, model: Model) -> str:
        return self._primary(model).key

    def _primary(self, model: Model) -> Pad:
        words, draft = model.words, self._draft
        game = model.games[draft.game]
        if draft.enough(game):
            return primary_pad(
                model, "options", words("Next"), words.plural("{n} seat", "{n} seats", len(draft.taken()))
            )
        missing = game.players[0] - len(draft.taken())
        if draft.taken():
            note = words.plural("{n} bot joins", "{n} bots join", missing)
            return primary_pad(model, "fill", words("Fill up"), note)
        return primary_pad(model, "", words("Next"), words("Nobody has joined"), ready=False)

    def _how(self, words: Words) -> str:
        return words("Press again to put a bot there, once more for an easier one, and at last to leave.")

    def _table(self, model: Model, box: Box) -> list[Widget]:
        if model.panel.compact:
            # no room for a bed between the places: two columns, still in the order around the table
            left, right = 0, 1
            cells = grid(box.inset(14), 2, 3)
            around = (cells[left], cells[right], cells[2 + right], cells[4 + right], cells[4 + left], cells[2 + left])
            return [TableTop(box=box), *(self._place(model, place, spot) for place, spot in enumerate(around))]
        rim, gap, high = 28.0, 24.0, 132.0
        inner = box.inset(rim)
        wide = (inner.w - 250 - 2 * gap) / 2
        indent = (inner.w - wide) * 0.13
        middle, low = inner.y + (inner.h - high) / 2, inner.bottom - high
        near, far = inner.x + indent, inner.right - indent - wide
        corners = ((near, inner.y), (far, inner.y), (inner.right - wide, middle), (far, low), (near, low))
        spots = tuple(Box(x, y, wide, high) for x, y in (*corners, (inner.x, middle)))
        bed = Box(inner.x + wide + gap, inner.y + high + gap, inner.w - 2 * (wide + gap), inner.h - 2 * (high + gap))
        return [
            TableTop(box=box, bed=bed.moved(-box.x, -box.y)),
            self._middle(model.words, bed.inset(14)),
            *(self._place(model, place, spot) for place, spot in enumerate(spots)),
        ]

    def _middle(self, words: Words, box: Box) -> TableMiddle:
        count = len(self._draft.taken())
        text = words.plural("seat taken", "seats taken", count)
        return TableMiddle(box=box, number=str(count), text=text, note=words("Turns go clockwise"))

    def _place(self, model: Model, place: int, box: Box) -> PlacePad:
        words, kind = model.words, self._draft.kinds[place]
        name = self._draft.names[place] or place_names(words)[place]
        note = player_kind(words, kind) if kind else words("Press to join")
        return PlacePad(box=box, key=KEYS[place], place=place, name=name, note=note, kind=kind, on=WOOD)


def player_kind(words: Words, kind: str) -> str:
    """Who plays: a person, or which bot."""
    match kind:
        case "person":
            return words("Person")
        case "normal":
            return words("Bot, normal")
        case "easy":
            return words("Bot, easy")
        case "random":
            return words("Bot, by chance")
    return kind
