"""Questions with a few answers each, in pages: rulings, modes and settings all look like this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from games.game import Options
from ui.kit.panel import Box
from ui.kit.pieces.account_pad import AccountPad
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.question import Question
from ui.kit.widget import Widget
from ui.model import Model
from ui.plain import presentation
from ui.screens.chrome import GAP
from ui.screens.frame import SECONDARY, grid
from ui.text.modes import MODE_DEFAULTS, MODE_VALUES, mode_name, mode_question, mode_value

NARROW = 700.0
TALL = 153.0
"""Least height of a row whose words stand above its answers."""
MOST = 4
SHORT = 5
"""More answers than MOST stand side by side only where they have so few letters."""
HIGHEST = 118.0
"""Answers don't grow beyond a primary pad."""


class Answer(msgspec.Struct, frozen=True):
    """One answer: its value and its words; or a seat of which several may be chosen, with its place."""

    value: str
    label: str
    place: int | None = None


class Asked(msgspec.Struct, frozen=True):
    """A question: `name` and a value make the key "name=value" of a pad."""

    name: str
    title: str
    answers: tuple[Answer, ...]
    chosen: str
    """The value of an answer; of seats all that are chosen, with spaces between."""
    text: str = ""
    fixed: bool = False
    """It was answered for the whole game, and is only shown."""


def rows_per_page(box: Box, count: int) -> int:
    """How many of `count` questions to put on a page of `box`, so that all pages are about equally full."""
    least = TALL if box.w < NARROW else SECONDARY + 4
    most = max(1, int((box.h + GAP) // (least + GAP)))
    pages = max(1, -(-count // most))
    return max(1, -(-count // pages))


def question_rows(box: Box, asked: Sequence[Asked], rows: int) -> list[Widget]:
    """One page of `rows` questions; the chosen answers are paper."""
    wide = box.w >= NARROW
    high = (box.h - (rows - 1) * GAP) / rows
    if wide:
        high = min(high, HIGHEST)
    # the first row ends where the column begins, the last one where it ends
    apart = (box.h - high) / max(1, rows - 1)
    widgets: list[Widget] = []
    for k, question in enumerate(asked):
        row = Box(box.x, box.y + k * apart, box.w, high)
        widgets += _beside(question, row) if wide else _below(question, row)
    return widgets


def split(key: str) -> tuple[str, str]:
    """Name and value of the key of an answer."""
    name, _, value = key.partition("=")
    return name, value


def _beside(question: Asked, row: Box) -> list[Widget]:
    words = row.w * 0.36
    answers = Box(row.x + words + GAP, row.y, row.w - words - GAP, row.h)
    text = Question(box=Box(row.x, row.y, words, row.h), title=question.title, text=question.text)
    return [text, *_answers(question, answers)]


def _below(question: Asked, row: Box) -> list[Widget]:
    # the question says enough by itself where there is no room for its name
    title = SEPARATOR.join([question.title, question.text]) if question.fixed else question.text or question.title
    text = Question(box=Box(row.x, row.y, row.w, row.h - SECONDARY - 4), title=title)
    return [text, *_answers(question, Box(row.x, row.bottom - SECONDARY, row.w, SECONDARY))]


def _answers(question: Asked, box: Box) -> list[Widget]:
    many = len(question.answers) > MOST and question.answers[0].place is None
    if many and max(len(answer.label) for answer in question.answers) > SHORT:
        return _stepped(question, box)
    if question.fixed:
        label = next(answer.label for answer in question.answers if answer.value == question.chosen)
        return [Pad(box=box, label=label, look=Look.CHOSEN, size=26)]
    cells = grid(box, len(question.answers), 1)
    return [_answer(question, answer, cell) for answer, cell in zip(question.answers, cells, strict=True)]


def _stepped(question: Asked, box: Box) -> list[Widget]:
    """The chosen answer between two pads that lead to its neighbours: many long ones have no room side by side."""
    values = [answer.value for answer in question.answers]
    at = values.index(question.chosen)
    shown = Box(box.x + SECONDARY + GAP, box.y, box.w - 2 * (SECONDARY + GAP), box.h)
    pads: list[Widget] = [Pad(box=shown, label=question.answers[at].label, look=Look.CHOSEN, size=26)]
    for icon, to, x in (("minus", at - 1, box.x), ("plus", at + 1, box.right - SECONDARY)):
        there = 0 <= to < len(values)
        pads.append(
            Pad(
                box=Box(x, box.y, SECONDARY, box.h),
                key=f"{question.name}={values[to]}" if there else "",
                icon=icon,
                look=Look.PLAIN if there else Look.OFF,
            )
        )
    return pads


def _answer(question: Asked, answer: Answer, box: Box) -> Widget:
    key = f"{question.name}={answer.value}"
    if answer.place is not None:
        chosen = answer.value in question.chosen.split()
        return AccountPad(box=box, key=key, place=answer.place, name=answer.label, marked=True, chosen=chosen)
    look = Look.CHOSEN if answer.value == question.chosen else Look.PLAIN
    return Pad(box=box, key=key, label=answer.label, look=look, size=26)


def ruling_questions(model: Model, game: str, chosen: Mapping[str, str]) -> list[Asked]:
    """The rulings of a game with both readings."""
    words, shown = model.words, presentation(model, game)
    edition = model.editions.get(game) or model.games[game].edition()
    rulings = model.games[game].rulings
    return [
        Asked(
            name=f"option.{ruling.option}",
            title=told.title,
            text=told.question,
            answers=tuple(Answer(value, told.readings[value]) for value in ruling.values),
            chosen=chosen.get(ruling.option, ruling.values[0]),
        )
        for ruling, told in ((ruling, shown.ruling_words(words, ruling, edition)) for ruling in rulings)
    ]


def fixed_questions(model: Model, game: str, options: Options | None) -> list[Asked]:
    """The modes that are options of the game, as `options` (None: ours) has settled them for all of it."""
    chosen = {} if options is None else {mode: str(getattr(options, mode, "")) for mode in MODE_VALUES}
    return [
        replace(asked, text=model.words("Chosen before the game"), fixed=True)
        for asked in ruling_questions(model, game, {mode: value for mode, value in chosen.items() if value})
        if asked.name.removeprefix("option.") in MODE_VALUES
    ]


def mode_questions(model: Model, game: str, chosen: Mapping[str, str]) -> list[Asked]:
    """The modes that a game uses and no option fixes; `chosen` has those that differ from the default, by name."""
    words, shown = model.words, presentation(model, game)
    fixed = model.games[game].options_type.__struct_fields__
    return [
        Asked(
            name=f"mode.{mode}",
            title=shown.mode_title(words, mode) or mode_name(words, mode),
            text=mode_question(words, mode),
            answers=tuple(Answer(value, mode_value(words, mode, value)) for value in MODE_VALUES[mode]),
            chosen=chosen.get(mode, MODE_DEFAULTS[mode]),
        )
        for mode in shown.modes()
        if mode not in fixed
    ]
