"""The list of a game's rules beside the tests that name them; the tests of each game say what must be in it."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from games.game import Edition, Game, Ruling

_TESTS: Final = Path(__file__).parent
_GAMES: Final = _TESTS.parents[1] / "games"
_MARKER: Final = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")


class RulesList:
    """`games/<folder>/rules.toml` and the rule markers in `tests/games/<folder>`."""

    def __init__(self, folder: str) -> None:
        self.rules: list[dict[str, Any]] = tomllib.loads((_GAMES / folder / "rules.toml").read_text())["rules"]
        sources = [path.read_text() for path in (_TESTS / folder).rglob("test_*.py")]
        self.named = Counter(
            i for text in sources for ids in _MARKER.findall(text) for i in re.findall('"([^"]+)"', ids)
        )
        """How often tests name an id."""

    @property
    def ids(self) -> list[str]:
        return [rule["id"] for rule in self.rules]

    @property
    def notes(self) -> set[str]:
        """What is nothing to play."""
        return {rule["id"] for rule in self.rules if rule["kind"] == "note"}

    @property
    def untested(self) -> list[str]:
        return [i for i in self.ids if i not in self.notes and not self.named[i]]

    @property
    def unknown(self) -> set[str]:
        """What tests name that is no rule of the list."""
        return set(self.named) - (set(self.ids) - self.notes)

    def each_says_what_it_is(self) -> None:
        for rule in self.rules:
            assert rule["kind"] in ("rule", "note")
            assert 0 < len(rule["text"]) < 140, rule["id"]
            assert set(rule) <= {"id", "kind", "text", "option", "values"}

    def readings_are(self, ids: set[str], rulings: Sequence[Ruling]) -> None:
        """The rules with several readings are these, and the rulings of the game."""
        listed = {rule["id"]: (rule["option"], tuple(rule["values"])) for rule in self.rules if "values" in rule}
        assert set(listed) == ids
        assert listed == {ruling.id: (ruling.option, ruling.values) for ruling in rulings}

    def sources_are_known(self, edition: Edition, book: str, lines: int) -> None:
        """Every value comes from a line of the rulebook or from a rule of the list."""
        for value in edition.values():
            for source in value.source.split(", "):
                line = re.fullmatch(rf"{book}:(\d+)", source)
                assert source in self.ids or (line and 1 <= int(line[1]) <= lines), value


def numbered(prefix: str, last: int) -> list[str]:
    """The ids from 1 to `last`."""
    return [f"{prefix}{n}" for n in range(1, last + 1)]


def options_are_rulings(game: Game, *others: str) -> None:
    """A table chooses the number of players, the readings of the rulings in their order, and `others`."""
    fields = [field.name for field in msgspec.structs.fields(game.options_type) if field.name not in others]
    assert fields == ["players", *(ruling.option for ruling in game.rulings)]
    default = game.options_type(players=game.players[0])
    assert all(getattr(default, ruling.option) == ruling.values[0] for ruling in game.rulings)
