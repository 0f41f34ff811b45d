"""What must hold of every entry of the catalogue and its edition; each check fails with an AssertionError."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from games.editions import KeyedEdition
from games.game import Edition, Game, Observation, Options, Ruling


class OtherEdition:
    """Of no game."""

    def values(self) -> tuple[()]:
        return ()

    def as_toml(self) -> str:
        return ""


def refuses_players(game: Game, title: str, players: Any) -> None:
    first, last = game.players[0], game.players[-1]
    with pytest.raises(ValueError, match=f"^{title} is for {first} to {last} players, not {players!r}$"):
        game.new_game(game.options_type(players=players), game.edition())


def refuses_no_reading(game: Game, ruling: Ruling) -> None:
    """A reading that is none is refused with those there are."""
    options: dict[str, Any] = {"players": 3, ruling.option: "sometimes"}
    with pytest.raises(ValueError, match=f"^{ruling.option}: 'sometimes' is not possible; allowed: ") as error:
        game.new_game(game.options_type(**options), game.edition())
    assert str(error.value).endswith(", ".join(ruling.values))


def refuses_other_games(game: Game, title: str, options: Options, seen: Observation) -> None:
    """Options, editions and observations of another game; `seen` is one of this game."""
    edition, other = game.edition(), OtherEdition()
    with pytest.raises(ValueError, match=f"^Options is not of {title}$"):
        game.new_game(Options(players=3), edition)
    with pytest.raises(ValueError, match=f"^OtherEdition is not of {title}$"):
        game.new_game(options, other)
    with pytest.raises(ValueError, match=f"^Observation is not of {title}$"):
        game.sample_state(Observation(viewer=0, current=(0,)), options, edition, Random(1))
    with pytest.raises(ValueError, match=f"^OtherEdition is not of {title}$"):
        game.sample_state(seen, options, other, Random(1))


def ships_one_edition(game: Game, own: Mapping[str, Any]) -> None:
    """The shipped edition is one for all tables; an owner's is made anew."""
    assert game.edition() is game.edition()
    assert game.edition({}) is game.edition()
    assert game.edition(own) is not game.edition(own)
    assert not same_numbers(game.edition(own), game.edition())


def sends_its_edition(game: Game, options: Options, own: Mapping[str, Any]) -> None:
    """An owner's edition goes to another process whole."""
    edition = game.edition(own, "house.toml")
    again: Edition = pickle.loads(pickle.dumps(edition))
    assert type(again) is type(edition)
    assert list(again.values()) == list(edition.values())
    assert same_numbers(again, edition)
    assert not same_numbers(again, game.edition())
    assert game.new_game(options, again) == game.new_game(options, edition)


def same_numbers(one: Edition, other: Edition) -> bool:
    assert isinstance(one, KeyedEdition)
    assert isinstance(other, KeyedEdition)
    return one.same_numbers(other)
