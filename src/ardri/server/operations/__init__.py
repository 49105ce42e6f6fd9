"""Operations: run a server, administer it, back it up."""
