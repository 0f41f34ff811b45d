"""How Dakara shows itself on the screens that serve every game."""

from __future__ import annotations

import msgspec
import pytest

from games.dakara.actions import DrawFirstPlayer
from games.dakara.edition import read_edition
from games.dakara.events import BankRolled, GameEnded, Rolled
from games.dakara.observation import DakaraObservation
from games.dakara.options import RULINGS
from games.dakara.terms import Awaits
from games.game import CHANCE
from tests.ui.dakara import moments
from tests.ui.dakara.build import Play
from ui.dakara.end import EndScreen
from ui.dakara.presentation import DAKARA_PRESENTATION as DAKARA
from ui.dakara.screens import DakaraScreen
from ui.dakara_bank.presentation import BANK_PRESENTATION
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.game_pads import GamePad
from ui.model import SeatInfo
from ui.text.topics import find_topic
from ui.text.words import Words

WORDS = Words()
EDITION = read_edition()
SEATS = tuple(SeatInfo(place, "person") for place in (0, 1, 2, 3, 5, 4))


def headline(view: DakaraObservation) -> str:
    return DAKARA.headline(WORDS, view, SEATS)


def test_the_headline_says_who_does_what() -> None:
    play = Play(3)
    assert headline(play.view) == "The table draws who begins"
    play.act(DrawFirstPlayer(CHANCE, 2))
    assert headline(play.view) == "Green: roll the die"
    gold, boarding, journey = moments.gold().view, moments.boarding().view, moments.journey().view
    assert headline(gold).endswith(": take a gold card")
    assert headline(boarding).endswith(": take a boarding pass")
    assert headline(journey).endswith(": choose")


def test_the_end_names_who_won() -> None:
    view = moments.over().view
    assert view.winners
    names = ["Orange", "Sky", "Green"]
    assert headline(view) == f"{names[view.winners[0]]} won"
    assert headline(msgspec.structs.replace(view, winners=(0, 2))) == "Orange + Green share the win"


def test_several_choose_together() -> None:
    view = msgspec.structs.replace(moments.journey().view, current=(0, 3), chance_for=None)
    assert headline(view) == "Orange, Yellow: choose"


def test_chance_without_a_hand_has_a_line() -> None:
    play = Play(3)
    play.act(DrawFirstPlayer(CHANCE, 2))
    assert headline(msgspec.structs.replace(play.view, chance_for=None)) == "Chance decides"


def test_the_status_is_the_round_and_the_place() -> None:
    play = Play(3)
    assert DAKARA.status(WORDS, play.view) == "Round 1"
    play.act(DrawFirstPlayer(CHANCE, 2))
    assert DAKARA.status(WORDS, play.view) == "Round 1  ·  Departure gate"
    game = moments.local().view
    assert DAKARA.status(WORDS, game).endswith(f"No. {game.game} Atlantic City")


def test_a_seat_is_its_money_and_its_place() -> None:
    view = moments.turn().view
    assert DAKARA.score(view, 0) == view.seats[0].money + view.seats[0].stake
    assert DAKARA.score_unit(WORDS) == ""
    assert DAKARA.seat_note(WORDS, view, 3) == "No. 6 Atlantic City"
    seats = tuple(msgspec.structs.replace(seat, out=True, stake=0) for seat in view.seats)
    assert DAKARA.seat_note(WORDS, msgspec.structs.replace(view, seats=seats), 0) == "Out of money"


def test_a_stake_still_counts() -> None:
    view = moments.turn().view
    seats = tuple(msgspec.structs.replace(seat, money=1000, stake=2000) for seat in view.seats)
    assert DAKARA.score(msgspec.structs.replace(view, seats=seats), 1) == 3000


def test_nothing_is_secret() -> None:
    assert "secrets" not in DAKARA.modes()
    assert {"dice", "cards"} <= set(DAKARA.modes())
    assert not DAKARA.hides_choices(moments.journey().view, 0)
    assert DAKARA.mode_title(WORDS, "cards") == "Gold cards and passes"
    assert DAKARA.mode_title(WORDS, "dice") == ""


def test_help_opens_where_play_is() -> None:
    topics = DAKARA.help_topics(WORDS, "full", EDITION)
    for view in (moments.turn().view, moments.local().view):
        found = find_topic(topics, DAKARA.topic(view))
        assert found is not None
    assert DAKARA.topic(moments.local().view) == "space.6"


@pytest.mark.parametrize("moment", moments.MOMENTS, ids=lambda moment: moment.name)
def test_help_knows_the_topic_of_every_screen(moment: moments.Moment) -> None:
    screen, model = moment.screen(PANELS["10in"])
    shown = screen.screen_for(model)
    topic = shown.help_topic(model)  # type: ignore[attr-defined]
    assert find_topic(DAKARA.help_topics(WORDS, "full", EDITION), topic) is not None


def test_rulings_have_titles_and_readings() -> None:
    for ruling in RULINGS:
        told = DAKARA.ruling_words(WORDS, ruling, EDITION)
        assert told.title
        assert told.question
        assert [*told.readings] == [*ruling.values], "in one order, ours first"
        assert all(told.readings.values())


def test_it_has_a_screen_and_an_end_of_its_own() -> None:
    assert isinstance(DAKARA.screen(), DakaraScreen)
    assert isinstance(DAKARA.results(), EndScreen)


@pytest.mark.parametrize("size", [(320.0, 240.0), (560.0, 360.0), (180.0, 300.0)])
def test_its_picture_fills_any_pad(size: tuple[float, float]) -> None:
    pad = GamePad(box=Box(0, 0, *size), shown=DAKARA, title="Dakara", seats="2 to 6 seats")
    picture = Painter(PANELS["10in"]).picture(pad)
    colours = {tuple(picture.get_at((x, 40))) for x in range(0, picture.get_width(), 3)}
    assert len(colours) > 2


def test_the_screens_follow_what_is_awaited() -> None:
    names = {
        moments.turn: "TurnScreen",
        moments.gold: "GoldScreen",
        moments.boarding: "PassScreen",
        moments.journey: "JourneyScreen",
        moments.agency: "SpaceScreen",
        moments.over: "ClosingScreen",
    }
    for make, name in names.items():
        screen = DakaraScreen()
        assert type(screen.screen_for(make().model())).__name__ == name
    assert moments.agency().view.awaits is Awaits.ROLL


def test_a_roll_has_a_face_and_a_local_game_that_is_over_a_win() -> None:
    assert DAKARA.face(Rolled(1, 5, 9)) == 5
    assert DAKARA.face(BankRolled(5, 9, 9)) is None
    assert DAKARA.win(GameEnded(2, 20, "lost", -5_000)) == (2, -5_000)
    assert DAKARA.win(Rolled(1, 5, 9)) is None
    assert BANK_PRESENTATION.face(Rolled(1, 5, 9)) == 5
    assert BANK_PRESENTATION.win(Rolled(1, 5, 9)) is None
