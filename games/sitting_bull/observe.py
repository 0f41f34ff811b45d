"""Observations: what one viewer may know, made anew from the position (S:112, S:114: hands and wisdom are secret)."""

from __future__ import annotations

from games.sitting_bull import milestones, scoring
from games.sitting_bull.observation import MilestoneView, RegionView, SeatView, SittingBullObservation
from games.sitting_bull.position import Position
from games.sitting_bull.sheet import ScoreSheet
from games.sitting_bull.terms import (
    NEUTRAL,
    NONE,
    OWNERS,
    PLACES,
    POWWOW,
    TRACKS,
    Awaits,
    Effect,
    Icon,
    Milestone,
    Present,
    Region,
    Tile,
    Wisdom,
)


def observe(p: Position, viewer: int | None) -> SittingBullObservation:
    """What `viewer` may know; None for what the whole table sees."""
    rules, awaits = p.rules, p.awaits
    over = awaits is Awaits.OVER
    sheets = scoring.sheets(p)
    present = p.present
    return SittingBullObservation(
        viewer=viewer,
        current=p.current,
        chance_for=_drawer(p),
        awaits=awaits,
        real_cards=rules.real_cards,
        kinds=rules.kinds,
        round=p.round,
        rounds=rules.rounds,
        first=p.first,
        turn=p.turn,
        dealing=p.dealing,
        exchanging=bool(p.aside),
        aside=p.aside if p.aside and viewer == p.dealing else None,
        region=p.region,
        regions=tuple(_region(p, region) for region in Region),
        powwow=_owners(p, POWWOW),
        spaces=(p.spaces[0], p.spaces[1], p.spaces[2], p.spaces[3]),
        tile=Tile(p.tile) if p.tile != NONE else None,
        printed=rules.printed,
        levels=(p.levels[0], p.levels[1], p.levels[2]),
        milestones=tuple(_milestone(p, number) for number in range(len(p.milestones))),
        seats=tuple(_seat(p, player, over or player == viewer, sheets[player]) for player in range(rules.players)),
        deck=p.deck_left,
        gone=tuple(p.gone),
        played=_played(p) if rules.real_cards else (),
        presents_left=tuple(p.pile),
        stones_left=(p.supply[0], p.supply[1], p.supply[2], p.supply[3]),
        neutrals=p.pool[NEUTRAL],
        icon=Icon(p.icon) if p.icon != NONE else None,
        card=p.card,
        column=p.column,
        place=p.place,
        effect=Effect(p.effect) if p.effect != NONE else None,
        paths=tuple(path for path in TRACKS if p.paths >> path & 1),
        moves=p.moves,
        present=Present(present) if present != NONE else None,
        offered=tuple(Present(offer) for offer in p.offered),
        sheets=sheets,
        winners=scoring.winners(p),
    )


def _drawer(p: Position) -> int | None:
    """Whose hand draws: real cards and presents of a turn are its player's; anybody may say who is the oldest."""
    if p.awaits is Awaits.FIRST:
        return 0
    drawn = p.rules.real_cards and p.round and p.awaits in (Awaits.REGION_CARD, Awaits.PRESENT)
    return p.turn if drawn else None


def _owners(p: Position, place: int) -> tuple[int, ...]:
    """Pawns in a place: the players', last the third colour's."""
    at = place * OWNERS
    return (*p.pawns[at : at + p.rules.players], p.pawns[at + NEUTRAL])


def _region(p: Position, region: Region) -> RegionView:
    face = p.face[region]
    return RegionView(
        region=region,
        card=face if face != NONE else None,
        pawns=_owners(p, region),
        offering=p.offerings[region],
        sitting_bull=p.sitting_bull == region,
        leaders=scoring.leaders(p, region),
    )


def _milestone(p: Position, number: int) -> MilestoneView:
    milestone, discs = Milestone(p.milestones[number]), p.discs[number]
    return MilestoneView(
        milestone=milestone,
        points=p.rules.milestone_points,
        discs=discs,
        met=tuple(q for q in range(p.rules.players) if q not in discs and milestones.met(p, q, milestone)),
    )


def _seat(p: Position, player: int, open_: bool, sheet: ScoreSheet) -> SeatView:
    columns = p.cards_of(player)
    path = sheet.paths
    shown = p.wisdom[player] if open_ or p.rules.real_cards else NONE
    return SeatView(
        pawns=p.pool[player],
        hand=p.hands[player] if open_ and not p.rules.real_cards else None,
        hand_count=p.hand_counts[player],
        taken=p.taken[player],
        columns=(columns[0], columns[1], columns[2], columns[3]),
        stones=sheet.stones,
        presents=tuple(p.presents_of(player)),
        items=(path[0].items, path[1].items, path[2].items, path[3].items),
        wisdom=Wisdom(shown) if shown != NONE else None,
        score=sheet.total,
    )


def _played(p: Position) -> tuple[tuple[int, int], ...]:
    """(icon, place) of every real card played so far."""
    return tuple(divmod(at, len(PLACES)) for at, count in enumerate(p.played) for _ in range(count))
