"""The names of what Sitting Bull is made of."""

from __future__ import annotations

from collections.abc import Sequence

from games.sitting_bull.cards import CardKind
from games.sitting_bull.terms import (
    FEAT_PRESENTS,
    NEUTRAL,
    POWWOW,
    Icon,
    Milestone,
    Path,
    Present,
    Region,
    Stone,
    Tile,
    Wisdom,
)
from ui.text.words import Words


def region_name(words: Words, region: int) -> str:
    """Such as "Prairie"."""
    match Region(region):
        case Region.PRAIRIE:
            return words("Prairie")
        case Region.MOUNTAIN:
            return words("Mountain")
        case Region.FOREST:
            return words("Forest")
        case Region.CAMP:
            return words("Camp")
        case Region.RIVER:
            return words("River")


def place_name(words: Words, place: int) -> str:
    """A region, or the powwow, inside a sentence."""
    return words("the powwow") if place == POWWOW else region_name(words, place)


def path_name(words: Words, path: int) -> str:
    """Such as "Awakening"."""
    match Path(path):
        case Path.ORIGIN:
            return words("Origin")
        case Path.AWAKENING:
            return words("Awakening")
        case Path.MEMORY:
            return words("Memory")
        case Path.SILENCE:
            return words("Silence")


def icon_name(words: Words, icon: int) -> str:
    """What a card is: a path, "Amulet" or "Powwow"."""
    match icon:
        case Icon.AMULET:
            return words("Amulet")
        case Icon.POWWOW:
            return words("Powwow")
    return path_name(words, icon)


def stone_name(words: Words, stone: int) -> str:
    """Such as "Red stone"."""
    match Stone(stone):
        case Stone.RED:
            return words("Red stone")
        case Stone.BLACK:
            return words("Black stone")
        case Stone.BLUE:
            return words("Blue stone")
        case Stone.HARMONY:
            return words("Harmony stone")


def stone_word(words: Words, stone: int) -> str:
    """Such as "red stone", inside a sentence."""
    match Stone(stone):
        case Stone.RED:
            return words("red stone")
        case Stone.BLACK:
            return words("black stone")
        case Stone.BLUE:
            return words("blue stone")
        case Stone.HARMONY:
            return words("Harmony stone")


def present_name(words: Words, present: int) -> str:
    """Such as "Red stone", "Origin item" or "Feats (Origin, Memory)"."""
    kind = Present(present)
    if kind <= Present.HARMONY:
        return stone_name(words, kind)
    if kind in FEAT_PRESENTS:
        one, other = FEAT_PRESENTS[kind]
        return words("Feats ({one}, {other})").format(one=path_name(words, one), other=path_name(words, other))
    match kind:
        case Present.POWWOW:
            return words("Powwow")
        case Present.SWAP:
            return words("Swap")
        case Present.CALL:
            return words("Call")
    return words("{path} item").format(path=path_name(words, kind - Present.ORIGIN))


def tile_name(words: Words, tile: int) -> str:
    """What the powwow does, such as "Council of Elders"."""
    match Tile(tile):
        case Tile.SWAP:
            return words("Swap")
        case Tile.LAKOTA_CARD:
            return words("Lakota card")
        case Tile.FEATS:
            return words("Feats")
        case Tile.TRAVEL:
            return words("Travel")
        case Tile.PRESENTS:
            return words("Presents")
        case Tile.LEADERSHIP:
            return words("Leadership")
        case Tile.COUNCIL:
            return words("Council of Elders")


def milestone_name(words: Words, milestone: int) -> str:
    """Such as "Big tribe"."""
    match Milestone(milestone):
        case Milestone.BIG_LAND:
            return words("Big land")
        case Milestone.BIG_TRIBE:
            return words("Big tribe")
        case Milestone.MAGIC:
            return words("Magic")
        case Milestone.HUNTING_GAME:
            return words("Hunting game")
        case Milestone.DOMAIN:
            return words("Domain")
        case Milestone.POWER:
            return words("Power")


def wisdom_name(words: Words, wisdom: int) -> str:
    """Such as "Stone keeper"."""
    match Wisdom(wisdom):
        case Wisdom.PATHFINDER:
            return words("Pathfinder")
        case Wisdom.QUIET_ONE:
            return words("Quiet one")
        case Wisdom.STONE_KEEPER:
            return words("Stone keeper")
        case Wisdom.ELDER:
            return words("Elder")
        case Wisdom.WANDERER:
            return words("Wanderer")


def section_name(words: Words, section: int) -> str:
    """The six sections of the score, in the order of `ScoreSheet.sections`."""
    return (
        words("Stones"),
        words("Paths"),
        words("Powwow"),
        words("Offerings"),
        words("Milestones"),
        words("Wisdom"),
    )[section]


def owner_name(words: Words, owner: int, seats: Sequence[str]) -> str:
    """Whose pawn it is: a player's, or the third colour's."""
    return words("third colour") if owner == NEUTRAL else seats[owner]


def regions_words(words: Words, regions: Sequence[int]) -> str:
    """A list of regions, shortened where nearly all are in it."""
    if len(regions) == len(Region):
        return words("any region")
    if len(regions) == len(Region) - 1:
        (missing,) = set(Region) - set(regions)
        return words("not {region}").format(region=region_name(words, missing))
    return ", ".join(region_name(words, region) for region in regions)


def icon_card(words: Words, icon: int) -> str:
    """A card of which no more is known: "Origin card", "Amulet"."""
    name = icon_name(words, icon)
    return name if icon == Icon.AMULET else words("{path} card").format(path=name)


def card_name(words: Words, kind: CardKind) -> str:
    """Such as "Awakening card (Mountain, Forest)"; "neutral" is the mark of the third colour."""
    parts = [regions_words(words, kind.regions)] if kind.regions else []
    if kind.neutral:
        parts.append(words("neutral"))
    name = icon_card(words, kind.icon)
    if not parts:
        return name
    return words("{card} ({regions})").format(card=name, regions=", ".join(parts))


def card_entry(words: Words, kind: CardKind) -> str:
    """As people read it off a real card: "Origin, Prairie and Camp"."""
    parts = [icon_name(words, kind.icon)]
    if len(kind.regions) == 2:
        here, there = (region_name(words, region) for region in kind.regions)
        parts.append(words("{here} and {there}").format(here=here, there=there))
    elif kind.regions:
        parts.append(regions_words(words, kind.regions))
    if kind.neutral:
        parts.append(words("neutral"))
    return ", ".join(parts)
