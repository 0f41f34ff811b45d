"""All words for people, through gettext."""
