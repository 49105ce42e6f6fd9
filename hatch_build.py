"""Builds the browser client into the package before a wheel or an sdist is made from a checkout.

An sdist has it already, and no sources of it.
"""

import subprocess
from pathlib import Path

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserClient(BuildHookInterface[BuilderConfig]):
    """Runs the build of `web/`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Before anything is packed."""
        build = Path(self.root, "tools", "web.sh")
        if version != "editable" and build.exists():
            subprocess.run([build], check=True)
