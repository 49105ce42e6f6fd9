"""Prompt: one question to a person, with its menu and the commands that may be typed instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ardri.cli.shared.choice_matching import Choice, matches, near_misses
from ardri.cli.shared.name_search import plain
from ardri.cli.terminal.draft_plan import QUESTIONS, draft_answer, keep_form
from ardri.cli.terminal.explain import about, about_card, about_option, about_question
from ardri.cli.terminal.menu import choices, labels, menu_lines, menu_table, plan_form
from ardri.cli.terminal.plan_line import plan_lines, read_plan
from ardri.cli.terminal.session import Session
from ardri.cli.terminal.table_view import COLOURS, doing_lines
from ardri.rules.box.catalogue import CARD_KEYS, bits
from ardri.rules.box.options import KEYS
from ardri.rules.decisions import Decision
from ardri.rules.errors import PlanMisfit
from ardri.rules.state.state import HAND
from ardri.texts.speech import Speech

WITH_FILE: Final = ("save", "load")
SHOWN: Final = 40


def is_command(speech: Speech, typed: str, name: str) -> bool:
    """True if this command was typed, in the player's language or in English."""
    return plain(typed) in (plain(speech.say(f"command-{name}")), name)


class Prompt:
    """Asks a question until it is answered, or until a command makes it obsolete."""

    def __init__(self, session: Session, decision: Decision, commands: Sequence[str]) -> None:
        self.session = session
        self.decision = decision
        self.seat = decision.seat
        self.screen = session.screen
        self.say = session.speech.say
        self.viewer = session.viewer(decision.seat)
        self.offered = choices(self.viewer, decision)
        self.labels = labels([choice.key for choice in self.offered])
        self.form = plan_form(self.viewer, decision)
        self._by_number = {str(n): choice.key for n, choice in zip(self.labels, self.offered, strict=True)}
        words = [(name, self.say(f"command-{name}")) for name in commands]
        self.commands = [Choice(name, word, (word, name)) for name, word in words]

    def ask(self) -> tuple[str, ...]:
        """The keys of the chosen options, several for a plan; none if a command settled it."""
        self.question()
        least, most = min(self.labels), max(self.labels)
        completions = tuple(choice.shown for choice in (*self.offered, *self.commands))
        while True:
            typed = self.session.read(self.say("play-prompt", least=least, most=most), completions)
            if not typed:
                self.question()
                continue
            key = self._option(typed)
            if key in self.decision.keys:
                return (key,)
            plan = self._plan(typed)
            keys = () if plan is None else self._spelled(plan)
            if keys:
                return keys
            if plan is None and self._done(typed):
                return ()

    def question(self) -> None:
        """Show the question, the situation and all options."""
        self.screen.gap()
        for line in self.session.untold[self.seat].declared() or doing_lines(self.viewer):
            self.screen.say(line, style="italic")
        seat, asked = self.session.speech.seat(self.seat), self._asked()
        self.screen.say(self.say("play-fact", name=seat, value=asked), style=f"bold {COLOURS[self.seat]}")
        if self.screen.plain:
            for line in menu_lines(self.viewer, self.decision):
                self.screen.say(line)
        else:
            self.screen.show(menu_table(self.viewer, self.decision, self.screen.width))
        if self.decision.question == "site":
            self.screen.say(self.say("play-sites"), style="dim")
        if self.form is not None:
            for line in plan_lines(self.session.speech, self.form, self.offered):
                self.screen.say(line, style="dim")

    def _asked(self) -> str:
        """The question in words; in the draft, how many cards are kept."""
        if self.decision.question in QUESTIONS:
            return self.say("table-draft", count=1 if self.form is None else self.form.most)
        return self.session.speech.question(self.decision.question)

    # Understanding

    def _option(self, typed: str) -> str | None:
        """The option that was typed: by number, or by words that match only it."""
        number = typed.rstrip(".)")
        if number.isdecimal():
            return self._numbered(number)
        if typed.startswith("?") or self._command(typed) is not None:
            return None
        found = matches(typed, self.offered)
        return found[0].key if len(found) == 1 else None

    def _numbered(self, number: str) -> str | None:
        return self._by_number.get(number.lstrip("0") or "0")

    def _plan(self, typed: str) -> dict[str, int] | None:
        """The typed plan, if a plan is asked for and the whole line is understood."""
        if self.form is None or typed.startswith("?"):
            return None
        known = {KEYS[item.code] for item in self.form.items}
        items = [choice for choice in self.offered if choice.key in known]
        numbers = {n: key for n, key in self._by_number.items() if key in known}
        return read_plan(typed, items, numbers, once=all(item.most == 1 for item in self.form.items))

    def _spelled(self, plan: dict[str, int]) -> tuple[str, ...]:
        """The choices that make a plan; none, with a message, if it does not fit."""
        asked = self.session.game.form_of(self.seat)
        if asked is not None and self.decision.question in QUESTIONS:
            kept = keep_form(asked)
            count = sum(plan.values())
            if count != kept.most:
                limits = {"count": count, "least": kept.least, "most": kept.most}
                self.screen.say(self.say("refused-plan_in_all", **limits))
                return ()
            plan = draft_answer(asked, plan)
        try:
            return self.session.game.spell(plan, self.seat)
        except PlanMisfit as misfit:
            why = self.say(f"refused-{misfit.key}", **misfit.params)
            named = [choice.shown for choice in self.offered if choice.key == misfit.params.get("option")]
            self.screen.say(self.say("play-fact", name=named[0], value=why) if named else why)
            return ()

    def _command(self, typed: str) -> tuple[str, str] | None:
        """The command that was typed, and its argument."""
        word, _, rest = typed.partition(" ")
        for choice in self.commands:
            names = [plain(name) for name in choice.names]
            if plain(typed) in names or (choice.key in WITH_FILE and plain(word) in names):
                return choice.key, rest if choice.key in WITH_FILE else ""
        return None

    def _done(self, typed: str) -> bool:
        """Run what was typed if it is understood. True if the question is obsolete afterwards."""
        if typed.startswith("?"):
            self._explain(typed[1:].strip())
            return False
        command = self._command(typed)
        if command is None and not matches(typed, self.offered):
            word, _, rest = typed.partition(" ")
            begun = [choice for choice in self.commands if not rest or choice.key in WITH_FILE]
            found = [] if typed.rstrip(".)").isdecimal() else matches(word, begun)
            command = (found[0].key, rest) if len(found) == 1 else None
        if command is None:
            self._not_understood(typed)
            return False
        return self.run(*command)

    def _not_understood(self, typed: str) -> None:
        shown = typed if len(typed) <= SHOWN else typed[:SHOWN] + "…"
        least, most = min(self.labels), max(self.labels)
        several = matches(typed, self.offered)
        if typed.lstrip("+-").rstrip(".)").isdecimal():
            self.screen.say(self.say("play-no_number", answer=shown, least=least, most=most))
        elif several:
            names = ", ".join(choice.shown for choice in several)
            self.screen.say(self.say("play-several", answer=shown, list=names))
        else:
            self.screen.say(self.say("play-unknown", answer=shown))
            near = near_misses(typed, [*self.offered, *self.commands])
            if near:
                self.screen.say(self.say("play-near", list=", ".join(choice.shown for choice in near)))

    # Commands

    def run(self, command: str, rest: str) -> bool:
        """Run a command. True if the question is obsolete afterwards."""
        if command == "log":
            self.lines(self.session.untold[self.seat].whole() or [self.say("play-no_story")])
        elif command == "board":
            self.session.table(self.seat)
        elif command == "hand":
            self._hand()
        else:
            self._help()
        return False

    def lines(self, lines: list[str]) -> None:
        """Print several lines."""
        for line in lines:
            self.screen.say(line)

    def _explain(self, what: str) -> None:
        if not what:
            self.lines(about_question(self.viewer, self.decision))
            return
        key = self._numbered(what) if what.isdecimal() else None
        if key is not None:
            self.lines(about_option(self.viewer, key))
        elif what.isdecimal():
            self._not_understood(what)
        else:
            named = [
                choice for choice in self.offered if plain(what) in (plain(choice.shown), plain(choice.key))
            ]
            self.lines(about_option(self.viewer, named[0].key) if named else about(self.viewer, what))

    def _hand(self) -> None:
        cards = bits(self.viewer.state.zones[HAND + self.seat])
        if not cards:
            self.screen.say(self.say("table-no_cards"))
        for card in cards:
            self.lines(about_card(self.viewer, CARD_KEYS[card]))

    def _help(self) -> None:
        self.lines(self.say("play-help").split("\n"))
        for choice in self.commands:
            name = f"{choice.shown} {self.say('play-file')}" if choice.key in WITH_FILE else choice.shown
            self.screen.say(self.say("play-fact", name=name, value=self.say(f"command-{choice.key}.help")))
