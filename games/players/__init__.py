"""Players that are not people; they know the protocol, and a game only through its heuristics."""
