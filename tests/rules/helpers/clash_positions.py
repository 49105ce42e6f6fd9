"""A clash to begin a test with."""

from collections.abc import Mapping

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.game import Game
from ardri.rules.state.state import Clash
from ardri.testing import play, position, whose

SPARE = {"A": "eriu", "B": "nuada_silverhand", "C": "stone_of_fal", "D": "tuans_memory"}


def clash_in_the_hills(
    hills: str,
    elsewhere: Mapping[str, str] | None = None,
    *,
    players: int = 2,
    hand: Mapping[str, str] | None = None,
    crows: str = "clockwise",
    citadels: int = 0,
    festival: str | None = None,
    deeds: Mapping[str, int] | None = None,
    epic_discard: str = "",
    chance: str = "",
    starter: str = "warlord",
) -> Game:
    """A has just started a clash in the Hills with the Warlord, or with The Morrigan, as its instigator.

    The chain is Valley (with the Capital), Hills, Cove, Plains, Forest; all but the last touch the Hills.
    Everybody has a spare Epic Tale for the Season, so that the game stops at the next turn.
    """
    hands = dict(hand or {})
    for name in SEAT_NAMES[:players]:
        hands[name] = f"{hands.get(name, '')} {SPARE[name]}"
    game = position(
        players,
        tiles="valley hills cove plains forest",
        clans={"hills": hills, **(elsewhere or {})},
        citadels={"hills": citadels},
        hand={**hands, "A": f"{starter} {hands['A']}"},
        crows=crows,
        festival=festival,
        deeds=deeds,
        epic_discard=epic_discard,
        chance=chance,
        turn="A",
    )
    game.choose(f"card:{starter}")
    if starter == "the_morrigan":
        play(game, "A: stay, territory:hills, seat:A")
    elif whose(game) == "A territory":
        play(game, "A: territory:hills")
    return game


def clash_of(game: Game) -> Clash:
    """The clash going on."""
    clash = game.state.clash
    assert clash is not None, "there is no clash"
    return clash
