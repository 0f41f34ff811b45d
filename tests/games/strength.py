"""How strong players are: seeded games of one against all others, seats and factions rotated.

`python -m tests.games.strength normal random --games 400` prints the share of wins at each number of players, and
`--game dakara` that of another game than Dakota.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Final, NamedTuple

from games.catalogue import GAMES
from games.dakota.actions import ChooseFaction
from games.dakota.state import State
from games.dakota.terms import Faction
from games.game import CHANCE, Action, Choice, Game
from games.game import State as AnyState
from games.players import player

GAME: Final = GAMES["dakota"]
BUDGET: Final = 2000
Z95: Final = 1.959964


class Result(NamedTuple):
    """One game, seen from the player that is measured."""

    won: float
    """1, or the share of a shared win."""
    points: float
    others: float
    """The best of the others."""


class Record(NamedTuple):
    """Many games; means of points."""

    games: int
    wins: float
    points: float
    others: float

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95% interval of the share of wins."""
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        low, high = (round(100 * end, 1) for end in self.interval)
        return (
            f"{100 * self.wins / self.games:5.1f}% of {self.games} games won, 95% interval {low} to {high}; "
            f"{self.points:,.1f} points, the best other {self.others:,.1f}"
        )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share."""
    share, z2 = wins / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return middle - half, middle + half


def play(names: Sequence[str], seed: int, sides: dict[int, Faction] | None = None) -> State:
    """A whole game of Dakota; `sides` says which seats do not choose their faction themselves."""
    state = play_game(GAME, names, seed, sides)
    assert isinstance(state, State)
    return state


def play_game(game: Game, names: Sequence[str], seed: int, sides: dict[int, Faction] | None = None) -> AnyState:
    """A whole game of any kind."""
    rng = Random(seed)
    options, edition = game.options_type(players=len(names)), game.edition()
    state = game.new_game(options, edition)
    players = [player(name) for name in names]
    table = state.observation(None)
    while current := state.current_players():
        seat = current[0]
        legal: Sequence[Choice] = state.legal_actions(seat)
        if seat == CHANCE:
            outcomes = state.chance_outcomes()
            action: Action = rng.choices([o for o, _ in outcomes], [weight for _, weight in outcomes])[0]
        elif isinstance(legal[0], ChooseFaction) and sides and seat in sides:
            action = ChooseFaction(seat, sides[seat])
        else:
            # the random player looks at nothing, so it is spared the making of its view
            view = table if names[seat] == "random" else state.observation(seat)
            action = players[seat].choose(game, view, options, edition, legal, rng, BUDGET)
        state.apply_action(action)
    return state


def one_game(number: int, who: str, others: str, count: int, game: str = GAME.id) -> Result:
    """Game `number`: the seat goes round, and after each round the other faction."""
    seat = number % count
    names = [who if p == seat else others for p in range(count)]
    state = play_game(GAMES[game], names, number, {seat: Faction(number // count % 2)})
    winners, points = state.winners(), state.returns()
    won = 1 / len(winners) if seat in winners else 0.0
    return Result(won, points[seat], max(points[p] for p in range(count) if p != seat))


def measure(who: str, others: str, count: int, games: int, jobs: int = 2, game: str = GAME.id) -> Record:
    """`who` among `count` - 1 `others`, over seeded games."""
    with get_context("spawn").Pool(jobs) as pool:
        results = pool.map(partial(one_game, who=who, others=others, count=count, game=game), range(games), chunksize=4)
    return Record(
        games, *(sum(column) / (1 if k == 0 else games) for k, column in enumerate(zip(*results, strict=True)))
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("who")
    parser.add_argument("others")
    parser.add_argument("--game", choices=GAMES, default=GAME.id)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, nargs="*", default=[])
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    for count in given.players or GAMES[given.game].players:
        record = measure(given.who, given.others, count, given.games, given.jobs, given.game)
        print(f"one {given.who} among {count - 1} {given.others}: {record}", flush=True)


if __name__ == "__main__":
    main()
