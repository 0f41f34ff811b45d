"""What an owner may write for each value: dollars in whole notes, faces, flags and the numbers of places."""

from __future__ import annotations

from typing import Final

from games.dakara.board import FORMS
from games.dakara.terms import MOST, NOTE
from games.editions import Limits

_FLAG: Final = Limits(0, 1)
_FACE: Final = Limits(1, 6)
_TWO: Final = Limits(1, 2)
_ROLLS: Final = Limits(1, 6)
_PAYS: Final = Limits(1, 36)
_AMOUNT: Final = Limits(0, MOST, NOTE)
_PRIZE: Final = Limits(NOTE, MOST, NOTE)

_LIMITS: Final = {
    "bank.money": Limits(1_000_000, 100_000_000, 1_000_000),
    "start.money": _PRIZE,
    "notes.*": Limits(0, 50),
    "gate.money": _AMOUNT,
    "collect.*": _AMOUNT,
    "agency.money": _AMOUNT,
    "agency.face.*": _FLAG,
    "disc.rolls": _ROLLS,
    "disc.hits": _ROLLS,
    "disc.face.*": _FLAG,
    "disc.prize": _PRIZE,
    "baccarat.sum.*": _AMOUNT,
    "lottery.rolls": _ROLLS,
    "lottery.hits": _ROLLS,
    "lottery.face.*": _FLAG,
    "atlantic.cell.*.first": _FACE,
    "atlantic.cell.*.second": _FACE,
    "atlantic.unit": Limits(NOTE, 100_000, NOTE),
    "acapulco.cell.*": _AMOUNT,
    "acapulco.out": _FACE,
    "kentucky.face.*": _FACE,
    "kentucky.pays": _PAYS,
    "buenos_aires.cell.*": _FACE,
    "buenos_aires.prize": _PRIZE,
    "golf.prize": _PRIZE,
    "golf.green.first": Limits(1, 18),
    "golf.green.last": Limits(1, 18),
    "golf.rolls": _ROLLS,
    "golf.shots": _ROLLS,
    "golf.sink.*": _FLAG,
    "auction.open": _PRIZE,
    "auction.step": _PRIZE,
    "stock.rise.*": _FLAG,
    "slalom.prize": _PRIZE,
    "slalom.finish": Limits(7, 18),
    "slalom.flag.*": _FLAG,
    "cannes.face.*": _TWO,
    "cannes.pays": _PAYS,
    "venice.place.*": Limits(-MOST, MOST, NOTE),
    "venice.goal": Limits(2, 12),
    "venice.prize": _PRIZE,
    "biarritz.face.*": _TWO,
    "biarritz.pays": _PAYS,
    "nassau.pays": _PAYS,
    "tennis.first.*": _FLAG,
    "tennis.second.*": _FLAG,
    "tennis.prize": _PRIZE,
    "steeplechase.lap": Limits(6, 12),
    "steeplechase.laps": Limits(1, 4),
    "steeplechase.fallen.*": _FLAG,
    "steeplechase.prize": _PRIZE,
    "steeplechase.entry": _PRIZE,
    "ante.money": _PRIZE,
    "blackjack.limit": Limits(7, 30),
    "blackjack.pays": _PAYS,
    "blackjack.stands": Limits(1, 30),
    "customs.unit": Limits(0, 100_000, NOTE),
    "monte_carlo.sum.*": Limits(1, 6),
    "monte_carlo.pays": _PAYS,
    "aruba.cell.*.*": _FLAG,
    "aruba.pays": _PAYS,
    "las_vegas.fee": _PRIZE,
    "las_vegas.place.*": _AMOUNT,
    "las_vegas.lose_all.*": _FLAG,
    "las_vegas.goal": Limits(2, 12),
    "las_vegas.prize": _PRIZE,
    "madrid.cell.*.*": _FLAG,
    "reno.face.*": _FLAG,
    "reno.win.*": _AMOUNT,
    "reno.lose.*": _AMOUNT,
    "odd_even.face.*": _TWO,
    "odd_even.pays": _PAYS,
    "pass.*": Limits(min(FORMS), max(FORMS), among=tuple(sorted(FORMS))),
    "gold.*.cash": _PRIZE,
    "gold.*.stock": _PRIZE,
    "gold.*.auction": _PRIZE,
    "gold.*.lottery": _PRIZE,
}
"""By key, with * for a number: a face, a place, a space of the board or a card."""


def limits(key: str) -> Limits:
    """What may be written for a key of the shipped edition."""
    return _LIMITS[".".join("*" if word.isdigit() else word for word in key.split("."))]
