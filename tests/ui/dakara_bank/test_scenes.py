"""What hands and eyes ask of every sheet of the bank, on every panel, with as many seats as there may be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.ui.checks import LongWords
from tests.ui.dakara_bank.desk import BANK, BankDesk
from ui.commands import Home, SetMode
from ui.kit.panel import PANELS, Panel
from ui.text.words import Words


def seats(desk: BankDesk) -> None:
    desk.console.run(Home())
    desk.touch("bank", "place:0", "place:2")


def seats_with_books(desk: BankDesk) -> None:
    desk.console.run(Home())
    desk.touch("bank")


def home(desk: BankDesk) -> None:
    desk.console.run(Home())


def new(desk: BankDesk) -> None:
    desk.scene()


def payer(desk: BankDesk) -> None:
    desk.touch("account:0")


def no_amount(desk: BankDesk) -> None:
    desk.touch("account:0", "account:1")


def not_thousands(desk: BankDesk) -> None:
    desk.touch("account:0", f"account:{BANK}", "key:2")


def too_much(desk: BankDesk) -> None:
    desk.touch("account:0", f"account:{BANK}", "key:9", "key:000", "key:000")


def typed(desk: BankDesk) -> None:
    desk.touch(f"account:{BANK}", "account:0", "key:2", "key:9", "key:000", "key:000")


def paid(desk: BankDesk) -> None:
    typed(desk)
    desk.touch("pay")
    assert "undo" in desk.targets()


def one_die(desk: BankDesk) -> None:
    desk.touch("throw")
    desk.wait(2)


def two_dice(desk: BankDesk) -> None:
    desk.touch("throw-two")
    desk.wait(2)


def in_the_air(desk: BankDesk) -> None:
    desk.touch("throw-two")
    desk.wait(0.2)


def gold(desk: BankDesk) -> None:
    desk.touch("gold")


def boarding_pass(desk: BankDesk) -> None:
    desk.touch("pass")


def real_die(desk: BankDesk) -> None:
    desk.console.run(SetMode("dice", "table"))
    desk.touch("throw")


def real_gold(desk: BankDesk) -> None:
    desk.console.run(SetMode("cards", "table"))
    desk.touch("gold")


def real_pass(desk: BankDesk) -> None:
    desk.console.run(SetMode("cards", "table"))
    desk.touch("pass")


def corrected(desk: BankDesk) -> None:
    """Eight entries, one of them a correction."""
    desk.pay(BANK, 0, "2", "0", "000", "000")
    for _ in range(5):
        desk.pay(0, BANK, "9", "1", "1", "000")
    desk.pay(0, 1, "5", "000")
    desk.touch("ledger", "entry:6", "agree:0", "agree:1")
    desk.wait(4)


def ledger(desk: BankDesk) -> None:
    corrected(desk)
    desk.touch("ledger")


def refused(desk: BankDesk) -> None:
    ledger(desk)
    desk.touch("entry:8")


def consent(desk: BankDesk) -> None:
    ledger(desk)
    desk.touch("entry:7")


def consenting(desk: BankDesk) -> None:
    consent(desk)
    desk.touch("agree:1")


def empty_ledger(desk: BankDesk) -> None:
    desk.touch("ledger")


def notes(desk: BankDesk) -> None:
    desk.touch("ledger", "notes")


def closing(desk: BankDesk) -> None:
    desk.pay(BANK, 0, "5", "000")
    desk.touch("ledger", "close-books")


def closed(desk: BankDesk) -> None:
    closing(desk)
    desk.touch("close-now")


MOMENTS: tuple[Callable[[BankDesk], None], ...] = (
    home, seats, seats_with_books, new, payer, no_amount, not_thousands, too_much, typed, paid, one_die, two_dice,
    in_the_air, gold, boarding_pass, real_die, real_gold, real_pass, corrected, ledger, refused, consent, consenting,
    empty_ledger, notes, closing, closed,
)  # fmt: skip

OWN_CHOICE = (seats, seats_with_books, consent, consenting)
"""Here a seat button is a choice itself: it joins, or agrees."""

each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
each_moment = pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)


@each_moment
@each_panel
@pytest.mark.parametrize("players", [2, 6])
def test_hands_and_eyes(tmp_path: Path, panel: Panel, moment: Callable[[BankDesk], None], players: int) -> None:
    desk = BankDesk(tmp_path, panel, players)
    moment(desk)
    for words in (Words(), LongWords()):
        desk.check(words)


@each_moment
def test_equal_models_give_equal_scenes(tmp_path: Path, moment: Callable[[BankDesk], None]) -> None:
    desk = BankDesk(tmp_path)
    moment(desk)
    assert desk.scene() == desk.scene()


@each_panel
@pytest.mark.parametrize("moment", [m for m in MOMENTS if m not in OWN_CHOICE], ids=lambda moment: moment.__name__)
def test_every_pad_is_reached_by_buttons(tmp_path: Path, panel: Panel, moment: Callable[[BankDesk], None]) -> None:
    desk = BankDesk(tmp_path, panel)
    moment(desk)
    # HELP and UNDO do what these do, and the sound is one of the settings
    wanted = set(desk.targets()) - {"help", "sound", "close"}
    reached = set()
    for _ in range(len(wanted) + 2):
        desk.press(0)
        reached.add(desk.marked())
    # where a sheet has nothing else, OK closes it too
    assert reached - {"close"} == wanted
