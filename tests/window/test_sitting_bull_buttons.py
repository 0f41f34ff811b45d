"""Whole games of Sitting Bull by buttons alone: the own one opens the hand, UNDO goes through it, OK plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drivers.ports import Button
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.terms import Awaits, Effect
from tests.device.rig import Rig
from tests.window.presser import PLACES, Presser
from tests.window.sitting_bull import SECTIONS
from ui.kit.pieces.lead_chart import LeadChart
from ui.kit.pieces.score_matrix import SumSheet

Table = Callable[[str, str], Rig]
ASIDE = {"help", "sound", "pause", "undo"}
"""Pads that do not lead on."""
MOST = 1500
"""Times that somebody presses OK."""


class SittingBullPresser(Presser):
    """People at some of the places."""

    @property
    def view(self) -> SittingBullObservation:
        view = self.rig.table.view
        assert isinstance(view, SittingBullObservation)
        return view

    def start(self, people: tuple[int, ...], bots: tuple[int, ...]) -> None:
        """A game as the table proposes it, from the home screen."""
        self.seat("sitting-bull", people, bots)
        self.go_to("start")
        self.press(Button.OK)

    def play(self) -> None:
        """To the end, and through what is shown then."""
        for _ in range(MOST):
            table, console = self.rig.table, self.rig.console
            if self.view.awaits is Awaits.OVER and not console.waits() and not table.unseen:
                return
            place = self.random.choice(self.places())
            if self.hidden(place):
                self.from_hand(PLACES[place])
                continue
            for _ in range(self.random.choice((0, 0, 1, 1, 2, 3, 5))):
                self.press(PLACES[place])
            while self.marked() in ASIDE:
                self.press(PLACES[place])
            self.press(Button.OK)
        raise AssertionError(f"not over after {MOST} presses of OK: {self.view}")

    def hidden(self, place: int) -> bool:
        """Whoever sits there is to take a card of a hand that others may not see, and nothing else is to be done."""
        table, view = self.rig.table, self.view
        asked = view.awaits is Awaits.CARD or view.effect is Effect.CARD
        player = next((p for p in table.legal if table.seats[p].place == place), None)
        return asked and player is not None and player not in table.open_seats and not self.rig.console.waits()

    def from_hand(self, own: Button) -> None:
        """Look into the hand, go to one of its cards, take it; where one is picked, then to a place on the board."""
        if any(w.key.startswith("place-") for w in self.rig.scene()):
            self.press(own)
            self.press(Button.OK)
            return
        self.hold(own)
        for _ in range(self.random.randint(1, 4)):
            self.press(Button.UNDO)
            assert self.marked().startswith("card-")
        self.press(Button.OK)
        self.let_go(own)

    def opened(self) -> str:
        """The title of the sheet, or the picture, that lies open at the end."""
        return next((w.title for w in self.rig.scene() if isinstance(w, SumSheet | LeadChart)), "")

    def look_back(self) -> None:
        """Open everything that the end shows, and play again."""
        small = self.rig.console.panel.compact
        for title in (*SECTIONS, "How the lead changed"):
            if small:
                self.go_to("on")
            else:
                self.press(PLACES[0])
            self.press(Button.OK)
            assert self.opened() == title
        self.go_to("page:more")
        self.press(Button.OK)
        self.go_to("records")
        self.press(Button.OK)
        assert self.rig.console.navigator.name == "records"
        self.press(Button.UNDO)
        self.go_to("again")
        self.press(Button.OK)


@pytest.mark.parametrize(
    ("panel", "stance", "people", "bots"),
    [
        ("7in", "stand", (0, 3), ()),
        pytest.param("10in", "flat", (0, 1, 3, 4), (), marks=pytest.mark.slow),
        pytest.param("15in", "flat", (1, 3), (), marks=pytest.mark.slow),
        pytest.param("10in", "stand", (2,), (0, 4), marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_by_buttons_alone(
    table: Table, panel: str, stance: str, people: tuple[int, ...], bots: tuple[int, ...]
) -> None:
    presser = SittingBullPresser(table(panel, stance), seed=len(people))
    presser.start(people, bots)
    seats = presser.rig.table.seats
    assert [seat.place for seat in seats if seat.player == "person"] == list(people)
    assert [seat.place for seat in seats if seat.player == "normal"] == list(bots)
    presser.play()
    live, key = presser.rig.console.live, presser.rig.table.key
    assert live is not None
    assert live.table.finished
    presser.look_back()
    assert presser.rig.table.key != key
    assert presser.rig.table.seats == seats
    assert presser.view.round == 0
    assert presser.rig.told() == []
