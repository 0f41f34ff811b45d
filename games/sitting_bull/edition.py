"""All that is printed on the board, the cards and the tiles of Sitting Bull, from `edition.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.editions import KeyedEdition, read
from games.sitting_bull.edition_checks import check, check_whole
from games.sitting_bull.edition_limits import limits


class SittingBullEdition(KeyedEdition):
    """The printed values by dotted key, checked one by one as an owner changes them."""

    __slots__ = ()

    def check_whole(self) -> None:
        """Raises EditionError, naming where the owner's values come from, unless all are those of one box."""
        owners = (value.source for value in self.values() if value.status == "owner")
        check_whole(self, next(owners, "edition.toml"))


def read_edition(overrides: Mapping[str, Any] | None = None, source: str = "") -> SittingBullEdition:
    """The shipped edition with an owner's values laid over it; raises EditionError naming `source`."""
    return read(SittingBullEdition, "games.sitting_bull", limits, check, overrides, source)
