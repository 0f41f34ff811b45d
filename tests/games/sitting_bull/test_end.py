"""The last turn, the wisdom cards and the result (S:121, S:171-208)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.game import Event, State
from games.sitting_bull.actions import ShowWisdom
from games.sitting_bull.events import GameEnded, TurnEnded, WisdomShown
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.terms import Awaits, Path, Wisdom
from tests.games.play import walk
from tests.games.sitting_bull.random_games import new_game, whole


def play_to(state: State, awaits: Awaits, seed: int) -> list[Event]:
    """Play at random until the game waits for this; what was told."""
    log: list[Event] = []
    for _ in walk(SITTING_BULL, state, Random(seed), log):
        if whole(state).awaits is awaits:
            break
    assert whole(state).awaits is awaits
    return log


@pytest.mark.rule("SB-15", "SB-36", "SB-37", "SB-38")
@pytest.mark.parametrize(("players", "turns"), [(2, 13), (3, 12), (4, 10)])
def test_after_the_last_pawn_wisdom_is_shown_and_the_score_is_told(players: int, turns: int) -> None:
    state = new_game(players)
    log = play_to(state, Awaits.OVER, players)
    seen = whole(state)
    assert [seat.pawns for seat in seen.seats] == [0] * players
    assert (state.current_players(), state.rounds_played(), seen.round) == ((), turns, turns)
    scores = tuple(seat.score for seat in seen.seats)
    last_turn, *shown, ended = log[-players - 2 :]
    assert ended == GameEnded(scores, state.winners())
    assert state.returns() == list(map(float, scores))
    assert scores == tuple(sheet.total for sheet in seen.sheets)
    for player, (event, sheet) in enumerate(zip(shown, seen.sheets, strict=True)):
        assert event == WisdomShown(player, seen.seats[player].wisdom or Wisdom(0), sheet.wisdom_points)
        assert sheet.wisdom == seen.seats[player].wisdom
        assert sheet.wisdom_points == (8 if sheet.wisdom_met else 0)
    before = tuple(score - sheet.wisdom_points for score, sheet in zip(scores, seen.sheets, strict=True))
    assert isinstance(last_turn, TurnEnded)
    assert last_turn.scores == before


@pytest.mark.rule("SB-36", "SB-37", "SB-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_real_wisdom_cards_are_asked_for_one_by_one_each_only_once(players: int) -> None:
    state = new_game(players, cards="table")
    play_to(state, Awaits.REVEAL, players)
    before = state.returns()
    first = whole(state).first
    log: list[Event] = []
    for turn in range(players):
        player = (first + turn) % players
        assert state.current_players() == (player,)
        assert state.winners() == ()
        wisdom = Wisdom(4 - turn)
        listed = [a.wisdom for a in state.legal_actions(player) if isinstance(a, ShowWisdom)]
        assert listed == [w for w in Wisdom if w <= wisdom]
        state.apply_action(ShowWisdom(player, wisdom), log)
        sheet = whole(state).sheets[player]
        assert sheet.wisdom is wisdom
        assert log[turn] == WisdomShown(player, wisdom, sheet.wisdom_points)
        assert state.returns()[player] == before[player] + sheet.wisdom_points
    assert whole(state).awaits is Awaits.OVER
    assert log[players:] == [GameEnded(tuple(map(int, state.returns())), state.winners())]


@pytest.mark.rule("SB-37", "SB-R43")
@pytest.mark.parametrize("seed", range(40))
def test_the_winner_has_most_points_and_of_those_most_silence(seed: int) -> None:
    state = new_game(2 + seed % 3)
    play_to(state, Awaits.OVER, seed)
    seen = whole(state)
    best = max(seat.score for seat in seen.seats)
    leading = [player for player, seat in enumerate(seen.seats) if seat.score == best]
    quiet = max(seen.seats[player].items[Path.SILENCE] for player in leading)
    expected = tuple(player for player in leading if seen.seats[player].items[Path.SILENCE] == quiet)
    assert state.winners() == seen.winners == expected


@pytest.mark.rule("SB-31", "SB-35")
@pytest.mark.parametrize("seed", range(6))
def test_every_line_of_the_sheet_agrees_with_what_lies_there(seed: int) -> None:
    state = new_game(2 + seed % 3, stone_bonus=("once", "each_harmony")[seed % 2])
    for _ in walk(SITTING_BULL, state, Random(seed)):
        seen = whole(state)
        for player, (seat, sheet) in enumerate(zip(seen.seats, seen.sheets, strict=True)):
            assert (sheet.stones, sheet.stone_presents) == (seat.stones, seat.presents[:4])
            assert tuple(line.items for line in sheet.paths) == seat.items
            assert tuple(line.level for line in sheet.paths) == (*seen.levels, 0)
            assert sheet.powwow_pawns == seen.powwow[player]
            assert sheet.offerings == tuple(v.offering if v.leaders == (player,) else 0 for v in seen.regions)
            claimed = [(m.milestone, m.points[m.discs.index(player)]) for m in seen.milestones if player in m.discs]
            assert list(sheet.milestones) == claimed
            assert seat.score == sheet.total == sum(sheet.sections)
            assert msgspec.json.decode(msgspec.json.encode(sheet), type=type(sheet)) == sheet
