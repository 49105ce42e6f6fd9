"""Dense positions: random hands full of reactions, few clans, territories shared by many."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ardri.cli.fuzzing.fuzz_game import cases
from ardri.cli.fuzzing.position_data import PositionData
from ardri.cli.fuzzing.referee.fitting import SEASON_USES
from ardri.cli.fuzzing.referee.mirror import CARD
from ardri.rules.box.base_box import ACTION_DECK, CITADELS, CLANS, EPIC_KEYS, SANCTUARIES
from ardri.rules.box.catalogue import (
    ADVANTAGE_OF,
    CARD_KEYS,
    CARD_NUMBERS,
    DECK_OF,
    SEAT_NAMES,
    TILE_NUMBERS,
    TILE_RECORDS,
    bits,
)
from ardri.rules.editions.base import BASE
from ardri.rules.editions.registry import edition_for
from ardri.rules.game import WINDOWS
from ardri.rules.state.edition import Edition
from ardri.rules.state.markers import STATE

# Cards that answer, by deck, and cards that give them something to answer
REACTIONS: Final = ("geis", "bard", "raid", "warlord", "master_craftsman")
TRISKELS: Final = (
    "battle_frenzy",
    "battle_of_moytura",
    "the_dagda",
    "dagdas_cauldron",
    "dagdas_club",
    "diarmuid",
    "the_fianna",
    "lug_samildanach",
    "lugs_spear",
    "oenguss_ploy",
    "ogmas_eloquence",
    "strengs_resolve",
    "tale_of_cuchulain",
)
CAUSES: Final = ("warlord", "conquest", "migration", "scouts_spies", "emissaries", "festival", "druid")
TALES: Final = ("manannans_horses", "the_morrigan", "deirdres_beauty", "balors_eye", "the_other_world")
LANDS: Final = (
    "moor",
    "stone_circle",
    "forest",
    "mountains",
    "misty_lands",
    "meadows",
    "gates",
    "plains",
    "hills",
    "highlands",
    "iron_mine",
    "valley",
    "lost_vale",
    "salt_mine",
    "cove",
)


MOVERS: Final = ("manannans_horses", "conquest", "migration", "emissaries", "scouts_spies", "plains")
FIGHTS: Final = ("warlord", "migration", "conquest", "the_morrigan", "plains")
DECLARED: Final = (
    "warlord",
    "new_alliance",
    "breas_tyranny",
    "balors_eye",
    "the_other_world",
    "kernunos_sanctuary",
    "dagdas_harp",
    "festival",
)


@dataclass(frozen=True)
class Theme:
    """A theme for positions: the territories, the cards of the active player and of an opponent, and more.

    Of each entry of `land` one tile is in play; of `causes` the player at turn holds one. On crowded land
    everybody is everywhere, and where it is scarce with one clan.
    """

    land: tuple[tuple[str, ...], ...] = ()
    own: tuple[str, ...] = ()
    theirs: tuple[str, ...] = ()
    causes: tuple[str, ...] = ()
    rest: tuple[float, ...] = (1.0,)
    crowded: bool = False
    scarce: str = ""


# A chain: the Moor interrupts a declaration, The Dagda cancels it, and in what follows cards and clans go
CHAIN: Final = Theme(
    land=(("moor",), ("stone_circle",), ("misty_lands", "mountains")),
    theirs=("the_dagda", "master_craftsman"),
    rest=(0.1, 0.1, 0.5),
    crowded=True,
    scarce="stone_circle",
)
FIGHT: Final = Theme(
    land=(("hills", "highlands"), ("mountains", "stone_circle"), ("iron_mine", "plains", "gates")),
    causes=FIGHTS,
    rest=(0.7, 1.0),
    crowded=True,
)
THEMES: Final = (
    *2 * (replace(CHAIN, own=("moor", "lug_samildanach", "stone_circle"), causes=MOVERS),),
    *3
    * (
        replace(
            CHAIN,
            own=("lug_samildanach", "stone_circle"),
            theirs=("moor", "the_dagda", "master_craftsman", "geis"),
            causes=MOVERS,
        ),
    ),
    replace(CHAIN, own=("moor", "geis"), causes=("misty_lands",)),
    replace(CHAIN, own=("geis",), theirs=("moor", "the_dagda", "master_craftsman"), causes=("misty_lands",)),
    *3 * (FIGHT,),
    *2 * (Theme(),),
)


def dense(rng: random.Random, players: int = 0, name: str = BASE.name) -> PositionData:
    """A random position of an edition with many possible reactions; `players` 0 is any number."""
    theme = rng.choice(THEMES)
    sizes = [players for _, players in cases(name)]
    players = players or (sizes[-1] if theme.theirs else rng.choice(sizes))
    edition = edition_for(name, players)
    seats = SEAT_NAMES[:players]
    turn = rng.choice(seats)
    tiles = _tiles(rng, players, [rng.choice(tiles) for tiles in theme.land], edition.tile_keys)
    before_assembly = theme == Theme() and rng.random() < (0.5 if edition.modules else 0.1)
    hand, rest = _hands(rng, players, tiles, theme, turn, before_assembly, edition)
    mainland = [tile for tile in tiles if not edition.islands >> TILE_NUMBERS[tile] & 1]
    capital = rng.choice([tile for tile in mainland if tile != "swamp"])
    full = rng.random() < 0.15
    brenn = rng.choice(seats)
    opening = turn == brenn and not before_assembly and _has_choice(hand.get(turn, ())) and rng.random() < 0.2
    first = opening or before_assembly  # nobody has done anything in this Season
    return PositionData(
        players=players,
        tiles=tiles,
        clans=_clans(rng, seats, tiles, theme),
        sanctuaries=_sanctuaries(rng, tiles, capital, full),
        citadels=_citadels(rng, tiles, full),
        capital=capital,
        festival=rng.choice(tiles) if rng.random() < 0.25 and not first else None,
        hand=hand,
        deeds={seat: rng.randint(1, 3) for seat in seats if rng.random() < 0.1},
        pretenders="".join(seat for seat in seats if rng.random() < 0.05 and not opening),
        brenn=brenn,
        crows=rng.choice(("clockwise", "counterclockwise")),
        turn=None if before_assembly else turn,
        opening=opening,
        passes=rng.randrange(players) if rng.random() < 0.2 and not first else 0,
        set_aside=_some(rng, _actions(rest), 1) if rng.random() < 0.5 else (),
        epic_discard=_epic_discard(rng, rest),
        played=_some(rng, [card for card in rest if card in tiles], 3) if rng.random() < 0.3 else (),
        windows=rng.choice((WINDOWS[0], WINDOWS[0], WINDOWS[1])),
        undo=rng.random() < 0.1,
        edition=edition.name,
        markers={
            marker.name: rng.choice(marker.states) for marker in edition.box.markers if marker.kind == STATE
        },
    )


def _has_choice(hand: Sequence[str]) -> bool:
    """True if a hand has two cards for a turn. A single one would be played without a question."""
    return len([card for card in hand if card != "druid" and CARD[card] in SEASON_USES]) > 1


def _actions(cards: Sequence[str]) -> list[str]:
    return [card for card in cards if DECK_OF[CARD_NUMBERS[card]] == ACTION_DECK]


def _some(rng: random.Random, of: Sequence[str], most: int) -> tuple[str, ...]:
    return tuple(rng.sample(of, min(len(of), rng.randint(1, most))))


def _tiles(rng: random.Random, players: int, needed: Sequence[str], every: Sequence[str]) -> tuple[str, ...]:
    count = rng.randint(players, players + (1 if needed else 4))
    if rng.random() < 0.03:
        count = len(every) - rng.randint(0, 3)  # few are left in the stack, or none
    likely = [tile for tile in LANDS if tile not in needed and rng.random() < 0.6]
    rng.shuffle(likely)
    tiles = [*needed, *likely][:count]
    others = [tile for tile in every if tile not in tiles]
    rng.shuffle(others)
    tiles += others[: max(0, min(count, len(every)) - len(tiles))]
    rng.shuffle(tiles)
    return tuple(tiles)


def _hands(
    rng: random.Random,
    players: int,
    tiles: Sequence[str],
    theme: Theme,
    turn: str,
    before_assembly: bool,
    edition: Edition,
) -> tuple[dict[str, tuple[str, ...]], list[str]]:
    """The hands, uneven, on top of the cards of the theme; and the cards left over."""
    seats = SEAT_NAMES[:players]
    in_use = [CARD_KEYS[card] for card in bits(edition.actions[players])]
    advantages = [tile for tile in tiles if ADVANTAGE_OF[TILE_NUMBERS[tile]] >= 0]
    hands: dict[str, list[str]] = {seat: [] for seat in seats}
    usable = [*advantages, *EPIC_KEYS] if before_assembly else [*in_use, *advantages, *EPIC_KEYS]
    free = dict.fromkeys(usable)
    weights = [rng.choice((1, 1, 2, 5)) for _ in seats]

    def deal(cards: Sequence[str], chance: float, to: str = "") -> None:
        for card in cards:
            if card in free and rng.random() < chance:
                del free[card]
                hands[to or rng.choices(seats, weights)[0]].append(card)

    deal(theme.own, 0.98, turn)
    deal(theme.theirs, 0.98, rng.choice([seat for seat in seats if seat != turn]))
    if theme.causes:
        deal([rng.choice(theme.causes if rng.random() < 0.8 else DECLARED)], 1, turn)
    share = rng.choice(theme.rest)
    deal((*TRISKELS, "cathbads_word"), share * rng.choice((0.5, 0.8, 1.0)))
    deal(TALES, share * 0.35)
    deal(REACTIONS, share * rng.choice((0.6, 1.0)))
    deal(CAUSES, share * 0.7)
    deal(in_use, share * 0.1)
    deal(EPIC_KEYS, share * 0.06)
    deal(advantages, share * rng.choice((0.3, 0.7, 1.0)))
    return {seat: tuple(hand) for seat, hand in hands.items() if hand}, list(free)


def _clans(rng: random.Random, seats: str, tiles: Sequence[str], theme: Theme) -> dict[str, str]:
    """Mostly few clans in shared territories; sometimes an empty reserve or an absent player."""
    crowd = rng.choice((1, 2, 3) if theme.crowded else (1, 1, 2, 3))
    left = dict.fromkeys(seats, CLANS)
    clans: dict[str, list[str]] = {tile: [] for tile in tiles}
    peopled = [*tiles] if theme.crowded else rng.sample(tiles, min(len(tiles), rng.randint(2, 5)))
    for tile in peopled:
        for seat in seats:
            if rng.random() < (0.8 if theme.crowded else 0.6):
                count = min(left[seat], 1 if tile == theme.scarce else rng.randint(1, crowd))
                left[seat] -= count
                if count:
                    clans[tile].append(f"{seat}{count}")
    for seat in seats:
        if rng.random() < 0.12 and left[seat] and peopled:
            home = rng.choice(peopled)
            here = {word[0]: int(word[1:]) for word in clans[home]}
            here[seat] = here.get(seat, 0) + left[seat] - rng.randint(0, 1)
            clans[home] = [f"{name}{count}" for name, count in sorted(here.items()) if count]
    return {tile: " ".join(words) for tile, words in clans.items() if words}


def _sanctuaries(rng: random.Random, tiles: Sequence[str], capital: str, full: bool) -> dict[str, int]:
    built = {tile: TILE_RECORDS[TILE_NUMBERS[tile]].sanctuaries + (tile == capital) for tile in tiles}
    extra = SANCTUARIES - sum(built.values()) if full else rng.randint(0, 3)
    for _ in range(min(extra, SANCTUARIES - sum(built.values()))):
        built[rng.choice(tiles)] += 1
    return {tile: count for tile, count in built.items() if count}


def _citadels(rng: random.Random, tiles: Sequence[str], full: bool) -> dict[str, int]:
    fit = [tile for tile in tiles if tile != "swamp"]
    built: dict[str, int] = {}
    for _ in range(CITADELS if full else rng.randint(0, 3)):
        tile = rng.choice(fit)
        built[tile] = built.get(tile, 0) + 1
    return built


def _epic_discard(rng: random.Random, rest: Sequence[str]) -> tuple[str, ...]:
    """Some Epic Tales, or all that are left, so that the pile is empty."""
    tales = [card for card in rest if card in EPIC_KEYS]
    if rng.random() < 0.2:
        return tuple(tales[rng.choice((0, 0, 1)) :])
    return _some(rng, tales, 4) if tales and rng.random() < 0.3 else ()
