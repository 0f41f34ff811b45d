"""Every choice of Sitting Bull as one short imperative, and every real card or tile as what it shows."""

from __future__ import annotations

from collections.abc import Sequence

from games.game import Choice
from games.sitting_bull import actions as a
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.terms import Icon
from ui.text.sitting_bull_names import (
    card_entry,
    card_name,
    icon_card,
    milestone_name,
    owner_name,
    path_name,
    place_name,
    present_name,
    region_name,
    tile_name,
    wisdom_name,
)
from ui.text.words import Words


def action_words(words: Words, action: Choice, view: SittingBullObservation, seat_names: Sequence[str]) -> str:
    """What `action` does, verb first where a person chooses it."""
    return (
        _chance(words, action, view, seat_names)
        or _card(words, action, view)
        or _pawn(words, action, seat_names)
        or _board(words, action, view)
        or type(action).__name__
    )


def _chance(words: Words, action: Choice, view: SittingBullObservation, seat_names: Sequence[str]) -> str:
    match action:
        case a.DrawFirstPlayer(seat=seat):
            return words("{player} goes first").format(player=seat_names[seat])
        case a.TurnUpCard(card=card):
            return words("Turn up: {card}").format(card=card_entry(words, view.kinds[card]))
        case a.DealCard(card=card):
            return words("Deal: {card}").format(card=card_entry(words, view.kinds[card]))
        case a.DealWisdom(wisdom=wisdom):
            return words("Deal: {card}").format(card=wisdom_name(words, wisdom))
        case a.DrawMilestone(milestone=milestone):
            return words("Milestone: {name}").format(name=milestone_name(words, milestone))
        case a.DrawTile(tile=tile):
            return words("Powwow tile: {name}").format(name=tile_name(words, tile))
        case a.DrawOffering(value=value):
            return words("Offering of {n}").format(n=value)
        case a.DrawPresent(present=present):
            return words("Present: {name}").format(name=present_name(words, present))
    return ""


def _card(words: Words, action: Choice, view: SittingBullObservation) -> str:
    match action:
        case a.KeepHand():
            return words("Keep these four cards")
        case a.ExchangeHand():
            return words("Exchange all four cards")
        case a.PlayCard(card=card, column=column):
            return _played(words, view.kinds[card].icon, card_name(words, view.kinds[card]), column)
        case a.PlayIcon(icon=icon, column=column):
            return _played(words, icon, icon_card(words, icon), column)
        case a.SwapCard(card=card, region=region):
            return words("Swap in {region}: {card}").format(
                region=region_name(words, region), card=card_entry(words, view.kinds[card])
            )
        case a.ShowWisdom(wisdom=wisdom):
            return words("Show wisdom: {name}").format(name=wisdom_name(words, wisdom))
    return ""


def _pawn(words: Words, action: Choice, seat_names: Sequence[str]) -> str:
    match action:
        case a.PlacePawn(region=region):
            return words("Pawn to {region}").format(region=region_name(words, region))
        case a.SwapPawns(region=region, owner=owner, other_region=other_region, other_owner=other_owner):
            return words("Swap {one} ({here}) with {other} ({there})").format(
                one=owner_name(words, owner, seat_names),
                here=region_name(words, region),
                other=owner_name(words, other_owner, seat_names),
                there=region_name(words, other_region),
            )
        case a.MovePawn(owner=owner, region=region, to=to):
            return words("Move {pawn} from {here} to {there}").format(
                pawn=owner_name(words, owner, seat_names),
                here=region_name(words, region),
                there=place_name(words, to),
            )
    return ""


def _board(words: Words, action: Choice, view: SittingBullObservation) -> str:
    match action:
        case a.MoveDisc(path=path, step=step):
            sentence = words("{path} disc up, to {n}") if step > 0 else words("{path} disc down, to {n}")
            return sentence.format(path=path_name(words, path), n=view.levels[path] + step)
        case a.TakeSpace(path=path):
            return words("Take the {path} space").format(path=path_name(words, path))
        case a.TakePresent(present=present):
            return words("Take: {name}").format(name=present_name(words, present))
        case a.KeepPresent() if view.present is not None:
            return words("Keep: {name}").format(name=present_name(words, view.present))
        case a.KeepPresent():
            return words("Keep the present")
        case a.DiscardPresent():
            return words("Discard the present")
        case a.ClaimMilestone(milestone=milestone):
            return words("Claim {name}").format(name=milestone_name(words, milestone))
    return ""


def _played(words: Words, icon: Icon, name: str, column: int) -> str:
    """Only an Amulet has a column to be told."""
    if icon is Icon.AMULET and column >= 0:
        return words("Play {card} into {path}").format(card=name, path=path_name(words, column))
    return words("Play {card}").format(card=name)
