"""What does not fit together in an owner's values of Sitting Bull, in one short line each; no game begins before."""

from __future__ import annotations

from games.sitting_bull.edition_checks import Fault
from ui.text.sitting_bull_edition import edition_words
from ui.text.sitting_bull_names import tile_name
from ui.text.words import Words


def doubt_words(words: Words, fault: Fault) -> str:
    """Such as "Tile 3: Swap is there already"."""
    title = edition_words(words, fault.key)
    match fault.kind:
        case "total":
            return words("{n} presents in all, there must be {all}").format(n=fault.number, all=fault.allowed)
        case "twice":
            return words("{value}: {tile} is there already").format(value=title, tile=tile_name(words, fault.number))
        case "region":
            return words("{value}: must be none on a Powwow card").format(value=title)
        case "no_region":
            return words("{value}: must be one at least").format(value=title)
        case "rises":
            return words("{value}: must be at most {n}").format(value=title, n=fault.allowed)
        case "falls":
            return words("{value}: must be at least {n}").format(value=title, n=fault.allowed)
