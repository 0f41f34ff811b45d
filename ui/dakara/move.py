"""The roll or the card and what it brings: the die, the move as a sum with its trail, and the lines that follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from games.dakara.board import FORMS
from games.dakara.events import GoldDrawn, Moved, PassDrawn
from games.dakara.terms import RING, Awaits, FormKind
from ui.commands import Acknowledge, Command
from ui.dakara.as_of import as_of
from ui.dakara.beats import beat_scene, game_of, shown_player
from ui.dakara.frame import FrameScreen, areas, split_row
from ui.dakara.playback import FRAME, TRAIL, Beat, Moment, Playback
from ui.dakara.reading import edition_of, rule_of, view_of
from ui.dakara.table_bet_look import is_shared
from ui.dakara.telling import LINE_KEYS, event_rows, told
from ui.dakara.track import track
from ui.kit.panel import Box
from ui.kit.pieces.die import Die
from ui.kit.pieces.gold_card import GoldFace
from ui.kit.pieces.label import Label
from ui.kit.pieces.pass_card import PassCard
from ui.kit.pieces.sum_line import SumLine
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import is_person, people, table_of
from ui.text.dakara_names import line_name, numbered, space_words
from ui.text.money import amount

TRACK: Final = 117.0
LOW_TRACK: Final = 62.0
DIE: Final = 176.0
"""Room of the die and its hop at most."""

Look: TypeAlias = Callable[[Model, Moment], Scene]
"""How a local game shows one of its rolls: the whole scene, with the pad "go-on" of `go_on_pad`."""

Acts: TypeAlias = Callable[[str, Model], list[Command]]
"""What the pads of a look do."""


class MoveScreen(FrameScreen):
    """Shows the rolls and cards that nobody has seen yet, one after the other; the table waits for it."""

    topic = "roll"

    def __init__(self, looks: Mapping[FormKind, Look] | None = None, others: Acts | None = None) -> None:
        """`looks` of the forms of local games that show their rolls in their own way; `others`: pads beside go-on."""
        super().__init__()
        self._others = others
        self._playback = Playback()
        self._looks = looks or {}

    def moment(self, model: Model) -> Moment | None:
        """What is to be looked at now."""
        table = table_of(model)
        quick = [not is_person(model, player) for player in range(len(table.seats))]
        return self._playback.now(table.unseen, model.now, quick, model.settings.get("motion") == "still")

    def holds(self, model: Model) -> bool:
        """Where only bots play the table goes on at its own pace."""
        return people(model) and self.moment(model) is not None

    def moving(self, model: Model) -> float | None:
        return None if self.moment(model) is None else FRAME

    def layout(self, model: Model) -> Scene:
        now = self.moment(model)
        if now is None:
            return ()
        model = as_of(model, table_of(model).unseen[now.told :])
        game = game_of(model, now.beat)
        look = self._looks.get(FORMS[game]) if game else None
        if look is not None and now.die is not None:
            return look(model, now)
        return beat_scene(model, now, lambda box: self._stage(model, now, box), self._rows(model, now))

    def act(self, key: str, model: Model) -> list[Command]:
        now = self.moment(model)
        if key != "go-on" and self._others is not None:
            return self._others(key, model)
        if key == "go-on" and now is not None:
            self._playback.skip(now, model.now)
            if self.moment(model) is None and view_of(model).awaits is not Awaits.OVER:
                return [Acknowledge()]
        return []

    def leave(self, model: Model) -> list[Command]:
        """All of it was seen on another screen: nothing is to be looked at any more."""
        now = self.moment(model)
        if now is not None:
            self._playback.skip(now, model.now)
        return [Acknowledge()]

    def able(self, model: Model) -> tuple[int, ...]:
        return tuple(range(len(table_of(model).seats)))

    def primary(self, model: Model) -> str:
        return "go-on"

    def facing(self, model: Model) -> int | None:
        """The die of a bet at everybody's own edge turns the picture as little as the bets did."""
        now = self.moment(model)
        game = 0 if now is None or now.die is None else game_of(model, now.beat)
        shared = FORMS.get(game) is FormKind.TABLE_BET and is_shared(model, game)
        return None if shared else super().facing(model)

    def actor(self, model: Model) -> int | None:
        now = self.moment(model)
        return None if now is None else shown_player(now.beat, model)

    def undo(self, model: Model) -> list[Command]:
        return []

    def goes_back(self, model: Model) -> bool:
        return False

    def situation(self, model: Model) -> object:
        now = self.moment(model)
        return None if now is None else now.beat

    # drawing

    def _stage(self, model: Model, now: Moment, box: Box) -> Scene:
        compact, moved = model.panel.compact, now.beat.moved
        gap = 6.0 if compact else 18.0
        low = 0.0 if moved is None else gap + (LOW_TRACK if compact else TRACK)
        upper = Box(box.x, box.y, box.w, box.h - low)
        side = min(upper.h, DIE)
        left = Box(upper.x, upper.y + (upper.h - side) / 2, side, side)
        right = Box(left.right + 36, upper.y, upper.w - side - 36, upper.h)
        if now.die is None:
            return _card(model, now.beat, box)
        die = Die(box=left, face=now.die.face, height=now.die.height, share=0.7)
        if moved is None:
            return (die, *(event_rows(told(model, now.beat.events), right) if now.lies else ()))
        strip = Box(box.x, box.bottom - low + gap, box.w, low - gap)
        ring = track(model, shown_player(now.beat, model), strip, moved, _trail(now))
        return (die, *_sum(model, now, moved, right), ring)

    def _rows(self, model: Model, now: Moment) -> Scene:
        """What a move or a card has paid at once."""
        if not now.lies or (now.beat.moved is None and now.die is not None):
            return ()
        left, _ = split_row(areas(model.panel).actions)
        return event_rows(told(model, now.beat.events, money_only=True), left)


def _sum(model: Model, now: Moment, moved: Moved, box: Box) -> Scene:
    """The move as a sum, and the rule of the space that it leads to."""
    compact = model.panel.compact
    high = box.h if compact else min(box.h, 96.0)
    line = SumLine(
        box=Box(box.x, box.y, box.w, high),
        start=_number(model, moved.origin),
        steps=str((moved.target - moved.origin) % RING) if now.lies else "",
        result=_number(model, moved.target) if now.lies else "",
    )
    if not now.lies or compact:
        return (line,)
    low = Box(box.x, line.box.bottom + 12, box.w, box.h - high - 12)
    return (line, Label(box=low, text=rule_of(model, moved.target), size=28))


def _number(model: Model, space: int) -> str:
    return str(space) if space else numbered(model.words, space)


def _trail(now: Moment) -> tuple[int, ...]:
    """The spaces that are filled so far."""
    moved = now.beat.moved
    if moved is None or not now.lies:
        return ()
    steps = (moved.target - moved.origin) % RING
    gone = min(steps, 1 + int(now.part / TRAIL * steps))
    return tuple((moved.origin + k) % RING for k in range(1, gone + 1))


def _card(model: Model, beat: Beat, box: Box) -> Scene:
    """The card that was drawn: all its lines with the one that counts, or the pass with where it leads."""
    words, lead = model.words, beat.lead
    if isinstance(lead, PassDrawn):
        wide = min(box.w, 720.0)
        card = Box(box.x + (box.w - wide) / 2, box.y, wide, min(box.h, 260.0))
        name = space_words(words, lead.space).title
        pass_ = PassCard(box=card, title=words("Boarding pass"), number=numbered(words, lead.space), name=name)
        return (pass_,)
    assert isinstance(lead, GoldDrawn)
    edition = edition_of(model)
    lines = tuple(
        (line_name(words, line), amount(edition[f"gold.{lead.card}.{key}"]) if lead.card else "", line is lead.line)
        for line, key in LINE_KEYS.items()
    )
    if not lead.card:
        lines = ((line_name(words, lead.line), amount(lead.amount), True),)
    wide = min(box.w, 620.0)
    return (GoldFace(box=Box(box.x + (box.w - wide) / 2, box.y, wide, box.h), lines=lines),)
