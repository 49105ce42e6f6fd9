"""Queries: functions of a database connection that read and write rows, one module a subject."""
