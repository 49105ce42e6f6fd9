"""Routes for machines: health, metrics, security.txt."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from litestar import Response, get

from ardri.server.http.proxies import without_port
from ardri.server.http.requests.sessions import AnyRequest
from ardri.server.limits.addresses import is_loopback
from ardri.server.live.server import GameServer
from ardri.server.refusals import ServerRefused
from ardri.server.storage.errors import StoreError
from ardri.server.storage.queries.workers import last_heartbeat

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
    """Liveness: the process runs."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(server: GameServer) -> str:
    """Readiness: the database can be read; damaged tables are named as far as they were looked at."""
    try:
        await server.store.read(last_heartbeat)
    except StoreError:
        raise ServerRefused("unavailable") from None
    if not server.ready:
        raise ServerRefused("busy")
    damaged = server.live_tables.damaged.names
    return f"ready\ndegraded: these tables do not load: {' '.join(damaged)}\n" if damaged else "ready"


@get("/.well-known/security.txt", include_in_schema=False)
async def security_txt(server: GameServer) -> str:
    """The security contact of this server (RFC 9116), if configured."""
    if not server.settings.contact:
        raise ServerRefused("no_such_page")
    expires = datetime.now(UTC).replace(microsecond=0) + timedelta(days=90)
    lines = (
        f"Contact: {server.settings.contact}",
        f"Expires: {expires.isoformat()}",
        "Preferred-Languages: en, fr, pl",
    )
    return "".join(f"{line}\n" for line in lines)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, server: GameServer) -> Response[bytes]:
    """Prometheus metrics, only for this machine and not through a proxy."""
    client, host = request.client, without_port(request.headers.get("host", ""))
    here = client is not None and is_loopback(client.host) and (is_loopback(host) or host == "localhost")
    if not here or any(name in request.headers for name in FORWARDED):
        raise ServerRefused("no_such_page")
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
