"""The protocol serves amounts, secret choices made at once, chance and hidden hands; the laws catch planted bugs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Self

import msgspec
import pytest

from games.game import CHANCE, Action, Choice, Edition, Event, IllegalAction, Observation, Options, Range, State
from tests.games.proof import prove
from tests.games.toy import ROUNDS, Bid, Deal, Dealt, Roll, Tender, TenderFacts, TenderGame, TenderOptions, TenderView


def prove_toy(game: TenderGame, games: int = 40) -> None:
    found = [prove(game, seed, TenderFacts(), looks=6) for seed in range(games)]
    assert any(f.hidden for f in found)
    assert any(f.guessed for f in found)


def test_a_game_with_ranges_simultaneous_bids_chance_and_hidden_hands_keeps_all_laws() -> None:
    prove_toy(TenderGame())


def test_all_bid_at_once_and_a_bid_once_made_stays() -> None:
    game = TenderGame()
    state = game.new_game(TenderOptions(players=2), game.edition())
    for action in (Deal(-1, 0, 4), Deal(-1, 1, 2), Roll(-1, 3)):
        state.apply_action(action)
    assert state.current_players() == (0, 1)
    assert state.legal_actions(1) == (Range(1, "Bid", 0, 6, 2),)
    state.apply_action(Bid(1, 4))
    assert state.current_players() == (0,)
    with pytest.raises(IllegalAction):
        state.apply_action(Bid(1, 2))


class ChangedByRefusal(Tender):
    """A refused bid still counts as made."""

    def check(self, action: Action) -> None:
        if isinstance(action, Bid) and 0 <= action.player < len(self.bids) and action.amount < 0:
            self.prize += 1
        super().check(action)


class TellsARefusal(Tender):
    """What was refused is in the log."""

    def apply_action(self, action: Action, log: list[Event] | None = None) -> None:
        if log is not None and isinstance(action, Deal) and self.prize:
            log.append(Dealt(action.seat))
        super().apply_action(action, log)


class SharedClone(Tender):
    """The clone shares the list of coins."""

    def clone(self) -> Self:
        twin = super().clone()
        twin.coins = self.coins
        return twin


class ForgetfulClone(Tender):
    """The clone has lost a field that the equality does not see."""

    def clone(self) -> Self:
        twin = super().clone()
        twin.bids = [-1] * len(self.bids)
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tender) and self.coins == other.coins and self.turn == other.turn


class ShowsHands(Tender):
    """Everybody sees all cards."""

    def observation(self, player: int | None) -> TenderView:
        return msgspec.structs.replace(super().observation(player), cards=tuple(self.cards))


class ShowsBids(Tender):
    """The sum of the secret bids can be read from what everybody sees."""

    def observation(self, player: int | None) -> TenderView:
        seen = super().observation(player)
        return msgspec.structs.replace(seen, turn=sum(self.bids))


class GivesOutAList(Tender):
    """The observation holds the state's own list."""

    def observation(self, player: int | None) -> TenderView:
        return msgspec.structs.replace(super().observation(player), coins=self.coins)


class WrongWhoseTurn(Tender):
    """The observation names the wrong players."""

    def observation(self, player: int | None) -> TenderView:
        return msgspec.structs.replace(super().observation(player), current=(0,))


class OffersToAll(Tender):
    """Also those who have bid get choices."""

    def legal_actions(self, player: int) -> Sequence[Choice]:
        return (Range(player, "Bid", 0, 0),) if self.prize else ()


class OffersTooMuch(Tender):
    """The range goes beyond what is accepted."""

    def legal_actions(self, player: int) -> Sequence[Choice]:
        return tuple(msgspec.structs.replace(c, high=c.high + 2) for c in self.ranges(player))


class OffersTooLittle(Tender):
    """More is accepted than the range says."""

    def legal_actions(self, player: int) -> Sequence[Choice]:
        return tuple(msgspec.structs.replace(c, low=2) for c in self.ranges(player) if c.high)


class OffersTwice(Tender):
    """The same choice is listed twice."""

    def legal_actions(self, player: int) -> Sequence[Choice]:
        return tuple(super().legal_actions(player)) * 2


class TakesAnyStep(Tender):
    """Odd bids are accepted."""

    def check(self, action: Action) -> None:
        if isinstance(action, Bid) and action.amount % 2 and action.player in self.current_players():
            return
        super().check(action)


class RollsForFree(Tender):
    """A player may roll the die."""

    def check(self, action: Action) -> None:
        super().check(msgspec.structs.replace(action, player=-1) if isinstance(action, Roll) else action)


class NeverEnds(Tender):
    """The last round comes again."""

    def open_bids(self, log: list[Event] | None) -> None:
        super().open_bids(log)
        self.turn = min(self.turn, 1)


class WrongScore(Tender):
    """The running score drifts from what was told."""

    def returns(self) -> list[float]:
        return [score + self.prize for score in super().returns()]


class WinsEarly(Tender):
    """Somebody has won before the end."""

    def winners(self) -> tuple[int, ...]:
        return (0,)


class NobodyWins(Tender):
    """No winner at the end."""

    def winners(self) -> tuple[int, ...]:
        return ()


class Forgets(Tender):
    """Plays with a memory outside its state, so that a replay differs."""

    total = 0

    def open_bids(self, log: list[Event] | None) -> None:
        Forgets.total += 1
        self.prize = 1 + Forgets.total % 3
        super().open_bids(log)


class ZeroWeight(Tender):
    """An outcome that can't be."""

    def chance_outcomes(self) -> Sequence[tuple[Action, int]]:
        return [(action, 0) for action, _ in super().chance_outcomes()]


class EntersAnOutcome(Tender):
    """What the die may show is listed once more as an entry by hand."""

    def legal_actions(self, player: int) -> Sequence[Choice]:
        by_chance = self.current_players() == (CHANCE,) == (player,)
        return [action for action, _ in self.chance_outcomes()] if by_chance else super().legal_actions(player)


class EntersAtAnyTime(Tender):
    """A prize may be entered while bids are made."""

    def legal_actions(self, player: int) -> Sequence[Choice]:
        return (Roll(CHANCE, 3),) if player == CHANCE and self.prize else super().legal_actions(player)


class EntersWhatIsRefused(Tender):
    """A prize that no die shows is listed as an entry by hand."""

    def legal_actions(self, player: int) -> Sequence[Choice]:
        rolls = self.turn < ROUNDS and not self.prize and 0 not in self.cards
        return (Roll(CHANCE, 4),) if player == CHANCE and rolls else super().legal_actions(player)


PLANTED = (
    ChangedByRefusal, TellsARefusal, SharedClone, ForgetfulClone, ShowsHands, ShowsBids, GivesOutAList, WrongWhoseTurn,
    OffersToAll, OffersTooMuch, OffersTooLittle, OffersTwice, TakesAnyStep, RollsForFree, NeverEnds, WrongScore,
    WinsEarly, NobodyWins, Forgets, ZeroWeight, EntersAnOutcome, EntersAtAnyTime, EntersWhatIsRefused,
)  # fmt: skip


@pytest.mark.parametrize("bug", PLANTED)
def test_the_laws_catch_a_planted_bug(bug: type[Tender]) -> None:
    with pytest.raises((AssertionError, IllegalAction, ValueError, msgspec.ValidationError)):
        prove_toy(TenderGame(bug))


class GuessesNonsense(TenderGame):
    """A guess contradicts what the viewer knows."""

    def sample_state(self, observation: Observation, options: Options, edition: Edition, rng: Random) -> State:
        state = super().sample_state(observation, options, edition, rng)
        assert isinstance(state, Tender)
        state.cards.reverse()
        return state


def test_the_laws_catch_a_guess_that_contradicts_what_is_known() -> None:
    with pytest.raises(AssertionError):
        prove_toy(GuessesNonsense())
