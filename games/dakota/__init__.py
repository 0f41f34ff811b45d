"""Dakota: natives and settlers share the land for 8 to 10 rounds."""
