"""The `ardri` command."""

import sys


def main() -> None:
    """Run the command; an interruption ends it without a traceback at any time."""
    try:
        from ardri.cli.app import prepare, run

        prepare()
        code = run()
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
