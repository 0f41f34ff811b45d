"""A deck that runs out, regions without a card, and a hand without one (SB-R9 to SB-R12)."""

from __future__ import annotations

import pytest

from games.game import CHANCE
from games.sitting_bull.actions import DrawPresent, MoveDisc, MovePawn, PlacePawn
from games.sitting_bull.events import (
    CardDealt,
    CardPlayed,
    CardTaken,
    CardTurnedUp,
    DiscMoved,
    MilestoneClaimed,
    PawnPlaced,
    StoneTaken,
    TurnStarted,
)
from games.sitting_bull.terms import NONE, Awaits, Icon, Milestone, Present, Region, Stone
from tests.games.sitting_bull.board import CAMP, FOREST, MEMORY, RIVER, Table, told


def without_hand(**chosen: object) -> Table:
    """Player 1 is on turn and has no card; the deck has some."""
    table = Table(3, **chosen)  # type: ignore[arg-type]  # milestones and rulings
    p = table.state
    for card in p.hands[1]:
        p.gone[card] += 1
    p.hands[1], p.hand_counts[1] = (), 0
    table.visit(RIVER)
    table.draw()
    return table


@pytest.mark.rule("SB-R9", "SB-R11", "SB-39")
def test_the_last_face_up_card_is_taken_and_its_region_stays_empty() -> None:
    table = Table(3)
    table.play(Icon.ORIGIN, RIVER)
    table.empty_deck()
    card = table.region(RIVER).card
    events = table.do(PlacePawn(0, RIVER))
    assert told(events, CardTaken, TurnStarted) == [CardTaken(0, RIVER), TurnStarted(1, 1)]
    assert card in table.hand(0)
    assert table.region(RIVER).card is None
    assert (table.turn, table.awaits, table.seat(0).hand_count) == (1, Awaits.CARD, 4)


@pytest.mark.rule("SB-R9")
def test_the_last_card_of_the_deck_is_still_turned_up() -> None:
    table = Table(3)
    table.play(Icon.ORIGIN, RIVER)
    table.empty_deck(1)
    table.do(PlacePawn(0, RIVER))
    assert len(table.outcomes()) == 1
    table.draw()
    assert table.region(RIVER).card is not None
    assert (table.turn, table.seen().deck) == (1, 0)


@pytest.mark.rule("SB-R9")
def test_an_empty_region_gives_no_card_and_is_not_refilled() -> None:
    table = Table(3)
    table.play(Icon.ORIGIN, RIVER)
    p = table.state
    p.deck[p.face[RIVER]] += 1
    p.deck_left += 1
    p.face[RIVER] = NONE
    events = table.do(PlacePawn(0, RIVER))
    assert told(events, CardTaken, StoneTaken, TurnStarted) == [StoneTaken(0, Stone.BLUE), TurnStarted(1, 1)]
    assert (table.seat(0).hand_count, table.region(RIVER).card) == (3, None)


@pytest.mark.rule("SB-R10")
def test_with_an_empty_deck_the_powwow_gives_no_card() -> None:
    table = Table(3)
    card = table.card(Icon.POWWOW)
    table.hold(0, card)
    table.empty_deck()
    events = table.powwow() if table.state.deck_left else table.do(table.choices()[-1])
    assert told(events, CardDealt, TurnStarted) == [TurnStarted(1, 1)]
    assert (table.seat(0).hand_count, table.turn) == (3, 1)


@pytest.mark.rule("SB-R12")
def test_the_card_comes_from_where_the_pawn_was_placed_though_it_was_moved() -> None:
    table = Table(3).no_pawns()
    table.visit(CAMP)
    table.do(DrawPresent(CHANCE, Present.CALL))
    events = table.do(MovePawn(0, 0, CAMP, int(RIVER)))
    assert told(events, CardTaken) == [CardTaken(0, CAMP)]
    assert table.seen().region == CAMP
    assert (table.region(CAMP).pawns, table.region(RIVER).pawns) == ((0, 0, 0, 0), (1, 0, 0, 0))


@pytest.mark.rule("SB-R9")
def test_without_a_hand_the_turn_begins_with_a_pawn_for_any_region() -> None:
    table = without_hand()
    assert table.events[-1] == TurnStarted(1, 1)
    assert (table.awaits, table.turn) == (Awaits.PLACE, 1)
    assert table.choices() == [PlacePawn(1, region) for region in Region]


@pytest.mark.rule("SB-R9")
def test_without_a_hand_there_is_no_card_for_sitting_bull_and_none_is_drawn() -> None:
    table = without_hand().sitting_bull(FOREST)
    deck, face = table.seen().deck, table.region(FOREST).card
    assert table.do(PlacePawn(1, FOREST)) == [PawnPlaced(1, FOREST)]  # no stone
    events = table.do(MoveDisc(1, MEMORY, -1))
    assert told(events, DiscMoved, CardTaken, TurnStarted) == [DiscMoved(1, MEMORY, 2), TurnStarted(2, 1)]
    assert table.seat(1).stones == (0, 0, 0, 0)
    assert (table.seen().deck, table.region(FOREST).card, table.seat(1).hand_count) == (deck, face, 0)


@pytest.mark.rule("SB-R9")
def test_without_a_hand_the_region_acts_and_milestones_are_checked() -> None:
    table = without_hand(milestones=(Milestone.BIG_TRIBE, Milestone.MAGIC, Milestone.POWER))
    table.pawns(RIVER, 0, 3)
    events = table.do(PlacePawn(1, RIVER))
    assert told(events, StoneTaken, MilestoneClaimed) == [
        StoneTaken(1, Stone.BLUE),
        MilestoneClaimed(1, Milestone.BIG_TRIBE, 0, 10),
    ]


@pytest.mark.rule("SB-R9", "SB-39")
def test_with_four_the_last_two_turns_are_not_refilled() -> None:
    table = Table(4)
    while table.awaits is not Awaits.OVER:
        table.do(table.outcomes()[0] if table.state.current_players() == (CHANCE,) else table.choices()[-1])
    drawn = len(told(table.events, CardDealt, CardTurnedUp)) - 5 - 4 * 4
    assert (table.seen().deck, drawn) == (0, 38)
    left = sum(seat.hand_count for seat in table.seen().seats) + 5 - table.state.face.count(NONE)
    assert left == 59 - 40


@pytest.mark.rule("SB-R9")
def test_a_hand_runs_out_with_a_small_deck_and_the_game_still_ends() -> None:
    cards = {str(n): {"players": 2 if n <= 17 else 3 if n <= 21 else 4} for n in range(1, 60)}
    table = Table(2, edition={"card": cards})
    while table.awaits is not Awaits.OVER:
        if table.awaits is Awaits.PLACE and table.seen().icon is None:
            assert table.seat(table.turn).hand_count == 0
            assert table.choices() == [PlacePawn(table.turn, region) for region in Region]
        table.do(table.outcomes()[0] if table.state.current_players() == (CHANCE,) else table.choices()[0])
    played = len(told(table.events, CardPlayed))
    assert len(told(table.events, PawnPlaced)) == 26 > played
    assert played == 17 - 5 + table.state.face.count(NONE)
