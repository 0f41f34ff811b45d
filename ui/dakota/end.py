"""The end: points, then wealth after conversion, who won and why, and how each score came about."""

from __future__ import annotations

from ui.commands import Command, Home, Show
from ui.dakota import scores
from ui.dakota.reading import view_of
from ui.dakota.turn import GAP
from ui.kit.panel import Box
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.score_sheet import ScoreSheet, SheetLine, StandingRow
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import banner_box, corner, player_at, player_name
from ui.screens.frame import PRIMARY, body, column, grid, primary_box, stage
from ui.screens.seat_turn import SeatTurn

SHEET = 482.0


class EndScreen(SeatTurn):
    """A seat's row, or its button, opens how its points came."""

    topic = "phase.end"

    def __init__(self) -> None:
        super().__init__()
        self._shown: int | None = None

    def primary(self, model: Model) -> str:
        return "home"

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """Any seat's button opens its own sheet; pressed again, it moves to what else there is to do."""
        player = player_at(model, place)
        if not down or player is None:
            return []
        if player == self._shown:
            self._cursor.next(self.steps(model))
        else:
            self._cursor.clear()
            self._shown = player
        return []

    def steps(self, model: Model) -> list[str]:
        """The sheets have the seats' own buttons."""
        return [key for key in super().steps(model) if not key.startswith("seat-") and key != "points"]

    def act(self, key: str, model: Model) -> list[Command]:
        if key == "home":
            return [Home()]
        if key == "journal":
            return [Show("journal")]
        if key == "points":
            order = scores.ranking(model)
            at = -1 if self._shown is None else order.index(self._shown)
            self._shown = order[at + 1] if at + 1 < len(order) else None
        elif key.startswith("seat-"):
            self._shown = int(key.removeprefix("seat-"))
        return []

    def undo(self, model: Model) -> list[Command]:
        self._cursor.clear()
        self._shown = None
        return []

    def goes_back(self, model: Model) -> bool:
        return self._shown is not None

    def facing(self, model: Model) -> int | None:
        return None

    # drawing

    def layout(self, model: Model) -> Scene:
        view, table = view_of(model), table_of(model)
        pads = corner(model)
        place = table.seats[view.winners[0]].place if len(view.winners) == 1 else None
        banner = Banner(
            box=banner_box(model, len(pads)), headline=scores.headline(model),
            overline=scores.reason(model) or model.words("End of the game"), place=place,
            icon="" if place is not None else "star",
        )  # fmt: skip
        content = self._compact(model) if model.panel.compact else self._wide(model)
        return (banner, *content, *pads)

    def _wide(self, model: Model) -> Scene:
        words = model.words
        whole = body(model.panel)
        left = Box(whole.x, whole.y, whole.w - SHEET - GAP, whole.h)
        right = Box(whole.right - SHEET, whole.y, SHEET, whole.h - PRIMARY - GAP)
        shown = self._shown if self._shown is not None else scores.ranking(model)[0]
        low = Box(right.x, whole.bottom - PRIMARY, SHEET, PRIMARY)
        journal, home = grid(low, 2, 1, 47)
        return (
            *self._rows(model, left, shown),
            self._sheet(model, shown, right),
            Pad(box=journal, key="journal", label=words("Journal"), icon="journal"),
            Pad(box=home, key="home", label=words("Done"), icon="check", look=Look.ACCENT, primary=True),
        )

    def _compact(self, model: Model) -> Scene:
        """First the ranking, then one sheet after the other."""
        words = model.words
        main, side = stage(model.panel), column(model.panel)
        content = self._rows(model, main, None) if self._shown is None else (self._sheet(model, self._shown, main),)
        high = (side.h - PRIMARY - 2 * GAP) / 2
        upper, lower = grid(Box(side.x, side.y, side.w, 2 * high + GAP), 1, 2)
        return (
            *content,
            Pad(box=upper, key="journal", label=words("Journal"), icon="journal"),
            Pad(box=lower, key="points", label=words("Points"), icon="arrow-right"),
            Pad(
                box=primary_box(model.panel), key="home", label=words("Done"), icon="check", look=Look.ACCENT,
                primary=True,
            ),
        )  # fmt: skip

    def _rows(self, model: Model, area: Box, shown: int | None) -> Scene:
        words, view, table = model.words, view_of(model), table_of(model)
        order, tied = scores.ranking(model), scores.tied(model)
        compact = model.panel.compact
        high = min(124.0, (area.h + GAP) / len(order) - GAP)
        rows = []
        for number, player in enumerate(order):
            seat = view.seats[player]
            rows.append(
                StandingRow(
                    box=Box(area.x, area.y + number * (high + GAP), area.w, high),
                    key="" if compact else f"seat-{player}",
                    place=table.seats[player].place,
                    rank=str(scores.rank(model, player)),
                    name=player_name(model, player),
                    note=scores.faction_note(model, player),
                    score=str(seat.points),
                    unit=words("VP"),
                    second=str(view.final_wealth[player]),
                    second_icon="coin",
                    decided=player in tied,
                    won=player in view.winners,
                    open=player == shown,
                )
            )
        return tuple(rows)

    def _sheet(self, model: Model, player: int, box: Box) -> ScoreSheet:
        """How the points of one seat came, and its wealth."""
        lines = tuple(SheetLine(line.text, line.number, line.total) for line in scores.sheet(model, player))
        return ScoreSheet(
            box=box, place=table_of(model).seats[player].place, title=player_name(model, player), lines=lines
        )
