"""What milestones and wisdom cards ask for and powwow tiles do, in one short line, numbers by the edition."""

from __future__ import annotations

from games.sitting_bull.edition import SittingBullEdition
from games.sitting_bull.terms import Milestone, Tile, Wisdom
from ui.text.words import Words


def milestone_goal(words: Words, milestone: Milestone, edition: SittingBullEdition) -> str:
    """What a milestone asks for, starting with the verb."""
    match milestone:
        case Milestone.BIG_LAND:
            return words("Stand in all five regions")
        case Milestone.BIG_TRIBE:
            pawns = edition["milestone.big_tribe.pawns"]
            return words.plural("Have {n} pawn in one region", "Have {n} pawns in one region", pawns)
        case Milestone.MAGIC:
            return words("Own a stone of each of the four types")
        case Milestone.HUNTING_GAME:
            items = edition["milestone.hunting_game.items"]
            return words.plural("Own {n} item of Origin", "Own {n} items of Origin", items)
        case Milestone.DOMAIN:
            return words("Own an item of each of the four paths")
        case Milestone.POWER:
            return words.plural("Own {n} stone", "Own {n} stones", edition["milestone.power.stones"])


def wisdom_goal(words: Words, wisdom: Wisdom, edition: SittingBullEdition) -> str:
    """What a wisdom card asks for at the end, starting with the verb."""
    need = edition[f"wisdom.{wisdom.name.lower()}.need"]
    match wisdom:
        case Wisdom.PATHFINDER:
            return words.plural("Own {n} item of one path", "Own {n} items of one path", need)
        case Wisdom.QUIET_ONE:
            return words.plural("Own {n} item of Silence", "Own {n} items of Silence", need)
        case Wisdom.STONE_KEEPER:
            return words.plural("Own {n} stone or stone present", "Own {n} stones, with presents", need)
        case Wisdom.ELDER:
            return words.plural("Have {n} pawn in the powwow", "Have {n} pawns in the powwow", need)
        case Wisdom.WANDERER:
            sentence = words.plural(
                "Have {n} pawn in each of {{regions}} regions", "Have {n} pawns in each of {{regions}} regions", need
            )
            return sentence.format(regions=edition["wisdom.wanderer.regions"])


def tile_effect(words: Words, tile: Tile) -> str:
    """What a powwow tile lets people do, starting with the verb (S:212-224)."""
    match tile:
        case Tile.SWAP:
            return words("Swap two pawns of two regions")
        case Tile.LAKOTA_CARD:
            return words("Swap a card for one on the board")
        case Tile.FEATS:
            return words("Move two feat discs")
        case Tile.TRAVEL:
            return words("Move a pawn to another region")
        case Tile.PRESENTS:
            return words("Take two presents, keep one")
        case Tile.LEADERSHIP:
            return words("Put the pawn on the space of a path")
        case Tile.COUNCIL:
            return words("Move a pawn to the powwow")
