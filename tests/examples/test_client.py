"""The example client plays a game at a real server."""

import subprocess
import sys
from pathlib import Path

from tests.server.helpers.live_server import PATIENCE, Live

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


def test_the_client_plays_a_game(tmp_path: Path) -> None:
    with Live(tmp_path, test=False) as live:
        played = subprocess.run(
            [sys.executable, CLIENT, live.address],
            capture_output=True,
            encoding="utf-8",
            timeout=5 * PATIENCE,
            check=False,
        )
    assert (played.returncode, played.stderr) == (0, "")
    assert "'winner'" in played.stdout


def test_it_is_short() -> None:
    lines = CLIENT.read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 45
