"""Dakota's own screens as one: what is to be looked at first, then the screen of the phase."""

from __future__ import annotations

from games.dakota.terms import Phase
from games.game import Action
from ui.commands import Command
from ui.dakota.activation import ActivationScreen
from ui.dakota.collection import CollectionScreen
from ui.dakota.development import DevelopmentScreen
from ui.dakota.end import EndScreen
from ui.dakota.factions import FactionsScreen
from ui.dakota.market import MarketScreen
from ui.dakota.placement import PlacementScreen
from ui.dakota.reading import view_of
from ui.dakota.replenishment import ReplenishmentScreen
from ui.dakota.setup import SetupScreen
from ui.dakota.turn import TurnScreen
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Input, SeatPressed, Touched
from ui.screens.refused import Refused


class DakotaScreen:
    """Keeps one screen for each phase, so that what is chosen there outlives a look at the pause screen."""

    def __init__(self) -> None:
        setup, factions, collection = SetupScreen(), FactionsScreen(), CollectionScreen()
        placement = PlacementScreen()
        self._first: tuple[TurnScreen, ...] = (setup, factions, collection)
        """Those that may ask people to look before the game goes on, in the order of a round."""
        self._of_phase: dict[Phase, TurnScreen] = {
            Phase.TERRITORIES: setup,
            Phase.FACTIONS: factions,
            Phase.ACTIVATION: ActivationScreen(),
            Phase.FIRST_PLACEMENT: placement,
            Phase.SECOND_PLACEMENT: placement,
            Phase.COLLECTION: collection,
            Phase.REPLENISHMENT: ReplenishmentScreen(),
            Phase.MARKET: MarketScreen(),
            Phase.DEVELOPMENT: DevelopmentScreen(),
            Phase.END: EndScreen(),
        }
        self._refused = Refused()

    def screen_for(self, model: Model) -> TurnScreen:
        """The screen that is shown now."""
        waiting = next((screen for screen in self._first if screen.holds(model)), None)
        return waiting or self._of_phase[view_of(model).phase]

    def scene(self, model: Model) -> Scene:
        shown = self.screen_for(model)
        told = self._refused.current(model, self.situation(model), shown.reason)
        if self._refused.over:
            shown.forget_reason()
        return shown.scene(told)

    def handle(self, given: Input, model: Model) -> list[Command]:
        shown = self.screen_for(model)
        told: list[Command] = []
        if not isinstance(given, Touched | SeatPressed) or given.down:
            self._refused.dismiss()
            shown.forget_reason()
            commands = shown.handle(given, model)
            self._refused.expect(commands)
            return commands
        for screen in {*self._first, *self._of_phase.values()} - {shown}:
            told += screen.let_go(given, model)
        return told + shown.handle(given, model)

    def moving(self, model: Model) -> float | None:
        shown = self.screen_for(model)
        left = self._refused.moving(model), shown.moving(model)
        return min((seconds for seconds in left if seconds is not None), default=None)

    def facing(self, model: Model) -> int | None:
        return self.screen_for(model).facing(model)

    def holds(self, model: Model) -> bool:
        """A screen has something to look at before the game goes on."""
        return any(screen.holds(model) for screen in self._first)

    def chosen(self, model: Model) -> tuple[Action, ...]:
        return self.screen_for(model).chosen(model)

    def primary(self, model: Model) -> str:
        return self.screen_for(model).primary(model)

    def goes_back(self, model: Model) -> bool:
        return self.screen_for(model).goes_back(model)

    def situation(self, model: Model) -> object:
        """The phase, the person whose choice it is, and whether the table looks back."""
        shown = self.screen_for(model)
        looks_back = shown.holds(model)
        return view_of(model).phase, None if looks_back else shown.actor(model), looks_back
