"""The pure domain: a table as its log makes it, without time, files or sockets."""
