"""Helpers that several commands share: arguments, files, names, errors."""
