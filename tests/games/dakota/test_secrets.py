"""Resources and wealth lie behind screens; points, pawns and buildings are for all to see (D:72)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.dakota.actions import ChooseFaction, Collect
from games.dakota.events import PhaseStarted
from games.dakota.observation import DakotaObservation, SeatView
from games.dakota.terms import MARKET, Building, Phase
from games.game import State
from tests.games.dakota.board import (
    DAKOTA,
    EXPLORER,
    FOREST,
    NATIVE,
    PLAIN,
    RIVER,
    SETTLER,
    SHIPPED,
    TIMBER,
    Board,
    Table,
    at,
    counts,
    dull,
)
from tests.games.dakota.ledger import whole
from tests.games.play import random_options, walk


def developing() -> Board:
    board = Board("NSNS")
    board.to(Phase.DEVELOPMENT)
    board.give(0, wealth=7, gold=2, fish=1).give(1, wealth=8, timber=1)
    return board.own(0, Building.RIFLES).pawns(0, 3, 1).score(0, 5)


@pytest.mark.rule("DK-D10")
@pytest.mark.parametrize("viewer", [None, 1, 2, 3])
def test_others_see_how_many_tokens_lie_there_but_not_which(viewer: int | None) -> None:
    seat = developing().seen(viewer).seats[0]
    assert (seat.resources, seat.wealth, seat.resource_count) == (None, None, 3)
    assert (seat.points, seat.buildings, seat.explorers, seat.horsemen) == (5, (Building.RIFLES,), 3, 1)


@pytest.mark.rule("DK-D10")
def test_one_sees_the_own_side_of_the_screen() -> None:
    board = developing()
    assert (board.seat(0).resources, board.seat(0).wealth) == (counts(gold=2, fish=1), 7)
    assert (board.seat(1).resources, board.seat(1).wealth) == (counts(timber=1), 8)


@pytest.mark.rule("DK-D10")
def test_nothing_but_the_own_screen_tells_viewers_apart() -> None:
    board = developing()

    def without_own(seen: DakotaObservation) -> DakotaObservation:
        seats = tuple(msgspec.structs.replace(seat, resources=None, wealth=None) for seat in seen.seats)
        return msgspec.structs.replace(seen, viewer=None, seats=seats)

    public = board.seen(None)
    assert without_own(public) == public
    for viewer in range(4):
        assert without_own(board.seen(viewer)) == public


@pytest.mark.rule("DK-D10", "DK-17")
def test_events_of_a_secret_choice_do_not_name_it() -> None:
    table = Table(3)
    table.draw(0, (PLAIN,))
    told = table.do(ChooseFaction(0, SETTLER))
    assert [msgspec.to_builtins(event) for event in told] == [{"type": "FactionLocked", "player": 0}]


@pytest.mark.rule("DK-D10")
def test_guesses_keep_the_count_and_vary_kinds_and_wealth() -> None:
    board = developing()
    board.give(0, wealth=7, gold=4, fish=4)
    seen = board.seen(1)
    kinds, wealth = set(), set()
    for seed in range(60):
        guess = DAKOTA.sample_state(seen, board.options, board.edition, Random(seed))
        assert guess.observation(1) == seen
        other = guess.observation(0)
        assert isinstance(other, DakotaObservation)
        seat: SeatView = other.seats[0]
        assert seat.resource_count == 8
        assert seat.wealth is not None
        assert seat.wealth >= 0
        kinds.add(seat.resources)
        wealth.add(seat.wealth)
        own = other.seats[0].points
        assert own == 5
    assert len(kinds) > 20
    assert len(wealth) > 4
    assert len({k[g] for k in kinds if k is not None for g in range(8)}) > 1


@pytest.mark.rule("DK-17")
def test_guesses_vary_a_covered_faction_token_but_not_the_own() -> None:
    table = Table(4)
    table.draw(0, (PLAIN, RIVER, FOREST))
    table.do(ChooseFaction(0, NATIVE), ChooseFaction(2, SETTLER))
    seen = table.seen(0)
    found = set()
    for seed in range(30):
        guess = DAKOTA.sample_state(seen, table.options, table.edition, Random(seed))
        assert guess.current_players() == (1, 3)
        assert guess.observation(0) == seen
        other = guess.observation(2)
        assert isinstance(other, DakotaObservation)
        found.add(other.seats[2].faction)
    assert len(found) == 2


@pytest.mark.rule("DK-D10")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_where_nothing_is_hidden_yet_the_guess_is_the_truth(viewer: int | None) -> None:
    board = Board("NSN", totems="optional")
    board.land("forest-1", timber=1, game=1).land("mountain-1", timber=2, game=1)
    while board.phase < Phase.MARKET:
        guess = DAKOTA.sample_state(board.seen(viewer), board.options, board.edition, Random(1))
        assert guess == board.state
        player = board.now()
        listed = board.legal(player)
        quiet = [c for c in listed if getattr(c, "territory", 0) in (MARKET, at("river-1"), at("forest-1"))]
        board.do(dull(player, quiet or listed))
    assert board.events.count(PhaseStarted(Phase.REPLENISHMENT)) == 1


@pytest.mark.rule("DK-D10", "DK-R15", "DK-39")
@pytest.mark.parametrize("seed", range(12))
def test_a_guess_goes_on_like_the_truth_where_only_public_things_decide(seed: int) -> None:
    rng = Random(seed)
    options = random_options(DAKOTA, rng)
    state = DAKOTA.new_game(options, SHIPPED)
    guess: State | None = None
    for action in walk(DAKOTA, state, rng):
        phase = whole(state, None).phase
        if guess is not None:
            guess.apply_action(action)
            assert guess.observation(None) == state.observation(None)
        if not Phase.ACTIVATION <= phase <= Phase.REPLENISHMENT:
            guess = None
        elif guess is None or rng.random() < 0.2:
            viewer = rng.choice([None, *range(options.players)])
            guess = DAKOTA.sample_state(state.observation(viewer), options, SHIPPED, rng)


@pytest.mark.rule("DK-D10", "DK-G1")
def test_guesses_deal_what_has_left_the_rows_and_is_not_in_the_own_hand() -> None:
    board = Board("NSN")
    board.stage({0: "plain-1*3", 1: "mountain-1*2 market", 2: "plain-2*3"}, dump="river-1")
    board.do(*[Collect(1, TIMBER, EXPLORER)] * 2)
    dealt = set()
    for seed in range(8):
        guess = DAKOTA.sample_state(board.seen(1), board.options, board.edition, Random(seed))
        for other in (0, 2):
            assert whole(guess, other).seats[other].resources == counts(horse=3)
        public = DAKOTA.sample_state(board.seen(None), board.options, board.edition, Random(seed))
        hands = [whole(public, p).seats[p].resources for p in range(3)]
        assert [sum(kinds) for kinds in zip(*[h for h in hands if h], strict=True)] == list(counts(timber=2, horse=6))
        dealt.add(hands[0])
    assert len(dealt) > 2


@pytest.mark.rule("DK-D5", "DK-D10")
def test_nobody_is_guessed_rich_before_anything_could_be_sold() -> None:
    board = Board("NSN")
    board.stage({})
    assert board.phase == Phase.MARKET
    for seed in range(8):
        guess = DAKOTA.sample_state(board.seen(None), board.options, board.edition, Random(seed))
        assert [whole(guess, player).seats[player].wealth for player in range(3)] == [0, 0, 0]
