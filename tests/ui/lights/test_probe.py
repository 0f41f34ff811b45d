"""The light of a self-test: in place of all that is said, and past no limit."""

from __future__ import annotations

from random import Random

import pytest

from hardware.bed import load_bed
from hardware.overlay import load_overlay
from tests.ui.lights.measure import Moment, fastest_fade, milliamperes, worst_flashes
from ui.lights.light import Light, Meaning, Scene
from ui.lights.pipeline import Pipeline
from ui.lights.probe import Probe

BED = load_bed()
OVERLAY = load_overlay("dakota", BED)
GAME = Scene(board={"market": Light(Meaning.OCCUPIED, (0,))}, prompt={"plain-2.native": Light(Meaning.MAY_CHOOSE)})
HOSTILE = (None, Probe(), Probe((255, 0, 0)), Probe((0, 0, 255)), Probe((0, 255, 0), (0, 1, 165)))


def in_a_game(share: float = 0.2) -> Pipeline:
    made = Pipeline(BED, share)
    made.set_table(OVERLAY, (5, 4, 2))
    made.say(GAME, 0.0)
    return made


def settled(light: Pipeline, now: float) -> bytes:
    """What a light that does not move comes to."""
    for n in range(100):
        light.frame(now + 0.04 * n)
    return light.frame(now + 4.0)


@pytest.mark.parametrize("pixels", [(0,), (5, 6), (165,), tuple(range(166))])
def test_only_the_probed_pixels_are_lit(pixels: tuple[int, ...]) -> None:
    light = in_a_game()
    light.probe(Probe((0, 255, 0), pixels))
    frame = settled(light, 1.0)
    assert frame == b"".join(bytes([0, 51, 0]) if pixel in pixels else bytes(3) for pixel in range(166))
    assert light.next_change(6.0) is None


def test_the_game_is_there_again_when_the_test_has_ended() -> None:
    light, other = in_a_game(), in_a_game()
    light.probe(Probe())
    settled(light, 1.0)
    light.probe(None)
    assert settled(light, 10.0) == settled(other, 10.0)


def test_what_is_said_meanwhile_shows_afterwards_only() -> None:
    light, other = in_a_game(), in_a_game()
    light.probe(Probe(pixels=()))
    light.say(Scene(), 2.0)
    light.set_table(None, range(6))
    assert settled(light, 3.0) == bytes(498)
    light.set_table(OVERLAY, (5, 4, 2))
    light.say(GAME, 8.0)
    assert settled(light, 9.0) == bytes(498)
    light.probe(None)
    other.say(GAME, 8.0)
    assert settled(light, 20.0) == settled(other, 20.0)


def test_a_place_beyond_the_chain_lights_nothing() -> None:
    light = in_a_game()
    light.probe(Probe(pixels=(-1, 166, 9999)))
    assert settled(light, 1.0) == bytes(498)


@pytest.mark.parametrize("share", [0.05, 0.2, 0.4])
def test_all_white_keeps_to_the_supply(share: float) -> None:
    light = in_a_game(share)
    light.probe(Probe())
    frame = b""
    for n in range(60):
        frame = light.frame(1.0 + n * 0.04)
        assert milliamperes(frame, BED.supply.full_ma, BED.supply.idle_ma) <= 1000 * BED.supply.amperes
    lamp = frame[0]
    assert frame == bytes([lamp] * 498)
    assert lamp == round(255 * share) if share < 0.4 else lamp < 0.4 * 255


@pytest.mark.parametrize("seed", range(3))
def test_tests_that_come_and_go_keep_every_limit(seed: int) -> None:
    """Faster than any hand: on, off, and in other colours within parts of a second, over a game."""
    rng, light = Random(seed), in_a_game()
    moments: list[Moment] = []
    now = 0.0
    for _ in range(120):
        light.probe(rng.choice(HOSTILE))
        end = now + rng.choice((0.02, 0.1, 0.3, 0.7))
        while now < end:
            moments.append((now, light.frame(now)))
            now += 0.04
    watched = {f"pixel {pixel}": [pixel] for pixel in (0, 1, 4, 165, *(BED.pixel(c) for c in OVERLAY.zones["market"]))}
    worst = worst_flashes(moments, watched, 51)
    assert worst[0] == 1, worst
    assert fastest_fade(moments, 51) >= 0.25
    for _, frame in moments[::7]:
        assert milliamperes(frame, BED.supply.full_ma, BED.supply.idle_ma) <= 1000 * BED.supply.amperes


@pytest.mark.parametrize("pace", [0.3, 0.5])
def test_a_light_that_runs_along_the_chain_is_not_held_back(pace: float) -> None:
    """Each pixel in its turn, though several are one place of the game on the table."""
    light = in_a_game()
    settled(light, 0.0)
    for pixel in range(40):
        now = 10.0 + pixel * pace
        light.probe(Probe(pixels=(pixel,)))
        last = b""
        for n in range(round(pace / 0.02)):
            last = light.frame(now + n * 0.02)
        assert last[3 * pixel] >= 45
        assert pixel < 2 or last[3 * pixel - 6 : 3 * pixel - 3] == bytes(3)
