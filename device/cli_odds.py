"""`firelight odds`: what every local game is worth, by the numbers of an edition."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

from device import telling
from device.cli_games import options_from
from device.mistake import Mistake
from games.dakara.edition import DakaraEdition, read_edition
from games.dakara.game_entry import DAKARA
from games.dakara.odds.facts import Advice, GameOdds
from games.dakara.odds.table import table_of_odds
from games.dakara.odds.warnings import Concern, warnings
from games.dakara.options import DakaraOptions
from games.editions import parse
from games.game import EditionError
from ui.text.dakara_names import place_name, space_title

_STAND = 35
"""Blackjack: there one stands, elsewhere one leaves."""


def main(args: Namespace) -> None:
    """Print a line a game, what to do where one may leave, and what looks like a slip of the pen."""
    if args.game != DAKARA.id:
        raise Mistake(f"{args.game}: only {DAKARA.id} has odds")
    options = options_from(DAKARA, args.players, args.option)
    assert isinstance(options, DakaraOptions)
    edition = _edition(args.edition)
    summaries = table_of_odds(edition, options).summaries()
    width = max(len(_title(space)) for space in summaries)
    print(f"{'game':{width}}  {'wins':>7}  {'on average':>16}")
    for odds in summaries.values():
        print(f"{_title(odds.space):{width}}  {float(odds.win):7.2%}  {_worth(odds.mean, odds.per_dollar):>16}")
        for line in _details(odds):
            print(f"{'':{width}}  {line}")
    for concern in warnings(edition, options):
        print(f"! {_concern(concern)}")


def _edition(name: str | None) -> DakaraEdition:
    """The shipped edition, or with the values of a file laid over it."""
    if name is None:
        return read_edition()
    try:
        return read_edition(parse(Path(name).read_text(encoding="utf-8"), name), name)
    except OSError as error:
        raise Mistake(f"{name}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Mistake(f"{name}: not readable as TOML: {error}") from error
    except EditionError as error:
        raise Mistake(str(error)) from error


def _title(space: int) -> str:
    return space_title(telling.WORDS, space)


def _worth(mean: Fraction, per_dollar: bool) -> str:
    return f"{float(mean):+.3f} a dollar" if per_dollar else f"{round(mean):+,} $"


def _details(odds: GameOdds) -> Iterator[str]:
    """Bets of which one is better than another, and where to roll on or leave."""
    if len({(chance.win, chance.mean) for chance in odds.chances}) > 1:
        for chance in odds.chances:
            name = place_name(telling.WORDS, odds.space, chance.place) or f"space {chance.place}"
            yield f"{name}: {float(chance.win):.2%}, {_worth(chance.mean, True)}"
    for advice in odds.advice:
        yield f"{advice.place:>2}: {_advice(odds, advice)}"


def _advice(odds: GameOdds, advice: Advice) -> str:
    gain = _worth(advice.gain, odds.per_dollar)
    if advice.up_to is not None:
        return f"roll on with winnings up to {advice.up_to:,} $ (at best {gain})"
    if advice.gain > 0:
        return f"roll on ({gain})"
    if advice.gain == 0:
        return "all the same"
    return f"{'stand' if odds.space == _STAND else 'leave'} ({gain} for rolling on)"


def _concern(concern: Concern) -> str:
    """One doubt in one line."""
    if concern.doubt == "notes":
        return f"start: the notes make {int(concern.value):,} $, not the money of the start"
    name = _title(concern.space)
    if concern.place >= 0:
        name += f", {place_name(telling.WORDS, concern.space, concern.place) or f'space {concern.place}'}"
    why = {
        "never": "can't be won",
        "shunned": "is better declined",
        "generous": "pays too well",
        "costly": "costs too much",
    }[concern.doubt]
    return f"{name}: {why} ({_worth(concern.value, concern.per_dollar)})"
