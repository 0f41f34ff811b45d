"""From the running game to the lamps: each game's scene of light, through the one pipeline, out when it changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain
from typing import Final

from drivers.ports import Lamps
from games.game import Action, Choice, Event, Observation
from hardware.bed import Bed
from hardware.overlay import Overlay, load_overlay
from hardware.toml_file import HardwareError
from ui.lights.light import Meaning, Scene, SceneOf
from ui.lights.pipeline import Pipeline
from ui.lights.probe import Probe
from ui.model import Model, TableModel

NOTHING: Final = Probe(pixels=())


class Glow:
    """Keeps the light of the table true; `scenes` maps each game's id to its light, `brightness` is in percent.

    `tell` gets code and detail of what people should know.
    """

    def __init__(
        self,
        bed: Bed,
        lamps: Lamps,
        scenes: Mapping[str, SceneOf],
        brightness: int,
        tell: Callable[[str, str], None],
    ) -> None:
        self.pipeline = Pipeline(bed, brightness / 100)
        self.frame = bytes(3 * bed.pixels)
        self.bed = bed
        self._lamps = lamps
        self._scenes = scenes
        self._tell = tell
        self._overlays: dict[str, Overlay] = {}
        self._table: str | None = None
        self._before: Scene | None = None
        self._asked: tuple[object, ...] = ()
        self._told: tuple[Event, ...] = ()
        self._covered = False

    def overlay(self, game: str) -> Overlay:
        """The overlay of a game, read once; one without places where it does not fit the builder's bed."""
        if game not in self._overlays:
            try:
                self._overlays[game] = load_overlay(game, self.bed)
            except HardwareError as fault:
                self._overlays[game] = Overlay(game, {}, ())
                self._tell("overlay", str(fault))
        return self._overlays[game]

    def update(
        self,
        model: Model,
        chosen: tuple[Action, ...],
        now: float,
        before: Scene | None = None,
        probe: Probe | None = None,
    ) -> None:
        """Say what the table shows now, nothing twice; `before` is the light of the seats before a game.

        `probe` is the light of a self-test, in place of all others.
        """
        table = model.table
        self.pipeline.probe(NOTHING if self._covered else probe)
        self.pipeline.set_brightness(int(model.settings["brightness"]) / 100)
        if table is None:
            if self._table != "":
                self._table = ""
                self.pipeline.set_table(None, range(len(self.bed.seats)))
            if before != self._before:
                self._before = before
                self.pipeline.say(before or Scene(), now)
            return
        self._before = None
        if table.key != self._table:
            self._table, self._asked, self._told = table.key, (), ()
            self.pipeline.set_table(self.overlay(table.game.id), [seat.place for seat in table.seats])
        legal = tuple(chain.from_iterable(table.legal.values()))
        asked = (table.view, legal, chosen, table.unseen, table.modes.get("lights"))
        if asked != self._asked:
            self._asked = asked
            self.pipeline.say(self._scene(table, table.view, legal, chosen), now)

    def cover(self, on: bool) -> None:
        """Fade to dark whatever is said, before the lamps are opened anew; or end that."""
        self._covered = on
        if on:
            self.pipeline.probe(NOTHING)

    def refuse(self, model: Model, action: Action, now: float) -> None:
        """The places of an act that the rules refuse dim for a moment."""
        table = model.table
        if table is not None and table.modes.get("lights") != "screen":
            picked = self._scenes[table.game.id](table.view, (), (action,), ())
            for zone, light in picked.prompt.items():
                if light.meaning is Meaning.CHOSEN:
                    self.pipeline.refuse(zone, now)

    def _scene(
        self, table: TableModel, view: Observation, legal: tuple[Choice, ...], chosen: tuple[Action, ...]
    ) -> Scene:
        told, self._told = self._told, table.unseen
        if table.modes.get("lights") == "screen":
            return Scene()
        fresh = table.unseen[len(told) :] if table.unseen[: len(told)] == told else table.unseen
        return self._scenes[table.game.id](view, legal, chosen, fresh)

    def show(self, now: float) -> bool:
        """Hand the frame of this moment to the lamps if it is another one."""
        frame = self.pipeline.frame(now)
        if frame is self.frame:
            return False
        self.frame = frame
        self._lamps.show(frame)
        return True

    def again(self) -> None:
        """The lamps have forgotten their frame: hand it to them once more."""
        self._lamps.show(self.frame)

    def wait(self, now: float) -> float | None:
        """Seconds until the light changes by itself; None while it is still."""
        due = self.pipeline.next_change(now)
        return None if due is None else max(0.0, due - now)
