"""A tiny game with all that the protocol can do: chance, a hidden hand, secret bids at once, and amounts.

Everybody is dealt a card (1 to 6, kept secret). Then twice: a die shows a prize, all bid in secret, in even amounts;
the highest bid pays and takes the prize. In the end the card counts as points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal, Self

from games.game import (
    CHANCE,
    Action,
    Choice,
    Edition,
    EditionValue,
    Event,
    IllegalAction,
    Observation,
    Options,
    Range,
    Ruling,
    State,
)

CARDS = range(1, 7)
ROUNDS = 2


class Deal(Action, frozen=True):
    """Chance: `seat` gets `card`."""

    seat: int
    card: int


class Roll(Action, frozen=True):
    """Chance: the prize of this round."""

    prize: int


class Bid(Action, frozen=True):
    """A secret bid."""

    amount: int


class Dealt(Event, frozen=True):
    """A card, face down."""

    seat: int


class Sold(Event, frozen=True):
    """The bids are open: `player` pays `amount` and gets `prize` points."""

    player: int
    amount: int
    prize: int


class Shown(Event, frozen=True):
    """The end: all cards."""

    cards: tuple[int, ...]


class TenderOptions(Options, frozen=True, kw_only=True):
    """Who wins equal bids."""

    ties: Literal["first", "last"] = "first"


class TenderView(Observation, frozen=True, kw_only=True):
    """What one viewer may know."""

    turn: int
    prize: int
    dealt: tuple[bool, ...]
    cards: tuple[int | None, ...]
    coins: tuple[int, ...]
    points: tuple[int, ...]
    bids: tuple[int | None, ...]
    locked: tuple[bool, ...]


class TenderEdition:
    """The one printed number."""

    def __init__(self, coins: int = 6) -> None:
        self.coins = coins

    def values(self) -> Sequence[EditionValue]:
        return (EditionValue("coins", self.coins, 0, 100, "default", "toy"),)

    def as_toml(self) -> str:
        return f"coins = {self.coins}\n"


class Tender:
    """The position."""

    __slots__ = ("bids", "cards", "coins", "options", "points", "prize", "turn")

    def __init__(self, options: TenderOptions, coins: int) -> None:
        self.options = options
        self.turn = 0
        self.prize = 0
        self.cards = [0] * options.players
        self.coins = [coins] * options.players
        self.points = [0] * options.players
        self.bids = [-1] * options.players

    def current_players(self) -> tuple[int, ...]:
        if 0 in self.cards:
            return (CHANCE,)
        if self.turn == ROUNDS:
            return ()
        if not self.prize:
            return (CHANCE,)
        return tuple(p for p, bid in enumerate(self.bids) if bid < 0)

    def legal_actions(self, player: int) -> Sequence[Choice]:
        return self.ranges(player)

    def ranges(self, player: int) -> tuple[Range, ...]:
        if player < 0 or player not in self.current_players():
            return ()
        return (Range(player, "Bid", 0, self.coins[player] // 2 * 2, 2),)

    def chance_outcomes(self) -> Sequence[tuple[Action, int]]:
        if self.current_players() != (CHANCE,):
            return ()
        if 0 in self.cards:
            seat = self.cards.index(0)
            return [(Deal(CHANCE, seat, card), 1) for card in CARDS if card not in self.cards]
        return [(Roll(CHANCE, prize), 4 - prize) for prize in (1, 2, 3)]

    def apply_action(self, action: Action, log: list[Event] | None = None) -> None:
        self.check(action)
        if isinstance(action, Deal):
            self.cards[action.seat] = action.card
            tell(log, Dealt(action.seat))
        elif isinstance(action, Roll):
            self.prize = action.prize
        elif isinstance(action, Bid):
            self.bids[action.player] = action.amount
            if min(self.bids) >= 0:
                self.open_bids(log)

    def check(self, action: Action) -> None:
        if isinstance(action, Deal | Roll):
            if action not in [outcome for outcome, _ in self.chance_outcomes()]:
                raise IllegalAction("no_such_outcome")
        elif isinstance(action, Bid) and action.player in self.current_players() and action.player >= 0:
            if action.amount % 2 or not 0 <= action.amount <= self.coins[action.player]:
                raise IllegalAction("no_such_bid")
        else:
            raise IllegalAction("not_your_turn")

    def open_bids(self, log: list[Event] | None) -> None:
        best = max(self.bids)
        tied = [p for p, bid in enumerate(self.bids) if bid == best]
        player = tied[0] if self.options.ties == "first" else tied[-1]
        self.coins[player] -= best
        self.points[player] += self.prize
        tell(log, Sold(player, best, self.prize))
        self.bids = [-1] * len(self.bids)
        self.prize = 0
        self.turn += 1
        if self.turn == ROUNDS:
            tell(log, Shown(tuple(self.cards)))

    def observation(self, player: int | None) -> TenderView:
        over = self.turn == ROUNDS
        return TenderView(
            viewer=player,
            current=self.current_players(),
            turn=self.turn,
            prize=self.prize,
            dealt=tuple(card > 0 for card in self.cards),
            cards=tuple(card if over or p == player else None for p, card in enumerate(self.cards)),
            coins=tuple(self.coins),
            points=tuple(self.points),
            bids=tuple(bid if p == player else None for p, bid in enumerate(self.bids)),
            locked=tuple(bid >= 0 for bid in self.bids),
        )

    def returns(self) -> list[float]:
        cards = self.cards if self.turn == ROUNDS else [0] * len(self.cards)
        return [float(points + card) for points, card in zip(self.points, cards, strict=True)]

    def winners(self) -> tuple[int, ...]:
        scores = self.returns()
        return tuple(p for p, s in enumerate(scores) if s == max(scores)) if self.turn == ROUNDS else ()

    def rounds_played(self) -> int:
        return self.turn

    def clone(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.options, twin.turn, twin.prize = self.options, self.turn, self.prize
        twin.cards, twin.coins = self.cards[:], self.coins[:]
        twin.points, twin.bids = self.points[:], self.bids[:]
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tender):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in Tender.__slots__)


def tell(log: list[Event] | None, event: Event) -> None:
    """Append to the log, if there is one."""
    if log is not None:
        log.append(event)


class TenderGame:
    """The entry of the catalogue; `state_type` lets tests plant a bug."""

    id = "tender"
    box = "tender"
    turns = True
    version = 1
    players = range(2, 5)
    options_type: type[Options] = TenderOptions
    action_type: Any = Deal | Roll | Bid
    rulings: Sequence[Ruling] = (Ruling("T-R1", "ties", ("first", "last")),)

    def __init__(self, state_type: type[Tender] = Tender) -> None:
        self.state_type = state_type

    def seats_bots(self, options: Options) -> bool:
        return True

    def edition(self, overrides: Mapping[str, Any] | None = None, source: str = "") -> Edition:
        return TenderEdition(**(overrides or {}))

    def new_game(self, options: Options, edition: Edition) -> State:
        assert isinstance(options, TenderOptions)
        assert isinstance(edition, TenderEdition)
        return self.state_type(options, edition.coins)

    def sample_state(self, observation: Observation, options: Options, edition: Edition, rng: Random) -> State:
        assert isinstance(observation, TenderView)
        assert isinstance(options, TenderOptions)
        state = self.state_type(options, 0)
        state.turn, state.prize = observation.turn, observation.prize
        state.coins, state.points = list(observation.coins), list(observation.points)
        left = [card for card in CARDS if card not in observation.cards]
        rng.shuffle(left)
        for p, card in enumerate(observation.cards):
            if observation.dealt[p]:
                state.cards[p] = card if card is not None else left.pop()
        for p, bid in enumerate(observation.bids):
            if bid is not None:
                state.bids[p] = bid
            elif observation.locked[p]:
                state.bids[p] = rng.randrange(0, state.coins[p] + 1, 2)
        return state

    def heuristic(self, state: State, player: int, action: Choice) -> float:
        return 0.0


class TenderFacts:
    """What the laws need to know of this game beyond the protocol."""

    memos = ()

    @staticmethod
    def scores_from_events(options: Options, events: Sequence[Event]) -> list[float]:
        points = [0] * options.players
        for event in events:
            if isinstance(event, Sold):
                points[event.player] += event.prize
            elif isinstance(event, Shown):
                points = [p + c for p, c in zip(points, event.cards, strict=True)]
        return [float(p) for p in points]

    @staticmethod
    def swap_secrets(state: State, viewer: int | None, rng: Random) -> State:
        other = state.clone()
        assert isinstance(other, Tender)
        if other.turn < ROUNDS:
            others = [p for p, card in enumerate(other.cards) if card and p != viewer]
            left = rng.sample([c for c in CARDS if viewer is None or c != other.cards[viewer]], len(others))
            for p, card in zip(others, left, strict=True):
                other.cards[p] = card
        other.bids = [rng.randrange(2) * 2 if b >= 0 and p != viewer else b for p, b in enumerate(other.bids)]
        return other
