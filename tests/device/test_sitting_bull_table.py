"""Sitting Bull at the running table: the oldest begins, real cards are entered, whole evenings come back as played."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Literal

import pytest

from device.archive import Archive
from device.faults import Refusal
from device.files import as_lines, parse
from device.history import History
from device.inline_bots import InlineBots
from device.live import LiveGame
from device.records import Acted, Rewound
from device.saved import saved_games
from device.seats import seats_for
from device.table import Table
from device.tables import header_for, resume, start
from games.catalogue import GAMES
from games.game import CHANCE, Action, Choice
from games.sitting_bull.actions import DealCard, DealWisdom, DrawFirstPlayer, PlayCard, PlayIcon, ShowWisdom, TurnUpCard
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.terms import Awaits

MOST = 2000


class Evening:
    """A table whose people press at random what can be pressed."""

    def __init__(self, archive: Archive, seed: int, cards: Literal["console", "table"], bots: list[str | None]) -> None:
        self.random = Random(seed)
        options = SittingBullOptions(players=len(bots), cards=cards)
        header = header_for(
            SITTING_BULL, options, seats_for(bots), SITTING_BULL.edition(), seed=seed.to_bytes(32, "big")
        )
        self.table: Table = start(archive, SITTING_BULL, header)
        self.live = LiveGame(self.table, InlineBots(), pace=0, clock=lambda: 0.0)

    @property
    def view(self) -> SittingBullObservation:
        assert isinstance(self.table.view, SittingBullObservation)
        return self.table.view

    def press(self, second_thoughts: bool) -> None:
        """One act of somebody, or what goes by itself."""
        shown, random = self.live.model(unsaved=False), self.random
        if second_thoughts and shown.can_undo and random.random() < 0.1:
            assert self.live.undo()
        elif second_thoughts and self.table.actions() and random.random() < 0.02:
            acts = [record.sequence for record in self.table.records if isinstance(record, Acted)]
            self.live.correct(random.choice(acts[-8:]), 0, 1)
        elif shown.hand is not None and random.random() < 0.5:
            assert self.live.throw(shown.hand)
        elif shown.chance:
            assert self.live.submit(self.one_of(shown.chance)), self.live.refusal
        elif shown.legal:
            assert self.live.submit(self.one_of(shown.legal[min(shown.legal)])), self.live.refusal
        else:
            self.live.step()

    def one_of(self, choices: tuple[Choice, ...]) -> Action:
        choice = self.random.choice(choices)
        assert isinstance(choice, Action)
        return choice

    def play(self, second_thoughts: bool = False) -> None:
        for _ in range(MOST):
            if self.table.finished:
                return
            self.press(second_thoughts)
        raise AssertionError("no end")

    def played(self, kind: type[Action]) -> list[str]:
        """How the acts of this kind that count came about."""
        undone = {line.sequence for line in self.table.journal() if line.undone_by is not None}
        return [
            record.how
            for record in self.table.records
            if isinstance(record, Acted) and record.sequence not in undone and record.action["type"] == kind.__name__
        ]


def test_people_tap_who_is_oldest_or_let_it_be_drawn() -> None:
    tapped, drawn = (Evening(Archive(None), 1, "console", [None] * 3) for _ in range(2))
    shown = tapped.live.model(unsaved=False)
    assert (shown.hand, shown.chance) == (0, tuple(DrawFirstPlayer(CHANCE, seat) for seat in range(3)))
    assert not tapped.live.step(), "it waits for people"
    assert tapped.live.submit(DrawFirstPlayer(CHANCE, 2))
    assert (tapped.view.first, tapped.view.awaits) == (2, Awaits.REGION_CARD)
    assert drawn.live.throw(0)
    assert drawn.view.first in range(3)
    assert [record.how for record in drawn.table.records if isinstance(record, Acted)] == ["console"]


def test_the_console_deals_what_is_public_and_what_is_secret() -> None:
    evening = Evening(Archive(None), 2, "console", [None] * 4)
    assert evening.live.throw(0)
    while evening.live.step():
        pass
    assert evening.view.awaits is Awaits.EXCHANGE
    assert set(evening.played(TurnUpCard)) == set(evening.played(DealCard)) == {"console"}
    assert len(evening.played(DealCard)) == 16
    assert len(evening.played(DealWisdom)) == 4


def test_with_real_cards_people_enter_what_lies_open_and_keep_their_hands() -> None:
    evening = Evening(Archive(None), 3, "table", [None] * 3)
    evening.play()
    table = evening.table
    assert evening.played(DealCard) == evening.played(DealWisdom) == evening.played(PlayCard) == []
    assert len(evening.played(PlayIcon)) == 36
    assert len(evening.played(ShowWisdom)) == 3
    assert set(evening.played(TurnUpCard)) == {"hand"}
    by_console = [r.action["type"] for r in table.records if isinstance(r, Acted) and r.how == "console"]
    assert set(by_console) <= {"DrawFirstPlayer"}, "all else is drawn on the table"
    assert all(seat.hand is None for seat in evening.view.seats), "not even at the end"


@pytest.mark.parametrize("awaits", [Awaits.REGION_CARD, Awaits.PRESENT])
def test_until_a_real_card_is_drawn_whoever_draws_it_may_take_the_pawn_back(awaits: Awaits) -> None:
    evening = Evening(Archive(None), 4, "table", [None] * 3)
    while not evening.view.round or evening.view.awaits is not awaits:
        evening.press(second_thoughts=False)
    before, player = evening.table.ply, evening.view.turn
    assert evening.live.model(unsaved=False).hand is None, "no press draws a real card"
    assert evening.live.undo()
    assert (evening.table.ply, evening.view.turn, evening.table.current) == (before - 1, player, (player,))


def test_a_wrong_card_is_taken_back_as_long_as_nobody_acts_on_it() -> None:
    evening = Evening(Archive(None), 4, "table", [None] * 3)
    while evening.view.round < 2 or evening.view.awaits is not Awaits.REGION_CARD:
        evening.press(second_thoughts=False)
    waiting = evening.view
    evening.press(second_thoughts=False)
    assert evening.view.turn != waiting.turn
    assert evening.live.undo()
    assert evening.view == waiting


@pytest.mark.parametrize(
    ("cards", "bots"),
    [("console", [None, "random", None]), ("console", ["easy", None, None, None]), ("table", [None, None])],
)
def test_an_evening_is_in_the_archive_as_it_was_played(
    cards: Literal["console", "table"], bots: list[str | None], tmp_path: Path
) -> None:
    evening = Evening(Archive(tmp_path), 5, cards, bots)
    evening.play(second_thoughts=True)
    evening.live.close()
    table = evening.table
    whole = table.archive.load(table.id)
    table.archive.close()
    assert {Acted, Rewound} <= {type(record) for record in table.records}
    again = resume(Archive(tmp_path), GAMES, table.id)
    assert again.checksum() == table.checksum()
    assert again.actions() == table.actions()
    assert again.journal() == table.journal()
    assert again.modes.cards == cards
    assert parse(b"\n".join(as_lines(whole)) + b"\n", "game") == whole


@pytest.mark.parametrize("cards", ["console", "table"])
def test_a_pulled_plug_loses_nothing_that_was_shown(cards: Literal["console", "table"], tmp_path: Path) -> None:
    evening = Evening(Archive(tmp_path), 8, cards, [None, None])
    while not evening.table.finished:
        evening.press(second_thoughts=False)
        if evening.table.ply % 9 == 0:
            again = resume(evening.table.archive, GAMES, evening.table.id)
            assert again.checksum() == evening.table.checksum()
            assert again.position == evening.table.position


def test_a_game_that_waits_and_one_that_is_over_are_found_again(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    waiting, over = Evening(archive, 1, "table", [None, None]), Evening(archive, 2, "console", [None, "random"])
    for _ in range(30):
        waiting.press(second_thoughts=False)
    over.play()
    found_over, saved = saved_games(archive, GAMES)
    assert (saved.game, saved.view, saved.finished) == ("sitting-bull", waiting.view, False)
    assert (found_over.view, found_over.finished) == (over.view, True)
    history = History(tmp_path, archive, GAMES)
    history.update()
    (found,) = history.all_time().items()
    assert found[0] == "sitting-bull"
    assert found[1].games == 1
    assert found[1].score is not None
    assert found[1].score.amount == over.table.returns()[0], "a person's, whatever the bot has"
    assert (found[1].win, sum(found[1].faces)) == (None, 0)


def test_a_card_is_taken_back_after_another_look_at_the_own_hand(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    evening = Evening(archive, 3, "console", [None, None, None])
    for _ in range(MOST):
        if evening.view.awaits is Awaits.CARD:
            break
        evening.press(second_thoughts=False)
    table, (player,) = evening.table, evening.view.current
    before = table.checksum()
    table.note_peek(player)
    choices = [choice for choice in table.legal(player) if isinstance(choice, PlayCard)]
    table.submit(choices[0], player)
    assert evening.view.awaits is Awaits.PLACE, "the card leaves a choice of regions"
    table.note_peek(player)
    table = resume(archive, GAMES, table.id)
    table.note_peek(player)
    table.undo(player)
    assert table.checksum() == before
    table.submit(choices[0], player)
    # another hand may be anything
    table.note_peek((player + 1) % 3)
    assert table.undo_barrier(player) == Refusal.AFTER_PEEK
