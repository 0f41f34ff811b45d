"""Going back: freely to what can't be unseen, further with consent; and chance does not change its mind."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.archive import Archive
from device.dealer import Dealer
from device.faults import Refusal, Refused
from device.looks import Looks
from device.path import Step, barrier, choosing_together, closes, hides, reveals
from device.records import Acted
from device.seats import Modes
from device.table import Table
from device.tables import resume
from games.game import CHANCE, Action, Event
from tests.device.fair import Bet, Fair, Pass
from tests.device.toys import GAMES, bid, fair_table, play_on, toy_table
from tests.games.toy import Bid, Roll, TenderGame, TenderOptions

DIE_OF_PLAYER_0, BETS = 1, 2


def dealt(bots: tuple[str | None, ...] = (None, None, None), archive: Archive | None = None) -> Table:
    table = toy_table(archive, bots)
    Dealer(table).deal_all()
    return table


def step(by: int, before: tuple[int, ...], after: tuple[int, ...], **more: object) -> Step:
    plain = Step(1, Action(by), by, "seat", -1, (), before, after, b"", False, False)
    for name, value in more.items():
        setattr(plain, name, value)
    return plain


def stop(table: Table, by: int) -> Refusal:
    with pytest.raises(Refused) as error:
        table.undo(by)
    return error.value.code


def test_an_own_act_is_taken_back_freely_and_the_journal_keeps_it() -> None:
    table = dealt()
    before = table.checksum()
    bid(table, 1, 2)
    table.undo(1)
    assert table.checksum() == before
    taken, undo = table.journal()[-2:]
    assert (taken.undone_by, undo.kind, undo.details["consent"]) == (undo.sequence, "rewind", None)
    bid(table, 1, 4)
    assert table.actions()[-1] == Bid(1, 4)


def test_what_stops_a_free_undo() -> None:
    table = toy_table()
    assert stop(table, 0) == Refusal.NOTHING_TO_UNDO
    table.note_peek(0)
    assert stop(table, 0) == Refusal.AFTER_PEEK
    Dealer(table).deal_all()
    assert stop(table, 0) == Refusal.AFTER_CHANCE
    bid(table, 0, 2)
    assert stop(table, 1) == Refusal.OTHER_SEATS_ACT
    bid(table, 1, 2)
    assert stop(table, 0) == Refusal.OTHER_SEATS_ACT
    table.note_peek(2)
    assert stop(table, 1) == Refusal.AFTER_PEEK
    bid(table, 2, 2)
    assert stop(table, 2) == Refusal.REVEALED


def test_undo_never_moves_the_turn_to_someone_else() -> None:
    assert barrier([step(0, (0,), (1,))], 0, None) == Refusal.TURN_HAS_PASSED
    assert barrier([step(0, (0,), (0,))], 0, None) is None
    assert barrier([step(0, (0,), (1, 2))], 0, None) == Refusal.TURN_HAS_PASSED
    # asked together with others, and nobody has answered
    assert barrier([step(0, (0,), (0, 1, 2))], 0, None) is None
    assert barrier([step(0, (0, 1, 2), (1, 2))], 0, None) is None
    assert barrier([step(0, (0,), ())], 0, None) == Refusal.REVEALED


def test_the_console_does_not_undo_for_an_absent_person() -> None:
    assert barrier([step(0, (0,), (0,), how="away")], 0, None) == Refusal.OTHER_SEATS_ACT


def test_a_common_choice_is_secret_until_the_last_has_chosen() -> None:
    assert choosing_together([], (0, 1))
    assert choosing_together([step(0, (0, 1), (1,), secret=True)], (1,))
    assert not choosing_together([step(0, (0,), (1,))], (1,))
    assert not choosing_together([step(1, (1,), (1,), secret=True)], (1,))
    assert not closes(True, 0, (0, 1), (1,))
    assert not closes(True, 0, (0, 1), (0, 1))
    assert not closes(False, 1, (1,), (0,))
    assert closes(True, 1, (1,), (0,))
    assert closes(True, 1, (1,), ())


def test_choices_lie_covered_where_somebody_knows_more_than_the_table() -> None:
    open_bets = fair_state()
    assert not hides(open_bets)
    open_bets.apply_action(Bet(0, 10, 1))
    assert not hides(open_bets)
    covered = TenderGame().new_game(TenderOptions(players=2), TenderGame().edition())
    assert hides(covered)


def fair_state() -> Fair:
    return Fair(3, ["bets", "die"])


def test_the_last_bet_in_the_open_is_taken_back_until_the_die_is_thrown() -> None:
    table = fair_table(BETS * 10 + DIE_OF_PLAYER_0)
    table.submit(Bet(0, 10, 1), 0)
    table.submit(Bet(1, 20, 2), 1)
    table.submit(Pass(2), 2)
    assert stop(table, 0) == Refusal.OTHER_SEATS_ACT
    # the turn is another's now: there is something to do at once
    assert (table.current, stop(table, 2)) == ((0,), Refusal.TURN_HAS_PASSED)


def test_the_last_bet_can_be_taken_back_while_another_hand_waits_to_throw() -> None:
    waits = step(2, (2,), (CHANCE,), secret=True, closing=True)
    assert barrier([waits], 2, None, hand=0) is None
    assert barrier([waits], 1, None, hand=0) == Refusal.OTHER_SEATS_ACT
    # nobody's hand: chance decides at once
    assert barrier([waits], 2, None, hand=None) == Refusal.TURN_HAS_PASSED
    assert barrier([step(2, (2,), (CHANCE,))], 2, None, hand=0) == Refusal.TURN_HAS_PASSED


class FactionsRevealed(Event, frozen=True):
    """An event that tells a secret."""


def test_an_event_may_say_that_it_reveals() -> None:
    assert reveals(False, (FactionsRevealed(),))
    assert reveals(True, ())
    assert not reveals(False, (Event(),))


def test_a_peek_is_written_once_per_position_and_player() -> None:
    table = dealt()
    for player in (0, 1, 0, 1):
        table.note_peek(player)
    assert [line.by for line in table.journal() if line.kind == "peek"] == [0, 1]


def looks(table: Table) -> int:
    return [line.kind for line in table.journal()].count("peek")


def test_a_second_look_after_own_acts_shows_nothing_new_and_undo_stays_free(tmp_path: Path) -> None:
    table = dealt(archive=Archive(tmp_path))
    table.note_peek(1)
    bid(table, 1, 2)
    table = resume(table.archive, GAMES, table.id)
    table.note_peek(1)
    assert (looks(table), table.undo_barrier(1)) == (1, None)
    table = resume(table.archive, GAMES, table.id)
    assert table.undo_barrier(1) is None
    table.undo(1)
    table.note_peek(1)
    # what was seen before it stays a barrier
    assert (looks(table), stop(table, 1)) == (1, Refusal.AFTER_CHANCE)


def test_a_look_that_can_show_something_new_stops_undo() -> None:
    table = dealt()
    bid(table, 1, 2)
    table.note_peek(1)
    assert stop(table, 1) == Refusal.AFTER_PEEK, "the first look"
    after_another = dealt()
    after_another.note_peek(1)
    bid(after_another, 0, 2)
    bid(after_another, 1, 2)
    after_another.note_peek(1)
    assert stop(after_another, 1) == Refusal.AFTER_PEEK
    others_look = dealt()
    others_look.note_peek(0)
    bid(others_look, 1, 2)
    others_look.note_peek(1)
    assert stop(others_look, 1) == Refusal.AFTER_PEEK


def test_chance_what_others_do_and_what_is_uncovered_may_be_new_to_a_player() -> None:
    def known(**more: object) -> bool:
        seen, then = step(0, (0,), (0,), key=b"seen"), step(0, (0,), (0,), key=b"then")
        for name, value in more.items():
            setattr(then, name, value)
        looks_of = Looks()
        looks_of.note(0, [seen])
        return looks_of.known(0, [seen, then])

    assert known()
    for more in ({"by": CHANCE}, {"by": 1}, {"how": "away"}, {"revealing": True}, {"closing": True}):
        assert not known(**more), more
    at_start = Looks()
    at_start.note(0, [])
    assert at_start.known(0, [step(0, (0,), (0,), key=b"then")])
    assert not at_start.known(1, [])


def test_a_look_after_a_correction_leaves_it_a_correction() -> None:
    table = dealt()
    bid(table, 0, 2)
    kept = table.records[-1].sequence
    bid(table, 1, 4)
    table.correct(kept, 1, 0)
    table.note_peek(2)
    assert stop(table, 0) == Refusal.AFTER_CORRECTION


def test_a_correction_needs_a_second_person(tmp_path: Path) -> None:
    table = dealt((None, None, "random"), Archive(tmp_path))
    bid(table, 0, 2)
    to = table.before(table.records[-1].sequence)
    bid(table, 1, 4)
    for by, consent in [(0, None), (0, 0), (0, 2), (0, 5)]:
        with pytest.raises(Refused) as error:
            table.correct(to, by, consent)
        assert error.value.code == Refusal.NEEDS_CONSENT
    with pytest.raises(Refused) as error:
        table.correct(to, 2, 0)
    assert error.value.code == Refusal.NO_PERSON
    table.correct(to, 0, consent=1)
    assert (table.ply, table.current) == (4, (0, 1, 2))
    assert [line.undone_by for line in table.journal()[4:]] == [7, 7, None]
    assert table.journal()[-1].details == {"to": to, "consent": 1}
    assert resume(table.archive, GAMES, table.id).journal() == table.journal()


def test_a_correction_goes_to_an_act_that_still_counts() -> None:
    table = dealt()
    bid(table, 0, 2)
    last = table.records[-1].sequence
    for to in (last, 99, -1):
        with pytest.raises(Refused) as error:
            table.correct(to, 0, 1)
        assert error.value.code == Refusal.NOT_ON_THE_PATH
    table.correct(0, 0, 1)
    with pytest.raises(Refused) as error:
        table.before(last)
    assert error.value.code == Refusal.NOT_ON_THE_PATH


def test_a_lone_person_corrects_alone_over_bots_but_not_over_people() -> None:
    table = dealt((None, "random", "random"))
    bid(table, 0, 2)
    to = table.before(table.records[-1].sequence)
    table.submit(Bid(1, 0), 1, "bot")
    table.correct(to, 0)
    assert table.journal()[-1].details == {"to": to, "consent": 0}
    other = dealt((None, None))
    bid(other, 1, 2)
    other.set_away(1, True)
    bid(other, 0, 2)
    with pytest.raises(Refused) as error:
        other.correct(0, 0)
    assert error.value.code == Refusal.OTHERS_ACTS


def test_after_a_correction_what_was_seen_is_not_undone_freely() -> None:
    table = dealt()
    bid(table, 0, 2)
    kept = table.records[-1].sequence
    bid(table, 1, 4)
    table.correct(kept, 1, 0)
    assert stop(table, 0) == Refusal.AFTER_CORRECTION


def test_the_same_position_keeps_its_roll_after_a_correction(tmp_path: Path) -> None:
    table = dealt(archive=Archive(tmp_path))
    for player in range(3):
        bid(table, player, 2)
    Dealer(table).deal()
    first = table.actions()
    table.correct(0, 0, 1)
    table = resume(table.archive, GAMES, table.id)
    play = Dealer(table)
    play.deal_all()
    for player in range(3):
        bid(table, player, 2)
    play.deal_all()
    assert table.actions() == first
    assert [r.n for r in table.records if isinstance(r, Acted) and r.how == "console"] == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]


def test_another_path_gets_the_next_number_of_the_stream() -> None:
    table = dealt()
    for player in range(3):
        bid(table, player, 2)
    back = table.before(table.records[-3].sequence)
    Dealer(table).deal()
    table.correct(back, 0, 1)
    for player in range(3):
        bid(table, player, 0)
    Dealer(table).deal()
    last = table.records[-1]
    assert isinstance(last, Acted)
    assert last.n == 5


def test_a_kept_roll_is_not_asked_again_but_a_mistyped_one_is() -> None:
    table = dealt()
    table.correct(table.before(4), 0, 1)
    table.set_mode("dice", "table", by=0)
    dealer = Dealer(table)
    assert dealer.pending() is None
    kept = table.kept_outcome()
    for outcome, _ in table.outcomes():
        if outcome != kept:
            with pytest.raises(Refused):
                dealer.enter(outcome)
    dealer.deal()
    for player in range(3):
        bid(table, player, 2)
    dealer.enter(Roll(CHANCE, 3))
    table.correct(table.before(table.records[-1].sequence), 0, 1)
    entry = dealer.pending()
    assert entry is not None
    assert entry.suggested == Roll(CHANCE, 3)
    dealer.enter(Roll(CHANCE, 1))
    assert table.actions()[-1] == Roll(CHANCE, 1)


def test_a_finished_game_can_be_corrected_and_played_to_another_end() -> None:
    table = toy_table(modes=Modes(dice="console"))
    play_on(table)
    assert stop(table, 2) == Refusal.REVEALED
    table.correct(table.before(table.records[-1].sequence), 0, 1)
    assert not table.finished
    play_on(table)
    assert table.finished
