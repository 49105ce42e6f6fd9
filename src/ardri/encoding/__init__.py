"""What learning programs see: observations and actions as numbers, many games at once as arrays."""
