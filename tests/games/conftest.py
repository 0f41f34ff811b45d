"""Assertions in our helpers speak as those of tests do."""

import pytest

for module in ("laws", "play", "dakota.board", "dakota.wealth"):
    pytest.register_assert_rewrite(f"tests.games.{module}")
