"""A table as its log makes it: pure functions of entries, without time, files or sockets."""
