"""Seats: people press their buttons or tap their places to join; bots fill what is left."""

from __future__ import annotations

from games.game import Game
from ui.commands import Command, ResumeGame, Show
from ui.draft import Draft
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.table_seats import PlacePad, TableMiddle
from ui.kit.widget import Scene, Widget
from ui.model import Model, SavedGame
from ui.plain import presentation
from ui.screens.base import PadScreen
from ui.screens.chrome import GAP, place_names
from ui.screens.frame import banner, column_boxes, corner_pads, primary_box, primary_pad, stage
from ui.screens.round_table import NOWHERE, round_table
from ui.text.words import Words

KEYS = tuple(f"place:{place}" for place in range(6))


class SeatsScreen(PadScreen):
    """The six places around the table; a press joins, more presses turn the place into a bot's and empty it.

    Every setup begins with an empty table: a press begins a new game. Until then OK goes on with a saved game of this
    kind, or else seats those of the last time again.
    """

    topic = "goal"

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self._full = False

    def layout(self, model: Model) -> Scene:
        self._draft.begin(model.about, model.settings)
        words, panel = model.words, model.panel
        game = model.games[self._draft.game]
        seats = words("{low} to {high} seats").format(low=game.players[0], high=game.players[-1])
        title = presentation(model, self._draft.game).title(words)
        head = banner(model, self._headline(model, game), f"{title}  ·  {seats}", icon="person")
        widgets: list[Widget] = [head, *corner_pads(model), *self._table(model, stage(panel))]
        boxes = column_boxes(panel, 2)
        if self._draft.taken():
            widgets.append(Pad(box=boxes[0], key="names", label=words("Names"), icon="pencil"))
        elif self._saved(model) and self._draft.offers_last(game):
            widgets.append(Pad(box=boxes[0], key="same", label=words("Same seats"), note=words("as last time")))
        if self._draft.persons():
            widgets.append(Pad(box=boxes[1], key="luck", label=words("Luck"), icon="star"))
        if not panel.compact:
            top = boxes[1].bottom + GAP
            note = Box(boxes[1].x, top, boxes[1].w, primary_box(panel).y - GAP - top)
            widgets.append(Label(box=note, text=self._how(words), size=24, muted=True))
        return (*widgets, self._primary(model))

    def act(self, key: str, model: Model) -> list[Command]:
        game = model.games[self._draft.game]
        match key:
            case "fill":
                self._draft.fill(game)
            case "same":
                self._draft.take_last()
                return [Show("options")]
            case "names" | "luck" | "options":
                return [Show(key)]
            case "resume":
                saved = self._saved(model)
                return [] if saved is None else [ResumeGame(saved.key)]
            case _:
                self._full = not self._draft.cycle(KEYS.index(key), game)
        return []

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """Here a seat button joins: its own place is what it chooses."""
        if not down:
            return []
        self._draft.begin(model.about, model.settings)
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
        if not draft.taken() and self._saved(model):
            return primary_pad(model, "resume", words("Resume"), words("the saved game"), icon="play")
        if draft.offers_last(game):
            return primary_pad(model, "same", words("Same seats"), words("as last time"))
        missing = game.players[0] - len(draft.taken())
        if draft.taken():
            note = words.plural("{n} bot joins", "{n} bots join", missing)
            return primary_pad(model, "fill", words("Fill up"), note)
        return primary_pad(model, "", words("Next"), words("Nobody has joined"), ready=False)

    def _saved(self, model: Model) -> SavedGame | None:
        """The newest saved game of this kind."""
        waiting = (saved for saved in model.saved if saved.game == self._draft.game and not saved.finished)
        return next(waiting, None)

    def _headline(self, model: Model, game: Game) -> str:
        words = model.words
        if self._full:
            return words("All {n} seats are taken").format(n=game.players[-1])
        if self._draft.taken() and not self._draft.persons():
            return words("Only bots play: watch")
        # on a small panel more words would leave no room for the name of the game
        return words("Press to join") if model.panel.compact else words("Press your button to join")

    def _how(self, words: Words) -> str:
        return words("Press again for a bot, again for an easier one, and at last to leave.")

    def _table(self, model: Model, box: Box) -> list[Widget]:
        words, count = model.words, len(self._draft.taken())
        text = words.plural("seat taken", "seats taken", count)
        middle = TableMiddle(box=NOWHERE, number=str(count), text=text, note=words("Turns go clockwise"))
        return round_table(model.panel, box, {place: self._place(model, place) for place in range(6)}, middle)

    def _place(self, model: Model, place: int) -> PlacePad:
        words, kind = model.words, self._draft.kinds[place]
        name = self._draft.names[place] or place_names(words)[place]
        note = player_kind(words, kind) if kind else words("Press to join")
        if self._draft.last[place] and self._draft.offers_last(model.games[self._draft.game]):
            note = words("Last time") if self._draft.last[place] == "person" else words("Last time: bot")
        icon = "bot" if kind not in ("", "person") else ""
        return PlacePad(box=NOWHERE, key=KEYS[place], place=place, name=name, note=note, kind=kind, icon=icon)


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
