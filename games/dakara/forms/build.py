"""All local games of a table, by the number of their space."""

from __future__ import annotations

from games.dakara.edition import DakaraEdition
from games.dakara.forms import ante, auction, blackjack, check, race, row, streak, table_bet, track
from games.dakara.forms.form import Form
from games.dakara.options import DakaraOptions


def forms(options: DakaraOptions, edition: DakaraEdition) -> dict[int, Form]:
    """Each module makes the forms of its kind from the numbers of the edition."""
    made: dict[int, Form] = {}
    for module in (check, row, track, streak, race, table_bet, ante, auction, blackjack):
        made.update(module.forms(options, edition))
    return made
