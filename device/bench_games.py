"""How fast the rules are: random play beside python-chess, the slowest question, clones, replays."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from random import Random
from statistics import median
from time import perf_counter

from device.figures import Figure
from games.catalogue import GAMES
from games.editions import parse
from games.game import CHANCE, Action, Game, Range, State, with_amount

GAMES_TIMED = 60
GAMES_SEARCHED = 1000
WORST = 20


def figures() -> Iterator[Figure]:
    """Every game of the catalogue."""
    for game in GAMES.values():
        yield from _speed(game)
        yield _slowest(game)
        yield from _copies(game)


def _new(game: Game, number: int) -> State:
    players = game.players[number % len(game.players)]
    return game.new_game(game.options_type(players=players), game.edition())


def play(game: Game, state: State, random: Random, trace: list[State] | None = None) -> tuple[int, list[Action]]:
    """Random play to the end: decisions of players and of chance between two or more choices, and all actions.

    `trace` gets clones on the way.
    """
    decisions = 0
    actions: list[Action] = []
    draw = random.random
    while current := state.current_players():
        player = current[0]
        if player == CHANCE:
            outcomes = state.chance_outcomes()
            count = len(outcomes)
            action = _chance(outcomes, draw())
        else:
            legal = state.legal_actions(player)
            count = len(legal)
            choice = legal[int(draw() * count)]
            action = _named(game, choice, draw()) if isinstance(choice, Range) else choice
        if count > 1:
            decisions += 1
        if trace is not None:
            trace.append(state.clone())
        state.apply_action(action)
        actions.append(action)
    return decisions, actions


def _chance(outcomes: Sequence[tuple[Action, int]], spot: float) -> Action:
    rest = spot * sum(weight for _, weight in outcomes)
    for action, weight in outcomes:
        rest -= weight
        if rest < 0:
            return action
    return outcomes[-1][0]


def _named(game: Game, choice: Range, spot: float) -> Action:
    steps = (choice.high - choice.low) // choice.step + 1
    return with_amount(choice, choice.low + int(spot * steps) * choice.step, game.action_type)


def _speed(game: Game) -> Iterator[Figure]:
    """Alternating runs of the game and of chess, so that both see the same machine."""
    ours: list[float] = []
    chess: list[float] = []
    for run in range(5):
        random = Random(run)
        decisions, seconds = 0, 0.0
        for number in range(GAMES_TIMED // 5):
            state = _new(game, number)
            start = perf_counter()
            made, _ = play(game, state, random)
            seconds += perf_counter() - start
            decisions += made
        ours.append(decisions / seconds)
        chess.append(_chess_rate(random, 3000))
    rate, yardstick = median(ours), median(chess)
    yield Figure(
        f"{game.id}: random decisions",
        rate,
        "/s",
        f"python-chess {yardstick:,.0f} random moves/s: {rate / yardstick:.1f} times",
        "5 times python-chess",
        rate >= 5 * yardstick,
    )


def _chess_rate(random: Random, moves: int) -> float:
    import chess

    board = chess.Board()
    start = perf_counter()
    for _ in range(moves):
        legal = list(board.legal_moves)
        if not legal or board.is_insufficient_material() or board.halfmove_clock > 100:
            board = chess.Board()
            continue
        board.push(legal[int(random.random() * len(legal))])
    return moves / (perf_counter() - start)


def _slowest(game: Game) -> Figure:
    """The worst `legal_actions` over many games. The worst states are timed again, so that a pause of the machine is
    not taken for a slow rule: each after a replay with an edition of its own, so that no kept list answers."""
    worst: list[tuple[float, int, tuple[Action, ...], int]] = []
    random = Random(7)
    asked = 0
    for number in range(GAMES_SEARCHED):
        state = _new(game, number)
        played: list[Action] = []
        while current := state.current_players():
            player = current[0]
            if player == CHANCE:
                action = _chance(state.chance_outcomes(), random.random())
            else:
                start = perf_counter()
                legal = state.legal_actions(player)
                took = perf_counter() - start
                asked += 1
                if len(worst) < WORST or took > worst[-1][0]:
                    worst.append((took, number, tuple(played), player))
                    worst.sort(key=lambda entry: -entry[0])
                    del worst[WORST:]
                choice = legal[int(random.random() * len(legal))]
                action = _named(game, choice, random.random()) if isinstance(choice, Range) else choice
            state.apply_action(action)
            played.append(action)
    gc.collect()
    again = max(min(_timed(game, number, played, player) for _ in range(5)) for _, number, played, player in worst)
    return Figure(
        f"{game.id}: slowest legal_actions of {asked:,}", again * 1e6, "us", aim="under 1,000 us", met=again < 1e-3
    )


def _timed(game: Game, number: int, played: tuple[Action, ...], player: int) -> float:
    players = game.players[number % len(game.players)]
    # laid over itself it is another object, so that the rules are compiled anew
    edition = game.edition(parse(game.edition().as_toml(), game.id))
    state = game.new_game(game.options_type(players=players), edition)
    for action in played:
        state.apply_action(action)
    start = perf_counter()
    state.legal_actions(player)
    return perf_counter() - start


def _copies(game: Game) -> Iterator[Figure]:
    state = _new(game, 2)
    trace: list[State] = []
    _, actions = play(game, state, Random(3), trace)
    middle = trace[len(trace) // 2]
    plain = list(range(300))
    clone = _best(middle.clone, 20_000)
    copied = _best(lambda: plain[:], 20_000)
    yield Figure(
        f"{game.id}: clone of a mid-game state",
        clone * 1e6,
        "us",
        f"a list of 300 ints {copied * 1e6:.2f} us",
        "3 us where the list takes 0.24",
        clone / copied < 3 / 0.24,
    )
    options, edition = game.options_type(players=game.players[2 % len(game.players)]), game.edition()

    def replay() -> None:
        again = game.new_game(options, edition)
        for action in actions:
            again.apply_action(action)

    yield Figure(f"{game.id}: replay of a whole game ({len(actions)} actions)", _best(replay, 20) * 1e3, "ms")


def _best(call: object, times: int) -> float:
    assert callable(call)
    best = float("inf")
    for _ in range(5):
        start = perf_counter()
        for _ in range(times):
            call()
        best = min(best, (perf_counter() - start) / times)
    return best
