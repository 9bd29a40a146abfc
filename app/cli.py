"""The `cardavia` command: serves the site, or hands over to the arena. Imports neither before it is asked for."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from pydantic import ValidationError

from app.settings import Settings


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 1 where the site cannot start, 2 for a bad command."""
    words = list(sys.argv[1:] if argv is None else argv)
    return _arena(words[1:]) if words[:1] == ["arena"] else _serve(_parser().parse_args(words))


def _arena(words: Sequence[str]) -> int:
    from engines.core import arena  # noqa: PLC0415 (see the module)

    return arena.main(words)


def _serve(options: argparse.Namespace) -> int:
    # What a start makes is there to stay: looking through it for garbage takes a twelfth of the time to the first page.
    gc.disable()
    from app import serving  # noqa: PLC0415 (see the module)

    try:
        serving.serve(_settings(options), _announce)
    except ValidationError as error:
        first = error.errors()[0]
        return _cannot(f"the setting {first['loc'][-1]} cannot be {first['input']!r}: {first['msg']}")
    except serving.StartError as error:
        return _cannot(str(error))
    return 0


def _announce(address: str) -> None:
    gc.freeze()
    gc.enable()
    print(f"Cardavia is open at {address} (Ctrl+C closes it)", flush=True)


def _cannot(why: str) -> int:
    print(f"cardavia: {why}", file=sys.stderr)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cardavia",
        description="Serves the card table. Settings are environment variables; these options win over them.",
        epilog="`cardavia arena --help` tells how two computer players are compared.",
    )
    parser.add_argument("--host", help="the address to listen on (default 127.0.0.1: this machine alone)")
    parser.add_argument("--port", type=int, help="the port to listen on (default 8000; 0 takes a free one)")
    parser.add_argument("--database", help="a file, or an SQLAlchemy URL (default cardavia.sqlite3, here)")
    return parser


def _settings(options: argparse.Namespace) -> Settings:
    given = {"host": options.host, "port": options.port, "database_url": _url(options.database)}
    return Settings(**{name: value for name, value in given.items() if value is not None})


def _url(database: str | None) -> str | None:
    if database is None or "://" in database:
        return database
    return f"sqlite:///{Path(database)}"


if __name__ == "__main__":
    sys.exit(main())
