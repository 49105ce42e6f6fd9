"""What each recipient is told: numbered messages, and their form on the wire."""
