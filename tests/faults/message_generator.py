"""Messages to a table: those that a client could send now, and what mutation makes of them."""

from __future__ import annotations

import json
from random import Random
from typing import Final

from ardri.rules.box.base_box import CARD_KEYS
from tests.faults.mutation import mangled, mutated
from tests.server.helpers.live_server import Message, options
from tests.server.helpers.raw_sockets import CONT, PING, TEXT, frame

# How often each is sent; what would end a game, seldom.
WEIGHTS: Final = {
    "choose": 10.0,
    "preview": 4.0,
    "whynot": 2.0,
    "hint": 0.2,
    "undo": 1.0,
    "reset": 0.3,
    "order": 2.0,
    "signal": 1.0,
    "say": 1.0,
    "mute": 1.0,
    "join": 0.5,
    "seatbot": 0.3,
    "leave": 0.1,
    "ready": 0.3,
    "entropy": 0.3,
    "start": 0.3,
    "return": 1.0,
    "resign": 0.005,
    "vote": 0.02,
    "ping": 2.0,
    "subscribe": 1.0,
    "hello": 0.5,
}
CLOSE: Final = 0x8


def valid(rng: Random, seats: int, question: Message | None) -> Message:
    """A request as a client makes them, about what is asked if anything is."""
    do = rng.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
    keys = options(question) if question else ["pass", "decline", "card:geis"]
    seat = 0 if question else rng.randrange(seats)
    known: dict[str, Message] = {
        "choose": {
            "seat": seat,
            "question": question["number"] if question else 1,
            "keys": [rng.choice(keys)],
        },
        "preview": {
            "seat": seat,
            "question": question["number"] if question else 1,
            "keys": rng.choices(keys, k=rng.randrange(1, 4)),
        },
        "whynot": {"seat": seat, "card": rng.choice(CARD_KEYS)},
        "order": {
            "seat": seat,
            "card": rng.choice(CARD_KEYS),
            "wish": rng.choice(("ask", "never", "always")),
        },
        "signal": {"seat": seat, "would": rng.random() < 0.5},
        "say": {"text": "Well played", "seat": rng.choice((seat, None))},
        "mute": {"seat": seat, "whom": rng.randrange(seats), "muted": rng.random() < 0.5},
        "join": {"seat": seat, "name": "Somebody"},
        "seatbot": {"seat": seat, "level": "calf"},
        "ready": {"seat": seat, "ready": rng.random() < 0.8},
        "entropy": {"seat": seat, "text": "00ff"},
        "vote": {"seat": seat, "yes": rng.random() < 0.5},
        "subscribe": {"stream": rng.choice("AB*"), "after": rng.choice((-1, 0, 5, 40))},
        "hello": {"protocol": 1},
        "ping": {},
        "start": {},
    }
    return {"do": do, "id": rng.randrange(1000), **known.get(do, {"seat": seat})}


def message(rng: Random, request: Message) -> str | bytes:
    """A request as it is sent: as it is, with something in it changed, or with some bytes changed."""
    chance = rng.random()
    if chance < 0.3:
        return json.dumps(request)
    if chance < 0.8:
        return json.dumps(mutated(rng, request))
    data = mangled(rng, json.dumps(request).encode())
    try:
        return data.decode() if rng.random() < 0.7 else data
    except UnicodeDecodeError:
        return data


def odd_frames(rng: Random, request: Message) -> bytes:
    """Frames of a WebSocket as no browser sends them; some of them make up the request all the same."""
    data = json.dumps(request).encode()
    at = rng.randrange(len(data))
    parts = [frame(TEXT, data[:at], last=False), frame(CONT, data[at:])]
    whole = frame(TEXT, data)
    match rng.randrange(12):
        case 0:
            return parts[0] + frame(PING, b"?") + parts[1]
        case 1:
            return parts[0] + whole  # a second one begins within the first
        case 2:
            return parts[1]  # without a beginning
        case 3:
            return frame(rng.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), data)
        case 4:
            return bytes([whole[0] | rng.choice((0x10, 0x20, 0x40))]) + whole[1:]
        case 5:
            return bytes([0x81, len(data) % 126]) + data  # without a mask
        case 6:
            return frame(PING, bytes(300))
        case 7:
            return frame(PING, b"?", last=False)
        case 8:
            return frame(TEXT, data[:at] + b"\xff\xc3" + data[at:])
        case 9:
            return b"\x81\xff" + rng.choice((b"\x40", b"\x80", b"\0")) + rng.randbytes(40)
        case 10:
            return frame(
                CLOSE, rng.choice((b"", b"\x03", b"\x03\xe8ok", b"\xff\xff", b"\x03\xed", b"\x03\xe8\xff"))
            )
        case _:
            return mangled(rng, whole)
