"""Events as lines on a stage: whose, what happened, and the money that it moved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.dakara import events as e
from games.dakara.terms import BANK, ESCROW, Line
from games.game import Event
from ui.dakara.reading import game_of_event, seat_names
from ui.kit.panel import Box
from ui.kit.pieces.event_row import EventRow
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.text.dakara_events import event_words, reason_words, result_words, short_result
from ui.text.money import amount, change

LINE_KEYS: Final = {Line.CASH: "cash", Line.STOCK: "stock", Line.AUCTION: "auction", Line.LOTTERY: "lottery"}
"""How the edition calls the lines of a gold card."""
QUIET: Final = (
    e.Rolled,
    e.BankRolled,
    e.Moved,
    e.TurnStarted,
    e.GameStarted,
    e.Entered,
    e.WentOn,
    e.GoldDrawn,
    e.PassDrawn,
    e.Travelled,
    e.GameOver,
)
"""Events that the picture itself tells, or that belong to what comes next."""
ROW: Final = 46.0
LOW_ROW: Final = 36.0
LOW: Final = 200.0
"""In a lower box rows are closer."""
BETWEEN: Final = 6.0


class Told(NamedTuple):
    """One line; `place` is the seat's, None for nobody's."""

    place: int | None
    text: str
    money: str = ""


def told(model: Model, events: Sequence[Event], *, money_only: bool = False, short: bool = False) -> list[Told]:
    """Events as lines, oldest first; a payment is a line for each player whose money it changes.

    What a local game brought in all stands for its payments.
    """
    table, words, names = table_of(model), model.words, seat_names(model)
    lines: list[Told] = []
    summed = set() if money_only else {event.player for event in events if isinstance(event, e.GameEnded)}
    for event in events:
        if isinstance(event, e.Declined) and event.player in summed:
            continue
        if isinstance(event, e.Paid) and {event.payer, event.payee, event.of} & summed:
            continue
        if isinstance(event, e.Paid):
            lines += _paid(model, event)
        elif isinstance(event, e.GameEnded) and not money_only:
            money = change(event.amount) if event.amount else ""
            text = short_result(words, event) if short else result_words(words, event)
            lines.append(Told(table.seats[event.player].place, text, money))
        elif not money_only and not isinstance(event, QUIET):
            player = getattr(event, "player", None)
            text = event_words(words, event, names, game_of_event(model, event))
            lines.append(Told(None if player is None else table.seats[player].place, text))
    return lines


def _paid(model: Model, event: e.Paid) -> list[Told]:
    seats, why = table_of(model).seats, reason_words(model.words, event.reason)
    if event.reason == "lost_winnings" and event.payer == ESCROW:
        # they have never been money of the player's
        told = model.words("{amount} won here is lost").format(amount=amount(event.amount))
        return [Told(seats[event.of].place, told)]
    lines = []
    if event.payer >= 0:
        lines.append(Told(seats[event.payer].place, why, change(-event.amount)))
    if event.payee >= 0:
        lines.append(Told(seats[event.payee].place, why, change(event.amount)))
    if not lines and event.of >= 0:
        lost = event.payee == BANK
        lines.append(Told(seats[event.of].place, why, change(-event.amount if lost else event.amount)))
    return lines


def event_rows(lines: Sequence[Told], box: Box) -> Scene:
    """The last lines that fit into `box`, around its middle."""
    row = ROW if box.h >= LOW else LOW_ROW
    most = max(1, int((box.h + BETWEEN) // (row + BETWEEN)))
    shown = lines[-most:]
    high = len(shown) * (row + BETWEEN) - BETWEEN
    top = box.y + max(0.0, (box.h - high) / 2)
    return tuple(
        EventRow(
            box=Box(box.x, top + k * (row + BETWEEN), box.w, row),
            place=line.place,
            text=line.text,
            amount=line.money,
            newest=True,
        )
        for k, line in enumerate(shown)
    )
