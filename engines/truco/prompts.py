"""What is asked of the person, in a sentence or two; the line of the lobby; what the calls mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engines.core.table import Prompt
from engines.core.words import Phrase, phrase
from engines.truco.buttons import ASK_MAZO, MAZO, asks_to_fold
from engines.truco.cards import Cards
from engines.truco.envido import counting, value
from engines.truco.moves import SPOKEN, Envido, Truco
from engines.truco.phases import Ended, EnvidoPending, InPlay, Over, Waiting, other
from engines.truco.story import pending
from engines.truco.view import View, envido_calls
from engines.truco.words import call_name, card_name, envido_cards, name, the_card


@dataclass(frozen=True, slots=True)
class Gloss:
    """A call and what it means."""

    term: Phrase
    meaning: Phrase


def status(view: View) -> Phrase:
    """How the match stands, in a line."""
    if isinstance(view.phase, Over):
        result = "lost" if view.phase.winner else "won"
        return phrase(f"truco.status.{result}", own=view.score[0], others=view.score[1])
    return phrase("truco.status.score", own=view.score[0], others=view.score[1], name=name(1))


def prompt(view: View, picks: Sequence[str], picked: Cards) -> Prompt:
    """What is asked now, with these cards picked."""
    match view.phase:
        case Over(winner=winner):
            result = "lost" if winner else "won"
            return Prompt(phrase("truco.prompt.over"), phrase(f"truco.prompt.{result}", name=name(1)))
        case Waiting():
            return _between(view.past[-1]) if view.past else Prompt(phrase("truco.prompt.next"))
        case InPlay() as now:
            return _asked(view, now, picks, picked)


def _between(ended: Ended) -> Prompt:
    if ended.winner:
        lead = phrase("truco.prompt.lost-deal", name=name(ended.winner), points=ended.points)
    else:
        lead = phrase("truco.prompt.won-deal", points=ended.points)
    return Prompt(lead, phrase("truco.prompt.next"))


def _asked(view: View, now: InPlay, picks: Sequence[str], picked: Cards) -> Prompt:
    if not view.is_mine:
        return Prompt(phrase("truco.prompt.thinking", name=name(now.ask.seat)))
    call = pending(now)
    if call is not None:
        return _called(view, now, call)
    if asks_to_fold(view, picks):
        price = phrase("truco.price.takes", name=name(other(now.ask.seat)), points=now.course.stake.points)
        return Prompt(phrase("truco.prompt.fold"), price)
    return _on_turn(view, now, picked)


def _on_turn(view: View, now: InPlay, picked: Cards) -> Prompt:
    led = now.course.led
    rest = phrase("truco.prompt.lead") if led is None else phrase("truco.prompt.follow", card=the_card(led))
    if len(picked) == 1:
        detail = phrase("truco.prompt.picked", card=card_name(picked[0]))
    else:
        detail = _own_envido(view) if envido_calls(now) else phrase("truco.prompt.pick")
    return Prompt(phrase("word.your-turn"), rest, detail)


def _called(view: View, now: InPlay, call: Envido | Truco) -> Prompt:
    lead = phrase("truco.prompt.called", name=name(other(now.ask.seat)), call=call_name(call))
    about_envido = isinstance(now.ask, EnvidoPending) or envido_calls(now)
    return Prompt(lead, phrase("truco.prompt.want"), _own_envido(view) if about_envido else None)


def _own_envido(view: View) -> Phrase:
    """What the person's three cards make, a card already played included."""
    return phrase("truco.prompt.own-envido", cards=envido_cards(counting(view.dealt)), value=value(view.dealt))


def glosses(view: View, calls: Iterable[str]) -> tuple[Gloss, ...]:
    """What the calls on the buttons mean, and the one that is pending: in the first deal of a match."""
    if not isinstance(view.phase, InPlay) or view.phase.course.number > 1:
        return ()
    call = pending(view.phase)
    shown = {MAZO if call == ASK_MAZO else call for call in (*([call] if call else ()), *calls)}
    return tuple(
        Gloss(phrase(f"truco.call.{spoken}"), phrase(f"truco.gloss.{spoken}")) for spoken in SPOKEN if spoken in shown
    )
