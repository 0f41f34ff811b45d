"""The running table: who may act, what is told, and that resuming gives the same game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from device.archive import FINISHED, RUNNING, Archive
from device.dealer import Dealer
from device.faults import Refusal, Refused
from device.journal import Line
from device.records import ModeChanged, canonical, decode_record
from device.seats import Modes
from device.tables import header_for, resume, start
from games.game import CHANCE, IllegalAction
from tests.device.toys import GAME, GAMES, bid, play_on, toy_header, toy_table
from tests.games.toy import Bid, Deal, TenderOptions


def refusal(error: pytest.ExceptionInfo[Refused]) -> Refusal:
    return error.value.code


def test_an_act_is_checked_kept_applied_and_told() -> None:
    table = toy_table()
    Dealer(table).deal_all()
    told: list[Line] = []
    table.subscribe(told.append)
    table.submit(Bid(1, 2), 1)
    assert table.actions()[-1] == Bid(1, 2)
    assert [(line.kind, line.by, line.sequence) for line in told] == [("action", 1, 5)]
    assert table.archive.load(table.id).records[-1].sequence == 5


def test_a_subscriber_can_leave() -> None:
    table = toy_table()
    told: list[Line] = []
    leave = table.subscribe(told.append)
    leave()
    Dealer(table).deal_all()
    assert not told


def test_the_seat_that_acts_is_checked() -> None:
    table = toy_table(bots=(None, None, "random"))
    Dealer(table).deal_all()
    for action, by, how in [
        (Bid(1, 2), 0, "seat"),
        (Bid(2, 2), 2, "seat"),
        (Bid(0, 2), 0, "bot"),
        (Bid(7, 2), 7, "seat"),
        (Deal(CHANCE, 0, 1), CHANCE, "seat"),
    ]:
        with pytest.raises(Refused) as error:
            table.submit(action, by, how)  # type: ignore[arg-type]
        assert refusal(error) == Refusal.NOT_YOUR_SEAT
    assert table.ply == 4


def test_a_refused_act_leaves_no_trace() -> None:
    table = toy_table()
    Dealer(table).deal_all()
    before = table.checksum()
    with pytest.raises(IllegalAction) as error:
        table.submit(Bid(0, 3), 0)
    assert error.value.code == "no_such_bid"
    assert (table.checksum(), len(table.records)) == (before, 4)
    assert len(table.archive.load(table.id).records) == 4


def test_an_act_out_of_turn_is_the_rules_affair() -> None:
    table = toy_table()
    with pytest.raises(IllegalAction) as error:
        table.submit(Bid(0, 0), 0)
    assert error.value.code == "not_your_turn"


def test_what_would_not_come_back_from_the_archive_is_refused() -> None:
    table = toy_table()
    Dealer(table).deal_all()
    with pytest.raises(Refused) as error:
        table.submit(Bid(0, 2.0), 0)  # type: ignore[arg-type]
    assert refusal(error) == Refusal.NOT_AN_ACTION


def test_chance_answers_only_when_it_is_due_and_only_what_can_be() -> None:
    table = toy_table()
    with pytest.raises(Refused) as error:
        table.submit_chance(Deal(CHANCE, 1, 3), by_hand=True)
    assert refusal(error) == Refusal.NO_SUCH_OUTCOME
    Dealer(table).deal_all()
    with pytest.raises(Refused) as error:
        table.submit_chance(Deal(CHANCE, 0, 3), by_hand=True)
    assert refusal(error) == Refusal.NOT_CHANCE


def test_a_game_resumes_at_every_ply_with_the_same_state(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    table = toy_table(archive)
    plies = 0
    while not table.finished:
        plies += 1
        play_on(table, until=plies)
        again = resume(archive, GAMES, table.id)
        assert again.checksum() == table.checksum()
        assert again.journal() == table.journal()
        assert again.position == table.position
    assert archive.games()[0].status == FINISHED


def test_a_resumed_game_rolls_what_it_would_have_rolled(tmp_path: Path) -> None:
    table, other = toy_table(seed=9), toy_table(Archive(tmp_path), seed=9)
    play_on(other, until=5)
    other.archive.close()
    again = resume(Archive(tmp_path), GAMES, other.id)
    play_on(table)
    play_on(again)
    assert again.actions() == table.actions()


def test_modes_and_seats_are_records_and_come_back(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    table = toy_table(archive)
    table.set_mode("dice", "table", by=1)
    table.set_away(2, True)
    table.set_bot(0, "random")
    with pytest.raises(ValueError, match="mode dice can't be 'sand'"):
        table.set_mode("dice", "sand", by=1)
    with pytest.raises(ValueError, match="no such mode: tea"):
        table.set_mode("tea", "hot", by=1)
    again = resume(archive, GAMES, table.id)
    assert again.modes == Modes(dice="table")
    assert [(s.bot, s.away) for s in again.seats] == [("random", False), (None, False), (None, True)]
    assert [line.kind for line in again.journal()] == ["mode", "seat", "seat"]
    assert again.journal()[0].details == {"mode": "dice", "value": "table"}


def test_opening_secrets_needs_a_second_person_and_the_record_says_who(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    table = toy_table(archive, (None, None, "random"))
    for by, consent in ((0, None), (0, 0), (0, 2), (0, 5)):
        with pytest.raises(Refused) as error:
            table.set_mode("secrets", "open", by, consent)
        assert error.value.code == Refusal.NEEDS_CONSENT
    with pytest.raises(Refused) as error:
        table.set_mode("secrets", "open", 2, 0)
    assert error.value.code == Refusal.NO_PERSON
    assert (table.records, table.modes.secrets) == ([], "peek")
    table.set_mode("secrets", "open", 1, consent=0)
    table.set_mode("secrets", "open", 0)
    table.set_mode("secrets", "peek", 0)
    again = resume(archive, GAMES, table.id)
    assert again.journal() == table.journal()
    assert [(line.by, line.details) for line in again.journal()] == [
        (1, {"mode": "secrets", "value": "open", "consent": 0}),
        (0, {"mode": "secrets", "value": "open"}),
        (0, {"mode": "secrets", "value": "peek"}),
    ]


def test_who_is_away_has_secrets_too_but_no_bot_has() -> None:
    lone = toy_table(bots=(None, "random", "random"))
    lone.set_mode("secrets", "open", 0)
    assert lone.modes.secrets == "open"
    left = toy_table(bots=(None, None, "random"))
    left.set_away(1, True)
    with pytest.raises(Refused) as error:
        left.set_mode("secrets", "open", 0)
    assert error.value.code == Refusal.NEEDS_CONSENT
    with pytest.raises(Refused):
        left.set_mode("secrets", "open", 0, consent=1)
    left.set_away(1, False)
    left.set_mode("secrets", "open", 0, consent=1)


def test_a_change_that_nobody_agreed_to_is_kept_as_it_always_was() -> None:
    plain = b'{"by":0,"mode":"dice","sequence":1,"type":"mode","value":"table"}'
    assert canonical(ModeChanged(sequence=1, mode="dice", value="table", by=0)) == plain
    assert canonical(decode_record(plain)) == plain


def test_an_absent_persons_seat_is_played_by_the_console_only_and_back_at_once() -> None:
    table = toy_table()
    Dealer(table).deal_all()
    with pytest.raises(Refused) as error:
        table.submit(Bid(0, 2), 0, "away")
    assert refusal(error) == Refusal.SEAT_IS_HERE
    table.set_away(0, True)
    with pytest.raises(Refused) as error:
        table.submit(Bid(0, 2), 0)
    assert refusal(error) == Refusal.SEAT_IS_AWAY
    assert table.submit(Bid(0, 2), 0, "away").how == "away"
    table.set_away(0, False)
    assert table.seats[0].person


def test_the_journal_has_no_secrets_before_the_end() -> None:
    table = toy_table()
    play_on(table, until=6)
    assert all(line.action is None for line in table.journal())
    play_on(table)
    assert [line.action for line in table.journal()] == table.actions()


def test_open_secrets_open_the_journal() -> None:
    table = toy_table(modes=Modes(secrets="open"))
    play_on(table, until=6)
    assert [line.action for line in table.journal()] == table.actions()


def test_the_seed_is_told_at_the_end_only() -> None:
    table = toy_table()
    assert table.seed() is None
    play_on(table)
    assert table.seed() == table.header.seed


def test_the_status_follows_the_game(tmp_path: Path) -> None:
    table = toy_table(Archive(tmp_path), bots=(None, "random", "random"))
    assert table.archive.status(table.id)[0] == RUNNING
    play_on(table)
    assert table.archive.status(table.id)[0] == FINISHED
    table.correct(0, by=0)
    assert table.archive.status(table.id)[0] == RUNNING


def test_seats_must_fit_the_players() -> None:
    header = header_for(GAME, TenderOptions(players=3), toy_header((None, None)).seats, GAME.edition())
    with pytest.raises(ValueError, match="3 players need as many seats, not 2"):
        start(Archive(None), GAME, header)


def test_two_seats_can_not_share_a_place() -> None:
    header = toy_header((None, None))
    twice = msgspec.structs.replace(header, seats=(header.seats[0], header.seats[0]))
    with pytest.raises(ValueError, match="two seats have the same place"):
        start(Archive(None), GAME, twice)


def test_a_bot_is_never_away() -> None:
    with pytest.raises(Refused) as error:
        toy_table(bots=(None, "random")).set_away(1, True)
    assert refusal(error) == Refusal.NO_PERSON


def test_bids_at_once_come_in_any_order() -> None:
    table = toy_table()
    Dealer(table).deal_all()
    for player in (2, 0, 1):
        bid(table, player, 2)
    assert table.current == (CHANCE,)
