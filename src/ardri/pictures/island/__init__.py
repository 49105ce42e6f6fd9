"""The island: ground, landmarks, sea, and where things stand."""
