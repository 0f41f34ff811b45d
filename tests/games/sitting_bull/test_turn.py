"""A turn from the card to the refill, and turns one after the other (S:121-167)."""

from __future__ import annotations

import pytest

from games.game import CHANCE
from games.sitting_bull import scoring
from games.sitting_bull.actions import DealCard, MoveDisc, PlacePawn, PlayCard, TurnUpCard
from games.sitting_bull.events import (
    CardDealt,
    CardPlayed,
    CardTaken,
    CardTurnedUp,
    DiscMoved,
    NeutralPlaced,
    PawnPlaced,
    StoneTaken,
    TurnEnded,
    TurnStarted,
)
from games.sitting_bull.terms import NONE, POWWOW, Awaits, Icon, Path, Region, Stone
from tests.games.sitting_bull.board import (
    AWAKENING,
    CAMP,
    FOREST,
    MEMORY,
    ORIGIN,
    PRAIRIE,
    RIVER,
    SILENCE,
    Table,
    lay,
    told,
)


@pytest.mark.rule("SB-16", "SB-25")
def test_the_steps_of_a_turn_follow_each_other() -> None:
    table = Table(3).sitting_bull(FOREST)
    card = table.card(Icon.MEMORY, FOREST)
    lying = table.card(Icon.ORIGIN)
    table.show(FOREST, lying).hold(0, card)
    assert table.seat(0).pawns == 12
    assert table.do(lay(0, card, MEMORY)) == [CardPlayed(0, Icon.MEMORY, MEMORY, card)]
    assert (table.awaits, table.seat(0).hand_count) == (Awaits.PLACE, 3)
    assert table.do(PlacePawn(0, FOREST)) == [PawnPlaced(0, FOREST), StoneTaken(0, Stone.HARMONY)]
    assert (table.awaits, table.seat(0).pawns) == (Awaits.EFFECT, 11)
    assert table.do(MoveDisc(0, MEMORY, 1)) == [DiscMoved(0, MEMORY, 4), CardTaken(0, FOREST)]
    assert (table.awaits, table.seen().region) == (Awaits.REGION_CARD, FOREST)
    assert table.region(FOREST).card is None
    assert lying in table.hand(0)
    scores = scoring.running(table.state)
    (up, *_) = table.outcomes()
    assert isinstance(up, TurnUpCard)
    assert table.do(up) == [CardTurnedUp(FOREST, up.card), TurnEnded(0, scores), TurnStarted(1, 1)]
    assert table.region(FOREST).card == up.card
    assert (table.awaits, table.turn, table.seat(0).hand_count) == (Awaits.CARD, 1, 4)
    seen = table.seen()
    assert (seen.icon, seen.card, seen.column, seen.place, seen.region, seen.effect) == (None, -1, -1, -1, -1, None)


@pytest.mark.rule("SB-16")
def test_each_step_leaves_the_next_what_it_must_know() -> None:
    table = Table(3)
    card = table.card(Icon.AWAKENING, PRAIRIE)
    table.hold(0, card)
    table.do(lay(0, card, AWAKENING))
    seen = table.seen()
    assert (seen.icon, seen.card, seen.column, seen.place) == (Icon.AWAKENING, card, AWAKENING, NONE)
    table.do(PlacePawn(0, PRAIRIE))
    assert table.seen().place == PRAIRIE
    assert table.seen().gone[card] == 1


@pytest.mark.rule("SB-17", "SB-3")
@pytest.mark.parametrize("path", Path)
def test_a_card_lies_in_the_column_of_its_path(path: Path) -> None:
    table = Table(3)
    card = table.card(Icon(path), RIVER)
    table.hold(0, card)
    assert [a for a in table.choices() if isinstance(a, PlayCard) and a.card == card] == [lay(0, card, path)]
    table.do(lay(0, card, path))
    assert table.seat(0).columns == tuple(int(column == path) for column in Path)
    assert table.seat(1).columns == (0, 0, 0, 0)
    assert card not in table.hand(0)


@pytest.mark.rule("SB-17")
def test_two_cards_alike_are_one_choice_and_one_of_them_is_played() -> None:
    table = Table(4)
    card = next(number for number, kind in enumerate(table.seen().kinds) if kind.copies > 1 and kind.icon < 4)
    other = table.card(Icon.SILENCE, RIVER)
    table.hold(0, card, card, other, other)
    column = Path(table.seen().kinds[card].icon)
    assert table.choices() == [lay(0, card, column), lay(0, other, SILENCE)]
    table.do(lay(0, card, column))
    assert table.hand(0) == (card, other, other)


@pytest.mark.rule("SB-19")
def test_the_pawn_goes_to_a_region_that_the_card_shows() -> None:
    table = Table(3)
    for card, kind in enumerate(table.seen().kinds):
        if kind.icon < Icon.AMULET:
            trial = Table(3).hold(0, card)
            trial.do(PlayCard(0, card, int(kind.icon)))
            assert trial.choices() == [PlacePawn(0, region) for region in kind.regions]
            assert len(kind.regions) == 2
    table.play(Icon.ORIGIN, RIVER)
    table.do(PlacePawn(0, RIVER))
    assert [table.region(region).pawns for region in Region] == [(0, 0, 0, 0)] * 4 + [(1, 0, 0, 0)]


@pytest.mark.rule("SB-19")
def test_a_card_with_one_region_leaves_no_choice() -> None:
    own = {"card": {"1": {"regions": 16}}}
    table = Table(3, edition=own)
    card = next(n for n, kind in enumerate(table.seen().kinds) if kind.regions == (RIVER,))
    table.hold(0, card)
    events = table.do(lay(0, card, ORIGIN))
    assert told(events, CardPlayed, PawnPlaced) == [CardPlayed(0, Icon.ORIGIN, ORIGIN, card), PawnPlaced(0, RIVER)]


@pytest.mark.rule("SB-15", "SB-38")
@pytest.mark.parametrize("first", [0, 2])
def test_turns_go_clockwise_and_a_round_ends_with_the_player_before_the_first(first: int) -> None:
    table = Table(3, first=first)
    for n in range(7):
        assert table.turn == (first + n) % 3
        assert table.seen().round == 1 + n // 3
        assert table.state.rounds_played() == n // 3
        table.visit(RIVER)
        table.draw()


@pytest.mark.rule("SB-15", "SB-38", "SB-R41", "SB-12")
@pytest.mark.parametrize(("players", "turns"), [(2, 26), (3, 36), (4, 40)])
def test_everybody_has_as_many_turns_as_pawns(players: int, turns: int) -> None:
    table = Table(players, first=1)
    taken = 0
    while table.awaits is not Awaits.OVER:
        assert table.seat(table.turn).pawns == turns // players - taken // players
        table.powwow() if table.state.deck_left < 3 else table.visit(RIVER)
        if table.awaits is not Awaits.CARD:
            table.draw()
        while table.awaits is Awaits.EFFECT:
            table.do(table.choices()[0])
            table.draw()
        taken += 1
    assert taken == turns
    assert [seat.pawns for seat in table.seen().seats] == [0] * players
    assert table.state.rounds_played() == turns // players
    assert [event.player for event in told(table.events, TurnEnded)] == [(1 + n) % players for n in range(turns)]


@pytest.mark.rule("SB-25", "SB-26")
def test_after_the_powwow_the_top_of_the_deck_is_drawn_and_no_region_is_refilled() -> None:
    table = Table(3)
    faces = [view.card for view in table.seen().regions]
    deck = table.seen().deck
    assert told(table.powwow(), CardTaken) == []
    table.no_pawns()
    assert (table.awaits, table.seen().dealing, table.seat(0).hand_count) == (Awaits.HAND_CARD, 0, 3)
    weights = table.weights()
    assert weights == {DealCard(CHANCE, card): count for card, count in enumerate(table.state.deck) if count}
    scores = scoring.running(table.state)
    (deal, *_) = weights
    assert isinstance(deal, DealCard)
    assert table.do(deal) == [CardDealt(0), TurnEnded(0, scores), TurnStarted(1, 1)]
    assert [view.card for view in table.seen().regions] == faces
    assert (table.seen().deck, table.seat(0).hand_count, table.seen().dealing) == (deck - 1, 4, -1)
    assert deal.card in table.hand(0)


@pytest.mark.rule("SB-25")
def test_only_the_region_that_was_used_gives_its_card() -> None:
    table = Table(3)
    faces = [view.card for view in table.seen().regions]
    table.visit(RIVER)
    (up, *_) = table.outcomes()
    table.do(up)
    assert isinstance(up, TurnUpCard)
    assert [view.card for view in table.seen().regions] == [*faces[:4], up.card]


@pytest.mark.rule("SB-R32", "SB-R34")
def test_a_neutral_pawn_comes_with_a_marked_card_that_is_turned_up_until_the_very_end() -> None:
    table = Table(2)
    marked, plain = table.card(region=FOREST, neutral=True), table.card(Icon.SILENCE, neutral=False)
    table.show(RIVER, marked)
    pawns = table.region(RIVER).pawns[-1]
    table.hold(0, table.card(Icon.MEMORY, RIVER))
    assert told(table.visit(RIVER, Icon.MEMORY), NeutralPlaced) == []  # drawn to the hand, no pawn comes with it
    assert told(table.do(TurnUpCard(CHANCE, plain)), NeutralPlaced) == []
    assert table.region(RIVER).pawns == (1, 0, pawns)
    table.visit(RIVER, Icon.AWAKENING)
    again = next(c for c, kind in enumerate(table.seen().kinds) if kind.neutral and table.state.deck[c])
    table.state.round = table.seen().rounds
    table.state.first = 0
    events = table.do(TurnUpCard(CHANCE, again))
    assert events[:2] == [CardTurnedUp(RIVER, again), NeutralPlaced(RIVER)]
    assert table.region(RIVER).pawns == (1, 1, pawns + 1)
    assert table.awaits is Awaits.OVER


@pytest.mark.rule("SB-R33")
@pytest.mark.parametrize("left", [1, 0])
def test_no_neutral_pawn_comes_when_none_is_left(left: int) -> None:
    table = Table(2).no_pawns()
    table.visit(RIVER)
    table.pawns(CAMP, 0, 0, neutral=13 - left)
    marked = next(card for card, kind in enumerate(table.seen().kinds) if kind.neutral and table.state.deck[card])
    events = table.do(TurnUpCard(CHANCE, marked))
    assert told(events, NeutralPlaced) == [NeutralPlaced(RIVER)] * left
    assert table.seen().neutrals == 0
    assert table.region(RIVER).pawns == (1, 0, left)


@pytest.mark.rule("SB-2", "SB-R33")
def test_the_third_colour_has_all_pawns_of_a_colour_however_many_a_player_has() -> None:
    table = Table(2, edition={"pawns": {"2": 5}})
    standing = sum(table.region(region).pawns[-1] for region in Region)
    assert (table.seen().neutrals + standing, table.seen().rounds) == (13, 5)
    assert [table.seat(player).pawns for player in (0, 1)] == [5, 5]


@pytest.mark.rule("SB-R19", "SB-26", "SB-R45")
def test_a_powwow_card_is_discarded_and_its_pawn_stands_in_the_powwow_that_has_room_for_all() -> None:
    table = Table(3).pawns(POWWOW, 5, 6, 7)
    card = table.card(Icon.POWWOW)
    table.hold(0, card)
    assert [a for a in table.choices() if isinstance(a, PlayCard) and a.card == card] == [PlayCard(0, card, NONE)]
    events = table.do(PlayCard(0, card, NONE))
    assert events[:2] == [CardPlayed(0, Icon.POWWOW, NONE, card), PawnPlaced(0, POWWOW)]
    assert told(events, StoneTaken) == []
    assert table.seat(0).columns == (0, 0, 0, 0)
    assert table.seen().powwow == (6, 6, 7, 0)
    assert (table.seen().place, table.seen().gone[card]) == (POWWOW, 1)


@pytest.mark.rule("SB-25")
@pytest.mark.parametrize("region", Region)
def test_the_card_of_the_region_goes_to_the_hand(region: Region) -> None:
    table = Table(3)
    table.play(Icon.ORIGIN, region)
    card = table.region(region).card
    table.do(PlacePawn(0, region))
    while table.awaits in (Awaits.PRESENT, Awaits.EFFECT):
        table.do(table.choices()[-1])
    assert (table.awaits, table.events[-1]) == (Awaits.REGION_CARD, CardTaken(0, region))
    assert card in table.hand(0)
    assert table.seat(0).hand_count == len(table.hand(0)) == 4
