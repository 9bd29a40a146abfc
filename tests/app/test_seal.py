"""The secret of a game and what is drawn from it, written down so that it can be checked by hand and stays so."""

from __future__ import annotations

import hmac
from hashlib import sha256

from app import seal
from engines.core.chance import shuffled

SECRET = bytes(range(32))


def test_a_deal_comes_from_the_hmac_that_the_module_documents() -> None:
    key = hmac.new(SECRET, b"deal 2", "sha256").digest()
    bits = hmac.new(key, bytes(8), "sha256").digest()
    assert seal.deal_stream(SECRET, 2).getrandbits(256) == int.from_bytes(bits, "big")


def test_a_deal_is_the_same_for_ever() -> None:
    """A deal that came out otherwise in a later version could not be verified against its secret."""
    assert "".join(shuffled("0123456789", seal.deal_stream(SECRET, 1))) == "2568394107"
    assert "".join(shuffled("0123456789", seal.deal_stream(SECRET, 2))) == "8259417306"


def test_no_two_decisions_share_their_draws() -> None:
    draws = {seal.player_stream(SECRET, ply, seat).getrandbits(64) for ply in range(1, 20) for seat in range(3)}
    assert len(draws) == 19 * 3
    assert seal.player_stream(SECRET, 1, 12).random() != seal.player_stream(SECRET, 11, 2).random()


def test_the_commitment_is_what_anybody_can_compute() -> None:
    assert seal.commitment(SECRET) == sha256(SECRET).hexdigest()


def test_secrets_and_ids_are_long_enough_that_nobody_guesses_them() -> None:
    assert len(seal.new_secret()) == 32
    assert len({seal.new_id() for _ in range(100)}) == 100
    assert all(len(seal.new_id()) == 24 for _ in range(100))
