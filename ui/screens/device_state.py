"""How each device is, from what the table knows of it."""

from __future__ import annotations

from enum import StrEnum

from ui.model import Model
from ui.text.device_words import form_of


class State(StrEnum):
    """How a device is."""

    WORKS = "works"
    BROKEN = "broken"
    UNUSED = "unused"
    """The settings want none."""
    UNKNOWN = "unknown"


def form(model: Model, device: str) -> str:
    """In which form the device is opened."""
    return form_of(device, model.settings, simulated=model.machine.simulated)


def state(model: Model, device: str) -> State:
    """How the device is."""
    if form(model, device) == "absent":
        return State.UNUSED
    status = model.status.get(device)
    if status is None:
        # few panels have a light that can be set
        return State.UNUSED if device == "backlight" else State.UNKNOWN
    return State.WORKS if status == "ok" else State.BROKEN


def state_words(model: Model, device: str) -> str:
    """The same in words."""
    words = model.words
    return {
        State.WORKS: words("Works"),
        State.BROKEN: words("Does not work"),
        State.UNUSED: words("Not used"),
        State.UNKNOWN: words("Not known"),
    }[state(model, device)]


def reason(model: Model, device: str) -> str:
    """Why it does not work, in the words of its driver; "" for one that works."""
    return model.status.get(device, "") if state(model, device) is State.BROKEN else ""
