"""The unit files: accepted by systemd without a word, since it exits 0 even on keys that it does not know."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

UNITS = sorted((Path(__file__).parent.parent / "systemd").glob("*.service"))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="not installed: systemd-analyze")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_accepts_the_unit(unit: Path, tmp_path: Path) -> None:
    copy = tmp_path / unit.name
    # the program is not installed here, and a missing one would be all that is told
    copy.write_text(unit.read_text().replace("/opt/firelight/current/.venv/bin/firelight", "/bin/true"))
    run = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout + run.stderr) == (0, "")


def test_there_is_a_unit_for_the_table() -> None:
    assert [unit.name for unit in UNITS] == ["firelight.service"]
