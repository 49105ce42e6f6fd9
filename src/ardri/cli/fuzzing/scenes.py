"""Dense positions at random: hands full of reactions, few clans, land shared by many."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Final

from ardri.cli.fuzzing.fitting import SEASON_USES
from ardri.cli.fuzzing.mirror import CARD
from ardri.rules.catalogue import (
    ACTION_KEYS,
    CITADELS,
    CLANS,
    ENTERS_WITH_SANCTUARY,
    EPIC_KEYS,
    SANCTUARIES,
    SEAT_NAMES,
    SEATS,
    TILE_KEYS,
    TILES,
    action_cards,
    bits,
)
from ardri.rules.game import WINDOWS, Game
from ardri.rules.position import position

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
# A chain: the Moor interrupts a declaration, The Dagda cancels it, and in what follows cards and clans go
CHAINS: Final = 0.5
MOVERS: Final = ("manannans_horses", "conquest", "migration", "emissaries", "scouts_spies", "plains")
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
LINKS: Final = (  # of the player of a card, of an opponent, and which card it may be
    (("moor", "lug_samildanach", "stone_circle"), ("the_dagda", "master_craftsman"), MOVERS),
    (("lug_samildanach", "stone_circle"), ("moor", "the_dagda", "master_craftsman", "geis"), MOVERS),
    (("moor", "geis"), ("the_dagda", "master_craftsman"), ("misty_lands",)),
    (("geis",), ("moor", "the_dagda", "master_craftsman"), ("misty_lands",)),
)
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


@dataclass(frozen=True)
class Scene:
    """A position as the arguments of `ardri.testing.position`, without those that are as usual."""

    players: int = 2
    tiles: tuple[str, ...] = ()
    clans: Mapping[str, str] = field(default_factory=dict)
    sanctuaries: Mapping[str, int] = field(default_factory=dict)
    citadels: Mapping[str, int] = field(default_factory=dict)
    capital: str | None = None
    festival: str | None = None
    hand: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    deeds: Mapping[str, int] = field(default_factory=dict)
    pretenders: str = ""
    brenn: str = "A"
    crows: str = "clockwise"
    turn: str | None = None
    opening: bool = False
    passes: int = 0
    set_aside: tuple[str, ...] = ()
    epic_discard: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    windows: str = "open"
    undo: bool = False

    def to_json(self) -> dict[str, object]:
        """A plain dictionary that `from_json` reads back."""
        return asdict(self)

    @staticmethod
    def from_json(data: Mapping[str, object]) -> Scene:
        """The position that `to_json` wrote; ValueError if it is none."""
        if not {*data} <= {field.name for field in fields(Scene)}:
            raise ValueError("it has other fields than a position")
        return Scene(**{name: _thawed(value) for name, value in data.items()})  # type: ignore[arg-type]

    def start(self) -> Game:
        """The game in this position; chance is that of the seed 0."""
        return position(
            self.players,
            tiles=self.tiles,
            clans=self.clans,
            sanctuaries=self.sanctuaries,
            citadels=self.citadels,
            capital=self.capital,
            festival=self.festival,
            hand=self.hand,
            deeds=self.deeds,
            pretenders=self.pretenders,
            brenn=self.brenn,
            crows=self.crows,
            turn=self.turn,
            opening=self.opening,
            passes=self.passes,
            set_aside=self.set_aside,
            epic_discard=self.epic_discard,
            played=self.played,
            windows=self.windows,
            undo=self.undo,
        )


def _thawed(value: object) -> object:
    """A value of JSON as a field of a scene: lists are tuples there."""
    if isinstance(value, list):
        return tuple(value)
    return {key: _thawed(entry) for key, entry in value.items()} if isinstance(value, dict) else value


def dense(rng: random.Random, players: int = 0) -> Scene:
    """A position in which much may be answered, and answers answered; for so many players, or any number."""
    chain = rng.random() < CHAINS
    players = players or (SEATS if chain else rng.choice((2, 3, 4)))
    seats = SEAT_NAMES[:players]
    turn = rng.choice(seats)
    tiles = _tiles(
        rng, players, ("moor", "stone_circle", rng.choice(("misty_lands", "mountains"))) if chain else ()
    )
    before_assembly = not chain and rng.random() < 0.03
    hand, rest = _hands(rng, players, tiles, turn if chain else "", before_assembly)
    capital = rng.choice([tile for tile in tiles if tile != "swamp"])
    full = rng.random() < 0.15
    brenn = rng.choice(seats)
    opening = turn == brenn and not before_assembly and _has_choice(hand.get(turn, ())) and rng.random() < 0.2
    return Scene(
        players=players,
        tiles=tiles,
        clans=_clans(rng, seats, tiles, "stone_circle" if chain else ""),
        sanctuaries=_sanctuaries(rng, tiles, capital, full),
        citadels=_citadels(rng, tiles, full),
        capital=capital,
        festival=None if before_assembly or rng.random() > 0.25 else rng.choice(tiles),
        hand=hand,
        deeds={seat: rng.randint(1, 3) for seat in seats if rng.random() < 0.1},
        pretenders="".join(seat for seat in seats if rng.random() < 0.05),
        brenn=brenn,
        crows=rng.choice(("clockwise", "counterclockwise")),
        turn=None if before_assembly else turn,
        opening=opening,
        passes=rng.randrange(players) if rng.random() < 0.2 and not (opening or before_assembly) else 0,
        set_aside=_some(rng, [card for card in rest if card in ACTION_KEYS], 1) if rng.random() < 0.5 else (),
        epic_discard=_epic_discard(rng, rest),
        played=_some(rng, [card for card in rest if card in tiles], 3) if rng.random() < 0.3 else (),
        windows=rng.choice((WINDOWS[0], WINDOWS[0], WINDOWS[1])),
        undo=rng.random() < 0.1,
    )


def _has_choice(hand: Sequence[str]) -> bool:
    """Whether a hand has more than one card for a turn: a forced one would be played before anybody looks."""
    return len([card for card in hand if card != "druid" and CARD[card] in SEASON_USES]) > 1


def _some(rng: random.Random, of: Sequence[str], most: int) -> tuple[str, ...]:
    return tuple(rng.sample(of, min(len(of), rng.randint(1, most))))


def _tiles(rng: random.Random, players: int, needed: Sequence[str]) -> tuple[str, ...]:
    count = rng.randint(players, players + (1 if needed else 4))
    if rng.random() < 0.03:
        count = TILES - rng.randint(0, 3)  # few are left in the stack, or none
    likely = [tile for tile in LANDS if tile not in needed and rng.random() < 0.6]
    rng.shuffle(likely)
    tiles = [*needed, *likely][:count]
    others = [tile for tile in TILE_KEYS if tile not in tiles]
    rng.shuffle(others)
    tiles += others[: max(0, min(count, TILES) - len(tiles))]
    rng.shuffle(tiles)
    return tuple(tiles)


def _hands(
    rng: random.Random, players: int, tiles: Sequence[str], chain: str, before_assembly: bool
) -> tuple[dict[str, tuple[str, ...]], list[str]]:
    """What each seat holds, few of them most of it, one the cards of a chain; and the cards left over."""
    seats = SEAT_NAMES[:players]
    in_use = [ACTION_KEYS[card] for card in bits(action_cards(players))]
    hands: dict[str, list[str]] = {seat: [] for seat in seats}
    usable = [*tiles, *EPIC_KEYS] if before_assembly else [*in_use, *tiles, *EPIC_KEYS]
    free = dict.fromkeys(usable)
    weights = [rng.choice((1, 1, 2, 5)) for _ in seats]

    def deal(cards: Sequence[str], chance: float, to: str = "") -> None:
        for card in cards:
            if card in free and rng.random() < chance:
                del free[card]
                hands[to or rng.choices(seats, weights)[0]].append(card)

    if chain:
        own, theirs, causes = rng.choice(LINKS)
        deal(own, 0.95, chain)
        deal(theirs, 0.95, rng.choice([seat for seat in seats if seat != chain]))
        deal([rng.choice(causes if rng.random() < 0.7 else DECLARED)], 1, chain)
    share = rng.choice((0.1, 0.1, 0.5)) if chain else 1
    deal((*TRISKELS, "cathbads_word"), share * rng.choice((0.5, 0.8, 1.0)))
    deal(TALES, share * 0.35)
    deal(REACTIONS, share * rng.choice((0.6, 1.0)))
    deal(CAUSES, share * 0.7)
    deal(in_use, share * 0.1)
    deal(EPIC_KEYS, share * 0.06)
    deal(tiles, share * rng.choice((0.3, 0.7, 1.0)))
    return {seat: tuple(hand) for seat, hand in hands.items() if hand}, list(free)


def _clans(rng: random.Random, seats: str, tiles: Sequence[str], shared: str) -> dict[str, str]:
    """Few clans on land that is shared, mostly; now and then an empty reserve, or nobody at home."""
    crowd = rng.choice((1, 1, 2, 3))
    left = dict.fromkeys(seats, CLANS)
    clans: dict[str, list[str]] = {tile: [] for tile in tiles}
    peopled = [*tiles] if shared else rng.sample(tiles, min(len(tiles), rng.randint(2, 5)))
    for tile in peopled:
        for seat in seats:
            if rng.random() < (0.8 if shared else 0.6):
                count = min(left[seat], 1 if tile == shared else rng.randint(1, crowd))
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
    built = {tile: (ENTERS_WITH_SANCTUARY >> TILE_KEYS.index(tile) & 1) + (tile == capital) for tile in tiles}
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
    """Some Tales, or all that are left, so that the pile is empty."""
    tales = [card for card in rest if card in EPIC_KEYS]
    if rng.random() < 0.2:
        return tuple(tales[rng.choice((0, 0, 1)) :])
    return _some(rng, tales, 4) if tales and rng.random() < 0.3 else ()
