"""The walk through the buttons: each is pressed when it is named; wrong, bouncing and dead ones are told apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from device.walk_talk import Talk, Typed
from drivers.debounce import BOUNCE_SECONDS
from drivers.ports import Button, ButtonEdge, Buttons
from hardware.header import place

STUCK_SECONDS: Final = 5.0
"""Nobody holds a button longer when asked to press it."""


def walk_buttons(talk: Talk, buttons: Buttons, pins: Mapping[str, int]) -> Iterator[str]:
    """Asks for each press; gives what to check. `pins` are BCM numbers by the button's name."""
    down = sorted(buttons.down())
    for button in down:
        wire = _wire(button, pins)
        yield f"{button} is closed though nobody presses it: look for a short between its wire ({wire}) and ground"
    talk.say("Press each button when it is named. Enter skips one, q ends.")
    for button in Button:
        if button not in down:
            yield from _one(talk, button, pins)


def _one(talk: Talk, button: Button, pins: Mapping[str, int]) -> Iterator[str]:
    talk.say(f"  {button}: press it and let go")
    pressed = _first(talk)
    if pressed is None:
        yield f"{button}: no press came: check its wire to {_wire(button, pins)} and its other wire to ground"
        return
    edges, released = _until_quiet(talk, pressed.button)
    if pressed.button is not button:
        yield (
            f"{button} was asked for and {pressed.button} came: exchange the wires at "
            f"{_wire(button, pins)} and {_wire(pressed.button, pins)}"
        )
    elif not released:
        wire = _wire(button, pins)
        yield f"{button} stays closed after the press: the button sticks, or its wire ({wire}) touches ground"
    else:
        talk.say(f"    heard, {_bounces(edges)}")


def _first(talk: Talk) -> ButtonEdge | None:
    """The next contact that closes; None where Enter skipped it."""
    while True:
        match talk.listen():
            case ButtonEdge(down=True) as edge:
                return edge
            case Typed():
                return None


def _until_quiet(talk: Talk, button: Button) -> tuple[int, bool]:
    """How many further edges this press had, and whether it ended open."""
    edges, is_down = 0, True
    while True:
        heard = talk.listen(STUCK_SECONDS if is_down else BOUNCE_SECONDS)
        if heard is None:
            return edges, not is_down
        if isinstance(heard, ButtonEdge) and heard.button is button:
            edges, is_down = edges + 1, heard.down
        elif isinstance(heard, Typed):
            return edges, not is_down


def _bounces(edges: int) -> str:
    """A clean press has one further edge, its release."""
    extra = edges - 1
    if extra <= 0:
        return "clean"
    return "1 bounce (it is ignored)" if extra == 1 else f"{extra} bounces (they are ignored)"


def _wire(button: Button, pins: Mapping[str, int]) -> str:
    pin = pins[button.value]
    return f"GPIO{pin}, pin {place(pin)} of the header"
