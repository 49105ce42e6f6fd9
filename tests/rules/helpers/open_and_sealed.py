"""A sealed game led by an open one: what is chosen in the open game is chosen in its sealed twin."""

from random import Random

from ardri.rules.asking import MOOR_CARD
from ardri.rules.box.options import CARD_CODES, DECLINE, KEYS, PASS
from ardri.rules.decisions import Decision
from ardri.rules.engine.play import Window
from ardri.rules.formats.notation import Data, to_json
from ardri.rules.game import Game

PLAY_MOOR = CARD_CODES[MOOR_CARD]
EAGERNESS = 0.8


class Twins:
    """An open game and its sealed twin; whoever is asked only in the twin declines."""

    def __init__(self, leader: Game, sealed: Game, rng: Random) -> None:
        self.open = leader
        self.sealed = sealed
        self.rng = rng
        self.windows = 0
        self.asked = 0
        self.opened = 0
        self.catch_up()

    def choose(self, code: int) -> None:
        """The open game's next choice, in both."""
        seat, top = self.open.state.seat, self.open.state.stack[-1]
        if not isinstance(top, Window):
            self.open.choose_code(code)
            self.sealed.choose_code(code)
            self._count()
        else:
            self.open.choose_code(code)
            if code != DECLINE:
                self._answer_all(seat, code)
        self.catch_up()

    def choose_at_random(self) -> None:
        """Something that the open game offers, eagerly."""
        codes = self.open.codes
        if self.rng.random() < EAGERNESS:
            codes = tuple([code for code in codes if code not in (PASS, DECLINE)]) or codes
        self.choose(self.rng.choice(codes))

    def catch_up(self) -> None:
        """Answer what only the twin asks, until it is where the open game is."""
        while not self.sealed.over and not self._together():
            if isinstance(self.sealed.state.stack[-1], Window):
                self._answer_all()
            else:
                assert _only_option(self.sealed.decision), f"only the twin asks {self.sealed.decision}"
                self.sealed.choose_code(self.sealed.codes[0])
                self._count()

    def _answer_all(self, playing: int | None = None, code: int = DECLINE) -> None:
        """All answer the window, in any order; who comes after the one who plays may say anything."""
        s = self.sealed.state
        window = s.stack[-1]
        assert isinstance(window, Window)
        first = s.active() if window.first < 0 else window.first
        place = {seat: (seat - first) * s.direction % s.players for seat in range(s.players)}
        decisions = list(self.sealed.pending)
        self.windows += 1
        self.asked += len(decisions)
        self.rng.shuffle(decisions)
        answers: list[tuple[int, int]] = []
        for decision in decisions:
            said = DECLINE
            if decision.seat == playing:
                said = code
            elif playing is not None and place[decision.seat] > place[playing]:
                said = self.rng.choice(decision.codes)
            if len(answers) < len(decisions) - 1 and self.rng.random() < 0.3:
                answers.append((decision.seat, self.rng.choice(decision.codes)))
            answers.append((decision.seat, said))
        for seat, said in answers:
            self.sealed.choose(KEYS[said], seat=seat)
        self._count()

    def _count(self) -> None:
        """Another window has opened in the twin that somebody might answer."""
        top = self.sealed.state.stack[-1] if self.sealed.state.stack else None
        if isinstance(top, Window) and top.first < 0 and not any(self.sealed.state.replies):
            self.opened += 1

    def _together(self) -> bool:
        """True if the twin is at the question that the open game asks."""
        s, t = self.open.state, self.sealed.state
        if [frame.data() for frame in s.stack[:-1]] != [frame.data() for frame in t.stack[:-1]]:
            return False
        if len(s.events or []) != len(t.events or []):
            return False
        top, other = s.stack[-1], t.stack[-1]
        if isinstance(top, Window):
            return isinstance(other, Window) and top.moment == other.moment
        return type(top) is type(other) and top.data() == other.data() and s.options == t.options


def _only_option(decision: Decision) -> bool:
    return len([code for code in decision.codes if code != PLAY_MOOR]) == 1


def told_apart(game: Game) -> Data:
    """All there is to a position but how its windows are."""
    data = to_json(game)
    del data["windows"]
    return data
