"""A game that ends without anybody says so: no offer at an auction, no rider home."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakara.actions import Bid, Decline
from tests.ui.checks import LongWords, check_scene
from tests.ui.dakara.build import Play
from tests.ui.dakara.desk import Desk
from tests.ui.dakara.landings import landed, rolled
from tests.ui.dakara.test_turn import all_of, only
from ui.commands import Acknowledge
from ui.dakara.nobody import NobodyScreen
from ui.dakara.payment import PaymentScreen
from ui.dakara.screens import DakaraScreen
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.account_change import AccountChange
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.race_track import RaceTrack, Riding
from ui.kit.pieces.rule_line import RuleLine
from ui.model import Model
from ui.screen import Control, ControlPressed
from ui.text.words import Words

OK = ControlPressed(Control.OK)
WORDS = Words()
LATER = 9.0
"""Seconds after which no die is looked at any more."""


def unsold() -> Play:
    """Red asks 50,000 for a painting, and nobody offers it."""
    play = landed(14, 4, 3)
    for player in (0, 1, 2):
        play.act(Decline(player))
    return play


def all_fall(**options: Any) -> Play:
    """Orange, Sky and Green fall at the first fence, printed 4."""
    return rolled(landed(32, 3, 0, **options), 4, 4, 4)


def shown(screen: DakaraScreen, play: Play, acts: int, panel: Panel = PANELS["10in"], words: Words = WORDS) -> Model:
    """The model once all of the last `acts` lies on the table."""
    for now in (0.0, LATER, 2 * LATER):
        screen.scene(play.model(panel, unseen=acts, now=now, words=words))
    return play.model(panel, unseen=acts, now=2 * LATER, words=words)


@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
def test_hands_and_eyes(panel: Panel, words: Words) -> None:
    for play in (unsold(), all_fall()):
        screen = DakaraScreen()
        model = shown(screen, play, 3, panel, words)
        assert isinstance(screen.screen_for(model), NobodyScreen)
        check_scene(screen.scene(model), panel)


def test_an_auction_without_an_offer_waits_for_ok() -> None:
    screen = DakaraScreen()
    model = shown(screen, unsold(), 3)
    assert screen.holds(model)
    scene = screen.scene(model)
    assert only(scene, Banner).headline == "Nobody bid: no sale"
    assert only(scene, RuleLine).text == "Nobody offered the opening price of 50,000. The game goes on."
    desk = Desk(landed(14, 4, 3))
    desk.unseen = [event for _, events in unsold().history[-3:] for event in events]
    desk.play = unsold()
    assert desk.ok() == [Acknowledge()]


def test_a_sale_needs_no_such_page() -> None:
    play = landed(14, 4, 3)
    # Green has less than 60,000, and is not asked again
    for act in (Bid(0, 50_000), Decline(1)):
        play.act(act)
    assert NobodyScreen().due(play.model(unseen=2)) is None


def test_bots_alone_are_not_waited_for() -> None:
    assert NobodyScreen().due(unsold().model(unseen=3, bots=(0, 1, 2, 3))) is None


def test_a_race_in_which_all_fall_says_that_nobody_wins() -> None:
    screen = DakaraScreen()
    model = shown(screen, all_fall(), 1)
    assert screen.holds(model)
    scene = screen.scene(model)
    assert only(scene, Banner).headline == "All fell: nobody wins 200,000"
    lanes = only(scene, RaceTrack).lanes
    assert [(lane.place, lane.at, lane.riding) for lane in lanes] == [(p, 4, Riding.OUT) for p in range(3)]


def test_after_it_come_the_entries_that_were_lost() -> None:
    screen = DakaraScreen()
    model = shown(screen, all_fall(steeplechase="each_pays"), 1)
    assert isinstance(screen.screen_for(model), NobodyScreen)
    assert screen.primary(model) == "ok"
    assert screen.handle(OK, model) == []
    assert isinstance(screen.screen_for(model), PaymentScreen)
    changed = {row.name: row.change for row in all_of(screen.scene(model), AccountChange)}
    assert changed == {"Orange": "\u221210,000", "Sky": "\u221210,000", "Green": "\u221210,000", "Bank": "+30,000"}
    assert screen.handle(OK, model) == [Acknowledge()]


def test_while_somebody_rides_nothing_is_over() -> None:
    play = rolled(landed(32, 3, 0), 4, 4)
    assert NobodyScreen().due(play.model(unseen=1)) is None


def test_a_race_that_is_won_shows_what_it_paid() -> None:
    # Orange: 6, 11, 17, 23, 24; the others fall
    screen = DakaraScreen()
    model = shown(screen, rolled(landed(32, 3, 0), 6, 4, 4, 5, 6, 6, 1), 1)
    assert isinstance(screen.screen_for(model), PaymentScreen)
    assert only(screen.scene(model), Banner).headline == "Orange gets 200,000"
