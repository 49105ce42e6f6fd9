"""Control frames: those that are no whole messages are counted, however their bytes are cut."""

from __future__ import annotations

from random import Random

import pytest
from websockets.frames import Frame, Opcode

from ardri.server.limits.control_frames import BURST, ControlFrames

MESSAGES = [
    Frame(Opcode.TEXT, b"{}"),
    Frame(Opcode.TEXT, b""),
    Frame(Opcode.BINARY, bytes(300)),
    Frame(Opcode.TEXT, b"a" * 70_000),
]
OTHERS = [
    Frame(Opcode.PING, b"ping"),
    Frame(Opcode.PONG, b""),
    Frame(Opcode.TEXT, b"part", fin=False),
    Frame(Opcode.CONT, bytes(200)),
]


def sent(frames: list[Frame]) -> bytes:
    """The bytes of frames, as a client sends them."""
    return b"".join(frame.serialize(mask=True) for frame in frames)


def pieces(data: bytes, rng: Random) -> list[bytes]:
    """The same bytes in pieces of any length."""
    cuts = sorted(rng.randrange(len(data)) for _ in range(40))
    return [data[begin:end] for begin, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]


@pytest.mark.parametrize("seed", range(20))
def test_frames_that_are_no_messages_are_counted_however_they_are_cut(seed: int) -> None:
    rng = Random(seed)
    frames = MESSAGES * 5 + OTHERS * (BURST // len(OTHERS))
    rng.shuffle(frames)
    limit = ControlFrames()
    assert all(limit.allow(piece, now=0.0) for piece in pieces(sent(frames), rng))
    left = BURST - BURST // len(OTHERS) * len(OTHERS)
    assert limit.allow(sent(OTHERS[:1] * left), now=0.0)
    assert not limit.allow(sent(OTHERS[:1]), now=0.0)


def test_any_number_of_messages_is_allowed() -> None:
    limit = ControlFrames()
    assert all(limit.allow(sent(MESSAGES[:2]), now=0.0) for _ in range(1000))


def test_some_are_allowed_again_later() -> None:
    limit = ControlFrames()
    assert limit.allow(sent(OTHERS[:1] * BURST), now=0.0)
    assert not limit.allow(sent(OTHERS[:1]), now=0.1)
    assert limit.allow(sent(OTHERS[:1]), now=10.0)
