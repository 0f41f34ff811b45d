"""Dakara in light, on random games: the ring, what is in reach, the trail, the local game; no limit is passed."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
import pytest

from games.dakara.actions import Bet, Travel
from games.dakara.board import INNER_GAMES
from games.dakara.events import Bankrupt, GameOver, Moved, Paid, Travelled
from games.dakara.observation import DakaraObservation
from games.dakara.terms import BANK, BIARRITZ, ESCROW, RING, Awaits
from games.game import CHANCE, Choice, Event
from hardware.bed import load_bed
from hardware.overlay import load_overlay
from tests.ui.dakara.build import Play
from tests.ui.lights.limits import frames, keep_every_limit
from ui.lights.dakara import game_zone, lights, places, space_zone
from ui.lights.light import Light, Meaning, Scene, button

BED = load_bed()
OVERLAY = load_overlay("dakara", BED)
Position = tuple[DakaraObservation, tuple[Choice, ...], tuple[Event, ...]]


def positions(play: Play, most: int = 20_000) -> list[Position]:
    """Every position of a random game: what the table sees, what may be done, what happened."""
    found: list[Position] = []
    for _ in range(most):
        state = play.state
        legal = tuple(c for p in state.current_players() if p != CHANCE for c in state.legal_actions(p))
        found.append((play.view, legal, play.last))
        if not state.current_players():
            break
        play.step()
    return found


@cache
def recorded() -> list[list[Position]]:
    """A full game and a short one."""
    return [positions(Play(4, seed=1)), positions(Play(3, seed=2, length="short"))]


@cache
def everything() -> list[Position]:
    return [position for game in recorded() for position in game]


def scene(position: Position) -> Scene:
    return lights(position[0], position[1], (), position[2])


def test_every_zone_that_is_lit_exists() -> None:
    known = set(OVERLAY.zones) | {button(player) for player in range(6)}
    for position in everything():
        said = scene(position)
        assert {*said.board, *said.prompt, *said.change} <= known


def test_the_places_are_those_of_the_overlay() -> None:
    view = everything()[0][0]
    assert places(view) == set(OVERLAY.zones)


def test_every_meaning_is_used() -> None:
    scenes = [scene(position) for position in everything()]
    used = {light.meaning for s in scenes for part in (s.board, s.prompt, s.change) for light in part.values()}
    assert used == {
        Meaning.MAY_CHOOSE,
        Meaning.OCCUPIED,
        Meaning.CHANGED,
        Meaning.RESOLVING,
        Meaning.MOVEMENT,
        Meaning.FRONTIER,
        Meaning.RESULT,
    }


def test_tokens_are_steady_where_they_stand_and_who_is_out_is_gone() -> None:
    for position in everything():
        view, board = position[0], scene(position).board
        for space in range(RING):
            here = tuple(p for p, seat in enumerate(view.seats) if seat.space == space and not seat.out)
            light = board.get(space_zone(space))
            playing = view.game and game_zone(view.game) == space_zone(space)
            if here and not playing:
                assert light == Light(Meaning.OCCUPIED, here)
            elif not playing:
                assert light is None or light.meaning is Meaning.FRONTIER


def test_the_six_spaces_in_reach_glow_while_the_move_is_rolled() -> None:
    for position in everything():
        view, board = position[0], scene(position).board
        dim = {zone for zone, light in board.items() if light.meaning is Meaning.FRONTIER}
        if view.awaits is not Awaits.MOVE:
            assert not dim
            continue
        ahead = {(view.seats[view.turn].space + face) % RING for face in range(1, 7)}
        taken = {seat.space for seat in view.seats if not seat.out}
        assert dim == {space_zone(space) for space in ahead - taken}


def test_spaces_behind_the_goal_of_the_short_game_are_dimmer() -> None:
    full, short = recorded()
    for game, dims in ((full, False), (short, True)):
        halves = set()
        for position in game:
            for zone, light in scene(position).board.items():
                if light.meaning is Meaning.FRONTIER:
                    behind = zone != "gate" and int(zone.removeprefix("space-")) > BIARRITZ
                    assert light.half == (dims and behind)
                    halves.add(light.half)
        assert halves == ({False, True} if dims else {False})


def test_the_local_game_is_full_on_its_own_place() -> None:
    seen = set()
    for position in everything():
        view, board = position[0], scene(position).board
        full = {zone: light for zone, light in board.items() if light.meaning is Meaning.RESOLVING}
        assert set(full) == ({game_zone(view.game)} if view.game else set())
        if view.game:
            assert full[game_zone(view.game)].seats == (view.turn,)
            seen.add(view.game in INNER_GAMES)
    assert seen == {False, True}


@pytest.mark.parametrize("space", INNER_GAMES)
def test_inner_games_have_a_place_of_their_own(space: int) -> None:
    assert game_zone(space) == f"game-{space}"
    assert 4 <= len(OVERLAY.zones[game_zone(space)]) <= 8


def test_the_button_of_whose_hand_is_awaited_is_lit() -> None:
    for position in everything():
        view, board = position[0], scene(position).board
        lit = {zone for zone in board if zone.startswith("button-")}
        if view.current == (CHANCE,):
            assert lit == (set() if view.chance_for is None else {button(view.chance_for)})
        else:
            assert lit == {button(player) for player in view.current}


def test_journeys_breathe_where_they_may_lead_and_other_choices_on_the_buttons() -> None:
    seen = set()
    for position in everything():
        view, legal, _ = position
        prompt = scene(position).prompt
        travels = {choice.space for choice in legal if isinstance(choice, Travel)}
        expected = {game_zone(s) for s in travels} if travels else {button(choice.player) for choice in legal}
        assert set(prompt) == expected
        assert {light.meaning for light in prompt.values()} <= {Meaning.MAY_CHOOSE}
        seen.add(bool(travels))
        assert view.awaits is Awaits.PLAYERS or not prompt
    assert seen == {False, True}


def test_a_move_leaves_a_trail_and_ends_in_two_pulses() -> None:
    view = everything()[0][0]
    change = lights(view, (), (), (Moved(1, 45, 1),)).change
    assert list(change) == ["space-46", "space-47", "gate", "space-1"]
    assert [light.meaning for light in change.values()] == [Meaning.MOVEMENT] * 3 + [Meaning.CHANGED]
    assert change["gate"].seats == (1,)
    assert set(lights(view, (), (), (Moved(0, 4, 5),)).change) == {"space-5"}


def test_money_shows_on_the_buttons_of_payer_and_payee() -> None:
    view = everything()[0][0]
    for paid, expected in (
        (Paid(0, 2, 70000, "sale"), {button(0), button(2)}),
        (Paid(BANK, 1, 5000, "collect"), {button(1)}),
        (Paid(1, BANK, 5000, "tax"), {button(1)}),
        (Paid(ESCROW, BANK, 5000, "lost_stake", 2), {button(2)}),
    ):
        change = lights(view, (), (), (paid,)).change
        assert set(change) == expected
        assert {light.meaning for light in change.values()} == {Meaning.CHANGED}


def test_a_journey_a_bankruptcy_and_the_end_show() -> None:
    view = recorded()[0][-1][0]
    assert set(lights(view, (), (), (Travelled(0, 10),)).change) == {"game-10"}
    assert set(lights(view, (), (), (Bankrupt(3),)).change) == {button(3)}
    change = lights(view, (), (), (GameOver((1,)),)).change
    result = Light(Meaning.RESULT, (1,))
    assert change == {button(1): result, space_zone(view.seats[1].space): result}


def test_what_waits_for_ok_is_shown() -> None:
    view = next(position[0] for position in everything() if position[0].game)
    assert lights(view, (), (Travel(1, 10),)).prompt == {"game-10": Light(Meaning.CHOSEN, (1,))}
    assert lights(view, (), (Travel(1, 99),)).prompt == {}
    assert lights(view, (), (Bet(1, 5000, 2),)).prompt == {button(1): Light(Meaning.CHOSEN, (1,))}
    assert lights(msgspec.structs.replace(view, game=0), (), (Bet(1, 5000, 2),)).prompt == {}


@pytest.mark.parametrize("number", (0, 1))
def test_a_recorded_game_keeps_every_limit(number: int) -> None:
    rng, brightness = Random(number), 0.4
    game = recorded()[number][20:140]
    moments = frames(map(scene, game), len(game[0][0].seats), BED, OVERLAY, rng, brightness)
    keep_every_limit(moments, BED, OVERLAY, rng.sample(list(OVERLAY.zones), 25), brightness)
