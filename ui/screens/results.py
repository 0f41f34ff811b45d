"""The end of a game: the ranking, for games without an end of their own."""

from __future__ import annotations

from ui.commands import Command, Home, Show
from ui.final_score import ranking
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.standing import Standing
from ui.kit.widget import Scene
from ui.model import AllTime, Model
from ui.plain import presentation
from ui.screens.base import PadScreen
from ui.screens.chrome import player_name
from ui.screens.frame import banner, column_boxes, corner_pads, grid, primary_pad, stage
from ui.text.luck_words import check_words


class ResultsScreen(PadScreen):
    """The winner on paper, the others below; the journal is open now."""

    topic = "points"

    def layout(self, model: Model) -> Scene:
        table, words = model.table, model.words
        assert table is not None
        shown = presentation(model, table.game.id)
        order = ranking(model, shown)
        place = table.seats[order[0].player].place if sum(ranked.won for ranked in order) == 1 else None
        cells = grid(stage(model.panel), 1, max(4, len(order)), 8 if model.panel.compact else 18)
        rows = [
            Standing(
                box=cell,
                place=table.seats[ranked.player].place,
                rank=str(ranked.rank),
                name=player_name(model, ranked.player),
                note=shown.seat_note(words, table.view, ranked.player),
                score=f"{ranked.score:,}",
                unit=shown.score_unit(words),
                winner=ranked.won,
            )
            for ranked, cell in zip(order, cells, strict=False)
        ]
        corner = corner_pads(model, "pause")
        headline = shown.headline(words, table.view, table.seats)
        boxes = column_boxes(model.panel, 2 if model.panel.compact else 4)
        more = (("records", "star", words("Records")), ("fairness", "eye", check_words(words, shown.modes())))
        return (
            banner(
                model,
                headline,
                self._overline(model),
                pads=len(corner),
                place=place,
                icon="" if place is not None else "star",
            ),
            *corner,
            *rows,
            Pad(box=boxes[0], key="journal", icon="journal", label=words("Journal")),
            Pad(box=boxes[1], key="again", icon="reset", label=words("Play again")),
            *(
                Pad(box=box, key=key, icon=icon, label=label)
                for (key, icon, label), box in zip(more, boxes[2:], strict=False)
            ),
            primary_pad(model, "home", words("Done"), icon="check"),
        )

    def _overline(self, model: Model) -> str:
        """The game, and what the best of all games had."""
        assert model.table is not None
        shown = presentation(model, model.table.game.id)
        best = model.records.get(model.table.game.id, AllTime()).score
        parts = [shown.title(model.words)]
        if best is not None:
            unit = shown.score_unit(model.words)
            parts.append(model.words("Record {n} {unit}").format(n=f"{best.amount:,}", unit=unit).strip())
        return SEPARATOR.join(parts)

    def act(self, key: str, model: Model) -> list[Command]:
        assert model.table is not None
        match key:
            case "home":
                return [Home()]
            case "again":
                return [Home(), Show("seats", model.table.game.id)]
        return [Show(key)]

    def primary(self, model: Model) -> str:
        return "home"

    def undo(self, model: Model) -> list[Command]:
        return []

    def goes_back(self, model: Model) -> bool:
        return False
