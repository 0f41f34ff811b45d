"""Dakara: a journey round the world in 47 spaces, 15 local games, one die and a bank of 30,000,000."""
