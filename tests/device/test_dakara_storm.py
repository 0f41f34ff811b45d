"""Whole evenings of Dakara with everything that people do at a table, at random: nothing is lost, no dollar appears."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from device.archive import Archive
from device.files import as_lines, parse
from device.inline_bots import InlineBots
from device.live import PACE, LiveGame
from device.records import Acted, Rewound, TakenBack
from device.seats import seats_for
from device.table import Table
from device.tables import header_for, resume, start
from games.dakara.game_entry import DAKARA
from games.dakara.observation import DakaraObservation
from games.game import CHANCE, Action, Choice, Range
from games.players import as_action
from tests.device.desk import Clock

BANK = 30_000_000
MOST = 1500


class Hands:
    """Presses whatever can be pressed."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.random = Random(seed)
        seats = seats_for([None, None, "random", None])
        options = DAKARA.options_type(players=4)
        header = header_for(DAKARA, options, seats, DAKARA.edition(), seed=seed.to_bytes(32, "big"))
        self.table: Table = start(Archive(folder), DAKARA, header)
        self.clock = Clock()
        self.live = LiveGame(self.table, InlineBots(), pace=PACE, clock=self.clock)

    def press(self) -> None:
        """One press, or none; sometimes two at the same moment, and sometimes second thoughts."""
        shown, random = self.live.model(unsaved=False), self.random
        for seat in shown.can_take_back:
            if random.random() < 0.2:
                assert self.live.take_back(seat)
                return
        if shown.can_undo and random.random() < 0.05:
            assert self.live.undo()
        elif self.table.actions() and random.random() < 0.01:
            at = random.choice([record.sequence for record in self.table.records if isinstance(record, Acted)][-8:])
            self.live.correct(at, 0, 1)
        elif shown.view.hammer is not None and random.random() < 0.1:
            self.live.hammer(shown.view.hammer)
        elif shown.hand is not None:
            assert self.live.throw(shown.hand) if random.random() < 0.8 else self.live.submit(self.one_of(shown.chance))
        elif shown.legal and random.random() < 0.7:
            for player in random.sample(sorted(shown.legal), min(len(shown.legal), random.choice((1, 1, 2)))):
                self.live.submit(self.one_of(shown.legal[player]))

    def one_of(self, choices: tuple[Choice, ...]) -> Action:
        choice = self.random.choice(choices)
        if not isinstance(choice, Range):
            return choice
        steps = (choice.high - choice.low) // choice.step
        return as_action(DAKARA, choice, choice.low + choice.step * self.random.randint(0, min(steps, 20)))

    def dollars(self) -> int:
        view = self.table.view
        assert isinstance(view, DakaraObservation)
        return view.bank + sum(seat.money + seat.stake for seat in view.seats)


@pytest.mark.parametrize("seed", [1, 2])
def test_an_evening_is_in_the_archive_as_it_was_played(tmp_path: Path, seed: int) -> None:
    hands = Hands(tmp_path, seed)
    for _ in range(MOST):
        hands.press()
        hands.clock.now += hands.random.choice((0.01, 0.05, 0.7, 3.0))
        hands.live.step()
        assert hands.dollars() == BANK
        if hands.table.finished:
            break
    hands.live.close()
    table = hands.table
    assert len(table.records) > 100
    kinds = {type(record) for record in table.records}
    assert {Acted, Rewound, TakenBack} <= kinds
    assert {"seat", "bot", "console", "hand"} <= {r.how for r in table.records if isinstance(r, Acted)}
    again = resume(Archive(tmp_path), {"dakara": DAKARA}, table.id)
    assert again.checksum() == table.checksum()
    assert again.actions() == table.actions()
    assert again.journal() == table.journal()
    whole = table.archive.load(table.id)
    assert parse(b"\n".join(as_lines(whole)) + b"\n", "game") == whole
    state = DAKARA.new_game(table.options, table.edition)
    for action in table.actions():
        state.apply_action(action)
    assert state.observation(CHANCE) == table.observation(CHANCE)
