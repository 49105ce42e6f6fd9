"""PostgreSQL: a database server, which several machines may share."""
