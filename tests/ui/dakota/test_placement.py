"""Both placements: by touch alone, by buttons alone, and nothing leaves the screen before Done."""

from __future__ import annotations

from random import Random

import pytest

from games.dakota.actions import PlaceNeutral, PlacePawn
from games.dakota.refusals import Refusal
from games.dakota.state import State
from games.dakota.terms import Faction, Pawn, Phase
from tests.ui.dakota.build import at, search, view
from tests.ui.dakota.desk import Desk
from ui.commands import Acknowledge, Refuse, Submit, Undo
from ui.dakota.placement import MARKET_KEY
from ui.kit.panel import PANELS
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.terrain import TerrainPad
from ui.kit.pieces.territory import TerritoryCard, TerritorySide
from ui.screen import SeatPressed
from ui.text.dakota import refusal
from ui.text.words import Words


def first(seed: int = 3, panel: str = "10in") -> Desk:
    return Desk(at(Phase.FIRST_PLACEMENT, rounds=2, seed=seed), PANELS[panel])


def actor(state: State) -> int:
    return state.current_players()[0]


def neutral_turn(state: State) -> bool:
    """Three neutral pawns are to be placed."""
    if state.phase is not Phase.SECOND_PLACEMENT or view(state).to_place < 3:
        return False
    return isinstance(state.legal_actions(actor(state))[0], PlaceNeutral)


def own_turn(state: State, explorers: int) -> bool:
    """Own pawns go first in the second placement."""
    if state.phase is not Phase.SECOND_PLACEMENT or view(state).to_place < 3:
        return False
    seat = view(state).seats[actor(state)]
    return (seat.free_explorers, seat.free_horsemen) == (explorers, 0)


def neutrals(panel: str = "10in") -> Desk:
    return Desk(search(neutral_turn, seed=4), PANELS[panel])


def sides(desk: Desk) -> list[str]:
    """Areas that may be chosen."""
    found = []
    for widget in desk.scene():
        if isinstance(widget, TerritoryCard) and widget.key and (widget.native.acts or widget.settler.acts):
            found.append(widget.key)
        if isinstance(widget, TerritorySide) and widget.key and widget.side.acts:
            found.append(widget.key)
    return found


def headline(desk: Desk) -> str:
    return next(w.headline for w in desk.scene() if isinstance(w, Banner))


def overline(desk: Desk) -> str:
    return next(w.overline for w in desk.scene() if isinstance(w, Banner))


def reach(desk: Desk, key: str) -> None:
    """Press the seat's button until the choice is at `key`."""
    for _ in range(60):
        if desk.marked() == key:
            return
        desk.press()
    raise AssertionError(f"the button never gets to {key}")


def test_three_touches_and_done_place_three_pawns() -> None:
    desk = first()
    player = desk.actor
    targets = sides(desk)
    for key in targets[:3]:
        assert desk.touch(key) == []
    assert headline(desk).endswith("press Done")
    commands = desk.touch("done")
    assert len(commands) == 3
    assert all(isinstance(c, Submit) and isinstance(c.action, PlacePawn) for c in commands)
    assert desk.actor != player
    assert not any("done" in key for key in desk.targets())


def test_nothing_is_submitted_before_done_and_done_waits_for_all_pawns() -> None:
    desk = first()
    assert "done" not in desk.targets()
    desk.touch(sides(desk)[0])
    assert "done" not in desk.targets()
    assert desk.commands == []
    assert headline(desk).endswith("place 2 more pawns")


def test_one_touch_then_all_the_rest_to_the_same_place() -> None:
    desk = first()
    key = sides(desk)[0]
    desk.touch(key)
    desk.touch("all")
    commands = desk.touch("done")
    places = {c.action.territory for c in commands if isinstance(c, Submit) and isinstance(c.action, PlacePawn)}
    assert len(places) == 1
    assert len(commands) == 3


def test_pawns_may_go_to_the_market() -> None:
    desk = first()
    desk.touch(MARKET_KEY)
    desk.touch("all")
    player = desk.actor
    desk.touch("done")
    assert desk.view.seats[player].market_explorers + desk.view.seats[player].market_horsemen == 3


@pytest.mark.parametrize("panel", ["10in", "15in"])
def test_a_touch_between_two_open_areas_asks_for_one_of_them(panel: str) -> None:
    desk = neutrals(panel)
    middle = next(key for key in desk.targets() if key.startswith("middle-"))
    assert desk.touch(middle) == [Refuse()]
    assert overline(desk) == "Touch the left or the right side"
    assert len(sides(desk)) == len(set(sides(desk)))
    desk.press()
    assert not desk.marked().startswith("middle-")


def test_take_back_takes_the_last_pawn_and_then_asks_the_table() -> None:
    desk = first()
    desk.touch(sides(desk)[0])
    desk.touch(sides(desk)[1])
    assert desk.touch("undo") == []
    assert headline(desk).endswith("place 2 more pawns")
    desk.undo()
    assert headline(desk).endswith("place 3 pawns")
    assert desk.undo() == []
    desk.touch(sides(desk)[0])
    desk.touch("all")
    desk.touch("done")
    assert desk.undo() == [Undo()]


def test_the_buttons_alone_place_a_whole_turn() -> None:
    desk = first()
    player = desk.actor
    reach(desk, sides(desk)[1])
    for _ in range(3):
        assert desk.ok() == []
    assert desk.marked() == ""
    assert len(desk.ok()) == 3
    assert desk.actor != player


def test_other_seats_buttons_do_nothing() -> None:
    desk = first()
    table = desk.model().table
    assert table is not None
    other = table.seats[(desk.actor + 1) % 4].place
    desk.give(SeatPressed(other))
    assert desk.marked() == ""


def test_the_kind_of_pawn_is_chosen_and_changes_when_none_is_left() -> None:
    state = search(
        lambda s: (
            s.phase is Phase.FIRST_PLACEMENT
            and view(s).to_place == 3
            and view(s).seats[actor(s)].free_horsemen == 1
            and view(s).seats[actor(s)].free_explorers > 1
        )
    )
    desk = Desk(state)
    desk.touch(f"pawn-{int(Pawn.HORSEMAN)}")
    desk.touch(sides(desk)[0])
    desk.touch("all")
    kinds = [c.action.pawn for c in desk.touch("done") if isinstance(c, Submit) and isinstance(c.action, PlacePawn)]
    assert kinds == [Pawn.HORSEMAN, Pawn.EXPLORER, Pawn.EXPLORER]


def test_neutral_pawns_of_either_side() -> None:
    desk = neutrals()
    native = next(k for k in sides(desk) if k.endswith("-0"))
    settler = next(k for k in sides(desk) if k.endswith("-1"))
    desk.touch(native)
    desk.touch(settler)
    desk.touch(settler)
    commands = desk.touch("done")
    factions = [c.action.faction for c in commands if isinstance(c, Submit) and isinstance(c.action, PlaceNeutral)]
    assert factions == [Faction.NATIVE, Faction.SETTLER, Faction.SETTLER]


def test_a_stock_that_runs_out_darkens_its_side() -> None:
    desk = Desk(search(lambda s: neutral_turn(s) and view(s).neutrals[Faction.NATIVE] == 1))
    native = next(k for k in sides(desk) if k.endswith("-0"))
    desk.touch(native)
    assert not any(k.endswith("-0") for k in sides(desk))
    desk.touch(native)
    assert overline(desk) == refusal(Words(), Refusal.NO_NEUTRAL_LEFT)
    assert headline(desk).endswith("place 2 neutral pawns")


def test_a_ghost_dance_side_is_dark_and_says_why() -> None:
    desk = Desk(search(lambda s: neutral_turn(s) and any(t.ghost_dances for t in view(s).territories)))
    territory = next(t for t, v in enumerate(desk.view.territories) if v.ghost_dances)
    key = f"side-{territory}-1"
    assert key in desk.targets()
    assert key not in sides(desk)
    player = desk.actor
    assert player is not None
    assert desk.touch(key) == [Refuse(PlaceNeutral(player, Faction.SETTLER, territory))]
    assert overline(desk) == refusal(Words(), Refusal.GHOST_DANCE)
    assert desk.touch("terrain-0") == [Refuse()]
    assert overline(desk) == refusal(Words(), Refusal.NOT_ACTIVE)
    reach(desk, sides(desk)[0])
    assert key not in [desk.marked()]


def test_own_pawns_first_are_handed_in_before_the_neutral_ones() -> None:
    desk = Desk(search(lambda s: own_turn(s, explorers=1)))
    player = desk.actor
    assert headline(desk).endswith("place 1 own pawn first")
    commands = desk.touch(sides(desk)[0])
    assert [type(c) for c in commands] == [Submit]
    assert desk.actor == player
    assert headline(desk).endswith("place 2 neutral pawns")
    # what was handed in can still be taken back
    assert desk.touch("undo") == [Undo()]
    assert headline(desk).endswith("place 1 own pawn first")


def test_what_others_placed_is_marked_until_the_next_touch() -> None:
    state = at(Phase.FIRST_PLACEMENT, rounds=2, seed=3)
    desk = Desk(state, bots=(state.current_players()[0],))
    for _ in range(3):
        choice = desk.state.legal_actions(desk.actor)[0]
        desk.carry_out(Submit(choice))

    def news() -> bool:
        cards = [w for w in desk.scene() if isinstance(w, TerritoryCard)]
        return any(chip.news for card in cards for side in (card.native, card.settler) for chip in side.chips)

    assert news()
    commands = desk.touch(sides(desk)[0])
    assert commands == [Acknowledge()]


def test_while_a_bot_thinks_there_is_nothing_to_press_but_the_corner() -> None:
    state = at(Phase.FIRST_PLACEMENT, rounds=2, seed=3)
    desk = Desk(state, bots=(state.current_players()[0],))
    assert set(desk.targets()) <= {"pause", "sound", "help"}
    assert headline(desk).endswith("is thinking")


def test_what_is_chosen_is_forgotten_when_the_game_moves_on() -> None:
    desk = first()
    desk.touch(sides(desk)[0])
    desk.carry_out(Submit(desk.state.legal_actions(desk.actor)[0]))
    assert headline(desk).endswith("place 2 pawns")


@pytest.mark.parametrize("panel", PANELS)
def test_touch_alone_plays_a_round_on_every_panel(panel: str) -> None:
    desk = first(panel=panel)
    rng = Random(1)
    phases = (Phase.FIRST_PLACEMENT, Phase.SECOND_PLACEMENT)
    turns = 0
    while desk.state.phase in phases and turns < 60:
        turns += 1
        if "done" in desk.targets():
            desk.touch("done")
            continue
        pads = [w.key for w in desk.scene() if isinstance(w, TerrainPad) and w.acts]
        if pads and (not sides(desk) or rng.random() < 0.3):
            desk.touch(rng.choice(pads))
        else:
            desk.touch(rng.choice(sides(desk)))
    assert desk.state.phase not in phases


@pytest.mark.parametrize("panel", PANELS)
def test_buttons_alone_play_a_round_on_every_panel(panel: str) -> None:
    desk = first(panel=panel)
    phases = (Phase.FIRST_PLACEMENT, Phase.SECOND_PLACEMENT)
    presses = 0
    while desk.state.phase in phases and presses < 400:
        presses += 1
        if "done" in desk.targets() or desk.marked() in sides(desk):
            desk.ok()
        elif desk.marked().startswith("terrain-"):
            desk.ok()
            for _ in range(12):
                desk.press()
                if desk.marked() in sides(desk):
                    break
        else:
            desk.press()
    assert desk.state.phase not in phases


def test_equal_models_give_equal_scenes() -> None:
    desk = first()
    assert desk.scene() == desk.scene()
    other = Desk(desk.state.clone())
    assert other.scene() == desk.scene()
