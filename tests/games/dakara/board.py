"""A table for tests: played by hand, read through observations, edited in one place (`edits.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from games.dakara.actions import DrawFirstPlayer, DrawGold, DrawPass, ReadGold, RollDie
from games.dakara.events import Paid
from games.dakara.game_entry import DAKARA
from games.dakara.observation import DakaraObservation, SeatView
from games.dakara.options import DakaraOptions
from games.dakara.terms import Awaits, Reason
from games.game import CHANCE, Action, Choice, Event, State
from tests.games import laws
from tests.games.dakara import edits
from tests.games.dakara.facts import MEMOS
from tests.games.laws import is_listed

E = TypeVar("E", bound=Event)

SHIPPED: Final = DAKARA.edition()
IN_THE_BOX: Final = 30_000_000
"""Dollars (K:21)."""
LOCAL_GAMES: Final = (
    2, 3, 5, 6, 7, 8, 9, 10, 14, 16, 19, 20, 21, 23, 25, 28, 30, 32, 33, 34, 35, 38, 40, 41, 42, 43, 45, 46, 47,
)  # fmt: skip
"""Where one may fly or cruise to (DA-R17)."""
PASSES: Final = (6, 7, 8, 9, 10, 19, 20, 21, 23, 32, 41, 42, 43, 45, 46)
"""Where the boarding passes lead (DA-D16)."""


class Table:
    """A game; unless `drawn` is False, player `first` was drawn and is on turn."""

    def __init__(
        self,
        players: int = 2,
        *,
        first: int = 0,
        drawn: bool = True,
        edition: Mapping[str, Any] | None = None,
        **rulings: Any,
    ) -> None:
        self.players = players
        self.options = DakaraOptions(players=players, **rulings)
        self.edition = DAKARA.edition(edition, "test") if edition else SHIPPED
        self.state: State = DAKARA.new_game(self.options, self.edition)
        self.events: list[Event] = []
        if drawn:
            self.do(DrawFirstPlayer(CHANCE, first))

    # acting

    def do(self, *actions: Action) -> list[Event]:
        """Apply `actions`, each of which must be listed; returns what was told.

        Being told changes nothing, and no dollar appears or vanishes.
        """
        told: list[Event] = []
        for action in actions:
            assert is_listed(action, self.listed(action.player)), f"{action} not in {self.listed(action.player)}"
            dollars = self.dollars()
            untold = self.state.clone()
            untold.apply_action(action)
            self.state.apply_action(action, told)
            assert untold == self.state
            assert self.dollars() == dollars
        self.events += told
        return told

    def listed(self, player: int) -> list[Choice]:
        outcomes: list[Choice] = [action for action, _ in self.state.chance_outcomes()] if player == CHANCE else []
        return [*outcomes, *self.state.legal_actions(player)]

    def refused(self, action: Action) -> str:
        """The code with which `action` is refused; it is not listed and changes nothing."""
        assert not is_listed(action, self.listed(action.player))
        return laws.refused(self.state, action, MEMOS)

    def roll(self, *faces: int) -> list[Event]:
        return self.do(*[RollDie(CHANCE, face) for face in faces])

    def gold(self, card: int) -> list[Event]:
        return self.do(DrawGold(CHANCE, card))

    def read(self, amount: int) -> list[Event]:
        return self.do(ReadGold(CHANCE, amount))

    def fly(self, space: int) -> list[Event]:
        """A boarding pass to `space`."""
        return self.do(DrawPass(CHANCE, space))

    def land(self, space: int) -> list[Event]:
        """The player on turn stands just before `space` and rolls a 1."""
        assert self.awaits is Awaits.MOVE
        self.put(self.turn, (space - 1) % 48)
        return self.roll(1)

    def idle(self) -> list[Event]:
        """A turn that moves one space and no money: both discs of No. 2 are missed."""
        player, seat = self.turn, self.seat(self.turn)
        edits.put(self.state, player, 1, seat.travelled)
        return self.roll(1, 2, 2)

    # editing

    def put(self, player: int, space: int, travelled: int | None = None) -> Table:
        """Set a token on `space`, on its first round from the gate unless `travelled` is given."""
        edits.put(self.state, player, space, space if travelled is None else travelled)
        return self

    def give(self, **money: int) -> Table:
        """give(p0=1000): the money of players; the bank gets or gives the difference."""
        for name, amount in money.items():
            edits.set_money(self.state, int(name[1:]), amount)
        return self

    def bank_has(self, money: int, holder: int = 0) -> Table:
        """The bank's money; `holder` gets the rest."""
        edits.set_bank(self.state, money, holder)
        return self

    # reading

    def seen(self) -> DakaraObservation:
        seen = self.state.observation(None)
        assert isinstance(seen, DakaraObservation)
        return seen

    def seat(self, player: int) -> SeatView:
        return self.seen().seats[player]

    @property
    def money(self) -> list[int]:
        return [seat.money for seat in self.seen().seats]

    @property
    def spaces(self) -> list[int]:
        return [seat.space for seat in self.seen().seats]

    @property
    def out(self) -> list[int]:
        """Who is bankrupt."""
        return [player for player, seat in enumerate(self.seen().seats) if seat.out]

    @property
    def turn(self) -> int:
        return self.seen().turn

    @property
    def awaits(self) -> Awaits:
        return self.seen().awaits

    def dollars(self) -> int:
        """All there are."""
        seen = self.seen()
        return seen.bank + sum(seat.money + seat.stake for seat in seen.seats)


def told(kind: type[E], events: list[Event]) -> list[E]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def paid(events: list[Event]) -> list[tuple[int, int, int, Reason]]:
    """All payments: payer, payee, amount, reason."""
    return [(p.payer, p.payee, p.amount, p.reason) for p in told(Paid, events)]
