"""Dakota's own screens as one: what is to be looked at first, then the screen of the phase."""

from __future__ import annotations

from games.dakota.terms import Phase
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
from ui.model import Model
from ui.screens.seat_turn import SeatTurn, SeatTurns


class DakotaScreen(SeatTurns[SeatTurn]):
    """One screen for each phase."""

    def __init__(self) -> None:
        super().__init__()
        setup, factions, collection = SetupScreen(), FactionsScreen(), CollectionScreen()
        placement = PlacementScreen()
        self._first: tuple[SeatTurn, ...] = (setup, factions, collection)
        """Those that may ask people to look before the game goes on, in the order of a round."""
        self._of_phase: dict[Phase, SeatTurn] = {
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

    def screen_for(self, model: Model) -> SeatTurn:
        waiting = next((screen for screen in self._first if screen.holds(model)), None)
        return waiting or self._of_phase[view_of(model).phase]

    def others(self, shown: SeatTurn) -> set[SeatTurn]:
        return {*self._first, *self._of_phase.values()} - {shown}

    def holds(self, model: Model) -> bool:
        return any(screen.holds(model) for screen in self._first)

    def situation(self, model: Model) -> object:
        """The phase, the person whose choice it is, and whether the table looks back."""
        shown = self.screen_for(model)
        looks_back = shown.holds(model)
        return view_of(model).phase, None if looks_back else shown.actor(model), looks_back
