"""One emblem for every card."""
