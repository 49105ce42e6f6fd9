"""Pieces on the board, each a drawing around the origin."""
