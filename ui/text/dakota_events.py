"""Every event of Dakota as one sentence for the journal, sealed where the table must not keep score for people."""

from __future__ import annotations

from collections.abc import Sequence

from games.dakota import events as e
from games.dakota.observation import TerritoryView
from games.dakota.terms import MARKET, Faction, Pawn, Row
from games.game import Event
from ui.text.dakota_names import (
    building_name,
    is_settlement,
    phase_name,
    place_title,
    resource_word,
)
from ui.text.dakota_refusals import refusal
from ui.text.words import Words


def event_words(
    words: Words, event: Event, seat_names: Sequence[str], territories: Sequence[TerritoryView], *, sealed: bool = False
) -> str:
    """What happened, in one sentence. `sealed` names no kind and no sum of what went behind a player's screen."""
    teller = _Teller(words, seat_names, territories, sealed)
    for tell in (teller.setup, teller.activation, teller.placement, teller.collection, teller.wealth, teller.end):
        told = tell(event)
        if told is not None:
            return told
    return type(event).__name__


class _Teller:
    """The sentences, by part of the game; each gives None for an event of another part."""

    def __init__(self, words: Words, seats: Sequence[str], territories: Sequence[TerritoryView], sealed: bool) -> None:
        self._words = words
        self._seats = seats
        self._territories = territories
        self._sealed = sealed

    def setup(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.FirstPlayerDrawn(seat=seat):
                return words("{player} was drawn to go first").format(player=self._seats[seat])
            case e.TerritoryActivated(territory=at):
                return words("{place} came into play").format(place=self._place(at))
            case e.FactionLocked(player=player):
                return words("{player} chose a faction").format(player=self._seats[player])
            case e.FactionsRevealed(factions=factions):
                return words("Natives: {natives}. Settlers: {settlers}").format(
                    natives=self._members(factions, Faction.NATIVE), settlers=self._members(factions, Faction.SETTLER)
                )
            case e.FactionsRepeated(faction=Faction.NATIVE):
                return words("All chose the natives, so all choose again")
            case e.FactionsRepeated():
                return words("All chose the settlers, so all choose again")
            case e.RoundStarted(round=number, first_player=player):
                return words("Round {n} began, {player} goes first").format(n=number, player=self._seats[player])
            case e.PhaseStarted(phase=phase):
                return phase_name(words, phase)
        return None

    def activation(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.WealthGained(player=player, amount=amount, building=building):
                return words("{player}'s {building} paid {n} wealth").format(
                    player=self._seats[player], building=building_name(words, building), n=amount
                )
            case e.TotemPlaced(player=player, building=building, resource=resource, territory=at):
                return words("{player}'s {building} added {resource} to {place}").format(
                    player=self._seats[player],
                    building=building_name(words, building),
                    resource=resource_word(words, resource),
                    place=self._place(at),
                )
            case e.ActivationSkipped(player=player, building=building, reason="chosen"):
                return words("{player} let the {building} rest").format(
                    player=self._seats[player], building=building_name(words, building)
                )
            case e.ActivationSkipped(player=player, building=building, reason=reason):
                return words("{player}'s {building} was skipped. {reason}").format(
                    player=self._seats[player], building=building_name(words, building), reason=refusal(words, reason)
                )
            case e.GhostDancePlaced(player=player, territory=at):
                return words("{player} put the Ghost Dance on {place}: no neutral settlers there this round").format(
                    player=self._seats[player], place=self._place(at)
                )
        return None

    def placement(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.PawnPlaced(player=player, pawn=Pawn.HORSEMAN, territory=at):
                return words("{player} sent a horseman to {place}").format(
                    player=self._seats[player], place=self._place(at)
                )
            case e.PawnPlaced(player=player, territory=at):
                return words("{player} sent an explorer to {place}").format(
                    player=self._seats[player], place=self._place(at)
                )
            case e.NeutralPlaced(player=player, faction=Faction.NATIVE, territory=at):
                return words("{player} sent a neutral native to {place}").format(
                    player=self._seats[player], place=self._place(at)
                )
            case e.NeutralPlaced(player=player, territory=at):
                return words("{player} sent a neutral settler to {place}").format(
                    player=self._seats[player], place=self._place(at)
                )
            case e.PlacementShort(player=player, missing=missing):
                sentence = words.plural(
                    "No pawn could be placed: {{player}} places {n} fewer",
                    "No pawns could be placed: {{player}} places {n} fewer",
                    missing,
                )
                return sentence.format(player=self._seats[player])
        return None

    def collection(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.TerritoryCompared(territory=at, native=native, settler=settler, winner=Faction.NATIVE):
                return words("{place}: natives win {high} to {low}").format(
                    place=self._place(at), high=native, low=settler
                )
            case e.TerritoryCompared(territory=at, native=native, settler=settler, winner=Faction.SETTLER):
                return words("{place}: settlers win {high} to {low}").format(
                    place=self._place(at), high=settler, low=native
                )
            case e.TerritoryCompared(territory=at, native=native):
                return words("{place}: equal at {n}, nobody collects").format(place=self._place(at), n=native)
            case e.Collected() if self._sealed:
                return words("{player} took 1 resource").format(player=self._seats[event.player])
            case e.Collected(player=player, resource=resource, territory=at):
                return words("{player} took {resource} from {place}").format(
                    player=self._seats[player], resource=resource_word(words, resource), place=self._place(at)
                )
            case e.Declined(player=player, territory=at):
                return words("{player} took nothing from {place}").format(
                    player=self._seats[player], place=self._place(at)
                )
            case e.TerritoryResolved(territory=at, left=left):
                return self._resolved(at, left)
            case e.RowDepleted(territory=at, row=Row.UPPER):
                return words("{place}: the upper row is used up, the lower one opens").format(place=self._place(at))
            case e.RowDepleted(territory=at):
                return words("{place} is used up").format(place=self._place(at))
            case e.Replenished(territory=at, resource=resource):
                return words("{resource} grew back on {place}").format(
                    resource=resource_word(words, resource), place=self._place(at)
                )
        return None

    def wealth(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.Bought() if self._sealed:
                return words("{player} bought 1 resource").format(player=self._seats[event.player])
            case e.Bought(player=player, resource=resource, price=price):
                return words("{player} bought {resource} for {n}").format(
                    player=self._seats[player], resource=resource_word(words, resource), n=price
                )
            case e.MarketLeft(player=player):
                return words("{player} left the market").format(player=self._seats[player])
            case e.Built(player=player, building=building, points=points):
                return self._built(self._seats[player], building_name(words, building), is_settlement(building), points)
            case e.Sold() if self._sealed:
                return words("{player} sold 1 resource").format(player=self._seats[event.player])
            case e.Sold(player=player, resource=resource, price=price):
                return words("{player} sold {resource} for {n}").format(
                    player=self._seats[player], resource=resource_word(words, resource), n=price
                )
            case e.Recruited(player=player, neutral_removed=True):
                return words("{player} recruited an explorer, one neutral pawn left the game").format(
                    player=self._seats[player]
                )
            case e.Recruited(player=player):
                return words("{player} recruited an explorer").format(player=self._seats[player])
            case e.PointBought(player=player):
                return words("{player} bought 1 VP").format(player=self._seats[player])
            case e.DevelopmentEnded(player=player):
                return words("{player} finished developing").format(player=self._seats[player])
        return None

    def end(self, event: Event) -> str | None:
        words = self._words
        match event:
            case e.RoundEnded(round=number):
                return words("Round {n} ended").format(n=number)
            case e.GameEnded(points=points, winners=winners):
                names = " + ".join(self._seats[player] for player in winners)
                best = max((points[player] for player in winners), default=0)
                if len(winners) > 1:
                    return words("{players} share the win with {n} VP each").format(players=names, n=best)
                return words("{player} won with {n} VP").format(player=names, n=best)
        return None

    def _resolved(self, at: int, left: Sequence[int]) -> str:
        words = self._words
        if left:
            names = ", ".join(self._seats[player] for player in dict.fromkeys(left))
            return words("{place} is done, nothing was left for {players}").format(place=self._place(at), players=names)
        return words("{place} is done").format(place=self._place(at))

    def _built(self, player: str, building: str, settlement: bool, points: int) -> str:
        words = self._words
        if points:
            return words("{player} built the {building}: +{n} VP").format(player=player, building=building, n=points)
        if settlement:
            return words("{player} built the {building}").format(player=player, building=building)
        return words("{player} called the {building}").format(player=player, building=building)

    def _members(self, factions: Sequence[Faction], faction: Faction) -> str:
        return ", ".join(name for name, side in zip(self._seats, factions, strict=True) if side is faction)

    def _place(self, at: int) -> str:
        words = self._words
        return words("the market") if at == MARKET else place_title(words, self._territories[at])
