"""Lists of actions that are made once: they are found again, and know an action by more than its value."""

from __future__ import annotations

from enum import IntEnum

import pytest

from games.game import Action
from games.menus import NOTHING, Menu, Menus, bits


class Place(IntEnum):
    """Where something goes."""

    HILL = 1


class Thing(IntEnum):
    """What goes there."""

    STONE = 1


class Put(Action, frozen=True):
    """Anything goes, as far as the type is concerned."""

    place: object
    more: object = ()


OWN = (Put(0, 0), Put(0, Place.HILL), Put(0, 2, (3, Place.HILL)))


def test_lists_made_once_are_kept_until_there_are_too_many() -> None:
    made: list[int] = []

    def make(key: int) -> list[Action]:
        made.append(key)
        return [Action(key)]

    menus: Menus[int] = Menus(make)
    for _ in range(2):
        for key in range(500):
            assert menus[key].actions == (Action(key),)
    assert made == list(range(500))
    for key in range(2000):
        assert menus[key].actions == (Action(key),)
        assert len(menus) <= 512
    assert NOTHING.actions == ()


def test_bits_are_numbered_from_the_lowest() -> None:
    assert [bits(mask) for mask in (0, 1, 0b1010, 1 << 16)] == [[], [0], [1, 3], [16]]


@pytest.mark.parametrize(
    ("given", "at"), [(Put(0, 0), 0), (Put(0, 1), 1), (Put(0, Place.HILL), 1), (Put(0, 2, (3, 1)), 2)]
)
def test_an_equal_action_is_found_as_our_own(given: Action, at: int) -> None:
    menu = Menu(OWN)
    found = menu.find(given)
    assert found is menu.actions[at]
    assert id(found) in menu.ids


@pytest.mark.parametrize(
    "given",
    [
        Put(1, 0),
        Put(0, 3),
        Put(0, True),
        Put(0, 1.0),
        Put(0, Thing.STONE),
        Put(0, 2, (3, Thing.STONE)),
        Put(0, 2, (3,)),
        Put(0, 2, [3, 1]),
        Put(0, "0"),
        "Put",
        None,
    ],
    ids=repr,
)
def test_what_only_looks_alike_is_not_found(given: object) -> None:
    assert Menu(OWN).find(given) is None
