"""The parts of the bank's counter: accounts, number pad, tools, the latest entries, a payment just made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.dakara_bank.books import balance
from games.dakara_bank.observation import BankObservation, Entry
from games.dakara_bank.refusals import Refusal
from games.dakara_bank.refuse import against_payment, against_reversal
from games.game import CHANCE
from ui.dakara.accounts import account_name, account_place
from ui.dakara.taking_back import take_back_pad
from ui.dakara_bank.counter import Counter
from ui.dakara_bank.reading import accounts, view_of
from ui.dakara_bank.sheet import refused
from ui.kit.panel import Box
from ui.kit.pieces.account_card import AccountCard
from ui.kit.pieces.ledger_row import LedgerRow
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.payment_banner import BANK_MARK, EMPTY, PaymentBanner
from ui.kit.pieces.slip import Change, Slip
from ui.kit.pieces.tool_pad import ToolPad
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import banner_box, corner
from ui.screens.frame import grid
from ui.text.money import amount, change

COLUMN_KEYS: Final = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "0", "000", "back")
"""Three in a row, as a cash register has them."""
WIDE_KEYS: Final = ("7", "8", "9", "back", "4", "5", "6", "000", "1", "2", "3", "0")
"""Four in a row."""


def head(model: Model, counter: Counter, paid: Entry | None) -> Scene:
    """Banner and corner pads: the payment at hand, or the one just made."""
    pads = corner(model)
    reason = refused(model)
    if paid is None:
        payer, payee, line = counter.payer, counter.payee, headline(model, counter)
    else:
        payer, payee, line = paid.payer, paid.payee, _told(model, paid)
    return (
        PaymentBanner(
            box=banner_box(model, len(pads)),
            payer=_mark(model, payer),
            payee=_mark(model, payee),
            headline=line,
            overline=reason,
            alert=bool(reason),
        ),
        *pads,
    )


def _told(model: Model, paid: Entry) -> str:
    words = model.words
    line = words("{payer} paid {amount} back") if paid.reverses else words("{payer} paid {amount}")
    return line.format(payer=account_name(model, paid.payer), amount=amount(paid.amount))


def _mark(model: Model, who: int | None) -> int:
    if who is None:
        return EMPTY
    place = account_place(model, who)
    return BANK_MARK if place is None else place


def headline(model: Model, counter: Counter) -> str:
    """What to do next, or what PAY will do."""
    words = model.words
    if counter.payer is None:
        return words("Choose who pays")
    payer = account_name(model, counter.payer)
    if counter.payee is None:
        return words("{player} pays: to whom?").format(player=payer)
    payee = account_name(model, counter.payee)
    if not counter.amount:
        return words("Pay how much to {player}?").format(player=payee)
    return words("Pay {amount} to {player}").format(amount=amount(counter.amount), player=payee)


def missing(model: Model, counter: Counter) -> str:
    """Why PAY can't be pressed; "" when it can."""
    words, view = model.words, view_of(model)
    if counter.payer is None:
        return words("Choose who pays")
    if counter.payee is None:
        return words("Choose who gets it")
    if not counter.amount:
        return words("Type the amount")
    match against_payment(balance(view, counter.payer), counter.amount):
        case Refusal.NOT_NOTES:
            return words("Whole thousands only")
        case Refusal.TOO_MUCH:
            return words("Not enough money")
    return ""


def account_cards(model: Model, counter: Counter, boxes: Sequence[Box]) -> Scene:
    """The bank and everybody, with what they would have after the payment at hand."""
    words, view = model.words, view_of(model)
    ready = not missing(model, counter)
    cards = []
    for who, box in zip(accounts(model), boxes, strict=False):
        pays, gets = who == counter.payer, who == counter.payee
        has = balance(view, who)
        then = has - counter.amount if pays else has + counter.amount
        cards.append(
            AccountCard(
                box=box,
                key=f"account:{who}",
                place=account_place(model, who),
                name=account_name(model, who),
                money=amount(has),
                role=words("pays") if pays else words("gets") if gets else "",
                pays=pays,
                then=amount(then) if ready and (pays or gets) else "",
            )
        )
    return tuple(cards)


def number_keys(keys: Sequence[str], box: Box, columns: int) -> Scene:
    """The keys "key:7" and on."""
    boxes = grid(box, columns, -(-len(keys) // columns))
    return tuple(
        Pad(box=at, key=f"key:{key}", label="" if key == "back" else key, icon=_icon(key), size=44)
        for key, at in zip(keys, boxes, strict=True)
    )


def _icon(key: str) -> str:
    return "backspace" if key == "back" else ""


def pay_pad(model: Model, counter: Counter, box: Box) -> Pad:
    """The primary action."""
    why = missing(model, counter)
    return Pad(
        box=box,
        key="" if why else "pay",
        label=model.words("PAY"),
        note=why,
        look=Look.OFF if why else Look.ACCENT,
        primary=True,
        size=56 if not why else 36,
    )


def tools(model: Model, boxes: Sequence[Box]) -> Scene:
    """One die, two dice, a gold card, a boarding pass; not while one of them is on its way."""
    words, view = model.words, view_of(model)
    free = view.current != (CHANCE,)
    shown = (
        ("throw", words("Die"), "", (5,)),
        ("throw-two", words("Dice"), "", (3, 4)),
        ("gold", words("Gold"), "gold-card", ()),
        ("pass", words("Pass"), "pass", ()),
    )
    return tuple(
        ToolPad(box=box, key=key if free else "", label=label, icon=icon, dice=dice)
        for (key, label, icon, dice), box in zip(shown, boxes, strict=True)
    )


def ledger_pad(model: Model, box: Box) -> Widget:
    """Opens the whole ledger."""
    words = model.words
    if model.panel.compact:
        return ToolPad(box=box, key="ledger", label=words("Ledger"), icon="journal")
    count = words.plural("{n} entry", "{n} entries", len(view_of(model).ledger))
    return Pad(box=box, key="ledger", label=f"{words('Ledger')}  ·  {count}", icon="journal", size=26)


def ledger_row(model: Model, entry: Entry, box: Box) -> LedgerRow:
    """An entry on one line without its balances."""
    return LedgerRow(
        box=box,
        payer=account_place(model, entry.payer),
        payee=account_place(model, entry.payee),
        amount=amount(entry.amount),
        struck=bool(entry.reversed_by),
    )


def can_put_right(view: BankObservation, entry: Entry) -> bool:
    """It can be paid back, at least once its payee has the money again: that the bank says when it is asked."""
    return against_reversal(view, entry.number) in (None, Refusal.PAYEE_SHORT)


def paid_slips(model: Model, entry: Entry, boxes: Sequence[Box]) -> Scene:
    """Before and after, for who paid and who got it."""
    words = model.words
    sides = (
        (entry.payer, words("Pays"), -entry.amount, entry.payer_now),
        (entry.payee, words("Gets"), entry.amount, entry.payee_now),
    )
    return tuple(
        Slip(
            box=box,
            place=account_place(model, who),
            name=account_name(model, who),
            before=(words("Before"), amount(now - moved)),
            change=(word, change(moved)),
            now=(words("Now"), amount(now)),
        )
        for (who, word, moved, now), box in zip(sides, boxes, strict=True)
    )


def coming_changes(model: Model, counter: Counter, boxes: Sequence[Box]) -> Scene:
    """What the payment at hand would make of both balances."""
    view, ready = view_of(model), not missing(model, counter)
    sides = ((counter.payer, -counter.amount), (counter.payee, counter.amount))
    return tuple(
        Change(
            box=box,
            place=account_place(model, who),
            before=amount(balance(view, who)),
            now=amount(balance(view, who) + moved) if ready else "",
        )
        for (who, moved), box in zip(sides, boxes, strict=True)
        if who is not None
    )


def undo_pad(model: Model, counter: Counter, box: Box) -> Scene:
    """Takes the payment back while its seconds run; nothing where the table can't."""
    if not table_of(model).can_undo:
        return ()
    return (take_back_pad(model, counter.left(model.now), box),)
