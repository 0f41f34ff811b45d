"""Editions as TOML: the shipped values of a game, an owner's values laid over them, and strict errors in one line."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from games.game import EditionError, EditionValue

STATUSES: Final = ("rulebook", "implied", "derived", "published", "default", "owner")
"""Where a value may come from."""


class Limits(NamedTuple):
    """What is allowed for a key: from `low` to `high` by `step`, or only what is `among` these."""

    low: int
    high: int
    step: int = 1
    among: tuple[int, ...] = ()


Bounds = Callable[[str], Limits]
"""The limits of a key."""


class KeyedEdition:
    """The printed values of a game by dotted key, checked; a game adds what reads several at once."""

    __slots__ = ("_numbers", "_values")

    def __init__(self, values: Sequence[EditionValue]) -> None:
        self._values = tuple(values)
        self._numbers = {value.key: value.value for value in values}

    def values(self) -> Sequence[EditionValue]:
        """Every value with its bounds and status, in the order of the file."""
        return self._values

    def as_toml(self) -> str:
        """The whole edition as played."""
        return to_toml(self._values)

    def __getitem__(self, key: str) -> int:
        """The number of a dotted key."""
        return self._numbers[key]

    def same_numbers(self, other: KeyedEdition) -> bool:
        """Whether games with both editions play alike."""
        return self is other or self._numbers == other._numbers


E = TypeVar("E", bound=KeyedEdition)


def read(
    kind: type[E],
    package: str,
    bounds: Bounds,
    check: Callable[[E, str], None],
    overrides: Mapping[str, Any] | None,
    source: str,
) -> E:
    """The `edition.toml` of `package` with an owner's values laid over it, as an edition of `kind`.

    `check` looks for what no single value shows. Raises EditionError naming `source`.
    """
    text = files(package).joinpath("edition.toml").read_text(encoding="utf-8")
    values = shipped_values(text, "edition.toml", bounds)
    named = source or ("owner's edition" if overrides else "edition.toml")
    edition = kind(lay_over(values, overrides, named) if overrides else values)
    check(edition, named)
    return edition


def check_at_most(edition: KeyedEdition, key: str, highest: str, why: str, source: str) -> None:
    """Raises EditionError where the number of `key` is above that of `highest`."""
    if edition[key] > edition[highest]:
        raise EditionError(f"{source}: {key}: {edition[key]} {why}; allowed: up to {highest}, {edition[highest]}")


def parse(text: str, source: str) -> dict[str, Any]:
    """The tables of a TOML text; raises EditionError naming `source`."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = " ".join(str(error).split())[:120]
        raise EditionError(f"{_one_line(source)}: not readable as TOML: {reason}") from None


def shipped_values(text: str, source: str, bounds: Bounds) -> list[EditionValue]:
    """The values of a game's own file, where every line has a table of value, status and source."""
    tables = parse(text, source)
    found = []
    for key, entry in _leaves(tables):
        low, high, step, among = bounds(key)
        blank = EditionValue(key, low, low, high, status="default", source="", step=step, among=among)
        found.append(_changed(blank, entry, source))
    return found


def lay_over(shipped: Sequence[EditionValue], overrides: Mapping[str, Any], source: str) -> list[EditionValue]:
    """`shipped` with the owner's values in place.

    `overrides` has nested tables or dotted keys; a value is a whole number, or a table of value, status and source.
    """
    source = _one_line(source)
    values = {value.key: value for value in shipped}
    given: set[str] = set()
    for key, entry in _given(overrides, tuple(values), source):
        if key in given:
            raise EditionError(f"{source}: {key}: given twice; once is allowed")
        given.add(key)
        values[key] = _changed(values[key], entry, source)
    return list(values.values())


def to_toml(values: Sequence[EditionValue]) -> str:
    """All values as a text that `parse` and `lay_over` read back."""
    lines: list[str] = []
    table = ""
    for value in values:
        parent, _, name = value.key.rpartition(".")
        if parent != table:
            lines += ["", f"[{parent}]"] if lines else [f"[{parent}]"]
            table = parent
        lines.append(
            f"{name} = {{ value = {value.value}, status = {_quoted(value.status)}, source = {_quoted(value.source)} }}"
        )
    return "\n".join(lines) + "\n"


def _one_line(text: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in text)[:200]


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _leaves(tables: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for name, item in tables.items():
        if isinstance(item, Mapping) and "value" not in item:
            yield from _leaves(item, f"{prefix}{name}.")
        else:
            yield f"{prefix}{name}", item


def _given(tables: Mapping[str, Any], known: Sequence[str], source: str, prefix: str = "") -> Iterator[tuple[str, Any]]:
    for name, item in tables.items():
        key = f"{prefix}{name}"
        if key in known:
            yield key, item
        elif any(other.startswith(f"{key}.") for other in known):
            if not isinstance(item, Mapping):
                raise EditionError(f"{source}: {key}: {_shown(item)} is not a table; {_names_under(f'{key}.', known)}")
            yield from _given(item, known, source, f"{key}.")
        else:
            raise EditionError(f"{source}: {_shown(key)[1:-1]}: unknown key; {_names_under(prefix, known)}")


def _names_under(prefix: str, known: Sequence[str]) -> str:
    names = dict.fromkeys(key[len(prefix) :].split(".")[0] for key in known if key.startswith(prefix))
    return f"allowed here: {', '.join(names)}"


def _changed(old: EditionValue, entry: Any, source: str) -> EditionValue:
    """`old` with the number of `entry`, which is checked against the bounds."""
    status, origin, number = "owner", source, entry
    if isinstance(entry, Mapping):
        for name in entry:
            if name not in ("value", "status", "source"):
                shown = _shown(str(name))[1:-1]
                raise EditionError(f"{source}: {old.key}.{shown}: unknown key; allowed here: value, status, source")
        number = entry.get("value")
        status = _status(old.key, entry.get("status", "owner"), source)
        origin = _origin(old.key, entry.get("source", source), source)
    if type(number) is not int or not old.allows(number):
        raise EditionError(f"{source}: {old.key}: {_shown(number)} is not possible; allowed: {_allowed(old)}")
    return msgspec.structs.replace(old, value=number, status=status, source=origin)


def _allowed(value: EditionValue) -> str:
    if value.among:
        return ", ".join(map(str, value.among))
    steps = f" in steps of {value.step}" if value.step > 1 else ""
    return f"a whole number from {value.low} to {value.high}{steps}"


def _status(key: str, status: Any, source: str) -> str:
    if status not in STATUSES:
        raise EditionError(f"{source}: {key}.status: {_shown(status)} is not possible; allowed: {', '.join(STATUSES)}")
    return str(status)


def _origin(key: str, origin: Any, source: str) -> str:
    if not isinstance(origin, str) or not origin.isprintable() or len(origin) > 200:
        raise EditionError(f"{source}: {key}.source: {_shown(origin)} is not possible; allowed: one line of text")
    return origin


def _shown(value: Any) -> str:
    """A value as one short line, whatever it is."""
    if value is None:
        return "nothing"
    if isinstance(value, int) and abs(value) > 10**12:
        return "a huge number"
    if isinstance(value, (list, tuple, dict)):
        return f"a {'table' if isinstance(value, dict) else 'list'}"
    if isinstance(value, (str, bytes)):
        value = value[:60]
    return ascii(value)[:80]
