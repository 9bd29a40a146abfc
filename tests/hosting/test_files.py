"""What is written for hosts holds: the Dockerfile is clean, and compose hands every setting on."""

from __future__ import annotations

import re
import subprocess

from app.settings import Settings
from tests.check import SCRIPTS
from tests.hosting.containers import ROOT

FIXED = {"database_url", "host", "port"}
"""Settings that the image makes, since its volume and its port depend on them."""


def test_the_dockerfile_is_clean() -> None:
    found = subprocess.run((SCRIPTS / "hadolint", "Dockerfile"), cwd=ROOT, check=False, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout


def test_compose_hands_on_every_setting_but_those_that_the_image_makes() -> None:
    handed_on = re.findall(r"^ +- CARDAVIA_(\w+)$", (ROOT / "compose.yaml").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(handed_on) == sorted(name.upper() for name in Settings.model_fields.keys() - FIXED)
