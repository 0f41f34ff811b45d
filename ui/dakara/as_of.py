"""The table as it was before events that nobody has been told yet: a balance must not give away a roll in the air."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.dakara.events import Bankrupt, Moved, Paid
from games.dakara.observation import DakaraObservation
from games.dakara.terms import BANK, ESCROW
from games.game import Event
from ui.dakara.reading import table_of, view_of
from ui.model import Model


def as_of(model: Model, untold: Sequence[Event]) -> Model:
    """The model with money, tokens and who is out as they were before the events `untold`, the last that happened."""
    if not any(isinstance(event, Paid | Moved | Bankrupt) for event in untold):
        return model
    return replace(model, table=replace(table_of(model), view=_before(view_of(model), untold)))


def _before(view: DakaraObservation, untold: Sequence[Event]) -> DakaraObservation:
    money = [seat.money for seat in view.seats]
    stake = [seat.stake for seat in view.seats]
    space = [seat.space for seat in view.seats]
    out = [seat.out for seat in view.seats]
    bank = view.bank
    for event in reversed(untold):
        match event:
            case Paid(payer=payer, payee=payee, amount=amount, of=of):
                for account, change in ((payer, amount), (payee, -amount)):
                    if account == BANK:
                        bank += change
                    elif account == ESCROW:
                        stake[of] += change
                    else:
                        money[account] += change
            case Moved(player=player, origin=origin):
                space[player] = origin
            case Bankrupt(player=player):
                out[player] = False
    seats = tuple(
        replace(seat, money=money[p], stake=stake[p], space=space[p], out=out[p]) for p, seat in enumerate(view.seats)
    )
    return replace(view, seats=seats, bank=bank)
