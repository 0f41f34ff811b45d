"""Whose hand throws: the table waits for it, or takes what a real die or card shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.dealer import Dealer
from device.faults import Refusal, Refused
from device.inline_bots import InlineBots
from device.live import DEALING, PACE, LiveGame
from device.records import Acted
from device.seats import Modes
from device.table import Table
from games.game import CHANCE, Action, Range
from tests.device.desk import Clock, Desk
from tests.device.fair import FairGame, GoOn, Happened, ReadCard, RollFace, TakeCard
from tests.device.toys import fair_table
from ui.commands import Command, Deal, SeatPlan, StartGame, Submit
from ui.model import TableModel

DIE, CARD, DRAW = 1, 4, 6
FACES = tuple(RollFace(CHANCE, face) for face in range(1, 7))


def live_on(table: Table) -> tuple[LiveGame, Clock]:
    clock = Clock()
    return LiveGame(table, InlineBots(), pace=PACE, clock=clock), clock


def shown(live: LiveGame) -> TableModel:
    return live.model(unsaved=False)


def how(table: Table) -> tuple[str, int]:
    last = table.records[-1]
    assert isinstance(last, Acted)
    return last.how, last.n


def test_a_persons_roll_waits_for_that_persons_press() -> None:
    table = fair_table(DIE)
    live, clock = live_on(table)
    assert shown(live).hand is None
    assert shown(live).chance == ()
    assert live.submit(GoOn(0))
    clock.now += 10 * PACE
    assert not live.step()
    assert live.due() is None
    assert shown(live).hand == 0
    assert shown(live).chance == FACES
    assert not live.throw(1)
    assert live.refusal == Refusal.NOT_YOUR_SEAT
    assert table.ply == 1
    assert live.throw(0)
    assert live.refusal == ""
    assert how(table) == ("console", 0)
    assert shown(live).hand is None


def test_a_roll_that_is_not_due_is_not_thrown() -> None:
    live, _ = live_on(fair_table(DIE))
    assert not live.throw(0)
    assert live.refusal == Refusal.NOT_CHANCE


def test_who_wishes_and_throws_with_one_press_sees_both() -> None:
    live, _ = live_on(fair_table(DIE * 10 + DIE))
    live.submit(GoOn(0))
    live.throw(0)
    assert shown(live).unseen == (Happened(0, "GoOn"), Happened(CHANCE, "RollFace"))
    live.submit(GoOn(0))
    assert shown(live).unseen == (Happened(0, "GoOn"),)
    live.acknowledge()
    live.submit(RollFace(CHANCE, 2))
    assert shown(live).unseen == (Happened(CHANCE, "RollFace"),)


def test_the_throw_of_a_card_belongs_to_the_press_before() -> None:
    live, _ = live_on(fair_table(CARD * 10 + CARD))
    assert live.throw(0)
    assert live.throw(0)
    assert shown(live).unseen == (Happened(CHANCE, "TakeCard"),)


@pytest.mark.parametrize("away", [False, True])
def test_rolls_of_bots_and_absent_people_come_by_themselves(away: bool) -> None:
    table = fair_table(DIE, (None, None) if away else ("random", None))
    if away:
        table.submit(GoOn(0), 0)
        table.set_away(0, True)
    else:
        table.submit(GoOn(0), 0, "bot")
    live, _ = live_on(table)
    assert shown(live).hand is None
    assert shown(live).chance == ()
    assert not live.throw(0)
    assert live.refusal == Refusal.NOT_YOUR_SEAT
    assert live.due() == 0
    assert live.step()
    assert how(table) == ("console", 0)


def test_a_draw_of_nobodys_hand_comes_by_itself_quickly_before_anybody_acts() -> None:
    table = fair_table(DRAW * 10 + DRAW)
    live, clock = live_on(table)
    assert (shown(live).hand, shown(live).chance) == (None, ())
    assert live.step()
    assert live.due() == pytest.approx(DEALING)
    assert not live.step()
    clock.now += DEALING
    assert live.step()
    assert table.finished
    assert live.due() is None


def test_a_real_die_counts_instead_of_the_consoles() -> None:
    table = fair_table(DIE)
    live, _ = live_on(table)
    live.submit(GoOn(0))
    assert live.submit(RollFace(CHANCE, 4))
    assert how(table) == ("hand", -1)
    assert shown(live).journal[-1].note == "entered"


def test_a_real_card_may_say_what_no_card_of_the_console_says() -> None:
    table = fair_table(CARD)
    live, _ = live_on(table)
    assert shown(live).chance == (*(TakeCard(CHANCE, n) for n in (1, 3, 5)), Range(CHANCE, "ReadCard", 2, 100, 2))
    wrong: list[Action] = [ReadCard(CHANCE, amount) for amount in (0, 41, 102)]
    for entry in [*wrong, ReadCard(0, 40), TakeCard(CHANCE, 2)]:
        assert not live.submit(entry)
    assert table.ply == 0
    assert live.submit(ReadCard(CHANCE, 100))
    assert how(table) == ("hand", -1)


def test_the_console_never_draws_what_is_only_for_hands() -> None:
    table = fair_table(CARD)
    with pytest.raises(Refused):
        table.submit_chance(ReadCard(CHANCE, 40), by_hand=False)
    assert table.ply == 0


@pytest.mark.parametrize("bot", [None, "random"])
def test_a_table_with_its_own_dice_only_enters(bot: str | None) -> None:
    table = fair_table(DIE, (bot, None), modes=Modes(dice="table"))
    table.submit(GoOn(0), 0, "bot" if bot else "seat")
    live, _ = live_on(table)
    assert shown(live).hand is None
    assert shown(live).chance == FACES
    assert live.due() is None
    assert not live.step()
    assert not live.throw(0)
    assert live.refusal == (Refusal.NOT_YOUR_SEAT if bot else Refusal.ENTER_OUTCOME)
    assert live.submit(RollFace(CHANCE, 6))


def test_a_table_with_its_own_cards_still_rolls_the_consoles_die() -> None:
    table = fair_table(DIE, (None, None), modes=Modes(cards="table"))
    live, _ = live_on(table)
    live.submit(GoOn(0))
    assert shown(live).hand == 0
    assert live.throw(0)


def test_the_roll_of_before_a_correction_needs_no_press() -> None:
    table = fair_table(DIE)
    live, clock = live_on(table)
    live.submit(GoOn(0))
    live.throw(0)
    roll = table.actions()[-1]
    assert live.correct(table.records[-1].sequence, 0, 1)
    assert (shown(live).hand, shown(live).chance) == (None, ())
    other = next(face for face in FACES if face != roll)
    assert not live.submit(other)
    assert live.refusal == Refusal.NO_SUCH_OUTCOME
    clock.now += PACE
    assert live.due() == 0
    assert live.step()
    assert table.actions()[-1] == roll
    assert how(table) == ("console", 0)


def test_the_roll_of_before_comes_by_the_press_too() -> None:
    table = fair_table(DIE)
    live, _ = live_on(table)
    live.submit(GoOn(0))
    live.throw(0)
    roll = table.actions()[-1]
    live.correct(1, 0, 1)
    live.submit(GoOn(0))
    assert live.throw(0)
    assert table.actions()[-1] == roll


def test_games_without_people_are_dealt_without_hands() -> None:
    table = fair_table(CARD)
    assert Dealer(table).deal_all() == 1


def test_a_press_of_roll_may_be_a_wish_and_its_throw(tmp_path: Path) -> None:
    desk = Desk(tmp_path, games={"fair": FairGame(DIE * 10 + DIE)})
    desk.console.run(StartGame("fair", (SeatPlan(0, "person"), SeatPlan(1, "person"))))
    assert run_all(desk, Submit(GoOn(0)), Deal(0))
    assert desk.console.due() is None
    assert len(desk.table.journal) == 2
    assert not run_all(desk, Deal(0))
    assert desk.table.refusal == Refusal.NOT_CHANCE
    assert not run_all(desk, Submit(GoOn(1)), Deal(0))
    assert len(desk.table.journal) == 2


def run_all(desk: Desk, *commands: Command) -> bool:
    """What one press asks for."""
    return all(desk.console.run(command) for command in commands)
