"""The console's chance: fair, checkable, and as documented to the byte."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import device
from device.chance import Chance, accept, bot_random, bot_seed, fingerprint, new_seed, seed_from_number

ROLLS = 60_000
LOW, HIGH = 0.0129, 35.888
"""Chi-square with 5 degrees of freedom: a fair die falls outside twice in a million."""
DIE = (1, 1, 1, 1, 1, 1)
DOC = Path(device.__file__).with_name("CHANCE.md")


def chi_square(faces: Iterable[int]) -> float:
    counts = [0] * 6
    for face in faces:
        counts[face] += 1
    expected = sum(counts) / 6
    return sum((count - expected) ** 2 / expected for count in counts)


def fair(faces: Iterable[int]) -> bool:
    return LOW < chi_square(faces) < HIGH


@pytest.fixture(scope="module")
def checker() -> dict[str, Any]:
    """The program in CHANCE.md."""
    program = DOC.read_text().split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {"__name__": "checker"}
    exec(compile(program, str(DOC), "exec"), names)
    return names


@pytest.mark.parametrize(("seed", "luck"), [(1, ""), (2, "0:7 3:2"), (3, "1:99")])
def test_sixty_thousand_rolls_of_the_die_are_fair(seed: int, luck: str) -> None:
    """As the table rolls: six outcomes of weight 1, chosen by the stream of the seed and the seats' luck."""
    chance = Chance(seed_from_number(seed), luck)
    assert fair(chance.choose(DIE, n) for n in range(ROLLS))


def test_a_roll_tells_nothing_of_the_next_one() -> None:
    """All 36 pairs of neighbours are about equally frequent: 35 degrees of freedom, beyond it twice in a million."""
    chance = Chance(seed_from_number(1))
    rolls = [chance.choose(DIE, n) for n in range(ROLLS)]
    pairs = Counter(zip(rolls[::2], rolls[1::2], strict=True))
    expected = ROLLS / 72
    assert len(pairs) == 36
    assert 9.0 < sum((count - expected) ** 2 / expected for count in pairs.values()) < 85.0


def test_the_bounds_are_those_of_the_product() -> None:
    """Equal counts are too good to be true; 583 ones too many (chi-square 40.8) are too far off, 500 (30) are not."""
    assert not fair(n % 6 for n in range(ROLLS))
    assert not fair([0] * 700 + [n % 6 for n in range(ROLLS - 700)])
    assert fair([0] * 600 + [n % 6 for n in range(ROLLS - 600)])


def test_the_test_finds_a_planted_bias() -> None:
    """17-17-17-17-16-16 of a hundred, by exact count."""
    hundred = [face for face, count in enumerate((17, 17, 17, 17, 16, 16)) for _ in range(count)]
    assert not fair(hundred[n % 100] for n in range(ROLLS))


def all_equal(decide: Callable[[int], int | None]) -> bool:
    """Of all 256 values of a byte the same number goes to each face: what 60,000 rolls are too few to see."""
    counts = Counter(face for byte in range(256) if (face := decide(byte)) is not None)
    return sorted(counts) == list(range(6)) and len(set(counts.values())) == 1


def test_every_face_has_the_same_number_of_bytes() -> None:
    assert all_equal(lambda byte: accept(byte, 256, 6))
    assert [byte for byte in range(256) if accept(byte, 256, 6) is None] == [252, 253, 254, 255]


def test_byte_mod_six_is_found() -> None:
    """Its chi-square over 60,000 rolls is about 12, within the bounds; by exact count it fails, as by 600,000 rolls."""
    assert not all_equal(lambda byte: byte % 6)
    assert not fair(byte % 6 for n in range(ROLLS * 10 // 32) for byte in sha256(b"%d" % n).digest())


def test_weights_decide_how_often() -> None:
    chance = Chance(seed_from_number(2))
    counts = [0, 0, 0]
    for n in range(6000):
        counts[chance.choose([1, 0, 3], n)] += 1
    assert counts[1] == 0
    assert sum((c - e) ** 2 / e for c, e in ((counts[0], 1500), (counts[2], 4500))) < 10.8


@given(
    st.binary(min_size=32, max_size=32),
    st.text(),
    st.integers(0, 2**40),
    st.lists(st.integers(0, 2**40), min_size=1).filter(any),
)
def test_the_documented_checker_agrees(
    checker: dict[str, Any], seed: bytes, luck: str, n: int, weights: list[int]
) -> None:
    assert Chance(seed, luck).choose(weights, n) == checker["outcome"](seed, luck, n, weights)
    assert fingerprint(seed) == sha256(seed).hexdigest()


def test_the_stream_is_this_to_the_byte() -> None:
    seed = bytes(range(32))
    digest = hmac.digest(seed, b"\0\0\0\3abc" + b"\0" * 7 + b"\5" + b"\0" * 4, "sha256")
    first = next(byte for byte in digest if byte < 252)
    assert Chance(seed, "abc").below(6, 5) == first % 6
    assert [Chance(seed, "abc").below(6, n) for n in range(12)] == [4, 3, 2, 4, 5, 5, 5, 0, 4, 3, 5, 4]
    assert seed_from_number(17) == sha256(b"firelight seed 17").digest()


def test_rejected_bytes_are_passed_over_up_to_the_next_block() -> None:
    """With a total of 255 one byte in 256 is rejected; with 2**255 + 1 nearly half of the blocks are."""
    chance = Chance(seed_from_number(3))
    assert all(0 <= chance.below(255, n) < 255 for n in range(2000))
    assert all(0 <= chance.below(2**255 + 1, n) < 2**255 + 1 for n in range(50))


def test_an_outcome_does_not_depend_on_what_was_asked_before() -> None:
    chance = Chance(seed_from_number(4))
    forward = [chance.below(6, n) for n in range(20)]
    assert [chance.below(6, n) for n in reversed(range(20))] == forward[::-1]


def test_what_can_not_be_chosen_from() -> None:
    with pytest.raises(ValueError, match="a seed has 32 bytes, not 3"):
        Chance(b"abc")
    with pytest.raises(ValueError, match="no outcome"):
        Chance(bytes(32)).below(0, 1)


def test_seeds_differ_and_bots_have_numbers_of_their_own() -> None:
    assert new_seed() != new_seed()
    seed = seed_from_number(5)
    assert len({bot_seed(seed, player, ply) for player in range(5) for ply in range(50)}) == 250
    assert bot_random(seed, 1, 2).random() == bot_random(seed, 1, 2).random()
