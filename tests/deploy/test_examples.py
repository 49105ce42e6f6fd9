"""The examples of `deploy/`, as far as they can be tried here: programs read them, and all they name exists.

No container is built: there is no engine for that here. What the Containerfile copies and calls exists.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest
import yaml  # type: ignore[import-untyped] # its types are in a package of their own, for these few lines

from ardri.cli.app import app
from ardri.cli.shared.environment import options_of, variable
from tests.cli.helpers.pseudo_terminal import ARDRI
from tests.server.helpers.live_server import Live, Person
from tools import dashboard
from tools.options import services

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
UNITS: Final = sorted(path.name for path in (DEPLOY / "systemd").iterdir())
EXPOSURE: Final = "20"  # of 100, by `systemd-analyze security`
LABELS: Final = {"instance", "le", "key", "state", "kind", "pool", "bot", "status", "logger"}


@pytest.fixture(scope="module")
def metrics(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of all numbers that a server has for Prometheus."""
    with Live(tmp_path_factory.mktemp("metrics")) as live:
        text = Person(live, come=False).http.get("/metrics").text
    found = set()
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE):
        found |= {f"{name}_bucket", f"{name}_sum", f"{name}_count"} if kind == "histogram" else {name}
    return found


def variables() -> set[str]:
    """All environment variables of the program."""
    options = {variable(option) for command in services().values() for option in options_of(command)}
    return {*options, *(f"{name}_FILE" for name in options), "ARDRI_HOME"}


def check_queries(queries: list[str], metrics: set[str]) -> None:
    """All metrics and labels of queries exist."""
    for query in queries:
        named = set(re.findall(r"\b(?:ardri|process)_\w+", query))
        assert named or query.startswith("up{"), query
        assert named <= metrics, query
        for labels in re.findall(r"by \(([^)]*)\)", query):
            assert set(labels.split(", ")) <= LABELS, query


def test_every_graph_of_the_dashboard_is_of_metrics_that_exist(metrics: set[str]) -> None:
    panels = json.loads(dashboard.FILE.read_text(encoding="utf-8"))["panels"]
    assert len(panels) > 15
    check_queries([target["expr"] for panel in panels for target in panel["targets"]], metrics)


def test_every_metric_is_in_a_graph(metrics: set[str]) -> None:
    text = dashboard.FILE.read_text(encoding="utf-8")
    ours = {re.sub("_(bucket|sum|count|total)$", "", name) for name in metrics if name.startswith("ardri_")}
    assert [name for name in sorted(ours) if name not in text] == []


def test_the_dashboard_is_as_it_is_written() -> None:
    assert dashboard.FILE.read_text(encoding="utf-8") == dashboard.text(), "run python -m tools.dashboard"


def test_every_alert_is_about_metrics_that_exist_and_is_explained(metrics: set[str]) -> None:
    (group,) = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    check_queries([rule["expr"] for rule in group["rules"]], metrics)
    explained = (ROOT / "docs" / "admin.md").read_text(encoding="utf-8")
    assert [rule["alert"] for rule in group["rules"] if f"`{rule['alert']}`" not in explained] == []


def test_every_variable_of_the_examples_exists() -> None:
    files = [path for path in DEPLOY.rglob("*") if path.is_file() and path.name != "Caddyfile"]
    named = {
        name for path in files for name in re.findall(r"\bARDRI_[A-Z_]+", path.read_text(encoding="utf-8"))
    }
    assert len(named) > 8
    assert named <= variables() | {"ARDRI_SITE", "ARDRI_WORKERS"}  # these are of the Caddyfile


def test_every_command_of_the_examples_exists() -> None:
    commands = {command.name for command in app.registered_commands}
    units = [(DEPLOY / "systemd" / name).read_text(encoding="utf-8") for name in UNITS]
    called = {re.findall(r"^ExecStart=/opt/ardri/bin/ardri (\w+)", text, re.MULTILINE)[0] for text in units}
    compose = yaml.safe_load((DEPLOY / "container" / "compose.yaml").read_text(encoding="utf-8"))
    called |= {each["command"][0] for each in compose["services"].values() if "command" in each}
    assert called == {"serve", "think"}
    assert called <= commands


def test_what_the_containerfile_copies_and_installs_exists() -> None:
    text = (DEPLOY / "container" / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    copied = [
        name for line in re.findall(r"^COPY ([^-].*)$", text, re.MULTILINE) for name in line.split()[:-1]
    ]
    assert len(copied) > 8
    for name in copied:
        assert (ROOT / name).exists(), name
    (extras,) = re.findall(r"'\.\[(.*)\]'", text)
    known = re.findall(r"^(\w+) = \[", (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(extras.split(",")) <= set(known)
    for lock in re.findall(r"requirements/\w+\.txt", text):
        assert (ROOT / lock).exists()


def test_the_parts_of_the_compose_file_fit_together() -> None:
    file = DEPLOY / "container" / "compose.yaml"
    found = yaml.safe_load(file.read_text(encoding="utf-8"))
    for service in found["services"].values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in found["volumes"] or (file.parent / source).exists(), volume
        assert set(service.get("networks", [])) <= set(found["networks"])
        assert set(service.get("secrets", [])) <= set(found["secrets"])
        assert set(service.get("depends_on", {})) <= set(found["services"])
    workers = found["services"]["caddy"]["environment"]["ARDRI_WORKERS"].split()
    assert {each.partition(":")[0] for each in workers} <= set(found["services"])


def ask(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """What a program says of an example."""
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.slow
@pytest.mark.parametrize("name", UNITS)
def test_systemd_takes_the_units_and_finds_them_hardened(tmp_path: Path, name: str) -> None:
    text = (DEPLOY / "systemd" / name).read_text(encoding="utf-8")
    unit = tmp_path / name
    unit.write_text(text.replace("/opt/ardri/bin/ardri", str(ARDRI)), encoding="utf-8")
    verified = ask("systemd-analyze", "verify", unit)
    assert (verified.returncode, verified.stderr) == (0, "")
    hardened = ask("systemd-analyze", "security", "--offline=yes", f"--threshold={EXPOSURE}", unit)
    assert hardened.returncode == 0, hardened.stdout[-500:]


@pytest.mark.slow
def test_caddy_takes_its_file(tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path), "ARDRI_WORKERS": "worker1:8420 worker2:8420"}
    command: list[str | Path] = [
        "caddy",
        "validate",
        "--adapter",
        "caddyfile",
        "--config",
        DEPLOY / "caddy" / "Caddyfile",
    ]
    for each in (None, environment):
        found = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, env=each)
        assert found.returncode == 0, found.stderr


@pytest.mark.slow
def test_prometheus_takes_its_configuration_and_the_alerts() -> None:
    found = ask("promtool", "check", "config", DEPLOY / "prometheus" / "prometheus.yml")
    assert found.returncode == 0, found.stdout + found.stderr
