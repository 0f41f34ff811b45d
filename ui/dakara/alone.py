"""What the screens of the local games that one plays alone share: rule, board, numbers, and the row of acts.

A screen of this kind draws its board from a `Visit`, so that the same picture serves while a roll is awaited, while it
is looked at, and when the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from games.dakara.actions import Bet, Decline, Enter, GoOn, RollDie, Withdraw
from games.dakara.events import CellPlayed, Checked, TrackMoved
from games.dakara.odds.facts import FaceEffect, Outlook
from games.dakara.terms import Awaits
from games.game import CHANCE, Action, Event
from ui.commands import Command, Deal, Submit
from ui.dakara.alone_row import bet_row, play_row
from ui.dakara.beats import beat_scene
from ui.dakara.betting import ALL, Stake, bets_of, chip_pads, highest
from ui.dakara.frame import GAP, Act, Face, FrameScreen, areas, choice_row, split_row, waiting_row
from ui.dakara.playback import Moment
from ui.dakara.reading import asked, edition_of, odds_of, on_stage, rule_of, view_of, waits_for_hand
from ui.dakara.telling import Told, event_rows, told
from ui.dakara.visit import Visit, visit_at, visit_now
from ui.kit.panel import Box
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.die import Die, Tumble
from ui.kit.pieces.figure import Figure
from ui.kit.pieces.rule_line import RuleLine
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screen import Input, Touched
from ui.screens.base import ring
from ui.screens.chrome import player_name
from ui.screens.frame import grid
from ui.text.dakara_names import numbered_short, space_title
from ui.text.dakara_rules_short import short_rule
from ui.text.money import amount, change
from ui.text.words import Words

A = TypeVar("A", bound=Action)

RULE: Final = 42.0
LOW_RULE: Final = 28.0
FOOT: Final = 80.0
LOW_FOOT: Final = 34.0
CHIPS: Final = 88.0
LOW_CHIPS: Final = 71.0
FIGURES: Final = 3
LONG: Final = 100_000
"""Dollars that do not fit on a face's pad of a small panel."""
DIE: Final = 0.72
"""A die's part of the height of the row; the rest is room to hop."""


class Number(NamedTuple):
    """One number below the board; `short` is its title where there is little room."""

    title: str = ""
    number: str = ""
    short: str = ""


class Parts(NamedTuple):
    """The stage: the rule, the board, and the numbers or chips below it."""

    rule: Box
    board: Box
    foot: Box


def parts(model: Model, box: Box, *, betting: bool = False) -> Parts:
    """The stage `box` cut up; on a small panel a bet leaves no room for the rule."""
    compact = model.panel.compact
    rule, gap = (0.0 if betting else LOW_RULE, 5.0) if compact else (RULE, 12.0)
    foot = (LOW_CHIPS if compact else CHIPS) if betting else LOW_FOOT if compact else FOOT
    top = box.y + rule + (gap if rule else 0.0)
    below = 8.0 if compact and betting else gap if compact else GAP
    # fingers need as much room between chips and acts as between any pads
    bottom = box.bottom - (8.0 if compact and betting else 0.0)
    return Parts(
        Box(box.x, box.y, box.w, rule),
        Box(box.x, top, box.w, bottom - foot - below - top),
        Box(box.x, bottom - foot, box.w, foot),
    )


class AloneScreen(FrameScreen):
    """Subclasses give the verb of the headline, the board, the numbers and what each face does."""

    def __init__(self) -> None:
        super().__init__()
        self._stake = Stake()
        self._about: object = None

    # what subclasses give

    def verb(self, model: Model, visit: Visit, name: str) -> str:
        """The headline: what the player called `name` is to do now."""
        raise NotImplementedError

    def board(self, model: Model, visit: Visit, box: Box) -> Scene:
        """The game as it stands in `visit`."""
        raise NotImplementedError

    def figures(self, model: Model, visit: Visit, outlook: Outlook | None) -> Sequence[Number]:
        """Three numbers at most; without an outlook only what has happened."""
        raise NotImplementedError

    def face(self, model: Model, effect: FaceEffect) -> Face:
        """What one face of the next roll does."""
        words = model.words
        caption = words("hit") if effect.hit else words("miss")
        if abs(effect.amount) >= LONG and model.panel.compact:
            caption = words("wins") if effect.amount > 0 else words("loses")
        elif effect.amount:
            caption = change(effect.amount)
        return Face(caption=caption, wanted=effect.hit)

    def alert(self, model: Model, outlook: Outlook) -> str:
        """A warning about the next roll, in place of the rule."""
        return ""

    def leave_note(self, model: Model, visit: Visit) -> str:
        """What one leaves with."""
        return words_with(model.words, max(0, visit.brought))

    def leave_label(self, model: Model) -> str:
        """The pad that leaves."""
        return model.words("Leave")

    # the frame

    def opened(self, model: Model) -> None:
        view = view_of(model)
        about = view.turn, view.game, view.rolls_made, view.awaits
        if about != self._about:
            self._about = about
            self._stake.clear()
        player = _asked_player(model)
        if player is not None:
            self._stake.settle(model.now, highest(model, player))

    def headline(self, model: Model) -> str:
        player, words = on_stage(model), model.words
        name = "" if player is None else player_name(model, player)
        acts = waits_for_hand(model) or bool(asked(model))
        return self.verb(model, visit_of(model), name) if acts else words("{player} plays").format(player=name)

    def note(self, model: Model) -> str:
        words, title = model.words, space_title(model.words, view_of(model).game)
        told = words("Own die? Tap its face.") if self._enters(model) else ""
        return f"{title}. {told}" if told else title

    def low_note(self, model: Model) -> str:
        words, name = model.words, numbered_short(model.words, view_of(model).game)
        return SEPARATOR.join((name, words("Own die? Tap its face."))) if self._enters(model) else name

    def _enters(self, model: Model) -> bool:
        """A face of a real die can be entered now."""
        return bool(table_of(model).chance) or choice_of(model, GoOn) is not None

    def stage(self, model: Model, box: Box) -> Scene:
        visit, player = visit_of(model), _asked_player(model)
        if player is not None and highest(model, player):
            at = parts(model, box, betting=True)
            chips = chip_pads(model, self._stake, highest(model, player), at.foot)
            rule = (_rule(model, visit.space, at.rule),) if at.rule.h else ()
            return (*rule, *self.board(model, visit, at.board), *chips)
        return self.shown(model, visit, box, outlook_of(model))

    def shown(
        self,
        model: Model,
        visit: Visit,
        box: Box,
        outlook: Outlook | None = None,
        numbers: Sequence[Number] | None = None,
    ) -> Scene:
        """Rule or warning, board and numbers: the game's own unless others are given."""
        at = parts(model, box)
        warning = "" if outlook is None or not _rolls_next(model) else self.alert(model, outlook)
        line = RuleLine(box=at.rule, text=warning, alert=True) if warning else _rule(model, visit.space, at.rule)
        if numbers is None:
            numbers = self.figures(model, visit, outlook)
        cells = grid(at.foot, FIGURES, 1)
        shown = (
            Figure(box=cell, title=n.title, number=n.number, short=n.short)
            for cell, n in zip(cells, numbers, strict=False)
            if n.number
        )
        return (line, *self.board(model, visit, at.board), *shown)

    def actions(self, model: Model, box: Box) -> Scene:
        player, words = _asked_player(model), model.words
        if player is None:
            return play_row(model, box, self.faces(model)) if waits_for_hand(model) else waiting_row(model, box)
        bets = bets_of(model, player)
        leave = Act("leave", self.leave_label(model))
        if bets:
            refuses = choice_of(model, Decline) is not None
            leave = Act("leave", words("No bet")) if refuses else leave
            return bet_row(model, box, self._stake, bets[0], leave, outlook_of(model))
        if choice_of(model, Enter) is not None:
            fee = amount(edition_of(model)["las_vegas.fee"])
            enter = Act("enter", words("Pay {amount}").format(amount=fee), words("and play"))
            return choice_row(box, enter, Act("leave", words("Do not play")))
        note = "" if model.panel.compact else self.leave_note(model, visit_of(model))
        return play_row(model, box, self.faces(model), leave._replace(note=note))

    def faces(self, model: Model) -> Sequence[Face]:
        found = [self.face(model, effect) for effect in outlook_of(model).faces]
        if not model.panel.compact:
            return found
        # a low pad has no room for number, caption and mark: the caption says what the mark would
        return [face._replace(wanted=False) if face.number and face.caption else face for face in found]

    # acts

    def handle(self, given: Input, model: Model) -> list[Command]:
        player = _asked_player(model)
        if isinstance(given, Touched) and given.key == ALL and player is not None:
            self._cursor.clear()
            if given.down:
                self._stake.hold(model.now)
            else:
                self._stake.let_go(model.now, highest(model, player))
            return []
        return super().handle(given, model)

    def steps(self, model: Model) -> list[str]:
        """By buttons everything is put in by OK: no hand slips there."""
        return ring(w.key for w in self.laid(model) if w.key)

    def act(self, key: str, model: Model) -> list[Command]:
        going = choice_of(model, GoOn)
        kind, _, number = key.partition(":")
        if going is not None and kind == "roll":
            return [Submit(going), Deal(going.player)]
        if going is not None and kind == "face":
            return [Submit(going), Submit(RollDie(CHANCE, int(number)))]
        return super().act(key, model)

    def acted(self, key: str, model: Model) -> list[Command]:
        player = _asked_player(model)
        if player is None:
            return []
        kind, _, number = key.partition(":")
        bets = bets_of(model, player)
        match kind:
            case "chip":
                self._stake.put(int(number), highest(model, player))
            case "all":
                self._stake.put_all(highest(model, player))
            case "bet" if bets and self._stake.amount:
                return [Submit(Bet(player, self._stake.amount, bets[0].place or 0))]
            case "leave":
                left = choice_of(model, Withdraw) or choice_of(model, Decline)
                return [] if left is None else [Submit(left)]
            case "enter":
                return [Submit(Enter(player))]
        return []

    def undo(self, model: Model) -> list[Command]:
        return [] if self._stake.take_off() else super().undo(model)

    def goes_back(self, model: Model) -> bool:
        return self._stake.amount > 0 or super().goes_back(model)

    def moving(self, model: Model) -> float | None:
        return self._stake.moving()

    # a roll that is looked at

    def look(self, model: Model, now: Moment) -> Scene:
        """The board before the roll while the die is in the air, and with what it brought once it lies there."""
        visit = visit_at(model, now.beat, lies=now.lies)
        assert visit is not None
        assert now.die is not None
        rows = beside_die(model, now.die, now.beat.events if now.lies else ())
        return beat_scene(model, now, lambda box: self.shown(model, visit, box), rows)


def beside_die(model: Model, die: Tumble, events: Sequence[Event]) -> Scene:
    """The left of the row of acts: the die, and as lines what it brought."""
    row = split_row(areas(model.panel).actions)[0]
    left = row.h + GAP
    lines = event_rows(lines_of(model, events), Box(row.x + left, row.y, row.w - left, row.h))
    shown = Die(box=Box(row.x, row.y, row.h, row.h), face=die.face, height=die.height, share=DIE)
    return (shown, *lines)


def lines_of(model: Model, events: Sequence[Event]) -> Sequence[Told]:
    """The money that moved; the board tells the rest."""
    drawn = [event for event in events if not isinstance(event, CellPlayed | TrackMoved | Checked)]
    return told(model, drawn, short=model.panel.compact)


def visit_of(model: Model) -> Visit:
    """The visit that goes on."""
    visit = visit_now(model)
    assert visit is not None
    return visit


def outlook_of(model: Model) -> Outlook:
    """What is to be expected now."""
    return odds_of(model).outlook(view_of(model))


def choice_of(model: Model, kind: type[A]) -> A | None:
    """The choice of this kind that the person asked now has, if any."""
    player = _asked_player(model)
    choices = () if player is None else table_of(model).legal.get(player, ())
    return next((choice for choice in choices if isinstance(choice, kind)), None)


def words_with(words: Words, money: int) -> str:
    """What one leaves with, below the pad's word."""
    return words("with {amount}").format(amount=amount(money)) if money else ""


def _asked_player(model: Model) -> int | None:
    players = asked(model)
    return players[0] if players else None


def _rolls_next(model: Model) -> bool:
    """A roll is next, or may be chosen."""
    return view_of(model).awaits is Awaits.ROLL or choice_of(model, GoOn) is not None


def _rule(model: Model, space: int, box: Box) -> RuleLine:
    words, edition = model.words, edition_of(model)
    return RuleLine(box=box, text=rule_of(model, space), short=short_rule(words, space, edition))
