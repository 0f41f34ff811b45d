"""Sitting Bull's own screens."""
