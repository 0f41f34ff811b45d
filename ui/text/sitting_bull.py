"""The words of Sitting Bull that its presentation gives, through one door; they live in the `sitting_bull_*` files."""

from ui.text.sitting_bull_actions import action_words
from ui.text.sitting_bull_edition import edition_section, edition_value, edition_words
from ui.text.sitting_bull_events import event_words
from ui.text.sitting_bull_names import path_name, region_name
from ui.text.sitting_bull_refusals import refusal
from ui.text.sitting_bull_rulings import ruling_words

__all__ = [
    "action_words",
    "edition_section",
    "edition_value",
    "edition_words",
    "event_words",
    "path_name",
    "refusal",
    "region_name",
    "ruling_words",
]
