"""Setup: who begins, what lies on the board, hands and wisdom cards, and the starting exchange (S:82-117)."""

from __future__ import annotations

from games.sitting_bull import refill, turns
from games.sitting_bull.actions import (
    DealCard,
    DealWisdom,
    DrawFirstPlayer,
    DrawMilestone,
    DrawOffering,
    DrawTile,
    ExchangeHand,
    KeepHand,
    TurnUpCard,
)
from games.sitting_bull.events import (
    CardDealt,
    FirstPlayerDrawn,
    HandExchanged,
    HandKept,
    MilestoneDrawn,
    OfferingPlaced,
    SittingBullMoved,
    TileDrawn,
    WisdomDealt,
)
from games.sitting_bull.position import Log, Position
from games.sitting_bull.terms import HAND, MILESTONES, NOBODY, NONE, Awaits, Region, Tile

_REGIONS = len(Region)


def draw_first_player(p: Position, action: DrawFirstPlayer, log: Log) -> None:
    """The oldest begins (S:115)."""
    p.first = action.seat
    if log is not None:
        log.append(FirstPlayerDrawn(action.seat))
    p.left, p.region = _REGIONS, 0
    p.draw(Awaits.REGION_CARD)


def turn_up_card(p: Position, action: TurnUpCard, log: Log) -> None:
    """A card for each region (S:86), later for the one whose card was taken (S:167)."""
    refill.turn_up(p, action, log)
    if p.round:
        turns.end(p, log)
        return
    p.left -= 1
    if p.left:
        p.region = _REGIONS - p.left
    else:
        p.left = MILESTONES
        p.draw(Awaits.MILESTONE_TILE)


def draw_milestone(p: Position, action: DrawMilestone, log: Log) -> None:
    """Three different ones (S:87)."""
    p.milestones.append(action.milestone)
    p.discs.append(())
    if log is not None:
        log.append(MilestoneDrawn(action.milestone))
    p.left -= 1
    if p.left:
        return
    if p.rules.printed:
        _set_tile(p, p.rules.printed_tile, log)
    else:
        p.draw(Awaits.POWWOW_TILE)


def draw_tile(p: Position, action: DrawTile, log: Log) -> None:
    """The powwow of this game (S:88)."""
    _set_tile(p, action.tile, log)


def _set_tile(p: Position, tile: Tile, log: Log) -> None:
    p.tile = tile
    if log is not None:
        log.append(TileDrawn(tile, p.rules.printed))
    p.left, p.region = _REGIONS, 0
    p.draw(Awaits.OFFERING)


def offering_weights(p: Position) -> dict[int, int]:
    """By value: the lowest tile is always used with four of the other five, all arrangements alike (S:92, SB-R5)."""
    lowest, *others = p.rules.offerings
    placed = [value for value in p.offerings if value]
    for value in placed:
        if value != lowest:
            others.remove(value)
    if lowest in placed:
        return {value: others.count(value) for value in others}
    weights = {value: others.count(value) * (p.left - 1) for value in others} if p.left > 1 else {}
    return {lowest: len(others), **weights}


def draw_offering(p: Position, action: DrawOffering, log: Log) -> None:
    """For each region; Sitting Bull begins at the lowest (S:93)."""
    p.offerings[p.region] = action.value
    if log is not None:
        log.append(OfferingPlaced(Region(p.region), action.value))
    p.left -= 1
    p.region += 1
    if p.left:
        return
    p.region = NONE
    p.sitting_bull = p.offerings.index(min(p.offerings))
    if log is not None:
        log.append(SittingBullMoved(NOBODY, Region(p.sitting_bull)))
    if p.rules.real_cards:
        _people_deal(p, log)
    else:
        p.dealing, p.left = p.first, HAND
        p.draw(Awaits.HAND_CARD)


def _people_deal(p: Position, log: Log) -> None:
    """Real cards go to the hands without the console."""
    players = range(p.rules.players)
    for player in players:
        p.hand_counts[player] = HAND
        p.deck_left -= HAND
    if log is not None:
        log.extend(CardDealt(player) for player in players for _ in range(HAND))
        log.extend(WisdomDealt(player) for player in players)
    _ask_exchange(p, p.first)


def deal_card(p: Position, action: DealCard, log: Log) -> None:
    """A card for the starting hand, for an exchanged one, or from the powwow (S:112, S:117, S:161)."""
    player, card = p.dealing, action.card
    p.hands[player] = tuple(sorted((*p.hands[player], card)))
    p.hand_counts[player] += 1
    p.deck[card] -= 1
    p.deck_left -= 1
    if log is not None:
        log.append(CardDealt(player))
    p.left -= 1
    if p.left:
        return
    if p.round:
        p.dealing = NOBODY
        turns.end(p, log)
    elif p.aside:
        _put_back(p, log)
        _next_exchange(p, player, log)
    elif p.after(player) != p.first:
        p.dealing, p.left = p.after(player), HAND
    else:
        p.dealing = p.first
        p.draw(Awaits.WISDOM)


def deal_wisdom(p: Position, action: DealWisdom, log: Log) -> None:
    """A secret card for each (S:114)."""
    player = p.dealing
    p.wisdom[player] = action.wisdom
    if log is not None:
        log.append(WisdomDealt(player))
    if p.after(player) != p.first:
        p.dealing = p.after(player)
    else:
        p.dealing = NOBODY
        _ask_exchange(p, p.first)


def _ask_exchange(p: Position, player: int) -> None:
    """Each in turn may exchange (S:117, SB-R35); every edition leaves four cards for it."""
    p.turn = player
    p.ask(Awaits.EXCHANGE)


def _next_exchange(p: Position, player: int, log: Log) -> None:
    following = p.after(player)
    if following == p.first:
        turns.begin(p, following, log)
    else:
        _ask_exchange(p, following)


def keep_hand(p: Position, action: KeepHand, log: Log) -> None:
    """The starting cards stay; the next player is asked (S:117)."""
    if log is not None:
        log.append(HandKept(action.player))
    _next_exchange(p, action.player, log)


def exchange_hand(p: Position, action: ExchangeHand, log: Log) -> None:
    """Four new cards first, then the old ones go back (SB-R35)."""
    player = action.player
    if p.rules.real_cards:
        if log is not None:
            log.append(HandExchanged(player))
        _next_exchange(p, player, log)
        return
    p.aside, p.hands[player], p.hand_counts[player] = p.hands[player], (), 0
    p.dealing, p.left = player, HAND
    p.draw(Awaits.HAND_CARD)


def _put_back(p: Position, log: Log) -> None:
    for card in p.aside:
        p.deck[card] += 1
    p.deck_left += len(p.aside)
    p.aside = ()
    if log is not None:
        log.append(HandExchanged(p.dealing))
    p.dealing = NOBODY
