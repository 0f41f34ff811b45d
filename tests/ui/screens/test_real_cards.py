"""Where the cards are real: what is fixed is shown as fixed, and the setup says why bots can't join."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import pytest

from games.game import Game
from tests.device.toys import HELD, HeldOptions
from tests.ui.checks import LongWords, check_scene
from tests.ui.screens.builder import make_model, make_table, played
from ui.commands import StartGame
from ui.draft import Draft
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.question import Question
from ui.kit.pieces.table_seats import PlacePad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Touched
from ui.screens.away import AwayScreen
from ui.screens.modes import ModesScreen
from ui.screens.options import OptionsScreen
from ui.text.table_refusals import table_refusal
from ui.text.words import Words

GAMES: Mapping[str, Game] = {"held": HELD}
each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)


def running(cards: Literal["console", "table"], panel: Panel = PANELS["10in"], words: Words | None = None) -> Model:
    state, history = played(HELD, 2, 2)
    options = HeldOptions(players=2, cards=cards)
    return make_model(panel, words, games=GAMES, table=make_table(HELD, state, history, options=options))


def set_up(cards: str, *kinds: str, panel: Panel = PANELS["10in"], words: Words | None = None) -> tuple[Draft, Model]:
    draft = Draft()
    draft.begin("held", {})
    draft.kinds = [*kinds, *[""] * (6 - len(kinds))]
    draft.options["cards"] = cards
    return draft, make_model(panel, words, games=GAMES)


def keys(scene: Scene) -> set[str]:
    return {widget.key for widget in scene if widget.key}


def turned_pages(screen: ModesScreen | OptionsScreen, model: Model) -> list[Scene]:
    """The scenes of all pages."""
    scenes = [screen.scene(model)]
    while "page-on" in keys(scenes[-1]):
        screen.handle(Touched("page-on"), model)
        scenes.append(screen.scene(model))
    return scenes


@pytest.mark.parametrize(("cards", "answer"), [("console", "Console"), ("table", "Table")])
def test_what_was_chosen_before_the_game_is_shown_and_can_not_be_touched(
    cards: Literal["console", "table"], answer: str
) -> None:
    model = running(cards)
    scenes = turned_pages(ModesScreen(), model)
    asked = [w for scene in scenes for w in scene if isinstance(w, Question)]
    assert [q.title for q in asked if q.text == "Chosen before the game"] == ["Cards"]
    assert [q.title for q in asked].count("Cards") == 1
    assert not {key for scene in scenes for key in keys(scene) if "cards" in key}
    shown = [w for scene in scenes for w in scene if isinstance(w, Pad) and w.label == answer and not w.key]
    assert [pad.look for pad in shown] == [Look.CHOSEN]


def test_on_a_small_panel_it_still_says_what_it_is() -> None:
    scenes = turned_pages(ModesScreen(), running("table", PANELS["7in"]))
    titles = [w.title for scene in scenes for w in scene if isinstance(w, Question)]
    assert "Cards  ·  Chosen before the game" in titles


def test_other_modes_can_be_changed_beside_it() -> None:
    scenes = turned_pages(ModesScreen(), running("table"))
    assert {key.partition("=")[0] for scene in scenes for key in keys(scene) if "=" in key} == {
        "mode.secrets", "mode.dice", "mode.lights", "mode.help",
    }  # fmt: skip


def test_the_options_ask_for_the_cards_once() -> None:
    draft, model = set_up("console", "person", "person")
    asked = [question.name for question in OptionsScreen(draft).asked(model)]
    assert [name for name in asked if name.endswith(".cards")] == ["option.cards"]
    assert asked[0] == "option.cards", "all else can be changed later, or matters less"
    assert len(asked) == len(set(asked))


@pytest.mark.parametrize(
    ("cards", "second", "possible"),
    [("console", "easy", True), ("table", "person", True), ("table", "easy", False), ("table", "random", False)],
)
def test_a_game_with_real_cards_starts_only_among_people(cards: str, second: str, possible: bool) -> None:
    draft, model = set_up(cards, "person", second)
    screen = OptionsScreen(draft)
    start = next(w for w in screen.scene(model) if isinstance(w, Pad) and w.label == "Start")
    assert (start.key, screen.primary(model)) == (("start", "start") if possible else ("", ""))
    assert (start.note == "Bots can't hold real cards") is not possible
    assert (start.look is Look.OFF) is not possible


def test_the_way_out_is_the_other_answer() -> None:
    draft, model = set_up("table", "person", "easy")
    screen = OptionsScreen(draft)
    screen.scene(model)
    assert screen.handle(Touched("start"), model) == []
    screen.handle(Touched("option.cards=console"), model)
    screen.scene(model)
    (command,) = screen.handle(Touched("start"), model)
    assert isinstance(command, StartGame)
    assert dict(command.options) == {"cards": "console"}


def test_nobody_can_be_marked_away_and_the_screen_says_why() -> None:
    for cards, there in (("console", {"seat:0", "seat:1"}), ("table", set())):
        scene = AwayScreen().scene(running(cards))  # type: ignore[arg-type]
        assert {w.key for w in scene if isinstance(w, PlacePad) and w.key} == there
        (banner,) = (w for w in scene if isinstance(w, Banner))
        assert (banner.headline == "Real cards: only people can play") is (cards == "table")


def test_what_the_table_refuses_has_words() -> None:
    assert table_refusal(Words(), "mode_is_fixed") == "How you play: this was chosen before the game"
    assert table_refusal(Words(), "people_only") == "Real cards: only people can play them"


@each_panel
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "long"])
def test_all_of_it_fits(panel: Panel, words: Words) -> None:
    model = running("table", panel, words)
    draft, before = set_up("table", "person", "easy", panel=panel, words=words)
    for scene in (*turned_pages(ModesScreen(), model), *turned_pages(OptionsScreen(draft), before)):
        check_scene(scene, panel)
    check_scene(AwayScreen().scene(model), panel)
