"""The rules. Pure Python: no clock, no input or output, no randomness of its own, no text for people."""
