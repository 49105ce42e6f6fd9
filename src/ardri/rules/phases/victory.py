"""Victory: three conditions, Deeds where they help most, and who wins among the Pretenders."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import bits
from ardri.rules.extendable import mypyc_attr
from ardri.rules.state.edition import TO_WIN
from ardri.rules.state.edition_rules import Victory
from ardri.rules.state.state import NOBODY, State

TRACKS: Final = ("leadership", "religion", "land")


def counts(s: State, seat: int) -> tuple[int, int, int]:
    """Leadership, religion and land, without Deeds.

    Leadership is opposing clans where the seat is chieftain, religion is Sanctuaries where it is present,
    land is territories where it is present.
    """
    clans, built, chieftains = s.clans, s.sanctuaries, s.chieftains
    players = s.players
    present = bits(s.presence[seat])
    opposing = sanctuaries = 0
    for territory in present:
        sanctuaries += built[territory]
        if chieftains[territory] == seat:
            base = territory * players
            for at in range(base, base + players):
                opposing += clans[at]
            opposing -= clans[base + seat]
    return opposing, sanctuaries, len(present)


def conditions_met(tracks: tuple[int, int, int], deeds: int, to_win: int = TO_WIN) -> int:
    """The number of conditions met when Deeds are spent where they help most.

    >>> conditions_met((0, 5, 4), deeds=2), conditions_met((0, 5, 4), deeds=3)
    (1, 2)
    """
    if not deeds:
        return (tracks[0] >= to_win) + (tracks[1] >= to_win) + (tracks[2] >= to_win)
    met = 0
    for missing in sorted([max(0, to_win - track) for track in tracks]):
        deeds -= missing
        if deeds < 0:
            break
        met += 1
    return met


def met_by_name(tracks: tuple[int, int, int], deeds: int, to_win: int = TO_WIN) -> tuple[str, ...]:
    """The names of the conditions met when Deeds are spent where they help most.

    >>> met_by_name((6, 3, 5), deeds=1), met_by_name((0, 5, 4), deeds=2)
    (('leadership', 'land'), ('religion',))
    """
    missing = [max(0, to_win - track) for track in tracks]
    cheapest = sorted(range(len(TRACKS)), key=missing.__getitem__)
    return tuple([TRACKS[at] for at in sorted(cheapest[: conditions_met(tracks, deeds, to_win)])])


def conditions(s: State, seat: int) -> int:
    """The number of victory conditions that a seat meets now."""
    return conditions_met(counts(s, seat), s.deeds[seat], s.edition.to_win)


def may_claim(s: State, seat: int) -> bool:
    """True if a seat may take a Pretender token: at least one condition, no token yet."""
    if s.pretenders >> seat & 1:
        return False
    leadership, religion, land = counts(s, seat)
    need = s.edition.to_win - s.deeds[seat]
    return leadership >= need or religion >= need or land >= need


@mypyc_attr(allow_interpreted_subclasses=True)
class MostConditions(Victory):
    """Most conditions among the Pretenders, and the Brenn among tied ones."""

    def check(self, s: State) -> tuple[int, str]:
        seat, reason = winner(s)
        return 0 if seat == NOBODY else 1 << seat, reason


def next_brenn(s: State) -> int:
    """The Brenn of the next Assembly: whoever is chieftain of the Capital, or else still the same."""
    chieftain = s.chieftains[s.capital]
    return s.brenn if chieftain == NOBODY else chieftain


def verdict(s: State, round: int) -> tuple[int, str]:
    """The winners at the Assembly of a round, as a set, and the reason; no reason if the game goes on."""
    winners, reason = s.edition.box.victory.check(s)
    if not reason and s.setting.round_limit and round > s.setting.round_limit:
        return winners, "round_limit"
    return winners, reason


def verdict_if_now(s: State) -> tuple[int, str]:
    """The verdict of the next Assembly if nothing changed until then."""
    trial = s.copy()
    trial.brenn = next_brenn(s)
    return verdict(trial, s.round + 1)


def leaders(s: State) -> list[int]:
    """The Pretenders that meet most conditions, if they meet any."""
    best = 0
    tied: list[int] = []
    for seat in bits(s.pretenders):
        met = conditions(s, seat)
        if met > best:
            best = met
            tied = [seat]
        elif met == best:
            tied.append(seat)
    return tied if best else []


def winner(s: State) -> tuple[int, str]:
    """Who wins now and how, or nobody."""
    tied = leaders(s)
    if len(tied) == 1:
        return tied[0], "conditions"
    if s.brenn in tied:
        return s.brenn, "brenn"
    return NOBODY, ""
