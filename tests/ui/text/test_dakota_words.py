"""Every code, name and event of Dakota has words, and they are whole."""

from __future__ import annotations

import re
from enum import IntEnum
from types import UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

import pytest

from games.dakota import events
from games.dakota.actions import DakotaAction, PlacePawn
from games.dakota.edition import read_edition
from games.dakota.observation import DakotaObservation, SeatView, TerritoryView
from games.dakota.options import RULINGS
from games.dakota.refusals import Refusal
from games.dakota.terms import MARKET, Building, Faction, Pawn, Phase, Resource, Row, Status, Terrain
from games.game import Action, Event
from ui.text import dakota
from ui.text.words import Words

WORDS: Final = Words()
NAMES: Final = ("Orange", "Sky", "Green")
ACTIONS: Final[tuple[type[Action], ...]] = get_args(DakotaAction)
EVENTS: Final = tuple(
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
SEALED: Final = (events.Collected, events.Bought, events.Sold)


def territory(terrain: Terrain, number: int) -> TerritoryView:
    return TerritoryView(
        terrain=terrain,
        number=number,
        status=Status.ACTIVE,
        frontier=False,
        row=Row.UPPER,
        tokens=(0,) * 8,
        explorers=(0,) * 3,
        horsemen=(0,) * 3,
        neutrals=(0, 0),
        ghost_dances=0,
    )


BOARD: Final = tuple(territory(terrain, number) for terrain in Terrain for number in (1, 2))


def seat() -> SeatView:
    return SeatView(
        faction=Faction.NATIVE,
        locked=True,
        points=0,
        explorers=3,
        horsemen=0,
        free_explorers=3,
        free_horsemen=0,
        market_explorers=0,
        market_horsemen=0,
        buildings=(),
        resource_count=0,
        resources=None,
        wealth=None,
    )


VIEW: Final = DakotaObservation(
    viewer=None,
    current=(0,),
    round=1,
    rounds=9,
    phase=Phase.ACTIVATION,
    first_player=0,
    order=(0, 1, 2),
    draws_left=0,
    territories=BOARD,
    neutrals=(4, 7),
    seats=(seat(), seat(), seat()),
    to_place=0,
    activating=None,
    collection=None,
    replenishing=-1,
    developed=False,
    winners=(),
    final_wealth=(),
)


def sample(kind: Any, *, last: bool = False) -> Any:
    """A value of the annotated type; `last` for the other end of an enumeration."""
    if isinstance(kind, type) and issubclass(kind, IntEnum):
        return list(kind)[-1 if last else 0]
    if kind is bool:
        return last
    if kind is int:
        return 1
    if kind is str:
        return Refusal.NO_VACANT_SPACE.value if last else "chosen"
    if get_origin(kind) is tuple:
        inner = get_args(kind)[0]
        return tuple(sample(inner, last=k == 2) for k in range(3))
    assert isinstance(kind, UnionType) or get_origin(kind) is not None, kind
    return None if last else sample(get_args(kind)[0])


def instance(kind: Any, *, last: bool = False) -> Any:
    hints = get_type_hints(kind)
    return kind(**{name: sample(hints[name], last=last) for name in kind.__struct_fields__})


def whole(text: str) -> str:
    assert text and not re.search(r"[{}_]|\b[A-Z]+[a-z]+[A-Z]", text), text
    return text


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_is_a_sentence(kind: type[Event], last: bool) -> None:
    for sealed in (False, True):
        whole(dakota.event_words(WORDS, instance(kind, last=last), NAMES, BOARD, sealed=sealed))


@pytest.mark.parametrize("kind", SEALED)
def test_a_sealed_event_names_no_resource(kind: type[Event]) -> None:
    told = {dakota.event_words(WORDS, instance(kind, last=last), NAMES, BOARD, sealed=True) for last in (False, True)}
    assert len(told) == 1
    assert not any(dakota.resource_word(WORDS, r) in told.pop().split() for r in Resource for _ in range(len(told)))


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("kind", ACTIONS)
def test_every_choice_has_a_label(kind: type[Action], last: bool) -> None:
    action = instance(kind, last=last)
    for names in ((), NAMES):
        text = whole(dakota.action_words(WORDS, action, VIEW, names))
        assert len(text) <= 48


def test_the_market_is_a_place() -> None:
    assert dakota.action_words(WORDS, PlacePawn(0, Pawn.EXPLORER, MARKET), VIEW) == "Explorer to the market"


def test_every_refusal_names_its_rule() -> None:
    plain = dakota.refusal(WORDS, "something newer")
    texts = [dakota.refusal(WORDS, code.value) for code in Refusal]
    assert plain not in texts
    assert len(set(texts)) == len(texts)
    assert all(re.match(r"^[A-Z][\w -]+: \w", text) for text in texts)


def test_every_name_is_there_and_its_own() -> None:
    for name, kind in (
        (dakota.resource_name, Resource),
        (dakota.resource_word, Resource),
        (dakota.building_name, Building),
        (dakota.terrain_name, Terrain),
        (dakota.phase_name, Phase),
        (dakota.faction_name, Faction),
        (dakota.factions_name, Faction),
        (dakota.factions_word, Faction),
        (dakota.neutral_name, Faction),
        (dakota.pawn_name, Pawn),
        (dakota.row_name, Row),
    ):
        members: list[Any] = list(kind)
        texts = [whole(name(WORDS, member)) for member in members]
        assert len(set(texts)) == len(members), name


@pytest.mark.parametrize("building", list(Building))
def test_effects_fit_a_card(building: Building) -> None:
    assert len(whole(dakota.building_effect(WORDS, building))) <= 26
    assert len(whole(dakota.building_effect_now(WORDS, building, 10, 12))) <= 26


def test_every_ruling_has_a_question_and_all_readings() -> None:
    for ruling in RULINGS:
        text = dakota.ruling_words(WORDS, ruling.option)
        assert tuple(text.readings) == ruling.values
        assert text.question.endswith("?")


def test_every_printed_value_has_a_title() -> None:
    titles = [
        (dakota.edition_section(WORDS, value.key), dakota.edition_words(WORDS, value.key))
        for value in read_edition().values()
    ]
    assert len(set(titles)) == len(titles)
    for value, (section, title) in zip(read_edition().values(), titles, strict=True):
        assert value.key not in (section, title)
        whole(section)
        whole(title)
        assert dakota.status_words(WORDS, value.status) != value.status
