"""Double or nothing: Madrid (No. 45)."""

from __future__ import annotations

from collections.abc import Sequence

from games.dakara.board import Space
from games.dakara.forms.streak import Streak
from games.dakara.odds.facts import Outlook
from games.dakara.terms import CELLS
from ui.dakara.alone import AloneScreen, Number, words_with
from ui.dakara.betting import bets_of
from ui.dakara.frame import GAP
from ui.dakara.numbers import in_hundred
from ui.dakara.reading import asked, rules_as_played, view_of
from ui.dakara.visit import Visit
from ui.kit.panel import Box
from ui.kit.pieces.cell_card import CellCard, CellLook
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.frame import grid
from ui.text.money import amount


class StreakScreen(AloneScreen):
    """One bet; each win doubles what lies before the player, a loss takes it all."""

    def verb(self, model: Model, visit: Visit, name: str) -> str:
        words = model.words
        if any(bets_of(model, player) for player in asked(model)):
            return words("{player}: bet once, or not at all").format(player=name)
        if asked(model):
            return words("{player}: double or leave").format(player=name)
        return words("{player}: roll to double the bet").format(player=name)

    def board(self, model: Model, visit: Visit, box: Box) -> Scene:
        gap = 8.0 if model.panel.compact else GAP
        return tuple(
            _cell(model, visit, number, cell) for number, cell in zip(CELLS, grid(box, len(CELLS), 1, gap), strict=True)
        )

    def figures(self, model: Model, visit: Visit, outlook: Outlook | None) -> Sequence[Number]:
        words, stake = model.words, at_stake(visit)
        lies = Number(words("At stake"), amount(stake), words("Stake"))
        if outlook is None:
            return (lies,)
        return (
            lies,
            Number(words("A win doubles it to"), amount(2 * stake), words("A win")),
            Number(words("Chance"), in_hundred(words, outlook.win)),
        )

    def leave_note(self, model: Model, visit: Visit) -> str:
        return words_with(model.words, view_of(model).seats[visit.player].stake)


def at_stake(visit: Visit) -> int:
    """The bet, doubled by each win; nothing once it is lost."""
    cells = visit.cells.values()
    return 0 if any(not cell.hit for cell in cells) else visit.bet << len(cells)


def _cell(model: Model, visit: Visit, number: int, box: Box) -> CellCard:
    """The faces that win there, and what then lies at stake."""
    words, done = model.words, visit.cells.get(number)
    worth = amount(visit.bet << number) if visit.bet else words("times {n}").format(n=1 << number)
    if done is not None:
        look = CellLook.HIT if done.hit else CellLook.MISS
        return CellCard(
            box=box, title=str(number), look=look, faces=(done.face,), lines=(worth if done.hit else words("lost"),)
        )
    faces = tuple(sorted(rules_as_played(model).form(Space.MADRID, Streak).cells[number - 1]))
    is_next = number == len(visit.cells) + 1 and visit.ended is None
    look = CellLook.NEXT if is_next else CellLook.LATER
    return CellCard(box=box, title=str(number), look=look, faces=faces, lines=(worth,))
