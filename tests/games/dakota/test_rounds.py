"""The seven phases of a round, the passing of the marker, the number of rounds (D:135-153, D:347-353)."""

from __future__ import annotations

import pytest

from games.dakota.actions import EndDevelopment
from games.dakota.events import DevelopmentEnded, GameEnded, PhaseStarted, RoundEnded, RoundStarted
from games.dakota.terms import Phase
from tests.games.dakota.board import Board

ROUND = [
    Phase.ACTIVATION,
    Phase.FIRST_PLACEMENT,
    Phase.SECOND_PLACEMENT,
    Phase.COLLECTION,
    Phase.REPLENISHMENT,
    Phase.MARKET,
    Phase.DEVELOPMENT,
]


@pytest.mark.rule("DK-22", "DK-R37", "DK-R39")
def test_the_phases_follow_in_their_order_every_round() -> None:
    board = Board("NSN")
    board.to_round(3)
    started = [e.phase for e in board.events if isinstance(e, PhaseStarted)]
    assert started == [Phase.FACTIONS, *ROUND, *ROUND, Phase.ACTIVATION, Phase.FIRST_PLACEMENT]


@pytest.mark.rule("DK-48", "DK-16")
@pytest.mark.parametrize(("factions", "first"), [("NSN", 0), ("NSN", 2), ("NSNS", 1), ("NSNSN", 4)])
def test_the_marker_passes_clockwise_and_the_round_advances(factions: str, first: int) -> None:
    board = Board(factions, first=first)
    players = len(factions)
    for number in range(1, players + 2):
        assert board.seen().round == number
        assert board.state.rounds_played() == number - 1
        now = (first + number - 1) % players
        assert board.seen().first_player == now
        assert board.seen().order == tuple((now + i) % players for i in range(players))
        assert board.now() == now
        told = board.end_development()
        end = told.index(RoundEnded(number))
        assert isinstance(told[end - 1], DevelopmentEnded)
        assert told[end + 1] == RoundStarted(number + 1, (now + 1) % players)
        assert told[end + 2] == PhaseStarted(Phase.ACTIVATION)


@pytest.mark.rule("DK-18", "DK-49")
@pytest.mark.parametrize(("factions", "rounds", "turns"), [("NSN", 9, 3), ("NSNS", 8, 2), ("NSNSN", 10, 2)])
def test_the_game_lasts_so_many_rounds_each_as_often_first(factions: str, rounds: int, turns: int) -> None:
    board = Board(factions, first=1)
    told = board.pass_until(lambda seen: seen.phase == Phase.END)
    firsts = [e.first_player for e in board.events if isinstance(e, RoundStarted)]
    assert len(firsts) == rounds
    assert all(firsts.count(p) == turns for p in range(len(factions)))
    assert [e.round for e in told if isinstance(e, RoundEnded)] == list(range(1, rounds + 1))
    assert isinstance(told[-1], GameEnded)
    assert board.state.current_players() == ()
    assert board.state.rounds_played() == rounds
    assert board.seen().round == rounds
    assert board.seen().current == ()


@pytest.mark.rule("DK-18")
def test_the_last_round_is_played_to_its_end() -> None:
    board = Board("NSN").at_round(9)
    board.to(Phase.DEVELOPMENT)
    assert board.state.winners() == ()
    board.do(EndDevelopment(0), EndDevelopment(1))
    assert board.phase == Phase.DEVELOPMENT
    assert board.state.rounds_played() == 8
    board.do(EndDevelopment(2))
    assert board.seen().phase == Phase.END
    assert board.refused(EndDevelopment(2)) == "game_over"
    assert not any(t.touched or t.ghost_dances for t in board.seen().territories)


@pytest.mark.rule("DK-27", "DK-48")
def test_all_pawns_are_home_when_a_round_begins() -> None:
    board = Board("NSNS")
    board.stage({0: "plain-1*2 market", 1: "plain-1 river-1 market", 3: "prairie-1*3"})
    board.end_development()
    for player in range(4):
        seat = board.seat(player)
        assert (seat.free_explorers, seat.explorers, seat.market_explorers) == (3, 3, 0)
    for territory in board.seen().territories:
        assert not any(territory.explorers + territory.horsemen + territory.neutrals)
        assert not territory.touched
    assert board.seen().neutrals == (7, 7)


@pytest.mark.rule("DK-39", "DK-48")
def test_which_land_was_touched_is_forgotten_with_the_round() -> None:
    board = Board("NSN")
    board.explorers(0, "plain-1")
    assert [i for i, t in enumerate(board.seen().territories) if t.touched] == [9]
    board.end_development()
    assert not any(t.touched for t in board.seen().territories)
