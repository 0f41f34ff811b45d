"""What the screens of a table bet share: the places, how each seat stands, and the panel of one seat."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from games.dakara.board import Space
from games.dakara.forms.table_bet import TableBet
from games.dakara.terms import Awaits
from ui.dakara.betting import Stake, bets_of, chip_pads, highest
from ui.dakara.frame import GAP
from ui.dakara.reading import rules_as_played, view_of
from ui.kit.panel import Box
from ui.kit.pieces.bet_place import BetPlace
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.stake_box import StakeBox
from ui.kit.theme import Colour
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.frame import grid
from ui.text.dakara_names import place_name
from ui.text.dakara_rules import either
from ui.text.money import amount

TWO: Final = 2
"""So many places have a name each; more have numbers."""
SWATCHES: Final[dict[tuple[int, int], Colour]] = {
    (Space.CANNES, 1): (12, 12, 12),
    (Space.CANNES, 2): (196, 60, 48),
    (Space.BIARRITZ, 1): (240, 205, 70),
    (Space.BIARRITZ, 2): (60, 140, 84),
}
LOCK: Final = 118.0
"""Width of the pad that locks a bet."""
UNLOCK: Final = 136.0
UNDO: Final = 72.0
TWO_ROWS: Final = 500.0
"""A narrower panel asks for the place first, then for the chips."""


class Standing(Enum):
    """How a seat stands in the bet that goes on."""

    CHOOSES = "chooses"
    THINKS = "thinks"
    """A bot, or somebody the console plays for."""
    LOCKED = "locked"
    NO_BET = "no bet"
    ASIDE = "aside"
    """Not asked: out, or without the smallest bet, or the bet is somebody else's alone."""


def standing(model: Model, player: int) -> Standing:
    """How `player` stands now."""
    view = view_of(model)
    seat = view.seats[player]
    if bets_of(model, player):
        return Standing.CHOOSES
    if view.awaits is Awaits.PLAYERS and player in view.current:
        return Standing.THINKS
    if seat.stake:
        return Standing.LOCKED
    return Standing.NO_BET if seat.done else Standing.ASIDE


class Spot(NamedTuple):
    """A place to bet on: its short name, and the rolls or sums that make it win."""

    place: int
    label: str
    hits: tuple[int, ...]


def spots(model: Model, game: int) -> tuple[Spot, ...]:
    """The places of the local game of space `game`, by the edition and the rulings as played."""
    words, form = model.words, rules_as_played(model).form(game, TableBet)
    numbered = len(form.places) > TWO
    return tuple(
        Spot(
            place,
            "" if len(form.places) == 1 else str(place) if numbered else place_name(words, game, place),
            tuple(roll for roll, won in form.winning.items() if won == place),
        )
        for place in form.places
    )


def spot_pad(game: int, spot: Spot, box: Box, key: str, *, chosen: bool) -> BetPlace:
    """One place as a pad; without a key it can't be chosen now."""
    own = game == Space.KENTUCKY and spot.hits == (spot.place,)
    return BetPlace(
        box=box,
        key=key,
        label=spot.label,
        hits=() if own else tuple(map(str, spot.hits)),
        icon="horse" if own else "",
        swatch=SWATCHES.get((game, spot.place)),
        chosen=chosen,
    )


def default_place(model: Model, stake: Stake) -> None:
    """Where there is but one bet, it is on that."""
    only = spots(model, view_of(model).game)
    if len(only) == 1:
        stake.place = only[0].place


def ready(model: Model, player: int, stake: Stake) -> bool:
    """The bet can be locked."""
    low = min((choice.low for choice in bets_of(model, player)), default=0)
    return stake.place is not None and low <= stake.amount <= highest(model, player) and stake.amount > 0


def status(model: Model, player: int, stake: Stake) -> str:
    """How the seat stands, in two or three words."""
    words, view = model.words, view_of(model)
    match standing(model, player):
        case Standing.LOCKED:
            name = _label(model, view.seats[player].choice)
            return words("Locked on {place}").format(place=name) if name else words("Locked")
        case Standing.NO_BET:
            return words("No bet")
        case Standing.ASIDE:
            return words("Out") if view.seats[player].out else words("Sits out")
        case Standing.THINKS:
            return words("Thinks")
    if stake.place is None:
        found = spots(model, view.game)
        if len(found) == 2:
            return words("Pick one")
        return words("Pick {first} to {last}").format(first=found[0].label, last=found[-1].label)
    name = _label(model, stake.place)
    return words("Bet on {place}").format(place=name) if name else words("Your bet")


def _label(model: Model, place: int) -> str:
    return next((spot.label for spot in spots(model, view_of(model).game) if spot.place == place), "")


def stake_box(model: Model, player: int, stake: Stake, box: Box, *, badge: bool = True) -> StakeBox:
    """Status, bet and cash of one seat."""
    seat = view_of(model).seats[player]
    chooses = standing(model, player) is Standing.CHOOSES
    return StakeBox(
        box=box,
        place=table_of(model).seats[player].place if badge else None,
        status=status(model, player, stake),
        number=amount(stake.amount if chooses else seat.stake),
        title=model.words("Cash"),
        cash=amount(seat.money - stake.amount if chooses else seat.money),
        locked=standing(model, player) in (Standing.LOCKED, Standing.NO_BET),
    )


def seat_panel(model: Model, player: int, stake: Stake, box: Box) -> Scene:
    """One seat's panel: how it stands and what locks it, the places, the chips; in two steps where it is narrow.

    Keys begin with the player: "2/place:4", "2/chip:5000", "2/all", "2/back", "2/lock", "2/none", "2/unlock".
    """
    upper, middle, lower = grid(box, 1, 3)
    if box.w >= TWO_ROWS:
        return (
            *_status_row(model, player, stake, upper, narrow=False),
            *place_pads(model, player, stake, middle),
            *chips(model, player, stake, lower, 6),
        )
    rest = Box(middle.x, middle.y, middle.w, lower.bottom - middle.y)
    found = spots(model, view_of(model).game)
    row = _status_row(model, player, stake, upper, narrow=True)
    if standing(model, player) is Standing.CHOOSES and stake.place is not None:
        return (*row, *chips(model, player, stake, rest, 3))
    return (*row, *place_pads(model, player, stake, rest, columns=3 if len(found) > 2 else 1))


def _status_row(model: Model, player: int, stake: Stake, box: Box, *, narrow: bool) -> Scene:
    """The seat's words and money, and at the right what ends or reopens its choice."""
    words, to = model.words, f"{player}/"
    kind = standing(model, player)
    right = Box(box.right - LOCK, box.y, LOCK, box.h)
    left, pads = box.x, list[Pad | BetPlace]()
    if kind is Standing.CHOOSES and ready(model, player, stake):
        pads.append(Pad(box=right, key=f"{to}lock", label=words("LOCK"), look=Look.ACCENT, size=32))
    elif kind is Standing.CHOOSES:
        pads.append(Pad(box=right, key=f"{to}none", label=words("No bet"), size=28))
    elif player in table_of(model).can_take_back:
        right = Box(box.right - UNLOCK, box.y, UNLOCK, box.h)
        pads.append(Pad(box=right, key=f"{to}unlock", label=words("Unlock"), size=28))
    else:
        right = Box(box.right, box.y, 0, box.h)
    game = view_of(model).game
    end = right.x - GAP
    if narrow and kind is Standing.CHOOSES and stake.place is not None and len(spots(model, game)) > 1:
        # the chosen place, and with it the way back to the places
        spot = next(spot for spot in spots(model, game) if spot.place == stake.place)
        pads.append(spot_pad(game, spot, Box(left, box.y, 82, box.h), f"{to}again", chosen=True))
        left += 82 + GAP
    if kind is Standing.CHOOSES and stake.amount and not narrow:
        pads.append(Pad(box=Box(end - UNDO, box.y, UNDO, box.h), key=f"{to}back", icon="undo"))
        end -= UNDO + GAP
    badge = not narrow or stake.place is None or kind is not Standing.CHOOSES
    return (stake_box(model, player, stake, Box(left, box.y, end - left, box.h), badge=badge), *pads)


def place_pads(model: Model, player: int, stake: Stake, box: Box, columns: int = 0, gap: float = GAP) -> Scene:
    """The places as pads, in one row unless `columns` says otherwise; the seat's own is paper."""
    view = view_of(model)
    found = spots(model, view.game)
    if len(found) < 2:
        told = model.words("{sums} wins").format(sums=either(model.words, found[0].hits))
        return (Label(box=Box(box.x, box.y + (box.h - 44) / 2, box.w, 44), text=told, size=34, bold=True),)
    columns = columns or len(found)
    chooses = standing(model, player) is Standing.CHOOSES
    own = stake.place if chooses else view.seats[player].choice if view.seats[player].stake else None
    cells = grid(box, columns, -(-len(found) // columns), gap)
    return tuple(
        spot_pad(view.game, spot, cell, f"{player}/place:{spot.place}" if chooses else "", chosen=spot.place == own)
        for spot, cell in zip(found, cells, strict=True)
    )


def chips(model: Model, player: int, stake: Stake, box: Box, columns: int) -> Scene:
    """The chips of one seat; none counts while it does not choose."""
    high = highest(model, player) if standing(model, player) is Standing.CHOOSES else 0
    return chip_pads(model, stake, high, box, columns, to=f"{player}/")
