"""Double or nothing in Madrid: one bet, then double or leave (K:172)."""

from __future__ import annotations

from games.dakara.actions import Bet, Decline, Withdraw
from tests.ui.dakara.alone_moments import LIES, ON, at, bet, shown
from tests.ui.dakara.looking import captions, cells, figures, headline, targets
from ui.commands import Deal, Submit
from ui.kit.pieces.pad import Pad
from ui.screen import Touched


def test_the_only_bet() -> None:
    screen, model = shown(at(45))
    scene = screen.scene(model)
    assert headline(scene) == "Orange: bet once, or not at all"
    assert [lines for _, _, _, lines in cells(scene)] == [
        ("times 2",), ("times 4",), ("times 8",), ("times 16",), ("times 32",), ("times 64",),
    ]  # fmt: skip
    assert screen.handle(Touched("leave"), model) == [Submit(Decline(0))]
    screen.handle(Touched("chip:10000"), model)
    assert screen.handle(Touched("bet"), model) == [Submit(Bet(0, 10_000, 0))]


def test_the_first_roll_is_compulsory() -> None:
    scene = shown(at(45, bet(10_000))).scene
    assert headline(scene) == "Orange: roll to double the bet"
    assert "leave" not in targets(scene)
    assert captions(scene)[:2] == [("", "+10,000", True), ("", "\u221210,000", False)]


def test_each_win_doubles_what_lies_there() -> None:
    """After two wins 10,000 have become 40,000."""
    screen, model = shown(at(45, bet(10_000), 1, ON, 2))
    scene = screen.scene(model)
    assert headline(scene) == "Orange: double or leave"
    assert cells(scene)[:4] == [
        ("1", "hit", (1,), ("20,000",)),
        ("2", "hit", (2,), ("40,000",)),
        ("3", "next", (1, 2, 3), ("80,000",)),
        ("4", "later", (4, 5, 6), ("160,000",)),
    ]
    assert figures(scene) == {"At stake": "40,000", "A win doubles it to": "80,000", "Chance": "50 in 100"}
    assert captions(scene) == [("", "+40,000", True)] * 3 + [("", "\u221240,000", False)] * 3
    leave = next(widget for widget in scene if widget.key == "leave")
    assert isinstance(leave, Pad)
    assert leave.note == "with 40,000"
    assert screen.handle(Touched("leave"), model) == [Submit(Withdraw(0))]
    assert screen.handle(Touched("roll"), model) == [Submit(ON), Deal(0)]


def test_a_loss_takes_all() -> None:
    play = at(45, bet(10_000), 1, ON, 2, ON, 6)
    tumbling, lost = shown(play, unseen=1, now=0.4).scene, shown(play, **LIES).scene
    assert figures(tumbling) == {"At stake": "40,000"}
    assert cells(lost)[2] == ("3", "miss", (6,), ("lost",))
    assert headline(lost) == "Orange lost 10,000 at Madrid"


def test_nothing_is_at_stake_once_it_is_lost() -> None:
    lost = shown(at(45, bet(10_000), 6), **LIES, bots=(0,)).scene
    assert figures(lost)["At stake"] == "0"
