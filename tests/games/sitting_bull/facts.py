"""What the laws need to know of Sitting Bull beyond the protocol; written from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from games.game import Event, Options, State
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.state import State as SittingBullState
from games.sitting_bull.terms import Awaits, Wisdom
from tests.games.sitting_bull.tally import Tally

MEMOS: Final = ("menu", "rules")
memos = MEMOS


def scores_from_events(options: Options, events: Sequence[Event]) -> list[float]:
    """What lies before the players, as it was told piece by piece, counted by the score sheet (S:173-206)."""
    assert isinstance(options, SittingBullOptions)
    tally = Tally(options)
    for event in events:
        tally.note(event)
    return [float(tally.score(player)) for player in range(options.players)]


def swap_secrets(state: State, viewer: int | None, rng: Random) -> State:
    """Other cards in the other hands and in the deck, other wisdom cards before the others (S:112, S:114).

    Real cards are in nobody's memory but the people's; at the end all hands lie open.
    """
    other = state.clone()
    assert isinstance(other, SittingBullState)
    other.menu = None
    if other.rules.real_cards or other.awaits is Awaits.OVER:
        return other
    _shuffle_cards(other, viewer, rng)
    _shuffle_wisdom(other, viewer, rng)
    return other


def _shuffle_cards(other: SittingBullState, viewer: int | None, rng: Random) -> None:
    """All that `viewer` does not see is shuffled and dealt to the same counts; the rest is the deck."""
    hidden = [player for player in range(other.rules.players) if player != viewer]
    unseen = [card for card, count in enumerate(other.deck) for _ in range(count)]
    unseen += [card for player in hidden for card in other.hands[player]]
    laid_aside = other.aside if other.dealing in hidden else ()
    unseen += laid_aside
    rng.shuffle(unseen)
    for player in hidden:
        count = len(other.hands[player])
        other.hands[player], unseen = tuple(sorted(unseen[:count])), unseen[count:]
    if laid_aside:
        other.aside, unseen = tuple(sorted(unseen[: len(laid_aside)])), unseen[len(laid_aside) :]
    assert len(unseen) == sum(other.deck) == other.deck_left
    other.deck = [unseen.count(card) for card in range(len(other.deck))]


def _shuffle_wisdom(other: SittingBullState, viewer: int | None, rng: Random) -> None:
    """Each wisdom card exists once."""
    hidden = [p for p in range(other.rules.players) if p != viewer and other.wisdom[p] >= 0]
    own = other.wisdom[viewer] if viewer is not None else -1
    cards = rng.sample([int(wisdom) for wisdom in Wisdom if wisdom != own], len(hidden))
    for player, card in zip(hidden, cards, strict=True):
        other.wisdom[player] = card
