"""Dakota's own screens."""
