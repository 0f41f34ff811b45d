"""The cards of a hand with what can be done with each of them now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.game import Choice
from games.sitting_bull.actions import PlayCard, SwapCard
from games.sitting_bull.cards import CardKind
from games.sitting_bull.terms import Awaits, Icon, Path
from ui.model import Model
from ui.reading import table_of
from ui.sitting_bull.reading import own_view

CARD_KEY = "card-"
"""Begins the keys of all that can be done with a card."""


def card_key(number: int) -> str:
    """The key of a card of the hand by its number there."""
    return f"{CARD_KEY}{number}"


class Offer(NamedTuple):
    """One thing to do with a card of the hand: a touch target of the sheet."""

    key: str
    action: PlayCard | None
    """None where the card is picked only, and something else follows."""
    path: Path | None = None
    """The column of an Amulet, which is chosen with the card where there are several."""


class HeldCard(NamedTuple):
    """One card as its owner holds it."""

    card: int
    """Its kind."""
    kind: CardKind
    offers: tuple[Offer, ...]
    reason: str
    """Why there is nothing to do with it, where something is asked for."""


def held_cards(model: Model, player: int, hand: Sequence[int]) -> tuple[HeldCard, ...]:
    """`hand` of `player`, in its order, with what the rules allow."""
    view = own_view(model, player)
    choices = table_of(model).legal.get(player, ())
    asked = view.awaits is Awaits.CARD and player in view.current
    found = []
    for number, card in enumerate(hand):
        kind = view.kinds[card]
        offers = _offers(kind, card_key(number), [c for c in choices if _uses(c, card)])
        # in step 1 only an Amulet without a column can't be played (SB-R7)
        reason = model.words("No path to join yet") if asked and not offers else ""
        found.append(HeldCard(card, kind, offers, reason))
    return tuple(found)


def _uses(choice: Choice, card: int) -> bool:
    return isinstance(choice, PlayCard | SwapCard) and choice.card == card


def _offers(kind: CardKind, key: str, choices: Sequence[Choice]) -> tuple[Offer, ...]:
    if any(isinstance(choice, SwapCard) for choice in choices):
        return (Offer(key, None),)
    plays = [choice for choice in choices if isinstance(choice, PlayCard)]
    if kind.icon is Icon.AMULET and len(plays) == 1:
        # nothing to choose: the card itself stands for its column
        return (Offer(key, plays[0], Path(plays[0].column)),)
    if kind.icon is Icon.AMULET:
        return tuple(Offer(f"{key}-{play.column}", play, Path(play.column)) for play in plays)
    return tuple(Offer(key, play) for play in plays)
