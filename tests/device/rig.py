"""The whole table on the real SDL with its dummy driver: real events, real queue, devices that are watched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from device.app import App
from device.bots import Bots
from device.chance import seed_from_number
from device.devices import Devices
from device.inline_bots import InlineBots
from device.loop import TOUCH_SECONDS
from device.settings import SettingsFile
from drivers.late_lamps import LateLamps
from drivers.panel import WindowPanel
from drivers.ports import Button, ButtonEdge, Buttons, Sound
from drivers.queue import InputQueue
from drivers.sdl import Window
from tests.device.desk import Clock
from ui.commands import Acknowledge, SeatPlan, Show, StartGame
from ui.kit.painter import Painter
from ui.kit.panel import PANELS
from ui.kit.widget import Scene, Widget
from ui.model import TableModel


def wait_for_lamps(app: App) -> None:
    """Until those that are being opened anew are there."""
    lamps = app._devices.lamps._device
    if isinstance(lamps, LateLamps):
        lamps._thread.join(5)
        assert lamps.there


class Faulty:
    """A device that does its work until it is told to fail."""

    def __init__(self) -> None:
        self.broken = False
        self.calls = 0
        self.closed = False

    def work(self) -> None:
        self.calls += 1
        if self.broken:
            raise OSError("the cable\nis loose")

    def close(self) -> None:
        self.closed = True
        self.work()


class WatchedLamps(Faulty):
    """Keeps what it was told to show."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[bytes] = []

    def show(self, frame: bytes) -> None:
        self.work()
        self.frames.append(frame)


class WatchedSpeaker(Faulty):
    """Keeps what it was told to play."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[Sound] = []
        self.level = 0

    def play(self, sound: Sound) -> None:
        self.work()
        self.played.append(sound)

    def set_level(self, level: int) -> None:
        self.level = level


class WatchedButtons(Faulty):
    """Some may be held down at the start."""

    def __init__(self, held: frozenset[Button] = frozenset()) -> None:
        super().__init__()
        self.held = held

    def down(self) -> frozenset[Button]:
        self.work()
        return self.held

    def look(self) -> None:
        self.work()


class WatchedPanel(Faulty):
    """The real panel on a window of SDL's; counts what it presents."""

    def __init__(self, panel: WindowPanel) -> None:
        super().__init__()
        self._panel = panel
        self.presented = 0

    def surface(self) -> pygame.Surface:
        return self._panel.surface()

    def present(self, rects: Sequence[pygame.Rect] | None = None) -> None:
        self.work()
        self._panel.present(rects)
        self.presented += 1

    def pump(self, now: float) -> None:
        self._panel.pump(now)

    def wake_files(self) -> Sequence[int]:
        return self._panel.wake_files()

    def sleep(self) -> None:
        self._panel.sleep()

    def correct(self, corners: Sequence[float]) -> None:
        self._panel.correct(corners)

    def close(self) -> None:
        super().close()
        self._panel.close()


class Rig:
    """A running table, its clock, and hands that touch the glass and press the buttons."""

    def __init__(
        self,
        folder: Path,
        panel: str = "10in",
        *,
        bots: Callable[[Clock], Bots] | None = None,
        pace: float = 0.0,
        held: frozenset[Button] = frozenset(),
        buttons: Callable[[InputQueue], Buttons] | None = None,
        plain: dict[tuple[str, str], object] | None = None,
    ) -> None:
        shape = PANELS[panel]
        size = shape.width_px, shape.height_px
        self.clock = Clock()
        self.queue = InputQueue()
        self.settings = SettingsFile(folder, site=folder / "none")
        for (table, key), value in {("panel", "diagonal_in"): shape.diagonal_in, **(plain or {})}.items():
            self.settings.change(table, key, value)
        window, now = Window(size, driver="dummy"), self.settings.settings
        self.panel = WatchedPanel(WindowPanel(window, self.queue, now.panel.rotation, now.touch.corners))
        self.lamps, self.speaker, self.buttons = WatchedLamps(), WatchedSpeaker(), WatchedButtons(held)
        self.app = App(
            folder,
            self.settings,
            Devices(self.panel, self.lamps, buttons(self.queue) if buttons else self.buttons, self.speaker),
            self.queue,
            pace=pace,
            bots=bots(self.clock) if bots else InlineBots(),
            clock=self.clock,
            seed=lambda: seed_from_number(1),
        )
        self.console = self.app.console
        self.app.loop.turn()

    # --- time

    def turn(self, seconds: float = 0.0, turns: int = 1) -> None:
        """Let the table run through so many turns, `seconds` apart."""
        for _ in range(turns):
            self.clock.now += seconds
            self.app.loop.turn()
            wait_for_lamps(self.app)

    def settle(self) -> None:
        """Until fades have ended and a screen that has just appeared may be touched."""
        self.turn(0.1)
        self.turn(TOUCH_SECONDS)

    def go_on(self, until: Callable[[], bool], most: int = 3000) -> bool:
        """Run, and acknowledge what is told, until `until`; False if it was not reached."""
        for _ in range(most):
            if until():
                return True
            if self.console.navigator.name == "error":
                self.console.run(Show("table"))
            if self.table.unseen and self.console.waits():
                self.console.run(Acknowledge())
            self.turn(0.5)
        return False

    # --- hands

    def finger(self, kind: int, x: int, y: int, number: int = 1) -> None:
        """One event of a finger at a pixel of the panel, as SDL reports it."""
        width, height = self.panel.surface().get_size()
        across, down = (x + 0.5) / width, (y + 0.5) / height
        pygame.event.post(pygame.event.Event(kind, finger_id=number, touch_id=1, x=across, y=down, dx=0.0, dy=0.0))

    def mouse(self, kind: int, x: int, y: int, touch: bool = False) -> None:
        """One event of the mouse."""
        pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1, touch=touch))

    def tap_at(self, x: int, y: int, number: int = 1) -> None:
        """A finger goes down and up, with both kinds of mouse events that drivers add."""
        self.finger(pygame.FINGERDOWN, x, y, number)
        self.mouse(pygame.MOUSEBUTTONDOWN, x, y, touch=True)
        self.mouse(pygame.MOUSEBUTTONDOWN, x, y)
        self.turn()
        self.clock.now += 0.05
        self.finger(pygame.FINGERUP, x, y, number)
        self.mouse(pygame.MOUSEBUTTONUP, x, y, touch=True)
        self.mouse(pygame.MOUSEBUTTONUP, x, y)
        self.turn()

    def tap(self, key: str) -> None:
        """Tap the target called `key` once the screen stands still."""
        self.settle()
        self.tap_at(*self.middle(key))

    def press(self, button: Button) -> None:
        """A button goes down and up."""
        self.clock.now += 0.1
        self.queue.post(ButtonEdge(button, True, self.clock.now))
        self.turn()
        self.clock.now += 0.1
        self.queue.post(ButtonEdge(button, False, self.clock.now))
        self.turn()

    def press_north(self) -> None:
        """Somebody across the table presses a seat button."""
        self.press(Button.SEAT_1)

    # --- what is there

    def start(self, *players: str, secrets: str = "open", game: str = "dakota", **options: str) -> None:
        """A game with these players at the first places."""
        seats = tuple(SeatPlan(place, player) for place, player in enumerate(players))
        self.console.run(StartGame(game, seats, tuple(options.items()), modes=(("secrets", secrets),)))
        self.turn()

    @property
    def table(self) -> TableModel:
        table = self.console.model().table
        assert table is not None
        return table

    def scene(self) -> Scene:
        return self.console.navigator.scene(self.console.model())

    def keys(self) -> list[str]:
        return [widget.key for widget in self.scene() if widget.key]

    def widget(self, key: str) -> Widget:
        return next(widget for widget in self.scene() if widget.key == key)

    def middle(self, key: str) -> tuple[int, int]:
        """The pixel of the glass under which the middle of a target lies."""
        x, y, width, height = self.app.stage.panel.pixels(self.widget(key).box)
        at = x + width // 2, y + height // 2
        return self.across(at) if self.console.turned(self.console.model()) else at

    def across(self, at: tuple[int, int]) -> tuple[int, int]:
        """The pixel on the other side of the table."""
        width, height = self.panel.surface().get_size()
        return width - 1 - at[0], height - 1 - at[1]

    def picture(self) -> bytes:
        """What the panel shows."""
        return pygame.image.tobytes(self.panel.surface(), "RGB")

    def drawn_alone(self) -> bytes:
        """The screen on top as a painter without a past draws it."""
        painter = Painter(self.console.panel)
        painter.paint(self.scene())
        return pygame.image.tobytes(painter.surface, "RGB")

    def told(self) -> list[str]:
        """The codes of the notices."""
        return [notice.code for notice in self.console.model().notices]

    def close(self) -> None:
        self.app.close()
        self.queue.close()
