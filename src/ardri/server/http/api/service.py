"""For machines: whether the server is well, and whom to tell of a weakness."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from litestar import Response, get

from ardri.server.http.api.sessions import AnyRequest
from ardri.server.http.proxies import bare
from ardri.server.limits.addresses import is_loopback
from ardri.server.live.server import House
from ardri.server.refusals import Trouble
from ardri.server.storage.errors import StoreError
from ardri.server.storage.pulse import last_beat

# A proxy that does not say for whom it asks may still say one of these.
FORWARDED: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)


@get("/healthz", include_in_schema=False)
async def healthz() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(house: House) -> str:
    """The file can be read, and all games that go on are awake, but for those that do not load."""
    try:
        await house.store.read(last_beat)
    except StoreError:
        raise Trouble("unavailable") from None
    if not house.ready:
        raise Trouble("busy")
    damaged = house.rooms.damaged.names
    return f"ready\ndegraded: these tables do not load: {' '.join(damaged)}\n" if damaged else "ready"


@get("/.well-known/security.txt", include_in_schema=False)
async def security_txt(house: House) -> str:
    """Whom to tell of a weakness of this server (RFC 9116), if its host said so."""
    if not house.settings.contact:
        raise Trouble("no_such_page")
    expires = datetime.now(UTC).replace(microsecond=0) + timedelta(days=90)
    lines = (
        f"Contact: {house.settings.contact}",
        f"Expires: {expires.isoformat()}",
        "Preferred-Languages: en, fr, pl",
    )
    return "".join(f"{line}\n" for line in lines)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, house: House) -> Response[bytes]:
    """Numbers for Prometheus, for whoever asks from this machine and not through a proxy."""
    client, host = request.client, bare(request.headers.get("host", ""))
    here = client is not None and is_loopback(client.host) and (is_loopback(host) or host == "localhost")
    if not here or any(name in request.headers for name in FORWARDED):
        raise Trouble("no_such_page")
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
