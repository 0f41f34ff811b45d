"""Every action of a table, made once, so that an action is known by its identity and lists of them are looked up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import combinations
from typing import Final, TypeVar

from games.game import CHANCE, Action
from games.menus import Menu, Menus, bits, is_plain, same_types
from games.sitting_bull.actions import (
    ClaimMilestone,
    DealCard,
    DealWisdom,
    DiscardPresent,
    DrawFirstPlayer,
    DrawMilestone,
    DrawOffering,
    DrawPresent,
    DrawTile,
    ExchangeHand,
    KeepHand,
    KeepPresent,
    MoveDisc,
    MovePawn,
    PlacePawn,
    PlayCard,
    PlayIcon,
    ShowWisdom,
    SwapCard,
    SwapPawns,
    TakePresent,
    TakeSpace,
    TurnUpCard,
)
from games.sitting_bull.cards import DeckKinds
from games.sitting_bull.terms import (
    NEUTRAL,
    NONE,
    OWNERS,
    POWWOW,
    PRESENTS,
    TRACKS,
    Icon,
    Milestone,
    Path,
    Present,
    Region,
    Tile,
    Wisdom,
)

Hand = tuple[int, ...]
_A = TypeVar("_A", bound=Action)
_DISCARD: Final = 1
"""The lowest bit of the keys of effects: the present that asks may be discarded."""
_STEPS: Final = (1, -1)


class Choices:
    """Actions by what they name, and menus by player, then by a key of what they depend on."""

    def __init__(self, players: int, kinds: DeckKinds, levels: int, offerings: Iterable[int], any_pawn: bool) -> None:
        self._players = range(players)
        self._owners = (*self._players, NEUTRAL) if players == 2 else tuple(self._players)
        self._kinds = kinds
        self._levels = levels
        self._any_pawn = any_pawn
        self._known: dict[Action, Action] = {}
        self._draws(kinds, offerings)
        self._plays(kinds)
        self._effects()
        self._rest()
        self.ids = frozenset(map(id, self._known.values()))
        """Of all actions made here."""

    def find(self, action: object) -> Action | None:
        """Our own object equal to `action`, or None; True is no 1, and a path no region."""
        if not isinstance(action, Action) or not is_plain(action):
            return None
        own = self._known.get(action)
        return own if own is not None and same_types(own, action) else None

    def _own(self, action: _A) -> _A:
        self._known[action] = action
        return action

    def _draws(self, kinds: DeckKinds, offerings: Iterable[int]) -> None:
        """Outcomes of chance; those with copies are paired with every weight that they can have."""
        own = self._own
        self.first_player = [own(DrawFirstPlayer(CHANCE, seat)) for seat in self._players]
        self.milestone = [own(DrawMilestone(CHANCE, milestone)) for milestone in Milestone]
        self.tile = [own(DrawTile(CHANCE, tile)) for tile in Tile]
        self.offering = {value: own(DrawOffering(CHANCE, value)) for value in offerings}
        self.deal_wisdom = [own(DealWisdom(CHANCE, wisdom)) for wisdom in Wisdom]
        self.turn_up = [_weighted(own(TurnUpCard(CHANCE, card)), kind.copies) for card, kind in enumerate(kinds)]
        self.deal = [_weighted(own(DealCard(CHANCE, card)), kind.copies) for card, kind in enumerate(kinds)]
        self.present = [_weighted(own(DrawPresent(CHANCE, present)), PRESENTS) for present in Present]

    def _plays(self, kinds: DeckKinds) -> None:
        own, players = self._own, self._players
        self._play = [
            [
                [own(PlayCard(player, card, column)) for column in columns_of(kind.icon)]
                for card, kind in enumerate(kinds)
            ]
            for player in players
        ]
        """By player and card: one for each column where it may lie."""
        self._play_icon = [
            [[own(PlayIcon(player, icon, column)) for column in columns_of(icon)] for icon in Icon]
            for player in players
        ]
        place = [[own(PlacePawn(player, region)) for region in Region] for player in players]
        self.place = [[Menu(places[region] for region in bits(mask)) for mask in range(32)] for places in place]
        """By player and mask of regions."""
        self.play: list[Menus[tuple[Hand, int]]] = [Menus(partial(self._card_list, p)) for p in players]
        """The key: the hand, and a mask of the columns open to Amulets."""
        self.play_icon: list[Menus[tuple[int, int]]] = [Menus(partial(self._icon_list, p)) for p in players]
        """The key: a mask of icons, and a mask of the columns open to Amulets."""

    def _card_list(self, player: int, key: tuple[Hand, int]) -> list[Action]:
        """Distinct cards with their columns; Amulets only where a card lies (S:129), unless there is no other way."""
        hand, open_ = key
        play, kinds = self._play[player], self._kinds
        cards = sorted(set(hand))
        listed = [a for card in cards for a in play[card] if kinds[card].icon != Icon.AMULET or open_ >> a.column & 1]
        return list(listed) if listed else [action for card in cards for action in play[card]]

    def _icon_list(self, player: int, key: tuple[int, int]) -> list[Action]:
        icons, open_ = key
        play = self._play_icon[player]
        return [a for i in bits(icons) for a in play[i] if i != Icon.AMULET or open_ >> a.column & 1]

    def _effects(self) -> None:
        own, players = self._own, self._players
        regions = tuple(Region)
        self.discard = [own(DiscardPresent(player)) for player in players]
        self._move_disc = [[[own(MoveDisc(p, path, step)) for step in _STEPS] for path in TRACKS] for p in players]
        self._swap = [
            [
                (1 << a * OWNERS + one | 1 << b * OWNERS + two, own(SwapPawns(p, a, one, b, two)))
                for a, b in combinations(regions, 2)
                for one in self._owners
                for two in self._owners
                if self._any_pawn or p in (one, two)
            ]
            for p in players
        ]
        """Each with the bits of the two pawns that it needs."""
        moves = [
            [(1 << r * OWNERS + owner, owner, r) for r in regions for owner in self._owners_for(p)] for p in players
        ]
        self._travel = [
            [(bit, own(MovePawn(p, owner, r, to))) for bit, owner, r in moves[p] for to in range(POWWOW) if to != r]
            for p in players
        ]
        self._to_powwow = [[(bit, own(MovePawn(p, owner, r, POWWOW))) for bit, owner, r in moves[p]] for p in players]
        self.discs: list[Menus[tuple[int, int, int, int]]] = [Menus(partial(self._disc_list, p)) for p in players]
        """The key: for each track the level of a disc that may move, else 0; and 1 where a discard is possible."""
        self.swap = [self._pawn_menus(p, self._swap[p]) for p in players]
        self.travel = [self._pawn_menus(p, self._travel[p]) for p in players]
        self.to_powwow = [self._pawn_menus(p, self._to_powwow[p]) for p in players]
        self._swap_card = [
            [[own(SwapCard(p, card, region)) for region in regions] for card in range(len(self._kinds))]
            for p in players
        ]
        self.swap_card: list[Menus[tuple[Hand, int]]] = [Menus(partial(self._swap_card_list, p)) for p in players]
        """The key: cards, and a mask of the regions where one lies."""

    def _owners_for(self, player: int) -> Sequence[int]:
        """Whose pawns `player` may move (SB-R15)."""
        return self._owners if self._any_pawn else (player,)

    def _pawn_menus(self, player: int, moves: Sequence[tuple[int, Action]]) -> Menus[int]:
        """The key: a bit for each place and owner who stands there, above the bit of a possible discard."""

        def make(key: int) -> list[Action]:
            standing = key >> 1
            listed = [action for needed, action in moves if needed & standing == needed]
            return [*listed, self.discard[player]] if key & _DISCARD else listed

        return Menus(make)

    def _disc_list(self, player: int, key: tuple[int, int, int, int]) -> list[Action]:
        *levels, discard = key
        listed: list[Action] = [
            action
            for actions, level in zip(self._move_disc[player], levels, strict=True)
            for action in actions
            if level and 1 <= level + action.step <= self._levels
        ]
        return [*listed, self.discard[player]] if discard else listed

    def _swap_card_list(self, player: int, key: tuple[Hand, int]) -> list[Action]:
        cards, regions = key
        swap = self._swap_card[player]
        return [swap[card][region] for card in sorted(set(cards)) for region in bits(regions)]

    def _rest(self) -> None:
        own, players = self._own, self._players
        self.exchange = [Menu((own(KeepHand(player)), own(ExchangeHand(player)))) for player in players]
        self.space = [_by_mask([own(TakeSpace(player, path)) for path in Path]) for player in players]
        """By a mask of the free spaces."""
        self.take = [_by_mask([own(TakePresent(player, present)) for present in Present]) for player in players]
        """By a mask of the presents on offer."""
        self.keep = [Menu((own(KeepPresent(player)), self.discard[player])) for player in players]
        self.claim = [_by_mask([own(ClaimMilestone(player, m)) for m in Milestone]) for player in players]
        """By a mask of milestones."""
        self.show = [_by_mask([own(ShowWisdom(player, wisdom)) for wisdom in Wisdom]) for player in players]
        """By a mask of the wisdom cards that nobody has shown."""


def columns_of(icon: Icon) -> tuple[int, ...]:
    """Where a card may lie: a Powwow card is discarded (S:265), an Amulet goes to one of three paths (S:264)."""
    if icon == Icon.POWWOW:
        return (NONE,)
    return tuple(TRACKS) if icon == Icon.AMULET else (int(icon),)


def _by_mask(actions: Sequence[Action]) -> Menus[int]:
    """Those whose bits are set."""
    return Menus(lambda mask: [actions[bit] for bit in bits(mask)])


def _weighted(action: Action, most: int) -> list[tuple[Action, int]]:
    return [(action, weight) for weight in range(most + 1)]
