"""Logs read again: snapshots, patches, migrations, and how tables are kept."""
