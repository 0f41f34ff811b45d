"""What is written on a piece; and pieces of a board with cards, as several tests want them."""

from __future__ import annotations

from msgspec.structs import replace

from tests.ui.checks import check_text
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.count_chip import Count, Lead, leads
from ui.kit.pieces.feat_track import Track
from ui.kit.pieces.place_card import PlaceCard
from ui.kit.pieces.powwow_place import PowwowPlace
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.symbol_card import CardRow, SmallCard, SymbolCard
from ui.kit.widget import Widget

PANEL = PANELS["10in"]
REGIONS = ("prairie", "mountain", "forest", "camp", "river")
PATHS = ("origin", "awakening", "memory", "silence")
STONE_NAMES = ("stone-red", "stone-black", "stone-blue", "stone-harmony")


def texts(widget: Widget, panel: str = "10in") -> list[str]:
    """What is written on it, after nothing was found cut."""
    return [written.text for written in check_text(widget, Painter(PANELS[panel]))]


def counts(*numbers: int, third: bool = False) -> tuple[Count, ...]:
    """Counts of the first seats; `third`: the last one is nobody's."""
    places = [*range(len(numbers))]
    return tuple(
        Count(place=None if third and k == places[-1] else k, number=number, lead=lead)
        for k, (number, lead) in enumerate(zip(numbers, leads(numbers), strict=True))
    )


def region(**more: object) -> PlaceCard:
    """A place with a card, pawns, a track and an offering."""
    given: dict[str, object] = {
        "box": Box(0, 0, 264, 226),
        "icon": "mountain",
        "name": "Mountain",
        "counts": counts(3, 1, 0, 1),
        "card": SmallCard("memory", ("mountain", "river")),
        "track": Track("origin", 3),
        "offering": "20",
    }
    return PlaceCard(**{**given, **more})  # type: ignore[arg-type]


def heads(*numbers: int, third: bool = False) -> tuple[Count, ...]:
    """Counts of which none leads."""
    return tuple(replace(count, lead=Lead.NONE) for count in counts(*numbers, third=third))


def powwow(**more: object) -> PowwowPlace:
    """The round place in the middle."""
    given: dict[str, object] = {
        "box": Box(0, 0, 226, 226),
        "name": "Powwow",
        "counts": heads(1, 1, 2, 1),
        "effect": Mark("travel", "Travel"),
    }
    return PowwowPlace(**{**given, **more})  # type: ignore[arg-type]


def hand_card(**more: object) -> SymbolCard:
    """A card that leads to two places."""
    given: dict[str, object] = {
        "box": Box(0, 0, 196, 372),
        "symbol": "awakening",
        "name": "Awakening",
        "effects": (Mark("standing-stone"), Mark("stone-black", "+1")),
        "rows": (CardRow(("mountain",), "Mountain"), CardRow(("forest",), "Forest")),
    }
    return SymbolCard(**{**given, **more})  # type: ignore[arg-type]
