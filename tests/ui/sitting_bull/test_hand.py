"""A card is played from the hidden hand by one finger, by the buttons alone, and from an open hand."""

from __future__ import annotations

import msgspec
import pytest

from games.sitting_bull.actions import PlayCard
from games.sitting_bull.terms import Icon, Path, Wisdom
from tests.ui.sitting_bull.build import model_of, view
from tests.ui.sitting_bull.hand_cases import (
    HELP,
    OK,
    UNDO,
    actor_of,
    after,
    amulet_at,
    cards,
    exchange,
    one_column,
    own_hand,
    sorted_hand,
    submitted,
    swap,
    with_amulet,
    without_column,
)
from ui.commands import Peeked, Show
from ui.kit.panel import PANELS
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.card_line import CardLine
from ui.kit.pieces.milestone_slots import MilestoneBoard
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.peek import LookAway, SheetTitle
from ui.kit.pieces.played_card import PlayedCard
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.target import State as Look
from ui.screen import SeatPressed, Slid, Touched
from ui.sitting_bull.hand import HandScreen

# by a finger


def test_one_finger_holds_slides_and_lets_go() -> None:
    state = with_amulet()
    player, hand = actor_of(state), own_hand(state, actor_of(state))
    model, screen = model_of(state), sorted_hand()
    plain = next(n for n in range(len(hand)) if n != amulet_at(state))
    assert screen.handle(Touched(f"peek-{player}"), model) == [Peeked(player)]
    played = screen.handle(Touched(f"card-{plain}"), model)
    (action,) = submitted(played)
    assert isinstance(action, PlayCard)
    assert (action.player, action.card) == (player, hand[plain])
    # the sheet is gone, whatever the finger does
    assert not any(isinstance(w, LookAway) for w in screen.scene(model))
    assert submitted(screen.handle(Touched(f"peek-{player}", down=False), model)) == []


@pytest.mark.rule("SB-18")
@pytest.mark.parametrize("panel", PANELS)
def test_an_amulet_is_slid_onto_the_column_it_joins(panel: str) -> None:
    state = with_amulet()
    player = actor_of(state)
    model, screen = model_of(state, PANELS[panel]), sorted_hand()
    open_columns = [path for path in list(Path)[:3] if view(state).seats[player].columns[path]]
    screen.handle(Touched(f"peek-{player}"), model)
    number = amulet_at(state)
    pads = {w.key: w for w in screen.scene(model) if w.key.startswith(f"card-{number}-")}
    assert list(pads) == [f"card-{number}-{path}" for path in open_columns]
    # the card itself would not say which
    assert f"card-{number}" not in {w.key for w in screen.scene(model)}
    for path in open_columns:
        pad = pads[f"card-{number}-{path}"]
        count = view(state).seats[player].columns[path]
        assert isinstance(pad, Pad)
        assert (pad.label, pad.note) == (path.name.title(), "1 card" if count == 1 else f"{count} cards")
    (action,) = submitted(screen.handle(Touched(f"card-{number}-{open_columns[1]}"), model))
    assert action == PlayCard(player, own_hand(state, player)[number], open_columns[1])


@pytest.mark.rule("SB-R7")
def test_an_amulet_without_a_column_says_why_it_stays() -> None:
    state = without_column()
    player = actor_of(state)
    model, screen = model_of(state), sorted_hand()
    screen.handle(Touched(f"peek-{player}"), model)
    number = amulet_at(state)
    shown = cards(screen.scene(model))
    assert (shown[number].state, shown[number].reason, shown[number].key) == (Look.OFF, "No path to join yet", "")
    assert [card.state for n, card in enumerate(shown) if n != number] == [Look.FREE] * 3
    assert submitted(screen.handle(Touched(f"card-{number}"), model)) == []


@pytest.mark.rule("SB-18")
def test_an_amulet_with_several_columns_says_that_one_is_chosen() -> None:
    state = with_amulet()
    model, screen = model_of(state), sorted_hand()
    screen.handle(Touched(f"peek-{actor_of(state)}"), model)
    assert cards(screen.scene(model))[amulet_at(state)].effects == (Mark("", "Pick a path"),)
    (line,) = (w for w in screen.scene(msgspec.structs.replace(model, panel=PANELS["7in"])) if isinstance(w, CardLine))
    assert (line.symbol, line.text, line.key) == ("amulet", "Pick a path", "")


@pytest.mark.rule("SB-18")
@pytest.mark.parametrize("panel", PANELS)
def test_an_amulet_with_one_column_is_played_there_by_the_card_itself(panel: str) -> None:
    state = one_column()
    player, number = actor_of(state), amulet_at(state)
    (column,) = (path for path in list(Path)[:3] if view(state).seats[player].columns[path])
    model, screen = model_of(state, PANELS[panel]), sorted_hand()
    screen.handle(Touched(f"peek-{player}"), model)
    card = cards(screen.scene(model))[number]
    assert (card.key, card.state) == (f"card-{number}", Look.FREE)
    assert card.effects == (Mark(column.name.lower(), column.name.title()),)
    (action,) = submitted(screen.handle(Touched(f"card-{number}"), model))
    assert action == PlayCard(player, own_hand(state, player)[number], column)


@pytest.mark.parametrize("panel", PANELS)
def test_the_card_under_a_sliding_finger_is_marked_and_named(panel: str) -> None:
    state = with_amulet()
    hand, number = own_hand(state, actor_of(state)), amulet_at(state)
    model, screen = model_of(state, PANELS[panel]), sorted_hand()
    screen.handle(Touched(f"peek-{actor_of(state)}"), model)
    still = screen.scene(model)
    plain = next(n for n in range(len(hand)) if n != number)
    name = view(state).kinds[hand[plain]].icon.name.title()
    column = next(w.key for w in still if w.key.startswith(f"card-{number}-"))
    path = Path(int(column[-1])).name.title()
    for key, said in ((f"card-{plain}", f"Let go: plays {name}"), (column, f"Let go: Amulet joins {path}")):
        assert submitted(screen.handle(Slid(key), model)) == []
        scene = screen.scene(model)
        assert [w.key for w in scene if w.focus] == [key]
        assert [w.note for w in scene if isinstance(w, SheetTitle)] == [said]
    screen.handle(Slid(""), model)
    assert screen.scene(model) == still


def test_a_card_to_give_is_named_so() -> None:
    state = swap()
    model, screen = model_of(state), sorted_hand()
    screen.handle(Touched(f"peek-{actor_of(state)}"), model)
    screen.handle(Slid("card-0"), model)
    name = view(state).kinds[own_hand(state, actor_of(state))[0]].icon.name.title()
    assert [w.note for w in screen.scene(model) if isinstance(w, SheetTitle)] == [f"Let go: gives {name}"]


def test_nothing_is_played_while_nobody_looks() -> None:
    state = with_amulet()
    model, screen = model_of(state), sorted_hand()
    for number in range(4):
        for key in (f"card-{number}", f"card-{number}-0"):
            assert screen.handle(Touched(key), model) == []


def test_cards_say_where_they_lead_and_what_sitting_bull_does_now() -> None:
    state = with_amulet()
    player = actor_of(state)
    seen = view(state)
    model, screen = model_of(state), sorted_hand()
    screen.handle(Touched(f"peek-{player}"), model)
    stones = {Icon.ORIGIN: "stone-red", Icon.AWAKENING: "stone-black", Icon.MEMORY: "stone-harmony"}
    checked = 0
    for held, card in zip(cards(screen.scene(model)), own_hand(state, player), strict=True):
        kind = seen.kinds[card]
        if kind.icon in stones:
            checked += 1
            assert [row.icons for row in held.rows] == [(region.name.lower(),) for region in kind.regions]
            there = [region for region in kind.regions if seen.regions[region].sitting_bull]
            gives = [Mark("standing-stone"), *(Mark(r.name.lower()) for r in there), Mark(stones[kind.icon], "+1")]
            assert list(held.effects) == (gives if there else [Mark("standing-stone", "–")])
        elif kind.icon is Icon.SILENCE:
            assert list(held.effects) == [Mark("standing-stone"), Mark("travel", "comes")]
    assert checked


def test_where_sitting_bull_stands_the_stone_is_named() -> None:
    state = with_amulet()
    player = actor_of(state)
    card = next(c for c in own_hand(state, player) if view(state).kinds[c].icon is Icon.MEMORY)
    region = view(state).kinds[card].regions[1]
    state.sitting_bull = region
    model, screen = model_of(state), sorted_hand()
    screen.handle(Touched(f"peek-{player}"), model)
    number = own_hand(state, player).index(card)
    marks = (Mark("standing-stone"), Mark(region.name.lower()), Mark("stone-harmony", "+1"))
    assert next(c for c in cards(screen.scene(model)) if c.key == f"card-{number}").effects == marks


@pytest.mark.rule("SB-R1")
def test_by_the_other_reading_a_card_of_silence_moves_nobody() -> None:
    state = with_amulet()
    player = actor_of(state)
    card = next(c for c in own_hand(state, player) if view(state).kinds[c].icon is Icon.SILENCE)
    model, screen = model_of(state), sorted_hand()
    assert model.table is not None
    options = msgspec.structs.replace(state.rules.options, silence="only_with_him")
    model = msgspec.structs.replace(model, table=msgspec.structs.replace(model.table, options=options))
    screen.handle(Touched(f"peek-{player}"), model)
    number = own_hand(state, player).index(card)
    marks = next(c for c in cards(screen.scene(model)) if c.key == f"card-{number}").effects
    assert marks == (Mark("standing-stone", "–"),)


# by the buttons


def test_the_buttons_alone_play_a_card() -> None:
    state = with_amulet()
    player, hand = actor_of(state), own_hand(state, actor_of(state))
    model, screen = model_of(state, by_buttons=True), sorted_hand()
    assert model.table is not None
    place = model.table.seats[player].place
    screen.handle(SeatPressed(place), model)
    assert not any(isinstance(w, LookAway) for w in screen.scene(after(model, 0.95)))
    later = after(model, 1.05)
    scene = screen.scene(later)
    assert any(isinstance(w, LookAway) for w in scene)
    assert [w.note for w in scene if isinstance(w, SheetTitle)] == ["UNDO: next, OK: take"]
    keys = [w.key for w in scene if w.key]
    assert screen.handle(OK, later) == [Peeked(player)]
    for key in keys:
        assert submitted(screen.handle(UNDO, later)) == []
        assert [w.key for w in screen.scene(later) if w.focus] == [key]
    assert submitted(screen.handle(UNDO, later)) == []
    (action,) = submitted(screen.handle(OK, later))
    assert isinstance(action, PlayCard)
    assert action.card == hand[int(keys[0].split("-")[1])]


def test_a_short_press_opens_nothing_and_the_mark_stays_on_the_sheet() -> None:
    state = with_amulet()
    player = actor_of(state)
    model, screen = model_of(state, by_buttons=True), sorted_hand()
    assert model.table is not None
    place = model.table.seats[player].place
    before = screen.scene(model)
    screen.handle(SeatPressed(place), model)
    assert screen.handle(SeatPressed(place, down=False), after(model, 0.5)) == []
    assert not any(isinstance(w, LookAway) for w in screen.scene(after(model, 5.0)))
    screen.handle(SeatPressed(place), after(model, 1.0))
    screen.handle(UNDO, after(model, 2.1))
    assert screen.handle(SeatPressed(place, down=False), after(model, 2.6)) == []
    assert screen.scene(after(model, 2.6)) == before
    assert submitted(screen.handle(OK, after(model, 2.6))) == []
    # and it is not there the next time
    screen.handle(SeatPressed(place), after(model, 3.0))
    assert not any(w.focus for w in screen.scene(after(model, 4.1)))
    assert submitted(screen.handle(OK, after(model, 4.1))) == []


def test_another_seat_looks_at_its_own_hand_and_plays_nothing() -> None:
    state = with_amulet()
    player = actor_of(state)
    other = (player + 1) % 4
    model, screen = model_of(state), sorted_hand()
    assert model.table is not None
    place = model.table.seats[other].place
    screen.handle(SeatPressed(place), model)
    later = after(model, 1.1)
    scene = screen.scene(later)
    kinds = view(state).kinds
    assert [card.symbol for card in cards(scene)] == [kinds[c].icon.name.lower() for c in own_hand(state, other)]
    assert {card.state for card in cards(scene)} == {Look.SHOWN}
    assert not any(w.key for w in scene)
    assert screen.facing(later) == place
    assert submitted(screen.handle(UNDO, later) + screen.handle(OK, later)) == []
    screen.handle(SeatPressed(place, down=False), later)
    assert screen.facing(later) == model.table.seats[player].place


# what is told


@pytest.mark.parametrize("panel", PANELS)
def test_a_small_panel_tells_the_wisdom_beside_how_a_card_is_taken(panel: str) -> None:
    state = with_amulet()
    player = actor_of(state)
    state.wisdom[player] = Wisdom.PATHFINDER
    model, screen = model_of(state, PANELS[panel]), sorted_hand()
    screen.handle(Touched(f"peek-{player}"), model)
    (title,) = (w for w in screen.scene(model) if isinstance(w, SheetTitle))
    have = max(view(state).seats[player].items)
    small = ("Slide to a card, let go", f"Pathfinder: {have} of 5")
    assert (title.text, title.note) == (small if panel == "7in" else ("Your hand", "Slide to a card, let go"))


@pytest.mark.parametrize("panel", PANELS)
def test_beside_the_hidden_hand_stand_milestones_or_the_card_that_was_played(panel: str) -> None:
    for made, shown in ((with_amulet, MilestoneBoard), (swap, PlayedCard)):
        kinds = {type(w) for w in HandScreen().scene(model_of(made(), PANELS[panel]))}
        assert kinds & {MilestoneBoard, PlayedCard} == {shown}


@pytest.mark.parametrize("secrets", ["peek", "open"])
@pytest.mark.parametrize("panel", PANELS)
def test_taking_back_has_one_pad_where_there_is_something(panel: str, secrets: str) -> None:
    for can_undo in (False, True):
        scene = HandScreen().scene(model_of(with_amulet(), PANELS[panel], secrets=secrets, can_undo=can_undo))
        assert [w.key for w in scene].count("undo") == can_undo


@pytest.mark.parametrize(
    ("made", "headline"),
    [(with_amulet, "play a card"), (exchange, "keep or exchange your cards"), (swap, "choose a card to give")],
)
def test_headlines(made: object, headline: str) -> None:
    state = made()  # type: ignore[operator]
    model = model_of(state)
    names = ("Orange", "Sky", "Green", "Red")
    (banner,) = (w for w in HandScreen().scene(model) if isinstance(w, Banner))
    assert banner.headline == f"{names[actor_of(state)]}: {headline}"


def test_help_tells_of_the_moment_and_closes_the_sheet() -> None:
    state = with_amulet()
    player = actor_of(state)
    model, screen = model_of(state), sorted_hand()
    before = screen.scene(model)
    screen.handle(Touched(f"peek-{player}"), model)
    assert Show("help", "step.card") in screen.handle(HELP, model)
    assert screen.scene(model) == before
