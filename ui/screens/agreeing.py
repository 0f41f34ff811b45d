"""Two seats agree, each with its own button or pad: what one person alone must not do."""

from __future__ import annotations

from ui.kit.panel import Box
from ui.kit.pieces.choice_card import ChoiceCard
from ui.kit.widget import Widget
from ui.model import Model
from ui.reading import persons, table_of
from ui.screens.chrome import GAP, player_name
from ui.screens.frame import body, grid

SEAT = 100.0
FLOOR = 71.0
"""Height of the seats that agree; two rows on a small panel are as low as a finger allows."""
IN_A_ROW = 3


class Agreement:
    """Who has asked, and waits for a second seat."""

    def __init__(self) -> None:
        self._asking: int | None = None

    def press(self, player: int | None, model: Model) -> tuple[int, int] | None:
        """A seat is pressed (None: an empty place). Gives the two who agree, who asked first; None until then."""
        people = persons(model)
        if player is None or player not in people:
            return None
        asking = self._asking
        if asking is None or asking not in people:
            self._asking = player
            return None
        return None if player == asking else (asking, player)

    def step_back(self) -> bool:
        """Nobody asks any more; False where nobody did."""
        asked, self._asking = self._asking is not None, None
        return asked

    def headline(self, model: Model) -> str:
        """Who is to press."""
        words = model.words
        if self._asking is None:
            return words("Two seats agree: press yours")
        return words("{player} asks: a second seat agrees").format(player=player_name(model, self._asking))

    def seats(self, model: Model) -> tuple[Box, list[Widget]]:
        """The pads of all persons at the lower edge, and the room that they leave above."""
        people, whole = persons(model), body(model.panel)
        rows = 1 if len(people) <= IN_A_ROW else 2
        columns = max(1, -(-len(people) // rows))
        high = FLOOR if model.panel.compact and rows > 1 else SEAT
        tall = rows * (high + GAP) - GAP
        low = Box(whole.x, whole.bottom - tall, whole.w, tall)
        pads: list[Widget] = [
            ChoiceCard(
                box=cell,
                key=f"agree:{player}",
                place=table_of(model).seats[player].place,
                caption=player_name(model, player),
                chosen=player == self._asking,
            )
            for player, cell in zip(people, grid(low, columns, rows), strict=False)
        ]
        return Box(whole.x, whole.y, whole.w, whole.h - tall - GAP), pads
