"""Every number of a row is used: each byte that can be anything but zero is so at some time of many games."""

from random import Random

import pytest

from ardri.encoding.layout import PLAN, kinds_in
from ardri.encoding.observation import PARTS, SIZE, observe, part
from ardri.rules.box.board import ORIGIN, Board
from ardri.rules.box.catalogue import (
    ACTIONS,
    CARDS,
    CARDS_AT,
    EPIC,
    GEIS,
    SWAMP,
    THE_DAGDA,
    TILES,
    bits,
)
from ardri.rules.editions.base import BASE
from ardri.rules.engine.moments import MANEUVER, OWN_TURN
from ardri.rules.engine.play import DECLINED, Play
from ardri.rules.game import Game
from ardri.rules.phases.draft import Deal
from ardri.rules.state.state import REVEALED
from ardri.testing import play, play_random, position

SEASON_CARDS = [
    card
    for card in range(ACTIONS, CARDS)
    if not any(
        cards >> card & 1 for moment, cards in enumerate(CARDS_AT) if moment not in (OWN_TURN, MANEUVER)
    )
]
SITES = 27  # seldom there are more

# What cannot be anything but zero while anybody is asked anything
NEVER = {
    "capital": [SWAMP],
    "citadels": [SWAMP],
    "adjacent": [tile * TILES + tile for tile in range(TILES)],
    # only two players draft twice
    "put_away": [2, 3],
    "own_put_away": list(bits(BASE.actions[4] & ~BASE.actions[3])),
    "others_put_away": [*bits(BASE.actions[4] & ~BASE.actions[3]), *range(ACTIONS, 3 * ACTIONS)],
    # it leaves the game
    "epic_discard": [THE_DAGDA - EPIC],
    # nothing is asked between its playing and its discarding, nor in the middle of dealing
    "played": [GEIS],
    "doing": [kinds_in(BASE).index(Deal)],
    # they answer nothing
    "answer": SEASON_CARDS,
}


def rows_together(games: int, every: int) -> bytes:
    """All that is not zero in some row of random games, of any seat."""
    together = 0
    for seed in range(games):
        players = 2 + seed % 3
        game = Game.start(
            players,
            seed,
            ("base", "discovery")[seed // 3 % 2],
            ("open", "sealed")[seed // 6 % 2],
            round_limit=20,
        )
        made = 0
        while True:
            for seat in range(players):
                together |= int.from_bytes(observe(game, seat), "little")
            if game.over:
                break
            made += play_random(game, seed=10000 * seed + made, eager=seed % 4 != 0, choices=every)
    return together.to_bytes(SIZE, "little")


def seldom_seen() -> bytes:
    """The same of positions made up, for what takes very many games to see all of."""
    together = 0
    for game in (*revealing(), *replying(), *planning(), *exploring(), *paying()):
        together |= int.from_bytes(observe(game, 1), "little")
    return together.to_bytes(SIZE, "little")


def revealing() -> list[Game]:
    game = position(tiles="hills cove", turn="A", hand={"A": "bard"})
    for card in range(EPIC, CARDS):
        game.state.zones[REVEALED] |= 1 << card
    return [game]


def replying() -> list[Game]:
    found = []
    for card in range(CARDS):
        if card not in SEASON_CARDS:
            game = position(tiles="hills cove", turn="A", hand={"A": "bard"}, windows="sealed")
            game.state.replies[1] = 1 << card | DECLINED
            found.append(game)
    return found


def planning() -> list[Game]:
    game = position(tiles="hills cove", turn="A", hand={"A": "bard"})
    game.state.push(Play(0, 0, 0, plan=(3,) * (PLAN + 2)))
    return [game]


def exploring() -> list[Game]:
    found = []
    rng = Random(1)
    for _ in range(600):
        game = position(
            tiles="valley hills cove",
            clans={"hills": "A1"},
            hand={"A": "exploration"},
            turn="A",
            stack="moor",
        )
        play(game, "A: card:exploration")
        tiles = rng.sample(range(TILES), TILES - 1)
        board = Board().with_tile(tiles[0], ORIGIN)
        for tile in tiles[1:]:
            board = board.with_tile(tile, rng.choice(board.legal_sites()))
        game.state.board = board
        found.append(game)
    return found


def test_every_part_is_used_in_games() -> None:
    row = rows_together(games=48, every=5)
    unused = [entry.name for entry in PARTS if not any(row[part(entry.name)])]
    assert [name for name in unused if name != "revealed"] == []  # seldom more than one Tale


def paying() -> list[Game]:
    """A gives a clan for a tale, and says whether it is an exposed or a sheltered one."""
    game = position(
        tiles="cove stone_circle plains",
        clans={"stone_circle": "A2 B2", "plains": "A1"},
        citadels={"stone_circle": 1},
        hand={"A": "stone_circle battle_of_moytura bard druid", "B": "warlord conquest"},
        turn="B",
    )
    play(game, "B: card:warlord", "A: shelter", "B: attack:A", "A: discard:druid")
    play(game, "A: card:battle_of_moytura, card:stone_circle")
    return [game]


@pytest.mark.slow
def test_every_byte_is_used_in_games_but_for_those_that_cannot_be() -> None:
    row, made_up = rows_together(games=150, every=1), seldom_seen()
    unused = {}
    for entry in PARTS:
        size = SITES * TILES if entry.name == "sites" else entry.size
        seldom = entry.name in ("revealed", "answer", "plan", "sites", "question")
        seen = [row[entry.start + at] or (seldom and made_up[entry.start + at]) for at in range(size)]
        if not all(seen):
            unused[entry.name] = [at for at in range(size) if not seen[at]]
    assert unused == NEVER
