"""The nine buttons on the pins of the header, through gpiozero: raw edges go to the queue, bounces and all."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from threading import Lock
from typing import Any, Final

from drivers.gpio_chips import Factory, NoPins, gpio_line
from drivers.ports import Button, ButtonEdge
from drivers.queue import InputQueue

OLD_SECONDS: Final = 1.0
"""An edge is never older than this: a stamp further away is from another clock than ours."""

Contact = Any
"""gpiozero's Button; the library tells no types."""


class GpioButtons:
    """`Buttons` that close to ground, held up by the Pi's own pull-ups; `pins` are BCM numbers by the button's name.

    Those whose pin can't be had are left out and told in `missing`; raises NoPins when that is all of them. Closes
    `factory` at the end.
    """

    def __init__(self, factory: Factory, pins: Mapping[str, int], queue: InputQueue) -> None:
        self._factory = factory
        self._wires: list[_Wire] = []
        refused: dict[str, list[str]] = {}
        for button in Button:
            pin = pins[button.value]
            try:
                self._wires.append(_Wire(button, pin, factory, queue))
            except Exception as fault:  # the errors of gpiozero, lgpio and RPi.GPIO have no common kind
                refused.setdefault(gpio_line(fault), []).append(f"{button.value} (GPIO{pin})")
        self.missing: str = "; ".join(f"{', '.join(buttons)}: {why}" for why, buttons in refused.items())
        """Which buttons are left out, and each reason once; "" if all are there."""
        if not self._wires:
            with suppress(Exception):
                factory.close()
            raise NoPins(self.missing)

    def down(self) -> frozenset[Button]:
        return frozenset(wire.button for wire in self._wires if wire.closed())

    def look(self) -> None:
        for wire in self._wires:
            wire.look()

    def close(self) -> None:
        with ExitStack() as last:
            last.callback(self._factory.close)
            for wire in self._wires:
                last.callback(wire.let_go)
            self._wires.clear()


class _Wire:
    """One button on its pin. gpiozero holds the callback weakly, so this must be kept."""

    def __init__(self, button: Button, pin: int, factory: Factory, queue: InputQueue) -> None:
        from gpiozero import Button as GpioButton

        self.button = button
        self._queue = queue
        self._lock = Lock()
        self._contact: Contact = GpioButton(pin, pull_up=True, pin_factory=factory)
        _end_hold_thread(self._contact)
        self._told = self.closed()
        # The pin itself, not the button's events: those leave out the edge that follows on a lost one.
        self._contact.pin.when_changed = self._changed

    def closed(self) -> bool:
        """Whether the pin is at ground right now."""
        return bool(self._contact.is_pressed)

    def look(self) -> None:
        """Post what the pin shows, if its last edge said otherwise."""
        with self._lock:
            if self.closed() is not self._told:
                self._tell(not self._told, time.monotonic())

    def let_go(self) -> None:
        """No edges from now on: closing a pin of lgpio's alone would leave its events on."""
        self._contact.pin.when_changed = None
        self._contact.close()

    def _changed(self, ticks: float, level: int) -> None:
        """Called from a thread of the library's.

        `ticks` are the kernel's stamp where the library passes it on: truer than ours when many edges come at once.
        """
        now = time.monotonic()
        with self._lock:
            self._tell(not level, ticks if now - OLD_SECONDS <= ticks <= now else now)

    def _tell(self, down: bool, t: float) -> None:
        self._told = down
        self._queue.post(ButtonEdge(self.button, down, t))


def _end_hold_thread(contact: Contact) -> None:
    """Holds are the debouncer's. gpiozero's thread for them looks ten times a second: nine took 0.27% of a core.

    A gpiozero that keeps it elsewhere costs that, and no button.
    """
    with suppress(AttributeError):
        contact._hold_thread.stopping.set()
        contact._hold_thread.holding.set()
