"""The translator handed to every screen: words in the chosen language, English when there is none."""

from __future__ import annotations

import gettext
from importlib.resources import files
from pathlib import Path

DOMAIN = "firelight"
LANGUAGES = {"en": "English", "it": "Italiano", "de": "Deutsch", "es": "Español"}
"""By code, as their speakers call them."""


class Words:
    """`words("Done")` gives the text in the chosen language; `plural` chooses by number."""

    def __init__(self, language: str = "en", folder: Path | None = None) -> None:
        self.language = language
        where = folder if folder is not None else Path(str(files("ui.text") / "locale"))
        self.languages = ("en", *(code for code in LANGUAGES if code != "en" and gettext.find(DOMAIN, where, [code])))
        """Those that have words of their own."""
        self._catalogue = gettext.translation(DOMAIN, where, [language], fallback=True)

    def __call__(self, text: str) -> str:
        """The text in the chosen language."""
        return self._catalogue.gettext(text)

    def plural(self, one: str, many: str, number: int) -> str:
        """`one` or `many` by the language's rule for `number`; both may hold {n}, which is filled in."""
        return self._catalogue.ngettext(one, many, number).format(n=number)
