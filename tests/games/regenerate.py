"""Record the golden transcripts anew: python -m tests.games.regenerate [GAME ...]."""

from __future__ import annotations

import sys

import msgspec

from games.catalogue import GAMES
from tests.games.transcripts import FOLDER, SEEDS, path_of, record


def main(names: list[str]) -> None:
    """Write a file for each game (all, or those named) and seed."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or list(GAMES):
        for seed in SEEDS:
            lines = [msgspec.json.encode(line) for line in record(GAMES[name], seed)]
            path_of(GAMES[name], seed).write_bytes(b"\n".join(lines) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
