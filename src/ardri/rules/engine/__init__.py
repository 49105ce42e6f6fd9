"""Playing cards: verbs that change the position, moments, and windows for answers."""
