"""What real cards and tiles show as they are turned up: entered by a tap or two, and taken back as easily."""

from __future__ import annotations

from collections.abc import Sequence

from games.game import Action, Choice
from games.sitting_bull.actions import DrawMilestone, DrawOffering, DrawPresent, DrawTile, TurnUpCard
from games.sitting_bull.cards import CardKind
from games.sitting_bull.terms import (
    FEAT_PRESENTS,
    Awaits,
    Icon,
    Region,
)
from ui.commands import Command, Submit
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import player_name
from ui.sitting_bull.frame import SittingBullBase
from ui.sitting_bull.picks import Pick, pick_pads, whole_stage
from ui.sitting_bull.reading import edition_of, icon_of, present_symbols, table_of, tile_icon, view_of
from ui.sitting_bull.seats import seat_strip
from ui.text.sitting_bull import icon_name, milestone_name, present_name, region_name, regions_words, tile_name
from ui.text.sitting_bull_goals import milestone_goal


class EntryScreen(SittingBullBase):
    """A card is entered by its symbol, then its regions, then the neutral mark: only what can still be is asked."""

    def __init__(self) -> None:
        super().__init__()
        self._icon: Icon | None = None
        self._regions: tuple[Region, ...] | None = None
        self._page = 0

    # what is asked

    def headline(self, model: Model) -> str:
        words, view = model.words, view_of(model)
        if self._regions is not None:
            return words("Is there a neutral pawn on the card?")
        if self._icon is not None:
            return words("{card}: which regions does it show?").format(card=icon_name(words, self._icon))
        match view.awaits:
            case Awaits.REGION_CARD:
                sentence = words("Turn up a card in the {region}: what does it show?")
                return sentence.format(region=region_name(words, view.region))
            case Awaits.MILESTONE_TILE:
                return words("Draw a milestone tile: which one is it?")
            case Awaits.POWWOW_TILE:
                return words("Draw the powwow tile: which one is it?")
            case Awaits.OFFERING:
                sentence = words("Draw an offering for the {region}: what is its value?")
                return sentence.format(region=region_name(words, view.region))
            case Awaits.PRESENT:
                return words("{player}: take a present. What is it?").format(player=player_name(model, view.turn))
        return words("The table goes on")

    def icon(self, model: Model) -> str:
        return "cards"

    def layout(self, model: Model) -> Scene:
        seats = () if model.panel.compact else seat_strip(model, self.shown_player(model))
        return (*self.head(model), *self.body(model), *seats)

    def body(self, model: Model) -> Scene:
        size = 24 if self._icon is not None and self._regions is None else 30
        if view_of(model).awaits is Awaits.OFFERING:
            size = 48
        back = self.goes_back(model)
        return pick_pads(model, self._picks(model), whole_stage(model), back=back, page=self._page, size=size)

    # the choices

    def _picks(self, model: Model) -> list[Pick]:
        kinds = self._kinds(model)
        if not kinds:
            return [pick for choice in table_of(model).chance if (pick := _tile(model, choice)) is not None]
        words = model.words
        if self._regions is not None:
            return [Pick("mark-1", words("With a neutral pawn"), ("pawn",)), Pick("mark-0", words("Without"))]
        if self._icon is not None:
            return [
                Pick(f"regions-{_mask(regions)}", regions_words(words, regions), tuple(map(icon_of, regions)))
                for regions in dict.fromkeys(kind.regions for _, kind in kinds)
            ]
        return [
            Pick(f"icon-{int(icon)}", icon_name(words, icon), (icon_of(icon),))
            for icon in dict.fromkeys(kind.icon for _, kind in kinds)
        ]

    def kinds(self, model: Model) -> list[tuple[Action, CardKind]]:
        """The cards that may be turned up."""
        view = view_of(model)
        return [(c, view.kinds[c.card]) for c in table_of(model).chance if isinstance(c, TurnUpCard)]

    def _kinds(self, model: Model) -> list[tuple[Action, CardKind]]:
        """Those of them that are possible after what is told already."""
        return [
            (choice, kind)
            for choice, kind in self.kinds(model)
            if self._icon in (None, kind.icon) and self._regions in (None, kind.regions)
        ]

    # input

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """Any seat may enter what was drawn."""
        if down:
            self._cursor.next(self.steps(model))
        return []

    def touched(self, key: str, model: Model) -> list[Command]:
        kind, _, number = key.partition("-")
        self._cursor.clear()
        kinds = self._kinds(model)
        match kind:
            case "more":
                self._page += 1
                return []
            case "icon":
                self._icon, self._page = Icon(int(number)), 0
            case "regions":
                self._regions = next(k.regions for _, k in kinds if _mask(k.regions) == int(number))
            case "mark":
                return [Submit(choice) for choice, card in kinds if card.neutral == (number == "1")]
            case _:
                return [Submit(c) for c in table_of(model).chance if isinstance(c, Action) and _key(c) == key]
        left = self._kinds(model)
        if len(left) > 1:
            if self._regions is None and len({card.regions for _, card in left}) == 1:
                self._regions = left[0][1].regions
            return []
        self.forget()
        return [Submit(choice) for choice, _ in left]

    def take_back(self, model: Model) -> bool:
        """One question back; what had one answer only was none."""
        asked = self._icon is not None
        self._page = 0
        if self._regions is not None:
            self._regions = None
            if len({kind.regions for _, kind in self._kinds(model)}) > 1:
                return True
        self._icon = None
        return asked

    def goes_back(self, model: Model) -> bool:
        return self._icon is not None or super().goes_back(model)

    def forget(self) -> None:
        self._icon = self._regions = None
        self._page = 0


def _mask(regions: Sequence[Region]) -> int:
    return sum(1 << region for region in regions)


def _key(choice: Choice) -> str:
    match choice:
        case DrawMilestone(milestone=milestone):
            return f"milestone-{int(milestone)}"
        case DrawTile(tile=tile):
            return f"tile-{int(tile)}"
        case DrawOffering(value=value):
            return f"offering-{value}"
        case DrawPresent(present=present):
            return f"present-{int(present)}"
    return ""


def _tile(model: Model, choice: Choice) -> Pick | None:
    """A tile, an offering or a present as a pad."""
    words, key = model.words, _key(choice)
    match choice:
        case DrawMilestone(milestone=milestone):
            goal = milestone_goal(words, milestone, edition_of(model))
            return Pick(key, milestone_name(words, milestone), note=goal)
        case DrawTile(tile=tile):
            return Pick(key, tile_name(words, tile), (tile_icon(tile),))
        case DrawOffering(value=value):
            return Pick(key, str(value), ("offering",))
        case DrawPresent(present=present):
            name = words("Feats") if present in FEAT_PRESENTS else present_name(words, present)
            return Pick(key, name, present_symbols(present))
    return None
