"""The games along a track: golf, slalom, Venice and Las Vegas (Nos. 10, 19, 21, 43)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.dakara.actions import Enter, GoOn
from games.dakara.board import Space
from games.dakara.events import TrackMoved
from games.dakara.forms.form import Form
from games.dakara.forms.golf import Golf
from games.dakara.forms.slots import Slots
from games.dakara.odds.facts import FaceEffect, Outlook
from games.dakara.terms import ON_THE_GREEN
from ui.dakara.alone import AloneScreen, Number, choice_of, words_with
from ui.dakara.frame import Face
from ui.dakara.numbers import in_hundred, on_average
from ui.dakara.reading import rules_as_played, view_of
from ui.dakara.track_games import Place, goal, places, prize
from ui.dakara.visit import Visit
from ui.kit.panel import Box
from ui.kit.pieces.cell_card import CellCard, CellLook
from ui.kit.pieces.track_place import PlaceLook, TrackPlace
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.frame import grid
from ui.text.money import amount, change

GOLF: Final = Space.PALM_SPRINGS
SLALOM: Final = Space.ASPEN
VENICE: Final = Space.VENICE
VEGAS: Final = Space.LAS_VEGAS
STRIPS: Final = (VENICE, VEGAS)
REACH: Final = 6
GAP: Final = 8.0
LOW_GAP: Final = 4.0
SLIM: Final = 10.0
HERE: Final = 42.0
"""Widths on a small panel of the places out of reach, and of the marker's: those in reach share the rest."""


class TrackScreen(AloneScreen):
    """The places with what they bring, the marker, and which of them the next roll can reach."""

    def verb(self, model: Model, visit: Visit, name: str) -> str:
        words = model.words
        if visit.space == GOLF:
            if view_of(model).stage == ON_THE_GREEN:
                return words("{player}: putt, shot {n}").format(player=name, n=len(shots_of(visit)) + 1)
            return words("{player}: play stroke {n}").format(player=name, n=len(visit.rolls) + 1)
        if visit.space == SLALOM:
            told = words("{player}: ski on from place {n}") if visit.place else words("{player}: ski down the slope")
            return told.format(player=name, n=visit.place)
        if choice_of(model, Enter) is not None:
            fee = amount(rules_as_played(model).form(VEGAS, Slots).fee)
            return words("{player}: pay {amount} to play, or not").format(player=name, amount=fee)
        if choice_of(model, GoOn) is not None:
            return words("{player}: roll from place {n}, or leave").format(player=name, n=visit.place)
        return words("{player}: make the first roll").format(player=name)

    def board(self, model: Model, visit: Visit, box: Box) -> Scene:
        found = places(model.words, _form(model, visit))
        boxes = _boxes(model, visit, box, len(found))
        track = tuple(_place(model, visit, place, cell) for place, cell in zip(found, boxes, strict=False))
        return (*track, *_shots(model, visit, boxes[len(found) :]))

    def figures(self, model: Model, visit: Visit, outlook: Outlook | None) -> Sequence[Number]:
        words = model.words
        if visit.space in STRIPS:
            return _strip_figures(model, visit, outlook)
        first = Number(words("Prize"), amount(prize(_form(model, visit))))
        if outlook is None:
            return (first,)
        chance = Number(words("Chance to win"), in_hundred(words, outlook.win), words("Chance"))
        if visit.space == SLALOM:
            falls = sum(effect.ends and not effect.hit for effect in outlook.faces)
            return (first, chance, Number(words("Faces that fall"), words("{n} of 6").format(n=falls), words("Fall")))
        golf = _golf(model)
        if view_of(model).stage == ON_THE_GREEN:
            left = golf.shots - len(shots_of(visit))
            return (first, chance, Number(words("Shots left"), str(left), words("Left")))
        left = golf.rolls - len(visit.rolls)
        return (first, chance, Number(words("Strokes left"), str(left), words("Left")))

    def face(self, model: Model, effect: FaceEffect) -> Face:
        words, space = model.words, view_of(model).game
        if effect.place < 0:
            return Face(caption=words("sinks") if effect.hit else words("miss"), wanted=effect.hit)
        if effect.passes:
            return Face(caption=words("past"))
        if space == SLALOM and effect.hit:
            return Face(caption=words("home"), wanted=True)
        if space in STRIPS and model.panel.compact:
            # the places are wide there, and tell it
            return Face(str(effect.place), wanted=effect.hit)
        caption = change(effect.amount) if effect.amount else ""
        if space == SLALOM and effect.ends:
            caption = words("falls")
        elif _loses_all(space, effect):
            caption = words("lose all")
        elif ruins(space, effect):
            caption = words("broke")
        elif space == GOLF:
            caption = words("green") if effect.hit else words("short") if effect.ends else ""
        return Face(str(effect.place), caption, effect.hit)

    def alert(self, model: Model, outlook: Outlook) -> str:
        words, space = model.words, view_of(model).game
        broke = sum(ruins(space, effect) for effect in outlook.faces)
        if broke:
            return words("{n} of 6 faces cost more than you have: you are out then").format(n=broke)
        loses = sum(_loses_all(space, effect) for effect in outlook.faces)
        if loses and not outlook.passes:
            return words("Lose all: {n} of 6 faces").format(n=loses)
        if not outlook.passes:
            return ""
        if space == GOLF:
            return words("{n} of 6 faces go past the green: the ball is lost").format(n=outlook.passes)
        last = goal(rules_as_played(model).forms[space])
        if loses:
            told = words("Lose all: {loses} of 6 faces. Past {goal}: {n} of 6.")
            return told.format(loses=loses, goal=last, n=outlook.passes)
        return words("{n} of 6 faces go past {goal}: no prize then").format(n=outlook.passes, goal=last)

    def leave_note(self, model: Model, visit: Visit) -> str:
        if visit.space == VEGAS:
            return words_with(model.words, view_of(model).seats[visit.player].stake)
        return change(visit.brought) if visit.brought else ""


def ruins(space: int, effect: FaceEffect) -> bool:
    """Venice: the place costs more than the player has (DA-R35)."""
    return space == VENICE and effect.ends and not effect.hit and not effect.passes


def shots_of(visit: Visit) -> tuple[int, ...]:
    """Golf: the rolls at the hole, after those on the course."""
    return visit.rolls[len(visit.all(TrackMoved)) :]


def _form(model: Model, visit: Visit) -> Form:
    return rules_as_played(model).forms[visit.space]


def _golf(model: Model) -> Golf:
    return rules_as_played(model).form(GOLF, Golf)


def _strip_figures(model: Model, visit: Visit, outlook: Outlook | None) -> Sequence[Number]:
    """Venice pays at once; in Las Vegas winnings lie at stake."""
    words = model.words
    last = goal(_form(model, visit))
    won = Number(words("Brought so far"), change(visit.brought), words("So far"))
    if visit.space == VEGAS and visit.ended is None:
        fee = rules_as_played(model).form(VEGAS, Slots).fee
        won = Number(
            words("Winnings at stake"), amount(max(0, visit.brought + fee) if visit.rolls else 0), words("Stake")
        )
    if outlook is None:
        return (won,)
    title = words("Chance of exactly {goal}").format(goal=last)
    chance = Number(title, in_hundred(words, outlook.win), words("Exactly {goal}").format(goal=last))
    if outlook.going_on is None:
        return (won, Number(words("On average"), on_average(outlook.mean), words("Average")), chance)
    more = on_average(outlook.going_on)
    if choice_of(model, Enter) is not None:
        return (Number(words("Playing, on average"), more, words("Playing")), chance)
    return (won, Number(words("Rolling on, on average"), more, words("Rolling on")), chance)


def _boxes(model: Model, visit: Visit, box: Box, count: int) -> list[Box]:
    """A box for each place, then for each shot at the hole."""
    compact = model.panel.compact
    if visit.space not in STRIPS:
        shots = _golf(model).shots if visit.space == GOLF else 0
        return grid(box, count + shots, 1, LOW_GAP if compact else GAP)
    if not compact:
        return grid(box, -(-count // 2), 2, GAP)
    at = visit.place
    near = range(at + 1, min(at + REACH, count) + 1) if visit.ended is None else range(1, count + 1)
    here = HERE if 0 < at <= count and at not in near else 0.0
    slim = count - len(near) - bool(here)
    wide = (box.w - LOW_GAP * (count - 1) - slim * SLIM - here) / max(1, len(near))
    found, x = [], box.x
    for place in range(1, count + 1):
        width = wide if place in near else here if place == at else SLIM
        found.append(Box(x, box.y, width, box.h))
        x += width + LOW_GAP
    return found


def _place(model: Model, visit: Visit, place: Place, box: Box) -> TrackPlace:
    moves = visit.all(TrackMoved)
    last = goal(_form(model, visit))
    at = min(visit.place, last) if visit.space == SLALOM else visit.place
    seat = table_of(model).seats[visit.player].place
    rolls = visit.ended is None and not (visit.space == GOLF and shots_begin(model, visit))
    if place.number <= at:
        look = PlaceLook.PASSED
    elif rolls and place.number <= at + REACH:
        look = PlaceLook.REACH
    else:
        look = PlaceLook.AHEAD
    crossed = visit.fresh and moves and moves[-1].origin < place.number < at
    return TrackPlace(
        box=box,
        number=str(place.number),
        look=look,
        amount=place.amount,
        icon=place.icon,
        goal=place.number == last,
        seat=seat if place.number == at else None,
        trail=seat if crossed else None,
    )


def shots_begin(model: Model, visit: Visit) -> bool:
    """Golf: the ball lies on the green."""
    return visit.place >= _golf(model).green[0]


def _shots(model: Model, visit: Visit, boxes: Sequence[Box]) -> Scene:
    """Golf: the shots at the hole, with the die of each."""
    sink = _golf(model).sink
    shots = shots_of(visit)
    found = []
    for number, box in enumerate(boxes):
        if number < len(shots):
            look = CellLook.HIT if shots[number] in sink else CellLook.MISS
        elif number == len(shots) and visit.ended is None and shots_begin(model, visit):
            look = CellLook.NEXT
        else:
            look = CellLook.LATER
        face = shots[number] if number < len(shots) else 0
        found.append(CellCard(box=box, title="", look=look, faces=(face,)))
    return tuple(found)


def _loses_all(space: int, effect: FaceEffect) -> bool:
    """The face leads to a place that takes all the winnings."""
    return space == VEGAS and effect.ends and not effect.hit and not effect.passes
