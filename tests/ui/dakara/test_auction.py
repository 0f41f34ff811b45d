"""The auction at the table: who may raise and how, the beats, the tie, and who sells."""

from __future__ import annotations

from typing import TypeVar

import pytest

from games.dakara.actions import Bid, Decline
from tests.ui.checks import LongWords, check_scene
from tests.ui.dakara.build import Play
from tests.ui.dakara.landings import landed
from ui.beats import BEAT_SECONDS
from ui.commands import HammerDown, Submit
from ui.dakara.auction import AuctionScreen
from ui.dakara.screens import DakaraScreen
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.beat_bars import STEPS, BeatBars
from ui.kit.pieces.bid_pad import Bidding, BidPad
from ui.kit.pieces.price import Price
from ui.kit.widget import Scene
from ui.model import Model, Note
from ui.screen import Control, ControlPressed, SeatPressed, Touched
from ui.screens.journal import journal_lines, note_words
from ui.text.words import Words

SELLER = 4
Found = TypeVar("Found")


def bidding(players: int = 5, seller: int = SELLER, *bids: tuple[int, int]) -> Play:
    play = landed(14, players, seller)
    for player, offer in bids:
        play.act(Bid(player, offer))
    return play


def upto_80(players: int = 5, seller: int = SELLER) -> Play:
    return bidding(players, seller, (1, 50_000), (0, 60_000), (3, 70_000), (1, 80_000))


def pads(scene: Scene) -> list[BidPad]:
    return [widget for widget in scene if isinstance(widget, BidPad)]


def one(scene: Scene, kind: type[Found]) -> Found:
    return next(widget for widget in scene if isinstance(widget, kind))


@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_hands_and_eyes(players: int, panel: Panel, words: Words) -> None:
    for seller in (0, players // 2, players - 1):
        first = next(p for p in range(players) if p != seller)
        for bids in ((), ((first, 50_000),)):
            tie = (first, seller) if bids else ()
            play = bidding(players, seller, *bids)
            scene = AuctionScreen().scene(play.model(panel, words=words, silence_since=0.0, now=3.1, tie=tie))
            check_scene(scene, panel, opposites=[(f"bid:{p}", "sell") for p in range(players)])


def test_each_seat_has_its_reason() -> None:
    found = pads(AuctionScreen().scene(upto_80().model()))
    assert [(pad.kind, pad.word, pad.number) for pad in found] == [
        (Bidding.RAISES, "BID", "90,000"),
        (Bidding.LEADS, "Leads with", "80,000"),
        (Bidding.SILENT, "No bid over your cash", ""),
        (Bidding.RAISES, "BID", "90,000"),
        (Bidding.SELLS, "SELL", "80,000"),
    ]
    assert [pad.key for pad in found] == ["bid:0", "", "", "bid:3", "sell"]


def test_who_has_declined_or_is_out_or_thinks_says_so() -> None:
    play = upto_80()
    play.act(Decline(3))
    found = pads(AuctionScreen().scene(play.model(bots=(0,))))
    assert [pad.word for pad in found] == ["Thinks", "Leads with", "No bid over your cash", "Stays silent", "SELL"]


def test_nothing_offered_yet() -> None:
    model = bidding(3, 1).model()
    scene = AuctionScreen().scene(model)
    price = one(scene, Price)
    assert (price.number, price.quiet, price.leader) == ("50,000", True, "No offer yet")
    assert [pad.word for pad in pads(scene)] == ["BID", "No sale", "BID"]


def test_touch_and_own_button_raise() -> None:
    model, screen = upto_80().model(), AuctionScreen()
    assert screen.handle(Touched("bid:3"), model) == [Submit(Bid(3, 90_000))]
    assert screen.handle(SeatPressed(0), model) == [Submit(Bid(0, 90_000))]
    assert screen.handle(SeatPressed(0, down=False), model) == []


@pytest.mark.parametrize("place", [1, 2])
def test_the_leader_and_the_poor_raise_nothing(place: int) -> None:
    assert AuctionScreen().handle(SeatPressed(place), upto_80().model()) == []


def test_the_seller_sells_by_pad_or_ok() -> None:
    model = upto_80().model()
    assert AuctionScreen().handle(Touched("sell"), model) == [HammerDown(SELLER)]
    assert AuctionScreen().handle(ControlPressed(Control.OK), model) == [HammerDown(SELLER)]


def test_the_sellers_own_button_marks_its_pad_first() -> None:
    model, screen = upto_80().model(), AuctionScreen()
    table = model.table
    assert table is not None
    screen.handle(SeatPressed(table.seats[SELLER].place), model)
    assert [w.key for w in screen.scene(model) if w.focus] == ["sell"]


def test_a_bot_sells_by_silence_alone() -> None:
    model, screen = upto_80().model(bots=(SELLER,)), AuctionScreen()
    assert "sell" not in [w.key for w in screen.scene(model)]
    assert screen.handle(ControlPressed(Control.OK), model) == []


@pytest.mark.parametrize(
    ("now", "full", "part", "text"),
    [
        (10.0, 0, 0, "Beat 1 of 3"),
        (10.0 + 0.5 * BEAT_SECONDS, 0, STEPS // 2, "Beat 1 of 3"),
        (10.0 + 1.5 * BEAT_SECONDS, 1, STEPS // 2, "Beat 2 of 3"),
        (10.0 + 3 * BEAT_SECONDS, 2, STEPS, "Beat 3 of 3"),
    ],
)
def test_beats_fill(now: float, full: int, part: int, text: str) -> None:
    model = upto_80().model(silence_since=10.0, now=now)
    bars = one(AuctionScreen().scene(model), BeatBars)
    assert (bars.beats, bars.full, bars.part, bars.text) == (3, full, part, text)


def test_the_beats_are_as_long_as_the_table_says() -> None:
    model = bidding(3, 1).model(silence_since=10.0, now=17.5, beat_seconds=5.0)
    bars = one(AuctionScreen().scene(model), BeatBars)
    assert (bars.full, bars.part, bars.text) == (1, STEPS // 2, "Beat 2 of 3")
    assert AuctionScreen().moving(model) == pytest.approx(5.0 / STEPS)


def test_who_was_silent_did_not_bid_also_long_after_the_sale() -> None:
    play = landed(14, 4, 3)
    for player in (0, 1, 2):
        play.act(Decline(player))
    play.until(lambda p: p.view.game not in (0, 14, 38))
    model = play.model()
    assert model.table is not None
    texts = [line.text for line in journal_lines(model)]
    assert [text for text in texts if text.endswith("did not bid")][-1:] == ["Orange did not bid"]
    assert note_words(model.words, Note.SILENCE) == ""


def test_the_table_draws_nothing_while_nobody_listens() -> None:
    screen = AuctionScreen()
    assert screen.moving(upto_80().model()) is None
    assert screen.moving(upto_80().model(silence_since=0.0)) == pytest.approx(BEAT_SECONDS / STEPS)
    assert one(screen.scene(upto_80().model()), BeatBars).full == 0


def test_a_tie_is_said() -> None:
    price = one(AuctionScreen().scene(upto_80().model(tie=(1, 0))), Price)
    assert (price.title, price.told) == ("Same moment: Sky was first in seat order", True)
    assert one(AuctionScreen().scene(upto_80().model()), Price).title == "Price"


def test_a_new_offer_is_a_new_situation() -> None:
    screen = AuctionScreen()
    before = bidding(5, SELLER, (1, 50_000))
    assert screen.situation(before.model()) != screen.situation(upto_80().model())


def test_the_table_shows_it_and_the_card_names_the_price() -> None:
    screen = DakaraScreen()
    assert isinstance(screen.screen_for(upto_80().model()), AuctionScreen)
    play = upto_80()
    for player in (0, 3):
        play.act(Decline(player))
    model: Model = play.model()
    assert any(getattr(w, "overline", "") == "Bought from Red for 80,000" for w in screen.scene(model))
