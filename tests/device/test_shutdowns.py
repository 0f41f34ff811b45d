"""Unclean ends are counted: power cuts and crashes apart, durably, and never at the table's cost."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from device.shutdowns import COUNTS, MARK, Counts, Shutdowns

ROOT = Path(__file__).parents[2]


@pytest.fixture
def boot(tmp_path: Path) -> Callable[[str], Path]:
    """The kernel's boot id."""

    def started(name: str) -> Path:
        path = tmp_path / "boot_id"
        path.write_text(f"{name}\n")
        return path

    return started


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def test_a_table_that_was_closed_counts_nothing(data: Path, boot: Callable[[str], Path]) -> None:
    for name in ("one", "one", "two"):
        table = Shutdowns(data, boot(name))
        assert (data / MARK).read_text() == name
        table.close()
        assert not (data / MARK).exists()
    assert Shutdowns(data, boot("two")).counts == Counts()


def test_a_crash_and_a_power_cut_are_told_apart(data: Path, boot: Callable[[str], Path]) -> None:
    Shutdowns(data, boot("one"))
    assert Shutdowns(data, boot("one")).counts == Counts(0, 1)
    assert Shutdowns(data, boot("one")).counts == Counts(0, 2)
    assert Shutdowns(data, boot("two")).counts == Counts(1, 2)
    Shutdowns(data, boot("three")).close()
    assert Shutdowns(data, boot("four")).counts == Counts(2, 2)


def test_the_real_kernel_has_a_boot_id(data: Path) -> None:
    Shutdowns(data)
    assert len((data / MARK).read_text()) == 36
    assert Shutdowns(data).counts == Counts(0, 1)


def test_without_a_boot_id_every_unclean_end_is_a_crash(data: Path, tmp_path: Path) -> None:
    Shutdowns(data, tmp_path / "none")
    assert Shutdowns(data, tmp_path / "none").counts == Counts(0, 1)


@pytest.mark.parametrize("damaged", [b"", b"{", b"[]", b'{"power_cuts": "many"}', b"\xff\xfe"])
def test_damaged_files_begin_anew(data: Path, boot: Callable[[str], Path], damaged: bytes) -> None:
    data.mkdir()
    (data / COUNTS).write_bytes(damaged)
    (data / MARK).write_text("one")
    assert Shutdowns(data, boot("two")).counts == Counts(1, 0)
    (data / MARK).write_bytes(b"\xff\xfe")
    assert Shutdowns(data, boot("two")).counts == Counts(1, 0), "a mark that says nothing counts nothing"


def test_a_folder_that_can_not_be_written_counts_in_memory(folder_of_nobody: Path) -> None:
    boots = [folder_of_nobody / name for name in ("one", "two")]
    for each in boots:
        each.write_text(each.name)
    Shutdowns(folder_of_nobody, boots[0])
    folder_of_nobody.chmod(0o500)
    for _ in range(2):
        table = Shutdowns(folder_of_nobody, boots[1])
        assert table.counts == Counts(1, 0)
        table.close()
    assert (folder_of_nobody / MARK).read_text() == "one"
    folder_of_nobody.chmod(0o000)
    table = Shutdowns(folder_of_nobody, boots[1])
    assert table.counts == Counts()
    table.close()


def test_a_full_disk_takes_no_mark_but_lets_go_of_one(
    data: Path, boot: Callable[[str], Path], no_room: Callable[[], AbstractContextManager[None]]
) -> None:
    one = boot("one")
    table = Shutdowns(data, one)
    with no_room():
        table.close()
        full = Shutdowns(data, one)
        assert full.counts == Counts()
        full.close()
    assert list(data.iterdir()) == []


def test_the_mark_is_on_the_disk_before_the_table_opens(
    data: Path, boot: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[str] = []
    real = os.fsync

    def noted(handle: int) -> None:
        synced.append(Path(f"/proc/self/fd/{handle}").readlink().name)
        real(handle)

    monkeypatch.setattr(os, "fsync", noted)
    table = Shutdowns(data, boot("one"))
    assert synced == [f"{MARK}.new", "data"]
    table.close()
    assert synced == [f"{MARK}.new", "data", "data"]


KILLED = """
import os, signal, sys
from pathlib import Path
from device.shutdowns import Shutdowns
Shutdowns(Path(sys.argv[1]))
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_program_is_a_crash(data: Path) -> None:
    subprocess.run([sys.executable, "-c", KILLED, data], cwd=ROOT, check=False)
    assert Shutdowns(data).counts == Counts(0, 1)
