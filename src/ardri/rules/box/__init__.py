"""The box: cards, tiles, the island's geometry, and every option there is."""
