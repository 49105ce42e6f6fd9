"""The phases of a round: setup, Assembly, draft, Season, clashes, victory."""
