"""What the table refuses beside the rules of the game, and why a game can't go on."""

from __future__ import annotations

from enum import StrEnum

from device.notices import Notice


class Refusal(StrEnum):
    """Why the table says no; the screens have words for each code."""

    NOT_YOUR_SEAT = "not_your_seat"
    """The action is another seat's, or a bot's."""
    SEAT_IS_AWAY = "seat_is_away"
    SEAT_IS_HERE = "seat_is_here"
    """The console plays for absent people only."""
    NOT_CHANCE = "not_chance"
    """No roll or draw is due."""
    NO_SUCH_OUTCOME = "no_such_outcome"
    NOT_AN_ACTION = "not_an_action"
    """It would not come back from the archive as it is."""
    NOTHING_TO_UNDO = "nothing_to_undo"
    AFTER_CHANCE = "after_chance"
    OTHER_SEATS_ACT = "other_seats_act"
    TURN_HAS_PASSED = "turn_has_passed"
    AFTER_PEEK = "after_peek"
    REVEALED = "revealed"
    AFTER_CORRECTION = "after_correction"
    """People have seen how it went on before it was corrected."""
    NOT_ON_THE_PATH = "not_on_the_path"
    """A correction goes back to an act that still counts."""
    NO_PERSON = "no_person"
    """A correction is asked for by a person at the table."""
    NEEDS_CONSENT = "needs_consent"
    """Of a second person at the table."""
    FIRST_COUNTS = "first_counts"
    """At an auction a bid is a bid."""
    ORDER_COUNTS = "order_counts"
    """What others did since depends on it."""
    ENTER_OUTCOME = "enter_outcome"
    """The table rolls and draws itself, and enters what comes."""
    NOT_SILENCE = "not_silence"
    """The clock says nothing but what silence means."""
    MODE_IS_FIXED = "mode_is_fixed"
    """It was chosen before the game, as one of its options."""
    PEOPLE_ONLY = "people_only"
    """What is played with is in people's hands: no bot, and nobody for who is away, can play it."""
    OTHERS_ACTS = "others_acts"
    """Alone, nobody takes back what other people did."""


class Refused(Exception):
    """The table (not the game's rules) refuses; `code` names why."""

    def __init__(self, code: Refusal) -> None:
        super().__init__(code.value)
        self.code = code


class GameSetAside(Exception):
    """A game of the archive can't be continued; it is kept as it is and `notice` says why."""

    def __init__(self, notice: Notice) -> None:
        super().__init__(str(notice))
        self.notice = notice
