"""The wheel holds all that the site needs: installed where the checkout is out of sight, it is played."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

import pytest

from app.paths import DATA
from tests.hosting.sites import serving, visiting

FETCHED = ("static/vendor/htmx/LICENSE", "static/vendor/htmx/htmx.min.js")


def pip(*words: str) -> None:
    """Run pip without any index: what it needs is here."""
    done = subprocess.run(
        (sys.executable, "-m", "pip", "--quiet", *words), check=False, cwd=DATA, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project's wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), ".")
    (built,) = folder.iterdir()
    return built


@pytest.fixture
def scripts(wheel: Path, tmp_path: Path) -> Path:
    """The commands of an environment that has the wheel, and sees this one's libraries but not the checkout."""
    place = tmp_path / "environment"
    subprocess.run((sys.executable, "-m", "venv", "--without-pip", place), check=True)
    where = {name: str(place) for name in ("base", "platbase")}
    packages = Path(sysconfig.get_path("purelib", "venv", where))
    # The path files of a folder that a path file names are not read, so the editable installation stays out of sight.
    (packages / "libraries.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    pip("--python", str(place / "bin" / "python"), "install", "--no-deps", "--no-index", str(wheel))
    return place / "bin"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty folder."""
    empty = tmp_path / "empty"
    empty.mkdir()
    return empty


def moved(name: str, places: Mapping[str, str]) -> str:
    """Where the wheel has a file of the checkout, by the places of what is at the top of it."""
    top, slash, rest = name.partition("/")
    return f"{places.get(top, top)}{slash}{rest}"


def test_every_file_of_the_site_travels_in_the_wheel(wheel: Path) -> None:
    project = tomllib.loads((DATA / "pyproject.toml").read_text(encoding="utf-8"))
    packing = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard", *packing["only-include"])
    known = subprocess.run(listed, cwd=DATA, check=True, capture_output=True, text=True).stdout.splitlines()
    there = {moved(name, packing["sources"]) for name in (*known, *FETCHED) if (DATA / name).is_file()}
    with ZipFile(wheel) as packed:
        found = {name for name in packed.namelist() if ".dist-info/" not in name}
    assert found == there | set(packing["force-include"].values())


def test_a_game_is_played_from_the_wheel_in_an_empty_folder(scripts: Path, folder: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("CARDAVIA_", "DATABASE_"))}
    place = (scripts / "python", "-c", "import app; print(app.__file__)")
    imported = subprocess.run(place, cwd=folder, check=True, capture_output=True, text=True).stdout
    assert Path(imported).is_relative_to(scripts.parent)
    with serving((str(scripts / "cardavia"), "--port", "0"), folder, environment) as site:
        with visiting(site) as (person, _):
            table = person.start()
            before = person.look(table)
            assert person.move(table).revision > before.revision
        site.stop()
    assert [path.name for path in folder.iterdir()] == ["cardavia.sqlite3"]
