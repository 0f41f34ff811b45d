"""Every text for people can be translated: it comes through `words`, literally, and stands in the template."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from tests.ui.checks import has_glyph

ROOT: Final = Path(__file__).resolve().parents[3]
TEMPLATE: Final = ROOT / "ui/text/locale/firelight.pot"
KEYWORDS: Final = {"words": None, "plural": (1, 2)}
TRANSLATORS: Final = ("words", "plural")
SHOWN: Final = ("text", "label", "note", "headline", "overline", "title", "unit", "caption", "reason", "hint")
"""Keyword arguments of widgets that are drawn as they stand."""
DRAWN: Final = ("text", "block")
"""Methods of the pen whose first argument is drawn."""

Message = str | tuple[str, ...]


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted((ROOT / "ui").rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    match node.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def in_code() -> set[Message]:
    found = extract_from_dir(ROOT / "ui", keywords=KEYWORDS)
    return {tuple(message) if isinstance(message, tuple | list) else message for _, _, message, _, _ in found}


def in_template() -> set[Message]:
    with TEMPLATE.open(encoding="utf-8") as file:
        catalogue = read_po(file)
    return {tuple(m.id) if isinstance(m.id, list | tuple) else m.id for m in catalogue if m.id}


def test_template_is_up_to_date() -> None:
    code, template = in_code(), in_template()
    assert code == template, (
        f"run `make words`: new {sorted(map(str, code - template))}, gone {sorted(map(str, template - code))}"
    )


def test_every_character_is_in_both_faces_of_the_font() -> None:
    letters = {c for message in in_code() for c in (message if isinstance(message, str) else "".join(message))}
    assert not [c for c in sorted(letters - {" ", "\n"}) if not has_glyph(c)]


def test_words_get_literals_only() -> None:
    """A text that is put together elsewhere can't be found by the translators' tool."""
    bad = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and called(node) in TRANSLATORS
        and node.args
        and path.name != "words.py"
        and not all(isinstance(arg, ast.Constant) for arg in node.args[: 2 if called(node) == "plural" else 1])
    ]
    assert not bad


def literals(node: ast.expr) -> Iterator[str]:
    """The pieces of text in an expression that don't go through `words`."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            for part in parts:
                yield from literals(part)
        case ast.FormattedValue(value=inner):
            yield from literals(inner)
        case ast.IfExp(body=one, orelse=other):
            yield from literals(one)
            yield from literals(other)
        case ast.BinOp(left=one, right=other):
            yield from literals(one)
            yield from literals(other)
        case ast.BoolOp(values=parts):
            for part in parts:
                yield from literals(part)
        case ast.Call(func=ast.Attribute(value=inner, attr="format")):
            yield from literals(inner)


def drawn(node: ast.Call) -> Iterator[ast.expr]:
    """The arguments of a call that people will read."""
    name = called(node)
    if name in DRAWN and isinstance(node.func, ast.Attribute) and node.args:
        yield node.args[0]
    if name[:1].isupper():
        shown = (*SHOWN, "name") if name.endswith("Card") else SHOWN
        yield from (keyword.value for keyword in node.keywords if keyword.arg in shown)


def is_word(text: str) -> bool:
    return sum(c.isalpha() for c in text) > 1


def test_no_text_goes_around_words() -> None:
    bad = [
        f"{path.relative_to(ROOT)}:{node.lineno} {text!r}"
        for path, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for argument in drawn(node)
        for text in literals(argument)
        if is_word(text)
    ]
    assert not bad


def test_the_check_finds_what_goes_around() -> None:
    tree = ast.parse('Pad(box=b, label="Done", note=f"{n} left", title=words("Fine"))\npen.text("Hello", 1, 2, 3)')
    found = [
        text
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for argument in drawn(node)
        for text in literals(argument)
        if is_word(text)
    ]
    assert sorted(found) == [" left", "Done", "Hello"]
