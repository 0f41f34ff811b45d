"""The checks: the rolls that fill in, and what they make (K:86-92, 114, 142, 162)."""

from __future__ import annotations

from games.dakara.actions import DrawGold
from games.game import CHANCE
from tests.ui.dakara.alone_moments import LIES, at, shown
from tests.ui.dakara.looking import captions, cells, figures, headline
from ui.kit.panel import PANELS

MISS = ("", "miss", False)
HIT = ("", "hit", True)


def test_discs_want_two_odd_numbers_in_three_rolls() -> None:
    scene = shown(at(2, 3, 2)).scene
    assert headline(scene) == "Orange: roll 3 of 3"
    assert cells(scene) == [
        ("Roll 1", "hit", (3,), ("hit",)),
        ("Roll 2", "miss", (2,), ("miss",)),
        ("Roll 3", "next", (1, 3, 5), ("next",)),
    ]
    won = ("", "+60,000", True)
    assert captions(scene) == [won, MISS, won, MISS, won, MISS]
    assert figures(scene) == {"Prize": "60,000", "Chance to win": "50 in 100", "Rolls left": "1"}


def test_the_lottery_wants_three_even_numbers_in_four_rolls() -> None:
    """A card then says what is won (K:92); on average 130,000 (DA-D13)."""
    scene = shown(at(5, 2, 3)).scene
    assert [look for _, look, _, _ in cells(scene)] == ["hit", "miss", "next", "later"]
    assert cells(scene)[3] == ("Roll 4", "later", (2, 4, 6), ())
    assert captions(scene) == [MISS, HIT, MISS, HIT, MISS, HIT]
    assert figures(scene) == {"Card, on average": "130,000", "Chance to win": "25 in 100", "Rolls left": "2"}


def test_the_card_of_the_lottery_ends_it() -> None:
    """Card 9 pays 130,000; first the card itself is looked at."""
    play = at(5, 2, 4, 6, DrawGold(CHANCE, 9))
    assert headline(shown(play, unseen=1).scene) == "Orange takes a gold card"
    scene = shown(play, unseen=1, now=9.0).scene
    assert headline(scene) == "Orange won 130,000 at the lottery"
    assert figures(scene) == {"Before": "96,000", "Change": "+130,000", "Now": "226,000"}


def test_tennis_has_other_numbers_in_each_set() -> None:
    """1, 3 or 6, then 1, 4 or 6 (K:142)."""
    scene = shown(at(30, 3)).scene
    assert headline(scene) == "Orange: roll for set 2"
    assert cells(scene) == [("Set 1", "hit", (3,), ("hit",)), ("Set 2", "next", (1, 4, 6), ("next",))]
    won, out = ("", "+120,000", True), ("", "out", False)
    assert captions(scene) == [won, out, out, won, out, won]


def test_a_small_panel_names_what_is_too_long_for_its_pads() -> None:
    assert captions(shown(at(30, 3), PANELS["7in"]).scene)[0] == ("", "wins", True)


def test_baccarat_adds_two_rolls() -> None:
    """9 wins 100,000, 8 and 10 win 50,000 (K:88)."""
    first = shown(at(3)).scene
    # a 1 can reach 7 at most
    assert captions(first) == [("", "no prize", False)] + [("", "open", True)] * 5
    scene = shown(at(3, 3)).scene
    assert cells(scene) == [
        ("Roll 1", "later", (3,), ()),
        ("Roll 2", "next", (), ("next",)),
        ("100,000", "later", (), ("sum 9",)),
        ("50,000", "later", (), ("sum 8 or 10",)),
    ]
    nothing = ("", "nothing", False)
    assert captions(scene) == [nothing] * 4 + [("", "+50,000", True), ("", "+100,000", True)]
    assert figures(scene) == {"On average": "+25,000", "Chance to win": "33 in 100", "Rolls left": "1"}


def test_baccarat_inverts_the_sum_that_came() -> None:
    scene = shown(at(3, 3, 6), **LIES).scene
    assert [look for _, look, _, _ in cells(scene)] == ["later", "later", "hit", "miss"]


def test_customs_is_free_for_two_even_rolls() -> None:
    """Else the sum of both times 10,000 (K:162, DA-R1)."""
    first = shown(at(40)).scene
    assert captions(first) == [("", "odd", False), ("", "even", True)] * 3
    second = shown(at(40, 2)).scene
    free = ("", "free", True)
    assert captions(second) == [
        ("", "\u221230,000", False), free, ("", "\u221250,000", False), free, ("", "\u221270,000", False), free,
    ]  # fmt: skip
    assert figures(second)["Chance to pay nothing"] == "50 in 100"


def test_customs_shows_what_was_due() -> None:
    taxed, free = shown(at(40, 3, 4), **LIES).scene, shown(at(40, 2, 4), **LIES).scene
    assert cells(taxed)[2:] == [("Both even", "miss", (), ("free",)), ("Tax", "later", (), ("\u221270,000",))]
    assert headline(taxed) == "Orange lost 70,000 at customs"
    assert cells(free)[2:] == [("Both even", "hit", (), ("free",)), ("Tax", "miss", (), ("times 10,000",))]
    assert headline(free) == "Orange: nothing at customs"


def test_stocks_rise_or_fall_by_the_amount_of_the_card() -> None:
    """4, 5, 6 rise and 1, 2, 3 fall (K:70); card 9 says 100,000."""
    scene = shown(at(16, DrawGold(CHANCE, 9))).scene
    assert headline(scene) == "Orange: roll for rise or fall"
    assert cells(scene) == [
        ("Roll", "next", (4, 5, 6), ("next",)),
        ("Rise", "later", (), ("+100,000",)),
        ("Fall", "later", (), ("\u2212100,000",)),
    ]
    assert captions(scene) == [("", "\u2212100,000", False)] * 3 + [("", "+100,000", True)] * 3
    rich = (400_000,) * 5
    fell = shown(at(34, DrawGold(CHANCE, 9), 2, money=rich), **LIES).scene
    assert [look for _, look, _, _ in cells(fell)] == ["miss", "miss", "later"]
    rose = shown(at(34, DrawGold(CHANCE, 9), 5, money=rich), **LIES).scene
    assert [look for _, look, _, _ in cells(rose)] == ["hit", "hit", "miss"]
