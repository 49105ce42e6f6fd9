"""What a seat or a spectator may see, and the worlds that fit it."""
