"""What is wrong with the table, in words for everybody; the codes are the device's."""

from __future__ import annotations

from ui.model import Model
from ui.plain import presentation
from ui.text.table_refusals import table_refusal
from ui.text.words import Words

SERIOUS = (
    "game_set_aside",
    "archive_damaged",
    "archive_foreign",
    "archive_newer",
    "archive_unread",
    "not_started",
    "exported",
    "not_exported",
)
"""Notices that get a screen of their own; the others wait on the staff page."""


def notice_bar(model: Model) -> str:
    """One line for a running game; "" while all is well."""
    if model.table is not None and model.table.unsaved:
        return model.words("Not saved: the table plays on, but don't switch it off")
    return ""


def refusal_text(model: Model) -> str:
    """Why the last act was refused; "" if none was."""
    table = model.table
    if table is None or not table.refusal:
        return ""
    own = table_refusal(model.words, table.refusal)
    return own or presentation(model, table.game.id).refusal(model.words, table.refusal)


def notice_words(words: Words, code: str, detail: str) -> tuple[str, str]:
    """What happened, and what to do."""
    match code:
        case "disk_full":
            return words("The disk is full"), words("Play on. Ask staff to free some space before switching off.")
        case "read_only" | "disk_fault":
            return words("Nothing can be saved now"), words("Play on. Ask staff to look at the disk.")
        case "locked":
            return words("Another program uses the archive"), words("Play on. Close the other program to save again.")
        case "saved_again":
            return words("Everything is saved again"), words("Nothing to do.")
        case "archive_damaged":
            return words("The archive was damaged"), words("It is kept, and a new one was started. Start a new game.")
        case "archive_foreign":
            return words("The archive was not ours"), words("It is kept, and a new one was started. Start a new game.")
        case "archive_newer":
            return (
                words("The archive is from a newer Firelight"),
                words("It is kept. Install the newer version to go on with its games."),
            )
        case "archive_unread":
            return words("The saved games can't be read now"), words("Start a new game. Ask staff to look at the disk.")
        case "game_set_aside":
            return (
                words("This game can't be continued"),
                words("It is kept whole, as it is. Staff can export it. Start a new game."),
            )
        case "setting" | "settings_file":
            return words("A setting was not used"), words("The usual one holds. Staff can correct it.")
        case "settings_unsaved":
            return words("The settings were not saved"), words("They hold until the table is switched off.")
        case "edition" | "edition_unsaved":
            return words("Your own cards are not used"), words("The usual values hold. Copy your cards again.")
        case "not_started":
            return words("The game did not start"), words("Look at the options and your own cards, then start again.")
        case "exported":
            return words("A copy was saved"), words("The file can be played on at any other table.")
        case "not_exported":
            return words("No copy was saved"), words("The game itself is safe. Ask staff to look at the disk.")
        case "device_absent":
            return words("A device is absent"), words("The table plays on without it. Staff can look at it.")
        case "device_lost":
            return words("A device stopped working"), words("Play on. Ask staff to look at it.")
        case "phantom_touch":
            return words("Something touches the screen by itself"), words("Clean the screen, or look at its cable.")
        case "button_stuck":
            return words("A button stays pressed"), words("Press it a few times, or look below it.")
        case "pin":
            return words("The PIN was not accepted"), words("A PIN has 6 to 32 digits.")
        case "bot_fallback":
            return words("A bot gave no move"), words("A simple move was played instead.")
        case "fault":
            return words("Something went wrong in the table"), words("Your game is kept. Touch OK to go on.")
        case "":
            return words("Something went wrong"), words("Go home and start again. Saved games are kept.")
    return words("Something needs attention"), detail
