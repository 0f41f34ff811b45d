"""Setup, activation and regrowth on the map."""

from __future__ import annotations

from random import Random

import pytest

from games.dakota.actions import DrawFirstPlayer, DrawTerritory, PlaceGhostDance, PlaceTotem, Replenish, SkipTotem
from games.dakota.events import ActivationSkipped, PlacementShort
from games.dakota.observation import DakotaObservation
from games.dakota.refusals import Refusal
from games.dakota.state import State
from games.dakota.terms import Building, Phase
from games.game import Event
from tests.ui.dakota.build import at, new_state, search, view
from tests.ui.dakota.desk import Desk
from ui.commands import Acknowledge, Submit
from ui.kit.panel import PANELS
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.choice_card import ChoiceCard
from ui.kit.pieces.note_card import NoteCard
from ui.kit.pieces.territory import TerritoryCard
from ui.text.dakota import refusal
from ui.text.words import Words


def activating(building: Building, **rulings: str) -> State:
    return search(lambda s: s.phase is Phase.ACTIVATION and view(s).activating is building, 4, 1, **rulings)


def open_places(desk: Desk) -> list[str]:
    return [w.key for w in desk.scene() if isinstance(w, TerritoryCard) and w.frame.whole]


def drawn(players: int) -> tuple[State, list[Event]]:
    """A game whose tokens the console has drawn."""
    state, rng = new_state(players), Random(players)
    events: list[Event] = []
    while state.phase is Phase.TERRITORIES:
        state.apply_action(rng.choice([a for a, _ in state.chance_outcomes()]), events)
    return state, events


def test_real_tokens_are_entered_one_by_one() -> None:
    desk = Desk(new_state(4))
    desk.enters = True
    desk.touch("seat-2")
    assert "done" in desk.targets()
    assert desk.touch("done") == [Submit(DrawFirstPlayer(-1, 2))]
    assert desk.view.first_player == 2
    kinds = []
    for _ in range(3):
        key = next(k for k in desk.targets() if k.startswith("draw-"))
        desk.touch(key)
        kinds += [type(c.action) for c in desk.touch("done") if isinstance(c, Submit)]
    assert kinds == [DrawTerritory] * 3
    # all is drawn: the result stays until somebody goes on
    assert desk.touch("done") == [Acknowledge()]


def test_tokens_are_entered_by_any_seats_button() -> None:
    desk = Desk(new_state(3))
    desk.enters = True
    desk.press()
    desk.press()
    assert desk.marked() == "seat-1"
    desk.ok()
    assert desk.ok() == [Submit(DrawFirstPlayer(-1, 1))]


def test_what_the_console_drew_is_shown_until_the_table_goes_on() -> None:
    state, events = drawn(5)
    desk = Desk(state)
    desk.unseen = events
    cards = [w for w in desk.scene() if isinstance(w, ChoiceCard)]
    assert len(cards) == 5
    assert sum(w.rows.fresh for w in desk.scene() if isinstance(w, TerritoryCard)) == 5
    assert desk.ok() == [Acknowledge()]


@pytest.mark.parametrize("building", [Building.BUFFALO_TOTEM, Building.HORSE_TOTEM])
def test_a_totem_is_placed_by_a_touch_and_done(building: Building) -> None:
    desk = Desk(activating(building))
    key = open_places(desk)[0]
    assert desk.touch(key) == []
    commands = desk.touch("done")
    assert len(commands) == 1
    assert isinstance(commands[0], Submit)
    action = commands[0].action
    assert isinstance(action, PlaceTotem)
    assert key == f"territory-{action.territory}"


def test_where_two_resources_fit_the_screen_asks_which() -> None:
    def both(state: State) -> bool:
        if state.phase is not Phase.ACTIVATION or view(state).activating is not Building.EAGLE_TOTEM:
            return False
        places = [a.territory for a in state.legal_actions(state.current_players()[0]) if isinstance(a, PlaceTotem)]
        return len(set(places)) < len(places)

    desk = Desk(search(both, players=3, totem_space="any_free"))
    legal = [a for a in desk.state.legal_actions(desk.actor) if isinstance(a, PlaceTotem)]
    twice = next(a.territory for a in legal if sum(b.territory == a.territory for b in legal) == 2)
    desk.touch(f"territory-{twice}")
    assert "done" not in desk.targets()
    pads = [k for k in desk.targets() if k.startswith("resource-")]
    assert len(pads) == 2
    desk.touch(pads[1])
    (command,) = desk.touch("done")
    assert isinstance(command, Submit)
    assert isinstance(command.action, PlaceTotem)
    assert command.action.territory == twice
    assert pads[1] == f"resource-{int(command.action.resource)}"


def test_an_optional_totem_can_be_left_unused() -> None:
    desk = Desk(activating(Building.HORSE_TOTEM, totems="optional"))
    (command,) = desk.touch("skip")
    assert isinstance(command, Submit)
    assert isinstance(command.action, SkipTotem)


def test_a_territory_without_space_says_why() -> None:
    desk = Desk(activating(Building.HORSE_TOTEM))
    dark = [w.key for w in desk.scene() if isinstance(w, TerritoryCard) and w.key and not w.frame.whole]
    before: DakotaObservation = desk.view
    desk.touch(dark[0])
    assert desk.view == before
    overline = next(w.overline for w in desk.scene() if isinstance(w, Banner))
    assert overline in {refusal(Words(), code) for code in (Refusal.NOT_PRINTED_HERE, Refusal.NO_VACANT_SPACE)}


def test_a_ghost_dance_is_shown_before_it_is_confirmed_and_can_be_taken_back() -> None:
    desk = Desk(activating(Building.GHOST_DANCE))
    key = open_places(desk)[0]
    desk.touch(key)
    card = desk.widget(key)
    assert isinstance(card, TerritoryCard)
    assert card.settler.barred
    desk.undo()
    card = desk.widget(key)
    assert isinstance(card, TerritoryCard)
    assert not card.settler.barred
    desk.touch(key)
    (command,) = desk.touch("done")
    assert isinstance(command, Submit)
    assert isinstance(command.action, PlaceGhostDance)


def test_buttons_alone_place_a_totem() -> None:
    desk = Desk(activating(Building.BUFFALO_TOTEM))
    desk.press()
    assert desk.marked() in open_places(desk)
    desk.ok()
    assert len(desk.ok()) == 1


@pytest.mark.parametrize("panel", PANELS)
def test_what_grows_back_is_chosen_and_confirmed(panel: str) -> None:
    desk = Desk(at(Phase.REPLENISHMENT), PANELS[panel])
    pads = [k for k in desk.targets() if k.startswith("resource-")]
    assert len(pads) >= 2
    desk.touch(pads[0])
    desk.touch(pads[1])
    (command,) = desk.touch("done")
    assert isinstance(command, Submit)
    assert isinstance(command.action, Replenish)
    assert pads[1] == f"resource-{int(command.action.resource)}"


def test_a_skipped_totem_says_why() -> None:
    state = search(lambda s: s.phase is Phase.FIRST_PLACEMENT)
    desk = Desk(state)
    desk.unseen = [ActivationSkipped(0, Building.HORSE_TOTEM, Refusal.NO_VACANT_SPACE)]
    cards = [w for w in desk.scene() if isinstance(w, NoteCard)]
    assert [card.title for card in cards] == ["No Horse Totem"]
    assert cards[0].text == refusal(Words(), Refusal.NO_VACANT_SPACE)


def test_fewer_neutral_pawns_are_told() -> None:
    desk = Desk(search(lambda s: s.phase is Phase.FIRST_PLACEMENT))
    desk.unseen = [PlacementShort(1, 2)]
    assert [w.title for w in desk.scene() if isinstance(w, NoteCard)] == ["Sky: 2 pawns fewer"]


def test_while_a_bot_uses_a_totem_its_card_is_shown_and_nothing_can_be_pressed() -> None:
    state = activating(Building.BUFFALO_TOTEM)
    desk = Desk(state, bots=(state.current_players()[0],))
    assert [w.title for w in desk.scene() if isinstance(w, NoteCard)] == ["Buffalo Totem"]
    assert set(desk.targets()) <= {"pause", "sound", "help"}
