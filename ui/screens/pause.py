"""Pause: all that people may need besides the game."""

from __future__ import annotations

from ui.commands import Back, Command, Home, Show
from ui.kit.panel import Box
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene, Widget
from ui.model import Model, TableModel
from ui.plain import presentation
from ui.presentation import Banked
from ui.screens.base import PadScreen
from ui.screens.frame import APART, banner, column_boxes, corner_pads, grid, primary_box, primary_pad, stage
from ui.screens.notices import is_unsaved
from ui.text.luck_words import check_words


class PauseScreen(PadScreen):
    """The game stands still; OK goes on with it."""

    def layout(self, model: Model) -> Scene:
        table = model.table
        assert table is not None
        words = model.words
        shown = presentation(model, table.game.id)
        correctable = table.can_undo or table.correctable
        at = stage(model.panel)
        status = shown.status(words, table.view)
        if model.choosing and model.panel.compact:
            # what is picked on the table's screen lives there only, until it is confirmed; the pad has no room for it
            status = words("Leaving drops your choice")
        # where nobody has a turn nobody is waited for, and there is nothing to play for who is away
        alone = "" if table.game.turns else words("Nobody has a turn")
        entries = [
            ("journal", "journal", words("Journal"), ""),
            ("rules", "help", words("Rules"), ""),
            ("modes", "settings", words("How you play"), ""),
            ("correct", "undo", words("Correct"), "" if correctable else words("Nothing to correct")),
            ("away", "person", words("Seats"), alone),
            ("edition", "pencil", words("Your own cards"), ""),
            *_of_chance_and_money(model, table),
        ]
        pads: list[Widget] = [
            Pad(
                box=cell,
                key="" if why else key,
                # words alone on the small panel: beside a picture they would break into three lines
                icon="" if model.panel.compact else icon,
                label=label,
                note=why,
                look=Look.OFF if why else Look.PLAIN,
                size=28 if model.panel.compact else 34,
            )
            for (key, icon, label, why), cell in zip(entries, grid(at, 3, 3), strict=False)
        ]
        return (
            banner(model, words("Paused"), status, icon="pause"),
            *corner_pads(model),
            *pads,
            *self._column(model),
            primary_pad(model, "resume", words("Go on"), icon="play"),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        assert model.table is not None
        match key:
            case "resume":
                return [Back()]
            case "home":
                return [Home()]
            case "rules":
                return [Show("help")]
            case "edition":
                return [Show("edition", model.table.game.id)]
        return [Show(key)]

    def help_topic(self, model: Model) -> str:
        assert model.table is not None
        return presentation(model, model.table.game.id).topic(model.table.view)

    def primary(self, model: Model) -> str:
        return "resume"

    def _column(self, model: Model) -> list[Widget]:
        words = model.words
        settings, home = column_boxes(model.panel, 2)
        if not model.panel.compact:
            # leaving is the opposite of going on: it stands apart
            low = primary_box(model.panel).y - APART - home.h
            home = Box(home.x, min(home.y, low), home.w, home.h)
        return [
            Pad(box=settings, key="settings", icon="settings", label=words("Settings")),
            _leave_pad(model, home),
        ]


def _of_chance_and_money(model: Model, table: TableModel) -> list[tuple[str, str, str, str]]:
    """What is there in games with dice, and in games with a bank."""
    words = model.words
    shown = presentation(model, table.game.id)
    found = [("fairness", "eye", check_words(words, shown.modes()), "")]
    if "dice" in shown.modes():
        found.append(("dice", "die", words("Dice record"), ""))
    if isinstance(shown, Banked):
        found.append(("ledger", "coin", words("Ledger"), ""))
    return found


def _leave_pad(model: Model, box: Box) -> Pad:
    words = model.words
    if is_unsaved(model):
        return Pad(box=box, key="home", icon="home", label=words("Leave"), note=words("not saved"))
    if model.choosing and not model.panel.compact:
        return Pad(box=box, key="home", label=words("Save and leave"), note=words("your choice is dropped"))
    return Pad(box=box, key="home", icon="home", label=words("Save and leave"))
