"""The names of all questions to a seat: their texts go by these."""

from typing import Final

from ardri.rules.engine.moments import ANY_TIME, BASE_MOMENTS, MANEUVER, MOMENT_NAMES, OWN_TURN
from ardri.rules.state.edition import Edition

# Questions that everybody may know are put
QUESTIONS: Final = (
    "capital",
    "first_clan",
    "aside",
    "turn",
    "exile",
    "territory",
    "from",
    "to",
    "count",
    "count_cards",
    "count_exposed",
    "count_sheltered",
    "spread",
    "opponent",
    "clan",
    "which_clan",
    "lose_clan",
    "site",
    "tile",
    "tile_under",
    "settle_from",
    "scouts_from",
    "take",
    "give",
    "discard",
    "keep_epic",
    "alliance",
    "other_world",
    "crows",
    "instigator",
    "next_clash",
    "shelter",
    "maneuver",
    "next_maneuver",
    "truce",
    "attacked",
    "demand",
    "withdraw_to",
    "withdraw_count",
    "cauldron",
    "toll",
)

# Questions to several seats at once: others know only that they are put
DRAFT_QUESTIONS: Final = ("draft_keep", "draft_hand_on")
WINDOW_MOMENTS: Final = tuple(
    [name for at, name in enumerate(BASE_MOMENTS) if at not in (OWN_TURN, MANEUVER, ANY_TIME)]
)
# To nobody
CHANCE: Final = "chance"


def window_moments(edition: Edition) -> tuple[str, ...]:
    """The moments of an edition at which windows open."""
    return (*WINDOW_MOMENTS, *[MOMENT_NAMES[moment] for moment in edition.box.moments])
