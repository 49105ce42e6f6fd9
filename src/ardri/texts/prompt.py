"""Prompts: a decision as text for a language model, from a view and nothing else.

The rules in short, the table, the own hand with its texts, what is known of others, what happened, and the
options with numbers and keys. Players are named by the letters of their seats throughout.
`ardri.texts.answers` reads the answer.

>>> from ardri.rules.game import Game
>>> game = Game.start(players=2, seed=7)
>>> print(prompt(game.view(1), game.decision).splitlines()[-3])
2. Mountains [territory:mountains]
"""

from __future__ import annotations

from typing import Final

from ardri.rules.decisions import Decision
from ardri.rules.views.view import View
from ardri.texts.catalogues import texts
from ardri.texts.speech import Speech, comma_list
from ardri.texts.story import Story

RULES: Final = """\
You play Inis, a board game of clans on an island. Rounds go on until an Assembly finds a High King.
To win: meet a condition on your turn in the Season, take a Pretender token, and meet more conditions than
any other Pretender at the next Assembly (the Brenn wins ties). Each needs 6; a Deed counts as 1 more:
- Leadership: opposing clans in territories where you are chieftain, with more clans than any other player.
- Religion: Sanctuaries in territories where you have a clan.
- Land: territories where you have a clan.
Assembly: the chieftain of the Capital becomes the Brenn, Pretenders are judged, chieftains take Advantage
cards, Action cards are drafted: keep some, hand on the rest.
Season: in turn play a Season card, pass, or take the Pretender token. All passing in a row ends it; then
Action cards are discarded, Epic Tales stay. Triskel cards are played at the moment they name.
Moving clans to opposing clans starts a clash: Citadels may shelter one clan each; then those with exposed
clans in turn attack (the victim discards an Action card or a clan), withdraw, or all agree to a truce."""

HOW: Final = "Answer with the number of one option, on a last line like: ANSWER: 1"
MOST_TOLD: Final = 12  # sentences about what happened, the latest
MOST_KNOWN: Final = 8  # facts about others' cards
MOST_NAMED: Final = 10  # cards or tiles in a list


def prompt(view: View, decision: Decision, since: int = 0) -> str:
    """A decision of the seat whose view this is, as text of at most some 2,500 tokens.

    Args:
        view: of the seat that is asked.
        decision: what it is asked.
        since: how many events the seat has been told before; what came then is told now.
    """
    speech = Speech(texts("en"))
    parts = [
        RULES,
        f"{_heading(view, speech)}\n{_table(view, speech)}",
        _players(view, speech),
        _hand(view, speech),
        _known(view, speech),
        _told(view, speech, since),
        f"{_doing(view, speech)}{_question(view, decision, speech)}",
        "\n".join([f"{number}. {text}" for number, text in enumerate(option_texts(view, decision), 1)]),
        HOW,
    ]
    return "\n\n".join([part for part in parts if part])


def option_texts(view: View, decision: Decision) -> list[str]:
    """The options of a decision in words, each with its key."""
    speech = Speech(texts("en"))
    touched = {site.site: speech.tiles(site.touches) for site in view.sites}
    found = []
    for option in decision.options:
        verb, _, value = option.key.partition(":")
        if verb == "site":
            text = speech.say("option-site", territories=touched[value], site=value)
        else:
            text = speech.option(option.key)
        found.append(f"{text} [{option.key}]")
    return found


def _heading(view: View, speech: Speech) -> str:
    seat = "a spectator" if view.seat is None else speech.seat(view.seat)
    limit = f" of at most {view.setting.round_limit}" if view.setting.round_limit else ""
    order = " ".join([speech.seat(other) for other in view.order])
    brenn = f"; the Brenn is {speech.seat(view.brenn)}, turns go {order}" if view.round else ""
    return f"You are {seat}. Round {view.round}{limit}, {view.phase}{brenn}."


def _table(view: View, speech: Speech) -> str:
    lines = ["The island (clans by player; * is chieftain; neighbours):"]
    for land in view.territories:
        clans = " ".join(
            [
                f"{speech.seat(seat)}{count}{'*' if seat == land.chieftain else ''}"
                for seat, count in enumerate(land.clans)
                if count
            ]
        )
        things = [
            *(["the Capital"] if land.name == view.capital else []),
            *([speech.count("sanctuary", land.sanctuaries)] if land.sanctuaries else []),
            *([speech.count("citadel", land.citadels)] if land.citadels else []),
            *(["the Festival"] if land.name == view.festival else []),
        ]
        about = [clans or "no clans", *things]
        lines.append(
            f"- {speech.tile(land.name)}: {', '.join(about)}; next to {speech.tiles(land.neighbours)}"
        )
    for name, _, value in view.markers:
        shown = ", ".join(value) if isinstance(value, tuple) else value
        lines.append(f"- marker {name}: {shown or '-'}")
    return "\n".join(lines)


def _players(view: View, speech: Speech) -> str:
    lines = ["The players (Leadership, Religion and Land of 6):"]
    for held in view.seats:
        track = held.tracks
        you = " (you)" if held.seat == view.seat else ""
        cards = [speech.count("action", held.actions), speech.count("epic", held.epics)]
        if held.advantages:
            cards.append(speech.cards(held.advantages))
        pretender = ", Pretender" if held.pretender else ""
        lines.append(
            f"- {speech.seat(held.seat)}{you}: Leadership {track.leadership}, Religion {track.religion}, "
            f"Land {track.land}, Deeds {held.deeds}, conditions met {held.conditions}{pretender}; "
            f"clans in reserve {held.reserve}; {', '.join(cards)}"
        )
    return "\n".join(lines)


def _hand(view: View, speech: Speech) -> str:
    own = view.own
    if own is None:
        return ""
    held = [*own.hand, *own.drawn, *own.drawn_again]
    lines = [f"Your cards: {speech.cards(held)}"]
    lines += [
        f"- {speech.card(card)}: {' / '.join([f'({kind}) {text}' for kind, text in speech.card_uses(card)])}"
        for card in held
    ]
    if own.put_away:
        lines.append(f"Put away until the draft ends: {speech.cards(own.put_away)}")
    return "\n".join(lines)


def _known(view: View, speech: Speech) -> str:
    """Facts about hidden cards, the certain ones first."""
    facts = sorted(view.knows, key=lambda fact: len(fact.cards) - fact.at_least)
    lines = []
    for fact in facts:
        if len(fact.cards) > MOST_NAMED:
            continue
        zone = speech.zone(fact.zone)
        sure = fact.at_least == len(fact.cards)
        many = "" if sure else f"at least {fact.at_least} of "
        lines.append(f"- {zone}: {many}{speech.cards(fact.cards)}")
    return "\n".join(["What you know of hidden cards:", *lines[:MOST_KNOWN]]) if lines else ""


def _told(view: View, speech: Speech, since: int) -> str:
    story = Story(speech, view.seat)
    story.hear(view.events(since))
    lines = story.lines()
    return (
        "\n".join(["What happened lately:", *[f"- {line}" for line in lines[-MOST_TOLD:]]]) if lines else ""
    )


def _doing(view: View, speech: Speech) -> str:
    """The cards being played and the clash, outermost first."""
    lines = []
    for frame in view.doing:
        if frame.kind == "play":
            player, card = str(frame.fields["seat"]), str(frame.fields["card"])
            lines.append(f"{speech.seat(player)} is playing {speech.card(card)}.")
    clash = view.clash
    if clash is not None:
        sides = [
            f"{speech.seat(seat)} {speech.count('clan', count)} ({clash.sheltered[seat]} sheltered)"
            for land in view.territories
            if land.name == clash.territory
            for seat, count in enumerate(land.clans)
            if count
        ]
        active = speech.seat(clash.active) if clash.active >= 0 else "-"
        lines.append(f"Clash in {speech.tile(clash.territory)}: {comma_list(sides)}; to maneuver: {active}.")
    return "".join([f"{line}\n" for line in lines])


def _question(view: View, decision: Decision, speech: Speech) -> str:
    card = f" ({speech.card(decision.card)})" if decision.card else ""
    lines = [
        f"You are asked{card}: {speech.question(decision.question)} {speech.question_help(decision.question)}"
    ]
    form = view.form
    if (form is not None and form.most > 1) or view.named:
        left = 0 if form is None else form.most
        if view.named:
            lines.append(f"{len(view.named)} of {len(view.named) + left} chosen: {speech.cards(view.named)}.")
        elif form is not None:
            least = f"{form.least} to " if form.least != form.most else ""
            lines.append(f"A plan, one step at a time: {least}{left} still to choose.")
    return "\n".join(lines)
