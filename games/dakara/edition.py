"""All that is printed on the board, the cards and the reference cards of Dakara, from `edition.toml`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from games.dakara.edition_checks import check
from games.dakara.edition_limits import limits
from games.editions import lay_over, shipped_values, to_toml
from games.game import EditionValue


class DakaraEdition:
    """The printed values by dotted key, checked."""

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
        """The number of a dotted key: dollars, faces 1 to 6, or 1 for yes and 0 for no."""
        return self._numbers[key]

    def same_numbers(self, other: DakaraEdition) -> bool:
        """Whether games with both editions play alike."""
        return self is other or self._numbers == other._numbers

    def cells(self, path: str, count: int, first: int = 1) -> tuple[int, ...]:
        """The numbers of `path`.first, `path`.first+1, ...: `count` of them."""
        return tuple(self._numbers[f"{path}.{k}"] for k in range(first, first + count))

    def faces(self, path: str) -> tuple[int, ...]:
        """What stands beside each face of the die, 1 to 6: `faces("disc.face")[face - 1]`."""
        return self.cells(path, 6)

    def sums(self, path: str) -> tuple[int, ...]:
        """What stands beside each sum of two rolls: `sums("baccarat.sum")[total - 2]`."""
        return self.cells(path, 11, first=2)


def read_edition(overrides: Mapping[str, Any] | None = None, source: str = "") -> DakaraEdition:
    """The shipped edition with an owner's values laid over it; raises EditionError naming `source`."""
    text = files("games.dakara").joinpath("edition.toml").read_text(encoding="utf-8")
    values = shipped_values(text, "edition.toml", limits)
    if overrides:
        values = lay_over(values, overrides, source or "owner's edition")
    check({value.key: value.value for value in values}, source or ("owner's edition" if overrides else "edition.toml"))
    return DakaraEdition(values)
