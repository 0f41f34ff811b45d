"""Where a value of an edition comes from, the same for every game."""

from __future__ import annotations

from ui.text.words import Words


def status_words(words: Words, status: str) -> str:
    """Where a value comes from, in two or three words."""
    match status:
        case "rulebook":
            return words("Printed in the rulebook")
        case "implied":
            return words("Shown by an example")
        case "derived":
            return words("Worked out")
        case "published":
            return words("From the web")
        case "default":
            return words("Our own choice")
        case "owner":
            return words("Copied from your box")
    return status
