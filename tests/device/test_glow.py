"""From the running game to the lamps: told once, out when it changed, dark where the table wants no bed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from msgspec.structs import replace

from device.glow import Glow
from device.staging import play_until
from drivers.ports import Button, Sound
from games.dakota.actions import PlacePawn
from games.dakota.terms import Phase
from hardware.bed import load_bed
from tests.device.rig import Rig, WatchedLamps
from ui.commands import Command, Home, Refuse, Set, SetMode, Show
from ui.lights.light import Meaning, Scene, button
from ui.lights.seats import luck
from ui.model import Model
from ui.shows import SCENES

Make = Callable[..., Rig]


@pytest.fixture
def rig(rigged: Make) -> Rig:
    """Three persons, the first to place pawns."""
    made = rigged()
    made.start("person", "person", "person")
    assert play_until(made.console, placing)
    made.turn(0.3, turns=10)
    return made


def placing(model: Model) -> bool:
    assert model.table is not None
    return getattr(model.table.view, "phase", None) is Phase.FIRST_PLACEMENT and bool(model.table.legal)


def lit(frame: bytes) -> int:
    """Pixels of the bed that are not dark."""
    return sum(any(frame[i : i + 3]) for i in range(18, len(frame), 3))


def test_a_running_game_lights_the_bed_and_home_darkens_it(rig: Rig) -> None:
    assert lit(rig.app.glow.frame) > 20
    rig.console.run(Home())
    rig.turn(0.3, turns=10)
    assert lit(rig.app.glow.frame) == 0


def test_what_is_chosen_shows_before_it_is_confirmed(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    glow, model = rig.app.glow, rig.console.model()
    assert model.table is not None
    player = min(model.table.legal)
    said: list[Scene] = []
    monkeypatch.setattr(glow.pipeline, "say", lambda scene, now: said.append(scene))
    action = model.table.legal[player][0]
    assert isinstance(action, PlacePawn)
    glow.update(model, (action,), rig.clock.now)
    glow.update(model, (action,), rig.clock.now)
    assert [light.meaning for light in said[0].prompt.values()].count(Meaning.CHOSEN) == 1
    assert len(said) == 1
    glow.update(model, (), rig.clock.now)
    assert len(said) == 2


def test_a_frame_goes_out_only_when_it_is_another_one(rig: Rig) -> None:
    sent = rig.lamps.frames
    assert all(before != after for before, after in pairwise(sent))
    assert all(len(frame) == len(rig.app.glow.frame) for frame in sent)


def test_an_act_that_a_screen_refuses_dims_its_place_and_sounds_low(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    legal = rig.table.legal
    action = legal[min(legal)][0]
    assert isinstance(action, PlacePawn)
    refusal: list[Command] = [Refuse(action)]
    monkeypatch.setattr(rig.console.navigator, "handle", lambda given, model: refusal)
    refused: list[str] = []
    monkeypatch.setattr(rig.app.glow.pipeline, "refuse", lambda zone, now: refused.append(zone))
    rig.press(Button.OK)
    assert len(refused) == 1
    assert rig.speaker.played == [Sound.REFUSED]
    assert rig.console.refused is None


def test_a_table_without_bed_light_is_dark_from_then_on(rig: Rig) -> None:
    rig.console.run(SetMode("lights", "screen"))
    rig.turn(0.3, turns=10)
    assert lit(rig.app.glow.frame) == 0
    rig.console.run(SetMode("lights", "both"))
    rig.turn(0.3, turns=10)
    assert lit(rig.app.glow.frame) > 20


def test_brightness_follows_its_setting_at_once(rig: Rig) -> None:
    rig.turn(0.05)
    before = rig.app.glow.pipeline.full
    rig.console.run(Set("brightness", "40"))
    rig.turn(0.3, turns=10)
    assert rig.app.glow.pipeline.full > before


def test_the_buttons_that_press_for_luck_are_lit(rigged: Make) -> None:
    rig = rigged()
    rig.console.run(Show("seats", "dakota"))
    rig.press(Button.SEAT_2)
    rig.tap("luck")
    navigator = rig.console.navigator
    assert navigator.seating is None
    assert navigator.seats_light == luck((1,), (1,))
    rig.turn(0.6, turns=3)
    assert any(rig.lamps.frames[-1])


def test_free_seats_breathe_only_while_people_find_theirs(rigged: Make) -> None:
    rig = rigged()
    rig.turn(0.3, turns=4)
    assert rig.app.glow.wait(rig.clock.now) is None
    rig.console.run(Show("seats", "dakota"))
    rig.turn(0.3, turns=4)
    assert rig.app.glow.wait(rig.clock.now) is not None
    assert any(rig.app.glow.frame[:18])
    rig.console.run(Show("home"))
    rig.turn(0.3, turns=10)
    assert not any(rig.app.glow.frame)
    assert rig.app.glow.wait(rig.clock.now) is None


def test_an_overlay_is_read_once() -> None:
    told: list[tuple[str, str]] = []
    glow = Glow(load_bed(), WatchedLamps(), SCENES, 20, lambda code, detail: told.append((code, detail)))
    assert glow.overlay("dakota") is glow.overlay("dakota")
    assert glow.overlay("dakota").zones and told == []


def test_an_overlay_that_does_not_fit_the_builders_bed_is_told_once_and_lights_nothing() -> None:
    told: list[tuple[str, str]] = []
    small = replace(load_bed(), columns=12)
    glow = Glow(small, WatchedLamps(), SCENES, 20, lambda code, detail: told.append((code, detail)))
    assert glow.overlay("dakota") is glow.overlay("dakota")
    assert not glow.overlay("dakota").zones
    ((code, detail),) = told
    assert code == "overlay"
    assert detail.startswith("hardware/overlays/dakota.toml: zones.")


def test_lamps_that_forgot_get_their_frame_again() -> None:
    lamps = WatchedLamps()
    glow = Glow(load_bed(), lamps, SCENES, 20, lambda code, detail: None)
    glow.again()
    assert lamps.frames == [glow.frame]


def test_seats_that_can_add_no_luck_stay_steady() -> None:
    light = luck((1, 4), (4,))
    assert set(light.board) == {button(1)}
    assert set(light.prompt) == {button(4)}
