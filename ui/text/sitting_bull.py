"""All words of Sitting Bull through one door; the sentences live in the `sitting_bull_*` files by kind."""

from ui.text.sitting_bull_actions import action_words
from ui.text.sitting_bull_edition import edition_section, edition_value, edition_words
from ui.text.sitting_bull_events import event_words
from ui.text.sitting_bull_goals import milestone_goal, wisdom_goal
from ui.text.sitting_bull_names import (
    card_entry,
    card_name,
    icon_name,
    milestone_name,
    owner_name,
    path_name,
    place_name,
    present_name,
    region_name,
    regions_words,
    section_name,
    stone_name,
    stone_word,
    tile_name,
    wisdom_name,
)
from ui.text.sitting_bull_refusals import refusal
from ui.text.sitting_bull_rulings import ruling_words

__all__ = [
    "action_words",
    "card_entry",
    "card_name",
    "edition_section",
    "edition_value",
    "edition_words",
    "event_words",
    "icon_name",
    "milestone_goal",
    "milestone_name",
    "owner_name",
    "path_name",
    "place_name",
    "present_name",
    "refusal",
    "region_name",
    "regions_words",
    "ruling_words",
    "section_name",
    "stone_name",
    "stone_word",
    "tile_name",
    "wisdom_goal",
    "wisdom_name",
]
