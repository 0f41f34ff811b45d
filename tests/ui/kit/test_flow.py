"""Text in pages: they end with a paragraph or a sentence, and nothing is lost."""

from __future__ import annotations

from ui.kit.flow import BETWEEN, LEADING, Line, Paragraph, flow, wrap

SIZE = 10.0
STEP = SIZE * LEADING
WIDTH = 20.0
"""Twenty letters."""


def letters(text: str, _size: float, _bold: bool) -> float:
    return float(len(text))


def pages(*texts: str, lines: float) -> list[list[str]]:
    """The lines of each page that has room for so many."""
    found = flow([Paragraph(text, SIZE) for text in texts], letters, WIDTH, lines * STEP)
    return [[line.text for line in page] for page in found]


FIVE = "aaaa aaaa aaaa aaaa bbbb bbbb. Cccc cccc cccc dddd dddd dddd dddd eeee."


def test_what_fits_is_one_page_with_lines_and_gaps_between_paragraphs() -> None:
    (page,) = flow([Paragraph("one", SIZE, bold=True), Paragraph("two", SIZE)], letters, WIDTH, 10 * STEP)
    assert page == (Line("one", SIZE, True, STEP / 2), Line("two", SIZE, False, STEP * 1.5 + SIZE * BETWEEN))


def test_as_many_lines_as_there_is_room_for() -> None:
    assert wrap(Paragraph(FIVE, SIZE), letters, WIDTH) == [
        "aaaa aaaa aaaa aaaa",
        "bbbb bbbb. Cccc cccc",
        "cccc dddd dddd dddd",
        "dddd eeee.",
    ]
    assert len(pages(FIVE, lines=4)) == 1


def test_a_page_ends_with_a_sentence_and_the_next_begins_one() -> None:
    assert pages(FIVE, lines=3) == [
        ["aaaa aaaa aaaa aaaa", "bbbb bbbb."],
        ["Cccc cccc cccc dddd", "dddd dddd dddd eeee."],
    ]


def test_a_page_ends_with_the_last_sentence_that_fits() -> None:
    assert pages("aaaa aaaa. Bbbb bbbb bbbb. Cccc cccc cccc. Dddd dddd dddd dddd.", lines=2)[0] == [
        "aaaa aaaa. Bbbb bbbb",
        "bbbb.",
    ]


def test_a_paragraph_whose_first_sentence_does_not_fit_begins_on_the_next_page() -> None:
    assert pages("one", FIVE, lines=2.9) == [
        ["one"],
        ["aaaa aaaa aaaa aaaa", "bbbb bbbb."],
        ["Cccc cccc cccc dddd", "dddd dddd dddd eeee."],
    ]


def test_no_single_line_is_left_at_the_foot() -> None:
    text = "aaaa. Bbbb bbbb bbbb bbbb bbbb bbbb bbbb."
    assert pages("one", text, lines=2.9) == [["one"], ["aaaa. Bbbb bbbb bbbb", "bbbb bbbb bbbb bbbb."]]


def test_a_sentence_longer_than_a_page_is_cut_between_lines_and_nothing_is_lost() -> None:
    text = " ".join(["aaaa"] * 40)
    found = pages(text, lines=3)
    assert [len(page) for page in found] == [3, 3, 3, 1]
    assert " ".join(line for page in found for line in page) == text


def test_a_sentence_ends_before_its_closing_quote() -> None:
    assert pages('aaaa aaaa aaaa aaaa "bbbb." Cccc cccc cccc dddd dddd dddd', lines=2.5)[0] == [
        "aaaa aaaa aaaa aaaa",
        '"bbbb."',
    ]


def test_a_page_lower_than_a_line_still_takes_one() -> None:
    assert pages("aaaa aaaa aaaa aaaa bbbb", lines=0.5) == [["aaaa aaaa aaaa aaaa"], ["bbbb"]]
