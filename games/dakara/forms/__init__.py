"""The nine forms of local games: each is one module, and serves every space of its kind by the edition's numbers."""
