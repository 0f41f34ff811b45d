"""Tests of the bank-only mode."""
