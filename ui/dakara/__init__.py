"""Dakara on the panel: the turn, the move, and a screen for each form of local game."""
