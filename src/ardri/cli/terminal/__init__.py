"""A game at the terminal: players, questions, menus, screens."""
