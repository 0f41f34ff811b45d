"""The subcommand `scores`."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing

from device import fairness
from device.archive import Archive, Saved
from device.archives import archive_to_read
from device.cli_games import catalogue, checked, saved_game
from device.cli_paper import print_receipt
from device.inline_bots import InlineBots
from device.live import LiveGame
from device.mistake import Mistake
from device.printable import printable
from device.receipts import score_receipt
from device.settings import data_folder
from device.telling import WORDS
from ui.kit.panel import PANELS
from ui.model import Model
from ui.shows import PRESENTATIONS

WIDTH = 42
"""Letters in a line on a terminal: those of the usual receipt."""


def print_scores(args: Namespace) -> None:
    """`firelight scores`."""
    with closing(archive_to_read(data_folder(args.data))) as archive:
        saved = saved_game(archive, args.game)
    model = ended(saved)
    created = saved.header.created
    if args.print:
        print_receipt(lambda columns: score_receipt(model, created, columns), args.data)
        return
    receipt = score_receipt(model, created, WIDTH)
    print("\n".join(map(printable, (receipt.title, *receipt.lines))))


def ended(saved: Saved) -> Model:
    """The end of a saved game as the screens know it; raises Mistake for one that goes on."""
    table = checked(saved, Archive(None))
    if not table.finished:
        raise Mistake(f"the game {saved.header.id} is not over: it has no final score")
    live = LiveGame(table, InlineBots())
    model = live.model(unsaved=False)
    live.close()
    return Model(
        panel=PANELS["10in"],
        words=WORDS,
        games=catalogue(),
        table=model,
        presentations=PRESENTATIONS,
        fairness=fairness.shown(table),
    )
