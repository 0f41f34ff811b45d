"""The rows of six cells: what is printed, what was rolled, what each face does (K:94-100, 166, 174)."""

from __future__ import annotations

from games.dakara.actions import Bet, RollDie, Withdraw
from games.game import CHANCE
from tests.ui.dakara.alone_moments import ON, at, bet, shown
from tests.ui.dakara.looking import captions, cells, figures, headline, rule, targets
from ui.commands import Deal, Submit
from ui.kit.panel import PANELS
from ui.screen import Touched

MISS = ("", "miss", False)


def test_buenos_aires_fills_cell_by_cell() -> None:
    """Each hit is worth 50,000, a miss does not matter (K:100)."""
    scene = shown(at(9, 4, 2, 6)).scene
    assert headline(scene) == "Orange: roll for cell 4"
    assert rule(scene) == "Roll the cell's own number: win 50,000. Six cells, one roll each."
    assert cells(scene) == [
        ("1", "miss", (4,), ("miss",)),
        ("2", "hit", (2,), ("+50,000",)),
        ("3", "miss", (6,), ("miss",)),
        ("4", "next", (4,), ("next, 1 in 6",)),
        ("5", "later", (5,), ()),
        ("6", "later", (6,), ()),
    ]
    assert captions(scene) == [MISS, MISS, MISS, ("", "+50,000", True), MISS, MISS]
    # 1 - (5/6)^3
    assert figures(scene) == {"Won so far": "50,000", "Chance of another hit": "42 in 100", "Rolls left": "3"}


def test_before_the_first_hit_no_other_is_meant() -> None:
    assert figures(shown(at(9, 4)).scene)["Chance of a hit"] == "60 in 100"
    # 1 - (5/6)^4 is 52 in 100 once a cell was hit
    assert figures(shown(at(9, 4, 2)).scene)["Chance of another hit"] == "52 in 100"


def test_atlantic_city_shows_two_dice_of_which_one_is_to_be_matched() -> None:
    """The first cell shows 6 and 2: 60,000 or 20,000 (K:94)."""
    scene = shown(at(6)).scene
    assert cells(scene)[0] == ("1", "next", (6, 2), ("next, 2 in 6",))
    assert captions(scene) == [MISS, ("", "+20,000", True), MISS, MISS, MISS, ("", "+60,000", True)]
    # every face is printed twice in the six cells: 2 x (1 + ... + 6) / 6 x 10,000
    assert figures(scene)["Still to come, on average"] == "+70,000"


def test_acapulco_collects_until_a_six() -> None:
    """A 6 is out, winnings are kept (K:96)."""
    scene = shown(at(7, 2)).scene
    assert cells(scene)[:2] == [("1", "hit", (2,), ("+5,000",)), ("2", "next", (), ("10,000",))]
    assert captions(scene) == [("", "+10,000", True)] * 5 + [("", "ends the visit", False)]
    out = shown(at(7, 2, 6), unseen=1, now=1.2).scene
    assert cells(out)[1:3] == [("2", "miss", (6,), ("ended",)), ("3", "later", (), ("15,000",))]
    assert headline(out) == "Orange won 5,000 at Acapulco"


def test_reno_wins_one_number_or_costs_the_other() -> None:
    """Amounts won and lost stand on each space (K:174)."""
    scene = shown(at(46, ON, 4, ON, 2)).scene
    assert headline(scene) == "Orange: roll for cell 3, or leave"
    assert cells(scene)[:4] == [
        ("1", "hit", (4,), ("+20,000",)),
        ("2", "miss", (2,), ("\u221220,000",)),
        ("3", "next", (), ("+40,000", "\u221230,000")),
        ("4", "later", (), ("+50,000", "\u221240,000")),
    ]
    assert captions(scene) == [("", "\u221230,000", False)] * 3 + [("", "+40,000", True)] * 3
    # half of (40 - 30) + (50 - 40) + (60 - 50) + (80 - 60)
    assert figures(scene) == {"Won so far": "0", "Rolling on, on average": "+25,000", "Rolls left": "4"}


def test_going_on_and_rolling_are_one_press() -> None:
    screen, model = shown(at(46, ON, 4))
    assert targets(screen.scene(model)) == {"leave", "roll", *(f"face:{face}" for face in range(1, 7))}
    assert screen.handle(Touched("roll"), model) == [Submit(ON), Deal(0)]
    assert screen.handle(Touched("face:5"), model) == [Submit(ON), Submit(RollDie(CHANCE, 5))]
    assert screen.handle(Touched("leave"), model) == [Submit(Withdraw(0))]
    assert screen.primary(model) == "roll"


def test_with_real_dice_only_the_faces_go_on() -> None:
    screen, model = shown(at(46, ON, 4), dice="table")
    assert targets(screen.scene(model)) == {"leave", *(f"face:{face}" for face in range(1, 7))}
    assert screen.primary(model) == ""


def test_nobody_presses_for_a_bot() -> None:
    scene = shown(at(46, ON, 4), bots=(0,)).scene
    assert headline(scene) == "Orange plays"
    assert targets(scene) == set()


def test_aruba_bets_before_each_cell() -> None:
    """One may change the bet or withdraw each time, 1 to 1 (K:166)."""
    play = at(42, bet(20_000), 1)
    screen, model = shown(play)
    scene = screen.scene(model)
    assert headline(scene) == "Orange: bet on cell 2"
    assert cells(scene)[:2] == [("1", "hit", (1,), ("+20,000",)), ("2", "next", (2, 4, 6), ("next, 3 in 6",))]
    assert "bet" not in targets(scene)
    for key in ("chip:10000", "chip:5000"):
        screen.handle(Touched(key), model)
    scene = screen.scene(model)
    assert figures(scene) == {"Bet": "15,000", "Cash after": "101,000", "Chance, 0 % on average": "50 in 100"}
    assert screen.handle(Touched("bet"), model) == [Submit(Bet(0, 15_000, 0))]
    assert screen.handle(Touched("leave"), model) == [Submit(Withdraw(0))]


def test_aruba_shows_the_bet_that_is_rolled_for() -> None:
    scene = shown(at(42, bet(20_000), 1, bet(10_000))).scene
    assert headline(scene) == "Orange: roll for cell 2"
    lost, won = ("", "\u221210,000", False), ("", "+10,000", True)
    assert captions(scene) == [lost, won, lost, won, lost, won]
    assert figures(scene) == {"At stake": "10,000", "Chance to win": "50 in 100", "Won so far": "20,000"}


def test_a_roll_is_not_told_while_the_die_is_in_the_air() -> None:
    play = at(9, 4, 2, 6, 4)
    tumbling, lying = shown(play, unseen=1, now=0.4).scene, shown(play, unseen=1, now=1.2).scene
    assert cells(tumbling)[3] == ("4", "next", (4,), ("next, 1 in 6",))
    assert figures(tumbling) == {"Won so far": "50,000", "Rolls left": "3"}
    assert cells(lying)[3] == ("4", "hit", (4,), ("+50,000",))
    assert figures(lying) == {"Won so far": "100,000", "Rolls left": "2"}


def test_a_small_panel_has_a_short_rule() -> None:
    scene = shown(at(46), PANELS["7in"]).scene
    assert rule(scene).startswith("Roll 4, 5 or 6 to win what the cell says")
    short = [getattr(widget, "short", "") for widget in scene if type(widget).__name__ == "RuleLine"]
    assert short == ["Roll 4, 5 or 6 to win the upper number, else pay the lower."]
