"""Every event of Sitting Bull as one sentence for the journal."""

from __future__ import annotations

from collections.abc import Sequence

from games.game import Event
from games.sitting_bull import events as e
from games.sitting_bull.cards import DeckKinds
from games.sitting_bull.terms import NEUTRAL, Icon
from ui.text.sitting_bull_names import (
    card_entry,
    card_name,
    icon_card,
    milestone_name,
    owner_name,
    path_name,
    place_name,
    present_name,
    region_name,
    stone_word,
    tile_name,
    wisdom_name,
)
from ui.text.words import Words


def event_words(words: Words, event: Event, seat_names: Sequence[str], kinds: DeckKinds) -> str:
    """What happened, in one sentence; `kinds` are those of the deck. "" for what nobody needs to read."""
    teller = _Teller(words, seat_names, kinds)
    for tell in (teller.setup, teller.dealt, teller.turn, teller.pawns, teller.presents, teller.end):
        told = tell(event)
        if told is not None:
            return told
    return type(event).__name__


class _Teller:
    """The sentences, by part of the game; each gives None for an event of another part."""

    def __init__(self, words: Words, seats: Sequence[str], kinds: DeckKinds) -> None:
        self._words = words
        self._seats = seats
        self._kinds = kinds

    def setup(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.FirstPlayerDrawn(seat=seat):
                return words("{player} goes first").format(player=self._seats[seat])
            case e.CardTurnedUp(region=region, card=card):
                return words("Turned up in {region}: {card}").format(
                    region=region_name(words, region), card=card_entry(words, self._kinds[card])
                )
            case e.NeutralPlaced(region=region):
                return words("A pawn of the third colour came to {region}").format(region=region_name(words, region))
            case e.MilestoneDrawn(milestone=milestone):
                return words("Milestone of this game: {name}").format(name=milestone_name(words, milestone))
            case e.TileDrawn(tile=tile, printed=True):
                return words("Powwow, the printed space: {name}").format(name=tile_name(words, tile))
            case e.TileDrawn(tile=tile):
                return words("Powwow tile of this game: {name}").format(name=tile_name(words, tile))
            case e.OfferingPlaced(region=region, value=value):
                return words("Offering in {region}: {n} points").format(region=region_name(words, region), n=value)
            case e.SittingBullMoved(player=-1, region=region):
                return words("Sitting Bull stands in {region}").format(region=region_name(words, region))
            case e.SittingBullMoved(player=player, region=region):
                return words("{player} moved Sitting Bull to {region}").format(
                    player=self._seats[player], region=region_name(words, region)
                )
        return None

    def dealt(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.CardDealt(player=player):
                return words("{player} drew a card").format(player=self._seats[player])
            case e.WisdomDealt(player=player):
                return words("{player} has a wisdom card").format(player=self._seats[player])
            case e.HandKept(player=player):
                return words("{player} kept the four cards").format(player=self._seats[player])
            case e.HandExchanged(player=player):
                return words("{player} exchanged all four cards").format(player=self._seats[player])
            case e.CardTaken(player=player, region=region):
                return words("{player} took the card of {region}").format(
                    player=self._seats[player], region=region_name(words, region)
                )
            case e.CardSwapped(player=player, region=region, card=card):
                return words("{player} put {card} into {region} and took the card there").format(
                    player=self._seats[player],
                    card=card_name(words, self._kinds[card]),
                    region=region_name(words, region),
                )
        return None

    def turn(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.TurnStarted(player=player, round=number):
                return words("Round {n}: {player} is on turn").format(n=number, player=self._seats[player])
            case e.CardPlayed(player=player):
                return self._played(event, self._seats[player])
            case e.PawnPlaced(player=player, place=place):
                return words("{player} placed a pawn in {place}").format(
                    player=self._seats[player], place=place_name(words, place)
                )
            case e.StoneTaken(player=player, stone=stone):
                return words("{player} took a {stone}").format(
                    player=self._seats[player], stone=stone_word(words, stone)
                )
            case e.StonesOut(player=player, stone=stone):
                return words("No {stone} was left for {player}").format(
                    player=self._seats[player], stone=stone_word(words, stone)
                )
            case e.DiscMoved(player=player, path=path, level=level):
                return words("{player} moved the {path} disc to level {n}").format(
                    player=self._seats[player], path=path_name(words, path), n=level
                )
            case e.EffectSkipped(tile=tile):
                return words("{name}: nothing could be done").format(name=tile_name(words, tile))
            case e.MilestoneClaimed(player=player, milestone=milestone, points=points):
                return words("{player} claimed {name}: {n} points").format(
                    player=self._seats[player], name=milestone_name(words, milestone), n=points
                )
            case e.TurnEnded():
                return ""
        return None

    def pawns(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.PawnMoved(player=player, owner=owner, origin=origin, to=to) if player == owner:
                return words("{player} moved an own pawn from {here} to {there}").format(
                    player=self._seats[player], here=place_name(words, origin), there=place_name(words, to)
                )
            case e.PawnMoved(player=player, owner=owner, origin=origin, to=to):
                return words("{player} moved a pawn of {owner} from {here} to {there}").format(
                    player=self._seats[player],
                    owner=self._owner(owner),
                    here=place_name(words, origin),
                    there=place_name(words, to),
                )
            case e.PawnsSwapped(player=player, region=region, owner=owner):
                return words("{player} swapped pawns: {one} in {here}, {other} in {there}").format(
                    player=self._seats[player],
                    one=self._whose(player, owner),
                    here=region_name(words, region),
                    other=self._whose(player, event.other_owner),
                    there=region_name(words, event.other_region),
                )
            case e.SpaceTaken(player=player, path=path):
                return words("{player} took the {path} space of the powwow").format(
                    player=self._seats[player], path=path_name(words, path)
                )
        return None

    def presents(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.PresentDrawn(player=player, present=present):
                line = words("{player} found a present: {name}")
            case e.PresentKept(player=player, present=present):
                line = words("{player} kept the present: {name}")
            case e.PresentUsed(player=player, present=present):
                line = words("{player} used the present: {name}")
            case e.PresentDiscarded(player=player, present=present, forced=True):
                line = words("{player} could not use the present: {name}")
            case e.PresentDiscarded(player=player, present=present):
                line = words("{player} discarded the present: {name}")
            case e.PresentReturned(player=player, present=present):
                line = words("{player} put back the present: {name}")
            case e.PresentsOut(player=player):
                return words("No present was left for {player}").format(player=self._seats[player])
            case _:
                return None
        return line.format(player=self._seats[player], name=present_name(words, present))

    def end(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.WisdomShown(player=player, wisdom=wisdom, points=points):
                return words("{player} showed {name}: {n} points").format(
                    player=self._seats[player], name=wisdom_name(words, wisdom), n=points
                )
            case e.GameEnded(scores=scores, winners=winners):
                names = " + ".join(self._seats[player] for player in winners)
                best = max((scores[player] for player in winners), default=0)
                if len(winners) > 1:
                    return words("{players} share the win with {n} points each").format(players=names, n=best)
                return words("{player} won with {n} points").format(player=names, n=best)
        return None

    def _played(self, event: e.CardPlayed, player: str) -> str:
        words = self._words
        known = event.card >= 0
        card = card_name(words, self._kinds[event.card]) if known else icon_card(words, event.icon)
        if event.icon is Icon.AMULET:
            return words("{player} played: {card}, into {path}").format(
                player=player, card=card, path=path_name(words, event.column)
            )
        return words("{player} played: {card}").format(player=player, card=card)

    def _whose(self, player: int, owner: int) -> str:
        """Whose pawn it is, in as few words as there are: these lines are the longest."""
        return self._words("own") if owner == player else owner_name(self._words, owner, self._seats)

    def _owner(self, owner: int) -> str:
        return self._words("the third colour") if owner == NEUTRAL else self._seats[owner]
