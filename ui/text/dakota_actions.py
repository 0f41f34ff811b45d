"""Every choice of Dakota as one short imperative, for lists of choices."""

from __future__ import annotations

from collections.abc import Sequence

from games.dakota.actions import (
    Build,
    Buy,
    BuyPoint,
    ChooseFaction,
    Collect,
    Decline,
    DrawFirstPlayer,
    DrawTerritory,
    EndDevelopment,
    LeaveMarket,
    PlaceGhostDance,
    PlaceNeutral,
    PlacePawn,
    PlaceTotem,
    Recruit,
    Replenish,
    Sell,
    SkipTotem,
)
from games.dakota.observation import DakotaObservation
from games.dakota.terms import MARKET, Faction, Pawn, Resource
from games.game import Choice
from ui.text.dakota_names import (
    building_name,
    is_settlement,
    neutral_name,
    pawn_name,
    place_title,
    resource_word,
    terrain_name,
)
from ui.text.words import Words


def action_words(words: Words, action: Choice, view: DakotaObservation, seat_names: Sequence[str] = ()) -> str:
    """What `action` does, verb first where a person chooses it; without `seat_names` players are numbered."""
    match action:
        case DrawFirstPlayer(seat=seat):
            name = seat_names[seat] if seat_names else words("Player {n}").format(n=seat + 1)
            return words("{player} goes first").format(player=name)
        case DrawTerritory(terrain=terrain):
            return words("Open the next {terrain}").format(terrain=terrain_name(words, terrain))
        case ChooseFaction(faction=faction):
            return words("Play for the natives") if faction is Faction.NATIVE else words("Play for the settlers")
        case PlaceTotem(resource=resource, territory=at) | Replenish(resource=resource, territory=at):
            return words("Add {resource} to {place}").format(
                resource=resource_word(words, resource), place=_place(words, view, at)
            )
        case PlaceGhostDance(territory=at):
            return words("Ghost Dance on {place}").format(place=_place(words, view, at))
        case SkipTotem(building=building):
            return words("Rest the {building}").format(building=building_name(words, building))
        case PlacePawn(pawn=pawn, territory=at):
            return words("{pawn} to {place}").format(pawn=pawn_name(words, pawn), place=_place(words, view, at))
        case PlaceNeutral(faction=faction, territory=at):
            return words("{pawn} to {place}").format(pawn=neutral_name(words, faction), place=_place(words, view, at))
        case Collect(resource=resource, pawn=pawn):
            what = resource_word(words, resource)
            if pawn is Pawn.HORSEMAN:
                return words("Take {resource}, the horseman leaves").format(resource=what)
            return words("Take {resource}").format(resource=what)
        case Decline(pawn=pawn):
            return words("Take nothing, the horseman leaves") if pawn is Pawn.HORSEMAN else words("Take nothing")
        case _:
            return _purchase(words, action)


def _purchase(words: Words, action: Choice) -> str:
    match action:
        case Buy(resource=resource):
            return words("Buy {resource}").format(resource=resource_word(words, resource))
        case LeaveMarket():
            return words("Leave the market")
        case Build(building=building, wild=wild):
            name = building_name(words, building)
            sentence = words("Build the {building}") if is_settlement(building) else words("Call the {building}")
            if wild:
                sentence = words("Build the {building}, paying {resources}")
            return sentence.format(building=name, resources=payment_words(words, wild))
        case Sell(resource=resource):
            return words("Sell {resource}").format(resource=resource_word(words, resource))
        case Recruit():
            return words("Recruit an explorer")
        case BuyPoint():
            return words("Buy 1 VP")
        case EndDevelopment():
            return words("Finish")
        case _:
            return type(action).__name__


def payment_words(words: Words, wild: Sequence[Resource]) -> str:
    """Resources as a list in words: "2 fish, 1 horse"."""
    kinds = sorted(set(wild))
    return ", ".join(
        words("{n} {resource}").format(n=wild.count(kind), resource=resource_word(words, kind)) for kind in kinds
    )


def _place(words: Words, view: DakotaObservation, at: int) -> str:
    return words("the market") if at == MARKET else place_title(words, view.territories[at])
