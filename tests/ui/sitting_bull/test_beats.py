"""What others and chance did is told beat by beat; the table waits, a tap goes on."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.game import Event
from games.sitting_bull import events as e
from games.sitting_bull.terms import (
    NEUTRAL,
    POWWOW,
    Awaits,
    Effect,
    Icon,
    Milestone,
    Path,
    Present,
    Region,
    Stone,
    Tile,
    Wisdom,
)
from tests.ui.checks import LongWords, check_scene
from tests.ui.sitting_bull.build import PLACES, at, at_effect, model_of, view
from tests.ui.sitting_bull.desk import Desk
from tests.ui.sitting_bull.moments import positions
from ui.commands import Acknowledge
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.news_card import NewsCard
from ui.kit.pieces.place_card import PlaceCard
from ui.kit.pieces.played_card import PlayedCard
from ui.kit.pieces.present_card import PresentCard
from ui.kit.pieces.target import State as Stands
from ui.kit.widget import Scene
from ui.model import Model
from ui.sitting_bull.beats import BeatScreen, doer
from ui.sitting_bull.fact_keys import is_fact
from ui.sitting_bull.playback import Playback, next_beat
from ui.sitting_bull.reading import view_of
from ui.sitting_bull.screens import SittingBullScreen
from ui.text.words import Words

BOT, PERSON = 1, 0
PLACED = (
    e.PawnPlaced(BOT, Region.MOUNTAIN),
    e.StoneTaken(BOT, Stone.BLACK),
    e.DiscMoved(BOT, Path.ORIGIN, 4),
    e.CardTaken(BOT, Region.MOUNTAIN),
)
TURNED = (e.CardTurnedUp(Region.MOUNTAIN, 0), e.TurnEnded(BOT, (0, 0, 0, 0)), e.TurnStarted(2, 3))
TELL_ALL = lambda events, index: True  # noqa: E731


def told(unseen: Sequence[Event], now: float = 0.0, bots: tuple[int, ...] = (BOT,), panel: str = "10in") -> Model:
    return model_of(at(Awaits.CARD, round_=3), PANELS[panel], bots=bots, unseen=unseen, now=now)


def banner(scene: Scene) -> str:
    return str(getattr(scene[0], "headline", ""))


# the cutting


def test_beats_begin_with_a_card_a_pawn_a_present_a_milestone_and_a_card_turned_up() -> None:
    events = (
        e.CardPlayed(BOT, Icon.ORIGIN, 0, 0),
        *PLACED,
        e.PresentDrawn(BOT, Present.RED),
        e.PresentKept(BOT, Present.RED),
        e.MilestoneClaimed(BOT, Milestone.POWER, 0, 10),
        *TURNED,
    )
    cut, start = [], 0
    while (beat := next_beat(events, start, TELL_ALL)) is not None:
        cut.append(len(beat.events))
        start = beat.end
    assert cut == [1, 4, 2, 1, 3]
    assert start == len(events)


def test_nothing_worth_telling_is_no_beat() -> None:
    assert next_beat(PLACED, 0, lambda events, index: False) is None
    assert next_beat(PLACED, 4, TELL_ALL) is None
    only = next_beat(PLACED, 0, lambda events, index: index == 2)
    assert only is not None
    assert (only.events, only.last, only.end) == ((PLACED[2],), 2, 4)


def test_a_beat_rests_by_its_lines_and_then_the_next_begins() -> None:
    playback = Playback()
    events = [*PLACED, *TURNED]
    first = playback.now(events, 10.0, TELL_ALL)
    assert first is not None and first.events == PLACED
    assert first.seconds == pytest.approx(0.7 + 4 * 0.4)
    assert playback.left(first, 11.0) == pytest.approx(first.seconds - 1.0)
    assert playback.now(events, 10.0 + first.seconds - 0.01, TELL_ALL) == first
    second = playback.now(events, 10.0 + first.seconds + 0.01, TELL_ALL)
    assert second is not None and second.events == TURNED
    assert playback.now(events, 10.0 + first.seconds + second.seconds + 0.1, TELL_ALL) is None


def test_events_that_come_later_are_told_alone_and_new_ones_from_the_start() -> None:
    playback = Playback()
    first = playback.now(PLACED, 0.0, TELL_ALL)
    assert first is not None
    playback.skip(first)
    assert playback.now(PLACED, 0.1, TELL_ALL) is None
    later = playback.now([*PLACED, *TURNED], 5.0, TELL_ALL)
    assert later is not None and later.events == TURNED
    anew = playback.now(PLACED[:2], 6.0, TELL_ALL)
    assert anew is not None and anew.events == PLACED[:2]


# whose it was


def test_a_card_turned_up_belongs_to_the_turn_that_it_ends() -> None:
    events = (*PLACED, *TURNED)
    assert [doer(events, index) for index in range(len(events))] == [BOT] * len(events)
    assert doer(TURNED, 0) == BOT
    assert doer((e.CardTurnedUp(Region.CAMP, 0),), 0) is None


# what is told


def test_the_table_waits_for_what_a_bot_did() -> None:
    screen = BeatScreen()
    model = told(PLACED)
    assert screen.holds(model)
    scene = screen.scene(model)
    assert banner(scene) == "Sky placed a pawn in Mountain"
    (news,) = (widget for widget in scene if isinstance(widget, NewsCard))
    assert news.lines == ("Sky took a black stone", "Sky moved the Origin disc to level 4")
    assert not screen.holds(told(PLACED, now=9.0))


def test_where_only_bots_play_nobody_waits_but_it_is_told() -> None:
    model, screen = told(PLACED, bots=(0, 1, 2, 3)), SittingBullScreen()
    assert not screen.holds(model)
    scene = screen.scene(model)
    assert banner(scene) == "Sky placed a pawn in Mountain"
    assert {w.key for w in scene if w.key and not is_fact(w.key)} == {"help", "sound", "pause"}
    assert "thinking" in banner(SittingBullScreen().scene(told([], bots=(0, 1, 2, 3))))


def test_the_picture_turns_to_people_only() -> None:
    claimed = e.MilestoneClaimed(PERSON, Milestone.POWER, 0, 10)
    assert SittingBullScreen().facing(told(PLACED)) is None
    assert SittingBullScreen().facing(told([claimed])) == PLACES[PERSON]


@pytest.mark.parametrize(
    "event",
    [
        e.CardDealt(BOT), e.CardTaken(BOT, Region.CAMP), e.WisdomDealt(BOT), e.TurnStarted(BOT, 2),
        e.TurnEnded(BOT, (0, 0, 0, 0)), e.GameEnded((1, 0, 0, 0), (0,)), e.SittingBullMoved(-1, Region.CAMP),
        e.OfferingPlaced(Region.CAMP, 10), e.MilestoneDrawn(Milestone.MAGIC), e.CardTurnedUp(Region.CAMP, 0),
    ],
    ids=lambda event: type(event).__name__,
)  # fmt: skip
def test_what_needs_no_look_is_passed_over(event: Event) -> None:
    assert not BeatScreen().holds(told([event]))


@pytest.mark.parametrize(
    "event",
    [
        e.MilestoneClaimed(PERSON, Milestone.POWER, 0, 10), e.PresentsOut(PERSON), e.StonesOut(PERSON, Stone.RED),
        e.EffectSkipped(PERSON, Tile.SWAP), e.PresentDiscarded(PERSON, Present.SWAP, True),
        e.PresentDrawn(PERSON, Present.SWAP),
    ],
    ids=lambda event: type(event).__name__,
)  # fmt: skip
def test_of_a_persons_act_only_what_surprises_is_told(event: Event) -> None:
    assert BeatScreen().holds(told([event]))


@pytest.mark.parametrize(
    "event",
    [
        e.CardPlayed(PERSON, Icon.ORIGIN, 0, 0), e.PawnPlaced(PERSON, 1), e.StoneTaken(PERSON, Stone.RED),
        e.DiscMoved(PERSON, Path.ORIGIN, 2), e.PresentKept(PERSON, Present.RED), e.PawnMoved(PERSON, 1, 0, 1),
        e.PresentDiscarded(PERSON, Present.SWAP, False), e.PresentUsed(PERSON, Present.SWAP),
    ],
    ids=lambda event: type(event).__name__,
)  # fmt: skip
def test_what_a_person_has_chosen_needs_no_look(event: Event) -> None:
    assert not BeatScreen().holds(told([event]))
    assert not BeatScreen().holds(told([event, e.CardTurnedUp(Region.CAMP, 0), e.TurnEnded(PERSON, (0, 0, 0, 0))]))


def test_a_present_that_is_decided_on_now_is_not_told_before() -> None:
    state = at_effect(Effect.KEEP)
    player = state.current_players()[0]
    model = model_of(state, unseen=[e.PresentDrawn(player, Present.RED)])
    assert not BeatScreen().holds(model)


def test_the_banner_shows_whose_act_it_was_whatever_followed() -> None:
    unseen = [e.MilestoneClaimed(BOT, Milestone.POWER, 0, 10), *TURNED[1:], e.WisdomShown(3, Wisdom.ELDER, 0)]
    assert BeatScreen().shown_player(told(unseen)) == BOT


# how it looks


def test_the_place_has_a_border_and_the_pawn_a_mark() -> None:
    scene = BeatScreen().scene(told(PLACED))
    cards = {card.name: card for card in scene if isinstance(card, PlaceCard)}
    assert {name for name, card in cards.items() if card.state is Stands.CURRENT} == {"Mountain"}
    assert [count.fresh for count in cards["Mountain"].counts] == [False, True, False, False]
    assert not any(count.fresh for card in cards.values() if card.name != "Mountain" for count in card.counts)


@pytest.mark.parametrize(
    ("event", "places", "pawns"),
    [
        (e.PawnMoved(BOT, 2, Region.CAMP, POWWOW), {Region.CAMP, POWWOW}, {(POWWOW, 2)}),
        (e.PawnsSwapped(BOT, Region.CAMP, 2, Region.RIVER, 3), {Region.CAMP, Region.RIVER},
         {(Region.CAMP, 3), (Region.RIVER, 2)}),
        (e.SittingBullMoved(BOT, Region.CAMP), {Region.CAMP}, set()),
        (e.CardSwapped(BOT, Region.CAMP, 0), {Region.CAMP}, set()),
        (e.DiscMoved(BOT, Path.ORIGIN, 2), set(), set()),
    ],
    ids=["moved", "swapped", "he", "card", "disc"],
)  # fmt: skip
def test_what_changed_on_the_board(event: Event, places: set[int], pawns: set[tuple[int, int]]) -> None:
    marks = BeatScreen().marks(told([event]))
    assert set(marks.current) == places
    assert set(marks.fresh) == pawns


def test_a_third_colour_pawn_comes_with_its_card() -> None:
    state = at(Awaits.CARD, players=2, round_=3)
    unseen = [e.CardTurnedUp(Region.CAMP, 0), e.NeutralPlaced(Region.CAMP), e.TurnEnded(BOT, (0, 0))]
    scene = BeatScreen().scene(model_of(state, bots=(BOT,), unseen=unseen))
    camp = next(card for card in scene if isinstance(card, PlaceCard) and card.name == "Camp")
    assert camp.counts[2].place is None and camp.counts[2].fresh
    assert camp.seat == 1
    assert (Region.CAMP, NEUTRAL) in BeatScreen().marks(model_of(state, bots=(BOT,), unseen=unseen)).fresh


def test_a_present_stands_there_as_a_card() -> None:
    unseen = [e.PresentDrawn(BOT, Present.CALL), e.PresentUsed(BOT, Present.CALL)]
    scene = BeatScreen().scene(told(unseen))
    (card,) = (widget for widget in scene if isinstance(widget, PresentCard))
    assert card.name == "Call"


# going on


def test_a_tap_goes_on_and_says_so_at_the_last() -> None:
    desk = Desk(at(Awaits.CARD, round_=3), bots=(BOT,))
    desk.unseen = [*PLACED, *TURNED]
    assert banner(desk.scene()) == "Sky placed a pawn in Mountain"
    assert desk.touch("go-on") == []
    assert banner(desk.scene()).startswith("Turned up in Mountain")
    assert desk.touch("go-on") == [Acknowledge()]
    assert not desk.waits()


@pytest.mark.parametrize("player", range(4))
def test_any_seats_button_goes_on_and_so_does_ok(player: int) -> None:
    desk = Desk(at(Awaits.CARD, round_=3), bots=(BOT,))
    desk.unseen = list(PLACED)
    desk.press_as(player)
    assert not desk.waits()
    desk.unseen = list(TURNED)
    desk.ok()
    assert not desk.waits()


def test_undo_does_nothing_meanwhile() -> None:
    desk = Desk(at(Awaits.CARD, round_=3), bots=(BOT,))
    desk.unseen = list(PLACED)
    assert desk.undo() == []
    assert not desk.screen.goes_back(desk.model())
    assert "undo" not in desk.targets()


@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_hands_and_eyes(panel: Panel, words: Words) -> None:
    state = next(position.state for position in positions() if position.name == "4-PLACE")
    for unseen in (
        PLACED,
        (e.CardTurnedUp(Region.CAMP, len(view(state).kinds) - 1), e.TurnEnded(BOT, (0, 0, 0, 0))),
        (e.PresentDrawn(BOT, Present.ORIGIN_AWAKENING), e.PresentUsed(BOT, Present.ORIGIN_AWAKENING)),
        (e.MilestoneClaimed(BOT, Milestone.HUNTING_GAME, 0, 10),),
        (e.PawnsSwapped(BOT, Region.MOUNTAIN, 2, Region.RIVER, 3),),
    ):
        model = model_of(state, panel, words=words, bots=(BOT,), unseen=unseen)
        check_scene(BeatScreen().scene(model), panel)


@pytest.mark.parametrize("panel", PANELS)
def test_the_card_that_is_turned_up_lies_in_the_column(panel: str) -> None:
    model = told(TURNED, panel=panel)
    scene = SittingBullScreen().scene(model)
    (card,) = (w for w in scene if isinstance(w, PlayedCard))
    kind = view_of(model).kinds[0]
    assert (card.icon, card.note) == (kind.icon.name.lower(), "in Mountain")
    assert [row.icon for row in card.rows] == [region.name.lower() for region in kind.regions]
    check_scene(scene, PANELS[panel])
