"""Ard Rí, an unofficial digital version of the board game Inis."""

__version__ = "0.1.0"
