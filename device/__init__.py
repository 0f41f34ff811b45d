"""The machine: the running table, its archive, chance, settings, the main loop, the command line."""

import os

# pygame greets on standard output when it is first imported; what we print there is meant to be read.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
