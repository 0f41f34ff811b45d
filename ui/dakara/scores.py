"""The end in numbers: everybody's money, and the best win or how the journey went."""

from __future__ import annotations

from ui.base_presentation import win_words
from ui.dakara.end import best_win, order, rank
from ui.dakara.reading import view_of, worth
from ui.model import Model
from ui.plain import presentation
from ui.reading import table_of
from ui.scores import FinalScore, SeatScore
from ui.text.money import amount


def final_score(model: Model) -> FinalScore:
    """From the richest on; who is out comes last."""
    table, view, words = table_of(model), view_of(model), model.words
    shown = presentation(model, table.game.id)
    return FinalScore(
        headline=win_words(words, view.winners, table.seats),
        reason=words("The bank is broken") if view.broken else "",
        seats=tuple(
            SeatScore(
                player,
                rank(view, player),
                amount(worth(view.seats[player])),
                best_win(model, player) or shown.seat_note(words, view, player),
            )
            for player in order(view)
        ),
    )
