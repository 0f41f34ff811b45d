"""The bank's light: seat buttons alone."""

from __future__ import annotations

from pathlib import Path

from games.dakara.events import Paid
from games.dakara.terms import BANK
from games.dakara_bank.actions import Transfer
from games.dakara_bank.events import Closed
from hardware.bed import load_bed
from hardware.overlay import load_overlay
from tests.ui.dakara_bank.desk import BankDesk
from ui.dakara_bank.lights import lights, places
from ui.lights.light import Light, Meaning


def test_every_seat_is_lit_in_its_colour_and_the_bed_is_dark(tmp_path: Path) -> None:
    view = BankDesk(tmp_path).view()
    assert lights(view).board == {f"button-{p}": Light(Meaning.OCCUPIED, (p,)) for p in range(3)}
    assert places(view) == frozenset()
    assert load_overlay("dakara-bank", load_bed()).zones == {}


def test_payer_and_payee_pulse(tmp_path: Path) -> None:
    view, pulse = BankDesk(tmp_path).view(), Light(Meaning.CHANGED)
    assert lights(view, changed=[Paid(0, 2, 1000, "transfer")]).change == {"button-0": pulse, "button-2": pulse}
    assert lights(view, changed=[Paid(BANK, 1, 1000, "transfer")]).change == {"button-1": pulse}


def test_a_payment_put_together_and_the_richest_at_the_end(tmp_path: Path) -> None:
    view = BankDesk(tmp_path).view()
    assert lights(view, chosen=[Transfer(1, 1000, 2)]).prompt == {"button-1": Light(Meaning.CHOSEN, (1,))}
    assert lights(view, changed=[Closed(0, (2,))]).change == {"button-2": Light(Meaning.RESULT, (2,))}
