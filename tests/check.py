"""Everything that must hold, in one command: `python -m tests.check`, and with `--full` what takes minutes too.

Every gate runs even after one has failed, so that one look shows all that is wrong. What each gate demands is written
in `pyproject.toml`; the catalogues are checked by tests.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SCRIPTS: Final = Path(sys.executable).parent


@dataclass(frozen=True, slots=True)
class Gate:
    """A command that has to succeed. One that is `live` shows its output while it runs, others only when they fail."""

    name: str
    command: tuple[str, ...]
    live: bool = False

    def passes(self) -> bool:
        """Run it, and print a line with its verdict and the seconds it took."""
        start = perf_counter()
        done = subprocess.run(self.command, cwd=ROOT, check=False, capture_output=not self.live, text=True)
        if done.returncode and not self.live:
            print(done.stdout, done.stderr, sep="")
        verdict = "FAILED" if done.returncode else "passed"
        print(f"{self.name:<13} {verdict} {perf_counter() - start:6.1f} s", flush=True)
        return not done.returncode


def _module(*words: str) -> tuple[str, ...]:
    return (sys.executable, "-m", *words)


def gates(*, full: bool) -> tuple[Gate, ...]:
    """The gates in order, quick ones first."""
    every, looking = ("", ("--hypothesis-profile", "full")) if full else (" and not full", ())
    tests = ("pytest", "--numprocesses", "auto", "--dist", "loadgroup", *looking, "-m")
    return (
        Gate("ruff check", _module("ruff", "check", "--quiet", "--output-format", "concise")),
        Gate("ruff format", _module("ruff", "format", "--check", "--quiet", "--output-format", "concise")),
        Gate("lint-imports", (str(SCRIPTS / "lint-imports"), "--no-logo")),
        Gate("mypy", _module("mypy", "--no-error-summary")),
        # Apart, because Playwright leaves an event loop behind in every process that drives a browser.
        Gate("pytest", _module(*tests, f"not browser{every}"), live=True),
        Gate("in browsers", _module(*tests, f"browser{every}"), live=True),
    )


def main() -> int:
    """Run the gates. Returns the exit code: 1 if any gate failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.check", description="Check that everything holds.")
    parser.add_argument("--full", action="store_true", help="also run what takes minutes")
    options = parser.parse_args()
    failed = [gate.name for gate in gates(full=options.full) if not gate.passes()]
    print(f"check failed: {', '.join(failed)}" if failed else "check passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
