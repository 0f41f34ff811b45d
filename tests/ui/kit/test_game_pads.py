"""The pad of a saved game: the sentence comes first, then the scores, then the picture."""

from __future__ import annotations

import pytest

from tests.ui.kit.board_parts import texts
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.game_pads import ResumePad
from ui.plain import PlainPresentation

MONEY = ("50,000", "65,000", "55,000", "140,000")


class Seen(PlainPresentation):
    """Counts how often its picture is drawn."""

    def __init__(self) -> None:
        super().__init__("game")
        self.drawn = 0

    def picture(self, pen: Pen, box: Box) -> None:
        self.drawn += 1


def pad(width: float, *scores: str, unit: str = "", status: str = "Round 2") -> tuple[Seen, list[str]]:
    """Its presentation, and what is written on it."""
    shown, seats = Seen(), tuple(enumerate(scores))
    widget = ResumePad(
        box=Box(0, 0, width, 142), shown=shown, title="Dakara", headline="Roll", status=status, seats=seats, unit=unit
    )
    return shown, texts(widget)


@pytest.mark.parametrize(
    ("width", "scores", "pictures", "written"),
    [
        (1184, ("0", "3"), 1, ["0", "VP", "3", "VP"]),
        (1184, MONEY, 1, [*MONEY]),
        (1130, MONEY, 0, [*MONEY]),
        (1050, MONEY, 0, [*MONEY]),
        (900, MONEY, 0, []),
    ],
)
def test_what_has_room_beside_the_sentence(
    width: float, scores: tuple[str, ...], pictures: int, written: list[str]
) -> None:
    shown, said = pad(width, *scores, unit="VP")
    assert said[: len(written)] == written
    assert said[len(written) :] == ["Dakara", "Roll", "Round 2"]
    assert shown.drawn == pictures


def test_a_long_sentence_takes_the_picture_s_room() -> None:
    assert pad(1184, *MONEY)[0].drawn == 1
    assert pad(1184, *MONEY, status="Round 2  ·  No. 25 Hong Kong, and more")[0].drawn == 0
