"""Every game of the catalogue, played at random under the laws of the protocol; names no game."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

import msgspec
import pytest

from games.catalogue import GAMES
from games.game import Game
from tests.games.play import next_action, random_options, replay, through_json, walk
from tests.games.proof import Facts, prove

every_game = pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in GAMES.items()])


def facts_of(game: Game) -> Facts:
    """What the tests of this game know of it."""
    facts: Any = importlib.import_module(f"tests.games.{game.id.replace('-', '_')}.facts")
    known: Facts = facts
    return known


def prove_many(game: Game, seeds: range) -> None:
    """Random games; what is hidden anywhere must also vary in the guesses."""
    found = [prove(game, seed, facts_of(game)) for seed in seeds]
    assert any(f.hidden for f in found) == any(f.guessed for f in found), "guesses vary if something is hidden"
    assert len({len(f.actions) for f in found}) > 1, "the games differ"


@every_game
@pytest.mark.parametrize("block", range(6))
def test_the_laws_hold_in_random_games(game: Game, block: int) -> None:
    prove_many(game, range(25 * block, 25 * block + 25))


@every_game
@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_the_laws_hold_in_many_random_games(game: Game, block: int) -> None:
    prove_many(game, range(1000 + 50 * block, 1050 + 50 * block))


@every_game
def test_every_number_of_players_and_every_reading_of_a_ruling_is_played(game: Game) -> None:
    drawn = [random_options(game, Random(seed)) for seed in range(150)]
    assert {options.players for options in drawn} == set(game.players)
    for ruling in game.rulings:
        assert {getattr(options, ruling.option) for options in drawn} == set(ruling.values)


@every_game
def test_the_default_of_a_ruling_is_its_first_value(game: Game) -> None:
    for players in game.players:
        options = game.options_type(players=players)
        for ruling in game.rulings:
            assert getattr(options, ruling.option) == ruling.values[0]


@every_game
def test_options_come_back_from_json_and_unknown_ones_are_refused(game: Game) -> None:
    options = random_options(game, Random(1))
    raw = msgspec.json.encode(options)
    assert msgspec.json.decode(raw, type=game.options_type, strict=True) == options
    for ruling in game.rulings:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**msgspec.to_builtins(options), ruling.option: "nonsense"}, game.options_type)


@every_game
def test_a_wrong_number_of_players_is_refused(game: Game) -> None:
    for players in (-1, 0, game.players[0] - 1, game.players[-1] + 1):
        if players not in game.players:
            with pytest.raises(ValueError, match=r"."):
                game.new_game(game.options_type(players=players), game.edition())


@every_game
def test_an_action_of_no_known_kind_is_not_decoded(game: Game) -> None:
    for raw in (b'{"type":"Cheat","player":0}', b'{"player":0}', b"[]", b"null", b'{"type":"Action","player":0}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(raw, type=game.action_type, strict=True)


@every_game
def test_a_replay_stopped_anywhere_equals_the_game_at_that_point(game: Game) -> None:
    rng = Random(7)
    options, edition = random_options(game, rng), game.edition()
    state = game.new_game(options, edition)
    actions = []
    for ply, action in enumerate(walk(game, state, rng)):
        actions.append(action)
        if ply % 97 == 0:
            assert replay(game, options, edition, through_json(game, actions))[0] == state


@every_game
def test_the_edition_as_played_comes_back_from_its_own_text(game: Game) -> None:
    import tomllib

    edition = game.edition()
    again = game.edition(tomllib.loads(edition.as_toml()), "archive")
    assert list(again.values()) == list(edition.values())
    for value in edition.values():
        assert value.low <= value.value <= value.high


@every_game
def test_a_heuristic_judges_any_choice_and_changes_nothing(game: Game) -> None:
    rng = Random(3)
    options = random_options(game, rng)
    state = game.new_game(options, game.edition())
    for _ in range(200):
        if not state.current_players():
            break
        before = state.clone()
        for player in state.current_players():
            for choice in state.legal_actions(player)[:5] if player >= 0 else ():
                assert isinstance(game.heuristic(state, player, choice), float)
        assert state == before
        state.apply_action(next_action(game, state, rng))


@every_game
def test_the_heuristic_does_not_know_what_is_hidden(game: Game) -> None:
    rng = Random(5)
    options, edition = random_options(game, rng), game.edition()
    state = game.new_game(options, edition)
    for _ in walk(game, state, rng):
        for player in state.current_players():
            if player >= 0 and rng.random() < 0.2:
                guess = game.sample_state(state.observation(player), options, edition, rng)
                for choice in state.legal_actions(player)[:10]:
                    assert game.heuristic(guess, player, choice) == game.heuristic(state, player, choice)
