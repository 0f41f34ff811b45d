"""Help on the phases of Dakota."""

from __future__ import annotations

from games.dakota.terms import Phase
from ui.text.dakota_names import phase_name
from ui.text.topics import Topic
from ui.text.words import Words


def phase_topics(words: Words) -> tuple[Topic, ...]:
    """One topic for each phase, in the order of play."""
    return tuple(
        Topic(f"phase.{phase.name.lower()}", words("Phases"), phase_name(words, phase), brief, more)
        for phase, brief, more in (*_before(words), *_placing(words), *_taking(words), *_closing(words))
    )


_Part = tuple[Phase, str, tuple[str, ...]]


def _before(words: Words) -> tuple[_Part, ...]:
    return (
        (
            Phase.TERRITORIES,
            words(
                "The rightmost territory of each terrain is in play. A draw opens a few more, and another draw names "
                "the first player."
            ),
            (
                words(
                    "Each terrain opens from right to left. The post marks the frontier: the next territory that will "
                    "open."
                ),
                words("Draw from your own box if you like: then the table asks you what came up."),
            ),
        ),
        (
            Phase.FACTIONS,
            words("Choose in secret: natives or settlers. All choices are shown together."),
            (
                words("Hold your seat button to open your peek, then choose. The others look away."),
                words("With buttons alone: while you hold yours, OK takes the left card and UNDO the right one."),
                words("There must be at least one of each. If everybody picked the same side, all choose again."),
                words("The smaller side is not the weaker one: it gets more neutral pawns to lean on."),
            ),
        ),
        (
            Phase.ACTIVATION,
            words(
                "Cards that act each round do it now: totems add a resource, the Saloon pays, the Ghost Dance takes "
                "its place."
            ),
            (
                words(
                    "The first player starts and it goes round. The table runs through your cards and asks only when "
                    "there is a choice."
                ),
                words("A totem with nowhere to go is skipped, and the table says why."),
                words("What a totem adds now can already be collected this round, by whoever wins it."),
            ),
        ),
    )


def _placing(words: Words) -> tuple[_Part, ...]:
    return (
        (
            Phase.FIRST_PLACEMENT,
            words("In turn, each player places three own pawns on territories or on the market."),
            (
                words(
                    "Your pawns stand on your side: natives on the left, settlers on the right. Only territories in "
                    "play count."
                ),
                words(
                    "Go where you can win, not only where the goods are. Each pawn that wins takes one resource, the "
                    "others go home with nothing."
                ),
                words(
                    "A horseman fights for two and takes one. A pawn on the market buys one resource later, with no "
                    "fight at all."
                ),
                words(
                    "Watch who stands beside you: pawns of your own side help you win, then share the goods with you."
                ),
            ),
        ),
        (
            Phase.SECOND_PLACEMENT,
            words(
                "In reverse order, each player places three more: first own pawns still at home, then neutral ones of "
                "either side."
            ),
            (
                words(
                    "The last to place before is the first now. Own pawns may still go to the market. Neutral pawns "
                    "may not."
                ),
                words(
                    "Neutral pawns add strength to their side and take nothing. Strengthen your own battles with them, "
                    "or spoil someone else's."
                ),
                words(
                    "They are shared: what one player uses is gone for the rest of the round. If none can be placed, "
                    "you place fewer."
                ),
            ),
        ),
    )


def _taking(words: Words) -> tuple[_Part, ...]:
    return (
        (
            Phase.COLLECTION,
            words(
                "Territory by territory, the stronger side wins and its players take one resource for each pawn. A tie "
                "feeds nobody."
            ),
            (
                words("Explorers and neutral pawns count 1, horsemen 2. A side that stands alone wins."),
                words("The order is fixed: mountains first, prairies last, and in each terrain from the right."),
                words(
                    "When several players share a win, they pick one at a time, the strongest first. See: Order of "
                    "picks."
                ),
                words(
                    "When the row is empty, everybody goes home. What opens below or beside it waits until the next "
                    "round."
                ),
            ),
        ),
        (
            Phase.REPLENISHMENT,
            words(
                "Where nobody stood, the land grows back: one resource for a row that still has at least one and room "
                "for more."
            ),
            (
                words("The first player chooses the kind where the row shows more than one."),
                words(
                    "A pawn of any kind keeps the land from growing, even one that lost. An empty row never grows back."
                ),
            ),
        ),
        (
            Phase.MARKET,
            words("Each of your pawns on the market may buy one resource, at the price on your own card."),
            (
                words("The first player starts. Buy less than you could, or nothing, and then take your pawns home."),
                words(
                    "Natives and settlers pay different prices. You cannot sell here: selling belongs to development."
                ),
            ),
        ),
    )


def _closing(words: Words) -> tuple[_Part, ...]:
    return (
        (
            Phase.DEVELOPMENT,
            words("Build one card, sell resources, recruit explorers and buy points, in any order. Then finish."),
            (
                words("One card a round: a settlement or a reinforcement, not both. You own each card at most once."),
                words(
                    "Sell and recruit and buy points as often as you can pay for it. A new explorer comes into play "
                    "next round, a point counts at once."
                ),
                words(
                    "A card that helps in this phase works from the moment you build it: first build the Bank, then "
                    "buy points."
                ),
            ),
        ),
        (
            Phase.END,
            words("After the last round the most victory points win. A tie goes to the greater wealth."),
            (
                words(
                    "Ghost Dances come home at the end of each round, and the first player marker moves on clockwise."
                ),
                words(
                    "For a tie every resource left is turned into wealth at your own prices. Still equal: the win is "
                    "shared."
                ),
            ),
        ),
    )
