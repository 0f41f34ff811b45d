"""What the screens of Sitting Bull read from the model, with its types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.game import Event
from games.sitting_bull.edition import SittingBullEdition
from games.sitting_bull.observation import SeatView, SittingBullObservation
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.rules import Rules, rules_of
from games.sitting_bull.terms import (
    FEAT_PRESENTS,
    PATH_PRESENTS,
    STONE_PRESENTS,
    Icon,
    Milestone,
    Path,
    Present,
    Region,
    Stone,
    Tile,
)
from ui.model import Model
from ui.reading import acting, table_of


def view_of(model: Model) -> SittingBullObservation:
    """What the whole table sees."""
    view = table_of(model).view
    assert isinstance(view, SittingBullObservation)
    return view


def own_view(model: Model, player: int) -> SittingBullObservation:
    """What a person sees: drawn only in an open seat or inside its peek."""
    own = table_of(model).own[player]
    assert isinstance(own, SittingBullObservation)
    return own


def own_seat(model: Model, player: int) -> SeatView:
    """A seat as its own person sees it: drawn only in an open seat or inside its peek."""
    return own_view(model, player).seats[player]


def edition_of(model: Model) -> SittingBullEdition:
    """The printed values as played."""
    edition = table_of(model).edition
    assert isinstance(edition, SittingBullEdition)
    return edition


def options_of(model: Model) -> SittingBullOptions:
    """The rulings as played."""
    options = table_of(model).options
    assert isinstance(options, SittingBullOptions)
    return options


def rules_as_played(model: Model) -> Rules:
    """The compiled rules: every number by the edition and the rulings as played."""
    return rules_of(options_of(model), edition_of(model))


def on_stage(model: Model) -> int | None:
    """The player whom the screen is about: who may act, whose hand draws, or whose turn it is."""
    view, player = view_of(model), acting(model)
    if player is not None:
        return player
    if view.chance_for is not None:
        return view.chance_for
    return view.turn if view.turn >= 0 and view.current else None


def place_of(model: Model, owner: int) -> int | None:
    """The place at the table of the owner of a pawn; None for the third colour."""
    seats = table_of(model).seats
    return seats[owner].place if owner < len(seats) else None


def owners(model: Model) -> range:
    """The owners of pawns by their index in `RegionView.pawns`: the players, and with two of them the third colour."""
    players = len(table_of(model).seats)
    return range(players + (players == 2))


def where(model: Model) -> str:
    """The quiet words beside the headline: the round, or that the game is set up."""
    words, view = model.words, view_of(model)
    if not view.round:
        return words("Setup")
    return words("Round {n} of {all}").format(n=view.round, all=view.rounds)


def last_events(model: Model) -> Iterator[Event]:
    """All that happened and still counts, newest first."""
    for entry in reversed(table_of(model).journal):
        if not entry.undone:
            yield from reversed(entry.events)


def icon_of(what: Region | Path | Icon) -> str:
    """The name of its symbol among the icons."""
    return what.name.lower()


def stone_icon(stone: Stone) -> str:
    """The name of its symbol among the icons."""
    return f"stone-{stone.name.lower()}"


def milestone_icon(milestone: Milestone) -> str:
    """The name of its symbol among the icons."""
    return milestone.name.lower().replace("_", "-")


def tile_icon(tile: Tile) -> str:
    """The name of a powwow tile's symbol among the icons."""
    return _TILE_ICONS[tile]


def present_symbols(present: Present) -> tuple[str, ...]:
    """What a present shows, as symbols."""
    if present in STONE_PRESENTS:
        return (stone_icon(Stone(STONE_PRESENTS.index(present))),)
    if present in PATH_PRESENTS:
        return (icon_of(Path(PATH_PRESENTS.index(present))),)
    if present in FEAT_PRESENTS:
        return tuple(map(icon_of, FEAT_PRESENTS[present]))
    return (present.name.lower(),)


_TILE_ICONS: Final = {
    Tile.SWAP: "swap",
    Tile.LAKOTA_CARD: "cards",
    Tile.FEATS: "feat",
    Tile.TRAVEL: "travel",
    Tile.PRESENTS: "present",
    Tile.LEADERSHIP: "leadership",
    Tile.COUNCIL: "council",
}
