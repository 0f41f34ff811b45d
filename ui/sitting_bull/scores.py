"""The end in numbers: six lines and their sum for each seat, and what each line is made of."""

from __future__ import annotations

from collections.abc import Sequence

from games.sitting_bull.terms import Path, Region, Stone
from ui.model import Model
from ui.scores import FinalScore, ScoreLine, SeatScore
from ui.sitting_bull.end import tie, win_line
from ui.sitting_bull.end_sheet import Section, opened
from ui.sitting_bull.reading import view_of
from ui.text.sitting_bull_names import milestone_name, path_name, region_name, section_name, stone_name


def final_score(model: Model) -> FinalScore:
    """From the most points on; equal points share a rank unless something decided between them."""
    view = view_of(model)
    totals = [sheet.total for sheet in view.sheets]
    order = sorted(range(len(totals)), key=lambda player: (player not in view.winners, -totals[player]))
    sheets = {section: _parts(model, section) for section in Section}
    return FinalScore(
        headline=win_line(model),
        reason=tie(model),
        seats=tuple(
            SeatScore(
                player,
                1 if player in view.winners else 1 + sum(_before(model, other, player) for other in order),
                str(totals[player]),
                lines=(
                    *(
                        ScoreLine(
                            section_name(model.words, section),
                            str(view.sheets[player].sections[section]),
                            parts=sheets[section][player],
                        )
                        for section in Section
                    ),
                    ScoreLine(model.words("Total"), str(totals[player]), total=True),
                ),
            )
            for player in order
        ),
    )


def _before(model: Model, other: int, player: int) -> bool:
    view = view_of(model)
    return other in view.winners or view.sheets[other].total > view.sheets[player].total


def _parts(model: Model, section: Section) -> list[tuple[ScoreLine, ...]]:
    """By player: what stands on the sheet of this section, without what is nothing."""
    names = _names(model, section)
    found = []
    for cells in opened(model, section).cells[: len(view_of(model).sheets)]:
        parts = []
        for name, cell in zip(names, cells, strict=True):
            if section is Section.WISDOM:
                # the sheet says how far the card has come, and what it asks for
                parts += [ScoreLine(text, "") for text in (cell.number, cell.note) if text not in ("", "0")]
            elif cell.number not in ("", "0"):
                parts.append(ScoreLine(f"{name} {cell.note}".strip(), cell.number))
        found.append(tuple(parts))
    return found


def _names(model: Model, section: Section) -> Sequence[str]:
    """What the pictures above the columns of a sheet mean."""
    words, view = model.words, view_of(model)
    match section:
        case Section.STONES:
            return [*(stone_name(words, stone) for stone in Stone), words("Presents"), words("Bonus")]
        case Section.PATHS:
            return [path_name(words, path) for path in Path]
        case Section.OFFERINGS:
            return [region_name(words, region) for region in Region]
        case Section.MILESTONES:
            return [milestone_name(words, tile.milestone) for tile in view.milestones]
    # the powwow's columns are numbers of pawns, and its cells say them; a wisdom card says its name
    return [""] * len(opened(model, section).columns)
