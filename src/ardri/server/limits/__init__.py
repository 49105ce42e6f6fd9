"""Limits: rates, connections, concurrency, chat, and fair queues."""
