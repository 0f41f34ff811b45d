"""Assertions in our helpers speak as those of tests do."""

import pytest

for module in (
    "laws", "play", "proof", "entries", "rules_list", "dakota.board", "dakota.edits", "dakara.board",
    "sitting_bull.board", "sitting_bull.tally", "sitting_bull.random_games",
):  # fmt: skip
    pytest.register_assert_rewrite(f"tests.games.{module}")
