"""Every code, name, event and choice of Sitting Bull has words, and they are whole."""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Any, Final, get_args, get_origin, get_type_hints

import pytest
from msgspec.structs import replace

from games.game import CHANCE, Action, Event
from games.sitting_bull import actions as a
from games.sitting_bull import events as e
from games.sitting_bull.cards import CardKind
from games.sitting_bull.options import RULINGS
from games.sitting_bull.refusals import Refusal
from games.sitting_bull.terms import (
    NEUTRAL,
    POWWOW,
    Icon,
    Milestone,
    Path,
    Present,
    Region,
    Stone,
    Tile,
    Wisdom,
)
from tests.ui.sitting_bull.build import new_state, view
from ui.text import sitting_bull, sitting_bull_names
from ui.text.words import Words

WORDS: Final = Words()
NAMES: Final = ("Orange", "Sky", "Green", "Red")
ACTIONS: Final[tuple[type[Action], ...]] = get_args(a.SittingBullAction)
EVENTS: Final = tuple(
    kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
VIEW: Final = view(new_state(2))
PRAIRIE, MOUNTAIN, FOREST, CAMP, RIVER = Region


def sample(kind: Any, *, last: bool) -> Any:
    """A value of the annotated type; `last` for another one."""
    if isinstance(kind, type) and issubclass(kind, IntEnum):
        return list(kind)[-1 if last else 0]
    if kind is bool:
        return last
    if kind is int:
        return 1
    assert get_origin(kind) is tuple, kind
    return (0, 1) if last else (0,)


def instance(kind: Any, *, last: bool = False) -> Any:
    hints = get_type_hints(kind)
    return kind(**{name: sample(hints[name], last=last) for name in kind.__struct_fields__})


def whole(text: str) -> str:
    assert text and not re.search(r"[{}_]|\b[A-Z]+[a-z]+[A-Z]", text), text
    return text


def told(event: Event) -> str:
    return sitting_bull.event_words(WORDS, event, NAMES, VIEW.kinds)


def label(action: Action, **seen: Any) -> str:
    return sitting_bull.action_words(WORDS, action, replace(VIEW, **seen), NAMES)


def card(icon: Icon, *regions: Region, neutral: bool = False) -> int:
    """The number of a kind in the deck of two players."""
    return next(k for k, kind in enumerate(VIEW.kinds) if kind == CardKind(icon, regions, neutral, kind.copies))


NEUTRAL_CARD: Final = card(Icon.ORIGIN, PRAIRIE, CAMP, neutral=True)


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("kind", [kind for kind in EVENTS if kind is not e.TurnEnded])
def test_every_event_is_a_sentence(kind: type[Event], last: bool) -> None:
    assert whole(told(instance(kind, last=last))) != kind.__name__


def test_the_running_score_is_no_line_of_the_journal() -> None:
    assert told(e.TurnEnded(0, (1, 2))) == ""


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("kind", ACTIONS)
def test_every_choice_has_a_label(kind: type[Action], last: bool) -> None:
    action = instance(kind, last=last and kind is not a.MoveDisc)  # Silence has no disc
    text = whole(label(action))
    assert text != kind.__name__
    assert len(text) <= 60


@pytest.mark.parametrize(
    ("action", "says"),
    [
        (a.PlayCard(0, card(Icon.AWAKENING, MOUNTAIN, CAMP), 1), "Play Awakening card (Mountain, Camp)"),
        (a.PlayCard(0, NEUTRAL_CARD, 0), "Play Origin card (Prairie, Camp, neutral)"),
        (a.PlayCard(0, card(Icon.AMULET, *Region), 2), "Play Amulet (any region) into Memory"),
        (a.PlayCard(0, card(Icon.POWWOW), -1), "Play Powwow card"),
        (a.PlayIcon(0, Icon.SILENCE, 3), "Play Silence card"),
        (a.PlayIcon(0, Icon.AMULET, 0), "Play Amulet into Origin"),
        (a.PlayIcon(0, Icon.POWWOW, -1), "Play Powwow card"),
        (a.TurnUpCard(CHANCE, NEUTRAL_CARD), "Turn up: Origin, Prairie and Camp, neutral"),
        (a.TurnUpCard(CHANCE, card(Icon.ORIGIN, FOREST, RIVER)), "Turn up: Origin, Forest and River"),
        (a.TurnUpCard(CHANCE, card(Icon.AMULET, *Region)), "Turn up: Amulet, any region"),
        (a.TurnUpCard(CHANCE, card(Icon.POWWOW)), "Turn up: Powwow"),
        (a.DrawPresent(CHANCE, Present.BLUE), "Present: Blue stone"),
        (a.DrawPresent(CHANCE, Present.SILENCE), "Present: Silence item"),
        (a.DrawPresent(CHANCE, Present.ORIGIN_MEMORY), "Present: Feats (Origin, Memory)"),
        (a.DrawOffering(CHANCE, 25), "Offering of 25"),
        (a.DrawFirstPlayer(CHANCE, 1), "Sky goes first"),
        (a.PlacePawn(0, RIVER), "Pawn to River"),
        (a.MoveDisc(0, Path.MEMORY, 1), "Memory disc up, to 4"),
        (a.MoveDisc(0, Path.ORIGIN, -1), "Origin disc down, to 2"),
        (a.SwapPawns(0, PRAIRIE, 1, RIVER, NEUTRAL), "Swap Sky (Prairie) with third colour (River)"),
        (a.MovePawn(0, NEUTRAL, CAMP, FOREST), "Move third colour from Camp to Forest"),
        (a.MovePawn(0, 0, CAMP, POWWOW), "Move Orange from Camp to the powwow"),
        (a.SwapCard(0, card(Icon.ORIGIN, FOREST, RIVER), CAMP), "Swap in Camp: Origin, Forest and River"),
        (a.TakeSpace(0, Path.SILENCE), "Take the Silence space"),
        (a.ShowWisdom(1, Wisdom.ELDER), "Show wisdom: Elder"),
    ],
)  # fmt: skip
def test_choices_read_as_people_say_them(action: Action, says: str) -> None:
    assert label(action) == says


def test_a_present_that_may_be_kept_is_named() -> None:
    assert label(a.KeepPresent(0), present=Present.RED) == "Keep: Red stone"
    assert label(a.KeepPresent(0)) == "Keep the present"


@pytest.mark.parametrize(
    ("event", "says"),
    [
        (e.CardTurnedUp(CAMP, card(Icon.ORIGIN, FOREST, RIVER)), "Turned up in Camp: Origin, Forest and River"),
        (e.CardDealt(1), "Sky drew a card"),
        (e.SittingBullMoved(-1, CAMP), "Sitting Bull stands in Camp"),
        (e.SittingBullMoved(1, CAMP), "Sky moved Sitting Bull to Camp"),
        (e.TileDrawn(Tile.SWAP, True), "Powwow, the printed space: Swap"),
        (e.TileDrawn(Tile.SWAP, False), "Powwow tile of this game: Swap"),
        (e.CardPlayed(0, Icon.ORIGIN, 0, NEUTRAL_CARD), "Orange played: Origin card (Prairie, Camp, neutral)"),
        (e.CardPlayed(0, Icon.MEMORY, 2, -1), "Orange played: Memory card"),
        (e.CardPlayed(0, Icon.AMULET, 2, -1), "Orange played: Amulet, into Memory"),
        (e.PawnPlaced(1, POWWOW), "Sky placed a pawn in the powwow"),
        (e.StoneTaken(1, Stone.HARMONY), "Sky took a Harmony stone"),
        (e.StonesOut(1, Stone.BLUE), "No blue stone was left for Sky"),
        (e.PawnMoved(1, 1, CAMP, POWWOW), "Sky moved an own pawn from Camp to the powwow"),
        (e.PawnMoved(1, 0, CAMP, RIVER), "Sky moved a pawn of Orange from Camp to River"),
        (e.PawnMoved(1, NEUTRAL, CAMP, RIVER), "Sky moved a pawn of the third colour from Camp to River"),
        (
            e.PawnsSwapped(1, CAMP, 1, RIVER, NEUTRAL),
            "Sky swapped pawns: own in Camp, third colour in River",
        ),
        (e.PawnsSwapped(1, CAMP, 0, RIVER, 2), "Sky swapped pawns: Orange in Camp, Green in River"),
        (e.PresentDiscarded(1, Present.CALL, True), "Sky could not use the present: Call"),
        (e.PresentDiscarded(1, Present.CALL, False), "Sky discarded the present: Call"),
        (e.MilestoneClaimed(1, Milestone.BIG_TRIBE, 0, 10), "Sky claimed Big tribe: 10 points"),
        (e.GameEnded((80, 92), (1,)), "Sky won with 92 points"),
        (e.GameEnded((92, 70, 92), (0, 2)), "Orange + Green share the win with 92 points each"),
    ],
)  # fmt: skip
def test_the_journal_reads_as_people_say_it(event: Event, says: str) -> None:
    assert told(event) == says


def test_every_refusal_names_its_rule() -> None:
    plain = sitting_bull.refusal(WORDS, "something newer")
    texts = [sitting_bull.refusal(WORDS, code.value) for code in Refusal]
    assert plain not in texts
    assert len(set(texts)) == len(texts)
    assert all(re.match(r"^[A-Z][\w -]+: \w", text) for text in texts)


def test_every_name_is_there_and_its_own() -> None:
    for name, kind in (
        (sitting_bull_names.region_name, Region),
        (sitting_bull_names.path_name, Path),
        (sitting_bull_names.icon_name, Icon),
        (sitting_bull_names.stone_name, Stone),
        (sitting_bull_names.stone_word, Stone),
        (sitting_bull_names.present_name, Present),
        (sitting_bull_names.tile_name, Tile),
        (sitting_bull_names.milestone_name, Milestone),
        (sitting_bull_names.wisdom_name, Wisdom),
        (sitting_bull_names.section_name, range(6)),
    ):
        members: list[Any] = list(kind)
        texts = [whole(name(WORDS, member)) for member in members]
        assert len(set(texts)) == len(members), name


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_that_differ_are_named_differently(players: int) -> None:
    kinds = view(new_state(players)).kinds
    assert len({sitting_bull_names.card_name(WORDS, kind) for kind in kinds}) == len(kinds)
    assert len({sitting_bull_names.card_entry(WORDS, kind) for kind in kinds}) == len(kinds)


def test_a_card_names_the_one_region_that_it_lacks() -> None:
    assert sitting_bull_names.regions_words(WORDS, (PRAIRIE, MOUNTAIN, FOREST, RIVER)) == "not Camp"
    assert sitting_bull_names.regions_words(WORDS, (PRAIRIE, MOUNTAIN, FOREST)) == "Prairie, Mountain, Forest"


def test_every_ruling_has_a_question_and_all_readings() -> None:
    titles = set()
    for ruling in RULINGS:
        text = sitting_bull.ruling_words(WORDS, ruling.option)
        assert tuple(text.readings) == ruling.values
        assert len(set(text.readings.values())) == len(ruling.values)
        assert text.question.endswith("?")
        titles.add(text.title)
    assert len(titles) == len(RULINGS)
    with pytest.raises(KeyError):
        sitting_bull.ruling_words(WORDS, "other")
