"""`ardri think` as a process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Final, Self

PROGRAM: Final = "from ardri.cli import main; main()"
PATIENCE: Final = 60.0


class ThinkerProcess:
    """Thinkers, which are killed at the end of the context at the latest."""

    def __init__(
        self, folder: Path, address: str, program: str = PROGRAM, variables: Mapping[str, str] | None = None
    ) -> None:
        self.log = folder / "thinker.txt"
        found = {"ARDRI_HOME": str(folder), "ARDRI_DATABASE": address, "LC_ALL": "C.UTF-8"}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", program, "think"],
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
                env={**os.environ, **found, **(variables or {})},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Thinking for"), self.log.read_text()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self.kill()

    def kill(self) -> None:
        """As if the power failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; the code it ends with."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        self._process.send_signal(number)
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code
