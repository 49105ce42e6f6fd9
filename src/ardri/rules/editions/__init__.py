"""The editions of the game: what is in the box, and the rules that go with it."""
