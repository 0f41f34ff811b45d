"""Settings as screens know them: one flat list of names with plain texts as values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec

from device.settings import Settings

HIDDEN = ("staff",)
DEVICES = ("touch", "lamps", "buttons", "speaker", "printer")
"""Tables whose settings are known by both names ("lamps.form"), since several have the same."""


def as_plain(settings: Settings) -> dict[str, str]:
    """Every setting that people may see, by its own name ("volume", "lamps.form", "name-0" to "name-5").

    Numbers of a list stand side by side, with spaces between.
    """
    plain: dict[str, str] = {}
    for table, values in _tables(settings).items():
        if table in HIDDEN:
            continue
        for name, value in values.items():
            if name == "names":
                plain.update({f"name-{place}": each for place, each in enumerate(value)})
            else:
                plain[_plain_name(table, name)] = " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return plain


def from_plain(settings: Settings, name: str, value: str) -> tuple[str, str, object]:
    """Table, key and value of a plain setting; raises ValueError (one line) for a name that is none."""
    if name.startswith("name-") and name[5:].isdecimal() and int(name[5:]) < len(settings.table.names):
        names = list(settings.table.names)
        names[int(name[5:])] = value
        return "table", "names", names
    for table, values in _tables(settings).items():
        for key in values:
            if table not in HIDDEN and key != "names" and name == _plain_name(table, key):
                if isinstance(values[key], tuple):
                    return table, key, [_number(part) for part in value.split()]
                kind = get_type_hints(type(getattr(settings, table)), include_extras=True)[key]
                return table, key, _typed(value, kind)
    raise ValueError(f"there is no setting {name}")


def _plain_name(table: str, key: str) -> str:
    return f"{table}.{key}" if table in DEVICES else key


def _typed(value: str, kind: Any) -> object:
    """The text as a number where the setting is one; left as it is where that is impossible, to be refused by name."""
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        return _number(value)


def _number(value: str) -> int | float | str:
    for number in (int, float):
        try:
            return number(value)
        except ValueError:
            continue
    return value


def _tables(settings: Settings) -> Mapping[str, Mapping[str, Any]]:
    return {
        table: {name: getattr(part, name) for name in part.__struct_fields__}
        for table in settings.__struct_fields__
        for part in (getattr(settings, table),)
    }
