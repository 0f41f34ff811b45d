"""Home: choose a game, or go on with the one that waits."""

from __future__ import annotations

from ui.commands import Command, ResumeGame, Show
from ui.kit.panel import Box
from ui.kit.pieces.bank_tile import BankTile
from ui.kit.pieces.game_pads import GamePad, ResumePad
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene, Widget
from ui.model import Model, SavedGame
from ui.plain import presentation
from ui.presentation import Banked, Presentation
from ui.screens.base import PadScreen
from ui.screens.chrome import CORNER, GAP
from ui.screens.frame import banner, body, corner_pads, grid
from ui.screens.notices import home_notices

BANK_HEIGHT = 118.0
RESUME_HEIGHT = 170.0
MORE_WIDTH = 176.0


class HomeScreen(PadScreen):
    """The games of the table, the newest saved game on paper above them."""

    topic = "buttons"

    def layout(self, model: Model) -> Scene:
        words, panel = model.words, model.panel
        languages = _language_pads(model)
        overline, told = words("Firelight"), home_notices(model)
        if told:
            where = words("Settings, then Staff")
            overline = words.plural("{n} notice", "{n} notices", told) + f": {where}"
        title = banner(model, words("Choose a game"), overline, pads=3 + len(languages), icon="flame")
        whole = body(panel)
        widgets: list[Widget] = [title, *languages, *corner_pads(model, "settings")]
        top = whole.y
        if model.saved:
            high = RESUME_HEIGHT if not panel.compact else 136.0
            widgets += self._resume(model, Box(whole.x, top, whole.w, high))
            top += high + GAP
        widgets += self._games(model, Box(whole.x, top, whole.w, whole.bottom - top))
        return tuple(widgets)

    def act(self, key: str, model: Model) -> list[Command]:
        kind, _, name = key.partition(":")
        match kind:
            case "resume":
                return [ResumeGame(model.saved[0].key)]
            case "game":
                return [Show("seats", name)]
            case "bank":
                return [Show("seats", _tool(model))]
            case _:
                return [Show(kind)]

    def primary(self, model: Model) -> str:
        if model.saved:
            return "resume"
        ids = _games_of(model)
        return f"game:{ids[0]}" if len(ids) == 1 else ""

    def undo(self, model: Model) -> list[Command]:
        return []

    def goes_back(self, model: Model) -> bool:
        return False

    def steps(self, model: Model) -> list[str]:
        # going on with a game is what most people come for
        return sorted(super().steps(model), key=lambda key: key != "resume")

    def _resume(self, model: Model, box: Box) -> list[Widget]:
        several = len(model.saved) > 1
        wide = box.w - (MORE_WIDTH + GAP if several else 0)
        widgets: list[Widget] = [resume_pad(model, model.saved[0], Box(box.x, box.y, wide, box.h), "resume")]
        if several:
            at = Box(box.right - MORE_WIDTH, box.y, MORE_WIDTH, box.h)
            widgets.append(Pad(box=at, key="saved", label=_others(model), note=model.words("saved too"), size=26))
        return widgets

    def _games(self, model: Model, box: Box) -> list[Widget]:
        """The games beside each other; dice and bank below them, on a small panel beside them."""
        ids = _games_of(model)
        tool = _tool(model)
        if not tool:
            cells = grid(box, max(1, len(ids)), 1)
            return [self._game(model, i, cell) for i, cell in zip(ids, cells, strict=False)]
        if model.panel.compact:
            *cells, low = grid(box, len(ids) + 1, 1)
        else:
            low = Box(box.x, box.bottom - BANK_HEIGHT, box.w, BANK_HEIGHT)
            cells = grid(Box(box.x, box.y, box.w, box.h - BANK_HEIGHT - GAP), max(1, len(ids)), 1)
        words = model.words
        note = words("Throw and pay beside your own board, no rules enforced")
        tile = BankTile(box=low, key="bank", title=presentation(model, tool).title(words), note=note)
        return [*(self._game(model, i, cell) for i, cell in zip(ids, cells, strict=False)), tile]

    def _game(self, model: Model, game: str, box: Box) -> GamePad:
        words, shown, seats = model.words, presentation(model, game), model.games[game].players
        return GamePad(
            box=box,
            key=f"game:{game}",
            shown=shown,
            title=shown.title(words),
            seats=words("{low} to {high} seats").format(low=seats[0], high=seats[-1]),
            titles=tuple(presentation(model, other).title(words) for other in _games_of(model)),
        )


def _tool(model: Model) -> str:
    """What is no game but a tool beside a board, and has a pad of its own; "" for none."""
    return next((name for name, game in model.games.items() if not game.turns), "")


def _games_of(model: Model) -> list[str]:
    return [name for name, game in model.games.items() if game.turns]


def _others(model: Model) -> str:
    """The other saved game by its name, or how many there are."""
    words, left = model.words, len(model.saved) - 1
    if left == 1:
        return saved_title(model, model.saved[1])
    return words.plural("{n} more", "{n} more", left)


def _scores(shown: Presentation, saved: SavedGame) -> tuple[int, ...]:
    """What the game itself shows for its seats: money in hand where there is money."""
    if not isinstance(shown, Banked):
        return saved.scores
    balances = shown.balances(saved.view)
    return tuple(balances[player] for player in range(len(saved.seats)))


def _language_pads(model: Model) -> list[Pad]:
    """The pad that changes the language, once there are two."""
    words, panel = model.words, model.panel
    if len(words.languages) < 2:
        return []
    box = Box(panel.width - panel.margin - 4 * CORNER - 3 * GAP, panel.margin, CORNER, CORNER)
    return [Pad(box=box, key="language", label=model.settings.get("language", words.language).upper())]


def saved_title(model: Model, saved: SavedGame) -> str:
    """The name of a saved game, and that it is over where it is."""
    words, title = model.words, presentation(model, saved.game).title(model.words)
    return words("{game}: result").format(game=title) if saved.finished else title


def _resume_title(model: Model, saved: SavedGame) -> str:
    return model.words("Resume {game}").format(game=presentation(model, saved.game).title(model.words))


def resume_pad(model: Model, saved: SavedGame, box: Box, key: str, title: str = "") -> ResumePad:
    """A saved game as a pad of paper; `title` where the screen says already what the pad is for."""
    words, shown = model.words, presentation(model, saved.game)
    return ResumePad(
        box=box,
        key=key,
        shown=shown,
        title=title or (saved_title(model, saved) if saved.finished else _resume_title(model, saved)),
        headline=shown.headline(words, saved.view, saved.seats),
        status=shown.status(words, saved.view),
        seats=tuple((seat.place, f"{score:,}") for seat, score in zip(saved.seats, _scores(shown, saved), strict=True)),
        unit=shown.score_unit(words),
    )
