"""Who is at the bank: a press opens an account, another one closes it; then it begins at once."""

from __future__ import annotations

from msgspec.structs import replace

from games.dakara.edition import DakaraEdition
from games.game import Game
from ui.commands import Command
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.table_seats import TableMiddle
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.screens.frame import banner, column_boxes, corner_pads, primary_box, primary_pad, stage
from ui.screens.seats import KEYS, SeatsScreen
from ui.text.money import amount


class BankSeatsScreen(SeatsScreen):
    """Persons only, and nothing to settle. While nobody has pressed, OK goes on with the books of last time."""

    topic = "bank.pay"

    def layout(self, model: Model) -> Scene:
        self._draft.begin(model.about, model.settings)
        words, panel = model.words, model.panel
        game = model.games[self._draft.game]
        low, high = game.players[0], game.players[-1]
        note = words("Dice and bank") + "  ·  " + words("{low} to {high} seats").format(low=low, high=high)
        boxes = column_boxes(panel, 2)
        widgets = [banner(model, self._headline(model, game), note, icon="bank"), *corner_pads(model)]
        widgets += self._table(model, stage(panel))
        saved = self._saved(model)
        if saved is not None and self._draft.taken():
            widgets.append(Pad(box=boxes[0], key="resume", label=words("Last books"), icon="journal", size=26))
        if not panel.compact:
            at = Box(boxes[1].x, boxes[1].y, boxes[1].w, primary_box(panel).y - 18 - boxes[1].y)
            text = words("{amount} for everybody. No rules are enforced: you play on your own board.")
            text = text.format(amount=amount(self._start_money(model)))
            widgets.append(Label(box=at, text=text, size=24, muted=True))
        return (*widgets, self._primary(model))

    def act(self, key: str, model: Model) -> list[Command]:
        draft = self._draft
        match key:
            case "resume":
                return super().act(key, model)
            case "same":
                draft.take_last()
                return [draft.start(model.games[draft.game])]
            case "start":
                return [draft.start(model.games[draft.game])]
        self._toggle(KEYS.index(key), model.games[draft.game])
        return []

    def _table(self, model: Model, box: Box) -> list[Widget]:
        note = model.words("Nobody has a turn")
        return [replace(w, note=note) if isinstance(w, TableMiddle) else w for w in super()._table(model, box)]

    def _toggle(self, place: int, game: Game) -> None:
        """Sit down, or leave."""
        taken = bool(self._draft.kinds[place])
        self._full = not taken and len(self._draft.taken()) >= game.players[-1]
        if not self._full:
            self._draft.kinds[place] = "" if taken else "person"

    def _primary(self, model: Model) -> Pad:
        words, draft = model.words, self._draft
        game = model.games[draft.game]
        if draft.enough(game):
            return primary_pad(model, "start", words("Open"), words.plural("{n} seat", "{n} seats", len(draft.taken())))
        if not draft.taken() and self._saved(model) is not None:
            return primary_pad(model, "resume", words("Go on"), words("with the last books"), icon="play")
        if self._offers_last(game):
            return primary_pad(model, "same", words("Same seats"), words("as last time"))
        note = words("Nobody has joined") if not draft.taken() else words("One more joins")
        return primary_pad(model, "", words("Open"), note, ready=False)

    def _offers_last(self, game: Game) -> bool:
        """Those of last time were all persons."""
        return self._draft.offers_last(game) and set(self._draft.last) <= {"", "person"}

    def _start_money(self, model: Model) -> int:
        edition = model.editions.get(self._draft.game) or model.games[self._draft.game].edition()
        assert isinstance(edition, DakaraEdition)
        return edition["start.money"]
