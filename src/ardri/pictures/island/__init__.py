"""Island: ground, landmarks, sea, and the layout of pieces."""
