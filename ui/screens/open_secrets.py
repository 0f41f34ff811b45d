"""In the middle of a game everybody's secrets are opened only when a second seat agrees."""

from __future__ import annotations

from typing import Final

from ui.commands import Back, Command, SetMode
from ui.kit.panel import Box
from ui.kit.pieces.label import Card
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.agreeing import Agreement
from ui.screens.base import PadScreen
from ui.screens.chrome import player_at
from ui.screens.frame import banner, corner_pads

CARD: Final = 230.0
"""Height of the card that says what opens, where there is room for so much."""


class OpenSecretsScreen(PadScreen):
    """Two persons press, and from then on everything lies open."""

    topic = "secrets"

    def __init__(self) -> None:
        super().__init__()
        self._agreement = Agreement()

    def layout(self, model: Model) -> Scene:
        words = model.words
        room, seats = self._agreement.seats(model)
        return (
            banner(model, self._agreement.headline(model), words("Secrets"), icon="eye"),
            *corner_pads(model),
            Card(
                box=Box(room.x, room.y, room.w, min(room.h, CARD)),
                paper=True,
                title=words("Open everybody's secrets?"),
                text=words("What each of you holds in secret then lies open for all."),
                size=30,
            ),
            *seats,
        )

    def act(self, key: str, model: Model) -> list[Command]:
        return self._agree(int(key.partition(":")[2]), model)

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """Here a seat button is its own consent."""
        return self._agree(player_at(model, place), model) if down else []

    def undo(self, model: Model) -> list[Command]:
        return [] if self._agreement.step_back() else [Back()]

    def _agree(self, player: int | None, model: Model) -> list[Command]:
        both = self._agreement.press(player, model)
        return [] if both is None else [SetMode("secrets", "open", *both), Back()]


def opens_secrets(model: Model, mode: str, value: str) -> bool:
    """The change opens what several people hold in secret, be one of them away for a while."""
    table = table_of(model)
    several = sum(seat.player == "person" for seat in table.seats) > 1
    return several and mode == "secrets" and value == "open" and table.modes.get(mode) != value
