"""What the others did, in short lines: while they act, and when it is one's turn again. The journal has it whole.

Kinds and sums of what goes behind a screen are never named here, so that the lines are the same in every mode.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.dakota.events import (
    Bought,
    Built,
    DevelopmentEnded,
    GhostDancePlaced,
    MarketLeft,
    NeutralPlaced,
    PawnPlaced,
    PhaseStarted,
    PointBought,
    Recruited,
    Sold,
    TotemPlaced,
)
from games.dakota.terms import MARKET, Building
from games.game import CHANCE, Event
from ui.dakota.reading import view_of
from ui.kit.panel import Box
from ui.kit.pieces.news_card import NewsCard
from ui.kit.widget import Scene
from ui.model import JournalEntry, Model
from ui.reading import acting, table_of
from ui.screens.chrome import player_name
from ui.text.dakota import building_name, place_title

LASTING = (Built, PointBought, Recruited)
"""What stays: worth a line when one's turn comes, whatever else happened."""


def in_this_phase(model: Model) -> list[Event]:
    """What happened since the phase began, oldest first."""
    found: list[Event] = []
    for entry in _entries(model):
        for event in reversed(entry.events):
            if isinstance(event, PhaseStarted):
                return found[::-1]
            found.append(event)
    return found[::-1]


def since_turn(model: Model, player: int) -> list[Event]:
    """What stays of what the others did since the last act of `player`, oldest first."""
    found: list[Event] = []
    for entry in _entries(model):
        if entry.by == player:
            break
        found += [event for event in reversed(entry.events) if isinstance(event, LASTING)]
    return found[::-1]


def _entries(model: Model) -> Iterable[JournalEntry]:
    """The records that hold, newest first."""
    return (entry for entry in reversed(table_of(model).journal) if not entry.undone)


def waiting_card(model: Model, box: Box) -> Scene:
    """While others act: what they did in this phase, the newest first."""
    lines = _lines(model, in_this_phase(model)[::-1])
    return (_card(model, model.words("Just now"), lines or (model.words("Nothing yet"),), box),)


def turn_card(model: Model, player: int, box: Box) -> Scene:
    """When one's turn comes: what the others built, recruited and bought since the last one."""
    lines = _lines(model, since_turn(model, player)[::-1])
    return (_card(model, model.words("Since your turn"), lines, box),) if lines else ()


def _card(model: Model, title: str, lines: tuple[str, ...], box: Box) -> NewsCard:
    more = tuple(model.words.plural("{n} more", "{n} more", count) for count in range(len(lines) + 1))
    return NewsCard(box=box, title=title, lines=lines, more=more)


def _lines(model: Model, newest: list[Event]) -> tuple[str, ...]:
    """One line for all events of a kind that belong together, in the order of the first of them."""
    groups: dict[tuple[object, ...], list[Event]] = {}
    active = {getattr(e, "player", -1) for e in newest if not isinstance(e, DevelopmentEnded | MarketLeft)}
    for event in newest:
        if isinstance(event, DevelopmentEnded | MarketLeft) and event.player in active:
            continue
        what = tuple(getattr(event, name, None) for name in ("player", "territory", "building", "faction"))
        groups.setdefault((type(event), *what), []).append(event)
    told = (_line(model, group[0], len(group)) for group in groups.values())
    return tuple(line for line in told if line)


def _line(model: Model, event: Event, count: int) -> str:
    words = model.words
    player = getattr(event, "player", -1)
    name = player_name(model, player) if player >= 0 else ""
    match event:
        case Built(building=building, points=points) if points:
            line = words("{player}: {building}, +{n}\u00a0VP")
            return line.format(player=name, building=building_name(words, building), n=points)
        case Built(building=building):
            return words("{player}: {building}").format(player=name, building=building_name(words, building))
        case PointBought():
            return words("{player}: +{n}\u00a0VP bought").format(player=name, n=count)
        case Recruited():
            return words.plural("{{player}}: {n} recruit", "{{player}}: {n} recruits", count).format(player=name)
        case Sold():
            return words("{player}: {n} sold").format(player=name, n=count)
        case Bought():
            return words("{player}: {n} bought").format(player=name, n=count)
        case DevelopmentEnded() | MarketLeft():
            return words("{player}: done").format(player=name)
        case PawnPlaced(territory=at):
            return words("{player}: {n} to {place}").format(player=name, n=count, place=_place(model, at))
        case NeutralPlaced(territory=at):
            return words("{player}: {n} neutral, {place}").format(player=name, n=count, place=_place(model, at))
        case TotemPlaced(territory=at, building=building):
            return _used(model, name, building, at)
        case GhostDancePlaced(territory=at):
            return _used(model, name, Building.GHOST_DANCE, at)
    return ""


def _used(model: Model, name: str, building: Building, at: int) -> str:
    line = model.words("{player}: {building}, {place}")
    return line.format(player=name, building=building_name(model.words, building), place=_place(model, at))


def _place(model: Model, at: int) -> str:
    """Its name; the number stays with the word."""
    if at == MARKET:
        return model.words("Market")
    return place_title(model.words, view_of(model).territories[at]).replace(" ", "\u00a0")


def no_take_back(model: Model) -> str:
    """Why nothing can be taken back."""
    words = model.words
    last = next((entry for entry in _entries(model) if entry.events), None)
    if last is None:
        return words("Nothing yet")
    if last.by == CHANCE:
        return words("A draw stands")
    if last.by == acting(model):
        return words("{player} has looked").format(player=player_name(model, last.by))
    return words("{player} has acted").format(player=player_name(model, last.by))
