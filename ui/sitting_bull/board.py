"""The board of Sitting Bull as widgets. What may be chosen on it is said by Marks."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.sitting_bull.terms import NEUTRAL, NOBODY, POWWOW, TRACK_OF, Path, Region, Tile
from ui.kit.panel import Box
from ui.kit.pieces.count_chip import Count, Lead, OwnerPad
from ui.kit.pieces.feat_track import FeatTrack, Track, feat_steps
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.place_card import PlaceCard
from ui.kit.pieces.place_head import PlaceHead
from ui.kit.pieces.powwow_place import PowwowPlace, Space
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.symbol_card import SmallCard
from ui.kit.pieces.target import State
from ui.kit.theme import PANEL
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.screens.frame import grid
from ui.sitting_bull import geometry
from ui.sitting_bull.reading import icon_of, owners, place_of, rules_as_played, tile_icon, view_of
from ui.text.sitting_bull_names import path_name, region_name, tile_name


class Marks(msgspec.Struct, frozen=True, kw_only=True):
    """What may be chosen on the board, and what is. Places are regions or the POWWOW."""

    places: frozenset[int] = frozenset()
    """May be chosen as a whole."""
    refused: frozenset[int] = frozenset()
    """May not, and say why when they are touched."""
    pawns: frozenset[tuple[int, int]] = frozenset()
    """Pawns that may be chosen, by place and owner."""
    instead: frozenset[tuple[int, int]] = frozenset()
    """Those of them that would only be picked instead of the picked one."""
    picked: tuple[int, int] | None = None
    """The pawn that is picked, by place and owner."""
    discs: frozenset[tuple[Path, int]] = frozenset()
    """Steps that feat discs may take: 1 up, -1 down."""
    seat: int | None = None
    """The place at the table of the one who chooses."""
    current: frozenset[int] = frozenset()
    """Places that are picked, or where something has just changed."""
    fresh: frozenset[tuple[int, int]] = frozenset()
    """Pawns that have just come, by place and owner."""


def place_key(place: int) -> str:
    return f"place-{int(place)}"


def place_of_key(key: str) -> int | None:
    """The place that `place_key` names; None where it is another target."""
    kind, _, place = key.partition("-")
    return int(place) if kind == "place" else None


def pawn_key(place: int, owner: int) -> str:
    return f"pawn-{int(place)}-{owner}"


def disc_key(path: Path, step: int) -> str:
    return f"disc-{int(path)}-{'up' if step > 0 else 'down'}"


def board_widgets(model: Model, marks: Marks) -> Scene:
    """The five regions around the powwow."""
    return tuple(_widgets(model, marks))


def _widgets(model: Model, marks: Marks) -> Iterator[Widget]:
    boxes = geometry.place_boxes(model.panel)
    stepped = {path for path, _ in marks.discs}
    hidden: frozenset[int] = frozenset()
    if stepped and model.panel.compact:
        rows = geometry.disc_rows(model.panel, len(stepped))
        for path, row in zip(sorted(stepped), rows, strict=True):
            yield from disc_row(model, path, marks, row)
        hidden = frozenset(place for place, box in enumerate(boxes) if box.y < rows[-1].bottom)
    for place, box in enumerate(boxes):
        if place in hidden:
            continue
        moved = TRACK_OF.get(Region(place)) if place != POWWOW else None
        if moved is not None and moved in stepped:
            yield from _stepping(model, Region(place), moved, marks, box)
        elif any(at == place for at, _ in marks.pawns) or (marks.picked is not None and marks.picked[0] == place):
            yield from _with_pawns(model, Region(place), marks, box)
        else:
            yield place_card(model, place, box, marks)


def place_card(model: Model, place: int, box: Box, marks: Marks) -> PlaceCard | PowwowPlace:
    """One place as a whole."""
    acts = place in marks.places
    state = State.FREE if acts else State.CURRENT if place in marks.current else State.SHOWN
    key = place_key(place) if acts or place in marks.refused else ""
    if place == POWWOW:
        return _powwow(model, box, marks, state, key)
    region = view_of(model).regions[place]
    return PlaceCard(
        box=box,
        key=key,
        icon=icon_of(region.region),
        name=region_name(model.words, region.region),
        counts=counts(model, place, marks),
        card=None if region.card is None else small_card(model, region.card),
        stone=region.sitting_bull,
        track=_track(model, TRACK_OF[region.region]) if region.region in TRACK_OF else None,
        supply=_supply(model, region.region),
        offering=str(region.offering) if region.offering else "",
        state=state,
        seat=marks.seat,
    )


def _powwow(model: Model, box: Box, marks: Marks, state: State, key: str) -> PowwowPlace:
    """The powwow; the spaces of Leadership with those who stand there."""
    words, view = model.words, view_of(model)
    spaces: tuple[Space, ...] = ()
    if view.tile is Tile.LEADERSHIP:
        taken = ((path, view.spaces[path]) for path in Path)
        spaces = tuple(Space(icon_of(p), None if at == NOBODY else place_of(model, at)) for p, at in taken)
    effect = Mark() if view.tile is None else Mark(tile_icon(view.tile), tile_name(words, view.tile))
    return PowwowPlace(
        box=box,
        key=key,
        name=words("Powwow"),
        counts=counts(model, POWWOW, marks),
        effect=effect,
        spaces=spaces,
        state=state,
        seat=marks.seat,
    )


def counts(model: Model, place: int, marks: Marks) -> tuple[Count, ...]:
    """The pawns of a place by owner; who leads in a region, alone or with others."""
    view = view_of(model)
    pawns = view.powwow if place == POWWOW else view.regions[place].pawns
    leaders = () if place == POWWOW else view.regions[place].leaders
    found = []
    for index in owners(model):
        owner = index if index < len(view.seats) else NEUTRAL
        lead = Lead.NONE if owner not in leaders else Lead.LEADS if len(leaders) == 1 else Lead.TIES
        fresh = (place, owner) in marks.fresh
        found.append(Count(place=place_of(model, owner), number=pawns[index], lead=lead, fresh=fresh))
    return tuple(found)


def small_card(model: Model, card: int) -> SmallCard:
    """The kind `card` as it lies face up."""
    kind = view_of(model).kinds[card]
    return SmallCard(icon_of(kind.icon), tuple(icon_of(region) for region in kind.regions))


def _track(model: Model, path: Path) -> Track:
    return Track(icon_of(path), view_of(model).levels[path], rules_as_played(model).top_level)


def _supply(model: Model, region: Region) -> Mark | None:
    """What is left of what the region gives."""
    view = view_of(model)
    if region is Region.CAMP:
        return Mark("present", str(sum(view.presents_left)))
    return Mark("stone-blue", str(view.stones_left[2])) if region is Region.RIVER else None


def _stepping(model: Model, region: Region, path: Path, marks: Marks, box: Box) -> Iterator[Widget]:
    """A region above the two steps of its disc."""
    upper, down, up = geometry.step_boxes(box)
    yield place_card(model, region, upper, marks)
    level = view_of(model).levels[path]
    for step, at in ((-1, down), (1, up)):
        able = (path, step) in marks.discs
        yield Pad(
            box=at,
            key=disc_key(path, step) if able else "",
            icon="arrow-right" if step > 0 else "arrow-left",
            label=str(level + step) if able else "",
            look=Look.CHOICE if able else Look.OFF,
            size=34,
        )


def disc_row(model: Model, path: Path, marks: Marks, box: Box) -> Scene:
    """The large track of `path`, with a step to either side."""
    keys = {step: disc_key(path, step) if (path, step) in marks.discs else "" for step in (-1, 1)}
    track = FeatTrack(box=box, name=path_name(model.words, path), track=_track(model, path))
    return feat_steps(box, track, down=keys[-1], up=keys[1])


def _with_pawns(model: Model, region: Region, marks: Marks, box: Box) -> Iterator[Widget]:
    """A region whose pawns are targets, each at its owner's fixed place."""
    view, words = view_of(model), model.words
    seen = view.regions[region]
    yield PlaceHead(
        box=box,
        icon=icon_of(region),
        name=region_name(words, region),
        stone=seen.sitting_bull,
        offering=str(seen.offering) if seen.offering else "",
    )
    for pad in owner_pads(model, region, marks, geometry.pawn_room(box)):
        yield msgspec.structs.replace(pad, on=PANEL)


def owner_pads(model: Model, region: Region, marks: Marks, room: Box) -> Iterator[OwnerPad]:
    """The pawns of `region` in `room`, two by two, each owner at the same place in every region."""
    numbers = counts(model, region, marks)
    for index, (count, cell) in enumerate(zip(numbers, grid(room, 2, 2), strict=False)):
        owner = index if index < len(view_of(model).seats) else NEUTRAL
        picked = marks.picked == (region, owner)
        able = picked or (region, owner) in marks.pawns
        free = State.SECOND if (region, owner) in marks.instead else State.FREE
        state = State.CHOSEN if picked else free if able else State.SHOWN
        key = pawn_key(region, owner) if able else ""
        yield OwnerPad(box=cell, key=key, count=count, state=state, seat=marks.seat)
