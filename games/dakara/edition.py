"""All that is printed on the board, the cards and the reference cards of Dakara, from `edition.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.dakara.edition_checks import check
from games.dakara.edition_limits import limits
from games.editions import KeyedEdition, read


class DakaraEdition(KeyedEdition):
    """The printed values, checked: dollars, faces 1 to 6, or 1 for yes and 0 for no."""

    __slots__ = ()

    def cells(self, path: str, count: int, first: int = 1) -> tuple[int, ...]:
        """The numbers of `path`.first, `path`.first+1, ...: `count` of them."""
        return tuple(self[f"{path}.{k}"] for k in range(first, first + count))

    def faces(self, path: str) -> tuple[int, ...]:
        """What stands beside each face of the die, 1 to 6: `faces("disc.face")[face - 1]`."""
        return self.cells(path, 6)

    def sums(self, path: str) -> tuple[int, ...]:
        """What stands beside each sum of two rolls: `sums("baccarat.sum")[total - 2]`."""
        return self.cells(path, 11, first=2)


def read_edition(overrides: Mapping[str, Any] | None = None, source: str = "") -> DakaraEdition:
    """The shipped edition with an owner's values laid over it; raises EditionError naming `source`."""
    return read(DakaraEdition, "games.dakara", limits, check, overrides, source)
