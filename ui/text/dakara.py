"""All words of Dakara through one door; the sentences live in the `dakara_*` files by kind."""

from ui.text.dakara_actions import action_words
from ui.text.dakara_edition import edition_section, edition_words
from ui.text.dakara_events import event_words, looked_back, reason_words, result_words
from ui.text.dakara_names import SpaceWords, line_name, numbered, place_name, space_title, space_words
from ui.text.dakara_refusals import refusal
from ui.text.dakara_rules import space_rule
from ui.text.dakara_rulings import ruling_words
from ui.text.edition_status import status_words

__all__ = [
    "SpaceWords",
    "action_words",
    "edition_section",
    "edition_words",
    "event_words",
    "line_name",
    "looked_back",
    "numbered",
    "place_name",
    "reason_words",
    "refusal",
    "result_words",
    "ruling_words",
    "space_rule",
    "space_title",
    "space_words",
    "status_words",
]
