"""The rulebook's own turn, from S:131 to S:169, step by step."""

from __future__ import annotations

import pytest

from games.game import CHANCE
from games.sitting_bull import scoring
from games.sitting_bull.actions import MoveDisc, PlacePawn, TurnUpCard
from games.sitting_bull.events import (
    CardPlayed,
    CardTaken,
    CardTurnedUp,
    DiscMoved,
    MilestoneClaimed,
    PawnPlaced,
    StoneTaken,
    TurnEnded,
    TurnStarted,
)
from games.sitting_bull.terms import Icon, Milestone, Stone
from tests.games.sitting_bull.board import AWAKENING, MOUNTAIN, ORIGIN, Table, lay


@pytest.mark.rule("SB-30", "SB-16", "SB-20", "SB-21", "SB-22", "SB-24", "SB-25", "SB-28")
@pytest.mark.parametrize(("players", "points"), [(2, 10), (3, 10), (4, 10)])
def test_the_turn_of_the_rulebook(players: int, points: int) -> None:
    table = Table(players, milestones=(Milestone.MAGIC, Milestone.BIG_TRIBE, Milestone.POWER))
    awakening = table.card(Icon.AWAKENING, MOUNTAIN)
    lying = table.card(Icon.SILENCE, MOUNTAIN, neutral=False)
    table.show(MOUNTAIN, lying).hold(0, awakening).no_pawns().pawns(MOUNTAIN, 3).sitting_bull(MOUNTAIN)
    lying = table.region(MOUNTAIN).card or 0
    pawns, deck = table.seat(0).pawns, table.seen().deck
    refill = next(card for card, count in enumerate(table.state.deck) if count and not table.seen().kinds[card].neutral)

    events = table.do(lay(0, awakening, AWAKENING))
    events += table.do(PlacePawn(0, MOUNTAIN))
    events += table.do(MoveDisc(0, ORIGIN, 1))
    events += table.do(TurnUpCard(CHANCE, refill))

    assert events == [
        CardPlayed(0, Icon.AWAKENING, AWAKENING, awakening),
        PawnPlaced(0, MOUNTAIN),
        StoneTaken(0, Stone.BLACK),
        DiscMoved(0, ORIGIN, 4),
        MilestoneClaimed(0, Milestone.BIG_TRIBE, 0, points),
        CardTaken(0, MOUNTAIN),
        CardTurnedUp(MOUNTAIN, refill),
        TurnEnded(0, scoring.running(table.state)),
        TurnStarted(1, 1),
    ]
    seat, mountain = table.seat(0), table.region(MOUNTAIN)
    assert (seat.pawns, seat.columns, seat.stones) == (pawns - 1, (0, 1, 0, 0), (0, 1, 0, 0))
    assert (mountain.pawns[0], mountain.card, mountain.sitting_bull) == (4, refill, True)
    assert lying in table.hand(0)
    assert (len(table.hand(0)), table.seen().deck, table.seen().levels) == (4, deck - 1, (4, 3, 3))
    assert [view.discs for view in table.seen().milestones] == [(), (0,), ()]
    assert seat.score == 3 + 3 + 15 + points  # a black stone, one Awakening at level 3, the most in the Mountain
