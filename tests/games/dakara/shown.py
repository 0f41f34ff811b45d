"""The odds of a table and of a moment, short to write down."""

from __future__ import annotations

from typing import Any

from games.dakara.actions import GoOn
from games.dakara.edition import read_edition
from games.dakara.observe import observe
from games.dakara.odds.facts import Outlook
from games.dakara.odds.table import outlook, table_of_odds
from games.dakara.options import DakaraOptions
from tests.games.dakara.forms.table import LocalGame

SHIPPED = read_edition()


def odds(space: int, players: int = 4, edition: dict[str, Any] | None = None, **readings: Any) -> Any:
    """The `GameOdds` of a space, to be compared with numbers of any kind."""
    table = table_of_odds(read_edition(edition, "test"), DakaraOptions(players=players, **readings))
    return table.summaries()[space]


def now(game: LocalGame, player: int | None = None) -> Any:
    """The `Outlook` of the moment, to be compared with numbers of any kind."""
    rules = game.p.rules
    return outlook(observe(game.p, None), rules.edition, rules.options, player)


def on(game: LocalGame, *faces: int) -> LocalGame:
    """The first roll, then each other one by choice."""
    game.roll(faces[0])
    for face in faces[1:]:
        game.do(GoOn(0)).roll(face)
    return game


def hits(seen: Outlook) -> list[int]:
    """Faces that hit."""
    return [effect.face for effect in seen.faces if effect.hit]


def ends(seen: Outlook) -> list[int]:
    return [effect.face for effect in seen.faces if effect.ends]


def amounts(seen: Outlook) -> list[int]:
    """In thousands, by face."""
    return [effect.amount // 1_000 for effect in seen.faces]
