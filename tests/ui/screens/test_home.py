"""Which game it is: names at home are equally large, and the seats that follow say it at every panel size."""

from __future__ import annotations

import msgspec
import pytest

from games.catalogue import GAMES
from tests.ui.checks import LongWords, check_scene
from tests.ui.screens.builder import make_model, played, saved_game
from ui.commands import ResumeGame, Show
from ui.draft import Draft
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.game_pads import GamePad, ResumePad
from ui.kit.pieces.pad import Look, Pad
from ui.screen import Control, ControlPressed, Input, SeatPressed, Touched
from ui.screens.home import HomeScreen
from ui.screens.saved import SavedScreen
from ui.screens.seats import SeatsScreen
from ui.shows import PRESENTATIONS
from ui.text.words import Words


@pytest.mark.parametrize("size", PANELS)
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "long"])
def test_the_names_of_all_games_are_equally_large(size: str, words: Words) -> None:
    model = make_model(PANELS[size], words, presentations=PRESENTATIONS)
    scene = HomeScreen().scene(model)
    titles = {widget.title for widget in scene if isinstance(widget, GamePad)}
    assert titles == {PRESENTATIONS[g].title(model.words) for g, game in model.games.items() if game.turns}
    sizes = {text.size for text in check_scene(scene, PANELS[size]) if text.text in titles}
    assert len(sizes) == 1


def test_a_long_name_makes_the_short_ones_smaller() -> None:
    scene = HomeScreen().scene(make_model(PANELS["7in"], presentations=PRESENTATIONS))
    pad = next(widget for widget in scene if isinstance(widget, GamePad))

    def written(*titles: str) -> float:
        (size,) = (
            text.size
            for text in check_scene((msgspec.structs.replace(pad, titles=titles),), PANELS["7in"])
            if text.text == pad.title
        )
        return size

    assert written("A rather long name") < written("Short") == written()


@pytest.mark.parametrize("size", PANELS)
def test_where_people_sit_down_the_game_is_named(size: str) -> None:
    draft = Draft()
    model = make_model(PANELS[size], presentations=PRESENTATIONS, about="sitting-bull")
    shown = [text.shown for text in check_scene(SeatsScreen(draft).scene(model), PANELS[size])]
    assert "Sitting Bull  ·  2 to 4 seats" in shown


OTHER = msgspec.structs.replace(saved_game(60, key="other"), game="dakara")
SAVED = (OTHER, saved_game(90, key="newer"), saved_game(60, key="older"))


@pytest.mark.parametrize("take", [Touched("resume"), ControlPressed(Control.OK)], ids=["touch", "button"])
def test_who_touches_the_card_of_a_saved_game_finds_it_at_the_seats(take: Input) -> None:
    screen = SeatsScreen(Draft())
    model = make_model(about="dakota", saved=SAVED)
    pad = next(w for w in screen.scene(model) if isinstance(w, Pad) and w.key == "resume")
    assert (pad.label, pad.note, pad.look) == ("Resume", "the saved game", Look.ACCENT)
    assert screen.handle(take, model) == [ResumeGame("newer")]
    screen.handle(SeatPressed(0), model)
    assert "resume" not in {w.key for w in screen.scene(model)}, "a new game has begun"
    assert screen.primary(model) == "fill"


def test_a_saved_game_of_another_kind_is_not_offered_at_the_seats() -> None:
    screen = SeatsScreen(Draft())
    model = make_model(about="dakota", saved=(OTHER,))
    assert "resume" not in {w.key for w in screen.scene(model)}
    assert screen.primary(model) == ""


def test_the_same_people_may_begin_anew_beside_their_saved_game() -> None:
    draft = Draft()
    draft.begin("dakota", {})
    draft.kinds = ["person"] * 3 + [""] * 3
    draft.reopen()
    screen, model = SeatsScreen(draft), make_model(about="dakota", saved=SAVED)
    assert screen.primary(model) == "resume"
    assert [w.look for w in screen.scene(model) if isinstance(w, Pad) and w.key == "same"] == [Look.PLAIN]
    assert screen.handle(Touched("same"), model) == [Show("options")]
    assert draft.taken() == [0, 1, 2]


def test_a_result_is_not_offered_at_the_seats() -> None:
    screen = SeatsScreen(Draft())
    model = make_model(about="dakota", saved=(msgspec.structs.replace(SAVED[1], finished=True), SAVED[2]))
    assert screen.handle(Touched("resume"), model) == [ResumeGame("older")]


def test_at_home_a_result_says_so_and_ok_opens_it() -> None:
    over = msgspec.structs.replace(SAVED[1], finished=True)
    screen, model = HomeScreen(), make_model(saved=(over, SAVED[2]), presentations=PRESENTATIONS)
    assert [w.title for w in screen.scene(model) if isinstance(w, ResumePad)] == ["Dakota: result"]
    assert screen.handle(ControlPressed(Control.OK), model) == [ResumeGame("newer")]


@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
@pytest.mark.parametrize("game", [name for name, each in GAMES.items() if each.turns])
def test_the_words_of_a_result_have_room_wherever_they_stand(game: str, panel: Panel) -> None:
    state, _ = played(GAMES[game], 3, 10_000)
    assert not state.current_players()
    view = state.observation(None)
    over = msgspec.structs.replace(SAVED[1], game=game, view=view, finished=True, seats=SAVED[1].seats[:3])
    over = msgspec.structs.replace(over, scores=tuple(PRESENTATIONS[game].score(view, p) for p in range(3)))
    for saved in ((over,), (SAVED[2], over), (over, SAVED[2], SAVED[2])):
        for screen in (HomeScreen(), SavedScreen()):
            model = make_model(panel, LongWords(), saved=saved, presentations=PRESENTATIONS)
            check_scene(screen.scene(model), panel)


def test_at_home_ok_resumes_the_newest_game_that_its_pad_names() -> None:
    screen, model = HomeScreen(), make_model(saved=SAVED[1:], presentations=PRESENTATIONS)
    assert [w.title for w in screen.scene(model) if isinstance(w, ResumePad)] == ["Resume Dakota"]
    assert screen.handle(ControlPressed(Control.OK), model) == [ResumeGame("newer")]
