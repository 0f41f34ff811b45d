"""A roll or a card that is looked at, whatever it belongs to: its frame, its headline, and what came before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.dakara.events import BankRolled, GameStarted, GoalReached, GoldDrawn, PassDrawn, TurnStarted
from games.game import Event
from ui.dakara.frame import areas, head, money_strip, split_row
from ui.dakara.playback import Beat, Moment
from ui.dakara.reading import last_events, view_of
from ui.kit.panel import Box
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import player_name
from ui.text.dakara_names import numbered_short, space_title


def beat_scene(
    model: Model, now: Moment, stage: Callable[[Box], Scene], rows: Scene = (), beside: Box | None = None
) -> Scene:
    """The frame of a roll or card: who, what was rolled, `stage`, `rows` beside the pad that goes on, the money.

    That pad is in `beside` where the rows need the whole row of acts.
    """
    at = areas(model.panel)
    player = shown_player(now.beat, model)
    return (
        *head(model, beat_headline(model, now, player), _note(model, now.beat), player, _game_name(model, now.beat)),
        *stage(at.stage),
        *rows,
        go_on_pad(model, now, split_row(at.actions)[1]) if beside is None else low_go_on_pad(model, now, beside),
        *money_strip(model, player, at.strip),
    )


def go_on_pad(model: Model, now: Moment, box: Box) -> Pad:
    """Shows the face at once, or goes on: a tap is never needed. The banner of a small panel has no room to count."""
    label = model.words("Go on") if now.lies else model.words("Show it")
    count = now.beat.roll.count if model.panel.compact and now.beat.roll is not None else 0
    note = model.words("{n} rolls in all").format(n=f"{count:,}") if count else ""
    return Pad(box=box, key="go-on", label=label, note=note, look=Look.PLAIN, primary=True, size=36)


def low_go_on_pad(model: Model, now: Moment, box: Box) -> Pad:
    """The same where the row of acts is somebody else's."""
    label = model.words("Go on") if now.lies else model.words("Show it")
    return Pad(box=box, key="go-on", label=label, size=28)


def game_of(model: Model, beat: Beat) -> int:
    """The space whose local game the roll or card belongs to, 0 for none (a move, an agency, a landing)."""
    return game_so_far(model, beat)[0]


def game_so_far(model: Model, beat: Beat) -> tuple[int, Sequence[Event]]:
    """The space of the local game that the roll or card belongs to, and what happened in it before, oldest first."""
    before: list[Event] = []
    seen = False
    for event in last_events(model):
        if not seen:
            seen = event == beat.lead
        elif isinstance(event, GameStarted):
            return event.space, before[::-1]
        elif isinstance(event, TurnStarted):
            break
        else:
            before.append(event)
    return 0, ()


def shown_player(beat: Beat, model: Model) -> int:
    """Whose badge stands in the banner."""
    return view_of(model).turn if beat.player is None else beat.player


def beat_headline(model: Model, now: Moment, player: int) -> str:
    """Who rolls or draws, and once it is seen, what it was."""
    words, name, lead = model.words, player_name(model, player), now.beat.lead
    if not now.lies:
        return words("The bank rolls") if isinstance(lead, BankRolled) else words("{player} rolls").format(player=name)
    match lead:
        case GoldDrawn():
            return words("{player} takes a gold card").format(player=name)
        case PassDrawn():
            return words("{player} takes a boarding pass").format(player=name)
        case BankRolled():
            return words("The bank rolled {n}").format(n=lead.face)
    moved = now.beat.moved
    if any(isinstance(event, GoalReached) for event in now.beat.events):
        return words("{player} has finished the journey").format(player=name)
    if moved is None:
        return words("{player} rolled {n}").format(player=name, n=lead.face)
    return words("{player}: {place}").format(player=name, place=space_title(words, moved.target))


def _note(model: Model, beat: Beat) -> str:
    """The local game, where there is one, and the counter."""
    game, counted = game_of(model, beat), _counted(model, beat)
    return SEPARATOR.join(part for part in (space_title(model.words, game) if game else "", counted) if part)


def _game_name(model: Model, beat: Beat) -> str:
    game = game_of(model, beat)
    return numbered_short(model.words, game) if game else ""


def _counted(model: Model, beat: Beat) -> str:
    """The counter that ticks with each roll, so that two equal ones differ."""
    return "" if beat.roll is None else model.words("Roll {n} of the whole game").format(n=f"{beat.roll.count:,}")


def so_far(model: Model) -> Sequence[Event]:
    """What happened in this local game, or else in this turn, oldest first."""
    found: list[Event] = []
    for event in last_events(model):
        if isinstance(event, GameStarted | TurnStarted):
            break
        found.append(event)
    return found[::-1]
