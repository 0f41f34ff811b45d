"""`firelight overlay` and `firelight drawings`: files that can be printed, and people's mistakes in one line."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest
from pypdf import PdfReader

from device import builder_files, cli_drawings
from device.builder_files import BuilderFiles
from tests.device.call import run


def mistake(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    status, out, err = run(capsys, *arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    return err.rstrip("\n")


def test_an_overlay_as_one_drawing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    assert run(capsys, "overlay", "dakara", "--svg", path) == (0, f"dakara: 800 x 500 mm to {path}\n", "")
    root = Xml.parse(path).getroot()
    assert (root.attrib["width"], root.attrib["height"]) == ("840mm", "540mm")


def test_an_overlay_in_tiles(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "board.pdf"
    told = f"sitting-bull: 800 x 500 mm on 6 sheets of a3 to {path}\n"
    assert run(capsys, "overlay", "sitting-bull", "--pdf", path, "--paper", "a3") == (0, told, "")
    assert len(PdfReader(path).pages) == 7, "and a sketch"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["chess", "--svg", "{}/x.svg"], "firelight: there is no game called 'chess' (there are: "),
        (["dakara-bank", "--svg", "{}/x.svg"], "firelight: dakara-bank has no overlay: it is played on a board of "),
        (["dakota"], "firelight overlay: one of the arguments --svg --pdf is required"),
        (["dakota", "--svg", "{}/x.svg", "--pdf", "{}/x.pdf"], "firelight overlay: argument --pdf: not allowed with "),
        (["dakota", "--pdf", "{}/x.pdf", "--paper", "a5"], "firelight overlay: argument --paper: invalid choice: 'a5'"),
        (["dakota", "--svg", "{}/x.svg", "--paper", "a3"], "firelight: --paper goes with --pdf only"),
        (["dakota", "--svg", "{}/no/x.svg"], "firelight: {}/no/x.svg: there is no folder {}/no"),
        (["dakota", "--svg", "{}"], "firelight: {}: there is something of this name already; nothing was written"),
    ],
)
def test_mistakes(capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], line: str) -> None:
    told = mistake(capsys, "overlay", *(argument.format(tmp_path) for argument in arguments))
    assert told.startswith(line.format(tmp_path, tmp_path))
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_there_is_left_as_it_was(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.svg"
    path.write_text("mine")
    assert mistake(capsys, "overlay", "dakota", "--svg", path).endswith("already; nothing was written")
    assert path.read_text() == "mine"


def test_all_drawings_of_the_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "new"
    for _ in range(2):
        assert run(capsys, "drawings", folder) == (0, f"7 drawings to {folder}\n", "")
    games = ("dakara", "dakota", "sitting-bull")
    names = {"wiring", "chain", "drilling", "enclosure", *(f"overlay-{game}" for game in games)}
    assert {path.name for path in folder.iterdir()} == {f"{name}.svg" for name in names}
    assert "--paper goes with --pdf" in mistake(capsys, "drawings", folder, "--paper", "a3")
    assert "not a folder" in mistake(capsys, "drawings", folder / "chain.svg")


@pytest.mark.slow
def test_all_drawings_of_the_table_to_print(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "drawings", tmp_path, "--pdf", "--paper", "letter")[0] == 0
    sheets = {path.stem: len(PdfReader(path).pages) for path in tmp_path.glob("*.pdf")}
    board = {f"overlay-{game}": 13 for game in ("dakara", "dakota", "sitting-bull")}
    assert sheets == {"wiring": 1, "chain": 1, "enclosure": 1, "drilling": 17} | board


def test_the_table_is_drawn_as_it_was_built(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = Path(builder_files.__file__).parents[1] / "hardware" / "bed.toml"
    site, out = tmp_path / "site", tmp_path / "board.svg"
    site.mkdir()
    monkeypatch.setattr(cli_drawings, "BuilderFiles", lambda: BuilderFiles(site))
    (site / "bed.toml").write_text(shipped.read_text("utf-8").replace("pitch_mm = 50", "pitch_mm = 60"))
    assert run(capsys, "overlay", "dakota", "--svg", out)[1] == f"dakota: 960 x 600 mm to {out}\n"
    (site / "bed.toml").write_text("grid = 7\n")
    told = mistake(capsys, "overlay", "dakota", "--svg", tmp_path / "second.svg")
    assert told.startswith(f"firelight: {site}/bed.toml: grid.columns: missing"), "no wood is cut by another bed"
    (site / "bed.toml").write_text(shipped.read_text("utf-8").replace("columns = 16", "columns = 12"))
    told = mistake(capsys, "overlay", "dakota", "--svg", tmp_path / "second.svg")
    assert told.startswith("firelight: hardware/overlays/dakota.toml: zones.")
