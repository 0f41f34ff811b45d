"""The proof of the rules: one test for all games, and a folder for each."""
