"""Workers among themselves: a request for a table goes to the worker that has the table."""
