"""A wrong entry is paid back: two seats press, and it stays in the ledger."""

from __future__ import annotations

from games.dakara_bank.actions import Reverse
from games.dakara_bank.books import balance
from ui.commands import Command, Submit
from ui.dakara.accounts import account_name, account_place
from ui.dakara_bank.counter import Sheet
from ui.dakara_bank.reading import view_of
from ui.dakara_bank.sheet import BankSheet, refused
from ui.kit.panel import Box
from ui.kit.pieces.choice_card import ChoiceCard
from ui.kit.pieces.slip import Change, Slip
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import GAP, player_at, player_name
from ui.screens.frame import banner, body, corner_pads, grid
from ui.text.money import amount, change

SEAT = 100.0
FLOOR = 71.0


class ConsentSheet(BankSheet):
    """Both slips as they would be, and below them the seats: the first press asks, the second one agrees."""

    topic = "bank.correct"

    def layout(self, model: Model) -> Scene:
        words, view, whole = model.words, view_of(model), body(model.panel)
        entry = view.ledger[self._counter.wrong - 1]
        asking = self._counter.asking
        if asking is None:
            headline = words("Two seats agree: press yours")
        else:
            headline = words("{player} asks: a second seat agrees").format(player=player_name(model, asking))
        what = words("Entry {n}: {amount} goes back to {player}").format(
            n=entry.number, amount=amount(entry.amount), player=account_name(model, entry.payer)
        )
        count = len(table_of(model).seats)
        rows = 1 if count <= (3 if model.panel.compact else 5) else 2
        high = FLOOR if rows > 1 and model.panel.compact else SEAT
        tall = rows * (high + GAP) - GAP
        seats = tuple(
            ChoiceCard(
                box=cell,
                key=f"agree:{player}",
                place=account_place(model, player),
                caption=player_name(model, player),
                chosen=player == asking,
            )
            for player, cell in enumerate(
                grid(Box(whole.x, whole.bottom - tall, whole.w, tall), -(-count // rows), rows)[:count]
            )
        )
        room = Box(whole.x, whole.y, whole.w, min(300.0, whole.h - tall - GAP))
        return (
            banner(model, headline, refused(model) or what, icon="undo"),
            *corner_pads(model),
            *(self._lines(model, room) if model.panel.compact else self._slips(model, grid(room, 2, 1))),
            *seats,
        )

    def _slips(self, model: Model, boxes: list[Box]) -> Scene:
        words, view = model.words, view_of(model)
        entry = view.ledger[self._counter.wrong - 1]
        sides = ((entry.payee, words("Pays"), -entry.amount), (entry.payer, words("Gets"), entry.amount))
        return tuple(
            Slip(
                box=box,
                place=account_place(model, who),
                name=account_name(model, who),
                before=(words("Now"), amount(balance(view, who))),
                change=(word, change(moved)),
                now=(words("Then"), amount(balance(view, who) + moved)),
            )
            for (who, word, moved), box in zip(sides, boxes, strict=True)
        )

    def _lines(self, model: Model, room: Box) -> Scene:
        """The same on a small panel, where two rows of seats leave little room."""
        view = view_of(model)
        entry = view.ledger[self._counter.wrong - 1]
        sides = ((entry.payee, -entry.amount), (entry.payer, entry.amount))
        return tuple(
            Change(
                box=Box(box.x, box.y, min(box.w, 561.0), box.h),
                place=account_place(model, who),
                before=amount(balance(view, who)),
                now=amount(balance(view, who) + moved),
            )
            for (who, moved), box in zip(sides, grid(room, 1, 2, 4), strict=True)
        )

    def act(self, key: str, model: Model) -> list[Command]:
        return self._agree(int(key.partition(":")[2]))

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """A seat button is its own consent."""
        player = player_at(model, place)
        if not down or player is None:
            return []
        self._counter.turned_to = place
        return self._agree(player)

    def undo(self, model: Model) -> list[Command]:
        if self._counter.asking is not None:
            self._counter.asking = None
            return []
        self._counter.wrong = 0
        self._counter.open = Sheet.PAY
        return []

    def _agree(self, player: int) -> list[Command]:
        counter = self._counter
        if counter.asking is None:
            counter.asking = player
            return []
        if counter.asking == player:
            return []
        return [Submit(Reverse(counter.asking, counter.wrong, player))]
