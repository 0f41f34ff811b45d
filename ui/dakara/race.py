"""The race of all: the lanes, and the die of the one whose turn it is to ride (No. 32)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from games.dakara.board import Space
from games.dakara.events import Fell, GameEnded, GameStarted, Rolled, TrackMoved
from games.dakara.forms.race import Race
from games.dakara.terms import FACES, FALLEN, NOBODY
from games.game import Event
from ui.dakara.beats import beat_scene, game_so_far, so_far
from ui.dakara.frame import Face, FrameScreen, areas, split_row
from ui.dakara.playback import TRAIL, Moment
from ui.dakara.reading import last_events, on_stage, rules_as_played, view_of, waits_for_hand
from ui.dakara.telling import event_rows, told
from ui.kit.panel import Box
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.die import Die
from ui.kit.pieces.race_track import Lane, RaceTrack, Riding
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import player_name
from ui.text.dakara_names import numbered_short, space_title
from ui.text.money import amount

DIE: Final = 176.0


class RaceScreen(FrameScreen):
    """One roll each in turn."""

    def headline(self, model: Model) -> str:
        player, words = on_stage(model), model.words
        name = "" if player is None else player_name(model, player)
        line = words("{player}: roll and ride") if waits_for_hand(model) else words("{player} rides")
        return line.format(player=name)

    def note(self, model: Model) -> str:
        words, prize = model.words, amount(course(model).prize)
        won = words("First home wins {prize}").format(prize=prize)
        return SEPARATOR.join((space_title(words, Space.AINTREE), won))

    def low_note(self, model: Model) -> str:
        return numbered_short(model.words, Space.AINTREE)

    def stage(self, model: Model, box: Box) -> Scene:
        view, rolls = view_of(model), on_stage(model)
        where = places_of(so_far(model))
        lanes = []
        for player, seat in enumerate(view.seats):
            if seat.out:
                continue
            riding = Riding.OUT if seat.mark == FALLEN else Riding.ROLLS if player == rolls else Riding.RIDES
            at = where.get(player, 0) if seat.mark == FALLEN else seat.mark
            lanes.append(Lane(table_of(model).seats[player].place, at, riding))
        start = 0 if rolls is None else max(0, view.seats[rolls].mark)
        return (_track(model, lanes, box, tuple(start + face for face in FACES)),)

    def faces(self, model: Model) -> Sequence[Face]:
        player, words = on_stage(model), model.words
        if player is None:
            return ()
        race = course(model)
        found = []
        for face in FACES:
            target = view_of(model).seats[player].mark + face
            if target >= race.home:
                found.append(Face("", words("Home"), wanted=True))
            else:
                found.append(Face(str(race.printed(target)), words("falls") if race.falls(target) else ""))
        return found


def race_look(model: Model, now: Moment) -> Scene:
    """A roll of the race: the die, and the rider who runs, home, on or down."""
    beat, lead = now.beat, now.beat.lead
    assert isinstance(lead, Rolled)
    before = game_so_far(model, beat)[1]
    start, end = places_of(before), places_of([*before, *beat.events])
    fell = {event.player for event in before if isinstance(event, Fell)}
    at = dict(start)
    if now.lies:
        run = end.get(lead.player, 0) - start.get(lead.player, 0)
        at[lead.player] = start.get(lead.player, 0) + min(run, int(1 + now.part / TRAIL * run))
        if at[lead.player] == end.get(lead.player, 0):
            fell |= {event.player for event in beat.events if isinstance(event, Fell)}
    won = {event.player for event in beat.events if isinstance(event, GameEnded) and event.result == "won"}
    home = won if now.lies and at.get(lead.player) == end.get(lead.player) else set[int]()
    lanes = _lanes(model, at, fell, home, lead.player)

    def stage(box: Box) -> Scene:
        side = min(box.h, DIE)
        assert now.die is not None
        die = Die(
            box=Box(box.x, box.y + (box.h - side) / 2, side, side), face=now.die.face, height=now.die.height, share=0.7
        )
        left = side + 12
        return die, _track(model, lanes, Box(box.x + left, box.y, box.w - left, box.h))

    row = split_row(areas(model.panel).actions)[0]
    own = [event for event in beat.events if getattr(event, "player", None) == lead.player]
    lines = told(model, [event for event in own if not isinstance(event, TrackMoved)])
    return beat_scene(model, now, stage, event_rows(lines, row) if now.lies else ())


def all_fallen(model: Model, box: Box) -> Scene:
    """The track after a race of which nobody came home."""
    events: list[Event] = []
    for event in last_events(model):
        if isinstance(event, GameStarted):
            break
        events.append(event)
    at = places_of(reversed(events))
    return (_track(model, _lanes(model, at, set(at), set(), NOBODY), box),)


def _lanes(model: Model, at: Mapping[int, int], fell: set[int], home: set[int], rolls: int) -> list[Lane]:
    """A lane for each who started, as it was when the die lay there."""
    lanes = []
    for player, seat in enumerate(table_of(model).seats):
        if player in home:
            riding = Riding.WINS
        elif player in fell:
            riding = Riding.OUT
        else:
            riding = Riding.ROLLS if player == rolls else Riding.RIDES
        if player in at or not view_of(model).seats[player].out:
            lanes.append(Lane(seat.place, at.get(player, 0), riding))
    return lanes


def places_of(events: Iterable[Event]) -> dict[int, int]:
    """How far each who has rolled came, by the events of the race."""
    return {event.player: event.target for event in events if isinstance(event, TrackMoved)}


def course(model: Model) -> Race:
    """The laps, and the printed places where one falls."""
    return rules_as_played(model).form(Space.AINTREE, Race)


def _track(model: Model, lanes: Sequence[Lane], box: Box, reach: tuple[int, ...] = ()) -> RaceTrack:
    race = course(model)
    fences = tuple(sorted(race.fallen))
    return RaceTrack(box=box, lanes=tuple(lanes), lap=race.lap, laps=race.laps, fences=fences, reach=reach)
