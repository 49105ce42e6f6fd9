"""Hidden information: who has seen what, and where unseen cards may be."""
