"""What the screens of Dakota read from the model, with its types."""

from __future__ import annotations

from functools import cache

from games.dakota.edition import DakotaEdition, read_edition
from games.dakota.observation import DakotaObservation, SeatView
from games.dakota.refusals import Refusal
from games.dakota.terms import Phase, Resource
from ui.model import Model
from ui.reading import acting, table_of
from ui.text.dakota import phase_name, refusal

TELLING = (Refusal.TOO_EXPENSIVE, Refusal.MISSING_RESOURCES, Refusal.WRONG_PAYMENT, Refusal.NONE_TO_SELL)
"""Refusals that say what lies behind a screen."""


def view_of(model: Model) -> DakotaObservation:
    """What the whole table sees."""
    view = table_of(model).view
    assert isinstance(view, DakotaObservation)
    return view


def own_seat(model: Model, player: int) -> SeatView:
    """A seat as its own player sees it: drawn only in an open seat or inside its peek."""
    own = table_of(model).own[player]
    assert isinstance(own, DakotaObservation)
    return own.seats[player]


def edition_of(model: Model) -> DakotaEdition:
    """The printed values as played."""
    edition = table_of(model).edition
    return edition if isinstance(edition, DakotaEdition) else _shipped()


@cache
def _shipped() -> DakotaEdition:
    return read_edition()


def where(model: Model, *more: str, phase: Phase | None = None) -> str:
    """The line above the headline: the round, the phase, and what else helps."""
    words, view = model.words, view_of(model)
    parts = [phase_name(words, view.phase if phase is None else phase), *more]
    if view.round:
        parts.insert(0, words("Round {n} of {all}").format(n=view.round, all=view.rounds))
    return "  ·  ".join(parts)


def refusal_line(model: Model, code: str) -> str:
    """Why an act was refused, as far as all may know it."""
    if code in TELLING and acting(model) not in table_of(model).open_seats:
        return model.words("Hold to look: this is not possible now")
    return refusal(model.words, code)


def icon_of(resource: Resource) -> str:
    """The name of a resource's icon."""
    return resource.name.lower()
