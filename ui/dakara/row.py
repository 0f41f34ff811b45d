"""The rows of six cells: Atlantic City, Acapulco, Buenos Aires, Aruba and Reno (Nos. 6, 7, 9, 42, 46)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.dakara.actions import GoOn
from games.dakara.board import Space
from games.dakara.forms.bet_row import BetRow
from games.dakara.forms.form import Form
from games.dakara.forms.risk_row import RiskRow
from games.dakara.forms.row import Row
from games.dakara.odds.facts import FaceEffect, Outlook
from games.dakara.terms import CELLS
from ui.dakara.alone import AloneScreen, Number, choice_of
from ui.dakara.betting import bets_of
from ui.dakara.frame import GAP, Face
from ui.dakara.numbers import in_hundred, on_average
from ui.dakara.reading import asked, rules_as_played, view_of
from ui.dakara.visit import Visit
from ui.kit.panel import Box
from ui.kit.pieces.cell_card import CellCard, CellLook
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.frame import grid
from ui.text.money import amount, change


class Printed(NamedTuple):
    """What stands on a cell: the faces that win there, and amounts."""

    faces: tuple[int, ...] = ()
    lines: tuple[str, ...] = ()


class RowScreen(AloneScreen):
    """Each cell has one roll; what was rolled stays on it."""

    def verb(self, model: Model, visit: Visit, name: str) -> str:
        words, cell = model.words, view_of(model).cell
        if any(bets_of(model, player) for player in asked(model)):
            return words("{player}: bet on cell {n}").format(player=name, n=cell)
        if choice_of(model, GoOn) is not None:
            return words("{player}: roll for cell {n}, or leave").format(player=name, n=cell)
        return words("{player}: roll for cell {n}").format(player=name, n=cell)

    def board(self, model: Model, visit: Visit, box: Box) -> Scene:
        gap = 8.0 if model.panel.compact else GAP
        return tuple(
            _cell(model, visit, number, cell) for number, cell in zip(CELLS, grid(box, len(CELLS), 1, gap), strict=True)
        )

    def figures(self, model: Model, visit: Visit, outlook: Outlook | None) -> Sequence[Number]:
        words = model.words
        won = Number(words("Won so far"), amount(visit.brought), words("Won"))
        left = Number(words("Rolls left"), str(len(CELLS) - len(visit.cells)), words("Left"))
        if outlook is None:
            return (won, Number(), left if visit.ended is None else Number())
        another = any(cell.hit for cell in visit.cells.values())
        title = words("Chance of another hit") if another else words("Chance of a hit")
        chance = Number(title, in_hundred(words, outlook.win), words("Chance"))
        match visit.space:
            case Space.ARUBA:
                stake = Number(words("At stake"), amount(view_of(model).seats[visit.player].stake), words("Stake"))
                return (stake, Number(words("Chance to win"), chance.number, words("Chance")), won)
            case Space.RENO if outlook.going_on is not None:
                more = on_average(outlook.going_on)
                return (won, Number(words("Rolling on, on average"), more, words("Rolling on")), left)
            case Space.BUENOS_AIRES:
                return (won, chance, left)
        more = on_average(outlook.mean)
        return (won, Number(words("Still to come, on average"), more, words("To come")), left)

    def face(self, model: Model, effect: FaceEffect) -> Face:
        if view_of(model).game == Space.ACAPULCO and not effect.hit:
            return Face(caption=model.words("ends the visit"))
        return super().face(model, effect)


def _cell(model: Model, visit: Visit, number: int, box: Box) -> CellCard:
    words, played = model.words, visit.cells
    done = played.get(number)
    if done is not None:
        missed = words("ended") if visit.space == Space.ACAPULCO else words("miss")
        line = change(done.amount) if done.amount else missed
        look = CellLook.HIT if done.hit else CellLook.MISS
        return CellCard(box=box, title=str(number), look=look, faces=(done.face,), lines=(line,))
    is_next = number == len(played) + 1 and visit.ended is None
    printed = _printed(rules_as_played(model).forms[visit.space], number)
    lines = printed.lines
    if is_next and not lines:
        lines = (words("next, {n} in 6").format(n=len(printed.faces)),)
    look = CellLook.NEXT if is_next else CellLook.LATER
    return CellCard(box=box, title=str(number), look=look, faces=printed.faces, lines=lines)


def _printed(form: Form, cell: int) -> Printed:
    """As the board says (K:94-100, 166, 174)."""
    match form:
        case Row(cells=cells, out=None):
            return Printed(tuple(cells[cell - 1]))
        case Row(cells=cells):
            return Printed(lines=(amount(max(cells[cell - 1].values())),))
        case BetRow(cells=winning):
            return Printed(tuple(sorted(winning[cell - 1])))
        case RiskRow(gains=gains, losses=losses):
            return Printed(lines=(change(gains[cell - 1]), change(-losses[cell - 1])))
    raise AssertionError(f"No. {form.space} is no row")
