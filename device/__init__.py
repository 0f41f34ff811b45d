"""The machine: the running table, its archive, chance, settings, the main loop, the command line."""
