"""In any game: no dollar, card or step appears or vanishes but by the rules, as the events tell it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.dakara.events import BankBroken, Bankrupt, GoldDrawn, Moved, Paid, PassDrawn, Rolled
from games.dakara.game_entry import DAKARA
from games.dakara.observation import DakaraObservation
from games.dakara.options import DakaraOptions
from games.dakara.terms import BANK, ESCROW, Awaits
from games.game import Event, Options, State
from tests.games.dakara.board import IN_THE_BOX, LOCAL_GAMES, PASSES, SHIPPED
from tests.games.play import random_options, walk


class Ledger:
    """All accounts, tokens and decks, kept from the events alone."""

    def __init__(self, options: DakaraOptions, bank: int) -> None:
        self.bank = bank
        self.money = [0] * options.players
        self.stake = [0] * options.players
        starts = [23 if options.length == "split" and p % 2 else 0 for p in range(options.players)]
        self.space = starts
        self.travelled = [0] * options.players
        self.out = [False] * options.players
        self.rolls = 0
        self.broken = False
        self.decks: tuple[list[int], list[int]] = ([], [])

    def note(self, event: Event) -> None:
        if isinstance(event, Paid):
            assert event.amount > 0
            assert not self.broken or event.reason in ("stake_back", "winnings")
            self.move(event.payer, event.of, -event.amount)
            self.move(event.payee, event.of, event.amount)
        elif isinstance(event, Moved):
            assert event.origin == self.space[event.player]
            steps = (event.target - event.origin) % 48
            assert 1 <= steps <= 6
            self.space[event.player] = event.target
            self.travelled[event.player] += steps
        elif isinstance(event, Rolled):
            assert event.count == self.rolls + 1
            assert not self.out[event.player]
            self.rolls = event.count
        elif isinstance(event, Bankrupt):
            assert not self.out[event.player]
            assert self.money[event.player] == self.stake[event.player] == 0
            self.out[event.player] = True
        elif isinstance(event, BankBroken):
            assert not self.broken
            assert self.bank == 0
            self.broken = True
        elif isinstance(event, GoldDrawn | PassDrawn):
            self.draw(event)

    def move(self, account: int, owner: int, amount: int) -> None:
        if account == BANK:
            self.bank += amount
        elif account == ESCROW:
            self.stake[owner] += amount
        else:
            self.money[account] += amount
        assert min([self.bank, *self.money, *self.stake]) >= 0

    def draw(self, event: GoldDrawn | PassDrawn) -> None:
        card = event.card if isinstance(event, GoldDrawn) else event.space
        deck = self.decks[isinstance(event, PassDrawn)]
        if card:
            deck[:] = [*(c for c in deck if c != card), card]

    def check(self, state: State) -> None:
        seen = state.observation(None)
        assert isinstance(seen, DakaraObservation)
        assert (seen.bank, seen.broken, seen.rolls_made) == (self.bank, self.broken, self.rolls)
        assert [seat.money for seat in seen.seats] == self.money
        assert [seat.stake for seat in seen.seats] == self.stake
        assert [seat.space for seat in seen.seats] == self.space
        assert [seat.travelled for seat in seen.seats] == self.travelled
        assert [seat.out for seat in seen.seats] == self.out
        assert (list(seen.gold_order), list(seen.pass_order)) == self.decks
        assert seen.game in (0, *LOCAL_GAMES)
        assert seen.booked in (0, *PASSES)
        if seen.awaits is Awaits.MOVE:
            assert (seen.game, seen.booked, seen.landed, any(self.stake)) == (0, 0, -1, False)
            assert all(money for money, out in zip(self.money, self.out, strict=True) if not out)
        if seen.broken:
            assert seen.awaits is Awaits.OVER
        if seen.awaits is Awaits.OVER:
            assert not any(self.stake)
            assert max(self.money) == min(self.money[winner] for winner in seen.winners)
        if seen.chance_for is not None:
            assert not seen.seats[seen.chance_for].out
        assert not any(seen.seats[player].out for player in seen.current if player >= 0)


def play(options: Options, seed: int, edition: dict[str, Any] | None = None) -> Ledger:
    """A whole game, checked after every action."""
    assert isinstance(options, DakaraOptions)
    printed = DAKARA.edition(edition, "test") if edition else SHIPPED
    state = DAKARA.new_game(options, printed)
    ledger = Ledger(options, printed["bank.money"])
    dollars = ledger.bank
    told: list[Event] = []
    for _ in walk(DAKARA, state, Random(seed), told):
        for event in told:
            ledger.note(event)
        told.clear()
        ledger.check(state)
        assert ledger.bank + sum(ledger.money) + sum(ledger.stake) == dollars
    return ledger


def drawn(players: int, seed: int) -> DakaraOptions:
    options = random_options(DAKARA, Random(seed))
    assert isinstance(options, DakaraOptions)
    return DakaraOptions(**{**{name: getattr(options, name) for name in options.__struct_fields__}, "players": players})


@pytest.mark.rule("DA-3", "DA-4", "DA-5", "DA-R14", "DA-R49", "DA-R50")
@pytest.mark.parametrize("players", range(2, 7))
def test_money_cards_and_steps_are_conserved(players: int) -> None:
    ledgers = [play(drawn(players, seed), seed) for seed in range(60)]
    assert any(any(ledger.out) for ledger in ledgers)
    assert all(ledger.bank + sum(ledger.money) == IN_THE_BOX for ledger in ledgers)


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_money_cards_and_steps_are_conserved_in_many_games(players: int) -> None:
    for seed in range(1000):
        play(drawn(players, seed), seed)


@pytest.mark.rule("DA-R15", "DA-18")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_small_bank_breaks_and_nothing_is_lost_in_it(players: int) -> None:
    """1,000,000 in the bank: it breaks in many games, in many places."""
    ledgers = [play(drawn(players, seed), seed, {"bank": {"money": 1_000_000}}) for seed in range(40)]
    broken = [ledger for ledger in ledgers if ledger.broken]
    assert len(broken) > 5
    assert all(ledger.bank == 0 and sum(ledger.money) == 1_000_000 for ledger in broken)
