"""Invariants of a position: for tests, for fuzzing, and for positions that come from outside."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ardri.rules.box.board import Board
from ardri.rules.box.catalogue import (
    ADVANTAGE_OF,
    CARD_KEYS,
    MOST_SEATS,
    SEAT_NAMES,
    TILE_KEYS,
    bits,
)
from ardri.rules.engine.play import DECLINED
from ardri.rules.phases.assembly import DEAL, Assembly
from ardri.rules.phases.rounds import Rounds
from ardri.rules.phases.season import BEGIN, CHOOSE, Season
from ardri.rules.state.edition import Edition
from ardri.rules.state.state import (
    ACTION_DISCARD,
    ASSEMBLY,
    BOX,
    DRAWN,
    FACE_DOWN,
    FACE_UP,
    FINISHED,
    IN_PLAY,
    NOBODY,
    NOWHERE,
    PUT_AWAY,
    SEASON,
    SET_ASIDE,
    SETTING_UP,
    UNDEALT,
    ZONES,
    State,
)

BEGINNING: Final = -1  # earlier than any stage of the Assembly
FARTHEST: Final = 99  # from the middle; sixteen tiles reach not even half as far


def problems(s: State) -> list[str]:
    """Everything that is wrong with a position, in words; empty if it is sound."""
    found = [*_clans(s), *_buildings(s), *_tiles(s), *_cards(s), *_people(s), *_time(s), *_clash(s)]
    for invariant in s.edition.box.invariants:
        found += invariant.problems(s)
    return found


def _clans(s: State) -> list[str]:
    found = []
    for seat in range(s.players):
        name = SEAT_NAMES[seat]
        here = [s.clans_of(seat, territory) for territory in range(s.edition.tile_numbers)]
        cauldron = len(s.clash.cauldron) if s.clash and s.clash.cauldron_seat == seat else 0
        if sum(here) + s.reserve[seat] + cauldron != s.edition.clans:
            found.append(
                f"{name} has {sum(here)} clans on the board, {s.reserve[seat]} in reserve and "
                f"{cauldron} on the Cauldron, not {s.edition.clans} in all"
            )
        if min(here) < 0 or s.reserve[seat] < 0:
            found.append(f"{name} has fewer than no clans somewhere")
        present = sum(1 << territory for territory in range(s.edition.tile_numbers) if here[territory])
        if present != s.presence[seat]:
            found.append(f"where {name} is present is not counted right")
        for territory in bits(present & ~s.board.tiles):
            found.append(f"{name} has clans in {TILE_KEYS[territory]}, which is not in play")
    for territory in range(s.edition.tile_numbers):
        if s.chieftains[territory] != _chieftain(s, territory):
            found.append(f"the chieftain of {TILE_KEYS[territory]} is not counted right")
    return found


def _chieftain(s: State, territory: int) -> int:
    here = [s.clans_of(seat, territory) for seat in range(s.players)]
    most = max(here)
    return here.index(most) if most and here.count(most) == 1 else NOBODY


def _buildings(s: State) -> list[str]:
    found = []
    if sum(s.sanctuaries) > s.edition.sanctuaries:
        found.append(f"there are {sum(s.sanctuaries)} Sanctuaries, more than {s.edition.sanctuaries}")
    if sum(s.citadels) > s.edition.citadels:
        found.append(f"there are {sum(s.citadels)} Citadels, more than {s.edition.citadels}")
    for territory in range(s.edition.tile_numbers):
        built = s.sanctuaries[territory] or s.citadels[territory]
        if min(s.sanctuaries[territory], s.citadels[territory]) < 0:
            found.append(f"fewer than no buildings stand in {TILE_KEYS[territory]}")
        if built and not s.board.tiles >> territory & 1:
            found.append(f"buildings stand in {TILE_KEYS[territory]}, which is not in play")
        if s.edition.no_citadels >> territory & 1 and s.citadels_in(territory):
            found.append(f"{TILE_KEYS[territory]} bears no Citadel")
    if s.capital != NOWHERE and not s.board.tiles >> s.capital & 1:
        found.append("the Capital is not on the board")
    if s.festival != NOWHERE and not s.board.tiles >> s.festival & 1:
        found.append("the Festival is not on the board")
    return found


def _tiles(s: State) -> list[str]:
    found = []
    everywhere = [s.board.tiles, s.drawn_tiles, *s.tile_stack]
    if sum(everywhere) != s.edition.tiles or any(
        one & other for at, one in enumerate(everywhere) for other in everywhere[:at]
    ):
        found.append("a tile is missing or in two places")
    return [*found, *_board(s.edition, s.board)]


@lru_cache(maxsize=64)
def _board(edition: Edition, laid: Board) -> list[str]:
    """Mistakes in the geometry; boards are immutable and change seldom, so each is checked once."""
    found = []
    board = Board()
    for tile, site in laid.places:
        if not edition.islands >> tile & 1:
            if not board.is_free(site):
                found.append(f"{TILE_KEYS[tile]} lies on another territory")
            elif board.touched(site).bit_count() < min(2, len(board.land)):
                found.append(f"{TILE_KEYS[tile]} does not touch two territories laid before it")
            if max(abs(site[0]), abs(site[1])) > FARTHEST:
                found.append(f"{TILE_KEYS[tile]} lies too far away")
        board = edition.with_tile(board, tile, site)
    if (board.adjacent, board.tiles) != (laid.adjacent, laid.tiles):
        found.append("what is adjacent is not counted right")
    if board.places != laid.places:
        found.append("an island lies where it should not")
    return found


def _cards(s: State) -> list[str]:
    found = []
    seen = 0
    actions = s.edition.actions[s.players]
    advantages = _advantages(s.board.tiles)
    for zone in range(ZONES):
        here = s.zones[zone]
        for card in bits(here & seen):
            found.append(f"{CARD_KEYS[card]} is in two places")
        for card in bits(here & ~_allowed(s, zone, actions, advantages)):
            found.append(f"{CARD_KEYS[card]} cannot be where it is")
        seen |= here
    for card in bits(s.edition.cards & ~seen):
        found.append(f"{CARD_KEYS[card]} is missing")
    if s.zones[SET_ASIDE].bit_count() > 1:
        found.append("more than one card is set aside")
    in_hands = 0
    for seat in range(s.players):
        in_hands |= s.zones[seat]
        if s.answers[seat] & ~s.zones[seat]:
            found.append(f"{SEAT_NAMES[seat]} has chosen cards that are not in hand")
        if s.replies[seat] != DECLINED and s.replies[seat] & ~s.zones[seat]:
            found.append(f"{SEAT_NAMES[seat]} has replied with a card that is not in hand")
    if s.cards_in_hands != in_hands:
        found.append("the cards in hands are not counted right")
    return found


def _allowed(s: State, zone: int, actions: int, advantages: int) -> int:
    """The cards that may be in a zone, as a set."""
    if zone == BOX:
        return s.edition.cards & ~(actions | advantages | s.edition.epic_cards)
    if zone < UNDEALT and zone % MOST_SEATS >= s.players:
        return 0
    if zone == IN_PLAY or zone < PUT_AWAY:
        return actions | advantages | s.edition.epic_cards
    if zone < DRAWN or zone in (UNDEALT, SET_ASIDE, ACTION_DISCARD):
        return actions
    return advantages if zone in (FACE_UP, FACE_DOWN) else s.edition.epic_cards


def _advantages(tiles: int) -> int:
    """The Advantage cards of territories, as a set."""
    found = 0
    for tile in bits(tiles):
        if ADVANTAGE_OF[tile] >= 0:
            found |= 1 << ADVANTAGE_OF[tile]
    return found


def _people(s: State) -> list[str]:
    found = []
    given_up = s.won_by == "resigned"  # such a game ends anywhere
    if not 0 <= s.brenn < s.players:
        found.append("there is no Brenn")
    if s.direction not in (1, -1):
        found.append("the crows fly nowhere")
    if s.pretenders >> s.players:
        found.append("a Pretender has no seat")
    if s.phase == FINISHED and s.pretenders and not given_up:
        found.append("a Pretender token outlived the end")
    if min(s.deeds) < 0:
        found.append("somebody has fewer than no Deeds")
    if s.phase == SEASON and not 0 <= s.turn < s.players:
        found.append("it is nobody's turn")
    if s.phase != SETTING_UP and s.capital == NOWHERE and not given_up:
        found.append("there is no Capital")
    if s.phase != FINISHED and not s.stack:
        found.append("nothing is going on though the game is not over")
    return found


def _time(s: State) -> list[str]:
    """Mistakes that concern the time of the round."""
    found = []
    now = s.stack[1] if len(s.stack) > 1 else None
    if isinstance(now, Season):
        most = s.players - 1 if now.stage in (BEGIN, CHOOSE) else s.players
        if not 0 <= now.passes <= most:
            found.append(f"{now.passes} passes in a row cannot be: with {s.players}, the Season is over")
        if now.opening and now.passes:
            found.append("somebody has passed before the first turn of the Season")
        if now.opening and s.turn != s.brenn:
            found.append("the first turn of the Season is the Brenn's")
        if now.opening and (s.pretenders or s.festival != NOWHERE):
            found.append("a Pretender token or the Festival is there before the first turn of the Season")
    if s.phase != SEASON and s.festival != NOWHERE and s.won_by != "resigned":
        found.append("the Festival lasts no longer than the Season")
    if _comes(s, DEAL) and s.cards_in_hands & s.edition.action_cards:
        found.append("Action cards are in hands before they are dealt: the Season has discarded them")
    if _comes(s, BEGINNING) and not s.round and (s.pretenders or s.cards_in_hands or max(s.deeds)):
        found.append("there is a Pretender, a Deed or a card in hand before the first Assembly")
    return found


def _comes(s: State, stage: int) -> bool:
    """True if an Assembly is next or going on, and this stage of it is not done."""
    now = s.stack[-1] if len(s.stack) == 1 else s.stack[1] if s.stack else None
    if isinstance(now, Rounds):
        return s.phase == ASSEMBLY and now.next == 0
    return isinstance(now, Assembly) and now.stage <= stage


def _clash(s: State) -> list[str]:
    clash = s.clash
    if clash is None:
        return []
    found = []
    for seat in range(s.players):
        if not 0 <= clash.sheltered[seat] <= s.clans_of(seat, clash.territory):
            found.append(f"{SEAT_NAMES[seat]} shelters clans that are not there")
    if sum(clash.sheltered) > s.citadels_in(clash.territory):
        found.append("more clans shelter than there are Citadels")
    return found
