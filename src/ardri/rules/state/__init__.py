"""The position as plain data, events, and the sources of chance."""
