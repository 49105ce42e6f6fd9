"""Limits: rates, connections, chat, and turns that are shared fairly."""
