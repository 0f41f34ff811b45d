"""Steps 3 and 4 on the board: discs, pawns that move, presents, the spaces of Leadership; and step 5."""

from __future__ import annotations

from typing import TypeVar

import pytest

from games.game import Action
from games.sitting_bull.actions import (
    ClaimMilestone,
    DiscardPresent,
    KeepPresent,
    MoveDisc,
    MovePawn,
    SwapPawns,
    TakePresent,
    TakeSpace,
)
from games.sitting_bull.terms import POWWOW, Path
from tests.ui.sitting_bull.desk import Desk
from tests.ui.sitting_bull.moments import positions
from ui.commands import Command, Submit, Undo
from ui.kit.panel import PANELS
from ui.kit.pieces.count_chip import OwnerPad
from ui.kit.pieces.milestone_slots import MilestonePad
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.place_card import PlaceCard
from ui.kit.pieces.powwow_place import PowwowPlace
from ui.kit.pieces.present_card import PresentCard
from ui.kit.pieces.target import State as Stands

each_panel = pytest.mark.parametrize("panel", PANELS)
wide_panels = pytest.mark.parametrize("panel", ["10in", "15in"])

Kind = TypeVar("Kind", bound=Action)


def desk_at(name: str, panel: str = "10in") -> Desk:
    position = next(position for position in positions() if position.name == name)
    return Desk(position.state.clone(), PANELS[panel], history=list(position.history))


def legal(desk: Desk, kind: type[Kind]) -> list[Kind]:
    return [choice for choice in desk.state.legal_actions(desk.actor) if isinstance(choice, kind)]


def submitted(commands: list[Command]) -> Action:
    (submit,) = (command for command in commands if isinstance(command, Submit))
    return submit.action


def pads(desk: Desk) -> list[OwnerPad]:
    return [w for w in desk.scene() if isinstance(w, OwnerPad)]


def overline(desk: Desk) -> str:
    return str(getattr(desk.scene()[0], "overline", ""))


def headline(desk: Desk) -> str:
    return str(getattr(desk.scene()[0], "headline", ""))


# discs


@each_panel
@pytest.mark.parametrize("name", ["4-DISCS", "4-DISCS-three", "2-DISCS", "4-DISCS-present"])
def test_each_step_of_a_disc_is_one_tap_on_its_track(name: str, panel: str) -> None:
    choices = legal(desk_at(name, panel), MoveDisc)
    keys = {f"disc-{int(c.path)}-{'up' if c.step > 0 else 'down'}": c for c in choices}
    shown = {key for key in desk_at(name, panel).targets() if key.startswith("disc-")}
    assert shown == set(keys)
    for key, choice in keys.items():
        assert submitted(desk_at(name, panel).touch(key)) == choice


@each_panel
def test_the_pads_say_the_level_that_they_lead_to(panel: str) -> None:
    desk = desk_at("4-DISCS-three", panel)
    for choice in legal(desk, MoveDisc):
        pad = desk.widget(f"disc-{int(choice.path)}-{'up' if choice.step > 0 else 'down'}")
        assert isinstance(pad, Pad)
        assert (pad.label, pad.look) == (str(desk.view.levels[choice.path] + choice.step), Look.CHOICE)


@each_panel
def test_a_disc_at_an_end_has_no_step_beyond(panel: str) -> None:
    desk = desk_at("4-DISCS-three", panel)
    desk.state.levels[:] = [1, 5, 3]
    desk.state.menu = None
    shown = {key for key in desk.targets() if key.startswith("disc-")}
    assert shown == {"disc-0-up", "disc-1-down", "disc-2-up", "disc-2-down"}
    off = [w for w in desk.scene() if isinstance(w, Pad) and w.look is Look.OFF]
    assert len(off) == 2


def test_the_headline_names_the_disc_or_counts_them() -> None:
    one = desk_at("4-DISCS")
    assert "disc" in headline(one) and any(path.name.title() in headline(one) for path in Path)
    assert "2 feat discs" in headline(desk_at("4-DISCS-three"))


def test_after_the_first_of_two_the_other_discs_are_left() -> None:
    desk = desk_at("4-DISCS-three")
    key = next(key for key in desk.targets() if key.startswith("disc-"))
    desk.touch(key)
    assert "1 feat disc" in headline(desk)
    moved = key.rsplit("-", 1)[0]
    assert not any(other.startswith(moved) for other in desk.targets())
    assert desk.undo() == [Undo()]
    assert key in desk.targets()


# two pawns exchange places


@wide_panels
@pytest.mark.parametrize("name", ["4-SWAP", "2-SWAP", "3-SWAP-present"])
def test_every_swap_is_two_taps(name: str, panel: str) -> None:
    """From either of the two pawns."""
    choices = legal(desk_at(name, panel), SwapPawns)
    for choice in choices[:: max(1, len(choices) // 12)]:
        one = f"pawn-{int(choice.region)}-{choice.owner}"
        other = f"pawn-{int(choice.other_region)}-{choice.other_owner}"
        for first, second in ((one, other), (other, one)):
            desk = desk_at(name, panel)
            assert desk.touch(first) == []
            assert submitted(desk.touch(second)) == choice


@wide_panels
def test_only_pawns_that_have_a_partner_are_offered(panel: str) -> None:
    desk = desk_at("4-SWAP", panel)
    choices = legal(desk, SwapPawns)
    wanted = {f"pawn-{int(c.region)}-{c.owner}" for c in choices}
    wanted |= {f"pawn-{int(c.other_region)}-{c.other_owner}" for c in choices}
    assert {key for key in desk.targets() if key.startswith("pawn-")} == wanted


@wide_panels
def test_the_first_pawn_can_be_put_back_or_changed(panel: str) -> None:
    desk = desk_at("4-SWAP", panel)
    keys = [key for key in desk.targets() if key.startswith("pawn-")]
    before = headline(desk)
    desk.touch(keys[0])
    picked = desk.widget(keys[0])
    assert isinstance(picked, OwnerPad) and picked.state is Stands.CHOSEN
    assert headline(desk) != before
    assert desk.screen.goes_back(desk.model())
    desk.touch(keys[0])
    assert headline(desk) == before
    desk.touch(keys[0])
    assert desk.undo() == []
    assert headline(desk) == before
    beside = next(key for key in keys[1:] if key.split("-")[1] == keys[0].split("-")[1])
    desk.touch(keys[0])
    assert desk.touch(beside) == []
    changed = desk.widget(beside)
    assert isinstance(changed, OwnerPad) and changed.state is Stands.CHOSEN


def test_pawns_beside_the_picked_one_stand_back_and_those_that_answer_the_headline_do_not() -> None:
    desk = desk_at("4-SWAP")
    keys = [key for key in desk.targets() if key.startswith("pawn-")]
    assert {pad.state for pad in pads(desk) if pad.key} == {Stands.FREE}
    desk.touch(keys[0])
    for pad in pads(desk):
        if pad.key and pad.key != keys[0]:
            beside = pad.key.split("-")[1] == keys[0].split("-")[1]
            assert pad.state is (Stands.SECOND if beside else Stands.FREE)
    assert {pad.state for pad in pads(desk)} >= {Stands.CHOSEN, Stands.SECOND, Stands.FREE}


def test_every_owner_has_a_place_in_a_region_whose_pawns_are_targets() -> None:
    desk = desk_at("4-SWAP")
    none = [pad for pad in pads(desk) if not pad.count.number]
    assert none
    assert {(pad.key, pad.state) for pad in none} == {("", Stands.SHOWN)}
    regions = {key.split("-")[1] for key in desk.targets() if key.startswith("pawn-")}
    assert len(pads(desk)) == 4 * len(regions)


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("4-SWAP", "Touch the first one", "It stands in another region"),
        ("4-TRAVEL", "Touch the pawn first", "Touch a region"),
        ("4-TO_POWWOW", "Touch the pawn that goes there", ""),
    ],
)
def test_the_overline_says_what_a_touch_does(name: str, before: str, after: str, panel: str) -> None:
    desk = desk_at(name, panel)
    assert overline(desk).endswith(before)
    if after:
        # on a small panel the region opens first, unless it has one pawn that may move
        for begins in ("place-", "pawn-") if panel == "7in" else ("pawn-",):
            if overline(desk).endswith(before):
                desk.touch(next(key for key in desk.targets() if key.startswith(begins)))
        assert overline(desk).endswith(after)
    assert overline(desk).startswith("Round ")


def test_what_is_picked_is_forgotten_when_the_game_goes_on() -> None:
    desk = desk_at("4-SWAP")
    before = headline(desk)
    desk.touch(next(key for key in desk.targets() if key.startswith("pawn-")))
    assert headline(desk) != before
    desk.state.stones[0] += 1
    assert headline(desk) == before


def compact_touches(place: int, owner: int, desk: Desk) -> list[Command]:
    """On a small panel: the region, then, where several stand there, the pawn."""
    commands = desk.touch(f"place-{place}")
    key = f"pawn-{place}-{owner}"
    if not any(isinstance(command, Submit) for command in commands) and key in desk.targets():
        return desk.touch(key)
    return commands


def test_on_a_small_panel_regions_are_touched_first() -> None:
    choices = legal(desk_at("4-SWAP", "7in"), SwapPawns)
    for choice in choices[:: max(1, len(choices) // 12)]:
        desk = desk_at("4-SWAP", "7in")
        assert compact_touches(int(choice.region), choice.owner, desk) == []
        assert submitted(compact_touches(int(choice.other_region), choice.other_owner, desk)) == choice


def test_on_a_small_panel_the_open_region_can_be_closed() -> None:
    desk = desk_at("4-SWAP", "7in")
    crowd = next(r for r in desk.view.regions if sum(count > 0 for count in r.pawns) > 1)
    desk.touch(f"place-{int(crowd.region)}")
    pads = [key for key in desk.targets() if key.startswith("pawn-")]
    assert len(pads) == sum(count > 0 for count in crowd.pawns)
    assert desk.screen.goes_back(desk.model())
    assert desk.undo() == []
    assert not [key for key in desk.targets() if key.startswith("pawn-")]
    assert f"place-{int(crowd.region)}" in desk.targets()


# a pawn goes elsewhere


@wide_panels
@pytest.mark.parametrize("name", ["4-TRAVEL", "2-TRAVEL", "4-TRAVEL-present"])
def test_every_journey_is_two_taps(name: str, panel: str) -> None:
    choices = legal(desk_at(name, panel), MovePawn)
    for choice in choices[:: max(1, len(choices) // 12)]:
        desk = desk_at(name, panel)
        assert desk.touch(f"pawn-{int(choice.region)}-{choice.owner}") == []
        assert submitted(desk.touch(f"place-{choice.to}")) == choice


def test_a_picked_pawn_shows_where_it_may_go_and_who_could_go_instead() -> None:
    desk = desk_at("4-TRAVEL")
    choice = legal(desk, MovePawn)[0]
    desk.touch(f"pawn-{int(choice.region)}-{choice.owner}")
    regions = {w.key for w in desk.scene() if isinstance(w, PlaceCard) and w.state is Stands.FREE}
    assert regions == {f"place-{region}" for region in range(5) if region != choice.region}
    pawns = {key for key in desk.targets() if key.startswith("pawn-")}
    assert all(key.startswith(f"pawn-{int(choice.region)}-") for key in pawns)


def test_on_a_small_panel_every_journey_is_at_most_three_taps() -> None:
    choices = legal(desk_at("4-TRAVEL", "7in"), MovePawn)
    for choice in choices[:: max(1, len(choices) // 12)]:
        desk = desk_at("4-TRAVEL", "7in")
        assert compact_touches(int(choice.region), choice.owner, desk) == []
        assert submitted(desk.touch(f"place-{choice.to}")) == choice


@each_panel
@pytest.mark.parametrize("name", ["4-TO_POWWOW", "2-TO_POWWOW", "4-TO_POWWOW-present"])
def test_one_tap_on_a_pawn_sends_it_to_the_powwow(name: str, panel: str) -> None:
    for choice in legal(desk_at(name, panel), MovePawn):
        desk = desk_at(name, panel)
        (powwow,) = (w for w in desk.scene() if isinstance(w, PowwowPlace))
        assert powwow.state is Stands.CURRENT
        if panel == "7in":
            assert submitted(compact_touches(int(choice.region), choice.owner, desk)) == choice
        else:
            assert submitted(desk.touch(f"pawn-{int(choice.region)}-{choice.owner}")) == choice
        assert choice.to == POWWOW


def test_pawns_by_buttons_alone() -> None:
    desk = desk_at("4-TRAVEL")
    choice = legal(desk, MovePawn)[-1]
    desk.step_to(f"pawn-{int(choice.region)}-{choice.owner}")
    assert desk.ok() == []
    desk.step_to(f"place-{choice.to}")
    assert submitted(desk.ok()) == choice


# presents


@each_panel
@pytest.mark.parametrize("name", ["4-DISCS-present", "4-SWAP-present", "4-TRAVEL-present", "4-TO_POWWOW-present"])
def test_a_present_that_acts_may_be_discarded_instead(name: str, panel: str) -> None:
    desk = desk_at(name, panel)
    assert [w for w in desk.scene() if isinstance(w, PresentCard)]
    assert submitted(desk.touch("discard")) == DiscardPresent(desk_at(name).actor)


def test_the_powwows_effect_can_not_be_left_out() -> None:
    assert "discard" not in desk_at("4-DISCS-three").targets()
    assert "discard" not in desk_at("4-SWAP").targets()


@each_panel
def test_a_stone_or_an_item_is_kept_or_discarded(panel: str) -> None:
    desk = desk_at("4-KEEP", panel)
    player = desk.actor
    assert submitted(desk.touch("keep")) == KeepPresent(player)
    desk = desk_at("4-KEEP", panel)
    assert submitted(desk.ok()) == KeepPresent(player)
    desk = desk_at("4-KEEP", panel)
    desk.step_to("discard")
    assert submitted(desk.ok()) == DiscardPresent(player)


@each_panel
@pytest.mark.parametrize("name", ["4-CHOICE", "2-CHOICE"])
def test_one_of_two_presents_is_taken_by_a_tap(name: str, panel: str) -> None:
    choices = legal(desk_at(name, panel), TakePresent)
    assert len(choices) == 2
    cards = [w for w in desk_at(name, panel).scene() if isinstance(w, PresentCard)]
    assert [card.key for card in cards] == [f"take-{int(present)}" for present in desk_at(name).view.offered]
    for choice in choices:
        assert submitted(desk_at(name, panel).touch(f"take-{int(choice.present)}")) == choice


# Leadership


@each_panel
def test_a_free_space_is_taken_by_a_tap(panel: str) -> None:
    choices = legal(desk_at("2-SPACE", panel), TakeSpace)
    for choice in choices:
        assert submitted(desk_at("2-SPACE", panel).touch(f"space-{int(choice.path)}")) == choice


@each_panel
def test_a_space_that_is_taken_is_off(panel: str) -> None:
    desk = desk_at("2-SPACE", panel)
    desk.state.spaces[:] = [-1, 1, -1, 1]
    desk.state.menu = None
    assert {key for key in desk.targets() if key.startswith("space-")} == {"space-0", "space-2"}


# milestones


@each_panel
@pytest.mark.parametrize("name", ["4-MILESTONE", "2-MILESTONE"])
def test_only_what_is_met_can_be_claimed(name: str, panel: str) -> None:
    choices = legal(desk_at(name, panel), ClaimMilestone)
    pads = [w for w in desk_at(name, panel).scene() if isinstance(w, MilestonePad)]
    assert {pad.key for pad in pads} == {f"milestone-{int(c.milestone)}" for c in choices}
    assert all(pad.note for pad in pads)
    for choice in choices:
        assert submitted(desk_at(name, panel).touch(f"milestone-{int(choice.milestone)}")) == choice
