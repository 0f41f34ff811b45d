"""The subcommands `overlay` and `drawings`: what a builder prints."""

from __future__ import annotations

from argparse import Namespace
from importlib.resources import files
from pathlib import Path

from device import telling
from device.builder_files import BuilderFiles
from device.cli_games import catalogue, game_called
from device.durable import write_file
from device.mistake import Mistake
from device.targets import new_file, writable_folder
from hardware.bed import Bed
from hardware.drawings.board import overlay_print
from hardware.drawings.chain import chain
from hardware.drawings.drilling import drilling
from hardware.drawings.enclosure import enclosure
from hardware.drawings.pdf import on_one_sheet
from hardware.drawings.shapes import Drawing
from hardware.drawings.svg import svg
from hardware.drawings.tiled import spread_of, tiled
from hardware.drawings.tiles import PAPERS
from hardware.drawings.wiring import wiring
from hardware.overlay import load_overlay
from hardware.pins import Pins
from hardware.toml_file import HardwareError
from ui.shows import LABELS, PRESENTATIONS


def overlay(args: Namespace) -> None:
    """`firelight overlay`."""
    game = game_called(args.game).id
    paper = _paper(args.paper, args.pdf is not None)
    name = args.svg if args.svg is not None else args.pdf
    path = new_file(name)
    drawing = overlay_of(game, _as_built().bed)
    if drawing is None:
        raise Mistake(f"{game} has no overlay: it is played on a board of your own")
    if args.svg is not None:
        _write(path, svg(drawing).encode())
        print(f"{game}: {drawing.trim.w:g} x {drawing.trim.h:g} mm to {name}")
    else:
        _write(path, tiled(drawing, paper))
        sheets = len(spread_of(drawing, paper).tiles)
        print(f"{game}: {drawing.trim.w:g} x {drawing.trim.h:g} mm on {sheets} sheets of {paper} to {name}")


def drawings(args: Namespace) -> None:
    """`firelight drawings`."""
    paper = _paper(args.paper, args.pdf)
    built = _as_built()
    large, small = builders_drawings(built.bed, built.pins)
    for game in catalogue():
        if (printed := overlay_of(game, built.bed)) is not None:
            large[f"overlay-{game}"] = printed
    folder = writable_folder(args.folder)
    for name, drawing in (large | small).items():
        _write(folder / f"{name}.svg", svg(drawing).encode())
    if args.pdf:
        for name, drawing in large.items():
            _write(folder / f"{name}.pdf", tiled(drawing, paper))
        for name, drawing in small.items():
            _write(folder / f"{name}.pdf", on_one_sheet([drawing], PAPERS[paper]))
    print(f"{len(large | small)} drawings to {args.folder}")


def builders_drawings(bed: Bed, pins: Pins) -> tuple[dict[str, Drawing], dict[str, Drawing]]:
    """By the name of their files: those at true size, and those that fit on a sheet."""
    sheets = {"wiring": wiring(bed, pins), "chain": chain(bed), "enclosure": enclosure(bed)}
    return {"drilling": drilling(bed)}, sheets


def overlay_of(game: str, bed: Bed) -> Drawing | None:
    """The print of a game that is in the catalogue; None if it lights no place of the board."""
    try:
        laid = load_overlay(game, bed)
    except HardwareError as error:
        raise Mistake(str(error)) from error
    if not laid.zones:
        return None
    folder = files("ui.kit") / "icons"
    icons = {mark.icon: (folder / f"{mark.icon}.svg").read_text("utf-8") for mark in laid.marks}
    title = PRESENTATIONS[game].title(telling.WORDS)
    return overlay_print(bed, laid, title, LABELS[game](telling.WORDS), icons)


def _as_built() -> BuilderFiles:
    """This table's own bed and pins; what is wrong with them is a mistake here, since wood is cut by the drawings."""
    built = BuilderFiles()
    for notice in built.notices:
        raise Mistake(str(notice.values["why"]))
    return built


def _paper(paper: str | None, printed: bool) -> str:
    if paper is not None and not printed:
        raise Mistake("--paper goes with --pdf only: an SVG file has the size of its drawing")
    return paper or "a4"


def _write(path: Path, data: bytes) -> None:
    try:
        write_file(path, data)
    except OSError as error:
        raise Mistake(f"{path}: {error.strerror}") from error
