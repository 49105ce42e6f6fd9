"""Texts in English, French and Polish: Fluent catalogues, and engine things put into words."""
