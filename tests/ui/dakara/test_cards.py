"""Cards and journeys: taken by the pad, or from the own box and entered; on a small panel in two steps."""

from __future__ import annotations

import pytest

from games.dakara.actions import DrawPass, ReadGold, Travel
from games.dakara.board import FORMS
from games.dakara.terms import Awaits
from games.game import CHANCE, Range
from tests.ui.dakara import moments
from tests.ui.dakara.build import Play
from tests.ui.dakara.test_turn import all_of, only
from ui.commands import Command, Deal, Submit
from ui.dakara.keypad import Keypad
from ui.dakara.screens import DakaraScreen
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.amount import Amount
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.gold_card import GoldCard
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.pass_card import PassBack
from ui.kit.pieces.space_pad import SpacePad
from ui.model import Model
from ui.screen import Control, ControlPressed, Touched


def touch(screen: DakaraScreen, model: Model, *keys: str) -> list[Command]:
    """Touch pads that are there, one after the other; what the last one asks for."""
    commands: list[Command] = []
    for key in keys:
        assert key in keys_of(screen, model), f"no {key}: {keys_of(screen, model)}"
        commands = screen.handle(Touched(key), model)
    return commands


def keys_of(screen: DakaraScreen, model: Model) -> list[str]:
    return [widget.key for widget in screen.scene(model) if widget.key]


def stock() -> Play:
    """The stock market asks for its line."""
    return Play(5, seed=5).until(lambda p: p.view.awaits is Awaits.GOLD and p.view.game in (16, 34))


def test_the_pad_takes_a_card() -> None:
    for play in (moments.gold(), moments.boarding()):
        model = play.model()
        assert touch(DakaraScreen(), model, "take") == [Deal(play.view.turn)]
        assert DakaraScreen().primary(model) == "take"


def test_gold_presets_are_the_amounts_of_the_line() -> None:
    screen, model = DakaraScreen(), stock().model()
    touch(screen, model, "own")
    presets = [key for key in keys_of(screen, model) if key.startswith("gold:")]
    expected = (10, 15, 20, 25, 30, 40, 50, 60, 80, 100)
    assert presets == [f"gold:{1000 * value}" for value in expected]
    assert touch(screen, model, "gold:80000") == [Submit(ReadGold(CHANCE, 80000))]


@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
def test_a_card_of_the_table_is_no_choice(panel: Panel) -> None:
    for play, back in ((moments.gold(), GoldCard), (moments.boarding(), PassBack)):
        screen, model = DakaraScreen(), play.model(panel)
        assert {key for key in keys_of(screen, model) if key != "bank"} == {"own", "take", "sound", "pause"}
        scene = screen.scene(model)
        assert only(scene, back)
        looks = {pad.key: pad.look for pad in all_of(scene, Pad) if pad.key in ("own", "take")}
        assert looks == {"own": Look.PLAIN, "take": Look.ACCENT}


def test_where_people_have_their_own_cards_alone_a_large_panel_asks_at_once() -> None:
    gold, boarding = stock().model(dice="table"), moments.boarding().model(dice="table")
    assert touch(DakaraScreen(), gold, "gold:80000") == [Submit(ReadGold(CHANCE, 80000))]
    assert touch(DakaraScreen(), boarding, "to:10") == [Submit(DrawPass(CHANCE, 10))]
    screen = DakaraScreen()
    touch(screen, gold, "own", "key:7", "key:000")
    assert touch(screen, gold, "read") == [Submit(ReadGold(CHANCE, 7000))]
    touch(screen, gold, "back")
    assert "gold:80000" in keys_of(screen, gold)


def test_another_amount_is_typed() -> None:
    screen, model = DakaraScreen(), stock().model()
    touch(screen, model, "own", "other", "key:2", "key:5", "key:000")
    assert only(screen.scene(model), Amount).number == "25,000"
    assert only(screen.scene(model), Amount).title == "Stock market: 10,000 to 100,000"
    assert only(screen.scene(model), Banner).headline == "What does the card say? Stock market"
    assert touch(screen, model, "read") == [Submit(ReadGold(CHANCE, 25000))]


def test_only_whole_thousands_can_be_read() -> None:
    screen, model = DakaraScreen(), stock().model()
    touch(screen, model, "own", "other")
    assert "read" not in keys_of(screen, model)
    touch(screen, model, "key:2", "key:5")
    assert "read" not in keys_of(screen, model)
    touch(screen, model, "key:000")
    assert "read" in keys_of(screen, model)
    touch(screen, model, "key:back")
    assert "read" not in keys_of(screen, model)


def test_the_entry_is_left_by_its_pad_and_by_undo() -> None:
    for leave in (Touched("back"), ControlPressed(Control.UNDO)):
        screen, model = DakaraScreen(), stock().model()
        touch(screen, model, "own")
        assert screen.goes_back(model)
        assert screen.handle(leave, model) == []
        assert "take" in keys_of(screen, model)
        assert not screen.goes_back(model)


def test_on_a_small_panel_the_presets_are_a_step_away() -> None:
    screen, model = DakaraScreen(), stock().model(PANELS["7in"])
    assert set(keys_of(screen, model)) == {"own", "take", "sound", "pause"}
    assert touch(screen, model, "own", "gold:50000") == [Submit(ReadGold(CHANCE, 50000))]
    touch(screen, model, "other", "key:7", "key:000")
    told = [label.text for label in all_of(screen.scene(model), Label)]
    assert told == ["Stock market: 10,000 to 100,000"]
    assert touch(screen, model, "read") == [Submit(ReadGold(CHANCE, 7000))]
    assert screen.handle(ControlPressed(Control.UNDO), model) == []
    touch(screen, model, "back")
    assert "take" in keys_of(screen, model)


def test_another_card_begins_anew() -> None:
    screen, play = DakaraScreen(), moments.gold()
    touch(screen, play.model(), "own", "other", "key:9")
    other = Play(5, seed=9).until_awaits(Awaits.GOLD, after=200)
    assert "take" in keys_of(screen, other.model())


def test_real_cards_alone_have_no_pad_that_takes() -> None:
    for play in (moments.gold(), moments.boarding()):
        assert "take" not in keys_of(DakaraScreen(), play.model(dice="table"))


def test_a_pass_is_entered_by_its_space() -> None:
    screen, model = DakaraScreen(), moments.boarding().model()
    touch(screen, model, "own")
    spaces = [key for key in keys_of(screen, model) if key.startswith("to:")]
    expected = (6, 7, 8, 9, 10, 19, 20, 21, 23, 32, 41, 42, 43, 45, 46)
    assert spaces == [f"to:{space}" for space in expected]
    assert touch(screen, model, "to:10") == [Submit(DrawPass(CHANCE, 10))]


def test_on_a_small_panel_a_pass_is_found_in_two_steps() -> None:
    screen, model = DakaraScreen(), moments.boarding().model(PANELS["7in"])
    touch(screen, model, "own")
    assert {key for key in keys_of(screen, model) if key.startswith("part:")} == {"part:0", "part:1"}
    assert touch(screen, model, "part:1", "to:46") == [Submit(DrawPass(CHANCE, 46))]
    assert screen.handle(ControlPressed(Control.UNDO), model) == []
    assert "part:0" in keys_of(screen, model)
    touch(screen, model, "part:0", "back", "back")
    assert "take" in keys_of(screen, model)


def test_a_journey_leads_to_every_game() -> None:
    play = moments.journey()
    model = play.model()
    spaces = [key for key in keys_of(DakaraScreen(), model) if key.startswith("to:")]
    assert spaces == [f"to:{space}" for space in sorted(FORMS)]
    assert touch(DakaraScreen(), model, "to:21") == [Submit(Travel(play.view.turn, 21))]
    line = only(DakaraScreen().scene(model), Banner).headline
    assert line in ("Red: choose where to fly", "Red: choose where to cruise")


def test_a_journey_says_what_a_visit_is_worth() -> None:
    pads = {pad.key: pad for pad in all_of(DakaraScreen().scene(moments.journey().model()), SpacePad)}
    assert pads["to:2"].worth == "+30,000"
    assert pads["to:6"].worth == "+70,000"
    assert pads["to:40"].worth == "\u221250,000"
    assert pads["to:8"].worth == "+17 %"
    assert pads["to:47"].worth == "0 %"
    assert (pads["to:5"].name, pads["to:5"].number) == ("Lottery", "5")
    assert (pads["to:25"].name, pads["to:25"].number) == ("Lottery", "25")


def test_a_small_panel_shows_a_journey_in_parts_with_every_game_once() -> None:
    screen, model = DakaraScreen(), moments.journey().model(PANELS["7in"])
    parts = [key for key in keys_of(screen, model) if key.startswith("part:")]
    found: list[str] = []
    for part in parts:
        touch(screen, model, part)
        found += [key for key in keys_of(screen, model) if key.startswith("to:")]
        touch(screen, model, "back")
    assert found == [f"to:{space}" for space in sorted(FORMS)]


def test_the_journey_of_a_bot_is_waited_for() -> None:
    model = moments.journey().model(bots=(0, 1, 2, 3, 4))
    waits = [pad for pad in all_of(DakaraScreen().scene(model), Pad) if pad.look is Look.OFF]
    assert [pad.label for pad in waits] == ["Wait"]
    assert set(keys_of(DakaraScreen(), model)) == {"sound", "pause", "bank"}


@pytest.mark.parametrize(
    ("keys", "amount", "ready"),
    [
        ("", 0, False),
        ("5", 5, False),
        ("5 000", 5000, True),
        ("1 000 000", 1_000_000, True),
        ("1 000 000 0", 1_000_000, True),
        ("9 000 000", 9000, True),
        ("1 5 0 0", 1500, False),
        ("1 5 back back back", 0, False),
    ],
)
def test_a_keypad_keeps_to_its_range(keys: str, amount: int, ready: bool) -> None:
    keypad = Keypad(Range(CHANCE, "ReadGold", 1000, 1_000_000, 1000))
    for key in keys.split():
        keypad.press(key)
    assert (keypad.amount, keypad.ready) == (amount, ready)


def test_a_journey_says_from_where() -> None:
    for panel in ("10in", "15in"):
        scene = DakaraScreen().scene(moments.journey().model(PANELS[panel]))
        place, told = next(w for w in scene if isinstance(w, Banner)).overline.split("  ·  ")
        assert place.startswith("No. ")
        assert told[0].isupper()
