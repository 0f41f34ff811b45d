"""A TOML file of the table with checked values: whatever is wrong in it is one line that names file, key and value."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Any


class HardwareError(Exception):
    """A file of the hardware says something impossible: one line with file, key, value and what is allowed."""


class TomlFile:
    """A TOML file with checked values by dotted key."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        try:
            self._values = tomllib.loads(text)
        except (ValueError, RecursionError) as fault:
            raise HardwareError(f"{name}: {fault}") from None

    def error(self, key: str, value: object, allowed: str) -> HardwareError:
        return HardwareError(f"{self._name}: {key}: {_told(value)} (allowed: {allowed})")

    def value(self, key: str) -> Any:
        found: Any = self._values
        for part in key.split("."):
            try:
                found = found[int(part)] if isinstance(found, list) else found[part]
            except (KeyError, IndexError, ValueError, TypeError):
                raise HardwareError(f"{self._name}: {key}: missing") from None
        return found

    def whole(self, key: str, low: int, high: int) -> int:
        value = self.value(key)
        if type(value) is not int or not low <= value <= high:
            raise self.error(key, value, f"{low} to {high}" if low < high else str(low))
        return value

    def number(self, key: str, low: float, high: float) -> float:
        value = self.value(key)
        if type(value) not in (int, float) or not low <= value <= high:
            raise self.error(key, value, f"{low:g} to {high:g}")
        return float(value)

    def word(self, key: str, allowed: Sequence[str]) -> str:
        value = self.value(key)
        if value not in allowed:
            raise self.error(key, value, ", ".join(allowed))
        return str(value)

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.error(key, value, "true, false")
        return value

    def length(self, key: str, wanted: int | None = None) -> int:
        """How many tables [[key]] there are; exactly `wanted`, if given."""
        value = self._values.get(key, [])
        if not isinstance(value, list) or (wanted is not None and len(value) != wanted):
            raise self.error(key, value, f"{'' if wanted is None else f'{wanted} '}tables [[{key}]]")
        return len(value)

    def keys(self, table: str) -> list[str]:
        """The keys of a table."""
        value = self.value(table)
        if not isinstance(value, dict):
            raise self.error(table, value, "a table")
        return list(value)


def _told(value: object) -> str:
    try:
        return repr(value)
    except ValueError:  # Python writes no number of more than 4300 digits
        return "a number of thousands of digits"
