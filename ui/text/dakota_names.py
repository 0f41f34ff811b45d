"""The names of what Dakota is made of, and the effects that fit on a card."""

from __future__ import annotations

from games.dakota.observation import TerritoryView
from games.dakota.terms import NATIVE_BUILDINGS, Building, Faction, Pawn, Phase, Resource, Row, Terrain
from ui.text.words import Words


def resource_name(words: Words, resource: Resource) -> str:
    """Such as "Timber", as a title."""
    match resource:
        case Resource.TIMBER:
            return words("Timber")
        case Resource.GAME:
            return words("Game")
        case Resource.FISH:
            return words("Fish")
        case Resource.HORSE:
            return words("Horse")
        case Resource.BUFFALO:
            return words("Buffalo")
        case Resource.METAL:
            return words("Metal")
        case Resource.GOLD:
            return words("Gold")
        case Resource.GRAIN:
            return words("Grain")


def resource_word(words: Words, resource: Resource) -> str:
    """Such as "timber", inside a sentence."""
    match resource:
        case Resource.TIMBER:
            return words("timber")
        case Resource.GAME:
            return words("game")
        case Resource.FISH:
            return words("fish")
        case Resource.HORSE:
            return words("horse")
        case Resource.BUFFALO:
            return words("buffalo")
        case Resource.METAL:
            return words("metal")
        case Resource.GOLD:
            return words("gold")
        case Resource.GRAIN:
            return words("grain")


def building_name(words: Words, building: Building) -> str:
    """Such as "Eagle Totem"."""
    match building:
        case Building.EAGLE_TOTEM:
            return words("Eagle Totem")
        case Building.BUFFALO_TOTEM:
            return words("Buffalo Totem")
        case Building.HORSE_TOTEM:
            return words("Horse Totem")
        case Building.HORSE_HERD:
            return words("Horse Herd")
        case Building.GHOST_DANCE:
            return words("Ghost Dance")
        case Building.RIFLES:
            return words("Rifles")
        case Building.BANK:
            return words("Bank")
        case Building.BLACKSMITH:
            return words("Blacksmith")
        case Building.SALOON:
            return words("Saloon")
        case Building.TRAIN:
            return words("Train")
        case Building.FORT:
            return words("Fort")
        case Building.ARMY:
            return words("Army")


def building_effect(words: Words, building: Building) -> str:
    """What a building does, short enough for its card."""
    match building:
        case Building.EAGLE_TOTEM:
            return words("+1 fish or game")
        case Building.BUFFALO_TOTEM:
            return words("+1 buffalo each round")
        case Building.HORSE_TOTEM:
            return words("+1 horse each round")
        case Building.HORSE_HERD | Building.RIFLES | Building.FORT | Building.ARMY:
            return words("Explorer to horseman")
        case Building.GHOST_DANCE:
            return words("Bars neutral settlers")
        case Building.BANK:
            return words("Buy for less")
        case Building.BLACKSMITH:
            return words("Each metal sold: +2")
        case Building.SALOON:
            return words("+1 wealth each round")
        case Building.TRAIN:
            return words("Grain, metal, gold: +1")


def building_effect_now(words: Words, building: Building, effect: int, base: int) -> str:
    """The effect with the edition's number (`effect` of the building; a Bank's new price beside `base`)."""
    match building:
        case Building.BANK:
            return words("Buy for {new}, not {old}").format(new=effect, old=base)
        case Building.BLACKSMITH:
            return words("Each metal sold: +{n}").format(n=effect)
        case Building.SALOON:
            return words("+{n} wealth each round").format(n=effect)
        case Building.TRAIN:
            return words("Grain, metal, gold: +{n}").format(n=effect)
    return building_effect(words, building)


def building_verb(words: Words, building: Building) -> str:
    """What one does to get it: a settlement is built, a reinforcement is called."""
    if is_settlement(building):
        return words("Build")
    return words("Call")


def is_settlement(building: Building) -> bool:
    """Whether it is a settlement (points) or a reinforcement (pawns and protection)."""
    return building not in (
        Building.HORSE_HERD,
        Building.GHOST_DANCE,
        Building.RIFLES,
        Building.FORT,
        Building.ARMY,
    )


def building_faction(building: Building) -> Faction:
    """Whose card it stands on."""
    return Faction.NATIVE if building in NATIVE_BUILDINGS else Faction.SETTLER


def terrain_name(words: Words, terrain: Terrain) -> str:
    """Such as "Mountain"."""
    match terrain:
        case Terrain.MOUNTAIN:
            return words("Mountain")
        case Terrain.FOREST:
            return words("Forest")
        case Terrain.PLAIN:
            return words("Plain")
        case Terrain.RIVER:
            return words("River")
        case Terrain.PRAIRIE:
            return words("Prairie")


def territory_title(words: Words, terrain: Terrain, number: int) -> str:
    """Such as "Forest 2"; 1 is the rightmost of its terrain."""
    return words("{terrain} {number}").format(terrain=terrain_name(words, terrain), number=number)


def place_title(words: Words, territory: TerritoryView) -> str:
    """The title of a territory as the observation lists it."""
    return territory_title(words, territory.terrain, territory.number)


def row_name(words: Words, row: Row) -> str:
    """The two rows of resources."""
    return words("Upper row") if row is Row.UPPER else words("Lower row")


def phase_name(words: Words, phase: Phase) -> str:
    """Such as "First placement"."""
    match phase:
        case Phase.TERRITORIES:
            return words("Setup")
        case Phase.FACTIONS:
            return words("Factions")
        case Phase.ACTIVATION:
            return words("Activation")
        case Phase.FIRST_PLACEMENT:
            return words("First placement")
        case Phase.SECOND_PLACEMENT:
            return words("Second placement")
        case Phase.COLLECTION:
            return words("Collection")
        case Phase.REPLENISHMENT:
            return words("Regrowth")
        case Phase.MARKET:
            return words("Market")
        case Phase.DEVELOPMENT:
            return words("Development")
        case Phase.END:
            return words("End of the game")


def faction_name(words: Words, faction: Faction) -> str:
    """What one player is: "Native" or "Settler"."""
    return words("Native") if faction is Faction.NATIVE else words("Settler")


def factions_name(words: Words, faction: Faction) -> str:
    """All of one side, as a title: "Natives" or "Settlers"."""
    return words("Natives") if faction is Faction.NATIVE else words("Settlers")


def factions_word(words: Words, faction: Faction) -> str:
    """All of one side, inside a sentence: "natives" or "settlers"."""
    return words("natives") if faction is Faction.NATIVE else words("settlers")


def pawn_name(words: Words, pawn: Pawn) -> str:
    """A player's own pawn: "Explorer" or "Horseman"."""
    return words("Explorer") if pawn is Pawn.EXPLORER else words("Horseman")


def neutral_name(words: Words, faction: Faction) -> str:
    """A neutral pawn: "Neutral native" or "Neutral settler"."""
    return words("Neutral native") if faction is Faction.NATIVE else words("Neutral settler")
