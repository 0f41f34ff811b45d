"""The words on Sitting Bull's overlay."""

from __future__ import annotations

from games.sitting_bull.terms import LEVELS, NEUTRAL, POWWOW, TRACKS, Icon, Path, Region
from games.sitting_bull.zones import field_zone, level_zone, offering_zone, pawn_zone, sitting_bull_zone, space_zone
from hardware.drawings.labels import Label, Labels
from ui.text.sitting_bull_names import icon_name, path_name, region_name
from ui.text.words import Words


def labels(words: Words) -> Labels:
    """The regions and the powwow by name, and in each what its cells are for."""
    found = {field_zone(POWWOW): Label(icon_name(words, Icon.POWWOW))}
    for region in Region:
        found[field_zone(region)] = Label(region_name(words, region))
        found[offering_zone(region)] = Label(note=words("Offering"))
        found[sitting_bull_zone(region)] = Label(note=words("Sitting Bull"))
    for place in (*Region, POWWOW):
        for player in range(4):
            found[pawn_zone(place, player)] = Label(note=words("Player {n}").format(n=player + 1))
        found[pawn_zone(place, NEUTRAL)] = Label(note=words("Third colour"))
    for path in Path:
        found[space_zone(path)] = Label(note=path_name(words, path))
    levels = [(path, level) for path in TRACKS for level in LEVELS]
    return found | {level_zone(path, level): Label(str(level), words("Feat level")) for path, level in levels}
