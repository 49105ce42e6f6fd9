"""The `ardri` command as `python -m ardri`, where no command is on the path."""

from ardri.cli import main

main()
