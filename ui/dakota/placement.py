"""First and second placement: touches put pawns down one by one, Done confirms them all."""

from __future__ import annotations

from games.dakota.actions import PlaceNeutral, PlacePawn
from games.dakota.refusals import Refusal
from games.dakota.terms import MARKET, Faction, Pawn, Phase, Terrain
from games.game import Action
from ui.commands import Command, Submit
from ui.dakota import geometry
from ui.dakota.board import Look, side_key
from ui.dakota.map_screen import MapScreen, done_pad, take_back_pad
from ui.dakota.pawns import Placing, market_chips
from ui.dakota.reading import view_of
from ui.kit.panel import Box
from ui.kit.pieces.pad import Look as PadLook
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.pawn_pad import PawnPad
from ui.kit.pieces.place_pad import PlacePad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import acting, table_of
from ui.screens.chrome import GAP, player_name
from ui.screens.frame import grid
from ui.text.dakota import place_title
from ui.text.dakota_refusals import NO_SIDE

MARKET_KEY = side_key(MARKET, Faction.NATIVE)


class PlacementScreen(MapScreen):
    """The pawns of one turn are chosen here, marked on the map, and submitted together.

    Own extra pawns of the second placement are submitted as soon as the last of them is chosen, because only then
    do the rules say where neutral ones may go; they can still be taken back.
    """

    def __init__(self) -> None:
        super().__init__()
        self._pending: list[Placing] = []
        self._pawn = Pawn.EXPLORER

    def forget(self) -> None:
        self._pending.clear()

    def take_back(self) -> bool:
        if not self._pending:
            return False
        self._pending.pop()
        return True

    def chosen(self, model: Model) -> tuple[Action, ...]:
        self._follow(model)
        return tuple(self._pending)

    # counts: what the table sees, less what is chosen

    def _left(self, model: Model) -> int:
        return view_of(model).to_place - len(self._pending)

    def _own(self, model: Model, player: int, pawn: Pawn) -> int:
        seat = view_of(model).seats[player]
        free = seat.free_explorers if pawn is Pawn.EXPLORER else seat.free_horsemen
        return free - sum(isinstance(p, PlacePawn) and p.pawn is pawn for p in self._pending)

    def _neutral(self, model: Model, faction: Faction) -> int:
        chosen = sum(isinstance(p, PlaceNeutral) and p.faction is faction for p in self._pending)
        return view_of(model).neutrals[faction] - chosen

    def _offered(self, model: Model) -> list[Placing]:
        """The legal acts that are still possible beside what is chosen."""
        player = self.actor(model)
        if player is None or self._left(model) <= 0:
            return []
        kind = self._kind(model, player)
        return [
            choice
            for choice in table_of(model).legal[player]
            if (isinstance(choice, PlacePawn) and choice.pawn is kind and self._own(model, player, kind) > 0)
            or (isinstance(choice, PlaceNeutral) and self._neutral(model, choice.faction) > 0)
        ]

    def _kind(self, model: Model, player: int) -> Pawn:
        """The kind of own pawn that is placed next: the one chosen, or the other when none of it is left."""
        other = Pawn.HORSEMAN if self._pawn is Pawn.EXPLORER else Pawn.EXPLORER
        return self._pawn if self._own(model, player, self._pawn) > 0 else other

    def _ready(self, model: Model) -> bool:
        return bool(self._pending) and not self._offered(model)

    # the map

    def look(self, model: Model) -> Look:
        player = self.actor(model)
        if player is None:
            return Look()
        offered = self._offered(model)
        sides = frozenset((p.territory, self._side(model, p)) for p in offered if p.territory != MARKET)
        refused: frozenset[tuple[int, Faction]] = frozenset()
        if any(isinstance(p, PlaceNeutral) for p in offered):
            active = [t for terrain in _terrains(model) for t in terrain]
            refused = frozenset((t, f) for t in active for f in Faction) - sides
        return Look(
            sides=sides,
            refused=refused,
            chosen=frozenset(p.territory for p in self._pending),
            place=table_of(model).seats[player].place,
            pending=tuple(self._pending),
            asking=bool(offered),
        )

    def _side(self, model: Model, placing: Placing) -> Faction:
        """The area that a pawn goes to."""
        if isinstance(placing, PlaceNeutral):
            return placing.faction
        faction = view_of(model).seats[placing.player].faction
        assert faction is not None
        return faction

    def headline(self, model: Model, player: int) -> str:
        words, left = model.words, self._left(model)
        if self._ready(model):
            return words("{player}: press Done").format(player=player_name(model, player))
        if self._neutral_turn(model, player):
            line = words.plural("{{player}}: place {n} neutral pawn", "{{player}}: place {n} neutral pawns", left)
        elif view_of(model).phase is Phase.SECOND_PLACEMENT:
            own = sum(self._own(model, player, pawn) for pawn in Pawn)
            if own < left:
                line = words.plural(
                    "{{player}}: place {n} own pawn first", "{{player}}: place {n} own pawns first", own
                )
            else:
                line = words.plural("{{player}}: place {n} own pawn", "{{player}}: place {n} own pawns", left)
        elif self._pending:
            line = words.plural("{{player}}: place {n} more pawn", "{{player}}: place {n} more pawns", left)
        else:
            line = words.plural("{{player}}: place {n} pawn", "{{player}}: place {n} pawns", left)
        return line.format(player=player_name(model, player))

    def notes(self, model: Model) -> tuple[str, ...]:
        if view_of(model).phase is Phase.SECOND_PLACEMENT and not model.panel.compact:
            return (model.words("in reverse order"),)
        return ()

    def _neutral_turn(self, model: Model, player: int) -> bool:
        return any(isinstance(c, PlaceNeutral) for c in table_of(model).legal[player])

    # touches

    def touched(self, key: str, model: Model) -> list[Command]:
        if key == "done":
            return self._submit()
        if key == "all":
            return self._repeat(model)
        if key.startswith("pawn-"):
            self._pawn = Pawn(int(key.removeprefix("pawn-")))
            return []
        chosen = next((p for p in self._offered(model) if self._key(model, p) == key), None)
        if chosen is None:
            self._refuse(key, model)
            return []
        self._pending.append(chosen)
        return self._after(model)

    def _key(self, model: Model, placing: Placing) -> str:
        return MARKET_KEY if placing.territory == MARKET else side_key(placing.territory, self._side(model, placing))

    def _refuse(self, key: str, model: Model) -> None:
        """Say why a touched area stays dark, or which touch would do."""
        if key.startswith("middle-"):
            self._reason = NO_SIDE
            return
        _, territory, faction = key.split("-")
        barred = view_of(model).territories[int(territory)].ghost_dances > 0
        settlers = Faction(int(faction)) is Faction.SETTLER
        self._reason = Refusal.GHOST_DANCE if settlers and barred else Refusal.NO_NEUTRAL_LEFT

    def refused(self, key: str, model: Model) -> Action | None:
        player = self.actor(model)
        if player is None or not key.startswith("side-"):
            return None
        _, territory, faction = key.split("-")
        return PlaceNeutral(player, Faction(int(faction)), int(territory))

    def _repeat(self, model: Model) -> list[Command]:
        """The rest to where the last pawn went."""
        if not self._pending:
            return []
        key = self._key(model, self._pending[-1])
        while True:
            again = next((p for p in self._offered(model) if self._key(model, p) == key), None)
            if again is None:
                return self._after(model)
            self._pending.append(again)

    def _after(self, model: Model) -> list[Command]:
        if self._left(model) <= 0:
            self._cursor.clear()
        elif self._pending and not self._offered(model) and isinstance(self._pending[-1], PlacePawn):
            return self._submit()
        return []

    def _submit(self) -> list[Command]:
        commands: list[Command] = [Submit(placing) for placing in self._pending]
        return commands

    # the column

    def column(self, model: Model) -> Scene:
        player = self.actor(model)
        assert player is not None
        stocks = self._neutral_pads(model) if self._neutral_turn(model, player) else self._pawn_pads(model, player)
        can_undo = bool(self._pending) or table_of(model).can_undo
        back = take_back_pad(model, can_undo) if can_undo or not model.panel.compact else ()
        return (*stocks, *self._market(model), *self._all_pad(model), *back, self._done(model))

    def waiting(self, model: Model) -> Scene:
        player = acting(model)
        if view_of(model).phase is Phase.SECOND_PLACEMENT:
            return (*self._neutral_pads(model), *self._market(model))
        return (*(self._pawn_pads(model, player) if player is not None else ()), *self._market(model))

    def _done(self, model: Model) -> Pad:
        words, left, ready = model.words, self._left(model), self._ready(model)
        if model.panel.compact:
            note = "" if ready else words.plural("{n} left", "{n} left", left)
        elif ready:
            note = words.plural("{n} pawn placed", "{n} pawns placed", len(self._pending))
        else:
            note = words.plural("{n} pawn to place", "{n} pawns to place", left)
        return done_pad(model, words("Done"), note, ready)

    def _pawn_pads(self, model: Model, player: int) -> Scene:
        words = model.words
        explorers, horsemen = (self._own(model, player, pawn) for pawn in Pawn)
        names = {
            Pawn.EXPLORER: words.plural("explorer", "explorers", explorers),
            Pawn.HORSEMAN: words.plural("horseman", "horsemen", horsemen),
        }
        seat = view_of(model).seats[player]
        kinds = [pawn for pawn in Pawn if (seat.free_explorers, seat.free_horsemen)[pawn] > 0]
        choosing = len(kinds) > 1 and self.actor(model) is not None and self._left(model) > 0
        box = geometry.column_box(model.panel, 0)
        wide = (box.w - (len(kinds) - 1) * GAP) / max(1, len(kinds))
        return tuple(
            PawnPad(
                box=Box(box.x + k * (wide + GAP), box.y, wide, box.h),
                key=f"pawn-{int(pawn)}" if choosing and self._own(model, player, pawn) > 0 else "",
                icon=pawn.name.lower(),
                count=self._own(model, player, pawn),
                caption=names[pawn],
                chosen=choosing and self._kind(model, player) is pawn,
                state=not choosing,
            )
            for k, pawn in enumerate(kinds)
        )

    def _market(self, model: Model) -> Scene:
        acts = any(p.territory == MARKET for p in self._offered(model))
        player = self.actor(model)
        chosen = any(p.territory == MARKET for p in self._pending)
        place = table_of(model).seats[player].place if chosen and player is not None else None
        return (
            PlacePad(
                box=geometry.column_box(model.panel, 1),
                key=MARKET_KEY if acts else "",
                icon="market",
                name=model.words("Market"),
                chips=market_chips(model, self._pending),
                acts=acts,
                seat=place,
            ),
        )

    def _neutral_pads(self, model: Model) -> Scene:
        words = model.words
        captions = {Faction.NATIVE: words("natives"), Faction.SETTLER: words("settlers")}
        if model.panel.compact:
            # only one of the words would fit: the sides' own marks say it
            captions = dict.fromkeys(Faction, "")
        return tuple(
            PawnPad(
                box=box,
                icon="explorer",
                count=self._neutral(model, faction),
                caption=captions[faction],
                caption_icon=faction.name.lower(),
                neutral=True,
                state=True,
            )
            for faction, box in zip(Faction, grid(geometry.column_box(model.panel, 0), 2, 1), strict=True)
        )

    def _all_place(self, model: Model) -> int | None:
        """Where the last pawn went, if another can follow it."""
        if not self._pending:
            return None
        key = self._key(model, self._pending[-1])
        follows = any(self._key(model, p) == key for p in self._offered(model))
        return self._pending[-1].territory if follows else None

    def covers_seats(self, model: Model) -> bool:
        return model.panel.compact and self._all_place(model) is not None

    def _all_pad(self, model: Model) -> Scene:
        """The rest to the place of the last pawn; on a small panel where the seats stood."""
        at, words, left = self._all_place(model), model.words, self._left(model)
        if at is None:
            return ()
        place = words("the market") if at == MARKET else place_title(words, view_of(model).territories[at])
        label = words("Both on {place}") if left == 2 else words("One more on {place}")
        box = geometry.column_box(model.panel, 2)
        if model.panel.compact:
            if not geometry.strip_fits(model.panel, self._enlarged(model)):
                return ()
            box = geometry.strip_box(model.panel, True)
        return (Pad(box=box, key="all", label=label.format(place=place), look=PadLook.PLAIN),)


def _terrains(model: Model) -> list[tuple[int, ...]]:
    """The territories in play, by terrain."""
    return [geometry.in_play(view_of(model), terrain) for terrain in Terrain]
