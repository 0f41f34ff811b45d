"""The help: every topic fits at every panel, opens where it is asked to, and leads back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.catalogue import GAMES
from games.dakara.edition import read_edition
from tests.ui.checks import LongWords, check_scene
from tests.ui.dakara.build import Play
from tests.ui.english import ENGLISH
from tests.ui.screens.builder import make_table
from tests.ui.screens.desk import Desk
from ui.commands import Back, SeatPlan, StartGame
from ui.dakara.presentation import DAKARA_PRESENTATION
from ui.dakota.presentation import DakotaPresentation
from ui.kit.panel import PANELS
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.paper_text import PaperText
from ui.model import Model
from ui.screen import Control, ControlPressed, Input, SeatPressed, Touched
from ui.screens.help import HelpScreen, TopicRow, help_topics
from ui.shows import PRESENTATIONS
from ui.text.words import Words

OK = ControlPressed(Control.OK)
UNDO = ControlPressed(Control.UNDO)


def model(panel: str, about: str = "", words: Words | None = None) -> Model:
    return Model(
        panel=PANELS[panel],
        words=words or ENGLISH,
        games=GAMES,
        presentations={"dakota": DakotaPresentation()},
        about=about,
    )


def texts(screen: HelpScreen, at: Model) -> list[str]:
    """Everything that stands on the scene's widgets."""
    found: list[str] = []
    for widget in screen.scene(at):
        found += [str(getattr(widget, name)) for name in ("text", "label", "headline") if hasattr(widget, name)]
        found += [line.text for line in getattr(widget, "lines", ())]
    return found


@pytest.mark.parametrize("panel", PANELS)
def test_every_page_of_every_topic_fits(panel: str) -> None:
    words = LongWords()
    for topic in help_topics(model(panel, words=words)):
        screen, at = HelpScreen(), model(panel, topic.id, words)
        for _ in range(8):
            check_scene(screen.scene(at), at.panel)
            if not any(w.key == "text-on" for w in screen.scene(at)):
                break
            screen.handle(Touched("text-on"), at)
        else:
            raise AssertionError(f"{topic.id} has no end")


@pytest.mark.parametrize("panel", PANELS)
def test_contents_and_lists_fit_and_reach_every_topic(panel: str) -> None:
    at = model(panel, words=LongWords())
    reached: set[str] = set()
    screen = HelpScreen()
    for section in [w.key for w in screen.scene(at) if w.key.startswith("section:")]:
        screen.handle(Touched(section), at)
        while True:
            scene = screen.scene(at)
            check_scene(scene, at.panel)
            reached |= {w.key.removeprefix("topic:") for w in scene if isinstance(w, TopicRow)}
            if not any(w.key == "page-on" for w in scene):
                break
            screen.handle(Touched("page-on"), at)
        screen.handle(Touched("contents"), at)
    assert reached == {topic.id for topic in help_topics(at)}


@pytest.mark.parametrize("panel", PANELS)
def test_opens_at_a_topic_and_closes_from_there(panel: str) -> None:
    screen, at = HelpScreen(), model(panel, "refusal.ghost_dance")
    assert "Ghost Dance: no neutral settlers here this round" in " ".join(texts(screen, at))
    assert screen.handle(UNDO, at) == [Back()]
    assert screen.handle(ControlPressed(Control.HELP), at) == [Back()]
    assert screen.handle(Touched("close"), at) == [Back()]


@pytest.mark.parametrize("panel", PANELS)
def test_buttons_alone_find_a_topic_and_the_way_out(panel: str) -> None:
    screen, at = HelpScreen(), model(panel)
    screen.handle(SeatPressed(3), at)
    screen.handle(SeatPressed(3), at)
    screen.handle(OK, at)
    assert any(text == "Phases" for text in texts(screen, at))
    screen.handle(SeatPressed(3), at)
    screen.handle(OK, at)
    assert screen.facing(at) == 3
    back = 0
    while screen.handle(UNDO, at) != [Back()]:
        back += 1
    assert 1 <= back <= 2


def test_ok_reads_on_and_then_closes() -> None:
    screen, at = HelpScreen(), model("7in", "picks")
    pages = 1
    while screen.handle(OK, at) != [Back()]:
        pages += 1
    assert pages > 1


def test_the_list_opens_at_the_page_of_its_topic() -> None:
    screen, at = HelpScreen(), model("10in", "refusal.all_pawns_in_play")
    assert any(w.key == "topic:refusal.all_pawns_in_play" for w in screen.scene(at))


@pytest.mark.parametrize("panel", ["10in", "15in"])
def test_by_buttons_ok_reads_on_from_what_was_opened_to_the_end_of_the_section(panel: str) -> None:
    screen, at = HelpScreen(), model(panel)
    screen.handle(SeatPressed(3), at)
    screen.handle(OK, at)
    section = next(t.section for t in help_topics(at))
    wanted = [f"topic:{t.id}" for t in help_topics(at) if t.section == section]
    read: list[str] = []
    for _ in range(100):
        scene = screen.scene(at)
        (marked,) = [w.key for w in scene if w.focus] or [""]
        if not marked:
            break
        assert [w.key for w in scene if isinstance(w, TopicRow) and w.chosen] == [marked]
        read += [marked] if marked not in read else []
        screen.handle(OK, at)
    assert read == wanted
    screen.handle(OK, at)
    assert any(w.key.startswith("section:") for w in screen.scene(at)), "the way back is the one that led here"
    assert screen.handle(OK, at) == [Back()]


def test_on_the_small_panel_opening_a_section_stays_on_its_first_topic() -> None:
    screen, at = HelpScreen(), model("7in")
    screen.handle(SeatPressed(3), at)
    screen.handle(OK, at)
    first = help_topics(at)[0].id
    assert [w.key for w in screen.scene(at) if w.focus] == [f"topic:{first}"]
    screen.handle(OK, at)
    assert help_topics(at)[0].title in texts(screen, at)
    assert not [w.key for w in screen.scene(at) if isinstance(w, TopicRow)]


def test_help_has_the_numbers_of_the_owner_and_then_of_the_table() -> None:
    def told(at: Model) -> str:
        return next(topic.more[0] for topic in help_topics(at) if topic.id == "ruling.banker")

    own = {"dakara": read_edition({"blackjack.stands": 12}, "mine")}
    at = replace(model("10in"), presentations={"dakara": DAKARA_PRESENTATION})
    assert told(at).endswith("At 11 or more.")
    at = replace(at, editions=own)
    assert told(at).endswith("At 12 or more.")
    played = read_edition({"blackjack.stands": 13}, "as played")
    table = make_table(GAMES["dakara"], Play(3).state, [], edition=played)
    assert told(replace(at, table=table)).endswith("At 13 or more.")


def test_x_leaves_the_help_and_undo_goes_back_a_step() -> None:
    screen, at = HelpScreen(), model("10in", "buttons")
    screen.handle(Touched("contents"), at)
    assert screen.handle(UNDO, at) == []
    screen.handle(Touched("contents"), at)
    assert screen.handle(Touched("close"), at) == [Back()]


def test_where_no_game_is_played_topics_say_their_game() -> None:
    games = {"dakota": DakotaPresentation(), "dakara": DAKARA_PRESENTATION}
    both = help_topics(replace(model("10in"), presentations=games))
    heads = {topic.id: topic.section for topic in both}
    assert heads["goal.dakota"].startswith("Dakota: ")
    assert heads["goal.dakara"].startswith("Dakara: ")
    assert heads["buttons"] == next(t.section for t in help_topics(model("10in")) if t.id == "buttons")
    assert len(heads) == len(both)
    games_of = [head.partition(": ")[0] for head in heads.values()]
    assert list(dict.fromkeys(games_of)) == [heads["buttons"], "Dakara", "Dakota"], "the table, then as at home"


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("ask", [Touched("help"), ControlPressed(Control.HELP)], ids=["touch", "button"])
def test_the_help_of_a_setup_is_that_of_its_game(game: str, ask: Input) -> None:
    desk = Desk(games=dict(GAMES))
    desk.facts["presentations"] = PRESENTATIONS
    alone = replace(desk.model(), games={game: GAMES[game]}, presentations={game: PRESENTATIONS[game]})
    own = {title for topic in help_topics(alone) for title in (topic.title, topic.section)}
    desk.give(Touched(f"game:{game}" if GAMES[game].turns else "bank"), SeatPressed(0), SeatPressed(1), SeatPressed(2))
    for key in ("names", "luck", "options", "edition"):
        # at the seats, and at all that follows from there
        for _ in range(2):
            desk.give(ask)
            rows = {w.text for w in desk.navigator.scene(desk.model()) if isinstance(w, TopicRow)}
            assert rows and rows <= own, "another game's titles and sections"
            desk.give(ask if ask != Touched("help") else Touched("close"))
            if _has(desk, key):
                desk.give(Touched(key))
        if key in ("names", "luck"):
            desk.give(UNDO)


def _has(desk: Desk, key: str) -> bool:
    return any(w.key == key for w in desk.navigator.scene(desk.model()))


def test_at_home_the_help_is_that_of_all_games() -> None:
    desk = Desk(games=dict(GAMES))
    desk.facts["presentations"] = PRESENTATIONS
    desk.give(Touched("game:sitting-bull"), UNDO, ControlPressed(Control.HELP), Touched("contents"))
    rows = [w.text for w in desk.navigator.scene(desk.model()) if isinstance(w, TopicRow)]
    assert any(row.startswith("Dakara: ") for row in rows)


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("panel", PANELS)
def test_by_buttons_any_game_is_paused_from_its_help_and_goes_on(game: str, panel: str) -> None:
    desk = Desk(PANELS[panel], games=dict(GAMES))
    desk.facts["presentations"] = PRESENTATIONS
    seats = tuple(SeatPlan(place, "person") for place in range(max(3, GAMES[game].players[0])))
    desk.do(StartGame(game, seats))
    table = desk.navigator.top(desk.model())
    desk.give(ControlPressed(Control.HELP))
    scene = desk.navigator.scene(desk.model())
    check_scene(scene, desk.panel)
    (told,) = [w.overline for w in scene if isinstance(w, Banner)]
    assert told == "Help  ·  your button, then OK: pause"
    desk.give(SeatPressed(0), SeatPressed(0, down=False))
    assert [w.key for w in desk.navigator.scene(desk.model()) if w.focus] == ["pause"]
    desk.give(OK)
    assert desk.navigator.name == "pause"
    desk.give(OK)
    assert desk.navigator.top(desk.model()) is table, "going on leads to the game, not back to the help"


def test_from_the_help_of_a_pause_the_pause_is_not_laid_on_itself() -> None:
    desk = Desk(games=dict(GAMES))
    desk.facts["presentations"] = PRESENTATIONS
    desk.do(StartGame("dakota", tuple(SeatPlan(place, "person") for place in range(3))))
    desk.give(Touched("pause"), ControlPressed(Control.HELP), SeatPressed(0), OK)
    assert desk.navigator.name == "pause"
    desk.give(UNDO)
    assert desk.navigator.name == "table"


@pytest.mark.parametrize("panel", PANELS)
def test_before_a_game_the_help_speaks_of_no_pause(panel: str) -> None:
    desk = Desk(PANELS[panel])
    desk.give(ControlPressed(Control.HELP))
    scene = desk.navigator.scene(desk.model())
    assert [w.overline for w in scene if isinstance(w, Banner)] == ["Help"]
    assert not [w for w in scene if w.key == "pause"]


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("topic", ["picks", "buttons", "refusal.ghost_dance", "contents"])
def test_the_first_press_marks_something_that_was_not_marked(panel: str, topic: str) -> None:
    screen, at = HelpScreen(), replace(model(panel, topic), by_buttons=True)
    before = [w.key for w in screen.scene(at) if w.focus]
    screen.handle(SeatPressed(3), at)
    after = [w.key for w in screen.scene(at) if w.focus]
    assert len(after) == 1
    assert after != before


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("game", PRESENTATIONS)
def test_every_page_of_the_help_ends_with_a_sentence(game: str, panel: str) -> None:
    at = replace(model(panel), presentations={game: PRESENTATIONS[game]}, planned=game)
    for topic in help_topics(at):
        screen, here = HelpScreen(), replace(at, about=topic.id)
        while any(w.key == "text-on" for w in screen.scene(here)):
            (paper,) = [w for w in screen.scene(here) if isinstance(w, PaperText)]
            assert paper.lines[-1].text[-1] in ".?!:", (topic.id, paper.lines[-1].text)
            screen.handle(Touched("text-on"), here)
