"""Light as frames of bytes: meanings, layers, limiters."""
