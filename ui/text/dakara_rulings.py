"""The rulings of Dakara: what each decides, and its readings."""

from __future__ import annotations

from games.dakara.edition import DakaraEdition
from ui.text.money import amount
from ui.text.rulings import RulingWords
from ui.text.words import Words


def ruling_words(words: Words, option: str, edition: DakaraEdition) -> RulingWords:
    """A ruling by its option's name, with the numbers of `edition`; raises KeyError for one that does not exist."""
    found = _journey(words, option) or _tables(words, option, edition) or _money(words, option)
    if found is None:
        raise KeyError(option)
    return found


def _journey(words: Words, option: str) -> RulingWords | None:
    match option:
        case "length":
            return RulingWords(
                words("Length"),
                words("How far does the journey go?"),
                {
                    "full": words("To No. 47"),
                    "short": words("Short, to No. 23"),
                    "split": words("Some start at No. 23"),
                },
            )
        case "gate":
            return RulingWords(
                words("Departure gate"),
                words("When does the gate pay?"),
                {"on_landing": words("Landing on it"), "on_passing": words("Passing it too")},
            )
    return None


def _tables(words: Words, option: str, edition: DakaraEdition) -> RulingWords | None:
    match option:
        case "nassau":
            return RulingWords(
                words("Dice in Nassau"),
                words("Which sums win?"),
                {"seven_or_eleven": words("7 or 11"), "seven_to_eleven": words("7 to 11")},
            )
        case "hits":
            return RulingWords(
                words("Discs and lottery"),
                words("How many hits win?"),
                {"at_least": words("That many or more"), "exactly": words("Exactly that many")},
            )
        case "banker":
            return RulingWords(
                words("Bank at blackjack"),
                words("When does the bank stop?"),
                {
                    "ties_or_beats": words("When it ties or beats you"),
                    "stands": words("At {total} or more").format(total=edition["blackjack.stands"]),
                },
            )
        case "steeplechase":
            return RulingWords(
                words("Steeplechase"),
                words("What does riding cost?"),
                {
                    "free": words("Nothing"),
                    "each_pays": words("{amount} each").format(amount=amount(edition["steeplechase.entry"])),
                },
            )
    return None


def _money(words: Words, option: str) -> RulingWords | None:
    match option:
        case "customs":
            return RulingWords(
                words("Customs"),
                words("What does an odd roll cost?"),
                {"sum_if_any_odd": words("The sum of both rolls"), "each_odd_roll": words("The odd rolls alone")},
            )
        case "pays":
            return RulingWords(
                words("Pays 6 to 1"),
                words("What does a winning bet get?"),
                {"stake_back_and": words("Itself back, and 6 times"), "in_all": words("6 times in all")},
            )
        case "bet_limit":
            limits = {value: amount(int(value)) for value in ("10000", "50000", "100000", "500000")}
            return RulingWords(
                words("Highest bet"), words("How much may one bet?"), {"none": words("No limit"), **limits}
            )
    return None
