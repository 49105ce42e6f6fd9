"""The arena: matches between bots, their schedule, worker processes, statistics and reports."""
