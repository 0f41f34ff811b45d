"""Games told in lines of text for the command line, in the words of the screens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from device.inline_bots import InlineBots
from device.live import LiveGame
from device.printable import printable
from device.records import Acted
from device.seats import Seat
from device.table import Table
from games.game import CHANCE, Game, Observation, State
from ui.kit.panel import PANELS
from ui.model import Model, SeatInfo
from ui.screens.chrome import seat_name
from ui.screens.journal import entry_lines
from ui.shows import PRESENTATIONS
from ui.text.words import Words

WORDS: Final = Words()


def seat_infos(seats: Sequence[Seat]) -> tuple[SeatInfo, ...]:
    """The seats as the screens know them."""
    return tuple(SeatInfo(seat.place, seat.bot or "person", printable(seat.name), seat.away) for seat in seats)


def score_line(game: str, view: Observation, seats: Sequence[SeatInfo]) -> str:
    """The score of every seat, such as "Orange 12 VP, Sky 9 VP"; money has no unit: "Orange 835,000, Sky 366,000"."""
    shown = PRESENTATIONS[game]
    unit = shown.score_unit(WORDS)
    scores = [f"{seat_name(seat, WORDS)} {shown.score(view, p):,}" for p, seat in enumerate(seats)]
    return ", ".join(f"{score} {unit}" if unit else score for score in scores)


class Rounds:
    """Gives a line when a round of a game is over."""

    def __init__(self, game: str, seats: Sequence[SeatInfo]) -> None:
        self._game = game
        self._seats = seats
        self._done = 0

    def line(self, state: State) -> str | None:
        """What to say of the position after an act; None within a round."""
        if state.rounds_played() <= self._done:
            return None
        self._done = state.rounds_played()
        return f"round {self._done}: {score_line(self._game, state.observation(None), self._seats)}"


def story(table: Table, games: Mapping[str, Game]) -> Iterator[str]:
    """A whole game: a numbered line for each act, what followed from it indented below, and the scores of each round.

    Whoever has the file has the whole game, so nothing is sealed.
    """
    live = LiveGame(table, InlineBots())
    told = live.model(unsaved=False)
    live.close()
    told = msgspec.structs.replace(told, modes={**told.modes, "secrets": "open"})
    model = Model(panel=PANELS["10in"], words=WORDS, games=games, table=told, presentations=PRESENTATIONS)
    rounds = Rounds(table.game.id, told.seats)
    state = table.game.new_game(table.options, table.edition)
    for record, entry in zip(table.records, told.journal, strict=True):
        action = msgspec.convert(record.action, table.game.action_type) if isinstance(record, Acted) else None
        lines = entry_lines(model, entry)
        if lines:
            mark = f" ({lines[0].mark})" if lines[0].mark else ""
            yield f"{record.sequence:5}  {lines[0].text}{mark}"
            yield from (f"         {line.text}" for line in lines[1:])
        elif action is not None:
            did = PRESENTATIONS[table.game.id].action_words(WORDS, action, model)
            who = "" if action.player == CHANCE else f"{seat_name(told.seats[action.player], WORDS)}: "
            yield f"{record.sequence:5}  {who}{did}"
        if action is not None and not entry.undone:
            state.apply_action(action)
            if (line := rounds.line(state)) is not None:
                yield line
