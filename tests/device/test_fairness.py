"""Four words before the first roll, luck, the seed at the end, and a program in the docs that makes all rolls again."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

import device
from device import fairness
from device.archive import Archive, Saved
from device.chance import Chance, seed_from_number
from device.fairness import four_words, odds
from device.files import export_game, read_game
from device.records import Acted
from device.seats import seats_for
from device.table import Table
from device.tables import header_for, start
from games.dakara.actions import RollDie
from games.dakara.game_entry import DAKARA
from games.game import CHANCE, Game
from tests.device.desk import Desk
from tests.device.random_play import play_on
from tests.games.toy import TenderGame
from ui.commands import Home, ResumeGame, Show, StartGame
from ui.commands import SeatPlan as Plan
from ui.screen import SeatPressed, Touched

GAMES: dict[str, Game] = {"dakara": DAKARA, "tender": TenderGame()}
SEED = seed_from_number(7)
PROGRAM = Path(device.__file__).with_name("CHANCE.md").read_text().split("```python\n")[1].split("```")[0]


# --- the words


def test_the_words_are_the_fingerprints_first_44_bits() -> None:
    """BIP 39's own list begins with abandon, ability, able, about and ends with zoo."""
    assert four_words("00" * 32) == ("abandon",) * 4
    assert four_words("ff" * 32) == ("zoo",) * 4
    bits = "00000000001" + "00000000010" + "00000000011" + "11111111111"
    assert four_words(f"{int(bits, 2):011x}" + "a" * 53) == ("ability", "able", "about", "zoo")
    assert four_words("00000000000" + "f" * 53) == ("abandon",) * 4, "the 45th bit counts for nothing"


def test_what_is_shown_of_a_seed_is_its_sha_256() -> None:
    shown = fairness.sealed(SEED)
    assert shown.fingerprint == sha256(SEED).hexdigest()
    assert shown.words == four_words(sha256(SEED).hexdigest())
    assert (shown.luck, shown.seed) == ("", "")


# --- at the table


def test_the_words_of_the_setup_are_those_of_the_game_that_follows(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.console.run(Show("seats", "dakota"))
    before = desk.console.model().fairness
    desk.console.run(Show("options"))
    assert before is not None
    assert desk.console.model().fairness == before
    desk.start("person", "person", "person")
    during = desk.console.model().fairness
    assert during == before
    desk.console.run(Home())
    assert desk.console.model().fairness is None


def test_each_game_has_a_seed_of_its_own_drawn_once_at_its_setup(tmp_path: Path) -> None:
    seeds = [seed_from_number(n) for n in range(9)]
    desk = Desk(tmp_path)
    desk.console._seed = lambda: seeds.pop(0)
    shown = []
    for _ in range(2):
        desk.console.run(Show("seats", "dakota"))
        fair = desk.console.model().fairness
        assert fair is not None
        shown.append(fair.fingerprint)
        desk.start("normal", "normal", "normal")
        desk.console.run(Home())
    assert shown == [sha256(seed_from_number(n)).hexdigest() for n in (0, 1)]
    assert len(seeds) == 7


def test_a_setup_that_is_left_keeps_its_words(tmp_path: Path) -> None:
    """They were seen: a table that drew again until it liked its seed would be no fair one."""
    desk = Desk(tmp_path)
    seeds = [seed_from_number(n) for n in range(9)]
    desk.console._seed = lambda: seeds.pop(0)
    desk.console.run(Show("seats", "dakota"))
    first = desk.console.model().fairness
    desk.console.run(Home())
    desk.console.run(Show("seats", "dakota"))
    assert desk.console.model().fairness == first


def test_presses_of_the_seats_are_the_luck_of_the_game(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    console = desk.console
    console.run(Show("seats", "dakota"))
    for place in (0, 2, 3):
        console.handle(SeatPressed(place))
    for key in ("luck", "place:2", "place:2", "place:2"):
        console.handle(Touched(key))
    console.handle(SeatPressed(0))
    console.handle(SeatPressed(4))
    for key in ("done", "options", "start"):
        console.handle(Touched(key))
    live = console.live
    assert live is not None
    assert live.table.header.luck == "0:1 2:3"
    fair = console.model().fairness
    assert fair is not None
    assert fair.luck == "0:1 2:3"
    drawn = live.table.outcomes()[Chance(seed_from_number(1), "0:1 2:3").below(3, 0)][0]
    assert live.table.console_outcome() == drawn


def test_a_pulled_plug_changes_neither_words_nor_luck(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    plan = tuple(Plan(place, "person") for place in range(3))
    desk.console.run(StartGame("dakota", plan, luck="2:9"))
    before = desk.console.model().fairness
    key = desk.table.key
    again = Desk(tmp_path)
    again.console.run(ResumeGame(key))
    assert again.console.model().fairness == before
    assert before is not None
    assert before.luck == "2:9"


def test_a_table_that_goes_back_behind_the_end_closes_the_seed_again(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    header = header_for(DAKARA, DAKARA.options_type(players=2), seats_for([None] * 2), DAKARA.edition())
    table = start(archive, DAKARA, header)
    play_on(table)
    assert fairness.shown(table).seed == header.seed
    table.correct(0, 0, 1)
    assert fairness.shown(table).seed == ""


def test_luck_changes_the_rolls() -> None:
    rolls = {tuple(Chance(SEED, luck).below(6, n) for n in range(30)) for luck in ("", "0:1", "0:2", "0:1 1:1")}
    assert len(rolls) == 4


def test_the_seed_opens_when_the_game_is_over(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    plan = tuple(Plan(place, "normal") for place in range(3))
    desk.console.run(StartGame("dakota", plan, luck="1:4"))
    fair = desk.console.model().fairness
    assert fair is not None
    assert fair.seed == ""
    assert desk.go_on(lambda: desk.table.finished)
    fair = desk.console.model().fairness
    assert fair is not None
    assert bytes.fromhex(fair.seed) == seed_from_number(1)
    assert fair.luck == "1:4"


# --- the program in the docs


def game_with_corrections(folder: Path) -> Saved:
    """A whole game of Dakara with luck, a free path that was taken back, and real dice in between."""
    archive = Archive(folder / "archive")
    options = DAKARA.options_type(players=3)
    header = header_for(DAKARA, options, seats_for([None] * 3), DAKARA.edition(), seed=SEED, luck="0:7 2:1")
    table = start(archive, DAKARA, header)
    play_on(table, 30)
    table.correct(table.before(12), 0, 2)
    play_on(table, 80, by_hand=lambda ply: ply % 7 == 3)
    table.correct(table.before(60), 1, 2)
    play_on(table)
    assert table.finished
    return archive.load(table.id)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Saved:
    return game_with_corrections(tmp_path_factory.mktemp("whole"))


@pytest.fixture
def copy(whole: Saved, tmp_path: Path) -> Path:
    """The exported game."""
    path = tmp_path / "game.firelight"
    export_game(whole, path, odds(whole, GAMES))
    return path


def check(path: Path) -> tuple[int, list[str]]:
    """The program of the docs, run on a file by a bare Python; its status and what it says."""
    program = path.with_name("check.py")
    program.write_text(PROGRAM)
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(program), str(path)], capture_output=True, text=True, check=False
    )
    assert not done.stderr
    return done.returncode, done.stdout.splitlines()


def console_rolls(saved: Saved) -> int:
    return len({r.n for r in saved.records if isinstance(r, Acted) and r.how == "console"})


def test_the_program_is_short() -> None:
    assert PROGRAM.count("\n") < 40


def test_the_program_makes_every_outcome_of_a_recorded_game_again(whole: Saved, copy: Path) -> None:
    status, told = check(copy)
    assert status == 0
    assert told == [f"fingerprint {sha256(SEED).hexdigest()}", f"{console_rolls(whole)} outcomes, 0 not of this seed"]


def forged(path: Path, change: Callable[[list[dict[str, object]]], None]) -> Path:
    """The same file after `change` of its lines."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    change(lines)
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return path


def rolls_of(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    """The records of the console's dice."""
    records: list[dict[str, object]] = [line["record"] for line in lines[1:-1]]  # type: ignore[misc]
    return [r for r in records if r.get("how") == "console" and r["action"]["type"] == "RollDie"]  # type: ignore[index]


def test_the_program_finds_a_roll_that_was_changed(copy: Path) -> None:
    def change(lines: list[dict[str, object]]) -> None:
        action = rolls_of(lines)[20]["action"]
        assert isinstance(action, dict)
        action["face"] = action["face"] % 6 + 1

    status, told = check(forged(copy, change))
    assert status == 1
    assert told[-1].endswith(", 1 not of this seed")
    assert told[1].startswith("record ")


def test_the_program_finds_rolls_that_were_left_out(copy: Path) -> None:
    """A table that passes over the outcomes it does not like names numbers that are not the next ones."""

    def change(lines: list[dict[str, object]]) -> None:
        last = rolls_of(lines)[-1]
        last["n"] = int(str(last["n"])) + 1000

    assert check(forged(copy, change))[0] == 1


def test_the_program_finds_a_roll_that_is_used_twice(copy: Path) -> None:
    def change(lines: list[dict[str, object]]) -> None:
        one, two = rolls_of(lines)[-2:]
        two["n"], two["action"] = one["n"], {**one["action"], "player": CHANCE}  # type: ignore[dict-item]

    assert check(forged(copy, change))[0] == 1


def test_another_seed_and_another_luck_are_found(copy: Path) -> None:
    def other_seed(lines: list[dict[str, object]]) -> None:
        lines[0]["header"]["seed"] = "00" * 32  # type: ignore[index]

    def other_luck(lines: list[dict[str, object]]) -> None:
        lines[0]["header"]["luck"] = "0:8 2:1"  # type: ignore[index]

    text = copy.read_text()
    for change in (other_seed, other_luck):
        copy.write_text(text)
        assert check(forged(copy, change))[0] == 1


# --- the odds in a game's file


def test_each_outcome_says_what_it_was_drawn_from(whole: Saved, copy: Path) -> None:
    lines = [json.loads(line) for line in copy.read_text().splitlines()][1:-1]
    for line in lines:
        by_console = line["record"].get("how") == "console"
        assert by_console == ("odds" in line)
        if by_console and line["record"]["action"]["type"] == "RollDie":
            assert line["odds"] == [[{"type": "RollDie", "player": -1, "face": face}, 1] for face in range(1, 7)]


def test_a_file_with_odds_is_read_as_the_game_it_is(whole: Saved, copy: Path) -> None:
    assert read_game(copy) == whole


def test_the_odds_are_told_only_when_the_game_is_over(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    header = header_for(DAKARA, DAKARA.options_type(players=2), seats_for([None] * 2), DAKARA.edition())
    table = start(archive, DAKARA, header)
    play_on(table, 3)
    assert not table.finished
    assert odds(archive.load(table.id), GAMES) == {}


def test_a_game_of_other_rules_has_no_odds(whole: Saved) -> None:
    assert odds(whole, {}) == {}


def test_every_roll_of_a_real_game_is_the_streams(whole: Saved) -> None:
    chance = Chance(SEED, "0:7 2:1")
    table = Table(Archive(None), DAKARA, whole.header)
    seen = 0
    for record in whole.records:
        if isinstance(record, Acted) and record.how == "console" and record.action["type"] == "RollDie":
            assert [weight for _, weight in table.outcomes()] == [1] * 6
            assert table.outcomes()[chance.below(6, record.n)][0] == RollDie(CHANCE, record.action["face"])
            seen += 1
        table.take(record)
    assert seen > 40
