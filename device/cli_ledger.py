"""The subcommand `ledger`."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing

from device.archives import archive_to_read
from device.cli_games import catalogue, saved_game
from device.cli_paper import print_receipt
from device.durable import write_file
from device.ledger import NoLedger, as_csv, as_text, ledger_of
from device.mistake import Mistake
from device.receipts import ledger_receipt
from device.settings import data_folder
from device.targets import new_file


def print_ledger(args: Namespace) -> None:
    """`firelight ledger`."""
    if args.print and args.out is not None:
        raise Mistake("--print and --out: on paper, or to a file?")
    path = new_file(args.out) if args.out is not None else None
    with closing(archive_to_read(data_folder(args.data))) as archive:
        saved = saved_game(archive, args.game)
    try:
        ledger = ledger_of(saved, catalogue())
    except NoLedger as error:
        raise Mistake(f"the game {saved.header.id} has no ledger: {error}") from error
    if args.print:
        print_receipt(lambda columns: ledger_receipt(ledger, columns), args.data)
        return
    text = as_csv(ledger) if args.csv else as_text(ledger)
    if path is None:
        print(text, end="")
        return
    try:
        write_file(path, text.encode())
    except OSError as error:
        raise Mistake(f"{args.out}: {error.strerror}") from error
    print(f"{ledger.game} {ledger.key}: {len(ledger.lines)} lines to {args.out}")
