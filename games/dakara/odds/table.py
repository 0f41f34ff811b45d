"""The odds of a table: all its local games, by its edition and rulings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product

from games.dakara.board import AUCTIONS, EXCHANGES, LOTTERIES
from games.dakara.edition import DakaraEdition
from games.dakara.forms.bets import rate
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
from games.dakara.odds.strips import CanalOdds, SlotOdds, Strip
from games.dakara.odds.tables import TableOdds
from games.dakara.odds.tracks import GolfOdds, SlalomOdds
from games.dakara.options import DakaraOptions
from games.dakara.terms import FACES

_CELLS = 6
_PLACES = 11


class TableOfOdds:
    """Solved once for an edition and the rulings of a table."""

    def __init__(self, edition: DakaraEdition, options: DakaraOptions) -> None:
        cards = GoldCards(edition)
        self._journey = JourneyOdds(edition, cards)
        self._models: dict[int, Model] = {
            **_checks(edition, options, cards),
            **_rows(edition, options),
            **_tracks(edition),
            **_tables(edition, options),
            **_games_of_all(edition, options),
            **{space: SaleOdds(space, cards, edition["auction.open"]) for space in AUCTIONS},
        }

    def summaries(self) -> Mapping[int, GameOdds]:
        """A visit to each local game, by space."""
        return {space: self._models[space].summary for space in sorted(self._models)}

    def outlook(self, seen: DakaraObservation, player: int | None = None) -> Outlook:
        """What `player` may expect now; by default the one asked or about to roll, or else the one on turn."""
        if not seen.game:
            return self._journey.outlook(seen)
        return self._models[seen.game].outlook(seen, _asked(seen) if player is None else player)


@lru_cache(maxsize=8)
def table_of_odds(edition: DakaraEdition, options: DakaraOptions) -> TableOfOdds:
    """The odds of a table; solved once for the same edition object and equal rulings."""
    return TableOfOdds(edition, options)


def outlook(
    seen: DakaraObservation, edition: DakaraEdition, options: DakaraOptions, player: int | None = None
) -> Outlook:
    """What `player` may expect of the moment `seen`; by default the one asked or about to roll."""
    return table_of_odds(edition, options).outlook(seen, player)


def _asked(seen: DakaraObservation) -> int:
    if seen.chance_for is not None:
        return seen.chance_for
    return seen.turn if seen.turn in seen.current or not seen.current else seen.current[0]


def _checks(edition: DakaraEdition, options: DakaraOptions, cards: GoldCards) -> dict[int, Model]:
    exactly = options.hits == "exactly"
    disc = [edition.faces("disc.face")] * edition["disc.rolls"]
    lottery = [edition.faces("lottery.face")] * edition["lottery.rolls"]
    sets = [edition.faces("tennis.first"), edition.faces("tennis.second")]
    baccarat = {(a, b): edition[f"baccarat.sum.{a + b}"] for a, b in product(FACES, repeat=2)}
    each = options.customs == "each_odd_roll"
    customs = {pair: -_taxed(pair, each) * edition["customs.unit"] for pair in baccarat}
    rise = edition.faces("stock.rise")
    needed = edition["lottery.hits"]
    return {
        2: HitOdds(2, disc, edition["disc.hits"], exactly=exactly, prize=edition["disc.prize"]),
        3: TwoRollOdds(3, baccarat, free=False),
        30: HitOdds(30, sets, len(sets), exactly=False, prize=edition["tennis.prize"]),
        40: TwoRollOdds(40, customs, free=True),
        **{space: HitOdds(space, lottery, needed, exactly=exactly, prize=cards) for space in LOTTERIES},
        **{space: ExchangeOdds(space, rise, cards) for space in EXCHANGES},
    }


def _taxed(pair: tuple[int, int], each: bool) -> int:
    """The points to be taxed: the sum as soon as one roll is odd, or the odd rolls alone (DA-R1)."""
    odd = sum(face for face in pair if face % 2)
    return odd if each or not odd else sum(pair)


def _rows(edition: DakaraEdition, options: DakaraOptions) -> dict[int, Model]:
    cells = range(1, _CELLS + 1)
    dice = [(edition[f"atlantic.cell.{k}.first"], edition[f"atlantic.cell.{k}.second"]) for k in cells]
    out = edition["acapulco.out"]
    return {
        6: RowOdds(6, [{face: face * edition["atlantic.unit"] for face in pair} for pair in dice]),
        7: RowOdds(7, [{f: pays for f in FACES if f != out} for pays in edition.cells("acapulco.cell", _CELLS)], out),
        9: RowOdds(9, [{f: edition["buenos_aires.prize"]} for f in edition.cells("buenos_aires.cell", _CELLS)]),
        42: BetRowOdds(42, [edition.faces(f"aruba.cell.{k}") for k in cells], rate(options, edition["aruba.pays"])),
        45: StreakOdds(45, [edition.faces(f"madrid.cell.{k}") for k in cells]),
        46: RiskRowOdds(
            46, edition.faces("reno.face"), edition.cells("reno.win", _CELLS), edition.cells("reno.lose", _CELLS)
        ),
    }


def _tracks(edition: DakaraEdition) -> dict[int, Model]:
    def strip(game: str) -> Strip:
        return Strip(edition.cells(f"{game}.place", _PLACES), edition[f"{game}.goal"], edition[f"{game}.prize"])

    finish = edition["slalom.finish"]
    return {
        10: GolfOdds(
            10,
            green=range(edition["golf.green.first"], edition["golf.green.last"] + 1),
            rolls=edition["golf.rolls"],
            shots=edition["golf.shots"],
            sink=edition.faces("golf.sink"),
            prize=edition["golf.prize"],
        ),
        19: SlalomOdds(
            19, finish=finish, flags=edition.cells("slalom.flag", finish - 1), prize=edition["slalom.prize"]
        ),
        21: CanalOdds(21, strip("venice")),
        43: SlotOdds(
            43, strip("las_vegas"), fee=edition["las_vegas.fee"], lose_all=edition.cells("las_vegas.lose_all", _PLACES)
        ),
    }


def _tables(edition: DakaraEdition, options: DakaraOptions) -> dict[int, Model]:
    def table(space: int, game: str, count: int) -> TableOdds:
        winning = dict(zip(FACES, edition.faces(f"{game}.face"), strict=True))
        times = rate(options, edition[f"{game}.pays"])
        return TableOdds(space, range(1, count + 1), winning, rolls=1, times=times)

    sevens = (7, 11) if options.nassau == "seven_or_eleven" else range(7, 12)
    groups = dict(zip(range(2, 13), edition.sums("monte_carlo.sum"), strict=True))
    return {
        8: table(8, "kentucky", 6),
        20: table(20, "cannes", 2),
        23: table(23, "biarritz", 2),
        28: TableOdds(28, (0,), dict.fromkeys(sevens, 0), rolls=2, times=rate(options, edition["nassau.pays"])),
        35: BlackjackOdds(
            35,
            limit=edition["blackjack.limit"],
            stands=edition["blackjack.stands"] if options.banker == "stands" else None,
            times=rate(options, edition["blackjack.pays"]),
        ),
        41: TableOdds(41, range(1, 7), groups, rolls=2, times=rate(options, edition["monte_carlo.pays"])),
        47: table(47, "odd_even", 2),
    }


def _games_of_all(edition: DakaraEdition, options: DakaraOptions) -> dict[int, Model]:
    lap = edition["steeplechase.lap"]
    return {
        32: RaceOdds(
            32,
            lap=lap,
            laps=edition["steeplechase.laps"],
            fallen=edition.cells("steeplechase.fallen", lap),
            prize=edition["steeplechase.prize"],
            entry=edition["steeplechase.entry"] if options.steeplechase == "each_pays" else 0,
            riders=options.players,
        ),
        33: AnteOdds(33, amount=edition["ante.money"], players=options.players),
    }
