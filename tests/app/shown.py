"""What a page or a part of one shows of a table, read from its HTML, and a site with its real pages."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fastapi import FastAPI

from app.main import create_app
from app.settings import Settings


@dataclass(frozen=True, slots=True)
class Shown:
    """A table's form as its HTML has it: the revision that it sends, cards, picked cards, buttons.

    `whole` tells a page from the part that htmx swaps; `wrong` says that the prompt tells of a problem.
    """

    whole: bool
    revision: int
    hand: tuple[str, ...]
    picked: tuple[str, ...]
    calls: tuple[str, ...]
    wrong: bool
    over: bool

    @classmethod
    def read(cls, html: str) -> Shown:
        """Raises AssertionError for what shows no table."""
        revisions = set(re.findall(r'<input type="hidden" name="revision" value="(\d+)">', html))
        assert len(revisions) == 1, html[:400]
        boxes = re.findall(
            r'<input type="(?:checkbox|radio)" name="pick" value="(\w+)" id="pick-\w+"( checked)?>', html
        )
        return cls(
            whole=html.startswith("<!doctype html>") and html.rstrip().endswith("</html>"),
            revision=int(revisions.pop()),
            hand=tuple(code for code, _ in boxes),
            picked=tuple(code for code, checked in boxes if checked),
            calls=tuple(re.findall(r'name="call" value="([\w-]+)"', html)),
            wrong='class="prompt is-wrong"' in html,
            over='id="bill-title"' in html,
        )


def real_site(url: str) -> FastAPI:
    """The site as people get it, on the database at this URL, without limits to how often one may come."""
    often = "100000/second"
    return create_app(Settings(database_url=url, new_games=often, moves=often, pages=often))
