"""A hand as widgets: large cards side by side with the wisdom card beside them, or lines one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.sitting_bull.cards import CardKind
from games.sitting_bull.terms import HAND, NONE, STONE_OF, Icon, Region
from ui.kit.panel import Box
from ui.kit.pieces.card_line import CardLine
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.symbol_card import CardRow, SymbolCard
from ui.kit.pieces.target import State
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import GAP
from ui.screens.frame import grid
from ui.sitting_bull.hand_cards import HeldCard, Offer, card_key
from ui.sitting_bull.reading import icon_of, options_of, stone_icon, tile_icon, view_of
from ui.sitting_bull.wisdom import wisdom_card
from ui.text.sitting_bull_names import icon_name, path_name, region_name, tile_name

GIVING: Final = (Icon.ORIGIN, Icon.AWAKENING, Icon.MEMORY)
"""Cards with which Sitting Bull gives a stone."""
NOT_MET: Final = "–"
"""What Sitting Bull does where he is not met."""
LEAST: Final = 72.0
"""Height of a target: a little more than 12 mm."""
CARD_HEAD: Final = 150.0
"""What an Amulet needs above its columns to be drawn as a card."""
LINE_HEAD: Final = 84.0
"""Where there is no room for that."""
TALLEST: Final = 100.0
"""Height of a column's pad, at most."""
WISDOM_SHARE: Final = 0.26
"""The wisdom card's part of a sheet."""


def hand_sheet(model: Model, player: int, cards: Sequence[HeldCard], area: Box, picked: int) -> Scene:
    """The cards in `area`, and where there is room the wisdom card of `player` beside them."""
    if model.panel.compact:
        return hand_cards(model, cards, area, picked)
    wide = area.w * WISDOM_SHARE
    left = Box(area.x, area.y, area.w - wide - GAP, area.h)
    beside = Box(area.right - wide, area.y, wide, area.h)
    return (*hand_cards(model, cards, left, picked), *wisdom_card(model, player, beside))


def hand_cards(model: Model, cards: Sequence[HeldCard], area: Box, picked: int = NONE) -> Scene:
    """The cards side by side."""
    boxes = grid(area, max(HAND, len(cards)), 1)
    found: list[Widget] = []
    for number, (held, box) in enumerate(zip(cards, boxes, strict=False)):
        found += _card(model, held, box, chosen=number == picked)
    return tuple(found)


def _card(model: Model, held: HeldCard, box: Box, *, chosen: bool) -> Scene:
    """One card; an Amulet with several columns that it may join has them below it."""
    if len(held.offers) < 2:
        return (_paper(model, held, box, chosen=chosen),)
    count = len(held.offers)
    room = box.h - count * GAP
    drawn = (room - CARD_HEAD) / count >= LEAST
    high = max(LEAST, min(TALLEST, (room - (CARD_HEAD if drawn else LINE_HEAD)) / count))
    head = Box(box.x, box.y, box.w, box.h - count * (high + GAP))
    pads = [
        _column_pad(model, offer, Box(box.x, head.bottom + GAP + k * (high + GAP), box.w, high))
        for k, offer in enumerate(held.offers)
    ]
    if not drawn:
        return (_amulet_line(model, head), *pads)
    return (_paper(model, held, head), *pads)


def _column_pad(model: Model, offer: Offer, box: Box) -> Pad:
    """The column of a path, with the number of its cards."""
    assert offer.path is not None and offer.action is not None
    words, path = model.words, offer.path
    count = view_of(model).seats[offer.action.player].columns[path]
    note = words.plural("{n} card", "{n} cards", count)
    return Pad(
        box=box, key=offer.key, label=path_name(words, path), note=note, icon=icon_of(path), look=Look.CHOICE, size=26
    )


def _paper(model: Model, held: HeldCard, box: Box, *, chosen: bool = False) -> SymbolCard:
    kind = held.kind
    own = held.offers[0] if len(held.offers) == 1 else None
    return SymbolCard(
        box=box,
        key=own.key if own is not None else "",
        symbol=icon_of(kind.icon),
        name=icon_name(model.words, kind.icon),
        effects=_joins(model, held) or effects(model, kind),
        rows=rows(model, kind),
        state=_state(held, chosen=chosen),
        seat=_seat(model),
        reason=held.reason,
    )


def _joins(model: Model, held: HeldCard) -> tuple[Mark, ...]:
    """The column that an Amulet joins, or that there are several."""
    if not held.offers or held.offers[0].path is None:
        return ()
    if len(held.offers) > 1:
        return (Mark("", model.words("Pick a path")),)
    path = held.offers[0].path
    return (Mark(icon_of(path), path_name(model.words, path)),)


def _amulet_line(model: Model, box: Box) -> CardLine:
    """An Amulet whose columns stand below it."""
    words = model.words
    name, text = icon_name(words, Icon.AMULET), words("Pick a path")
    return CardLine(box=box, symbol="amulet", name=name, text=text, state=State.SHOWN)


def _state(held: HeldCard, *, chosen: bool) -> State:
    if held.reason:
        return State.OFF
    return State.CHOSEN if chosen else State.FREE if held.offers else State.SHOWN


def _seat(model: Model) -> int | None:
    turn = view_of(model).turn
    return table_of(model).seats[turn].place if turn >= 0 else None


def effects(model: Model, kind: CardKind) -> tuple[Mark, ...]:
    """What a card does now beside placing a pawn: in the powwow, or through Sitting Bull and where (S:141)."""
    words, view = model.words, view_of(model)
    if kind.icon is Icon.POWWOW:
        assert view.tile is not None
        return (Mark(tile_icon(view.tile), tile_name(words, view.tile)),)
    if kind.icon is Icon.AMULET:
        return ()
    if kind.icon is Icon.SILENCE:
        if options_of(model).silence != "always":
            return (Mark("standing-stone", NOT_MET),)
        return Mark("standing-stone"), Mark("travel", words("comes"))
    here = _meets(model, kind)
    if here is None:
        return (Mark("standing-stone", NOT_MET),)
    return Mark("standing-stone"), Mark(icon_of(here)), Mark(stone_icon(STONE_OF[kind.icon]), "+1")


def _meets(model: Model, kind: CardKind) -> Region | None:
    """The region of the card where Sitting Bull stands."""
    return next((region for region in kind.regions if view_of(model).regions[region].sitting_bull), None)


def rows(model: Model, kind: CardKind) -> tuple[CardRow, ...]:
    """Where its pawn may go."""
    words = model.words
    if kind.icon is Icon.POWWOW:
        return (CardRow(("powwow",), words("Powwow")),)
    if len(kind.regions) == len(Region):
        return (CardRow(tuple(map(icon_of, kind.regions)), words("Any region")),)
    return tuple(CardRow((icon_of(region),), region_name(words, region)) for region in kind.regions)


def hand_lines(model: Model, cards: Sequence[HeldCard], boxes: Sequence[Box], picked: int, opened: int) -> Scene:
    """The hand as lines in `boxes`, or the columns that the Amulet `opened` (its number) may join."""
    if opened != NONE:
        pads = zip(cards[opened].offers, boxes[1:], strict=False)
        return (_amulet_line(model, boxes[0]), *(_column_pad(model, offer, box) for offer, box in pads))
    lines = enumerate(zip(cards, boxes, strict=False))
    return tuple(_line(model, held, number, box, chosen=number == picked) for number, (held, box) in lines)


def _line(model: Model, held: HeldCard, number: int, box: Box, *, chosen: bool) -> CardLine:
    kind, words = held.kind, model.words
    anywhere = len(kind.regions) == len(Region)
    places = () if anywhere else tuple(Mark(icon_of(region)) for region in kind.regions)
    joins = len(held.offers) == 1 and held.offers[0].path is not None
    told = kind.icon not in GIVING or _meets(model, kind) is not None
    return CardLine(
        box=box,
        key=card_key(number) if held.offers else "",
        symbol=icon_of(kind.icon),
        name=icon_name(words, kind.icon),
        marks=(*places, *(_joins(model, held) if joins else effects(model, kind) if told else ())),
        text=words("Any region") if anywhere and not joins else "",
        state=_state(held, chosen=chosen),
        seat=_seat(model),
        reason=held.reason,
    )
