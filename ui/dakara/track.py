"""The board's ring on the screen: one strip, wide where it matters to one player."""

from __future__ import annotations

from games.dakara.events import Moved
from games.dakara.observation import SeatView
from games.dakara.terms import BIARRITZ, GATE, LAST_SPACE, RING
from ui.dakara.reading import view_of
from ui.kit.panel import Box
from ui.kit.pieces.track_strip import TrackStrip
from ui.lights.dakara import reachable
from ui.model import Model
from ui.reading import table_of
from ui.text.dakara_names import space_words

LABELS = (GATE, 10, BIARRITZ, 30, 40, LAST_SPACE)


def goal_of(seat: SeatView) -> int:
    """The space where the journey of `seat` ends."""
    return (seat.space - seat.travelled + seat.goal) % RING


def track(model: Model, player: int, box: Box, moved: Moved | None = None, trail: tuple[int, ...] = ()) -> TrackStrip:
    """The strip around `player`; with `moved`, as it was before that move, and `trail` filled on the way."""
    view, table = view_of(model), table_of(model)
    where = {p: seat.space for p, seat in enumerate(view.seats) if not seat.out}
    start = where.get(player, GATE)
    if moved is not None:
        start = moved.origin
        where[player] = trail[-1] if trail else start
    return TrackStrip(
        box=box,
        spaces=RING,
        gate=space_words(model.words, GATE).short,
        wide=(start, *reachable(start)),
        current=where.get(player, start),
        tokens=tuple((space, table.seats[p].place) for p, space in where.items()),
        marks=(GATE, BIARRITZ, LAST_SPACE),
        labels=LABELS,
        trail=trail,
        trail_place=table.seats[player].place,
        goal=goal_of(view.seats[player]),
        goal_name=model.words("Goal"),
    )
