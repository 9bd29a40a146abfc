"""What all tests share: how they deal with what a machine lacks, how a browser starts, how hard hypothesis looks."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings

CHROMIUM: Final = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The shell does without a browser's own windows, and so with half the time."""
LACKING: Final[Mapping[str, bool]] = {
    "browser": CHROMIUM is None,
    "image": shutil.which("buildah") is None or os.geteuid() != 0,
}
"""The markers that need something a machine may lack, and whether this one lacks it."""

REQUIRED: Final = frozenset(os.environ.get("CARDAVIA_REQUIRE", "").split())
"""What this machine has to have, by marker: there its absence is a failure and no reason to skip."""

# Each run looks at the same examples, so that a check which passed passes again; `full` looks for new ones.
settings.register_profile("default", derandomize=True, max_examples=50, deadline=None)
settings.register_profile("full", max_examples=1000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("default")


def pytest_configure() -> None:
    """Refuse a requirement that no marker stands for, rather than require nothing by a slip."""
    if unknown := REQUIRED - LACKING.keys():
        raise pytest.UsageError(f"CARDAVIA_REQUIRE knows {sorted(LACKING)}, not {sorted(unknown)}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: they are the slowest, and Playwright leaves an event loop running behind it."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def pytest_runtest_setup(item: pytest.Item) -> None:
    for name, lacking in LACKING.items():
        if lacking and item.get_closest_marker(name):
            (pytest.fail if name in REQUIRED else pytest.skip)(f"this machine has no {name}")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Start the system's Chromium, which may run as root and has nobody to call."""
    quiet = ("quic", "background-networking", "component-update", "sync", "gpu")
    return {
        "executable_path": CHROMIUM,
        "args": ["--no-sandbox", "--no-first-run", *(f"--disable-{name}" for name in quiet)],
    }
