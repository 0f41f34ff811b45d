"""Bets on a large flat panel: every seat at its own edge."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from msgspec.structs import replace

from games.dakara.actions import Bet, Decline
from tests.ui.dakara.landings import rolled
from tests.ui.dakara.table_bets import (
    CANNES,
    FLAT,
    KENTUCKY,
    LARGE,
    ROULETTE,
    all_bet,
    keys,
    looked_at,
    table,
    touch,
)
from ui.commands import Submit
from ui.dakara.table_bet import TableBetScreen
from ui.dakara.table_bet_edges import edges
from ui.kit.pieces.far_text import FarText
from ui.kit.pieces.lock_board import Lock, LockBoard
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.rule import Rule
from ui.kit.pieces.stake_box import SeatBar
from ui.model import Model, SeatInfo
from ui.screen import Control, ControlPressed, Touched


def seated(model: Model, places: Sequence[int]) -> Model:
    assert model.table is not None
    return replace(model, table=replace(model.table, seats=tuple(SeatInfo(place, "person") for place in places)))


@pytest.mark.parametrize(
    ("places", "far", "near"),
    [
        ((0, 3), (0,), (3,)),
        ((0, 1, 3, 4), (1, 0), (4, 3)),
        ((2, 3, 4, 5), (2,), (5, 4, 3)),
        ((0, 1, 2, 3, 4), (1, 0), (4, 3, 2)),
        ((0, 1, 2, 3, 4, 5), (2, 1, 0), (5, 4, 3)),
    ],
)
def test_seats_face_their_edge(places: Sequence[int], far: Sequence[int], near: Sequence[int]) -> None:
    model = seated(table(CANNES, len(places), lander=0).model(FLAT["10in"]), places)
    found = edges(model)
    assert tuple(places[player] for player in found[0]) == far
    assert tuple(places[player] for player in found[1]) == near


def test_two_seats_bet_at_once() -> None:
    screen, model = TableBetScreen(), table(ROULETTE).model(FLAT["10in"])
    screen.handle(Touched("0/place:1"), model)
    screen.handle(Touched("2/place:6"), model)
    screen.handle(Touched("0/chip:5000"), model)
    screen.handle(Touched("2/chip:1000"), model)
    assert set(screen.chosen(model)) == {Bet(0, 5_000, 1), Bet(2, 1_000, 6)}
    accents = [w.key for w in screen.scene(model) if isinstance(w, Pad) and w.look is Look.ACCENT]
    assert sorted(accents) == ["0/lock", "2/lock"]
    assert screen.facing(model) is None
    assert screen.handle(ControlPressed(Control.OK), model) == []


def test_two_fingers_hold_their_own_all() -> None:
    play, screen = table(CANNES), TableBetScreen()
    model = play.model(FLAT["10in"])
    touch(screen, model, "0/place:1", "2/place:2")
    screen.handle(Touched("0/all"), play.model(FLAT["10in"], now=1.0))
    screen.handle(Touched("2/all"), play.model(FLAT["10in"], now=1.5))
    assert screen.chosen(play.model(FLAT["10in"], now=2.1)) == (Bet(0, 96_000, 1),)
    assert len(screen.chosen(play.model(FLAT["10in"], now=2.6))) == 2


def test_the_far_edge_mirrors_the_near_one() -> None:
    panel = FLAT["10in"]
    model = seated(table(ROULETTE, 4, money=(90_000,) * 4).model(panel), (0, 1, 3, 4))
    scene = TableBetScreen().scene(model)
    boxes = [w.box for w in scene if "/" in w.key]
    across = [(panel.width - b.right, panel.height - b.bottom, b.w, b.h) for b in boxes]
    for box in boxes:
        assert sum(tuple(box) == pytest.approx(other) for other in across) == 1
    assert [w.turned for w in scene if isinstance(w, FarText)] == [False, True]
    assert {w.key.split("/")[0] for w in scene if w.turned and "/" in w.key} == {"0", "1"}


def test_the_middle_tells_who_has_locked() -> None:
    model = table(CANNES, 4, Bet(1, 1_000, 1), Decline(0), money=(9_000, 9_000, 9_000, 900))
    board = next(w for w in TableBetScreen().scene(model.model(FLAT["10in"])) if isinstance(w, LockBoard))
    assert board.far == (Lock(0, locked=True), Lock(1, locked=True))
    assert board.near == (Lock(3, locked=False, out=True), Lock(2, locked=False))
    assert board.faces == (0,)


def test_a_narrow_edge_asks_in_two_steps() -> None:
    screen, model = TableBetScreen(), table(ROULETTE, 6).model(FLAT["10in"])
    assert "2/chip:1000" not in keys(screen.scene(model))
    touch(screen, model, "2/place:4", "2/chip:1000")
    assert "2/place:4" not in keys(screen.scene(model))
    assert screen.chosen(model) == (Bet(2, 1_000, 4),)
    touch(screen, model, "2/again", "2/place:5", "2/chip:5000")
    assert touch(screen, model, "2/lock") == [Submit(Bet(2, 5_000, 5))]


def test_every_edge_reads_the_name_of_the_game() -> None:
    for panel in LARGE.values():
        scene = TableBetScreen().scene(table(KENTUCKY).model(panel))
        notes = [w.note for w in scene if isinstance(w, FarText)]
        assert notes == ["No. 8 Kentucky Derby. One roll: 1 in 6, pays 6 to 1."] * 2
        thrown = looked_at(rolled(all_bet(KENTUCKY), 3), 0.3, panel)
        assert [w.note for w in thrown if isinstance(w, FarText)] == notes


@pytest.mark.parametrize("players", [4, 6])
def test_panels_of_two_seats_on_an_edge_are_told_apart(players: int) -> None:
    """8 mm lie between them, or where there are three a line."""
    for panel in LARGE.values():
        scene = TableBetScreen().scene(table(KENTUCKY, players).model(panel))
        bars = sorted((w.box for w in scene if isinstance(w, SeatBar) and not w.turned), key=lambda box: box.x)
        lines = [w.box for w in scene if isinstance(w, Rule) and not w.turned]
        assert len(bars) == players // 2
        if players == 4:
            assert panel.millimetres(bars[1].x - bars[0].right) >= 7.9
        for left, right in pairwise(bars) if players == 6 else ():
            assert any(left.right < line.x < line.right < right.x for line in lines)
