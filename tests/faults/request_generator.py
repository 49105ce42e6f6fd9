"""Requests made up from a server's own OpenAPI document: valid ones, and what mutation makes of them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random
from typing import Final
from urllib.parse import quote, urlencode

from ardri.rules.formats.notation import to_json
from ardri.testing import position
from tests.faults.mutation import ODD, mangled, mutated

METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "PROPFIND", "get", "X")
HEADERS: Final[list[tuple[str, str | bytes]]] = [
    ("Accept", "text/html"),
    ("Accept", "*/*;q=nonsense, , ;"),
    ("Accept-Language", "pl"),
    ("Accept-Language", "fr;q=x, *;q=-1, " + "a," * 300),
    ("Accept-Language", b"\xff\xfe"),
    ("Accept-Encoding", "br, gzip;q=0, identity;q=2"),
    ("Content-Type", "text/plain"),
    ("Content-Type", "application/json; charset=utf-16"),
    ("Content-Type", "multipart/form-data; boundary="),
    ("Content-Type", "application/x-www-form-urlencoded"),
    ("Content-Type", "application/x-msgpack"),
    ("Content-Type", b"\xff/\xfe"),
    ("Cookie", "ardri_session=; ardri_guest=.; =;;"),
    ("Cookie", b"ardri_guest=\xff\xfe"),
    ("Cookie", 'ardri_session="\\377"; $Version=1'),
    ("If-None-Match", "*"),
    ("If-None-Match", b'W/"\xff'),
    ("Range", "bytes=5-1"),
    ("X-Forwarded-For", "not an address, ::, 1.2.3.4.5"),
    ("X-Forwarded-Proto", "gopher"),
    ("X-Forwarded-Host", "evil.example:99999"),
    ("X-HTTP-Method-Override", "DELETE"),
    ("Expect", "200-ok"),
    ("Origin", "null"),
    ("Origin", "http://[::1"),
    ("Sec-Fetch-Site", "same-origin"),
    ("X-Long", "x" * 8000),
]
# Lands that make an island, and what else a table can be made of
LANDS: Final = ("hills@0,0,up", "hills@0,0,up;cove@2,0,down", "plains@0,0,up;swamp@2,0,down")
SEAT: Final[list[object]] = [{"for": "anyone"}, {"for": "invited"}, {"for": "bot", "level": "calf"}]
POSITION: Final = to_json(position(hand={"A": "citadel", "B": "druid bard"}, turn="A"))

Shape = dict[str, object]


@dataclass
class Known:
    """The ids to put into requests; they grow with what is answered."""

    tables: list[str]
    names: list[str]
    edition: str
    tokens: list[str] = field(default_factory=lambda: ["none"])

    def values(self, rng: Random) -> dict[str, object]:
        """For each name of a parameter or a field something that may be meant by it."""
        return {
            "table": rng.choice(self.tables),
            "seat": rng.randrange(3),
            "edition": self.edition,
            "name": rng.choice([*self.names, f"Somebody {rng.randrange(10**6)}"]),
            "lands": rng.choice(LANDS),
            "before": rng.choice((None, 0, 10**13)),
            "at": rng.choice((0, 1, 5, 50, 100_000)),
            "after": rng.choice((0, 0, 3, 100)),
            "stream": rng.choice("AAB*"),
            "token": rng.choice(self.tokens[-20:]),
            "password": "correct horse",
            "old": "correct horse",
            "new": "correct horse",
            "level": "calf",
            "substitute": rng.choice(("easy", "medium")),
            "seats": [rng.choice(SEAT) for _ in range(rng.randrange(2, 5))],
            "bank": rng.choice((60_000, 10**8)),
            "increment": rng.choice((0, 1000)),
            "seed": rng.choice(("", "7", "x" * 128)),
            "position": POSITION if rng.random() < 0.3 else None,
            "rhythm": {"least": 0, "spread": 0, "step": 0, "limit": None},
        }


@dataclass
class Asked:
    """One request."""

    label: str  # what it was before anything was changed
    method: str
    path: str
    headers: list[tuple[str, str | bytes]]
    body: bytes | None


class Maker:
    """Makes requests from a document, the same ones for the same random numbers."""

    def __init__(self, document: Shape, known: Known, rng: Random, weights: dict[str, float]) -> None:
        self._rng = rng
        self._known = known
        self._schemas = shape(shape(document["components"])["schemas"])
        paths = {path: shape(methods) for path, methods in shape(document["paths"]).items()}
        self._doors = {
            f"{name.upper()} {path}": shape(each[name]) for path, each in paths.items() for name in each
        }
        self._labels = list(self._doors)
        self._weights = [weights.get(label, 1.0) for label in self._labels]

    @property
    def labels(self) -> list[str]:
        """All that can be asked, as a method and a path."""
        return self._labels

    def request(self) -> Asked:
        """Any request: as the document says, or with something changed."""
        rng = self._rng
        label = rng.choices(self._labels, self._weights)[0]
        method, path = label.split()
        door = self._doors[label]
        values = self._known.values(rng)
        query: list[tuple[str, str]] = []
        odd = rng.random() < 0.5  # so that half of all requests are as they should be
        for parameter in listed(door.get("parameters")):
            name, schema = str(parameter["name"]), shape(parameter["schema"])
            value: object = values.get(name, self._value(schema, values))
            if odd and rng.random() < 0.25:
                value = rng.choice(ODD)
            if name == "name":  # here of a picture
                value = "sprite.svg" if rng.random() < 0.8 else value
            text = _written(value)
            if parameter["in"] == "path":
                path = path.replace(f"{{{name}}}", quote(text, safe="") or "%20")
            elif value is not None and (parameter.get("required") or rng.random() < 0.7):
                query += [(name, text)] * (2 if odd and rng.random() < 0.1 else 1)
        if odd and rng.random() < 0.1:
            query.append((_written(rng.choice(ODD))[:100], _written(rng.choice(ODD))[:100]))
        if odd and rng.random() < 0.05:
            rest = mangled(rng, path.removeprefix("/api").encode()).decode("latin-1")
            path = "/api" + quote(rest, safe="/%.;")
        if query:
            path += "?" + urlencode(query)
        headers: list[tuple[str, str | bytes]] = []
        body = self._body(door, values, odd)
        if body is not None:
            headers.append(("Content-Type", "application/json"))
        if odd and rng.random() < 0.25:
            headers += rng.sample(HEADERS, rng.randrange(1, 3))
        if odd and rng.random() < 0.05:
            method = rng.choice(METHODS)
        return Asked(label, method, path, headers, body)

    def _body(self, door: Shape, values: Shape, odd: bool) -> bytes | None:
        rng = self._rng
        if "requestBody" not in door:
            return rng.randbytes(30) if odd and rng.random() < 0.1 else None
        content = shape(shape(shape(door["requestBody"])["content"])["application/json"])
        value = self._value(shape(content["schema"]), values)
        if odd and rng.random() < 0.7:
            value = mutated(rng, value)
        data = json.dumps(value).encode()
        return mangled(rng, data) if odd and rng.random() < 0.1 else data

    def _value(self, schema: Shape, values: Shape) -> object:
        """A value of a schema, by name where that means something."""
        rng = self._rng
        if "$ref" in schema:
            return self._value(shape(self._schemas[str(schema["$ref"]).rpartition("/")[2]]), values)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return rng.choice(listed_any(schema["enum"]))
        if "oneOf" in schema:
            return self._value(shape(rng.choice(listed_any(schema["oneOf"]))), values)
        match schema.get("type"):
            case "object":
                needed = listed_any(schema.get("required", []))
                return {
                    name: values.get(name, self._value(shape(each), values))
                    for name, each in shape(schema.get("properties", {})).items()
                    if name in needed or rng.random() < 0.3
                }
            case "array":
                return [self._value(shape(schema["items"]), values) for _ in range(rng.randrange(4))]
            case "integer" | "number":
                return rng.randrange(int(float(str(schema.get("minimum", 0)))), 10)
            case "boolean":
                return rng.random() < 0.5
            case "null":
                return None
            case _:
                return "text"


def _written(value: object) -> str:
    """A value in an address; no text there can have half a pair of surrogates."""
    text = value if isinstance(value, str) else json.dumps(value)
    return text.encode("utf-8", "replace").decode()


def shape(found: object) -> Shape:
    """A part of the document that has names."""
    assert isinstance(found, dict)
    return found


def listed_any(found: object) -> list[object]:
    """A part of the document that is a list."""
    assert isinstance(found, list)
    return found


def listed(found: object) -> list[Shape]:
    """A list of such parts, perhaps none."""
    return [shape(each) for each in listed_any(found or [])]
