"""What the dice bring to the bets, and what a bet pays."""

from __future__ import annotations

import pytest

from games.dakara.actions import Bet, Decline, RollDie
from games.dakara.options import DakaraOptions
from games.game import CHANCE
from tests.ui.dakara.landings import rolled
from tests.ui.dakara.table_bets import (
    BANK,
    CANNES,
    FLAT,
    KENTUCKY,
    LANDER,
    NASSAU,
    ROULETTE,
    all_bet,
    looked_at,
    table,
    touch,
)
from ui.commands import Deal, Submit
from ui.dakara.table_bet import TableBetScreen
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.bet_card import BetCard, Fate
from ui.kit.pieces.lock_board import LockBoard
from ui.screen import Control, ControlPressed


@pytest.mark.parametrize("panel", [PANELS["7in"], PANELS["10in"], FLAT["10in"]], ids=["7in", "10in", "flat"])
def test_the_lander_rolls_for_all_or_enters_the_die(panel: Panel) -> None:
    screen, model = TableBetScreen(), all_bet(ROULETTE).model(panel)
    assert screen.headline(model) == "Sky: roll the die"
    assert touch(screen, model, "roll") == [Deal(LANDER)]
    assert touch(screen, model, "face:5") == [Submit(RollDie(CHANCE, 5))]
    assert screen.handle(ControlPressed(Control.OK), model) == [Deal(LANDER)]


def test_faces_say_what_they_make_win() -> None:
    others = table(CANNES, 4, Bet(0, 5_000, 1), Decline(1), Decline(2), Decline(3)).model()
    assert [face.caption for face in TableBetScreen().faces(others)] == ["black", "red"] * 3
    assert not any(face.wanted for face in TableBetScreen().faces(others))
    assert TableBetScreen().faces(all_bet(ROULETTE).model()) == ()


@pytest.mark.rule("DA-R22")
def test_faces_say_what_they_bring_to_the_landers_own_bet() -> None:
    """Cannes gives as much again (K:122), the Derby six times as much (K:98)."""
    own = table(CANNES, 4, Bet(1, 20_000, 2), Bet(0, 5_000, 1), Decline(2), Decline(3)).model()
    faces = TableBetScreen().faces(own)
    assert [face.caption for face in faces] == ["black \u221220,000", "red +20,000"] * 3
    assert [face.wanted for face in faces] == [False, True] * 3
    horse = table(KENTUCKY, 4, Bet(1, 10_000, 3), Decline(0), Decline(2), Decline(3)).model()
    captions = [face.caption for face in TableBetScreen().faces(horse)]
    assert captions == ["\u221210,000", "\u221210,000", "+60,000", "\u221210,000", "\u221210,000", "\u221210,000"]
    bets = table(KENTUCKY, 4, Bet(1, 10_000, 3), Decline(0), Decline(2), Decline(3))
    less = bets.model(options=DakaraOptions(players=4, pays="in_all"))
    assert TableBetScreen().faces(less)[2].caption == "+50,000"
    # after a 3 the sum must be 7 or 11: only 4 makes it
    nassau = rolled(table(NASSAU, 4, Bet(1, 5_000, 0)), 3).model()
    captions = [face.caption for face in TableBetScreen().faces(nassau)]
    assert captions == ["\u22125,000"] * 3 + ["+30,000"] + ["\u22125,000"] * 2


@pytest.mark.parametrize("panel", [PANELS["10in"], FLAT["10in"]], ids=["stand", "flat"])
def test_winners_are_paper_and_losers_grey(panel: Panel) -> None:
    play = table(CANNES, 4, Bet(0, 5_000, 1), Bet(1, 20_000, 2), Bet(3, 1_000, 1), Decline(2))
    rolled(play, 3)

    def cards(age: float) -> dict[int, tuple[str, str, Fate]]:
        scene = looked_at(play, age, panel)
        return {w.place: (w.label, w.number, w.fate) for w in scene if isinstance(w, BetCard)}

    assert cards(0.3) == {
        0: ("Black", "5,000", Fate.LIES),
        1: ("Red", "20,000", Fate.LIES),
        2: ("No bet", "", Fate.NONE),
        3: ("Black", "1,000", Fate.LIES),
    }
    assert cards(1.3) == {
        0: ("Black", "+5,000", Fate.WON),
        1: ("Red", "\u221220,000", Fate.LOST),
        2: ("No bet", "", Fate.NONE),
        3: ("Black", "+1,000", Fate.WON),
    }


def test_of_two_rolls_the_first_decides_nothing() -> None:
    play = all_bet(ROULETTE)
    rolled(play, 3)
    fates = {w.fate for w in looked_at(play, 1.3, PANELS["10in"]) if isinstance(w, BetCard)}
    assert fates == {Fate.LIES, Fate.NONE}
    board = next(w for w in looked_at(play, 1.3, FLAT["10in"]) if isinstance(w, LockBoard))
    assert board.faces == (3, 0)
    rolled(play, 4)
    board = next(w for w in looked_at(play, 1.3, FLAT["10in"]) if isinstance(w, LockBoard))
    assert board.faces == (3, 4)
    assert board.key == "go-on"


@pytest.mark.parametrize(
    ("space", "large", "small"),
    [
        (KENTUCKY, "No. 8 Kentucky Derby  ·  One roll: 1 in 6, pays 6 to 1.",
         "No. 8 Derby  ·  1 in 6 pays 6:1"),
        (NASSAU, "No. 28 Dice, Nassau  ·  Sum of two rolls: 2 in 9, pays 6 to 1.",
         "No. 28 Nassau  ·  2 in 9 pays 6:1"),
        (BANK, "No. 47 Bank, odd or even  ·  One roll: 1 in 2, pays 1 to 1.",
         "No. 47 Bank  ·  1 in 2 pays 1:1"),
    ],
)  # fmt: skip
def test_the_game_is_named_with_what_it_pays(space: int, large: str, small: str) -> None:
    for panel, told in (("10in", large), ("7in", small)):
        scene = TableBetScreen().scene(table(space).model(PANELS[panel]))
        assert next(w for w in scene if isinstance(w, Banner)).overline == told
