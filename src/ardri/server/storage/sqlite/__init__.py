"""SQLite: one file, which several processes may share."""
