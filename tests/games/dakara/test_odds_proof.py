"""The odds against the rules themselves: every way that each local game can go, from every position in it."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakara.actions import Bet, Enter, GoOn, Withdraw
from games.dakara.position import Position
from games.dakara.terms import FACES, Awaits
from tests.games.dakara.ways import STAKE, Ways, own

OWN_CARDS: dict[str, Any] = {
    "disc": {"rolls": 4, "hits": 3},
    "atlantic": {"cell": {"3": {"first": 5, "second": 5}}},
    "acapulco": {"out": 2},
    "buenos_aires": {"cell": {"2": 6}},
    "golf": {"rolls": 4, "shots": 1, "green": {"first": 7, "last": 12}, "sink": {"1": 1}},
    "slalom": {"finish": 15, "flag": {"4": 0, "5": 1, "14": 1}},
    "venice": {"goal": 10, "prize": 90_000, "place": {"1": -60_000, "6": -90_000}},
    "las_vegas": {
        "goal": 9, "prize": 20_000, "fee": 4_000, "place": {"8": 0, "5": 90_000}, "lose_all": {"1": 1, "8": 1},
    },
    "madrid": {"cell": {"2": {"1": 1}, "3": {"4": 1, "5": 1}, "4": {"4": 0}}},
    "reno": {"face": {"4": 0}, "win": {"4": 300_000}, "lose": {"2": 1_000}},
    "aruba": {"pays": 2, "cell": {"2": {"2": 0, "4": 0}, "3": {"4": 1}}},
    "blackjack": {"limit": 9, "pays": 1, "stands": 6},
    "kentucky": {"face": {"2": 1, "3": 1}, "pays": 3},
    "monte_carlo": {"sum": {"7": 2, "12": 5}, "pays": 4},
    "tennis": {"first": {"2": 1}, "second": {"1": 0}},
    "stock": {"rise": {"3": 1}},
}  # fmt: skip
ALONE = (2, 3, 5, 6, 7, 9, 10, 16, 19, 21, 30, 40, 43, 45, 46)
OTHER_READINGS: dict[str, Any] = {
    "customs": "each_odd_roll",
    "nassau": "seven_to_eleven",
    "pays": "in_all",
    "hits": "exactly",
    "banker": "stands",
}


def check_faces(ways: Ways, p: Position) -> None:
    """Each face does what the outlook says."""
    for effect in ways.outlook(p).faces:
        q, over = ways.rolled(p, effect.face)
        assert (own(q) - own(p), over) == (effect.amount, effect.ends), (p.rolls, p.cell, effect)


def check_moment(ways: Ways, p: Position) -> None:
    """The means are those of all ways from here."""
    outlook = ways.outlook(p)
    if p.awaits is Awaits.ROLL:
        assert [effect.face for effect in outlook.faces] == list(FACES)
        check_faces(ways, p)
    bet_is_open = p.awaits is Awaits.PLAYERS and not outlook.faces and outlook.going_on is None
    if not bet_is_open:
        assert outlook.mean == pytest.approx(float(ways.mean(p) - own(p)), abs=1e-6)
    if outlook.going_on is not None and outlook.stopping is not None:
        first = GoOn(0) if p.stage or ways.start.game != 43 else Enter(0)
        go = ways.mean(*ways.after(p, first)) - own(p)
        assert outlook.going_on == pytest.approx(float(go), abs=1e-6)
        if isinstance(first, GoOn):
            stop = ways.mean(*ways.after(p, Withdraw(0))) - own(p)
            assert outlook.stopping == pytest.approx(float(stop), abs=1e-6)


@pytest.mark.parametrize("edition", [None, OWN_CARDS], ids=["shipped", "own"])
@pytest.mark.parametrize("readings", [{}, OTHER_READINGS], ids=["ours", "others"])
@pytest.mark.parametrize("space", [*ALONE, 35])
def test_the_lander_alone(space: int, readings: dict[str, Any], edition: dict[str, Any] | None) -> None:
    ways = Ways(space, edition=edition, **readings)
    positions = list(ways.positions())
    assert positions
    for p in positions:
        check_moment(ways, p)
    mean = ways.mean(ways.start) - own(ways.start)
    if space not in (35, 45):
        assert ways.summary()[1] == mean


@pytest.mark.parametrize("edition", [None, OWN_CARDS], ids=["shipped", "own"])
@pytest.mark.parametrize("readings", [{}, OTHER_READINGS], ids=["ours", "others"])
@pytest.mark.parametrize("space", [8, 20, 23, 28, 35, 41, 45, 47])
def test_a_bet_of_the_lander(space: int, readings: dict[str, Any], edition: dict[str, Any] | None) -> None:
    ways = Ways(space, money=[4_000_000, 0], edition=edition, **readings)
    worth = {}
    for place in ways.outlook(ways.start).places:
        p, over = ways.after(ways.start, Bet(0, STAKE, place.place))
        assert not over
        mean = worth[place.place] = (ways.mean(p) - own(ways.start)) / STAKE
        assert place.mean == pytest.approx(float(mean))
        for moment in (p, *(ways.rolled(p, face)[0] for face in FACES if not ways.rolled(p, face)[1])):
            check_moment(ways, moment)
    assert ways.summary()[1] == max(worth.values())


@pytest.mark.parametrize("edition", [None, OWN_CARDS], ids=["shipped", "own"])
def test_a_bet_on_each_cell_of_aruba(edition: dict[str, Any] | None) -> None:
    ways = Ways(42, edition=edition)
    p, worth = ways.start, []
    while True:
        (place,) = ways.outlook(p).places
        laid, _ = ways.after(p, Bet(0, STAKE, 0))
        check_faces(ways, laid)
        brought = [own(ways.rolled(laid, face)[0]) - own(p) for face in FACES]
        assert place.mean == pytest.approx(sum(brought) / 6 / STAKE)
        assert place.win == sum(amount > 0 for amount in brought) / 6
        worth.append(sum(brought))
        p, over = ways.rolled(laid, 1)
        if over:
            break
    assert len(worth) == 6
    assert ways.summary()[1] * 6 * STAKE == max(worth)


@pytest.mark.parametrize(
    ("space", "money"),
    [(21, 1_000), (21, 20_000), (21, 45_000), (21, 90_000), (42, 1_000), (42, 2_000), (46, 10_000), (46, 45_000)],
)
def test_the_poor_are_told_what_each_face_does_to_them(space: int, money: int) -> None:
    ways = Ways(space, money=[money, 0])
    rolls = [p for p in ways.positions() if p.awaits is Awaits.ROLL]
    assert rolls
    for p in rolls:
        check_faces(ways, p)


SHORT = {"steeplechase": {"lap": 6, "laps": 1, "fallen": {"2": 1, "4": 0, "5": 1}}}


@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("entry", ["free", "each_pays"])
def test_each_rider_of_a_race(turn: int, entry: str) -> None:
    ways = Ways(32, players=3, turn=turn, edition=SHORT, steeplechase=entry)
    for p in ways.positions():
        outlook = ways.outlook(p)
        assert outlook.mean == pytest.approx(float(ways.mean(p) - own(p)), abs=1e-6)
        assert sum(seat.win for seat in outlook.seats) <= 1 + 1e-9
        assert {seat.seat for seat in outlook.seats} == {seat for seat in range(3) if p.mark[seat] >= 0}
        for effect in outlook.faces if p.roller == 0 else ():
            q, over = ways.rolled(p, effect.face)
            assert own(q) - own(p) == effect.amount
            assert effect.ends == (over or q.mark[0] == -1)
            assert effect.hit == (effect.amount > 0)
            assert effect.place == p.mark[0] + effect.face
    if turn == 0:
        assert ways.summary()[1] == ways.mean(ways.start) - 4_000_000


@pytest.mark.parametrize("players", [2, 3])
def test_each_thrower_for_the_pot(players: int) -> None:
    ways = Ways(33, players=players)
    ante = 10_000

    def share(p: Position, over: bool) -> float:
        """The mean of what player 0 has; a tie is as good for all in it, so that it is shared."""
        if over:
            return own(p)
        if p is not ways.start and p.awaits is Awaits.PLAYERS and not any(p.done):
            still = [seat for seat in range(players) if p.mark[seat] >= 0]
            return p.money[0] + (players * ante / len(still) if 0 in still else 0)
        q, _ = ways.after(p, ways.actions(p)[0])
        return sum(share(*ways.rolled(q, face)) for face in FACES) / 6

    def walk(p: Position) -> None:
        outlook = ways.outlook(p)
        assert outlook.mean == pytest.approx(share(p, False) - own(p), abs=1e-6)
        assert outlook.win == pytest.approx((share(p, False) - p.money[0]) / (players * ante))
        assert sum(seat.win for seat in outlook.seats) == pytest.approx(1)
        q, _ = ways.after(p, ways.actions(p)[0])
        for face in FACES:
            r, over = ways.rolled(q, face)
            if q.roller == 0:
                effect = ways.outlook(q).faces[face - 1]
                lost = r.mark[0] < max(r.mark)
                assert (effect.hit, effect.ends) == (not lost, lost or over)
                assert effect.amount == (-ante if lost else own(r) - own(q))
            if not over and any(r.done):
                walk(r)

    walk(ways.start)
