"""How the lead changed: everybody's points after each turn, worked out from the journal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.sitting_bull.events import TurnEnded
from games.sitting_bull.observation import SittingBullObservation
from ui.kit.panel import Box
from ui.kit.pieces.lead_chart import LeadChart, LeadLine, reigns_of
from ui.model import JournalEntry, Model
from ui.reading import table_of
from ui.screens.chrome import player_name
from ui.sitting_bull.reading import view_of


def points_by_turn(journal: Sequence[JournalEntry], view: SittingBullObservation) -> tuple[tuple[int, ...], ...]:
    """By player: nothing before the first turn, the points after each turn, and last the final ones of `view`."""
    events = [event for entry in journal if not entry.undone for event in entry.events]
    turns = [event.scores for event in events if isinstance(event, TurnEnded)]
    return tuple((0, *(scores[player] for scores in turns), sheet.total) for player, sheet in enumerate(view.sheets))


def lead_chart(model: Model, box: Box) -> LeadChart:
    """The picture of it, with who led longest."""
    words, table = model.words, table_of(model)
    points = points_by_turn(table.journal, view_of(model))
    lines = tuple(LeadLine(seat.place, own) for seat, own in zip(table.seats, points, strict=True))
    place = longest(lines)
    names = {seat.place: player_name(model, player) for player, seat in enumerate(table.seats)}
    return LeadChart(
        box=box,
        lines=lines,
        start=words("Round {n}").format(n=1),
        end=words("Final score"),
        title=words("How the lead changed"),
        note=words("{player} led longest").format(player=names[place]) if place is not None else "",
    )


def longest(lines: Sequence[LeadLine]) -> int | None:
    """The place that led at the most moments; None where nobody or several did."""
    moments: Counter[int] = Counter()
    for reign in reigns_of(lines):
        if reign.place >= 0:
            moments[reign.place] += reign.last - reign.first + 1
    best = [place for place, count in moments.items() if count == max(moments.values())]
    return best[0] if len(best) == 1 else None
