"""Which cells of the bed each zone of a game lights."""
