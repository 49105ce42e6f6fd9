"""Streams: the numbered messages to each recipient, and the protocol."""
