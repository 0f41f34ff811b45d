"""The pawns on the map as chips: those that stand there, those that others just placed, those not confirmed yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from games.dakota.actions import PlaceNeutral, PlacePawn
from games.dakota.events import NeutralPlaced, PawnPlaced
from games.dakota.terms import MARKET, Faction, Pawn
from ui.dakota.reading import view_of
from ui.kit.pieces.chip import Chip
from ui.model import Model
from ui.reading import acting, table_of

Placing: TypeAlias = PlacePawn | PlaceNeutral


def area_chips(model: Model, territory: int, faction: Faction, pending: Sequence[Placing]) -> tuple[Chip, ...]:
    """The chips of one area: the seats in their fixed order, then the neutral pawns."""
    view, place = view_of(model), view_of(model).territories[territory]
    chips = [
        _seat_chip(model, player, territory, place.explorers[player], place.horsemen[player], pending)
        for player, seat in enumerate(view.seats)
        if seat.faction == faction
    ]
    new = sum(isinstance(p, PlaceNeutral) and (p.territory, p.faction) == (territory, faction) for p in pending)
    news = any(
        isinstance(e, NeutralPlaced) and (e.territory, e.faction) == (territory, faction) and e.player != acting(model)
        for e in table_of(model).unseen
    )
    chips.append(Chip(place=None, walkers=place.neutrals[faction] + new, fresh=bool(new), news=news and not new))
    return tuple(chip for chip in chips if chip.walkers or chip.riders)


def market_chips(model: Model, pending: Sequence[Placing]) -> tuple[Chip, ...]:
    """The chips on the market."""
    chips = [
        _seat_chip(model, player, MARKET, seat.market_explorers, seat.market_horsemen, pending)
        for player, seat in enumerate(view_of(model).seats)
    ]
    return tuple(chip for chip in chips if chip.walkers or chip.riders)


def terrain_chips(model: Model, territories: Sequence[int], pending: Sequence[Placing]) -> tuple[Chip, ...]:
    """All pawns on several territories, one chip for each owner."""
    summed: dict[int | None, Chip] = {}
    for territory in territories:
        for faction in Faction:
            for chip in area_chips(model, territory, faction, pending):
                before = summed.get(chip.place, Chip(place=chip.place))
                summed[chip.place] = Chip(
                    place=chip.place,
                    walkers=before.walkers + chip.walkers,
                    riders=before.riders + chip.riders,
                    fresh=before.fresh or chip.fresh,
                    news=(before.news or chip.news) and not (before.fresh or chip.fresh),
                )
    return tuple(summed.values())


def _seat_chip(
    model: Model, player: int, territory: int, explorers: int, horsemen: int, pending: Sequence[Placing]
) -> Chip:
    own = [p.pawn for p in pending if isinstance(p, PlacePawn) and (p.player, p.territory) == (player, territory)]
    news = player != acting(model) and any(
        isinstance(e, PawnPlaced) and (e.player, e.territory) == (player, territory) for e in table_of(model).unseen
    )
    return Chip(
        place=table_of(model).seats[player].place,
        walkers=explorers + own.count(Pawn.EXPLORER),
        riders=horsemen + own.count(Pawn.HORSEMAN),
        fresh=bool(own),
        news=news,
    )
