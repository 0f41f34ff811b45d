"""Blackjack with a die: as near to the limit as one dares, then the bank (No. 35)."""

from __future__ import annotations

from collections.abc import Sequence

from games.dakara.board import Space
from games.dakara.events import BankRolled, Rolled
from games.dakara.forms.blackjack import Blackjack
from games.dakara.odds.facts import FaceEffect, Outlook
from games.dakara.terms import BANKS_TURN
from ui.dakara.alone import AloneScreen, Number
from ui.dakara.betting import bets_of
from ui.dakara.frame import GAP, Face
from ui.dakara.numbers import in_hundred, on_average
from ui.dakara.reading import asked, rules_as_played, view_of
from ui.dakara.visit import Visit
from ui.kit.panel import Box
from ui.kit.pieces.total_card import TotalCard
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import player_name
from ui.screens.frame import grid
from ui.text.money import amount


class BlackjackScreen(AloneScreen):
    """The player's dice at the left, the bank's at the right."""

    def verb(self, model: Model, visit: Visit, name: str) -> str:
        words, view = model.words, view_of(model)
        if any(bets_of(model, player) for player in asked(model)):
            return words("{player}: bet, or pass").format(player=name)
        if asked(model):
            return words("{player}: roll or stand on {n}").format(player=name, n=view.cell)
        if view.stage == BANKS_TURN:
            return words("{player}: roll for the bank").format(player=name)
        return words("{player}: roll towards {n}").format(player=name, n=_limit(model))

    def board(self, model: Model, visit: Visit, box: Box) -> Scene:
        words, limit = model.words, _limit(model)
        own, bank = hands(visit)
        won = visit.ended is not None and visit.ended.amount > 0
        lost = visit.ended is not None and not won
        left, right = grid(box, 2, 1, 8.0 if model.panel.compact else GAP)
        over = words("over {n}").format(n=limit)
        most = words("up to {n}").format(n=limit)
        banks = bool(bank) or view_of(model).stage == BANKS_TURN
        return (
            TotalCard(
                box=left, title=player_name(model, visit.player), number=str(sum(own) or ""), faces=own,
                note=over if sum(own) > limit else most, place=table_of(model).seats[visit.player].place,
                current=visit.ended is None and not banks, won=won, lost=lost,
            ),
            TotalCard(
                box=right, title=words("Bank"), number=str(sum(bank) or ""), faces=bank,
                note=over if sum(bank) > limit else words("wins ties"),
                current=visit.ended is None and banks, won=lost and bool(bank), lost=won,
            ),
        )  # fmt: skip

    def figures(self, model: Model, visit: Visit, outlook: Outlook | None) -> Sequence[Number]:
        words = model.words
        stake = Number(words("At stake"), amount(visit.bet), words("Stake"))
        if outlook is None:
            return (stake,)
        if outlook.going_on is not None and outlook.stopping is not None:
            go, stop = on_average(outlook.going_on), on_average(outlook.stopping)
            return (
                stake,
                Number(words("Rolling on, on average"), go, words("Rolling on")),
                Number(words("Standing, on average"), stop, words("Standing")),
            )
        return (stake, Number(words("Chance to win"), in_hundred(words, outlook.win), words("Chance")))

    def face(self, model: Model, effect: FaceEffect) -> Face:
        words, view = model.words, view_of(model)
        if view.stage == BANKS_TURN:
            told = "" if not effect.ends else words("win") if effect.hit else words("loss")
            return Face(str(view.bank_total + effect.face), told, effect.hit and effect.ends)
        return Face(str(view.cell + effect.face), "" if effect.hit else words("over"))

    def leave_label(self, model: Model) -> str:
        return model.words("Stand")

    def leave_note(self, model: Model, visit: Visit) -> str:
        return model.words("on {n}").format(n=view_of(model).cell)

    def alert(self, model: Model, outlook: Outlook) -> str:
        over = sum(not effect.hit for effect in outlook.faces)
        if not over or choice_is_made(model):
            return ""
        words = model.words
        return words("{n} of 6 faces go over {limit}: the bet is lost").format(n=over, limit=_limit(model))


def choice_is_made(model: Model) -> bool:
    """The bank plays: no warning helps."""
    return view_of(model).stage == BANKS_TURN


def hands(visit: Visit) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The faces of the player, and those of the bank."""
    banks = {event.count for event in visit.all(BankRolled)}
    own = tuple(event.face for event in visit.all(Rolled) if event.count not in banks)
    return own, tuple(event.face for event in visit.all(BankRolled))


def _limit(model: Model) -> int:
    return rules_as_played(model).form(Space.SAN_JUAN, Blackjack).most
