"""Tables that are awake: connections, timers, bots, housekeeping."""
