"""A person without script at a table of any game: reads the form that the page shows, and posts it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

import httpx

from tests.browser.turns import TURNS

REVISION = re.compile(r'name="revision" value="(\d+)"')
BUTTON = re.compile(r"<button[^>]*>")
BOX = re.compile(r'name="pick" value="(\w+)"')


@dataclass(frozen=True, slots=True)
class Seen:
    """A table as a page shows it."""

    html: str

    @property
    def revision(self) -> str:
        found = REVISION.search(self.html)
        assert found
        return found[1]

    @property
    def hand(self) -> list[str]:
        return BOX.findall(self.html)

    @property
    def is_over(self) -> bool:
        return 'id="bill-title"' in self.html

    def is_ready(self, call: str) -> bool:
        """Whether the table has this button, and does not say that it would be refused."""
        return any(f'value="{call}"' in tag and "is-idle" not in tag for tag in BUTTON.findall(self.html))


@dataclass(frozen=True, slots=True)
class Post:
    """A call with its picks, as the form of a page sends it."""

    revision: str
    call: str
    picks: Sequence[str]

    @property
    def fields(self) -> dict[str, object]:
        return {"revision": self.revision, "call": self.call, "pick": list(self.picks)}


class Seat:
    """One table, by its address, as this client sees it."""

    def __init__(self, client: httpx.Client, key: str, url: str) -> None:
        self._client = client
        self._key = key
        self.url = url

    def look(self, picks: Sequence[str] = ()) -> Seen:
        page = self._client.get(self.url, params={"pick": list(picks)})
        assert page.status_code == 200
        return Seen(page.text)

    def next_post(self) -> Post | None:
        """A sensible call; None when it is over."""
        seen = self.look()
        if seen.is_over:
            return None
        deed = TURNS[self._key](seen)
        picks = self._hinted(seen.revision) if deed.suggested else deed.picks
        second = deed.otherwise and not self.look(picks).is_ready(deed.call)
        return Post(seen.revision, deed.otherwise if second else deed.call, picks)

    def _hinted(self, revision: str) -> list[str]:
        answer = self.send(Post(revision, "hint", ()))
        assert answer.status_code == 303
        return parse_qs(urlsplit(answer.headers["location"]).query).get("pick", [])

    def send(self, post: Post) -> httpx.Response:
        return self._client.post(self.url, data=post.fields)
