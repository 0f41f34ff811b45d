"""The roll and what it brings: the die, the move as a sum with its trail, and the lines that follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.dakara import events as e
from games.dakara.terms import RING
from games.game import Event
from ui.commands import Acknowledge, Command
from ui.dakara.frame import FrameScreen, areas, head, money_strip
from ui.dakara.playback import FRAME, Beat, Moment, Playback
from ui.dakara.reading import edition_of, is_person, seat_names, table_of, view_of
from ui.dakara.track import track
from ui.kit.panel import Box
from ui.kit.pieces.die import Die
from ui.kit.pieces.event_row import EventRow
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.sum_line import SumLine
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import player_name
from ui.text.dakara_events import event_words, reason_words
from ui.text.dakara_money import change
from ui.text.dakara_names import numbered, space_title
from ui.text.dakara_rules import space_rule

QUIET: Final = (e.Rolled, e.BankRolled, e.Moved, e.TurnStarted, e.GameStarted, e.Entered)
"""Events that the picture itself tells, or that belong to what comes next."""
TRACK: Final = 117.0
LOW_TRACK: Final = 62.0
LINE: Final = 46.0


class MoveScreen(FrameScreen):
    """Shows the rolls that nobody has seen yet, one after the other; the table waits for it."""

    topic = "roll"

    def __init__(self) -> None:
        super().__init__()
        self._playback = Playback()

    def moment(self, model: Model) -> Moment | None:
        """What is to be looked at now."""
        table = table_of(model)
        quick = [not is_person(model, player) for player in range(len(table.seats))]
        return self._playback.now(table.unseen, model.now, quick, model.settings.get("motion") == "still")

    def holds(self, model: Model) -> bool:
        return self.moment(model) is not None

    def moving(self, model: Model) -> float | None:
        return None if self.moment(model) is None else FRAME

    def layout(self, model: Model) -> Scene:
        now = self.moment(model)
        if now is None:
            return ()
        at = areas(model.panel)
        player = self._shown(now.beat, model)
        return (
            *head(model, self._headline(model, now, player), self._where(model, now), player),
            *self._stage(model, now, at.stage),
            self._go_on(model, at.actions, now),
            *money_strip(model, player, at.strip),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        now = self.moment(model)
        if key == "go-on" and now is not None:
            self._playback.skip(now, model.now)
            if self.moment(model) is None:
                return [Acknowledge()]
        return []

    def able(self, model: Model) -> tuple[int, ...]:
        return tuple(range(len(table_of(model).seats)))

    def primary(self, model: Model) -> str:
        return "go-on"

    def actor(self, model: Model) -> int | None:
        now = self.moment(model)
        return None if now is None else self._shown(now.beat, model)

    def goes_back(self, model: Model) -> bool:
        return False

    def undo(self, model: Model) -> list[Command]:
        return []

    def situation(self, model: Model) -> object:
        now = self.moment(model)
        return None if now is None else now.beat.roll.count

    @staticmethod
    def _shown(beat: Beat, model: Model) -> int:
        return beat.player if beat.player is not None else view_of(model).turn

    def _headline(self, model: Model, now: Moment, player: int) -> str:
        words, name = model.words, player_name(model, player)
        if not now.lies:
            return words("{player} rolls").format(player=name)
        moved = now.beat.moved
        if moved is None:
            if now.beat.player is None:
                return words("The bank rolled {n}").format(n=now.beat.face)
            return words("{player} rolled {n}").format(player=name, n=now.beat.face)
        return words("{player}: {place}").format(player=name, place=space_title(words, moved.target))

    def _where(self, model: Model, now: Moment) -> str:
        return model.words("Roll {n}").format(n=f"{now.beat.roll.count:,}")

    def _stage(self, model: Model, now: Moment, box: Box) -> Scene:
        compact = model.panel.compact
        moved = now.beat.moved
        low = 0.0 if moved is None else (LOW_TRACK + 6 if compact else TRACK + 18)
        upper = Box(box.x, box.y, box.w, box.h - low)
        side = min(upper.h, 170.0)
        die = Box(upper.x, upper.y, side, upper.h)
        told = Box(die.right + 36, upper.y, upper.w - side - 36, upper.h)
        widgets: list[Scene] = [
            (Die(box=die, face=now.die.face, height=now.die.height, share=0.7),),
            self._told(model, now, told),
        ]
        if moved is not None:
            at = Box(box.x, box.bottom - low + (6 if compact else 18), box.w, low - (6 if compact else 18))
            steps = (moved.target - moved.origin) % RING
            gone = min(steps, int(now.part * 2.5 * steps) + 1) if now.lies else 0
            trail = tuple((moved.origin + k) % RING for k in range(1, gone + 1))
            widgets.append((track(model, self._shown(now.beat, model), at, moved, trail),))
        return tuple(widget for part in widgets for widget in part)

    def _told(self, model: Model, now: Moment, box: Box) -> Scene:
        """The sum of the move and the space's rule; for other rolls what followed."""
        words, moved = model.words, now.beat.moved
        if moved is None:
            return self._lines(model, now, box) if now.lies else ()
        start = numbered(words, 0) if moved.origin == 0 else str(moved.origin)
        end = (numbered(words, 0) if moved.target == 0 else str(moved.target)) if now.lies else ""
        high = min(box.h, 96.0) if not model.panel.compact else box.h
        line = SumLine(box=Box(box.x, box.y, box.w, high), start=start, steps=str(now.die.face), result=end)
        if not now.lies or model.panel.compact:
            return (line,)
        rule = Label(
            box=Box(box.x, line.box.bottom + 12, box.w, box.h - high - 12),
            text=space_rule(words, moved.target, edition_of(model)),
            size=28,
        )
        return (line, rule)

    def _lines(self, model: Model, now: Moment, box: Box) -> Scene:
        """What the roll brought, at most as many lines as fit, the last ones first."""
        most = max(1, int((box.h + 6) // (LINE + 6)))
        shown = told(model, now.beat.events)[-most:]
        top = box.y + (box.h - len(shown) * (LINE + 6) + 6) / 2
        return tuple(
            EventRow(
                box=Box(box.x, top + k * (LINE + 6), box.w, LINE), place=place, text=text, amount=money, newest=True
            )
            for k, (place, text, money) in enumerate(shown)
        )

    def _go_on(self, model: Model, box: Box, now: Moment) -> Pad:
        """The whole row: a tap anywhere here goes on."""
        label = model.words("Go on") if now.lies else model.words("Show the face")
        return Pad(box=box, key="go-on", label=label, look=Look.PLAIN, primary=True, size=34)


def told(model: Model, events: Sequence[Event]) -> list[tuple[int | None, str, str]]:
    """Events as lines: the place of the seat, what happened, and the money it moved."""
    table, words, names = table_of(model), model.words, seat_names(model)
    lines: list[tuple[int | None, str, str]] = []
    for event in events:
        if isinstance(event, QUIET):
            continue
        if isinstance(event, e.Paid):
            lines += _paid(model, event)
            continue
        player = getattr(event, "player", None)
        text = event_words(words, event, names, view_of(model).game)
        place = table.seats[player].place if isinstance(player, int) and player >= 0 else None
        if text:
            lines.append((place, text, ""))
    return lines


def _paid(model: Model, event: e.Paid) -> list[tuple[int | None, str, str]]:
    """A payment as the change of each player's money."""
    table, why = table_of(model), reason_words(model.words, event.reason)
    lines: list[tuple[int | None, str, str]] = []
    if event.payer >= 0:
        lines.append((table.seats[event.payer].place, why, change(-event.amount)))
    if event.payee >= 0:
        lines.append((table.seats[event.payee].place, why, change(event.amount)))
    if not lines and event.of >= 0:
        sign = -event.amount if event.payee == -2 else event.amount
        lines.append((table.seats[event.of].place, why, change(sign)))
    return lines
