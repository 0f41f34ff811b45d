"""What the others did: told while they act, and when one's turn comes; why nothing can be taken back."""

from __future__ import annotations

import pytest

from games.dakota.events import Built, PhaseStarted, TerritoryActivated
from games.dakota.terms import Phase
from games.game import CHANCE
from tests.ui.checks import LongWords, check_scene
from tests.ui.dakota.build import model_of, new_state
from tests.ui.dakota.tables import Play
from ui.dakota.map_screen import take_back_pad
from ui.dakota.news import in_this_phase, no_take_back, since_turn, waiting_card
from ui.dakota.screens import DakotaScreen
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.choice_card import ChoiceCard
from ui.kit.pieces.news_card import NewsCard
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.place_pad import PlacePad
from ui.model import Model
from ui.reading import table_of
from ui.text.words import Words

BOX = Box(0, 0, 264, 300)


def developing() -> Play:
    """A development in which somebody has built, and others are to come."""

    def built(play: Play) -> bool:
        acts = [events for _, events in play.history]
        recent = [e for events in acts[-6:] for e in events]
        return play.view().phase is Phase.DEVELOPMENT and any(isinstance(e, Built) for e in recent)

    return Play(4, 2).until(built)


def news(model: Model) -> list[NewsCard]:
    return [w for w in DakotaScreen().scene(model) if isinstance(w, NewsCard)]


@pytest.mark.parametrize("panel", PANELS)
def test_while_bots_develop_one_reads_what_they_did(panel: str) -> None:
    play = developing()
    play.until(lambda p: not any(isinstance(e, Built) for e in p.history[-1][1]))
    model = play.model(PANELS[panel], bots=tuple(range(4)))
    built = [e for e in in_this_phase(model) if isinstance(e, Built)]
    assert built
    (card,) = news(model)
    assert card.title == "Just now"
    assert any("VP" in line or ":" in line for line in card.lines)


PHASES = (
    Phase.ACTIVATION,
    Phase.FIRST_PLACEMENT,
    Phase.SECOND_PLACEMENT,
    Phase.REPLENISHMENT,
    Phase.MARKET,
    Phase.DEVELOPMENT,
)


@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("panel", PANELS)
def test_news_and_reasons_fit(panel: str, words: Words) -> None:
    play = Play(5, 3)
    seen: set[Phase] = set()
    while seen != set(PHASES) and play.state.current_players():
        play.step()
        phase = play.view().phase
        if phase not in PHASES or play.view().round < 3 or play.rng.random() < 0.7:
            continue
        seen.add(phase)
        for bots in ((), tuple(range(5))):
            scene = DakotaScreen().scene(play.model(PANELS[panel], bots=bots, words=words))
            check_scene(scene, PANELS[panel], opposites=[("undo", "done")])
    assert len(seen) > 4


def test_nothing_that_lies_behind_a_screen_is_told() -> None:
    play = Play(4, 2).until_phase(Phase.FIRST_PLACEMENT, 4)
    for end in range(len(play.history) - 40, len(play.history)):
        shorter = Play(4, 2)
        shorter.state, shorter.history = play.state, play.history[:end]
        for card in waiting_card(shorter.model(), BOX):
            assert isinstance(card, NewsCard)
            text = " ".join(card.lines).lower()
            assert not any(kind in text for kind in ("timber", "gold", "metal", "grain", "fish"))


def test_since_ones_turn_what_stays_is_told() -> None:
    play = developing()
    model = play.model()
    table = table_of(model)
    for player in range(4):
        by = [entry.by for entry in table.journal]
        last = max((k for k, at in enumerate(by) if at == player), default=-1)
        wanted = [e for entry in table.journal[last + 1 :] for e in entry.events if isinstance(e, Built)]
        assert [e for e in since_turn(model, player) if isinstance(e, Built)] == wanted


def test_events_of_a_phase_begin_with_it() -> None:
    model = developing().model()
    assert not any(isinstance(event, PhaseStarted) for event in in_this_phase(model))


def test_a_pad_that_takes_nothing_back_says_why() -> None:
    play = Play(3, 1).until_phase(Phase.FIRST_PLACEMENT, 2)
    model = play.model()
    by = next(e.by for e in reversed(table_of(model).journal) if e.events)
    (pad,) = take_back_pad(model, on=False)
    assert isinstance(pad, Pad)
    assert (pad.key, pad.look) == ("", Look.OFF)
    assert pad.note == no_take_back(model)
    assert ("acted" in pad.note or "Looked" in pad.note) if by != CHANCE else "Drawn" in pad.note


def test_every_drawn_territory_is_seen_before_factions_begin() -> None:
    state = new_state(3)
    screen = DakotaScreen()
    log: list[object] = []
    while state.phase is Phase.TERRITORIES:
        model = model_of(state, unseen=log)  # type: ignore[arg-type]
        assert not screen.holds(model), "nothing holds up the draws"
        assert not any(w.key == "done" for w in screen.scene(model))
        state.apply_action(state.chance_outcomes()[0][0], log)  # type: ignore[arg-type]
    model = model_of(state, unseen=log)  # type: ignore[arg-type]
    assert screen.holds(model)
    cards = [w for w in screen.scene(model) if isinstance(w, ChoiceCard)]
    assert len(cards) == sum(isinstance(e, TerritoryActivated) for e in log) > 0
    (banner,) = (w for w in screen.scene(model) if isinstance(w, Banner))
    assert banner.headline.endswith("go first")


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("bots", [(), (0, 1, 2, 3)])
def test_who_stands_on_the_market_is_seen_in_the_second_placement(panel: str, bots: tuple[int, ...]) -> None:
    def somebody(play: Play) -> bool:
        view = play.view()
        there = any(seat.market_explorers for seat in view.seats)
        return view.phase is Phase.SECOND_PLACEMENT and there and view.round > 1

    model = Play(4, 5).until(somebody).model(PANELS[panel], bots=bots)
    (market,) = (w for w in DakotaScreen().scene(model) if isinstance(w, PlacePad))
    assert market.chips


def test_a_situation_changes_with_the_phase_the_person_and_the_look_back() -> None:
    screen = DakotaScreen()
    play = Play(3, 1).until_phase(Phase.DEVELOPMENT, 2)
    player = play.state.current_players()[0]
    mine = screen.situation(play.model())
    assert mine == screen.situation(play.model(can_undo=True))
    assert mine != screen.situation(play.model(bots=(player,)))
    assert mine != screen.situation(Play(3, 1).until_phase(Phase.MARKET, 2).model())
