"""The end: who won, six lines that make up the score, the sums of each, and how the lead changed."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from games.sitting_bull.terms import Path
from ui.anew import again
from ui.commands import Command, Home, Show
from ui.kit.panel import Box
from ui.kit.pieces.banner import SEPARATOR, Banner
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.score_matrix import Score, ScoreHead, ScoreLine
from ui.kit.widget import Scene
from ui.model import AllTime, Model
from ui.plain import presentation
from ui.reading import table_of
from ui.screens.base import PadScreen
from ui.screens.chrome import GAP, corner, player_name
from ui.screens.frame import COMPACT_COLUMN, PRIMARY, body, grid
from ui.sitting_bull import geometry
from ui.sitting_bull.end_sheet import ICONS, Section, sum_sheet
from ui.sitting_bull.frame import COMPACT_HEADLINE
from ui.sitting_bull.lead import lead_chart
from ui.sitting_bull.reading import options_of, view_of
from ui.text.luck_words import check_words
from ui.text.sitting_bull_names import section_name

LINES: Final = 580.0
"""Width of the lines where they stand beside a sheet, on the reference panel."""
LINE_HEIGHT: Final = 71.0
"""Height of a line there: 12 mm."""
WIDE: Final = 0.49
"""Their part of the width."""
LEAD: Final = "lead"
MORE: Final = "more"
SCORE: Final = "score"
"""On a small panel: the lines alone."""
PAGES: Final = (SCORE, *(section.name.lower() for section in Section), LEAD)
"""On a small panel one after the other."""
SMALL_PAD: Final = 112.0
AGAIN_PAD: Final = 140.0


class EndScreen(PadScreen):
    """A line opens the sums of its section; OK goes home while no line is marked, nothing wipes the score by itself."""

    topic = "score"

    def __init__(self) -> None:
        super().__init__()
        self._page = ""
        """What is opened: of `PAGES`, or MORE; "" before anybody chose."""

    def primary(self, model: Model) -> str:
        return "home"

    def act(self, key: str, model: Model) -> list[Command]:
        kind, _, page = key.partition(":")
        match kind:
            case "home":
                return [Home()]
            case "again":
                return [again(model, options_of(model))]
            case "page":
                self._page = page
                return []
            case "on" | "back":
                self._page = following(self._page or SCORE, 1 if kind == "on" else -1)
                return []
        return [Show(key)]

    def undo(self, model: Model) -> list[Command]:
        self._page = ""
        self._cursor.clear()
        return []

    def goes_back(self, model: Model) -> bool:
        return self._page != ""

    def situation(self, model: Model) -> object:
        return self._page

    # --- pictures

    def layout(self, model: Model) -> Scene:
        content = self._compact(model) if model.panel.compact else self._wide(model)
        return (*_head(model), *content)

    def _wide(self, model: Model) -> Scene:
        """The lines at the left, at the right what is opened, and the pads below it."""
        words, whole = model.words, body(model.panel)
        page = self._page or PAGES[1]
        left = Box(whole.x, whole.y, max(LINES, whole.w * WIDE), whole.h)
        right = Box(left.right + GAP, whole.y, whole.right - left.right - GAP, whole.h - PRIMARY - GAP)
        # away from the pad that leaves
        same = Box(right.x, right.bottom + GAP, AGAIN_PAD, PRIMARY)
        lead = Box(same.right + GAP, same.y, SMALL_PAD, PRIMARY)
        more = lead.moved(lead.w + GAP, 0)
        done = Box(more.right + GAP, lead.y, right.right - more.right - GAP, PRIMARY)
        return (
            *_lines(model, left, page, targets=True),
            Pad(box=lead, key=f"page:{LEAD}", label=words("Lead"), look=_look(page, LEAD), size=24),
            Pad(box=more, key=f"page:{MORE}", label=words("More"), look=_look(page, MORE), size=24),
            # in this order the buttons come from a pad to what it opens
            *_opened(model, right, page),
            Pad(box=same, key="again", label=words("Play again"), size=24),
            _done_pad(model, done),
        )

    def _compact(self, model: Model) -> Scene:
        """One page at a time, and pads to turn them."""
        words, whole = model.words, body(model.panel)
        top = geometry.areas(model.panel).banner.bottom + GAP
        stage = Box(whole.x, top, whole.w - COMPACT_COLUMN - GAP, whole.bottom - top)
        column = Box(stage.right + GAP, top, COMPACT_COLUMN, stage.h)
        page = self._page or SCORE
        content = _lines(model, stage, page, targets=False) if page == SCORE else _opened(model, stage, page)
        high = (column.h - PRIMARY - 2 * GAP) / 2
        back, on = grid(Box(column.x, column.y, column.w, high), 2, 1)
        more = Box(column.x, back.bottom + GAP, column.w, high)
        return (
            Pad(box=on, key="on", icon="arrow-right"),
            Pad(box=back, key="back", icon="arrow-left"),
            Pad(box=more, key=f"page:{MORE}", label=words("More"), look=_look(page, MORE)),
            *content,
            _done_pad(model, Box(column.x, column.bottom - PRIMARY, column.w, PRIMARY)),
        )


def following(page: str, step: int) -> str:
    """On a small panel: the page that comes next, or before; beside MORE stands the first one."""
    at = PAGES.index(page) + step if page in PAGES else 0
    return PAGES[at % len(PAGES)]


def _look(page: str, name: str) -> Look:
    return Look.CHOSEN if page == name else Look.PLAIN


def _done_pad(model: Model, box: Box) -> Pad:
    return Pad(box=box, key="home", icon="check", label=model.words("Done"), look=Look.ACCENT, primary=True, size=30)


def _head(model: Model) -> Scene:
    """Who won, and why; the pads of the corner."""
    panel, view = model.panel, view_of(model)
    place = table_of(model).seats[view.winners[0]].place if len(view.winners) == 1 else None
    pads = corner(model)
    whole = geometry.areas(panel).banner
    if panel.compact:
        side = geometry.COMPACT_HEAD
        at = Box(whole.right - side, whole.y, side, side)
        pads = tuple(replace(pad, box=at.moved(-k * (side + GAP), 0)) for k, pad in enumerate(pads))
    left = min(pad.box.x for pad in pads)
    banner = Banner(
        box=Box(whole.x, whole.y, left - GAP - whole.x, whole.h),
        headline=win_line(model),
        overline=_why(model),
        place=place,
        icon="" if place is not None else "star",
        size=COMPACT_HEADLINE if panel.compact else 50,
    )
    return (banner, *pads)


def win_line(model: Model) -> str:
    """ "Yellow wins with 88", or who shares it."""
    words, view = model.words, view_of(model)
    names = [player_name(model, winner) for winner in view.winners]
    points = view.sheets[view.winners[0]].total
    if len(names) == 1:
        return words("{player} wins with {n}").format(player=names[0], n=points)
    return words("{players} share the win with {n}").format(players=" + ".join(names), n=points)


def tie(model: Model) -> str:
    """What decided between equal points, or that nothing did; "" where one has the most."""
    words, view = model.words, view_of(model)
    best = view.sheets[view.winners[0]].total
    tied = [player for player, sheet in enumerate(view.sheets) if sheet.total == best]
    silence = sorted((view.seats[player].items[Path.SILENCE] for player in tied), reverse=True)
    if len(view.winners) > 1:
        return words("Equal points, and equally many Silence items: {n}").format(n=silence[0])
    if len(tied) > 1:
        decided = words("Tie at {n}: more Silence items win, {one} to {other}")
        return decided.format(n=best, one=silence[0], other=silence[1])
    return ""


def _why(model: Model) -> str:
    """What decided a tie; else the game, and the record of all games."""
    title = presentation(model, table_of(model).game.id).title(model.words)
    best = view_of(model).sheets[view_of(model).winners[0]].total
    return tie(model) or SEPARATOR.join((title, *_record(model, best)))


def _record(model: Model, best: int) -> tuple[str, ...]:
    """The best of all games, or that it is a new one; records are people's, beside a bot's win there is none."""
    words, view, seats = model.words, view_of(model), table_of(model).seats
    found = model.records.get(table_of(model).game.id, AllTime())
    (winner,) = view.winners
    if found.score is None or seats[winner].player != "person":
        return ()
    if found.games > 1 and (found.score.amount, found.score.place) == (best, seats[winner].place):
        return (words("A new record"),)
    return (words("Record {n}").format(n=found.score.amount),)


def _lines(model: Model, box: Box, page: str, *, targets: bool) -> Scene:
    """The totals, and a line for each section."""
    words, view, seats = model.words, view_of(model), table_of(model).seats
    gap, low = (GAP, LINE_HEIGHT) if targets else (6.0, (box.h - 5 * 6.0 - 8.0) / (len(Section) + 1.25))
    high = box.h - len(Section) * low - (len(Section) - 1) * gap
    head = ScoreHead(
        box=Box(box.x, box.y, box.w, high - (12.0 if targets else 8.0)),
        text=words("Total"),
        scores=tuple(
            Score(seat.place, str(view.sheets[player].total), player in view.winners)
            for player, seat in enumerate(seats)
        ),
        reach=box.w,
    )
    lines = [
        ScoreLine(
            box=Box(box.x, box.y + high + section * (low + gap), box.w, low),
            key=f"page:{section.name.lower()}" if targets else "",
            icon=ICONS[section],
            name=section_name(words, section),
            numbers=tuple(str(sheet.sections[section]) for sheet in view.sheets),
            reach=box.w,
            chosen=page == section.name.lower(),
        )
        for section in Section
    ]
    return (head, *lines)


def _opened(model: Model, box: Box, page: str) -> Scene:
    """The sheet of a section, the lead, or what else there is to look at."""
    if page == LEAD:
        return (lead_chart(model, box),)
    if page != MORE:
        return (sum_sheet(model, Section[page.upper()], box),)
    words, shown = model.words, presentation(model, table_of(model).game.id)
    pads = [
        ("journal", "journal", words("Journal")),
        ("fairness", "eye", check_words(words, shown.modes())),
        ("records", "star", words("Records")),
    ]
    if model.panel.compact:
        pads, cells = [*pads, ("again", "reset", words("Play again"))], grid(box, 2, 2)
    else:
        # playing again has a pad of its own below
        cells = grid(box, 1, 3)
    return tuple(
        Pad(box=cell, key=key, icon=icon, label=label) for cell, (key, icon, label) in zip(cells, pads, strict=True)
    )
