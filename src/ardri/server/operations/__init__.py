"""For whoever runs a server: start it, look after it, copy its database."""
