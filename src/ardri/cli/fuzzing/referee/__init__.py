"""Referee: judges a game by the rulebook, independently of the engine."""
