"""Golden transcripts: recorded games with a checksum of every position."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from games.game import Action, Game, Options, State
from tests.games.play import random_options, walk

FOLDER: Final = Path(__file__).parent / "golden"
SEEDS: Final = (1, 2, 3)
"""One transcript a game and seed."""


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    game: str
    version: int
    options: dict[str, Any]


class Step(msgspec.Struct, frozen=True):
    """An action, what was told (as a checksum) and the position after it (as a checksum)."""

    action: dict[str, Any]
    told: str
    state: str


class Footer(msgspec.Struct, frozen=True):
    """The last line."""

    returns: list[float]
    winners: tuple[int, ...]
    rounds: int


def checksum(*things: Any) -> str:
    """Twelve digits of a SHA-256 over JSON."""
    return hashlib.sha256(b"\n".join(msgspec.json.encode(thing) for thing in things)).hexdigest()[:12]


def state_checksum(state: State, players: int) -> str:
    """Of all that anybody can see: it does not depend on how a state is kept in memory."""
    return checksum(*(state.observation(viewer) for viewer in (None, *range(players))))


def path_of(game: Game, seed: int) -> Path:
    return FOLDER / f"{game.id}-{seed}.jsonl"


def record(game: Game, seed: int) -> Iterator[Header | Step | Footer]:
    """A random game as lines."""
    rng = Random(seed)
    options = random_options(game, rng)
    yield Header(game.id, game.version, msgspec.to_builtins(options))
    state = game.new_game(options, game.edition())
    log: list[Any] = []
    for action in walk(game, state, rng, log):
        yield Step(msgspec.to_builtins(action), checksum(*log), state_checksum(state, options.players))
        log.clear()
    yield Footer(state.returns(), state.winners(), state.rounds_played())


def replayed(game: Game, lines: Sequence[bytes]) -> Iterator[Header | Step | Footer]:
    """The same lines, made anew from the options and actions of `lines`."""
    header = msgspec.json.decode(lines[0], type=Header)
    options: Options = msgspec.convert(header.options, game.options_type)
    yield Header(game.id, game.version, msgspec.to_builtins(options))
    state = game.new_game(options, game.edition())
    for line in lines[1:-1]:
        step = msgspec.json.decode(line, type=Step)
        action: Action = msgspec.convert(step.action, game.action_type, strict=True)
        log: list[Any] = []
        state.apply_action(action, log)
        yield Step(msgspec.to_builtins(action), checksum(*log), state_checksum(state, options.players))
    yield Footer(state.returns(), state.winners(), state.rounds_played())
