"""Steps of the schema, oldest first by number."""
