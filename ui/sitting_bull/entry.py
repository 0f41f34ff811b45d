"""What real cards and tiles show as they are turned up: entered by a tap or two, and taken back as easily."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.game import Action, Choice
from games.sitting_bull.actions import DrawMilestone, DrawOffering, DrawPresent, DrawTile, TurnUpCard
from games.sitting_bull.cards import CardKind
from games.sitting_bull.terms import FEAT_PRESENTS, Awaits, Icon, Milestone, Region
from ui.commands import Command, Submit
from ui.kit.pieces.news_card import NewsCard
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import player_name
from ui.sitting_bull import geometry
from ui.sitting_bull.board import Marks
from ui.sitting_bull.frame import BoardScreen
from ui.sitting_bull.picks import Pick, icon_picks, pick_pads, whole_stage
from ui.sitting_bull.reading import edition_of, icon_of, milestone_icon, present_symbols, tile_icon, view_of
from ui.text.sitting_bull_goals import milestone_goal, tile_effect
from ui.text.sitting_bull_names import (
    card_entry,
    icon_name,
    milestone_name,
    path_name,
    present_name,
    region_name,
    regions_words,
    tile_name,
)

FEW: Final = 3
"""So many regions are told by symbols alone, where the board beside them names these."""
TILES: Final = (Awaits.MILESTONE_TILE, Awaits.POWWOW_TILE)
"""They are chosen by what they say: their pads stand in the place of the board."""


class EntryScreen(BoardScreen):
    """A card is entered by its symbol, then its regions, then the neutral mark: only what can still be is asked.

    The pads stand beside the board; those with words, and on a small panel nearly all, in its place.
    """

    def __init__(self) -> None:
        super().__init__()
        self._icon: Icon | None = None
        self._regions: tuple[Region, ...] | None = None
        self._page = 0

    # what is asked

    def headline(self, model: Model) -> str:
        words, view = model.words, view_of(model)
        if self._regions is not None:
            return words("Is there a neutral pawn on it?")
        if self._icon is not None:
            return words("{card}: which regions?").format(card=icon_name(words, self._icon))
        match view.awaits:
            case Awaits.REGION_CARD:
                return words("{region}: turn up a card").format(region=region_name(words, view.region))
            case Awaits.MILESTONE_TILE:
                return words("Draw a milestone tile")
            case Awaits.POWWOW_TILE:
                return words("Draw the powwow tile")
            case Awaits.OFFERING:
                return words("{region}: draw an offering").format(region=region_name(words, view.region))
            case Awaits.PRESENT:
                return words("{player}: take a present").format(player=player_name(model, view.turn))
        return words("The table goes on")

    def overline(self, model: Model) -> str:
        """What to tap; on a small panel what was entered before, where the board is not seen."""
        told = () if self.beside(model) or not model.panel.compact else _entered(model)
        return model.words("Entered: {what}").format(what=told[0]) if told else model.words("Tap what it shows")

    def icon(self, model: Model) -> str:
        return "cards"

    def layout(self, model: Model) -> Scene:
        if model.panel.compact and not self.beside(model):
            return (*self.head(model), *self._pads(model))
        return super().layout(model)

    def body(self, model: Model) -> Scene:
        if self.beside(model):
            return super().body(model)
        if not model.panel.compact and view_of(model).awaits in TILES:
            return (*self._pads(model), *_entered_card(model), *self.undo_pad(model))
        return self._pads(model)

    def marks(self, model: Model) -> Marks:
        """Where the card or the offering comes to."""
        player = self.shown_player(model)
        seat = None if player is None else table_of(model).seats[player].place
        return Marks(current=frozenset({self.waiting(model)}), seat=seat)

    def waiting(self, model: Model) -> int:
        """The region that is entered for."""
        return view_of(model).region

    def beside(self, model: Model) -> bool:
        """Whether the board is seen."""
        if self.kinds(model):
            return not model.panel.compact
        return view_of(model).awaits is Awaits.OFFERING

    def may_enter(self, place: int, model: Model) -> bool:
        """Any seat may say what was drawn."""
        return True

    def column(self, model: Model) -> Scene:
        return self._pads(model)

    def _pads(self, model: Model) -> Scene:
        areas, compact = geometry.areas(model.panel), model.panel.compact
        awaits, picks, back = view_of(model).awaits, self._picks(model), self.goes_back(model)
        if self.beside(model):
            size = 40 if awaits is Awaits.OFFERING else 26
            widest = 1 if self._regions is not None else 2
            return pick_pads(model, picks, areas.column, back=back, page=self._page, widest=widest, size=size)
        if awaits in TILES and not compact:
            return pick_pads(model, picks, areas.board, back=False, widest=3)
        return pick_pads(model, picks, whole_stage(model), back=back, page=self._page)

    # the choices

    def _picks(self, model: Model) -> list[Pick]:
        kinds = self._kinds(model)
        if not kinds:
            return _tiles(model)
        words = model.words
        if self._regions is not None:
            return [Pick("mark-1", words("Yes"), ("pawn",)), Pick("mark-0", words("No"))]
        if self._icon is not None:
            return [
                Pick(
                    f"regions-{_mask(regions)}",
                    "" if self.beside(model) and len(regions) <= FEW else regions_words(words, regions),
                    tuple(map(icon_of, regions)),
                )
                for regions in dict.fromkeys(kind.regions for _, kind in kinds)
            ]
        left = {kind.icon for _, kind in kinds}
        return icon_picks(words, left)

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
        if down and self.may_enter(place, model):
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


def _tiles(model: Model) -> list[Pick]:
    """What may be drawn; a milestone that lies there already keeps its place."""
    words, view, choices = model.words, view_of(model), table_of(model).chance
    picks = [pick for choice in choices if (pick := _tile(model, choice)) is not None]
    if view.awaits is not Awaits.MILESTONE_TILE:
        return picks
    free = {pick.label: pick for pick in picks}
    names = {milestone: milestone_name(words, milestone) for milestone in Milestone}
    return [
        free.get(name) or Pick("", name, (milestone_icon(milestone),), words("entered"))
        for milestone, name in names.items()
    ]


def _tile(model: Model, choice: Choice) -> Pick | None:
    """A tile, an offering or a present as a pad."""
    words, key = model.words, _key(choice)
    match choice:
        case DrawMilestone(milestone=milestone):
            goal = milestone_goal(words, milestone, edition_of(model))
            return Pick(key, milestone_name(words, milestone), (milestone_icon(milestone),), goal)
        case DrawTile(tile=tile):
            return Pick(key, tile_name(words, tile), (tile_icon(tile),), tile_effect(words, tile))
        case DrawOffering(value=value):
            return Pick(key, str(value), ("offering",))
        case DrawPresent(present=present):
            if present not in FEAT_PRESENTS:
                return Pick(key, present_name(words, present), present_symbols(present))
            # a small panel has room for the symbols
            named = () if model.panel.compact else FEAT_PRESENTS[present]
            discs = ", ".join(path_name(words, path) for path in named)
            return Pick(key, words("Feats"), present_symbols(present), discs)
    return None


def _entered(model: Model) -> tuple[str, ...]:
    """What was entered before in the setup, the last first."""
    words, view = model.words, view_of(model)
    if view.round:
        return ()
    milestones = [milestone_name(words, tile.milestone) for tile in reversed(view.milestones)]
    cards = [card_entry(words, view.kinds[r.card]) for r in reversed(view.regions) if r.card is not None]
    return (*milestones, *cards)


def _entered_card(model: Model) -> Scene:
    """The same in lines."""
    words, lines = model.words, _entered(model)
    more = tuple(words.plural("{n} more", "{n} more", count) for count in range(len(lines) + 1))
    return (NewsCard(box=geometry.above_foot(model.panel), title=words("Entered"), lines=lines, more=more),)
