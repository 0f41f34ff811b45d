"""What the tests of the running table play with: the toy game, and bots that misbehave."""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Literal, cast

from device.archive import Archive
from device.dealer import Dealer
from device.records import Header
from device.seats import Modes, seats_for
from device.table import Table
from device.tables import header_for, start
from games.game import CHANCE, Action, Choice, Edition, Game, Observation, Options, Ruling
from games.players import Player, as_action
from games.players.random_player import PLAYER as RANDOM
from tests.device.fair import Fair, FairGame
from tests.games.toy import Bid, Tender, TenderGame, TenderOptions

GAME: Final = TenderGame()
GAMES: Final[Mapping[str, Game]] = {"tender": GAME, "fair": FairGame()}


class HeldOptions(TenderOptions, frozen=True, kw_only=True):
    """Who has the cards; it has the name of a mode of the table."""

    cards: Literal["console", "table"] = "console"


class HeldGame(TenderGame):
    """The toy where the cards may be real ones, in people's hands."""

    id = "held"
    box = "held"
    options_type: type[Options] = HeldOptions
    rulings: Sequence[Ruling] = (*TenderGame.rulings, Ruling("T-R2", "cards", ("console", "table")))

    def seats_bots(self, options: Options) -> bool:
        assert isinstance(options, HeldOptions)
        return options.cards == "console"


HELD: Final = HeldGame()


class NextVersion(TenderGame):
    """The toy after a change of its rules."""

    version = 2


class StricterTender(Tender):
    """A position in which nobody may bid more than nothing."""

    def check(self, action: Action) -> None:
        super().check(action)
        if isinstance(action, Bid) and action.amount:
            super().check(Bid(action.player, 1))


def toy_header(bots: Sequence[str | None] = (None, None, None), modes: Modes | None = None, seed: int = 1) -> Header:
    """A game of the toy, one seat for each of `bots`."""
    options = TenderOptions(players=len(bots))
    return header_for(GAME, options, seats_for(list(bots)), GAME.edition(), modes, seed=seed.to_bytes(32, "big"))


def toy_table(
    archive: Archive | None = None,
    bots: Sequence[str | None] = (None, None, None),
    modes: Modes | None = None,
    seed: int = 1,
) -> Table:
    """A new game of the toy; in memory only without an archive."""
    return start(archive or Archive(None), GAME, toy_header(bots, modes, seed))


def fair_table(
    stages: int,
    bots: Sequence[str | None] = (None, None, None),
    archive: Archive | None = None,
    modes: Modes | None = None,
    state_type: type[Fair] = Fair,
) -> Table:
    """A new game of the fair with these stages, one seat for each of `bots`."""
    game = FairGame(stages, state_type)
    options = Options(players=len(bots))
    seats = seats_for(list(bots))
    header = header_for(game, options, seats, game.edition(), modes, seed=(1).to_bytes(32, "big"))
    return start(archive or Archive(None), game, header)


def bid(table: Table, player: int, amount: int) -> None:
    """A bid of the seat's person."""
    table.submit(Bid(player, amount), player)


def play_on(table: Table, until: int = 10**6) -> None:
    """Let every seat take its first choice, up to so many actions."""
    dealer = Dealer(table)
    while not table.finished and table.ply < until:
        if dealer.deal():
            continue
        player = table.current[0]
        seat = table.seats[player]
        table.submit(as_action(table.game, table.legal(player)[0]), player, "bot" if seat.bot else "seat")


class Misbehaving:
    """A bot that does what its name says."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(
        self,
        game: Game,
        observation: Observation,
        options: Options,
        edition: Edition,
        legal: Sequence[Choice],
        rng: Random,
        budget: int,
    ) -> Action:
        """Hang, die, raise, cheat, or tell which process plays."""
        match self.name:
            case "hangs":
                signal.pause()
            case "dies":
                os.kill(os.getpid(), signal.SIGKILL)
            case "raises":
                raise ZeroDivisionError("no idea")
            case "cheats":
                return Bid(legal[0].player, 1001)
            case "is mute":
                return cast(Action, None)
            case "speaks for chance":
                return Bid(CHANCE, 0)
        return RANDOM.choose(game, observation, options, edition, legal, rng, budget)


def player(name: str) -> Player:
    """Like `games.players.player`, with the bots above."""
    return Misbehaving(name)
