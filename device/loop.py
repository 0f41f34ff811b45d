"""The main loop: one thread that owns all state. It sleeps until something happens, answers, and draws what changed."""

from __future__ import annotations

import gc
import select
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from msgspec.structs import replace

from device.bots import Bots
from device.button_watch import ButtonWatch
from device.console import Console
from device.glow import Glow
from device.recovery import Recovery
from device.stage import Stage
from drivers.debounce import ButtonEvent, Debouncer, Pressed
from drivers.ports import (
    Button,
    ButtonEdge,
    Buttons,
    CloseAsked,
    DeviceBack,
    DeviceLost,
    Exposed,
    Panel,
    PhantomTouch,
    Sound,
    Speaker,
    Touch,
)
from drivers.queue import InputQueue
from ui.commands import Back
from ui.kit.panel import Box
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Control, ControlPressed, Input, SeatPressed, Touched
from ui.screens.base import CORNERS

PUMP_SECONDS: Final = 0.1
"""SDL is asked at least this often, for what its files do not tell."""
LOOK_SECONDS: Final = 0.1
"""So often the buttons themselves are looked at while one is believed to be down: a release may have got lost."""
SELDOM_SECONDS: Final = 1.0
"""So often they are looked at while all are up."""
BUSY_SECONDS: Final = 0.3
"""What is pressed after a turn has lasted so long answers nothing that people have seen: it counts for nothing."""
GUARD_SECONDS: Final = 0.8
"""For so long a turn that has begun by itself is not ended: the press was meant for what stood there before."""
TOUCH_SECONDS: Final = 0.4
"""For so long nothing is touched that has just come up by itself: the finger was on its way to something else."""
SWITCH_SECONDS: Final = 0.0001
"""The thread of the lamps waits no longer for its turn: light answers a press before the screen is drawn."""
TRIES: Final = 3
"""To draw: the screen itself, the error screen instead, home."""


class Loop:
    """Turns: sleep, take what came, act, light, draw. Messages of a kind it does not know go to `other`;
    `follow` is called after each turn's lights. Devices given here do not raise (`device.guard`); whatever else does
    is dealt with at the two borders of a turn, acting and drawing, and the loop goes on.
    """

    def __init__(
        self,
        console: Console,
        stage: Stage,
        glow: Glow,
        queue: InputQueue,
        panel: Panel,
        buttons: Buttons,
        speaker: Speaker,
        bots: Bots,
        other: Callable[[object], None],
        follow: Callable[[], None] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._console = console
        self._stage = stage
        self._glow = glow
        self._queue = queue
        self._panel = panel
        self._buttons = buttons
        self._speaker = speaker
        self._bots = bots
        self._other = other
        self._follow = follow
        self._clock = clock
        self._situation: object = None
        self._acting = False
        self._changed_at = float("-inf")
        self._primary = ""
        self._late: Touched | None = None
        """A hold that began too early, and may still last."""
        self._scene: Scene = ()
        self._fresh: frozenset[str] = frozenset()
        """What has come up by itself with the last change, where something else stood or nothing."""
        self._covering: frozenset[str] = frozenset()
        """Of these, what stands where the main pad of before was."""
        self.controls: frozenset[Control] = frozenset()
        """Which of OK and UNDO do something now."""
        self._version = -1
        self._next_scene = 0.0
        came = queue.take()
        self._waiting = deque(message for message in came if not isinstance(message, ButtonEdge))
        self._busy_since = float("inf")
        self._recovery = Recovery(console, clock)
        self._debouncer = Debouncer()
        self._watch = ButtonWatch()
        self._looked = clock()
        before = [message for message in came if isinstance(message, ButtonEdge)]
        for event in self._debouncer.start(buttons.down(), self._looked, before):
            self._button(event)

    def run(self) -> None:
        """Until the console is told to end."""
        self.show()
        # What the start has made stays for good: searching it for garbage again and again would delay an answer.
        gc.collect()
        gc.freeze()
        sys.setswitchinterval(SWITCH_SECONDS)
        while self._console.running:
            self._sleep()
            self.turn()

    def turn(self) -> None:
        """Take everything that waits, act on it, and show the result."""
        now = self._busy_since = self._clock()
        self._panel.pump(now)
        self._waiting.extend(self._queue.take())
        while self._waiting:
            self._act(self._take, self._waiting.popleft())
        for event in self._debouncer.due(now):
            self._act(self._button, event)
        self._act(self._hold_on)
        self._act(self._console.step)
        self._act(self._follow_test)
        self.show()
        self._look(now)

    def show(self) -> None:
        """Light first, since it is quicker; then what changed on the panel."""
        for _ in range(TRIES):
            try:
                self._show()
            except Exception as fault:
                self._recovery.from_drawing(fault)
            else:
                return

    def _look(self, now: float) -> None:
        if now >= self._looked + (LOOK_SECONDS if self._debouncer.pressed else SELDOM_SECONDS):
            self._looked = now
            self._buttons.look()

    def _act(self, act: Callable[..., object], *given: object) -> None:
        try:
            act(*given)
        except Exception as fault:
            self._recovery.from_acting(fault)

    def _show(self) -> None:
        now = self._clock()
        # what changes meanwhile, as a device that is opened anew, is drawn in the next turn
        version, model = self._console.version, self._console.model()
        navigator = self._console.navigator
        screen = navigator.top(model)
        self._glow.update(
            navigator.told(model), screen.chosen(model), now, navigator.seats_light, navigator.probe(model)
        )
        self._glow.show(now)
        if self._follow is not None:
            self._follow()
        if self._stage.fading() is None and self._version == self._console.version and now < self._next_scene:
            return
        still = model.settings["motion"] == "still"
        self._stage.fit(model.panel)
        scene = navigator.scene(model)
        if self._notice_turn(model, now):
            self._fresh, self._covering = _come_up(self._scene, scene, self._primary)
        self._scene, self._primary = scene, navigator.primary(model)
        self.controls = _controls(scene, self._primary, navigator.goes_back(model))
        self._stage.show(scene, screen, self._console.turned(model), still, now)
        self._version = version
        moving = navigator.moving(model)
        self._next_scene = float("inf") if moving is None else now + moving

    def _notice_turn(self, model: Model, now: float) -> bool:
        """A press that was meant for what stood here before must not act on what has just begun by itself."""
        before, self._situation = self._situation, self._console.navigator.situation(model)
        if before is None or before == self._situation or self._acting:
            return False
        self._changed_at = now
        return True

    def _show_change(self) -> None:
        """What has changed by itself since the last picture is drawn before a press counts."""
        if self._console.navigator.situation(self._console.model()) != self._situation:
            self._next_scene = 0.0
            self.show()

    def _too_early(self, given: Input) -> bool:
        """Meant for what stood here before: on the heels of a change that nobody here has made.

        A pad that stood there before answers at once, unless it is the main one.
        """
        since = self._clock() - self._changed_at
        if given == ControlPressed(Control.OK):
            return since < GUARD_SECONDS
        if not isinstance(given, Touched) or given.key in CORNERS:
            return False
        if given.key == self._primary or given.key in self._covering:
            return since < GUARD_SECONDS
        return given.key in self._fresh and since < TOUCH_SECONDS

    def _sleep(self) -> None:
        wait = self._wait()
        if wait <= 0:
            return
        own = [self._queue.fileno(), self._bots.fileno()]
        try:
            select.select([*own, *self._panel.wake_files()], [], [], wait)
        except (OSError, ValueError):  # an input device was unplugged in this very moment
            select.select(own, [], [], wait)

    def _wait(self) -> float:
        """Seconds until the next turn is due by itself."""
        try:
            return min((w for w in self._waits() if w is not None), default=PUMP_SECONDS)
        except Exception:  # a broken screen says so when it is drawn, in the turn that follows
            return PUMP_SECONDS

    def _waits(self) -> Iterable[float | None]:
        yield PUMP_SECONDS
        now = self._clock()
        due = self._debouncer.next_due()
        yield None if due is None else max(0.0, due - now)
        yield self._console.due()
        yield self._glow.wait(now)
        yield self._stage.fading()
        yield max(0.0, self._next_scene - now)

    def _take(self, message: object) -> None:
        now = self._clock()
        match message:
            case Touch():
                for touched in self._stage.touch(message, now):
                    self._handle(touched)
            case ButtonEdge():
                self._watch.edge(message)
                for event in self._debouncer.edge(message):
                    self._button(event)
            case Exposed():
                self._stage.expose()
            case CloseAsked():
                self._console.running = False
            case DeviceLost(what=what, why=why, absent=absent):
                self._console.lose(what, why, absent)
            case DeviceBack(what=what):
                self._console.status[what] = "ok"
                self._console.changed()
                if what == "lamps":
                    self._glow.again()
            case PhantomTouch(x=x, y=y, period=period):
                self._console.tell("phantom_touch", f"{x}, {y}: {period:.1f} s")
            case _:
                self._other(message)

    def _follow_test(self) -> None:
        """Where the buttons are tested they are only watched; holding UNDO ends that."""
        navigator, model = self._console.navigator, self._console.model()
        testing = navigator.tested(model) == "buttons"
        if testing and not self._watch.on:
            self._watch.begin(self._buttons.down(), self._clock())
            self._debouncer.set_holds({Button.UNDO})
        elif self._watch.on and not testing:
            self._watch.end()
            self._debouncer.set_holds(())
        seen = self._watch.seen
        if seen != model.machine.buttons:
            self._console.machine = replace(model.machine, buttons=seen)
            self._console.changed()

    def _button(self, event: ButtonEvent) -> None:
        self._watch.event(event)
        if self._watch.on and event.kind is Pressed.HOLD:
            self._console.run(Back())
        place = event.button.seat
        if event.kind is Pressed.STUCK:
            self._console.tell("button_stuck", event.button.value)
        elif event.kind is Pressed.CHATTERS:
            self._console.tell("button_chatters", event.button.value)
        elif self._watch.on:
            return
        elif place is not None and event.kind in (Pressed.DOWN, Pressed.UP):
            self._handle(SeatPressed(place, event.kind is Pressed.DOWN))
        elif place is None and event.kind is Pressed.PRESS:
            self._handle(ControlPressed(Control(event.button.value)))

    def _handle(self, given: Input) -> None:
        """One act; what follows in the queue meets the screens as they are after it."""
        down = getattr(given, "down", True)
        if down and self._clock() >= self._busy_since + BUSY_SECONDS:
            return
        if down:
            self._show_change()
        if down and self._too_early(given):
            self._late = given if isinstance(given, Touched) and self._stage.holds(given.key) else None
            return
        self._acting = True
        try:
            self._answer(given, down)
        finally:
            self._acting = False

    def _hold_on(self) -> None:
        """A hold that began too early acts when it has lasted: whoever still holds means what stands there now."""
        late = self._late
        if late is None or (self._stage.holds(late.key) and self._too_early(late)):
            return
        self._late = None
        if self._stage.holds(late.key):
            self._handle(late)

    def _answer(self, given: Input, down: bool) -> None:
        testing = self._console.navigator.tested(self._console.model()) == "speaker"
        accepted = self._console.handle(given)
        if not accepted and self._console.refused is not None:
            self._glow.refuse(self._console.model(), self._console.refused, self._clock())
            self._console.refused = None
        if not testing:
            self._speaker.set_level(int(self._console.settings["volume"]))
            if down:
                self._speaker.play(Sound.TAP if accepted else Sound.REFUSED)
        self.show()


def _controls(scene: Scene, primary: str, goes_back: bool) -> frozenset[Control]:
    takes = any(widget.focus or (widget.key and widget.key == primary) for widget in scene)
    found = {Control.OK} if takes else set()
    return frozenset(found | {Control.UNDO} if goes_back else found)


def _come_up(before: Scene, now: Scene, primary: str) -> tuple[frozenset[str], frozenset[str]]:
    """The targets of `now` that did not stand at their place before, and those of them over the main pad of before."""
    stood = {(widget.key, widget.box) for widget in before}
    fresh = [widget for widget in now if widget.key and (widget.key, widget.box) not in stood]
    old = [widget.box for widget in before if widget.key and widget.key == primary]
    covering = [widget.key for widget in fresh if any(_meet(widget.box, box) for box in old)]
    return frozenset(widget.key for widget in fresh), frozenset(covering)


def _meet(one: Box, other: Box) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom
