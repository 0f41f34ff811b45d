"""The command line: `firelight`, also `python -m device`. A person's mistake is one line on stderr, exit status 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

from device.mistake import Mistake
from device.printable import printable
from device.terminal import warn

RUN: Final = "device.app:run"
SHOTS: Final = "device.shots:main"
BENCH: Final = "device.bench:main"
PLAY: Final = "device.cli_games:play"
REPLAY: Final = "device.cli_games:replay"
EXPORT: Final = "device.cli_games:export_one"
LEDGER: Final = "device.cli_ledger:print_ledger"
SCORES: Final = "device.cli_scores:print_scores"
IMPORT: Final = "device.cli_games:import_one"
DOCTOR: Final = "device.doctor:main"
DARK: Final = "device.dark:main"
ODDS: Final = "device.cli_odds:main"
OVERLAY: Final = "device.cli_drawings:overlay"
DRAWINGS: Final = "device.cli_drawings:drawings"

WALKED: Final = ("buttons", "lights", "touch", "sound", "printer")
"""The parts of `firelight doctor`."""
MOST: Final = 10**18 - 1
"""The largest number that a command takes."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {printable(message)}\n")


class Version(argparse.Action):
    """Prints the version and ends; read only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        from importlib import metadata

        print(f"firelight {metadata.version('firelight')}")
        parser.exit()


def parser() -> argparse.ArgumentParser:
    """All subcommands; each names its function, so that only that one's modules are imported."""
    top = Parser(prog="firelight", description="The firmware of a game table.")
    top.add_argument("--version", action=Version, nargs=0, help="print the version")
    commands = top.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)

    def command(name: str, does: str, function: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=does, description=does)
        sub.set_defaults(function=function)
        return sub

    def data(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--data", metavar="DIR", help="the data folder (games, settings, own editions)")

    def paper(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--paper", choices=("a4", "a3", "letter"), help="of the PDF; a4 unless given")

    run = command("run", "run the table", RUN)
    run.add_argument("--simulate", action="store_true", help="one window with panel, light bed and buttons")
    data(run)

    play = command("play", "play games among bots, without a screen", PLAY)
    play.add_argument("game", help="such as dakota")
    play.add_argument("--players", metavar="BOT,BOT,...", help="the bots by seat, such as random,normal,random")
    play.add_argument("--seed", type=natural, default=0, metavar="N", help="of the first game; game k uses N + k")
    play.add_argument("--games", type=counting, default=1, metavar="N", help="how many games")
    play.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a ruling of the game")
    play.add_argument("--json", action="store_true", help="one JSON object per line and game")
    play.add_argument("--data", metavar="DIR", help="use this table's own edition, and keep the games in its archive")

    replay = command("replay", "tell the game of a file, act by act", REPLAY)
    replay.add_argument("file", metavar="FILE")

    export = command("export", "write one game of the archive to a file", EXPORT)
    export.add_argument("game", metavar="GAME", help="its id, the start of it, or 'last'")
    export.add_argument("file", metavar="FILE")
    data(export)

    ledger = command("ledger", "print the payments of one game of the archive", LEDGER)
    ledger.add_argument("game", metavar="GAME", help="its id, the start of it, or 'last'")
    form = ledger.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="as a table for a spreadsheet")
    form.add_argument("--print", action="store_true", help="on the table's receipt printer")
    ledger.add_argument("--out", metavar="FILE", help="write a file instead")
    data(ledger)

    scores = command("scores", "print the final score of one game of the archive", SCORES)
    scores.add_argument("game", metavar="GAME", help="its id, the start of it, or 'last'")
    scores.add_argument("--print", action="store_true", help="on the table's receipt printer")
    data(scores)

    take = command("import", "add a game's file to the archive", IMPORT)
    take.add_argument("file", metavar="FILE")
    data(take)

    odds = command("odds", "what the local games of Dakara are worth", ODDS)
    odds.add_argument("game", help="such as dakara")
    odds.add_argument("--players", type=counting, default=4, metavar="N", help="how many play")
    odds.add_argument("--edition", metavar="FILE", help="values laid over the edition we ship")
    odds.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a ruling of the game")

    overlay = command("overlay", "a game's board to print, at its true size", OVERLAY)
    overlay.add_argument("game", help="such as dakota")
    kind = overlay.add_mutually_exclusive_group(required=True)
    kind.add_argument("--svg", metavar="FILE", help="one large drawing, for a print shop")
    kind.add_argument("--pdf", metavar="FILE", help="tiles for a printer at home")
    paper(overlay)

    drawings = command("drawings", "wiring, chain, drilling template, case and overlays as drawings", DRAWINGS)
    drawings.add_argument("folder", metavar="DIR", help="files of the same names there are replaced")
    drawings.add_argument("--pdf", action="store_true", help="also as PDF, large ones in tiles")
    paper(drawings)

    shots = command("shots", "a picture of every screen at every panel size", SHOTS)
    shots.add_argument("folder", metavar="DIR", nargs="?", default="shots")

    bench = command("bench", "measure, beside the machine's yardsticks", BENCH)
    bench.add_argument("groups", metavar="GROUP", nargs="*", help="games, table, screens, dakara, lamps; else all")

    doctor = command(
        "doctor", "what was opened, what is absent and why; on a terminal a walk through the devices", DOCTOR
    )
    doctor.add_argument("parts", metavar="PART", nargs="*", help=f"try only these by hand: {', '.join(WALKED)}")
    data(doctor)

    data(command("dark", "make the lamps dark, after a table that was killed", DARK))
    return top


def natural(text: str) -> int:
    """A whole number from 0 to MOST."""
    return _number(text, 0)


def counting(text: str) -> int:
    """A whole number from 1 to MOST."""
    return _number(text, 1)


def _number(text: str, least: int) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number (allowed: {least} to {MOST})")
    digits = text.lstrip("0") or "0"
    if len(digits) > len(str(MOST)):
        raise argparse.ArgumentTypeError(f"'{text}' is too large (allowed: {least} to {MOST})")
    number = int(digits)
    if number < least:
        raise argparse.ArgumentTypeError(f"'{text}' is too small (allowed: {least} to {MOST})")
    return number


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one subcommand; gives the exit status."""
    try:
        args = parser().parse_args(arguments)
        module, _, name = args.function.partition(":")
        function: Callable[[argparse.Namespace], int | None] = getattr(import_module(module), name)
        status = function(args) or 0
        sys.stdout.flush()
    except Mistake as mistake:
        warn(str(mistake))
        return 2
    except BrokenPipeError:
        # Whoever read our output has gone (as `head` does): nothing is wrong, and nothing more can be said there.
        _drop_output()
        return 0
    except OSError as fault:
        # A full disk, no folder for what is temporary: the machine's state, which a traceback would not mend.
        where = f"{fault.filename}: " if fault.filename else ""
        warn(f"{where}{fault.strerror or fault}")
        try:
            sys.stdout.flush()
        except OSError:
            _drop_output()
        return 2
    except KeyboardInterrupt:
        return 130
    return status


def _drop_output() -> None:
    """Let nothing that is still to be printed fail again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
