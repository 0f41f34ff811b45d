"""The words of an overlay, from those who know the game and the language."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Label(msgspec.Struct, frozen=True):
    """What is printed in a zone: its name at the top, a smaller word at the bottom; "" for nothing."""

    title: str = ""
    note: str = ""


Labels = Mapping[str, Label]
"""By the name of the zone; a zone that is not there carries no words."""
