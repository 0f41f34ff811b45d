"""Pawns that move: one tap on a pawn, another where it goes or on the pawn that it exchanges places with.

On a small panel a region is touched first, and its pawns then stand in the column.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from games.sitting_bull.actions import MovePawn, SwapPawns
from games.sitting_bull.terms import POWWOW, Region
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.peek import Peek
from ui.sitting_bull import geometry
from ui.sitting_bull.board import Marks, owner_pads, place_of_key
from ui.sitting_bull.effects import EffectScreen
from ui.sitting_bull.hand_order import HandOrder

Pawn = tuple[int, int]
"""Where it stands, and whose it is."""


class PawnsScreen(EffectScreen):
    """Keeps the pawn picked first, and on a small panel the region that is open."""

    def __init__(self, order: HandOrder | None = None, peek: Peek | None = None) -> None:
        super().__init__(order, peek)
        self._pawn: Pawn | None = None
        self._open: int | None = None

    def offered(self, model: Model) -> frozenset[Pawn]:
        """The pawns that may be touched now besides the picked one: also those beside it, to be picked instead."""
        raise NotImplementedError

    def targets(self, model: Model) -> frozenset[int]:
        """The places where the picked pawn may go."""
        return frozenset()

    def act_with(self, pawn: Pawn, model: Model) -> SwapPawns | MovePawn | None:
        """The act that touching `pawn` is; None where it is only picked."""
        raise NotImplementedError

    def act_at(self, place: int, model: Model) -> MovePawn | None:
        """The act that touching `place` is."""
        return None

    # what they share

    def tip(self, model: Model) -> str:
        """What a touch does now."""
        raise NotImplementedError

    def overline(self, model: Model) -> str:
        return SEPARATOR.join((super().overline(model), self.tip(model)))

    def _instead(self, model: Model) -> frozenset[Pawn]:
        """Pawns beside the picked one: touched, they only take its place."""
        at = None if self._pawn is None else self._pawn[0]
        return frozenset(pawn for pawn in self.offered(model) if pawn[0] == at)

    def forget(self) -> None:
        self._pawn = self._open = None

    def take_back(self, model: Model) -> bool:
        if self._open is not None:
            self._open = None
            return True
        if self._pawn is None:
            return False
        self._pawn = None
        return True

    def goes_back(self, model: Model) -> bool:
        return self._pawn is not None or self._open is not None or super().goes_back(model)

    def marks(self, model: Model) -> Marks:
        player = self.actor(model)
        seat = table_of(model).seats[player].place if player is not None else None
        offered = self.offered(model)
        if not model.panel.compact:
            instead = self._instead(model)
            return Marks(places=self.targets(model), pawns=offered, instead=instead, picked=self._pawn, seat=seat)
        current = {at for at in (self._open, None if self._pawn is None else self._pawn[0]) if at is not None}
        places = self.targets(model) | ({at for at, _ in offered} - {self._open})
        return Marks(places=frozenset(places), current=frozenset(current), seat=seat)

    def chosen_act(self, key: str, model: Model) -> SwapPawns | MovePawn | None:
        place = place_of_key(key)
        if place is not None:
            here = [pawn for pawn in self.offered(model) if pawn[0] == place]
            if not here:
                return self.act_at(place, model)
            return self.act_with(here[0], model) if len(here) == 1 else None
        return self.act_with(_pawn(key), model)

    def picked(self, key: str, model: Model) -> None:
        place = place_of_key(key)
        if place is not None:
            here = [pawn for pawn in self.offered(model) if pawn[0] == place]
            if len(here) > 1:
                self._open = place
                return
            pawn = here[0]
        else:
            pawn = _pawn(key)
        self._open = None
        self._pawn = None if pawn == self._pawn else pawn

    def column(self, model: Model) -> Scene:
        if self._open is None or not model.panel.compact:
            return super().column(model)
        here = frozenset(pawn for pawn in self.offered(model) if pawn[0] == self._open)
        marks = Marks(pawns=here, instead=self._instead(model), picked=self._pawn, seat=self.marks(model).seat)
        return tuple(owner_pads(model, Region(self._open), marks, geometry.areas(model.panel).column))


class SwapScreen(PawnsScreen):
    """Two pawns of two regions exchange places."""

    def headline(self, model: Model) -> str:
        words = model.words
        line = words("{player}: swap two pawns") if self._pawn is None else words("{player}: choose the other pawn")
        return line.format(player=self.name(model))

    def tip(self, model: Model) -> str:
        words = model.words
        return words("Touch the first one") if self._pawn is None else words("It stands in another region")

    def offered(self, model: Model) -> frozenset[Pawn]:
        pairs = [_pair(choice) for choice in self.choices(model, SwapPawns)]
        if self._pawn is None:
            return frozenset(pawn for pair in pairs for pawn in pair)
        beside = {pawn for pair in pairs for pawn in pair if pawn[0] == self._pawn[0]}
        others = {pawn for pair in pairs if self._pawn in pair for pawn in pair}
        return frozenset((beside | others) - {self._pawn})

    def act_with(self, pawn: Pawn, model: Model) -> SwapPawns | None:
        wanted = {self._pawn, pawn}
        return next((c for c in self.choices(model, SwapPawns) if set(_pair(c)) == wanted), None)


class TravelScreen(PawnsScreen):
    """A pawn goes from a region to another."""

    def headline(self, model: Model) -> str:
        words = model.words
        line = words("{player}: move a pawn") if self._pawn is None else words("{player}: choose where it goes")
        return line.format(player=self.name(model))

    def tip(self, model: Model) -> str:
        words = model.words
        return words("Touch the pawn first") if self._pawn is None else words("Touch a region")

    def offered(self, model: Model) -> frozenset[Pawn]:
        pawns = _movable(self.choices(model, MovePawn))
        if self._pawn is None:
            return pawns
        return frozenset(pawn for pawn in pawns if pawn[0] == self._pawn[0] and pawn != self._pawn)

    def targets(self, model: Model) -> frozenset[int]:
        return frozenset(c.to for c in self.choices(model, MovePawn) if (c.region, c.owner) == self._pawn)

    def act_with(self, pawn: Pawn, model: Model) -> None:
        return None

    def act_at(self, place: int, model: Model) -> MovePawn | None:
        moves = self.choices(model, MovePawn)
        return next((c for c in moves if (c.region, c.owner) == self._pawn and c.to == place), None)


class ToPowwowScreen(PawnsScreen):
    """A pawn goes from a region to the powwow."""

    def headline(self, model: Model) -> str:
        return model.words("{player}: move a pawn to the powwow").format(player=self.name(model))

    def tip(self, model: Model) -> str:
        return model.words("Touch the pawn that goes there")

    def marks(self, model: Model) -> Marks:
        shown = super().marks(model)
        return replace(shown, current=shown.current | {POWWOW})

    def offered(self, model: Model) -> frozenset[Pawn]:
        return _movable(self.choices(model, MovePawn))

    def act_with(self, pawn: Pawn, model: Model) -> MovePawn | None:
        return next((c for c in self.choices(model, MovePawn) if (c.region, c.owner) == pawn and c.to == POWWOW), None)


def _pair(choice: SwapPawns) -> tuple[Pawn, Pawn]:
    return (choice.region, choice.owner), (choice.other_region, choice.other_owner)


def _movable(choices: Iterable[MovePawn]) -> frozenset[Pawn]:
    return frozenset((int(choice.region), choice.owner) for choice in choices)


def _pawn(key: str) -> Pawn:
    _, place, owner = key.split("-")
    return int(place), int(owner)
