"""The rules and the table explained: contents at the left, a topic on paper beside it; on a small panel in steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from games.game import Edition
from ui.commands import Back, Command, Show
from ui.kit.flow import Line, Paragraph, flow
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.paper_text import PaperText, text_room
from ui.kit.theme import HAIRLINE, PANEL, PAPER, PAPER_INK, RADIUS, SMALLEST, TEXT
from ui.kit.type import Type
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.screen import Control, ControlPressed, Input, Touched
from ui.screens.base import PadScreen
from ui.screens.chrome import CORNER, GAP
from ui.screens.frame import banner, body, rows_of
from ui.screens.pages import Pages, across, down
from ui.text.general_help import general_topics
from ui.text.topics import Topic, find_topic, sections

LIST: Final = 382.0
"""Width of the contents beside the paper."""
ROW: Final = 71.0
"""Least height of a row of the contents."""
TURN: Final = 106.0
"""Width of the pads that turn the paper's pages, where they stand beside it."""
BESIDE: Final = 2 * CORNER + 50.0
"""Height of both of them with the page's number between."""
BELOW: Final = 546.0
"""Width of both where they stand below it."""
PAUSE: Final = Show("pause")


class Spot(NamedTuple):
    """Where a reader is: at the "contents", among the "topics" of a section, or, on a small panel, at one "text"."""

    step: str
    topic: str


class TopicRow(Widget, frozen=True, kw_only=True):
    """A row of the contents; the one that lies open is paper."""

    text: str
    chosen: bool = False
    bold: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER if self.chosen else PANEL, RADIUS, 0 if self.chosen else 2, HAIRLINE)
        ink = PAPER_INK if self.chosen else TEXT
        room = width - 44
        rows, size = pen.fitted(self.text, 28, self.bold, room, 2)
        lines = 2 if " ".join(rows) == self.text else 3
        size = size if lines == 2 else SMALLEST
        pen.block(self.text, 22, height / 2, size, ink, bold=self.bold, width=room, lines=lines, leading=1.1)


class HelpScreen(PadScreen):
    """`Show("help", topic)` opens it at that topic, or at the contents if there is none of that name."""

    def __init__(self) -> None:
        super().__init__()
        self._type: Type | None = None
        self._about: str | None = None
        self._spot = Spot("contents", "")
        self._trail: list[Spot] = []
        self._rows = Pages()
        self._pages = Pages()

    def handle(self, given: Input, model: Model) -> list[Command]:
        if given in (ControlPressed(Control.HELP), Touched("close")):
            # X leaves the help altogether; UNDO goes back a step
            return [Back()]
        commands = super().handle(given, model)
        # who goes on from the pause is at the game again
        return [Back(), *commands] if commands == [PAUSE] else commands

    def steps(self, model: Model) -> list[str]:
        """Pausing first: by buttons a game is paused from here. Last what OK takes anyway."""
        primary = self.primary(model)
        return sorted(super().steps(model), key=lambda key: (key == primary) - (key == "pause"))

    def primary(self, model: Model) -> str:
        """OK reads on, and closes after the last page."""
        return "text-on" if any(w.key == "text-on" for w in self.laid(model)) else "close"

    def undo(self, model: Model) -> list[Command]:
        """Back to where the reader came from; out of the help where it was opened."""
        if not self._trail:
            return [Back()]
        self._go(self._trail.pop(), model)
        return []

    def layout(self, model: Model) -> Scene:
        topics = help_topics(model)
        spot = self._where(model, topics)
        topic = find_topic(topics, spot.topic) or topics[0]
        whole = body(model.panel)
        title = _banner(model, spot, topic, hint=self._cursor.key in ("", "pause"))
        pads = _corner(model, spot)
        if not model.panel.compact:
            paper = Box(whole.x + LIST + GAP, whole.y, whole.w - LIST - GAP, whole.h)
            return (title, *self._list(model, topics, spot, topic), *self._paper(model, topic, paper), *pads)
        if spot.step == "text":
            return (title, *self._paper(model, topic, whole), *pads)
        return (title, *self._list(model, topics, spot, topic), *pads)

    def act(self, key: str, model: Model) -> list[Command]:
        topics = help_topics(model)
        spot = self._where(model, topics)
        kind, _, name = key.partition(":")
        match kind:
            case "contents":
                self._follow(Spot("contents", spot.topic), model)
            case "section":
                self._open(Spot("topics", name), model, key)
            case "topic":
                self._open(Spot("text" if model.panel.compact else "topics", name), model, key)
            case "text-back" | "text-on":
                self._pages.page += 1 if kind == "text-on" else -1
            case "page-back" | "page-on":
                topic = find_topic(topics, spot.topic) or topics[0]
                items = len(_entries(topics, spot, topic))
                self._rows.turn(key, items, len(_row_boxes(model)) - 1)
        return []

    def _where(self, model: Model, topics: Sequence[Topic]) -> Spot:
        """The present spot; what `Show` asked for when it asks for something new."""
        if self._about != model.about:
            self._about = model.about
            self._trail.clear()
            found = find_topic(topics, model.about)
            step = "text" if model.panel.compact else "topics"
            self._go(Spot(step, found.id) if found else Spot("contents", ""), model)
        return self._spot

    def _open(self, spot: Spot, model: Model, key: str) -> None:
        """Open a row. Who does it by buttons stays on what was opened: OK there reads on, topic by topic."""
        marked = self._cursor.key == key
        if marked and spot == self._spot:
            self._read_on(spot, model)
            return
        self._follow(spot, model)
        if marked and spot.step == "topics":
            self._cursor.key = f"topic:{spot.topic}"

    def _read_on(self, spot: Spot, model: Model) -> None:
        """The next page of what lies open, then the next topic of the section; after its end OK goes back."""
        if any(w.key == "text-on" for w in self.layout(model)):
            self._pages.page += 1
            return
        topics = help_topics(model)
        opened = find_topic(topics, spot.topic) or topics[0]
        listed = [topic for topic in topics if topic.section == opened.section]
        ahead = listed[listed.index(opened) + 1 :]
        self._cursor.clear()
        if ahead:
            self._go(Spot(spot.step, ahead[0].id), model)
            self._cursor.key = f"topic:{ahead[0].id}"

    def _follow(self, spot: Spot, model: Model) -> None:
        """Go on to `spot`; looking at several topics of a list leaves one step back."""
        if not spot.step == self._spot.step == "topics":
            self._trail.append(self._spot)
        self._go(spot, model)

    def _go(self, spot: Spot, model: Model) -> None:
        self._spot = spot
        self._pages.page = 0
        self._cursor.clear()
        topics = help_topics(model)
        entries = _entries(topics, spot, find_topic(topics, spot.topic) or topics[0])
        room = len(_row_boxes(model))
        at = next((k for k, entry in enumerate(entries) if entry.key == f"topic:{spot.topic}"), 0)
        self._rows.page = at // (room - 1) if len(entries) > room else 0

    def _list(self, model: Model, topics: Sequence[Topic], spot: Spot, topic: Topic) -> tuple[Widget, ...]:
        entries = _entries(topics, spot, topic)
        rows = _row_boxes(model)
        room = len(rows) if len(entries) <= len(rows) else len(rows) - 1
        shown = [
            TopicRow(
                box=box,
                key=entry.key,
                text=entry.text,
                chosen=entry.key == f"topic:{topic.id}" and not model.panel.compact,
                bold=spot.step == "contents",
            )
            for box, entry in zip(rows, self._rows.part(entries, room), strict=False)
        ]
        return (*shown, *self._rows.pads(rows[-1], len(entries), room))

    def _paper(self, model: Model, topic: Topic, box: Box) -> tuple[Widget, ...]:
        """The topic's text; where it needs several pages, the pads that turn them stand below or beside it."""
        compact = model.panel.compact
        pages = self._flow(model, topic, box)
        if len(pages) > 1:
            less = Box(box.x, box.y, box.w - TURN - GAP, box.h)
            box = less if compact else Box(box.x, box.y, box.w, box.h - CORNER - GAP)
            pages = self._flow(model, topic, box)
        at = max(0, min(self._pages.page, len(pages) - 1))
        turns: tuple[Widget, ...] = ()
        if len(pages) > 1:
            side = Box(box.right + GAP, box.bottom - BESIDE, TURN, BESIDE)
            below = Box(box.right - BELOW, box.bottom + GAP, BELOW, CORNER)
            last = len(pages) - 1
            turns = (
                down(side, CORNER, at, last, "text-back", "text-on")
                if compact
                else across(below, at, last, "text-back", "text-on")
            )
        return (PaperText(box=box, lines=pages[at]), *turns)

    def _flow(self, model: Model, topic: Topic, box: Box) -> tuple[tuple[Line, ...], ...]:
        title, lead, rest = (32, 26, 24) if model.panel.compact else (40, 30, 28)
        text = [Paragraph(topic.title, title, bold=True), Paragraph(topic.brief, lead)]
        text += [Paragraph(paragraph, rest) for paragraph in topic.more]
        unit = model.panel.unit
        self._type = face = self._type or Type()

        def measure(line: str, size: float, bold: bool) -> float:
            return face.width(line, max(1, round(size * unit)), bold) / unit

        return flow(text, measure, *text_room(box))


class Entry(NamedTuple):
    """A row of the contents: its key and what it says."""

    key: str
    text: str


def help_topics(model: Model) -> Sequence[Topic]:
    """The help of the game on the table, else of the one that is set up, else of all games."""
    table = model.table
    level = table.modes.get("help", "full") if table is not None else "full"
    shown = model.presentations
    only = model.planned if table is None else table.game.id
    games = [only] if only in shown else [g for g in model.games if g in shown]
    found = {game: shown[game].help_topics(model.words, level, _edition(model, game)) for game in games}
    return _together(model, found) or tuple(general_topics(model.words))


def _together(model: Model, found: Mapping[str, Sequence[Topic]]) -> tuple[Topic, ...]:
    """The topics of several games: the common ones once and first, the others under the name of their game."""
    uses = Counter(topic.id for topics in found.values() for topic in topics)
    games_of = Counter(topic for topics in found.values() for topic in topics)
    common: dict[str, Topic] = {}
    own: dict[str, Topic] = {}
    for game, topics in found.items():
        title = model.presentations[game].title(model.words)
        for topic in topics:
            if len(found) > 1 and games_of[topic] == 1:
                name = topic.id if uses[topic.id] == 1 else f"{topic.id}.{game}"
                own.setdefault(name, replace(topic, id=name, section=f"{title}: {topic.section}"))
            else:
                common.setdefault(topic.id, topic)
    return (*common.values(), *own.values())


def _edition(model: Model, game: str) -> Edition:
    """What is played with, or would be."""
    if model.table is not None and model.table.edition is not None:
        return model.table.edition
    return model.editions.get(game) or model.games[game].edition()


def _entries(topics: Sequence[Topic], spot: Spot, topic: Topic) -> list[Entry]:
    if spot.step == "contents":
        first = {t.section: t.id for t in reversed(topics)}
        return [Entry(f"section:{first[section]}", section) for section in sections(topics)]
    return [Entry(f"topic:{t.id}", t.title) for t in topics if t.section == topic.section]


def _row_boxes(model: Model) -> list[Box]:
    """Where the rows of the contents stand: one column beside the paper, two where there is no paper beside them."""
    whole = body(model.panel)
    if not model.panel.compact:
        return rows_of(Box(whole.x, whole.y, LIST, whole.h), ROW)
    half = (whole.w - GAP) / 2
    return [box for x in (whole.x, whole.x + half + GAP) for box in rows_of(Box(x, whole.y, half, whole.h), ROW)]


def _banner(model: Model, spot: Spot, topic: Topic, *, hint: bool) -> Widget:
    """Who plays by buttons reads in it how to pause, as long as the next press comes to it."""
    words = model.words
    headline = words("Choose a topic") if spot.step == "contents" else topic.section
    overline = words("Help")
    if hint and model.by_buttons and model.table is not None:
        overline += SEPARATOR + words("your button, then OK: pause")
    return banner(model, headline, overline, pads=len(_corner_keys(model, spot)), icon="help")


def _corner(model: Model, spot: Spot) -> tuple[Widget, ...]:
    """The pads at the top right: the pause of a game, to the contents, and out."""
    panel = model.panel
    pads = [
        Pad(
            box=Box(panel.width - panel.margin - CORNER - k * (CORNER + GAP), panel.margin, CORNER, CORNER),
            key=name,
            icon="journal" if name == "contents" else name,
        )
        for k, name in enumerate(_corner_keys(model, spot))
    ]
    return tuple(reversed(pads))


def _corner_keys(model: Model, spot: Spot) -> list[str]:
    """From the right."""
    keys = ["close"] if spot.step == "contents" else ["close", "contents"]
    return keys if model.table is None else [*keys, "pause"]
