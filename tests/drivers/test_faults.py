"""Whatever a library puts into a fault, people get one line that they can read."""

from __future__ import annotations

import os

import pytest

from drivers.faults import MOST, one_line


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("the cable\n  is\tloose", "the cable is loose"),
        ("", "OSError"),
        (" \n", "OSError"),
        ("\x1b[2Jgone\0", "?[2Jgone?"),
        (os.fsdecode(b"no \xff"), "no ?"),
        ("x" * MOST, "x" * MOST),
        ("x" * (MOST + 1), "x" * (MOST - 1) + "…"),
    ],
)
def test_a_fault_is_one_line_that_can_be_printed(said: str, line: str) -> None:
    assert one_line(OSError(said)) == line


def test_a_fault_that_can_not_even_speak_has_a_name() -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise ValueError("no words")

    assert one_line(Mute()) == "Mute"
