"""Damaged records: each kind of damage is refused at the ply where it stands, and what was good before it is kept."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.errors import RecordError
from engines.core.match import Match
from tests.records.test_golden import FILES

PRACTICE = '[Game "doudizhu"]\n[Setup "short"]\n'
DEAL = "d:0|3s4s5s/6s7s/8s9s+Ts"
WHOLE = (
    "d:0|3s3h3d3c4s4h4d4c5s5h5d5c6s6h6d6c7s/7h7d7c8s8h8d8c9s9h9d9cTsThTdTcJsJh/"
    "JdJcQsQhQdQcKsKhKdKcAsAhAdAc2s2h2d+2cXbXr"
)


@pytest.mark.parametrize(
    ("fault", "text", "tried"),
    [
        ("nothing at all", "", ""),
        ("no game", '[Version "1"]\n\n', ""),
        ("a game that nobody has", '[Game "whist"]\n\n', "whist"),
        ("the game in capitals", '[Game "Doudizhu"]\n\n', "Doudizhu"),
        ("no tags but plies", f"{DEAL} 0:b3", ""),
        ("a tag that stands twice", '[Game "doudizhu"]\n[Game "doudizhu"]\n\n', '[Game "doudizhu"]'),
        ("a newer version", '[Game "doudizhu"]\n[Version "2"]\n\n', "2"),
        ("a far newer version", '[Game "doudizhu"]\n[Version "9999"]\n\n', "9999"),
        ("version nought", '[Game "doudizhu"]\n[Version "0"]\n\n', "0"),
        ("a negative version", '[Game "doudizhu"]\n[Version "-1"]\n\n', "-1"),
        ("half a version", '[Game "doudizhu"]\n[Version "1.5"]\n\n', "1.5"),
        ("an empty version", '[Game "doudizhu"]\n[Version ""]\n\n', ""),
        ("a version of fifty digits", f'[Game "doudizhu"]\n[Version "{"1" * 50}"]\n\n', "1" * 50),
        ("a set-up that is not short", '[Game "doudizhu"]\n[Setup "long"]\n\n', "long"),
        ("a score to start at, which this game does not have", '[Game "doudizhu"]\n[Score "10-22"]\n\n', "10-22"),
        ("a score that is none", '[Game "doudizhu"]\n[Score "many"]\n\n', "many"),
        ("a letter that is not ASCII", '[Game "doudizhu"]\n[Site "Zür"]\n\n', '[Game "doudizhu"]\n[S'),
        ("a comment that is not ASCII", f"{PRACTICE}\n{DEAL} # ♠", '[Game "doudizhu"]\n[S'),
        ("a tag without quotes", "[Game doudizhu]\n\n", "[Game doudizhu]"),
        ("a tag in lower case", '[game "doudizhu"]\n\n', '[game "doudizhu"]'),
        ("a tag that is not closed", '[Game "doudizhu"\n\n', '[Game "doudizhu"'),
        ("a ply behind a tag", f'[Game "doudizhu"] {WHOLE}\n', f'[Game "doudizhu"] {WHOLE}'),
        ("a quote inside a tag", '[Game "dou"dizhu"]\n\n', '[Game "dou"dizhu"]'),
    ],
)
def test_a_bad_tag_is_ply_nought_and_leaves_nothing(fault: str, text: str, tried: str) -> None:
    with pytest.raises(RecordError) as caught:
        Match.read(text)
    assert (caught.value.ply, caught.value.tried, caught.value.good) == (0, tried, None), fault


@pytest.mark.parametrize(
    ("fault", "plies", "number"),
    [
        ("it does not begin with a deal", "0:b3", 1),
        ("a deal without its mover", "0|3s4s/5s/6s+", 1),
        ("a deal by a player", "0:0|3s4s/5s/6s+", 1),
        ("two hands", "d:0|3s4s/5s6s+", 1),
        ("four hands", "d:0|3s/4s/5s/6s+", 1),
        ("a fourth seat begins", "d:3|3s/4s/5s+", 1),
        ("nobody begins", "d:3s/4s/5s+", 1),
        ("two bottoms", "d:0|3s/4s/5s+6s+7s", 1),
        ("a hand without cards", "d:0|3s//5s+", 1),
        ("a card that is none", "d:0|3s1s/4s/5s+", 1),
        ("a card of another deck", "d:0|3s/7b/5s+", 1),
        ("half a card", "d:0|3s4/5s/6s+", 1),
        ("a card twice in a hand", "d:0|3s3s/4s/5s+", 1),
        ("a card in two hands", "d:0|3s4s/4s/5s+", 1),
        ("a card in a hand and at the bottom", "d:0|3s/4s/5s+3s", 1),
        ("two deals", f"{DEAL} {DEAL}", 2),
        ("a deal in the middle of the auction", f"{DEAL} 0:b0 {DEAL}", 3),
        ("a bid where a deal is due", f"{DEAL} 0:b0 1:b0 2:b0 0:b1", 5),
        ("the wrong seat bids", f"{DEAL} 1:b0", 2),
        ("the wrong seat plays", f"{DEAL} 0:b3 1:6s", 3),
        ("the same seat twice", f"{DEAL} 0:b0 0:b1", 3),
        ("a seat that does not exist", f"{DEAL} 3:b0", 2),
        ("a negative seat", f"{DEAL} -1:b0", 2),
        ("a seat with a nought before it", f"{DEAL} 00:b0", 2),
        ("a bid that is too low", f"{DEAL} 0:b2 1:b1", 3),
        ("a bid of four", f"{DEAL} 0:b4", 2),
        ("cards in the auction", f"{DEAL} 0:3s", 2),
        ("a bid after the auction", f"{DEAL} 0:b3 0:b3", 3),
        ("the leader passes", f"{DEAL} 0:b3 0:-", 3),
        ("a card that is not held", f"{DEAL} 0:b3 0:6s", 3),
        ("a bottom card that another took", f"{DEAL} 0:b3 0:3s 1:Ts", 4),
        ("a card that was played already", f"{DEAL} 0:b3 0:3s 1:- 2:- 0:3s", 6),
        ("no combination", f"{DEAL} 0:b3 0:3s4s", 3),
        ("a play that is too low", f"{DEAL} 0:b3 0:Ts 1:6s", 4),
        ("a play that names a card twice", f"{DEAL} 0:b3 0:3s3s", 3),
        ("no move", f"{DEAL} 0:", 2),
        ("no mover", f"{DEAL} :b0", 2),
        ("no colon", f"{DEAL} b0", 2),
        ("two colons", f"{DEAL} 0::b0", 2),
        ("a space inside a play", f"{DEAL} 0:b3 0:3s 4s", 4),
        ("a ply after the end", "d:0|3s/4s/5s+ 0:b3 0:3s 1:4s", 4),
        ("a deal after the end", "d:0|3s/4s/5s+ 0:b3 0:3s d:0|3s/4s/5s+", 4),
        ("a tag after the plies", f'{DEAL}\n[Date "2026.11.29"]\n0:b0', 2),
        ("a comment sign that eats the next ply", f"{DEAL} #0:b3\n0:3s", 2),
    ],
)
def test_a_bad_ply_is_reported_by_its_number_and_what_stood_before_it_is_kept(
    fault: str, plies: str, number: int
) -> None:
    with pytest.raises(RecordError) as caught:
        Match.read(f"{PRACTICE}\n{plies}")
    assert caught.value.ply == number, fault
    tokens = [token for line in plies.splitlines() for token in line.partition("#")[0].split()]
    assert caught.value.tried == tokens[number - 1]
    assert caught.value.good == Match.read(f"{PRACTICE}\n{' '.join(tokens[: number - 1])}")


@pytest.mark.parametrize(
    ("fault", "deal"),
    [
        ("a short deal without the tag that allows it", DEAL),
        ("a card is missing at the bottom", WHOLE.removesuffix("Xr")),
        ("no bottom", WHOLE.partition("+")[0]),
        ("a hand of 18", WHOLE.replace("7s/", "7sXr/").removesuffix("Xr")),
        ("a card in the wrong hand", WHOLE.replace("7s/7h", "7s7h/")),
        ("a card twice, another missing", WHOLE.replace("Xr", "3s")),
    ],
)
def test_without_the_setup_tag_a_deal_is_the_whole_pack_in_its_sizes(fault: str, deal: str) -> None:
    with pytest.raises(RecordError) as caught:
        Match.read(f'[Game "doudizhu"]\n\n{deal}')
    assert caught.value.ply == 1, fault
    assert caught.value.good == Match.read('[Game "doudizhu"]\n\n')


@pytest.mark.parametrize(
    ("allowed", "text", "plies"),
    [
        ("no plies yet", '[Game "doudizhu"]\n', ""),
        ("the whole pack", f'[Game "doudizhu"]\n\n{WHOLE}', WHOLE),
        ("the whole pack with the tag", f"{PRACTICE}\n{WHOLE}", WHOLE),
        ("the current version", f'[Game "doudizhu"]\n[Version "1"]\n\n{WHOLE}', WHOLE),
        (
            "tags that nobody knows",
            f'[Game "doudizhu"]\n[Date "2026.11.29"]\n[Seats "you high high"]\n\n{WHOLE}',
            WHOLE,
        ),
        ("tags in any order", f'[Setup "short"]\n[Game "doudizhu"]\n\n{DEAL}', DEAL),
        ("no blank line", f"{PRACTICE}{DEAL}\n0:b3", f"{DEAL} 0:b3"),
        (
            "blank lines, tabs and line ends of any kind",
            f"{PRACTICE}\r\n\r\n\t{DEAL}\r\n\n 0:b3\t0:3s",
            f"{DEAL} 0:b3 0:3s",
        ),
        (
            "comments",
            f'# mine\n[Game "doudizhu"] # this game\n[Setup "short"]\n# now\n{DEAL} # dealt\n#0:b1\n0:b3#',
            f"{DEAL} 0:b3",
        ),
        ("a sign for comments inside a tag", f'[Game "doudizhu"]\n[Setup "short"]\n[Site "a # b"]\n\n{DEAL}', DEAL),
        ("no sign of a bottom", f"{PRACTICE}\nd:0|3s/4s/5s", "d:0|3s/4s/5s+"),
        ("cards in any order", f"{PRACTICE}\nd:0|5s3s4s/7s6s/9s8s+Ts 0:b3 0:Ts", f"{DEAL} 0:b3 0:Ts"),
        (
            "a play's cards in any order",
            f"{PRACTICE}\nd:0|3s4h3d4s3h/6s/8s+ 0:b3 0:4s3h3d3s4h",
            "d:0|3s3h3d4s4h/6s/8s+ 0:b3 0:3s3h3d4s4h",
        ),
        ("jokers in any order", f"{PRACTICE}\nd:0|XrXb/6s/8s+ 0:b3 0:XrXb", "d:0|XbXr/6s/8s+ 0:b3 0:XbXr"),
    ],
)
def test_a_reader_is_generous_and_a_writer_sorts(allowed: str, text: str, plies: str) -> None:
    match = Match.read(text)
    assert " ".join(match.plies) == plies, allowed
    assert Match.read(str(match)) == match


def test_tags_are_kept_as_they_came_and_a_version_is_not_added() -> None:
    text = '[Game "doudizhu"]\n[Date "2026.11.29"]\n[Site "a # b"]\n\n\n'
    assert str(Match.read(text)) == text


def failure(text: str) -> RecordError | None:
    """What is wrong with a record; None where nothing is."""
    try:
        Match.read(text)
    except RecordError as error:
        return error
    return None


RECORDS = st.sampled_from([path.read_text(encoding="ascii") for path in FILES])


@given(RECORDS, st.data())
def test_a_record_damaged_anywhere_is_refused_or_read_and_never_crashes(record: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(record)))
    end = data.draw(st.integers(start, min(len(record), start + 40)))
    damaged = record[:start] + data.draw(st.text(max_size=6)) + record[end:]
    error = failure(damaged)
    if error is None:
        assert Match.read(str(Match.read(damaged))) == Match.read(damaged)
    elif error.good is None:
        assert error.ply == 0
    else:
        assert len(error.good.plies) == error.ply - 1


@given(st.text())
def test_any_text_is_refused_or_read(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        Match.read(text)
    assert caught.value.ply == 0
