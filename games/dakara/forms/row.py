"""Rows: six cells, one roll for each (Nos. 6, 7, 9, 42, 46)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.dakara.board import Space
from games.dakara.edition import DakaraEdition
from games.dakara.events import CellPlayed
from games.dakara.forms import bets
from games.dakara.forms.account import finish, gain
from games.dakara.forms.bet_row import BetRow
from games.dakara.forms.form import BaseForm, Form
from games.dakara.forms.printed import flagged
from games.dakara.forms.risk_row import RiskRow
from games.dakara.options import DakaraOptions
from games.dakara.position import Log, Position
from games.dakara.terms import CELLS, FACES, FormKind


@dataclass(frozen=True, eq=False)
class Row(BaseForm):
    """Free rolls: each pays what its cell says for the face; Atlantic City, Acapulco, Buenos Aires."""

    kind = FormKind.ROW

    cells: Sequence[Mapping[int, int]]
    """The amount in dollars of each face that hits, cell by cell."""
    out: int | None = None
    """The face that ends the row (K:96)."""

    def begin(self, p: Position, log: Log) -> bool:
        """The roll for the first cell."""
        p.cell = 1
        p.await_roll(p.turn)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """One roll for each cell, hit or not (DA-R30)."""
        p.rolls.append(face)
        pays = self.cells[p.cell - 1]
        amount = pays.get(face, 0)
        if log is not None:
            log.append(CellPlayed(p.turn, p.cell, face, face in pays, amount))
        gain(p, amount, "cell", log)
        if p.broken or face == self.out or p.cell == len(self.cells):
            return finish(p, log)
        p.cell += 1
        p.await_roll(p.turn)
        return False


def forms(options: DakaraOptions, edition: DakaraEdition) -> dict[int, Form]:
    """The five spaces, by the numbers of the edition."""
    aruba = [flagged(edition, f"aruba.cell.{cell}") for cell in CELLS]
    made: tuple[Form, ...] = (
        Row(Space.ATLANTIC_CITY, [_dice(edition, cell) for cell in CELLS]),
        _acapulco(edition),
        Row(
            Space.BUENOS_AIRES,
            [{edition[f"buenos_aires.cell.{cell}"]: edition["buenos_aires.prize"]} for cell in CELLS],
        ),
        BetRow(Space.ARUBA, aruba, bets.rate(options, edition["aruba.pays"]), bets.limit(options)),
        RiskRow(
            Space.RENO,
            winning=flagged(edition, "reno.face"),
            gains=[edition[f"reno.win.{cell}"] for cell in CELLS],
            losses=[edition[f"reno.lose.{cell}"] for cell in CELLS],
        ),
    )
    return {form.space: form for form in made}


def _dice(edition: DakaraEdition, cell: int) -> dict[int, int]:
    """The two printed dice of a cell of Atlantic City (K:94)."""
    faces = (edition[f"atlantic.cell.{cell}.first"], edition[f"atlantic.cell.{cell}.second"])
    return {face: face * edition["atlantic.unit"] for face in faces}


def _acapulco(edition: DakaraEdition) -> Row:
    """Every face but one collects (DA-R33)."""
    out = edition["acapulco.out"]
    cells = [{face: edition[f"acapulco.cell.{cell}"] for face in FACES if face != out} for cell in CELLS]
    return Row(Space.ACAPULCO, cells, out)
