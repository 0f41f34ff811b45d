"""Positions of Dakara for the tests of its screens, as the device would show them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from games.catalogue import GAMES
from games.dakara.observation import DakaraObservation
from games.dakara.terms import Awaits
from games.game import CHANCE, Action, Event, Range, State
from tests.ui.english import ENGLISH
from tests.ui.random_play import RandomPlay
from ui.kit.panel import PANELS, Panel
from ui.model import JournalEntry, Model, SeatInfo, TableModel
from ui.shows import PRESENTATIONS
from ui.text.words import Words

DAKARA = GAMES["dakara"]
PLACES = (0, 1, 2, 3, 5, 4)
SETTINGS = {"volume": "2", "motion": "moving"}


class Play(RandomPlay):
    """A running game of `players` that is played on at random."""

    def __init__(self, players: int = 4, seed: int = 1, **options: Any) -> None:
        super().__init__(DAKARA, players, seed, **options)

    @property
    def view(self) -> DakaraObservation:
        seen = self.state.observation(None)
        assert isinstance(seen, DakaraObservation)
        return seen

    def choose(self, player: int) -> Action:
        return chosen(self.state, player, self.rng)

    def until_awaits(self, awaits: Awaits, after: int = 0) -> Play:
        """Until something is awaited, `after` so many acts."""
        return self.until(lambda p: len(p.history) >= after and p.view.awaits is awaits)

    def model(self, panel: Panel = PANELS["10in"], **given: Any) -> Model:
        """The model after the acts so far; see `model_of`."""
        return model_of(self.state, self.history, panel, **given)


def chosen(state: State, player: int, rng: Random) -> Action:
    """A choice of `player` at random; amounts are small, so that nobody is broke at once."""
    choice = rng.choice(list(state.legal_actions(player)))
    if not isinstance(choice, Range):
        return choice
    amount = rng.randrange(choice.low, min(choice.high, choice.low + 20 * choice.step) + 1, choice.step)
    plain: dict[str, object] = {"type": choice.kind, "player": choice.player, "amount": amount}
    if choice.place is not None:
        plain["place"] = choice.place
    made: Action = msgspec.convert(plain, DAKARA.action_type)
    return made


def model_of(
    state: State,
    history: Sequence[tuple[Action, tuple[Event, ...]]],
    panel: Panel = PANELS["10in"],
    *,
    bots: Sequence[int] = (),
    away: Sequence[int] = (),
    unseen: int | Sequence[Event] = 0,
    now: float = 0.0,
    words: Words | None = None,
    motion: str = "moving",
    dice: str = "console",
    **more: Any,
) -> Model:
    """As the device shows it: a person's roll waits for the hand, and may be entered.

    `unseen` is the number of last acts that nobody has acknowledged, or the events themselves; `dice` "table": the
    console asks what real dice and cards show.
    """
    view = state.observation(None)
    assert isinstance(view, DakaraObservation)
    players = range(len(view.seats))
    persons = [player for player in players if player not in bots]
    current = state.current_players()
    at_hand = view.chance_for if current == (CHANCE,) and view.chance_for in persons else None
    entries = (*(action for action, _ in state.chance_outcomes()), *state.legal_actions(CHANCE))
    if isinstance(unseen, int):
        unseen = [event for _, events in list(history)[len(history) - unseen :] for event in events]
    table = TableModel(
        key="test",
        game=DAKARA,
        seats=tuple(SeatInfo(PLACES[p], "normal" if p in bots else "person", away=p in away) for p in players),
        view=view,
        own=dict.fromkeys(persons, view),
        open_seats=tuple(persons),
        legal={p: tuple(state.legal_actions(p)) for p in current if p in persons},
        modes={"dice": dice, "cards": dice, "lights": "both", "help": "full"},
        chance=entries if at_hand is not None else (),
        hand=at_hand if dice == "console" else None,
        unseen=tuple(unseen),
        journal=tuple(JournalEntry(n, action.player, events) for n, (action, events) in enumerate(history)),
        edition=DAKARA.edition(),
        finished=not current,
        **more,
    )
    return Model(
        panel=panel,
        words=words or ENGLISH,
        games=GAMES,
        table=table,
        settings={**SETTINGS, "motion": motion},
        now=now,
        presentations=PRESENTATIONS,
    )
