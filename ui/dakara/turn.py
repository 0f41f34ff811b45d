"""The turn: whose it is, what that player has and how that ranks, what happened last, and the die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.dakara.actions import DrawFirstPlayer
from games.game import CHANCE
from ui.commands import Command, Submit
from ui.dakara.frame import Face, FrameScreen
from ui.dakara.reading import last_events, on_stage, ranking, view_of, worth
from ui.dakara.track import track
from ui.kit.panel import Box
from ui.kit.pieces.balance import Balance
from ui.kit.pieces.event_row import EventRow
from ui.kit.pieces.label import Label
from ui.kit.pieces.rule import Rule
from ui.kit.pieces.seat_tab import SeatTab
from ui.kit.widget import Scene
from ui.lights.dakara import reachable
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import four_words, player_name
from ui.screens.frame import grid
from ui.text.dakara_events import looked_back
from ui.text.dakara_names import space_title, space_words
from ui.text.dakara_ranks import ordinal
from ui.text.money import amount, change

LOOKED_BACK: Final = 3
TRACK: Final = 117.0
LOW_TRACK: Final = 60.0
LEFT: Final = 0.325
"""The balance's part of the width."""


class TurnScreen(FrameScreen):
    """The die that moves the advance token is awaited."""

    topic = "turn"

    def headline(self, model: Model) -> str:
        player, words = on_stage(model), model.words
        if player is None:
            return words("Touch who begins") if table_of(model).chance else words("The table draws who begins")
        name = player_name(model, player)
        table = table_of(model)
        if table.hand is None and not table.chance:
            return words("{player} is on turn").format(player=name)
        return words("{player}: roll the die").format(player=name)

    def note(self, model: Model) -> str:
        player, words = on_stage(model), model.words
        if player is None:
            return ""
        if home(model, player):
            return words("Journey finished; play on until all are home")
        where = space_title(words, view_of(model).seats[player].space)
        on = words("On {place}").format(place=where)
        told = own_die(model)
        return f"{on}. {told}" if told else on

    def low_note(self, model: Model) -> str:
        player = on_stage(model)
        if player is not None and home(model, player):
            return model.words("Journey finished; play on")
        return own_die(model)

    def faces(self, model: Model) -> Sequence[Face]:
        player, words = on_stage(model), model.words
        if player is None:
            return ()
        spaces = reachable(view_of(model).seats[player].space)
        return [Face(str(space) if space else "", space_words(words, space).short) for space in spaces]

    def actions(self, model: Model, box: Box) -> Scene:
        if on_stage(model) is not None or not table_of(model).chance:
            return super().actions(model, box)
        seats = table_of(model).seats
        return tuple(
            SeatTab(box=cell, key=f"first:{player}", place=seat.place, name=player_name(model, player))
            for player, (seat, cell) in enumerate(zip(seats, grid(box, len(seats), 1), strict=True))
        )

    def acted(self, key: str, model: Model) -> list[Command]:
        """Who draws the cards draws who begins, too."""
        kind, _, number = key.partition(":")
        return [Submit(DrawFirstPlayer(CHANCE, int(number)))] if kind == "first" else []

    def stage(self, model: Model, box: Box) -> Scene:
        player = on_stage(model)
        compact = model.panel.compact
        low = LOW_TRACK if compact else TRACK
        upper = Box(box.x, box.y, box.w, box.h - low - (8 if compact else 18))
        right = Box(box.x + box.w * LEFT + 24, upper.y, box.w * (1 - LEFT) - 24, upper.h)
        strip = Box(box.x, box.bottom - low, box.w, low)
        if player is None:
            return self._events(model, upper)
        return (
            self._balance(model, player, Box(upper.x, upper.y, box.w * LEFT, upper.h)),
            Rule(box=Box(right.x - 14, upper.y, 2, upper.h)),
            *self._events(model, right),
            track(model, player, strip),
        )

    def _balance(self, model: Model, player: int, box: Box) -> Balance:
        words, view = model.words, view_of(model)
        order = ranking(view)
        own = worth(view.seats[player])
        rank = 1 + sum(worth(seat) > own for seat in view.seats if not seat.out)
        playing = sum(not seat.out for seat in view.seats)
        line = words("{rank} of {all}").format(rank=ordinal(words, rank), all=playing)
        if len({worth(seat) for seat in view.seats if not seat.out}) == 1:
            line = words("level")
        first = order[0]
        second = order[1] if len(order) > 1 else first
        note = ""
        if rank > 1:
            gap = worth(view.seats[first]) - own
            note = words("{amount} behind {player}").format(amount=amount(gap), player=player_name(model, first))
        elif own > worth(view.seats[second]):
            gap = own - worth(view.seats[second])
            note = words("{amount} ahead of {player}").format(amount=amount(gap), player=player_name(model, second))
        return Balance(box=box, title=words("Balance"), number=amount(view.seats[player].money), rank=line, note=note)

    def _events(self, model: Model, box: Box) -> Scene:
        """The last three things that brought or cost something."""
        if not view_of(model).rolls_made:
            return _opening(model, box)
        table, words, short = table_of(model), model.words, model.panel.compact
        found = [told for event in last_events(model) if (told := looked_back(words, event, short=short)) is not None]
        pitch = box.h / LOOKED_BACK
        rows = []
        for k, (player, text, brought) in enumerate(found[:LOOKED_BACK]):
            rows.append(
                EventRow(
                    box=Box(box.x, box.y + k * pitch + 1, box.w, pitch - 2),
                    place=table.seats[player].place,
                    text=text,
                    amount=change(brought) if brought else "",
                    newest=k == 0,
                )
            )
        return tuple(rows)


def home(model: Model, player: int) -> bool:
    """The own journey is finished; the game goes on until all others are home, too."""
    seat = view_of(model).seats[player]
    return seat.travelled >= seat.goal


def own_die(model: Model) -> str:
    """What to do with a real die; "" where the console's alone counts."""
    return model.words("Own die? Tap its face.") if table_of(model).chance else ""


def _opening(model: Model, box: Box) -> Scene:
    """Before the first roll: how a turn goes, and the four words of the game's chance."""
    words, table, compact = model.words, table_of(model), model.panel.compact
    size = 26 if compact else 32
    told = []
    if on_stage(model) is not None and (table.hand is not None or table.chance):
        how = words("Press ROLL to begin.") if table.hand is not None else words("Throw the die, then tap its face.")
        if not compact:
            how = f"{how} {words('It leads to one of these six spaces.')}"
        told.append((how, False))
    chance = four_words(model)
    if chance:
        how = words("Fairness: {words}") if compact else words("Fairness words: {words} (HELP tells)")
        told.append((how.format(words=chance[0]), True))
    cells = grid(box, 1, max(1, len(told)), 4.0)
    return tuple(
        Label(box=cell, text=text, size=size, muted=muted) for (text, muted), cell in zip(told, cells, strict=False)
    )
