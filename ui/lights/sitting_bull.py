"""Sitting Bull in light. Reads what the whole table may see; no light depends on what is in a hand."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from games.game import CHANCE, Action, Choice, Event, Observation
from games.sitting_bull import events as e
from games.sitting_bull.actions import MoveDisc, MovePawn, PlacePawn, SwapCard, SwapPawns, TakeSpace
from games.sitting_bull.observation import RegionView, SittingBullObservation
from games.sitting_bull.terms import NEUTRAL, NOBODY, PLACES, POWWOW, TRACKS, Awaits, Effect, Path, Region, Stone
from games.sitting_bull.zones import (
    PLACE_NAMES,
    field_zone,
    level_zone,
    offering_zone,
    pawn_zone,
    sitting_bull_zone,
    space_zone,
)
from ui.lights.light import NEUTRAL as NEUTRAL_SEAT
from ui.lights.light import Light, Meaning, Scene, button

PULSE: Final = Light(Meaning.CHANGED)
NOBODYS: Final = Light(Meaning.OCCUPIED)
"""White: Sitting Bull and the feat discs belong to no seat."""


def places(observation: Observation) -> frozenset[str]:
    """The five regions and the powwow."""
    assert isinstance(observation, SittingBullObservation)
    return frozenset(PLACE_NAMES)


def lights(
    observation: Observation,
    legal: Sequence[Choice] = (),
    chosen: Sequence[Action] = (),
    changed: Sequence[Event] = (),
) -> Scene:
    """See `light.SceneOf`."""
    assert isinstance(observation, SittingBullObservation)
    return Scene(
        board=_standing(observation),
        prompt=_asked(observation, legal) | _chosen(observation, chosen),
        change=_changed(observation, changed),
    )


def _standing(view: SittingBullObservation) -> dict[str, Light]:
    """Pawns, majorities, Sitting Bull, the feat discs, and whose turn it is."""
    found: dict[str, Light] = {}
    for region in view.regions:
        found |= _region(view, region)
    found |= _pawns(view, POWWOW, view.powwow, range(5))
    for path, owner in zip(Path, view.spaces, strict=True):
        if owner != NOBODY:
            found[space_zone(path)] = Light(Meaning.OCCUPIED, (_seat(owner),))
    if view.round:
        found |= {level_zone(path, view.levels[path]): NOBODYS for path in TRACKS}
    return found | {button(player): Light(Meaning.OCCUPIED, (player,)) for player in _acting(view)}


def _region(view: SittingBullObservation, region: RegionView) -> dict[str, Light]:
    """The field in the colour of who leads, of all who tie at half; the offering is lit for the one who takes it."""
    at, leaders = region.region, region.leaders
    found = _pawns(view, at, region.pawns, leaders)
    if leaders:
        seats = tuple(map(_seat, leaders))
        found[field_zone(at)] = Light(Meaning.OCCUPIED, seats, half=len(leaders) > 1)
        if len(leaders) == 1 and leaders[0] != NEUTRAL:
            found[offering_zone(at)] = Light(Meaning.OCCUPIED, seats)
    if region.sitting_bull:
        found[sitting_bull_zone(at)] = NOBODYS
    return found


def _pawns(view: SittingBullObservation, place: int, pawns: Sequence[int], first: Container[int]) -> dict[str, Light]:
    """A cell for each owner who is there; at half for those who are not among the `first`."""
    owners = (*range(len(view.seats)), NEUTRAL)
    return {
        pawn_zone(place, owner): Light(Meaning.OCCUPIED, (_seat(owner),), half=owner not in first)
        for owner, count in zip(owners, pawns, strict=True)
        if count
    }


def _acting(view: SittingBullObservation) -> tuple[int, ...]:
    """Whose buttons are lit: who may choose, or be named the oldest; while chance acts in a turn, whose turn it is."""
    if view.awaits is Awaits.FIRST:
        return tuple(range(len(view.seats)))
    if view.current != (CHANCE,):
        return view.current
    return (view.turn,) if view.turn != NOBODY else ()


def _asked(view: SittingBullObservation, legal: Sequence[Choice]) -> dict[str, Light]:
    """Where the one on turn may act; the button where a choice has no place on the board, or would tell of a hand."""
    players = {choice.player for choice in legal}
    zones: list[str] = []
    if view.awaits is Awaits.EFFECT and view.effect is Effect.CARD:
        # which cards are in the hand is secret: every region with a card breathes
        zones = [field_zone(region.region) for region in view.regions if players and region.card is not None]
    else:
        zones = [zone for choice in legal if isinstance(choice, Action) for zone in _offered(view, choice)]
    return dict.fromkeys(zones or map(button, sorted(players)), Light(Meaning.MAY_CHOOSE))


def _offered(view: SittingBullObservation, action: Action) -> tuple[str, ...]:
    """The zones that a choice is made of: of a move the pawn as well."""
    match action:
        case MovePawn(owner=owner, region=region):
            return (pawn_zone(region, owner), *_zones_of(view, action))
        case SwapPawns(region=region, owner=owner, other_region=other_region, other_owner=other_owner):
            return (pawn_zone(region, owner), pawn_zone(other_region, other_owner))
    return _zones_of(view, action)


def _zones_of(view: SittingBullObservation, action: Action) -> tuple[str, ...]:
    """Where an action takes place; nowhere for one that is no action of this board."""
    match action:
        case PlacePawn(region=region) | SwapCard(region=region):
            return (field_zone(region),)
        case MovePawn(to=to) if to in PLACES:
            return (field_zone(to),)
        case SwapPawns(region=region, other_region=other_region):
            return (field_zone(region), field_zone(other_region))
        case MoveDisc(path=path, step=step) if path in TRACKS:
            return (level_zone(path, view.levels[path] + step),)
        case TakeSpace(path=path):
            return (space_zone(path),)
    return ()


def _chosen(view: SittingBullObservation, actions: Sequence[Action]) -> dict[str, Light]:
    """Acts that wait for OK; a card is played from the hand, which no light shows."""
    return {zone: Light(Meaning.CHOSEN, (action.player,)) for action in actions for zone in _zones_of(view, action)}


def _changed(view: SittingBullObservation, events: Sequence[Event]) -> dict[str, Light]:
    """What just happened; the last event about a zone counts."""
    found: dict[str, Light] = {}
    for event in events:
        if isinstance(event, e.GameEnded):
            found |= _result(view, event.winners)
        else:
            found |= dict.fromkeys(_touched(view, event), PULSE)
    return found


def _touched(view: SittingBullObservation, event: Event) -> tuple[str, ...]:
    """The zones that an event has changed."""
    match event:
        case e.FirstPlayerDrawn(seat=player) | e.MilestoneClaimed(player=player) | e.WisdomShown(player=player):
            return (button(player),)
        case e.CardTurnedUp(region=region) | e.CardTaken(region=region) | e.CardSwapped(region=region):
            return (field_zone(region),)
        case e.NeutralPlaced(region=region):
            return (pawn_zone(region, NEUTRAL),)
        case e.TileDrawn():
            return (field_zone(POWWOW),)
        case e.OfferingPlaced(region=region):
            return (offering_zone(region),)
        case e.SittingBullMoved(region=region):
            return (sitting_bull_zone(region),)
        case e.PawnPlaced(player=owner, place=place) | e.PawnMoved(owner=owner, to=place):
            return (pawn_zone(place, owner),)
        case e.PawnsSwapped(region=region, owner=owner, other_region=other_region, other_owner=other_owner):
            return (pawn_zone(other_region, owner), pawn_zone(region, other_owner))
        case e.StoneTaken(stone=stone):
            # blue ones lie in the River, all others come from Sitting Bull
            return (field_zone(Region.RIVER),) if stone is Stone.BLUE else _sitting_bull(view)
        case e.DiscMoved(path=path, level=level):
            return (level_zone(path, level),)
        case e.SpaceTaken(path=path):
            return (space_zone(path),)
        case e.PresentDrawn() | e.PresentReturned():
            return (field_zone(Region.CAMP),)
    return ()


def _sitting_bull(view: SittingBullObservation) -> tuple[str, ...]:
    """Where he stands now."""
    return tuple(sitting_bull_zone(region.region) for region in view.regions if region.sitting_bull)


def _result(view: SittingBullObservation, winners: tuple[int, ...]) -> dict[str, Light]:
    """The winners' buttons, and the regions whose offerings they have."""
    found = {button(player): Light(Meaning.RESULT, (player,)) for player in winners}
    for region in view.regions:
        if len(region.leaders) == 1 and region.leaders[0] in winners:
            found[field_zone(region.region)] = Light(Meaning.RESULT, region.leaders)
    return found


def _seat(owner: int) -> int:
    """A player, or the third colour, as lights name them."""
    return NEUTRAL_SEAT if owner == NEUTRAL else owner
