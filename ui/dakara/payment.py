"""What a local game came to, with before and now of everybody whose money it changed."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from games.dakara.board import FORMS
from games.dakara.terms import BANK, ESCROW, Awaits, FormKind
from ui.commands import Acknowledge, Command
from ui.dakara.frame import FrameScreen, areas, split_row, whole_area
from ui.dakara.reading import is_person, table_of, view_of
from ui.dakara.settlement import Account, Settlement, settlement_of
from ui.dakara.taking_back import BAR, TakingBack, beside_ok, take_back_pad
from ui.kit.panel import Box
from ui.kit.pieces.account_badge import EDGE
from ui.kit.pieces.account_change import AccountChange
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.payment_arrow import PaymentArrow
from ui.kit.pieces.slip import Slip
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import player_name
from ui.screens.frame import APART, grid
from ui.text.dakara_events import reason_words
from ui.text.dakara_money import amount, change
from ui.text.dakara_names import space_title
from ui.text.ledger_words import account_words

READ: Final = 4.0
"""Seconds for reading what only bots have won or lost."""
ARROW: Final = 218.0
LOW_ARROW: Final = 150.0
TWO: Final = 2
"""So many accounts have a slip each; more of them have a row."""
ROWS: Final = 3
"""More rows stand in two columns where the panel is wide."""
MOST_ROLLS: Final = 3
"""More rolls than these are no reason that can be read at a glance."""


class PaymentScreen(FrameScreen):
    """Shown once for each local game that has changed somebody's money, before the table goes on.

    Where a person's money changed it stays until somebody has seen it; what only bots have won or lost goes by itself.
    """

    topic = "money"

    def __init__(self, joined: Collection[FormKind] = ()) -> None:
        """`joined`: forms whose own screen shows what they came to."""
        super().__init__()
        self._joined = joined
        self._seen = -1
        """The record whose payments were seen last."""
        self._shown = -1
        self._since = 0.0
        self._back = TakingBack()

    def due(self, model: Model) -> Settlement | None:
        """What is to be looked at now."""
        people = [player for player in range(len(table_of(model).seats)) if is_person(model, player)]
        settled = settlement_of(model) if people else None
        if settled is None or not settled.moved or settled.record == self._seen:
            return None
        if FORMS[settled.space] in self._joined:
            return None
        if settled.record != self._shown:
            self._shown, self._since = settled.record, model.now
        if not concerns(settled, people) and model.now - self._since >= READ:
            self._seen = settled.record
            return None
        return settled

    def holds(self, model: Model) -> bool:
        return self.due(model) is not None

    def moving(self, model: Model) -> float | None:
        settled = self.due(model)
        if settled is None:
            return None
        if self._back.left(model, settled.record):
            return BAR
        people = [player for player in range(len(table_of(model).seats)) if is_person(model, player)]
        return None if concerns(settled, people) else max(0.0, self._since + READ - model.now)

    def headline(self, model: Model) -> str:
        return headline(model, self._due(model))

    def note(self, model: Model) -> str:
        settled, words = self._due(model), model.words
        told = [space_title(words, settled.space)]
        if 0 < len(settled.rolls) <= MOST_ROLLS:
            told.append(words("rolled {faces}").format(faces=", ".join(map(str, settled.rolls))))
        if settled.reason:
            told.append(reason_words(words, settled.reason))
        return SEPARATOR.join(told)

    def actor(self, model: Model) -> int | None:
        settled = self._due(model)
        changed = [account for account in settled.accounts if account.who >= 0 and account.change]
        gained = [account.who for account in changed if account.change > 0]
        if len(gained) == 1 or len(changed) == 1:
            return gained[0] if gained else changed[0].who
        return settled.player

    def stage(self, model: Model, box: Box) -> Scene:
        accounts = self._due(model).accounts
        if len(accounts) == TWO:
            return slips(model, accounts, box)
        if not model.panel.compact:
            return changes(model, accounts, box)
        # a small panel needs the room beside OK too
        left, _ = split_row(areas(model.panel).actions)
        return changes(model, accounts, Box(left.x, box.y, left.w, left.bottom - box.y))

    def actions(self, model: Model, box: Box) -> Scene:
        words, (_, right) = model.words, split_row(box)
        go_on = Pad(
            box=right, key="ok", label=words("OK"), note=next_words(model), look=Look.ACCENT, primary=True, size=48
        )
        left = self._back.left(model, self._due(model).record)
        return (take_back_pad(model, left, self._back_box(model, box)), go_on) if left else (go_on,)

    def _back_box(self, model: Model, box: Box) -> Box:
        """Beside OK, or above it where the rows take that room."""
        right, top = split_row(box)[1], whole_area(model.panel).y
        if model.panel.compact and len(self._due(model).accounts) != TWO:
            return Box(right.x, top, right.w, right.y - APART - top)
        return beside_ok(box)

    def acted(self, key: str, model: Model) -> list[Command]:
        if key != "ok":
            return []
        self._seen = self._due(model).record
        return [Acknowledge()]

    def able(self, model: Model) -> tuple[int, ...]:
        return tuple(range(len(table_of(model).seats)))

    def help_topic(self, model: Model) -> str:
        return self.topic

    def situation(self, model: Model) -> object:
        settled = self.due(model)
        return None if settled is None else settled.record

    def _due(self, model: Model) -> Settlement:
        settled = settlement_of(model)
        assert settled is not None
        return settled


def concerns(settled: Settlement, people: list[int]) -> bool:
    """Money of one of `people` has changed, or it was that one's visit."""
    return settled.player in people or any(account.who in people for account in settled.accounts)


def headline(model: Model, settled: Settlement) -> str:
    """Who got or paid what; of several, who got something."""
    words = model.words
    changed = [account for account in settled.accounts if account.who >= 0 and account.change]
    gained = [account for account in changed if account.change > 0]
    names = " + ".join(player_name(model, account.who) for account in gained or changed)
    if len(gained) == 1:
        return words("{player} gets {amount}").format(player=names, amount=amount(gained[0].change))
    if gained:
        return words("{players} get money").format(players=names)
    if len(changed) == 1:
        return words("{player} pays {amount}").format(player=names, amount=amount(-changed[0].change))
    return words("The bank gets {amount}").format(amount=amount(-sum(account.change for account in changed)))


def next_words(model: Model) -> str:
    """What comes when this has been seen."""
    view, words = view_of(model), model.words
    if view.awaits is Awaits.OVER:
        return words("The end")
    return words("Next: {player}").format(player=player_name(model, view.turn))


def slips(model: Model, accounts: tuple[Account, ...], box: Box) -> Scene:
    """Who paid at the left, who got it at the right, the amount between them."""
    between = LOW_ARROW if model.panel.compact else ARROW
    payer, payee = sorted(accounts, key=lambda account: account.change)
    wide = (box.w - between) / 2
    high = min(box.h, 286.0)
    middle = Box(box.x + wide + 10, box.y, between - 20, high)
    return (
        slip(model, payer, Box(box.x, box.y, wide, high)),
        PaymentArrow(box=middle, amount=amount(payee.change)),
        slip(model, payee, Box(box.right - wide, box.y, wide, high)),
    )


def slip(model: Model, account: Account, box: Box) -> Slip:
    """One account on paper."""
    words = model.words
    verb = words("Gets") if account.change > 0 else words("Pays")
    return Slip(
        box=box,
        place=account_place(model, account.who),
        name=account_name(model, account.who),
        before=(words("Before"), amount(account.before)),
        change=(verb, change(account.change)),
        now=(words("Now"), amount(account.now)),
    )


def changes(model: Model, accounts: tuple[Account, ...], box: Box) -> Scene:
    """Several accounts, a row for each: before, change, now."""
    compact = model.panel.compact
    columns = 1 if compact or len(accounts) <= ROWS else 2
    rows = -(-len(accounts) // columns)
    gap = 5.0 if compact else 14.0
    high = min((box.h - (rows - 1) * gap) / rows, 56.0 if compact else 84.0)
    cells = grid(Box(box.x, box.y, box.w, high * rows + gap * (rows - 1)), columns, rows, gap)
    return tuple(
        AccountChange(
            box=cell,
            place=account_place(model, account.who),
            name=account_name(model, account.who),
            before=amount(account.before),
            change=change(account.change),
            now=amount(account.now),
            gains=account.change > 0,
        )
        for account, cell in zip(accounts, cells, strict=False)
    )


def account_place(model: Model, who: int) -> int | None:
    """Place of a player's seat; None for the bank, EDGE for what lies at the table's edge."""
    if who == ESCROW:
        return EDGE
    return None if who == BANK else table_of(model).seats[who].place


def account_name(model: Model, who: int) -> str:
    """The name of a player, of the bank, of the table's edge."""
    return player_name(model, who) if who >= 0 else account_words(model.words, who)
