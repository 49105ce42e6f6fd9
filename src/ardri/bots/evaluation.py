"""Evaluation of a position: one number for a seat, compared to the others.

Read the weights as advice: come closer to a victory condition, the closer the more each step counts; lead
territories, for their cards and for the Capital; keep clans on the board; and look first at who would win if
the season ended now.
"""

from __future__ import annotations

from typing import Final

from ardri.bots.tactics import tactics_of
from ardri.bots.worth import TILE_WORTH, UNKNOWN_ACTION, UNKNOWN_EPIC, hand_worth
from ardri.rules.box.catalogue import GEIS, bits
from ardri.rules.phases.victory import conditions, conditions_met
from ardri.rules.state.edition import TO_WIN
from ardri.rules.state.state import NOBODY, State

# Points of a victory track by how much is missing to six, Deeds counted; beyond six, how much is to spare
PROGRESS: Final = (8.0, 5.2, 3.4, 2.2, 1.3, 0.6, 0.0)
FAR: Final = len(PROGRESS) - 1
SPARE: Final = 0.5
MOST_SPARE: Final = 2
SECOND_TRACK: Final = 0.35
THIRD_TRACK: Final = 0.15

DEED: Final = 0.7  # it stays, and counts for whatever condition
CHIEFTAIN: Final = 0.4
CAPITAL: Final = 0.5
CLAN: Final = (0.0, 0.0, 1.0, 0.22, 0.22, 0.22)  # by the number of players: between two, more clans win
FIRM: Final = 0.12  # not to be driven out by one blow

# Geis waits for something that matters, as long as others have cards to play
PATIENT_GEIS: Final = 0.45
MOST_AIMED_AT: Final = 4

WINNING: Final = 22.0  # a Pretender who wins if the season ends now
ANSWER: Final = 0.07  # how much of it each Action card in another hand takes away
MOST_ANSWERS: Final = 8
CLAIM: Final = 5.0  # a condition without a token: it can be taken next turn
LOST: Final = 1000.0

RIVAL: Final = 0.55  # the strongest of the others
OTHERS: Final = 0.25  # and all of them


def evaluate(s: State, seat: int, known: int) -> float:
    """The value of a position for a seat, compared to the others; `known` are cards it expected to hold."""
    if s.winners:
        return LOST / s.winners.bit_count() if s.winners >> seat & 1 else -LOST
    best = 0.0
    total = 0.0
    score = hand_worth(s.zones[seat], known)
    aimed_at = 0
    met = []
    for each in range(s.players):
        tracks, points = survey(s, each)
        met.append(conditions_met(tracks, s.deeds[each], s.edition.to_win))
        points += standing(s, each, tracks)
        if each == seat:
            score += points
            continue
        held = s.zones[each]
        actions = (held & s.edition.action_cards).bit_count()
        aimed_at += actions
        points += UNKNOWN_ACTION / 2 * actions
        points += UNKNOWN_EPIC / 2 * (held & s.edition.epic_cards).bit_count()
        total += points
        best = max(best, points)
    tactics = tactics_of(s.edition)
    for each in range(s.players if tactics else 0):
        points = sum([known.points(s, each) for known in tactics])
        score += points if each == seat else -OTHERS * points / (s.players - 1)
    if s.zones[seat] & known & 1 << GEIS:
        score += PATIENT_GEIS * min(aimed_at, MOST_AIMED_AT)
    return score - RIVAL * best - OTHERS * total / (s.players - 1) + claims(s, seat, met)


def survey(s: State, seat: int) -> tuple[tuple[int, int, int], float]:
    """Leadership, religion and land; and the points for how the clans stand in the territories."""
    clans = s.clans
    players = s.players
    chieftains = s.chieftains
    leadership = religion = land = 0
    points = 0.0
    for territory in bits(s.presence[seat]):
        land += 1
        religion += s.sanctuaries[territory]
        base = territory * players
        own = clans[base + seat]
        if own > 1 or s.citadels[territory] or territory == s.capital:
            points += FIRM
        if chieftains[territory] == seat:
            points += CHIEFTAIN + TILE_WORTH[territory]
            if territory == s.capital:
                points += CAPITAL
            for at in range(base, base + players):
                leadership += clans[at]
            leadership -= own
    return (leadership, religion, land), points


def standing(s: State, seat: int, tracks: tuple[int, int, int]) -> float:
    """The points for how far a seat has come: tracks, Deeds and clans."""
    deeds = s.deeds[seat]
    return (
        DEED * deeds
        + CLAN[s.players] * (s.edition.clans - s.reserve[seat])
        + progress(tracks, deeds, s.edition.to_win)
    )


def progress(tracks: tuple[int, int, int], deeds: int, to_win: int = TO_WIN) -> float:
    """The points of all three tracks, of which the one furthest on counts most."""
    first, second, third = sorted(tracks, reverse=True)
    points = track_points(first + deeds, to_win)
    points += SECOND_TRACK * track_points(second + deeds, to_win)
    return points + THIRD_TRACK * track_points(third + deeds, to_win)


def track_points(reached: int, to_win: int = TO_WIN) -> float:
    """The points of a victory track on which so much is reached."""
    if reached < to_win:
        return PROGRESS[min(to_win - reached, FAR)]
    return PROGRESS[0] + SPARE * min(reached - to_win, MOST_SPARE)


def claims(s: State, seat: int, met: list[int]) -> float:
    """Points for who would win if the season ended now, and for who may yet claim to."""
    points = 0.0
    ahead = leaders_now(s, met)
    if ahead:
        answers = 0
        for other in range(s.players):
            if other not in ahead:
                answers += (s.zones[other] & s.edition.action_cards).bit_count()
        points = WINNING / len(ahead) * (1 - ANSWER * min(answers, MOST_ANSWERS))
        if seat not in ahead:
            points = -points
    for other in range(s.players):
        if met[other] and not s.pretenders >> other & 1:
            points += CLAIM * met[other] if other == seat else -CLAIM * met[other]
    return points


def leader(s: State, met: list[int]) -> int:
    """The Pretender who wins if the season ends now, or nobody; the Capital's chieftain is Brenn by then."""
    best = 0
    tied: list[int] = []
    for seat in bits(s.pretenders):
        if met[seat] > best:
            best = met[seat]
            tied = [seat]
        elif best and met[seat] == best:
            tied.append(seat)
    if len(tied) == 1:
        return tied[0]
    chieftain = s.chieftains[s.capital]
    brenn = s.brenn if chieftain == NOBODY else chieftain
    return brenn if brenn in tied else NOBODY


def leaders_now(s: State, met: list[int]) -> tuple[int, ...]:
    """The seats that win if the season ends now: one, several together by a module, or none."""
    ahead = leader(s, met)
    if ahead != NOBODY:
        return (ahead,)
    return next((found for known in tactics_of(s.edition) if (found := known.would_win(s, met))), ())


def would_win(s: State) -> tuple[int, ...]:
    """The seats that win if the season ends now."""
    if not s.pretenders and not s.edition.modules:
        return ()
    return leaders_now(s, [conditions(s, seat) for seat in range(s.players)])
