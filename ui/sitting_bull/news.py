"""What others did, a line for each turn: when one's own turn comes, and while others act. The journal has it whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.game import Event
from games.sitting_bull import events as e
from games.sitting_bull.terms import POWWOW, Region
from ui.kit.panel import Box
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.turn_news import TurnLine, TurnNews
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import is_person, table_of
from ui.screens.chrome import player_name
from ui.sitting_bull.reading import icon_of, last_events, milestone_icon, stone_icon
from ui.text.sitting_bull_names import milestone_name, path_name, region_name
from ui.text.words import Words

Turn = tuple[int, list[Event]]
"""Whose it was, and what happened in it, oldest first."""
LOW: Final = 70.0
"""Below this height there is no room for a line."""


def turns(model: Model) -> Iterator[Turn]:
    """The turns of this game that were begun, newest first; the last one may still go on."""
    found: list[Event] = []
    for event in last_events(model):
        if isinstance(event, e.TurnStarted):
            yield event.player, found[::-1]
            found = []
        else:
            found.append(event)


def since_turn(model: Model, player: int) -> list[Turn]:
    """The turns of the others since the last one of `player`, who may be on turn now; newest first."""
    found: list[Turn] = []
    for number, turn in enumerate(turns(model)):
        if turn[0] == player and number:
            break
        found += [turn] if turn[0] != player else []
    return found


def last_turns(model: Model) -> list[Turn]:
    """The turns that are over since the last one of who is on turn, and that one; newest first."""
    over = [turn for turn in turns(model) if any(isinstance(event, e.TurnEnded) for event in turn[1])]
    return over[: len(table_of(model).seats)]


def turn_card(model: Model, player: int, box: Box) -> Scene:
    """When the turn of `player` comes: what the others did since the last one."""
    return _card(model, model.words("Since your turn"), since_turn(model, player), box)


def waiting_card(model: Model, box: Box) -> Scene:
    """While others act: the turns before."""
    return _card(model, model.words("Just now"), last_turns(model), box)


def outcome(model: Model) -> str:
    """What the last turn of a person brought that nobody chose: "Orange: Domain +10, Origin disc to 3, card of Camp".

    With two players the third colour comes with a card turned up, and may cost a majority.

    "" where no person's turn is over yet. A bot's turn is told line by line while it acts.
    """
    over = ((player, turn) for player, turn in turns(model) if any(isinstance(event, e.TurnEnded) for event in turn))
    player, turn = next(((p, turn) for p, turn in over if is_person(model, p)), (0, []))
    told = ", ".join(filter(None, (_brought(model.words, event) for event in turn)))
    return f"{player_name(model, player)}: {told}" if told else ""


def _brought(words: Words, event: Event) -> str:
    match event:
        case e.MilestoneClaimed(milestone=milestone, points=points):
            return f"{milestone_name(words, milestone)} +{points}"
        case e.DiscMoved(path=path, level=level):
            return words("{path} disc to {n}").format(path=path_name(words, path), n=level)
        case e.CardTaken(region=region):
            return words("card of {region}").format(region=region_name(words, region))
        case e.NeutralPlaced(region=region):
            return words("third colour in {region}").format(region=region_name(words, region))
        case e.PawnsSwapped(region=region, other_region=other):
            return words("pawns of {one} and {other} swapped").format(
                one=region_name(words, region), other=region_name(words, other)
            )
    return ""


def _card(model: Model, title: str, told: list[Turn], box: Box) -> Scene:
    seats = table_of(model).seats
    lines = tuple(TurnLine(seats[player].place, turn_marks(model.words, events)) for player, events in told)
    return (TurnNews(box=box, title=title, lines=lines),) if lines and box.h >= LOW else ()


def turn_marks(words: Words, events: list[Event]) -> tuple[Mark, ...]:
    """A turn in symbols: the card, the place by name, a milestone, then what else it brought."""
    marks = [mark for event in events for mark in _first(words, event)]
    claimed = [Mark(milestone_icon(m.milestone), f"+{m.points}") for m in events if isinstance(m, e.MilestoneClaimed)]
    return (*marks, *claimed, *(mark for event in events for mark in _more(event)))


def _first(words: Words, event: Event) -> tuple[Mark, ...]:
    """The card and the place of its pawn; the card of a powwow says where it went."""
    match event:
        case e.CardPlayed(icon=icon):
            return (Mark(icon_of(icon)),)
        case e.PawnPlaced(place=place) if place == POWWOW:
            return (Mark("", words("Powwow")),)
        case e.PawnPlaced(place=place):
            return (Mark(icon_of(Region(place)), region_name(words, Region(place))),)
    return ()


def _more(event: Event) -> tuple[Mark, ...]:
    """What else there is to see of it."""
    match event:
        case e.StoneTaken(stone=stone):
            return (Mark(stone_icon(stone)),)
        case e.SittingBullMoved():
            return (Mark("standing-stone"),)
        case e.PresentKept() | e.PresentUsed() | e.PresentDiscarded():
            return (Mark("present"),)
        case e.PawnMoved(to=to):
            return (Mark("powwow" if to == POWWOW else "travel"),)
        case e.PawnsSwapped():
            return (Mark("swap"),)
        case e.CardSwapped():
            return (Mark("cards"),)
        case e.DiscMoved(path=path, level=level):
            return (Mark(icon_of(path), str(level)),)
        case e.SpaceTaken(path=path):
            return (Mark(icon_of(path)),)
        case e.NeutralPlaced(region=region):
            return (Mark("pawn"), Mark(icon_of(region)))
    return ()
