"""What looks wrong in an owner's numbers of Dakara, in words."""

from __future__ import annotations

from games.dakara.odds.warnings import Concern
from ui.text.dakara_names import numbered, place_name
from ui.text.money import MINUS, change
from ui.text.words import Words


def doubt_words(words: Words, concern: Concern) -> str:
    """One doubt as a sentence without its full stop: "No. 8, horse 6: can't be won"."""
    if concern.doubt == "notes":
        return words("The notes make {amount}, which is not the money at the start").format(
            amount=f"{int(concern.value):,}"
        )
    match concern.doubt:
        case "never":
            line = words("{game}: can't be won")
        case "shunned":
            line = words("{game}: better declined, {worth} on average")
        case "generous":
            line = words("{game}: pays very much, {worth} on average")
        case _:
            line = words("{game}: costs very much, {worth} on average")
    return line.format(game=_game(words, concern), worth=_worth(words, concern))


def _game(words: Words, concern: Concern) -> str:
    number = numbered(words, concern.space)
    if concern.place < 0:
        return number
    place = place_name(words, concern.space, concern.place) or words("space {n}").format(n=concern.place)
    return f"{number}, {place}"


def _worth(words: Words, concern: Concern) -> str:
    """The mean in dollars, or for each dollar of a bet."""
    if not concern.per_dollar:
        return change(round(concern.value))
    number = f"{float(concern.value):+.2f}".replace("-", MINUS)
    return words("{number} for each dollar").format(number=number)
