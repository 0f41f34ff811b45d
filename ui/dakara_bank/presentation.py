"""How the bank shows itself on the screens that serve every game."""

from __future__ import annotations

from collections.abc import Sequence

from games.dakara.accounts import Accounts
from games.game import CHANCE, Choice, Edition, Event, Observation
from ui.base_presentation import seat_names
from ui.dakara.banked import BankedPresentation
from ui.dakara_bank.reading import books
from ui.draft import Draft
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.bank_tile import draw_bank
from ui.model import Model, SeatInfo
from ui.screen import Screen
from ui.screens.chrome import seat_name
from ui.text import dakara_bank as text
from ui.text.dakara_edition import edition_section, edition_words
from ui.text.topics import Topic
from ui.text.words import Words


class BankPresentation(BankedPresentation):
    """See `ui.presentation.Presentation`."""

    def title(self, words: Words) -> str:
        return words("Dice and bank")

    def picture(self, pen: Pen, box: Box) -> None:
        draw_bank(pen, box)

    def modes(self) -> tuple[str, ...]:
        return ("dice", "cards", "lights", "help")

    def mode_title(self, words: Words, mode: str) -> str:
        return words("Gold cards and passes") if mode == "cards" else ""

    def score(self, view: Observation, player: int) -> int:
        return books(view).money[player]

    def accounts(self, view: Observation) -> Accounts:
        seen = books(view)
        return Accounts(seen.bank, seen.money, (0,) * len(seen.money))

    def headline(self, words: Words, view: Observation, seats: tuple[SeatInfo, ...]) -> str:
        seen = books(view)
        if not seen.current:
            names = [seat_name(seats[winner], words) for winner in seen.winners]
            if len(names) == 1:
                return words("{player} has the most").format(player=names[0])
            return words("{players} have the most").format(players=", ".join(names))
        if seen.current == (CHANCE,):
            return words("A die or a card is on its way")
        return words("The books are open")

    def status(self, words: Words, view: Observation) -> str:
        return words.plural("{n} entry in the ledger", "{n} entries in the ledger", len(books(view).ledger))

    def topic(self, view: Observation) -> str:
        return "bank.pay"

    def help_topics(self, words: Words, level: str, edition: Edition) -> Sequence[Topic]:
        from ui.text.dakara_bank_help import help_topics

        return help_topics(words, level)

    def action_words(self, words: Words, action: Choice, model: Model) -> str:
        return text.action_words(words, action, seat_names(words, model))

    def event_words(self, words: Words, event: Event, model: Model, *, sealed: bool = False) -> str:
        return text.event_words(words, event, seat_names(words, model))

    def refusal(self, words: Words, code: str) -> str:
        return text.refusal_words(words, code)

    def edition_words(self, words: Words, key: str) -> str:
        return edition_words(words, key)

    def edition_section(self, words: Words, key: str) -> str:
        return edition_section(words, key)

    def seats(self, draft: Draft) -> Screen | None:
        from ui.dakara_bank.seats import BankSeatsScreen

        return BankSeatsScreen(draft)

    def screen(self) -> Screen | None:
        from ui.dakara_bank.screens import BankScreen

        return BankScreen()

    def results(self) -> Screen | None:
        from ui.dakara_bank.closing import ClosedScreen

        return ClosedScreen()


BANK_PRESENTATION = BankPresentation()
