"""Whether an action is one of the choices that a game lists."""

from __future__ import annotations

from games.game import Action, Choice, Range


def covers(choice: Choice, action: Action) -> bool:
    """`action` is `choice`, or names an amount (and the place) of that Range."""
    if not isinstance(choice, Range):
        return action == choice
    if type(action).__name__ != choice.kind or action.player != choice.player:
        return False
    if choice.place is not None and getattr(action, "place", None) != choice.place:
        return False
    amount = getattr(action, "amount", None)
    return isinstance(amount, int) and choice.low <= amount <= choice.high and (amount - choice.low) % choice.step == 0
