"""Live tables: those in memory, with their connections, timers and bots."""
