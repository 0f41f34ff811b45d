"""What one player is choosing from: the order of the choices on the pads, and an amount on its way."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Any

from games.game import Action, Choice, Range, with_amount
from ui.screens.stepper import Stepper


class Choosing:
    """The choices of one player. Hidden ones are numbered anew whenever the player has looked."""

    def __init__(self, choices: tuple[Choice, ...], hidden: bool) -> None:
        self.choices = choices
        self.hidden = hidden
        self.order = list(range(len(choices)))
        self.range: Range | None = None
        self.stepper: Stepper | None = None
        self._next: list[int] | None = None
        self._next_at = 0.0
        if len(choices) == 1 and isinstance(choices[0], Range):
            self.enter(choices[0])

    def at(self, number: int) -> Choice:
        """The choice on pad `number`."""
        return self.choices[self.order[number]]

    def listed(self) -> list[Choice]:
        """All choices as they stand on the pads."""
        return [self.choices[k] for k in self.order]

    def reorder(self, shuffle: Callable[[list[Any]], None], at: float) -> None:
        """A new order from the time `at`, when the peek opens: a press that is let go before changes nothing."""
        order = list(self.order)
        shuffle(order)
        self._next, self._next_at = order, at

    def tick(self, now: float) -> None:
        """Take up an order whose time has come."""
        if self._next is not None and now >= self._next_at:
            self.order, self._next = self._next, None

    def enter(self, choice: Range) -> None:
        """Begin to name an amount; a hidden one begins anywhere, so that counting the taps tells nothing."""
        low, high, step = choice.low, choice.high, choice.step
        start = SystemRandom().randrange(low, high + 1, step) if self.hidden else low
        self.range, self.stepper = choice, Stepper(low, high, step, start)

    @property
    def can_leave_amount(self) -> bool:
        """An amount is being named, and there are other choices to go back to."""
        return self.stepper is not None and len(self.choices) > 1

    def leave_amount(self) -> bool:
        """Back from an amount to the other choices; False where there is no way back."""
        if not self.can_leave_amount:
            return False
        self.range = self.stepper = None
        return True

    def amount_action(self, action_type: Any) -> Action:
        """The action that names the present amount."""
        assert self.range is not None and self.stepper is not None
        return with_amount(self.range, self.stepper.value, action_type)


def choice_key(number: int) -> str:
    """The key of the pad of a choice."""
    return f"choice:{number}"
