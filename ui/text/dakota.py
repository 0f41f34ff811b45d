"""All words of Dakota through one door; the sentences live in the `dakota_*` files by kind."""

from ui.text.dakota_actions import action_words, payment_words
from ui.text.dakota_edition import edition_section, edition_words
from ui.text.dakota_events import event_words
from ui.text.dakota_names import (
    building_effect,
    building_effect_now,
    building_faction,
    building_name,
    building_verb,
    faction_name,
    factions_name,
    factions_word,
    is_settlement,
    neutral_name,
    pawn_name,
    phase_name,
    place_title,
    resource_name,
    resource_word,
    row_name,
    terrain_name,
    territory_title,
)
from ui.text.dakota_refusals import refusal
from ui.text.dakota_rulings import ruling_words
from ui.text.edition_status import status_words

__all__ = [
    "action_words",
    "building_effect",
    "building_effect_now",
    "building_faction",
    "building_name",
    "building_verb",
    "edition_section",
    "edition_words",
    "event_words",
    "faction_name",
    "factions_name",
    "factions_word",
    "is_settlement",
    "neutral_name",
    "pawn_name",
    "payment_words",
    "phase_name",
    "place_title",
    "refusal",
    "resource_name",
    "resource_word",
    "row_name",
    "ruling_words",
    "status_words",
    "terrain_name",
    "territory_title",
]
