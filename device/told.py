"""What people were told: the newest of it stays to be read, and nothing is there twice."""

from __future__ import annotations

from collections import Counter
from typing import Final

from device.printable import printable
from ui.model import Notice

MOST: Final = 40


class Told:
    """At most MOST notices: what goes wrong all night fills no memory, and pushes out nothing but what is like it."""

    def __init__(self) -> None:
        self.notices: tuple[Notice, ...] = ()

    def add(self, code: str, detail: str, instead: str = "") -> bool:
        """False if it is told already. It takes the place of those of its code that begin with `instead`."""
        notice = Notice(code, printable(detail))
        if notice in self.notices:
            return False
        kept = [
            told for told in self.notices if not instead or told.code != code or not told.detail.startswith(instead)
        ]
        self.notices = (*_newest(kept), notice)
        return True


def _newest(notices: list[Notice]) -> list[Notice]:
    """With room for one more: of what is told most often the oldest goes."""
    if len(notices) < MOST:
        return notices
    ((crowd, _),) = Counter(notice.code for notice in notices).most_common(1)
    oldest = next(place for place, notice in enumerate(notices) if notice.code == crowd)
    return notices[:oldest] + notices[oldest + 1 :]
