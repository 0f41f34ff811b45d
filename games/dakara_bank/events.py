"""What happens here and in no game of Dakara; payments, rolls and passes are told by `games.dakara.events`."""

from __future__ import annotations

from games.game import Event


class GoldShown(Event, frozen=True):
    """The whole gold card `card`: its four lines in dollars (K:67)."""

    player: int
    card: int
    cash: int
    stock: int
    auction: int
    lottery: int


class Reversed(Event, frozen=True):
    """Entry number `entry` is paid back: asked by `player`, agreed to by `consent`."""

    player: int
    consent: int
    entry: int


class Closed(Event, frozen=True):
    """`player` closed the books; the richest stand first."""

    player: int
    winners: tuple[int, ...]
