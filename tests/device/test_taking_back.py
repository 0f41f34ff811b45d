"""An own act of a common choice is taken back while others still choose; theirs stay."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.archive import Archive, Saved
from device.dealer import Dealer
from device.faults import GameSetAside, Refusal, Refused
from device.files import as_lines, parse
from device.inline_bots import InlineBots
from device.live import LiveGame
from device.records import TakenBack, canonical, first_link, next_link
from device.seats import seats_for
from device.table import Table
from device.tables import header_for, replayed, resume, start
from games.catalogue import GAMES as SHIPPED
from games.dakota.actions import ChooseFaction
from games.dakota.terms import Faction
from games.game import CHANCE, Action, Event, IllegalAction
from tests.device.fair import Bet, Fair, GoOn, Offer, Pass, RollFace, Silent
from tests.device.toys import GAMES, bid, fair_table, toy_table

DIE, BETS, SALE = 1, 2, 3


def stop(table: Table, by: int) -> Refusal:
    with pytest.raises(Refused) as error:
        table.take_back(by)
    assert table.take_back_barrier(by) == error.value.code
    return error.value.code


def betting(archive: Archive | None = None, stages: int = BETS * 10 + DIE) -> Table:
    """Two of three have decided."""
    table = fair_table(stages, archive=archive)
    table.submit(Bet(0, 10, 1), 0)
    table.submit(Bet(1, 20, 2), 1)
    return table


def test_the_first_bet_is_taken_back_and_the_second_stays() -> None:
    table = betting()
    line = table.take_back(0)
    assert (line.kind, line.by, line.details) == ("take_back", 0, {"act": 1})
    assert table.current == (0, 2)
    assert table.actions() == [Bet(1, 20, 2)]
    assert table.view == fair_view_after(Bet(1, 20, 2))
    assert [line.undone_by for line in table.journal()] == [3, None, None]
    table.submit(Pass(0), 0)
    table.submit(Bet(2, 30, 1), 2)
    assert table.actions() == [Bet(1, 20, 2), Pass(0), Bet(2, 30, 1)]


def fair_view_after(*actions: Action) -> object:
    table = fair_table(BETS * 10 + DIE)
    for action in actions:
        table.submit(action, action.player)
    return table.view


def test_both_take_back_and_the_path_is_as_if_they_had_never_chosen() -> None:
    table = betting()
    first = fair_table(BETS * 10 + DIE).position
    table.take_back(1)
    assert stop(table, 1) == Refusal.NOTHING_TO_UNDO
    table.take_back(0)
    assert table.position == first
    assert (table.ply, table.current) == (0, (0, 1, 2))


def test_the_position_of_the_others_acts_alone_has_their_name() -> None:
    table = betting()
    table.take_back(0)
    other = fair_table(BETS * 10 + DIE)
    other.submit(Bet(1, 20, 2), 1)
    assert table.position == other.position
    assert table.checksum() == other.checksum()


def test_it_is_over_when_the_last_has_chosen() -> None:
    table = betting()
    table.submit(Pass(2), 2)
    assert stop(table, 0) == Refusal.NOTHING_TO_UNDO
    again = betting(stages=BETS * 10 + BETS)
    again.submit(Pass(2), 2)
    assert again.current == (0, 1, 2)
    assert stop(again, 0) == Refusal.NOTHING_TO_UNDO
    assert stop(again, 2) == Refusal.NOTHING_TO_UNDO


def test_who_has_not_chosen_has_nothing_to_take_back() -> None:
    assert stop(fair_table(BETS), 0) == Refusal.NOTHING_TO_UNDO
    assert stop(betting(), 2) == Refusal.NOTHING_TO_UNDO


def test_the_act_before_the_common_choice_is_out_of_reach() -> None:
    table = fair_table(DIE * 10 + BETS)
    table.submit(GoOn(0), 0)
    assert stop(table, 0) == Refusal.NOTHING_TO_UNDO
    Dealer(table).deal()
    table.submit(Bet(1, 10, 1), 1)
    assert stop(table, 0) == Refusal.NOTHING_TO_UNDO
    table.take_back(1)
    assert table.ply == 2


def test_only_a_present_person_takes_back_what_that_person_did() -> None:
    table = fair_table(BETS, (None, "random", None))
    table.submit(Bet(0, 10, 1), 0)
    table.submit(Bet(1, 10, 1), 1, "bot")
    assert stop(table, 1) == Refusal.NO_PERSON
    for nobody in (-1, 3):
        assert stop(table, nobody) == Refusal.NO_PERSON
    table.set_away(0, True)
    assert stop(table, 0) == Refusal.NO_PERSON
    table.set_away(0, False)
    assert table.take_back_barrier(0) is None
    other = fair_table(BETS)
    other.set_away(0, True)
    other.submit(Bet(0, 10, 1), 0, "away")
    other.set_away(0, False)
    assert stop(other, 0) == Refusal.OTHER_SEATS_ACT


def test_at_an_auction_nobody_takes_back_a_bid_nor_silence() -> None:
    table = fair_table(SALE, (None, None, None, None))
    table.submit(Offer(1, 10), 1)
    assert stop(table, 1) == Refusal.FIRST_COUNTS
    table.submit(Silent(2), 2)
    assert stop(table, 2) == Refusal.FIRST_COUNTS
    assert table.current == (3,)


class Kitty(Fair):
    """Bets in which whoever comes first starts the pot: the order counts."""

    def apply_action(self, action: Action, log: list[Event] | None = None) -> None:
        super().apply_action(action, log)
        if isinstance(action, Bet):
            self.cards.append(action.player)


class OneEach(Fair):
    """Nobody may bet before player 0 has."""

    def check(self, action: Action) -> None:
        super().check(action)
        if isinstance(action, Bet) and action.player and not self.bets[0]:
            raise IllegalAction("zero_first")


class Generous(Fair):
    """Who has bet may bet again."""

    def apply_action(self, action: Action, log: list[Event] | None = None) -> None:
        super().apply_action(action, log)
        if isinstance(action, Bet):
            self.decided[action.player] = False


class Proxy(Fair):
    """Player 0 bets for player 2 too."""

    def apply_action(self, action: Action, log: list[Event] | None = None) -> None:
        super().apply_action(action, log)
        if isinstance(action, Bet) and not action.player:
            self.decided[2] = True


@pytest.mark.parametrize("state_type", [Kitty, OneEach])
def test_where_the_order_counts_only_the_last_is_taken_back(state_type: type[Fair]) -> None:
    table = fair_table(BETS, state_type=state_type)
    table.submit(Bet(0, 10, 1), 0)
    table.submit(Bet(1, 20, 2), 1)
    assert stop(table, 0) == Refusal.ORDER_COUNTS
    assert len(table.records) == 2
    table.take_back(1)
    assert table.actions() == [Bet(0, 10, 1)]


def test_who_may_act_again_anyway_takes_nothing_back() -> None:
    table = fair_table(BETS, state_type=Generous)
    table.submit(Bet(0, 10, 1), 0)
    assert table.current == (0, 1, 2)
    assert stop(table, 0) == Refusal.NOTHING_TO_UNDO


def test_an_act_that_settled_somebody_else_too_stays() -> None:
    table = fair_table(BETS, (None,) * 4, state_type=Proxy)
    table.submit(Bet(0, 10, 1), 0)
    assert table.current == (1, 3)
    assert stop(table, 0) == Refusal.NOTHING_TO_UNDO


def test_a_peek_since_does_not_matter_but_a_correction_does() -> None:
    table = toy_table()
    Dealer(table).deal_all()
    bid(table, 0, 2)
    bid(table, 1, 4)
    table.note_peek(1)
    table.take_back(0)
    assert table.undo_barrier(1) == Refusal.AFTER_PEEK
    bid(table, 0, 4)
    bid(table, 2, 2)
    table.correct(table.before(table.records[-1].sequence), 0, 1)
    assert stop(table, 0) == Refusal.AFTER_CORRECTION
    assert stop(table, 1) == Refusal.AFTER_CORRECTION


def test_a_secret_choice_stays_one() -> None:
    table = toy_table()
    Dealer(table).deal_all()
    bid(table, 0, 2)
    bid(table, 2, 4)
    line = table.take_back(0)
    assert line.action is None
    assert "amount" not in str(table.journal())
    assert table.current == (0, 1)
    assert table.undo_barrier(2) is None


def test_after_going_back_further_a_choice_can_still_be_taken_back() -> None:
    table = betting()
    third = Bet(2, 30, 1)
    table.submit(third, 2)
    table.correct(table.before(table.records[-1].sequence), 0, 1)
    table.submit(third, 2)
    table.correct(table.before(2), 0, 1)
    assert table.actions() == [Bet(0, 10, 1)]
    table.submit(Pass(1), 1)
    table.take_back(1)
    assert table.current == (1, 2)


def test_a_covered_faction_of_dakota_is_taken_back() -> None:
    game = SHIPPED["dakota"]
    options = game.options_type(players=3)
    table = start(Archive(None), game, header_for(game, options, seats_for([None, None, None]), game.edition()))
    Dealer(table).deal_all()
    table.submit(ChooseFaction(0, Faction.NATIVE), 0)
    table.submit(ChooseFaction(1, Faction.SETTLER), 1)
    table.note_peek(1)
    table.take_back(0)
    assert list(table.current) == [0, 2]
    table.submit(ChooseFaction(0, Faction.SETTLER), 0)
    table.submit(ChooseFaction(2, Faction.NATIVE), 2)
    assert len(table.current) == 1
    assert stop(table, 0) == Refusal.NOTHING_TO_UNDO


# --- the archive


def saved(table: Table) -> Saved:
    return table.archive.load(table.id)


def test_a_game_goes_on_from_the_archive_as_it_was(tmp_path: Path) -> None:
    table = betting(Archive(tmp_path))
    table.take_back(0)
    again = resume(Archive(tmp_path), GAMES, table.id)
    assert again.checksum() == table.checksum()
    assert again.position == table.position
    assert again.journal() == table.journal()
    assert again.records[-1] == TakenBack(sequence=3, act=1, by=0)
    again.submit(Pass(0), 0)
    again.take_back(1)
    assert again.actions() == [Pass(0)]


def test_a_file_carries_it_and_its_link(tmp_path: Path) -> None:
    table = betting(Archive(tmp_path))
    table.take_back(1)
    whole = saved(table)
    assert parse(b"\n".join(as_lines(whole)) + b"\n", "game") == whole
    record = b'{"act":2,"by":1,"sequence":3,"type":"take_back"}'
    assert canonical(whole.records[-1]) == record
    link = first_link(whole.header)
    for kept in whole.records[:-1]:
        link = next_link(link, canonical(kept))
    assert whole.link == next_link(link, record)


def test_a_file_of_before_is_still_read(tmp_path: Path) -> None:
    table = betting(Archive(tmp_path))
    data = b"\n".join(as_lines(saved(table))) + b"\n"
    assert b'"version":2}\n' in data
    assert parse(data.replace(b'"version":2}\n', b'"version":1}\n', 1), "game") == saved(table)


@pytest.mark.parametrize("act, by", [(2, 0), (1, 1), (99, 0), (1, 2)])
def test_a_record_that_takes_back_what_it_can_t_sets_the_game_aside(tmp_path: Path, act: int, by: int) -> None:
    archive = Archive(tmp_path)
    table = betting(archive)
    archive.append(table.id, TakenBack(sequence=3, act=act, by=by), saved(table).link)
    with pytest.raises(GameSetAside, match=f"record {act} can't be taken back"):
        resume(archive, GAMES, table.id)


def test_a_corrected_game_replays_over_acts_taken_back(tmp_path: Path) -> None:
    table = betting(Archive(tmp_path))
    table.take_back(0)
    table.submit(Bet(0, 50, 2), 0)
    table.submit(Pass(2), 2)
    table.submit(GoOn(0), 0)
    Dealer(table).enter(RollFace(CHANCE, 3))
    table.correct(table.before(4), 1, 2)
    assert table.actions() == [Bet(1, 20, 2)]
    again = replayed(Archive(None), GAMES, table.header, table.records)
    assert again.actions() == table.actions()
    assert again.current == (0, 2)
    assert [line.undone_by for line in again.journal()] == [3, None, None, 8, 8, 8, 8, None]


# --- on the screen


def test_the_screen_knows_who_may(tmp_path: Path) -> None:
    table = fair_table(BETS * 10 + DIE, (None, None, "random", None), Archive(tmp_path))
    live = LiveGame(table, InlineBots())
    assert live.model(unsaved=False).can_take_back == ()
    live.submit(Bet(1, 20, 1))
    live.submit(Bet(0, 20, 1))
    assert live.model(unsaved=False).can_take_back == (0, 1)
    assert live.take_back(1)
    shown = live.model(unsaved=False)
    assert shown.can_take_back == (0,)
    assert set(shown.legal) == {1, 3}
    assert [(entry.by, entry.note, entry.undone) for entry in shown.journal] == [
        (1, None, True),
        (0, None, False),
        (1, "taken_back", False),
    ]
    assert not live.take_back(1)
    assert live.refusal == Refusal.NOTHING_TO_UNDO
    live.submit(Bet(1, 30, 1))
    assert live.refusal == ""
