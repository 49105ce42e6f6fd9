"""Requests: who makes one, what they may see, and which language they read."""
