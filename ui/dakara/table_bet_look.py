"""The dice of a table bet: who bet on what while they are thrown, and what they brought to each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import gcd
from typing import Final, NamedTuple

from games.dakara.events import BetPlaced, GameEnded, PlaceWon, Rolled
from games.dakara.forms.table_bet import TableBet
from games.dakara.terms import FACES
from games.game import Event
from ui.dakara.beats import beat_headline, beat_scene, game_so_far
from ui.dakara.betting import Stake
from ui.dakara.frame import GAP, Face, areas, split_row
from ui.dakara.playback import Moment
from ui.dakara.reading import rules_as_played, view_of
from ui.dakara.table_bet_edges import edges_scene
from ui.dakara.table_bet_parts import (
    TWO_ROWS,
    Standing,
    place_pads,
    spot_pad,
    spots,
    stake_box,
    standing,
)
from ui.kit.panel import Box
from ui.kit.pieces.bet_card import BetCard, Fate
from ui.kit.pieces.die import Die, DieLook
from ui.kit.pieces.face_pad import FacePad
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.frame import grid
from ui.text.dakara_events import event_words
from ui.text.dakara_names import place_name, space_title
from ui.text.money import amount, change


class CardWords(NamedTuple):
    """What stands on the card of a seat."""

    label: str
    number: str
    fate: Fate
    short: str = ""


DIE: Final = 130.0
LOW_DIE: Final = 96.0
ROLL: Final = 150.0
"""Width of the pad that rolls on an edge."""


def is_shared(model: Model, game: int | None = None) -> bool:
    """Every seat bets on its own edge: on a large panel that lies flat, where all may bet."""
    space = view_of(model).game if game is None else game
    return model.panel.flat and not model.panel.compact and _form(model, space).all_bet


def dice_of(model: Model) -> tuple[int, ...]:
    """The faces of this bet's dice, 0 for those still to come."""
    view = view_of(model)
    return _dice(_form(model, view.game), view.rolls)


def terms(model: Model, game: int) -> str:
    """What is rolled, how likely a bet wins, and what it pays."""
    words = model.words
    told = words("Sum of two rolls: {terms}.") if _form(model, game).rolls > 1 else words("One roll: {terms}.")
    return told.format(terms=chance_and_pay(model, game))


def chance_and_pay(model: Model, game: int, *, short: bool = False) -> str:
    """Such as "1 in 6, pays 6 to 1"; where places differ, the least and the most likely."""
    words, form = model.words, _form(model, game)
    sums = [sum(faces) for faces in product(FACES, repeat=form.rolls)]
    hits = [sum(form.winning.get(total) == place for total in sums) for place in form.places]
    low, high, of = min(hits), max(hits), len(sums)
    if low != high:
        line = words("{low} to {high} in {of} pays {n}:1") if short else words("{low} to {high} in {of}, pays {n} to 1")
        return line.format(low=low, high=high, of=of, n=form.pays)
    part = gcd(low, of)
    line = words("{hits} in {of} pays {n}:1") if short else words("{hits} in {of}, pays {n} to 1")
    return line.format(hits=low // part, of=of // part, n=form.pays)


def brings(model: Model) -> Sequence[Face]:
    """What each face of the last roll brings to the lander's own bet; without one, the place that it makes win."""
    view = view_of(model)
    form, found, seat = _form(model, view.game), spots(model, view.game), view.seats[view.turn]
    if len(view.rolls) + 1 < form.rolls:
        return ()
    faces = []
    for face in FACES:
        won = form.winning.get(sum(view.rolls) + face)
        label = next((spot.label for spot in found if spot.place == won), "")
        if seat.stake:
            brought = change(form.times * seat.stake if won == seat.choice else -seat.stake)
            # the die itself says a number
            label = brought if label.isdecimal() else f"{label} {brought}".strip()
        faces.append(Face("", label, bool(seat.stake) and won == seat.choice))
    return faces


def _form(model: Model, game: int) -> TableBet:
    return rules_as_played(model).form(game, TableBet)


def _dice(form: TableBet, rolls: Sequence[int]) -> tuple[int, ...]:
    return (*rolls, *[0] * form.rolls)[: form.rolls]


def rolling_panel(model: Model, player: int, stake: Stake, box: Box) -> Scene:
    """The panel of the hand that throws for all: its bet, the pad that rolls, and the faces of an own die."""
    table = table_of(model)
    upper, middle, lower = grid(box, 1, 3)
    right = Box(upper.right - ROLL, upper.y, ROLL, upper.h)
    wide = upper.w - (ROLL + GAP if table.hand == player else 0)
    bet = stake_box(model, player, stake, Box(upper.x, upper.y, wide, upper.h))
    roll = (
        (Pad(box=right, key="roll", label=model.words("ROLL"), look=Look.ACCENT, size=36),)
        if table.hand == player
        else ()
    )
    if box.w < TWO_ROWS:
        cells = grid(Box(middle.x, middle.y, middle.w, lower.bottom - middle.y), 3, 2)
        return (bet, *roll, *_face_pads(model, cells))
    return (bet, *roll, *place_pads(model, player, stake, middle), *_face_pads(model, grid(lower, 6, 1)))


def _face_pads(model: Model, cells: Sequence[Box]) -> Scene:
    enters = bool(table_of(model).chance)
    told = brings(model) or [Face()] * len(FACES)
    return tuple(
        FacePad(box=cell, key=f"face:{face}" if enters else "", face=face, caption=to.caption, marked=to.wanted)
        for face, to, cell in zip(FACES, told, cells, strict=True)
    )


def bet_cards(model: Model, box: Box) -> Scene:
    """The dice at the left, beside them a card for each seat with its bet as it stands."""
    view = view_of(model)
    dice = dice_of(model)
    cards = {player: _card_now(model, player) for player, seat in enumerate(view.seats) if not seat.out}
    return (*_dice_scene(model, box, dice), *_cards(model, _beside(model, box, len(dice)), cards))


def table_bet_look(model: Model, now: Moment) -> Scene:
    """A roll of the bet; the last one turns the cards of the winners to paper."""
    beat, lead = now.beat, now.beat.lead
    assert isinstance(lead, Rolled) and now.die is not None
    game, before = game_so_far(model, beat)
    faces = [event.face for event in before if isinstance(event, Rolled)]
    dice = _dice(_form(model, game), [*faces, now.die.face])
    cards = _cards_then(model, game, before, beat.events if now.lies else ())
    verdict = [event for event in beat.events if isinstance(event, PlaceWon)] if now.lies else []
    if is_shared(model, game):
        return _shared_look(model, now, game, dice, cards)

    def stage(box: Box) -> Scene:
        height = now.die.height if now.die is not None else 0.0
        shown = _dice_scene(model, box, dice, len(faces), height)
        return (*shown, *_cards(model, _beside(model, box, len(dice)), cards))

    row = split_row(areas(model.panel).actions)[0]
    told = [_verdict(model, game, event) for event in verdict]
    lines = tuple(Label(box=_middle(row, 44), text=text, size=34, bold=True) for text in told)
    return beat_scene(model, now, stage, lines)


def _shared_look(model: Model, now: Moment, game: int, dice: tuple[int, ...], cards: Mapping[int, CardWords]) -> Scene:
    """The same where every seat has its own edge; a tap on the dice goes on."""
    lead = now.beat.lead
    assert isinstance(lead, Rolled) and now.die is not None
    verdicts = [event for event in now.beat.events if isinstance(event, PlaceWon)] if now.lies else []
    won = next((event.place for event in verdicts), None)

    def panel_of(player: int, box: Box) -> Scene:
        upper, middle, lower = grid(box, 1, 3)
        narrow = box.w < TWO_ROWS
        places = Box(middle.x, middle.y, middle.w, lower.bottom - middle.y) if narrow else lower
        high = upper.h if narrow else middle.bottom - upper.y
        label, number, fate, _ = cards.get(player, CardWords(status_of_none(model), "", Fate.NONE))
        card = BetCard(
            box=Box(upper.x, upper.y, upper.w, high), place=table_of(model).seats[player].place, label=label,
            number=number, fate=fate,
        )  # fmt: skip
        cells = (
            grid(places, 3, 2) if narrow and len(spots(model, game)) > 2 else grid(places, len(spots(model, game)), 1)
        )
        pads = [
            spot_pad(game, spot, cell, "", chosen=spot.place == won)
            for spot, cell in zip(spots(model, game), cells, strict=True)
        ]
        return (card, *pads)

    note = _verdict(model, game, verdicts[0]) if verdicts else f"{space_title(model.words, game)}. {terms(model, game)}"
    tumbling = None if now.lies else next((k for k in reversed(range(len(dice))) if dice[k]), None)
    return edges_scene(
        model, panel_of, beat_headline(model, now, lead.player), note, dice, tumbling=tumbling,
        height=now.die.height, board_key="go-on", locked=[player for player, card in cards.items() if card[1]],
    )  # fmt: skip


def status_of_none(model: Model) -> str:
    """What stands on the card of a seat without a bet."""
    return model.words("No bet")


def _middle(box: Box, high: float) -> Box:
    return Box(box.x, box.y + (box.h - high) / 2, box.w, high)


def _verdict(model: Model, game: int, event: PlaceWon) -> str:
    return event_words(model.words, event, (), game)


def _beside(model: Model, box: Box, dice: int) -> Box:
    """What the dice leave of the stage."""
    side = LOW_DIE if model.panel.compact else DIE
    left = box.x + side * dice + 8 * (dice - 1) + GAP
    return Box(left, box.y, box.right - left, box.h)


def _dice_scene(
    model: Model, box: Box, faces: Sequence[int], tumbling: int | None = None, height: float = 0.0
) -> Scene:
    side = LOW_DIE if model.panel.compact else DIE
    top = box.y + (box.h - side) / 2
    return tuple(
        Die(
            box=Box(box.x + k * (side + 8), top, side, side),
            face=face,
            look=DieLook.PAPER if face else DieLook.NEXT,
            height=height if k == tumbling else 0.0,
            share=0.78,
        )
        for k, face in enumerate(faces)
    )


def _cards(model: Model, box: Box, cards: Mapping[int, CardWords]) -> Scene:
    columns = 2 if len(cards) < 5 else 3
    gap = 8.0 if model.panel.compact else GAP
    cells = grid(box, columns, -(-len(cards) // columns), gap)
    seats = table_of(model).seats
    return tuple(
        BetCard(box=cell, place=seats[player].place, label=label, number=number, fate=fate, short=short)
        for (player, (label, number, fate, short)), cell in zip(cards.items(), cells, strict=False)
    )


def _card_now(model: Model, player: int) -> CardWords:
    """Words, money and how the bet stands, as it is now."""
    view, words = view_of(model), model.words
    seat = view.seats[player]
    if seat.stake:
        return _card_of(model, view.game, seat.choice, amount(seat.stake), Fate.LIES)
    if standing(model, player) in (Standing.CHOOSES, Standing.THINKS):
        return CardWords(words("Thinks"), "", Fate.OPEN)
    return CardWords(status_of_none(model), "", Fate.NONE)


def _cards_then(model: Model, game: int, before: Sequence[Event], after: Sequence[Event]) -> dict[int, CardWords]:
    """The same by the events of the game: the bets, and once `after` tells it, what they brought."""
    bets = {event.player: event for event in before if isinstance(event, BetPlaced)}
    ends = {event.player: event for event in after if isinstance(event, GameEnded)}
    cards: dict[int, CardWords] = {}
    for player in range(len(table_of(model).seats)):
        bet, end = bets.get(player), ends.get(player)
        if bet is None:
            if not view_of(model).seats[player].out:
                cards[player] = CardWords(status_of_none(model), "", Fate.NONE)
        elif end is None:
            cards[player] = _card_of(model, game, bet.place, amount(bet.amount), Fate.LIES)
        else:
            fate = Fate.WON if end.amount > 0 else Fate.LOST
            cards[player] = _card_of(model, game, bet.place, change(end.amount), fate)
    return cards


def _card_of(model: Model, game: int, place: int, number: str, fate: Fate) -> CardWords:
    name = place_name(model.words, game, place)
    short = next((spot.label for spot in spots(model, game) if spot.place == place), "")
    return CardWords(name[:1].upper() + name[1:] if name else model.words("Bet"), number, fate, short)
