"""The table as data: bed, overlays and pins."""
