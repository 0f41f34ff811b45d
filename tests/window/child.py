"""Plays by mouse clicks in the real window: `python -m tests.window.child WHAT DATA [options]`, see `WHAT`.

Where pads are is read from the screen's own scene. Prints one JSON line: how many clicks, the rounds finished, whether
the results were reached, the state's checksum, what went wrong, and the faults of the screens seen on the way. With
`--stay` the window then stays open until it is killed.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.window import bank, dakara, dakota, sitting_bull
from tests.window.hands import Hands


def play_dakota(hands: Hands, args: Namespace) -> str:
    """A new game among bots, from the home screen."""
    dakota.start(hands)
    wrong = dakota.play(hands, args.most)
    return wrong or (hands.wait_for_turn() if args.stay else "")


def play_dakara(hands: Hands, args: Namespace) -> str:
    """A new game, from the home screen to the moment `--until`."""
    if args.bots:
        dakara.start(hands, persons=(2,), bots=(0, 4))
    else:
        dakara.start(hands)
    return go_on_with_dakara(hands, args)


def go_on_with_dakara(hands: Hands, args: Namespace) -> str:
    """The game on the table, to the moment `--until`."""
    wrong = dakara.play(hands, args.most, dakara.MOMENTS[args.until], steered=args.until != "end")
    hands.picture(f"{args.until}-reached")
    if args.until == "end" and not wrong:
        dakara.look_back(hands)
    return wrong


def play_sitting_bull(hands: Hands, args: Namespace) -> str:
    """A new game of `--people`, or of one among bots, from the home screen to the score."""
    if args.bots:
        sitting_bull.start(hands, persons=(2,), bots=(0, 4))
    else:
        sitting_bull.start(hands, persons=sitting_bull.PLACES[args.people])
    return go_on_with_sitting_bull(hands, args)


def go_on_with_sitting_bull(hands: Hands, args: Namespace) -> str:
    """The game on the table, to `--most` clicks or the score, which is looked at."""
    wrong = sitting_bull.play(hands, args.most)
    if hands.table is not None and hands.table.finished and not wrong:
        sitting_bull.look_back(hands)
    return wrong


def open_bank(hands: Hands, args: Namespace) -> str:
    """The bank, until one entry is put right."""
    bank.open_books(hands)
    bank.work(hands)
    return ""


def close_bank(hands: Hands, args: Namespace) -> str:
    """The books on the table are closed."""
    bank.close_books(hands)
    return ""


def resumed(hands: Hands, args: Namespace) -> str:
    """The game is there again."""
    return hands.wait_for_turn()


NEW: Final = {"dakota": play_dakota, "dakara": play_dakara, "sitting-bull": play_sitting_bull, "bank": open_bank}
"""What begins at the home screen with a new game."""
OLD: Final[dict[str, Callable[[Hands, Namespace], str]]] = {
    "resume": resumed,
    "dakara-on": go_on_with_dakara,
    "sitting-bull-on": go_on_with_sitting_bull,
    "bank-close": close_bank,
}
"""What begins with the game on the home screen's card; its checksum is told as `resumed`."""


def main() -> None:
    """Play and report."""
    parser = ArgumentParser()
    parser.add_argument("what", choices=[*NEW, *OLD])
    parser.add_argument("data", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=4000, help="clicks")
    parser.add_argument("--panel", default="10in")
    parser.add_argument("--stance", default="stand")
    parser.add_argument("--until", default="end", choices=dakara.MOMENTS)
    parser.add_argument("--bots", action="store_true")
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--stay", action="store_true")
    parser.add_argument("--pictures", type=Path)
    args = parser.parse_args()
    hands = Hands(args.data, args.seed, args.panel, args.stance, args.pictures)
    try:
        told: dict[str, object] = {}
        if args.what in OLD:
            hands.resume()
            told["resumed"] = hands.report()["checksum"]
        told |= hands.report((NEW | OLD)[args.what](hands, args))
        if "bank" in args.what:
            told["money"] = bank.money(hands)
        print(json.dumps(told), flush=True)
        while args.stay:
            hands.turns(0.1)
    finally:
        hands.app.close()


if __name__ == "__main__":
    main()
