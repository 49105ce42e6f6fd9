"""Encoding for learning programs: observations and actions as numbers, many games at once as arrays."""
