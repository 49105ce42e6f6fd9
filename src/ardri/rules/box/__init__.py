"""What is in the box: cards, tiles, the island's geometry, and every option there is."""
