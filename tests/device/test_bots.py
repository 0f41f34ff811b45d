"""Bots in their own process: they may hang, die or cheat, and the game goes on."""

from __future__ import annotations

import os
import pickle
import select
import signal
from collections.abc import Iterator
from contextlib import closing
from random import Random

import pytest

from device.archive import Archive
from device.autoplay import Autoplay
from device.bots import Answer, Bots
from device.chance import seed_from_number
from device.dealer import Dealer
from device.headless import play
from device.seats import seats_for
from device.table import Table
from device.tables import header_for, start
from games.catalogue import GAMES
from games.players import as_action, player
from games.players.random_player import PLAYER as RANDOM
from tests.device import toys
from tests.device.toys import bid, toy_table
from tests.games.toy import Bid

PATIENCE = 20.0


class Clock:
    """Stands still until it is told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def bots(clock: Clock) -> Iterator[Bots]:
    made = Bots("tests.device.toys:GAMES", "tests.device.toys:player", deadline=5.0, clock=clock)
    yield made
    made.close()


def waiting(*bots: str | None, seed: int = 1) -> Table:
    table = toy_table(bots=bots, seed=seed)
    Dealer(table).deal_all()
    return table


def answer(bots: Bots) -> Answer:
    """The next answer, as a select loop waits for it."""
    for _ in range(3):
        assert select.select([bots], [], [], PATIENCE)[0], "the bot did not answer"
        found = bots.answer()
        if found:
            return found
    raise AssertionError("readable, but no answer")


def test_a_bot_answers_through_a_select_loop(bots: Bots) -> None:
    table = waiting(None, "random")
    before = bots.pid
    assert before is None
    bots.ask(table, 1, "random")
    assert bots.asked(table)
    found = answer(bots)
    assert (found.player, found.ply, found.note, found.fits(table)) == (1, 3, "", True)
    assert bots.pid not in (None, os.getpid())
    table.submit(found.action, 1, "bot")
    assert not found.fits(table)


def test_the_same_seed_gives_the_same_move_in_any_process(bots: Bots) -> None:
    for seed in range(5):
        table = waiting(None, "random", seed=seed)
        bots.ask(table, 1, "random")
        here = RANDOM.choose(
            table.game,
            table.observation(1),
            table.options,
            table.edition,
            table.legal(1),
            Random(table.bot_seed(1)),
            0,
        )
        assert answer(bots).action == here


def test_a_bot_that_thinks_too_long_is_replaced(bots: Bots, clock: Clock) -> None:
    table = waiting(None, "hangs")
    bots.ask(table, 1, "hangs")
    hung = bots.pid
    assert bots.answer() is None
    assert bots.deadline == 5.0
    clock.now = 5.0
    found = bots.answer()
    assert found is not None
    assert found.note == "it thought too long"
    table.submit(found.action, 1, "bot", found.note)
    bots.ask(table, 0, "random")
    assert answer(bots).note == ""
    assert bots.pid != hung


def test_a_bot_that_dies_is_replaced(bots: Bots) -> None:
    table = waiting(None, "dies")
    bots.ask(table, 1, "dies")
    found = answer(bots)
    assert found.note == "its process ended"
    table.submit(found.action, 1, "bot")
    bots.ask(table, 0, "random")
    assert answer(bots).note == ""


def test_a_worker_killed_while_idle_is_replaced(bots: Bots) -> None:
    table = waiting(None, "random")
    bots.ask(table, 1, "random")
    answer(bots)
    killed = bots.pid
    assert killed
    os.kill(killed, signal.SIGKILL)
    os.waitid(os.P_PID, killed, os.WEXITED | os.WNOWAIT)
    bots.ask(table, 1, "random")
    assert answer(bots).action in [Bid(1, 0), Bid(1, 2), Bid(1, 4), Bid(1, 6)]


def test_a_bot_that_fails_says_why(bots: Bots) -> None:
    table = waiting(None, "raises")
    bots.ask(table, 1, "raises")
    assert answer(bots).note == "ZeroDivisionError: no idea"


def test_a_stale_answer_is_dropped(bots: Bots) -> None:
    """A take-back while the computer thinks."""
    table = waiting(None, None, "random")
    bid(table, 0, 2)
    bots.ask(table, 2, "random")
    table.undo(0)
    assert not bots.asked(table)
    assert not answer(bots).fits(table)
    bots.ask(table, 2, "hangs")
    bots.ask(table, 2, "random")
    assert answer(bots).fits(table)
    assert bots.answer() is None


def test_bots_get_an_observation_and_never_the_seed(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    table = waiting(None, "random")
    sent: list[bytes] = []
    monkeypatch.setattr(Bots, "_send", lambda self, message: sent.append(message))
    bots.ask(table, 1, "random")
    hidden = table.observation(0)
    assert bytes.fromhex(table.header.seed) not in sent[0]
    assert table.header.seed.encode() not in sent[0]
    question = pickle.loads(sent[0])
    assert question.observation == table.observation(1) != hidden


# --- seats that play by themselves


def run(auto: Autoplay, bots: Bots) -> None:
    """Let bots and chance play until a person is to act or the game is over."""
    dealer = Dealer(auto.table)
    while not auto.table.finished:
        dealer.deal_all()
        if auto.next_seat() is None:
            return
        if not auto.step():
            assert select.select([bots], [], [], PATIENCE)[0], "the bot did not answer"


def test_a_worker_that_dies_while_nothing_is_asked_lets_the_loop_sleep(bots: Bots) -> None:
    table = waiting(None, "random")
    bots.ask(table, 1, "random")
    answer(bots)
    assert bots.pid
    os.kill(bots.pid, signal.SIGKILL)
    assert select.select([bots], [], [], PATIENCE)[0]
    assert bots.answer() is None
    assert not select.select([bots], [], [], 0)[0]


def test_bots_play_a_game_to_its_end(bots: Bots) -> None:
    auto = Autoplay(toy_table(bots=("is mute", "raises", "cheats", "speaks for chance")), bots)
    run(auto, bots)
    assert auto.table.finished
    notes = {line.note for line in auto.table.journal() if line.by == 2}
    assert notes == {"its move is illegal: no_such_bid"}
    assert {notice.values["name"] for notice in auto.notices} == {"is mute", "raises", "cheats", "speaks for chance"}
    assert all(line.how == "bot" for line in auto.table.journal() if line.by >= 0)


def test_a_game_of_bots_is_the_same_at_the_table_and_without_one() -> None:
    names = ["easy", "normal", "random"]
    game = GAMES["dakota"]
    options, edition, seed = game.options_type(players=3), game.edition(), seed_from_number(3)
    header = header_for(game, options, seats_for([*names]), edition, seed=seed)
    with closing(Bots()) as bots:
        auto = Autoplay(start(Archive(None), game, header), bots)
        run(auto, bots)
    assert not auto.notices
    assert auto.table.actions() == play(game, options, edition, [player(name) for name in names], seed)[1]


def test_the_console_plays_for_an_absent_person_only_when_asked(bots: Bots) -> None:
    table = waiting(None, None)
    auto = Autoplay(table, bots)
    table.set_away(1, True)
    assert auto.next_seat() is None
    auto.play_for(1)
    run(auto, bots)
    assert [(line.by, line.how) for line in table.journal()[-1:]] == [(1, "away")]
    bid(table, 0, 0)
    Dealer(table).deal_all()
    table.set_away(1, False)
    assert auto.step() is None
    assert auto.next_seat() is None
    bid(table, 1, 0)


def test_a_return_while_the_console_thinks_drops_its_move(bots: Bots) -> None:
    table = waiting(None, None)
    auto = Autoplay(table, bots)
    table.set_away(1, True)
    auto.play_for(1)
    auto.step()
    assert bots.asked(table)
    table.set_away(1, False)
    assert auto.step() is None
    assert not bots.asked(table)
    bid(table, 1, 2)


def test_a_move_waits_for_the_animation(bots: Bots) -> None:
    auto = Autoplay(waiting("random", None), bots)
    auto.step(play=False)
    select.select([bots], [], [], PATIENCE)
    assert auto.step(play=False) is None
    assert auto.step(play=False) is None
    assert auto.step() is not None


def test_players_by_name() -> None:
    assert player("random") is RANDOM
    with pytest.raises(KeyError, match="no player is called deep-blue; there are random, easy, normal"):
        player("deep-blue")


def test_an_amount_becomes_an_action() -> None:
    table = waiting(None, None)
    choice = table.legal(0)[0]
    assert as_action(toys.GAME, choice) == Bid(0, 0)
    assert as_action(toys.GAME, choice, 4) == Bid(0, 4)
    for amount in (3, 8, -2):
        with pytest.raises(ValueError, match="is not in"):
            as_action(toys.GAME, choice, amount)
