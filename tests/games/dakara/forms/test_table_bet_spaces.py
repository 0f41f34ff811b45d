"""What each roll makes win on the six spaces with table bets, and what it pays."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakara.actions import Bet, Decline
from games.dakara.events import PlaceWon
from tests.games.dakara.forms.table import LocalGame

BLACK, RED = YELLOW, GREEN = ODD, EVEN = 1, 2


def lander_bets(space: int, place: int, *faces: int, stake: int = 10_000, **table: Any) -> int:
    """What a bet of the lander alone brings."""
    game = LocalGame(space, **table).do(Bet(0, stake, place))
    if game.p.current == (1,):
        game.do(Decline(1))
    game.roll(*faces)
    assert game.over
    ((player, result, brought),) = game.ends
    assert (player, result) == (0, "won" if brought > 0 else "lost" if brought < 0 else "even")
    assert game.p.money == [50_000 + brought, 50_000]
    return brought


@pytest.mark.rule("DA-S8", "DA-D4")
@pytest.mark.parametrize("face", range(1, 7))
def test_kentucky_horse_k_wins_on_a_k_and_pays_6_to_1(face: int) -> None:
    for horse in range(1, 7):
        assert lander_bets(8, horse, face) == (60_000 if horse == face else -10_000)


@pytest.mark.rule("DA-S8")
def test_kentucky_players_may_share_a_horse() -> None:
    game = LocalGame(8, players=3).do(Bet(0, 10_000, 4), Bet(1, 20_000, 4), Bet(2, 1_000, 3)).roll(4)
    assert game.ends == [(0, "won", 60_000), (1, "won", 120_000), (2, "lost", -1_000)]


@pytest.mark.rule("DA-S20", "DA-D8", "DA-R23", "DA-12")
@pytest.mark.parametrize(("face", "colour"), [(1, BLACK), (2, RED), (3, BLACK), (4, RED), (5, BLACK), (6, RED)])
def test_cannes_the_colour_of_the_number_wins_1_to_1(face: int, colour: int) -> None:
    for bet in (BLACK, RED):
        assert lander_bets(20, bet, face) == (10_000 if bet == colour else -10_000)


@pytest.mark.rule("DA-S20", "DA-R23")
def test_cannes_a_three_makes_all_black_spaces_win() -> None:
    """K:122."""
    game = LocalGame(20, players=3).do(Bet(0, 5_000, BLACK), Bet(1, 7_000, BLACK), Bet(2, 9_000, RED)).roll(3)
    assert game.told(PlaceWon) == [PlaceWon(3, BLACK)]
    assert game.p.money == [55_000, 57_000, 41_000]


@pytest.mark.rule("DA-S23")
@pytest.mark.parametrize("face", range(1, 7))
def test_biarritz_yellow_to_three_green_from_four_1_to_1(face: int) -> None:
    assert lander_bets(23, YELLOW, face) == (10_000 if face in (1, 2, 3) else -10_000)
    assert lander_bets(23, GREEN, face) == (10_000 if face in (4, 5, 6) else -10_000)


@pytest.mark.rule("DA-S47")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_bank_of_no_47_odd_or_even_1_to_1(face: int) -> None:
    assert lander_bets(47, ODD, face) == (10_000 if face in (1, 3, 5) else -10_000)
    assert lander_bets(47, EVEN, face) == (10_000 if face in (2, 4, 6) else -10_000)


@pytest.mark.rule("DA-R2", "DA-S28", "DA-R30")
@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_nassau_two_rolls_pay_6_to_1(first: int, second: int) -> None:
    total = first + second
    assert lander_bets(28, 0, first, second) == (60_000 if total in (7, 11) else -10_000)
    wide = lander_bets(28, 0, first, second, nassau="seven_to_eleven")
    assert wide == (60_000 if total in (7, 8, 9, 10, 11) else -10_000)


@pytest.mark.rule("DA-R2")
@pytest.mark.parametrize(("reading", "ways"), [("seven_or_eleven", 8), ("seven_to_eleven", 20)])
def test_nassau_ways_to_win(reading: str, ways: int) -> None:
    pairs = [(first, second) for first in range(1, 7) for second in range(1, 7)]
    assert sum(lander_bets(28, 0, *pair, nassau=reading) > 0 for pair in pairs) == ways


@pytest.mark.rule("DA-S28")
def test_nassau_says_which_sum_and_whether_it_wins() -> None:
    assert LocalGame(28).do(Bet(0, 1_000, 0)).roll(6, 5).told(PlaceWon) == [PlaceWon(11, 0)]
    assert LocalGame(28).do(Bet(0, 1_000, 0)).roll(6, 6).told(PlaceWon) == [PlaceWon(12, -1)]


@pytest.mark.rule("DA-S41", "DA-D11")
@pytest.mark.parametrize(
    ("faces", "group"),
    [
        ((1, 1), 3),
        ((1, 2), 5),
        ((3, 1), 6),
        ((1, 4), 4),
        ((3, 3), 2),
        ((6, 1), 1),
        ((2, 6), 3),
        ((4, 5), 5),
        ((5, 5), 6),
        ((5, 6), 4),
        ((6, 6), 2),
    ],
)
def test_monte_carlo_the_sum_of_two_rolls_pays_its_group_6_to_1(faces: tuple[int, int], group: int) -> None:
    for bet in range(1, 7):
        assert lander_bets(41, bet, *faces) == (60_000 if bet == group else -10_000)


@pytest.mark.rule("DA-S41")
def test_monte_carlo_keeps_both_rolls_and_players_may_share_a_group() -> None:
    game = LocalGame(41).do(Bet(0, 10_000, 1), Bet(1, 5_000, 1)).roll(2)
    assert (game.p.rolls, game.over) == ([2], False)
    game.roll(5)
    assert game.p.rolls == [2, 5]
    assert game.told(PlaceWon) == [PlaceWon(7, 1)]
    assert game.ends == [(0, "won", 60_000), (1, "won", 30_000)]


@pytest.mark.rule("DA-12", "DA-R3")
@pytest.mark.parametrize("space", [20, 23, 47])
@pytest.mark.parametrize("reading", ["stake_back_and", "in_all"])
def test_1_to_1_is_the_bet_back_and_as_much_again_as_the_example_says(space: int, reading: str) -> None:
    """K:60: a player who bet 10,000 recovers the bet plus 10,000."""
    assert lander_bets(space, 1, 1, pays=reading) == 10_000


@pytest.mark.rule("DA-12", "DA-R3")
@pytest.mark.parametrize("reading", ["stake_back_and", "in_all"])
def test_2_to_1_is_the_bet_back_and_twice_the_bet_as_the_example_says(reading: str) -> None:
    """K:61: a player who bets 10,000 recovers the bet plus 20,000."""
    assert lander_bets(47, ODD, 1, pays=reading, edition={"odd_even.pays": 2}) == 20_000


@pytest.mark.rule("DA-R3")
@pytest.mark.parametrize(("space", "place", "faces"), [(8, 1, (1,)), (28, 0, (1, 6)), (41, 1, (1, 6))])
def test_6_to_1_is_the_bet_back_and_six_or_six_in_all(space: int, place: int, faces: tuple[int, ...]) -> None:
    assert lander_bets(space, place, *faces, pays="stake_back_and") == 60_000
    assert lander_bets(space, place, *faces, pays="in_all") == 50_000


@pytest.mark.rule("DA-R3")
def test_3_to_1_has_no_example_and_may_be_read_as_three_in_all() -> None:
    owner = {"cannes.pays": 3}
    assert lander_bets(20, BLACK, 1, edition=owner) == 30_000
    assert lander_bets(20, BLACK, 1, edition=owner, pays="in_all") == 20_000


@pytest.mark.rule("DA-R52")
def test_a_limit_changes_no_payout() -> None:
    assert lander_bets(8, 1, 1, bet_limit="10000") == 60_000


@pytest.mark.parametrize(
    ("space", "place", "faces", "owner", "brought"),
    [
        (8, 4, (1,), {"kentucky.face.1": 4}, 60_000),
        (8, 1, (1,), {"kentucky.face.1": 4}, -10_000),
        (8, 4, (4,), {"kentucky.face.1": 4}, 60_000),
        (8, 1, (1,), {"kentucky.pays": 5}, 50_000),
        (20, RED, (3,), {"cannes.face.3": RED}, 10_000),
        (23, GREEN, (3,), {"biarritz.face.3": GREEN}, 10_000),
        (23, GREEN, (5,), {"biarritz.pays": 4}, 40_000),
        (28, 0, (3, 4), {"nassau.pays": 4}, 40_000),
        (41, 2, (3, 4), {"monte_carlo.sum.7": 2}, 60_000),
        (41, 2, (6, 6), {"monte_carlo.pays": 8}, 80_000),
        (47, EVEN, (1,), {"odd_even.face.1": EVEN}, 10_000),
        (47, EVEN, (2,), {"odd_even.pays": 3}, 30_000),
    ],
)
def test_an_owners_edition_is_played(
    space: int, place: int, faces: tuple[int, ...], owner: dict[str, int], brought: int
) -> None:
    assert lander_bets(space, place, *faces, edition=owner) == brought
