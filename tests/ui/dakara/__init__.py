"""Tests of Dakara's own screens."""
