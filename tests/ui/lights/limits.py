"""The light of whole games on the lamps, within every limit, measured from outside."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from random import Random

from hardware.bed import Bed
from hardware.overlay import Overlay
from tests.ui.lights.measure import Moment, milliamperes, worst_flashes
from ui.lights.light import Scene
from ui.lights.pipeline import Pipeline

SEATS = range(6)


def frames(
    scenes: Iterable[Scene], players: int, bed: Bed, overlay: Overlay, rng: Random, share: float
) -> list[Moment]:
    """The frames of a game whose players act at random times, some of them fast; now and then an act is refused."""
    light = Pipeline(bed, share)
    light.set_table(overlay, rng.sample(SEATS, players))
    now, moments = 0.0, []
    for scene in scenes:
        light.say(scene, now)
        if rng.random() < 0.1:
            light.refuse(rng.choice(list(overlay.zones)), now)
        end = now + rng.choice((0.02, 0.1, 0.3, 1.0, 2.5))
        while now < end:
            moments.append((now, light.frame(now)))
            due = light.next_change(now)
            now = end if due is None else min(end, max(due, now + 0.005))
    return moments


def keep_every_limit(moments: list[Moment], bed: Bed, overlay: Overlay, zones: Collection[str], share: float) -> None:
    """Neither the current of the supply is passed nor one flash a second, in any of `zones` and of the seat buttons."""
    supply = bed.supply
    for _, frame in moments[::7]:
        assert milliamperes(frame, supply.full_ma, supply.idle_ma) <= 1000 * supply.amperes
    watched = {zone: [bed.pixel(cell) for cell in overlay.zones[zone]] for zone in zones}
    watched |= {f"seat {n}": [n] for n in SEATS}
    worst = worst_flashes(moments, watched, round(255 * share))
    assert worst[0] <= 1, worst
