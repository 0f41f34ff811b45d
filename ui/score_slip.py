"""The end of a game on a strip of paper: who won, every line of every seat's score, and how to check the chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from ui.final_score import final_score
from ui.model import Fairness, Model
from ui.paper import entry, rule, wrapped
from ui.plain import presentation
from ui.reading import table_of
from ui.scores import ScoreLine, SeatScore
from ui.screens.chrome import place_names, seat_name
from ui.screens.fairness import code_of, luck_words
from ui.text.words import Words

INDENT: Final = "  "


class Slip(msgspec.Struct, frozen=True):
    """What is printed."""

    title: str
    lines: tuple[str, ...]
    code: str
    """For a QR code; "" for none."""


def score_slip(model: Model, width: int, day: str = "") -> Slip:
    """The final score of the game on the table, on paper of `width` letters; `day` as it is to be printed, "" for none.

    Its seed is out when the game is over: it stands below as a code, if the console's chance was used at all.
    """
    words, score = model.words, final_score(model)
    title = presentation(model, table_of(model).game.id).title(words)
    lines = [
        *wrapped(words("Final score"), width),
        *([day] if day else []),
        rule(width),
        *wrapped(score.headline, width),
        *wrapped(score.reason, width),
    ]
    for seat in score.seats:
        lines += [rule(width), *_seat(model, seat, width)]
    lines.append(rule(width))
    fair = model.fairness
    if fair is not None and fair.seed:
        lines += _chance(words, fair, width)
    return Slip(title, tuple(lines), code_of(fair) if fair is not None and fair.seed else "")


def _seat(model: Model, score: SeatScore, width: int) -> Iterator[str]:
    seat, words = table_of(model).seats[score.player], model.words
    name = seat_name(seat, words)
    colour = place_names(words)[seat.place]
    shown = name if name == colour else f"{name} ({colour})"
    yield from entry(f"{score.rank}. {shown}", score.score, width)
    yield from wrapped(score.note, width, INDENT)
    for line in score.lines:
        yield from _line(line, width, INDENT)


def _line(line: ScoreLine, width: int, indent: str) -> Iterator[str]:
    yield from entry(f"= {line.text}" if line.total else line.text, line.number, width, indent)
    for part in line.parts:
        # the parts' numbers stand apart from the sums
        yield from _line(part, width - 2 * len(INDENT), indent + INDENT)


def _chance(words: Words, fair: Fairness, width: int) -> list[str]:
    return [
        *wrapped(words("Shown before the game"), width),
        *wrapped(" ".join(fair.words), width, INDENT),
        *wrapped(words("Luck: {luck}").format(luck=luck_words(words, fair.luck)), width),
        *wrapped(words("The code holds seed and luck. A copy of the game holds all they made."), width),
    ]
