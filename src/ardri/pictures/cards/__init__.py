"""Cards: frames, icons and emblems."""
