"""How long the journey is, and who starts where: the first questions of a new game of Dakara."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from device.setup import read_options
from games.catalogue import GAMES
from games.dakara.edition import read_edition
from tests.ui.checks import LongWords, check_scene
from tests.ui.english import ENGLISH
from ui.commands import StartGame
from ui.draft import Draft
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.account_pad import AccountPad
from ui.model import Model
from ui.screen import SeatPressed, Touched
from ui.screens.options import OptionsScreen
from ui.shows import PRESENTATIONS
from ui.text.words import Words

each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
SPLIT = "option.length=split"


class Setup:
    """The options of a game with people at these places."""

    def __init__(
        self, places: Sequence[int] = (0, 2, 3, 5), panel: Panel = PANELS["10in"], words: Words | None = None,
        game: str = "dakara",
    ) -> None:  # fmt: skip
        self.draft = Draft()
        self.draft.begin(game, {})
        self.draft.kinds = ["person" if place in places else "" for place in range(6)]
        self.screen = OptionsScreen(self.draft)
        self.model = Model(panel=panel, words=words or ENGLISH, games=GAMES, presentations=PRESENTATIONS)

    def touch(self, *keys: str) -> None:
        for key in keys:
            self.screen.scene(self.model)
            self.screen.handle(Touched(key), self.model)

    def targets(self) -> set[str]:
        return {widget.key for widget in self.screen.scene(self.model) if widget.key}

    def starting(self) -> list[int | None] | None:
        """The places that start at No. 23; None where nobody is asked."""
        pads = [w for w in self.screen.scene(self.model) if isinstance(w, AccountPad)]
        return [pad.place for pad in pads if pad.chosen] if pads else None

    def start(self) -> dict[str, str]:
        (command,) = self.screen.handle(Touched("start"), self.model)
        assert isinstance(command, StartGame)
        return dict(command.options)


def test_how_long_it_takes_is_asked_first() -> None:
    names = [question.name for question in Setup().screen.asked(Setup().model)]
    assert names[:2] == ["option.length", "mode.dice"]
    assert names.count("option.length") == 1
    dakota = Setup(game="dakota")
    assert dakota.screen.asked(dakota.model)[0].name == "mode.secrets"


def test_only_a_split_journey_asks_who_starts_at_biarritz() -> None:
    setup = Setup()
    assert setup.starting() is None
    setup.touch(SPLIT)
    assert setup.starting() == [2, 5]
    assert [question.name for question in setup.screen.asked(setup.model)][:2] == [
        "option.length",
        "option.from_biarritz",
    ]
    setup.touch("option.from_biarritz=0", "option.length=short")
    assert setup.starting() is None
    assert "from_biarritz" not in setup.start()


@pytest.mark.rule("DA-R11")
def test_seats_are_chosen_and_left_again() -> None:
    setup = Setup()
    setup.touch(SPLIT, "option.from_biarritz=0")
    assert setup.starting() == [0, 2, 5]
    setup.touch("option.from_biarritz=1", "option.from_biarritz=3")
    assert setup.starting() == [0]
    given = setup.start()
    assert given == {"length": "split", "from_biarritz": "0"}
    options = read_options(GAMES["dakara"], {**given, "players": 4})
    assert options.from_biarritz == (0,)  # type: ignore[attr-defined]


def test_somebody_stands_at_each_start() -> None:
    setup = Setup(places=(1, 4))
    setup.touch(SPLIT)
    assert setup.starting() == [4]
    setup.touch("option.from_biarritz=1")
    assert setup.starting() == [4]
    setup.touch("option.from_biarritz=0")
    assert setup.starting() == [1]


def test_who_was_chosen_and_is_not_there_any_more_is_forgotten() -> None:
    setup = Setup()
    setup.touch(SPLIT, "option.from_biarritz=1")
    assert setup.draft.options["from_biarritz"] == "3"
    setup.draft.kinds[5] = ""
    assert setup.starting() == [2]
    assert setup.start()["from_biarritz"] == "1"


def test_without_a_choice_every_second_one_starts_there() -> None:
    setup = Setup()
    setup.touch(SPLIT)
    assert setup.start()["from_biarritz"] == "1 3"


@pytest.mark.rule("DA-R52")
def test_one_of_many_answers_is_stepped_to() -> None:
    setup = Setup()
    while "option.bet_limit=10000" not in setup.targets():
        setup.touch("page-on")
    assert "option.bet_limit=none" not in setup.targets()
    setup.touch("option.bet_limit=10000")
    assert {"option.bet_limit=none", "option.bet_limit=50000"} <= setup.targets()
    setup.touch("option.bet_limit=50000", "option.bet_limit=100000", "option.bet_limit=500000")
    assert {key for key in setup.targets() if "bet_limit" in key} == {"option.bet_limit=100000"}
    assert setup.start()["bet_limit"] == "500000"


def test_buttons_reach_every_seat() -> None:
    setup = Setup()
    setup.touch(SPLIT)
    reached = set()
    for _ in range(30):
        setup.screen.handle(SeatPressed(0), setup.model)
        reached |= {w.key for w in setup.screen.scene(setup.model) if w.focus}
        setup.screen.handle(SeatPressed(0, down=False), setup.model)
    assert {f"option.from_biarritz={player}" for player in range(4)} <= reached


@each_panel
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_hands_and_eyes(panel: Panel, words: Words) -> None:
    setup = Setup(places=range(6), panel=panel, words=words)
    setup.touch(SPLIT, "option.from_biarritz=0")
    for _ in range(8):
        check_scene(setup.screen.scene(setup.model), panel)
        setup.touch("page-on")


@each_panel
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_every_question_of_sitting_bull_fits_too(panel: Panel, words: Words) -> None:
    setup = Setup(places=range(4), panel=panel, words=words, game="sitting-bull")
    asked = set()
    for _ in range(8):
        check_scene(setup.screen.scene(setup.model), panel)
        asked |= {w.key.partition("=")[0] for w in setup.screen.scene(setup.model) if "=" in w.key}
        setup.touch("page-on")
    assert len(asked) == 10


def test_readings_have_the_numbers_of_the_owner() -> None:
    def readings(model: Model) -> list[str]:
        asked = Setup().screen.asked(model)
        return [
            answer.label for question in asked if question.name == "option.steeplechase" for answer in question.answers
        ]

    own = read_edition({"steeplechase.entry": 25_000}, "mine")
    assert readings(Setup().model) == ["Nothing", "10,000 each"]
    assert readings(replace(Setup().model, editions={"dakara": own})) == ["Nothing", "25,000 each"]
