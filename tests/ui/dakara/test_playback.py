"""A roll is shown in time, and once: the tumble ends on the face that was drawn, a tap skips, people are waited for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.dakara.events import BankRolled, GoldDrawn, Moved, Paid, PassDrawn, Rolled, TurnStarted
from games.dakara.terms import BANK, Line
from games.game import Event
from ui.dakara.playback import REST, REST_OF_BOTS, TUMBLE, TUMBLE_OF_BOTS, Playback
from ui.kit.pieces.die import TURNS, tumble

PEOPLE = (False, False)
ROLL = (Rolled(0, 4, 12), Moved(0, 13, 17))
NEXT = (Rolled(1, 2, 13), Moved(1, 3, 5))


def face_at(playback: Playback, events: Sequence[Event], at: float) -> int:
    moment = playback.now(events, at, PEOPLE, still=False)
    assert moment is not None
    assert moment.die is not None
    return moment.die.face


def test_a_roll_takes_between_600_and_1200_milliseconds() -> None:
    assert 0.6 <= TUMBLE_OF_BOTS < TUMBLE <= 1.2


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("face", range(1, 7))
def test_a_tumble_ends_on_its_face(face: int, count: int) -> None:
    assert tumble(face, count, 1.0) == (face, 0.0)
    assert tumble(face, count, 7.5) == (face, 0.0)
    for part in (0.0, 0.3, 0.6, 0.99):
        shown, height = tumble(face, count, part)
        assert 1 <= shown <= 6
        assert 0 <= height < 1


def test_a_tumble_shows_several_faces_and_two_equal_rolls_differ() -> None:
    ways = [[tumble(4, count, (turn + 0.5) / TURNS).face for turn in range(TURNS)] for count in (1, 2)]
    assert all(len(set(way)) >= 3 for way in ways)
    assert ways[0] != ways[1]
    assert max(tumble(4, 1, part / 20).height for part in range(20)) > 0.3


def test_the_face_lies_after_the_tumble_and_rests() -> None:
    playback = Playback()
    start = playback.now(ROLL, 100.0, PEOPLE, still=False)
    assert start is not None
    assert not start.lies
    late = playback.now(ROLL, 100.0 + TUMBLE - 0.01, PEOPLE, still=False)
    assert late is not None
    assert not late.lies
    lies = playback.now(ROLL, 100.0 + TUMBLE + 0.01, PEOPLE, still=False)
    assert lies is not None
    assert lies.lies
    assert lies.die == (4, 0.0)
    assert lies.part == pytest.approx(0.01 / REST)
    assert playback.now(ROLL, 100.0 + TUMBLE + REST + 0.01, PEOPLE, still=False) is None
    assert playback.now(ROLL, 100.0, PEOPLE, still=False) is None


def test_a_bot_s_roll_is_shorter() -> None:
    playback = Playback()
    playback.now(ROLL, 0.0, (True, False), still=False)
    lies = playback.now(ROLL, TUMBLE_OF_BOTS + 0.01, (True, False), still=False)
    assert lies is not None
    assert lies.lies
    assert playback.now(ROLL, TUMBLE_OF_BOTS + REST_OF_BOTS + 0.01, (True, False), still=False) is None


def test_still_pictures_show_the_face_at_once() -> None:
    moment = Playback().now(ROLL, 5.0, PEOPLE, still=True)
    assert moment is not None
    assert moment.lies
    assert moment.die == (4, 0.0)


def test_a_tap_shows_the_face_and_another_one_goes_on() -> None:
    playback = Playback()
    moment = playback.now(ROLL, 10.0, PEOPLE, still=False)
    assert moment is not None
    playback.skip(moment, 10.2)
    moment = playback.now(ROLL, 10.2, PEOPLE, still=False)
    assert moment is not None
    assert moment.lies
    assert moment.part == 0
    playback.skip(moment, 10.3)
    assert playback.now(ROLL, 10.3, PEOPLE, still=False) is None


def test_two_rolls_come_one_after_the_other() -> None:
    playback = Playback()
    both = (*ROLL, *NEXT)
    first = playback.now(both, 0.0, PEOPLE, still=False)
    assert first is not None
    assert first.beat.moved == ROLL[1]
    second = playback.now(both, TUMBLE + REST + 0.05, PEOPLE, still=False)
    assert second is not None
    assert second.beat.lead == NEXT[0]
    assert not second.lies
    playback.skip(second, 3.0)
    again = playback.now(both, 3.0, PEOPLE, still=False)
    assert again is not None
    playback.skip(again, 3.1)
    assert playback.now(both, 3.1, PEOPLE, still=False) is None


def test_what_comes_later_is_shown_from_its_own_beginning() -> None:
    playback = Playback()
    playback.now(ROLL, 0.0, PEOPLE, still=False)
    assert playback.now(ROLL, 60.0, PEOPLE, still=False) is None
    later = playback.now((*ROLL, *NEXT), 61.0, PEOPLE, still=False)
    assert later is not None
    assert later.beat.lead == NEXT[0]
    assert not later.lies
    assert later.part == 0


def test_new_events_after_an_act_are_shown_again() -> None:
    playback = Playback()
    playback.now(ROLL, 0.0, PEOPLE, still=False)
    assert playback.now(ROLL, 60.0, PEOPLE, still=False) is None
    assert playback.now((), 61.0, PEOPLE, still=False) is None
    assert playback.now(NEXT, 62.0, PEOPLE, still=False) is not None


def test_cards_are_beats_and_lie_at_once() -> None:
    paid = Paid(BANK, 0, 5000, "gold_cash")
    events = (TurnStarted(0, 3), GoldDrawn(0, 1, Line.CASH, 5000), paid, PassDrawn(0, 10), BankRolled(3, 9, 14))
    playback = Playback()
    card = playback.now(events, 0.0, PEOPLE, still=False)
    assert card is not None
    assert card.lies
    assert card.die is None
    assert card.beat.events == (paid,)
    playback.skip(card, 0.1)
    boarding = playback.now(events, 0.1, PEOPLE, still=False)
    assert boarding is not None
    assert boarding.beat.lead == PassDrawn(0, 10)
    assert boarding.beat.roll is None
    playback.skip(boarding, 0.2)
    bank = playback.now(events, 0.2, PEOPLE, still=False)
    assert bank is not None
    assert bank.beat.player is None
    assert bank.beat.moved is None


def test_events_without_a_roll_or_card_are_no_beat() -> None:
    assert Playback().now((TurnStarted(0, 3),), 0.0, PEOPLE, still=False) is None
