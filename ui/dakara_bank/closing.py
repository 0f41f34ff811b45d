"""Closing the books: asked once, with the accounts as they stand; and the ranking afterwards."""

from __future__ import annotations

from games.dakara_bank.actions import Close
from ui.commands import Acknowledge, Command, Home, Show, Submit
from ui.dakara.accounts import account_place
from ui.dakara_bank.counter import Sheet
from ui.dakara_bank.reading import view_of
from ui.dakara_bank.sheet import BankSheet
from ui.kit.pieces.account_card import AccountCard
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import player_name
from ui.screens.frame import banner, column_boxes, corner_pads, grid, primary_pad, stage
from ui.screens.results import ResultsScreen
from ui.text.money import amount


class CloseSheet(BankSheet):
    """The way back is as large as the way on."""

    topic = "bank.ledger"

    def layout(self, model: Model) -> Scene:
        words, view = model.words, view_of(model)
        count = len(table_of(model).seats)
        cells = grid(stage(model.panel), 2, max(3, -(-count // 2)))
        cards = tuple(
            AccountCard(
                box=cell,
                place=account_place(model, player),
                name=player_name(model, player),
                money=amount(view.money[player]),
            )
            for player, cell in zip(range(count), cells, strict=False)
        )
        return (
            banner(model, words("Close the books?"), words("Nothing more is paid after that"), icon="lock"),
            *corner_pads(model),
            *cards,
            Pad(box=column_boxes(model.panel, 1)[0], key="back", label=words("Go back"), icon="arrow-left"),
            primary_pad(model, "close-now", words("Close"), icon="lock"),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        if key == "close-now":
            self._counter.open = Sheet.PAY
            return [Submit(Close(self._counter.hand)), Acknowledge()]
        return self.undo(model)

    def primary(self, model: Model) -> str:
        return "close-now"

    def undo(self, model: Model) -> list[Command]:
        self._counter.open = Sheet.LEDGER
        return []


class ClosedScreen(ResultsScreen):
    """The common ranking; playing again opens new books at once."""

    def act(self, key: str, model: Model) -> list[Command]:
        if key == "again":
            return [Home(), Show("seats", table_of(model).game.id)]
        return super().act(key, model)
