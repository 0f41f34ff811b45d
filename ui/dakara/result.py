"""A local game that one played alone is over: what it brought, until people go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.dakara.board import FORMS
from games.dakara.events import BankRolled, Fell, GameEnded, Paid, Rolled
from games.dakara.terms import Awaits, FormKind
from games.game import Event
from ui.commands import Command
from ui.dakara.alone import DIE, AloneScreen, lines_of, parts
from ui.dakara.frame import GAP, ICONED, FrameScreen, split_row
from ui.dakara.playback import Lead, Moment
from ui.dakara.reading import view_of
from ui.dakara.taking_back import BAR, TakingBack, take_back_pad
from ui.dakara.telling import event_rows
from ui.dakara.visit import visit_now
from ui.kit.panel import Box
from ui.kit.pieces.die import Die
from ui.kit.pieces.figure import Figure
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import is_person, table_of
from ui.screens.chrome import player_name
from ui.screens.frame import grid
from ui.text.dakara_names import space_title, space_words
from ui.text.money import amount, change

BACK: Final = 0.32
"""The part of the row for the pad that takes back."""


class ResultScreen(FrameScreen):
    """The board as it was at the end, the result as headline, and OK."""

    def __init__(self, forms: Mapping[FormKind, AloneScreen], leave: Callable[[Model], list[Command]]) -> None:
        """`leave`: what going on means."""
        super().__init__()
        self._forms = forms
        self._leave = leave
        self._back = TakingBack()

    def tells(self, model: Model, moment: Moment | None) -> bool:
        """A person's game has ended, nobody has said OK to it, and nothing before it is still to be looked at."""
        ended = _ended(model)
        if ended is None or FORMS[ended.space] not in self._forms or view_of(model).awaits is Awaits.OVER:
            return False
        if moment is None:
            return True
        # a card is looked at by itself
        return moment.die is not None and moment.lies and ended in moment.beat.events

    def headline(self, model: Model) -> str:
        ended, words = _ended(model), model.words
        assert ended is not None
        name = player_name(model, ended.player)
        place, money = space_words(words, ended.space).inside, amount(abs(ended.amount))
        if not ended.amount:
            return words("{player}: nothing at {place}").format(player=name, place=place)
        if model.panel.compact:
            told = words("{player} won {amount}") if ended.amount > 0 else words("{player} lost {amount}")
            return told.format(player=name, amount=money)
        told = words("{player} won {amount} at {place}")
        if ended.amount < 0:
            told = words("{player} lost {amount} at {place}")
        return told.format(player=name, amount=money, place=place)

    def note(self, model: Model) -> str:
        ended = _ended(model)
        return "" if ended is None else space_title(model.words, ended.space)

    def actor(self, model: Model) -> int | None:
        ended = _ended(model)
        return None if ended is None else ended.player

    def able(self, model: Model) -> tuple[int, ...]:
        return tuple(range(len(table_of(model).seats)))

    def stage(self, model: Model, box: Box) -> Scene:
        visit, ended = visit_now(model), _ended(model)
        if visit is None or ended is None:
            return ()
        board = self._forms[FORMS[visit.space]].shown(model, visit, box, numbers=())
        return (*board, *_rows(model, parts(model, box).foot))

    def actions(self, model: Model, box: Box) -> Scene:
        right = split_row(box)[1]
        icon = "check" if right.w > ICONED else ""
        ok = Pad(box=right, key="ok", label=model.words("OK"), icon=icon, look=Look.ACCENT, primary=True, size=44)
        left = self._back.left(model, self._about(model))
        room = split_row(box)[0]
        die = _die(model, Box(room.x, room.y, room.h, room.h))
        start = room.x + room.h + GAP if die else room.x
        back: Scene = ()
        if left:
            at = Box(start, room.y, room.w * BACK, room.h)
            back, start = (take_back_pad(model, left, at),), at.right + GAP
        told = _balance(model, Box(start, room.y, room.right - start, room.h), whole=not left)
        return (*die, *back, *told, ok)

    def acted(self, key: str, model: Model) -> list[Command]:
        return self._leave(model) if key == "ok" else []

    def moving(self, model: Model) -> float | None:
        return BAR if self._back.left(model, self._about(model)) else None

    def _about(self, model: Model) -> object:
        return view_of(model).rolls_made, _ended(model)


def _ended(model: Model) -> GameEnded | None:
    """The end of a person's game that was played, unseen."""
    ends = [event for event in table_of(model).unseen if isinstance(event, GameEnded) and event.result != "declined"]
    return next((event for event in reversed(ends) if is_person(model, event.player)), None)


def _balance(model: Model, box: Box, *, whole: bool) -> Scene:
    """What the game changed, and what the player has now, as large as the row allows; `whole` with what was before."""
    ended, words = _ended(model), model.words
    if ended is None:
        return ()
    now = view_of(model).seats[ended.player].money
    told = (
        (words("Before"), amount(now - ended.amount)),
        (words("Change"), change(ended.amount)),
        (words("Now"), amount(now)),
    )
    shown = told if whole else told[1:]
    cells = grid(box, len(shown), 1)
    return tuple(
        Figure(box=cell, title=title, number=number) for cell, (title, number) in zip(cells, shown, strict=True)
    )


def _followed(model: Model) -> list[Event]:
    """What came with the last roll, and the fee: without it that does not add up to the change."""
    events, visit = table_of(model).unseen, visit_now(model)
    fees = [] if visit is None else [paid for paid in visit.all(Paid) if paid.reason == "fee"]
    lead = _last_lead(events)
    if lead is None:
        return list(events)
    # headline and board tell the result
    followed = events[lead + 1 :]
    return [*fees, *(event for event in followed if not isinstance(event, GameEnded | Fell) and event not in fees)]


def _last_lead(events: Sequence[Event]) -> int | None:
    return next((k for k in reversed(range(len(events))) if isinstance(events[k], Lead)), None)


def _rows(model: Model, box: Box) -> Scene:
    """The same as lines; side by side where the foot is low."""
    lines = lines_of(model, _followed(model))
    if not model.panel.compact:
        return event_rows(lines, box)
    cells = grid(box, max(1, len(lines)), 1)
    return tuple(row for line, cell in zip(lines, cells, strict=False) for row in event_rows([line], cell))


def _die(model: Model, box: Box) -> Scene:
    """The die that ended it, where it was one."""
    events = table_of(model).unseen
    lead = _last_lead(events)
    last = None if lead is None else events[lead]
    return (Die(box=box, face=last.face, share=DIE),) if isinstance(last, Rolled | BankRolled) else ()
