"""What a collection was: rebuilt from the events of the round, so that people can look at it territory by territory."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from games.dakota.edition import DakotaEdition
from games.dakota.events import (
    Collected,
    Declined,
    NeutralPlaced,
    PawnPlaced,
    Replenished,
    RoundStarted,
    RowDepleted,
    TerritoryActivated,
    TerritoryCompared,
    TerritoryResolved,
)
from games.dakota.observation import CollectionView, DakotaObservation
from games.dakota.terms import MARKET, Faction, Pawn, Phase, Resource, Row
from games.game import Event
from ui.model import TableModel


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One place in the order of picks."""

    player: int
    strength: int
    """The player's strength before the pick."""
    against: int
    """The strength of the strongest other winner before the pick; 0 for none."""
    reason: str
    """"only", "strongest", "order", "empty"."""
    state: str
    """"done", "declined", "now", "next"."""
    taken: Resource | None = None
    pawn: Pawn | None = None
    """The pawn that went home with a pick that was made."""
    missed: int = 0
    """Pawns that get nothing because the row is empty."""


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """One space of the row that is collected from."""

    resource: Resource
    here: bool
    """A token lies on it."""
    taken_by: int | None = None
    """Who took the token in this round."""


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """One territory as it was compared and collected from."""

    territory: int
    native: int
    settler: int
    winner: Faction | None
    explorers: tuple[int, ...]
    horsemen: tuple[int, ...]
    neutrals: tuple[int, int]
    lines: tuple[Line, ...]
    row: Row
    spaces: tuple[Space, ...]
    emptied: bool
    """The row is empty for good."""
    first: int = 0
    """How many of the picks were shown on the pages before."""

    def apart(self, most: int) -> list[Comparison]:
        """The picks in parts of at most `most`, for panels too small for all; those of one seat need no parts."""
        if len({line.player for line in self.lines}) < 2:
            return [self]
        real = sum(line.reason != "empty" for line in self.lines)
        count = real + (real < len(self.lines))
        return [msgspec.structs.replace(self, first=first) for first in range(0, count, most)]


class Changes(msgspec.Struct, frozen=True, kw_only=True):
    """What the board has become at the end of a collection."""

    emptied: tuple[tuple[int, Row], ...]
    opened: tuple[int, ...]
    """Territories now in play."""
    grown: tuple[tuple[int, Resource], ...]
    """Tokens that grew back on untouched territories."""

    def __bool__(self) -> bool:
        return bool(self.emptied or self.opened or self.grown)

    def apart(self) -> list[Changes]:
        """Each kind of change by itself, for panels too small for all."""
        kinds = (
            Changes(emptied=(), opened=(), grown=self.grown),
            Changes(emptied=self.emptied, opened=(), grown=()),
            Changes(emptied=(), opened=self.opened, grown=()),
        )
        return [kind for kind in kinds if kind]


def round_events(table: TableModel) -> list[Event]:
    """All that happened in this round, oldest first."""
    found: list[Event] = []
    for entry in reversed(table.journal):
        if entry.undone:
            continue
        for event in reversed(entry.events):
            if isinstance(event, RoundStarted):
                return found[::-1]
            found.append(event)
    return found[::-1] if found else list(table.unseen)


def resolved(events: Iterable[Event]) -> tuple[int, ...]:
    """The territories that were resolved, in order."""
    return tuple(e.territory for e in events if isinstance(e, TerritoryResolved))


def contested(events: Iterable[Event]) -> tuple[int, ...]:
    """The territories where players' pawns stood in this round, in the order in which they are resolved.

    Where only neutral pawns stood nobody wins or loses anything, so nobody has to look at it.
    """
    return tuple(sorted({e.territory for e in events if isinstance(e, PawnPlaced)} - {MARKET}))


def board_changes(events: Iterable[Event], view: DakotaObservation, unseen: Iterable[Event]) -> Changes | None:
    """The summary at the end of the collection, if `unseen` reaches over it and anything changed."""
    if view.phase in (Phase.COLLECTION, Phase.REPLENISHMENT):
        return None
    if not any(isinstance(e, TerritoryResolved | RowDepleted | Replenished) for e in unseen):
        return None
    happened = list(events)
    changes = Changes(
        emptied=tuple((e.territory, e.row) for e in happened if isinstance(e, RowDepleted)),
        opened=tuple(e.territory for e in happened if isinstance(e, TerritoryActivated)),
        grown=tuple((e.territory, e.resource) for e in happened if isinstance(e, Replenished)),
    )
    return changes or None


def live(view: DakotaObservation, events: Iterable[Event], edition: DakotaEdition) -> Comparison | None:
    """The territory being resolved, if any."""
    now = view.collection
    if now is None:
        return None
    return Comparison(
        territory=now.territory,
        native=now.native,
        settler=now.settler,
        winner=now.winner,
        explorers=now.explorers,
        horsemen=now.horsemen,
        neutrals=now.neutrals,
        lines=_live_lines(now, events),
        row=view.territories[now.territory].row,
        spaces=_spaces(view, now.territory, view.territories[now.territory].row, events, edition, emptied=False),
        emptied=False,
    )


def past(territory: int, view: DakotaObservation, events: Iterable[Event], edition: DakotaEdition) -> Comparison:
    """A territory that has been resolved in this round."""
    happened = list(events)
    explorers, horsemen, neutrals = _pawns(territory, len(view.seats), happened)
    compared = next((e for e in happened if isinstance(e, TerritoryCompared) and e.territory == territory), None)
    spent = next((e for e in happened if isinstance(e, RowDepleted) and e.territory == territory), None)
    winner = compared.winner if compared is not None else None
    row = spent.row if spent is not None else view.territories[territory].row
    return Comparison(
        territory=territory,
        native=compared.native if compared is not None else 0,
        settler=compared.settler if compared is not None else 0,
        winner=winner,
        explorers=explorers,
        horsemen=horsemen,
        neutrals=neutrals,
        lines=_past_lines(territory, view, winner, explorers, horsemen, happened),
        row=row,
        spaces=_spaces(view, territory, row, happened, edition, emptied=spent is not None),
        emptied=spent is not None,
    )


def _pawns(
    territory: int, players: int, events: list[Event]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, int]]:
    explorers, horsemen, neutrals = [0] * players, [0] * players, [0, 0]
    for event in events:
        match event:
            case PawnPlaced(player=player, pawn=pawn, territory=at) if at == territory:
                (explorers if pawn is Pawn.EXPLORER else horsemen)[player] += 1
            case NeutralPlaced(faction=faction, territory=at) if at == territory:
                neutrals[faction] += 1
    return tuple(explorers), tuple(horsemen), (neutrals[0], neutrals[1])


def _past_lines(
    territory: int,
    view: DakotaObservation,
    winner: Faction | None,
    explorers: tuple[int, ...],
    horsemen: tuple[int, ...],
    events: list[Event],
) -> tuple[Line, ...]:
    """The picks as they were made, with the strengths before each; then the winners who got nothing."""
    strength = {
        p: explorers[p] + 2 * horsemen[p]
        for p, seat in enumerate(view.seats)
        if seat.faction == winner and explorers[p] + horsemen[p]
    }
    lines: list[Line] = []

    def add(player: int, reason: str, state: str, pawn: Pawn | None, taken: Resource | None, missed: int = 0) -> None:
        others = [s for p, s in strength.items() if p != player]
        lines.append(
            Line(
                player=player,
                strength=strength.get(player, 0),
                against=max(others, default=0),
                reason=reason,
                state=state,
                taken=taken,
                pawn=pawn,
                missed=missed,
            )
        )
        if pawn is not None:
            strength[player] = strength.get(player, 0) - (2 if pawn is Pawn.HORSEMAN else 1)

    for event in events:
        match event:
            case Collected(player=player, territory=at, resource=resource, pawn=pawn, reason=reason) if at == territory:
                add(player, reason, "done", pawn, resource)
            case Declined(player=player, territory=at, pawn=pawn) if at == territory:
                add(player, "only" if len(strength) == 1 else "strongest", "declined", pawn, None)
            case TerritoryResolved(territory=at, left=left) if at == territory:
                for player, count in enumerate(left):
                    if count and player in strength:
                        add(player, "empty", "done", None, None, count)
    return tuple(lines)


def _live_lines(now: CollectionView, events: Iterable[Event]) -> tuple[Line, ...]:
    """The picks as the observation lists them, with what was taken at those that are made."""
    acts = [e for e in events if isinstance(e, Collected | Declined) and e.territory == now.territory]
    strength = {p.player: now.explorers[p.player] + 2 * now.horsemen[p.player] for p in now.picks}
    lines: list[Line] = []
    for number, pick in enumerate(now.picks):
        others = [s for p, s in strength.items() if p != pick.player]
        act = acts[number] if pick.state == "done" and number < len(acts) else None
        lines.append(
            Line(
                player=pick.player,
                strength=pick.strength,
                against=max(others, default=0),
                reason=pick.reason,
                state="declined" if isinstance(act, Declined) else pick.state,
                taken=act.resource if isinstance(act, Collected) else None,
                pawn=None if act is None else act.pawn,
                missed=1 if pick.reason == "empty" else 0,
            )
        )
        later = (p.strength for p in now.picks[number + 1 :] if p.player == pick.player)
        strength[pick.player] = next(later, 0)
    return tuple(lines)


def _spaces(
    view: DakotaObservation, territory: int, row: Row, events: Iterable[Event], edition: DakotaEdition, *, emptied: bool
) -> tuple[Space, ...]:
    """The row as the board shows it, kind by kind: what was taken, what lies there, what is empty."""
    place = view.territories[territory]
    printed = edition.row(place.terrain, row)
    here = [0] * len(Resource) if emptied else list(place.tokens)
    takers: dict[Resource, list[int]] = {r: [] for r in Resource}
    for event in events:
        if isinstance(event, Collected) and event.territory == territory:
            takers[event.resource].append(event.player)
    full: list[Space] = []
    empty = 0
    for resource in Resource:
        full += [Space(resource=resource, here=False, taken_by=player) for player in takers[resource]]
        full += [Space(resource=resource, here=True)] * here[resource]
        missing = max(0, printed[resource] - here[resource] - len(takers[resource]))
        room = sum(printed) - sum(here) - sum(len(t) for t in takers.values()) - empty
        blank = max(0, min(missing, room))
        empty += blank
        full += [Space(resource=resource, here=False)] * blank
    return tuple(full)
