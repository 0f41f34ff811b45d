"""The position: small integers and flat lists, copied by hand; and the one place where money moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Self

from games.dakara.decks import Used
from games.dakara.events import BankBroken, Bankrupt, Paid
from games.dakara.terms import BANK, ESCROW, GATE, NOBODY, Awaits, Line, Reason
from games.game import CHANCE, Choice, Event

if TYPE_CHECKING:
    from games.dakara.rules import Rules

Log = list[Event] | None
"""Where events go; None where nobody listens."""

_BY_CHANCE: Final = (CHANCE,)


class Position:
    """Everything that is so now. All amounts are dollars; lists are by player."""

    __slots__ = (
        "awaits",
        "bank",
        "bank_total",
        "booked",
        "broken",
        "cell",
        "choice",
        "current",
        "done",
        "first",
        "game",
        "gold_line",
        "gold_order",
        "landed",
        "last_face",
        "leader",
        "line",
        "mark",
        "menu",
        "money",
        "out",
        "pass_order",
        "price",
        "richest",
        "roller",
        "rolls",
        "rolls_made",
        "round",
        "rules",
        "space",
        "stage",
        "stake",
        "travelled",
        "turn",
        "won",
    )

    def __init__(self, rules: Rules) -> None:
        """Before the first player is drawn; `setup` pays the opening money."""
        players = rules.players
        self.rules = rules
        self.awaits = Awaits.FIRST
        self.current: tuple[int, ...] = _BY_CHANCE
        """Who may act; the order settles ties of the clock."""
        self.menu: Mapping[int, tuple[Choice, ...]] | None = None
        """Choices by player, made when somebody asks and never changed, so that copies share them; no part of the
        position."""
        self.roller = NOBODY
        """Whose hand throws the die or takes the card that is awaited."""
        self.bank = rules.bank
        self.money = [0] * players
        self.stake = [0] * players
        self.space = list(rules.starts)
        self.travelled = [0] * players
        self.out = [False] * players
        self.first = NOBODY
        self.turn = NOBODY
        self.round = 1
        self.rolls_made = 0
        self.last_face = 0
        self.landed = NOBODY
        self.booked = 0
        self.gold_line: Line | None = None
        self.gold_order: Used = ()
        self.pass_order: Used = ()
        self.broken = False
        self.richest: tuple[int, ...] = ()
        """The winners, at the end."""
        self.game = GATE
        self.reset_game()

    def reset_game(self) -> None:
        """Blank fields for the next local game; nothing lies at stake any more."""
        players = len(self.money)
        self.rolls: list[int] = []
        self.cell = self.won = self.stage = self.line = self.bank_total = self.price = 0
        self.leader = NOBODY
        self.choice = [NOBODY] * players
        self.done = [False] * players
        self.mark = [0] * players

    # --- copies

    def clone(self) -> Self:
        """An equal position that shares nothing mutable with this one."""
        other = object.__new__(type(self))
        other.rules = self.rules
        other.awaits = self.awaits
        other.current = self.current
        other.menu = self.menu
        other.roller = self.roller
        other.bank = self.bank
        other.money = self.money.copy()
        other.stake = self.stake.copy()
        other.space = self.space.copy()
        other.travelled = self.travelled.copy()
        other.out = self.out.copy()
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.rolls_made = self.rolls_made
        other.last_face = self.last_face
        other.landed = self.landed
        other.booked = self.booked
        other.gold_line = self.gold_line
        other.gold_order = self.gold_order
        other.pass_order = self.pass_order
        other.broken = self.broken
        other.richest = self.richest
        other.game = self.game
        other.rolls = self.rolls.copy()
        other.cell = self.cell
        other.won = self.won
        other.stage = self.stage
        other.line = self.line
        other.bank_total = self.bank_total
        other.price = self.price
        other.leader = self.leader
        other.choice = self.choice.copy()
        other.done = self.done.copy()
        other.mark = self.mark.copy()
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.rules.same(other.rules) and all(getattr(self, name) == getattr(other, name) for name in _COMPARED)

    __hash__ = None  # type: ignore[assignment]

    # --- who acts next

    def await_roll(self, player: int, awaits: Awaits = Awaits.ROLL) -> None:
        """The die of `player` is next."""
        self.awaits = awaits
        self.current = _BY_CHANCE
        self.roller = player

    def await_gold(self, player: int, line: Line) -> None:
        """`player` takes a gold card for its `line`."""
        self.awaits = Awaits.GOLD
        self.current = _BY_CHANCE
        self.roller = player
        self.gold_line = line

    def await_pass(self, player: int) -> None:
        """`player` takes a boarding pass."""
        self.awaits = Awaits.PASS
        self.current = _BY_CHANCE
        self.roller = player

    def await_players(self, *players: int) -> None:
        """These may act, each at once; ties of the clock go in this order."""
        self.awaits = Awaits.PLAYERS
        self.current = players
        self.roller = NOBODY

    def alive(self) -> list[int]:
        """Players still in the game, clockwise from the one on turn."""
        turn, out = self.turn, self.out
        return [p for p in (*range(turn, len(out)), *range(turn)) if not out[p]]

    # --- money: every amount has a payer and a payee

    def bank_pays(self, player: int, amount: int, reason: Reason, log: Log) -> int:
        """The bank pays `player`, all it has if that is less (the bank is then broken); returns what was paid."""
        paid = min(amount, self.bank)
        if paid:
            self.bank -= paid
            self.money[player] += paid
            if log is not None:
                log.append(Paid(BANK, player, paid, reason))
        if paid < amount:
            self._break(log)
        return paid

    def pays_bank(self, player: int, amount: int, reason: Reason, log: Log) -> None:
        """`player` pays the bank; with less money, all of it and is bankrupt (DA-R12)."""
        paid = min(amount, self.money[player])
        if paid:
            self.money[player] -= paid
            self.bank += paid
            if log is not None:
                log.append(Paid(player, BANK, paid, reason))
        if paid < amount:
            self.leave_game(player, log)

    def pays(self, payer: int, payee: int, amount: int, reason: Reason, log: Log) -> None:
        """One player pays another; `payer` has the money."""
        self.money[payer] -= amount
        self.money[payee] += amount
        if log is not None:
            log.append(Paid(payer, payee, amount, reason))

    def puts_up(self, player: int, amount: int, reason: Reason, log: Log) -> None:
        """`player`, who has the money, lays `amount` at the edge of the board."""
        self.money[player] -= amount
        self.stake[player] += amount
        if log is not None:
            log.append(Paid(player, ESCROW, amount, reason, player))

    def bank_puts_up(self, player: int, amount: int, reason: Reason, log: Log) -> int:
        """The bank adds to what lies before `player` and can still be lost; returns what it could pay."""
        paid = min(amount, self.bank)
        if paid:
            self.bank -= paid
            self.stake[player] += paid
            if log is not None:
                log.append(Paid(BANK, ESCROW, paid, reason, player))
        if paid < amount:
            self._break(log)
        return paid

    def takes_back(self, player: int, amount: int, reason: Reason, log: Log) -> None:
        """`player` takes `amount` of what lies before him."""
        self.stake[player] -= amount
        self.money[player] += amount
        if log is not None and amount:
            log.append(Paid(ESCROW, player, amount, reason, player))

    def bank_takes(self, player: int, amount: int, reason: Reason, log: Log) -> None:
        """The bank takes `amount` of what lies before `player`."""
        self.stake[player] -= amount
        self.bank += amount
        if log is not None and amount:
            log.append(Paid(ESCROW, BANK, amount, reason, player))

    def takes_stake_of(self, player: int, loser: int, reason: Reason, log: Log) -> None:
        """`player` takes all that lies before `loser`, who put something up: a pot."""
        amount = self.stake[loser]
        self.stake[loser] = 0
        self.money[player] += amount
        if log is not None:
            log.append(Paid(ESCROW, player, amount, reason, loser))

    def leave_game(self, player: int, log: Log) -> None:
        """`player` is bankrupt."""
        self.out[player] = True
        if log is not None:
            log.append(Bankrupt(player))

    def _break(self, log: Log) -> None:
        if not self.broken:
            self.broken = True
            if log is not None:
                log.append(BankBroken())


_COMPARED: Final = tuple(name for name in Position.__slots__ if name not in ("menu", "rules"))
"""What two positions of one game may differ in."""
