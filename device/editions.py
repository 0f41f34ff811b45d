"""The owner's own edition of a game: what is printed on this table's boards and cards, kept apart from what we ship."""

from __future__ import annotations

from pathlib import Path

from device.durable import free_name, write_file
from device.notices import Notice
from games.editions import parse
from games.game import Edition, EditionError, Game


class OwnEdition:
    """One game's values as corrected on the table; in `editions/<game>.toml` of the data folder."""

    def __init__(self, folder: Path, game: Game) -> None:
        self.game = game
        self.path = folder / "editions" / f"{game.id}.toml"
        self.notice: Notice | None = None
        """Why the file is not used; None when it is."""
        self._own: dict[str, int] = {}
        self._edition: Edition | None = None
        self._read()

    @property
    def edition(self) -> Edition:
        """The values as played; those we ship are read when they are first asked for, since home needs none."""
        if self._edition is None:
            self._edition = self.game.edition()
        return self._edition

    def own(self) -> dict[str, int]:
        """The corrected values by key."""
        return dict(self._own)

    def change(self, key: str, value: int) -> Notice | None:
        """Correct one value; raises EditionError for what is not allowed, gives a notice if it could not be saved."""
        return self._lay({**self._own, key: value})

    def reset(self, key: str | None = None) -> Notice | None:
        """Take one value (or all) back to what we ship."""
        return self._lay({k: v for k, v in self._own.items() if key is not None and k != key})

    def _lay(self, own: dict[str, int]) -> Notice | None:
        self._edition = self.game.edition(own, str(self.path))
        self._own = own
        text = "".join(f'"{key}" = {value}\n' for key, value in own.items())
        try:
            if self.notice and self.path.exists():
                self.path.rename(free_name(self.path, "damaged"))
            write_file(self.path, text.encode())
        except OSError as error:
            return Notice("edition_unsaved", {"why": str(error)})
        self.notice = None
        return None

    def _read(self) -> None:
        try:
            own = parse(self.path.read_text(encoding="utf-8"), str(self.path))
            self._edition = self.game.edition(own, str(self.path))
        except FileNotFoundError:
            return
        except (OSError, UnicodeDecodeError, EditionError) as error:
            why = str(error) if isinstance(error, EditionError) else f"{self.path}: {error}"
            self.notice = Notice("edition", {"game": self.game.id, "why": why})
            return
        # Hand-written files may nest; what differs from ours is the owner's, whatever its form in the file.
        self._own = {value.key: value.value for value in self.edition.values() if value.status == "owner"}
