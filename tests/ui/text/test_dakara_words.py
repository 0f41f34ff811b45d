"""Every code, name, event and printed value of Dakara has words, and they are whole."""

from __future__ import annotations

import re
from types import UnionType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import pytest

from games.dakara import events
from games.dakara.actions import Bet, DakaraAction, Decline, ReadGold, Travel, Withdraw
from games.dakara.edition import read_edition
from games.dakara.options import RULINGS, DakaraOptions
from games.dakara.refusals import Refusal
from games.dakara.terms import BANK, ESCROW, LAST_SPACE, Line, Reason, Result
from games.game import CHANCE, Action, Event, Range
from ui.text import dakara
from ui.text.dakara_events import short_result
from ui.text.dakara_help import help_topics
from ui.text.dakara_ranks import ordinal
from ui.text.money import amount, change
from ui.text.topics import sections
from ui.text.words import Words

WORDS: Final = Words()
NAMES: Final = ("Orange", "Sky", "Green")
EDITION: Final = read_edition()
OPTIONS: Final = DakaraOptions(players=4)
SPACES: Final = range(LAST_SPACE + 1)
ACTIONS: Final[tuple[type[Action], ...]] = get_args(DakaraAction)
EVENTS: Final = tuple(
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
TOPICS: Final = help_topics(WORDS, "full", EDITION)


def sample(kind: Any, *, last: bool) -> Any:
    """A value of the annotated type; `last` for another one."""
    if kind is bool:
        return last
    if isinstance(kind, type) and issubclass(kind, Line):
        return Line.LOTTERY if last else Line.CASH
    if kind is int:
        return 2 if last else 1
    if get_origin(kind) is tuple:
        return (0, 2) if last else (1,)
    if get_origin(kind) is Literal:
        return get_args(kind)[-1 if last else 0]
    assert isinstance(kind, UnionType), kind
    return None if last else sample(get_args(kind)[0], last=last)


def instance(kind: Any, *, last: bool = False) -> Any:
    hints = get_type_hints(kind)
    return kind(**{name: sample(hints[name], last=last) for name in kind.__struct_fields__})


def whole(text: str) -> str:
    assert text and not re.search(r"[{}_]|\b[A-Z]+[a-z]+[A-Z]", text), text
    return text


@pytest.mark.parametrize("game", [0, 8, 14])
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_is_a_sentence(kind: type[Event], last: bool, game: int) -> None:
    whole(dakara.event_words(WORDS, instance(kind, last=last), NAMES, game))


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("kind", ACTIONS)
def test_every_choice_has_a_label(kind: type[Action], last: bool) -> None:
    space = {"space": 46} if "space" in kind.__struct_fields__ else {}
    action = instance(kind, last=last)
    for name, value in space.items():
        action = type(action)(**{**{n: getattr(action, n) for n in action.__struct_fields__}, name: value})
    assert len(whole(dakara.action_words(WORDS, action, 8, NAMES))) <= 48


@pytest.mark.parametrize(
    ("action", "game", "told"),
    [
        (Bet(0, 20000, 3), 8, "Bet 20,000 on horse 3"),
        (Bet(0, 1000, 1), 20, "Bet 1,000 on black"),
        (Bet(0, 1000, 2), 23, "Bet 1,000 on green"),
        (Bet(0, 1000, 0), 28, "Bet 1,000"),
        (Bet(0, 1000, 2), 47, "Bet 1,000 on even"),
        (Range(0, "Bet", 1000, 50000, 1000, 4), 41, "Bet on space 4"),
        (Range(0, "Bet", 1000, 50000, 1000, 0), 35, "Bet"),
        (Range(CHANCE, "ReadGold", 1000, 50000, 1000), 0, "The card's amount"),
        (ReadGold(CHANCE, 35000), 0, "The card says 35,000"),
        (Decline(1), 38, "Bid no more"),
        (Decline(1), 8, "Do not play"),
        (Withdraw(1), 35, "Stand"),
        (Withdraw(1), 21, "Leave with what you have"),
        (Travel(0, 10), 0, "Go to No. 10 Golf, Palm Springs"),
    ],
)
def test_choices_read_as_people_say_them(action: Any, game: int, told: str) -> None:
    assert dakara.action_words(WORDS, action, game, NAMES) == told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (events.Rolled(0, 4, 12), "Orange rolled 4 (roll 12 of the game)"),
        (events.Moved(1, 13, 17), "Sky went to No. 17 Boarding pass"),
        (events.Moved(1, 45, 0), "Sky went to Departure gate"),
        (events.Paid(BANK, 2, 50000, "gate"), "Departure gate: the bank paid Green 50,000"),
        (events.Paid(0, BANK, 70000, "tax"), "Customs: Orange paid the bank 70,000"),
        (events.Paid(0, ESCROW, 5000, "stake", 0), "Bet laid down: 5,000 before Orange"),
        (events.Paid(ESCROW, 0, 5000, "stake_back", 0), "Stake returned: Orange +5,000"),
        (events.Paid(ESCROW, BANK, 5000, "lost_stake", 1), "Bet lost: Sky paid the bank 5,000"),
        (events.GameEnded(0, 20, "won", 25000), "Orange, No. 20: won at Cannes +25,000"),
        (events.GameEnded(0, 10, "even", 0), "Orange, No. 10: nothing at the golf tournament"),
        (events.GameEnded(0, 46, "lost", -30000), "Orange, No. 46: lost at Reno \u221230,000"),
        (events.GameEnded(0, 33, "won", 30000), "Orange, No. 33: won the pot +30,000"),
        (events.GameEnded(0, 33, "lost", -10000), "Orange, No. 33: lost the pot \u221210,000"),
        (events.GameStarted(0, 33), "Orange plays for the pot"),
        (events.CellPlayed(0, 4, 4, True, 50000), "Cell 4: rolled 4, +50,000"),
        (events.CellPlayed(0, 4, 3, False, 0), "Cell 4: rolled 3, a miss"),
        (events.CellPlayed(0, 2, 1, False, -20000), "Cell 2: rolled 1, \u221220,000"),
        (events.TrackMoved(0, 3, 9, 0), "Orange moved from 3 to 9"),
        (events.TrackMoved(0, 3, 9, 30000), "Orange moved from 3 to 9, +30,000"),
        (events.PlaceWon(3, -1), "3 was rolled: no bet wins"),
        (events.PlaceWon(7, 0), "7 was rolled: the bet wins"),
        (events.GameOver((0, 2)), "Orange + Green share the win"),
        (events.Checked(0, (1, 4), True), "Orange rolled 1, 4 and won"),
    ],
)
def test_the_journal_reads_as_people_say_it(event: Event, told: str) -> None:
    assert dakara.event_words(WORDS, event, NAMES) == told


@pytest.mark.parametrize("result", get_args(Result))
def test_every_result_has_its_own_words(result: Any) -> None:
    texts = {dakara.result_words(WORDS, events.GameEnded(0, 20, r, 0)) for r in get_args(Result)}
    short = {short_result(WORDS, events.GameEnded(0, 20, r, 0)) for r in get_args(Result)}
    assert len(texts) == len(short) == len(get_args(Result))
    assert whole(short_result(WORDS, events.GameEnded(0, 20, result, 0))).startswith("Cannes: ")


@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_reason_has_words(reason: str) -> None:
    assert whole(dakara.reason_words(WORDS, reason)) != reason
    assert len(dakara.reason_words(WORDS, reason)) <= 22


def test_only_some_events_stand_beside_the_track() -> None:
    told = dakara.looked_back
    assert told(WORDS, events.GameEnded(1, 20, "won", 25000)) == (1, "No. 20: won at Cannes", 25000)
    assert told(WORDS, events.GameEnded(1, 20, "won", 25000), short=True) == (1, "Cannes: won", 25000)
    assert told(WORDS, events.GameEnded(1, 20, "declined", 0)) is None
    assert told(WORDS, events.GameEnded(1, 43, "declined", -10000)) is not None
    assert told(WORDS, events.Paid(BANK, 2, 5000, "collect")) == (2, "Collected", 5000)
    assert told(WORDS, events.Paid(BANK, 2, 5000, "prize")) is None
    assert told(WORDS, events.Bankrupt(2)) == (2, "Out of money", 0)
    assert told(WORDS, events.GoalReached(0)) == (0, "Journey finished", 0)
    assert told(WORDS, events.Rolled(0, 1, 1)) is None


@pytest.mark.parametrize("space", SPACES)
def test_every_space_has_names_and_a_rule(space: int) -> None:
    names = dakara.space_words(WORDS, space)
    for name in names:
        whole(name)
    assert len(names.short) <= 9
    rule = whole(dakara.space_rule(WORDS, space, EDITION, OPTIONS))
    assert len(rule) <= 104
    assert rule.endswith(".")
    assert dakara.space_title(WORDS, space).endswith(names.title)


def test_a_space_beyond_the_board_has_no_name() -> None:
    with pytest.raises(KeyError):
        dakara.space_words(WORDS, 48)
    with pytest.raises(KeyError):
        dakara.space_rule(WORDS, 48, EDITION, OPTIONS)


@pytest.mark.parametrize(
    ("space", "rule"),
    [
        (1, "Collect 5,000, take a boarding pass, and play where it leads."),
        (3, "Roll twice for the sum: 9 for 100,000, 8 or 10 for 50,000."),
        (9, "Roll the cell's own number: win 50,000. Six cells, one roll each."),
        (12, "Take a boarding pass. Roll 3 or 5 for 50,000 travel money, then play where the pass leads."),
        (16, "Take a gold card and roll: 4, 5 or 6 pay you its amount, anything else costs it."),
        (30, "Roll 1, 3 or 6, then 1, 4 or 6: win 120,000."),
        (25, "Roll even 3 times in 4 rolls: a gold card says what you win."),
    ],
)
def test_rules_name_the_numbers_of_the_edition(space: int, rule: str) -> None:
    assert dakara.space_rule(WORDS, space, EDITION, OPTIONS) == rule


def test_a_rule_follows_the_owner_s_cards() -> None:
    own = read_edition({"disc.prize": 75000}, "mine")
    assert "75,000" in dakara.space_rule(WORDS, 2, own, OPTIONS)


@pytest.mark.rule("DA-R1")
def test_customs_say_the_reading_that_is_played() -> None:
    own = read_edition({"customs.unit": 20_000}, "mine")
    each = DakaraOptions(players=4, customs="each_odd_roll")
    told = "Roll twice. An even number costs nothing, an odd one itself times 20,000."
    assert dakara.space_rule(WORDS, 40, own, each) == told
    told = "Roll twice. Two even numbers cost nothing, an odd one the sum times 20,000."
    assert dakara.space_rule(WORDS, 40, own, OPTIONS) == told


def test_every_refusal_names_its_rule() -> None:
    plain = dakara.refusal(WORDS, "something newer")
    texts = [dakara.refusal(WORDS, code.value) for code in Refusal]
    assert plain not in texts
    assert len(set(texts)) == len(texts)
    assert all(re.match(r"^[A-Z][\w -]+: \w", text) for text in texts)
    assert dakara.refusal(WORDS, "not_your_seat") != plain


def test_every_ruling_has_a_question_and_all_readings() -> None:
    for ruling in RULINGS:
        text = dakara.ruling_words(WORDS, ruling.option, EDITION)
        assert set(text.readings) == set(ruling.values)
        assert text.question.endswith("?")
        assert len(set(text.readings.values())) == len(ruling.values)
    with pytest.raises(KeyError):
        dakara.ruling_words(WORDS, "nothing", EDITION)


@pytest.mark.rule("DA-R27", "DA-R39")
def test_readings_have_the_owner_s_numbers() -> None:
    own = read_edition({"blackjack.stands": 12, "steeplechase.entry": 25_000}, "mine")
    told = [
        (dakara.ruling_words(WORDS, "banker", edition).readings["stands"],
         dakara.ruling_words(WORDS, "steeplechase", edition).readings["each_pays"])
        for edition in (EDITION, own)
    ]  # fmt: skip
    assert told == [("At 11 or more", "10,000 each"), ("At 12 or more", "25,000 each")]
    by_id = {topic.id: topic for topic in help_topics(WORDS, "full", own)}
    assert by_id["ruling.banker"].more[0] == "Or, chosen at setup: At 12 or more."


def test_every_printed_value_has_a_title() -> None:
    titles = [
        (dakara.edition_section(WORDS, value.key), dakara.edition_words(WORDS, value.key)) for value in EDITION.values()
    ]
    assert len(set(titles)) == len(titles)
    for value, (section, title) in zip(EDITION.values(), titles, strict=True):
        assert value.key not in (section, title)
        whole(section)
        whole(title)
        assert dakara.status_words(WORDS, value.status) != value.status


def test_money_is_a_full_number() -> None:
    assert amount(30_000_000) == "30,000,000"
    assert change(25000) == "+25,000"
    assert change(-30000) == amount(-30000) == "\u221230,000"
    assert change(0) == "0"


def test_ranks() -> None:
    assert [ordinal(WORDS, rank) for rank in range(1, 7)] == ["1st", "2nd", "3rd", "4th", "5th", "6th"]


def test_every_space_and_ruling_has_a_topic() -> None:
    ids = {topic.id for topic in TOPICS}
    wanted = {f"space.{space}" for space in SPACES} | {f"ruling.{ruling.option}" for ruling in RULINGS}
    wanted |= {"goal", "turn", "roll", "gold", "pass", "journey", "money", "broke", "bank", "pays", "leave", "buttons"}
    assert wanted <= ids
    assert len(ids) == len(TOPICS)
    assert len(sections(TOPICS)) <= 6


def test_spaces_stand_in_the_order_of_the_board() -> None:
    numbers = [int(topic.id.removeprefix("space.")) for topic in TOPICS if topic.id.startswith("space.")]
    assert numbers == list(SPACES)


def test_help_comes_in_two_lengths() -> None:
    for full, short in zip(TOPICS, help_topics(WORDS, "short", EDITION), strict=True):
        assert short.paragraphs == full.paragraphs[:1]
        assert len(short.brief) <= 180
        assert max(len(paragraph) for paragraph in full.paragraphs) <= 260
