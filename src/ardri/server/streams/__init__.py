"""Streams: the numbered messages that each recipient is told, and their form on the wire."""
