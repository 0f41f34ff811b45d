"""Blackjack with a die: the own sum, the bank's, and what each face makes of it (K:152, DA-R39, DA-R40)."""

from __future__ import annotations

from games.dakara.actions import Bet, Decline, Withdraw
from tests.ui.dakara.alone_moments import LIES, ON, at, bet, shown
from tests.ui.dakara.looking import captions, every, figures, headline, rule, targets
from ui.commands import Deal, Submit
from ui.kit.pieces.die import Die
from ui.kit.pieces.total_card import TotalCard
from ui.kit.widget import Scene
from ui.screen import Touched

OFF = Withdraw(0)


def hands(scene: Scene) -> list[tuple[str, str, tuple[int, ...]]]:
    """Title, sum and dice of both sides."""
    return [(card.title, card.number, card.faces) for card in every(scene, TotalCard)]


def test_the_bet() -> None:
    screen, model = shown(at(35))
    scene = screen.scene(model)
    assert headline(scene) == "Orange: bet, or pass"
    assert hands(scene) == [("Orange", "", ()), ("Bank", "", ())]
    assert screen.handle(Touched("leave"), model) == [Submit(Decline(0))]
    screen.handle(Touched("chip:50000"), model)
    assert screen.handle(Touched("bet"), model) == [Submit(Bet(0, 50_000, 0))]


def test_the_first_roll_needs_no_choice() -> None:
    screen, model = shown(at(35, bet(10_000)))
    assert headline(screen.scene(model)) == "Orange: roll towards 14"
    assert screen.handle(Touched("roll"), model) == [Deal(0)]


def test_roll_or_stand() -> None:
    screen, model = shown(at(35, bet(10_000), 5, ON, 4))
    scene = screen.scene(model)
    assert headline(scene) == "Orange: roll or stand on 9"
    assert rule(scene) == "1 of 6 faces go over 14: the bet is lost"
    assert hands(scene) == [("Orange", "9", (5, 4)), ("Bank", "", ())]
    assert [card.current for card in every(scene, TotalCard)] == [True, False]
    assert captions(scene) == [
        ("10", "", False), ("11", "", False), ("12", "", False), ("13", "", False), ("14", "", False),
        ("15", "over", False),
    ]  # fmt: skip
    # the bank draws until it ties or beats 9, and can't go over 14 from 8
    assert figures(scene)["Standing, on average"] == "\u221210,000"
    assert figures(scene)["At stake"] == "10,000"
    assert screen.handle(Touched("leave"), model) == [Submit(OFF)]
    assert screen.handle(Touched("roll"), model) == [Submit(ON), Deal(0)]


def test_no_warning_where_nothing_can_go_over() -> None:
    assert rule(shown(at(35, bet(10_000), 5)).scene).startswith("Bet, and roll up to 14")


def test_the_bank_rolls_by_the_player_s_hand() -> None:
    scene = shown(at(35, bet(10_000), 5, ON, 4, OFF, 4)).scene
    assert headline(scene) == "Orange: roll for the bank"
    assert hands(scene) == [("Orange", "9", (5, 4)), ("Bank", "4", (4,))]
    assert [card.current for card in every(scene, TotalCard)] == [False, True]
    assert captions(scene) == [
        ("5", "", False), ("6", "", False), ("7", "", False), ("8", "", False), ("9", "loss", False),
        ("10", "loss", False),
    ]  # fmt: skip
    assert figures(scene)["Chance to win"] == "0 in 100"
    assert "leave" not in targets(scene)


def test_the_faces_that_send_the_bank_over_win() -> None:
    """Against 13 the bank on 10 ties with a 3, beats with a 4, and is over with 5 and 6."""
    scene = shown(at(35, bet(10_000), 6, ON, 5, ON, 2, OFF, 6, 4)).scene
    assert [(caption, marked) for _, caption, marked in captions(scene)] == [
        ("", False), ("", False), ("loss", False), ("loss", False), ("win", True), ("win", True),
    ]  # fmt: skip


def test_who_won_is_inverted() -> None:
    lost = shown(at(35, bet(10_000), 5, ON, 4, OFF, 4, 6), **LIES).scene
    assert [(card.won, card.lost) for card in every(lost, TotalCard)] == [(False, True), (True, False)]
    won = shown(at(35, bet(10_000), 6, ON, 5, ON, 2, OFF, 6, 4, 6), **LIES).scene
    assert [(card.won, card.lost) for card in every(won, TotalCard)] == [(True, False), (False, True)]
    assert headline(won) == "Orange won 20,000 at the blackjack table"


def test_over_the_limit_the_bank_need_not_roll() -> None:
    over = shown(at(35, bet(10_000), 5, ON, 6, ON, 4), **LIES).scene
    assert [(card.number, card.note, card.won) for card in every(over, TotalCard)] == [
        ("15", "over 14", False),
        ("", "wins ties", False),
    ]


def test_the_bank_s_die_tumbles_once() -> None:
    """Its hand's roll and the bank's are told as one."""
    play = at(35, bet(10_000), 5, ON, 4, OFF, 4)
    tumbling, lying = shown(play, unseen=1, now=0.3).scene, shown(play, unseen=1, now=0.9).scene
    assert headline(tumbling) == "The bank rolls"
    assert hands(tumbling)[1] == ("Bank", "", ())
    assert headline(lying) == "The bank rolled 4"
    assert hands(lying)[1] == ("Bank", "4", (4,))
    assert every(lying, Die)[0].face == 4
    later = shown(play, unseen=1, now=3.0).scene
    assert headline(later) == "Orange: roll for the bank"
