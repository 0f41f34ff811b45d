"""People with a real deck: they shuffle, deal, hold and play true cards, and tell the console what it asks."""

from __future__ import annotations

from random import Random
from typing import Final

from games.game import CHANCE, Action, Choice, Event, State
from games.sitting_bull.actions import DrawTile, PlacePawn, PlayIcon, SwapCard, TurnUpCard
from games.sitting_bull.events import CardDealt, CardSwapped, CardTaken, CardTurnedUp, HandExchanged, PawnPlaced
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.terms import HAND, POWWOW, Awaits, Icon, Region, Tile
from tests.games.play import next_action
from tests.games.sitting_bull.random_games import new_game, whole


class People:
    """A game of theirs, card by card; what they do with true cards must be what the game lists."""

    def __init__(self, players: int, tile: Tile, rng: Random) -> None:
        self.state: Final[State] = new_game(players, cards="table")
        self.rng = rng
        self.tile = tile
        self.deck = [card for card, kind in enumerate(self.seen.kinds) for _ in range(kind.copies)]
        rng.shuffle(self.deck)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.face: dict[Region, int] = {}
        self.on_the_way: int | None = None
        """The card that was played, until its pawn is placed."""

    @property
    def seen(self) -> SittingBullObservation:
        return whole(self.state)

    def step(self) -> None:
        """Do what is asked now, and with the cards what comes of it."""
        action = self._action()
        if isinstance(action, PlayIcon):
            assert self.on_the_way is not None
            self.hands[action.player].remove(self.on_the_way)
        told: list[Event] = []
        self.state.apply_action(action, told)
        for event in told:
            self._follow(event)

    def _action(self) -> Action:
        seen, listed = self.seen, self._listed()
        if seen.awaits is Awaits.REGION_CARD:
            return self._may(TurnUpCard(CHANCE, self.deck[-1]), listed)
        if seen.awaits is Awaits.POWWOW_TILE:
            return DrawTile(CHANCE, self.tile)
        if seen.awaits is Awaits.CARD:
            return self._play(listed)
        if seen.awaits is Awaits.PLACE and self.on_the_way is not None:
            return self._may(PlacePawn(seen.turn, self.rng.choice(seen.kinds[self.on_the_way].regions)), listed)
        if any(isinstance(action, SwapCard) for action in listed):
            given, region = self.rng.choice(self.hands[seen.turn]), self.rng.choice(tuple(self.face))
            return self._may(SwapCard(seen.turn, given, region), listed)
        return next_action(SITTING_BULL, self.state, self.rng)

    def _play(self, listed: list[Choice]) -> Action:
        """Any card of the hand; an Amulet to any column where it may go."""
        turn = self.seen.turn
        self.on_the_way = card = self.rng.choice(self.hands[turn])
        icon = self.seen.kinds[card].icon
        plays = [action for action in listed if isinstance(action, PlayIcon) and action.icon == icon]
        assert plays, f"{icon.name} is in the hand of {turn} but can't be played"
        return self.rng.choice(plays)

    def _listed(self) -> list[Choice]:
        (player,) = self.state.current_players()
        return [a for a, _ in self.state.chance_outcomes()] if player == CHANCE else [*self.state.legal_actions(player)]

    @staticmethod
    def _may(action: Action, listed: list[Choice]) -> Action:
        assert action in listed, f"{action} is what lies there, but not listed"
        return action

    def _follow(self, event: Event) -> None:
        """What happens to the cards."""
        if isinstance(event, CardDealt):
            self.hands[event.player].append(self.deck.pop())
        elif isinstance(event, HandExchanged):
            hand = self.hands[event.player]
            new = [self.deck.pop() for _ in range(HAND)]
            self.deck += hand
            self.rng.shuffle(self.deck)
            hand[:] = new
        elif isinstance(event, CardTurnedUp):
            assert event.card == self.deck.pop()
            self.face[event.region] = event.card
        elif isinstance(event, CardTaken):
            self.hands[event.player].append(self.face.pop(event.region))
        elif isinstance(event, CardSwapped):
            hand = self.hands[event.player]
            hand[hand.index(event.card)] = self.face[event.region]
            self.face[event.region] = event.card
        elif isinstance(event, PawnPlaced) and self.on_the_way is not None:
            kind = self.seen.kinds[self.on_the_way]
            assert event.place in kind.regions or (event.place == POWWOW and kind.icon is Icon.POWWOW)
            self.on_the_way = None
