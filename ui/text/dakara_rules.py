"""What each space asks, in one line, with the numbers of the edition as played."""

from __future__ import annotations

from collections.abc import Iterable

from games.dakara.board import (
    AGENCIES,
    CRUISE_SPACES,
    FLY_SPACES,
    GOLD_PASS_SPACES,
    LOTTERIES,
    PASS_SPACES,
    Space,
)
from games.dakara.edition import DakaraEdition
from games.dakara.options import DakaraOptions
from ui.text.money import amount
from ui.text.words import Words


def space_rule(words: Words, space: int, edition: DakaraEdition, options: DakaraOptions) -> str:
    """The rule of `space` (0 for the gate) as one sentence or two, with the numbers and rulings as played."""
    if space in PASS_SPACES:
        told = words("Collect {money}, take a boarding pass, and play where it leads.")
        return told.format(money=amount(edition[f"collect.{space}"]))
    if space in GOLD_PASS_SPACES:
        return words("Take a gold card and its cash, then a boarding pass, and play where it leads.")
    if space in FLY_SPACES:
        return words("Collect {money}, then fly to any game.").format(money=amount(edition[f"collect.{space}"]))
    if space in CRUISE_SPACES:
        told = words("Collect {money}, then cruise to any game.")
        return told.format(money=amount(edition[f"collect.{space}"]))
    if space in AGENCIES:
        told = words("Take a boarding pass. Roll {faces} for {money} travel money, then play where the pass leads.")
        return told.format(faces=faces(words, edition.faces("agency.face")), money=amount(edition["agency.money"]))
    if space in LOTTERIES:
        told = words("Roll {faces} {hits} times in {rolls} rolls: a gold card says what you win.")
        return told.format(
            faces=faces(words, edition.faces("lottery.face")),
            hits=edition["lottery.hits"],
            rolls=edition["lottery.rolls"],
        )
    if space == Space.CUSTOMS:
        return _customs(words, edition, options)
    for rule in (_sports, _cells, _tables, _journeys, _markets):
        told = rule(words, space, edition)
        if told:
            return told
    raise KeyError(space)


def _sports(words: Words, space: int, edition: DakaraEdition) -> str:
    """Prizes of one player: discs, golf, slalom, tennis; and the race of all."""
    match space:
        case Space.DISC_SHOOTING:
            told = words("Roll {faces} {hits} times in {rolls} rolls: win {prize}.")
            return told.format(
                faces=faces(words, edition.faces("disc.face")), hits=edition["disc.hits"], rolls=edition["disc.rolls"],
                prize=amount(edition["disc.prize"]),
            )  # fmt: skip
        case Space.PALM_SPRINGS:
            first, last = edition["golf.green.first"], edition["golf.green.last"]
            green = words("places {first} and {last}") if last == first + 1 else words("places {first} to {last}")
            told = words("Reach the green, {places}, in {rolls} rolls, then sink the ball with {faces}: win {prize}.")
            return told.format(
                places=green.format(first=first, last=last), rolls=edition["golf.rolls"],
                faces=faces(words, edition.faces("golf.sink")), prize=amount(edition["golf.prize"]),
            )  # fmt: skip
        case Space.ASPEN:
            told = words("Reach or pass {finish} without landing on a fallen flag: win {prize}.")
            return told.format(finish=edition["slalom.finish"], prize=amount(edition["slalom.prize"]))
        case Space.BERMUDA:
            told = words("Roll {first}, then {second}: win {prize}.")
            return told.format(
                first=faces(words, edition.faces("tennis.first")), second=faces(words, edition.faces("tennis.second")),
                prize=amount(edition["tennis.prize"]),
            )  # fmt: skip
        case Space.AINTREE:
            told = words("All ride. Be the first to finish {laps} laps without falling: win {prize}.")
            return told.format(laps=edition["steeplechase.laps"], prize=amount(edition["steeplechase.prize"]))
    return ""


def _cells(words: Words, space: int, edition: DakaraEdition) -> str:
    """Rows of cells, and the streak."""
    match space:
        case Space.ATLANTIC_CITY:
            told = words("Match one of the two printed dice: win its pips times {unit}. Six cells, one roll each.")
            return told.format(unit=amount(edition["atlantic.unit"]))
        case Space.ACAPULCO:
            told = words("Collect what each cell says. A {out} ends it, and you keep your winnings.")
            return told.format(out=edition["acapulco.out"])
        case Space.BUENOS_AIRES:
            told = words("Roll the cell's own number: win {prize}. Six cells, one roll each.")
            return told.format(prize=amount(edition["buenos_aires.prize"]))
        case Space.ARUBA:
            told = words("Bet and match the numbers of each cell. Pays {n} to 1, leave when you like.")
            return told.format(n=edition["aruba.pays"])
        case Space.MADRID:
            return words("Bet once. Each win doubles all you have here, a loss takes it. Leave when you like.")
        case Space.RENO:
            told = words("Roll {faces} to win what the cell says, else pay its other number. Leave when you like.")
            return told.format(faces=faces(words, edition.faces("reno.face")))
    return ""


def _tables(words: Words, space: int, edition: DakaraEdition) -> str:
    """Bets at a table, the pot and blackjack."""
    match space:
        case Space.KENTUCKY:
            return words("All may bet on a horse. One roll decides, and pays {n} to 1.").format(
                n=edition["kentucky.pays"]
            )
        case Space.CANNES:
            return words("All may bet on black or red. One roll decides, and pays {n} to 1.").format(
                n=edition["cannes.pays"]
            )
        case Space.BIARRITZ:
            return words("Bet on yellow or green. One roll decides, and pays {n} to 1.").format(
                n=edition["biarritz.pays"]
            )
        case Space.NASSAU:
            return words("Bet on the sum of two rolls. It pays {n} to 1.").format(n=edition["nassau.pays"])
        case Space.ALL_BET:
            told = words("All put in {money} and roll once. The highest takes the pot, ties roll again.")
            return told.format(money=amount(edition["ante.money"]))
        case Space.SAN_JUAN:
            told = words("Bet, and roll up to {limit} or near it. The bank then tries to reach you. Pays {n} to 1.")
            return told.format(limit=edition["blackjack.limit"], n=edition["blackjack.pays"])
        case Space.MONTE_CARLO:
            told = words("All may bet on a space. The sum of two rolls decides, and pays {n} to 1.")
            return told.format(n=edition["monte_carlo.pays"])
        case Space.BANK:
            return words("Bet on odd or even. One roll decides, and pays {n} to 1.").format(n=edition["odd_even.pays"])
    return ""


def _journeys(words: Words, space: int, edition: DakaraEdition) -> str:
    """Tracks that one may leave, and the gate."""
    match space:
        case 0:
            return words("Collect {money}.").format(money=amount(edition["gate.money"]))
        case Space.VENICE:
            told = words("Collect or pay what each place says. Leave when you like. Exactly {goal} wins {prize}.")
            return told.format(goal=edition["venice.goal"], prize=amount(edition["venice.prize"]))
        case Space.LAS_VEGAS:
            told = words("Pay {fee} and collect what each place says, or lose all. Exactly {goal} wins {prize}.")
            return told.format(
                fee=amount(edition["las_vegas.fee"]),
                goal=edition["las_vegas.goal"],
                prize=amount(edition["las_vegas.prize"]),
            )
    return ""


def _markets(words: Words, space: int, edition: DakaraEdition) -> str:
    """Baccarat, auctions, stocks."""
    match space:
        case Space.SAN_REMO:
            sums = edition.sums("baccarat.sum")
            prizes = [
                words("{sums} for {prize}").format(
                    sums=either(words, [total for total, won in enumerate(sums, 2) if won == prize]),
                    prize=amount(prize),
                )
                for prize in sorted(set(sums) - {0}, reverse=True)
            ]
            return words("Roll twice for the sum: {prizes}.").format(prizes=", ".join(prizes))
        case Space.PARIS | Space.LONDON:
            return words("Sell to the best bidder, who takes a gold card and collects its auction value.")
        case Space.NEW_YORK | Space.TOKYO:
            told = words("Take a gold card and roll: {rise} pay you its amount, anything else costs it.")
            return told.format(rise=faces(words, edition.faces("stock.rise")))
    return ""


def _customs(words: Words, edition: DakaraEdition, options: DakaraOptions) -> str:
    """Both readings of K:162 (DA-R1)."""
    if options.customs == "each_odd_roll":
        told = words("Roll twice. An even number costs nothing, an odd one itself times {unit}.")
    else:
        told = words("Roll twice. Two even numbers cost nothing, an odd one the sum times {unit}.")
    return told.format(unit=amount(edition["customs.unit"]))


def faces(words: Words, flags: Iterable[int]) -> str:
    """The faces with a flag: "3 or 5", "odd", "even"."""
    marked = [face for face, flag in enumerate(flags, 1) if flag]
    if marked == [1, 3, 5]:
        return words("odd")
    if marked == [2, 4, 6]:
        return words("even")
    return either(words, marked)


def either(words: Words, numbers: Iterable[int]) -> str:
    """ "9", "8 or 10", "4, 5 or 6"."""
    listed = [str(number) for number in numbers]
    if len(listed) < 2:
        return "".join(listed)
    return words("{some} or {last}").format(some=", ".join(listed[:-1]), last=listed[-1])
