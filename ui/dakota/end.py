"""The end: points, then wealth after conversion, who won and why, and how each score came about."""

from __future__ import annotations

from ui.base_presentation import win_words
from ui.commands import Command, Home, Show
from ui.dakota.reading import edition_of, view_of
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
from ui.text.dakota import building_name, faction_name

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
        """Any seat's button opens its own sheet."""
        player = player_at(model, place)
        if down and player is not None:
            self._shown = player
        return []

    def act(self, key: str, model: Model) -> list[Command]:
        if key == "home":
            return [Home()]
        if key == "journal":
            return [Show("journal")]
        if key == "points":
            order = self._ranking(model)
            at = -1 if self._shown is None else order.index(self._shown)
            self._shown = order[at + 1] if at + 1 < len(order) else None
        elif key.startswith("seat-"):
            self._shown = int(key.removeprefix("seat-"))
        return []

    def undo(self, model: Model) -> list[Command]:
        self._shown = None
        return []

    def goes_back(self, model: Model) -> bool:
        return self._shown is not None

    def facing(self, model: Model) -> int | None:
        return None

    # what was reached

    def _ranking(self, model: Model) -> list[int]:
        """Players from first to last; round order where nothing separates them."""
        view = view_of(model)
        return sorted(view.order, key=lambda p: (-view.seats[p].points, -view.final_wealth[p]))

    def _tied(self, model: Model) -> list[int]:
        """The players with the most points, if there are several."""
        view = view_of(model)
        most = max(seat.points for seat in view.seats)
        tied = [p for p in view.order if view.seats[p].points == most]
        return tied if len(tied) > 1 else []

    def _headline(self, model: Model) -> tuple[str, str]:
        words, view = model.words, view_of(model)
        names = [player_name(model, player) for player in view.winners]
        points = max(seat.points for seat in view.seats)
        if len(names) > 1:
            line = win_words(words, view.winners, table_of(model).seats)
            return line, words("Tied with {n} VP and the same wealth").format(n=points)
        line = words("{player} wins with {n} VP").format(player=names[0] if names else "", n=points)
        tied = self._tied(model)
        if tied:
            wealth = sorted((view.final_wealth[player] for player in tied), reverse=True)
            over = words("Tie at {n} VP, decided by wealth: {one} to {other}")
            return line, over.format(n=points, one=wealth[0], other=wealth[1])
        return line, words("End of the game")

    # drawing

    def layout(self, model: Model) -> Scene:
        view, table = view_of(model), table_of(model)
        headline, overline = self._headline(model)
        pads = corner(model)
        place = table.seats[view.winners[0]].place if len(view.winners) == 1 else None
        banner = Banner(
            box=banner_box(model, len(pads)), headline=headline, overline=overline, place=place,
            icon="" if place is not None else "star",
        )  # fmt: skip
        content = self._compact(model) if model.panel.compact else self._wide(model)
        return (banner, *content, *pads)

    def _wide(self, model: Model) -> Scene:
        words = model.words
        whole = body(model.panel)
        left = Box(whole.x, whole.y, whole.w - SHEET - GAP, whole.h)
        right = Box(whole.right - SHEET, whole.y, SHEET, whole.h - PRIMARY - GAP)
        shown = self._shown if self._shown is not None else self._ranking(model)[0]
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
        order, tied = self._ranking(model), self._tied(model)
        compact = model.panel.compact
        high = min(124.0, (area.h + GAP) / len(order) - GAP)
        rows = []
        scores = [(view.seats[p].points, view.final_wealth[p]) for p in order]
        for number, player in enumerate(order):
            seat = view.seats[player]
            faction = "" if seat.faction is None else faction_name(words, seat.faction)
            rows.append(
                StandingRow(
                    box=Box(area.x, area.y + number * (high + GAP), area.w, high),
                    key="" if compact else f"seat-{player}",
                    place=table.seats[player].place,
                    rank=str(scores.index(scores[number]) + 1),
                    name=player_name(model, player),
                    note=faction,
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
        words, view, edition = model.words, view_of(model), edition_of(model)
        seat = view.seats[player]
        lines = []
        built = 0
        for building in seat.buildings:
            points = edition[f"points.{building.name.lower()}"]
            built += points
            if points:
                lines.append(SheetLine(building_name(words, building), str(points)))
        bought = seat.points - built
        if bought:
            lines.append(SheetLine(words("Points bought"), str(bought)))
        lines.append(SheetLine(words("Points"), str(seat.points), total=True))
        wealth, final = seat.wealth or 0, view.final_wealth[player]
        lines.append(SheetLine(words("Wealth in hand"), str(wealth)))
        lines.append(SheetLine(words("Goods converted"), str(final - wealth)))
        lines.append(SheetLine(words("Wealth"), str(final), total=True))
        return ScoreSheet(
            box=box, place=table_of(model).seats[player].place, title=player_name(model, player), lines=tuple(lines)
        )
