"""Views: the game as a seat or a spectator may see it, and the worlds that fit it."""
