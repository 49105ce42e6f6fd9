"""`ardri` with the toy edition registered, as a module: its bot processes import it, too."""

from __future__ import annotations

from ardri.cli import main
from ardri.rules.editions.registry import register
from tests.toy_edition import TOY

register(TOY)

if __name__ == "__main__":
    main()
