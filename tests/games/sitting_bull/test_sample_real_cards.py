"""Where people hold the real cards: what they say they play and turn up can always have been dealt so."""

from __future__ import annotations

from random import Random

import pytest

from games.sitting_bull.actions import PlacePawn, PlayIcon, TurnUpCard
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.terms import TRACKS, Awaits, Icon, Path, Region
from tests.games.play import walk
from tests.games.sitting_bull.deals import claims, left_over, unseen_cards
from tests.games.sitting_bull.random_games import new_game, whole


@pytest.mark.rule("SB-13", "SB-25")
@pytest.mark.parametrize("seed", range(15))
def test_at_every_step_the_unseen_cards_can_be_dealt(seed: int) -> None:
    state = new_game(2 + seed % 3, cards="table")
    played = 0
    for _ in walk(SITTING_BULL, state, Random(seed)):
        seen = whole(state)
        rest = left_over(seen, claims(seen), unseen_cards(seen))
        assert rest == sum(seat.hand_count for seat in seen.seats) + seen.deck
        played = max(played, len(seen.claimed))
    assert played == (26, 36, 40)[seed % 3]


@pytest.mark.rule("SB-13", "SB-19")
@pytest.mark.parametrize("seed", range(9))
def test_what_is_not_offered_could_not_have_been_dealt_and_all_else_could(seed: int) -> None:
    rng = Random(seed)
    state = new_game(2 + seed % 3, cards="table")
    refused = 0
    for action in walk(SITTING_BULL, state, rng):
        seen = whole(state)
        if not isinstance(action, PlayIcon | PlacePawn) and rng.random() > 0.3:
            continue
        cards, played = unseen_cards(seen), list(seen.claimed)
        listed: set[int]
        could: set[int]
        if seen.awaits is Awaits.CARD:
            listed = {a.icon for a in state.legal_actions(seen.turn) if isinstance(a, PlayIcon)}
            could = {icon for icon in Icon if left_over(seen, [*played, (icon, None)], cards) is not None}
        elif seen.awaits is Awaits.PLACE and seen.icon is not None:
            listed = {a.region for a in state.legal_actions(seen.turn) if isinstance(a, PlacePawn)}
            could = {r for r in Region if left_over(seen, [*played, (seen.icon, r)], cards) is not None}
        elif seen.awaits is Awaits.REGION_CARD:
            listed = {a.card for a, _ in state.chance_outcomes() if isinstance(a, TurnUpCard)}
            could = {
                card
                for card, kind in enumerate(seen.kinds)
                if card in cards and left_over(seen, played, unseen_cards(seen, [card])) is not None
            }
            refused += len(set(cards) - listed)
        else:
            continue
        assert listed == could
    assert refused > 0, "some card that nobody saw must have been played"


@pytest.mark.rule("SB-18", "SB-R7")
def test_an_amulet_of_real_cards_goes_to_columns_with_a_card_or_opens_any_when_all_are_empty() -> None:
    state = new_game(3, cards="table")
    rng = Random(3)
    seen_open = set()
    for _ in walk(SITTING_BULL, state, rng):
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
    assert {0, 1, 2, 3} <= seen_open
