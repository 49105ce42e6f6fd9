"""Replaying logs: snapshots, patches, migrations, and the repository of tables."""
