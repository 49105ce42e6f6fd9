"""Speech: names, questions, options, errors and results of the engine as text in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ardri.rules.box.board import Board, site_from_text
from ardri.rules.box.catalogue import CARD_KEYS, SEAT_NAMES, TILE_KEYS, bits
from ardri.rules.box.options import WORDS
from ardri.rules.editions.registry import MODULES
from ardri.rules.engine.moments import DECK, ICON_NAMES, OWN_TURN
from ardri.rules.errors import RecordError, RulesError
from ardri.rules.phases.clash import ClashCourse
from ardri.rules.phases.maneuvers import Attack
from ardri.rules.result import Result
from ardri.rules.state.state import PHASE_NAMES, State
from ardri.rules.views.view import DRAFT, REACTIONS, View
from ardri.rules.views.view_parts import frame_name
from ardri.rules.views.why_not import Reason
from ardri.texts.catalogues import Texts

Values = dict[str, str | int]

SEAT_OPTIONS: Final = ("seat", "attack", "replace")
TERRITORY_OPTIONS: Final = ("territory", "from", "to", "tile")
CARD_OPTIONS: Final = ("card", "keep", "discard", "take", "give", "hand_on", "aside")

BASE_RULES: Final = ("aim", "round", "assembly", "season", "clash", "victory", "pretender", "deeds", "brenn")
RULES: Final = (*BASE_RULES, *MODULES)  # with a page for each module


class Speech:
    """The texts of one language, and the names of the players, which must differ.

    >>> from ardri.texts.catalogues import texts
    >>> speech = Speech(texts("en"), ("Ann", "Bob"))
    >>> speech.option("attack:B"), speech.count("clan", 2), speech.question("from")
    ('Attack Bob', '2 clans', 'From which territory?')
    """

    def __init__(self, texts: Texts, names: Sequence[str] = SEAT_NAMES) -> None:
        self.texts = texts
        self.say = texts.say
        self._names = names

    # Names

    def seat(self, seat: int | str) -> str:
        """The name of a player, by the seat's number or letter."""
        return self._names[SEAT_NAMES.index(seat) if isinstance(seat, str) else seat]

    def seats(self, seats: Iterable[int | str]) -> str:
        """The names of players with commas, by the numbers or letters of their seats."""
        return comma_list([self.seat(seat) for seat in seats])

    def card(self, key: str) -> str:
        """A card's name."""
        return self.say(f"card-{key}")

    def tile(self, key: str) -> str:
        """A territory's name."""
        return self.say(f"tile-{key}")

    def zone(self, name: str) -> str:
        """The name of a zone, such as ``hand:A`` or ``epic_discard``."""
        kind, _, owner = name.partition(":")
        return self.say(f"zone-{kind}", seat=self.seat(owner)) if owner else self.say(f"zone-{kind}")

    def cards(self, keys: Iterable[str]) -> str:
        """The names of cards with commas; a dash if there are none."""
        return comma_list([self.card(key) for key in keys])

    def tiles(self, keys: Iterable[str]) -> str:
        """The names of territories with commas; a dash if there are none."""
        return comma_list([self.tile(key) for key in keys])

    def count(self, thing: str, count: int) -> str:
        """A number with its noun: clans, cards of a deck, Deeds ... (``count-*`` of the catalogues)."""
        return self.say(f"count-{thing}", count=count)

    # Cards and territories explained

    def card_text(self, key: str) -> str:
        """The text of a card, a line for each of its uses."""
        return self.say(f"card-{key}.text")

    def card_uses(self, key: str) -> list[tuple[str, str]]:
        """The uses of a card: Season or Triskel, and the text."""
        uses = DECK[CARD_KEYS.index(key)].uses
        kinds = [self.say("use-season" if use.moment == OWN_TURN else "use-triskel") for use in uses]
        return list(zip(kinds, self.card_text(key).split("\n"), strict=True))

    def card_icons(self, key: str) -> list[str]:
        """The icons of a card: recruit, move, build, clash."""
        return [self.say(f"icon-{ICON_NAMES[icon]}") for icon in bits(DECK[CARD_KEYS.index(key)].icons)]

    def tile_text(self, key: str) -> str:
        """The text of a territory's own rule; empty if it has none."""
        return self.say(f"tile-{key}.text") if self.texts.has(f"tile-{key}.text") else ""

    def rules_page(self, subject: str) -> tuple[str, str]:
        """The title and the text of a page of the rules, one of `RULES`."""
        return self.say(f"rules-{subject}"), self.say(f"rules-{subject}.text")

    # Questions and options

    def question(self, kind: str) -> str:
        """The text of a question."""
        return self.say(f"question-{kind}")

    def question_help(self, kind: str) -> str:
        """The help for a question."""
        return self.say(f"question-{kind}.help")

    def option(self, key: str, board: Board | None = None) -> str:
        """The text of an option; a site is described by its neighbours on this board."""
        kind, value = _option(key)
        text = f"option-{kind}"
        if kind in SEAT_OPTIONS:
            return self.say(text, seat=self.seat(value))
        if kind in TERRITORY_OPTIONS:
            return self.say(text, territory=self.tile(value))
        if kind in CARD_OPTIONS:
            return self.say(text, card=self.card(value))
        if kind == "count":
            return self.say(text, count=int(value))
        if kind == "site":
            if board is None:
                return self.say(f"{text}.unseen", site=value)
            touched = [TILE_KEYS[tile] for tile in bits(board.touched(site_from_text(value)))]
            return self.say(text, territories=self.tiles(touched), site=value)
        return self.say(text)

    def option_help(self, key: str) -> str:
        """The help for an option; for a card, the card's text."""
        kind, value = _option(key)
        explained = self.say(f"option-{kind}.help")
        return f"{explained}\n{self.card_text(value)}" if kind in CARD_OPTIONS else explained

    def reason(self, reason: Reason) -> str:
        """The text of the reason why a card cannot be played now."""
        moments = reason.params.get("moments", "")
        said = [self.say(f"moment-{moment}") for moment in moments.split(",") if moment]
        values: Values = {"moments": " / ".join(said)} if said else {}
        return self.say(f"reason-{reason.key}", **values)

    def error(self, error: RulesError) -> str:
        """The text of an error that the rules raised."""
        if isinstance(error, RecordError):
            return self.say(f"error-record-{error.kind}", at=error.at)
        return self.say(f"error-{_snake(type(error).__name__)}")

    # The table

    def heading(self, s: State) -> str:
        """Round and phase, as a title."""
        return self.say(f"phase-{PHASE_NAMES[s.phase]}", round=s.round)

    def waiting(self, view: View) -> str:
        """The text for whom the game waits; empty if it waits for nobody."""
        question, seats = view.awaited
        if question in (DRAFT, REACTIONS):
            return self.say(f"waiting-{question}")
        return (
            self.say("waiting-seats", seats=comma_list([self.seat(seat) for seat in seats])) if seats else ""
        )

    def situation(self, s: State) -> list[str]:
        """The current situation, outermost first: the cards in play, the clash, the attack."""
        found = []
        for frame in s.stack:
            kind = frame_name(type(frame))
            if self.texts.has(f"doing-{kind}"):
                values = {name: self.field(name, value) for name, value in frame.public_data().items()}
                if s.clash is not None and isinstance(frame, ClashCourse):
                    values |= {"territory": self.tile(TILE_KEYS[s.clash.territory]), "sides": self._sides(s)}
                elif s.clash is not None and isinstance(frame, Attack):
                    values |= {"seat": self.seat(s.clash.active), "target": self.seat(s.clash.target)}
                found.append(self.say(f"doing-{kind}", **values))
        return found

    def _sides(self, s: State) -> str:
        """The clans of each side, exposed and sheltered."""
        assert s.clash is not None
        sides = []
        for seat in s.present_in(s.clash.territory):
            values: Values = {"seat": self.seat(seat), "exposed": s.exposed(seat)}
            if s.clash.sheltered[seat]:
                sides.append(self.say("side-sheltered", **values, sheltered=s.clash.sheltered[seat]))
            else:
                sides.append(self.say("side-exposed", **values))
        return comma_list(sides)

    def result(self, result: Result, you: int | None = None) -> str:
        """The text of the result, for one of the players or for everybody."""
        reason = self.say(f"won_by-{result.reason}")
        if len(result.winners) > 1:
            return self.say("result-several", seats=self.seats(result.winners), reason=reason)
        if result.winner is None:
            return self.say("result-nobody", reason=reason)
        values = {"conditions": self.tracks(result.won_with), "reason": reason}
        whose = "you" if result.winner == you else "winner"
        by = "_resigned" if result.reason == "resigned" else ""
        return self.say(f"result-{whose}{by}", seat=self.seat(result.winner), **values)

    def tracks(self, names: Iterable[str]) -> str:
        """The names of victory conditions with commas."""
        return comma_list([self.say(f"track-{name}") for name in names])

    def field(self, name: str, value: str | int) -> str | int:
        """The text of a field of an event or a view."""
        if isinstance(value, int):
            return value
        if name == "winner":
            return self.seats(value)
        if name in ("seat", "target", "instigator", "other"):
            return self.seat(value)
        if name in ("territory", "tile", "from", "to"):
            return self.tile(value)
        if name == "card":
            return self.card(value)
        if name == "building":
            return self.say(f"building-{value}")
        return value


def comma_list(things: Sequence[str]) -> str:
    """Join texts with commas; a dash if there are none."""
    return ", ".join(things) or "–"


def _option(key: str) -> tuple[str, str]:
    """The kind of an option, which names its text, and its value.

    >>> _option("card:bard"), _option("demand:clan"), _option("pass")
    (('card', 'bard'), ('demand-clan', ''), ('pass', ''))
    """
    if key in WORDS:
        return key.replace(":", "-"), ""
    kind, _, value = key.partition(":")
    return kind, value


def _snake(name: str) -> str:
    """A class's name as a key: ``IllegalChoice`` is ``illegal_choice``."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
