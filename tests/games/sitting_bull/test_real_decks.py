"""Whatever people do with a truly shuffled deck, the console allows it and takes no card for known that is not."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.sitting_bull.terms import Awaits, Tile
from tests.games.sitting_bull.deals import possible
from tests.games.sitting_bull.people import People


@pytest.mark.rule("SB-13", "SB-19", "SB-25", "SB-R36")
@pytest.mark.parametrize("tile", [Tile.LAKOTA_CARD, Tile.FEATS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_a_real_deck_brings_is_allowed_and_what_is_known_of_a_hand_is_in_it(players: int, tile: Tile) -> None:
    known = guessed = 0
    for seed in range(12):
        people = People(players, tile, Random(100 * players + seed))
        while people.state.current_players() and people.seen.awaits is not Awaits.REVEAL:
            people.step()
            seen = people.seen
            for player, seat in enumerate(seen.seats):
                hand = Counter(people.hands[player])
                if people.on_the_way is not None and player == seen.turn:
                    hand[people.on_the_way] += 1
                assert Counter(seat.taken) <= hand
                assert list(seat.taken) == sorted(seat.taken)
                known += len(seat.taken)
                guessed += hand.total() - len(seat.taken)
        assert possible(people.seen)
        assert [len(hand) for hand in people.hands] == [seat.hand_count for seat in people.seen.seats]
    assert known > guessed / 2
