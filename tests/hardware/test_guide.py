"""The builder's guide says what the data and the program say: every number, pin, setting and command in it."""

from __future__ import annotations

import re
import shlex
import tomllib
from functools import cache
from random import Random
from typing import get_args, get_type_hints

import pytest

from device.cli import parser
from device.settings import Lamps, Settings, allowed, show
from drivers.adalight import BITS, encode
from drivers.neopixel_on_spi import USUAL_BUFFER, bytes_at_once
from games.catalogue import GAMES
from games.game import CHANCE, Event
from hardware.bed import load_bed
from hardware.drawings.plan import fed_rows, first_cell, fuse, supply_amperes
from hardware.header import HEADER, place
from hardware.overlay import load_overlay
from hardware.pins import load_pins
from tests.games.play import next_action
from tests.hardware.guide import ALL, FOLDER, PAGES, ROOT, TEXT, numbers, row, rows
from ui.lights import dimmer
from ui.lights.current_limiter import CurrentLimiter
from ui.lights.pipeline import Pipeline
from ui.shows import SCENES

BED = load_bed()
OHM_MM2_PER_M = 0.0175
"""Of copper."""


def amperes(frame: bytes) -> float:
    return CurrentLimiter(BED.supply, BED.pixels).amperes(frame)


# --- current


def test_there_are_as_many_pixels_as_the_guide_sells() -> None:
    assert row("README.md", "Needed", "pixels")[1] == str(BED.pixels)
    assert f"Under it lie {BED.columns * BED.rows} pixels, {BED.columns} across and {BED.rows} down" in TEXT


@pytest.mark.parametrize(
    ("start", "level"),
    [
        ("all pixels dark", 0),
        ("everything white at 20%", dimmer.table(dimmer.DEFAULT)[255]),
        ("everything white at 40%", dimmer.table(dimmer.HIGHEST)[255]),
        ("everything white at 100%", 255),
    ],
)
def test_the_current_of_a_still_picture_is_that_of_the_bed(start: str, level: int) -> None:
    assert row("README.md", "Current", start)[1] == f"{amperes(bytes([level]) * 3 * BED.pixels):.2f} A"


def test_the_limit_is_the_beds_and_holds() -> None:
    assert row("README.md", "Current", "the most that")[1] == f"{BED.supply.amperes:.2f} A"
    limiter = CurrentLimiter(BED.supply, BED.pixels)
    assert limiter.amperes(limiter.scale(bytes([255]) * 3 * BED.pixels)) <= BED.supply.amperes


@cache
def drawn(game: str) -> tuple[float, float]:
    """Mean and peak of a random game with all seats taken, as far as its 100th position."""
    rules, rng = GAMES[game], Random(1)
    players = max(rules.players)
    state = rules.new_game(rules.options_type(players=players), rules.edition())
    light = Pipeline(BED, dimmer.DEFAULT)
    light.set_table(load_overlay(game, BED), range(players))
    now, found = 0.0, list[float]()
    log: list[Event] = []
    for _ in range(100):
        legal = tuple(c for p in state.current_players() if p != CHANCE for c in state.legal_actions(p))
        light.say(SCENES[game](state.observation(None), legal, (), tuple(log)), now)
        for _ in range(6):
            light.frame(now)
            found.append(light.amperes)
            now += 0.1
        if not state.current_players():
            break
        log.clear()
        state.apply_action(next_action(rules, state, rng), log)
    return sum(found) / len(found), max(found)


def test_a_game_takes_what_the_guide_says() -> None:
    mean, peak = numbers(row("README.md", "Current", "in a game")[1])
    found = [drawn(game) for game in ("dakota", "dakara", "sitting-bull")]
    assert 0.7 * mean < max(each for each, _ in found) <= mean
    assert mean < max(each for _, each in found) <= peak


def test_what_a_pixel_draws_is_the_beds() -> None:
    assert set(BED.supply.full_ma) == {20}
    assert f"{BED.supply.idle_ma:g} mA for a dark pixel and {BED.supply.full_ma[0]:g} mA for each colour" in TEXT


def test_the_fuse_carries_the_limit_and_spares_the_wires() -> None:
    rating = fuse(BED)
    assert row("README.md", "Needed", "fuse")[2].startswith(f"{rating:g} A, slow")
    assert f"{rating:g} A slow, {rating / BED.supply.amperes:.2f} times the limit" in TEXT
    assert rating >= 1.2 * BED.supply.amperes
    assert f"a fuse of 3 A asks for {0.8 * 3:g}" in TEXT


def test_the_supply_is_sold_with_something_to_spare() -> None:
    least, most = numbers(row("README.md", "Needed", "supply of the light")[2])[1:3]
    assert supply_amperes(BED) == least < most
    assert numbers(row("README.md", "Needed", "supply of the light")[3])[1] * 0.8 >= BED.supply.amperes


def test_the_wires_lose_what_the_guide_says() -> None:
    trunk, _, chain, *_ = rows("README.md", "Fuse and cross-sections")
    lost = OHM_MM2_PER_M / numbers(trunk[1])[0] * 2 * BED.supply.amperes
    assert f"at {BED.supply.amperes:g} A it loses {lost:.2f} V over a metre and back" == trunk[2]
    pixels = 64
    share = pixels / BED.pixels * BED.supply.amperes
    # the current falls evenly along the feed: half of it counts, there and back
    lost = OHM_MM2_PER_M / numbers(chain[1])[0] * pixels * BED.pitch_mm / 1000 * share
    assert f"the last pixel of a feed of {pixels} has {lost:.2f} V less than the first" in chain[2]


def test_the_rows_that_are_fed_are_those_of_the_drawings() -> None:
    fed = [str(row + 1) for row in fed_rows(BED)]
    firsts = [BED.pixel(first_cell(BED, row)) for row in fed_rows(BED)]
    assert f"(pixels {', '.join(f'{first} to {first + 1}' for first in firsts)})" in TEXT
    assert f"the first pixel of rows {', '.join(fed[:-1])} and {fed[-1]}" in TEXT
    ends = [*fed_rows(BED)[1:], BED.rows]
    assert max(end - start for start, end in zip(fed_rows(BED), ends, strict=True)) * BED.columns == 64


@pytest.mark.parametrize("cells", rows("wiring.md", "The bed"), ids=lambda cells: cells[0])
def test_light_spreads_as_the_guide_says(cells: list[str]) -> None:
    """Of a lamp that shines as a flat surface does, on a flat board: the fourth power of the cosine."""
    [distance], [edge], [middle] = map(numbers, cells)
    pitch = BED.pitch_mm
    assert edge == round(100 * (1 + (pitch / 2 / distance) ** 2) ** -2)
    assert middle == round(100 * (1 + (pitch / distance) ** 2) ** -2)


# --- pins


def test_the_pins_are_those_of_the_data() -> None:
    pins = load_pins()
    wired = {name.replace("-", " "): pin for name, pin in pins.buttons.items()} | {"data of the light": pins.lamps}
    assert rows("wiring.md", "The pins") == [[name, f"GPIO{pin}", str(place(pin))] for name, pin in wired.items()]


def test_the_grounds_are_all_that_there_are() -> None:
    grounds = [str(pin) for pin, carries in enumerate(HEADER, 1) if carries == "GND"]
    assert f"Ground is on pins {', '.join(grounds[:-1])} and {grounds[-1]}." in TEXT
    assert HEADER[20 - 1] == "GND"
    assert place(load_pins().lamps) == 19, "beside it"
    assert (HEADER[2 - 1], HEADER[6 - 1], HEADER[5 - 1], HEADER[9 - 1]) == ("5V", "GND", "GPIO3", "GND")


# --- settings


def test_every_setting_is_explained_with_what_it_is_as_shipped() -> None:
    shipped = {
        f"{table}.{key}": show(getattr(getattr(Settings(), table), key))
        for table, struct in get_type_hints(Settings).items()
        for key in get_type_hints(struct)
    }
    told = {cells[0].strip("`"): cells[1].strip("`") for cells in rows("software.md", "Settings")}
    assert told == shipped | {"staff.pin": told["staff.pin"]}
    assert told["staff.pin"] == '""'


@pytest.mark.parametrize("cells", rows("software.md", "Settings"), ids=lambda cells: cells[0])
def test_every_value_that_the_guide_offers_is_allowed(cells: list[str]) -> None:
    table, key = cells[0].strip("`").split(".")
    kind = get_type_hints(get_type_hints(Settings)[table], include_extras=True)[key]
    choices = {str(value) for value in get_args(kind) if isinstance(value, str)}
    if choices and "from" not in allowed(kind):
        told = set(re.findall(r'`"([\w-]+)"`', " ".join(cells[1:])))
        assert told <= choices
        assert choices <= told or key in ("colour_order", "form", "lights", "secrets", "dice", "cards", "pixel_type")


def test_settings_that_are_named_anywhere_are_there() -> None:
    tables = get_type_hints(Settings)
    named = set(re.findall(rf"`((?:{'|'.join(tables)})\.\w+)(?: = [^`]*)?`", ALL))
    named -= {"bed.toml", "pins.toml", "settings.toml"}
    for name in named:
        table, key = name.split(".")
        assert key in get_type_hints(tables[table]), name


def test_every_rate_of_the_controller_is_listed() -> None:
    told = row("software.md", "Settings", "`lamps.baud`")[2]
    rates = get_args(get_type_hints(Lamps, include_extras=True)["baud"])
    assert numbers(told) == list(rates)
    seconds = {rate: len(encode(bytes(3 * BED.pixels))) * BITS / rate for rate in rates}
    assert f"a frame takes {1000 * seconds[115200]:.0f} ms. 500000 makes it {1000 * seconds[500000]:.0f} ms" in TEXT


def test_the_message_passes_the_kernel_and_is_as_long_as_the_guide_says() -> None:
    rgb, rgbw = bytes_at_once(BED.pixels, "GRB"), bytes_at_once(BED.pixels, "GRBW")
    assert max(rgb, rgbw) <= USUAL_BUFFER
    assert f"lets {USUAL_BUFFER} bytes pass. {BED.pixels} pixels need {rgb} bytes, or {rgbw} for rgbw" in TEXT


# --- the system


def test_every_line_of_config_txt_has_its_reason() -> None:
    block = PAGES["software.md"].split("## config.txt", 1)[1].split("```")[1]
    lines = {line for line in block.split() if not line.startswith("[")}
    reasons = " ".join(cells[0] for cells in rows("software.md", "config.txt"))
    assert lines
    assert all(f"`{line}`" in reasons for line in lines)


def test_every_group_is_explained_and_the_unit_names_the_same() -> None:
    joined = re.search(r"usermod -aG (\S+) firelight\n", PAGES["software.md"])
    assert joined
    groups = set(joined[1].split(","))
    explained = {name for cells in rows("software.md", "Groups") for name in re.findall(r"`(\w+)`", cells[0])}
    assert explained == groups
    unit = (ROOT / "systemd/firelight.service").read_text()
    said = re.search(r"user `firelight` in the groups([^.]*)\.", unit)
    assert said
    assert set(re.findall(r"\b(?!and\b)\w+", said[1])) == groups
    assert "User=firelight\n" in unit
    assert "ExecStart=/opt/firelight/current/.venv/bin/firelight run\n" in unit
    named = {name for command in re.findall(r"usermod -aG ([\w,]+) firelight", ALL) for name in command.split(",")}
    assert named <= groups


def test_every_package_that_is_installed_is_explained() -> None:
    block = PAGES["software.md"].split("## The system", 1)[1].split("```")[1]
    installed = [name for names in re.findall(r"^sudo apt install (.+)$", block, re.M) for name in names.split()]
    assert installed
    explained = {name for cells in rows("software.md", "The system") for name in re.findall(r"`([\w-]+)`", cells[0])}
    assert explained == set(installed)


def test_every_extra_is_explained() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert {cells[0].strip("`") for cells in rows("software.md", "Extras")} == set(extras) - {"dev"}
    named = {name for command in re.findall(r"'\.\[([\w,-]+)\]'", ALL) for name in command.split(",")}
    assert {"pi", "printer"} <= named <= set(extras)


# --- commands, links, pictures


def commands() -> list[str]:
    found = re.findall(r"`firelight ([a-z][^`]*)`", TEXT)
    found += [line for block in ALL.split("```")[1::2] for line in re.findall(r"^firelight ([a-z].*)$", block, re.M)]
    return sorted(set(found))


def test_the_commands_are_found() -> None:
    assert {"doctor", "doctor lights", "dark"} <= set(commands())


def test_the_short_form_of_the_commands_works_with_the_data_of_the_service() -> None:
    unit = (ROOT / "systemd/firelight.service").read_text()
    [state] = re.findall(r"^StateDirectory=(\w+)$", unit, re.M)
    [program] = re.findall(r"^ExecStart=(\S+) run$", unit, re.M)
    alias = f"alias firelight='sudo -u firelight env STATE_DIRECTORY=/var/lib/{state} {program}'"
    assert alias in PAGES["software.md"].splitlines()


@pytest.mark.parametrize("command", commands())
def test_every_command_is_understood(command: str) -> None:
    parser().parse_args(shlex.split(command))


@pytest.mark.parametrize("page", ("first-light.md", "troubles.md"))
def test_the_pads_it_names_are_on_the_screen(page: str) -> None:
    words = (ROOT / "ui/text/locale/firelight.pot").read_text("utf-8")
    pads = re.findall(r"\*\*([A-Z][\w ]+)\*\*", " ".join(PAGES[page].split()))
    assert pads
    for pad in pads:
        assert f'msgid "{pad}"' in words, pad


def test_what_the_program_is_quoted_with_is_what_it_says() -> None:
    sources = [path.read_text("utf-8") for part in ("device", "drivers", "ui") for path in (ROOT / part).rglob("*.py")]
    tables = [line for line in PAGES["troubles.md"].splitlines() if line.startswith("|")]
    quoted = {words for line in tables for words in re.findall(r'(?<!`)"([^"`]+)"', line.split("|")[1])}
    assert len(quoted) > 5
    for words in quoted:
        assert any(words in source for source in sources), words


def anchors(text: str) -> set[str]:
    """The names that headings get on a page."""
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in re.findall(r"^#+ (.*)$", text, re.M)
    }


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", PAGES[name]):
        path, _, anchor = target.partition("#")
        assert not path.startswith("http")
        assert not path or (FOLDER / path).is_file(), target
        if anchor:
            assert anchor in anchors(PAGES[path or name]), target


def test_every_page_is_reached_from_the_first() -> None:
    linked = set(re.findall(r"\]\(([\w-]+\.md)", PAGES["README.md"]))
    assert linked == set(PAGES) - {"README.md"}


def test_files_of_the_program_that_are_named_exist() -> None:
    for path in re.findall(r"`((?:hardware|systemd|device)/[\w./-]+\.\w+)`", ALL):
        assert (ROOT / path).is_file(), path
