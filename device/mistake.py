"""A person's mistake on the command line."""


class Mistake(Exception):
    """One line for stderr; the exit status is 2."""
