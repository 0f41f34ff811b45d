"""The signals that end a program: answered in order, once where that matters, and not at all where they are ignored."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from device.signals import ENDS, answer, raised_as


class Stop(Exception):
    """The end."""


@pytest.fixture(autouse=True)
def handlers() -> Iterator[None]:
    """None of them is ignored, as some are for what runs in the background."""
    before = {number: signal.signal(number, signal.SIG_DFL) for number in ENDS}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def test_each_is_answered_as_often_as_it_comes() -> None:
    came: list[int] = []
    answer(lambda: came.append(1))
    for number in ENDS:
        signal.raise_signal(number)
        signal.raise_signal(number)
    assert len(came) == 2 * len(ENDS)


def test_what_is_ignored_stays_ignored() -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    answer(lambda: pytest.fail("nohup is not heeded"))
    signal.raise_signal(signal.SIGHUP)


@pytest.mark.parametrize("number", ENDS)
def test_the_first_one_ends_and_no_other_disturbs_that(number: signal.Signals) -> None:
    before = [signal.getsignal(each) for each in ENDS]
    ended = False
    with pytest.raises(Stop), raised_as(Stop):
        try:
            signal.raise_signal(number)
        finally:
            for each in ENDS:
                signal.raise_signal(each)
            ended = True
    assert ended
    assert [signal.getsignal(each) for each in ENDS] == before
