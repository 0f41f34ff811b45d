"""Nothing runs ahead of the die: neither a balance nor a light tells what a roll in the air will bring."""

from __future__ import annotations

from msgspec.structs import replace

from games.dakara.events import Bankrupt, Moved, Paid, Rolled
from games.dakara.observation import DakaraObservation
from games.dakara.terms import BANK, ESCROW
from games.game import Event
from tests.ui.dakara.build import Play
from tests.ui.dakara.test_turn import all_of, begun, only
from ui.dakara.as_of import as_of
from ui.dakara.playback import REST, TUMBLE
from ui.dakara.reading import view_of
from ui.dakara.screens import DakaraScreen
from ui.kit.pieces.bank_note import BankNote
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.money_card import MoneyCard
from ui.model import Model
from ui.reading import table_of
from ui.screens.journal import JournalScreen


def view(model: Model) -> DakaraObservation:
    return view_of(model)


def test_payments_are_turned_back() -> None:
    model = begun().model()
    before = view(model)
    events = (
        Paid(BANK, 1, 5000, "collect"),
        Paid(0, 2, 7000, "sale"),
        Paid(ESCROW, 1, 4000, "stake_back", 1),
        Paid(0, ESCROW, 3000, "stake", 0),
        Paid(ESCROW, BANK, 2000, "lost_stake", 2),
        Moved(1, 13, 17),
        Bankrupt(2),
    )
    after = view(as_of(model, events))
    assert after.bank == before.bank + 5000 - 2000
    assert [seat.money for seat in after.seats] == [50_000 + 10_000, 50_000 - 9_000, 50_000 - 7_000]
    assert [seat.stake for seat in after.seats] == [-3000, 4000, 2000]
    assert [seat.space for seat in after.seats] == [0, 13, 0]
    assert not after.seats[2].out


def test_what_moves_no_money_changes_nothing() -> None:
    model = begun().model()
    assert as_of(model, (Rolled(1, 2, 3),)) is model
    assert as_of(model, ()) is model


def rolled() -> tuple[Play, Model, tuple[Event, ...]]:
    """A person's roll for the move that pays at once, and the model before it."""
    play = Play(3, seed=1)
    while True:
        before = play.model()
        events = play.step()
        if any(isinstance(e, Moved) for e in events) and any(isinstance(e, Paid) for e in events):
            return play, before, events


def test_balances_wait_for_the_die() -> None:
    play, before, events = rolled()
    screen = DakaraScreen()
    old = screen.scene(before)
    for now, same in ((0.0, True), (TUMBLE - 0.01, True), (TUMBLE + 0.01, False)):
        scene = screen.scene(play.model(unseen=events, now=now))
        moneys = [card.money for card in all_of(scene, MoneyCard)]
        assert (moneys == [card.money for card in all_of(old, MoneyCard)]) == same
        assert (only(scene, BankNote).number == only(old, BankNote).number) == same


def test_lights_wait_for_the_die() -> None:
    play, before, events = rolled()
    screen = DakaraScreen()
    assert screen.told(before) == before
    flying = play.model(unseen=events, now=0.0)
    told = table_of(screen.told(flying))
    assert told.view == table_of(before).view
    assert told.unseen == ()
    assert not told.legal
    lying = play.model(unseen=events, now=TUMBLE + 0.01)
    assert screen.told(lying) == lying
    done = play.model(unseen=events, now=TUMBLE + REST + 0.01)
    assert screen.told(done) == done


def test_of_several_rolls_each_is_told_in_its_turn() -> None:
    play, _, events = rolled()
    screen = DakaraScreen()
    more = (*events, Rolled(0, 3, 99), Paid(BANK, 0, 1000, "cell"))
    model = play.model(unseen=more, now=0.0)
    screen.told(model)
    later = replace(model, now=TUMBLE + 0.01)
    assert table_of(screen.told(later)).unseen == events
    last = replace(model, now=TUMBLE + REST + 0.1)
    assert table_of(screen.told(last)).unseen == events
    lies = replace(model, now=TUMBLE + REST + TUMBLE + 0.1)
    assert screen.told(lies) == lies


def test_the_journal_promises_nothing_hidden() -> None:
    assert only(JournalScreen().scene(begun().model()), Banner).overline == "Newest first"
