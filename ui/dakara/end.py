"""The end: the ranking with full numbers, everybody's fortunes over time, and what else there is to look at."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from games.dakara.events import GameEnded
from games.dakara.observation import DakaraObservation
from ui.anew import again
from ui.base_presentation import win_words
from ui.commands import Command, Home, Show, StartGame
from ui.dakara.fortunes import fortunes
from ui.dakara.reading import last_events, options_of, ranking, seat_names, view_of, worth
from ui.kit.panel import Box
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.fortune_chart import FortuneChart, Fortunes
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.standing import Standing
from ui.kit.widget import Scene, Widget
from ui.model import AllTime, Model
from ui.plain import presentation
from ui.reading import table_of
from ui.screens.base import PadScreen
from ui.screens.chrome import GAP
from ui.screens.frame import banner, column_boxes, corner_pads, grid, primary_pad, stage
from ui.text.dakara_names import space_words
from ui.text.money import amount

LOW_GAP: Final = 8.0
TOOLS: Final = 88.0


class Page(Enum):
    """What the stage shows."""

    RANKING = auto()
    FORTUNES = auto()
    MORE = auto()
    """On a small panel only: elsewhere these pads stand below the other pages."""


class EndScreen(PadScreen):
    """See the module; one press plays again with the same seats and rulings."""

    topic = "goal"

    def __init__(self) -> None:
        super().__init__()
        self._page = Page.RANKING

    # --- pictures

    def layout(self, model: Model) -> Scene:
        view, seats, words = view_of(model), table_of(model).seats, model.words
        corner = corner_pads(model, "pause")
        one = seats[view.winners[0]].place if len(view.winners) == 1 else None
        return (
            banner(
                model,
                win_words(words, view.winners, seats),
                self._overline(model),
                pads=len(corner),
                place=one,
                icon="" if one is not None else "star",
            ),
            *corner,
            *self._stage(model),
            *self._column(model),
            primary_pad(model, "home", words("Done"), icon="check"),
        )

    def _overline(self, model: Model) -> str:
        """Why it ended, or the record."""
        words, view = model.words, view_of(model)
        found = model.records.get(table_of(model).game.id, AllTime())
        parts = [words("The bank is broken") if view.broken else presentation(model, "dakara").title(words)]
        best = found.score
        # records are people's: beside a bot's win one would look beaten
        if best is not None and any(table_of(model).seats[winner].player == "person" for winner in view.winners):
            places = [table_of(model).seats[winner].place for winner in view.winners]
            top = max(worth(view.seats[winner]) for winner in view.winners)
            new = found.games > 1 and best.amount == top and best.place in places
            parts.append(words("A new record") if new else words("Record {n}").format(n=amount(best.amount)))
        return SEPARATOR.join(parts)

    def _stage(self, model: Model) -> Scene:
        at = stage(model.panel)
        if model.panel.compact:
            return self._more(model, at, 2) if self._page is Page.MORE else self._main(model, at)
        low = Box(at.x, at.bottom - TOOLS, at.w, TOOLS)
        return (*self._main(model, Box(at.x, at.y, at.w, at.h - TOOLS - GAP)), *self._more(model, low, 5))

    def _main(self, model: Model, box: Box) -> Scene:
        return standings(model, box) if self._page is Page.RANKING else (chart(model, box),)

    def _more(self, model: Model, box: Box, columns: int) -> Scene:
        """What there is to look at, `columns` side by side."""
        words = model.words
        pads = (
            ("dice", "die", words("Dice record")),
            ("fairness", "eye", words("Check the rolls")),
            ("records", "star", words("Records")),
            ("ledger", "coin", words("Ledger")),
            ("journal", "journal", words("Journal")),
        )
        cells = grid(box, columns, -(-len(pads) // columns))
        beside = columns <= len(pads) // 2
        return tuple(
            Pad(box=cell, key=key, icon=icon if beside else "", label=label, size=28 if beside else 24)
            for (key, icon, label), cell in zip(pads, cells, strict=False)
        )

    def _column(self, model: Model) -> Scene:
        words = model.words
        names = {Page.RANKING: words("Ranking"), Page.FORTUNES: words("Fortunes"), Page.MORE: words("More")}
        icons = {Page.RANKING: "star", Page.FORTUNES: "chart", Page.MORE: "arrow-right"}
        if model.panel.compact:
            turn, again = column_boxes(model.panel, 2)
            page = following(self._page)
            pads: list[Widget] = [Pad(box=turn, key="turn", label=names[page], icon="arrow-right", size=26)]
        else:
            first, second, again = column_boxes(model.panel, 3)
            pads = [
                Pad(
                    box=box,
                    key=f"page:{page.name}",
                    label=names[page],
                    icon=icons[page],
                    look=Look.CHOSEN if page is self._page else Look.PLAIN,
                )
                for page, box in ((Page.RANKING, first), (Page.FORTUNES, second))
            ]
        label, note = words("Play again"), "" if model.panel.compact else words("the same seats")
        return (*pads, Pad(box=again, key="again", icon="reset", label=label, note=note))

    # --- acts

    def act(self, key: str, model: Model) -> list[Command]:
        kind, _, name = key.partition(":")
        match kind:
            case "home":
                return [Home()]
            case "again":
                return [replay(model)]
            case "turn":
                self._page = following(self._page)
                return []
            case "page":
                self._page = Page[name]
                return []
        return [Show(key)]

    def primary(self, model: Model) -> str:
        return "home"

    def undo(self, model: Model) -> list[Command]:
        return []

    def goes_back(self, model: Model) -> bool:
        return False


def following(page: Page) -> Page:
    """The page that comes next on a small panel."""
    pages = list(Page)
    return pages[(pages.index(page) + 1) % len(pages)]


def standings(model: Model, box: Box) -> Scene:
    """Everybody from the richest on; who is out comes last."""
    table, view, names = table_of(model), view_of(model), seat_names(model)
    shown = presentation(model, table.game.id)
    players = order(view)
    cells = grid(box, 1, max(4, len(players)), LOW_GAP if model.panel.compact else 12.0)
    return tuple(
        Standing(
            box=cell,
            place=table.seats[player].place,
            rank=str(rank(view, player)),
            name=names[player],
            note=best_win(model, player) or shown.seat_note(model.words, view, player),
            score=amount(worth(view.seats[player])),
            winner=player in view.winners,
        )
        for player, cell in zip(players, cells, strict=False)
    )


def best_win(model: Model, player: int) -> str:
    """The local game that brought the most, or how far the journey went; "" for who is out."""
    words, seat = model.words, view_of(model).seats[player]
    if seat.out:
        return ""
    ended = [event for event in last_events(model) if isinstance(event, GameEnded) and event.player == player]
    best = max(ended, key=lambda event: event.amount, default=None)
    if best is None or best.amount <= 0:
        return words.plural("{n} space travelled", "{n} spaces travelled", seat.travelled)
    told = words("Best win {amount}, {place}")
    return told.format(amount=amount(best.amount), place=space_words(words, best.space).inside)


def order(view: DakaraObservation) -> list[int]:
    """From the richest on; who is out comes last."""
    return sorted(ranking(view), key=lambda player: player not in view.winners)


def rank(view: DakaraObservation, player: int) -> int:
    """1 for the richest; equal fortunes share a rank."""
    own = worth(view.seats[player])
    return 1 + sum(worth(seat) > own for seat in view.seats)


def chart(model: Model, box: Box) -> FortuneChart:
    """Everybody's money from the first turn to the end."""
    table, view, words = table_of(model), view_of(model), model.words
    lines = fortunes(table.journal, view)
    return FortuneChart(
        box=box,
        lines=tuple(Fortunes(table.seats[line.player].place, line.worth) for line in lines),
        steps=max(len(line.worth) for line in lines),
        start=words("Round {n}").format(n=1),
        end=words("Round {n}").format(n=view.round),
    )


def replay(model: Model) -> StartGame:
    """The same game anew."""
    options = options_of(model)
    return again(model, options, () if options.length == "split" else ("from_biarritz",))
