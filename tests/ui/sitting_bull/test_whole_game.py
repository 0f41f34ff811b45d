"""People play whole games through Sitting Bull's own screens: by touch alone, by buttons alone, and with real cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from games.game import CHANCE, Action
from games.sitting_bull.actions import PlacePawn
from games.sitting_bull.terms import POWWOW, Awaits
from tests.ui.sitting_bull.build import new_state
from tests.ui.sitting_bull.desk import Desk
from ui.kit.panel import PANELS
from ui.screen import Touched
from ui.sitting_bull.fact_keys import is_fact

PERSON = 0
ASIDE = {"pause", "help", "sound", "undo"}
PATIENCE = 400
"""Inputs without any effect on the game before the test calls it stuck."""


def play(desk: Desk, rng: Random, act: Callable[[], object]) -> None:
    """Bots play at random; `act` gives the people's inputs, until the end of the game."""
    idle = 0
    while desk.state.current_players():
        current = desk.state.current_players()
        table = desk.model().table
        assert table is not None
        asked = bool(table.chance) or table.hand is not None or any(player not in desk.bots for player in current)
        if (asked and (current != (CHANCE,) or table.chance or table.hand is not None)) or desk.waits():
            before = (desk.view, len(desk.unseen), desk.now)
            act()
            idle = 0 if (desk.view, len(desk.unseen), desk.now) != before else idle + 1
            assert idle < PATIENCE, f"stuck in {desk.view.awaits.name} on {desk.screen.situation(desk.model())}"
            continue
        if current == (CHANCE,):
            desk.do(rng.choice([action for action, _ in desk.state.chance_outcomes()]))
        else:
            choice = rng.choice(list(desk.state.legal_actions(current[0])))
            assert isinstance(choice, Action)
            desk.do(choice)
    assert desk.view.awaits is Awaits.OVER


def choices(desk: Desk) -> list[str]:
    """The targets that do something in the game."""
    return [key for key in desk.targets() if key not in ASIDE and not is_fact(key)]


@pytest.mark.parametrize("panel", PANELS)
def test_by_touch_alone(panel: str) -> None:
    rng = Random(len(panel))
    players = {"7in": 2, "10in": 3, "15in": 4}[panel]
    desk = Desk(new_state(players), PANELS[panel], bots=tuple(range(1, players)))

    def touch() -> None:
        keys = [key for key in desk.targets() if key not in ASIDE]
        desk.give(Touched(rng.choice(keys)))

    play(desk, rng, touch)


@pytest.mark.parametrize("panel", ["7in", "10in"])
def test_by_buttons_alone(panel: str) -> None:
    rng = Random(len(panel))
    desk = Desk(new_state(4), PANELS[panel], bots=(1, 2, 3))

    def press() -> None:
        for _ in range(rng.randrange(1, 6)):
            desk.press_as(PERSON)
        desk.ok()

    play(desk, rng, press)


@pytest.mark.parametrize("players", [2, 4])
def test_with_real_cards(players: int) -> None:
    rng = Random(players)
    desk = Desk(new_state(players, cards="table"))

    def touch() -> None:
        keys = [key for key in desk.targets() if key not in ASIDE]
        desk.give(Touched(rng.choice(keys)))

    play(desk, rng, touch)
    assert all(seat.wisdom is not None for seat in desk.view.seats)


@pytest.mark.parametrize("panel", ["7in", "10in"])
def test_a_turn_is_at_most_four_taps_where_no_present_and_no_powwow_asks(panel: str) -> None:
    rng = Random(11)
    desk = Desk(new_state(3), PANELS[panel], bots=(1, 2))
    taps: Counter[int] = Counter()
    asked: set[int] = set()

    def touch() -> None:
        if desk.waits():
            desk.touch("next") if "next" in desk.targets() else desk.look_through()
            return
        seen = desk.view
        if seen.round:
            taps[seen.round] += 1
        if seen.present is not None or seen.place == POWWOW:
            asked.add(seen.round)
        placing = [f"place-{int(c.region)}" for c in desk.state.legal_actions(desk.actor) if isinstance(c, PlacePawn)]
        desk.touch(rng.choice(placing or choices(desk)))

    play(desk, rng, touch)
    plain = [count for number, count in taps.items() if number not in asked]
    assert set(plain) <= {2, 3, 4}
    assert {2, 3} <= set(plain)


@pytest.mark.parametrize("players", [2, 3])
def test_with_real_cards_the_card_turned_up_is_all_that_a_turn_asks_more(players: int) -> None:
    """Two taps: its symbol, then its regions or, of an Amulet, the mark of the third colour."""
    rng = Random(players)
    desk = Desk(new_state(players, cards="table"))
    taps: Counter[tuple[int, int]] = Counter()
    turned_up: Counter[tuple[int, int]] = Counter()
    asked: set[tuple[int, int]] = set()

    def touch() -> None:
        if desk.waits():
            desk.touch("next") if "next" in desk.targets() else desk.look_through()
            return
        seen = desk.view
        turn = seen.round, seen.turn
        if seen.awaits is Awaits.REGION_CARD:
            turned_up[turn] += 1
        elif seen.round and seen.awaits is not Awaits.REVEAL:
            taps[turn] += 1
        if seen.awaits is Awaits.PRESENT or seen.present is not None or seen.place == POWWOW:
            asked.add(turn)
        legal = desk.state.legal_actions(desk.actor) if desk.actor != CHANCE else ()
        placing = [f"place-{int(c.region)}" for c in legal if isinstance(c, PlacePawn)]
        desk.touch(rng.choice(placing or choices(desk)))

    play(desk, rng, touch)
    plain = {count for turn, count in taps.items() if turn not in asked}
    # a powwow that can do nothing asks for the card alone
    assert plain <= {1, 2, 3, 4}
    assert {2, 3} <= plain
    assert max(count for (number, _), count in turned_up.items() if number) == 2
