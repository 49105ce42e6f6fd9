"""Everything that is written down and read back: positions, records, schemas."""
