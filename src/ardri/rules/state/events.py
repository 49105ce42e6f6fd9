"""Events: notes of what happened. Game log and animations are made of them, the rules never read them.

Most fields are public. The secret ones (which card was taken, say) are known to an audience only, and
`Event.seen_by` leaves them out for everybody else.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES

Value = int | str
Fields = dict[str, Value]

EVERYBODY: Final = -1
NO_AUDIENCE: Final = 0


class Event:
    """An event: its kind, public fields, and secret fields with the audience that knows them.

    >>> event = Event.from_text("shift deck=epic to=hand:A [card=eriu A]")
    >>> str(event.seen_by(0)), str(event.seen_by(1))
    ('shift deck=epic to=hand:A card=eriu', 'shift deck=epic to=hand:A')
    """

    __slots__ = ("audience", "fields", "kind", "secret")

    def __init__(self, kind: str, fields: Fields, secret: Fields, audience: int) -> None:
        self.kind = kind
        self.fields = fields
        self.secret = secret
        self.audience = audience

    def seen_by(self, seat: int | None) -> Event:
        """The event as one seat (or, with None, a spectator) may know it: secrets left out, or now public."""
        if not self.secret:
            return self
        if seat is not None and self.audience >> seat & 1:
            return Event(self.kind, {**self.fields, **self.secret}, {}, NO_AUDIENCE)
        return Event(self.kind, self.fields, {}, NO_AUDIENCE)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.fields, self.secret, self.audience)

    def to_json(self) -> dict[str, object]:
        """A plain dictionary that `from_json` reads back."""
        data: dict[str, object] = {"kind": self.kind, **self.fields}
        if self.secret:
            data["secret"] = dict(self.secret)
            data["known_to"] = "".join(
                SEAT_NAMES[s] for s in range(len(SEAT_NAMES)) if self.audience >> s & 1
            )
        return data

    @staticmethod
    def from_json(data: dict[str, object]) -> Event:
        """The event that `to_json` wrote."""
        fields = dict(data)
        kind = fields.pop("kind")
        secret = fields.pop("secret", {})
        known_to = fields.pop("known_to", "")
        if not isinstance(kind, str) or not isinstance(secret, dict) or not isinstance(known_to, str):
            raise ValueError(f"not an event: {data!r}")
        audience = 0
        for name in known_to:
            audience |= 1 << SEAT_NAMES.index(name)
        return Event(kind, _fields(fields), _fields(secret), audience)

    def __str__(self) -> str:
        """One line such as ``take seat=A from=B [card=eriu A]`` that `from_text` reads back."""
        words = [self.kind, *(f"{name}={value}" for name, value in self.fields.items())]
        if self.secret:
            inner = [f"{name}={value}" for name, value in self.secret.items()]
            known_to = "".join(SEAT_NAMES[s] for s in range(len(SEAT_NAMES)) if self.audience >> s & 1)
            words.append(f"[{' '.join([*inner, known_to or '-'])}]")
        return " ".join(words)

    def __repr__(self) -> str:
        return str(self)

    @staticmethod
    def from_text(text: str) -> Event:
        """The event that `str` wrote."""
        public, bracket, hidden = text.partition(" [")
        kind, *words = public.split(" ")
        secret: Fields = {}
        audience = 0
        if bracket:
            *inner, known_to = hidden.removesuffix("]").split(" ")
            secret = _pairs(inner)
            for name in known_to.strip("-"):
                audience |= 1 << SEAT_NAMES.index(name)
        return Event(kind, _pairs(words), secret, audience)


def _pairs(words: list[str]) -> Fields:
    fields: Fields = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"{word!r} is not a field of an event")
        fields[name] = int(value) if value.lstrip("-").isdigit() else value
    return fields


def _fields(data: dict[str, object]) -> Fields:
    fields: Fields = {}
    for name, value in data.items():
        if not isinstance(value, int | str):
            raise ValueError(f"{name}={value!r} is not a field of an event")
        fields[name] = value
    return fields
