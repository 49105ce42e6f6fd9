"""People: accounts, passwords, names, and what is kept of somebody."""
