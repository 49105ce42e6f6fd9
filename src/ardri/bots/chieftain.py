"""The chieftain: hand-written judgement, one look ahead, and a reason for what it does."""

from __future__ import annotations

from random import Random
from typing import Final

from ardri.bots.advice import Advice, about_card, reason
from ardri.bots.clashes import fight_bonus
from ardri.bots.draft import drafted, worth
from ardri.bots.evaluation import evaluate, would_win
from ardri.bots.lookahead import Lookahead
from ardri.bots.rollout_policy import LIKING, PLAY_MOOR
from ardri.bots.settings import numbers
from ardri.bots.sites import best_capital, best_site
from ardri.bots.worth import hand_worth
from ardri.rules.box.base_box import ACTION_DECK
from ardri.rules.box.catalogue import DECK_OF, LUG_SAMILDANACH, MASTER_CRAFTSMAN
from ardri.rules.box.options import (
    ASIDE,
    CARD_CODES,
    DECLINE,
    DISCARD,
    GIVE,
    HAND_ON,
    KEYS,
    PASS,
    REMOVE,
    TAKE,
    VALUE_OF,
    VERB_OF,
    Option,
)
from ardri.rules.decisions import Decision
from ardri.rules.engine.play import Play, happening
from ardri.rules.game import Game
from ardri.rules.phases.season import Season
from ardri.rules.state.state import State
from ardri.rules.views.view import View

# Questions about cards, answered by what cards are worth
CARD_QUESTIONS: Final = ("keep_epic", "give", "discard", "aside")
CARD_VERBS: Final = (TAKE, GIVE, HAND_ON, ASIDE)
PLAY_MASTER: Final = CARD_CODES[MASTER_CRAFTSMAN]
PATIENCE: Final = 2.0  # to pass when the season may end in one's own victory
DANGER: Final = 3.0  # to pass when it may end in another's
IDLENESS: Final = 0.6  # to pass with cards in hand that will be gone after the season
RULE: Final = 2.0
EASY: Final = 1.5


class Judgement:
    """Values of options, in points; of those with a rule of their own the best one is worth more."""

    __slots__ = ("advice", "best", "worths")

    def __init__(self, codes: tuple[int, ...], best: int, advice: Advice) -> None:
        self.best = best
        self.advice = advice
        self.worths = {code: RULE if code == best else 0.0 for code in codes}


class Chieftain:
    """Judges every option by how it stands afterwards. With noise it errs in judgement, never in rules."""

    def __init__(self, seed: str, noise: float = 0.0) -> None:
        self.seed = seed
        self.noise = noise

    def choose(self, view: View, decision: Decision) -> Option:
        """The option that looks best."""
        return self.advise(view, decision)[0]

    def advise(self, view: View, decision: Decision) -> tuple[Option, Advice]:
        """The option that looks best, and why."""
        judgement = self.judge(view, decision)
        return decision.options[decision.codes.index(judgement.best)], judgement.advice

    def judge(self, view: View, decision: Decision) -> Judgement:
        """Values of the options, the best one, and the reason. Some may not be worth a look."""
        if decision.forced:
            return Judgement(decision.codes, decision.codes[0], Advice("only"))
        rng = Random(f"{self.seed} {decision.question} {decision.codes}")
        world = next(view.worlds(rng))
        s = world.state
        seat = decision.seat
        codes = decision.codes[:-1] if decision.codes[-1] == PLAY_MOOR else decision.codes
        question = decision.question
        if question in ("draft_keep", "draft_hand_on"):
            worths = [each + self._error(rng) for each in worth(s, seat)]
            best = drafted(s, seat, codes, worths)
            return Judgement(
                codes, best, about_card("draft" if question == "draft_keep" else "card", KEYS[best])
            )
        if question == "capital":
            return Judgement(codes, best_capital(s, codes), Advice("capital"))
        if question == "site":
            return Judgement(codes, best_site(s, seat, codes), Advice("site"))
        if question in CARD_QUESTIONS or VERB_OF[codes[0]] in CARD_VERBS:
            best = self._card(s, seat, codes, rng)
            return Judgement(codes, best, about_card("card", KEYS[best]))
        keys = {option.code: option.key for option in decision.options}
        return self._look_ahead(Lookahead(world, seat, rng), keys, self._worth_trying(s, codes))

    def _error(self, rng: Random) -> float:
        return rng.gauss(0.0, self.noise) if self.noise else 0.0

    def _card(self, s: State, seat: int, codes: tuple[int, ...], rng: Random) -> int:
        """Take the best card, give away the least."""
        if VERB_OF[codes[0]] == TAKE and DECK_OF[VALUE_OF[codes[0]]] == ACTION_DECK:
            worths = worth(s, seat)
            return max(codes, key=lambda code: worths[VALUE_OF[code]] + self._error(rng))
        return max(codes, key=lambda code: LIKING[code] + self._error(rng))

    def _worth_trying(self, s: State, codes: tuple[int, ...]) -> tuple[int, ...]:
        """Of the cards that may pay for an attack or a toll only the cheapest is looked at.

        Master Craftsman does not give Lug Samildanach away: whoever gets it takes the Master Craftsman with
        it, and gives it on, for ever.
        """
        if PLAY_MASTER in codes and s.question == "before_discard":
            tale = happening(s)
            if isinstance(tale, Play) and tale.card == LUG_SAMILDANACH:
                return (DECLINE,)
        if REMOVE not in codes:
            return codes
        cards = [code for code in codes if VERB_OF[code] == DISCARD]
        return (REMOVE, max(cards, key=LIKING.__getitem__)) if cards else codes

    def _look_ahead(self, lookahead: Lookahead, keys: dict[int, str], codes: tuple[int, ...]) -> Judgement:
        s = lookahead.world.state
        worths: dict[int, float] = {}
        outcomes: dict[int, State] = {}
        for code in codes:
            game = lookahead.after(keys[code])
            value, outcomes[code] = self._passing(lookahead, game) if code == PASS else lookahead.value(game)
            worths[code] = value + self._error(lookahead.rng) + fight_bonus(s, lookahead.seat, code)
        best = max(codes, key=worths.__getitem__)
        judgement = Judgement(codes, best, reason(s, outcomes[best], lookahead.seat, best))
        judgement.worths = worths
        return judgement

    def _passing(self, lookahead: Lookahead, game: Game) -> tuple[float, State]:
        """To pass changes nothing, unless it ends the season."""
        s = lookahead.world.state
        seat = lookahead.seat
        if game.over:
            return evaluate(game.state, seat, lookahead.known), game.state
        value = evaluate(s, seat, lookahead.known)
        ahead = would_win(s)
        if seat in ahead:
            value += PATIENCE
        else:
            value -= DANGER if ahead else IDLENESS
        season = s.stack[-1]
        if isinstance(season, Season) and season.passes == s.players - 1:
            value -= hand_worth(s.zones[seat] & s.edition.action_cards, lookahead.known)
        return value, s


def make(seed: str, settings: dict[str, str]) -> Chieftain:
    """Weighs every choice by hand-written judgement; `noise` is how far that strays, in points."""
    return Chieftain(seed, numbers(settings, {"noise": 0.0})["noise"])


def make_easy(seed: str, settings: dict[str, str]) -> Chieftain:
    """A chieftain whose judgement strays far: for first games."""
    return Chieftain(seed, numbers(settings, {"noise": EASY})["noise"])
