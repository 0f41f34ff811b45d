"""Steps 6 and 7: a card for the hand, and a new one for its region (S:159-167)."""

from __future__ import annotations

from games.sitting_bull import real_cards, turns
from games.sitting_bull.actions import TurnUpCard
from games.sitting_bull.events import CardDealt, CardTaken, CardTurnedUp, NeutralPlaced
from games.sitting_bull.position import Log, Position
from games.sitting_bull.terms import NEUTRAL, NONE, OWNERS, POWWOW, Awaits, Region


def draw_card(p: Position, log: Log) -> None:
    """The card of the region where the pawn was placed, or the top of the deck for the powwow (S:161, SB-R12)."""
    place = p.place
    if p.icon == NONE:
        turns.end(p, log)  # without a card there is nothing to draw for (SB-R9)
    elif place == POWWOW:
        _draw_top(p, log)
    elif p.face[place] == NONE:
        turns.end(p, log)
    else:
        _take(p, place, log)
        if p.deck_left:
            p.region = place
            p.draw(Awaits.REGION_CARD)
        else:
            turns.end(p, log)


def _take(p: Position, region: int, log: Log) -> None:
    player, card = p.turn, p.face[region]
    p.face[region] = NONE
    p.hand_counts[player] += 1
    if p.rules.real_cards:
        p.deck[card] += 1
        real_cards.take(p, player, card)
    else:
        p.hands[player] = tuple(sorted((*p.hands[player], card)))
    if log is not None:
        log.append(CardTaken(player, Region(region)))


def _draw_top(p: Position, log: Log) -> None:
    """The top of the deck, if there is one (SB-R10); a real one people draw themselves."""
    if p.deck_left and not p.rules.real_cards:
        p.dealing, p.left = p.turn, 1
        p.draw(Awaits.HAND_CARD)
        return
    if p.deck_left:
        p.deck_left -= 1
        p.hand_counts[p.turn] += 1
        if log is not None:
            log.append(CardDealt(p.turn))
    turns.end(p, log)


def turn_up(p: Position, action: TurnUpCard, log: Log) -> None:
    """`action.card` lies in the region that waits; a neutral mark brings a pawn of the third colour (S:98, SB-R32)."""
    region, card = p.region, action.card
    p.region = NONE
    p.face[region] = card
    p.deck[card] -= 1
    p.deck_left -= 1
    if log is not None:
        log.append(CardTurnedUp(Region(region), card))
    if p.rules.kinds[card].neutral and p.pool[NEUTRAL]:
        p.pool[NEUTRAL] -= 1
        p.pawns[region * OWNERS + NEUTRAL] += 1
        if log is not None:
            log.append(NeutralPlaced(Region(region)))
