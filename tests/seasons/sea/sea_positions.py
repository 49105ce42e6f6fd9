"""Positions with the sea, and how they are looked at."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from ardri.rules.box.catalogue import TILE_KEYS, TILE_NUMBERS, bits
from ardri.rules.game import Game
from ardri.testing import position

SEA = "base+sea"
# A chain: each touches the two before it. The Haven, the Plains (the Capital) and the Cove have harbours
CHAIN = "haven plains hills cove valley moor"
ISLES = "hy_breasil inis_mona isle_of_joy"
ISLAND_NAMES = tuple(ISLES.split())


def at_sea(hand: str, clans: Mapping[str, str], tiles: str = f"{CHAIN} {ISLES}", **more: object) -> Game:
    """A's turn in a game of three with six territories on land and the three islands."""
    given: dict[str, object] = {"capital": "plains", "edition": SEA, **more}
    hands = {"A": hand, "B": "druid new_clans"}
    return position(3, tiles=tiles, clans=clans, hand=hands, turn="A", **given)  # type: ignore[arg-type]


def harbours(game: Game) -> list[str]:
    """The territories with a harbour, as everybody sees them."""
    markers = {marker.name: marker.value for marker in game.view(None).markers}
    found = markers["harbours"]
    assert isinstance(found, tuple)
    return sorted(found)


def neighbours(game: Game, tile: str) -> list[str]:
    """The territories adjacent to one by land."""
    return [TILE_KEYS[other] for other in game.state.board.neighbours(TILE_NUMBERS[tile])]


def stacked(game: Game) -> list[list[str]]:
    """The layers of the tile stack."""
    return [[TILE_KEYS[tile] for tile in bits(layer)] for layer in game.state.tile_stack]


# Cards with which clans move, and with how many players they are used; and some that answer
MOVERS = {
    "migration": 2,
    "conquest": 2,
    "manannans_horses": 2,
    "breas_tyranny": 2,
    "plains": 2,
    "scouts_spies": 4,
    "emissaries": 4,
    "coalition": 5,
}
ANSWERS = (
    *("warlord", "bard", "geis", "the_fianna", "battle_of_moytura"),
    *("aber", "lost_vale", "mountains", "cove", "lug_samildanach"),
)
CROWDED = "haven plains lost_vale aber mountains cove salmons_creek swamp"


def crowded_sea(seed: int, players: int = 4, edition: str = SEA, windows: str = "open") -> Game:
    """A's turn in a random position with clans on every coast and hands full of cards that move them."""
    rng = Random(seed)
    seats = "ABCDE"[:players]
    lands = [*CROWDED.split(), *ISLAND_NAMES]
    clans: dict[str, str] = {}
    for seat in seats:
        for land in rng.sample(lands, 5):
            clans[land] = f"{clans.get(land, '')} {seat}{rng.randint(1, 2)}".strip()
    cards = rng.sample([card for card, least in MOVERS.items() if least <= players], players)
    answers = rng.sample(ANSWERS, 2 * players)
    hands = {seat: [cards[at], *answers[2 * at : 2 * at + 2]] for at, seat in enumerate(seats)}
    return position(
        players,
        edition=edition,
        tiles=CROWDED.split() + list(ISLAND_NAMES),
        clans=clans,
        capital=rng.choice(CROWDED.split()[:-1]),
        hand=hands,
        turn="A",
        round_limit=2,
        windows=windows,
    )
