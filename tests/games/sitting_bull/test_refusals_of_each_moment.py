"""Each kind of action has its moment, in plain numbers as well as in words."""

from __future__ import annotations

from typing import Any, Final

import pytest

from games.game import Event
from games.sitting_bull.actions import (
    ClaimMilestone,
    DiscardPresent,
    ExchangeHand,
    KeepHand,
    KeepPresent,
    MoveDisc,
    MovePawn,
    PlacePawn,
    PlayCard,
    PlayIcon,
    ShowWisdom,
    SwapCard,
    SwapPawns,
    TakePresent,
    TakeSpace,
)
from games.sitting_bull.events import DiscMoved
from games.sitting_bull.refusals import Refusal
from games.sitting_bull.terms import TRACKS, Awaits, Effect, Icon, Milestone, Path, Present, Region, Tile, Wisdom
from tests.games.sitting_bull.board import CAMP, MOUNTAIN, ORIGIN, RIVER, Table

PROPER: Final[list[tuple[Any, Awaits, set[Effect]]]] = [
    (KeepHand(0), Awaits.EXCHANGE, set()),
    (ExchangeHand(0), Awaits.EXCHANGE, set()),
    (PlayCard(0, 0, 0), Awaits.CARD, set()),
    (PlayIcon(0, Icon.ORIGIN, 0), Awaits.CARD, set()),
    (PlacePawn(0, RIVER), Awaits.PLACE, set()),
    (MoveDisc(0, ORIGIN, 1), Awaits.EFFECT, {Effect.DISCS}),
    (SwapPawns(0, CAMP, 0, RIVER, 0), Awaits.EFFECT, {Effect.SWAP}),
    (MovePawn(0, 0, CAMP, 4), Awaits.EFFECT, {Effect.TRAVEL, Effect.TO_POWWOW}),
    (SwapCard(0, 0, CAMP), Awaits.EFFECT, {Effect.CARD}),
    (TakeSpace(0, ORIGIN), Awaits.EFFECT, {Effect.SPACE}),
    (TakePresent(0, Present.RED), Awaits.EFFECT, {Effect.CHOICE}),
    (KeepPresent(0), Awaits.EFFECT, {Effect.KEEP}),
    (DiscardPresent(0), Awaits.EFFECT, {Effect.KEEP}),
    (ClaimMilestone(0, Milestone.POWER), Awaits.MILESTONE, set()),
    (ShowWisdom(0, Wisdom.ELDER), Awaits.REVEAL, set()),
]
"""Where each belongs."""
ASKED: Final = (Awaits.EXCHANGE, Awaits.CARD, Awaits.PLACE, Awaits.MILESTONE, Awaits.REVEAL)


@pytest.mark.parametrize(("action", "moment", "effects"), PROPER, ids=lambda value: type(value).__name__)
def test_at_any_other_moment_it_is_the_wrong_one(action: Any, moment: Awaits, effects: set[Effect]) -> None:
    table = Table(3)
    for awaits in ASKED:
        table.state.ask(awaits)
        table.state.menu = None
        if awaits is not moment:
            assert table.refused(action) == Refusal.WRONG_MOMENT
    table.state.ask(Awaits.EFFECT)
    for effect in set(Effect) - effects:
        table.state.effect, table.state.menu = effect, None
        assert table.refused(action) == Refusal.WRONG_MOMENT


@pytest.mark.rule("SB-R13", "SB-R14")
@pytest.mark.parametrize("path", TRACKS)
def test_at_the_end_of_each_track(path: Path) -> None:
    table = Table(2, tile=Tile.FEATS)
    table.levels(*[5 if track is path else 1 for track in TRACKS])
    table.powwow()
    assert table.refused(MoveDisc(0, path, 1)) == Refusal.END_OF_TRACK
    (other, *_) = [track for track in TRACKS if track is not path]
    assert table.refused(MoveDisc(0, other, -1)) == Refusal.END_OF_TRACK
    table.do(MoveDisc(0, path, -1))
    assert table.refused(MoveDisc(0, path, -1)) == Refusal.OTHER_DISC


def test_words_may_come_as_plain_numbers_and_are_told_as_words() -> None:
    table = Table(3)
    table.visit(MOUNTAIN)
    memory, origin, prairie, forest, silence = 2, 0, 0, 2, 3
    refused: list[tuple[Any, Refusal]] = [
        (MoveDisc(0, memory, 1), Refusal.OTHER_DISC),  # type: ignore[arg-type]
        (MoveDisc(0, silence, 1), Refusal.OTHER_DISC),  # type: ignore[arg-type]
        (PlacePawn(0, prairie), Refusal.WRONG_MOMENT),  # type: ignore[arg-type]
        (PlacePawn(0, forest), Refusal.WRONG_MOMENT),  # type: ignore[arg-type]
        (PlacePawn(0, len(Region)), Refusal.MALFORMED),  # type: ignore[arg-type]
    ]
    for action, why in refused:
        assert table.refused(action) == why
    told: list[Event] = []
    table.state.apply_action(MoveDisc(0, origin, 1), told)  # type: ignore[arg-type]
    (moved,) = [event for event in told if isinstance(event, DiscMoved)]
    assert (moved.path, type(moved.path), moved.level) == (ORIGIN, Path, 4)
