"""The wheel of this project, built and installed for a test."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

HOME = Path(__file__).parent.parent


def build_wheel(folder: Path) -> Path:
    """The wheel, built without isolation and so without a network."""
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=HOME, capture_output=True, check=True)
    (built,) = folder.glob("*.whl")
    return built


def install_wheel(wheel: Path, folder: Path) -> Path:
    """The program, installed from the wheel alone; its dependencies are those of this environment."""
    venv.create(folder)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(wheel)], capture_output=True, check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    # A folder named by a .pth file is searched for modules, but its own .pth files are not obeyed: the
    # editable project of this environment is not seen.
    packages.joinpath("dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin" / "ardri"


def away_from_here(program: Path) -> dict[str, str]:
    """The environment of a program that was installed somewhere else."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {**clean, "LC_ALL": "C.UTF-8", "ARDRI_HOME": str(program.parent)}
