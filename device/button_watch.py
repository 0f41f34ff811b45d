"""What a test of the buttons sees: each one's presses and bounces, and whether it is down, hangs or chatters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from drivers.debounce import ButtonEvent, Pressed
from drivers.ports import Button, ButtonEdge
from ui.model import ButtonSeen


class ButtonWatch:
    """Is told of every contact and of what became of it. A contact that became neither press nor release bounced."""

    def __init__(self) -> None:
        self.on = False
        self._seen: dict[Button, ButtonSeen] = {}
        self._closed: set[Button] = set()
        """As the contacts said last: saying it again is no bounce."""

    @property
    def seen(self) -> Mapping[str, ButtonSeen]:
        """By the name of the button; empty while nothing is tested."""
        return {button.value: seen for button, seen in self._seen.items()}

    def begin(self, down: Iterable[Button], now: float) -> None:
        """A test begins; buttons that are `down` may be pressed by the hand that began it, or hang."""
        self.on = True
        held = frozenset(down)
        self._closed = set(held)
        self._seen = {button: ButtonSeen(down=button in held, since=now) for button in Button}

    def end(self) -> None:
        """Forget what was seen."""
        self.on = False
        self._seen = {}

    def edge(self, edge: ButtonEdge) -> None:
        """A contact opened or closed; to be told before what became of it."""
        if edge.down != (edge.button in self._closed):
            self._closed ^= {edge.button}
            self._count(edge.button, 1)

    def event(self, event: ButtonEvent) -> None:
        """What became of it."""
        if not self.on:
            return
        seen = self._seen[event.button]
        match event.kind:
            case Pressed.DOWN:
                self._seen[event.button] = replace(
                    seen, down=True, presses=seen.presses + 1, since=event.t, chatters=False
                )
                self._count(event.button, -1)
            case Pressed.UP:
                self._seen[event.button] = replace(seen, down=False, since=event.t)
                self._count(event.button, -1)
            case Pressed.CHATTERS:
                self._seen[event.button] = replace(seen, chatters=True)

    def _count(self, button: Button, edges: int) -> None:
        if self.on:
            seen = self._seen[button]
            self._seen[button] = replace(seen, bounces=max(0, seen.bounces + edges))
