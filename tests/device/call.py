"""One call of the command line, for the tests."""

from __future__ import annotations

import pytest

from device.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    """Exit status, output and errors of one call."""
    try:
        status = main([str(argument) for argument in arguments])
    except SystemExit as leave:
        status = int(leave.code or 0)
    out, err = capsys.readouterr()
    return status, out, err
