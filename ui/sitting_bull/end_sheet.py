"""The sheets of the final score: every sum of a section opened, for all seats side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Final

import msgspec

from games.sitting_bull.sheet import PathLine, ScoreSheet
from games.sitting_bull.terms import NEUTRAL, Path, Region, Stone
from ui.kit.panel import Box
from ui.kit.pieces.score_matrix import SheetCell, SheetColumn, SheetRow, SumSheet
from ui.model import Model
from ui.reading import table_of
from ui.sitting_bull.reading import edition_of, icon_of, milestone_icon, owners, rules_as_played, stone_icon, view_of
from ui.sitting_bull.wisdom import progress
from ui.text.sitting_bull_goals import wisdom_goal
from ui.text.sitting_bull_names import milestone_name, section_name, wisdom_name

THIRD: Final = -1
"""The row of the third colour on a sheet."""


class Section(IntEnum):
    """In the order of `ScoreSheet.sections`."""

    STONES = 0
    PATHS = 1
    POWWOW = 2
    OFFERINGS = 3
    MILESTONES = 4
    WISDOM = 5


ICONS: Final = ("stone-harmony", "origin", "powwow", "offering", "milestone", "wisdom")
"""By section."""


class Opened(msgspec.Struct, frozen=True):
    """What a sheet says below its title."""

    text: str
    columns: tuple[SheetColumn, ...]
    cells: tuple[tuple[SheetCell, ...], ...]
    """By player; the third colour's last, where it is shown."""


def sum_sheet(model: Model, section: Section, box: Box) -> SumSheet:
    """The sheet of a section."""
    sheet = opened(model, section)
    sheets, seats = view_of(model).sheets, table_of(model).seats
    places = [*(seat.place for seat in seats), THIRD]
    totals = [*(str(sheet.sections[section]) for sheet in sheets), ""]
    rows = zip(places, sheet.cells, totals, strict=False)
    return SumSheet(
        box=box,
        title=section_name(model.words, section),
        # a small panel has room for the sums only
        text="" if model.panel.compact else sheet.text,
        columns=sheet.columns,
        rows=tuple(SheetRow(*row) for row in rows),
    )


def opened(model: Model, section: Section) -> Opened:
    """What the sheet of a section says."""
    return _OPENED[section](model)


def _stones(model: Model) -> Opened:
    """A column for each type, one for presents, and the bonus for all of them together."""
    words, rules = model.words, rules_as_played(model)
    said = words("The bonus is the number of all your stones, presents too.")
    if rules.bonus_each:
        said = words("The bonus is the number of all your stones, presents too, for each Harmony stone.")
    columns = (
        *(SheetColumn(stone_icon(stone)) for stone in Stone),
        SheetColumn("present"),
        SheetColumn("", words("Bonus")),
    )
    rows = []
    for sheet in view_of(model).sheets:
        presents, harmony = sum(sheet.stone_presents), Stone.HARMONY
        times = sheet.stones[harmony] + sheet.stone_presents[harmony]
        rows.append(
            (
                *map(_product, sheet.stone_points, sheet.stones, rules.stone_points),
                _product(sheet.present_points, presents, rules.present_points),
                SheetCell(str(sheet.bonus), f"× {times}" if rules.bonus_each else ""),
            )
        )
    return Opened(said, columns, tuple(rows))


def _product(points: int, count: int, price: int) -> SheetCell:
    return SheetCell(str(points), f"{count} × {price}" if count else "")


def _paths(model: Model) -> Opened:
    """Items by the level of the path's disc, or by a table; those of Silence have no disc."""
    words, rules, view = model.words, rules_as_played(model), view_of(model)
    silence = ", ".join(map(str, rules.silence_points))
    multiplied = all(
        points == level * count for level, row in enumerate(rules.path_points, 1) for count, points in enumerate(row, 1)
    )
    said = words("Multiply the items by the level of the path. Silence counts {points}.")
    if not multiplied:
        said = words("The level of the path says what the items count. Silence counts {points}.")
    captions = [words("level {n}").format(n=level) for level in view.levels]
    return Opened(
        said.format(points=silence),
        tuple(SheetColumn(icon_of(path), caption) for path, caption in zip(Path, [*captions, ""], strict=True)),
        tuple(tuple(_items(model, line) for line in sheet.paths) for sheet in view.sheets),
    )


def _items(model: Model, line: PathLine) -> SheetCell:
    if not line.items:
        return SheetCell("0")
    if line.level and line.points == line.items * line.level:
        return SheetCell(str(line.points), f"{line.items} × {line.level}")
    return SheetCell(str(line.points), model.words.plural("{n} item", "{n} items", line.items))


def _powwow(model: Model) -> Opened:
    """A column for each number of pawns, in which a seat's points stand; more count as the last."""
    words, scale = model.words, rules_as_played(model).powwow_points
    steps = range(1, len(scale) + 1)
    rows = []
    for sheet in view_of(model).sheets:
        pawns = sheet.powwow_pawns
        reached = SheetCell(str(sheet.powwow_points), words.plural("{n} pawn", "{n} pawns", pawns))
        rows.append(tuple(reached if step == min(pawns, len(scale)) else SheetCell("") for step in steps))
    return Opened(
        words("One to five pawns: {points} points. More count as five.").format(points=", ".join(map(str, scale))),
        tuple(SheetColumn("pawn", str(step)) for step in steps),
        tuple(rows),
    )


def _offerings(model: Model) -> Opened:
    """What was won in each region; below it the pawns there, and who leads or ties."""
    words, view = model.words, view_of(model)

    def cell(owner: int, won: int, region: Region) -> SheetCell:
        here = view.regions[region]
        said = str(here.pawns[owner])
        if _owner(owner, model) in here.leaders:
            said = (words("{n} leads") if len(here.leaders) == 1 else words("{n} ties")).format(n=said)
        return SheetCell(str(won), said)

    rows = []
    for owner in owners(model):
        won: Sequence[int] = view.sheets[owner].offerings if owner < len(view.sheets) else (0,) * len(Region)
        rows.append(tuple(cell(owner, won[region], region) for region in Region))
    said = words("The most pawns win the offering of a region, a tie wins nothing. Below: pawns.")
    if len(rows) > len(view.sheets):
        said = words("The most pawns win the offering of a region, a tie or the third colour nothing. Below: pawns.")
    columns = tuple(SheetColumn(icon_of(region), str(view.regions[region].offering)) for region in Region)
    return Opened(said, columns, tuple(rows))


def _owner(index: int, model: Model) -> int:
    """The owner of the pawns at an index of `RegionView.pawns`."""
    return index if index < len(view_of(model).sheets) else NEUTRAL


def _milestones(model: Model) -> Opened:
    """The space of each disc, and what it scores."""
    words, view = model.words, view_of(model)
    rows = []
    for player in range(len(view.sheets)):
        cells = []
        for tile in view.milestones:
            space = tile.discs.index(player) if player in tile.discs else None
            points = 0 if space is None else tile.points[space]
            cells.append(SheetCell(str(points), "" if space is None else words("space {n}").format(n=space + 1)))
        rows.append(tuple(cells))
    columns = tuple(
        SheetColumn(milestone_icon(tile.milestone), milestone_name(words, tile.milestone)) for tile in view.milestones
    )
    return Opened(words("A disc scores the space that it lies on."), columns, tuple(rows))


def _wisdom(model: Model) -> Opened:
    """The card of each seat, how far it came, and what it asked for."""
    sheets = view_of(model).sheets
    return Opened(
        model.words("A wisdom card scores if you have what it asks for."),
        (SheetColumn("wisdom"),),
        tuple((_card(model, player, sheet),) for player, sheet in enumerate(sheets)),
    )


def _card(model: Model, player: int, sheet: ScoreSheet) -> SheetCell:
    words = model.words
    if sheet.wisdom is None:
        return SheetCell("0")
    now = progress(view_of(model), player, sheet.wisdom, rules_as_played(model))
    told = words("{wisdom}: {have} of {need}")
    return SheetCell(
        told.format(wisdom=wisdom_name(words, sheet.wisdom), have=now.have, need=now.need),
        wisdom_goal(words, sheet.wisdom, edition_of(model)),
    )


_OPENED: Final[dict[Section, Callable[[Model], Opened]]] = {
    Section.STONES: _stones,
    Section.PATHS: _paths,
    Section.POWWOW: _powwow,
    Section.OFFERINGS: _offerings,
    Section.MILESTONES: _milestones,
    Section.WISDOM: _wisdom,
}
