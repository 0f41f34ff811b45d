"""What an installed table needs is installed: every package, and every file of data beside the code."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
SETUP = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]
FOLDERS = ("device", "drivers", "games", "hardware", "ui")
DATA = (".toml", ".svg", ".po", ".mo", ".pot")
"""Pictures for the README and texts for readers are no data."""


def found(suffixes: tuple[str, ...]) -> set[Path]:
    return {
        path
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*")
        if path.suffix in suffixes and path.parent.name != "pictures"
    }


def test_every_package_is_installed() -> None:
    folders = {".".join(path.parent.relative_to(ROOT).parts) for path in found((".py",))}
    assert sorted(SETUP["packages"]) == sorted(folders)


def test_every_file_of_data_is_installed() -> None:
    installed: set[Path] = set()
    for package in SETUP["packages"]:
        folder = ROOT.joinpath(*package.split("."))
        for pattern in (*SETUP["package-data"]["*"], *SETUP["package-data"].get(package, ())):
            installed |= set(folder.glob(pattern))
    assert found(DATA) == installed
