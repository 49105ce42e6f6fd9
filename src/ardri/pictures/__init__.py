"""Pictures of boards and cards: SVG drawn by code, and a text board for terminals."""
