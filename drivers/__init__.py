"""The hardware, each device behind a small interface with a real, a simulated and an absent form."""
