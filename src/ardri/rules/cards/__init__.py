"""The decks: each card once, its data beside its effect."""

from ardri.rules.cards import action, advantage, epic_season, epic_triskel

__all__ = ["action", "advantage", "epic_season", "epic_triskel"]
