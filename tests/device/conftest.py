"""Folders that behave badly."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.device.rig import Rig

NOBODY = 65534


@pytest.fixture
def folder_of_nobody() -> Iterator[Path]:
    """A folder whose modes hold: for its time the tests act as a user who is not root."""
    folder = Path(tempfile.mkdtemp(prefix="firelight-"))
    root = os.geteuid() == 0
    if root:
        os.chown(folder, NOBODY, NOBODY)
        os.seteuid(NOBODY)
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o700)
        shutil.rmtree(folder)


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of 512 KiB of its own; only root can have one."""
    folder = Path(tempfile.mkdtemp(prefix="firelight-"))
    mounted = shutil.which("mount") and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=512k", "firelight-test", str(folder)], capture_output=True, check=False
    )
    if not mounted or mounted.returncode:
        folder.rmdir()
        pytest.skip("a small disk needs root")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
        folder.rmdir()


@pytest.fixture
def no_room() -> Callable[[], AbstractContextManager[None]]:
    """While it is entered no file of this process can grow: what a full disk feels like, without root."""

    @contextmanager
    def entered() -> Iterator[None]:
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    return entered


@pytest.fixture
def rigged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Rig]]:
    """Makes tables on SDL without a display, with the same games each time, and closes them."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made: list[Rig] = []

    def make(panel: str = "10in", **wishes: Any) -> Rig:
        made.append(Rig(wishes.pop("folder", tmp_path), panel, **wishes))
        return made[-1]

    yield make
    for rig in made:
        rig.close()
