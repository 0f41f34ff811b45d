"""What people were told: each thing once, the newest, and no flood of one kind pushes out another."""

from __future__ import annotations

from device.told import MOST, Told


def lines(told: Told) -> list[tuple[str, str]]:
    return [(notice.code, notice.detail) for notice in told.notices]


def test_each_thing_is_told_once_in_the_order_in_which_it_came() -> None:
    told = Told()
    assert [told.add("a", "1"), told.add("b", "1"), told.add("a", "1"), told.add("a", "2")] == [True, True, False, True]
    assert lines(told) == [("a", "1"), ("b", "1"), ("a", "2")]


def test_a_line_is_one_that_can_be_printed() -> None:
    told = Told()
    told.add("a", "x\ny\x1b")
    assert lines(told) == [("a", "x y?")]


def test_a_flood_of_one_kind_pushes_out_its_own_oldest() -> None:
    told = Told()
    told.add("disk_full", "")
    told.add("set_aside", "1")
    sizes = []
    for number in range(100):
        told.add("fault", str(number))
        sizes.append(len(told.notices))
    assert sizes == [*range(3, MOST), *[MOST] * (103 - MOST)]
    assert lines(told) == [
        ("disk_full", ""),
        ("set_aside", "1"),
        *(("fault", str(number)) for number in range(102 - MOST, 100)),
    ]


def test_what_comes_in_place_of_another_leaves_the_others() -> None:
    told = Told()
    for code, detail in (("lost", "lamps: 1"), ("lost", "lamp: 1"), ("absent", "lamps: 1")):
        told.add(code, detail)
    assert told.add("lost", "lamps: 2", instead="lamps: ")
    assert lines(told) == [("lost", "lamp: 1"), ("absent", "lamps: 1"), ("lost", "lamps: 2")]
    assert not told.add("lost", "lamps: 2", instead="lamps: ")
