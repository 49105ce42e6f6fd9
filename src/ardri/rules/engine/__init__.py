"""How cards are played: verbs that change the position, moments, and windows for answers."""
