"""What is printed along the tracks: golf, slalom, Venice and Las Vegas (Nos. 10, 19, 21, 43)."""

from __future__ import annotations

from typing import NamedTuple

from games.dakara.forms.canal import Canal
from games.dakara.forms.form import Form
from games.dakara.forms.golf import Golf
from games.dakara.forms.slalom import Slalom
from games.dakara.forms.slots import Slots
from games.dakara.forms.strip import Strip
from ui.text.money import amount, change
from ui.text.words import Words


class Place(NamedTuple):
    """One place of a track."""

    number: int
    amount: str = ""
    icon: str = ""


def goal(form: Form) -> int:
    """The last place."""
    match form:
        case Golf(green=green):
            return green[-1]
        case Slalom(finish=finish):
            return finish
    return strip_of(form).goal


def prize(form: Form) -> int:
    """What the goal wins, in dollars."""
    return form.prize if isinstance(form, Golf | Slalom) else strip_of(form).prize


def strip_of(form: Form) -> Strip:
    """The places of Venice or Las Vegas."""
    assert isinstance(form, Canal | Slots)
    return form.strip


def places(words: Words, form: Form) -> list[Place]:
    """All places of a track, from 1 to its goal."""
    last = goal(form)
    before = range(1, last)
    match form:
        case Golf(green=green):
            return [Place(k, icon="flag" if k in green else "") for k in (*before, last)]
        case Slalom(fallen=fallen):
            return [*(Place(k, icon="flag-fallen" if k in fallen else "") for k in before), Place(last, icon="star")]
    found = []
    for k in before:
        loses = isinstance(form, Slots) and k in form.lose_all
        value = words("Lose all") if loses else change(strip_of(form).amount(k))
        found.append(Place(k, value))
    return [*found, Place(last, amount(prize(form)), "star")]
