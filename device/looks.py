"""Who has looked at the own secrets where: a second look shows nothing new while only own acts lie between."""

from __future__ import annotations

from device.path import START, Step, position_key


class Looks:
    """The positions, by their names, at which each player has looked."""

    def __init__(self) -> None:
        self._at: dict[int, set[bytes]] = {}

    def note(self, player: int, path: list[Step]) -> None:
        """`player` looks at the end of `path`."""
        self._at.setdefault(player, set()).add(position_key(path))

    def known(self, player: int, path: list[Step]) -> bool:
        """A look at the end of `path` can't show `player` anything that an earlier one has not shown.

        Whoever acts knows what that does to the own secrets; chance, another's act and what is uncovered may bring
        something new.
        """
        looked = self._at.get(player, set())
        for step in reversed(path):
            if step.key in looked:
                return True
            if step.by != player or step.how != "seat" or step.revealing or step.closing:
                return False
        return START in looked
