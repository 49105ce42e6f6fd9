"""Boards and cards as pictures: SVG drawn by code, and a board in letters for terminals."""
