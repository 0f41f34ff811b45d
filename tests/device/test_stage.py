"""Between screens and panel: fades that end, peeks that do not fade, pictures that turn with their touches."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from device.stage import FADE_SECONDS, SETTLE_SECONDS
from device.staging import play_until
from drivers.ports import Touch
from drivers.ports import Touched as TouchKind
from games.dakota.observation import DakotaObservation
from games.dakota.terms import Phase
from tests.device.rig import Rig
from ui.commands import Home, Set, Show
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Widget
from ui.model import Model

Make = Callable[..., Rig]
FLAT: dict[tuple[str, str], object] = {("panel", "stance"): "flat"}
STILL: dict[tuple[str, str], object] = {("screen", "motion"): "still"}


@pytest.fixture
def rig(rigged: Make) -> Rig:
    made = rigged()
    made.settle()
    return made


def upside_down(picture: bytes, rig: Rig) -> bytes:
    surface = pygame.image.frombytes(picture, rig.panel.surface().get_size(), "RGB")
    return pygame.image.tobytes(pygame.transform.rotate(surface, 180), "RGB")


def test_another_screen_fades_in_and_the_fade_ends(rig: Rig) -> None:
    before = rig.picture()
    rig.console.run(Show("settings"))
    rig.turn(0.0)
    rig.turn(FADE_SECONDS / 2)
    half = rig.picture()
    assert half not in (before, rig.drawn_alone())
    rig.turn(FADE_SECONDS)
    assert rig.picture() == rig.drawn_alone()
    assert rig.app.stage.fading() is None
    presented = rig.panel.presented
    rig.turn(0.1, turns=5)
    assert rig.panel.presented == presented


def test_still_has_no_fades(rigged: Make) -> None:
    rig = rigged(plain=STILL)
    rig.settle()
    rig.console.run(Show("settings"))
    rig.turn()
    assert rig.picture() == rig.drawn_alone()
    assert rig.app.stage.fading() is None


def test_a_fade_ends_at_once_when_motion_is_switched_off(rig: Rig) -> None:
    rig.console.run(Show("settings"))
    rig.turn(0.02)
    rig.console.run(Set("motion", "still"))
    rig.turn(0.02)
    assert rig.picture() == rig.drawn_alone()


def test_a_change_on_the_same_screen_is_there_at_once(rig: Rig) -> None:
    rig.console.run(Show("seats", "dakota"))
    rig.settle()
    rig.tap("place:2")
    assert rig.app.stage.fading() is None
    assert rig.picture() == rig.drawn_alone()


def test_a_second_tap_right_after_a_change_of_screen_does_nothing(rig: Rig) -> None:
    rig.tap("game:dakota")
    assert rig.console.navigator.name == "seats"
    x, y = rig.middle("place:2")
    rig.clock.now += SETTLE_SECONDS / 4
    rig.tap_at(x, y)
    assert not rig.console.navigator.seating
    rig.clock.now += SETTLE_SECONDS
    rig.tap_at(x, y)
    assert rig.console.navigator.seating == (2,)


def at_factions(model: Model) -> bool:
    assert model.table is not None
    return getattr(model.table.view, "phase", None) is Phase.FACTIONS


def peeking(rig: Rig, player: int = 0) -> tuple[int, int]:
    """Three persons choose their factions, and one holds the pad to look; gives where the finger is."""
    rig.start("person", "person", "person", secrets="peek")
    assert play_until(rig.console, at_factions)
    rig.settle()
    at = rig.middle(f"peek-{player}")
    rig.finger(pygame.FINGERDOWN, *at)
    rig.turn()
    return at


def secret(rig: Rig) -> bool:
    return any(type(widget).__name__ == "LookAway" for widget in rig.scene())


def test_a_peek_opens_at_once_and_is_gone_at_once_with_the_finger(rig: Rig) -> None:
    at = peeking(rig)
    assert secret(rig)
    assert rig.picture() == rig.drawn_alone()
    rig.turn(0.5)
    rig.finger(pygame.FINGERUP, *at)
    rig.turn()
    assert not secret(rig)
    assert rig.picture() == rig.drawn_alone()


def test_a_peek_does_not_fade_when_another_screen_comes(rig: Rig) -> None:
    at = peeking(rig)
    rig.console.run(Show("pause"))
    rig.turn(0.01)
    assert rig.picture() == rig.drawn_alone()
    rig.finger(pygame.FINGERUP, *at)
    rig.turn()
    rig.console.run(Show("table"))
    rig.settle()
    assert not secret(rig)


def test_a_peek_ends_by_itself(rig: Rig) -> None:
    peeking(rig)
    for _ in range(11):
        rig.turn(1.0)
    assert not secret(rig)
    assert rig.picture() == rig.drawn_alone()


def over(rig: Rig) -> list[str]:
    """What is marked on the sheet."""
    return [widget.key for widget in rig.scene() if widget.focus]


def locked(rig: Rig) -> bool:
    """The first seat has taken its side."""
    view = rig.table.view
    assert isinstance(view, DakotaObservation)
    return view.seats[0].locked


def slide(rig: Rig, key: str) -> tuple[int, int]:
    at = rig.middle(key)
    rig.finger(pygame.FINGERMOTION, *at)
    rig.turn()
    return at


def test_a_sliding_finger_marks_what_it_would_take_and_takes_it(rig: Rig) -> None:
    peeking(rig)
    rig.settle()
    slide(rig, "left")
    assert over(rig) == ["left"]
    assert rig.picture() == rig.drawn_alone()
    at = slide(rig, "right")
    assert over(rig) == ["right"]
    rig.finger(pygame.FINGERUP, *at)
    rig.turn()
    assert not secret(rig)
    assert locked(rig)


def test_a_finger_that_moves_on_the_same_card_draws_nothing(rig: Rig) -> None:
    peeking(rig)
    rig.settle()
    x, y = slide(rig, "left")
    presented, heard = rig.panel.presented, rig.console.version
    for step in range(1, 8):
        rig.finger(pygame.FINGERMOTION, x + step, y)
        rig.turn()
    assert (rig.panel.presented, rig.console.version) == (presented, heard)


def test_sliding_is_not_heard(rig: Rig) -> None:
    peeking(rig)
    rig.settle()
    played = len(rig.speaker.played)
    slide(rig, "left")
    slide(rig, "right")
    assert len(rig.speaker.played) == played


def test_a_finger_that_leaves_the_card_takes_nothing(rig: Rig) -> None:
    at = peeking(rig)
    rig.settle()
    slide(rig, "left")
    rig.finger(pygame.FINGERMOTION, 2, 2)
    rig.turn()
    assert over(rig) == []
    rig.finger(pygame.FINGERUP, 2, 2)
    rig.turn()
    assert at != (2, 2)
    assert not secret(rig)
    assert not locked(rig)


def test_a_finger_whose_time_was_over_takes_nothing_from_the_table(rig: Rig) -> None:
    """The sheet has closed under it: it lies on what stands there now, by chance."""
    peeking(rig)
    rig.settle()
    slide(rig, "left")
    rig.turn(10.0)
    rig.settle()
    assert not secret(rig)
    at = rig.middle("pause")
    rig.finger(pygame.FINGERMOTION, *at)
    rig.turn()
    assert over(rig) == []
    rig.finger(pygame.FINGERUP, *at)
    rig.turn()
    assert rig.console.navigator.name == "table"
    assert not locked(rig)


def test_a_peek_that_turns_the_picture_still_ends_with_its_finger(rigged: Make) -> None:
    """The turn is a new picture; the finger that opened the peek is the same, and its release must be heard."""
    rig = rigged(plain=FLAT)
    at = peeking(rig)
    rig.settle()
    assert secret(rig)
    rig.finger(pygame.FINGERUP, *at)
    rig.turn()
    assert not secret(rig)


def test_a_flat_panel_turns_picture_and_touch_to_the_other_side(rigged: Make) -> None:
    rig = rigged(plain=FLAT)
    rig.console.run(Show("seats", "dakota"))
    rig.press_north()
    rig.settle()
    assert rig.console.turned(rig.console.model())
    assert rig.picture() == upside_down(rig.drawn_alone(), rig)
    at = rig.middle("place:3")
    rig.tap_at(*rig.across(at))
    assert 3 not in (rig.console.navigator.seating or ())
    rig.tap_at(*at)
    assert 3 in (rig.console.navigator.seating or ())


def test_a_part_that_changes_is_turned_like_the_whole(rigged: Make) -> None:
    rig = rigged(plain=FLAT)
    rig.console.run(Show("settings"))
    rig.press_north()
    rig.settle()
    presented = rig.panel.presented
    rig.press_north()
    rig.turn(0.1)
    assert rig.panel.presented == presented + 1
    assert rig.picture() == upside_down(rig.drawn_alone(), rig)


def test_a_standing_panel_never_turns(rig: Rig) -> None:
    rig.console.run(Show("settings"))
    rig.press_north()
    rig.settle()
    assert rig.picture() == rig.drawn_alone()


def test_another_size_of_screen_is_drawn_and_touched_as_it_is_laid_out(rig: Rig) -> None:
    """The diagonal is a setting: a panel that learns it is larger must not go on with the old units."""
    rig.console.run(Show("settings"))
    rig.console.run(Set("diagonal_in", "7.0"))
    rig.settle()
    assert rig.picture() == rig.drawn_alone()
    rig.tap("close")
    assert rig.console.navigator.name == "home"


def test_moves_and_touches_beside_every_target_mean_nothing(rig: Rig) -> None:
    now = rig.clock.now
    assert not rig.app.stage.touch(Touch(1, TouchKind.MOVE, 5, 5, now), now)
    assert not rig.app.stage.touch(Touch(1, TouchKind.DOWN, 0, 0, now), now)
    assert not rig.app.stage.touch(Touch(1, TouchKind.UP, 0, 0, now), now)


def test_leaving_a_game_in_a_fade_draws_home_whole(rig: Rig) -> None:
    rig.start("person", "normal", "normal")
    rig.console.run(Show("pause"))
    rig.turn(0.05)
    rig.console.run(Home())
    rig.turn(0.05)
    rig.settle()
    assert rig.picture() == rig.drawn_alone()


class Undrawable(Widget, frozen=True, kw_only=True):
    """A widget that nobody can draw."""

    def draw(self, pen: Pen) -> None:
        raise ZeroDivisionError


def test_what_comes_after_a_broken_picture_is_drawn_from_the_ground_up(rig: Rig) -> None:
    """The pad stood behind the broken widget and was never drawn: that it is in both scenes must not leave it out."""
    pad = Pad(box=Box(400, 400, 200, 100), key="pad", label="Here")
    stage, now = rig.app.stage, rig.clock.now
    stage.show((), "screen", turned=False, still=True, now=now)
    empty = rig.picture()
    with pytest.raises(ZeroDivisionError):
        stage.show((Undrawable(box=Box(0, 0, 50, 50)), pad), "screen", turned=False, still=True, now=now)
    stage.show((pad,), "screen", turned=False, still=True, now=now)
    assert rig.picture() != empty
