"""Collection: the table looks at each territory in turn; where a person picks, the tokens are pads."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from games.dakota.actions import Collect, Decline
from games.dakota.terms import Pawn, Phase
from games.game import Choice
from ui.commands import Acknowledge, Command, Submit
from ui.dakota.changes import changes_columns
from ui.dakota.collection_layout import COMPACT_PICKS, compared_parts, map_box, split_stage, strengths, taking, undo_box
from ui.dakota.comparison import overview
from ui.dakota.playback import (
    Changes,
    Comparison,
    board_changes,
    contested,
    live,
    past,
    resolved,
    round_events,
)
from ui.dakota.reading import edition_of, view_of
from ui.dakota.turn import GAP, head, strip, undo_pad
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model, TableModel
from ui.reading import people, table_of
from ui.screens.chrome import player_name
from ui.screens.frame import PRIMARY, grid, primary_box, primary_pad
from ui.screens.seat_turn import SeatTurn
from ui.text.dakota import factions_name, pawn_name, place_title

Page: TypeAlias = Comparison | Changes
Stamp: TypeAlias = tuple[str | int, ...]


class CollectionScreen(SeatTurn):
    """Plays back what was resolved, page by page, then lets the person whose turn it is pick."""

    topic = "phase.collection"

    def __init__(self) -> None:
        super().__init__()
        self._page = 0
        self._of: Stamp | None = None
        """What `_page` counts the pages of."""
        self._made: tuple[TableModel, list[Page]] | None = None
        self._why = False
        self._leaves = Pawn.EXPLORER

    def holds(self, model: Model) -> bool:
        """Something was resolved that the people have not looked at."""
        return people(model) and bool(self._pages(model))

    def _pages(self, model: Model) -> list[Page]:
        """What there is to look at; made once for each model of the table."""
        table = table_of(model)
        if not table.unseen:
            return []
        if self._made is None or self._made[0] is not table:
            self._made = (table, self._make_pages(model))
        pages = self._made[1]
        if not model.panel.compact:
            return pages
        return [part for page in pages for part in _apart(page)]

    def _make_pages(self, model: Model) -> list[Page]:
        table, view, edition = table_of(model), view_of(model), edition_of(model)
        events = round_events(table)
        order = contested(events)
        done = [territory for territory in resolved(table.unseen) if territory in order]
        changes = board_changes(events, view, table.unseen)
        pages: list[Page] = [past(territory, view, events, edition) for territory in done]
        return pages if changes is None else [*pages, changes]

    def primary(self, model: Model) -> str:
        return "next" if self._pages(model) else ""

    def _stamp(self, model: Model) -> Stamp:
        table = table_of(model)
        return (table.key, view_of(model).round, *resolved(table.unseen)[:1])

    def _at(self, model: Model) -> int:
        """The page that is looked at."""
        last = len(self._pages(model)) - 1
        return max(0, min(self._page, last)) if self._of == self._stamp(model) else 0

    def _turn_to(self, page: int, model: Model) -> None:
        self._page, self._of = page, self._stamp(model)

    def undo(self, model: Model) -> list[Command]:
        if self._why or self._at(model):
            self._why = False
            self._turn_to(max(0, self._at(model) - 1), model)
            return []
        return super().undo(model)

    def goes_back(self, model: Model) -> bool:
        return self._why or self._at(model) > 0 or super().goes_back(model)

    def facing(self, model: Model) -> int | None:
        """Everybody looks at what was resolved."""
        return None if self._pages(model) else super().facing(model)

    def act(self, key: str, model: Model) -> list[Command]:
        if key == "undo":
            return self.undo(model)
        if key == "next":
            return self._next(model)
        if key == "skip":
            self._turn_to(0, model)
            return [Acknowledge()]
        if key.startswith("leaves-"):
            self._leaves = Pawn(int(key.removeprefix("leaves-")))
            return []
        if key == "why":
            self._why = not self._why
            return []
        choice = self._choices(model).get(key)
        if choice is None:
            return []
        self._leaves, self._why = Pawn.EXPLORER, False
        return [Submit(choice)]

    def _next(self, model: Model) -> list[Command]:
        page = self._at(model) + 1
        over = page >= len(self._pages(model))
        self._turn_to(0 if over else page, model)
        return [Acknowledge()] if over else []

    def _choices(self, model: Model) -> dict[str, Collect | Decline]:
        """What the person may do, by key; taking with the pawn that was chosen to leave."""
        player = self.actor(model)
        if player is None or self._pages(model):
            return {}
        legal = table_of(model).legal[player]
        leaves = self._leaving(legal)
        found: dict[str, Collect | Decline] = {}
        now = self._live(model)
        for choice in legal:
            if isinstance(choice, Decline) and choice.pawn == leaves:
                found["decline"] = choice
            if isinstance(choice, Collect) and choice.pawn == leaves and now is not None:
                for number, space in enumerate(now.spaces):
                    if space.here and space.resource == choice.resource:
                        found[f"take-{number}"] = choice
        return found

    def _leaving(self, legal: tuple[Choice, ...]) -> Pawn:
        pawns = {choice.pawn for choice in legal if isinstance(choice, Collect | Decline)}
        return self._leaves if self._leaves in pawns else min(pawns, default=Pawn.EXPLORER)

    def steps(self, model: Model) -> list[str]:
        """One step for each kind of token, not for each token."""
        seen: set[Choice] = set()
        choices = self._choices(model)
        keys = []
        for key in super().steps(model):
            choice = choices.get(key)
            if choice is None or choice not in seen:
                keys.append(key)
            if choice is not None:
                seen.add(choice)
        return keys

    def _live(self, model: Model) -> Comparison | None:
        return live(view_of(model), round_events(table_of(model)), edition_of(model))

    def layout(self, model: Model) -> Scene:
        pages = self._pages(model)
        if pages:
            page = pages[self._at(model)]
            left = len(pages) - 1 - self._at(model)
            note = model.words.plural("{n} more to see", "{n} more to see", left)
            note = note if left else model.words("then play goes on")
            if isinstance(page, Changes):
                return self._summary(model, page, note)
            return self._playback(model, page, note)
        now = self._live(model)
        if now is None:
            return head(model, model.words("Collect resources"), icon="timber") + strip(model)
        return self._picking(model, now)

    # looking back

    def _summary(self, model: Model, changes: Changes, note: str) -> Scene:
        words = model.words
        title = words("See what has changed on the board")
        top = head(model, title, *self._part(model, changes), icon="forest", phase=Phase.COLLECTION)
        stage, column = split_stage(model)
        columns = changes_columns(model, changes, stage)
        primary = primary_pad(model, "next", words("Next"), note, icon="arrow-right")
        if not model.panel.compact:
            marked = (*changes.opened, *(at for at, _ in (*changes.emptied, *changes.grown)))
            columns += (overview(model, map_box(column), (), -1, words("The board"), marked),)
        return (*top, *columns, *self._back(model, column), *strip(model, acting=False), primary)

    def _part(self, model: Model, page: Page) -> tuple[str, ...]:
        """Which part this is of what a larger panel shows on one page."""
        parts = next(
            (parts for whole in (self._made[1] if self._made else ()) if page in (parts := _apart(whole))), [page]
        )
        if not model.panel.compact or len(parts) < 2:
            return ()
        return (f"{parts.index(page) + 1}/{len(parts)}",)

    def _playback(self, model: Model, compared: Comparison, note: str) -> Scene:
        words = model.words
        _, headline = _titles(model, compared)
        icon = view_of(model).territories[compared.territory].terrain.name.lower()
        more = (_position(model, compared), *self._part(model, compared)) if model.panel.compact else ()
        top = head(model, headline, *more, icon=icon, phase=Phase.COLLECTION)
        _, column = split_stage(model)
        primary = primary_pad(model, "next", words("Next"), note, icon="arrow-right")
        compact = model.panel.compact
        main = strengths(model, compared) if compact else self._body(model, compared, {})
        return (*top, *main, *self._back(model, column), *strip(model, acting=False), primary)

    def _back(self, model: Model, column: Box) -> Scene:
        """To the page before, or past all of them; a small panel has room for neither."""
        if model.panel.compact:
            return ()
        words, box, page = model.words, undo_box(column), self._at(model)
        more = page + 1 < len(self._pages(model))
        skip: Scene = (Pad(box=box, key="skip", label=words("Skip")),) if more else ()
        if page and not more:
            return (Pad(box=box, key="undo", icon="arrow-left", label=words("Back")),)
        if page or table_of(model).can_undo:
            left, right = grid(box, 2, 1)
            back = Pad(box=left, key="undo", icon="arrow-left" if page else "undo")
            return (back, *(replace(pad, box=right) for pad in skip))
        return skip

    # picking

    def _picking(self, model: Model, now: Comparison) -> Scene:
        words = model.words
        title, _ = _titles(model, now)
        player = next((line.player for line in now.lines if line.state == "now"), None)
        headline, place = words("Collect resources"), None
        if player is not None:
            count = _in_a_row(now)
            line = words.plural("{{player}}: take {n} resource", "{{player}}: take {n} resources", count)
            headline, place = line.format(player=player_name(model, player)), table_of(model).seats[player].place
        top = head(model, headline, title, place=place)
        choices = self._choices(model)
        keys = {int(key.removeprefix("take-")): key for key in choices if key.startswith("take-")}
        _, column = split_stage(model)
        primary = self._primary_pad(model, now, choices)
        if model.panel.compact:
            main = strengths(model, now) if self._why else taking(model, now, keys)
            pads = self._compact_pads(model, column)
            return (*top, *main, *pads, primary)
        undo = undo_pad(model, undo_box(column))
        main = self._body(model, now, keys, aside=self._selector(model, column))
        return (*top, *main, *undo, *strip(model), primary)

    def _primary_pad(self, model: Model, now: Comparison, choices: dict[str, Collect | Decline]) -> Pad:
        words = model.words
        decline = choices.get("decline")
        if decline is not None:
            note = words("{pawn} goes home").format(pawn=pawn_name(words, decline.pawn))
            box = primary_box(model.panel)
            return Pad(box=box, key="decline", label=words("Take nothing"), note=note, look=Look.CHOICE, size=30)
        count = sum(line.state in ("now", "next") and line.reason != "empty" for line in now.lines)
        note = words.plural("{n} pick to make", "{n} picks to make", count)
        return primary_pad(model, "", words("Next"), note, ready=False)

    def _pawns(self, model: Model) -> list[Pawn]:
        """The kinds of pawns of the person that may leave with the token."""
        player = self.actor(model)
        legal = table_of(model).legal[player] if player is not None else ()
        return sorted({choice.pawn for choice in legal if isinstance(choice, Collect | Decline)})

    def _selector(self, model: Model, column: Box) -> Scene:
        """Which pawn goes home, where both kinds stand."""
        pawns = self._pawns(model)
        if len(pawns) < 2:
            return ()
        player = self.actor(model)
        assert player is not None
        leaves = self._leaving(table_of(model).legal[player])
        asked: Scene = ()
        pads = column
        if not model.panel.compact:
            asked = (
                Label(box=Box(column.x, column.y, column.w, 64), text=model.words("Choose who goes home"), size=26),
            )
            pads = Box(column.x, column.y + 72, column.w, 106)
        return asked + tuple(
            Pad(
                box=place,
                key=f"leaves-{int(pawn)}",
                icon=pawn.name.lower(),
                look=Look.CHOSEN if pawn == leaves else Look.CHOICE,
            )
            for pawn, place in zip(pawns, grid(pads, 2, 1), strict=True)
        )

    def _compact_pads(self, model: Model, column: Box) -> Scene:
        high = (column.h - PRIMARY - 2 * GAP) / 2
        upper, lower = grid(Box(column.x, column.y, column.w, 2 * high + GAP), 1, 2)
        icon = "arrow-left" if self._why else "help"
        if not table_of(model).can_undo:
            label = model.words("Back") if self._why else model.words("Why")
            return (Pad(box=upper, key="why", icon=icon, label=label), *self._selector(model, lower))
        left, right = grid(upper, 2, 1)
        undo, why = Pad(box=left, key="undo", icon="undo"), Pad(box=right, key="why", icon=icon)
        return (undo, why, *self._selector(model, lower))

    def _body(self, model: Model, compared: Comparison, keys: dict[int, str], aside: Scene = ()) -> Scene:
        """Beside what is compared the way through the territories, or `aside`."""
        if not aside:
            _, column = split_stage(model)
            order = contested(round_events(table_of(model)))
            aside = (overview(model, map_box(column), order, compared.territory, _position(model, compared)),)
        return (*compared_parts(model, compared, keys), *aside)


def _apart(page: Page) -> list[Page]:
    """A page as the pages of a small panel."""
    return [*(page.apart() if isinstance(page, Changes) else page.apart(COMPACT_PICKS))]


def _in_a_row(now: Comparison) -> int:
    """How many tokens the picker takes before another seat picks."""
    coming = [line for line in now.lines if line.state in ("now", "next") and line.reason != "empty"]
    count = 0
    for line in coming:
        if line.player != coming[0].player:
            break
        count += 1
    return max(1, count)


def _titles(model: Model, compared: Comparison) -> tuple[str, str]:
    """The territory's name, and who wins there."""
    words = model.words
    title = place_title(words, view_of(model).territories[compared.territory])
    if compared.winner is None:
        return title, words("A tie: nobody wins {place}").format(place=title)
    name = factions_name(words, compared.winner)
    return title, words("{side} win {place}").format(side=name, place=title)


def _position(model: Model, compared: Comparison) -> str:
    order = contested(round_events(table_of(model)))
    at = order.index(compared.territory) + 1 if compared.territory in order else 1
    return model.words("Territory {n} of {all}").format(n=at, all=max(at, len(order)))
