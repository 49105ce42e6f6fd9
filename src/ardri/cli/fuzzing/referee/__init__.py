"""An independent referee: it judges a game by the rulebook, without the engine."""
