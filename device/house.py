"""What belongs to the table itself and not to a game: settings, owners' values, the staff lock, exported files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from device.archive import Archive, BrokenGame
from device.corner_trial import CornerTrial
from device.durable import write_file
from device.editions import OwnEdition
from device.fairness import odds
from device.files import export_game
from device.notices import Notice
from device.plain_settings import as_plain, from_plain
from device.receipts import Receipts
from device.settings import Settings, SettingsFile
from device.staff import StaffLock
from games.game import Edition, EditionError, Game
from ui.commands import (
    DropCorners,
    EnterPin,
    Export,
    KeepCorners,
    LeaveStaff,
    PrintLedger,
    Set,
    SetEdition,
    SetPin,
    TryCorners,
)
from ui.text.words import Words

HouseCommand: TypeAlias = (
    Set | SetEdition | EnterPin | SetPin | LeaveStaff | Export | PrintLedger | TryCorners | KeepCorners | DropCorners
)
Tell: TypeAlias = Callable[[str, str], None]


class House:
    """Does what screens ask of the table itself; what can't be done is told by code and one line."""

    def __init__(
        self,
        folder: Path,
        games: Mapping[str, Game],
        file: SettingsFile,
        archive: Archive,
        tell: Tell,
        clock: Callable[[], float],
        receipts: Receipts,
    ) -> None:
        self.lock = StaffLock(file.settings.staff.pin, clock)
        self.staff = False
        """The PIN was given and the staff page is open."""
        self.words = Words(file.settings.screen.language)
        self.touch = CornerTrial(file, clock)
        self._folder = folder
        self._games = games
        self._file = file
        self._archive = archive
        self._tell = tell
        self._receipts = receipts
        self._own = _own_editions(folder, games)
        for notice in [*file.notices, *(own.notice for own in self._own.values() if own.notice)]:
            tell(notice.code, str(notice))

    @property
    def settings(self) -> Settings:
        return self._file.settings

    def plain_settings(self) -> dict[str, str]:
        """The settings as screens know them."""
        return as_plain(self._file.settings)

    def edition(self, game: str) -> Edition:
        """What the next game of `game` is played with."""
        return self._own[game].edition

    def editions(self) -> dict[str, Edition]:
        """The same for every game whose values the owner has corrected."""
        return {game: own.edition for game, own in self._own.items() if own.own()}

    def do(self, command: HouseCommand) -> bool:
        """Do what is asked; False if it was refused."""
        match command:
            case Set(name=name, value=value):
                return self._set(name, value)
            case SetEdition():
                return self._set_edition(command)
            case EnterPin(pin=pin):
                self.staff = self.lock.is_set and self.lock.try_pin(pin)
                return self.staff
            case SetPin(pin=pin):
                return self._set_pin(pin)
            case LeaveStaff():
                self.staff = False
                return True
            case Export(key=key):
                return self._export(key)
            case PrintLedger(key=key):
                return self._print_ledger(key)
            case TryCorners(corners=corners):
                return self.staff and self.touch.attempt(corners)
            case KeepCorners():
                return self._keep_corners()
            case DropCorners():
                self.touch.drop()
                return True

    def _set(self, name: str, value: str) -> bool:
        try:
            notice = self._file.change(*from_plain(self._file.settings, name, value))
        except ValueError as error:
            self._tell("setting_refused", str(error))
            return False
        self._tell_of(notice)
        if name == "language":
            self.words = Words(value)
        return True

    def _keep_corners(self) -> bool:
        if not self.touch.running:
            return False
        self._tell_of(self.touch.keep())
        return True

    def _set_edition(self, change: SetEdition) -> bool:
        own = self._own[change.game]
        try:
            notice = own.reset(change.key or None) if change.value is None else own.change(change.key, change.value)
        except EditionError as error:
            self._tell("edition", str(error))
            return False
        self._tell_of(notice)
        return True

    def _set_pin(self, pin: str) -> bool:
        if self.lock.is_set and not self.staff:
            return False
        try:
            kept = self.lock.set_pin(pin)
        except ValueError as error:
            self._tell("pin", str(error))
            return False
        self._file.change("staff", "pin", kept)
        self.staff = True
        return True

    def _export(self, key: str) -> bool:
        try:
            saved = self._archive.load(key)
            path = self._free_export(f"{key}.firelight")
            export_game(saved, path, odds(saved, self._games))
        except (OSError, KeyError, BrokenGame) as error:
            self._tell("not_exported", str(error))
            return False
        self._tell("exported", str(path))
        return True

    def _print_ledger(self, key: str) -> bool:
        # it tells in words, and brings all screens along: a start of the table needs none of it
        from device.ledger import NoLedger, as_csv, as_text, ledger_of

        try:
            ledger = ledger_of(self._archive.load(key), self._games)
            path = self._free_export(f"{key}.ledger.txt")
            write_file(path, as_text(ledger).encode())
            write_file(self._free_export(f"{key}.ledger.csv"), as_csv(ledger).encode())
            self._receipts.print_ledger(ledger)
        except (OSError, KeyError, BrokenGame, NoLedger) as error:
            self._tell("not_printed", str(error))
            return False
        self._tell("printed", str(path))
        return True

    def _free_export(self, name: str) -> Path:
        """A new file among the exports, with the ending that programs know it by; raises OSError."""
        folder = self._folder / "exports"
        folder.mkdir(parents=True, exist_ok=True)
        path, number = folder / name, 1
        stem, dot, ending = name.partition(".")
        while path.exists():
            number += 1
            path = folder / f"{stem}-{number}{dot}{ending}"
        return path

    def _tell_of(self, notice: Notice | None) -> None:
        if notice is not None:
            self._tell(notice.code, str(notice))


def _own_editions(folder: Path, games: Mapping[str, Game]) -> dict[str, OwnEdition]:
    """By game; one that is played with the box of another (its `box`) has the values of that box."""
    found = {game.id: OwnEdition(folder, game) for game in games.values()}
    return {game.id: found.get(game.box, found[game.id]) for game in games.values()}
