"""Something went wrong that people should know: what happened, and what to do now."""

from __future__ import annotations

from ui.commands import Back, Command, Home
from ui.kit.panel import Box
from ui.kit.pieces.label import Card
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene, Widget
from ui.model import Model, Notice
from ui.screens.base import PadScreen
from ui.screens.frame import banner, column_boxes, corner_pads, primary_pad, stage
from ui.screens.notices import notice_words

CARD = 330.0
"""Height of the card that says what to do."""


class ErrorScreen(PadScreen):
    """Shows the notice whose code is in `about`, the newest of its kind."""

    topic = "power"

    def layout(self, model: Model) -> Scene:
        words = model.words
        notice = self._notice(model)
        happened, todo = notice_words(words, notice.code, notice.detail)
        done = notice.code in ("exported", "printed")
        at = stage(model.panel)
        widgets: list[Widget] = [
            banner(model, happened, words("Firelight"), icon="check" if done else "warning"),
            *corner_pads(model),
            Card(
                box=Box(at.x, at.y, at.w, min(at.h, CARD)),
                paper=True,
                title=words("What to do"),
                # only a copy's place is for people; the other details are on the staff page
                text=f"{todo}\n\n{notice.detail}" if done else todo,
                size=30,
            ),
        ]
        if model.table is not None:
            home = column_boxes(model.panel, 1)[0]
            widgets.append(Pad(box=home, key="home", icon="home", label=words("Leave")))
        return (*widgets, primary_pad(model, "ok", words("OK"), words("and go on"), icon="check"))

    def act(self, key: str, model: Model) -> list[Command]:
        return [Home()] if key == "home" else [Back()]

    def primary(self, model: Model) -> str:
        return "ok"

    def _notice(self, model: Model) -> Notice:
        return next((n for n in reversed(model.notices) if n.code == model.about), Notice(model.about))
