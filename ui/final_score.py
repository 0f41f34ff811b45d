"""The score of a game that is over, line by line: what its end screen shows, for those who want it on paper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from ui.model import Model
from ui.plain import presentation
from ui.presentation import Presentation
from ui.reading import table_of
from ui.scores import FinalScore, SeatScore


def final_score(model: Model) -> FinalScore:
    """As the game has it, or the common ranking."""
    shown = presentation(model, table_of(model).game.id)
    return shown.final_score(model) or _common(model, shown)


class Ranked(msgspec.Struct, frozen=True):
    """A player of the common ranking."""

    player: int
    rank: int
    """From 1; winners share the first."""
    score: int
    won: bool


def ranking(model: Model, shown: Presentation) -> list[Ranked]:
    """Everybody by score, the winners first."""
    table = table_of(model)
    scores = {player: shown.score(table.view, player) for player in range(len(table.seats))}
    winners: Sequence[int] = getattr(table.view, "winners", ()) or [
        player for player, score in scores.items() if score == max(scores.values())
    ]
    order = sorted(scores, key=lambda player: (player not in winners, -scores[player]))
    return [Ranked(player, _rank(scores, winners, player), scores[player], player in winners) for player in order]


def _rank(scores: Mapping[int, int], winners: Sequence[int], player: int) -> int:
    if player in winners:
        return 1
    return 1 + sum(other in winners or score > scores[player] for other, score in scores.items() if other != player)


def _common(model: Model, shown: Presentation) -> FinalScore:
    table, words = table_of(model), model.words
    unit = shown.score_unit(words)
    return FinalScore(
        headline=shown.headline(words, table.view, table.seats),
        seats=tuple(
            SeatScore(
                ranked.player,
                ranked.rank,
                f"{ranked.score:,} {unit}".strip(),
                shown.seat_note(words, table.view, ranked.player),
            )
            for ranked in ranking(model, shown)
        ),
    )
