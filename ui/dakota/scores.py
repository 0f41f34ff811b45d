"""The end in numbers: who comes before whom and why, and how each score came about."""

from __future__ import annotations

from ui.base_presentation import win_words
from ui.dakota.reading import edition_of, view_of
from ui.model import Model
from ui.reading import table_of
from ui.scores import FinalScore, ScoreLine, SeatScore
from ui.screens.chrome import player_name
from ui.text.dakota import building_name, faction_name


def ranking(model: Model) -> list[int]:
    """Players from first to last; round order where nothing separates them."""
    view = view_of(model)
    return sorted(view.order, key=lambda p: (-view.seats[p].points, -view.final_wealth[p]))


def rank(model: Model, player: int) -> int:
    """From 1; who has the same points and the same wealth shares it."""
    view = view_of(model)
    reached = [(view.seats[p].points, view.final_wealth[p]) for p in ranking(model)]
    return 1 + reached.index((view.seats[player].points, view.final_wealth[player]))


def tied(model: Model) -> list[int]:
    """The players with the most points, if there are several."""
    view = view_of(model)
    most = max(seat.points for seat in view.seats)
    players = [p for p in view.order if view.seats[p].points == most]
    return players if len(players) > 1 else []


def headline(model: Model) -> str:
    """Who won, and with how much."""
    words, view = model.words, view_of(model)
    if len(view.winners) > 1:
        return win_words(words, view.winners, table_of(model).seats)
    name = player_name(model, view.winners[0]) if view.winners else ""
    points = max(seat.points for seat in view.seats)
    return words("{player} wins with {n} VP").format(player=name, n=points)


def reason(model: Model) -> str:
    """What decided a tie; "" where there was none."""
    words, view = model.words, view_of(model)
    points = max(seat.points for seat in view.seats)
    if len(view.winners) > 1:
        return words("Tied with {n} VP and the same wealth").format(n=points)
    players = tied(model)
    if not players:
        return ""
    wealth = sorted((view.final_wealth[player] for player in players), reverse=True)
    over = words("Tie at {n} VP, decided by wealth: {one} to {other}")
    return over.format(n=points, one=wealth[0], other=wealth[1])


def faction_note(model: Model, player: int) -> str:
    """The side of a player."""
    faction = view_of(model).seats[player].faction
    return "" if faction is None else faction_name(model.words, faction)


def sheet(model: Model, player: int) -> tuple[ScoreLine, ...]:
    """How the points of one seat came, and its wealth."""
    words, view, edition = model.words, view_of(model), edition_of(model)
    seat = view.seats[player]
    lines = []
    built = 0
    for building in seat.buildings:
        points = edition[f"points.{building.name.lower()}"]
        built += points
        if points:
            lines.append(ScoreLine(building_name(words, building), str(points)))
    bought = seat.points - built
    if bought:
        lines.append(ScoreLine(words("Points bought"), str(bought)))
    lines.append(ScoreLine(words("Points"), str(seat.points), total=True))
    wealth, final = seat.wealth or 0, view.final_wealth[player]
    lines.append(ScoreLine(words("Wealth in hand"), str(wealth)))
    lines.append(ScoreLine(words("Goods converted"), str(final - wealth)))
    lines.append(ScoreLine(words("Wealth"), str(final), total=True))
    return tuple(lines)


def final_score(model: Model) -> FinalScore:
    """All of it."""
    view, unit = view_of(model), model.words("VP")
    return FinalScore(
        headline=headline(model),
        reason=reason(model),
        seats=tuple(
            SeatScore(
                player,
                rank(model, player),
                f"{view.seats[player].points} {unit}",
                faction_note(model, player),
                sheet(model, player),
            )
            for player in ranking(model)
        ),
    )
