"""From scenes to frames: what each meaning looks like, in step, in time, and still when nothing moves."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from hardware.bed import load_bed
from hardware.overlay import load_overlay
from tests.ui.lights.measure import worst_flashes
from ui.lights.light import NEUTRAL, Light, Meaning, Scene, button
from ui.lights.meanings import MEANINGS, SEAT_LAMPS
from ui.lights.pipeline import Pipeline
from ui.lights.rhythm import FRAME_SECONDS
from ui.lights.seats import seats

BED = load_bed()
OVERLAY = load_overlay("dakota", BED)
FULL = 51
NATIVE = "plain-2.native"
WHITE = (FULL, FULL, FULL)


def pipeline(places: tuple[int, ...] = (5, 4, 2)) -> Pipeline:
    made = Pipeline(BED, 0.2)
    made.set_table(OVERLAY, places)
    return made


def lamps(frame: bytes, zone: str) -> list[tuple[int, int, int]]:
    pixels = [BED.pixel(cell) for cell in OVERLAY.zones[zone]]
    return [(frame[3 * p], frame[3 * p + 1], frame[3 * p + 2]) for p in pixels]


def play(light: Pipeline, start: float, seconds: float) -> Iterator[tuple[float, bytes]]:
    """Every frame that is due."""
    now: float | None = start
    while now is not None and now < start + seconds:
        yield now, light.frame(now)
        due = light.next_change(now)
        now = None if due is None else max(due, now + 1e-6)


def settled(light: Pipeline, now: float = 0.0) -> bytes:
    return list(play(light, now, 5.0))[-1][1]


def seat(place: int, level: float) -> tuple[int, ...]:
    return tuple(max(1, round(round(c * level) * 0.2)) if c * level >= 0.5 else 0 for c in SEAT_LAMPS[place])


def test_nothing_said_is_dark_and_still() -> None:
    light = pipeline()
    assert settled(light) == bytes(498)
    assert light.next_change(1.0) is None


def test_occupied_is_steady_in_the_seats_colour() -> None:
    light = pipeline()
    light.say(Scene(board={NATIVE: Light(Meaning.OCCUPIED, (0,))}), 0.0)
    frame = settled(light)
    assert lamps(frame, NATIVE) == [seat(5, 0.7)] * 2
    assert light.next_change(6.0) is None
    assert light.frame(7.0) is light.frame(8.0)


def test_two_seats_share_the_cells_and_a_third_waits() -> None:
    light = pipeline()
    light.say(Scene(board={NATIVE: Light(Meaning.OCCUPIED, (1, 2, 0))}), 0.0)
    assert lamps(settled(light), NATIVE) == [seat(4, 0.7), seat(2, 0.7)]
    light.say(Scene(board={"market": Light(Meaning.OCCUPIED, (0, NEUTRAL))}), 10.0)
    found = lamps(settled(light, 10.0), "market")
    assert found[:5] == [seat(5, 0.7)] * 5
    assert len(set(found[5:])) == 1
    assert max(found[9]) - min(found[9]) < 0.3 * max(found[9]), "nobody's pawns are grey"


def test_half_is_half_as_bright() -> None:
    light = pipeline()
    light.say(Scene(board={NATIVE: Light(Meaning.OCCUPIED, (0,), half=True)}), 0.0)
    assert lamps(settled(light), NATIVE) == [seat(5, 0.35)] * 2


def test_may_choose_breathes_white_at_half_a_hertz_between_30_and_100_percent() -> None:
    light = pipeline()
    light.say(Scene(prompt={NATIVE: Light(Meaning.MAY_CHOOSE)}), 0.0)
    frames = [(now, lamps(frame, NATIVE)[0]) for now, frame in play(light, 0.0, 10.0) if now > 1.0]
    assert all(len(set(lamp)) == 1 for _, lamp in frames)
    levels = [lamp[0] for _, lamp in frames]
    assert max(levels) == FULL
    assert 15 <= min(levels) <= 16
    peaks = [now for now, lamp in frames if lamp[0] == FULL]
    later = [b for a, b in itertools.pairwise(peaks) if b - a > 1.0]
    assert [b - a for a, b in itertools.pairwise(later)] == pytest.approx([2.0] * (len(later) - 1), abs=0.1)


def test_breaths_stay_in_step_when_the_choice_changes() -> None:
    light = pipeline()
    light.say(Scene(prompt={NATIVE: Light(Meaning.MAY_CHOOSE)}), 0.0)
    for _ in play(light, 0.0, 2.6):
        pass
    both = {NATIVE: Light(Meaning.MAY_CHOOSE), "market": Light(Meaning.MAY_CHOOSE)}
    light.say(Scene(prompt=both), 2.62)
    late = [frame for now, frame in play(light, 2.62, 6.0) if now > 5.0]
    assert all(lamps(frame, NATIVE)[0] == lamps(frame, "market")[9] for frame in late)


def test_an_occupied_zone_that_may_be_chosen_shows_both() -> None:
    light = pipeline()
    light.say(
        Scene(board={NATIVE: Light(Meaning.OCCUPIED, (0,))}, prompt={NATIVE: Light(Meaning.MAY_CHOOSE)}),
        0.0,
    )
    frames = [lamps(frame, NATIVE) for now, frame in play(light, 0.0, 4.0) if now > 1.0]
    assert {first for first, _ in frames} == {seat(5, 0.7)}
    assert len({second for _, second in frames}) > 10


def test_chosen_has_one_white_cell() -> None:
    light = pipeline()
    light.say(Scene(prompt={NATIVE: Light(Meaning.CHOSEN, (2,))}), 0.0)
    assert lamps(settled(light), NATIVE) == [seat(2, 0.7), WHITE]


def test_frontier_is_amber_at_15_percent() -> None:
    light = pipeline()
    light.say(Scene(board={NATIVE: Light(Meaning.FRONTIER)}), 0.0)
    first, second = lamps(settled(light), NATIVE)
    assert first == second
    assert 0 < max(first) <= 0.15 * FULL
    assert first[0] > first[1] > first[2]


def test_resolving_leaves_a_tenth_to_the_others_but_not_to_buttons() -> None:
    light = pipeline()
    board = {"river-1.settler": Light(Meaning.OCCUPIED, (0,)), button(1): Light(Meaning.OCCUPIED, (1,))}
    light.say(Scene(board=board | {NATIVE: Light(Meaning.RESOLVING, (2,))}), 0.0)
    frame = settled(light)
    assert lamps(frame, NATIVE) == [seat(2, 1.0)] * 2
    assert lamps(frame, "river-1.settler") == [seat(5, 0.07)] * 2
    assert frame[12:15] == bytes(seat(4, 0.7))


def maxima(levels: list[int]) -> int:
    """How often a level rises by a quarter and falls again."""
    found, low, high, rising = 0, levels[0], levels[0], False
    for level in levels:
        low, high = min(low, level), max(high, level)
        if not rising and level >= low + FULL // 5:
            rising, high = True, level
        elif rising and level <= high - FULL // 5:
            found, rising, low = found + 1, False, level
    return found


def test_changed_pulses_twice_and_ends_as_it_was() -> None:
    light = pipeline()
    board = {NATIVE: Light(Meaning.OCCUPIED, (0,))}
    light.say(Scene(board=board), 0.0)
    before = settled(light)
    light.say(Scene(board=board, change={NATIVE: Light(Meaning.CHANGED)}), 10.0)
    moments = list(play(light, 10.0, 6.0))
    assert maxima([lamps(frame, NATIVE)[0][2] for _, frame in moments]) == 2
    assert moments[-1][1] == before
    assert light.next_change(17.0) is None
    assert moments[-1][0] < 12.6


def test_what_breathed_before_a_change_breathes_after_it() -> None:
    light = pipeline()
    prompt = {NATIVE: Light(Meaning.MAY_CHOOSE)}
    light.say(Scene(prompt=prompt, change={NATIVE: Light(Meaning.CHANGED)}), 0.0)
    late = [lamps(frame, NATIVE)[1][0] for now, frame in play(light, 0.0, 8.0) if now > 4.0]
    assert maxima(late) >= 1
    assert max(late) == FULL


def test_a_change_goes_on_when_something_else_is_said() -> None:
    light = pipeline()
    light.say(Scene(change={NATIVE: Light(Meaning.CHANGED)}), 0.0)
    for _ in play(light, 0.0, 1.0):
        pass
    light.say(Scene(), 1.0)
    assert maxima([lamps(frame, NATIVE)[0][0] for _, frame in play(light, 1.0, 3.0)]) == 1


def test_a_refused_zone_dims_for_half_a_second_and_is_never_red() -> None:
    light = pipeline((5, 4, 2))
    light.say(Scene(board={NATIVE: Light(Meaning.OCCUPIED, (1,))}), 0.0)
    before = settled(light)
    light.refuse(NATIVE, 10.0)
    moments = list(play(light, 10.0, 3.0))
    levels = [lamps(frame, NATIVE)[0] for _, frame in moments]
    assert min(blue for _, _, blue in levels) < 0.4 * levels[0][2]
    assert all(red <= blue for red, _, blue in levels)
    assert moments[-1][1] == before


def test_a_trail_fills_four_cells_a_second_and_fades_as_one() -> None:
    light = pipeline()
    path = ["mountain-1.upper", "mountain-1.lower", "forest-1.upper", "forest-1.lower"]
    light.say(Scene(change={zone: Light(Meaning.MOVEMENT, (1,)) for zone in path}), 0.0)
    moments = list(play(light, 0.0, 4.0))
    began = [next(now for now, frame in moments if lamps(frame, zone)[0][2] > 2) for zone in path]
    assert [b - a for a, b in itertools.pairwise(began)] == pytest.approx([0.25] * 3, abs=0.1)
    ended = [max(now for now, frame in moments if lamps(frame, zone)[0][2] > 2) for zone in path]
    assert max(ended) - min(ended) < 2 * FRAME_SECONDS
    assert moments[-1][1] == bytes(498)


def test_the_result_lasts_two_seconds() -> None:
    light = pipeline()
    light.say(Scene(change={button(2): Light(Meaning.RESULT, (2,)), NATIVE: Light(Meaning.RESULT, (2,))}), 0.0)
    moments = list(play(light, 0.0, 5.0))
    steady = [now for now, frame in moments if lamps(frame, NATIVE)[0] == seat(2, 1.0)]
    assert steady[0] <= 0.4
    assert all(frame[6:9] == bytes(seat(2, 1.0)) for now, frame in moments if now in steady)
    assert light.next_change(6.0) is None
    assert moments[-1][1] == bytes(498)
    assert 2.0 < moments[-1][0] < 2.5


def test_help_lies_on_top_and_goes() -> None:
    light = pipeline()
    light.say(Scene(board={NATIVE: Light(Meaning.OCCUPIED, (0,))}), 0.0)
    before = settled(light)
    light.hint({NATIVE: Light(Meaning.CHOSEN, (2,))}, 10.0)
    assert lamps(settled(light, 10.0), NATIVE) == [seat(2, 0.7), WHITE]
    light.hint({}, 20.0)
    assert settled(light, 20.0) == before


def test_attract_is_one_slow_wave_over_the_dark_cells() -> None:
    light = pipeline()
    light.say(Scene(board={NATIVE: Light(Meaning.OCCUPIED, (0,))}), 0.0)
    light.attract(True, 0.0)
    moments = [(now, frame) for now, frame in play(light, 0.0, 20.0) if now > 2.0]
    levels = [lamps(frame, "market")[0][0] for _, frame in moments]
    assert 5 <= min(levels) <= 7
    assert 9 <= max(levels) <= 11
    assert all(lamps(frame, NATIVE)[0] == seat(5, 0.7) for _, frame in moments)
    assert all(frame[:18] == bytes(18) for _, frame in moments), "the buttons stay dark"
    zones = {zone: [BED.pixel(cell) for cell in cells] for zone, cells in OVERLAY.zones.items() if "-1" in zone}
    assert worst_flashes(moments, zones, FULL)[0] == 0
    light.attract(False, 30.0)
    assert lamps(settled(light, 30.0), "market")[0] == (0, 0, 0)


@pytest.mark.parametrize("brightness", (0.0, 0.05, 0.2, 0.4, 1.0))
def test_the_brightness_is_linear_and_bounded(brightness: float) -> None:
    light = pipeline()
    light.set_brightness(brightness)
    light.say(Scene(board={zone: Light(Meaning.RESOLVING) for zone in ("river-1.upper",)}), 0.0)
    frame = settled(light)
    assert lamps(frame, "river-1.upper") == [(round(255 * light.brightness),) * 3]
    assert 0.05 <= light.brightness <= 0.40


def test_the_estimate_follows_the_frame() -> None:
    light = pipeline()
    assert light.amperes == pytest.approx(0.166)
    light.set_brightness(0.4)
    light.say(Scene(board={zone: Light(Meaning.RESOLVING) for zone in OVERLAY.zones}), 0.0)
    settled(light)
    assert 2.4 < light.amperes <= 2.5


def test_another_game_forgets_what_was_said() -> None:
    light = pipeline()
    light.say(Scene(board={NATIVE: Light(Meaning.OCCUPIED, (0,))}), 0.0)
    settled(light)
    light.set_table(None, range(6))
    assert settled(light, 10.0) == bytes(498)
    light.say(Scene(prompt={button(n): Light(Meaning.MAY_CHOOSE) for n in range(6)}), 20.0)
    frames = [frame for _, frame in play(light, 20.0, 4.0)]
    assert max(frame[17] for frame in frames) == FULL


def test_free_seats_breathe_and_taken_ones_are_steady() -> None:
    light = Pipeline(BED, 0.2)
    light.say(seats({2}), 0.0)
    frames = [frame for now, frame in play(light, 0.0, 4.0) if now > 0.5]
    assert {frame[6:9] for frame in frames} == {bytes(seat(2, 0.7))}
    for place in (0, 1, 3, 4, 5):
        levels = {frame[3 * place : 3 * place + 3] for frame in frames}
        assert len(levels) > 10
        assert all(len(set(level)) == 1 for level in levels)
    assert all(not any(frame[18:]) for frame in frames)


def test_meanings_are_counted_by_place() -> None:
    light = pipeline()
    board = {zone: Light(Meaning.FRONTIER) for zone in OVERLAY.groups()["river-2"]}
    light.say(
        Scene(board=board | {NATIVE: Light(Meaning.OCCUPIED, (0,))}, prompt={"market": Light(Meaning.MAY_CHOOSE)}), 0.0
    )
    assert light.meanings(0.0) == {Meaning.FRONTIER: 1, Meaning.OCCUPIED: 1, Meaning.MAY_CHOOSE: 1}


def grey(meaning: Meaning, player: int) -> list[list[float]]:
    """What somebody without colour vision sees of a meaning: luminance of lamps over time."""
    light = pipeline((0, 1, 2))
    around = {"river-1.native": Light(Meaning.OCCUPIED, (1,))}
    territory = OVERLAY.groups()["plain-2"]
    zones = territory if meaning is Meaning.FRONTIER else [NATIVE]
    said = {zone: Light(meaning, (player,)) for zone in zones}
    if meaning is Meaning.RESULT:
        said[button(player)] = Light(meaning, (player,))
    change = MEANINGS[meaning].rhythm.name in ("PULSE", "DIP", "TRAIL", "RESULT")
    board = around | ({NATIVE: Light(Meaning.OCCUPIED, (player,))} if meaning is Meaning.REFUSED else {})
    light.say(Scene(board=board if change else board | said, change=said if change else {}), 0.0)
    seen = []
    for step in range(100):
        frame = light.frame(step * FRAME_SECONDS)
        shown = [BED.pixel(cell) for zone in (*territory, "river-1.native") for cell in OVERLAY.zones[zone]]
        shown += list(range(6))
        seen.append([0.21 * frame[3 * p] + 0.72 * frame[3 * p + 1] + 0.07 * frame[3 * p + 2] for p in shown])
    return seen


@pytest.mark.parametrize("player", range(3))
def test_every_meaning_differs_without_hue(player: int) -> None:
    seen = {meaning: grey(meaning, player) for meaning in Meaning}
    for one in Meaning:
        for other in Meaning:
            if one < other:
                pairs = zip(seen[one], seen[other], strict=True)
                # From the end of the first fade on: at some time, some lamp differs by more than a step or two.
                apart = max(abs(a - b) for x, y in list(pairs)[12:] for a, b in zip(x, y, strict=True))
                assert apart >= 0.05 * FULL, (one, other)


def test_no_lamp_of_ours_is_a_saturated_red() -> None:
    for red, green, blue in SEAT_LAMPS:
        assert red < 0.8 * (red + green + blue)
