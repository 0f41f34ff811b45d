"""At the end with real cards everybody shows the wisdom card, and sees at once what it brings."""

from __future__ import annotations

import pytest

from games.sitting_bull.actions import ShowWisdom
from games.sitting_bull.terms import Wisdom
from tests.ui.checks import LongWords, check_scene
from tests.ui.sitting_bull.build import model_of, view
from tests.ui.sitting_bull.hand_cases import reveal, submitted
from ui.kit.panel import PANELS
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.symbol_pad import SymbolPad
from ui.kit.pieces.target import State as Look
from ui.kit.widget import Scene
from ui.screen import Touched
from ui.screens.chrome import player_name
from ui.sitting_bull.reveal import RevealScreen
from ui.text.words import Words


def pads(scene: Scene) -> list[SymbolPad]:
    return [w for w in scene if isinstance(w, SymbolPad)]


@pytest.mark.rule("SB-36")
def test_wisdom_cards_are_shown_one_by_one() -> None:
    state = reveal()
    player = state.current_players()[0]
    model, screen = model_of(state), RevealScreen()
    scene = screen.scene(model)
    (banner,) = (w for w in scene if isinstance(w, Banner))
    assert banner.headline.endswith(": show your wisdom card")
    assert banner.overline == "Final scoring"
    assert [pad.key for pad in pads(scene)] == [f"wisdom-{int(wisdom)}" for wisdom in Wisdom]
    assert pads(scene)[3].note == "Have 3 pawns in the powwow"
    entered = submitted(screen.handle(Touched("wisdom-3"), model))
    assert entered == [ShowWisdom(player, Wisdom.ELDER)]
    state.apply_action(ShowWisdom(player, Wisdom.ELDER))
    elder = pads(RevealScreen().scene(model_of(state)))[3]
    assert (elder.key, elder.label, elder.note) == ("", "Elder", player_name(model, player))
    assert elder.state is Look.OFF


@pytest.mark.rule("SB-36")
def test_each_card_says_what_it_would_bring_to_whom_it_is() -> None:
    state = reveal()
    player = state.current_players()[0]
    seat, regions = view(state).seats[player], view(state).regions
    have = (
        max(seat.items),
        seat.items[3],
        sum(seat.stones) + sum(seat.presents[:4]),
        view(state).powwow[player],
        sum(region.pawns[player] >= 2 for region in regions),
    )
    need = (5, 3, 7, 3, 4)
    assert {h >= n for h, n in zip(have, need, strict=True)} == {False, True}
    names = ("Pathfinder", "Quiet one", "Stone keeper", "Elder", "Wanderer")
    shown = pads(RevealScreen().scene(model_of(state)))
    assert [pad.label for pad in shown] == [f"{name}: {h} of {n}" for name, h, n in zip(names, have, need, strict=True)]
    assert ["check" in pad.symbols for pad in shown] == [h >= n for h, n in zip(have, need, strict=True)]


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("back", [False, True])
def test_hands_and_eyes(panel: str, words: Words, *, back: bool) -> None:
    model = model_of(reveal(), PANELS[panel], words=words, can_undo=back)
    check_scene(RevealScreen().scene(model), PANELS[panel])
