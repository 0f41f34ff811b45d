"""What a local game came to: before, change and now of everybody; and who is out of money."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.dakara.actions import Bet, Decline, RollDie
from games.game import CHANCE, Action
from tests.ui.checks import LongWords, check_scene
from tests.ui.dakara.build import Play
from tests.ui.dakara.landings import landed
from ui.commands import Acknowledge, Show
from ui.dakara.bankrupt import BankruptScreen
from ui.dakara.payment import PaymentScreen
from ui.dakara.screens import DakaraScreen
from ui.dakara.settlement import Account, settlement_of
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.account_change import AccountChange
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.event_row import EventRow
from ui.kit.pieces.timed_pad import TimedPad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Control, ControlPressed, Touched
from ui.text.words import Words

BANK, ESCROW = -2, -3
each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)


def played(space: int, *acts: Action | int, **landing: object) -> Play:
    """Somebody landed on `space`; numbers are rolls."""
    play = landed(space, **landing)  # type: ignore[arg-type]
    for act in acts:
        play.act(RollDie(CHANCE, act) if isinstance(act, int) else act)
    return play


def derby() -> Play:
    """Three bet on horses of the Kentucky Derby and horse 4 wins: 6 for 1, and the bet back (K:98)."""
    bets = (Bet(0, 10_000, 4), Bet(1, 5_000, 2), Bet(2, 8_000, 4), Decline(3), Decline(4))
    return played(8, *bets, 4)


def alone() -> Play:
    """The lander alone bets 20,000 on the even numbers of the bank, and 6 comes (K:176)."""
    return played(47, Bet(0, 20_000, 2), 6)


def broken() -> Play:
    """The Derby takes the last 2,000 of player 1."""
    bets = (Decline(0), Bet(1, 2_000, 2), Bet(2, 1_000, 1), Decline(3), Decline(4))
    return played(8, *bets, 4, money=(96_000, 2_000, 58_000, 131_000, 148_000))


def last_beat(screen: DakaraScreen, play: Play, **given: object) -> Model:
    """The die was seen: what comes after it."""
    model = play.model(unseen=1, **given)  # type: ignore[arg-type]
    while screen.primary(model) == "go-on":
        screen.handle(Touched("go-on"), model)
    return model


def headline(scene: Scene) -> str:
    return next(widget for widget in scene if isinstance(widget, Banner)).headline


def rows(scene: Scene) -> list[tuple[int | None, str, str, str]]:
    return [(w.place, w.before, w.change, w.now) for w in scene if isinstance(w, AccountChange)]


def keys(scene: Scene) -> list[str]:
    return [w.key for w in scene if w.key]


# --- what it came to


def test_all_bets_of_a_table_are_one_settlement() -> None:
    settled = settlement_of(derby().model(unseen=1))
    assert settled is not None
    assert (settled.space, settled.player, settled.reason, settled.rolls, settled.broke) == (8, 0, "winnings", (4,), ())
    assert settled.accounts == (
        Account(0, 96_000, 156_000),
        Account(1, 214_000, 209_000),
        Account(2, 58_000, 106_000),
        # 5,000 came, 60,000 and 48,000 went; the bank began with what five players do not have
        Account(BANK, 30_000_000 - 647_000, 30_000_000 - 647_000 - 103_000),
    )


def test_what_happened_later_does_not_change_it() -> None:
    play = derby()
    before = settlement_of(play.model(unseen=1))
    play.act(RollDie(CHANCE, 3))
    assert settlement_of(play.model(unseen=2)) == before


def test_a_payment_that_was_acknowledged_is_settled_no_more() -> None:
    assert settlement_of(derby().model(unseen=0)) is None


def test_money_on_the_edge_is_an_account_while_it_lies_there() -> None:
    """A game that is over leaves nothing there, so the edge is never in a settlement."""
    settled = settlement_of(derby().model(unseen=1))
    assert settled is not None and ESCROW not in [account.who for account in settled.accounts]


# --- the page


def test_two_accounts_have_a_row_each() -> None:
    screen = DakaraScreen()
    scene = screen.scene(last_beat(screen, alone()))
    assert headline(scene) == "Orange gets 20,000"
    changed = [w for w in scene if isinstance(w, AccountChange)]
    assert [(w.place, w.gains) for w in changed] == [(0, True), (None, False)]
    assert rows(scene)[0] == (0, "96,000", "+20,000", "116,000")
    assert changed[1].change == "\u221220,000"


def test_several_accounts_have_a_row_each() -> None:
    screen = DakaraScreen()
    scene = screen.scene(last_beat(screen, derby()))
    assert headline(scene) == "Orange + Green get money"
    assert rows(scene)[:3] == [
        (0, "96,000", "+60,000", "156,000"),
        (1, "214,000", "\u22125,000", "209,000"),
        (2, "58,000", "+48,000", "106,000"),
    ]
    assert [w.gains for w in scene if isinstance(w, AccountChange)] == [True, False, True, False]
    banner = next(widget for widget in scene if isinstance(widget, Banner))
    assert banner.overline == "No. 8 Kentucky Derby  ·  rolled 4  ·  Winnings"


@pytest.mark.parametrize(
    ("acts", "told"),
    [
        ((Bet(0, 10_000, 1), Decline(1), Decline(2), Decline(3), Decline(4), 4), "Orange pays 10,000"),
        ((Bet(0, 1_000, 1), Bet(1, 2_000, 2), Decline(2), Decline(3), Decline(4), 4), "The bank gets 3,000"),
        ((Bet(0, 1_000, 1), Bet(1, 2_000, 4), Decline(2), Decline(3), Decline(4), 4), "Sky gets 12,000"),
    ],
)
def test_the_headline_says_who_got_or_paid(acts: Sequence[Action | int], told: str) -> None:
    screen = DakaraScreen()
    assert headline(screen.scene(last_beat(screen, played(8, *acts)))) == told


def test_it_stays_until_somebody_has_seen_it_and_comes_once() -> None:
    screen, play = DakaraScreen(), derby()
    model = last_beat(screen, play)
    assert screen.holds(model)
    assert screen.holds(play.model(unseen=1, now=500.0))
    assert screen.primary(model) == "ok"
    assert screen.handle(ControlPressed(Control.OK), model) == [Acknowledge()]
    assert not screen.holds(model)
    assert headline(screen.scene(play.model())) == "Sky: roll the die"


def test_the_pad_says_who_comes_next() -> None:
    screen = DakaraScreen()
    scene = screen.scene(last_beat(screen, derby()))
    assert [w.note for w in scene if w.key == "ok"] == ["Next: Sky"]  # type: ignore[attr-defined]


def test_what_only_bots_have_won_goes_by_itself_after_four_seconds() -> None:
    screen, play = DakaraScreen(), derby()
    bots = (0, 1, 2, 3)
    model = last_beat(screen, play, bots=bots)
    assert screen.holds(model)
    assert screen.moving(model) == 4.0
    assert screen.holds(play.model(unseen=1, bots=bots, now=3.9))
    assert not screen.holds(play.model(unseen=1, bots=bots, now=4.0))
    assert not screen.holds(play.model(unseen=1, bots=bots, now=4.1))


def test_a_bet_of_one_person_is_waited_for_among_bots() -> None:
    screen, play = DakaraScreen(), derby()
    last_beat(screen, play, bots=(0, 1, 3, 4))
    assert screen.holds(play.model(unseen=1, bots=(0, 1, 3, 4), now=500.0))


def test_where_only_bots_play_nothing_holds_the_table() -> None:
    play = derby()
    model = play.model(unseen=1, bots=(0, 1, 2, 3, 4))
    assert PaymentScreen().due(model) is None
    assert BankruptScreen().due(broken().model(unseen=1, bots=(0, 1, 2, 3, 4))) == ()


def test_nobody_bet_and_nothing_is_told() -> None:
    play = played(8, *(Decline(player) for player in range(5)))
    assert PaymentScreen().due(play.model(unseen=1)) is None


def test_help_tells_of_money_and_of_who_is_out_of_it() -> None:
    screen, model = DakaraScreen(), last_beat(DakaraScreen(), broken())
    last_beat(screen, broken())
    assert screen.handle(ControlPressed(Control.HELP), model) == [Show("help", "money")]
    screen.handle(Touched("ok"), model)
    assert screen.handle(ControlPressed(Control.HELP), model) == [Show("help", "broke")]


# --- taking back


def test_a_slip_of_the_hand_is_taken_back_for_three_seconds() -> None:
    screen, play = DakaraScreen(), derby()
    model = last_beat(screen, play, can_undo=True)
    pads = [w for w in screen.scene(model) if isinstance(w, TimedPad)]
    assert [(pad.key, pad.note, pad.left) for pad in pads] == [("undo", "3 s left", 1.0)]
    assert screen.moving(model) == 0.1
    later = play.model(unseen=1, can_undo=True, now=2.0)
    assert [(w.note, round(w.left, 2)) for w in screen.scene(later) if isinstance(w, TimedPad)] == [("1 s left", 0.33)]
    gone = play.model(unseen=1, can_undo=True, now=3.0)
    assert "undo" not in keys(screen.scene(gone))
    assert screen.moving(gone) is None


def test_a_roll_of_the_console_has_no_such_pad() -> None:
    screen = DakaraScreen()
    assert keys(screen.scene(last_beat(screen, derby()))) == ["bank", "sound", "pause", "ok"]


# --- out of money


@pytest.mark.rule("DA-R12")
def test_who_is_out_of_money_is_told_after_the_payment() -> None:
    screen, play = DakaraScreen(), broken()
    model = last_beat(screen, play)
    assert headline(screen.scene(model)) == "The bank gets 3,000"
    assert screen.handle(Touched("ok"), model) == []
    scene = screen.scene(model)
    assert headline(scene) == "Sky is out of money"
    told = [(w.place, w.text) for w in scene if isinstance(w, EventRow)]
    assert told == [(1, "0 spaces travelled"), (1, "0 of 1 local games won")]
    assert screen.holds(model)
    assert screen.handle(Touched("ok"), model) == [Acknowledge()]
    assert not screen.holds(model)


def test_after_a_game_played_alone_too() -> None:
    """Customs takes all that the lander has: 3 and 4 cost 70,000 (K:162)."""
    screen, play = DakaraScreen(), played(40, 3, 4, money=(70_000,) * 5)
    model = play.model(unseen=1)
    screen.scene(model)
    model = play.model(unseen=1, now=1.2)
    assert headline(screen.scene(model)).startswith("Orange lost 70,000")
    assert screen.handle(Touched("ok"), model) == []
    assert headline(screen.scene(model)) == "Orange is out of money"
    assert screen.handle(Touched("ok"), model) == [Acknowledge()]
    assert headline(screen.scene(play.model(now=1.3))) == "Sky: roll the die"


# --- hands and eyes


@each_panel
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("play", [derby, alone], ids=["several", "two"])
@pytest.mark.parametrize("can_undo", [False, True])
def test_the_page_fits_every_panel(play: object, words: Words, panel: Panel, can_undo: bool) -> None:
    assert callable(play)
    model = play().model(panel, unseen=1, words=words, can_undo=can_undo)
    scene = PaymentScreen().scene(model) if PaymentScreen().due(model) else ()
    assert scene
    check_scene(scene, panel, opposites=(("undo", "ok"),))


@each_panel
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_the_farewell_fits_every_panel(words: Words, panel: Panel) -> None:
    check_scene(BankruptScreen().scene(broken().model(panel, unseen=1, words=words)), panel)


@each_panel
def test_six_players_and_the_bank_fit(panel: Panel) -> None:
    bets = [Bet(player, 1_000, 1 + player) for player in range(6)]
    money = (1_234_000, 2_345_000, 58_000, 131_000, 148_000, 77_000)
    model = played(8, *bets, 4, players=6, money=money).model(panel, unseen=1)
    scene = PaymentScreen().scene(model)
    assert len(rows(scene)) == 7
    check_scene(scene, panel)
