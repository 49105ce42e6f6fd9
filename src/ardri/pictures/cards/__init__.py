"""Cards: frames, signs and emblems."""
