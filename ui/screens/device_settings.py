"""What staff can set of each device on the screen: the same settings as in the files, with all their values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ui.model import Model
from ui.screens.choices import Answer, Asked
from ui.screens.device_state import form
from ui.screens.settings import settings_asked
from ui.text.device_words import form_words
from ui.text.words import Words

FORMS: Final[Mapping[str, Sequence[str]]] = {
    "lamps": ("spi", "pin", "pwm", "adalight", "absent"),
    "buttons": ("gpio", "absent"),
    "speaker": ("mixer", "absent"),
    "printer": ("device", "serial", "network", "absent"),
}
ORDERS: Final = ("RGB", "RBG", "GRB", "GBR", "BRG", "BGR")
BAUDS: Final = ("115200", "230400", "460800", "500000", "576000", "921600", "1000000", "1500000")
COLUMNS: Final = ("32", "42", "48")
DRIVERS: Final = ("auto", "kmsdrm", "wayland", "x11")


def device_asked(model: Model, device: str) -> list[Asked]:
    """Every setting of `device` that matters now."""
    if device in FORMS:
        chosen = form(model, device)
        asked = [] if chosen == "window" else [_form(model, device, chosen)]
        return [*asked, *([] if chosen == "absent" else _of_form(model, device, chosen))]
    if device == "panel":
        return [_driver(model), *_common(model, "diagonal_in", "rotation", "stance")]
    if device == "backlight":
        return _common(model, "backlight")
    return []


def _form(model: Model, device: str, chosen: str) -> Asked:
    words = model.words
    answers = tuple(Answer(each, form_words(words, each)) for each in FORMS[device])
    return Asked(f"{device}.form", words("Form"), answers, chosen, words("How is it connected?"))


def _of_form(model: Model, device: str, chosen: str) -> list[Asked]:
    words = model.words
    match device:
        case "lamps":
            baud = _plain(model, "lamps.baud", words("Speed"), BAUDS, words("How fast is the controller (baud)?"))
            # a controller knows the type of its pixels, a window has none
            own = {"window": [], "adalight": [_order(model), baud]}.get(chosen, [_type(model), _order(model)])
            return [*_common(model, "brightness"), *own]
        case "speaker":
            return _common(model, "volume")
        case "printer":
            return [_plain(model, "printer.columns", words("Columns"), COLUMNS, words("How many letters has a line?"))]
    return []


def _type(model: Model) -> Asked:
    words = model.words
    answers = Answer("rgb", words("3 colours")), Answer("rgbw", words("With white"))
    now = model.settings.get("lamps.pixel_type", "rgb")
    return Asked("lamps.pixel_type", words("Pixels"), answers, now, words("Of which type are the pixels?"))


def _order(model: Model) -> Asked:
    words = model.words
    return _plain(model, "lamps.colour_order", words("Order"), ORDERS, words("In which order does a pixel take them?"))


def _driver(model: Model) -> Asked:
    words = model.words
    answers = tuple(Answer(each, _driver_words(words, each)) for each in DRIVERS)
    now = model.settings.get("driver", "auto")
    return Asked("driver", words("Driver"), answers, now, words("Which driver, from the next start?"))


def _driver_words(words: Words, driver: str) -> str:
    return words("By itself") if driver == "auto" else form_words(words, driver)


def _plain(model: Model, name: str, title: str, values: Sequence[str], text: str) -> Asked:
    """A setting whose values are the same in all languages."""
    now = model.settings.get(name, values[0])
    chosen = now if now in values else values[0]
    return Asked(name, title, tuple(Answer(value, value) for value in values), chosen, text)


def _common(model: Model, *names: str) -> list[Asked]:
    """Questions that the settings' own screen asks, too."""
    return [asked for asked in settings_asked(model) if asked.name in names]
