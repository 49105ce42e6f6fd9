"""Pages, that is, whole pictures: boards, panels, sprites, and the text board."""
