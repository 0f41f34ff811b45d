"""`firelight dark`: the lamps go dark, for a table that was killed before it could do it itself."""

from __future__ import annotations

from argparse import Namespace

from device.builder_files import BuilderFiles
from device.settings import SettingsFile, data_folder
from device.terminal import warn
from device.wishes import lamp_wish
from drivers.lamp_forms import open_lamps
from drivers.queue import InputQueue


def main(args: Namespace) -> int:
    """Opening makes them dark, letting go of them does so again. What keeps from it is told; the status is 0 even then,
    since a service would count anything else as one failure more.
    """
    queue = InputQueue()
    lamps, notice = open_lamps(lamp_wish(SettingsFile(data_folder(args.data)).settings, BuilderFiles()), queue)
    if notice:
        warn(f"the lamps can't be made dark: {notice.why}")
    lamps.close()
    queue.close()
    return 0
