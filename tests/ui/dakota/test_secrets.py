"""What the table sees depends on nothing that lies behind a screen or under a covered token."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.dakota.actions import ChooseFaction, EndDevelopment, LeaveMarket
from games.dakota.terms import FOUR_COLOUR, Building, Faction, Phase, Resource
from tests.games.dakota import edits
from tests.ui.dakota.tables import Play
from ui.commands import Command, Peeked, Submit
from ui.dakota.development import DevelopmentScreen
from ui.dakota.factions import FactionsScreen
from ui.dakota.market import MarketScreen
from ui.dakota.offers import cards_of
from ui.dakota.private_turn import PrivateTurn
from ui.dakota.reading import TELLING
from ui.dakota.screens import DakotaScreen
from ui.kit.panel import PANELS
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.peek import LookAway
from ui.kit.widget import Scene
from ui.model import Model
from ui.navigation import Navigator
from ui.screen import Control, ControlPressed, Input, SeatPressed, Touched
from ui.screens.peek import SAYS

HANDS = st.lists(st.sampled_from(list(Resource)), min_size=7, max_size=7)
WEALTH = st.integers(0, 30)
SCREENS = {Phase.MARKET: MarketScreen, Phase.DEVELOPMENT: DevelopmentScreen}


@pytest.fixture(scope="module")
def plays() -> dict[Phase, Play]:
    return {phase: Play(4, 2).until_phase(phase) for phase in SCREENS}


def with_hand(play: Play, hand: list[Resource], wealth: int, panel: str = "10in") -> Model:
    """The model when the acting player holds `hand` and `wealth`, and so do the others in another order."""
    copy = Play(4, 2)
    copy.state, copy.history = play.state.clone(), play.history
    counts = tuple(hand.count(resource) for resource in Resource)
    for player in range(4):
        edits.set_hand(copy.state, player, counts[player:] + counts[:player])
        edits.set_wealth(copy.state, player, wealth + player)
    return copy.model(PANELS[panel])


def choose(screen: PrivateTurn, model: Model, building: Building) -> None:
    screen.handle(Touched(f"card-{int(building)}"), model)


@pytest.mark.parametrize("phase", SCREENS)
@pytest.mark.parametrize("panel", PANELS)
@settings(max_examples=12, deadline=None)
@given(one=HANDS, other=HANDS, rich=WEALTH, poor=WEALTH)
def test_table_sees_the_same_whatever_is_held(
    plays: dict[Phase, Play], phase: Phase, panel: str, one: list[Resource], other: list[Resource], rich: int, poor: int
) -> None:
    scenes = []
    for hand, wealth in ((one, rich), (other, poor)):
        model = with_hand(plays[phase], hand, wealth, panel)
        screen = SCREENS[phase]()
        scenes.append(shown_states(screen, model))
    assert scenes[0] == scenes[1]


def shown_states(screen: PrivateTurn, model: Model) -> list[Scene]:
    """The scene at rest, with each building chosen, with payments tapped, and with the buttons' mark."""
    scenes = [screen.scene(model)]
    assert model.table is not None
    player = screen.actor(model)
    assert player is not None
    place = model.table.seats[player].place
    if isinstance(screen, DevelopmentScreen):
        faction = model.table.view.seats[player].faction  # type: ignore[attr-defined]
        for building in cards_of(faction):
            choose(screen, model, building)
            scenes.append(screen.scene(model))
            for resource in FOUR_COLOUR:
                screen.handle(Touched(f"wild-{int(resource)}"), model)
                scenes.append(screen.scene(model))
    for _ in range(5):
        screen.handle(SeatPressed(place), model)
        scenes.append(screen.scene(model))
        screen.handle(SeatPressed(place, down=False), model)
        scenes.append(screen.scene(model))
    return scenes


@pytest.mark.parametrize("phase", SCREENS)
@pytest.mark.parametrize("panel", PANELS)
@settings(max_examples=6, deadline=None)
@given(one=HANDS, other=HANDS, rich=WEALTH, poor=WEALTH, touches=st.lists(st.integers(0, 30), max_size=6))
def test_no_public_input_asks_for_what_depends_on_a_hand(
    plays: dict[Phase, Play],
    phase: Phase,
    panel: str,
    one: list[Resource],
    other: list[Resource],
    rich: int,
    poor: int,
    touches: list[int],
) -> None:
    """Whatever is touched or pressed while nobody looks: the same wishes, the same pictures, none that can fail."""
    models = [with_hand(plays[phase], hand, wealth, panel) for hand, wealth in ((one, rich), (other, poor))]
    screens = [DakotaScreen(), DakotaScreen()]
    for number in touches:
        given_ = public_inputs(screens[0].scene(models[0]))[number % 30]
        wishes = [screen.handle(given_, model) for screen, model in zip(screens, models, strict=True)]
        assert wishes[0] == wishes[1]
        for wish in wishes[0]:
            if isinstance(wish, Submit):
                assert isinstance(wish.action, EndDevelopment | LeaveMarket)
        assert screens[0].scene(models[0]) == screens[1].scene(models[1])


def public_inputs(scene: Scene) -> list[Input]:
    """Thirty things that a hand can do without holding: what is there, what might have been, and buttons."""
    keys = [w.key for w in scene if w.key and not w.holds and w.key not in ("pause", "help", "sound")]
    guessed = [f"{kind}-{n}" for kind in ("sell", "buy", "card", "wild") for n in range(4)]
    buttons: list[Input] = [ControlPressed(Control.OK), ControlPressed(Control.UNDO)]
    given_ = [*buttons, *(Touched(key) for key in (*keys, "build", "recruit", "point", *guessed))]
    return [given_[k % len(given_)] for k in range(30)]


@pytest.mark.parametrize("phase", SCREENS)
def test_a_refusal_tells_the_table_nothing(plays: dict[Phase, Play], phase: Phase) -> None:
    model = with_hand(plays[phase], [Resource.GOLD] * 7, 3)
    shown = set()
    for code in TELLING:
        scene = SCREENS[phase]().scene(with_refusal(model, code))
        (banner,) = (w for w in scene if isinstance(w, Banner))
        shown.add(banner.overline)
    assert shown == {"Hold to look: this is not possible now"}


def with_refusal(model: Model, code: str) -> Model:
    assert model.table is not None
    return msgspec.structs.replace(model, table=msgspec.structs.replace(model.table, refusal=code))


def test_a_refusal_goes_with_the_next_input_the_next_turn_and_after_some_seconds(plays: dict[Phase, Play]) -> None:
    model = with_hand(plays[Phase.DEVELOPMENT], [Resource.GOLD] * 7, 3)
    refused = with_refusal(model, "already_built")

    def told(screen: DakotaScreen, model: Model) -> bool:
        return any(w.alert for w in screen.scene(model) if isinstance(w, Banner))

    screen = DakotaScreen()
    assert told(screen, refused)
    screen.handle(Touched("help"), refused)
    assert not told(screen, refused)
    # the next act is refused for the same reason
    screen.handle(Touched("done"), refused)
    assert told(screen, refused)
    assert told(screen, msgspec.structs.replace(refused, now=5.9))
    assert screen.moving(msgspec.structs.replace(refused, now=5.9)) == pytest.approx(0.1)
    assert not told(screen, msgspec.structs.replace(refused, now=6.0))
    other = with_refusal(Play(4, 2).until_phase(Phase.FIRST_PLACEMENT, 4).model(), "already_built")
    screen = DakotaScreen()
    assert told(screen, refused)
    assert not told(screen, other)


@pytest.mark.parametrize("phase", SCREENS)
def test_a_sheet_shows_the_hand_and_is_gone_with_the_release(plays: dict[Phase, Play], phase: Phase) -> None:
    rich = with_hand(plays[phase], [Resource.GOLD] * 7, 30)
    poor = with_hand(plays[phase], [Resource.TIMBER] * 7, 0)
    scenes = []
    for model in (rich, poor):
        screen = SCREENS[phase]()
        player = screen.actor(model)
        assert player is not None
        before = screen.scene(model)
        assert screen.handle(Touched(f"peek-{player}"), model) == [Peeked(player)]
        scenes.append(screen.scene(model))
        later = msgspec.structs.replace(model, now=1.0)
        assert screen.handle(Touched(f"peek-{player}", down=False), later) == []
        assert screen.scene(later) == before
    assert scenes[0] != scenes[1]


@pytest.mark.parametrize("phase", SCREENS)
def test_a_sheet_closes_after_ten_seconds(plays: dict[Phase, Play], phase: Phase) -> None:
    model = with_hand(plays[phase], [Resource.GOLD] * 7, 30)
    screen = SCREENS[phase]()
    before = screen.scene(model)
    player = screen.actor(model)
    screen.handle(Touched(f"peek-{player}"), model)

    def at(now: float) -> Model:
        return msgspec.structs.replace(model, now=now)

    assert screen.scene(at(9.99)) != before
    assert screen.moving(at(0.0)) == pytest.approx(1.0)
    assert not any(isinstance(w, LookAway) for w in screen.scene(at(10.0)))
    assert screen.scene(at(10.0 + SAYS)) == before
    assert screen.moving(at(10.0 + SAYS)) is None


@pytest.mark.parametrize("phase", SCREENS)
def test_a_short_press_chooses_and_a_long_one_looks(plays: dict[Phase, Play], phase: Phase) -> None:
    model = with_hand(plays[phase], [Resource.GOLD] * 7, 30)
    screen = SCREENS[phase]()
    player = screen.actor(model)
    assert player is not None
    assert model.table is not None
    place = model.table.seats[player].place

    def at(now: float) -> Model:
        return msgspec.structs.replace(model, now=now)

    screen.handle(SeatPressed(place), at(0.0))
    screen.handle(SeatPressed(place, down=False), at(0.4))
    assert any(widget.focus for widget in screen.scene(at(0.4)))
    screen.handle(SeatPressed(place), at(1.0))
    charging = screen.scene(at(1.55))
    assert charging != screen.scene(at(1.0))
    assert screen.moving(at(1.55)) == pytest.approx(0.05)
    opened = screen.scene(at(2.0))
    assert len(opened) != len(charging)
    assert screen.handle(SeatPressed(place, down=False), at(2.5)) == [Peeked(player)]
    closed = screen.scene(at(2.5))
    assert [w.key for w in closed] == [w.key for w in charging]


def test_another_seats_button_opens_nothing(plays: dict[Phase, Play]) -> None:
    model = with_hand(plays[Phase.DEVELOPMENT], [Resource.GOLD] * 7, 30)
    screen = DevelopmentScreen()
    assert model.table is not None
    before = screen.scene(model)
    for player, seat in enumerate(model.table.seats):
        if player != screen.actor(model):
            screen.handle(SeatPressed(seat.place), model)
            screen.handle(Touched(f"peek-{player}"), model)
            assert screen.scene(msgspec.structs.replace(model, now=5.0)) == before


def test_help_closes_a_sheet(plays: dict[Phase, Play]) -> None:
    model = with_hand(plays[Phase.MARKET], [Resource.GOLD] * 7, 30)
    screen = MarketScreen()
    before = screen.scene(model)
    screen.handle(Touched(f"peek-{screen.actor(model)}"), model)
    screen.handle(ControlPressed(Control.HELP), model)
    assert screen.scene(model) == before


# factions


def factions_play() -> Play:
    return Play(3, 1).until(lambda play: play.view().phase is Phase.FACTIONS)


@pytest.mark.parametrize("panel", PANELS)
def test_factions_look_alike_whichever_was_chosen(panel: str) -> None:
    scenes = []
    for faction in Faction:
        play = factions_play()
        play.act(ChooseFaction(1, faction))
        scenes.append(FactionsScreen(lambda: True).scene(play.model(PANELS[panel])))
    assert scenes[0] == scenes[1]


def locked_by(give: Callable[[FactionsScreen, Model], list[Command]], *, native_left: bool) -> list[Command]:
    play = factions_play()
    model = play.model()
    screen = FactionsScreen(lambda: native_left)
    assert screen.handle(SeatPressed(0), model) == [Peeked(0)]
    return give(screen, model)


@pytest.mark.parametrize("native_left", [True, False])
def test_sides_are_shuffled_under_the_same_pads(native_left: bool) -> None:
    left = Faction.NATIVE if native_left else Faction.SETTLER
    right = Faction(1 - left)
    taken = {
        "left": lambda s, m: s.handle(Touched("left"), m),
        "right": lambda s, m: s.handle(Touched("right"), m),
        "ok": lambda s, m: s.handle(ControlPressed(Control.OK), m),
        "undo": lambda s, m: s.handle(ControlPressed(Control.UNDO), m),
    }
    sides = {"left": left, "ok": left, "right": right, "undo": right}
    for name, give in taken.items():
        assert locked_by(give, native_left=native_left) == [Submit(ChooseFaction(0, sides[name]))]


def test_a_seat_that_has_locked_only_looks_at_its_choice() -> None:
    play = factions_play()
    told = []
    for _ in range(2):
        screen = FactionsScreen()
        model = play.model()
        screen.handle(SeatPressed(1), model)
        (away,) = (w for w in screen.scene(model) if isinstance(w, LookAway))
        told.append(away.text)
        if len(told) < 2:
            play.act(ChooseFaction(1, Faction.NATIVE))
    assert told[0].endswith("chooses a side")
    assert told[1].endswith("looks at the choice")


def test_a_factions_sheet_is_gone_with_the_release_and_after_ten_seconds() -> None:
    play = factions_play()
    model = play.model()
    screen = FactionsScreen()
    before = screen.scene(model)
    screen.handle(SeatPressed(1), model)
    assert screen.scene(model) != before
    assert screen.facing(model) == 1
    assert screen.scene(msgspec.structs.replace(model, now=10.0 + SAYS)) == before
    later = msgspec.structs.replace(model, now=1.0)
    screen.handle(SeatPressed(1, down=False), later)
    assert screen.scene(later) == before


def test_one_seat_looks_at_a_time() -> None:
    model = factions_play().model()
    screen = FactionsScreen()
    screen.handle(Touched("peek-0"), model)
    first = screen.scene(model)
    screen.handle(SeatPressed(1), model)
    assert screen.scene(model) == first
    screen.handle(SeatPressed(1, down=False), model)
    assert screen.scene(model) == first


def test_a_sheet_is_gone_when_another_screen_hears_the_release(plays: dict[Phase, Play]) -> None:
    model = with_hand(plays[Phase.DEVELOPMENT], [Resource.GOLD] * 7, 30)
    assert model.table is not None
    navigator = Navigator()
    before = navigator.scene(model)
    player = view_player(model)
    navigator.handle(Touched(f"peek-{player}"), model)
    assert navigator.scene(model) != before
    navigator.show("pause")
    later = msgspec.structs.replace(model, now=1.0)
    navigator.handle(Touched(f"peek-{player}", down=False), later)
    navigator.show("table")
    assert navigator.scene(later) == before


def view_player(model: Model) -> int:
    assert model.table is not None
    return model.table.view.current[0]
