"""The tracks: places, the marker, what is in reach and what a roll past the goal loses (K:102, 120, 124, 168)."""

from __future__ import annotations

from games.dakara.actions import Decline, Enter, GoOn, Withdraw
from tests.ui.dakara.alone_moments import LIES, ON, at, shown
from tests.ui.dakara.looking import captions, cells, every, figures, headline, rule, targets
from ui.commands import Deal, Submit
from ui.kit.panel import PANELS
from ui.kit.pieces.track_place import TrackPlace
from ui.kit.widget import Scene
from ui.screen import Touched
from ui.screens.journal import journal_lines


def looks(scene: Scene) -> list[str]:
    return [place.look.value for place in every(scene, TrackPlace)]


def marker(scene: Scene) -> list[str]:
    """The numbers of the places where the marker stands."""
    return [place.number for place in every(scene, TrackPlace) if place.seat is not None]


def trail(scene: Scene) -> list[str]:
    return [place.number for place in every(scene, TrackPlace) if place.trail is not None]


def test_golf_counts_strokes_to_the_green() -> None:
    """The green is 9 and 10, past it the tournament is lost (K:102)."""
    scene = shown(at(10, 5)).scene
    assert headline(scene) == "Orange: play stroke 2"
    assert rule(scene) == "1 of 6 faces go past the green: the ball is lost"
    assert marker(scene) == ["5"]
    assert looks(scene) == ["passed"] * 5 + ["reach"] * 5
    assert [place.number for place in every(scene, TrackPlace) if place.icon == "flag"] == ["9", "10"]
    assert captions(scene) == [
        ("6", "", False), ("7", "", False), ("8", "", False), ("9", "green", True), ("10", "green", True),
        ("", "past", False),
    ]  # fmt: skip
    assert figures(scene)["Prize"] == "180,000"
    assert figures(scene)["Strokes left"] == "2"


def test_golf_says_which_faces_fall_too_short() -> None:
    """From 1 with one stroke left after this, only 3 or more can still reach 9 (DA-R30)."""
    scene = shown(at(10, 1)).scene
    assert [caption for _, caption, _ in captions(scene)] == ["short", "", "", "", "", ""]


def test_golf_has_two_shots_for_a_two_or_a_three() -> None:
    scene = shown(at(10, 5, 4, 1)).scene
    assert headline(scene) == "Orange: putt, shot 2"
    assert cells(scene) == [("", "miss", (1,), ()), ("", "next", (0,), ())]
    miss, sinks = ("", "miss", False), ("", "sinks", True)
    assert captions(scene) == [miss, sinks, sinks, miss, miss, miss]
    assert figures(scene) == {"Prize": "180,000", "Chance to win": "33 in 100", "Shots left": "1"}
    assert looks(scene) == ["passed"] * 9 + ["ahead"]


def test_golf_s_first_shot_comes_on_the_green() -> None:
    assert [look for _, look, _, _ in cells(shown(at(10, 5)).scene)] == ["later", "later"]
    assert [look for _, look, _, _ in cells(shown(at(10, 5, 4)).scene)] == ["next", "later"]
    assert figures(shown(at(10, 5, 4)).scene)["Shots left"] == "2"
    sunk = shown(at(10, 5, 4, 3), **LIES).scene
    assert [look for _, look, _, _ in cells(sunk)] == ["hit", "later"]


def test_the_slalom_marks_its_fallen_flags() -> None:
    """At 4, 7, 10, 13, 16 (DA-D7); reaching or passing the finish at 18 wins (K:120)."""
    scene = shown(at(19, 5, 3)).scene
    assert headline(scene) == "Orange: ski on from place 8"
    fallen = [place.number for place in every(scene, TrackPlace) if place.icon == "flag-fallen"]
    assert fallen == ["4", "7", "10", "13", "16"]
    assert [caption for _, caption, _ in captions(scene)] == ["", "falls", "", "", "falls", ""]
    assert figures(scene)["Faces that fall"] == "2 of 6"
    assert headline(shown(at(19)).scene) == "Orange: ski down the slope"


def test_the_slalom_s_marker_stops_at_the_finish() -> None:
    near = shown(at(19, 6, 6, 5)).scene
    assert captions(near) == [("", "home", True)] * 6
    home = shown(at(19, 6, 6, 5, 6), **LIES).scene
    assert marker(home) == ["18"]
    assert headline(home) == "Orange won 160,000 at the Aspen slalom"


def test_venice_warns_of_rolls_past_twelve() -> None:
    """One must reach 12, past it nothing is collected (K:124)."""
    early, late = shown(at(21)).scene, shown(at(21, 5, ON, 2, ON, 2)).scene
    assert rule(early).startswith("Collect or pay what each place says.")
    assert rule(late) == "3 of 6 faces go past 12: no prize then"
    assert captions(late) == [
        ("10", "\u2212150,000", False), ("11", "\u2212250,000", False), ("12", "+300,000", True),
        *[("", "past", False)] * 3,
    ]  # fmt: skip
    assert figures(late)["Brought so far"] == "+300,000"
    assert "Chance of exactly 12" in figures(late)


def test_venice_warns_of_ruin() -> None:
    """Who can't pay in full is out (DA-R35): from 5 with 196,000 only the 250,000 of place 11 are too much."""
    scene = shown(at(21, 5)).scene
    assert rule(scene) == "1 of 6 faces cost more than you have: you are out then"
    assert captions(scene)[4:] == [("10", "\u2212150,000", False), ("11", "broke", False)]


def test_venice_s_first_roll_is_compulsory() -> None:
    screen, model = shown(at(21))
    scene = screen.scene(model)
    assert headline(scene) == "Orange: make the first roll"
    assert "leave" not in targets(scene)
    assert screen.handle(Touched("roll"), model) == [Deal(0)]


def test_venice_may_be_left_later() -> None:
    screen, model = shown(at(21, 5))
    assert headline(screen.scene(model)) == "Orange: roll from place 5, or leave"
    assert screen.handle(Touched("leave"), model) == [Submit(Withdraw(0))]
    assert screen.handle(Touched("roll"), model) == [Submit(GoOn(0)), Deal(0)]


def test_places_and_their_amounts() -> None:
    """DA-D9; the goal's prize is 300,000 (K:124)."""
    scene = shown(at(21, 5)).scene
    places = every(scene, TrackPlace)
    assert [place.amount for place in places[:3]] == ["+30,000", "\u221220,000", "+50,000"]
    assert (places[-1].number, places[-1].amount, places[-1].icon, places[-1].goal) == ("12", "300,000", "star", True)
    assert looks(scene) == ["passed"] * 5 + ["reach"] * 6 + ["ahead"]


def test_the_marker_leaves_a_trail_once_the_die_lies() -> None:
    play = at(21, 5, ON, 3)
    assert marker(shown(play, unseen=1, now=0.4).scene) == ["5"]
    lying = shown(play, **LIES).scene
    assert marker(lying) == ["8"]
    assert trail(lying) == ["6", "7"]
    assert trail(shown(play).scene) == []


def test_past_the_goal_no_place_has_the_marker() -> None:
    past = shown(at(21, 5, ON, 2, ON, 6), **LIES).scene
    assert marker(past) == []
    assert headline(past) == "Orange won 200,000 at Venice"


def test_las_vegas_asks_for_its_fee() -> None:
    """Pass, or pay 10,000 to play (K:168)."""
    screen, model = shown(at(43))
    scene = screen.scene(model)
    assert headline(scene) == "Orange: pay 10,000 to play, or not"
    assert targets(scene) == {"enter", "leave"}
    assert screen.handle(Touched("enter"), model) == [Submit(Enter(0))]
    assert screen.handle(Touched("leave"), model) == [Submit(Decline(0))]
    assert "Playing, on average" in figures(scene)


def test_las_vegas_shows_what_can_be_lost() -> None:
    """3, 7 and 10 lose all (DA-D14)."""
    scene = shown(at(43, Enter(0), 5)).scene
    assert [place.number for place in every(scene, TrackPlace) if place.amount == "Lose all"] == ["3", "7", "10"]
    assert [caption for _, caption, _ in captions(scene)] == [
        "+10,000", "lose all", "+25,000", "+30,000", "lose all", "+40,000",
    ]  # fmt: skip
    assert figures(scene)["Winnings at stake"] == "20,000"
    assert rule(scene) == "Lose all: 2 of 6 faces"
    # from 9: 10 takes all, 12 is the goal, 13, 14 and 15 are past it
    assert rule(shown(at(43, Enter(0), 5, ON, 4)).scene) == "Lose all: 1 of 6 faces. Past 12: 3 of 6."
    texts = [line.text for line in journal_lines(shown(at(43, Enter(0), 3), **LIES).model)]
    assert "Lose all at 3" in texts
    left = shown(at(43, Enter(0), 5, Withdraw(0)), unseen=1).scene
    assert headline(left) == "Orange won 10,000 at the slot machines"


def test_a_small_panel_makes_room_for_what_is_in_reach() -> None:
    scene = shown(at(21, 5), PANELS["7in"]).scene
    widths = [place.box.w for place in every(scene, TrackPlace)]
    assert min(widths[5:11]) > 100 > max(widths[:5])
    assert widths[11] < 20
    assert captions(scene)[0] == ("6", "", False)
