"""A table for tests: set up by chosen draws, played by hand, read through observations; what lies where can be put."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from games.game import CHANCE, Action, Event
from games.sitting_bull.actions import (
    DrawFirstPlayer,
    DrawMilestone,
    DrawOffering,
    DrawTile,
    KeepHand,
    PlacePawn,
    PlayCard,
    PlayIcon,
)
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.observation import RegionView, SeatView, SittingBullObservation
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.state import State
from games.sitting_bull.terms import (
    NEUTRAL,
    NONE,
    OWNERS,
    Awaits,
    Icon,
    Milestone,
    Path,
    Present,
    Region,
    Stone,
    Tile,
)
from tests.games import laws

E = TypeVar("E", bound=Event)

PRAIRIE, MOUNTAIN, FOREST, CAMP, RIVER = Region
ORIGIN, AWAKENING, MEMORY, SILENCE = Path
MEMOS: Final = ("menu", "rules")
SHIPPED: Final = SITTING_BULL.edition()
OFFERINGS: Final = (10, 15, 15, 20, 20)
"""By region: Sitting Bull begins in the Prairie."""
FAR: Final = (Milestone.BIG_LAND, Milestone.MAGIC, Milestone.POWER)
"""Milestones that no first turn fulfils."""


class Table:
    """A game at its first turn; with `upto` only as far as that is awaited."""

    def __init__(
        self,
        players: int = 3,
        *,
        first: int = 0,
        tile: Tile = Tile.TRAVEL,
        milestones: Sequence[Milestone] = FAR,
        offerings: Sequence[int] = OFFERINGS,
        upto: Awaits = Awaits.CARD,
        edition: Mapping[str, Any] | None = None,
        **rulings: Any,
    ) -> None:
        self.players = players
        self.options = SittingBullOptions(players=players, **rulings)
        self.edition = SITTING_BULL.edition(edition, "test") if edition else SHIPPED
        self.state: State = SITTING_BULL.new_game(self.options, self.edition)
        self.events: list[Event] = []
        self._tile, self._milestones, self._offerings = tile, list(milestones), list(offerings)
        self._first = first
        while self.awaits is not upto:
            self.do(self._setup_step())

    def _setup_step(self) -> Action:
        awaits, seen = self.awaits, self.seen()
        if awaits is Awaits.FIRST:
            return DrawFirstPlayer(CHANCE, self._first)
        if awaits is Awaits.MILESTONE_TILE:
            return DrawMilestone(CHANCE, self._milestones[len(seen.milestones)])
        if awaits is Awaits.POWWOW_TILE:
            return DrawTile(CHANCE, self._tile)
        if awaits is Awaits.OFFERING:
            return DrawOffering(CHANCE, self._offerings[seen.region])
        if awaits is Awaits.EXCHANGE:
            return KeepHand(self.turn)
        return self.outcomes()[0]

    # acting

    def do(self, *actions: Action) -> list[Event]:
        """Apply `actions`, each of which must be listed; returns what was told.

        Being told changes nothing, and nothing appears or vanishes.
        """
        told: list[Event] = []
        for action in actions:
            assert action in self.listed(action.player), f"{action} not in {self.listed(action.player)}"
            pieces = self.pieces()
            untold = self.state.clone()
            untold.apply_action(action)
            self.state.apply_action(action, told)
            assert untold == self.state
            assert self.pieces() == pieces
        self.events += told
        return told

    def refused(self, action: Any) -> str:
        """The code with which `action` is refused; it is not listed and changes nothing."""
        return laws.refused(self.state, action, MEMOS)

    def outcomes(self) -> list[Action]:
        return [action for action, _ in self.state.chance_outcomes()]

    def weights(self) -> dict[Action, int]:
        return dict(self.state.chance_outcomes())

    def listed(self, player: int) -> list[Action]:
        return self.outcomes() if player == CHANCE else list(self.state.legal_actions(player))

    def choices(self) -> list[Action]:
        """Of the player who is asked."""
        (player,) = self.state.current_players()
        return self.listed(player)

    def play(self, icon: Icon, region: int | None = None, column: int | None = None) -> list[Event]:
        """The player on turn holds a card with `icon` that shows `region`, and plays it; the region comes next."""
        own = int(icon) if icon < Icon.AMULET else NONE
        lies = own if column is None else column
        if self.state.rules.real_cards:
            return self.do(PlayIcon(self.turn, icon, int(lies)))
        card = self.card(icon, region)
        self.hold(self.turn, card)
        return self.do(PlayCard(self.turn, card, int(lies)))

    def visit(self, region: Region, icon: Icon = Icon.ORIGIN, column: int | None = None) -> list[Event]:
        """A whole placement of the player on turn: a card and a pawn to `region`."""
        told = self.play(icon, region, column)
        return [*told, *self.do(PlacePawn(self.turn, region))] if self.awaits is Awaits.PLACE else told

    def powwow(self) -> list[Event]:
        """The player on turn plays a Powwow card."""
        return self.play(Icon.POWWOW)

    def draw(self) -> list[Event]:
        """Chance brings the first outcome, until somebody is asked."""
        told: list[Event] = []
        while self.state.current_players() == (CHANCE,):
            told += self.do(self.outcomes()[0])
        return told

    def pass_to(self, player: int) -> Table:
        """Turns that only take a blue stone, until `player` is on turn."""
        while self.turn != player:
            self.visit(RIVER)
            if self.awaits is Awaits.MILESTONE:
                self.do(self.choices()[0])
            self.draw()
        return self

    # putting

    def card(self, icon: Icon | None = None, region: int | None = None, neutral: bool | None = None) -> int:
        """The first kind with `icon` that shows `region` and has, or has not, the neutral mark."""
        for number, kind in enumerate(self.state.rules.kinds):
            shows = region is None or region in kind.regions
            if icon in (None, kind.icon) and shows and neutral in (None, kind.neutral):
                return number
        raise LookupError((icon, region, neutral))

    def hold(self, player: int, *cards: int) -> Table:
        """A hand of these cards, filled up to its count with others; the deck gets what was held."""
        p = self.state
        count = p.hand_counts[player]
        self._to_deck(*p.hands[player])
        p.hands[player] = ()
        for card in cards:
            self._fetch(card)
        held = [*cards]
        while len(held) < count:
            held.append(self._any_card())
        p.hands[player] = tuple(sorted(held))
        p.hand_counts[player] = len(held)
        p.menu = None
        return self

    def show(self, region: Region, card: int) -> Table:
        """`card` lies face up in `region`; the one that lay there is in the deck."""
        p = self.state
        old = p.face[region]
        if old != NONE:
            self._to_deck(old)
            p.face[region] = NONE
        self._fetch(card)
        p.face[region] = card
        p.menu = None
        return self

    def _to_deck(self, *cards: int) -> None:
        for card in cards:
            self.state.deck[card] += 1
            self.state.deck_left += 1

    def _fetch(self, card: int) -> None:
        """Take a copy out of the deck; if there is none, from where one is, which gets another card."""
        p = self.state
        if p.deck[card]:
            p.deck[card] -= 1
            p.deck_left -= 1
            return
        other = self._any_card()
        holder = next((player for player, hand in enumerate(p.hands) if card in hand), NONE)
        if card in p.face:
            p.face[p.face.index(card)] = other
        elif holder != NONE:
            hand = list(p.hands[holder])
            hand[hand.index(card)] = other
            p.hands[holder] = tuple(sorted(hand))
        else:
            p.gone[card] -= 1
            p.gone[other] += 1

    def _any_card(self) -> int:
        """One of the deck, out of which it is taken: the last kind of a path that is there, rather than another."""
        p = self.state
        kinds = p.rules.kinds
        card = max((kinds[card].icon < Icon.AMULET, card) for card, count in enumerate(p.deck) if count)[1]
        p.deck[card] -= 1
        p.deck_left -= 1
        return card

    def empty_deck(self, left: int = 0) -> Table:
        """All but `left` cards of the deck were played."""
        p = self.state
        for card in range(len(p.deck)):
            while p.deck[card] and p.deck_left > left:
                p.deck[card] -= 1
                p.deck_left -= 1
                p.gone[card] += 1
        p.menu = None
        return self

    def pawns(self, place: int, *counts: int, neutral: int = 0) -> Table:
        """How many of each player stand in `place`, from player 0; they come from their pools."""
        p = self.state
        for owner, count in [*enumerate(counts), (NEUTRAL, neutral)]:
            p.pool[owner] += p.pawns[place * OWNERS + owner] - count
            p.pawns[place * OWNERS + owner] = count
        p.menu = None
        return self

    def no_pawns(self) -> Table:
        """All pawns are in their pools."""
        for place in range(6):
            self.pawns(place, *[0] * self.players)
        return self

    def columns(self, player: int, *cards: int) -> Table:
        self.state.columns[4 * player : 4 * player + 4] = [*cards, 0, 0, 0, 0][:4]
        self.state.menu = None
        return self

    def stones(self, player: int, *counts: int) -> Table:
        """Red, black, blue and Harmony, out of the supply."""
        p = self.state
        for stone, count in zip(Stone, [*counts, 0, 0, 0, 0], strict=False):
            p.supply[stone] += p.stones[4 * player + stone] - count
            p.stones[4 * player + stone] = count
        return self

    def levels(self, *levels: int) -> Table:
        self.state.levels = list(levels)
        self.state.menu = None
        return self

    def sitting_bull(self, region: Region) -> Table:
        self.state.sitting_bull = region
        return self

    def pile(self, *presents: Present) -> Table:
        """Only these presents are left."""
        self.state.pile = [presents.count(present) for present in Present]
        return self

    def keep(self, player: int, *presents: Present) -> Table:
        for present in presents:
            self.state.presents[14 * player + present] += 1
        return self

    # reading

    @property
    def awaits(self) -> Awaits:
        return self.state.awaits

    @property
    def turn(self) -> int:
        return self.seen().turn

    def seen(self, viewer: int | None = None) -> SittingBullObservation:
        return self.state.observation(viewer)

    def seat(self, player: int) -> SeatView:
        return self.seen().seats[player]

    def hand(self, player: int) -> tuple[int, ...]:
        held = self.seen(player).seats[player].hand
        assert held is not None
        return held

    def region(self, region: Region) -> RegionView:
        return self.seen().regions[region]

    def pieces(self) -> tuple[object, ...]:
        """What no action changes: cards by kind, pawns by owner and stones by type, wherever they are."""
        p = self.state
        cards = [*p.deck]
        lying = [card for card in p.face if card != NONE]
        for card in [*lying, *(card for hand in p.hands for card in hand), *p.aside]:
            cards[card] += 1
        cards = [count + gone for count, gone in zip(cards, p.gone, strict=True)]
        on_the_way = p.rules.real_cards and p.icon != NONE and p.place == NONE  # until its place is said
        count = p.deck_left + sum(p.hand_counts) + len(lying) + len(p.aside) + sum(p.gone) + sum(p.played) + on_the_way
        pawns = [p.pool[owner] + sum(p.pawns[owner::OWNERS]) for owner in range(OWNERS)]
        stones = [p.supply[stone] + sum(p.stones[stone::4]) for stone in Stone]
        return cards, count, pawns, stones


def lay(player: int, card: int, path: Path) -> PlayCard:
    """`card` played into the column of `path`."""
    return PlayCard(player, card, int(path))


def told(events: Sequence[Event], *kinds: type[E]) -> list[E]:
    """Of `events`, those of the given kinds."""
    return [event for event in events if isinstance(event, kinds)]
