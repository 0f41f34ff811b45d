"""The table as it was before events that nobody has been told yet: a balance must not give away a roll in the air."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.dakara.accounts import Accounts
from games.dakara.events import Bankrupt, Moved, Paid
from games.dakara.observation import DakaraObservation
from games.game import Event
from ui.dakara.reading import view_of
from ui.model import Model
from ui.reading import table_of


def as_of(model: Model, untold: Sequence[Event]) -> Model:
    """The model with money, tokens and who is out as they were before the events `untold`, the last that happened."""
    if not any(isinstance(event, Paid | Moved | Bankrupt) for event in untold):
        return model
    return replace(model, table=replace(table_of(model), view=_before(view_of(model), untold)))


def _before(view: DakaraObservation, untold: Sequence[Event]) -> DakaraObservation:
    accounts = Accounts.of(view)
    space = [seat.space for seat in view.seats]
    out = [seat.out for seat in view.seats]
    for event in reversed(untold):
        match event:
            case Paid():
                accounts = accounts.unapplied(event)
            case Moved(player=player, origin=origin):
                space[player] = origin
            case Bankrupt(player=player):
                out[player] = False
    seats = tuple(
        replace(seat, money=accounts.money[p], stake=accounts.stakes[p], space=space[p], out=out[p])
        for p, seat in enumerate(view.seats)
    )
    return replace(view, seats=seats, bank=accounts.bank)
