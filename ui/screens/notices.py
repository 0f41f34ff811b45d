"""What is wrong with the table, in words for everybody; the codes are the device's."""

from __future__ import annotations

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, PANEL, SMALLEST, TEXT
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.plain import presentation
from ui.text.table_refusals import table_refusal
from ui.text.words import Words

SERIOUS = (
    "locked",
    "read_only",
    "disk_full",
    "disk_fault",
    "game_set_aside",
    "archive_damaged",
    "archive_foreign",
    "archive_newer",
    "archive_unread",
    "not_started",
    "exported",
    "not_exported",
    "printed",
    "not_printed",
)
"""Notices that get a screen of their own; the others wait on the staff page."""

TOLD_AT_HOME = (
    "setting",
    "settings_file",
    "hardware_file",
    "overlay",
    "settings_unsaved",
    "edition",
    "edition_unsaved",
)
"""Notices that home counts: people's own values. Devices that stop or never were there are the staff page's."""

STRIP = 32.0


class Strip(Widget, frozen=True, kw_only=True):
    """One line across the upper margin of any screen: the touch targets leave it free."""

    text: str
    short: str
    """Where the whole text finds no room."""
    icon: str
    inset: float

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL)
        pen.rect((0, height - 3, width, 3), ACCENT)
        pen.icon(self.icon, self.inset + 14, height / 2 - 1, 25, ACCENT)
        left = self.inset + 40
        room = width - left - self.inset
        text = self.text if pen.text_width(self.text, SMALLEST, True) <= room else self.short
        pen.text(text, left, height / 2 - 1, 24, TEXT, bold=True, width=room)


def is_unsaved(model: Model) -> bool:
    """What is played now would be lost with the power."""
    return model.unsaved or (model.table is not None and model.table.unsaved)


def unsaved_strip(model: Model) -> tuple[Widget, ...]:
    """The line that says that nothing is saved; none while all is well."""
    if not is_unsaved(model):
        return ()
    words = model.words
    if model.table is not None:
        text = words("Not saved: the table plays on, but don't switch it off")
    else:
        text = words("Nothing can be saved: games are lost when you switch off")
    return (strip(model, text, words("Not saved: don't switch off"), "warning"),)


def with_strip(model: Model, scene: Scene, told: Scene = ()) -> Scene:
    """`scene` with a line on top, if there is one and nothing else (an open sheet) stands there; `told` comes first."""
    strips = told or unsaved_strip(model)
    return scene if any(widget.box.y < STRIP for widget in scene) else (*strips, *scene)


def home_notices(model: Model) -> int:
    """How many notices home tells of."""
    return sum(notice.code in TOLD_AT_HOME for notice in model.notices)


def strip(model: Model, text: str, short: str, icon: str) -> Strip:
    """A line across the upper margin."""
    panel = model.panel
    return Strip(box=Box(0, 0, panel.width, STRIP), text=text, short=short, icon=icon, inset=panel.margin)


def refusal_text(model: Model) -> str:
    """Why the last act was refused; "" if none was."""
    table = model.table
    if table is None or not table.refusal:
        return ""
    own = table_refusal(model.words, table.refusal)
    return own or presentation(model, table.game.id).refusal(model.words, table.refusal)


def notice_words(words: Words, code: str, detail: str) -> tuple[str, str]:
    """What happened, and what to do."""
    known = _saving(words, code) or _own_files(words, code) or _devices(words, code, detail) or _machine(words, code)
    if known is not None:
        return known
    match code:
        case "game_set_aside":
            return (
                words("This game can't be continued"),
                words("It is kept whole, as it is. Staff can export it. Start a new game."),
            )
        case "not_started":
            return words("The game did not start"), words("Look at the options and your own cards, then start again.")
        case "exported":
            return words("A copy was saved"), words("Any other table can go on with this file:")
        case "printed":
            return words("The ledger was saved"), words("As text to print, and as a table beside it:")
        case "pin":
            return words("The PIN was not accepted"), words("Choose 6 to 32 digits.")
        case "bot_fallback":
            return words("A bot found no move"), words("Play on. A simple move was played instead.")
        case "fault":
            log = words("The log says why: journalctl -u firelight, or on a PC the terminal.")
            todo = words("Your game is kept. Touch OK to go on.")
            return words("Something went wrong in the table"), f"{todo}\n\n{log}"
        case "":
            return words("Something went wrong"), words("Go home and start again. Saved games are kept.")
    return words("Something needs attention"), detail


def device_name(words: Words, name: str) -> str:
    """What people call a device."""
    match name:
        case "panel":
            return words("Screen")
        case "lamps":
            return words("Lights")
        case "buttons":
            return words("Buttons")
        case "speaker":
            return words("Sound")
        case "touch":
            return words("Touch")
        case "printer":
            return words("Printer")
        case "backlight":
            return words("Backlight")
        case "health":
            return words("Health")
    return name


def _saving(words: Words, code: str) -> tuple[str, str] | None:
    """The archive, and copies of games."""
    on = words("Play on, but don't switch off.")
    match code:
        case "locked":
            close = words("Close the other one, and this one saves by itself.")
            return words("Another Firelight uses this folder"), f"{words('Nothing is saved here.')} {close} {on}"
        case "disk_full":
            return words("The disk is full"), f"{words('Ask staff to free some space.')} {on}"
        case "read_only":
            other = words("Ask staff for another folder; on a PC, start with --data.")
            return words("The folder can't be written"), f"{other} {on}"
        case "disk_fault":
            return words("The disk fails: nothing is saved"), f"{words('Ask staff to look at the disk.')} {on}"
        case "saved_again":
            return words("Everything is saved again"), words("Nothing to do.")
        case "archive_damaged":
            return (
                words("The saved games were damaged"),
                words("They are kept as they are. Staff can look at the file. Start a new game."),
            )
        case "archive_foreign":
            return (
                words("The saved games were not Firelight's"),
                words("It is kept as it is, and a new one was started. Start a new game."),
            )
        case "archive_newer":
            return (
                words("The saved games are from a newer Firelight"),
                words("They are kept. Install the newer Firelight to go on with them, or start a new game."),
            )
        case "archive_unread":
            return words("The saved games can't be read now"), words("Start a new game. Ask staff to look at the disk.")
        case "not_exported":
            return words("No copy was saved"), words("The game itself is safe. Ask staff to look at the disk.")
        case "not_printed":
            return words("No ledger was saved"), words("The game itself is safe. Ask staff to look at the disk.")
        case "history_unread":
            return words("The records were damaged"), words("They are read anew from the saved games.")
        case "history_unsaved":
            return words("The records were not saved"), words("They are read anew from the saved games.")
    return None


def _own_files(words: Words, code: str) -> tuple[str, str] | None:
    """Settings, and the owner's cards."""
    match code:
        case "setting" | "settings_file" | "hardware_file" | "setting_refused":
            return words("A setting was not used"), words("The usual one holds. Set it again.")
        case "overlay":
            return words("A game has no light on the board"), words("Its overlay does not fit the bed in bed.toml.")
        case "settings_unsaved":
            return words("The settings were not saved"), words("They hold until the table is switched off.")
        case "edition":
            return words("Your own cards are not used"), words("The usual values hold. Copy your cards again.")
        case "edition_unsaved":
            return words("Your own cards were not saved"), words("They hold until the table is switched off.")
    return None


def _devices(words: Words, code: str, detail: str) -> tuple[str, str] | None:
    """What the table is made of. A detail begins with the device: "speaker: no sound card"."""
    device = device_name(words, detail.partition(":")[0])
    match code:
        case "device_absent":
            return words("{device}: not there").format(device=device), words("Play on without it.")
        case "device_lost":
            stopped = words("{device}: stopped working").format(device=device)
            return stopped, words("Play on. Ask staff to look at it.")
        case "phantom_touch":
            return words("Something touches the screen by itself"), words("Clean the screen, or look at its cable.")
        case "button_stuck":
            return words("A button stays pressed"), words("Press it a few times, or look below it.")
        case "button_chatters":
            return words("A button presses itself"), words("It counts again when it is quiet. Look at its wires.")
    return None


def _machine(words: Words, code: str) -> tuple[str, str] | None:
    """The computer itself."""
    match code:
        case "undervoltage":
            return words("The supply is too weak"), words("Use a stronger one, or a shorter cable: it may restart.")
        case "too_hot":
            return words("The computer is too hot"), words("Give it air. It is slow until it has cooled down.")
        case "disk_nearly_full":
            return words("The disk is nearly full"), words("Free some space: soon nothing can be saved.")
    return None
