"""The words of most tests, looked for on the disk once."""

from __future__ import annotations

from ui.text.words import Words

ENGLISH = Words()
