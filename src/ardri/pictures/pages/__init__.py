"""Whole pictures: boards, panels, sprites, and the board in letters."""
