"""Every state of the screens from collection to the end fits every panel, also in a language 40% longer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import msgspec
import pytest

from games.dakota.actions import Build, ChooseFaction
from games.dakota.events import FactionsRepeated, FactionsRevealed, Replenished, TerritoryResolved
from games.dakota.terms import Faction, Phase
from tests.games.dakota.board import Board
from tests.ui.checks import LongWords, check_differ_in_grey, check_scene
from tests.ui.dakota.tables import Play, resolved_play
from tests.ui.dakota.test_resolution import board_model
from ui.commands import Acknowledge, Command
from ui.dakota.collection import CollectionScreen
from ui.dakota.development import DevelopmentScreen
from ui.dakota.end import EndScreen
from ui.dakota.factions import FactionsScreen
from ui.dakota.market import MarketScreen
from ui.kit.panel import PANELS, Box, Panel
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.building_card import BuildingCard, CardState
from ui.kit.pieces.pick_card import PickCard, PickState
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Control, ControlPressed, Touched
from ui.text.words import Words

States = Iterator[Scene]
OPPOSITES = (("undo", "next"), ("undo", "done"), ("undo", "leave"), ("journal", "home"))


@cache
def collected(players: int) -> Play:
    return resolved_play(3, players)


@cache
def picking(players: int) -> Play:
    def several(play: Play) -> bool:
        view = play.view()
        now = view.collection
        return now is not None and view.round > 2 and len({pick.player for pick in now.picks}) > 1

    return Play(players, 4).until(several)


@cache
def grown() -> Play:
    return (
        Play(4, 3)
        .until(lambda p: any(isinstance(e, Replenished) for e in p.history[-1][1]) if p.history else False)
        .until(lambda p: p.view().phase > Phase.REPLENISHMENT)
    )


@cache
def buying() -> Play:
    return Play(4, 2).until_phase(Phase.MARKET)


@cache
def building(faction: Faction) -> Play:
    """A seat of `faction` that can build something that it pays for by choice, or anything at all."""

    def can(play: Play) -> bool:
        view = play.view()
        if view.phase is not Phase.DEVELOPMENT:
            return False
        player = view.current[0]
        builds = [c for c in play.state.legal_actions(player) if isinstance(c, Build)]
        return view.seats[player].faction is faction and any(c.wild or faction is Faction.SETTLER for c in builds)

    for seed in range(1, 40):
        try:
            return Play(4, seed).until(can)
        except AssertionError:
            continue
    raise AssertionError("never came")


@cache
def ended(players: int) -> Play:
    return Play(players, 2).until(lambda p: not p.state.current_players())


@cache
def choosing(players: int) -> Play:
    play = Play(players, 1).until(lambda p: p.view().phase is Phase.FACTIONS)
    play.act(ChooseFaction(0, Faction.NATIVE))
    return play


@cache
def revealed(players: int) -> Play:
    def turned_up(play: Play) -> bool:
        last = play.history[-1][1] if play.history else ()
        return any(isinstance(e, FactionsRevealed | FactionsRepeated) for e in last)

    return Play(players, 3).until(turned_up)


def collection_states(panel: Panel, words: Words) -> States:
    for play, unseen in ((collected(4), 1), (collected(5), 1), (grown(), 2)):
        model = play.model(panel, unseen=unseen, words=words, can_undo=True)
        screen = CollectionScreen()
        for _ in range(20):
            yield screen.scene(model)
            if screen.handle(Touched("next"), model) == [Acknowledge()]:
                break
    for players in (4, 5):
        play = picking(players)
        for can_undo in (False, True):
            model = play.model(panel, words=words, can_undo=can_undo)
            screen = CollectionScreen()
            yield screen.scene(model)
            screen.handle(Touched("why"), model)
            yield screen.scene(model)


def market_states(panel: Panel, words: Words) -> States:
    play = buying()
    player = play.state.current_players()[0]
    yield MarketScreen().scene(play.model(panel, words=words, open_book=True, can_undo=True))
    yield MarketScreen().scene(play.model(panel, words=words, bots=(player,)))
    model = play.model(panel, words=words)
    screen = MarketScreen()
    yield screen.scene(model)
    screen.handle(Touched(f"peek-{player}"), model)
    yield screen.scene(model)


def development_states(panel: Panel, words: Words) -> States:
    for faction in Faction:
        play = building(faction)
        player = play.state.current_players()[0]
        chosen = [c.building for c in play.state.legal_actions(player) if isinstance(c, Build)]
        for open_book in (False, True):
            model = play.model(panel, words=words, open_book=open_book, can_undo=True)
            screen = DevelopmentScreen()
            yield screen.scene(model)
            screen.handle(Touched("page"), model)
            yield screen.scene(model)
            screen.handle(Touched(f"peek-{player}"), model)
            yield screen.scene(model)
            screen.handle(Touched("page"), model)
            yield screen.scene(model)
            screen.handle(Touched(f"card-{int(chosen[0])}"), model)
            yield screen.scene(model)
            yield screen.scene(msgspec.structs.replace(model, now=11.0))
        yield DevelopmentScreen().scene(play.model(panel, words=words, bots=(player,)))


def faction_states(panel: Panel, words: Words) -> States:
    for players in (3, 5):
        play = choosing(players)
        model = play.model(panel, words=words, bots=(2,))
        for key in ("peek-1", "peek-0"):
            screen = FactionsScreen()
            yield screen.scene(model)
            screen.handle(Touched(key), model)
            yield screen.scene(model)
        bots = tuple(p for p in range(players) if p != 1)
        yield FactionsScreen().scene(play.model(panel, words=words, bots=bots))
        yield FactionsScreen().scene(revealed(players).model(panel, words=words, unseen=1))


def end_states(panel: Panel, words: Words) -> States:
    for players in (3, 4, 5):
        model = ended(players).model(panel, words=words, open_book=True)
        screen = EndScreen()
        for _ in range(players + 1):
            yield screen.scene(model)
            screen.handle(Touched("points"), model)


ALL: dict[str, Callable[[Panel, Words], States]] = {
    "collection": collection_states,
    "market": market_states,
    "development": development_states,
    "factions": faction_states,
    "end": end_states,
}


@pytest.mark.parametrize("what", ALL)
@pytest.mark.parametrize(("words", "flat"), [(Words(), False), (LongWords(), True)], ids=["english-stand", "long-flat"])
@pytest.mark.parametrize("panel", PANELS)
def test_every_state_fits(panel: str, flat: bool, words: Words, what: str) -> None:
    shown = msgspec.structs.replace(PANELS[panel], flat=flat)
    for scene in dict.fromkeys(ALL[what](shown, words)):
        check_scene(scene, shown, opposites=OPPOSITES)


def test_help_opens_at_the_phase() -> None:
    for play, screen, topic in (
        (buying(), MarketScreen(), "phase.market"),
        (building(Faction.NATIVE), DevelopmentScreen(), "phase.development"),
        (picking(4), CollectionScreen(), "phase.collection"),
        (choosing(3), FactionsScreen(), "phase.factions"),
        (ended(3), EndScreen(), "phase.end"),
    ):
        model: Model = play.model(open_book=True)
        (command,) = screen.handle(ControlPressed(Control.HELP), model)
        assert getattr(command, "about", "") == topic


def test_states_of_cards_differ_without_colour() -> None:
    panel = PANELS["10in"]
    box = Box(0, 0, 288, 180)
    cards = [BuildingCard(box=box, name="Bank", points="4", unit="VP", state=state) for state in CardState]
    picks = [
        PickCard(box=box, place=0, name="Red", tag="1", title="2 to 1", reason="more strength", state=state)
        for state in PickState
    ]
    for kind in (cards[:3], picks):
        for k, one in enumerate(kind):
            for other in kind[k + 1 :]:
                check_differ_in_grey(one, other, panel)


def test_a_resolved_territory_comes_from_one_act() -> None:
    assert any(isinstance(e, TerritoryResolved) for e in collected(4).history[-1][1])


def test_a_small_panel_shows_all_picks_of_a_shared_win_and_counts_its_parts() -> None:
    board = Board("NNS")
    board.pawns(0, 4, 1)
    board.pawns(1, 4)
    board.explorers(0, "forest-1", 2)
    board.horsemen(0, "forest-1")
    board.explorers(1, "forest-1", 2)
    board.explorers(1, "market")
    board.to(Phase.DEVELOPMENT)
    model = board_model(board, unseen=1, panel=PANELS["7in"])
    screen = CollectionScreen()
    numbers: list[list[int]] = []
    marks: list[str] = []
    given: list[Command] = []
    while not given:
        scene = screen.scene(model)
        numbers.append([int(w.tag) for w in scene if isinstance(w, PickCard) and w.tag.isdigit()])
        marks += [w.overline.split()[-1] for w in scene if isinstance(w, Banner)]
        given = screen.handle(Touched("next"), model)
    assert [1, 2, 3] in numbers
    assert [4, 5] in numbers or [4] in numbers
    assert "1/2" in marks
    assert "2/2" in marks
