"""The proof of the rules of Dakara."""
