"""What a local game came to, with before and now of everybody whose money it changed."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from games.dakara.board import FORMS
from games.dakara.terms import Awaits, FormKind
from ui.commands import Acknowledge, Command
from ui.dakara.accounts import account_name, account_place
from ui.dakara.frame import GAP, FrameScreen, areas, split_row, whole_area
from ui.dakara.reading import view_of
from ui.dakara.settlement import Account, Settlement, settlement_of
from ui.dakara.taking_back import BAR, TakingBack, take_back_pad
from ui.kit.panel import Box
from ui.kit.pieces.account_change import AccountChange
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import persons, table_of
from ui.screens.chrome import player_name
from ui.screens.frame import APART, grid
from ui.text.dakara_events import reason_words
from ui.text.dakara_names import space_title
from ui.text.money import amount, change

READ: Final = 4.0
"""Seconds for reading what only bots have won or lost."""
LOW_GAP: Final = 5.0
TALLEST: Final = 230.0
"""Of an account's row."""
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
        people = persons(model)
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
        people = persons(model)
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
        # the amounts have the room beside OK too
        left, _ = split_row(areas(model.panel).actions)
        return changes(model, self._due(model).accounts, Box(left.x, box.y, left.w, left.bottom - box.y))

    def actions(self, model: Model, box: Box) -> Scene:
        words, (_, right) = model.words, split_row(box)
        go_on = Pad(
            box=right, key="ok", label=words("OK"), note=next_words(model), look=Look.ACCENT, primary=True, size=48
        )
        left = self._back.left(model, self._due(model).record)
        return (take_back_pad(model, left, self._back_box(model, box)), go_on) if left else (go_on,)

    def _back_box(self, model: Model, box: Box) -> Box:
        """Above OK: the accounts take the room beside it."""
        right, top = split_row(box)[1], whole_area(model.panel).y
        high = min(box.h, right.y - APART - top)
        return Box(right.x, right.y - APART - high, right.w, high)

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


def changes(model: Model, accounts: tuple[Account, ...], box: Box) -> Scene:
    """A row for each account: before, change, now."""
    gap = LOW_GAP if model.panel.compact else GAP
    high = min((box.h - (len(accounts) - 1) * gap) / len(accounts), TALLEST)
    rows = grid(Box(box.x, box.y, box.w, (high + gap) * len(accounts) - gap), 1, len(accounts), gap)
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
        for account, cell in zip(accounts, rows, strict=True)
    )
