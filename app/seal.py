"""A game's secret and what is drawn from it. The secret is fixed, and its hash shown, before the first card is dealt.

Everything comes from HMAC-SHA256 with the 32-byte secret as key:
- deal k, counted from 1, is shuffled by `engines.core.chance.Stream` over the HMAC of the ASCII text `deal k`;
- a computer's draws at ply p, counted from 1, in seat s come from the HMAC of `seat p s`, so that a move that is sent
  again meets the same replies.
Knows no game.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from random import Random

from engines.core.chance import Stream
from engines.core.contract import Seat

SECRET_BYTES = 32
ID_BYTES = 18


def new_secret() -> bytes:
    """256 bits that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def new_id() -> str:
    """A token of 144 bits: an id in an address, or the cookie of a browser."""
    return secrets.token_urlsafe(ID_BYTES)


def commitment(secret: bytes) -> str:
    """What binds us to the secret without giving it away: its SHA-256, in hex."""
    return sha256(secret).hexdigest()


def deal_stream(secret: bytes, number: int) -> Stream:
    """The generator of deal `number`, counted from 1."""
    return Stream(_derived(secret, f"deal {number}"))


def player_stream(secret: bytes, ply: int, seat: Seat) -> Random:
    """The generator of the computer that makes ply `ply`, counted from 1.

    Nobody verifies a computer's draws and a player makes very many, so this is Python's own fast generator.
    """
    # Not for secrets: the seed is one, and what a player draws is seen in its moves alone.
    return Random(_derived(secret, f"seat {ply} {seat}"))  # noqa: S311 (see above)


def _derived(secret: bytes, what: str) -> bytes:
    return hmac.digest(secret, what.encode("ascii"), "sha256")
