"""The staff page's lock."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.settings import SettingsFile
from device.staff import RESET_FILE, StaffLock, hash_pin, reset_asked


class Clock:
    """Stands still until it is told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def kept() -> str:
    return hash_pin("123456")


def test_five_tries_then_sixty_seconds(kept: str) -> None:
    clock = Clock()
    lock = StaffLock(kept, clock)
    for left in (5, 4, 3, 2, 1):
        assert lock.tries_left() == left
        assert not lock.try_pin("654321")
    assert (lock.tries_left(), lock.wait()) == (0, 60.0)
    assert not lock.try_pin("123456")
    clock.now += 59.9
    assert not lock.try_pin("123456")
    clock.now += 0.1
    assert (lock.tries_left(), lock.wait()) == (5, 0.0)
    assert lock.try_pin("123456")


def test_the_right_pin_starts_the_count_again(kept: str) -> None:
    lock = StaffLock(kept, Clock())
    for _ in range(4):
        lock.try_pin("000000")
    assert lock.try_pin("123456")
    assert lock.tries_left() == 5


@pytest.mark.parametrize("pin", ["12345", "", "12345a", "１２３４５６", "1" * 33, "-12345"])
def test_a_pin_has_six_digits_or_more(kept: str, pin: str) -> None:
    with pytest.raises(ValueError, match="a PIN has 6 to 32 digits"):
        hash_pin(pin)
    assert not StaffLock(kept, Clock()).try_pin(pin)


def test_the_pin_is_salted_and_never_kept() -> None:
    one, other = hash_pin("123456"), hash_pin("123456")
    assert one != other
    assert "123456" not in one


def test_a_pin_is_set_kept_and_forgotten(tmp_path: Path) -> None:
    files = SettingsFile(tmp_path, tmp_path / "none.toml")
    lock = StaffLock(files.settings.staff.pin, Clock())
    assert not lock.is_set
    assert not lock.try_pin("")
    files.change("staff", "pin", lock.set_pin("24681012"))
    again = SettingsFile(tmp_path, tmp_path / "none.toml")
    assert not again.notices
    lock = StaffLock(again.settings.staff.pin, Clock())
    assert lock.is_set
    assert lock.try_pin("24681012")
    files.change("staff", "pin", lock.forget())
    assert not SettingsFile(tmp_path, tmp_path / "none.toml").settings.staff.pin


def test_a_usb_stick_resets_a_forgotten_pin(tmp_path: Path) -> None:
    assert not reset_asked(tmp_path)
    assert not reset_asked(tmp_path / "unplugged")
    (tmp_path / RESET_FILE).touch()
    assert reset_asked(tmp_path)
    (tmp_path / RESET_FILE).unlink()
    (tmp_path / RESET_FILE).mkdir()
    assert not reset_asked(tmp_path)
