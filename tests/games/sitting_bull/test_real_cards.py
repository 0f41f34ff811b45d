"""Real cards: people hold them, and the console knows only what is played or lies face up (SB-13)."""

from __future__ import annotations

import pytest

from games.game import CHANCE
from games.sitting_bull.actions import (
    DrawPresent,
    ExchangeHand,
    KeepHand,
    PlacePawn,
    PlayIcon,
    ShowWisdom,
    SwapCard,
    TurnUpCard,
)
from games.sitting_bull.events import (
    CardDealt,
    CardPlayed,
    CardSwapped,
    CardTaken,
    CardTurnedUp,
    EffectSkipped,
    GameEnded,
    HandExchanged,
    NeutralPlaced,
    PawnPlaced,
    StoneTaken,
    TurnEnded,
    TurnStarted,
    WisdomDealt,
    WisdomShown,
)
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.refusals import Refusal
from games.sitting_bull.terms import NONE, POWWOW, Awaits, Effect, Icon, Present, Region, Stone, Tile, Wisdom
from tests.games.sitting_bull.board import CAMP, FOREST, MEMORY, PRAIRIE, RIVER, Table, told


def real(players: int = 3, **chosen: object) -> Table:
    return Table(players, cards="table", **chosen)  # type: ignore[arg-type]  # what the table takes


def few_cards(*masks: int, powwow: int = 0) -> Table:
    """At a first turn with few cards unseen."""
    return only(real(4), *masks, powwow=powwow)


def only(table: Table, *masks: int, powwow: int = 0) -> Table:
    """Of Origin there are cards with these sets of regions only, two of each unseen, and so many Powwow cards.

    Nobody was seen to take a card.
    """
    p = table.state
    p.taken = [()] * table.players
    for card, icon in enumerate(p.rules.icons):
        if icon is Icon.ORIGIN:
            p.deck[card] = 2 * masks.count(p.rules.masks[card])
        elif icon is Icon.POWWOW:
            p.deck[card] = powwow
    p.menu = None
    return table


def regions_for(table: Table, icon: Icon) -> list[Region]:
    """Where a card with `icon`, played now, may lead to."""
    trial = real(4)
    trial.state = table.state.clone()
    trial.state.apply_action(PlayIcon(trial.turn, icon, int(icon)))
    if trial.awaits is not Awaits.PLACE:
        return [Region(trial.seen().place)]
    return [a.region for a in trial.choices() if isinstance(a, PlacePawn)]


@pytest.mark.rule("SB-13", "SB-14", "SB-R35")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_people_deal_themselves_and_say_whether_they_exchange(players: int) -> None:
    table = real(players, first=1, upto=Awaits.EXCHANGE)
    assert len(told(table.events, CardDealt)) == 4 * players
    assert [event.player for event in told(table.events, WisdomDealt)] == list(range(players))
    assert [seat.hand_count for seat in table.seen().seats] == [4] * players
    deck = {2: 39, 3: 53, 4: 59}[players] - 5 - 4 * players
    assert table.seen().deck == deck
    assert all(seat.hand is None for viewer in range(players) for seat in table.seen(viewer).seats)
    assert table.choices() == [KeepHand(1), ExchangeHand(1)]
    assert table.do(ExchangeHand(1)) == [HandExchanged(1)]
    assert (table.seen().deck, table.seat(1).hand_count) == (deck, 4)
    assert table.turn == 2 % players
    for _ in range(players - 1):
        table.do(KeepHand(table.turn))
    assert (table.awaits, table.turn) == (Awaits.CARD, 1)
    assert table.events[-1] == TurnStarted(1, 1)


@pytest.mark.rule("SB-13", "SB-16", "SB-17", "SB-19", "SB-25")
def test_a_turn_asks_for_path_and_region_and_for_the_card_that_is_turned_up() -> None:
    table = real().sitting_bull(RIVER)
    lying = table.region(RIVER).card
    assert lying is not None
    deck = table.seen().deck
    assert table.seen().chance_for is None
    assert {type(action) for action in table.choices()} == {PlayIcon}
    assert table.do(PlayIcon(0, Icon.MEMORY, MEMORY.value)) == [CardPlayed(0, Icon.MEMORY, MEMORY, NONE)]
    assert table.choices() == [PlacePawn(0, region) for region in Region]
    events = table.do(PlacePawn(0, RIVER))
    assert events == [
        PawnPlaced(0, RIVER),
        StoneTaken(0, Stone.HARMONY),
        StoneTaken(0, Stone.BLUE),
        CardTaken(0, RIVER),
    ]
    assert (table.seat(0).hand_count, table.seat(0).columns) == (4, (0, 0, 1, 0))
    assert table.seen().played == ((Icon.MEMORY, RIVER),)
    assert table.seen().chance_for == 0  # whose turn it is turns it up
    assert table.seat(0).taken == (lying,)
    up = table.card(Icon.SILENCE, RIVER)
    events = table.do(TurnUpCard(CHANCE, up))
    assert told(events, CardTurnedUp, TurnStarted) == [CardTurnedUp(RIVER, up), TurnStarted(1, 1)]
    assert (table.region(RIVER).card, table.seen().deck) == (up, deck - 1)
    assert table.seen().gone == (0,) * len(table.seen().kinds)


@pytest.mark.rule("SB-13")
def test_only_real_cards_of_a_turn_are_drawn_by_its_player() -> None:
    assert real(3, upto=Awaits.REGION_CARD).seen().chance_for is None
    for cards, hand in (("table", 0), ("console", None)):
        table = Table(3, cards=cards).sitting_bull(RIVER)
        p = table.state
        p.turn, p.round = 0, 1
        for awaits in (Awaits.REGION_CARD, Awaits.PRESENT):
            p.draw(awaits)
            assert table.seen().chance_for == hand


@pytest.mark.rule("SB-13", "SB-R10")
def test_after_the_powwow_people_draw_themselves() -> None:
    table = real(tile=Tile.TRAVEL)
    deck = table.seen().deck
    events = table.do(PlayIcon(0, Icon.POWWOW, NONE))
    assert told(events, CardPlayed, PawnPlaced, EffectSkipped, CardDealt, TurnStarted) == [
        CardPlayed(0, Icon.POWWOW, NONE, NONE),
        PawnPlaced(0, POWWOW),
        EffectSkipped(0, Tile.TRAVEL),
        CardDealt(0),
        TurnStarted(1, 1),
    ]
    assert (table.turn, table.seen().deck, table.seat(0).hand_count) == (1, deck - 1, 4)
    table.state.deck_left = 0
    assert told(table.do(PlayIcon(1, Icon.POWWOW, NONE)), CardDealt) == []
    assert (table.turn, table.seen().deck, table.seat(1).hand_count) == (2, 0, 3)


@pytest.mark.rule("SB-18", "SB-R7")
def test_an_amulet_opens_a_column_only_while_all_three_are_empty() -> None:
    table = real()
    amulets = [PlayIcon(0, Icon.AMULET, path) for path in (0, 1, 2)]
    assert [a for a in table.choices() if isinstance(a, PlayIcon) and a.icon is Icon.AMULET] == amulets
    table.columns(0, 0, 1, 0, 2)
    assert [a for a in table.choices() if isinstance(a, PlayIcon) and a.icon is Icon.AMULET] == amulets[1:2]
    assert table.refused(amulets[0]) == Refusal.EMPTY_COLUMN
    assert table.refused(PlayIcon(0, Icon.AMULET, 3)) == Refusal.NOT_FOR_AMULETS
    table.columns(0, 0, 0, 0, 2)
    assert [a for a in table.choices() if isinstance(a, PlayIcon) and a.icon is Icon.AMULET] == amulets


@pytest.mark.rule("SB-13", "SB-19")
def test_a_region_is_offered_as_long_as_a_card_may_show_it() -> None:
    prairie_mountain, prairie_camp = 0b00011, 0b01001
    table = few_cards(prairie_mountain, prairie_camp)
    assert regions_for(table, Icon.ORIGIN) == [PRAIRIE, Region.MOUNTAIN, CAMP]
    played = table.state.played
    played[6 * Icon.ORIGIN + Region.MOUNTAIN] = 2  # both cards with the Mountain are out
    assert regions_for(table, Icon.ORIGIN) == [PRAIRIE, CAMP]
    played[6 * Icon.ORIGIN + PRAIRIE] = 1  # that was one with the Camp, then
    assert regions_for(table, Icon.ORIGIN) == [PRAIRIE, CAMP]
    played[6 * Icon.ORIGIN + CAMP] = 1
    table.state.menu = None
    assert not any(isinstance(a, PlayIcon) and a.icon is Icon.ORIGIN for a in table.choices())
    assert table.refused(PlayIcon(0, Icon.ORIGIN, 0)) == Refusal.NO_CARD_LEFT


@pytest.mark.rule("SB-13")
def test_a_card_of_which_no_free_copy_can_be_left_is_not_turned_up() -> None:
    table = real(4)
    table.do(PlayIcon(0, Icon.SILENCE, 3), PlacePawn(0, RIVER))
    p = only(table, 0b00011, 0b01001).state
    p.played[6 * Icon.ORIGIN + Region.MOUNTAIN] = 1
    both = [card for card, icon in enumerate(p.rules.icons) if icon is Icon.ORIGIN and p.deck[card]]
    weights = {a.card: n for a, n in table.weights().items() if isinstance(a, TurnUpCard) and a.card in both}
    assert [weights[card] for card in both] == [1, 2]
    p.played[6 * Icon.ORIGIN + PRAIRIE] = 2  # of four cards three are out, one of them with the Mountain
    weights = {a.card: n for a, n in table.weights().items() if isinstance(a, TurnUpCard) and a.card in both}
    assert [weights[card] for card in both] == [1, 1]
    p.played[6 * Icon.ORIGIN + Region.MOUNTAIN] = 2
    assert not [a for a in table.outcomes() if isinstance(a, TurnUpCard) and a.card in both]
    assert table.refused(TurnUpCard(CHANCE, both[1])) == Refusal.NO_CARD_LEFT
    face_up = next(card for card in range(len(p.deck)) if not p.deck[card])
    assert table.refused(TurnUpCard(CHANCE, face_up)) == Refusal.NO_SUCH_OUTCOME


@pytest.mark.rule("SB-13", "SB-26")
def test_powwow_cards_are_counted_like_the_others() -> None:
    table = few_cards(0b00011, powwow=1)
    assert PlayIcon(0, Icon.POWWOW, NONE) in table.choices()
    table.state.played[6 * Icon.POWWOW + POWWOW] = 1
    table.state.menu = None
    assert PlayIcon(0, Icon.POWWOW, NONE) not in table.choices()
    assert table.refused(PlayIcon(0, Icon.POWWOW, NONE)) == Refusal.NO_CARD_LEFT


@pytest.mark.rule("SB-R36", "SB-R32")
@pytest.mark.parametrize("players", [2, 4])
def test_lakota_card_asks_which_card_was_put_down_where(players: int) -> None:
    table = real(players, tile=Tile.LAKOTA_CARD)
    neutrals = table.seen().neutrals
    table.do(PlayIcon(0, Icon.POWWOW, NONE))
    assert table.seen().effect is Effect.CARD
    down = next(
        card
        for card, kind in enumerate(table.seen().kinds)
        if table.state.deck[card] and kind.neutral == (players == 2)
    )
    taken = table.region(FOREST).card
    assert taken is not None
    unseen = [card for card, count in enumerate(table.state.deck) if count]
    assert {a.card for a in table.choices() if isinstance(a, SwapCard)} == set(unseen)
    assert {a.region for a in table.choices() if isinstance(a, SwapCard)} == set(Region)
    count, left = table.state.deck[taken], table.state.deck[down]
    events = table.do(SwapCard(0, down, FOREST))
    assert told(events, CardSwapped, NeutralPlaced) == [CardSwapped(0, FOREST, down)]
    assert table.region(FOREST).card == down
    assert (table.state.deck[taken], table.state.deck[down]) == (count + 1, left - 1)
    assert (table.seat(0).hand_count, table.seen().neutrals) == (4, neutrals)


@pytest.mark.rule("SB-R36", "SB-R18")
def test_a_card_that_was_played_for_sure_is_not_put_down_and_without_a_hand_none_is() -> None:
    table = real(4, tile=Tile.LAKOTA_CARD)
    p = table.state
    silent = [card for card, icon in enumerate(p.rules.icons) if icon is Icon.SILENCE]
    p.played[6 * Icon.SILENCE + RIVER] = sum(p.deck[c] for c in silent if p.rules.masks[c] >> RIVER & 1)
    table.do(PlayIcon(0, Icon.POWWOW, NONE))
    listed = {a.card for a in table.choices() if isinstance(a, SwapCard)}
    assert listed & set(silent) == {c for c in silent if p.deck[c] and not p.rules.masks[c] >> RIVER & 1}
    shown = next(c for c in silent if p.rules.masks[c] >> RIVER & 1 and p.deck[c])
    assert table.refused(SwapCard(0, shown, FOREST)) == Refusal.NO_CARD_LEFT
    empty = real(4, tile=Tile.LAKOTA_CARD)
    empty.state.hand_counts[0] = 1
    empty.state.deck_left += 3
    events = empty.do(PlayIcon(0, Icon.POWWOW, NONE))
    assert told(events, EffectSkipped, CardSwapped) == [EffectSkipped(0, Tile.LAKOTA_CARD)]


@pytest.mark.rule("SB-R9")
def test_without_a_card_any_region_may_be_used_and_no_card_is_played() -> None:
    table = real(3)
    table.state.hand_counts[1] = 0
    table.state.deck_left += 4
    table.do(PlayIcon(0, Icon.SILENCE, 3), PlacePawn(0, RIVER))
    table.draw()
    assert (table.awaits, table.turn) == (Awaits.PLACE, 1)
    assert table.choices() == [PlacePawn(1, region) for region in Region]
    events = table.do(PlacePawn(1, RIVER))
    assert told(events, StoneTaken, CardTaken) == [StoneTaken(1, Stone.BLUE)]
    assert (table.turn, table.seen().played) == (2, ((Icon.SILENCE, RIVER),))


def test_presents_are_entered_too() -> None:
    table = real(3)
    table.do(PlayIcon(0, Icon.ORIGIN, 0), PlacePawn(0, CAMP), DrawPresent(CHANCE, Present.RED))
    assert table.seen().present is Present.RED


def finished(players: int, first: int = 0) -> Table:
    """All turns are over; the first player shows the wisdom card next."""
    table = real(players, first=first)
    table.state.round = table.seen().rounds
    table.state.turn = (first - 1) % players
    table.state.current = (table.turn,)
    table.state.stones[4 * first] = 7  # enough for the Stone keeper
    table.visit(RIVER)
    table.draw()
    return table


@pytest.mark.rule("SB-36", "SB-13", "SB-15")
def test_at_the_end_each_shows_the_wisdom_card_in_turn_order_and_then_the_points_count() -> None:
    table = finished(3, first=1)
    assert (table.awaits, table.turn, table.state.rounds_played()) == (Awaits.REVEAL, 1, 12)
    assert isinstance(table.events[-1], TurnEnded)
    before = table.state.returns()
    assert table.choices() == [ShowWisdom(1, wisdom) for wisdom in Wisdom]
    assert table.do(ShowWisdom(1, Wisdom.STONE_KEEPER)) == [WisdomShown(1, Wisdom.STONE_KEEPER, 8)]
    assert table.state.returns()[1] == before[1] + 8
    assert table.choices() == [ShowWisdom(2, wisdom) for wisdom in Wisdom if wisdom is not Wisdom.STONE_KEEPER]
    assert table.refused(ShowWisdom(2, Wisdom.STONE_KEEPER)) == Refusal.WISDOM_SHOWN
    assert table.do(ShowWisdom(2, Wisdom.ELDER)) == [WisdomShown(2, Wisdom.ELDER, 0)]
    assert table.state.winners() == ()
    events = table.do(ShowWisdom(0, Wisdom.WANDERER))
    scores = tuple(int(points) for points in table.state.returns())
    assert events == [WisdomShown(0, Wisdom.WANDERER, 0), GameEnded(scores, table.state.winners())]
    assert (table.awaits, table.state.current_players()) == (Awaits.OVER, ())
    assert table.seen().seats[1].wisdom is Wisdom.STONE_KEEPER


@pytest.mark.rule("SB-13")
def test_bots_and_the_console_play_no_real_cards() -> None:
    assert not SITTING_BULL.seats_bots(SITTING_BULL.options_type(players=3, cards="table"))  # type: ignore[call-arg]
    assert SITTING_BULL.seats_bots(SITTING_BULL.options_type(players=3, cards="console"))  # type: ignore[call-arg]
