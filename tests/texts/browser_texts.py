"""The texts that the browser asks for, found in its sources."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
KEY = re.compile(r"""["'`](web_[a-z]+-(?:[\w.-]|\$\{[^{}`]*\})+)["'`]""")
PLACE = re.compile(r"\$\{[^{}`]*\}")


def written_keys() -> list[str]:
    """The keys of the browser's own texts as they are written, some with places: `web_ui-${place}`."""
    files = [path for path in sorted(SOURCES.rglob("*")) if path.suffix in (".svelte", ".ts")]
    return sorted({key for path in files for key in KEY.findall(path.read_text(encoding="utf-8"))})


def browser_keys(known: Iterable[str]) -> list[str]:
    """The keys that the browser needs: those written out, and those known ones that fill the others."""
    written = written_keys()
    plain = [key for key in written if "$" not in key]
    forms = ["[a-z_0-9]+".join(map(re.escape, PLACE.split(key))) for key in written if "$" in key]
    filled = [key for key in known if any(re.fullmatch(form, key) for form in forms)]
    return sorted({*plain, *filled})
