"""The counter: accounts, number pad, dice and cards. On a small panel accounts first, then the pad."""

from __future__ import annotations

from games.dakara.terms import BANK
from games.dakara_bank.observation import Entry
from games.game import CHANCE, Action
from ui.commands import Acknowledge, Command, Submit, Undo
from ui.dakara.taking_back import BAR
from ui.dakara_bank.counter import Counter, Sheet
from ui.dakara_bank.pay_parts import (
    COLUMN_KEYS,
    WIDE_KEYS,
    account_cards,
    can_put_right,
    coming_changes,
    head,
    ledger_pad,
    ledger_row,
    number_keys,
    paid_slips,
    pay_pad,
    tools,
    undo_pad,
)
from ui.dakara_bank.reading import accounts, view_of
from ui.dakara_bank.sheet import BankSheet
from ui.dakara_bank.thrown import thrown, thrown_head
from ui.dakara_bank.throws import FRAME, Throws, on_show
from ui.kit.panel import Box
from ui.kit.pieces.amount import Amount
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.base import CORNERS
from ui.screens.chrome import player_at
from ui.screens.frame import APART, PRIMARY, body, grid
from ui.text.money import amount

GAP = 18.0
TOP = 100.0
"""Height of the amount, and of the tools beside it."""
FLOOR = 71.0
TOOLS = 88.0
LINES = 3


class PaySheet(BankSheet):
    """See the module."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(counter)
        self._throws = Throws()

    # --- pictures

    def layout(self, model: Model) -> Scene:
        self._counter.follow(len(view_of(model).ledger), model.now)
        self._throws.follow(view_of(model), model.now)
        whole = body(model.panel)
        shown = on_show(model)
        top = thrown_head(model, shown, self._throws) if shown else head(model, self._counter, self._paid(model))
        return (*top, *(self._compact(model, whole) if model.panel.compact else self._wide(model, whole)))

    def _wide(self, model: Model, whole: Box) -> Scene:
        wide = (whole.w - 2 * GAP) / 3
        left, middle, right = (Box(whole.x + k * (wide + GAP), whole.y, wide, whole.h) for k in range(3))
        rows = max(6, len(accounts(model)))
        low = Box(right.x, right.bottom - PRIMARY, right.w, PRIMARY)
        return (
            *account_cards(model, self._counter, grid(left, 1, rows)),
            *self._middle(model, middle),
            *tools(model, grid(Box(right.x, right.y, right.w, TOP), 4, 1)),
            ledger_pad(model, Box(right.x, right.y + TOP + GAP, right.w, FLOOR)),
            *self._latest(model, right, right.y + TOP + FLOOR + 2 * GAP),
            self._primary(model, low),
        )

    def _middle(self, model: Model, box: Box) -> Scene:
        """The number pad, or what has just happened."""
        entry = self._paid(model)
        shown = on_show(model)
        if shown:
            return thrown(model, box, shown, self._throws)
        if entry is not None:
            high = (box.h - PRIMARY - APART - GAP) / 2
            slips = [Box(box.x, box.y + k * (high + GAP), box.w, high) for k in range(2)]
            # taking back stays away from OK
            back = Box(box.x, box.bottom - PRIMARY, box.w - (APART - GAP), PRIMARY)
            return (*paid_slips(model, entry, slips), *undo_pad(model, self._counter, back))
        keys = Box(box.x, box.y + TOP + GAP, box.w, box.h - TOP - GAP)
        return (
            Amount(box=Box(box.x, box.y, box.w, TOP), number=amount(self._counter.amount)),
            *number_keys(COLUMN_KEYS, keys, 3),
        )

    def _latest(self, model: Model, column: Box, top: float) -> Scene:
        """The last entries, the newest above; each can be put right."""
        rows: list[Scene] = []
        for k, entry in enumerate(reversed(view_of(model).ledger[-LINES:])):
            y = top + k * (FLOOR + GAP)
            row = ledger_row(model, entry, Box(column.x, y, column.w - FLOOR - GAP, FLOOR))
            pad = Pad(box=Box(column.right - FLOOR, y, FLOOR, FLOOR), key=f"wrong:{entry.number}", icon="undo")
            rows.append((row, pad) if can_put_right(view_of(model), entry) else (row,))
        if not rows:
            at = Box(column.x, top, column.w, FLOOR)
            return (Label(box=at, text=model.words("Every payment is listed here"), size=26, muted=True),)
        return tuple(widget for row in rows for widget in row)

    def _compact(self, model: Model, whole: Box) -> Scene:
        entry, shown = self._paid(model), on_show(model)
        side = 228.0
        low = Box(whole.right - side, whole.bottom - PRIMARY, side, PRIMARY)
        if shown:
            room = Box(whole.x, whole.y, whole.w - side - GAP, whole.h)
            if table_of(model).chance:
                return thrown(model, whole, shown, self._throws)
            high = whole.h - PRIMARY - GAP
            again = grid(Box(low.x, whole.y, side, high), 2, 2)
            return (*thrown(model, room, shown, self._throws), *tools(model, again), self._primary(model, low))
        if entry is not None:
            high = whole.h - PRIMARY - GAP
            slips = grid(Box(whole.x, whole.y, whole.w, high), 2, 1)
            back = Box(whole.x, low.y, whole.w - side - APART, PRIMARY)
            return (
                *paid_slips(model, entry, slips),
                *undo_pad(model, self._counter, back),
                self._primary(model, low),
            )
        if self._counter.payer is not None and self._counter.payee is not None:
            return self._typing(model, whole)
        room = Box(whole.x, whole.y, whole.w, whole.h - TOOLS - GAP)
        count = len(accounts(model))
        columns = {3: 3, 4: 2, 5: 3, 6: 3}.get(count, 4)
        cells = grid(Box(whole.x, whole.bottom - TOOLS, whole.w, TOOLS), 5, 1)
        return (
            *account_cards(model, self._counter, grid(room, columns, -(-count // columns))),
            *tools(model, cells[:4]),
            ledger_pad(model, cells[4]),
        )

    def _typing(self, model: Model, whole: Box) -> Scene:
        """The second step on a small panel."""
        keys = Box(whole.x, whole.y, 406.0, whole.h)
        right = Box(keys.right + GAP, whole.y, whole.w - keys.w - GAP, whole.h)
        back = Box(right.x, right.bottom - PRIMARY, 88.0, PRIMARY)
        pay = Box(back.right + APART, back.y, right.w - back.w - APART, PRIMARY)
        shown = Box(right.x, right.y, right.w, 92.0)
        high = (pay.y - shown.bottom - GAP - 12) / 2
        changes = [Box(right.x, shown.bottom + 10 + k * high, right.w, high) for k in range(2)]
        return (
            *number_keys(WIDE_KEYS, keys, 4),
            Amount(box=shown, number=amount(self._counter.amount)),
            *coming_changes(model, self._counter, changes),
            Pad(box=back, key="back", icon="arrow-left"),
            pay_pad(model, self._counter, pay),
        )

    def _primary(self, model: Model, box: Box) -> Pad:
        """PAY, or OK for what has just happened."""
        if on_show(model) or self._paid(model) is not None:
            busy = view_of(model).current == (CHANCE,)
            look = Look.OFF if busy else Look.ACCENT
            return Pad(box=box, key="" if busy else "done", label=model.words("OK"), look=look, primary=True, size=48)
        return pay_pad(model, self._counter, box)

    def _paid(self, model: Model) -> Entry | None:
        """The entry just made, while one press takes it back."""
        ledger = view_of(model).ledger
        return ledger[-1] if self._counter.paid == len(ledger) and ledger else None

    # --- acts

    def act(self, key: str, model: Model) -> list[Command]:
        counter, (kind, _, name) = self._counter, key.partition(":")
        if kind == "done":
            return self._seen()
        taken = self.take(key)
        if taken is not None:
            return taken
        match kind:
            case "account":
                return self._tap(int(name), model)
            case "key":
                counter.type(name)
            case "pay":
                payment = counter.payment()
                return [Submit(payment)] if payment is not None else []
            case "undo":
                counter.paid = 0
                return [Undo()]
            case "wrong":
                return self._wrong(int(name), model)
            case "ledger":
                counter.open = Sheet.LEDGER
            case "back":
                counter.payee = None
            case "chance":
                entry = table_of(model).chance[int(name)]
                return [Submit(entry)] if isinstance(entry, Action) else []
        return []

    def _tap(self, who: int, model: Model) -> list[Command]:
        """An account; what had just happened has been seen."""
        counter = self._counter
        counter.paid = 0
        counter.tap(who)
        if who == counter.payer and who != BANK:
            counter.hand = who
        if counter.payee is not None:
            self._cursor.clear()
        return [Acknowledge()] if on_show(model) and view_of(model).current != (CHANCE,) else []

    def _seen(self) -> list[Command]:
        """The first OK lays flying dice down, the next one puts them away."""
        if self._throws.lay_down():
            return []
        self._counter.paid = 0
        return [Acknowledge()]

    def _wrong(self, number: int, model: Model) -> list[Command]:
        """The entry just made is taken back at once, an older one with a second seat."""
        if number == self._counter.paid and table_of(model).can_undo:
            self._counter.paid = 0
            return [Undo()]
        self._counter.wrong, self._counter.asking = number, None
        self._counter.open = Sheet.CONSENT
        return []

    # --- buttons

    def steps(self, model: Model) -> list[str]:
        """What comes next first: accounts, then the number pad and PAY, then dice, cards and the ledger."""
        chosen = self._counter.payer is not None and self._counter.payee is not None
        order = ("done", "undo", "chance", *(("key", "pay", "account") if chosen else ("account", "key", "pay")))

        def rank(key: str) -> int:
            kind = key.partition(":")[0]
            return order.index(kind) if kind in order else len(order) + (key in CORNERS)

        return sorted(super().steps(model), key=rank)

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """The first press begins at the own account."""
        player = player_at(model, place)
        own = f"account:{player}"
        if down and player is not None and not self._cursor.key and self._counter.payer is None:
            keys = self.steps(model)
            if keys and keys[0].startswith("account:") and own in keys:
                self._counter.hand, self._counter.turned_to = player, place
                self._cursor.key = own
                return []
        return super().pressed(place, down, model)

    def primary(self, model: Model) -> str:
        return next((w.key for w in self.laid(model) if getattr(w, "primary", False)), "")

    def undo(self, model: Model) -> list[Command]:
        """Back by one step: the payment just made, what is shown, or a part of the payment at hand."""
        if self._paid(model) is not None and table_of(model).can_undo:
            self._counter.paid = 0
            return [Undo()]
        if on_show(model):
            return self._seen() if view_of(model).current != (CHANCE,) else []
        self._counter.step_back()
        return []

    def goes_back(self, model: Model) -> bool:
        counter = self._counter
        return bool(self._paid(model) or on_show(model) or counter.digits or counter.payer is not None)

    def moving(self, model: Model) -> float | None:
        if self._throws.flying(model.now) and model.settings.get("motion") != "still":
            return FRAME
        return BAR if self._counter.paid else None
