"""The rows of six cells: Atlantic City, Acapulco, Buenos Aires, Aruba and Reno (Nos. 6, 7, 9, 42, 46)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.dakara.actions import GoOn
from games.dakara.edition import DakaraEdition
from games.dakara.odds.facts import FaceEffect, Outlook
from ui.dakara.alone import AloneScreen, Number, choice_of, in_hundred, on_average
from ui.dakara.betting import bets_of
from ui.dakara.frame import GAP, Face
from ui.dakara.reading import asked, edition_of, view_of
from ui.dakara.visit import Visit
from ui.kit.panel import Box
from ui.kit.pieces.cell_card import CellCard, CellLook
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.frame import grid
from ui.text.dakara_money import amount, change

CELLS: Final = range(1, 7)
ATLANTIC, ACAPULCO, BUENOS_AIRES, ARUBA, RENO = 6, 7, 9, 42, 46


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
        chance = Number(words("Chance of another hit"), in_hundred(words, outlook.win), words("Chance"))
        match visit.space:
            case 42:
                stake = Number(words("At stake"), amount(view_of(model).seats[visit.player].stake), words("Stake"))
                return (stake, Number(words("Chance to win"), chance.number, words("Chance")), won)
            case 46 if outlook.going_on is not None:
                more = on_average(outlook.going_on)
                return (won, Number(words("Rolling on, on average"), more, words("Rolling on")), left)
            case 9:
                return (won, chance, left)
        more = on_average(outlook.mean)
        return (won, Number(words("Still to come, on average"), more, words("To come")), left)

    def face(self, model: Model, effect: FaceEffect) -> Face:
        if view_of(model).game == ACAPULCO and not effect.hit:
            return Face(caption=model.words("out"))
        return super().face(model, effect)


def _cell(model: Model, visit: Visit, number: int, box: Box) -> CellCard:
    words, played = model.words, visit.cells
    done = played.get(number)
    if done is not None:
        missed = words("out") if visit.space == ACAPULCO else words("miss")
        line = change(done.amount) if done.amount else missed
        look = CellLook.HIT if done.hit else CellLook.MISS
        return CellCard(box=box, title=str(number), look=look, faces=(done.face,), lines=(line,))
    is_next = number == len(played) + 1 and visit.ended is None
    printed = _printed(edition_of(model), visit.space, number)
    lines = printed.lines
    if is_next and not lines:
        lines = (words("next, {n} in 6").format(n=len(printed.faces)),)
    look = CellLook.NEXT if is_next else CellLook.LATER
    return CellCard(box=box, title=str(number), look=look, faces=printed.faces, lines=lines)


def _printed(edition: DakaraEdition, space: int, cell: int) -> Printed:
    """As the board says (K:94-100, 166, 174)."""
    match space:
        case 6:
            return Printed((edition[f"atlantic.cell.{cell}.first"], edition[f"atlantic.cell.{cell}.second"]))
        case 7:
            return Printed(lines=(amount(edition[f"acapulco.cell.{cell}"]),))
        case 9:
            return Printed((edition[f"buenos_aires.cell.{cell}"],))
        case 42:
            flags = edition.faces(f"aruba.cell.{cell}")
            return Printed(tuple(face for face, flag in enumerate(flags, 1) if flag))
    gain, loss = edition[f"reno.win.{cell}"], edition[f"reno.lose.{cell}"]
    return Printed(lines=(change(gain), change(-loss)))
