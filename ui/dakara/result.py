"""A local game that one played alone is over: what it brought, until people go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.dakara.board import FORMS
from games.dakara.events import BankRolled, GameEnded, Rolled
from games.dakara.terms import Awaits, FormKind
from ui.commands import Command
from ui.dakara.alone import AloneScreen, Number, beside_die
from ui.dakara.frame import ICONED, FrameScreen, split_row
from ui.dakara.playback import Lead, Moment
from ui.dakara.reading import is_person, table_of, view_of
from ui.dakara.taking_back import BAR, TakingBack, beside_ok, take_back_pad
from ui.dakara.visit import visit_now
from ui.kit.panel import Box
from ui.kit.pieces.die import Tumble
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import player_name
from ui.text.dakara_money import amount, change
from ui.text.dakara_names import space_title, space_words


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
        return self._forms[FORMS[visit.space]].shown(model, visit, box, numbers=_balance(model, ended))

    def actions(self, model: Model, box: Box) -> Scene:
        right = split_row(box)[1]
        icon = "check" if right.w > ICONED else ""
        ok = Pad(box=right, key="ok", label=model.words("OK"), icon=icon, look=Look.ACCENT, primary=True, size=44)
        left = self._back.left(model, self._about(model))
        if left:
            return (take_back_pad(model, left, beside_ok(box)), ok)
        return (*_last(model), ok)

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


def _balance(model: Model, ended: GameEnded) -> list[Number]:
    """What the game changed, and what the player has now."""
    words, now = model.words, view_of(model).seats[ended.player].money
    return [
        Number(words("Before"), amount(now - ended.amount)),
        Number(words("Change"), change(ended.amount)),
        Number(words("Now"), amount(now)),
    ]


def _last(model: Model) -> Scene:
    """The die that ended it, where it was one, and what followed."""
    events = table_of(model).unseen
    rolls = [k for k, event in enumerate(events) if isinstance(event, Lead)]
    if not rolls:
        return beside_die(model, None, events)
    last = events[rolls[-1]]
    die = Tumble(last.face, 0.0) if isinstance(last, Rolled | BankRolled) else None
    # the headline tells the result
    return beside_die(model, die, [event for event in events[rolls[-1] + 1 :] if not isinstance(event, GameEnded)])
