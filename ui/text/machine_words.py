"""How the machine is, in words; what can't be known is said so."""

from __future__ import annotations

from typing import NamedTuple

from ui.model import MachineHealth
from ui.text.words import Words

GIGABYTE = 1_000_000_000
LITTLE_BYTES = 200_000_000
"""Less than this is hardly room for a night of games and what the system writes."""
HOT = 80.0
"""From here on a Pi slows itself down."""


class Fact(NamedTuple):
    """One line about the machine; `alert`: somebody should do something."""

    icon: str
    title: str
    text: str
    alert: bool = False


def machine_facts(words: Words, health: MachineHealth) -> list[Fact]:
    """Everything that is known of the machine, always the same lines."""
    return [
        _temperature(words, health.celsius),
        _now_or_since(
            words, "gauge", words("Speed"), health.throttled, health.throttled_seen,
            words("Full"), words("Slowed down now: heat or a weak supply"),
            words("Was slowed down since the start"),
        ),
        _now_or_since(
            words, "bolt", words("Supply"), health.undervoltage, health.undervoltage_seen,
            words("Fine"), words("Too weak now: use a stronger one"),
            words("Was too weak since the start"),
        ),
        _disk(words, health.free_bytes),
        Fact("clock", words("Running for"), _unknown(words) if health.uptime is None else _span(words, health.uptime)),
        Fact("plug", words("Power cuts"), _counted(words, health.power_cuts)),
        Fact("warning", words("Crashes"), _counted(words, health.crashes)),
    ]  # fmt: skip


def _unknown(words: Words) -> str:
    return words("not known")


def _temperature(words: Words, celsius: float | None) -> Fact:
    title = words("Temperature")
    if celsius is None:
        return Fact("thermometer", title, _unknown(words))
    hot = celsius >= HOT
    shown = f"{celsius:.0f} °C"
    return Fact("thermometer", title, words("{shown}: too hot").format(shown=shown) if hot else shown, hot)


def _now_or_since(
    words: Words, icon: str, title: str, now: bool | None, seen: bool | None, fine: str, bad: str, was: str
) -> Fact:
    if now:
        return Fact(icon, title, bad, True)
    if seen:
        return Fact(icon, title, was, True)
    return Fact(icon, title, _unknown(words) if now is None and seen is None else fine)


def _disk(words: Words, free: int | None) -> Fact:
    title = words("Free on the disk")
    if free is None:
        return Fact("disk", title, _unknown(words))
    return Fact("disk", title, f"{free / GIGABYTE:.1f} GB", free < LITTLE_BYTES)


def _span(words: Words, seconds: float) -> str:
    """The two largest units: "3 days, 4 hours"."""
    minutes = int(seconds // 60)
    days, hours, minutes = minutes // 1440, minutes // 60 % 24, minutes % 60
    shown = [
        words.plural("{n} day", "{n} days", days) if days else "",
        words.plural("{n} hour", "{n} hours", hours) if hours else "",
        words.plural("{n} minute", "{n} minutes", minutes) if not days else "",
    ]
    return ", ".join(part for part in shown if part)


def _counted(words: Words, count: int) -> str:
    return words.plural("{n} time", "{n} times", count) if count else words("none")
