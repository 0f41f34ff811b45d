"""The books: accounts that always add up, a ledger that only grows, dice and two decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from msgspec.structs import replace

from games.dakara.actions import DrawGold, DrawPass, RollDie
from games.dakara.events import Paid, PassDrawn, Rolled
from games.dakara.terms import BANK, FACES, NOBODY, Awaits, Reason
from games.dakara_bank.actions import Close, Collect, Reverse, TakeGold, TakePass, Throw, ThrowTwo, Transfer
from games.dakara_bank.books import balance
from games.dakara_bank.events import Closed, GoldShown, Reversed
from games.dakara_bank.menu import choices
from games.dakara_bank.observation import BankObservation, Entry
from games.dakara_bank.refuse import refusal
from games.dakara_bank.rules import Rules
from games.dakara_bank.terms import BANK_PLACE, MOST_DICE
from games.game import CHANCE, Action, Choice, Event, IllegalAction

_ROLLS: Final = tuple((RollDie(CHANCE, face), 1) for face in FACES)


class State:
    """One position of the books; see `games.game.State`. All amounts are dollars."""

    __slots__ = (
        "awaits",
        "bank",
        "dice",
        "dice_left",
        "gold",
        "gold_order",
        "hand",
        "ledger",
        "menu",
        "money",
        "pass_order",
        "pass_to",
        "rolls_made",
        "rules",
    )

    def __init__(self, rules: Rules) -> None:
        """Everybody has the opening money."""
        self.rules = rules
        self.awaits = Awaits.PLAYERS
        self.money = [rules.start_money] * rules.players
        self.bank = rules.bank
        self.ledger: tuple[Entry, ...] = ()
        self.hand = NOBODY
        self.dice: tuple[int, ...] = ()
        self.dice_left = 0
        self.rolls_made = 0
        self.gold = 0
        self.gold_order: tuple[int, ...] = ()
        self.pass_to = 0
        self.pass_order: tuple[int, ...] = ()
        self.menu: dict[int, tuple[Choice, ...]] = {}
        """Choices by player, made when somebody asks; no part of the position."""

    # --- questions

    def current_players(self) -> tuple[int, ...]:
        """Everybody, all the time; chance while dice roll or a card is drawn."""
        if self.awaits is Awaits.PLAYERS:
            return tuple(range(self.rules.players))
        return () if self.awaits is Awaits.OVER else (CHANCE,)

    def legal_actions(self, player: int) -> Sequence[Choice]:
        """See `games.game.State`."""
        if player == CHANCE:
            return self._by_hand()
        if self.awaits is not Awaits.PLAYERS or not 0 <= player < self.rules.players:
            return ()
        if player not in self.menu:
            self.menu[player] = choices(self, player)
        return self.menu[player]

    def chance_outcomes(self) -> Sequence[tuple[Action, int]]:
        """A face of the die, or a card that may be on top of its deck."""
        rules = self.rules
        match self.awaits:
            case Awaits.ROLL:
                return _ROLLS
            case Awaits.GOLD:
                return [(DrawGold(CHANCE, card), n) for card, n in rules.gold_deck.may_come(self.gold_order)]
            case Awaits.PASS:
                return [(DrawPass(CHANCE, space), n) for space, n in rules.pass_deck.may_come(self.pass_order)]
        return ()

    def _by_hand(self) -> Sequence[Action]:
        """The other cards: a real deck lies in an order of its own."""
        rules = self.rules
        match self.awaits:
            case Awaits.GOLD:
                return [DrawGold(CHANCE, card) for card in rules.gold_deck.others(self.gold_order)]
            case Awaits.PASS:
                return [DrawPass(CHANCE, space) for space in rules.pass_deck.others(self.pass_order)]
        return ()

    def returns(self) -> list[float]:
        return [float(money) for money in self.money]

    def winners(self) -> tuple[int, ...]:
        """The richest, once the books are closed."""
        if self.awaits is not Awaits.OVER:
            return ()
        most = max(self.money)
        return tuple(player for player, money in enumerate(self.money) if money == most)

    def rounds_played(self) -> int:
        """Nobody here has a turn: the whole session is one round."""
        return int(self.awaits is Awaits.OVER)

    def observation(self, player: int | None) -> BankObservation:
        """The same for everybody."""
        return BankObservation(
            viewer=player,
            current=self.current_players(),
            awaits=self.awaits,
            money=tuple(self.money),
            bank=self.bank,
            ledger=self.ledger,
            hand=self.hand,
            dice=self.dice,
            dice_left=self.dice_left,
            rolls_made=self.rolls_made,
            gold=self.gold,
            gold_lines=self.rules.gold[self.gold] if self.gold else (),
            pass_to=self.pass_to,
            gold_order=self.gold_order,
            pass_order=self.pass_order,
            winners=self.winners(),
        )

    @classmethod
    def from_observation(cls, seen: BankObservation, rules: Rules) -> Self:
        """The position that `seen` shows: nothing is hidden."""
        state = cls(rules)
        state.awaits = seen.awaits
        state.money = list(seen.money)
        state.bank = seen.bank
        state.ledger = seen.ledger
        state.hand = seen.hand
        state.dice = seen.dice
        state.dice_left = seen.dice_left
        state.rolls_made = seen.rolls_made
        state.gold = seen.gold
        state.pass_to = seen.pass_to
        state.gold_order = seen.gold_order
        state.pass_order = seen.pass_order
        return state

    def clone(self) -> Self:
        """An equal position that shares nothing mutable with this one."""
        other = object.__new__(type(self))
        for name in _KEPT:
            setattr(other, name, getattr(self, name))
        other.money = self.money.copy()
        other.rules = self.rules
        other.menu = self.menu.copy()
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.rules.same(other.rules) and all(getattr(self, name) == getattr(other, name) for name in _KEPT)

    __hash__ = None  # type: ignore[assignment]

    # --- acts

    def apply_action(self, action: Action, log: list[Event] | None = None) -> None:
        """Apply `action`. Raises IllegalAction with a code of `Refusal` and leaves the books as they were."""
        why = refusal(self, action)
        if why is not None:
            raise IllegalAction(why)
        told: list[Event] = []
        self.menu = {}
        match action:
            case Transfer(player=player, amount=amount, place=place):
                self._pay(player, BANK if place == BANK_PLACE else place, amount, "transfer", told)
            case Collect(player=player, amount=amount):
                self._pay(BANK, player, amount, "transfer", told)
            case Reverse():
                self._reverse(action, told)
            case Throw(player=player):
                self._throw(player, 1)
            case ThrowTwo(player=player):
                self._throw(player, MOST_DICE)
            case TakeGold(player=player):
                self.hand, self.awaits = player, Awaits.GOLD
            case TakePass(player=player):
                self.hand, self.awaits = player, Awaits.PASS
            case Close(player=player):
                self.awaits = Awaits.OVER
                told.append(Closed(player, self.winners()))
            case _:
                self._by_chance(action, told)
        if log is not None:
            log += told

    def _by_chance(self, action: Action, told: list[Event]) -> None:
        match action:
            case RollDie(face=face):
                self._roll(face, told)
            case DrawGold(card=card):
                self.gold, self.awaits = card, Awaits.PLAYERS
                self.gold_order = self.rules.gold_deck.put_under(self.gold_order, card)
                told.append(GoldShown(self.hand, card, *self.rules.gold[card]))
            case DrawPass(space=space):
                self.pass_to, self.awaits = space, Awaits.PLAYERS
                self.pass_order = self.rules.pass_deck.put_under(self.pass_order, space)
                told.append(PassDrawn(self.hand, space))

    def _throw(self, player: int, dice: int) -> None:
        self.hand, self.awaits = player, Awaits.ROLL
        self.dice, self.dice_left = (), dice

    def _roll(self, face: int, told: list[Event]) -> None:
        self.dice = (*self.dice, face)
        self.dice_left -= 1
        self.rolls_made += 1
        if not self.dice_left:
            self.awaits = Awaits.PLAYERS
        told.append(Rolled(self.hand, face, self.rolls_made))

    def _pay(self, payer: int, payee: int, amount: int, reason: Reason, told: list[Event], reverses: int = 0) -> None:
        """The one place where money moves: from an account that has it to another, with an entry."""
        for who, change in ((payer, -amount), (payee, amount)):
            if who == BANK:
                self.bank += change
            else:
                self.money[who] += change
        entry = Entry(
            number=len(self.ledger) + 1,
            payer=payer,
            payee=payee,
            amount=amount,
            payer_now=balance(self, payer),
            payee_now=balance(self, payee),
            reverses=reverses,
        )
        self.ledger = (*self.ledger, entry)
        told.append(Paid(payer, payee, amount, reason))

    def _reverse(self, action: Reverse, told: list[Event]) -> None:
        """Pay back, and mark the entry: it stays in the ledger."""
        at = action.entry - 1
        wrong = self.ledger[at]
        self._pay(wrong.payee, wrong.payer, wrong.amount, "reversal", told, reverses=wrong.number)
        marked = replace(wrong, reversed_by=len(self.ledger))
        self.ledger = (*self.ledger[:at], marked, *self.ledger[at + 1 :])
        told.insert(0, Reversed(action.player, action.consent, action.entry))


_KEPT: Final = tuple(name for name in State.__slots__ if name not in ("menu", "rules"))
"""What two positions of one session may differ in."""
