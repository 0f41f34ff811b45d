"""Tests of the bank's screens."""
