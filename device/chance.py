"""The console's chance: one stream of outcomes from a 256-bit seed, checkable by anyone. CHANCE.md has it to the byte.

Outcome n with luck L (UTF-8) and integer weights w0, w1 ... of sum T is decided so. Block b (0, 1 ...) is the 32 bytes

    HMAC-SHA256(key = the 32 bytes of the seed, message = len(L) as 4 bytes, L, n as 8 bytes, b as 4 bytes)

with all integers big-endian. Read each block as groups of k bytes, k the least number with 256**k >= T, each group a
big-endian integer v; what is left at a block's end is not used. The first v below T * (256**k // T) counts, others are
rejected. With x = v mod T (x = 0, without any bytes, when T = 1) the outcome is the first i with w0 + ... + wi > x.
"""

from __future__ import annotations

import hmac
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate
from random import Random
from typing import Final

SEED_BYTES: Final = 32


def new_seed() -> bytes:
    """32 bytes from the kernel."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_number(number: int) -> bytes:
    """The seed of a headless game: SHA-256 of the ASCII text "firelight seed " and the number in decimal."""
    return sha256(b"firelight seed %d" % number).digest()


def fingerprint(seed: bytes) -> str:
    """What is shown before the first roll: SHA-256 of the seed, in hex."""
    return sha256(seed).hexdigest()


def accept(value: int, values: int, total: int) -> int | None:
    """A random `value` below `values` as one below `total`; None for the few that would favour some."""
    return value % total if value < values - values % total else None


class Chance:
    """The stream of one game; outcome n is the same whenever it is asked for."""

    def __init__(self, seed: bytes, luck: str = "") -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        text = luck.encode()
        self._seed = seed
        self._luck = len(text).to_bytes(4, "big") + text

    def below(self, total: int, n: int) -> int:
        """Outcome n as a number 0 .. total - 1, all equally likely."""
        if total < 1:
            raise ValueError("no outcome to choose from")
        if total == 1:
            return 0
        size = ((total - 1).bit_length() + 7) // 8
        block = 0
        while True:
            message = self._luck + n.to_bytes(8, "big") + block.to_bytes(4, "big")
            digest = hmac.digest(self._seed, message, "sha256")
            for start in range(0, SEED_BYTES - size + 1, size):
                outcome = accept(int.from_bytes(digest[start : start + size], "big"), 256**size, total)
                if outcome is not None:
                    return outcome
            block += 1

    def choose(self, weights: Sequence[int], n: int) -> int:
        """Outcome n as an index into `weights` (integers of 0 or more)."""
        sums = list(accumulate(weights))
        return bisect_right(sums, self.below(sums[-1], n))


def bot_random(seed: bytes, player: int, ply: int) -> Random:
    """The random numbers of one bot's decision; they tell nothing about the chance to come."""
    return Random(bot_seed(seed, player, ply))


def bot_seed(seed: bytes, player: int, ply: int) -> int:
    """The number that seeds a bot's decision: from the HMAC of "bot", player and ply, no message of an outcome."""
    message = b"bot" + player.to_bytes(4, "big") + ply.to_bytes(8, "big")
    return int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
