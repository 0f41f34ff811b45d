"""The lock of the staff page: a PIN of 6 digits or more, kept as a salted scrypt hash; 5 tries, then 60 s."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from hashlib import scrypt
from pathlib import Path
from typing import Final

RESET_FILE: Final = "firelight-reset-pin"
LEAST_DIGITS: Final = 6
MOST_DIGITS: Final = 32
TRIES: Final = 5
WAIT_SECONDS: Final = 60.0


def hash_pin(pin: str, salt: bytes | None = None) -> str:
    """The form kept in the settings: "scrypt:" salt ":" hash, in hex; raises ValueError for less than six digits."""
    if not (pin.isascii() and pin.isdigit() and LEAST_DIGITS <= len(pin) <= MOST_DIGITS):
        raise ValueError(f"a PIN has {LEAST_DIGITS} to {MOST_DIGITS} digits")
    salt = salt or secrets.token_bytes(16)
    digest = scrypt(pin.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32)
    return f"scrypt:{salt.hex()}:{digest.hex()}"


def reset_asked(mount: Path) -> bool:
    """A USB stick mounted here holds the file that resets a forgotten PIN (an empty file named RESET_FILE)."""
    try:
        return (mount / RESET_FILE).is_file()
    except OSError:
        return False


class StaffLock:
    """Counts the tries. `kept` is the hash from the settings, empty when no PIN was set yet."""

    def __init__(self, kept: str, clock: Callable[[], float]) -> None:
        self.kept = kept
        self._clock = clock
        self._wrong = 0
        self._closed_until: float | None = None

    @property
    def is_set(self) -> bool:
        """A PIN has been chosen; without one the staff page asks for a new one."""
        return bool(self.kept)

    def wait(self) -> float:
        """Seconds until the next try is taken; 0 when one is."""
        if self._closed_until is None:
            return 0.0
        return max(0.0, self._closed_until - self._clock())

    def tries_left(self) -> int:
        """Before the wait."""
        return 0 if self.wait() else TRIES - self._wrong

    def try_pin(self, pin: str) -> bool:
        """Is it the PIN? Counts a wrong one; during the wait nothing is looked at."""
        if self.wait() or not self.kept:
            return False
        try:
            right = hmac.compare_digest(hash_pin(pin, bytes.fromhex(self.kept.split(":")[1])), self.kept)
        except ValueError:
            right = False
        if right:
            self._wrong = 0
            return True
        self._wrong += 1
        if self._wrong >= TRIES:
            self._wrong = 0
            self._closed_until = self._clock() + WAIT_SECONDS
        return False

    def set_pin(self, pin: str) -> str:
        """Choose a PIN; gives its hash for the settings. Raises ValueError for less than six digits."""
        self.kept = hash_pin(pin)
        self._wrong = 0
        return self.kept

    def forget(self) -> str:
        """After the USB stick's reset: no PIN; gives the empty hash for the settings."""
        self.kept = ""
        self._wrong = 0
        self._closed_until = None
        return ""
