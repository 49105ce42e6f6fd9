"""A position as plain data, the events that change it, and where chance comes from."""
