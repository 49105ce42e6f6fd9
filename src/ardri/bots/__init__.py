"""Bots: programs that play. Each is handed a view and a decision, never the game."""
