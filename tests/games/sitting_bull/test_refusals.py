"""Every refusal code is raised somewhere, what is wrong first is told first, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from games.game import CHANCE, Action
from games.sitting_bull.actions import (
    ClaimMilestone,
    DealCard,
    DealWisdom,
    DiscardPresent,
    DrawFirstPlayer,
    DrawMilestone,
    DrawOffering,
    DrawPresent,
    DrawTile,
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
    TurnUpCard,
)
from games.sitting_bull.refusals import Refusal
from games.sitting_bull.terms import (
    NEUTRAL,
    NONE,
    POWWOW,
    Awaits,
    Icon,
    Milestone,
    Path,
    Present,
    Region,
    Tile,
    Wisdom,
)
from tests.games.sitting_bull.board import AWAKENING, CAMP, FOREST, ORIGIN, PRAIRIE, RIVER, SILENCE, Table

R = Refusal


def at(awaits: Awaits, players: int = 3) -> Callable[[], Table]:
    """In the setup."""
    return lambda: Table(players, upto=awaits)


def start() -> Table:
    """Player 0 is to play a card: one of Origin with the River, or an Amulet."""
    table = Table(3)
    return table.hold(0, table.card(Icon.ORIGIN, RIVER), table.card(Icon.AMULET))


def placing() -> Table:
    table = Table(3)
    table.play(Icon.ORIGIN, RIVER)
    return table


def disc() -> Table:
    """The disc of Origin is to be moved, which is at the top of its track."""
    table = Table(3).levels(5, 5, 5)
    table.visit(CAMP)
    table.do(DrawPresent(CHANCE, Present.ORIGIN_AWAKENING))
    return table


def present(kind: Present) -> Callable[[], Table]:
    def drawn() -> Table:
        table = Table(3).no_pawns()
        table.visit(CAMP)
        table.do(DrawPresent(CHANCE, kind))
        return table

    return drawn


def powwow(tile: Tile, players: int = 2, **rulings: Any) -> Callable[[], Table]:
    """Of two players: pawns of 0 in Forest, of 1 in River, of both in Camp; a neutral one in the Prairie."""

    def played() -> Table:
        chosen: dict[str, Any] = {"powwow": "printed"} if tile is Tile.SWAP else {"tile": tile}
        table = Table(players, **chosen, **rulings).no_pawns()
        table.pawns(FOREST, 1).pawns(RIVER, 0, 1).pawns(CAMP, 1, 1)
        if players == 2:
            table.pawns(PRAIRIE, 0, 0, neutral=1)
        table.powwow()
        return table

    return played


def presents_tile() -> Table:
    table = powwow(Tile.PRESENTS)()
    table.do(DrawPresent(CHANCE, Present.RED), DrawPresent(CHANCE, Present.BLUE))
    return table


def space_taken() -> Table:
    table = powwow(Tile.LEADERSHIP)()
    table.do(TakeSpace(0, ORIGIN))
    table.draw()
    table.powwow()
    return table


def milestones() -> Table:
    """Player 0 may claim Big tribe or Power."""
    table = Table(3, milestones=(Milestone.BIG_TRIBE, Milestone.POWER, Milestone.MAGIC)).pawns(RIVER, 3)
    table.stones(0, 0, 0, 5).visit(RIVER)
    return table


def real() -> Table:
    return Table(3, cards="table")


def real_placing() -> Table:
    table = real()
    table.state.played[6 * Icon.MEMORY + RIVER] = 20
    table.state.played[6 * Icon.MEMORY + RIVER] = sum(
        table.state.deck[card]
        for card, kind in enumerate(table.seen().kinds)
        if kind.icon is Icon.MEMORY and RIVER in kind.regions
    )
    table.do(PlayIcon(0, Icon.MEMORY, 2))
    return table


def real_swap() -> Table:
    table = Table(3, cards="table", tile=Tile.LAKOTA_CARD)
    for card, kind in enumerate(table.seen().kinds):
        if kind.icon is Icon.AMULET:
            table.state.deck[card] = 0
    table.do(PlayIcon(0, Icon.POWWOW, NONE))
    return table


def reveal() -> Table:
    table = real()
    table.state.round = table.seen().rounds
    table.pass_to(2)
    table.visit(RIVER)
    table.draw()
    table.do(ShowWisdom(0, Wisdom.ELDER))
    return table


def over() -> Table:
    table = reveal()
    table.do(ShowWisdom(1, Wisdom.WANDERER), ShowWisdom(2, Wisdom.PATHFINDER))
    return table


ORIGIN_RIVER: Final = Table(3).card(Icon.ORIGIN, RIVER)
AMULET: Final = Table(3).card(Icon.AMULET)
MEMORY_RIVER: Final = Table(3).card(Icon.MEMORY, RIVER)

CASES: Final[list[tuple[Callable[[], Table], Any, Refusal]]] = [
    (over, PlacePawn(0, RIVER), R.GAME_OVER),
    (over, Action(0), R.GAME_OVER),
    # no action of this game
    (start, Action(0), R.MALFORMED),
    (start, "PlayCard", R.MALFORMED),
    (start, PlayCard(0, True, 0), R.MALFORMED),
    (start, PlayCard(0, ORIGIN_RIVER, False), R.MALFORMED),
    (start, PlayCard(False, ORIGIN_RIVER, 0), R.MALFORMED),
    (start, PlayCard(0, ORIGIN_RIVER, ORIGIN), R.MALFORMED),  # a path where a number belongs
    (start, PlayCard(3, ORIGIN_RIVER, 0), R.MALFORMED),
    (start, PlayCard(-1, ORIGIN_RIVER, 0), R.MALFORMED),
    (placing, PlacePawn(0, 5), R.MALFORMED),  # type: ignore[arg-type]
    (placing, PlacePawn(0, -1), R.MALFORMED),  # type: ignore[arg-type]
    (placing, PlacePawn(0, SILENCE), R.MALFORMED),  # type: ignore[arg-type]
    (placing, PlacePawn(0, "river"), R.MALFORMED),  # type: ignore[arg-type]
    (placing, PlacePawn(0, 4.0), R.MALFORMED),  # type: ignore[arg-type]
    (placing, PlacePawn(0, True), R.MALFORMED),  # type: ignore[arg-type]
    (placing, PlacePawn(0, [4]), R.MALFORMED),  # type: ignore[arg-type]
    (disc, MoveDisc(0, AWAKENING, 2), R.MALFORMED),
    (disc, MoveDisc(0, AWAKENING, 0), R.MALFORMED),
    # chance
    (at(Awaits.FIRST), DrawFirstPlayer(CHANCE, 3), R.NO_SUCH_OUTCOME),
    (at(Awaits.FIRST), DrawFirstPlayer(CHANCE, -1), R.NO_SUCH_OUTCOME),
    (at(Awaits.FIRST), DrawFirstPlayer(0, 1), R.MALFORMED),
    (at(Awaits.FIRST), TurnUpCard(CHANCE, 0), R.WRONG_MOMENT),
    (at(Awaits.FIRST), KeepHand(0), R.NOT_YOUR_TURN),
    (at(Awaits.REGION_CARD), TurnUpCard(CHANCE, 99), R.NO_SUCH_OUTCOME),
    (at(Awaits.REGION_CARD), TurnUpCard(CHANCE, -1), R.NO_SUCH_OUTCOME),
    (at(Awaits.REGION_CARD), TurnUpCard(0, 0), R.MALFORMED),
    (at(Awaits.MILESTONE_TILE), DrawMilestone(CHANCE, 6), R.MALFORMED),  # type: ignore[arg-type]
    (at(Awaits.MILESTONE_TILE), DrawTile(CHANCE, Tile.SWAP), R.WRONG_MOMENT),
    (at(Awaits.POWWOW_TILE), DrawTile(CHANCE, Tile.SWAP), R.NO_SUCH_OUTCOME),
    (at(Awaits.POWWOW_TILE), DrawTile(CHANCE, Tile.LEADERSHIP), R.NO_SUCH_OUTCOME),
    (at(Awaits.OFFERING), DrawOffering(CHANCE, 11), R.NO_SUCH_OUTCOME),
    (at(Awaits.HAND_CARD), DealCard(CHANCE, 99), R.NO_SUCH_OUTCOME),
    (at(Awaits.HAND_CARD), DealCard(0, 20), R.MALFORMED),
    (at(Awaits.WISDOM), DealWisdom(CHANCE, 5), R.MALFORMED),  # type: ignore[arg-type]
    (at(Awaits.WISDOM), DealCard(CHANCE, 0), R.WRONG_MOMENT),
    (start, DrawPresent(CHANCE, Present.RED), R.WRONG_MOMENT),
    (start, TurnUpCard(CHANCE, 0), R.WRONG_MOMENT),
    # whose turn, and when
    (at(Awaits.EXCHANGE), ExchangeHand(1), R.NOT_YOUR_TURN),
    (at(Awaits.EXCHANGE), PlayCard(0, 0, 0), R.WRONG_MOMENT),
    (start, PlayCard(1, ORIGIN_RIVER, 0), R.NOT_YOUR_TURN),
    (start, PlacePawn(0, RIVER), R.WRONG_MOMENT),
    (start, KeepHand(0), R.WRONG_MOMENT),
    (start, PlayIcon(0, Icon.ORIGIN, 0), R.WRONG_MOMENT),
    (start, DiscardPresent(0), R.WRONG_MOMENT),
    (start, ShowWisdom(0, Wisdom.ELDER), R.WRONG_MOMENT),
    (start, ClaimMilestone(0, Milestone.POWER), R.WRONG_MOMENT),
    (disc, TakePresent(0, Present.RED), R.WRONG_MOMENT),
    (disc, KeepPresent(0), R.WRONG_MOMENT),
    (disc, MovePawn(0, 0, CAMP, POWWOW), R.WRONG_MOMENT),
    (present(Present.RED), MoveDisc(0, ORIGIN, 1), R.WRONG_MOMENT),
    (present(Present.CALL), SwapPawns(0, PRAIRIE, 0, CAMP, 0), R.WRONG_MOMENT),
    (presents_tile, DiscardPresent(0), R.WRONG_MOMENT),
    (real, PlayCard(0, 0, 0), R.WRONG_MOMENT),
    # cards and columns
    (start, PlayCard(0, MEMORY_RIVER, 2), R.NOT_IN_HAND),
    (start, PlayCard(0, 99, 0), R.NOT_IN_HAND),
    (start, PlayCard(0, ORIGIN_RIVER, 1), R.WRONG_COLUMN),
    (start, PlayCard(0, ORIGIN_RIVER, 3), R.WRONG_COLUMN),
    (start, PlayCard(0, ORIGIN_RIVER, -1), R.WRONG_COLUMN),
    (start, PlayCard(0, AMULET, 0), R.EMPTY_COLUMN),
    (start, PlayCard(0, AMULET, 3), R.NOT_FOR_AMULETS),
    (start, PlayCard(0, AMULET, 4), R.WRONG_COLUMN),
    (start, PlayCard(0, AMULET, -1), R.WRONG_COLUMN),
    (real, PlayIcon(0, Icon.SILENCE, 0), R.WRONG_COLUMN),
    (real, PlayIcon(0, Icon.POWWOW, 0), R.WRONG_COLUMN),
    (real, PlayIcon(0, 6, 0), R.MALFORMED),  # type: ignore[arg-type]
    # places
    (placing, PlacePawn(0, FOREST), R.NOT_ON_THE_CARD),
    (real_placing, PlacePawn(0, RIVER), R.NO_CARD_LEFT),
    # discs
    (disc, MoveDisc(0, Path.MEMORY, -1), R.OTHER_DISC),
    (disc, MoveDisc(0, SILENCE, -1), R.OTHER_DISC),
    (disc, MoveDisc(0, ORIGIN, 1), R.END_OF_TRACK),
    # pawns
    (powwow(Tile.SWAP), SwapPawns(0, CAMP, 0, CAMP, 1), R.SAME_REGION),
    (powwow(Tile.SWAP), SwapPawns(0, CAMP, 0, FOREST, 0), R.MALFORMED),  # the later region comes second
    (powwow(Tile.SWAP), SwapPawns(0, FOREST, 2, CAMP, 0), R.MALFORMED),  # nobody's colour
    (powwow(Tile.SWAP), SwapPawns(0, FOREST, 0, CAMP, NEUTRAL), R.NO_PAWN_THERE),
    (powwow(Tile.SWAP), SwapPawns(0, FOREST, 1, CAMP, 1), R.NO_PAWN_THERE),
    (powwow(Tile.SWAP, movers="own_pawns"), SwapPawns(0, PRAIRIE, NEUTRAL, RIVER, 1), R.OWN_PAWNS_ONLY),
    (powwow(Tile.TRAVEL), MovePawn(0, 1, FOREST, 0), R.NO_PAWN_THERE),
    (powwow(Tile.TRAVEL), MovePawn(0, 0, FOREST, 2), R.SAME_REGION),
    (powwow(Tile.TRAVEL), MovePawn(0, 0, FOREST, POWWOW), R.NOT_THERE),
    (powwow(Tile.TRAVEL), MovePawn(0, 0, FOREST, 6), R.NOT_THERE),
    (powwow(Tile.TRAVEL), MovePawn(0, 0, FOREST, -1), R.NOT_THERE),
    (powwow(Tile.TRAVEL), MovePawn(0, 3, FOREST, 0), R.MALFORMED),
    (powwow(Tile.TRAVEL, 3), MovePawn(0, NEUTRAL, PRAIRIE, 1), R.MALFORMED),  # there is no third colour
    (powwow(Tile.TRAVEL, movers="own_pawns"), MovePawn(0, NEUTRAL, PRAIRIE, 1), R.OWN_PAWNS_ONLY),
    (powwow(Tile.COUNCIL), MovePawn(0, 0, FOREST, 4), R.NOT_THERE),
    (powwow(Tile.COUNCIL, movers="own_pawns"), MovePawn(0, 1, RIVER, POWWOW), R.OWN_PAWNS_ONLY),
    # cards of the board, spaces, presents, milestones, wisdom
    (powwow(Tile.LAKOTA_CARD), SwapCard(0, 99, RIVER), R.NOT_IN_HAND),
    (real_swap, SwapCard(0, AMULET, RIVER), R.NO_CARD_LEFT),
    (space_taken, TakeSpace(1, ORIGIN), R.SPACE_TAKEN),
    (presents_tile, TakePresent(0, Present.BLACK), R.NOT_OFFERED),
    (milestones, ClaimMilestone(0, Milestone.MAGIC), R.NOT_MET),
    (milestones, ClaimMilestone(0, Milestone.DOMAIN), R.NOT_MET),
    (reveal, ShowWisdom(1, Wisdom.ELDER), R.WISDOM_SHOWN),
    (reveal, ShowWisdom(0, Wisdom.WANDERER), R.NOT_YOUR_TURN),
]


@pytest.mark.parametrize(("situation", "action", "code"), CASES)
def test_an_action_is_refused_with_the_rule_against_it(
    situation: Callable[[], Table], action: Any, code: Refusal
) -> None:
    assert situation().refused(action) == code


def test_every_code_is_raised() -> None:
    elsewhere = {R.NO_CARD_THERE}  # in the tests of the powwow
    assert {code for _, _, code in CASES} | elsewhere == set(Refusal)


@pytest.mark.rule("SB-6")
def test_a_milestone_that_was_drawn_does_not_come_again() -> None:
    table = Table(upto=Awaits.MILESTONE_TILE)
    table.do(DrawMilestone(CHANCE, Milestone.POWER))
    assert table.refused(DrawMilestone(CHANCE, Milestone.POWER)) == R.NO_SUCH_OUTCOME


@pytest.mark.rule("SB-13")
def test_a_wisdom_card_is_dealt_once() -> None:
    table = Table(upto=Awaits.WISDOM)
    table.do(DealWisdom(CHANCE, Wisdom.ELDER))
    assert table.refused(DealWisdom(CHANCE, Wisdom.ELDER)) == R.NO_SUCH_OUTCOME


@pytest.mark.rule("SB-10")
def test_an_offering_comes_as_often_as_it_is_there() -> None:
    table = Table(upto=Awaits.OFFERING)
    table.do(DrawOffering(CHANCE, 10))
    assert table.refused(DrawOffering(CHANCE, 10)) == R.NO_SUCH_OUTCOME
    table.do(DrawOffering(CHANCE, 25))
    assert table.refused(DrawOffering(CHANCE, 25)) == R.NO_SUCH_OUTCOME


@pytest.mark.rule("SB-8")
def test_a_present_that_is_not_in_the_pile_is_not_drawn() -> None:
    table = Table(3).pile(Present.SWAP)
    table.visit(CAMP)
    assert table.refused(DrawPresent(CHANCE, Present.RED)) == R.NO_SUCH_OUTCOME
    assert table.refused(DrawPresent(0, Present.SWAP)) == R.MALFORMED


def test_a_card_that_is_seen_already_is_neither_turned_up_nor_dealt() -> None:
    table = Table(3)
    table.visit(RIVER)
    gone = next(card for card, count in enumerate(table.state.deck) if not count)
    assert table.refused(TurnUpCard(CHANCE, gone)) == R.NO_SUCH_OUTCOME
    table.draw()
    table.no_pawns().powwow()
    gone = next(card for card, count in enumerate(table.state.deck) if not count)
    assert table.refused(DealCard(CHANCE, gone)) == R.NO_SUCH_OUTCOME


def test_while_chance_acts_the_player_on_turn_is_at_the_wrong_moment_and_the_others_not_on_turn() -> None:
    table = Table(3)
    table.visit(RIVER)
    assert table.refused(PlacePawn(0, RIVER)) == R.WRONG_MOMENT
    assert table.refused(PlacePawn(1, RIVER)) == R.NOT_YOUR_TURN


def test_plain_numbers_serve_for_words() -> None:
    table = Table(3)
    table.play(Icon.ORIGIN, RIVER)
    table.state.apply_action(PlacePawn(0, 4))  # type: ignore[arg-type]
    assert table.region(Region.RIVER).pawns == (1, 0, 0, 0)
