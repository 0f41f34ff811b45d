"""The map of Dakota as widgets: labels, territories, seats. What may be chosen is said by a Look."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.dakota.events import Replenished, TotemPlaced
from games.dakota.observation import DakotaObservation, TerritoryView
from games.dakota.terms import Faction, Resource, Row, Status, Terrain
from ui.dakota import geometry
from ui.dakota.pawns import Placing, area_chips, terrain_chips
from ui.dakota.reading import edition_of, icon_of, view_of
from ui.kit.panel import Box
from ui.kit.pieces.terrain import Mark, TerrainLabel, TerrainPad
from ui.kit.pieces.territory import (
    NUMBER,
    ROWS_WIDTH,
    Frame,
    Rows,
    Side,
    TerritoryCard,
    TerritoryHead,
    TerritoryMiddle,
    TerritorySide,
    TerritorySpaces,
    side_width,
    spaces_pitch,
)
from ui.kit.pieces.tile import Tile
from ui.kit.widget import Widget
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import GAP
from ui.text.dakota import terrain_name


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """What may be chosen on the map, and what is chosen and not yet confirmed."""

    sides: frozenset[tuple[int, Faction]] = frozenset()
    """Areas that may be chosen."""
    refused: frozenset[tuple[int, Faction]] = frozenset()
    """Areas that may not, and say why when they are touched."""
    whole: frozenset[int] = frozenset()
    """Territories that may be chosen as a whole."""
    dark: frozenset[int] = frozenset()
    """Territories that may not, and say why when they are touched."""
    chosen: frozenset[int] = frozenset()
    """Territories with something not yet confirmed on them, by the seat at `place`."""
    place: int | None = None
    pending: tuple[Placing, ...] = ()
    tokens: tuple[tuple[int, Resource], ...] = ()
    """Tokens chosen, not yet confirmed."""
    barred: frozenset[int] = frozenset()
    """Territories that a marker chosen, not yet confirmed, bars."""
    fresh: frozenset[int] = frozenset()
    """Territories that have just come into play."""
    asking: bool = False
    """Somebody here is to choose: labels say why their other territories can't be."""


def side_key(territory: int, faction: Faction) -> str:
    return f"side-{territory}-{int(faction)}"


def middle_key(territory: int) -> str:
    """Between two areas that both answer a touch."""
    return f"middle-{territory}"


def territory_key(territory: int) -> str:
    return f"territory-{territory}"


def terrain_key(terrain: Terrain) -> str:
    return f"terrain-{int(terrain)}"


def board_widgets(model: Model, look: Look, terrain: Terrain, only: int | None = None) -> tuple[Widget, ...]:
    """The whole map; `terrain` is shown enlarged where people choose in two steps (of it, `only` one territory)."""
    if geometry.two_steps(model.panel, view_of(model)):
        return tuple(_enlarged(model, look, terrain, only))
    return tuple(widget for row in Terrain for widget in _row(model, look, row))


def _row(model: Model, look: Look, terrain: Terrain) -> Iterator[Widget]:
    territories = geometry.in_play(view_of(model), terrain)
    count = len(territories)
    words = model.words
    for territory, box in zip(territories, geometry.card_boxes(model.panel, terrain, count), strict=True):
        yield from _territory(model, look, territory, box)
    yield TerrainLabel(
        box=geometry.label_box(model.panel, terrain, count),
        key=terrain_key(terrain) if look.asking else "",
        terrain=int(terrain),
        name=terrain_name(words, terrain),
        strip=_strip(view_of(model), terrain),
        note="" if count else words("None in play"),
    )


def _enlarged(model: Model, look: Look, chosen: Terrain, only: int | None) -> Iterator[Widget]:
    view, panel = view_of(model), model.panel
    for terrain in Terrain:
        territories = geometry.in_play(view, terrain)
        yield TerrainPad(
            box=geometry.pad_box(panel, terrain),
            key=terrain_key(terrain) if only is None else "",
            terrain=int(terrain),
            name=terrain_name(model.words, terrain),
            chips=terrain_chips(model, territories, look.pending),
            acts=acts_in(look, territories),
            chosen=terrain is chosen,
        )
    if only is not None:
        yield from _territory(model, look, only, geometry.stage_boxes(panel, 1)[0])
        return
    territories = geometry.in_play(view, chosen)
    boxes = geometry.stage_boxes(panel, len(territories))
    if len(territories) < 2:
        below = boxes[0].bottom + GAP if boxes else geometry.stage_box(panel, 1).y
        stage = geometry.stage_box(panel, 1)
        yield TerrainLabel(
            box=Box(stage.x, below, stage.w, stage.bottom - below),
            terrain=int(chosen),
            name=terrain_name(model.words, chosen),
            strip=_strip(view, chosen),
            note="" if territories else model.words("None in play"),
        )
    for territory, box in zip(territories, boxes, strict=True):
        if box.w < 230:
            yield from _headed(model, look, territory, box)
        else:
            yield from _territory(model, look, territory, box)


def acts_in(look: Look, territories: tuple[int, ...]) -> bool:
    """Whether something may be chosen on one of the territories."""
    return any(t in look.whole or any((t, f) in look.sides for f in Faction) for t in territories)


def _territory(model: Model, look: Look, territory: int, box: Box) -> Iterator[Widget]:
    """A territory as one target, or as two where both of its areas answer a touch."""
    frame, rows = _frame(look, territory), _rows(model, look, territory)
    native, settler = (_side(model, look, territory, f) for f in Faction)
    answering = [f for f in Faction if (territory, f) in look.sides | look.refused]
    if len(answering) < 2:
        key = side_key(territory, answering[0]) if answering else ""
        if territory in look.whole | look.dark:
            key = territory_key(territory)
        yield TerritoryCard(box=box, key=key, rows=rows, native=native, settler=settler, frame=frame)
        return
    side = side_width(box.w, native, settler)
    yield TerritorySide(
        box=Box(box.x, box.y, side, box.h), key=side_key(territory, Faction.NATIVE), side=native, left=True, frame=frame
    )
    between = Box(box.x + side, box.y, box.w - 2 * side, box.h)
    yield TerritoryMiddle(box=between, rows=rows, frame=frame)
    # a target keeps away from the areas beside it and ends between two spaces: a narrow middle has no room for one
    if between.w >= ROWS_WIDTH - 20:
        wide = 4 * spaces_pitch(between)
        inner = Box(between.x + NUMBER, between.y, wide, between.h)
        right = between.w - NUMBER - wide
        yield TerritorySpaces(box=inner, key=middle_key(territory), rows=rows, frame=frame, right=right)
    yield TerritorySide(
        box=Box(box.right - side, box.y, side, box.h),
        key=side_key(territory, Faction.SETTLER),
        side=settler,
        left=False,
        frame=frame,
    )


def _headed(model: Model, look: Look, territory: int, box: Box) -> Iterator[Widget]:
    """A narrow territory: its rows above its two areas."""
    head = geometry.HEAD
    frame = _frame(look, territory)
    yield TerritoryHead(box=Box(box.x, box.y, box.w, head), rows=_rows(model, look, territory))
    wide = (box.w - GAP) / 2
    for faction in Faction:
        left = faction is Faction.NATIVE
        at = Box(box.x if left else box.right - wide, box.y + head + 1, wide, box.h - head - 1)
        key = side_key(territory, faction) if (territory, faction) in look.sides | look.refused else ""
        if left and territory in look.whole | look.dark:
            key = territory_key(territory)
        side = _side(model, look, territory, faction)
        yield TerritorySide(box=at, key=key, side=side, left=left, frame=frame, alone=True)


def _frame(look: Look, territory: int) -> Frame:
    return Frame(seat=look.place if territory in look.chosen else None, whole=territory in look.whole)


def _side(model: Model, look: Look, territory: int, faction: Faction) -> Side:
    return Side(
        chips=area_chips(model, territory, faction, look.pending),
        acts=(territory, faction) in look.sides,
        barred=faction is Faction.SETTLER
        and (view_of(model).territories[territory].ghost_dances > 0 or territory in look.barred),
    )


def _rows(model: Model, look: Look, territory: int) -> Rows:
    """Both rows: the upper one is used up or counts now, the lower one is printed or counts now."""
    place = view_of(model).territories[territory]
    edition = edition_of(model)
    upper, lower = (edition.row(place.terrain, row) for row in Row)
    new = [resource for at, resource in look.tokens if at == territory]
    grown = [
        e.resource
        for e in table_of(model).unseen
        if isinstance(e, TotemPlaced | Replenished) and e.territory == territory
    ]
    number = str(place.number)
    if place.row is Row.UPPER:
        now = _spaces(place, upper, new, grown)
        return Rows(number=number, upper=now, lower=_printed(lower, Tile.PRINTED), fresh=territory in look.fresh)
    now = _spaces(place, lower, new, grown)
    return Rows(number=number, upper=_printed(upper, Tile.USED), lower=now, fresh=territory in look.fresh)


def _printed(symbols: list[int], state: Tile) -> tuple[tuple[str, Tile], ...]:
    return tuple((icon_of(r), state) for r in Resource for _ in range(symbols[r]))


def _spaces(
    place: TerritoryView, printed: list[int], new: list[Resource], grown: list[Resource]
) -> tuple[tuple[str, Tile], ...]:
    """The row that counts now, kind by kind: tokens, then empty spaces."""
    spaces: list[tuple[str, Tile]] = []
    held = [count + new.count(Resource(r)) for r, count in enumerate(place.tokens)]
    free = sum(printed) - sum(held)
    for resource in Resource:
        chosen = min(held[resource], new.count(resource))
        fresh = min(held[resource] - chosen, grown.count(resource))
        spaces += [(icon_of(resource), Tile.TOKEN)] * (held[resource] - chosen - fresh)
        spaces += [(icon_of(resource), Tile.GROWN)] * fresh
        spaces += [(icon_of(resource), Tile.NEW)] * chosen
        empty = max(0, min(free, printed[resource] - held[resource]))
        free -= empty
        spaces += [(icon_of(resource), Tile.EMPTY)] * empty
    return tuple(spaces)


def _strip(view: DakotaObservation, terrain: Terrain) -> tuple[tuple[str, Mark], ...]:
    """What has become of each territory, the farthest first."""
    return tuple((str(t.number), _mark(t)) for t in reversed(view.territories) if t.terrain is terrain)


def _mark(territory: TerritoryView) -> Mark:
    if territory.frontier:
        return Mark.FRONTIER
    match territory.status:
        case Status.ACTIVE:
            return Mark.ACTIVE
        case Status.DEPLETED:
            return Mark.DEPLETED
    return Mark.INACTIVE
