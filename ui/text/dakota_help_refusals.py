"""Help on every refusal of Dakota: the rule behind it, and what to do instead."""

from __future__ import annotations

from games.dakota.refusals import Refusal
from ui.text.dakota_refusals import refusal
from ui.text.topics import Topic
from ui.text.words import Words


def refusal_topics(words: Words) -> tuple[Topic, ...]:
    """One topic for each refusal, under the sentence that the table said."""
    return tuple(
        Topic(f"refusal.{code.value}", words("Why not?"), refusal(words, code), rule, (instead,))
        for code, rule, instead in (
            *_order(words),
            *_activation(words),
            *_placing(words),
            *_taking(words),
            *_building(words),
        )
    )


_Part = tuple[Refusal, str, str]


def _order(words: Words) -> tuple[_Part, ...]:
    return (
        (
            Refusal.GAME_OVER,
            words("The last round is played and the points stand."),
            words("Look at the journal, or start another game from the home screen."),
        ),
        (
            Refusal.NOT_YOUR_TURN,
            words("Most phases go seat by seat. The headline names the seat that is on."),
            words("Wait for your place to light up. Did the table skip you? Look at the journal for the reason."),
        ),
        (
            Refusal.WRONG_PHASE,
            words(
                "Each phase has its own acts: selling belongs to development, buying to the market, placing to the two "
                "placements."
            ),
            words("The line above the headline says which phase it is."),
        ),
        (
            Refusal.NO_SUCH_PLACE,
            words("The board has no territory with that number."),
            words("Choose one of those on the map."),
        ),
        (
            Refusal.NO_SUCH_OUTCOME,
            words("A draw can only show what is still among the tokens, and the first player is one of the seats."),
            words("Enter what really came up. If the terrain came up before, check the territory draw in the options."),
        ),
        (
            Refusal.MALFORMED,
            words("Something reached the table that it cannot read as an act of this game."),
            words("Choose again on the screen. If it happens often, tell whoever looks after the table."),
        ),
        (
            Refusal.ALREADY_LOCKED,
            words("A faction that is covered stays covered until all are shown."),
            words("Wait for the others. If everybody picked the same side, you choose again."),
        ),
    )


def _activation(words: Words) -> tuple[_Part, ...]:
    return (
        (
            Refusal.NOT_ACTIVE,
            words(
                "Only territories in play count. Those behind the frontier are not open yet, and a used-up one is "
                "closed for good."
            ),
            words(
                "Choose a territory that is drawn with its row. The next one opens when one of its terrain is used up."
            ),
        ),
        (
            Refusal.OTHER_BUILDING_FIRST,
            words("Your cards act one after the other in a fixed order."),
            words("Finish the one that the headline names. The others follow."),
        ),
        (
            Refusal.WRONG_TOTEM_RESOURCE,
            words("A Buffalo Totem adds buffalo, a Horse Totem horses, and an Eagle Totem fish or game."),
            words("Choose a resource that the totem brings."),
        ),
        (
            Refusal.NOT_PRINTED_HERE,
            words("A totem needs a free space that shows its resource, in the row now in play."),
            words("Choose a territory whose row shows that symbol with nothing on it."),
        ),
        (
            Refusal.NO_VACANT_SPACE,
            words("A row holds no more than its spaces. Here all spaces of that kind are full."),
            words("Choose another territory, or another kind if there is one."),
        ),
        (
            Refusal.TOTEM_COMPULSORY,
            words("A totem that finds a space has to be used, even if its owner would rather not."),
            words(
                "Choose the territory that helps the others least. Whether totems must be used is a choice at setup."
            ),
        ),
    )


def _placing(words: Words) -> tuple[_Part, ...]:
    return (
        (
            Refusal.NO_SUCH_PAWN,
            words("You can only place pawns that are still at home, and only send home pawns that stand here."),
            words("Choose the other kind: explorer or horseman. The numbers beside them say how many are left."),
        ),
        (
            Refusal.OWN_PAWNS_FIRST,
            words("In the second placement your own extra pawns go before any neutral one."),
            words("Place your own first. They may go to territories or to the market."),
        ),
        (
            Refusal.NO_NEUTRAL_LEFT,
            words("Everybody shares the neutral pawns of a side. The last of them is already on the board."),
            words(
                "Use a neutral pawn of the other side. Placed where you do not fight, it does no harm, or spoils a "
                "rival's plan."
            ),
        ),
        (
            Refusal.GHOST_DANCE,
            words("A native's Ghost Dance lies here. For this round no neutral settler may stand on this territory."),
            words(
                "Settlers may still send their own pawns here, and neutral natives may come. Or strengthen another "
                "territory."
            ),
        ),
    )


def _taking(words: Words) -> tuple[_Part, ...]:
    return (
        (
            Refusal.RESOURCE_NOT_HERE,
            words("You can take only what lies on the row now, or add only what its spaces show."),
            words("Choose one of the kinds that are lit."),
        ),
        (
            Refusal.MUST_COLLECT,
            words("A winning pawn takes a resource as long as one is left. To spare a row, send fewer pawns."),
            words(
                "Choose the resource you can use or sell best. Whether a pawn may leave with nothing is a choice at "
                "setup."
            ),
        ),
        (
            Refusal.OTHER_TERRITORY_FIRST,
            words("Territories are settled from the mountains down to the prairies, from right to left."),
            words("Finish the one on the screen. The small map shows which come next."),
        ),
    )


def _building(words: Words) -> tuple[_Part, ...]:
    return (
        (
            Refusal.TOO_EXPENSIVE,
            words("The price is more than the wealth you hold. Nobody lends here."),
            words("In development you can sell resources first and then pay. On the market, buy something cheaper."),
        ),
        (
            Refusal.MISSING_RESOURCES,
            words("A card is paid with exactly what it shows. Wealth does not stand in for resources."),
            words("The dashed tiles are what you lack. Collect them, or send a pawn to the market next round."),
        ),
        (
            Refusal.WRONG_PAYMENT,
            words(
                "Each four-colour symbol takes one fish, horse, game or buffalo, as many as there are symbols, from "
                "what is left after the rest of the cost."
            ),
            words("Choose other resources for the symbols. Two alike are fine."),
        ),
        (
            Refusal.OTHER_FACTION,
            words("Natives and settlers each have six cards of their own."),
            words("Choose one of the cards of your side."),
        ),
        (
            Refusal.ALREADY_BUILT,
            words("Each card can be yours once in the game. Others may build the same one, there are enough."),
            words("Choose a card that you do not own yet."),
        ),
        (
            Refusal.ONE_BUILDING_A_ROUND,
            words("One settlement or one reinforcement in each development phase, not both."),
            words("Sell, recruit or buy points now, and build the next card in the next round."),
        ),
        (
            Refusal.TRAIN_NEEDS_LAND,
            words(
                "Rails need open country: a plain or prairie in play whose upper row is used up and whose lower row "
                "still holds something."
            ),
            words(
                "Help to empty the upper row of a plain or prairie. Then keep the resources ready for the next "
                "development."
            ),
        ),
        (
            Refusal.NO_EXPLORER_TO_MOUNT,
            words("A horseman takes the place of one of your explorers, and you have none left to give."),
            words("Recruit an explorer first. It counts from the next round."),
        ),
        (
            Refusal.NONE_TO_SELL,
            words("You can sell only what lies behind your screen."),
            words("Peek to see what you have."),
        ),
        (
            Refusal.ALL_PAWNS_IN_PLAY,
            words("A colour has only so many pawns, horsemen included, and yours are all in play."),
            words("Spend the wealth on points, or on a card."),
        ),
    )
