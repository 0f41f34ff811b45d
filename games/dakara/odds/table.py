"""The odds of a table: all its local games, by its edition and rulings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from games.dakara.edition import DakaraEdition
from games.dakara.forms.ante import Ante
from games.dakara.forms.auction import Auction
from games.dakara.forms.bet_row import BetRow
from games.dakara.forms.blackjack import Blackjack
from games.dakara.forms.canal import Canal
from games.dakara.forms.check import Exchange, Hits, TwoRolls
from games.dakara.forms.form import Form
from games.dakara.forms.golf import Golf
from games.dakara.forms.race import Race
from games.dakara.forms.risk_row import RiskRow
from games.dakara.forms.row import Row
from games.dakara.forms.slalom import Slalom
from games.dakara.forms.slots import Slots
from games.dakara.forms.streak import Streak
from games.dakara.forms.table_bet import TableBet
from games.dakara.observation import DakaraObservation
from games.dakara.odds.blackjack import BlackjackOdds
from games.dakara.odds.cards import GoldCards
from games.dakara.odds.checks import ExchangeOdds, HitOdds, TwoRollOdds
from games.dakara.odds.facts import GameOdds, Model, Outlook
from games.dakara.odds.journey import JourneyOdds
from games.dakara.odds.races import AnteOdds, RaceOdds
from games.dakara.odds.rows import BetRowOdds, RiskRowOdds, RowOdds
from games.dakara.odds.sales import SaleOdds
from games.dakara.odds.streaks import StreakOdds
from games.dakara.odds.strips import CanalOdds, SlotOdds
from games.dakara.odds.tables import TableOdds
from games.dakara.odds.tracks import GolfOdds, SlalomOdds
from games.dakara.options import DakaraOptions
from games.dakara.rules import Rules, rules_of


class TableOfOdds:
    """Solved once for the rules of a table."""

    def __init__(self, rules: Rules) -> None:
        cards = GoldCards(rules)
        self._journey = JourneyOdds(rules, cards)
        self._models = {space: _model(form, cards, rules.players) for space, form in rules.forms.items()}

    def summaries(self) -> Mapping[int, GameOdds]:
        """A visit to each local game, by space."""
        return {space: self._models[space].summary for space in sorted(self._models)}

    def outlook(self, seen: DakaraObservation, player: int | None = None) -> Outlook:
        """What `player` may expect now; by default the one asked or about to roll, or else the one on turn."""
        if not seen.game:
            return self._journey.outlook(seen)
        return self._models[seen.game].outlook(seen, _asked(seen) if player is None else player)


@lru_cache(maxsize=8)
def odds_of(rules: Rules) -> TableOfOdds:
    """The odds of a table, solved once while few are in use."""
    return TableOfOdds(rules)


def table_of_odds(edition: DakaraEdition, options: DakaraOptions) -> TableOfOdds:
    """The odds of a table; solved once for the same edition object and equal rulings."""
    return odds_of(rules_of(options, edition))


def outlook(
    seen: DakaraObservation, edition: DakaraEdition, options: DakaraOptions, player: int | None = None
) -> Outlook:
    """What `player` may expect of the moment `seen`; by default the one asked or about to roll."""
    return table_of_odds(edition, options).outlook(seen, player)


def _asked(seen: DakaraObservation) -> int:
    if seen.chance_for is not None:
        return seen.chance_for
    return seen.turn if seen.turn in seen.current or not seen.current else seen.current[0]


def _model(form: Form, cards: GoldCards, players: int) -> Model:
    match form:
        case Hits():
            return HitOdds(form, cards)
        case TwoRolls():
            return TwoRollOdds(form)
        case Exchange():
            return ExchangeOdds(form, cards)
        case Row():
            return RowOdds(form)
        case BetRow():
            return BetRowOdds(form)
        case RiskRow():
            return RiskRowOdds(form)
        case Streak():
            return StreakOdds(form)
        case TableBet():
            return TableOdds(form)
        case Blackjack():
            return BlackjackOdds(form)
    return _track(form) or _of_all(form, cards, players)


def _track(form: Form) -> Model | None:
    match form:
        case Golf():
            return GolfOdds(form)
        case Slalom():
            return SlalomOdds(form)
        case Canal():
            return CanalOdds(form)
        case Slots():
            return SlotOdds(form)
    return None


def _of_all(form: Form, cards: GoldCards, players: int) -> Model:
    match form:
        case Race():
            return RaceOdds(form, players)
        case Ante():
            return AnteOdds(form, players)
        case Auction():
            return SaleOdds(form, cards)
    raise AssertionError(f"No. {form.space} has no odds")
