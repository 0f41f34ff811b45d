"""The drawn pieces, one file each, used by every game."""
