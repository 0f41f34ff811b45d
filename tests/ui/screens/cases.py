"""Every common screen in a state that shows much of it; shared by the tests that hold for all of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec

from games.catalogue import GAMES
from games.dakara.events import Rolled
from games.dakota.terms import Phase
from games.game import Event, State
from tests.games.toy import TenderGame
from tests.ui.screens.builder import dakota_table, make_model, make_table, played, saved_game
from ui.dakara.presentation import DAKARA_PRESENTATION
from ui.draft import Draft
from ui.kit.panel import Panel
from ui.model import AllTime, Best, Calibration, Fairness, JournalEntry, Model, Note, Notice, TableModel, Trial
from ui.screen import Pointed, Screen, Touched
from ui.screens.away import AwayScreen
from ui.screens.calibrate import CalibrateScreen
from ui.screens.correct import CorrectScreen
from ui.screens.decision import DecisionScreen
from ui.screens.dice import DiceScreen
from ui.screens.edition import EditionScreen
from ui.screens.error import ErrorScreen
from ui.screens.fairness import FairnessScreen
from ui.screens.home import HomeScreen
from ui.screens.journal import JournalScreen
from ui.screens.keyboard import KeyboardScreen
from ui.screens.language import LanguageScreen
from ui.screens.luck import LuckScreen
from ui.screens.modes import ModesScreen
from ui.screens.names import NamesScreen
from ui.screens.open_secrets import OpenSecretsScreen
from ui.screens.options import OptionsScreen
from ui.screens.pause import PauseScreen
from ui.screens.pin import NewPinScreen, PinScreen
from ui.screens.records import RecordsScreen
from ui.screens.results import ResultsScreen
from ui.screens.saved import SavedScreen
from ui.screens.seats import SeatsScreen
from ui.screens.settings import SettingsScreen
from ui.screens.staff import StaffScreen
from ui.sitting_bull.presentation import SITTING_BULL_PRESENTATION
from ui.text.words import Words

STATUS = {
    "panel": "ok",
    "touch": "ok",
    "lamps": "/dev/spidev0.0 is missing: switch SPI on (dtparam=spi=on in config.txt)",
    "buttons": "lgpio: no chip is called pinctrl-rp1 or pinctrl-bcm2711 (there are gpiochip0: VirtualBox "
    "pins, gpiochip1: another expander); RPi.GPIO: it does not work on a Raspberry Pi 5",
    "speaker": "no sound card",
    "printer": "ok",
}
NOTICES = (
    Notice("setting", "settings.toml: panel.diagonal_in = 3 is not allowed; the default 10.1 is used."),
    Notice("disk_full", "The disk is full: the table plays on in memory (/var/lib/firelight)."),
)
SETTINGS = {"volume": "2", "language": "en", "name-0": "Anna", "name-3": "Bartholomäus"}


SEALED = Fairness(("thunder", "hospital", "category", "question"), "d41d8cd98f00b204e9800998ecf8427e" * 2)
OPENED = msgspec.structs.replace(SEALED, luck="0:7 1:12 2:3 4:99 5:1", seed="0123456789abcdef" * 4)
RECORDS = {
    "tender": AllTime(games=31, faces=(1010, 998, 1102, 960, 1003, 989), entered=412),
    "dakota": AllTime(
        games=12,
        score=Best(1_234_000, 2, "Bartholomäus", "2026-11-30", "split"),
        win=Best(600_000, 4, "", "", "short"),
    ),
}


class Case(NamedTuple):
    """A screen and what it needs to know."""

    name: str
    make: Callable[[], Screen]
    facts: Callable[[], dict[str, Any]]

    def model(self, panel: Panel, words: Words | None = None) -> Model:
        """The model on this panel."""
        return make_model(panel, words, **{"settings": SETTINGS, **self.facts()})


def draft(*kinds: str) -> Draft:
    """A setup of Dakota with these kinds at the six places."""
    found = Draft()
    found.begin("dakota", SETTINGS)
    found.kinds = [*kinds, *[""] * (6 - len(kinds))]
    return found


@cache
def running() -> TableModel:
    """The middle of a game, with corrections in its journal."""
    table = dakota_table(170, bots=(1,), can_undo=True, correctable=True)
    journal = tuple(
        msgspec.structs.replace(entry, undone_by=999 if n % 9 == 5 else None, note=Note.ENTERED if n % 7 == 2 else None)
        for n, entry in enumerate(table.journal)
    )
    return msgspec.structs.replace(table, journal=journal)


@cache
def one_away() -> TableModel:
    """The same, and one person has gone for a while."""
    table = running()
    first, *others = table.seats
    return msgspec.structs.replace(table, seats=(msgspec.structs.replace(first, away=True), *others))


@cache
def dakota_at(phase: Phase, **more: Any) -> TableModel:
    """The first position of a random game in which people act in `phase`."""
    game = GAMES["dakota"]
    for steps in range(2, 400):
        state, history = played(game, 4, steps)
        view: Any = state.observation(None)
        if view.phase is phase and view.current and view.current[0] >= 0:
            return make_table(game, state, history, **more)
    raise AssertionError(f"no position in {phase}")


@cache
def chance_table() -> TableModel:
    """A draw that the table enters by hand."""
    game = GAMES["dakota"]
    state, history = played(game, 4, 2)
    return make_table(game, state, history, chance=tuple(action for action, _ in state.chance_outcomes()))


@cache
def tender(**more: Any) -> TableModel:
    """The toy game while three bid at once."""
    game = TenderGame()
    state: State
    state, history = played(game, 3, 4)
    return make_table(game, state, history, **more)


@cache
def finished() -> TableModel:
    """A game of Dakota at its end."""
    return dakota_table(100_000, players=5)


def unseen() -> tuple[Event, ...]:
    """Some events that nobody has acknowledged."""
    _, history = played(GAMES["dakota"], 4, 40)
    return tuple(event for _, events in history for event in events)[-6:]


def _consenting() -> CorrectScreen:
    screen = CorrectScreen()
    model = make_model(table=running())
    entry = next(w.key for w in screen.layout(model) if w.key.startswith("entry:"))
    screen.handle(Touched(entry), model)
    return screen


def _staff(view: str) -> StaffScreen:
    screen = StaffScreen()
    screen.handle(Touched(f"view:{view}"), make_model(staff=True))
    return screen


def _edition() -> EditionScreen:
    screen, model = EditionScreen(), make_model(about="dakota")
    screen.handle(Touched("heading:Territories on the board"), model)
    screen.handle(Touched("value:territories.mountain"), model)
    return screen


def _doubted() -> EditionScreen:
    """A heading under which something looks wrong."""
    screen = EditionScreen()
    screen.handle(Touched("heading:Bank and start"), make_model(**own_dakara()))
    return screen


def _meanings() -> EditionScreen:
    """Values that stand for words, long ones among them; two of them don't go together."""
    screen, model = EditionScreen(), make_model(**own_sitting_bull())
    screen.handle(Touched("heading:Cards 1 to 10"), model)
    return screen


@cache
def own_sitting_bull() -> dict[str, Any]:
    """The table's own edition, with cards for many regions and a Powwow card for one."""
    own = GAMES["sitting-bull"].edition(
        {"card.1.regions": 7, "card.2.regions": 11, "card.3.regions": 23, "card.1.icon": 5}, "own"
    )
    presentations = {"sitting-bull": SITTING_BULL_PRESENTATION}
    return {"about": "sitting-bull", "editions": {"sitting-bull": own}, "presentations": presentations}


@cache
def own_dakara() -> dict[str, Any]:
    """An owner's cards of Dakara: notes that are not the money of the start, and a horse that can't win."""
    own = GAMES["dakara"].edition({"start.money": 60_000, "kentucky.face.6": 1}, "own")
    return {"about": "dakara", "editions": {"dakara": own}, "presentations": {"dakara": DAKARA_PRESENTATION}}


def _seated_before() -> SeatsScreen:
    before = draft("person", "normal", "", "easy", "random")
    before.reopen()
    return SeatsScreen(before)


@cache
def thrown(rolls: int) -> TableModel:
    """The toy game with so many rolls in its journal, and some of real dice."""
    faces = [Rolled(n % 3, 1 + (n * n + n // 7) % 6, n + 1) for n in range(rolls)]
    journal = tuple(JournalEntry(n, -1, (face,)) for n, face in enumerate(faces))
    by_hand = tuple(JournalEntry(rolls + n, -1, (Rolled(0, 6, rolls + n),), note=Note.ENTERED) for n in range(12))
    return msgspec.structs.replace(tender(), journal=(*journal, *by_hand))


def _always() -> DiceScreen:
    screen = DiceScreen()
    screen.handle(Touched("always"), make_model(table=thrown(260), records=RECORDS))
    return screen


def _lucky() -> LuckScreen:
    seated = draft("person", "person", "person", "person", "person", "normal")
    seated.luck = [7, 12, 3, 0, 98, 0]
    return LuckScreen(seated)


def _aimed(held: float, places: int, apart: float = 0.8) -> Callable[[], CalibrateScreen]:
    """The calibration after so many targets, each held for so many seconds; 4 of them lie `apart` on the display."""

    def make() -> CalibrateScreen:
        screen = CalibrateScreen()
        corners = ((0.1, 0.1), (0.1 + apart, 0.1), (0.1 + apart, 0.1 + apart), (0.1, 0.1 + apart))
        for number, reported in enumerate(corners[:places]):
            screen.handle(Pointed(number, 9.0, 9.0, 0.0, reported, down=True), make_model())
            screen.handle(Pointed(number, 9.0, 9.0, held, reported, up=True), make_model())
        return screen

    return make


def _facts(**facts: Any) -> Callable[[], dict[str, Any]]:
    return lambda: facts


def _table(make: Callable[[], TableModel]) -> Callable[[], dict[str, Any]]:
    return lambda: {"table": make()}


CASES = (
    Case("home", HomeScreen, _facts()),
    Case("home-resume", HomeScreen, lambda: {"saved": (saved_game(),)}),
    Case("home-several", HomeScreen, lambda: {"saved": (saved_game(), saved_game(90, 5, "g2"))}),
    Case("home-placement", HomeScreen, lambda: {"saved": (saved_game(177), saved_game(90, 5, "g2"))}),
    Case("home-placement-one", HomeScreen, lambda: {"saved": (saved_game(177),)}),
    Case("home-games", HomeScreen, _facts(games={"dakota": GAMES["dakota"], "tender": TenderGame()})),
    Case(
        "saved",
        SavedScreen,
        lambda: {"saved": (saved_game(177), saved_game(90, 5, "g2"), saved_game(120, 3, "g3")) * 2},
    ),
    Case("language", LanguageScreen, _facts()),
    Case("settings", SettingsScreen, _facts()),
    Case("seats-empty", lambda: SeatsScreen(draft()), _facts(about="dakota")),
    Case("seats-again", _seated_before, _facts(about="dakota")),
    Case("seats-saved", lambda: SeatsScreen(draft()), lambda: {"about": "dakota", "saved": (saved_game(),)}),
    Case("seats-again-saved", _seated_before, lambda: {"about": "dakota", "saved": (saved_game(),)}),
    Case("seats-few", lambda: SeatsScreen(draft("person")), _facts(about="dakota")),
    Case("seats", lambda: SeatsScreen(draft("person", "normal", "", "easy", "random")), _facts(about="dakota")),
    Case("names", lambda: NamesScreen(draft("person", "normal", "", "person", "person")), _facts()),
    Case("keyboard", lambda: KeyboardScreen(draft("person")), _facts(about="name:1")),
    Case("options", lambda: OptionsScreen(draft("person", "normal", "easy")), _facts(about="dakota")),
    Case("options-words", lambda: OptionsScreen(draft("person")), _facts(about="dakota", fairness=SEALED)),
    Case("luck", lambda: LuckScreen(draft("person", "normal", "person")), _facts(fairness=SEALED)),
    Case("luck-added", _lucky, _facts(fairness=SEALED)),
    Case("fairness", FairnessScreen, lambda: {"table": running(), "fairness": SEALED}),
    Case("fairness-end", FairnessScreen, lambda: {"table": finished(), "fairness": OPENED}),
    Case("fairness-dice", FairnessScreen, lambda: {"table": tender(), "fairness": SEALED}),
    Case("dice-few", DiceScreen, lambda: {"table": thrown(59)}),
    Case("dice", DiceScreen, lambda: {"table": thrown(260)}),
    Case("dice-always", _always, lambda: {"table": thrown(260), "records": RECORDS}),
    Case("pause", PauseScreen, _table(running)),
    Case("pause-dice", PauseScreen, lambda: {"table": tender()}),
    Case("pause-choosing", PauseScreen, lambda: {"table": running(), "choosing": True}),
    Case("modes", ModesScreen, _table(running)),
    Case("open-secrets", OpenSecretsScreen, _table(running)),
    Case("open-secrets-five", OpenSecretsScreen, lambda: {"table": dakota_table(60, players=5)}),
    Case("away", AwayScreen, _table(running)),
    Case("away-left", AwayScreen, _table(one_away)),
    Case("journal", JournalScreen, _table(running)),
    Case("journal-end", JournalScreen, _table(finished)),
    Case("correct", CorrectScreen, _table(running)),
    Case("correct-consent", _consenting, _table(running)),
    Case("results", ResultsScreen, _table(finished)),
    Case("results-record", ResultsScreen, lambda: {"table": finished(), "records": RECORDS}),
    Case("records", RecordsScreen, lambda: {"table": finished(), "records": RECORDS}),
    Case("records-none", RecordsScreen, _table(finished)),
    Case("edition", _edition, _facts(about="dakota")),
    Case("edition-headings", EditionScreen, _facts(about="dakota")),
    Case("edition-meanings", _meanings, own_sitting_bull),
    Case("edition-doubts", EditionScreen, own_dakara),
    Case("edition-doubt", _doubted, own_dakara),
    Case("pin", PinScreen, _facts()),
    Case("pin-new", NewPinScreen, _facts(staff=True)),
    Case("pin-wait", PinScreen, _facts(pin_wait=41.5)),
    Case("calibrate", CalibrateScreen, _facts(staff=True)),
    Case("calibrate-third", _aimed(0.6, 2), _facts(staff=True, calibration=Calibration(270))),
    Case("calibrate-short", _aimed(0.2, 1), _facts(staff=True)),
    Case("calibrate-misfit", _aimed(0.6, 4, 0.01), _facts(staff=True, calibration=Calibration(0, Trial.REFUSED))),
    Case("calibrate-try", _aimed(0.6, 4), _facts(staff=True, calibration=Calibration(90, Trial.RUNNING, 12.4))),
    Case("calibrate-over", _aimed(0.6, 4), _facts(staff=True, calibration=Calibration(0, Trial.OVER))),
    Case("staff-notices", lambda: _staff("notices"), _facts(staff=True, notices=NOTICES)),
    Case("staff-games", lambda: _staff("games"), lambda: {"staff": True, "saved": (saved_game(),)}),
    Case("staff-system", lambda: _staff("system"), _facts(staff=True)),
    Case("error", ErrorScreen, _facts(about="game_set_aside", notices=(Notice("game_set_aside", "Game 7: torn."),))),
    Case(
        "fault",
        ErrorScreen,
        lambda: {"about": "fault", "notices": (Notice("fault", "KeyError: 3"),), "table": running()},
    ),
    Case("printed", ErrorScreen, _facts(about="printed", notices=(Notice("printed", "/var/lib/a.ledger.txt"),))),
    Case("chance", DecisionScreen, _table(chance_table)),
    Case("factions", DecisionScreen, lambda: {"table": dakota_at(Phase.FACTIONS)}),
    Case("placement", DecisionScreen, lambda: {"table": dakota_at(Phase.FIRST_PLACEMENT, can_undo=True)}),
    Case("refused", DecisionScreen, lambda: {"table": dakota_at(Phase.SECOND_PLACEMENT, refusal="ghost_dance")}),
    Case("unsaved", DecisionScreen, lambda: {"table": dakota_at(Phase.FIRST_PLACEMENT, unsaved=True)}),
    Case("development", DecisionScreen, lambda: {"table": dakota_at(Phase.DEVELOPMENT)}),
    Case("development-open", DecisionScreen, lambda: {"table": dakota_at(Phase.DEVELOPMENT, open_book=True)}),
    Case("watching", DecisionScreen, lambda: {"table": dakota_table(60, bots=(0, 1, 2, 3), thinking=2)}),
    Case("what-happened", DecisionScreen, lambda: {"table": dakota_table(60, bots=(0, 1, 2, 3), unseen=unseen())}),
    Case("bids", DecisionScreen, _table(tender)),
    Case("bids-open", DecisionScreen, lambda: {"table": tender(open_book=True)}),
)
