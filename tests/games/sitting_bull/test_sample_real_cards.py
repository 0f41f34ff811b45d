"""Where people hold the real cards: what they say they play and turn up can always have been dealt so."""

from __future__ import annotations

from random import Random

import pytest

from games.game import CHANCE, Action, State
from games.sitting_bull.actions import DrawTile, PlacePawn, PlayIcon, SwapCard, TurnUpCard
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.terms import TRACKS, Awaits, Effect, Icon, Path, Region, Tile
from tests.games.play import next_action, walk
from tests.games.sitting_bull.deals import fitting, possible, unseen_cards
from tests.games.sitting_bull.random_games import new_game, whole

TILES = (Tile.LAKOTA_CARD, Tile.TRAVEL, Tile.PRESENTS)


def at_the_table(players: int, tile: Tile, rng: Random) -> State:
    """A game with this powwow, at its starting exchange."""
    state = new_game(players, cards="table")
    while whole(state).awaits is not Awaits.EXCHANGE:
        action: Action = DrawTile(CHANCE, tile)
        state.apply_action(
            action if whole(state).awaits is Awaits.POWWOW_TILE else next_action(SITTING_BULL, state, rng)
        )
    return state


@pytest.mark.rule("SB-13", "SB-25", "SB-R36")
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("seed", range(6))
def test_at_every_step_all_cards_can_be_dealt_as_they_were_seen(seed: int, tile: Tile) -> None:
    rng = Random(seed)
    state = at_the_table(2 + seed % 3, tile, rng)
    played = known = 0
    assert possible(whole(state))
    for _ in walk(SITTING_BULL, state, rng):
        seen = whole(state)
        assert possible(seen)
        played = max(played, len(seen.played))
        known = max(known, sum(len(seat.taken) for seat in seen.seats))
    assert played == (26, 36, 40)[seed % 3]
    assert known >= 4


@pytest.mark.rule("SB-13", "SB-19", "SB-R36")
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("seed", range(6))
def test_what_is_not_offered_could_not_have_been_dealt_and_all_else_could(seed: int, tile: Tile) -> None:
    rng = Random(seed)
    state = at_the_table(2 + seed % 3, tile, rng)
    refused = 0
    for action in walk(SITTING_BULL, state, rng):
        seen = whole(state)
        cards = set(unseen_cards(seen))
        if not isinstance(action, PlayIcon | PlacePawn) and rng.random() > 0.3:
            continue
        listed: set[int]
        could: set[int]
        if seen.awaits is Awaits.CARD:
            listed = {a.icon for a in state.legal_actions(seen.turn) if isinstance(a, PlayIcon)}
            could = {icon for icon in Icon if possible(seen, holds=fitting(seen, icon))}
        elif seen.awaits is Awaits.PLACE and seen.icon is not None:
            listed = {a.region for a in state.legal_actions(seen.turn) if isinstance(a, PlacePawn)}
            could = {r for r in Region if possible(seen, holds=fitting(seen, seen.icon, r))}
        elif seen.awaits is Awaits.REGION_CARD:
            listed = {a.card for a, _ in state.chance_outcomes() if isinstance(a, TurnUpCard)}
            could = {card for card in cards if possible(seen, draws={card})}
            refused += len(cards - listed)
        elif seen.effect is Effect.CARD:
            listed = {a.card for a in state.legal_actions(seen.turn) if isinstance(a, SwapCard)}
            could = {card for card in cards if possible(seen, holds={card})}
        else:
            continue
        assert listed == could
    assert refused > 0, "some card that nobody saw must have been played, or lies in a hand"


@pytest.mark.rule("SB-18", "SB-R7")
def test_an_amulet_of_real_cards_goes_to_columns_with_a_card_or_opens_any_when_all_are_empty() -> None:
    seen_open = set()
    for seed in range(4):
        state = new_game(3, cards="table")
        for _ in walk(SITTING_BULL, state, Random(seed)):
            seen = whole(state)
            if seen.awaits is not Awaits.CARD:
                continue
            columns = seen.seats[seen.turn].columns
            open_ = tuple(path for path in TRACKS if columns[path])
            offered = [a for a in state.legal_actions(seen.turn) if isinstance(a, PlayIcon) and a.icon == Icon.AMULET]
            if offered:
                assert tuple(a.column for a in offered) == (open_ or TRACKS)
                seen_open.add(len(open_))
            assert all(a.column != Path.SILENCE for a in offered)
    assert seen_open == {0, 1, 2, 3}
