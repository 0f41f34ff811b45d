"""A tiny game in the open with what happens at once at a table: own dice, bets, an auction, a card, a race for throws.

Its stages follow each other as its edition says: "die" (player 0 goes on, then throws), "bets" (each bets or passes, in
any order), "sale" (player 0 sells; a raise asks the others again), "card" (the buyer's; a real one may say any even
amount), "throws" (each throws an own die, in any order), "draw" (nobody's hand).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Self

from device.choices import covers
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

STAGES: Final = ("die", "bets", "sale", "card", "throws", "draw")
STEP: Final = 10


class RollFace(Action, frozen=True):
    """Chance: a die."""

    face: int


class TakeCard(Action, frozen=True):
    """Chance: a card."""

    card: int


class ReadCard(Action, frozen=True):
    """By hand: what a real card says."""

    amount: int


class GoOn(Action, frozen=True):
    """Wish to throw."""


class Bet(Action, frozen=True):
    """On a place."""

    amount: int
    place: int


class Pass(Action, frozen=True):
    """No bet."""


class Offer(Action, frozen=True):
    """At the sale."""

    amount: int


class Silent(Action, frozen=True):
    """No offer at this price."""


class Throw(Action, frozen=True):
    """The own die, now."""


class Happened(Event, frozen=True):
    """`player` did `what`."""

    player: int
    what: str


class FairView(Observation, frozen=True, kw_only=True):
    """All there is."""

    stage: str
    bets: tuple[int, ...]
    decided: tuple[bool, ...]
    price: int
    leader: int
    faces: tuple[int, ...]
    cards: tuple[int, ...]


class FairEdition:
    """The stages, as digits of one number: 1 is the first."""

    def __init__(self, stages: int) -> None:
        self.stages = stages

    def values(self) -> Sequence[EditionValue]:
        return (EditionValue("stages", self.stages, 0, 10**9, "default", "toy"),)

    def as_toml(self) -> str:
        return f"stages = {self.stages}\n"


class Fair:
    """The position."""

    __slots__ = ("bets", "cards", "decided", "faces", "leader", "left", "price", "roller")

    def __init__(self, players: int, stages: list[str]) -> None:
        self.left = stages
        self.bets = [0] * players
        self.decided = [False] * players
        self.price = 0
        self.leader = -1
        self.roller = -1
        self.faces: list[int] = []
        self.cards: list[int] = []

    @property
    def stage(self) -> str:
        return self.left[0] if self.left else ""

    def current_players(self) -> tuple[int, ...]:
        match self.stage:
            case "":
                return ()
            case "die":
                return (CHANCE,) if self.decided[0] else (0,)
            case "card" | "draw":
                return (CHANCE,)
            case "throws" if self.roller >= 0:
                return (CHANCE,)
            case "sale":
                return tuple(p for p in range(1, len(self.decided)) if not self.decided[p] and p != self.leader)
        return tuple(p for p, done in enumerate(self.decided) if not done)

    def legal_actions(self, player: int) -> Sequence[Choice]:
        if player not in self.current_players():
            return ()
        if player == CHANCE:
            return (Range(CHANCE, "ReadCard", 2, 100, 2),) if self.stage == "card" else ()
        match self.stage:
            case "die":
                return (GoOn(player),)
            case "bets":
                return (*(Range(player, "Bet", 10, 50, 10, place) for place in (1, 2)), Pass(player))
            case "sale":
                return (Offer(player, self.price + STEP), Silent(player))
        return (Throw(player),)

    def chance_outcomes(self) -> Sequence[tuple[Action, int]]:
        if self.current_players() != (CHANCE,):
            return ()
        if self.stage in ("card", "draw"):
            return [(TakeCard(CHANCE, card), 1) for card in (1, 3, 5)]
        return [(RollFace(CHANCE, face), 1) for face in range(1, 7)]

    def apply_action(self, action: Action, log: list[Event] | None = None) -> None:
        self.check(action)
        match action:
            case RollFace(face=face):
                self.faces.append(face)
                self.roller = -1
                if self.stage == "die" or all(self.decided):
                    self.next_stage()
            case TakeCard(card=card) | ReadCard(amount=card):
                self.cards.append(card)
                self.next_stage()
            case Throw(player=player):
                self.decided[player] = True
                self.roller = player
            case Offer(player=player, amount=amount):
                self.price, self.leader = amount, player
                self.decided = [False] * len(self.decided)
                self.end_step()
            case Bet(player=player, amount=amount):
                self.bets[player] = amount
                self.decided[player] = True
                self.end_step()
            case _:
                self.decided[action.player] = True
                self.end_step()
        if log is not None:
            log.append(Happened(action.player, type(action).__name__))

    def check(self, action: Action) -> None:
        if action.player not in self.current_players():
            raise IllegalAction("not_your_turn")
        legal = [*self.legal_actions(action.player), *(outcome for outcome, _ in self.chance_outcomes())]
        if not any(covers(choice, action) for choice in legal):
            raise IllegalAction("not_now")

    def end_step(self) -> None:
        if not self.current_players():
            self.next_stage()

    def next_stage(self) -> None:
        self.left = self.left[1:]
        self.decided = [False] * len(self.decided)

    def observation(self, player: int | None) -> FairView:
        hands = {"die": 0, "card": max(self.leader, 0), "throws": self.roller}
        sale = self.stage == "sale"
        current = self.current_players()
        return FairView(
            viewer=player,
            current=current,
            chance_for=hands.get(self.stage) if current == (CHANCE,) else None,
            races=self.stage in ("sale", "throws"),
            silence="Silent" if sale else "",
            hammer=0 if sale else None,
            stage=self.stage,
            bets=tuple(self.bets),
            decided=tuple(self.decided),
            price=self.price,
            leader=self.leader,
            faces=tuple(self.faces),
            cards=tuple(self.cards),
        )

    def returns(self) -> list[float]:
        return [float(bet) for bet in self.bets]

    def winners(self) -> tuple[int, ...]:
        return () if self.left else tuple(range(len(self.bets)))

    def rounds_played(self) -> int:
        return 0

    def clone(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        for name in Fair.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fair) and all(getattr(self, n) == getattr(other, n) for n in Fair.__slots__)

    __hash__ = None  # type: ignore[assignment]


class FairGame:
    """The entry of the catalogue."""

    id = "fair"
    box = "fair"
    turns = True
    version = 1
    players = range(1, 7)
    options_type: type[Options] = Options
    action_type: Any = RollFace | TakeCard | ReadCard | GoOn | Bet | Pass | Offer | Silent | Throw
    rulings: Sequence[Ruling] = ()

    def __init__(self, stages: int = 1, state_type: type[Fair] = Fair) -> None:
        self.stages = stages
        self.state_type = state_type

    def seats_bots(self, options: Options) -> bool:
        return True

    def edition(self, overrides: Mapping[str, Any] | None = None, source: str = "") -> Edition:
        return FairEdition(**{"stages": self.stages, **(overrides or {})})

    def new_game(self, options: Options, edition: Edition) -> State:
        assert isinstance(edition, FairEdition)
        return self.state_type(options.players, [STAGES[int(digit) - 1] for digit in str(edition.stages)])

    def sample_state(self, observation: Observation, options: Options, edition: Edition, rng: Random) -> State:
        assert isinstance(observation, FairView)
        state = Fair(options.players, [observation.stage])
        state.bets, state.decided = list(observation.bets), list(observation.decided)
        state.price, state.leader = observation.price, observation.leader
        state.faces, state.cards = list(observation.faces), list(observation.cards)
        return state

    def heuristic(self, state: State, player: int, action: Choice) -> float:
        return 0.0
