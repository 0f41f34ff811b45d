"""The race at the table: lanes, places in reach, falls, and how a roll is ridden."""

from __future__ import annotations

import pytest

from tests.ui.checks import LongWords, check_scene
from tests.ui.dakara.build import Play
from tests.ui.dakara.landings import landed, rolled
from ui.commands import Deal
from ui.dakara.race import RaceScreen, course
from ui.dakara.screens import DakaraScreen
from ui.dakara.settlement import settlement_of
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.die import Die
from ui.kit.pieces.event_row import EventRow
from ui.kit.pieces.face_pad import FacePad
from ui.kit.pieces.race_track import Lane, RaceTrack, Riding
from ui.kit.widget import Scene
from ui.screen import Control, ControlPressed
from ui.text.words import Words

LANDER = 2
HOME = (6, 1, 1, 1, 5, 1, 1, 1, 6, 1, 1, 1, 6, 2, 2, 2, 6)
"""Green of four is home with the last roll: 6, 11, 17, 23, 29."""


def race(*faces: int, players: int = 4) -> Play:
    return rolled(landed(32, players, min(LANDER, players - 1)), *faces)


def track(scene: Scene) -> RaceTrack:
    return next(widget for widget in scene if isinstance(widget, RaceTrack))


def looked_at(play: Play, age: float, panel: Panel = PANELS["10in"], words: Words | None = None) -> Scene:
    """The last roll, `age` seconds after it was first shown."""
    screen = DakaraScreen()
    screen.scene(play.model(panel, unseen=1))
    return screen.scene(play.model(panel, unseen=1, now=age, words=words))


@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_hands_and_eyes(players: int, panel: Panel, words: Words) -> None:
    for faces in ((), (6, 5), (6, 3, 5, 3, 5)):
        check_scene(RaceScreen().scene(race(*faces, players=players).model(panel, words=words)), panel)
        if faces:
            for age in (0.3, 1.2, 2.2):
                check_scene(looked_at(race(*faces, players=players), age, panel, words), panel)


def test_the_course_is_the_editions() -> None:
    printed = course(race().model())
    assert (printed.lap, printed.laps, printed.fallen) == (12, 2, {4, 9})


def test_lanes_tell_where_each_rider_is() -> None:
    # Green 6, Yellow 3, Orange falls at 4, Sky 5: Green rolls again
    shown = track(RaceScreen().scene(race(6, 3, 4, 5).model()))
    assert shown.lanes == (
        Lane(0, 4, Riding.OUT),
        Lane(1, 5, Riding.RIDES),
        Lane(2, 6, Riding.ROLLS),
        Lane(3, 3, Riding.RIDES),
    )
    assert shown.reach == (7, 8, 9, 10, 11, 12)
    assert shown.fences == (4, 9)


def test_a_bankrupt_player_has_no_lane() -> None:
    play = landed(32, 3, LANDER)
    play.state.out[0] = True  # type: ignore[attr-defined]
    assert [lane.place for lane in track(RaceScreen().scene(play.model())).lanes] == [1, 2]


def test_faces_say_where_they_lead_and_what_falls() -> None:
    scene = RaceScreen().scene(race(6, 3, 4, 5).model())
    faces = [(w.number, w.caption) for w in scene if isinstance(w, FacePad)]
    assert faces == [("7", ""), ("8", ""), ("9", "falls"), ("10", ""), ("11", ""), ("12", "")]


def test_in_the_second_lap_places_are_numbered_as_printed_and_home_is_home() -> None:
    # Green: 6, 11, 17, 23 of 24
    scene = RaceScreen().scene(race(*HOME[:16]).model())
    assert [w.caption for w in scene if isinstance(w, FacePad) and w.marked] == ["Home"] * 6
    scene = RaceScreen().scene(race(*HOME[:12]).model())
    faces = [(w.number, w.caption) for w in scene if isinstance(w, FacePad)]
    assert faces == [("6", ""), ("7", ""), ("8", ""), ("9", "falls"), ("10", ""), ("11", "")]


def test_the_hand_whose_turn_it_is_rolls() -> None:
    screen, model = RaceScreen(), race(6).model()
    assert screen.headline(model) == "Yellow: roll and ride"
    assert screen.handle(ControlPressed(Control.OK), model) == [Deal(3)]
    assert RaceScreen().headline(race(6).model(bots=(3,))) == "Yellow rides"


def test_a_roll_is_ridden_place_by_place() -> None:
    play = race(6, 3, 1, 5, 5)
    in_the_air, lies, there = looked_at(play, 0.3), looked_at(play, 0.95), looked_at(play, 2.0)
    assert track(in_the_air).lanes[2] == Lane(2, 6, Riding.ROLLS)
    assert 6 < track(lies).lanes[2].at < 11
    assert track(there).lanes[2] == Lane(2, 11, Riding.ROLLS)
    assert next(w for w in there if isinstance(w, Die)).face == 5


def test_a_fall_shows_only_where_it_happens() -> None:
    play = race(6, 3, 1, 5, 3)
    assert track(looked_at(play, 0.3)).lanes[2].riding is Riding.ROLLS
    there = looked_at(play, 2.0)
    assert track(there).lanes[2] == Lane(2, 9, Riding.OUT)
    assert "Green fell at 9" in [w.text for w in there if isinstance(w, EventRow)]


def test_who_falls_stays_out_in_later_rolls() -> None:
    lanes = track(looked_at(race(6, 3, 4, 5, 1), 2.0)).lanes
    assert lanes[0] == Lane(0, 4, Riding.OUT)


def test_the_winner_is_paper_and_the_prize_is_told() -> None:
    play = race(*HOME)
    in_the_air, there = looked_at(play, 0.3), looked_at(play, 2.2)
    assert track(in_the_air).lanes[2].riding is Riding.ROLLS
    assert track(there).lanes[2] == Lane(2, 29, Riding.WINS)
    assert [(w.text, w.amount) for w in there if isinstance(w, EventRow)] == [
        ("No. 32: won at the steeplechase", "+200,000")
    ]


def banner(scene: Scene) -> Banner:
    return next(widget for widget in scene if isinstance(widget, Banner))


def test_the_race_is_named() -> None:
    told = {name: banner(RaceScreen().scene(race().model(panel))).overline for name, panel in PANELS.items()}
    assert told["10in"] == told["15in"] == "No. 32 Steeplechase, Aintree  ·  First home wins 200,000"
    assert told["7in"] == "No. 32 Race"
    assert banner(looked_at(race(6), 0.3)).overline.startswith("No. 32 Steeplechase, Aintree  ·  Roll ")


def test_a_fall_is_told_by_the_place_on_the_lap() -> None:
    # Green: 6, 11, 17, 21; the others far behind
    play = race(6, 1, 1, 1, 5, 1, 1, 1, 6, 6, 1, 1, 4)
    assert "Green fell at 9" in [w.text for w in looked_at(play, 2.2) if isinstance(w, EventRow)]


def test_a_fall_in_mid_race_opens_no_payment() -> None:
    play = rolled(landed(32, 3, LANDER, steeplechase="each_pays"), 4)
    assert play.view.game == 32
    assert settlement_of(play.model(unseen=1)) is None
    over = rolled(play, 4, 4)
    settled = settlement_of(over.model(unseen=1))
    assert settled is not None
    assert [account.change for account in settled.accounts] == [-10_000, -10_000, -10_000, 30_000]
