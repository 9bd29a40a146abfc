"""What every deck's sprite owes the page, whichever deck it is: complete, self-contained, harmless and small."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from decks import DECKS, Deck
from tests.decks.documents import SVG, Document

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 60_000
LIMIT_COMPRESSED = 12_000

# What the content security policy stops, what needs a font, and what no external `use` draws reliably.
FORBIDDEN_TEXT = ("url(", "style", "class", "<?", "<!")
ALLOWED_TAGS = {f"{SVG}{tag}" for tag in ("svg", "defs", "symbol", "g", "use", "path", "circle", "rect")}
COLOURS = re.compile(r"currentColor|none|var\(--[a-z0-9-]+\)")
COLOURED = ("fill", "stroke", "color")


def written(folder: Path, seed: str) -> dict[str, bytes]:
    """What the command writes to a new folder, in a process whose strings hash by that seed."""
    command = [sys.executable, "-m", "decks", str(folder)]
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed})
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def face(deck: Deck, name: str) -> str:
    """A face as it is written, without its name."""
    (line,) = (line for line in deck.sprite().splitlines() if line.startswith(f'<symbol id="{name}"'))
    return line.partition(">")[2]


def test_a_deck_is_found_by_its_key(deck: Deck) -> None:
    assert DECKS[deck.key] is deck


def test_no_code_is_in_the_deck_twice(deck: Deck) -> None:
    assert len(set(deck.codes)) == len(deck.codes)


def test_every_code_has_both_faces_and_nothing_else_is_a_face(deck: Deck, document: Document) -> None:
    in_hand = {layer.symbol for code in deck.codes for layer in deck.hand(code)}
    assert sorted(document.faces()) == sorted([*in_hand, *(f"{code}-t" for code in deck.codes), "back", *deck.marks])


def test_every_face_has_the_decks_shape(deck: Deck, document: Document) -> None:
    width, height = deck.ratio
    assert set(document.faces().values()) == {f"0 0 {width} {height}"}


def test_no_two_table_faces_are_drawn_alike(deck: Deck) -> None:
    faces = {face(deck, f"{code}-t") for code in deck.codes}
    assert len(faces) == len(deck.codes)


def test_no_two_hand_faces_are_drawn_alike(deck: Deck) -> None:
    faces = {tuple(face(deck, layer.symbol) for layer in deck.hand(code)) for code in deck.codes}
    assert len(faces) == len(deck.codes)


def test_no_id_is_given_twice(document: Document) -> None:
    assert len(set(document.ids())) == len(document.ids())


def test_every_use_finds_its_element(document: Document) -> None:
    assert not set(document.targets()) - set(document.ids())


def test_every_definition_is_drawn_somewhere(document: Document) -> None:
    assert set(document.ids()) - set(document.targets()) == set(document.faces())


@pytest.mark.parametrize("construct", FORBIDDEN_TEXT)
def test_a_sprite_holds_nothing_forbidden(deck: Deck, construct: str) -> None:
    assert construct not in deck.sprite()


def test_a_sprite_is_made_of_shapes_alone(document: Document) -> None:
    assert {element.tag for element in document.elements} <= ALLOWED_TAGS


def test_every_colour_is_inherited_or_the_pages(document: Document) -> None:
    colours = {element.get(name) for element in document.elements for name in COLOURED} - {None}
    assert not {colour for colour in colours if not COLOURS.fullmatch(str(colour))}


def test_every_paint_is_defined_by_the_stylesheet(deck: Deck) -> None:
    styles = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "static" / "css").glob("*.css"))
    defined = set(re.findall(r"(--[a-z0-9-]+)\s*:", styles))
    assert set(re.findall(r"var\((--[a-z0-9-]+)\)", deck.sprite())) <= defined


def test_a_sprite_keeps_its_budget(deck: Deck) -> None:
    sprite = deck.sprite().encode()
    assert len(sprite) <= LIMIT
    assert len(gzip.compress(sprite, mtime=0)) <= LIMIT_COMPRESSED


def test_the_same_generator_writes_the_same_bytes(tmp_path: Path) -> None:
    once, again = written(tmp_path / "once", "1"), written(tmp_path / "again", "2")
    assert once == again
    assert once == {f"{key}.svg": deck.sprite().encode() for key, deck in DECKS.items()}
