"""Dice and bank through a real window: an evening's payments by mouse clicks, and a cut of the power."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.running import MISSING, WHY_NOT, played, played_and_killed

pytestmark = pytest.mark.skipif(bool(MISSING), reason=WHY_NOT)


@pytest.mark.slow
@pytest.mark.parametrize(("panel", "stance"), [("7in", "stand"), ("10in", "stand"), ("15in", "flat")])
def test_payments_dice_cards_and_an_entry_put_right_outlive_a_cut_of_the_power(
    display: str, tmp_path: Path, panel: str, stance: str
) -> None:
    data, table = tmp_path / "data", ("--panel", panel, "--stance", stance)
    before = played_and_killed("bank", display, data, *table)
    assert before["wrong"] == ""
    assert before["faults"] == []
    assert before["money"] == [50_000, 75_000, 25_000]
    after = played("bank-close", display, data, *table)
    assert after["resumed"] == before["checksum"]
    assert after["money"] == before["money"]
    assert after["finished"]
    assert after["faults"] == []
