"""Every number printed on the board and cards, as the documents give it, and where each comes from."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from games.dakara.board import FORMS, INNER_GAMES
from games.dakara.edition import DakaraEdition, read_edition
from games.game import EditionValue

SHIPPED = read_edition()
PRINTED: dict[str, EditionValue] = {value.key: value for value in SHIPPED.values()}
ODD = (1, 0, 1, 0, 1, 0)
EVEN = (0, 1, 0, 1, 0, 1)
HIGH = (0, 0, 0, 1, 1, 1)
THREE_OF_SIX = [ODD, EVEN, (1, 1, 1, 0, 0, 0), HIGH, (0, 1, 1, 0, 1, 0), (1, 0, 0, 1, 0, 1)]
"""Aruba and Madrid: {1,3,5} {2,4,6} {1,2,3} {4,5,6} {2,3,5} {1,4,6}."""


def numbers(prefix: str) -> dict[str, int]:
    """The values directly below a table."""
    below = {key[len(prefix) + 1 :]: v.value for key, v in PRINTED.items() if key.startswith(f"{prefix}.")}
    return {key: value for key, value in below.items() if "." not in key}


@pytest.mark.rule("DA-2", "DA-16")
def test_the_money_of_the_start() -> None:
    assert numbers("bank") == {"money": 30_000_000}
    assert numbers("start") == {"money": 50_000}
    assert numbers("notes") == {"1000": 5, "5000": 3, "10000": 3}
    assert 5 * 1_000 + 3 * 5_000 + 3 * 10_000 == 50_000
    assert numbers("gate") == {"money": 50_000}


@pytest.mark.rule("DA-S1", "DA-S17", "DA-S24", "DA-S39", "DA-S13", "DA-S18", "DA-S26", "DA-S37")
@pytest.mark.rule("DA-S15", "DA-S22", "DA-S29", "DA-S44")
def test_what_is_collected_before_a_journey() -> None:
    assert numbers("collect") == {
        "1": 5_000, "13": 5_000, "15": 10_000, "17": 5_000, "18": 5_000, "22": 10_000, "24": 5_000, "26": 5_000,
        "29": 10_000, "37": 5_000, "39": 5_000, "44": 10_000,
    }  # fmt: skip


@pytest.mark.rule("DA-S12", "DA-S36", "DA-S2", "DA-S5", "DA-S25", "DA-S16", "DA-S34", "DA-S30", "DA-D1")
def test_the_checks() -> None:
    assert numbers("agency") == {"money": 50_000}
    assert SHIPPED.faces("agency.face") == (0, 0, 1, 0, 1, 0)
    assert numbers("disc") == {"rolls": 3, "hits": 2, "prize": 60_000}
    assert SHIPPED.faces("disc.face") == ODD
    assert numbers("lottery") == {"rolls": 4, "hits": 3}
    assert SHIPPED.faces("lottery.face") == EVEN
    assert SHIPPED.faces("stock.rise") == HIGH
    assert numbers("tennis") == {"prize": 120_000}
    assert SHIPPED.faces("tennis.first") == (1, 0, 1, 0, 0, 1)
    assert SHIPPED.faces("tennis.second") == (1, 0, 0, 1, 0, 1)


@pytest.mark.rule("DA-S3", "DA-S40")
def test_the_pairs_of_rolls() -> None:
    paid = {str(total): 0 for total in range(2, 13)}
    assert numbers("baccarat.sum") == {**paid, "8": 50_000, "9": 100_000, "10": 50_000}
    assert numbers("customs") == {"unit": 10_000}


@pytest.mark.rule("DA-S6", "DA-S7", "DA-S9", "DA-S42", "DA-S45", "DA-S46")
@pytest.mark.rule("DA-D2", "DA-D3", "DA-D5", "DA-D12", "DA-D14", "DA-D15")
def test_the_rows_and_the_streak() -> None:
    assert numbers("atlantic") == {"unit": 10_000}
    dice = [(6, 2), (5, 1), (4, 3), (5, 2), (4, 1), (6, 3)]
    for cell, (first, second) in enumerate(dice, 1):
        assert numbers(f"atlantic.cell.{cell}") == {"first": first, "second": second}
    assert Counter(face for pair in dice for face in pair) == dict.fromkeys(range(1, 7), 2)
    assert numbers("acapulco") == {"out": 6}
    assert SHIPPED.cells("acapulco.cell", 6) == (5_000, 10_000, 15_000, 20_000, 25_000, 30_000)
    assert numbers("buenos_aires") == {"prize": 50_000}
    assert SHIPPED.cells("buenos_aires.cell", 6) == (1, 2, 3, 4, 5, 6)
    for game in ("aruba", "madrid"):
        assert [SHIPPED.faces(f"{game}.cell.{cell}") for cell in range(1, 7)] == THREE_OF_SIX
    assert numbers("aruba") == {"pays": 1}
    assert SHIPPED.faces("reno.face") == HIGH
    assert SHIPPED.cells("reno.win", 6) == (20_000, 30_000, 40_000, 50_000, 60_000, 80_000)
    assert SHIPPED.cells("reno.lose", 6) == (10_000, 20_000, 30_000, 40_000, 50_000, 60_000)


@pytest.mark.rule("DA-S10", "DA-S19", "DA-S21", "DA-S43", "DA-S32")
@pytest.mark.rule("DA-D6", "DA-D7", "DA-D9", "DA-D10", "DA-D13")
def test_the_tracks() -> None:
    assert numbers("golf") == {"prize": 180_000, "rolls": 3, "shots": 2}
    assert numbers("golf.green") == {"first": 9, "last": 10}
    assert SHIPPED.faces("golf.sink") == (0, 1, 1, 0, 0, 0)
    assert numbers("slalom") == {"prize": 160_000, "finish": 18}
    assert [k for k in range(1, 18) if SHIPPED[f"slalom.flag.{k}"]] == [4, 7, 10, 13, 16]
    assert numbers("venice") == {"goal": 12, "prize": 300_000}
    assert SHIPPED.cells("venice.place", 11) == (
        30_000, -20_000, 50_000, -30_000, 100_000, -40_000, 100_000, -120_000, 100_000, -150_000, -250_000,
    )  # fmt: skip
    assert numbers("steeplechase") == {"lap": 12, "laps": 2, "prize": 200_000, "entry": 10_000}
    assert [k for k in range(1, 13) if SHIPPED[f"steeplechase.fallen.{k}"]] == [4, 9]
    assert numbers("las_vegas") == {"fee": 10_000, "goal": 12, "prize": 150_000}
    assert [k for k in range(1, 12) if SHIPPED[f"las_vegas.lose_all.{k}"]] == [3, 7, 10]
    assert SHIPPED.cells("las_vegas.place", 11) == (
        5_000, 10_000, 0, 15_000, 20_000, 10_000, 0, 25_000, 30_000, 0, 40_000,
    )  # fmt: skip


@pytest.mark.rule("DA-S8", "DA-S20", "DA-S23", "DA-S28", "DA-S41", "DA-S47", "DA-S35", "DA-S33", "DA-S14", "DA-S38")
@pytest.mark.rule("DA-D4", "DA-D8", "DA-D11", "DA-D18")
def test_the_bets_the_ante_and_the_auction() -> None:
    assert numbers("kentucky") == {"pays": 6}
    assert SHIPPED.faces("kentucky.face") == (1, 2, 3, 4, 5, 6)
    assert numbers("cannes") == {"pays": 1}
    assert SHIPPED.faces("cannes.face") == (1, 2, 1, 2, 1, 2)
    assert numbers("biarritz") == {"pays": 1}
    assert SHIPPED.faces("biarritz.face") == (1, 1, 1, 2, 2, 2)
    assert numbers("nassau") == {"pays": 6}
    assert numbers("monte_carlo") == {"pays": 6}
    assert SHIPPED.sums("monte_carlo.sum") == (3, 5, 6, 4, 2, 1, 3, 5, 6, 4, 2)
    assert numbers("odd_even") == {"pays": 1}
    assert SHIPPED.faces("odd_even.face") == (1, 2, 1, 2, 1, 2)
    assert numbers("blackjack") == {"limit": 14, "pays": 2, "stands": 11}
    assert numbers("ante") == {"money": 10_000}
    assert numbers("auction") == {"open": 50_000, "step": 10_000}


@pytest.mark.rule("DA-D16", "DA-13")
def test_a_boarding_pass_leads_to_each_of_the_inner_games() -> None:
    assert SHIPPED.cells("pass", 15) == (6, 7, 8, 9, 10, 19, 20, 21, 23, 32, 41, 42, 43, 45, 46)
    assert SHIPPED.cells("pass", 15) == INNER_GAMES


@pytest.mark.rule("DA-D19", "DA-14", "DA-15", "DA-7")
def test_the_gold_cards() -> None:
    thousands = {
        "cash": (5, 5, 10, 10, 10, 15, 15, 20, 20, 25, 25, 30, 35, 40, 50),
        "stock": (50, 20, 80, 10, 30, 60, 15, 40, 100, 25, 40, 20, 50, 10, 30),
        "auction": (350, 280, 230, 190, 160, 140, 120, 100, 90, 80, 70, 60, 50, 40, 35),
        "lottery": (50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 175, 200, 225, 250),
    }
    for line, amounts in thousands.items():
        assert [PRINTED[f"gold.{card}.{line}"].value for card in range(1, 16)] == [1_000 * k for k in amounts]
    assert (min(thousands["auction"]), max(thousands["auction"])) == (35, 350)
    assert {line: sum(amounts) for line, amounts in thousands.items()} == {
        "cash": 315, "stock": 580, "auction": 1_995, "lottery": 1_950,
    }  # fmt: skip


def test_the_edition_prints_nothing_else() -> None:
    assert len(PRINTED) == len(SHIPPED.values())
    heads = Counter(key.split(".")[0] for key in PRINTED)
    assert heads == {
        "bank": 1, "start": 1, "notes": 3, "gate": 1, "collect": 12, "agency": 7, "disc": 9, "baccarat": 11,
        "lottery": 8, "atlantic": 13, "acapulco": 7, "kentucky": 7, "buenos_aires": 7, "golf": 11, "auction": 2,
        "stock": 6, "slalom": 19, "cannes": 7, "venice": 13, "biarritz": 7, "nassau": 1, "tennis": 13,
        "steeplechase": 16, "ante": 1, "blackjack": 3, "customs": 1, "monte_carlo": 12, "aruba": 37,
        "las_vegas": 25, "madrid": 36, "reno": 18, "odd_even": 7, "pass": 15, "gold": 60,
    }  # fmt: skip


ORIGINS = {
    "bank": ("rulebook", "K:21"),
    "start": ("rulebook", "K:27"),
    "notes": ("rulebook", "K:33"),
    "gate": ("rulebook", "K:82"),
    "collect.1": ("rulebook", "K:84"),
    "collect.13": ("rulebook", "K:108"),
    "collect.15": ("rulebook", "K:112"),
    "collect.17": ("rulebook", "K:116"),
    "collect.18": ("rulebook", "K:118"),
    "collect.22": ("rulebook", "K:126"),
    "collect.24": ("rulebook", "K:130"),
    "collect.26": ("rulebook", "K:134"),
    "collect.29": ("rulebook", "K:140"),
    "collect.37": ("rulebook", "K:156"),
    "collect.39": ("rulebook", "K:160"),
    "collect.44": ("rulebook", "K:170"),
    "agency": ("rulebook", "K:106"),
    "disc": ("rulebook", "K:86"),
    "disc.prize": ("default", "DA-D1"),
    "baccarat": ("rulebook", "K:88"),
    "lottery": ("rulebook", "K:92"),
    "atlantic": ("default", "DA-D2"),
    "atlantic.unit": ("rulebook", "K:94"),
    "atlantic.cell.1": ("implied", "K:94"),
    "acapulco": ("default", "DA-D3"),
    "acapulco.out": ("rulebook", "K:96"),
    "kentucky": ("default", "DA-D4"),
    "kentucky.pays": ("rulebook", "K:98"),
    "buenos_aires": ("default", "DA-D5"),
    "buenos_aires.prize": ("rulebook", "K:100"),
    "golf": ("rulebook", "K:102"),
    "auction": ("implied", "K:110"),
    "stock": ("rulebook", "K:70"),
    "slalom": ("default", "DA-D7"),
    "slalom.prize": ("rulebook", "K:120"),
    "cannes": ("default", "DA-D8"),
    "cannes.pays": ("rulebook", "K:122"),
    "cannes.face.3": ("implied", "K:122"),
    "venice": ("rulebook", "K:124"),
    "venice.place": ("default", "DA-D9"),
    "biarritz": ("rulebook", "K:128"),
    "nassau": ("rulebook", "K:138"),
    "tennis": ("rulebook", "K:142"),
    "steeplechase": ("default", "DA-D10"),
    "steeplechase.laps": ("rulebook", "K:146"),
    "steeplechase.prize": ("rulebook", "K:146"),
    "steeplechase.entry": ("default", "DA-R27"),
    "ante": ("rulebook", "K:148"),
    "blackjack": ("rulebook", "K:152"),
    "blackjack.stands": ("default", "DA-R39"),
    "customs": ("rulebook", "K:162"),
    "monte_carlo": ("default", "DA-D11"),
    "monte_carlo.pays": ("rulebook", "K:164"),
    "aruba": ("default", "DA-D12"),
    "aruba.pays": ("rulebook", "K:166"),
    "las_vegas": ("default", "DA-D13"),
    "las_vegas.fee": ("rulebook", "K:168"),
    "las_vegas.goal": ("rulebook", "K:168"),
    "las_vegas.prize": ("rulebook", "K:168"),
    "madrid": ("default", "DA-D14"),
    "reno": ("default", "DA-D15"),
    "odd_even": ("rulebook", "K:176"),
    "pass": ("default", "DA-D16"),
    "pass.5": ("implied", "K:40"),
    "pass.11": ("implied", "K:65"),
    "gold": ("default", "DA-D19"),
    "gold.1.cash": ("implied", "K:40"),
    "gold.1.auction": ("rulebook", "K:110"),
    "gold.15.auction": ("rulebook", "K:110"),
}
"""Status and source by key, or by the nearest table that a key is in."""


def origin(key: str) -> tuple[str, str]:
    return ORIGINS[key] if key in ORIGINS else origin(key.rpartition(".")[0])


def test_every_value_says_where_it_comes_from() -> None:
    for key, value in PRINTED.items():
        assert (value.status, value.source) == origin(key), key
    assert (PRINTED["pass.5"].value, PRINTED["pass.11"].value, PRINTED["gold.1.cash"].value) == (10, 41, 5_000)


AMOUNT = (0, 1_000_000, 1_000)
PRIZE = (1_000, 1_000_000, 1_000)
UP_TO_SIX = (1, 6, 1)
FLAG = (0, 1, 1)
PAYS = (1, 36, 1)
LIMITS = {
    "bank.money": (1_000_000, 100_000_000, 1_000_000),
    "start.money": PRIZE,
    "notes.1000": (0, 50, 1),
    "gate.money": AMOUNT,
    "collect.13": AMOUNT,
    "agency.money": AMOUNT,
    "agency.face.1": FLAG,
    "disc.rolls": UP_TO_SIX,
    "disc.hits": UP_TO_SIX,
    "disc.face.2": FLAG,
    "disc.prize": PRIZE,
    "baccarat.sum.7": AMOUNT,
    "lottery.rolls": UP_TO_SIX,
    "lottery.hits": UP_TO_SIX,
    "lottery.face.3": FLAG,
    "atlantic.cell.2.first": UP_TO_SIX,
    "atlantic.cell.2.second": UP_TO_SIX,
    "atlantic.unit": (1_000, 100_000, 1_000),
    "acapulco.cell.1": AMOUNT,
    "acapulco.out": UP_TO_SIX,
    "kentucky.face.1": UP_TO_SIX,
    "kentucky.pays": PAYS,
    "buenos_aires.cell.6": UP_TO_SIX,
    "buenos_aires.prize": PRIZE,
    "golf.prize": PRIZE,
    "golf.green.first": (1, 18, 1),
    "golf.green.last": (1, 18, 1),
    "golf.rolls": UP_TO_SIX,
    "golf.shots": UP_TO_SIX,
    "golf.sink.4": FLAG,
    "auction.open": PRIZE,
    "auction.step": PRIZE,
    "stock.rise.6": FLAG,
    "slalom.prize": PRIZE,
    "slalom.finish": (7, 18, 1),
    "slalom.flag.17": FLAG,
    "cannes.face.1": (1, 2, 1),
    "cannes.pays": PAYS,
    "venice.place.11": (-1_000_000, 1_000_000, 1_000),
    "venice.goal": (2, 12, 1),
    "venice.prize": PRIZE,
    "biarritz.face.1": (1, 2, 1),
    "biarritz.pays": PAYS,
    "nassau.pays": PAYS,
    "tennis.first.1": FLAG,
    "tennis.second.1": FLAG,
    "tennis.prize": PRIZE,
    "steeplechase.lap": (6, 12, 1),
    "steeplechase.laps": (1, 4, 1),
    "steeplechase.fallen.1": FLAG,
    "steeplechase.prize": PRIZE,
    "steeplechase.entry": PRIZE,
    "ante.money": PRIZE,
    "blackjack.limit": (7, 30, 1),
    "blackjack.pays": PAYS,
    "blackjack.stands": (1, 30, 1),
    "customs.unit": (0, 100_000, 1_000),
    "monte_carlo.sum.12": UP_TO_SIX,
    "monte_carlo.pays": PAYS,
    "aruba.cell.6.6": FLAG,
    "aruba.pays": PAYS,
    "las_vegas.fee": PRIZE,
    "las_vegas.place.1": AMOUNT,
    "las_vegas.lose_all.1": FLAG,
    "las_vegas.goal": (2, 12, 1),
    "las_vegas.prize": PRIZE,
    "madrid.cell.1.1": FLAG,
    "reno.face.1": FLAG,
    "reno.win.1": AMOUNT,
    "reno.lose.1": AMOUNT,
    "odd_even.face.1": (1, 2, 1),
    "odd_even.pays": PAYS,
    "gold.1.cash": PRIZE,
    "gold.2.stock": PRIZE,
    "gold.3.auction": PRIZE,
    "gold.4.lottery": PRIZE,
}


def test_the_limits_of_the_values_are_these() -> None:
    found = {key: (PRINTED[key].low, PRINTED[key].high, PRINTED[key].step) for key in LIMITS}
    assert found == LIMITS
    assert {key for key, value in PRINTED.items() if value.among} == {f"pass.{k}" for k in range(1, 16)}
    assert PRINTED["pass.1"].among == tuple(sorted(FORMS))


@pytest.mark.rule("DA-R17")
def test_a_pass_steps_from_game_to_game() -> None:
    golf = PRINTED["pass.5"]
    assert (golf.value, golf.beside(True), golf.beside(False)) == (10, 14, 9)


def test_the_edition_as_text_reads_back_with_status_and_source() -> None:
    owner = read_edition({"venice": {"place": {"2": -25_000}}}, "house.toml")
    again = read_edition(tomllib.loads(owner.as_toml()), "archive")
    assert list(again.values()) == list(owner.values())
    changed = {v.key: v for v in again.values()}["venice.place.2"]
    assert (changed.value, changed.status, changed.source) == (-25_000, "owner", "house.toml")


def test_editions_with_equal_numbers_play_alike() -> None:
    assert SHIPPED.same_numbers(SHIPPED)
    assert SHIPPED.same_numbers(read_edition({"disc": {"prize": 60_000}}, "house.toml"))
    assert not SHIPPED.same_numbers(read_edition({"disc": {"prize": 61_000}}, "house.toml"))


def test_numbers_are_read_by_cell_face_and_sum() -> None:
    edition: DakaraEdition = read_edition({"reno": {"win": {"1": 7_000, "2": 9_000}}}, "house.toml")
    assert edition.cells("reno.win", 2) == (7_000, 9_000)
    assert edition.cells("reno.win", 1, first=2) == (9_000,)
    assert edition.faces("tennis.first")[3 - 1] == 1
    assert edition.sums("baccarat.sum")[9 - 2] == 100_000
