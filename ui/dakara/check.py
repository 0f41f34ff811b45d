"""A few rolls that win or cost: discs, baccarat, lottery, stocks, tennis, customs (K:86-92, 114, 142, 162)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.dakara.board import EXCHANGES, Space
from games.dakara.events import GoldDrawn
from games.dakara.forms.check import Exchange, Hits, TwoRolls
from games.dakara.forms.form import Form
from games.dakara.odds.facts import FaceEffect, Outlook
from ui.dakara.alone import AloneScreen, Number
from ui.dakara.frame import GAP, Face
from ui.dakara.numbers import in_hundred, on_average, thousands
from ui.dakara.reading import rules_as_played, view_of
from ui.dakara.visit import Visit
from ui.kit.panel import Box
from ui.kit.pieces.cell_card import CellCard, CellLook
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.frame import grid
from ui.text.dakara_rules import either
from ui.text.money import amount, change
from ui.text.words import Words

TWO_ROLLS: Final = (Space.SAN_REMO, Space.CUSTOMS)


class CheckScreen(AloneScreen):
    """The rolls fill in one by one; beside them stands what they make."""

    def verb(self, model: Model, visit: Visit, name: str) -> str:
        words, number = model.words, len(visit.rolls) + 1
        if visit.space in EXCHANGES:
            return words("{player}: roll for rise or fall").format(player=name)
        if visit.space == Space.BERMUDA:
            return words("{player}: roll for set {n}").format(player=name, n=number)
        return words("{player}: roll {n} of {all}").format(player=name, n=number, all=len(_rolls(model, visit)))

    def board(self, model: Model, visit: Visit, box: Box) -> Scene:
        gap = 8.0 if model.panel.compact else GAP
        rolls = _rolls(model, visit)
        beside = _beside(model, visit)
        cells = grid(box, len(rolls) + len(beside), 1, gap)
        return tuple(
            CellCard(box=cell, title=title, look=look, faces=faces, lines=lines)
            for (title, look, faces, lines), cell in zip([*rolls, *beside], cells, strict=True)
        )

    def figures(self, model: Model, visit: Visit, outlook: Outlook | None) -> Sequence[Number]:
        words, form = model.words, rules_as_played(model).forms[visit.space]
        left = len(targets(form)) - len(visit.rolls)
        rolls = Number(words("Rolls left"), str(left), words("Left")) if visit.ended is None else Number()
        if outlook is None:
            return (_prize(words, form), Number(), rolls)
        if outlook.card is not None:
            first = Number(words("Card, on average"), amount(thousands(outlook.card.mean)), words("Card"))
        else:
            first = _prize(words, form)
        chance = in_hundred(words, outlook.win)
        title = words("Chance to pay nothing") if visit.space == Space.CUSTOMS else words("Chance to win")
        if visit.space in (*EXCHANGES, *TWO_ROLLS):
            mean = Number(words("On average"), on_average(outlook.mean), words("Average"))
            return (mean, Number(title, chance, words("Chance")), rolls)
        return (first, Number(title, chance, words("Chance")), rolls)

    def face(self, model: Model, effect: FaceEffect) -> Face:
        words, view = model.words, view_of(model)
        if view.game == Space.SAN_REMO and not view.rolls:
            return Face(caption=words("open") if effect.hit else words("no prize"), wanted=effect.hit)
        if view.game == Space.CUSTOMS and not effect.amount:
            told = words("free") if view.rolls else words("even") if effect.hit else words("odd")
            return Face(caption=told, wanted=effect.hit)
        if view.game in TWO_ROLLS and not effect.amount:
            return Face(caption=words("nothing"))
        if view.game == Space.BERMUDA and not effect.hit:
            return Face(caption=words("out"))
        return super().face(model, effect)


def targets(form: Form) -> Sequence[frozenset[int]]:
    """The faces wanted of each roll; none where only the sum counts."""
    match form:
        case Hits():
            return form.targets
        case Exchange():
            return (form.rise,)
    return (frozenset(), frozenset())


def _prize(words: Words, form: Form) -> Number:
    """Where it is fixed, and there is but one."""
    if isinstance(form, Hits) and form.prize is not None:
        return Number(words("Prize"), amount(form.prize))
    return Number()


_Cell = tuple[str, CellLook, tuple[int, ...], tuple[str, ...]]


def _rolls(model: Model, visit: Visit) -> list[_Cell]:
    """A cell for each roll: the wanted faces, then the one that fell."""
    words, form = model.words, rules_as_played(model).forms[visit.space]
    title = words("Set {n}") if visit.space == Space.BERMUDA else words("Roll {n}")
    if visit.space in EXCHANGES:
        title = words("Roll")
    found: list[_Cell] = []
    for number, wanted in enumerate(targets(form), 1):
        name = title.format(n=number)
        if number <= len(visit.rolls):
            face = visit.rolls[number - 1]
            hit = face in wanted or (visit.space == Space.CUSTOMS and face % 2 == 0)
            if visit.space == Space.SAN_REMO:
                found.append((name, CellLook.LATER, (face,), ()))
                continue
            told = (words("even") if hit else words("odd")) if visit.space == Space.CUSTOMS else ""
            told = told or (words("hit") if hit else words("miss"))
            found.append((name, CellLook.HIT if hit else CellLook.MISS, (face,), (told,)))
            continue
        asked = number == len(visit.rolls) + 1 and visit.ended is None
        lines = (words("next"),) if asked else ()
        found.append((name, CellLook.NEXT if asked else CellLook.LATER, tuple(sorted(wanted)), lines))
    return found


def _beside(model: Model, visit: Visit) -> list[_Cell]:
    """What the rolls make: sums with their prizes, the tax, the amount of the card."""
    words, rules, total = model.words, rules_as_played(model), sum(visit.rolls)
    if visit.space == Space.SAN_REMO:
        return [
            (amount(prize), _won(visit, total in sums), (), (words("sum {sums}").format(sums=either(words, sums)),))
            for prize, sums in _prizes(rules.form(Space.SAN_REMO, TwoRolls))
        ]
    if visit.space == Space.CUSTOMS:
        unit = amount(rules.form(Space.CUSTOMS, TwoRolls).unit)
        free = _won(visit, visit.ended is not None and not visit.brought)
        tax = change(visit.brought) if visit.ended and visit.brought else words("times {unit}").format(unit=unit)
        due = CellLook.MISS if visit.ended and not visit.brought else CellLook.LATER
        return [
            (words("Both even"), free, (), (words("free"),)),
            (words("Tax"), due, (), (tax,)),
        ]
    if visit.space in EXCHANGES:
        card = next((drawn.amount for drawn in visit.all(GoldDrawn)), view_of(model).line)
        rose = visit.brought > 0
        fell = CellLook.MISS if rose else CellLook.LATER
        return [
            (words("Rise"), _won(visit, rose), (), (change(card),)),
            (words("Fall"), fell, (), (change(-card),)),
        ]
    return []


def _won(visit: Visit, won: bool) -> CellLook:
    """Inverted once it came, grey once it can't come any more."""
    if visit.ended is None:
        return CellLook.LATER
    return CellLook.HIT if won else CellLook.MISS


def _prizes(form: TwoRolls) -> list[tuple[int, list[int]]]:
    """Baccarat: the prizes, the highest first, each with its sums."""
    sums = {first + second: prize for (first, second), prize in form.amounts.items()}
    values = sorted({prize for prize in sums.values() if prize}, reverse=True)
    return [(value, sorted(total for total, prize in sums.items() if prize == value)) for value in values]
