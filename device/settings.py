"""Settings in layers: shipped, the site's (/etc/firelight), the table's own. A bad value never stops the start."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from device.durable import free_name, write_file
from device.notices import Notice
from device.seats import Modes
from drivers.calibration import correction

SHIPPED: Final = Path(__file__).with_name("settings.toml")
SITE: Final = Path("/etc/firelight/settings.toml")
FILE_NAME: Final = "settings.toml"
LANGUAGES: Final = ("en", "it", "de", "es")

Name: TypeAlias = Annotated[str, Meta(max_length=24)]
Address: TypeAlias = Annotated[str, Meta(max_length=200)]
Part: TypeAlias = Annotated[float, Meta(ge=-1, le=2)]


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """The touchscreen."""

    diagonal_in: Annotated[float, Meta(ge=7, le=24)] = 10.1
    stance: Literal["flat", "stand"] = "stand"
    rotation: Literal[0, 90, 180, 270] = 0
    driver: Literal["auto", "kmsdrm", "wayland", "x11"] = "auto"
    backlight: Annotated[int, Meta(ge=10, le=100)] = 100


class Touch(msgspec.Struct, frozen=True, kw_only=True):
    """Where touches were reported at the four targets of the calibration; see `drivers.wishes.PanelWish.corners`."""

    corners: Annotated[tuple[Part, ...], Meta(max_length=8)] = ()


class Lamps(msgspec.Struct, frozen=True, kw_only=True):
    """How the chain of pixels is driven; see `drivers.wishes.LampWish`."""

    form: Literal["spi", "pin", "pwm", "adalight", "absent"] = "spi"
    colour_order: Literal["RGB", "RBG", "GRB", "GBR", "BRG", "BGR"] = "GRB"
    pixel_type: Literal["rgb", "rgbw"] = "rgb"
    spi: Address = "/dev/spidev0.0"
    port: Address = ""
    baud: Literal[115200, 230400, 460800, 500000, 576000, 921600, 1000000, 1500000] = 115200


class Buttons(msgspec.Struct, frozen=True, kw_only=True):
    """How the nine buttons are read."""

    form: Literal["gpio", "absent"] = "gpio"


class Speaker(msgspec.Struct, frozen=True, kw_only=True):
    """How sounds are played."""

    form: Literal["mixer", "absent"] = "mixer"


class Printer(msgspec.Struct, frozen=True, kw_only=True):
    """The receipt printer; see `drivers.wishes.PrinterWish`."""

    form: Literal["device", "serial", "network", "absent"] = "absent"
    address: Address = ""
    columns: Literal[32, 42, 48] = 42


class Lights(msgspec.Struct, frozen=True, kw_only=True):
    """The light bed; percent of full brightness."""

    brightness: Annotated[int, Meta(ge=5, le=40)] = 20


class Sound(msgspec.Struct, frozen=True, kw_only=True):
    """0 is mute."""

    volume: Annotated[int, Meta(ge=0, le=3)] = 2


class Screen(msgspec.Struct, frozen=True, kw_only=True):
    """Words and motion."""

    language: Literal["en", "it", "de", "es"] = "en"
    motion: Literal["full", "still"] = "full"


class TableHabits(msgspec.Struct, frozen=True, kw_only=True):
    """The modes a new game starts with, and the last names at the six places."""

    dice: Literal["console", "table"] = "console"
    cards: Literal["console", "table"] = "console"
    secrets: Literal["peek", "open"] = "peek"
    lights: Literal["bed", "screen", "both"] = "both"
    help: Literal["full", "short", "off"] = "full"
    names: Annotated[tuple[Name, ...], Meta(min_length=6, max_length=6)] = ("",) * 6

    def modes(self) -> Modes:
        """As a new game's modes."""
        return Modes(dice=self.dice, cards=self.cards, secrets=self.secrets, lights=self.lights, help=self.help)


class StaffSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The staff page's lock; see staff.py for the form of `pin`."""

    pin: Annotated[str, Meta(pattern=r"^(scrypt:[0-9a-f]{32}:[0-9a-f]{64})?$")] = ""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of the table."""

    panel: Panel = Panel()
    touch: Touch = Touch()
    lights: Lights = Lights()
    lamps: Lamps = Lamps()
    buttons: Buttons = Buttons()
    speaker: Speaker = Speaker()
    printer: Printer = Printer()
    sound: Sound = Sound()
    screen: Screen = Screen()
    table: TableHabits = TableHabits()
    staff: StaffSettings = StaffSettings()


def data_folder(given: str | None = None) -> Path:
    """Where games and settings are kept: `--data`, else the service's StateDirectory, else the user's data folder."""
    if given:
        return Path(given)
    if state := os.environ.get("STATE_DIRECTORY"):
        return Path(state.split(":", maxsplit=1)[0])
    import platformdirs

    return platformdirs.user_data_path("firelight", appauthor=False)


class SettingsFile:
    """The layers as read, and the way to change the table's own."""

    def __init__(self, folder: Path, site: Path = SITE, shipped: Path = SHIPPED) -> None:
        self.path = folder / FILE_NAME
        self.notices: list[Notice] = []
        """What was wrong in the files; for the staff page."""
        self._unread: set[Path] = set()
        self._plain: dict[str, dict[str, Any]] = {}
        self._own: dict[str, dict[str, Any]] = {}
        for path in (shipped, site, self.path):
            layer = self._layer(path)
            for table, values in layer.items():
                self._plain.setdefault(table, {}).update(values)
            self._own = layer
        self.settings = msgspec.convert(self._plain, Settings)

    def change(self, table: str, key: str, value: object) -> Notice | None:
        """Set one value and save; raises ValueError (one line) for what is not allowed, gives a notice if not saved."""
        why = refusal(table, key, value)
        if why:
            raise ValueError(f"{table}.{key} = {_told(value)} is not allowed ({why})")
        self._own.setdefault(table, {})[key] = value
        self._plain.setdefault(table, {})[key] = value
        self.settings = msgspec.convert(self._plain, Settings)
        try:
            if self.path in self._unread:
                self.path.rename(free_name(self.path, "damaged"))
                self._unread.clear()
            write_file(self.path, as_toml(self._own).encode())
        except OSError as error:
            return Notice("settings_unsaved", {"why": str(error)})
        return None

    def _layer(self, path: Path) -> dict[str, dict[str, Any]]:
        """The good values of one file; a notice for each bad one."""
        try:
            raw = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError) as error:
            self._unread.add(path)
            self.notices.append(Notice("settings_file", {"file": str(path), "why": str(error)}))
            return {}
        good: dict[str, dict[str, Any]] = {}
        for table, values in raw.items():
            if not isinstance(values, dict):
                self._bad(path, table, values, "a table of values")
                continue
            for key, value in values.items():
                why = refusal(table, key, value)
                if why:
                    self._bad(path, f"{table}.{key}", value, why)
                else:
                    good.setdefault(table, {})[key] = value
        return good

    def _bad(self, path: Path, key: str, value: object, allowed: str) -> None:
        table, _, name = key.partition(".")
        default = self._plain.get(table, {}).get(name)
        instead = "it is left out" if default is None else f"the default {show(default)} is used"
        shown = "(hidden)" if table == "staff" else _told(value)
        values = {"file": str(path), "key": key, "value": shown, "allowed": allowed, "instead": instead}
        self.notices.append(Notice("setting", values))


def refusal(table: str, key: str, value: object) -> str | None:
    """What is allowed instead of a value that is not; None when the value is fine."""
    kinds = get_type_hints(Settings)
    if table not in kinds:
        return f"the tables are {', '.join(kinds)}"
    fields = get_type_hints(kinds[table], include_extras=True)
    if key not in fields:
        return f"{table} has {', '.join(fields)}"
    try:
        msgspec.convert(value, fields[key], strict=True)
    except msgspec.ValidationError:
        return allowed(fields[key])
    return _corners_refusal(value) if (table, key) == ("touch", "corners") else None


def _corners_refusal(corners: Any) -> str | None:
    """Why four touches can't be what a panel reported at the targets; None when they can."""
    try:
        correction(corners)
    except ValueError as why:
        return str(why)
    return None


def allowed(kind: Any) -> str:
    """The values of a field in words."""
    if get_origin(kind) is Literal:
        return " or ".join(str(value) for value in get_args(kind))
    base, meta = get_args(kind)
    if isinstance(meta, Meta) and meta.ge is not None:
        return f"{'a number' if base is float else 'a whole number'} from {meta.ge} to {meta.le}"
    if isinstance(meta, Meta) and meta.pattern is not None:
        return "set it on the staff page"
    if base is str:
        return f"a text of at most {meta.max_length} characters"
    return "eight numbers from -1 to 2, or none" if meta.max_length == 8 else "six texts of at most 24 characters"


def show(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list | tuple):
        return "[" + ", ".join(show(item) for item in value) + "]"
    if value is None:
        return "none"
    return '"' + "".join(ch if ch.isprintable() and ch not in '"\\' else f"\\U{ord(ch):08X}" for ch in str(value)) + '"'


def _told(value: object) -> str:
    """A value that may be anything, for people."""
    try:
        return show(value)
    except ValueError:  # Python writes no number of more than 4300 digits
        return "a number of thousands of digits"


def as_toml(tables: dict[str, dict[str, Any]]) -> str:
    """Tables of plain values as TOML."""
    return "\n".join(
        f"[{table}]\n" + "".join(f"{key} = {show(value)}\n" for key, value in values.items())
        for table, values in tables.items()
    )
