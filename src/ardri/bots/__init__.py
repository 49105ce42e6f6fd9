"""Players that are programs: each is handed a view and a decision, never the game."""
