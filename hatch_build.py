"""Fetches the browser library at build time: by package name and hash, into a folder that git ignores.

What is there already, with the right hash, is not fetched again. Which package and which of its files is written in
`pyproject.toml`; where packages come from is left to `hatch-npm-vendor`.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatch_npm_vendor import NpmPackageSpec, vendor_package
from hatch_npm_vendor.plugin import DEFAULT_REGISTRY
from hatch_npm_vendor.vendor import check_integrity
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class VendorHook(BuildHookInterface[Any]):
    """Keeps a few files of one package in `dest`; its table `files` gives each one's path in the package and hash."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before every build, editable ones too. Raises RuntimeError for a file with another hash."""
        del version, build_data
        spec = NpmPackageSpec(**self.config["package"])
        files: dict[str, str] = self.config["files"]
        dest = Path(self.root, spec.dest)
        if all(_is_held(dest / Path(name).name, digest) for name, digest in files.items()):
            return
        with tempfile.TemporaryDirectory() as scratch:
            package = Path(scratch, "package")
            vendor_package(package, spec.package, spec.version, spec.integrity, registry=DEFAULT_REGISTRY)
            dest.mkdir(parents=True, exist_ok=True)
            for name, digest in files.items():
                check_integrity((package / name).read_bytes(), digest)
                shutil.copyfile(package / name, dest / Path(name).name)


def _is_held(path: Path, digest: str) -> bool:
    try:
        check_integrity(path.read_bytes(), digest)
    except (FileNotFoundError, RuntimeError):
        return False
    return True
