"""One random game under all laws; the same for the games of the catalogue and for the toy."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import NamedTuple, Protocol

from games.game import Action, Edition, Event, Game, Options, State
from tests.games import laws
from tests.games.play import random_options, replay, through_json, walk

ScoresFromEvents = Callable[[Options, Sequence[Event]], list[float]]
"""The running score of each player, counted from what was told alone."""


class Facts(Protocol):
    """What the tests of each game know of it, in `tests/games/<game>/facts.py`."""

    @property
    def scores_from_events(self) -> ScoresFromEvents: ...

    @property
    def memos(self) -> Collection[str]:
        """Fields of the state that hold no position: compiled rules, lists made once."""

    @property
    def swap_secrets(self) -> laws.Swap: ...


class Findings(NamedTuple):
    """What one game showed."""

    hidden: bool
    """Something was hidden from somebody."""
    guessed: bool
    """A guess of the unknown differed from the truth."""
    actions: list[Action]


def prove(game: Game, seed: int, facts: Facts, looks: int = 3) -> Findings:
    """Play a game at random; the cheap laws hold at every step, the costly ones at about `looks` positions."""
    rng = Random(seed)
    options = random_options(game, rng)
    edition = game.edition()
    state = game.new_game(options, edition)
    assert state == game.new_game(options, edition)
    assert state.rounds_played() == 0
    length = rough_length(game, options, edition, rng)
    log: list[Event] = []
    actions: list[Action] = []
    hidden = guessed = False
    look_at(game, state, options, rng, facts)
    for ply, action in enumerate(walk(game, state, rng, log)):
        actions.append(action)
        assert state.winners() == () or not state.current_players(), "nobody has won before the end"
        if rng.random() < 0.1:
            laws.only_current_players_have_choices(state, options.players)
        if rng.random() < looks / length or not ply:
            look_at(game, state, options, rng, facts, actions)
            assert state.returns() == facts.scores_from_events(options, log)
            laws.secrets_do_not_show(state, options.players, facts.swap_secrets, rng)
            found = laws.observations_hide(game, state, options, edition, rng)
            hidden, guessed = hidden or found[0], guessed or found[1]
    if rng.random() < 0.3:
        laws.guess_can_be_played(game, state, options, edition, rng, facts.memos)
    it_has_ended(game, state, options, edition, rng, facts, actions)
    assert state.returns() == facts.scores_from_events(options, log)
    again, told = replay(game, options, edition, through_json(game, actions))
    assert again == state
    assert told == log
    return Findings(hidden, guessed, actions)


def look_at(
    game: Game, state: State, options: Options, rng: Random, facts: Facts, known: Sequence[Action] = ()
) -> None:
    """The costly laws of one position; `known` are actions of this game to try out of place."""
    laws.only_current_players_have_choices(state, options.players)
    laws.legal_actions_are_accepted(game, state, rng, most=25)
    sample = rng.sample(known, min(15, len(known)))
    laws.others_are_refused(state, laws.attempts(game, state, options.players, sample, rng), facts.memos)
    if rng.random() < 0.35:
        laws.clone_is_apart(game, state, rng, facts.memos)


def it_has_ended(
    game: Game, state: State, options: Options, edition: Edition, rng: Random, facts: Facts, actions: Sequence[Action]
) -> None:
    """At the end nobody may act, somebody has won, and all is told."""
    assert state.current_players() == ()
    laws.only_current_players_have_choices(state, options.players)
    laws.others_are_refused(state, laws.attempts(game, state, options.players, actions[-20:], rng), facts.memos)
    laws.observations_hide(game, state, options, edition, rng)
    assert state.rounds_played() > 0
    assert len(state.returns()) == options.players
    assert state.winners()
    assert set(state.winners()) <= set(range(options.players))
    assert list(state.winners()) == sorted(set(state.winners()))


def rough_length(game: Game, options: Options, edition: Edition, rng: Random) -> int:
    """How many actions such a game takes; its rounds never go back."""
    state = game.new_game(options, edition)
    length = rounds = 0
    for _ in walk(game, state, rng):
        length += 1
        assert rounds <= state.rounds_played() <= rounds + 1, "rounds are counted one by one"
        rounds = state.rounds_played()
    return length
