"""People: accounts, passwords, names, data export, erasure."""
