"""Dakara in light: the ring of spaces at the edge of the bed, the local games inside it. Nothing here is secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.dakara import events as e
from games.dakara.actions import Bet, Travel
from games.dakara.board import INNER_GAMES
from games.dakara.observation import DakaraObservation
from games.dakara.terms import BIARRITZ, FACES, RING, Awaits
from games.game import CHANCE, Action, Choice, Event, Observation
from ui.lights.light import Light, Meaning, Scene, button

GATE_ZONE: Final = "gate"
PULSE: Final = Light(Meaning.CHANGED)


def space_zone(space: int) -> str:
    """The zone of a main space, 0 for the gate."""
    return f"space-{space}" if space else GATE_ZONE


def game_zone(space: int) -> str:
    """Where the local game of `space` is played: inside the board, or on the space itself."""
    return f"game-{space}" if space in INNER_GAMES else space_zone(space)


def places(observation: Observation) -> frozenset[str]:
    """The gate, the 47 spaces and the 15 local games inside."""
    assert isinstance(observation, DakaraObservation)
    return frozenset({*map(space_zone, range(RING)), *map(game_zone, INNER_GAMES)})


def lights(
    observation: Observation,
    legal: Sequence[Choice] = (),
    chosen: Sequence[Action] = (),
    changed: Sequence[Event] = (),
) -> Scene:
    """See `light.SceneOf`."""
    assert isinstance(observation, DakaraObservation)
    return Scene(
        board=_standing(observation),
        prompt=_asked(legal) | _chosen(observation, chosen),
        change=_changed(observation, changed),
    )


def _standing(view: DakaraObservation) -> dict[str, Light]:
    """What the die can reach, the advance tokens, whose turn it is, and the local game that is played."""
    found: dict[str, Light] = {}
    if view.awaits is Awaits.MOVE:
        found |= _ahead(view)
    for space in range(RING):
        here = tuple(player for player, seat in enumerate(view.seats) if seat.space == space and not seat.out)
        if here:
            found[space_zone(space)] = Light(Meaning.OCCUPIED, here)
    for player in _acting(view):
        found[button(player)] = Light(Meaning.OCCUPIED, (player,))
    if view.game:
        found[game_zone(view.game)] = Light(Meaning.RESOLVING, (view.turn,))
    return found


def reachable(start: int) -> tuple[int, ...]:
    """The six spaces that the die can lead to from `start`, face 1 first."""
    return tuple((start + face) % RING for face in FACES)


def _ahead(view: DakaraObservation) -> dict[str, Light]:
    """The spaces that can be reached; in the short game those behind its goal are dimmer still."""
    seat = view.seats[view.turn]
    spaces, short = reachable(seat.space), seat.goal == BIARRITZ
    return {space_zone(space): Light(Meaning.FRONTIER, half=short and space > BIARRITZ) for space in spaces}


def _acting(view: DakaraObservation) -> tuple[int, ...]:
    """Whose buttons are lit: who may choose, or whose hand is waited for."""
    if view.current == (CHANCE,):
        return () if view.chance_for is None else (view.chance_for,)
    return view.current


def _asked(legal: Sequence[Choice]) -> dict[str, Light]:
    """Where one may travel to; for all other choices the buttons of those who may make them."""
    may = Light(Meaning.MAY_CHOOSE)
    targets = [choice.space for choice in legal if isinstance(choice, Travel)]
    if targets:
        return {game_zone(space): may for space in targets}
    return {button(choice.player): may for choice in legal if choice.player != CHANCE}


def _chosen(view: DakaraObservation, actions: Sequence[Action]) -> dict[str, Light]:
    """Acts that wait for OK."""
    found: dict[str, Light] = {}
    for action in actions:
        light = Light(Meaning.CHOSEN, (action.player,))
        if isinstance(action, Travel) and action.space in range(RING):
            found[game_zone(action.space)] = light
        elif isinstance(action, Bet) and view.game:
            found[button(action.player)] = light
    return found


def _changed(view: DakaraObservation, events: Sequence[Event]) -> dict[str, Light]:
    """What just happened; the last event about a zone counts."""
    found: dict[str, Light] = {}
    for event in events:
        match event:
            case e.Moved(player=player, origin=origin, target=target):
                found |= _trail(player, origin, target)
            case e.Travelled(space=space):
                found[game_zone(space)] = PULSE
            case e.Paid(payer=payer, payee=payee, of=of):
                found |= {button(player): PULSE for player in (payer, payee, of) if player >= 0}
            case e.Bankrupt(player=player):
                found[button(player)] = PULSE
            case e.GameOver(winners=winners):
                for winner in winners:
                    result = Light(Meaning.RESULT, (winner,))
                    found |= {button(winner): result, space_zone(view.seats[winner].space): result}
    return found


def _trail(player: int, origin: int, target: int) -> dict[str, Light]:
    """Filled on the way; where it ends, two pulses."""
    steps = (target - origin) % RING
    way = [space_zone((origin + step) % RING) for step in range(1, steps)]
    return dict.fromkeys(way, Light(Meaning.MOVEMENT, (player,))) | {space_zone(target): PULSE}
