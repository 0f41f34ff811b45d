"""What the archive keeps of a game: its header, then records; and the SHA-256 chain over them.

Canonical JSON is UTF-8 without spaces, keys sorted, as `json.dumps(x, sort_keys=True, separators=(",", ":"),
ensure_ascii=False)` writes it. The chain starts with the SHA-256 of the header's canonical JSON; each record's link is
the SHA-256 of the link before it followed by the record's canonical JSON.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from device.seats import Modes, Seat

How: TypeAlias = Literal["seat", "bot", "away", "console", "hand", "clock"]
"""Who made an action: the seat's person, its bot, the console for an absent person, the console's chance, a real die
or card entered by hand, or the clock when a seat's silence meant it."""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a game is before its first action."""

    id: Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]
    game: str
    version: int
    """Of the rules."""
    options: dict[str, Any]
    edition: str
    """TOML, as played."""
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    """256 bits in hex: the secret of the console's chance until the game is over."""
    luck: Annotated[str, Meta(max_length=1000)]
    """What the seats added to the chance, after seeing the seed's fingerprint."""
    seats: tuple[Seat, ...]
    modes: Modes
    created: Annotated[str, Meta(max_length=40)]
    """Wall clock when the game began; for display only, nothing is ordered by it."""


class Record(msgspec.Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """One thing that happened at the table."""

    sequence: int
    """1, 2, 3 ... within the game, without gaps."""


class Acted(Record, frozen=True, kw_only=True, tag="action", forbid_unknown_fields=True):
    """An action of a player or of chance."""

    action: dict[str, Any]
    by: int
    """The player who acts, or CHANCE."""
    how: How = "seat"
    n: int = -1
    """Which number of the console's stream of chance decided it; -1 when none did."""
    note: str = ""
    """Why a simple move stands in for a bot's answer; empty otherwise."""


class Rewound(Record, frozen=True, kw_only=True, tag="rewind", forbid_unknown_fields=True):
    """The game went back to where it was after record `to` (0: the start)."""

    to: int
    by: int
    consent: int | None = None
    """The second seat that agreed to a correction; None for a free undo."""


class TakenBack(Record, frozen=True, kw_only=True, tag="take_back", forbid_unknown_fields=True):
    """A seat took its own act of a common choice back while others still chose; what they did stays."""

    act: int
    """The record of the act."""
    by: int


class ModeChanged(Record, frozen=True, kw_only=True, tag="mode", forbid_unknown_fields=True, omit_defaults=True):
    """A subsystem is used differently from here on."""

    mode: str
    value: str
    by: int
    consent: int | None = None
    """The second seat that agreed to open everybody's secrets; None where nobody was asked. Kept only when given."""


class SeatChanged(Record, frozen=True, kw_only=True, tag="seat", forbid_unknown_fields=True):
    """A person went away or came back, or a bot took over."""

    player: int
    seat: Seat


class Peeked(Record, frozen=True, kw_only=True, tag="peek", forbid_unknown_fields=True):
    """The player looked at what only that seat may see, and it can have been new: undo is not free across it."""

    player: int


AnyRecord: TypeAlias = Acted | Rewound | TakenBack | ModeChanged | SeatChanged | Peeked

_canonical: Final = msgspec.json.Encoder(order="sorted")
_record: Final = msgspec.json.Decoder(AnyRecord, strict=True)


def canonical(thing: object) -> bytes:
    """The canonical JSON of a struct or of plain data."""
    return _canonical.encode(thing)


def decode_record(body: bytes | str) -> AnyRecord:
    """Read a record strictly; raises msgspec.DecodeError or msgspec.ValidationError."""
    return _record.decode(body)


def first_link(header: Header) -> bytes:
    """The start of a game's chain."""
    return sha256(canonical(header)).digest()


def next_link(link: bytes, body: bytes) -> bytes:
    """The link after `link` for a record whose canonical JSON is `body`."""
    return sha256(link + body).digest()
