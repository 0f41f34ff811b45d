"""The command line as people and programs use it: a process of its own, its output, errors and exit status."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from device.archive import RUNNING, Archive, Saved
from device.chance import seed_from_number
from device.dealer import Dealer
from device.fairness import four_words
from device.files import export_game
from device.seats import seats_for
from device.table import Table
from device.tables import header_for, start
from games.catalogue import GAMES
from games.dakara.actions import RollDie
from games.dakara_bank.actions import Throw
from games.game import CHANCE
from tests.device.call import run
from tests.device.toys import play_on

ROOT = Path(__file__).parents[2]


def mistake(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """The one line of a call that must fail."""
    status, out, err = run(capsys, *arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    return err.rstrip("\n")


def test_play_json_prints_one_object_per_game(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(
        capsys, "play", "dakota", "--players", "random,random,random,random", "--seed", 40, "--games", 3, "--json"
    )
    assert (status, err) == (0, "")
    games = [json.loads(line) for line in out.splitlines()]
    assert [(game["game"], game["seed"]) for game in games] == [(0, 40), (1, 41), (2, 42)]
    for game in games:
        assert list(game) == [
            "game",
            "seed",
            "players",
            "options",
            "returns",
            "winners",
            "rounds",
            "actions",
            "checksum",
        ]
        assert game["players"] == ["random"] * 4
        assert len(game["returns"]) == 4
        assert game["rounds"] >= 1
    again = run(capsys, "play", "dakota", "--players", "random,random,random,random", "--seed", 42, "--json")[1]
    assert {**json.loads(again), "game": 2} == games[2]


def test_the_same_seed_gives_the_same_line_in_another_process(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["play", "dakota", "--players", "random,random,random", "--seed", "7", "--json"]
    here = run(capsys, *arguments)[1]
    environment = {**os.environ, "PYTHONHASHSEED": "123", "LC_ALL": "C", "TZ": "Asia/Tokyo"}
    there = subprocess.run(
        [sys.executable, "-m", "device", *arguments],
        capture_output=True,
        text=True,
        env=environment,
        cwd=ROOT,
        check=True,
    )
    assert there.stdout == here


def test_options_change_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    plain = json.loads(run(capsys, "play", "dakota", "--json")[1])
    other = json.loads(run(capsys, "play", "dakota", "--json", "--option", "tokens=with_replacement")[1])
    assert other["options"] == {**plain["options"], "tokens": "with_replacement"}


def test_play_for_people_tells_each_round(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "play", "dakota", "--seed", 3)
    lines = out.splitlines()
    assert status == 0
    assert re.fullmatch(r"round 1: Orange \d+ VP, Sky \d+ VP, Green \d+ VP", lines[0])
    assert lines[-1].startswith("dakota game 0, seed 3: ")
    assert re.search(r" \(random\) won; Orange \d+ VP, ", lines[-1])


def test_money_is_told_with_thousands_and_without_a_unit(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "play", "dakara", "--players", "random,random", "--option", "length=short")
    assert status == 0
    assert re.fullmatch(r"round 1: Orange \d+,000, Sky \d+,000", out.splitlines()[0])


def test_an_act_that_only_asks_for_a_roll_is_told_with_its_seat(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = GAMES["dakara-bank"]
    header = header_for(game, game.options_type(players=2), seats_for([None, None]), game.edition())
    archive = Archive(tmp_path)
    table = start(archive, game, header)
    table.submit(Throw(1), 1)
    Dealer(table).enter(RollDie(CHANCE, 5))
    archive.close()
    status, out, _ = run(capsys, "replay", exported(capsys, tmp_path))
    assert status == 0
    assert out.splitlines()[3:5] == ["    1  Sky: Throw one die", "    2  Sky rolled 5 (entered by hand)"]


def test_play_with_a_data_folder_keeps_the_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = json.loads(run(capsys, "play", "dakota", "--games", 2, "--json", "--data", tmp_path)[1].splitlines()[1])
    file = tmp_path / "last.game"
    status, out, _ = run(capsys, "export", "last", file, "--data", tmp_path)
    assert status == 0
    assert out.endswith(f"{line['actions']} records to {file}\n")
    records = [json.loads(text) for text in file.read_text().splitlines()[1:-1]]
    actions = json.dumps([r["record"]["action"] for r in records], sort_keys=True, separators=(",", ":"))
    assert sha256(actions.encode()).hexdigest() == line["checksum"]


def test_play_with_a_data_folder_uses_the_owners_edition(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "editions").mkdir()
    file = tmp_path / "editions" / "dakota.toml"
    file.write_text("rounds.3 = 4\n")
    assert json.loads(run(capsys, "play", "dakota", "--json", "--data", tmp_path)[1])["rounds"] == 4
    file.write_text("rounds.3 = 400\n")
    assert "rounds.3: 400 is not possible" in mistake(capsys, "play", "dakota", "--data", tmp_path)


def test_export_import_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = GAMES["dakota"]
    archive = Archive(tmp_path / "a")
    header = header_for(game, game.options_type(players=3), seats_for([None, "easy", None]), game.edition())
    table = start(archive, game, header)
    play_on(table, until=40)
    table.set_mode("help", "off", by=0)
    table.correct(table.before(38), 0, 2)
    file = tmp_path / "game"
    status, out, _ = run(capsys, "export", table.id[:6], file, "--data", tmp_path / "a")
    assert status == 0, "a game is exported while the table runs"
    assert out.rstrip().endswith("the game is not over: the file holds its secrets")
    status, out, _ = run(capsys, "import", file, "--data", tmp_path / "b")
    assert (status, out) == (0, f"dakota {table.id}: 42 records added (running)\n")
    assert "is in the archive already" in mistake(capsys, "import", file, "--data", tmp_path / "b")
    status, out, _ = run(capsys, "replay", file)
    lines = out.splitlines()
    assert status == 0
    assert lines[0].startswith("dakota, rules version ")
    assert lines[1] == "players Orange (person), Sky (easy), Green (person)"
    words = " ".join(four_words(table.fingerprint()))
    assert lines[2] == f"chance {words}, fingerprint {table.fingerprint()}, luck ''"
    assert header.seed not in out, "it opens when the game is over"
    assert lines[3] == "    1  " + told_first(table)
    assert sum(line.endswith("(taken back)") for line in lines) == 3
    numbers = [int(line[:5]) for line in lines if re.match(r" *\d+  ", line)]
    assert numbers == list(range(1, 43))
    assert lines[-1] == f"state {table.checksum()}"


def told_first(table: Table) -> str:
    first = table.journal()[0].events[0]
    names = ("Orange", "Sky", "Green")
    return f"{names[first.seat]} was drawn to go first"


def test_a_replayed_game_is_told_in_words_to_its_result(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    played = run(capsys, "play", "dakota", "--seed", 5, "--data", tmp_path)[1].splitlines()
    status, out, _ = run(capsys, "replay", exported(capsys, tmp_path))
    lines = out.splitlines()
    assert status == 0
    assert [line for line in lines if line.startswith("round ")] == played[:-1]
    assert "         Round 9 ended" in lines
    assert lines[-2] == f"seed {seed_from_number(5).hex()}"
    assert not re.search(r"[{}_]", "\n".join(lines[1:])), "words, no fields"


def test_an_export_takes_the_place_of_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = ["--data", tmp_path]
    run(capsys, "play", "dakota", *data)
    kept = tmp_path / "kept"
    kept.write_text("mine")
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "nowhere")
    for target in (kept, link, "/dev/full", tmp_path):
        said = mistake(capsys, "export", "last", target, *data)
        assert said == f"firelight: {target}: there is something of this name already; nothing was written"
    assert kept.read_text() == "mine"
    assert Path("/dev/full").is_char_device()
    assert "there is no folder " in mistake(capsys, "export", "last", tmp_path / "none" / "x", *data)
    assert not (tmp_path / "none").exists()


def test_a_folder_that_takes_no_files_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    made = tmp_path / "game"
    run(capsys, "play", "dakota", "--data", tmp_path)
    run(capsys, "export", "last", made, "--data", tmp_path)
    commands = (["shots"], ["play", "dakota", "--data"], ["import", made, "--data"])
    for command in commands:
        assert mistake(capsys, *command, file) == f"firelight: {file}: this is a file, not a folder"
        assert mistake(capsys, *command, "/proc/x").startswith("firelight: /proc/x: the folder can't be made (")


def test_a_machine_without_a_temporary_folder_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(*_: object, **__: object) -> None:
        raise FileNotFoundError(2, "No usable temporary directory found in ['/tmp']")

    monkeypatch.setattr("device.bench.main", no_room)
    assert mistake(capsys, "bench") == "firelight: No usable temporary directory found in ['/tmp']"


def test_output_that_goes_nowhere_is_one_line() -> None:
    command = [sys.executable, "-m", "device", "play", "dakota"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stderr) == (2, "firelight: No space left on device\n")


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "--version")
    assert status == 0
    assert re.fullmatch(r"firelight \d+\.\d+\.\d+\n", out)


def test_peoples_mistakes_are_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = ["--data", tmp_path]
    assert (
        mistake(capsys, "play", "ludo")
        == "firelight: there is no game called 'ludo' (there are: dakara, dakota, sitting-bull, dakara-bank)"
    )
    assert mistake(capsys, "play", "dakota", "--players", "random") == "firelight: dakota is for 3 to 5 players, not 1"
    assert "there is no player called ''" in mistake(capsys, "play", "dakota", "--players", "")
    assert "there is no player called 'hal' (there are: random, easy, normal)" in mistake(
        capsys, "play", "dakota", "--players", "hal,hal,hal"
    )
    assert "dakota has tokens=" in mistake(capsys, "play", "dakota", "--option", "tea=1")
    assert "dakota has tokens=" in mistake(capsys, "play", "dakota", "--option", "players=4")
    assert "tokens=one_per_type|with_replacement" in mistake(capsys, "play", "dakota", "--option", "tokens=none")
    assert "'-1' is not a whole number (allowed: 0 to " in mistake(capsys, "play", "dakota", "--seed", "-1")
    assert f"is too large (allowed: 0 to {10**18 - 1})" in mistake(capsys, "play", "dakota", "--seed", 10**18)
    assert run(capsys, "play", "dakota", "--seed", 10**18 - 1, "--json")[0] == 0
    assert "'0' is too small (allowed: 1 to " in mistake(capsys, "play", "dakota", "--games", "0")
    assert "'x' is not a whole number" in mistake(capsys, "play", "dakota", "--games", "x")
    assert "COMMAND" in mistake(capsys)
    assert "invalid choice" in mistake(capsys, "dance")
    assert mistake(capsys, "replay", "/none") == "firelight: /none: No such file or directory"
    assert mistake(capsys, "replay", tmp_path).endswith("Is a directory")
    assert "there are no games in" in mistake(capsys, "export", "last", "x", *data)
    for command in (["export", "last", "x"], ["ledger", "last"]):
        assert "there are no games in" in mistake(capsys, *command, "--data", tmp_path / "typo")
    assert not (tmp_path / "typo").exists()
    split = ["play", "dakara", "--players", "random,random", "--option", "length=split", "--option"]
    assert run(capsys, *split, "from_biarritz=1", "--json")[0] == 0
    assert "allowed: different seats from 0 to 1" in mistake(capsys, *split, "from_biarritz=7")
    assert 'from_biarritz="0 2"' in mistake(capsys, *split, "from_biarritz=x")
    (tmp_path / "afile").write_text("x")
    for command in (["export", "last", "x"], ["play", "dakota"]):
        assert "afile: this is a file, not a folder" in mistake(capsys, *command, "--data", tmp_path / "afile")
    run(capsys, "play", "dakota", *data)
    assert "no games are called zz; the newest are " in mistake(capsys, "export", "zz", "x", *data)
    (tmp_path / "text").write_text("hello")
    assert "not a file of a Firelight game" in mistake(capsys, "import", tmp_path / "text", *data)


def exported(capsys: pytest.CaptureFixture[str], folder: Path) -> Path:
    file = folder / "exported"
    assert run(capsys, "export", "last", file, "--data", folder)[0] == 0
    return file


def test_a_file_of_another_rules_version_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = GAMES["dakota"]
    header = header_for(game, game.options_type(players=3), seats_for([None] * 3), game.edition())
    older = msgspec.structs.replace(header, version=game.version + 1, id="0123456789ab")
    file = tmp_path / "older"
    export_game(Saved(older, (), b"", RUNNING), file)
    for command in (["replay", file], ["import", file, "--data", tmp_path / "b"]):
        assert f"here is version {game.version}" in mistake(capsys, *command)


def test_a_reader_that_leaves_is_no_fault() -> None:
    command = [sys.executable, "-m", "device", "play", "dakota", "--games", "300", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.readline()
        child.stdout.close()
        assert child.stderr.read() == ""
    assert child.returncode == 0


def test_ctrl_c_ends_quietly() -> None:
    command = [sys.executable, "-m", "device", "play", "dakota", "--games", "3000", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.readline()
        child.send_signal(signal.SIGINT)
        child.stdout.read()
        assert child.stderr.read() == ""
    assert child.returncode == 130
