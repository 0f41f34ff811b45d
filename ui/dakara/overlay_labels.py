"""The words on Dakara's overlay."""

from __future__ import annotations

from games.dakara.board import INNER_GAMES
from games.dakara.terms import RING
from hardware.drawings.labels import Label, Labels
from ui.lights.dakara import game_zone, space_zone
from ui.text.dakara_names import space_title, space_words
from ui.text.words import Words


def labels(words: Words) -> Labels:
    """Number and name of every space, and the names of the local games inside the ring."""
    ring = {
        space_zone(space): Label(str(space) if space else "", space_words(words, space).title) for space in range(RING)
    }
    return ring | {game_zone(space): Label(space_title(words, space)) for space in INNER_GAMES}
