"""What the board has become at the end of a collection: what grew back, what is empty, what is newly in play."""

from __future__ import annotations

from games.dakota.terms import Row
from ui.dakota.playback import Changes
from ui.dakota.reading import icon_of, view_of
from ui.kit.panel import Box
from ui.kit.pieces.list_card import Entry, ListCard
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.frame import grid
from ui.text.dakota import place_title


def changes_columns(model: Model, changes: Changes, box: Box) -> Scene:
    """A card for each kind of change; a kind without any says so, or has no card on a small panel."""
    words, view = model.words, view_of(model)

    def name(territory: int) -> str:
        return place_title(words, view.territories[territory])

    grown = tuple(Entry(name(at), icon_of(resource)) for at, resource in changes.grown)
    emptied = tuple(
        Entry(name(at), note=words("Lower row opens") if row is Row.UPPER else words("Used up"))
        for at, row in changes.emptied
    )
    opened = tuple(Entry(name(at)) for at in changes.opened)
    cards = [
        (words("Grown back"), "plus", grown, words("Nothing has grown back")),
        (words("Emptied"), "minus", emptied, words("No row was emptied")),
        (words("Now in play"), "frontier", opened, words("No new territory")),
    ]
    if model.panel.compact:
        cards = [card for card in cards if card[2]]
    return tuple(
        ListCard(box=place, title=title, icon=icon, lines=lines, none=none)
        for (title, icon, lines, none), place in zip(cards, grid(box, len(cards), 1), strict=True)
    )
