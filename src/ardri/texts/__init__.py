"""Texts in English, French and Polish: Fluent catalogues, and functions that put the game into words."""
