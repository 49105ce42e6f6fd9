"""A client in forty lines: opens a table, plays a game against bots with random choices, and says who won.

Start a server with `ardri serve`, then run `python examples/client.py [http://127.0.0.1:8420]`.
"""

import asyncio
import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

SERVER = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:8420"


def post(path: str, cookie: str = "", **body: object) -> tuple[dict[str, str], str]:
    """Ask the server for something; what it answers, and the cookie by which it knows us."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urlopen(Request(SERVER + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", cookie).split(";")[0]


async def play() -> object:
    """Play a game."""
    _, cookie = post("/api/guest")
    bots = [{"for": "bot", "level": "easy"}] * 2
    table, _ = post("/api/tables", cookie, seats=[{"for": "anyone"}, *bots], windows="open")
    address = SERVER.replace("http", "ws", 1) + f"/api/tables/{table['id']}/socket"
    async with connect(address, additional_headers={"Cookie": cookie}) as socket:
        requests: list[dict[str, object]] = [
            {"do": "hello", "protocol": 1},
            {"do": "join", "seat": 0, "name": "Random"},
            {"do": "ready", "seat": 0},
            {"do": "subscribe", "stream": "A"},
            {"do": "start"},
        ]
        for request in requests:
            await socket.send(json.dumps({"id": 1, **request}))
        async for message in socket:
            parts = json.loads(message).get("parts", {})
            if parts.get("status") == "over":
                return parts["result"]
            question = parts.get("question")
            if question and not question["done"]:
                key = random.choice(question["options"])
                choice = {"do": "choose", "id": 2, "seat": 0, "question": question["number"], "keys": [key]}
                await asyncio.sleep(0.07)  # more than 15 messages a second are refused
                await socket.send(json.dumps(choice))
    return None


print(asyncio.run(play()))
