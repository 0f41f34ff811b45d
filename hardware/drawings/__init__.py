"""Drawings made from the table's data: overlays to print, and what a builder needs."""
