"""Losing a clan, for whatever cause: it may be spared, and once removed it may be saved.

Every loss on the board comes through `lose`, so Dagda's Club, Diarmuid and the Cauldron answer attacks,
Balor's Eye, the Festival, the Mountains and the Gates alike. Afterwards `State.outcome` is 1 if the clan
was removed (saved or not) and 0 if it was spared.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES, TILE_KEYS
from ardri.rules.engine.moments import CLAN_REMOVED, WOULD_BE_REMOVED
from ardri.rules.engine.play import open_window
from ardri.rules.engine.verbs import place, remove
from ardri.rules.state.state import Frame, State

THREATENED: Final = 0
SPARED: Final = 1
REMOVED: Final = 2
SAVED: Final = 3


def lose(s: State, seat: int, territory: int, sheltered: bool = False) -> None:
    """A seat loses one clan from a territory, unless it is spared; call it last, it may ask."""
    if not _is_there(s, seat, territory, sheltered):
        s.outcome = 0
    elif _may_be_saved(s, seat):
        s.push(Removal(seat, territory, sheltered))
    else:
        take_off(s, seat, territory, sheltered)
        s.outcome = 1


def _may_be_saved(s: State, seat: int) -> bool:
    if s.silent():
        return False
    saving = s.edition.cards_at[WOULD_BE_REMOVED] | s.edition.cards_at[CLAN_REMOVED]
    return s.setting.sealed or s.undo_enabled or s.zones[seat] & saving != 0


def _is_there(s: State, seat: int, territory: int, sheltered: bool) -> bool:
    """True if there is such a clan: a card played since it was named may have removed it (Stone Circle)."""
    clash = s.clash
    if clash is None or clash.territory != territory:
        return s.clans_of(seat, territory) > 0
    return (clash.sheltered[seat] if sheltered else s.exposed(seat)) > 0


def take_off(s: State, seat: int, territory: int, sheltered: bool) -> None:
    """The clan leaves the board, for the reserve or for the Cauldron."""
    remove(s, seat, territory)
    clash = s.clash
    if clash is None:
        return
    if sheltered and territory == clash.territory:
        clash.sheltered[seat] -= 1
    clash.losses = (*clash.losses, seat * s.edition.tile_numbers + territory)
    if clash.cauldron_seat == seat:
        s.reserve[seat] -= 1
        clash.cauldron = (*clash.cauldron, territory)


def collect_losses(s: State, seat: int) -> None:
    """Dagda's Cauldron takes in the clans lost in this clash that are still in the reserve (R65)."""
    clash = s.clash
    if clash is None:
        return
    tiles = s.edition.tile_numbers
    lost = [loss % tiles for loss in clash.losses if loss // tiles == seat]
    count = min(len(lost), s.reserve[seat])
    s.reserve[seat] -= count
    s.pieces_version += 1
    clash.cauldron_seat = seat
    clash.cauldron = tuple(lost[len(lost) - count :])


def save(s: State, removal: Removal, territory: int) -> None:
    """The clan just removed is placed elsewhere, back from the reserve or from the Cauldron (R63)."""
    clash = s.clash
    if clash is not None:
        loss = removal.seat * s.edition.tile_numbers + removal.territory
        last = len(clash.losses) - 1 - clash.losses[::-1].index(loss)
        clash.losses = clash.losses[:last] + clash.losses[last + 1 :]
        if clash.cauldron_seat == removal.seat and removal.territory in clash.cauldron:
            at = len(clash.cauldron) - 1 - clash.cauldron[::-1].index(removal.territory)
            clash.cauldron = clash.cauldron[:at] + clash.cauldron[at + 1 :]
            s.reserve[removal.seat] += 1
    place(s, removal.seat, territory)


class Removal(Frame):
    """One clan on its way off the board."""

    __slots__ = ("fate", "seat", "sheltered", "stage", "territory")

    def __init__(
        self, seat: int, territory: int, sheltered: bool, stage: int = 0, fate: int = THREATENED
    ) -> None:
        self.seat = seat
        self.territory = territory
        self.sheltered = sheltered
        self.stage = stage
        self.fate = fate

    def data(self) -> tuple[object, ...]:
        return self.seat, self.territory, self.sheltered, self.stage, self.fate

    def public_data(self) -> dict[str, str | int]:
        return {"seat": SEAT_NAMES[self.seat], "territory": TILE_KEYS[self.territory]}

    def with_fate(self, fate: int) -> Removal:
        """The same removal, ending otherwise."""
        return Removal(self.seat, self.territory, self.sheltered, self.stage, fate)

    def step(self, s: State) -> None:
        if self.stage == 0:
            s.replace(Removal(self.seat, self.territory, self.sheltered, 1, self.fate))
            open_window(s, WOULD_BE_REMOVED)
        elif (
            self.stage == 1
            and self.fate == THREATENED
            and _is_there(s, self.seat, self.territory, self.sheltered)
        ):
            s.replace(Removal(self.seat, self.territory, self.sheltered, 2, REMOVED))
            take_off(s, self.seat, self.territory, self.sheltered)
            open_window(s, CLAN_REMOVED)
        else:
            s.outcome = 1 if self.fate in (REMOVED, SAVED) else 0
            s.pop()
