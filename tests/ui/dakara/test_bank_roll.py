"""The bank's die at blackjack is thrown by a player's hand: it is one roll, told and counted once (K:152)."""

from __future__ import annotations

from games.dakara.actions import Bet, RollDie, Withdraw
from games.game import CHANCE
from tests.ui.dakara.build import Play
from tests.ui.dakara.landings import landed
from ui.dakara.presentation import DAKARA_PRESENTATION
from ui.dakara.settlement import settlement_of
from ui.dice import count_journal
from ui.screens.journal import journal_lines


def played() -> Play:
    """Player 0 stands on 9; the bank rolls 4 and 6, which beats it."""
    play = landed(35)
    for act in (Bet(0, 10_000, 0), 5, Withdraw(0), 4, 6):
        play.act(RollDie(CHANCE, act) if isinstance(act, int) else act)
    return play


def test_the_journal_tells_each_roll_once() -> None:
    model = played().model()
    lines = [line.text for line in reversed(journal_lines(model))]
    said = [line for line in lines if "rolled" in line or "bank's" in line][-5:]
    assert [line.rpartition(" (")[0] or line for line in said] == [
        "Orange rolled 5",
        "Orange rolled 4",
        "The roll was the bank's, which has 4 now",
        "Orange rolled 6",
        "The roll was the bank's, which has 10 now",
    ]


def test_the_dice_record_counts_each_roll_once() -> None:
    play = played()
    model = play.model()
    assert model.table is not None
    assert count_journal(model.table.journal, DAKARA_PRESENTATION.face).rolls == play.view.rolls_made


def test_the_settlement_names_each_roll_once() -> None:
    settled = settlement_of(played().model(unseen=1))
    assert settled is not None
    assert settled.rolls == (5, 4, 6)
