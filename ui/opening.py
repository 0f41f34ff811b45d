"""How each screen is made. Its code is read when it is first opened: most starts need home alone, and need it soon."""

from __future__ import annotations

from ui.draft import Draft
from ui.presentation import Banked, Presentation
from ui.screen import Screen


def open_screen(name: str, draft: Draft, shown: Presentation | None = None) -> Screen:
    """A new screen called `name`: the own one of the game that it is for, `shown`, else the one of all games.

    Raises KeyError for a name that is none. `draft` is the game being set up.
    """
    own = None if shown is None else _own_screen(name, draft, shown)
    for part in (own, _setup_screen(name, draft), _table_screen(name), _machine_screen(name), _staff_screen(name)):
        if part is not None:
            return part
    raise KeyError(name)


def _own_screen(name: str, draft: Draft, shown: Presentation) -> Screen | None:
    """What the game itself brings."""
    match name:
        case "seats":
            return shown.seats(draft)
        case "table":
            return shown.screen()
        case "results":
            return shown.results()
        case "ledger":
            return shown.ledger() if isinstance(shown, Banked) else None
    return None


def _setup_screen(name: str, draft: Draft) -> Screen | None:
    """From home to a game."""
    match name:
        case "seats":
            from ui.screens.seats import SeatsScreen

            return SeatsScreen(draft)
        case "names":
            from ui.screens.names import NamesScreen

            return NamesScreen(draft)
        case "keyboard":
            from ui.screens.keyboard import KeyboardScreen

            return KeyboardScreen(draft)
        case "luck":
            from ui.screens.luck import LuckScreen

            return LuckScreen(draft)
        case "options":
            from ui.screens.options import OptionsScreen

            return OptionsScreen(draft)
        case "saved":
            from ui.screens.saved import SavedScreen

            return SavedScreen()
    return None


def _table_screen(name: str) -> Screen | None:
    """On a running game, and at its end."""
    match name:
        case "table":
            from ui.screens.decision import DecisionScreen

            return DecisionScreen()
        case "results":
            from ui.screens.results import ResultsScreen

            return ResultsScreen()
        case "pause":
            from ui.screens.pause import PauseScreen

            return PauseScreen()
        case "modes":
            from ui.screens.modes import ModesScreen

            return ModesScreen()
        case "open-secrets":
            from ui.screens.open_secrets import OpenSecretsScreen

            return OpenSecretsScreen()
        case "away":
            from ui.screens.away import AwayScreen

            return AwayScreen()
        case "journal":
            from ui.screens.journal import JournalScreen

            return JournalScreen()
        case "fairness":
            from ui.screens.fairness import FairnessScreen

            return FairnessScreen()
        case "dice":
            from ui.screens.dice import DiceScreen

            return DiceScreen()
        case "records":
            from ui.screens.records import RecordsScreen

            return RecordsScreen()
        case "correct":
            from ui.screens.correct import CorrectScreen

            return CorrectScreen()
    return None


def _machine_screen(name: str) -> Screen | None:
    """The table itself: help, settings, the owner's cards, staff."""
    match name:
        case "help":
            from ui.screens.help import HelpScreen

            return HelpScreen()
        case "language":
            from ui.screens.language import LanguageScreen

            return LanguageScreen()
        case "settings":
            from ui.screens.settings import SettingsScreen

            return SettingsScreen()
        case "edition":
            from ui.screens.edition import EditionScreen

            return EditionScreen()
        case "error":
            from ui.screens.error import ErrorScreen

            return ErrorScreen()
        case "lock":
            from ui.screens.pin import PinScreen

            return PinScreen()
        case "pin":
            from ui.screens.pin import NewPinScreen

            return NewPinScreen()
        case "calibrate":
            from ui.screens.calibrate import CalibrateScreen

            return CalibrateScreen()
        case "staff":
            from ui.screens.staff import StaffScreen

            return StaffScreen()
    return None


def _staff_screen(name: str) -> Screen | None:
    """Behind the staff page."""
    match name:
        case "device":
            from ui.screens.device import DeviceScreen

            return DeviceScreen()
        case "address":
            from ui.screens.address import AddressScreen

            return AddressScreen()
        case "light-test":
            from ui.screens.light_test import LightTestScreen

            return LightTestScreen()
        case "pixel-test":
            from ui.screens.pixel_test import PixelTestScreen

            return PixelTestScreen()
        case "button-test":
            from ui.screens.button_test import ButtonTestScreen

            return ButtonTestScreen()
        case "sound-test":
            from ui.screens.sound_test import SoundTestScreen

            return SoundTestScreen()
    return None
