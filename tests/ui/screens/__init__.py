"""Tests of the screens that serve every game."""
