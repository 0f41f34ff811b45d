"""The words on Dakota's overlay."""

from __future__ import annotations

from games.dakota.edition import SPACES
from games.dakota.terms import Faction, Phase, Terrain
from games.dakota.zones import MARKET_ZONE, area_zones, territory_name
from hardware.drawings.labels import Label, Labels
from ui.text.dakota_names import factions_name, phase_name, territory_title
from ui.text.words import Words


def labels(words: Words) -> Labels:
    """The names of the market and of all territories that a board can have, and whose area is where."""
    found = {MARKET_ZONE: Label(phase_name(words, Phase.MARKET))}
    for terrain in Terrain:
        for number in range(1, SPACES + 1):
            native, upper, _, settler = area_zones(territory_name(terrain, number))
            found[upper] = Label(territory_title(words, terrain, number))
            found[native] = Label(note=factions_name(words, Faction.NATIVE))
            found[settler] = Label(note=factions_name(words, Faction.SETTLER))
    return found
