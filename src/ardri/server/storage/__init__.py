"""Storage: the database schema, its migrations, queries, and the single writer."""
