"""Where people, tables and their logs are kept: the schema, its migrations, and the one writer."""
