"""Type: one family from a package, measured and rendered, with figures of equal width."""

from __future__ import annotations

import io
from importlib.resources import files

import pygame

from ui.kit.theme import Colour

PACKAGE = "fontpkg_atkinson_hyperlegible"
FACES = {False: "AtkinsonHyperlegible-Regular.ttf", True: "AtkinsonHyperlegible-Bold.ttf"}


class Type:
    """Renders text at pixel sizes; keeps fonts, widths and pictures of words."""

    def __init__(self) -> None:
        pygame.font.init()
        self._fonts: dict[tuple[int, bool], pygame.font.Font] = {}
        self._digit: dict[tuple[int, bool], int] = {}
        self._widths: dict[tuple[str, int, bool], int] = {}
        self._pictures: dict[tuple[str, int, bool, Colour], pygame.Surface] = {}

    def font(self, px: int, bold: bool) -> pygame.font.Font:
        """The face at `px` pixels."""
        found = self._fonts.get((px, bold))
        if found is None:
            # SDL reads from the file as it draws, so it gets its own copy in memory
            face = io.BytesIO((files(PACKAGE) / "files" / FACES[bold]).read_bytes())
            found = self._fonts[px, bold] = pygame.font.Font(face, px)
        return found

    def width(self, text: str, px: int, bold: bool = False) -> int:
        """Width in pixels of one line."""
        key = (text, px, bold)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) > 10_000:
                self._widths.clear()
            found = self._widths[key] = sum(advance for _, advance in self._runs(text, px, bold))
        return found

    def picture(self, text: str, px: int, bold: bool, colour: Colour) -> pygame.Surface:
        """One line as a transparent surface as high as the face's line."""
        key = (text, px, bold, colour)
        found = self._pictures.get(key)
        if found is None:
            if len(self._pictures) > 2000:
                self._pictures.clear()
            found = self._pictures[key] = self._render(text, px, bold, colour)
        return found

    def _render(self, text: str, px: int, bold: bool, colour: Colour) -> pygame.Surface:
        font = self.font(px, bold)
        runs = self._runs(text, px, bold)
        surface = pygame.Surface((max(1, sum(a for _, a in runs)), font.get_height()), pygame.SRCALPHA)
        x = 0
        for run, advance in runs:
            picture = font.render(run, True, colour)
            # a figure stands in the middle of its cell, so that columns of numbers line up
            surface.blit(picture, (x + (advance - picture.get_width()) // 2 if run.isdecimal() else x, 0))
            x += advance
        return surface

    def _runs(self, text: str, px: int, bold: bool) -> list[tuple[str, int]]:
        """Text cut into words between figures, and single figures, each with its advance in pixels."""
        font = self.font(px, bold)
        cell = self._digit.get((px, bold))
        if cell is None:
            cell = self._digit[px, bold] = max(font.size(d)[0] for d in "0123456789")
        runs: list[tuple[str, int]] = []
        word = ""
        for character in text:
            if character.isdecimal():
                if word:
                    runs.append((word, font.size(word)[0]))
                    word = ""
                runs.append((character, cell))
            else:
                word += character
        if word:
            runs.append((word, font.size(word)[0]))
        return runs
