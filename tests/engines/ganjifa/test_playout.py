"""Playouts on bits against the rules: what they play is legal, who takes a trick takes it, and no card is lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random

import pytest

from engines.ganjifa.cards import DECK, Card, Cards, read_cards, strength, suit_of, write_cards
from engines.ganjifa.dukals import dukals, is_dukal
from engines.ganjifa.follow import playable, winning
from engines.ganjifa.players.bits import BIT, DUKALS, Hand, cheapest_over, give_up, packed
from engines.ganjifa.players.playout import new_script, play_out
from engines.ganjifa.players.yardsticks import weakest

TRUMP = 6


def unpacked(hand: Hand) -> Cards:
    return tuple(card for card in DECK if hand[suit_of(card)] & BIT[card])


def dealt(seed: int, size: int) -> tuple[Hand, Hand, Hand]:
    pack = Random(seed).sample(DECK, 3 * size)
    one, two, three = (packed(pack[at : at + size]) for at in range(0, 3 * size, size))
    return one, two, three


def copies(hands: tuple[Hand, Hand, Hand]) -> tuple[Hand, Hand, Hand]:
    one, two, three = hands
    return one[:], two[:], three[:]


@dataclass(frozen=True, slots=True)
class Step:
    """One trick of a playout: the hands before it, leader first, what each gave, and who took it."""

    held: tuple[Cards, ...]
    gave: tuple[Cards, ...]
    winner: int


def steps(seed: int, size: int) -> Iterator[Step]:
    """A playout trick by trick: with one card left to play it stops after a trick."""
    hands, rng = dealt(seed, size), Random(seed)
    while any(hands[0]):
        script = new_script(1, rng)
        after = copies(hands)
        taken = [play_out(after if mine == 0 else copies(hands), mine, 1, TRUMP, script) for mine in range(3)]
        held = tuple(map(unpacked, hands))
        gave = tuple(tuple(sorted(set(cards) - set(unpacked(left)))) for cards, left in zip(held, after, strict=True))
        winner = taken.index(max(taken))
        assert taken == [3 * len(gave[0]) * (index == winner) for index in range(3)]
        yield Step(held, gave, winner)
        hands = (after[winner], after[(winner + 1) % 3], after[(winner + 2) % 3])


@pytest.mark.parametrize("seed", range(12))
def test_every_trick_of_a_playout_is_legal_and_goes_to_who_won_it(seed: int) -> None:
    for step in steps(seed, size=(40, 13, 8)[seed % 3]):
        led, second, third = step.gave
        if len(led) > 1:
            assert is_dukal(led)
            assert len(led) == len(second) == len(third)
            assert step.winner == 0
        else:
            cards = [*led, *second, *third]
            assert len(cards) == 3
            for card, hand in zip(cards[1:], step.held[1:], strict=True):
                assert card in playable(hand, suit_of(cards[0]), TRUMP)
            assert winning(cards, TRUMP) == step.winner


@pytest.mark.parametrize("seed", range(6))
def test_three_shares_of_a_playout_are_all_its_cards(seed: int) -> None:
    hands, script = dealt(seed, 40), new_script(40, Random(seed))
    assert sum(play_out(copies(hands), mine, 40, TRUMP, script) for mine in range(3)) == 120


def test_a_playout_leads_a_dukal_when_it_has_one() -> None:
    hands = tuple(map(packed, map(read_cards, ("3ma4ma5maMmaRma", "1ku2ku3ku4ku5ku", "1na2na3na4na5na"))))
    cashing = [(1 << 14) - 1] * 5
    assert play_out((hands[0], hands[1], hands[2]), 0, 5, TRUMP, cashing) == 15


def test_bits_know_the_longest_dukal_of_every_holding() -> None:
    suit = tuple(sorted(DECK[:12], key=strength))
    for size in (5, 6, 7, 11, 12):
        for cards in combinations(suit, size):
            longest = max((len(found) for found in dukals(tuple(sorted(cards)))), default=0)
            bits = DUKALS[sum(BIT[card] for card in cards)]
            assert bits.bit_count() == longest
            assert not bits or is_dukal(_of(bits))


def _of(bits: int) -> Cards:
    return tuple(card for card in DECK[:12] if BIT[card] & bits)


def test_what_is_given_up_is_what_the_yardstick_gives() -> None:
    for seed in range(20):
        hand = dealt(seed, 20)[0]
        given = set(weakest(unpacked(hand), TRUMP)[:7])
        before = unpacked(hand)
        give_up(hand, 7, TRUMP)
        assert by_strength(set(before) - set(unpacked(hand))) == by_strength(given)


def by_strength(cards: set[Card]) -> list[tuple[bool, int]]:
    return sorted((suit_of(card) == TRUMP, strength(card)) for card in cards)


def test_the_cheapest_card_over_another() -> None:
    hand = packed(read_cards("2ka5ka9kaRka"))[-1]
    assert [cheapest_over(hand, BIT[card]) for card in read_cards("1ka5ka8kaRka")] == [
        *(BIT[card] for card in read_cards("2ka9ka")),
        BIT[read_cards("9ka")[0]],
        0,
    ]
    assert write_cards(unpacked(packed(read_cards("2ka5ku")))) == "5ku2ka"
