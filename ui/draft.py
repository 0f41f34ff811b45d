"""The new game that people are putting together on the seats and options screens: nothing here is saved."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from games.game import Game
from ui.commands import SeatPlan, StartGame

PLACES = 6
KINDS = ("person", "normal", "easy", "random", "")
"""What a tap on a place goes through; "" is an empty place."""
FILL_ORDER = (0, 3, 5, 2, 1, 4)
"""In which order bots take places: across the table from each other first."""
MOST_LUCK = 99
"""Presses of a seat that count."""


class Draft:
    """Seats, options and modes on the way to StartGame; the screens of one setup share it."""

    def __init__(self) -> None:
        self.game = ""
        self.kinds = [""] * PLACES
        self.last = [""] * PLACES
        """Who played last: offered as a whole, so that nobody who left is seated again by chance."""
        self.names = [""] * PLACES
        self.options: dict[str, str] = {}
        self.modes: dict[str, str] = {}
        self.luck = [0] * PLACES
        """How often each place pressed for luck: for the next game only."""

    def reopen(self) -> None:
        """People sit down anew: the table is empty, and remembers who sat there."""
        if any(self.kinds):
            self.last, self.kinds = self.kinds, [""] * PLACES
        self.luck = [0] * PLACES

    def begin(self, game: str, settings: Mapping[str, str]) -> None:
        """A setup for `game`; the names of the last one stay, as friends often play again."""
        if game != self.game:
            self.game = game
            self.options = {}
            self.names = [settings.get(f"name-{place}", "") for place in range(PLACES)]

    def taken(self) -> list[int]:
        """Places in use, in round order: clockwise from the first."""
        return [place for place in range(PLACES) if self.kinds[place]]

    def offers_last(self, game: Game) -> bool:
        """Nobody has sat down yet, and those of the last time could play this game too."""
        return not self.taken() and sum(map(bool, self.last)) in game.players

    def take_last(self) -> None:
        """The same seats as last time."""
        self.kinds = list(self.last)

    def people(self) -> list[int]:
        """The places of persons, in order."""
        return [place for place in self.taken() if self.kinds[place] == "person"]

    def persons(self) -> int:
        """Places where a person sits."""
        return self.kinds.count("person")

    def cycle(self, place: int, game: Game) -> bool:
        """The next kind of player at `place`; False when the table is full and nobody can sit down there."""
        if not self.kinds[place] and len(self.taken()) >= game.players[-1]:
            return False
        self.kinds[place] = KINDS[(KINDS.index(self.kinds[place]) + 1) % len(KINDS)]
        return True

    def fill(self, game: Game) -> None:
        """Bots on empty places, up to the fewest players that the game needs."""
        for place in FILL_ORDER:
            if len(self.taken()) >= game.players[0]:
                return
            if not self.kinds[place]:
                self.kinds[place] = "normal"

    def enough(self, game: Game) -> bool:
        """As many seats as the game allows."""
        return len(self.taken()) in game.players

    def bots_can_play(self, game: Game) -> bool:
        """No bot sits at the table, or the options let bots play."""
        seats = {ruling.seats.option for ruling in game.rulings if ruling.seats is not None}
        plain = {name: value for name, value in self.options.items() if name not in seats}
        options = msgspec.convert({"players": len(self.taken()), **plain}, game.options_type)
        return self.persons() == len(self.taken()) or game.seats_bots(options)

    def add_luck(self, place: int) -> bool:
        """One press of the person at `place`; False where nobody sits who could press."""
        if self.kinds[place] != "person":
            return False
        self.luck[place] = min(MOST_LUCK, self.luck[place] + 1)
        return True

    def luck_text(self) -> str:
        """The luck as the chance takes it, such as "0:7 3:2": places that pressed, and how often."""
        return " ".join(f"{p}:{self.luck[p]}" for p in self.taken() if self.kinds[p] == "person" and self.luck[p])

    def start(self, game: Game) -> StartGame:
        """The command that starts this game."""
        seats = tuple(SeatPlan(place, self.kinds[place], self.names[place]) for place in self.taken())
        # seats that a reading asks for mean nothing in another
        idle = {
            ruling.seats.option
            for ruling in game.rulings
            if ruling.seats is not None and self.options.get(ruling.option) != ruling.seats.reading
        }
        options = tuple((name, value) for name, value in self.options.items() if name not in idle)
        return StartGame(self.game, seats, options, tuple(self.modes.items()), luck=self.luck_text())
