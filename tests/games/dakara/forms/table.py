"""One local game by itself: a position put on its space, dice and cards by hand, every dollar counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final, TypeVar

from games.dakara.edition import read_edition
from games.dakara.events import GameEnded, Paid, Rolled
from games.dakara.forms.form import Form
from games.dakara.options import DakaraOptions
from games.dakara.position import Log, Position
from games.dakara.rules import Rules
from games.dakara.terms import Awaits, Reason
from games.game import CHANCE, Action, Choice, Event, Range

E = TypeVar("E", bound=Event)
IN_PLAY: Final = 30_000_000
"""Dollars in the box (K:21)."""


@cache
def shipped(options: DakaraOptions) -> Rules:
    """The rules by the shipped edition."""
    return Rules(options, read_edition())


class LocalGame:
    """The local game of `space`, begun by `turn`; `money` is what each player (or each of them) has before it.

    Unless `bank` is given, the bank has all that the players do not have. `edition` holds an owner's values.
    Each step is also made on a copy without a log, which must come out the same. After a roll or a card the form must
    say what is awaited next, even if that is another roll.
    """

    def __init__(
        self,
        space: int,
        *,
        players: int = 2,
        money: int | Sequence[int] = 50_000,
        bank: int | None = None,
        turn: int = 0,
        out: Iterable[int] = (),
        edition: Mapping[str, Any] | None = None,
        **rulings: Any,
    ) -> None:
        options = DakaraOptions(players=players, **rulings)
        rules = Rules(options, read_edition(edition, "test")) if edition else shipped(options)
        self.p = p = Position(rules)
        p.money = [money] * players if isinstance(money, int) else list(money)
        p.bank = IN_PLAY - sum(p.money) if bank is None else bank
        p.turn = turn
        for player in out:
            p.out[player] = True
        p.reset_game()
        p.game = space
        self.form: Form = p.rules.forms[space]
        self.events: list[Event] = []
        self._dollars = self._all_dollars()
        self.over = False
        self._step(self.form.begin)

    # --- playing

    def roll(self, *faces: int) -> LocalGame:
        """The awaited die shows these faces, one after the other."""
        for face in faces:
            assert not self.over
            assert (self.p.awaits, self.p.current) == (Awaits.ROLL, (CHANCE,))
            self.p.rolls_made += 1
            self.p.last_face = face
            self.events.append(Rolled(self.p.roller, face, self.p.rolls_made))
            self._step(partial(self._roll, face))
        return self

    def card(self, amount: int) -> LocalGame:
        """The awaited line of a gold card says `amount`."""
        assert not self.over
        assert self.p.awaits is Awaits.GOLD
        self.p.line = amount
        self.p.gold_line = None
        self._step(partial(self._card, amount))
        return self

    def do(self, *actions: Action) -> LocalGame:
        """Players act, one after the other, each within the choices offered."""
        for action in actions:
            assert not self.over
            assert self.p.awaits is Awaits.PLAYERS
            assert action.player in self.p.current
            assert any(_covers(choice, action) for choice in self.choices(action.player)), f"{action} is no choice"
            self._step(partial(self._play, action))
        return self

    def _roll(self, face: int, p: Position, log: Log) -> bool:
        p.awaits, p.current = Awaits.OVER, ()
        return self.form.roll(p, face, log)

    def _card(self, amount: int, p: Position, log: Log) -> bool:
        p.awaits, p.current = Awaits.OVER, ()
        return self.form.card(p, amount, log)

    def _play(self, action: Action, p: Position, log: Log) -> bool:
        return self.form.play(p, action, log)

    def _step(self, step: Callable[[Position, Log], bool]) -> None:
        silent = self.p.clone()
        over = step(silent, None)
        self.over = step(self.p, self.events)
        assert (self.p, self.over) == (silent, over)
        assert self._all_dollars() == self._dollars
        assert min(self.p.money + self.p.stake + [self.p.bank]) >= 0

    def _all_dollars(self) -> int:
        return self.p.bank + sum(self.p.money) + sum(self.p.stake)

    # --- looking

    def choices(self, player: int = 0) -> list[Choice]:
        """What `player` may do now."""
        return list(self.form.choices(self.p, player))

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind, the oldest first."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def paid(self) -> list[tuple[int, int, int, Reason]]:
        """All payments: payer, payee, amount, reason."""
        return [(paid.payer, paid.payee, paid.amount, paid.reason) for paid in self.told(Paid)]

    @property
    def ends(self) -> list[tuple[int, str, int]]:
        """How it ended: player, result, what it brought."""
        assert all(end.space == self.p.game for end in self.told(GameEnded))
        return [(end.player, end.result, end.amount) for end in self.told(GameEnded)]


def _covers(choice: Choice, action: Action) -> bool:
    if not isinstance(choice, Range):
        return choice == action
    amount, place = getattr(action, "amount", None), getattr(action, "place", None)
    return (
        (choice.kind, choice.player, choice.place) == (type(action).__name__, action.player, place)
        and amount is not None
        and amount in range(choice.low, choice.high + 1, choice.step)
    )
