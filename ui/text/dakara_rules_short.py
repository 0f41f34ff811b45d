"""The rules of the games that one plays alone where there is room for a short line only."""

from __future__ import annotations

from games.dakara.board import EXCHANGES, Space
from games.dakara.edition import DakaraEdition
from ui.text.dakara_rules import faces
from ui.text.money import amount
from ui.text.words import Words


def short_rule(words: Words, space: int, edition: DakaraEdition) -> str:
    """The heart of the rule of `space`; "" where the whole rule is short enough."""
    if space in EXCHANGES:
        told = words("Roll {rise}: the card pays you. Anything else: you pay it.")
        return told.format(rise=faces(words, edition.faces("stock.rise")))
    match space:
        case Space.ATLANTIC_CITY:
            told = words("Match a printed die: win its pips times {unit}.")
            return told.format(unit=amount(edition["atlantic.unit"]))
        case Space.PALM_SPRINGS:
            told = words("Reach the green in {rolls} rolls, then sink with {faces}: win {prize}.")
            return told.format(
                rolls=edition["golf.rolls"], faces=faces(words, edition.faces("golf.sink")),
                prize=amount(edition["golf.prize"]),
            )  # fmt: skip
        case Space.VENICE:
            told = words("Collect or pay place by place. Exactly {goal} wins {prize}.")
            return told.format(goal=edition["venice.goal"], prize=amount(edition["venice.prize"]))
        case Space.SAN_JUAN:
            told = words("Roll up to {limit} or near it. The bank then tries to reach you.")
            return told.format(limit=edition["blackjack.limit"])
        case Space.CUSTOMS:
            return words("Two even rolls cost nothing, an odd one costs.")
        case Space.LAS_VEGAS:
            told = words("Collect place by place, or lose all. Exactly {goal} wins {prize}.")
            return told.format(goal=edition["las_vegas.goal"], prize=amount(edition["las_vegas.prize"]))
        case Space.MADRID:
            return words("Each win doubles all you have here, a loss takes it.")
        case Space.RENO:
            told = words("Roll {faces} to win the upper number, else pay the lower.")
            return told.format(faces=faces(words, edition.faces("reno.face")))
    return ""
