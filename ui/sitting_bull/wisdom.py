"""The wisdom card of a player, with how far it has come."""

from __future__ import annotations

from games.sitting_bull import goals
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.rules import Rules
from games.sitting_bull.terms import STONE_PRESENTS, Path, Stone, Wisdom
from ui.kit.panel import Box
from ui.kit.pieces.symbol_pad import SymbolPad
from ui.kit.pieces.target import State
from ui.kit.pieces.wisdom_card import ProgressBox, WisdomCard
from ui.kit.widget import Scene
from ui.model import Model
from ui.sitting_bull.reading import edition_of, icon_of, own_seat, own_view, rules_as_played, stone_icon
from ui.text.sitting_bull_goals import wisdom_goal
from ui.text.sitting_bull_names import wisdom_name


def progress(view: SittingBullObservation, player: int, wisdom: Wisdom, rules: Rules) -> goals.Progress:
    """Of `player` with `wisdom`, as it stands now."""
    seat = view.seats[player]
    pawns = [region.pawns[player] for region in view.regions]
    stones = sum(seat.stones) + sum(seat.presents[present] for present in STONE_PRESENTS)
    return goals.wisdom(rules, wisdom, pawns, view.powwow[player], stones, seat.items)


def wisdom_card(model: Model, player: int, box: Box) -> Scene:
    """The card of `player` with a box for each step; nothing before it is dealt."""
    wisdom = own_seat(model, player).wisdom
    if wisdom is None:
        return ()
    words, rules = model.words, rules_as_played(model)
    now = progress(own_view(model, player), player, wisdom, rules)
    symbol = wisdom_symbol(own_view(model, player), player, wisdom)
    return (
        WisdomCard(
            box=box,
            overline=words("Wisdom"),
            title=wisdom_name(words, wisdom),
            text=wisdom_goal(words, wisdom, edition_of(model)),
            boxes=tuple(ProgressBox(symbol, step < now.have) for step in range(now.need)),
            points=str(rules.wisdom_points[wisdom]),
            unit=words("points at the end"),
        ),
    )


def wisdom_line(model: Model, player: int, box: Box) -> Scene:
    """The same where there is little height."""
    wisdom = own_seat(model, player).wisdom
    if wisdom is None:
        return ()
    goal = wisdom_goal(model.words, wisdom, edition_of(model))
    pad = SymbolPad(
        box=box, symbols=("wisdom",), label=wisdom_words(model, player), note=goal, state=State.SHOWN, size=26
    )
    return (pad,)


def wisdom_words(model: Model, player: int) -> str:
    """The card of `player` in a few words."""
    wisdom = own_seat(model, player).wisdom
    if wisdom is None:
        return ""
    return progress_words(model, own_view(model, player), player, wisdom)


def progress_words(model: Model, view: SittingBullObservation, player: int, wisdom: Wisdom) -> str:
    """How far `player` has come with `wisdom`: "Elder: 2 of 3"."""
    now = progress(view, player, wisdom, rules_as_played(model))
    sentence = model.words("{wisdom}: {have} of {need}")
    return sentence.format(wisdom=wisdom_name(model.words, wisdom), have=now.have, need=now.need)


def wisdom_symbol(view: SittingBullObservation, player: int, wisdom: Wisdom) -> str:
    """What the steps are counted in."""
    match wisdom:
        case Wisdom.PATHFINDER:
            items = view.seats[player].items
            return icon_of(Path(items.index(max(items))))
        case Wisdom.QUIET_ONE:
            return icon_of(Path.SILENCE)
        case Wisdom.STONE_KEEPER:
            return stone_icon(Stone.HARMONY)
        case Wisdom.ELDER:
            return "powwow"
        case Wisdom.WANDERER:
            return "pawn"
