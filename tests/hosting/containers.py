"""Images and containers without an engine: buildah builds them, and Linux's own namespaces run them.

A container gets what an engine would give it: a read-only root of its own, a volume, processes that count from 1,
the user, folder and environment that the image names. Only the network is this machine's. Needs root, as buildah does.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.hosting.sites import Site, serving

ROOT: Final = Path(__file__).resolve().parents[2]
NAME: Final = "localhost/cardavia:check"
BUILDAH: Final = {"BUILDAH_ISOLATION": "chroot", **os.environ}

# root, volume and where that belongs, then a command for the namespace in which they are mounted so.
MOUNTS: Final = """
mount --bind "$1" "$1"
mount --bind /dev "$1/dev"
mount --bind "$2" "$1$3"
mount -o remount,bind,ro "$1"
shift 3
exec "$@"
"""


@dataclass(frozen=True, slots=True)
class Image:
    """What an image says about itself; `layers` are bytes, those of its base first, then one of the project's."""

    user: str
    folder: str
    volumes: tuple[str, ...]
    ports: tuple[str, ...]
    environment: tuple[str, ...]
    entrypoint: tuple[str, ...]
    health: tuple[str, ...]
    layers: tuple[int, ...]

    @property
    def owner(self) -> int:
        """The number of the user whose processes run in it. Raises ValueError for a name, which may be root's."""
        return int(self.user.partition(":")[0])


@dataclass(frozen=True, slots=True)
class Container:
    """An image's root of its own, with a volume from this machine."""

    image: Image
    root: Path
    volume: Path

    @contextmanager
    def serving(self) -> Iterator[Site]:
        """The site that its entry point serves, on a free port, until the block ends."""
        command = self._command(*self.image.entrypoint, port=0)
        with serving(command, ROOT, os.environ, wrapped=True) as site:
            yield site

    def run(self, *words: str, port: int) -> int:
        """The exit code of a command beside the site that serves on a port."""
        return subprocess.run(self._command(*words, port=port), check=False, capture_output=True).returncode

    def _command(self, *words: str, port: int) -> tuple[str, ...]:
        root, (where,) = str(self.root), self.image.volumes
        return (
            *("unshare", "--mount", "sh", "-euc", MOUNTS, "sh", root, str(self.volume), where),
            *("unshare", "--pid", "--fork", "--kill-child", f"--mount-proc={root}/proc"),
            *("chroot", f"--userspec={self.image.user}", root),
            *("env", "-i", "-C", self.image.folder, *self.image.environment, f"CARDAVIA_PORT={port}", *words),
        )


def buildah(*words: str) -> str:
    """What buildah prints. Raises AssertionError with what it says instead."""
    done = subprocess.run(("buildah", *words), cwd=ROOT, env=BUILDAH, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@contextmanager
def built() -> Iterator[Image]:
    """The project's image, until the block ends."""
    buildah("bud", "--quiet", "--pull=missing", "--format=docker", f"--tag={NAME}", ".")
    try:
        yield _inspected()
    finally:
        buildah("rmi", NAME)


def _inspected() -> Image:
    found = json.loads(buildah("inspect", "--type=image", NAME))
    says, manifest = found["Docker"]["config"], json.loads(found["Manifest"])
    return Image(
        user=says["User"],
        folder=says["WorkingDir"],
        volumes=tuple(says["Volumes"]),
        ports=tuple(says["ExposedPorts"]),
        environment=tuple(says["Env"]),
        entrypoint=tuple(says["Entrypoint"]),
        health=tuple(says["Healthcheck"]["Test"]),
        layers=tuple(layer["size"] for layer in manifest["layers"]),
    )


@contextmanager
def container(image: Image, volume: Path) -> Iterator[Container]:
    """A new container, until the block ends."""
    name = buildah("from", "--pull=never", NAME)
    try:
        yield Container(image, Path(buildah("mount", name)), volume)
    finally:
        buildah("rm", name)
