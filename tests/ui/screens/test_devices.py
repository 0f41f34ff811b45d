"""The staff's device pages: what they say of each device and of the machine, and what they ask for."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from device.settings import Lamps, Panel, Printer, Settings
from hardware.bed import load_bed
from tests.ui.checks import check_text
from tests.ui.screens.builder import make_model
from tests.ui.screens.device_cases import BED, CONTROLLER, PRESSED, PRINTER, facts
from ui.commands import Back, PrintTest, Set, Show
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.button_card import ButtonCard
from ui.kit.pieces.device_card import DeviceCard
from ui.kit.pieces.device_row import DeviceRow
from ui.kit.widget import Scene
from ui.lights.probe import Probe
from ui.model import ButtonSeen, Machine, MachineHealth, Model
from ui.screen import Screen, Touched
from ui.screens.address import AddressScreen
from ui.screens.button_test import HELD_SECONDS, ButtonTestScreen
from ui.screens.device import DeviceScreen
from ui.screens.device_settings import BAUDS, COLUMNS, DRIVERS, FORMS, ORDERS, device_asked
from ui.screens.light_test import LightTestScreen
from ui.screens.pixel_test import PixelTestScreen
from ui.screens.settings import settings_asked
from ui.screens.staff import StaffScreen
from ui.text.device_words import DEVICES
from ui.text.light_test_words import joint_words, pixel_place
from ui.text.machine_words import machine_facts
from ui.text.words import Words

WORDS = Words()


def model(settings: dict[str, str] | None = None, panel: str = "10in", **more: Any) -> Model:
    return make_model(PANELS[panel], **facts(settings, **more)())


def row(scene: Scene, title: str) -> DeviceRow:
    return next(w for w in scene if isinstance(w, DeviceRow) and w.title == title)


def card(scene: Scene) -> DeviceCard:
    return next(w for w in scene if isinstance(w, DeviceCard))


# --- the list


@pytest.mark.parametrize(
    ("settings", "status", "text", "alert"),
    [
        ({}, {"lamps": "ok"}, "Works  ·  NeoPixels on SPI", False),
        ({"lamps.form": "adalight"}, {"lamps": "ok"}, "Works  ·  USB controller (Adalight)", False),
        ({}, {"lamps": "the cable is loose"}, "Does not work: the cable is loose", True),
        ({}, {"lamps": "the cable is loose"}, "Does not work: the cable is loose", True),
        ({"lamps.form": "absent"}, {"lamps": "ok"}, "Not used", False),
        ({}, {}, "Not known  ·  NeoPixels on SPI", False),
    ],
)
def test_a_row_says_how_a_device_is(settings: dict[str, str], status: dict[str, str], text: str, alert: bool) -> None:
    found = row(StaffScreen().scene(model(settings, status=status)), "Lights")
    assert (found.text, found.alert, found.key, found.icon) == (text, alert, "device:lamps", "light")


def test_in_the_simulator_the_window_takes_the_devices_place() -> None:
    scene = StaffScreen().scene(model(machine=Machine(bed=BED, simulated=True)))
    assert row(scene, "Lights").text == row(scene, "Buttons").text == "Works  ·  In this window"
    assert row(scene, "Sound").text == "Works  ·  Sound card"


def test_a_reason_that_is_too_long_for_its_row_is_left_to_the_devices_page() -> None:
    long = "no chip is called pinctrl-rp1 or pinctrl-bcm2711 " * 4
    shown = model(status={"buttons": long})
    found = row(StaffScreen().scene(shown), "Buttons")
    written = check_text(found, Painter(PANELS["10in"]))
    assert [each.text for each in written] == ["Buttons", "Does not work  ·  On the pins (GPIO)"]
    screen, on_page = DeviceScreen(), model(status={"buttons": long}, about="buttons")
    assert any(long.strip() in part for part in card(screen.scene(on_page)).paragraphs)


def test_a_row_opens_its_device() -> None:
    assert StaffScreen().handle(Touched("device:speaker"), model()) == [Show("device", "speaker")]


# --- the machine


def test_a_machine_that_is_well() -> None:
    health = MachineHealth(
        celsius=51.4, undervoltage=False, undervoltage_seen=False, throttled=False, throttled_seen=False,
        free_bytes=11_740_000_000, uptime=3 * 3600 + 27 * 60.0,
    )  # fmt: skip
    assert [(f.title, f.text, f.alert) for f in machine_facts(WORDS, health)] == [
        ("Temperature", "51 °C", False),
        ("Speed", "Full", False),
        ("Supply", "Fine", False),
        ("Free on the disk", "11.7 GB", False),
        ("Running for", "3 hours, 27 minutes", False),
        ("Power cuts", "none", False),
        ("Crashes", "none", False),
    ]


def test_what_can_not_be_known_is_said_so() -> None:
    assert [f.text for f in machine_facts(WORDS, MachineHealth())] == ["not known"] * 5 + ["none"] * 2


@pytest.mark.parametrize(
    ("health", "title", "text"),
    [
        (MachineHealth(celsius=80.0), "Temperature", "80 °C: too hot"),
        (MachineHealth(throttled=True), "Speed", "Slowed down now: heat or a weak supply"),
        (MachineHealth(throttled=False, throttled_seen=True), "Speed", "Was slowed down since the start"),
        (MachineHealth(undervoltage=True, undervoltage_seen=True), "Supply", "Too weak now: use a stronger one"),
        (MachineHealth(undervoltage=False, undervoltage_seen=True), "Supply", "Was too weak since the start"),
        (MachineHealth(free_bytes=150_000_000), "Free on the disk", "0.1 GB"),
    ],
)
def test_what_somebody_should_look_at_is_marked(health: MachineHealth, title: str, text: str) -> None:
    marked = [(f.title, f.text) for f in machine_facts(WORDS, health) if f.alert]
    assert marked == [(title, text)]


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0 minutes"),
        (60, "1 minute"),
        (3600, "1 hour, 0 minutes"),
        (86400, "1 day"),
        (86400 + 3600, "1 day, 1 hour"),
        (9 * 86400 + 5 * 3600, "9 days, 5 hours"),
    ],
)
def test_a_span_has_its_two_largest_units(seconds: float, text: str) -> None:
    facts_found = machine_facts(WORDS, MachineHealth(uptime=seconds))
    assert next(f.text for f in facts_found if f.title == "Running for") == text


# --- the settings


def literal(kind: type, key: str) -> set[str]:
    return {str(value) for value in get_args(get_type_hints(kind, include_extras=True)[key])}


def test_the_screen_offers_what_the_files_allow() -> None:
    tables = get_type_hints(Settings)
    for device, forms in FORMS.items():
        assert set(forms) == literal(tables[device], "form")
    assert set(ORDERS) == literal(Lamps, "colour_order")
    assert set(BAUDS) == literal(Lamps, "baud")
    assert set(COLUMNS) == literal(Printer, "columns")
    assert set(DRIVERS) == literal(Panel, "driver")


@pytest.mark.parametrize(
    ("device", "settings", "names"),
    [
        ("lamps", {}, ["lamps.form", "brightness", "lamps.pixel_type", "lamps.colour_order"]),
        ("lamps", CONTROLLER, ["lamps.form", "brightness", "lamps.colour_order", "lamps.baud"]),
        ("lamps", {"lamps.form": "absent"}, ["lamps.form"]),
        ("buttons", {}, ["buttons.form"]),
        ("speaker", {}, ["speaker.form", "volume"]),
        ("printer", {}, ["printer.form"]),
        ("printer", PRINTER, ["printer.form", "printer.columns"]),
        ("panel", {}, ["driver", "stance", "diagonal_in", "rotation"]),
        ("touch", {}, []),
        ("backlight", {}, ["backlight"]),
    ],
)
def test_only_what_matters_in_this_form_is_asked(device: str, settings: dict[str, str], names: list[str]) -> None:
    assert [asked.name for asked in device_asked(model(settings), device)] == names


def test_a_light_that_can_not_be_set_asks_nothing() -> None:
    assert device_asked(model(status={}), "backlight") == []


def test_a_device_asks_what_the_settings_ask_with_the_same_answers() -> None:
    shown = model()
    common = {asked.name: asked for asked in settings_asked(shown)}
    for device in DEVICES:
        for asked in device_asked(shown, device):
            assert asked == common.get(asked.name, asked)


def test_an_answer_is_a_setting() -> None:
    screen, shown = DeviceScreen(), model(about="buttons")
    screen.scene(shown)
    assert screen.handle(Touched("buttons.form=absent"), shown) == [Set("buttons.form", "absent")]
    assert screen.handle(Touched("buttons.form=gpio"), shown) == []


# --- the tests


@pytest.mark.parametrize(
    ("device", "settings", "keys"),
    [
        ("lamps", {}, ["light-test", "pixel-test"]),
        ("lamps", {"lamps.form": "absent"}, []),
        ("buttons", {}, ["button-test"]),
        ("speaker", {}, ["sound-test"]),
        ("printer", PRINTER, ["print", "address"]),
        ("printer", {}, []),
        ("touch", {}, ["calibrate"]),
        ("panel", {}, []),
    ],
)
@pytest.mark.parametrize("panel", PANELS)
def test_each_device_offers_its_tests(device: str, settings: dict[str, str], keys: list[str], panel: str) -> None:
    shown = model(settings, panel, about=device)
    offered = [w.key for w in DeviceScreen().scene(shown)]
    found = [key for key in ("light-test", "pixel-test", "button-test", "sound-test", "print", "address", "calibrate")
             if key in offered]  # fmt: skip
    assert found == keys
    wanted = {"print": [PrintTest()], "address": [Show("address", "printer.address")]}
    for key in keys:
        assert DeviceScreen().handle(Touched(key), shown) == wanted.get(key, [Show(key)])


def test_a_windows_pointer_is_not_calibrated() -> None:
    scene = DeviceScreen().scene(model(about="touch", machine=Machine(simulated=True)))
    assert not any(w.key == "calibrate" for w in scene)


def test_an_address_is_written_and_kept() -> None:
    screen, shown = AddressScreen(), model(about="printer.address")

    def touch(*keys: str) -> list[Any]:
        return [command for key in keys for command in screen.handle(Touched(key), shown)]

    touch("usual", "erase", "key:1")
    assert touch("done") == [Set("printer.address", "/dev/usb/lp1"), Back()]
    assert AddressScreen().handle(Touched("close"), shown) == [Back()]


def lit(screen: PixelTestScreen | LightTestScreen | ButtonTestScreen, shown: Model) -> Probe | None:
    return screen.probe(shown)


def test_the_first_byte_of_each_pixel_is_lit_whatever_is_set() -> None:
    assert lit(LightTestScreen(), model()) == Probe((0, 255, 0))
    assert lit(LightTestScreen(), model({"lamps.colour_order": "BRG"})) == Probe((0, 0, 255))


def test_an_order_that_is_set_already_is_not_set_again() -> None:
    screen: Screen = LightTestScreen()
    assert screen.handle(Touched("seen:G"), model(now=0.0)) == []
    assert screen.handle(Touched("seen:R"), model(now=5.0)) == []
    assert screen.handle(Touched("right"), model(now=9.0)) == [Back()]


def test_the_type_of_a_controllers_pixels_is_not_ours_to_set() -> None:
    screen: Screen = LightTestScreen()
    assert screen.handle(Touched("seen:several"), model(CONTROLLER)) == []
    assert "With a USB controller, set the type there." in card(screen.scene(model(CONTROLLER))).paragraphs[1]
    assert screen.handle(Touched("close"), model(CONTROLLER)) == [Back()]


def test_the_test_says_where_each_pixel_is() -> None:
    told = [pixel_place(WORDS, BED, number) for number in range(BED.pixels)]
    assert len(set(told)) == BED.pixels
    assert told[:7] == [*(f"Seat button {n}" for n in range(1, 7)), "Row 1, column 1"]
    assert (told[21], told[22], told[165]) == ("Row 1, column 16", "Row 2, column 16", "Row 10, column 1")


def test_a_bed_that_begins_elsewhere_is_told_as_it_lies() -> None:
    text = (load_text()).replace('first_corner = "top-left"', 'first_corner = "bottom-right"')
    bed = load_bed(text)
    assert pixel_place(WORDS, bed, 6) == "Row 10, column 16"
    assert pixel_place(WORDS, bed, 165) == "Row 1, column 16"


def load_text() -> str:
    from importlib.resources import files

    return (files("hardware") / "bed.toml").read_text("utf-8")


def test_a_dark_pixel_names_the_joint_before_it() -> None:
    assert joint_words(WORDS, BED, 22)[0] == (
        "Look at the solder joints between pixel 22 and this one (Row 1, column 16)."
    )
    assert joint_words(WORDS, BED, 0)[0].startswith("Look at the data wire")


def test_buttons_that_hang_or_chatter_are_named() -> None:
    buttons = {**PRESSED, "ok": ButtonSeen(down=True, presses=1, since=2.0)}

    def texts(now: float) -> dict[str, tuple[str, bool]]:
        scene = ButtonTestScreen().scene(model(machine=Machine(bed=BED, buttons=buttons), now=now))
        return {w.title: (w.text, w.alert) for w in scene if isinstance(w, ButtonCard)}

    early, late = texts(2.0 + HELD_SECONDS - 0.1), texts(2.0 + HELD_SECONDS)
    assert early["OK"] == ("1 time", False)
    assert late["OK"] == ("held", True)
    assert late["Red"] == ("chatters", True)
    assert late["Green"] == ("not yet", False)
    waits = ButtonTestScreen().moving(model(machine=Machine(bed=BED, buttons=buttons), now=4.0))
    assert waits == pytest.approx(2.0 + HELD_SECONDS - 4.0)


def test_a_card_leaves_out_what_has_no_room_and_cuts_nothing() -> None:
    many = tuple(f"{n} " + "word " * 40 for n in range(6))
    small = DeviceCard(box=Box(0, 0, 520, 200), title="Does not work", paragraphs=many)
    written = [each.text for each in check_text(small, Painter(PANELS["7in"]))]
    assert written[0] == "Does not work"
    assert written[1:] == list(many[: len(written) - 1])
    assert len(written) < 4
