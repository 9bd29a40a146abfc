"""`python -m decks DIR` writes every deck's sprite to DIR as `<key>.svg`, for looking at them."""

from __future__ import annotations

import argparse
from pathlib import Path

from decks import DECKS


def main() -> None:
    """Read the folder from the command line, make it if need be, and write the sprites."""
    parser = argparse.ArgumentParser(prog="python -m decks", description="Write every deck's sprite to a folder.")
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for deck in DECKS.values():
        (folder / f"{deck.key}.svg").write_text(deck.sprite(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
