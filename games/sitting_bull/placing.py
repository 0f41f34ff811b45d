"""Steps 1 to 4: a card, a pawn, Sitting Bull and what the place brings (S:125-149)."""

from __future__ import annotations

from typing import Final

from games.menus import Menu
from games.sitting_bull import effects, milestones, presents, real_cards
from games.sitting_bull.actions import PlacePawn, PlayCard, PlayIcon
from games.sitting_bull.events import CardPlayed, PawnPlaced, SittingBullMoved, StonesOut, StoneTaken
from games.sitting_bull.position import Log, Position
from games.sitting_bull.terms import (
    COLUMNS,
    NONE,
    OWNERS,
    POWWOW,
    STONE_OF,
    STONES,
    TRACK_OF,
    TRACKS,
    Awaits,
    Effect,
    Icon,
    Path,
    Region,
    Stone,
    Tile,
)

_ALL_TRACKS: Final = (1 << len(TRACKS)) - 1
_ALL_REGIONS: Final = (1 << len(Region)) - 1
_DISC_OF: Final = tuple(1 << TRACK_OF[region] if region in TRACK_OF else 0 for region in Region)
"""By region: a mask of the disc that it moves."""
_EFFECT_OF: Final = {
    Tile.SWAP: Effect.SWAP,
    Tile.LAKOTA_CARD: Effect.CARD,
    Tile.TRAVEL: Effect.TRAVEL,
    Tile.LEADERSHIP: Effect.SPACE,
    Tile.COUNCIL: Effect.TO_POWWOW,
}


def card_menu(p: Position) -> Menu:
    """Step 1: cards of the hand with the columns where they may lie; of real cards the icons that may be held."""
    player = p.turn
    origin, awakening, memory, _ = p.cards_of(player)
    open_ = (1 if origin else 0) | (2 if awakening else 0) | (4 if memory else 0)
    choices = p.rules.choices
    if p.rules.real_cards:
        return choices.play_icon[player][real_cards.icons(p), open_ or _ALL_TRACKS]
    return choices.play[player][p.hands[player], open_]


def place_menu(p: Position) -> Menu:
    """Step 2: the regions that the card shows; all of them for a hand without cards (SB-R9)."""
    if p.icon == NONE:
        mask = _ALL_REGIONS
    elif p.rules.real_cards:
        mask = real_cards.places(p, p.icon) & _ALL_REGIONS
    else:
        mask = p.rules.masks[p.card]
    return p.rules.choices.place[p.turn][mask]


def play_card(p: Position, action: PlayCard, log: Log) -> None:
    """Step 1 with a card that the console dealt (S:127)."""
    player, card = p.turn, action.card
    hand = p.hands[player]
    at = hand.index(card)
    p.hands[player] = hand[:at] + hand[at + 1 :]
    p.gone[card] += 1
    p.card = card
    _play(p, p.rules.icons[card], action.column, log)


def play_icon(p: Position, action: PlayIcon, log: Log) -> None:
    """Step 1 with a real card."""
    _play(p, action.icon, action.column, log)


def _play(p: Position, icon: Icon, column: int, log: Log) -> None:
    player = p.turn
    p.hand_counts[player] -= 1
    p.icon, p.column = icon, column
    if log is not None:
        log.append(CardPlayed(player, icon, column, p.card))
    if icon == Icon.POWWOW:
        _put_pawn(p, POWWOW, log)
        _powwow(p, log)
        return
    p.columns[COLUMNS * player + column] += 1
    listed = place_menu(p)
    if len(listed.actions) > 1:
        p.awaits = Awaits.PLACE
        p.menu = listed
    else:
        place_pawn(p, listed.actions[0], log)  # type: ignore[arg-type]  # a menu of this one type


def place_pawn(p: Position, action: PlacePawn, log: Log) -> None:
    """Step 2 in a region, then steps 3 and 4 (S:133-149)."""
    region = action.region
    _put_pawn(p, region, log)
    if p.icon != NONE:
        _meet_sitting_bull(p, region, log)
    if region == Region.RIVER:
        _take_stone(p, Stone.BLUE, log)
        milestones.check(p, log)
    elif region == Region.CAMP:
        presents.at_camp(p, log)
    else:
        effects.move_discs(p, _DISC_OF[region], 1, log)


def _put_pawn(p: Position, place: int, log: Log) -> None:
    player = p.turn
    p.pawns[place * OWNERS + player] += 1
    p.pool[player] -= 1
    p.place = place
    if p.rules.real_cards and p.icon != NONE:
        real_cards.play(p, player, p.icon, place)
    if log is not None:
        log.append(PawnPlaced(player, place))


def _meet_sitting_bull(p: Position, region: Region, log: Log) -> None:
    """The action of the card, an Amulet's by its column (S:141, SB-R6); Silence leads him here (SB-R1)."""
    column = p.column
    if column == Path.SILENCE:
        if p.rules.silence_always and p.sitting_bull != region:
            p.sitting_bull = region
            if log is not None:
                log.append(SittingBullMoved(p.turn, region))
    elif p.sitting_bull == region:
        _take_stone(p, STONE_OF[column], log)


def _take_stone(p: Position, stone: Stone, log: Log) -> None:
    player = p.turn
    if p.supply[stone]:
        p.supply[stone] -= 1
        p.stones[STONES * player + stone] += 1
        if log is not None:
            log.append(StoneTaken(player, stone))
    elif log is not None:
        log.append(StonesOut(player, stone))


def _powwow(p: Position, log: Log) -> None:
    """Step 4 in the powwow: the action of its tile (S:265)."""
    tile = p.tile
    if tile == Tile.FEATS:
        effects.move_discs(p, _ALL_TRACKS, 2, log)
    elif tile == Tile.PRESENTS:
        presents.take_two(p, log)
    else:
        effects.begin(p, _EFFECT_OF[Tile(tile)], log)
