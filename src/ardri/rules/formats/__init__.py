"""File formats: positions, records and schemas, written and read back."""
