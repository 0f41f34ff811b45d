"""How Sitting Bull shows itself on the screens that serve every game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from games.catalogue import GAMES
from games.game import CHANCE
from games.sitting_bull.events import CardDealt
from games.sitting_bull.options import RULINGS
from games.sitting_bull.state import State
from games.sitting_bull.terms import Awaits, Effect, Path, Present
from tests.ui.random_play import play_until
from tests.ui.sitting_bull.build import at, at_effect, model_of, new_state, view
from tests.ui.sitting_bull.moments import Position, positions
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.game_pads import GamePad
from ui.model import SeatInfo
from ui.sitting_bull.end import EndScreen
from ui.sitting_bull.presentation import SITTING_BULL_PRESENTATION as SITTING_BULL
from ui.sitting_bull.presentation import present_topic
from ui.sitting_bull.screens import SittingBullScreen
from ui.text.topics import find_topic
from ui.text.words import Words

WORDS = Words()
EDITION = GAMES["sitting-bull"].edition()
SEATS = tuple(SeatInfo(place, "person") for place in (0, 1, 2, 5))
NAMES = ("Orange", "Sky", "Green", "Red")


def headline(state: State) -> str:
    return SITTING_BULL.headline(WORDS, view(state), SEATS)


def on_turn(state: State) -> str:
    return NAMES[state.current_players()[0]]


def over(players: int = 2, seed: int = 1, **rulings: str) -> State:
    return play_until(new_state(players, **rulings), Random(seed), lambda state: False)


def setting_up(awaits: Awaits, **rulings: str) -> State:
    return play_until(new_state(2, **rulings), Random(1), lambda state: view(state).awaits is awaits)


@pytest.mark.parametrize(
    ("awaits", "says"),
    [
        (Awaits.FIRST, "Who is the oldest?"),
        (Awaits.REGION_CARD, "Prairie: turn up a card"),
        (Awaits.MILESTONE_TILE, "Draw a milestone tile"),
        (Awaits.POWWOW_TILE, "Draw the powwow tile"),
        (Awaits.OFFERING, "Prairie: draw an offering"),
    ],
)
def test_the_headline_of_the_setup_says_what_is_drawn(awaits: Awaits, says: str) -> None:
    state = setting_up(awaits)
    assert state.current_players() == (CHANCE,)
    assert headline(state) == says


@pytest.mark.parametrize(("awaits", "thing"), [(Awaits.HAND_CARD, "card"), (Awaits.WISDOM, "wisdom card")])
def test_the_headline_names_who_gets_a_card(awaits: Awaits, thing: str) -> None:
    state = setting_up(awaits)
    assert headline(state) == f"{NAMES[view(state).dealing]} draws a {thing}"


@pytest.mark.parametrize(
    ("awaits", "says", "cards"),
    [
        (Awaits.EXCHANGE, "{}: keep or exchange your cards", "console"),
        (Awaits.CARD, "{}: play a card", "console"),
        (Awaits.PLACE, "{}: choose a region", "console"),
        (Awaits.MILESTONE, "{}: claim one milestone", "console"),
        (Awaits.REVEAL, "{}: show your wisdom card", "table"),
    ],
)
def test_the_headline_names_who_does_what(awaits: Awaits, says: str, cards: str) -> None:
    state = at(awaits, round_=0, cards=cards)
    assert headline(state) == says.format(on_turn(state))


@pytest.mark.parametrize(
    ("effect", "says"),
    [
        (Effect.SWAP, "swap two pawns"),
        (Effect.TRAVEL, "move a pawn"),
        (Effect.TO_POWWOW, "move a pawn to the powwow"),
        (Effect.CARD, "choose a card to give"),
        (Effect.SPACE, "choose a path"),
        (Effect.CHOICE, "take one present"),
        (Effect.KEEP, "keep the present?"),
    ],
)
def test_the_headline_says_what_the_effect_asks(effect: Effect, says: str) -> None:
    state = at_effect(effect, players=2)
    assert headline(state) == f"{on_turn(state)}: {says}"


def test_discs_are_counted() -> None:
    state = at_effect(Effect.DISCS)
    paths = (Path.ORIGIN, Path.MEMORY)
    one, two = (replace(view(state), moves=moves, paths=paths) for moves in (1, 2))
    assert SITTING_BULL.headline(WORDS, one, SEATS) == f"{on_turn(state)}: move 1 feat disc"
    assert SITTING_BULL.headline(WORDS, two, SEATS) == f"{on_turn(state)}: move 2 feat discs"
    only = replace(view(state), moves=1, paths=paths[:1])
    assert SITTING_BULL.headline(WORDS, only, SEATS) == f"{on_turn(state)}: move the Origin disc"


@pytest.mark.parametrize("position", positions(), ids=[position.name for position in positions()])
def test_a_step_has_one_text_at_home_and_in_the_game(position: Position) -> None:
    banner = SittingBullScreen().scene(model_of(position.state, history=position.history))[0]
    assert getattr(banner, "headline", "") == headline(position.state)


@pytest.mark.parametrize("awaits", [Awaits.FIRST, Awaits.EXCHANGE, Awaits.CARD])
def test_so_have_the_steps_before_the_board(awaits: Awaits) -> None:
    state = play_until(new_state(3), Random(1), lambda state: view(state).awaits is awaits)
    assert getattr(SittingBullScreen().scene(model_of(state))[0], "headline", "") == headline(state)


@pytest.mark.parametrize(
    "awaits", [Awaits.FIRST, Awaits.REGION_CARD, Awaits.MILESTONE_TILE, Awaits.POWWOW_TILE, Awaits.OFFERING]
)
def test_so_have_the_draws_of_real_cards(awaits: Awaits) -> None:
    state = setting_up(awaits, cards="table")
    assert getattr(SittingBullScreen().scene(model_of(state))[0], "headline", "") == headline(state)


def test_whoever_comes_to_camp_takes_a_present() -> None:
    state = play_until(new_state(3), Random(2), lambda state: view(state).awaits is Awaits.PRESENT)
    assert headline(state) == f"{NAMES[view(state).turn]}: take a present"


def test_the_end_names_who_won() -> None:
    seen = view(over())
    assert SITTING_BULL.headline(WORDS, replace(seen, winners=(1,)), SEATS) == "Sky won"
    assert SITTING_BULL.headline(WORDS, replace(seen, winners=(0, 1)), SEATS) == "Orange + Sky share the win"


def test_the_status_is_the_round() -> None:
    assert SITTING_BULL.status(WORDS, view(new_state(2))) == "Setup"
    assert SITTING_BULL.status(WORDS, view(at(Awaits.CARD, players=4, round_=8))) == "Round 8 of 10"
    assert SITTING_BULL.status(WORDS, view(at(Awaits.REVEAL, cards="table"))) == "Final scoring"
    assert SITTING_BULL.status(WORDS, view(over())) == "End of the game"


def test_the_score_is_the_seat_s_own() -> None:
    seen = view(over())
    assert [SITTING_BULL.score(seen, player) for player in (0, 1)] == [seat.score for seat in seen.seats]
    assert SITTING_BULL.score_unit(WORDS) == "points"


def test_choices_out_of_a_hand_are_secret() -> None:
    """Which card is played, whether the hand is worth keeping, and which card is given away tell what is in it."""
    for state in (at(Awaits.CARD), at(Awaits.EXCHANGE, round_=0), at_effect(Effect.CARD, players=2)):
        assert SITTING_BULL.hides_choices(view(state), state.current_players()[0])
    for state in (at(Awaits.PLACE), at(Awaits.MILESTONE), at_effect(Effect.TRAVEL), at_effect(Effect.KEEP)):
        assert not SITTING_BULL.hides_choices(view(state), state.current_players()[0])


def test_the_console_hides_nothing_of_real_cards() -> None:
    for state in (at(Awaits.CARD, cards="table"), at_effect(Effect.CARD, players=2, cards="table")):
        assert not SITTING_BULL.hides_choices(view(state), state.current_players()[0])


def test_cards_are_asked_among_the_options_and_there_are_no_dice() -> None:
    assert SITTING_BULL.modes() == ("secrets", "lights", "help")
    assert "cards" in {ruling.option for ruling in RULINGS}


@pytest.mark.parametrize(
    ("make", "topic"),
    [
        (lambda: new_state(2), "setup"),
        (lambda: new_state(2, cards="table"), "setup"),
        (lambda: setting_up(Awaits.OFFERING), "setup"),
        (lambda: setting_up(Awaits.OFFERING, cards="table"), "real-cards"),
        (lambda: at(Awaits.EXCHANGE, round_=0), "hands"),
        (lambda: at(Awaits.CARD), "step.card"),
        (lambda: at(Awaits.PLACE), "step.place"),
        (lambda: at(Awaits.MILESTONE), "step.milestones"),
        (lambda: at(Awaits.REVEAL, cards="table"), "score"),
        (over, "score"),
        (lambda: at_effect(Effect.CARD, players=2), "tile.lakota_card"),
        (lambda: at_effect(Effect.SPACE, players=2), "tile.leadership"),
        (lambda: at_effect(Effect.CHOICE, players=2), "tile.presents"),
    ],
)
def test_help_opens_where_play_is(make: Callable[[], State], topic: str) -> None:
    assert SITTING_BULL.topic(view(make())) == topic
    found = find_topic(SITTING_BULL.help_topics(WORDS, "full", EDITION), topic)
    assert found is not None
    assert found.id == topic


def test_help_tells_a_present_from_the_region_and_the_tile() -> None:
    seen = view(at_effect(Effect.DISCS))
    at_prairie = replace(seen, place=0, present=None)
    assert SITTING_BULL.topic(at_prairie) == "region.prairie"
    assert SITTING_BULL.topic(replace(at_prairie, place=3, present=Present.ORIGIN_MEMORY)) == "present.feats"
    assert SITTING_BULL.topic(replace(at_prairie, place=3, awaits=Awaits.PRESENT)) == "region.camp"


def test_help_is_there_for_every_present() -> None:
    topics = SITTING_BULL.help_topics(WORDS, "full", EDITION)
    for present in Present:
        found = find_topic(topics, f"present.{present_topic(present)}")
        assert found is not None
        assert found.id == f"present.{present_topic(present)}"
    assert present_topic(Present.HARMONY) == "stone"
    assert present_topic(Present.SILENCE) == "path"
    assert present_topic(Present.CALL) == "call"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("cards", ["console", "table"])
def test_every_choice_of_a_game_has_a_label_of_its_own(players: int, cards: str) -> None:
    """And wherever a game stands there are a headline, a status and help."""
    topics = SITTING_BULL.help_topics(WORDS, "full", EDITION)

    def told(state: State) -> bool:
        seen, player = view(state), state.current_players()[0]
        assert "{" not in headline(state) + SITTING_BULL.status(WORDS, seen)
        assert find_topic(topics, SITTING_BULL.topic(seen)) is not None
        model = model_of(state)
        choices = state.legal_actions(player) if player != CHANCE else [a for a, _ in state.chance_outcomes()]
        labels = [SITTING_BULL.action_words(WORDS, choice, model) for choice in choices]
        assert len(set(labels)) == len(labels), labels
        return False

    play_until(new_state(players, cards=cards), Random(players), told)


def test_the_journal_names_seats() -> None:
    model = model_of(at(Awaits.CARD))
    assert SITTING_BULL.event_words(WORDS, CardDealt(3), model) == "Red drew a card"


def test_rulings_have_titles_and_readings() -> None:
    for ruling in RULINGS:
        told = SITTING_BULL.ruling_words(WORDS, ruling, EDITION)
        assert told.title
        assert told.question.endswith("?")
        assert [*told.readings] == [*ruling.values], "in one order, ours first"
        assert all(told.readings.values())


def test_refusals_and_sources_have_words() -> None:
    assert SITTING_BULL.refusal(WORDS, "space_taken") == "Leadership: this space is taken"
    assert SITTING_BULL.edition_source(WORDS, "rulebook") == "Printed in the rulebook"


def test_it_has_screens_and_an_end_of_its_own() -> None:
    assert isinstance(SITTING_BULL.screen(), SittingBullScreen)
    assert isinstance(SITTING_BULL.results(), EndScreen)


@pytest.mark.parametrize("size", [(320.0, 240.0), (560.0, 360.0), (180.0, 300.0)])
def test_its_picture_fills_any_pad(size: tuple[float, float]) -> None:
    pad = GamePad(box=Box(0, 0, *size), shown=SITTING_BULL, title="Sitting Bull", seats="2 to 4 seats")
    picture = Painter(PANELS["10in"]).picture(pad)
    colours = {tuple(picture.get_at((x, y))) for x in range(4, picture.get_width() - 4, 3) for y in range(40, 200, 5)}
    assert len(colours) > 5
