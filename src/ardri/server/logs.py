"""The server's log: one JSON object a line, without secrets.

Nobody logs a cookie, a token, a seed, a choice or a line of chat; addresses of tables are left out as well,
since whoever knows one may come in.
"""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

# What every record has, or is said otherwise
USUAL: Final = (*logging.makeLogRecord({}).__dict__, "message", "asctime", "taskName", "color_message")


class Lines(logging.Formatter):
    """Writes a record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        found: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        found |= {name: value for name, value in record.__dict__.items() if name not in USUAL}
        if record.exc_info:
            found["error"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False, default=str)


def log_to_stderr(verbose: bool, level: int = logging.INFO) -> None:
    """Log what matters, from a level on; if wanted, every request."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("alembic", "uvicorn.access", "uvicorn.error"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("ardri.requests").setLevel(logging.INFO if verbose else logging.WARNING)
