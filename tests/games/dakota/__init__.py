"""The proof of the rules of Dakota."""
