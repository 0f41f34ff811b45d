"""Tracks: a marker runs along a strip of places (Nos. 10, 19, 21, 43)."""

from __future__ import annotations

from games.dakara.board import Space
from games.dakara.edition import DakaraEdition
from games.dakara.forms.canal import Canal
from games.dakara.forms.form import Form
from games.dakara.forms.golf import Golf
from games.dakara.forms.printed import flagged
from games.dakara.forms.slalom import Slalom
from games.dakara.forms.slots import Slots
from games.dakara.forms.strip import strip
from games.dakara.options import DakaraOptions


def forms(_options: DakaraOptions, edition: DakaraEdition) -> dict[int, Form]:
    """The four spaces, by the numbers of the edition."""
    slots = strip(edition, "las_vegas")
    made: tuple[Form, ...] = (
        Golf(
            Space.PALM_SPRINGS,
            green=range(edition["golf.green.first"], edition["golf.green.last"] + 1),
            rolls=edition["golf.rolls"],
            shots=edition["golf.shots"],
            sink=flagged(edition, "golf.sink"),
            prize=edition["golf.prize"],
        ),
        Slalom(
            Space.ASPEN,
            finish=edition["slalom.finish"],
            fallen=flagged(edition, "slalom.flag", range(1, edition["slalom.finish"])),
            prize=edition["slalom.prize"],
        ),
        Canal(Space.VENICE, strip(edition, "venice")),
        Slots(
            Space.LAS_VEGAS,
            slots,
            fee=edition["las_vegas.fee"],
            lose_all=flagged(edition, "las_vegas.lose_all", range(1, slots.goal)),
        ),
    )
    return {form.space: form for form in made}
