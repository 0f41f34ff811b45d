"""What the screens say of chance, of money on paper and of the records."""

from __future__ import annotations

import msgspec
import pytest

from games.dakara.game_entry import DAKARA
from tests.ui.screens.builder import make_model, make_table, played
from tests.ui.screens.cases import OPENED, RECORDS, SEALED, finished, running, tender, thrown
from ui.commands import Back, Export, ForgetRecords, Show
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.dice_record import DiceRecord
from ui.kit.pieces.label import Label
from ui.kit.pieces.qr import SealCard
from ui.kit.pieces.record_row import RecordRow
from ui.kit.pieces.seed_card import SeedCard
from ui.kit.widget import Scene
from ui.model import AllTime, Model, TableModel
from ui.screen import Touched
from ui.screens.dice import DiceScreen
from ui.screens.fairness import FairnessScreen
from ui.screens.pause import PauseScreen
from ui.screens.records import RecordsScreen
from ui.screens.results import ResultsScreen
from ui.screens.staff import StaffScreen
from ui.shows import PRESENTATIONS


def dakara() -> TableModel:
    """A game with dice and a bank."""
    state, history = played(DAKARA, 3, 12)
    return make_table(DAKARA, state, history)


def keys(scene: Scene) -> set[str]:
    return {widget.key for widget in scene if widget.key}


def banner(scene: Scene) -> Banner:
    return next(widget for widget in scene if isinstance(widget, Banner))


# --- the way there


def test_pause_offers_dice_and_ledger_where_there_are_any() -> None:
    screen = PauseScreen()
    assert not {"dice", "ledger"} & keys(screen.scene(make_model(table=running())))
    assert "fairness" in keys(screen.scene(make_model(table=running())))
    model = make_model(table=dakara(), presentations=PRESENTATIONS)
    assert {"fairness", "dice", "ledger"} <= keys(screen.scene(model))
    assert screen.handle(Touched("ledger"), model) == [Show("ledger")]
    assert screen.handle(Touched("dice"), model) == [Show("dice")]
    assert screen.handle(Touched("fairness"), model) == [Show("fairness")]


def test_results_lead_to_the_records_and_to_the_check() -> None:
    screen, model = ResultsScreen(), make_model(table=finished(), records=RECORDS)
    assert screen.handle(Touched("records"), model) == [Show("records")]
    assert screen.handle(Touched("fairness"), model) == [Show("fairness")]
    assert banner(screen.scene(model)).overline == "Dakota  ·  Record 1,234,000 VP"
    assert banner(screen.scene(make_model(table=finished()))).overline == "Dakota"


# --- check the rolls


def test_the_seed_is_nowhere_on_the_screen_while_the_game_runs() -> None:
    scene = FairnessScreen().scene(make_model(table=running(), fairness=SEALED))
    assert "export" not in keys(scene)
    (card,) = [widget for widget in scene if isinstance(widget, SealCard)]
    (long,) = [widget for widget in scene if isinstance(widget, SeedCard)]
    assert card.code == long.digits == SEALED.fingerprint
    assert card.words == SEALED.words


def test_at_the_end_seed_and_luck_are_shown_and_the_game_can_be_kept() -> None:
    screen, model = FairnessScreen(), make_model(table=finished(), fairness=OPENED)
    scene = screen.scene(model)
    (card,) = [widget for widget in scene if isinstance(widget, SealCard)]
    (long,) = [widget for widget in scene if isinstance(widget, SeedCard)]
    assert card.code == f"fingerprint {OPENED.fingerprint}\nseed {OPENED.seed}\nluck {OPENED.luck}\n"
    assert long.digits == OPENED.seed
    assert long.note == "Luck: Orange 7, Sky 12, Green 3, Blue 99, Red 1"
    assert screen.handle(Touched("export"), model) == [Export("g1")]
    assert screen.handle(Touched("done"), model) == [Back()]


# --- the dice record


def record(screen: DiceScreen, model: Model) -> DiceRecord:
    (found,) = [widget for widget in screen.scene(model) if isinstance(widget, DiceRecord)]
    return found


@pytest.mark.parametrize(("rolls", "band"), [(59, False), (60, True)])
def test_there_is_no_band_under_sixty_rolls(rolls: int, band: bool) -> None:
    model = make_model(table=thrown(rolls))
    found = record(DiceScreen(), model)
    assert sum(found.faces) == rolls, "the twelve of real dice are left out"
    assert (found.low, found.high) == ((5, 16) if band else (0, 0))
    said = [widget.text for widget in DiceScreen().scene(model) if isinstance(widget, Label)]
    assert said[0].startswith("Grey is normal" if band else "Under 60 rolls")


def test_all_games_are_counted_apart_from_this_one() -> None:
    screen, model = DiceScreen(), make_model(table=thrown(80), records=RECORDS)
    screen.handle(Touched("always"), model)
    assert record(screen, model).faces == RECORDS["tender"].faces
    assert banner(screen.scene(model)).overline == "Rolls: 6,062  ·  by hand, left out: 412"
    screen.handle(Touched("game"), model)
    assert sum(record(screen, model).faces) == 80


def test_a_table_without_finished_games_has_an_empty_record() -> None:
    screen, model = DiceScreen(), make_model(table=tender())
    screen.handle(Touched("always"), model)
    assert record(screen, model).faces == (0,) * 6


# --- records


def test_the_records_say_who_when_and_how_much() -> None:
    rows = [w for w in RecordsScreen().scene(make_model(table=finished(), records=RECORDS)) if isinstance(w, RecordRow)]
    assert [(row.name, row.number, row.note) for row in rows] == [
        ("Bartholomäus", "1,234,000", "2026-11-30  ·  Split journey"),
        ("Blue", "600,000", "Short journey"),
    ]
    assert [row.place for row in rows] == [2, 4]


def test_a_game_without_wins_has_one_record() -> None:
    lone = msgspec.structs.replace(RECORDS["dakota"], win=None)
    scene = RecordsScreen().scene(make_model(table=finished(), records={"dakota": lone}))
    assert len([w for w in scene if isinstance(w, RecordRow)]) == 1
    empty = RecordsScreen().scene(make_model(table=finished(), records={"dakota": AllTime()}))
    assert not [w for w in empty if isinstance(w, RecordRow)]


def test_staff_forget_the_records_with_two_presses() -> None:
    screen, model = StaffScreen(), make_model(staff=True)
    screen.handle(Touched("view:system"), model)
    assert screen.handle(Touched("forget"), model) == []
    screen.handle(Touched("view:system"), model)
    assert screen.handle(Touched("forget"), model) == [], "something else was pressed in between"
    assert screen.handle(Touched("forget"), model) == [ForgetRecords()]
    assert screen.handle(Touched("forget"), model) == []
