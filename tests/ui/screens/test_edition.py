"""The owner's cards: headings first, then their values; amounts are set in a few seconds, by touch and by buttons."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from games.catalogue import GAMES
from games.game import Edition, EditionValue
from tests.ui.screens.builder import make_model
from tests.ui.screens.cases import own_dakara
from ui.commands import Back, Command, SetEdition
from ui.dakara.presentation import DAKARA_PRESENTATION
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.rule_line import RuleLine
from ui.kit.pieces.value_cell import ValueCell
from ui.kit.widget import Widget
from ui.model import Model
from ui.screen import Control, ControlPressed, SeatPressed, Touched
from ui.screens.edition import EditionScreen
from ui.screens.stepping import stepped
from ui.shows import PRESENTATIONS

OK, UNDO = ControlPressed(Control.OK), ControlPressed(Control.UNDO)
each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)


@cache
def edition_of(game: str, own: tuple[tuple[str, int], ...]) -> Edition:
    """As the device keeps it: one object until a value is changed."""
    return GAMES[game].edition(dict(own), "own")


class Box:
    """An owner at the screen: a clock, and the values that were set."""

    def __init__(self, game: str = "dakara", panel: Panel = PANELS["10in"], own: dict[str, int] | None = None) -> None:
        self.screen = EditionScreen()
        self.game, self.panel, self.own, self.now = game, panel, dict(own or {}), 0.0
        self.commands: list[Command] = []

    @property
    def edition(self) -> Edition:
        return edition_of(self.game, tuple(self.own.items()))

    def model(self, **more: Any) -> Model:
        editions = {self.game: self.edition} if self.own else {}
        given = {"about": self.game, "editions": editions, "now": self.now, **more}
        return make_model(self.panel, presentations=PRESENTATIONS, **given)

    def give(self, *inputs: Touched | ControlPressed | SeatPressed) -> list[Command]:
        asked: list[Command] = []
        for each in inputs:
            asked += self.screen.handle(each, self.model())
        for command in asked:
            self.commands.append(command)
            if isinstance(command, SetEdition) and command.value is not None:
                self.own[command.key] = command.value
        return asked

    def touch(self, *keys: str) -> list[Command]:
        return self.give(*map(Touched, keys))

    def hold(self, key: str, seconds: float) -> None:
        """A finger stays on a pad; between down and up the screen is drawn as often as it asks for."""
        self.give(Touched(key))
        end = self.now + seconds
        while (wait := self.screen.moving(self.model())) is not None and self.now + wait <= end:
            self.now += wait
            self.scene()
        self.now = end
        self.give(Touched(key, down=False))

    def open(self, key: str) -> None:
        """Find a heading and touch it."""
        while any(w.key == "page-back" for w in self.scene()):
            self.touch("page-back")
        while not any(w.key == key for w in self.scene()):
            assert any(w.key == "page-on" for w in self.scene()), key
            self.touch("page-on")
        self.touch(key)

    def scene(self) -> tuple[Widget, ...]:
        return self.screen.scene(self.model())

    def number(self, key: str) -> str:
        return shown_value(self.scene(), key).number

    def value(self, key: str) -> int:
        return next(value.value for value in self.edition.values() if value.key == key)


def shown_value(scene: tuple[Widget, ...], key: str) -> ValueCell:
    (cell,) = [w for w in scene if isinstance(w, ValueCell) and w.key == f"value:{key}"]
    return cell


def headings(scene: tuple[Widget, ...]) -> list[Pad]:
    return [w for w in scene if isinstance(w, Pad) and w.key.startswith("heading:")]


def gold(own: dict[str, int]) -> Box:
    """At the first gold card."""
    box = Box(own=own)
    box.open("heading:Gold cards")
    box.touch("value:gold.1.auction")
    return box


# --- headings and values


@each_panel
@pytest.mark.parametrize("game", ["dakota", "dakara", "sitting-bull"])
def test_every_value_is_shown_once_under_one_of_few_headings(game: str, panel: Panel) -> None:
    box = Box(game, panel)
    shown: dict[str, Pad] = {}
    pages = 0
    while True:
        shown |= {pad.key: pad for pad in headings(box.scene())}
        pages += 1
        if not any(w.key == "page-on" for w in box.scene()):
            break
        box.touch("page-on")
    assert pages <= 6
    seen: list[str] = []
    for key, pad in shown.items():
        box.open(key)
        here: list[str] = []
        while True:
            here += [w.key for w in box.scene() if isinstance(w, ValueCell)]
            assert all(w.title and w.source for w in box.scene() if isinstance(w, ValueCell))
            if not any(w.key == "page-on" for w in box.scene()):
                break
            box.touch("page-on")
        assert pad.note == f"{len(here)} value{'s' if len(here) > 1 else ''}"
        seen += here
        box.touch("close")
    assert sorted(seen) == sorted(f"value:{value.key}" for value in GAMES[game].edition().values())


def test_close_and_undo_lead_back_to_the_headings_and_then_away() -> None:
    box = Box()
    box.touch("heading:Collect", "value:collect.1")
    assert box.touch("close") == []
    assert headings(box.scene())
    box.touch("heading:Collect")
    assert not any(getattr(w, "chosen", False) for w in box.scene())
    assert box.touch("done") == []
    box.touch("heading:Collect")
    assert box.give(UNDO) == []
    assert box.give(UNDO) == [Back()]
    assert box.touch("done") == [Back()]


def test_a_heading_says_how_many_of_its_values_are_the_owner_s() -> None:
    box = Box(own={"collect.1": 6_000, "collect.13": 7_000})
    notes = {pad.label: pad.note for pad in headings(box.scene())}
    assert notes["Collect"] == "12 values  ·  2 changed"
    assert notes["Travel agency"] == "7 values"


# --- one value


def test_a_value_is_stepped_within_its_bounds_and_reset() -> None:
    game = GAMES["dakota"]
    screen, key = EditionScreen(), "territories.mountain"
    plain = make_model(about="dakota", editions={"dakota": game.edition()})
    screen.handle(Touched("heading:Territories on the board"), plain)
    screen.handle(Touched(f"value:{key}"), plain)
    assert screen.handle(Touched("more"), plain) == [SetEdition("dakota", key, 5)]
    assert screen.handle(Touched("more", down=False), plain) == []
    assert screen.handle(Touched("reset"), plain) == []
    own = make_model(about="dakota", editions={"dakota": game.edition({key: 5}, "own")})
    assert shown_value(screen.scene(own), key).own
    assert screen.handle(Touched("more"), own) == []
    assert screen.handle(Touched("less"), own) == [SetEdition("dakota", key, 4)]
    assert screen.handle(Touched("less", down=False), own) == []
    assert screen.handle(Touched("reset"), own) == [SetEdition("dakota", key, None)]
    screen.handle(Touched("close"), own)
    assert screen.handle(Touched("reset-all"), own) == [SetEdition("dakota", "", None)]
    pads = {w.key: w for w in screen.scene(plain) if isinstance(w, Pad)}
    assert "reset-all" not in pads


def test_a_number_that_stands_for_words_is_shown_in_words_also_while_a_pad_is_held() -> None:
    box = Box("sitting-bull")
    box.open("heading:Cards 1 to 10")
    box.touch("value:card.1.regions")
    cell = shown_value(box.scene(), "card.1.regions")
    assert (cell.number, cell.meaning) == ("3", "Prairie, Mountain")
    box.give(Touched("more"))
    assert shown_value(box.scene(), "card.1.regions").meaning == "Prairie, Forest"
    box.now = 0.5
    assert shown_value(box.scene(), "card.1.regions").meaning == "Mountain, Forest"
    assert shown_value(box.scene(), "card.1.icon").meaning == "Origin"
    box.give(Touched("more", down=False))
    assert box.value("card.1.regions") == 6
    box.touch("close")
    box.open("heading:Offerings")
    assert shown_value(box.scene(), "offering.1").meaning == ""


def test_a_pad_that_is_held_repeats_ever_longer_steps() -> None:
    """Ten steps of 1,000 to 60,000, ten of 10,000 to 160,000, then 100,000 each: counted by hand."""
    box = gold({"gold.1.auction": 50_000})
    box.give(Touched("more"))
    assert box.number("gold.1.auction") == "51,000"
    for at, number in ((0.49, "51,000"), (0.5, "52,000"), (0.59, "52,000"), (0.6, "53,000"), (1.3, "60,000"),
                       (1.4, "70,000"), (2.3, "160,000"), (2.4, "200,000"), (2.5, "300,000")):  # fmt: skip
        box.now = at
        assert box.number("gold.1.auction") == number, at
    assert box.commands == [SetEdition("dakara", "gold.1.auction", 51_000)], "written once more when it is let go"
    assert box.give(Touched("more", down=False)) == [SetEdition("dakara", "gold.1.auction", 300_000)]
    assert box.screen.moving(box.model()) is None


def test_what_is_on_the_gold_cards_is_set_within_five_seconds() -> None:
    box = gold({"gold.1.auction": 50_000})
    box.hold("more", 2.5)
    box.hold("more", 1.75)
    assert box.value("gold.1.auction") == 350_000
    assert box.now < 5


def test_a_held_pad_stops_at_the_end_and_goes_down_as_well() -> None:
    box = gold({"gold.1.auction": 15_000})
    box.hold("less", 9)
    assert box.value("gold.1.auction") == 1_000
    assert not any(w.key == "less" for w in box.scene())
    box.hold("more", 9)
    assert box.value("gold.1.auction") == 1_000_000


def test_by_buttons_alone_quick_presses_are_one_run() -> None:
    box = gold({"gold.1.auction": 50_000})
    box.touch("value:gold.1.auction")  # nothing chosen
    keys = box.screen.steps(box.model())
    for _ in range(keys.index("value:gold.1.auction") + 1):
        box.give(SeatPressed(0))
    box.give(OK, SeatPressed(0))
    presses = 0
    while box.value("gold.1.auction") < 160_000:
        box.give(OK)
        presses += 1
        box.now += 0.3
    assert (box.value("gold.1.auction"), presses) == (160_000, 20)
    box.now += 1.0
    box.give(OK)
    assert box.value("gold.1.auction") == 161_000


def test_after_a_chosen_value_come_the_pads_that_change_it() -> None:
    box = gold({"gold.1.auction": 50_000})
    keys = box.screen.steps(box.model())
    at = keys.index("value:gold.1.auction")
    assert keys[at + 1 : at + 4] == ["more", "less", "reset"]
    assert not {"help", "sound", "close"} & set(keys), "HELP and UNDO do the same"


def test_back_among_the_headings_the_buttons_are_where_they_were() -> None:
    box = Box()
    box.give(SeatPressed(0), SeatPressed(0), OK, UNDO)
    scene = box.screen.scene(box.model(by_buttons=True))
    assert not any(w.focus for w in scene if w.key != "done")
    box.screen.handle(OK, box.model(by_buttons=True))
    again = Box()
    for given in (SeatPressed(0), SeatPressed(0), OK, UNDO):
        again.screen.handle(given, again.model(by_buttons=True))
    assert [w.key for w in again.screen.scene(again.model(by_buttons=True)) if w.focus] == ["heading:Collect"]


@pytest.mark.parametrize(
    ("value", "up", "run", "to"),
    [
        (EditionValue("k", 55_000, 1_000, 1_000_000, "default", "", 1_000), True, 9, 56_000),
        (EditionValue("k", 55_000, 1_000, 1_000_000, "default", "", 1_000), True, 10, 60_000),
        (EditionValue("k", 55_000, 1_000, 1_000_000, "default", "", 1_000), False, 10, 50_000),
        (EditionValue("k", 50_000, 1_000, 1_000_000, "default", "", 1_000), False, 10, 40_000),
        (EditionValue("k", 250_000, 1_000, 1_000_000, "default", "", 1_000), False, 20, 200_000),
        (EditionValue("k", 5_000, 1_000, 1_000_000, "default", "", 1_000), False, 20, 1_000),
        (EditionValue("k", 1_000, 1_000, 1_000_000, "default", "", 1_000), False, 20, None),
        (EditionValue("k", -25_000, -1_000_000, 1_000_000, "default", "", 1_000), False, 10, -30_000),
        (EditionValue("k", 5, 1, 200, "default", ""), True, 10, 6),
        (EditionValue("k", 5, 1, 201, "default", ""), True, 10, 10),
        (EditionValue("k", 5, 1, 201, "default", ""), True, 20, 10),
        (EditionValue("k", 4, 3, 60, "default", "", among=(3, 4, 60)), True, 20, 60),
    ],
)
def test_long_steps_lead_to_round_numbers_and_only_where_the_range_is_long(
    value: EditionValue, up: bool, run: int, to: int | None
) -> None:
    assert stepped(value, up, run) == to


# --- what looks wrong


@each_panel
def test_what_looks_wrong_is_marked_at_the_heading_and_said_under_it(panel: Panel) -> None:
    model = make_model(panel, **own_dakara())
    screen = EditionScreen()
    marked: list[str] = []
    while True:
        marked += [pad.label for pad in headings(screen.scene(model)) if pad.icon == "warning"]
        if not any(w.key == "page-on" for w in screen.scene(model)):
            break
        screen.handle(Touched("page-on"), model)
    assert marked == ["Bank and start", "Kentucky Derby"]
    while not any(w.key == "heading:Kentucky Derby" for w in screen.scene(model)):
        screen.handle(Touched("page-back"), model)
    screen.handle(Touched("heading:Kentucky Derby"), model)
    (line,) = [w for w in screen.scene(model) if isinstance(w, RuleLine)]
    assert line.alert
    assert line.text == "No. 8, horse 6: can't be won.  No. 8: pays very much, +1.33 for each dollar on average"


def test_while_a_pad_is_held_nothing_is_judged_anew() -> None:
    box = gold({"start.money": 60_000})
    box.touch("close", "page-back", "page-back")
    assert headings(box.scene())[0].icon == "warning"
    box.touch("heading:Bank and start", "value:start.money")
    box.give(Touched("less"))
    box.now = 3.0
    assert [w.text for w in box.scene() if isinstance(w, RuleLine)] == [
        "The notes make 50,000, which is not the money at the start"
    ]


def test_our_own_cards_and_games_that_nobody_judges_are_beyond_doubt() -> None:
    for game in ("dakota", "dakara"):
        pads = headings(EditionScreen().scene(make_model(about=game, presentations={"dakara": DAKARA_PRESENTATION})))
        assert pads and not any(pad.icon for pad in pads)
        assert all(pad.look is Look.PLAIN for pad in pads)
