"""The nine buttons on the pins of the header, through gpiozero: raw edges go to the queue, bounces and all."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

from drivers.gpio_chips import Factory, NoPins, one_line
from drivers.ports import Button, ButtonEdge
from drivers.queue import InputQueue

OLD_SECONDS: Final = 1.0
"""An edge is never older than this: a stamp further away is from another clock than ours."""

Contact = Any
"""gpiozero's Button; the library tells no types."""


class GpioButtons:
    """`Buttons` that close to ground, held up by the Pi's own pull-ups; `pins` are BCM numbers by the button's name.

    What can't be opened is `missing`; raises NoPins when that is all of them. Closes `factory` at the end.
    """

    def __init__(self, factory: Factory, pins: Mapping[str, int], queue: InputQueue) -> None:
        self.missing: dict[Button, str] = {}
        """Buttons whose pin could not be had, and why."""
        self._factory = factory
        self._contacts: dict[Button, Contact] = {}
        self._wires: list[_Wire] = []
        for button in Button:
            try:
                self._open(button, pins[button.value], queue)
            except Exception as fault:  # gpiozero's, lgpio's and RPi.GPIO's errors have no common kind
                self.missing[button] = f"GPIO{pins.get(button.value, '?')}: {one_line(fault)}"
        if not self._contacts:
            self.close()
            raise NoPins(self.told())

    def told(self) -> str:
        """One line about what is missing, each reason once; "" if nothing is."""
        return "; ".join(f"{button.value} ({why})" for button, why in self.missing.items())

    def down(self) -> frozenset[Button]:
        return frozenset(button for button, contact in self._contacts.items() if contact.is_pressed)

    def close(self) -> None:
        for contact in self._contacts.values():
            contact.pin.when_changed = None
            contact.close()
        self._contacts.clear()
        self._factory.close()

    def _open(self, button: Button, pin: int, queue: InputQueue) -> None:
        from gpiozero import Button as GpioButton

        contact = GpioButton(pin, pull_up=True, pin_factory=self._factory)
        _end_hold_thread(contact)
        wire = _Wire(button, queue)
        # The pin itself, not the button's events: those leave out an edge that follows on a lost one.
        contact.pin.when_changed = wire.changed
        self._contacts[button] = contact
        self._wires.append(wire)


class _Wire:
    """Posts what one pin does. gpiozero holds its method weakly, so somebody must keep it."""

    def __init__(self, button: Button, queue: InputQueue) -> None:
        self._button = button
        self._queue = queue

    def changed(self, ticks: float, level: int) -> None:
        """Called from a thread of the library's; `ticks` are seconds of the kernel's monotonic clock, or of any."""
        now = time.monotonic()
        at = ticks if now - OLD_SECONDS <= ticks <= now else now
        self._queue.post(ButtonEdge(self._button, not level, at))


def _end_hold_thread(contact: Contact) -> None:
    """Holds are the debouncer's. gpiozero's thread for them looks ten times a second: nine took 0.27% of a core."""
    contact._hold_thread.stopping.set()
    contact._hold_thread.holding.set()
