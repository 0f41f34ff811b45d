"""A compared territory as widgets: who stood there, who wins, who picks in which order and why, what lies there."""

from __future__ import annotations

from games.dakota.terms import Faction, Pawn, Status
from ui.dakota.playback import Comparison, Line
from ui.dakota.reading import icon_of, view_of
from ui.kit.panel import Box
from ui.kit.pieces.label import Card
from ui.kit.pieces.overview import Cell, CellState, Overview
from ui.kit.pieces.pick_card import PickCard, PickRow, PickState
from ui.kit.pieces.strength import Side, StrengthBar, StrengthPawns
from ui.kit.pieces.token_pad import TokenPad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import player_name
from ui.screens.frame import grid
from ui.text.dakota import factions_name, resource_name

MOST_CARDS = 5


def strength_bar(model: Model, compared: Comparison, box: Box) -> StrengthBar:
    """Both sides with their pawns; those that left with a token are hollow."""
    terrain = view_of(model).territories[compared.territory].terrain
    sides = [_side(model, compared, faction) for faction in Faction]
    winner = None if compared.winner is None else int(compared.winner)
    return StrengthBar(box=box, left=sides[0], right=sides[1], winner=winner, terrain=terrain)


def _side(model: Model, compared: Comparison, faction: Faction) -> Side:
    table, view = table_of(model), view_of(model)
    pawns: list[StrengthPawns] = []
    for player, seat in enumerate(view.seats):
        if seat.faction != faction:
            continue
        place = table.seats[player].place
        gone = [0, 0]
        for line in compared.lines:
            if line.player == player and line.state in ("done", "declined") and line.pawn is not None:
                gone[line.pawn] += 1
        for kind, count in ((Pawn.EXPLORER, compared.explorers[player]), (Pawn.HORSEMAN, compared.horsemen[player])):
            if count:
                pawns.append(StrengthPawns(place, kind is Pawn.HORSEMAN, count, gone[kind]))
    if compared.neutrals[faction]:
        pawns.append(StrengthPawns(None, False, compared.neutrals[faction]))
    strength = (compared.native, compared.settler)[faction]
    return Side(_title(model, compared, faction), faction.name.lower(), strength, tuple(pawns))


def _title(model: Model, compared: Comparison, faction: Faction) -> str:
    words = model.words
    name = factions_name(words, faction)
    mine, other = compared.native, compared.settler
    if faction is Faction.SETTLER:
        mine, other = other, mine
    if compared.winner is None:
        return name
    if compared.winner == faction:
        if not other:
            return words("{side} stand alone").format(side=name)
        return words("{side} win {mine} to {other}").format(side=name, mine=mine, other=other)
    if not mine:
        return words("{side}: nobody here").format(side=name)
    return words("{side} go home").format(side=name)


def picks(model: Model, compared: Comparison, box: Box, most: int = MOST_CARDS) -> Scene:
    """The order of picks: a row for a seat that picks alone, otherwise a card for each pick."""
    words = model.words
    if not compared.lines:
        if compared.winner is None:
            return (Card(box=box, title=words("Every pawn goes home")),)
        title = words("Only neutral pawns won")
        return (Card(box=box, title=title, text=words("Nobody collects. Every pawn goes home.")),)
    if len({line.player for line in compared.lines}) == 1:
        return (_row(model, compared, box),)
    shown = _window([line for line in compared.lines if line.reason != "empty"], most, compared.first)
    spare = [line for line in compared.lines if line.reason == "empty"]
    if spare and len(shown) < most:
        shown.append((0, spare[0]))
    columns = max(min(4, most), len(shown))
    boxes = grid(box, columns, 1)
    return tuple(_card(model, number, line, place) for (number, line), place in zip(shown, boxes, strict=False))


def _window(lines: list[Line], most: int, first: int) -> list[tuple[int, Line]]:
    """At most `most` numbered picks from `first` on, or with the one to make now among them."""
    numbered = list(enumerate(lines, 1))
    now = next((k for k, line in enumerate(lines) if line.state == "now"), None)
    if now is not None:
        first = max(0, min(now - 1, len(lines) - most))
    return numbered[first : first + most]


def _row(model: Model, compared: Comparison, box: Box) -> PickRow:
    words, lines = model.words, compared.lines
    player = lines[0].player
    real = [line for line in lines if line.reason != "empty"]
    done = tuple(
        "" if line.taken is None else icon_of(line.taken) for line in real if line.state in ("done", "declined")
    )
    name = player_name(model, player)
    title = words.plural("{{player}} takes {n}", "{{player}} takes {n}", len(real)).format(player=name)
    missed = sum(line.missed for line in lines)
    reason = words("the row is empty then") if missed else words("one for each pawn")
    return PickRow(
        box=box,
        place=table_of(model).seats[player].place,
        title=title,
        reason=reason,
        taken=done,
        now=any(line.state == "now" for line in real),
        coming=sum(line.state == "next" for line in real),
        none=missed,
    )


def _card(model: Model, number: int, line: Line, box: Box) -> PickCard:
    words = model.words
    title, reason = _why(model, line)
    state = {"done": PickState.DONE, "declined": PickState.DONE, "now": PickState.NOW}.get(line.state, PickState.NEXT)
    if line.reason == "empty":
        state = PickState.NONE
    name = player_name(model, line.player)
    if line.state == "declined":
        reason = words("takes nothing")
    return PickCard(
        box=box,
        place=table_of(model).seats[line.player].place,
        name=name,
        tag=str(number) if number else "–",
        title=title,
        reason=reason,
        state=state,
        taken="" if line.taken is None else icon_of(line.taken),
    )


def _why(model: Model, line: Line) -> tuple[str, str]:
    words = model.words
    match line.reason:
        case "empty":
            return words("No pick"), words("the row is empty")
        case "order":
            return words("Tie at {n}").format(n=line.strength), words("earlier")
        case "strongest":
            title = words("{n} to {other}").format(n=line.strength, other=line.against)
            return title, words("more strength") if line.against else words("the last one")
    return words("Strength {n}").format(n=line.strength), words("the only winner")


def tokens(model: Model, compared: Comparison, box: Box, keys: dict[int, str]) -> Scene:
    """The spaces of the row; `keys` by space for those that can be taken."""
    words, seats = model.words, table_of(model).seats
    boxes = grid(box, max(5, len(compared.spaces)), 1)
    widgets = []
    for number, (space, place) in enumerate(zip(compared.spaces, boxes, strict=False)):
        if space.here:
            label = resource_name(words, space.resource)
        else:
            label = words("Taken") if space.taken_by is not None else words("Empty")
        widgets.append(
            TokenPad(
                box=place,
                key=keys.get(number, ""),
                icon=icon_of(space.resource),
                label=label,
                here=space.here,
                taker=None if space.taken_by is None else seats[space.taken_by].place,
            )
        )
    return tuple(widgets)


def overview(
    model: Model, box: Box, order: tuple[int, ...], at: int, title: str, changed: tuple[int, ...] = ()
) -> Overview:
    """The territories of the round, `at` being looked at; those before it are done."""
    rows: dict[int, list[Cell]] = {}
    for number, territory in enumerate(view_of(model).territories):
        if number == at or number in changed:
            state = CellState.NOW
        elif number in order:
            state = CellState.DONE if number < at else CellState.NEXT
        else:
            state = CellState.QUIET if territory.status is Status.ACTIVE else CellState.OUT
        rows.setdefault(territory.terrain, []).append(Cell(str(territory.number), state))
    return Overview(box=box, title=title, rows=tuple(tuple(rows[t]) for t in sorted(rows)))
