"""How a device is opened by the name of its form: whatever goes wrong, there is a device and a reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from drivers.faults import one_line
from drivers.ports import Notice

Device = TypeVar("Device")
Opened = tuple[Device, Notice | None]
"""The device, and why it is only the absent form if it is, or what of it is missing."""

ABSENT: Final = "absent"


def open_form(what: str, form: str, forms: Mapping[str, Callable[[], Device]], absent: Device) -> Opened[Device]:
    """What `forms` gives for `form`, or `absent` and why; `what` is the device's name on the staff page.

    The reason does not repeat the form: whoever tells it knows which one was wanted.
    """
    if form == ABSENT:
        return absent, None
    if form not in forms:
        return absent, Notice(what, f'form "{form}" is unknown (allowed: {", ".join([*forms, ABSENT])})')
    try:
        return forms[form](), None
    except Exception as fault:  # the one border past which no driver's fault goes, whatever its type
        return absent, Notice(what, one_line(fault))
