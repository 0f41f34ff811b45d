"""A line for each turn of the others: which turns, in which order, and what it says; only what all saw."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from games.game import Event
from games.sitting_bull import events as e
from games.sitting_bull.terms import POWWOW, Awaits, Icon, Milestone, Path, Present, Region, Stone
from tests.ui.checks import LongWords, check_scene
from tests.ui.random_play import History, play_until
from tests.ui.sitting_bull.build import PLACES, at, model_of, new_state, view
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.turn_news import TurnNews
from ui.kit.widget import Scene
from ui.model import Model
from ui.sitting_bull.hand import HandScreen
from ui.sitting_bull.news import LOW, outcome, since_turn, turn_card, turn_marks, waiting_card
from ui.sitting_bull.screens import SittingBullScreen
from ui.sitting_bull.waiting import WaitingScreen
from ui.text.words import Words

ROOM = Box(0, 0, 320, 142)


def played(players: int = 4, round_: int = 3, bots: tuple[int, ...] = (), panel: str = "10in") -> Model:
    """Step 1 in the middle of a game."""
    history: History = []
    state = at(Awaits.CARD, players=players, round_=round_, history=history)
    return model_of(state, PANELS[panel], bots=bots, history=history)


def news(scene: Scene) -> TurnNews | None:
    return next((w for w in scene if isinstance(w, TurnNews)), None)


def turn_of(model: Model) -> int:
    assert model.table is not None
    return model.table.view.current[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_since_your_turn_each_of_the_others_had_one_and_the_last_stands_first(players: int) -> None:
    model = played(players)
    own = turn_of(model)
    (card,) = (w for w in turn_card(model, own, ROOM) if isinstance(w, TurnNews))
    assert card.title == "Since your turn"
    assert [line.place for line in card.lines] == [PLACES[(own - k) % players] for k in range(1, players)]


def test_who_thinks_ahead_is_told_of_the_turns_since_his_own() -> None:
    model = played()
    own = turn_of(model)
    assert [player for player, _ in since_turn(model, (own + 2) % 4)] == [own, (own - 1) % 4]


def test_the_turn_that_goes_on_is_not_told_while_others_wait() -> None:
    model = played()
    own = turn_of(model)
    (card,) = (w for w in waiting_card(model, ROOM) if isinstance(w, TurnNews))
    assert card.title == "Just now"
    assert [line.place for line in card.lines] == [PLACES[(own - k) % 4] for k in range(1, 5)]


def test_before_the_first_turn_there_is_nothing_to_tell() -> None:
    history: History = []
    state = play_until(new_state(4), Random(1), lambda s: view(s).awaits is Awaits.CARD, history)
    model = model_of(state, history=history)
    assert not turn_card(model, turn_of(model), ROOM)
    assert not waiting_card(model, ROOM)


def test_what_was_taken_back_is_not_told() -> None:
    model = played()
    assert model.table is not None
    gone = tuple(replace(entry, undone_by=999) for entry in model.table.journal)
    model = replace(model, table=replace(model.table, journal=gone))
    assert not waiting_card(model, ROOM)


def test_where_there_is_no_room_for_a_line_there_is_no_card() -> None:
    model = played()
    assert not waiting_card(model, Box(0, 0, 320, LOW - 1))
    assert waiting_card(model, Box(0, 0, 320, LOW))


TURN: list[Event] = [
    e.CardPlayed(0, Icon.AMULET, Path.ORIGIN, 3),
    e.PawnPlaced(0, Region.RIVER),
    e.StoneTaken(0, Stone.RED),
    e.StoneTaken(0, Stone.BLUE),
    e.MilestoneClaimed(0, Milestone.MAGIC, 0, 10),
    e.CardTaken(0, Region.RIVER),
    e.CardTurnedUp(Region.RIVER, 5),
    e.TurnEnded(0, (1, 2, 3, 4)),
]


def test_a_turn_says_card_place_milestone_and_what_it_brought() -> None:
    assert turn_marks(Words(), TURN) == (
        Mark("amulet"),
        Mark("river", "River"),
        Mark("magic", "+10"),
        Mark("stone-red"),
        Mark("stone-blue"),
    )


@pytest.mark.parametrize(
    ("event", "mark"),
    [
        (e.PawnPlaced(0, POWWOW), Mark("", "Powwow")),
        (e.SittingBullMoved(0, Region.CAMP), Mark("standing-stone")),
        (e.PresentKept(0, Present.RED), Mark("present")),
        (e.PresentUsed(0, Present.SWAP), Mark("present")),
        (e.PresentDiscarded(0, Present.SWAP, True), Mark("present")),
        (e.PawnMoved(0, 1, 2, 3), Mark("travel")),
        (e.PawnMoved(0, 1, 2, POWWOW), Mark("powwow")),
        (e.PawnsSwapped(0, Region.CAMP, 1, Region.RIVER, 2), Mark("swap")),
        (e.CardSwapped(0, Region.CAMP, 1), Mark("cards")),
        (e.DiscMoved(0, Path.MEMORY, 4), Mark("memory", "4")),
        (e.SpaceTaken(0, Path.SILENCE), Mark("silence")),
    ],
)
def test_what_else_is_told(event: Event, mark: Mark) -> None:
    assert turn_marks(Words(), [event]) == (mark,)


@pytest.mark.parametrize("panel", ["10in", "15in"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_stands_in_the_column_when_a_card_is_to_be_played(panel: str, players: int) -> None:
    scene = HandScreen().scene(played(players, panel=panel))
    card = news(scene)
    assert card is not None
    assert len(card.lines) == players - 1
    assert card.shown == players - 1


@pytest.mark.parametrize("panel", sorted(PANELS))
def test_it_stands_in_the_column_while_a_bot_thinks(panel: str) -> None:
    model = played(panel=panel)
    bot = played(panel=panel, bots=(turn_of(model),))
    assert news(WaitingScreen().scene(bot)) is not None


@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_hands_and_eyes(panel: str, words: Words) -> None:
    for bots in ((), (turn_of(played()),)):
        model = replace(played(panel=panel, bots=bots), words=words)
        screen = WaitingScreen() if bots else HandScreen()
        check_scene(screen.scene(model), PANELS[panel])


# what the last turn of a person brought


def ended(*events: Event, bots: tuple[int, ...] = (), panel: str = "10in") -> Model:
    """The turn of the seat before the acting one is over, and brought `events`."""
    model = played(bots=bots, panel=panel)
    assert model.table is not None
    player = (turn_of(model) - 1) % 4
    turn = (e.TurnStarted(player, 3), *events, e.TurnEnded(player, (0, 0, 0, 0)), e.TurnStarted(turn_of(model), 3))
    entry = replace(model.table.journal[-1], events=turn)
    return replace(model, table=replace(model.table, journal=(*model.table.journal, entry)))


def test_the_next_screen_tells_what_the_last_turn_brought_without_a_tap() -> None:
    model = ended(
        e.DiscMoved(0, Path.ORIGIN, 3), e.MilestoneClaimed(0, Milestone.DOMAIN, 0, 10), e.CardTaken(0, Region.CAMP)
    )
    name = ("Orange", "Sky", "Green", "Red")[(turn_of(model) - 1) % 4]
    banner = SittingBullScreen().scene(model)[0]
    assert isinstance(banner, Banner)
    assert banner.overline == f"Round 3 of 10  ·  {name}: Origin disc to 3, Domain +10, card of Camp"


def test_a_pawn_that_came_with_a_card_and_pawns_that_changed_places_are_told() -> None:
    swapped = e.PawnsSwapped(0, Region.PRAIRIE, 0, Region.RIVER, 1)
    assert outcome(ended(swapped)).endswith(": pawns of Prairie and River swapped")
    joined = e.NeutralPlaced(Region.CAMP)
    assert outcome(ended(e.CardTaken(0, Region.CAMP), joined)).endswith(": card of Camp, third colour in Camp")
    assert turn_marks(Words(), [joined]) == (Mark("pawn"), Mark("camp"))


def test_of_bots_nothing_is_told_twice() -> None:
    model = ended(e.MilestoneClaimed(0, Milestone.DOMAIN, 0, 10))
    seat = (turn_of(model) - 1) % 4
    assert "Domain +10" in outcome(model)
    assert "Domain" not in outcome(ended(e.MilestoneClaimed(0, Milestone.DOMAIN, 0, 10), bots=(seat,)))


def test_before_a_persons_turn_is_over_there_is_no_outcome() -> None:
    history: History = []
    state = play_until(new_state(4), Random(1), lambda s: view(s).awaits is Awaits.CARD, history)
    assert outcome(model_of(state, history=history)) == ""


@pytest.mark.parametrize("panel", PANELS)
def test_hands_and_eyes_with_an_outcome(panel: str) -> None:
    model = ended(
        e.DiscMoved(0, Path.AWAKENING, 3), e.MilestoneClaimed(0, Milestone.HUNTING_GAME, 0, 10),
        e.CardTaken(0, Region.MOUNTAIN), panel=panel,
    )  # fmt: skip
    check_scene(SittingBullScreen().scene(replace(model, words=LongWords())), model.panel)
