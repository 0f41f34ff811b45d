"""How far a wisdom card has come is what the final scoring counts."""

from __future__ import annotations

from random import Random

import pytest

from games.sitting_bull import scoring
from games.sitting_bull.terms import Path, Wisdom
from tests.ui.random_play import play_until
from tests.ui.sitting_bull.build import model_of, new_state, view
from tests.ui.sitting_bull.hand_cases import with_amulet
from ui.kit.panel import Box
from ui.kit.pieces.symbol_pad import SymbolPad
from ui.kit.pieces.wisdom_card import WisdomCard
from ui.sitting_bull.wisdom import progress, wisdom_card, wisdom_line, wisdom_words

BOX = Box(0, 0, 300, 372)


@pytest.mark.rule("SB-36", "SB-D11")
@pytest.mark.parametrize("players", [2, 4])
def test_met_as_the_scoring_says(players: int) -> None:
    """At every position of some games, for every card and player: the steps are all done when the card scores."""
    found = set()
    for seed in range(8):
        state = new_state(players)
        rng = Random(seed)
        for rounds in (3, 6, 8, 10, 99):
            play_until(state, rng, lambda s, r=rounds: view(s).round >= r)  # type: ignore[misc]
            for wisdom in Wisdom:
                for player in range(players):
                    now = progress(view(state), player, wisdom, state.rules)
                    met = scoring.fulfils(state, player, wisdom)
                    assert now.met is met
                    found.add((wisdom, met))
    assert found == {(wisdom, met) for wisdom in Wisdom for met in (False, True)}


def test_a_wanderer_counts_regions_with_enough_pawns() -> None:
    state = with_amulet()
    state.pawns[0:25:5] = [2, 3, 1, 0, 2]
    now = progress(view(state), 0, Wisdom.WANDERER, state.rules)
    assert (now.have, now.need) == (3, 4)


@pytest.mark.parametrize(
    ("wisdom", "icon"),
    [
        (Wisdom.PATHFINDER, "memory"),
        (Wisdom.QUIET_ONE, "silence"),
        (Wisdom.STONE_KEEPER, "stone-harmony"),
        (Wisdom.ELDER, "powwow"),
        (Wisdom.WANDERER, "pawn"),
    ],
)
def test_a_box_for_each_step(wisdom: Wisdom, icon: str) -> None:
    state = with_amulet()
    player = state.current_players()[0]
    state.wisdom[player] = wisdom
    state.columns[4 * player : 4 * player + 4] = [1, 0, 3, 2]
    model = model_of(state)
    now = progress(view(state), player, wisdom, state.rules)
    (card,) = wisdom_card(model, player, BOX)
    assert isinstance(card, WisdomCard)
    assert {box.icon for box in card.boxes} == {icon}
    assert [box.done for box in card.boxes] == [n < now.have for n in range(now.need)]
    assert (card.points, card.unit) == ("8", "points at the end")
    if wisdom is Wisdom.PATHFINDER:
        assert (card.title, card.text) == ("Pathfinder", "Own 5 items of one path")
        assert wisdom_words(model, player) == "Pathfinder: 3 of 5"
        (line,) = wisdom_line(model, player, BOX)
        assert isinstance(line, SymbolPad)
        assert (line.label, line.note, line.key) == ("Pathfinder: 3 of 5", "Own 5 items of one path", "")
        assert view(state).seats[player].items[Path.MEMORY] == 3


def test_nothing_before_it_is_dealt() -> None:
    state = with_amulet()
    player = state.current_players()[0]
    state.wisdom[player] = -1
    model = model_of(state)
    assert wisdom_card(model, player, BOX) == wisdom_line(model, player, BOX) == ()
    assert wisdom_words(model, player) == ""
