"""What must always hold in a position: for tests, for fuzzing, and for positions that come from outside."""

from __future__ import annotations

from ardri.rules.board import Board
from ardri.rules.catalogue import (
    ACTION_CARDS,
    ADVANTAGE,
    ADVANTAGE_CARDS,
    CARD_KEYS,
    CARDS,
    CITADELS,
    CLANS,
    EPIC_CARDS,
    NO_CITADELS,
    SANCTUARIES,
    SEAT_NAMES,
    TILE_KEYS,
    TILES,
    action_cards,
    bits,
)
from ardri.rules.state import (
    ACTION_DISCARD,
    BEFORE,
    BOX,
    DRAWN,
    DRAWN_AGAIN,
    EPIC_DISCARD,
    EPIC_PILE,
    FACE_DOWN,
    FACE_UP,
    FINISHED,
    IN_PLAY,
    NOBODY,
    NOWHERE,
    PUT_AWAY,
    REVEALED,
    SEASON,
    SET_ASIDE,
    SETTING_UP,
    UNDEALT,
    ZONES,
    State,
)

ACTION_ZONES = (UNDEALT, SET_ASIDE, ACTION_DISCARD)
EPIC_ZONES = (EPIC_PILE, EPIC_DISCARD, REVEALED)
ADVANTAGE_ZONES = (FACE_UP, FACE_DOWN)


def problems(s: State) -> list[str]:
    """Everything that is wrong with a position, in words; empty if it is sound."""
    return [*_clans(s), *_buildings(s), *_tiles(s), *_cards(s), *_people(s), *_clash(s)]


def _clans(s: State) -> list[str]:
    found = []
    for seat in range(s.players):
        name = SEAT_NAMES[seat]
        here = [s.clans_of(seat, territory) for territory in range(TILES)]
        cauldron = len(s.clash.cauldron) if s.clash and s.clash.cauldron_seat == seat else 0
        if sum(here) + s.reserve[seat] + cauldron != CLANS:
            found.append(
                f"{name} has {sum(here)} clans on the board, {s.reserve[seat]} in reserve and "
                f"{cauldron} on the Cauldron, not {CLANS} in all"
            )
        if min(here) < 0 or s.reserve[seat] < 0:
            found.append(f"{name} has fewer than no clans somewhere")
        present = sum(1 << territory for territory in range(TILES) if here[territory])
        if present != s.presence[seat]:
            found.append(f"where {name} is present is not counted right")
        for territory in bits(present & ~s.board.tiles):
            found.append(f"{name} has clans in {TILE_KEYS[territory]}, which is not in play")
    for territory in range(TILES):
        if s.chieftains[territory] != _chieftain(s, territory):
            found.append(f"the chieftain of {TILE_KEYS[territory]} is not counted right")
    return found


def _chieftain(s: State, territory: int) -> int:
    here = [s.clans_of(seat, territory) for seat in range(s.players)]
    most = max(here)
    return here.index(most) if most and here.count(most) == 1 else NOBODY


def _buildings(s: State) -> list[str]:
    found = []
    if sum(s.sanctuaries) > SANCTUARIES:
        found.append(f"there are {sum(s.sanctuaries)} Sanctuaries, more than {SANCTUARIES}")
    if sum(s.citadels) > CITADELS:
        found.append(f"there are {sum(s.citadels)} Citadels, more than {CITADELS}")
    for territory in range(TILES):
        built = s.sanctuaries[territory] or s.citadels[territory]
        if min(s.sanctuaries[territory], s.citadels[territory]) < 0:
            found.append(f"fewer than no buildings stand in {TILE_KEYS[territory]}")
        if built and not s.board.tiles >> territory & 1:
            found.append(f"buildings stand in {TILE_KEYS[territory]}, which is not in play")
        if NO_CITADELS >> territory & 1 and s.citadels_in(territory):
            found.append(f"{TILE_KEYS[territory]} bears no Citadel")
    if s.capital != NOWHERE and not s.board.tiles >> s.capital & 1:
        found.append("the Capital is not on the board")
    if s.festival != NOWHERE and not s.board.tiles >> s.festival & 1:
        found.append("the Festival is not on the board")
    return found


def _tiles(s: State) -> list[str]:
    found = []
    everywhere = [s.board.tiles, s.drawn_tiles, *s.tile_stack]
    if sum(everywhere) != (1 << TILES) - 1 or any(
        one & other for at, one in enumerate(everywhere) for other in everywhere[:at]
    ):
        found.append("a tile is missing or in two places")
    board = Board()
    for tile, site in s.board.places:
        if not board.is_free(site):
            found.append(f"{TILE_KEYS[tile]} lies on another territory")
        elif board.touched(site).bit_count() < min(2, len(board.places)):
            found.append(f"{TILE_KEYS[tile]} does not touch two territories laid before it")
        board = board.with_tile(tile, site)
    if (board.adjacent, board.tiles) != (s.board.adjacent, s.board.tiles):
        found.append("what is adjacent is not counted right")
    return found


def _cards(s: State) -> list[str]:
    found = []
    seen = 0
    for zone in range(ZONES):
        for card in bits(s.zones[zone] & seen):
            found.append(f"{CARD_KEYS[card]} is in two places")
        for card in bits(s.zones[zone]):
            if not _fits(s, card, zone):
                found.append(f"{CARD_KEYS[card]} cannot be where it is")
        seen |= s.zones[zone]
    for card in bits(((1 << CARDS) - 1) & ~seen):
        found.append(f"{CARD_KEYS[card]} is missing")
    if s.zones[SET_ASIDE].bit_count() > 1:
        found.append("more than one card is set aside")
    for seat in range(s.players):
        if s.answers[seat] & ~s.zones[seat]:
            found.append(f"{SEAT_NAMES[seat]} has chosen cards that are not in hand")
    return found


def _fits(s: State, card: int, zone: int) -> bool:
    """Whether a card of this kind may be in a zone."""
    if zone < UNDEALT and zone % 4 >= s.players:
        return False
    action, advantage, epic = 1 << card & ACTION_CARDS, 1 << card & ADVANTAGE_CARDS, 1 << card & EPIC_CARDS
    unused = action and not action_cards(s.players) >> card & 1
    unlaid = advantage and not s.board.tiles >> (card - ADVANTAGE) & 1
    if unused or unlaid or zone == BOX:
        return bool((unused or unlaid) and zone == BOX)
    if zone == IN_PLAY or zone < PUT_AWAY:
        return True
    if zone < DRAWN or zone in ACTION_ZONES:
        return bool(action)
    if zone in ADVANTAGE_ZONES:
        return bool(advantage)
    return bool(epic) and (zone in EPIC_ZONES or DRAWN <= zone < DRAWN_AGAIN + 4 or BEFORE <= zone < UNDEALT)


def _people(s: State) -> list[str]:
    found = []
    if not 0 <= s.brenn < s.players:
        found.append("there is no Brenn")
    if s.direction not in (1, -1):
        found.append("the crows fly nowhere")
    if s.pretenders >> s.players:
        found.append("a Pretender has no seat")
    if s.phase == FINISHED and s.pretenders:
        found.append("a Pretender token outlived the end")
    if min(s.deeds) < 0:
        found.append("somebody has fewer than no Deeds")
    if s.phase == SEASON and not 0 <= s.turn < s.players:
        found.append("it is nobody's turn")
    if s.phase != SETTING_UP and s.capital == NOWHERE:
        found.append("there is no Capital")
    if s.phase != FINISHED and not s.stack:
        found.append("nothing is going on though the game is not over")
    return found


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
