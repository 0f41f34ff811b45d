"""The bank in light: its buttons alone, since people's own board lies on the table."""

from __future__ import annotations

from collections.abc import Sequence

from games.dakara.events import Paid, PassDrawn, Rolled
from games.dakara_bank.events import Closed, GoldShown
from games.game import Action, Choice, Event, Observation
from ui.dakara_bank.reading import books
from ui.lights.light import Light, Meaning, Scene, button


def places(observation: Observation) -> frozenset[str]:
    """None: the bed shows nothing."""
    del observation  # the same at any position
    return frozenset()


def lights(
    observation: Observation,
    legal: Sequence[Choice] = (),
    chosen: Sequence[Action] = (),
    changed: Sequence[Event] = (),
) -> Scene:
    """See `ui.lights.light.SceneOf`: payer and payee pulse, and who threw or drew."""
    del legal  # anybody may act at any time: nothing to point at
    players = range(len(books(observation).money))
    change: dict[str, Light] = {}
    for event in changed:
        change |= _change(event)
    return Scene(
        board={button(player): Light(Meaning.OCCUPIED, (player,)) for player in players},
        prompt={button(action.player): Light(Meaning.CHOSEN, (action.player,)) for action in chosen},
        change=change,
    )


def _change(event: Event) -> dict[str, Light]:
    pulse = Light(Meaning.CHANGED)
    match event:
        case Paid(payer=payer, payee=payee):
            return {button(player): pulse for player in (payer, payee) if player >= 0}
        case Rolled(player=player) | GoldShown(player=player) | PassDrawn(player=player):
            return {button(player): pulse}
        case Closed(winners=winners):
            return {button(player): Light(Meaning.RESULT, (player,)) for player in winners}
    return {}
