"""Contexts made by hand: a table in each of its states, and every page, for templates to be rendered from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from markupsafe import Markup

from app.contexts import (
    Choice,
    ErrorPage,
    GamePage,
    GameTile,
    HomePage,
    LanguageLink,
    Licence,
    Page,
    Panels,
    Prose,
    ProseLink,
    ProsePage,
    Rules,
    RulesSection,
    SettingsPage,
    Shell,
    TableLink,
    TablePage,
)
from app.preferences import Display
from engines.core.table import (
    Action,
    Bill,
    BillLine,
    Card,
    Entry,
    Hand,
    HandCard,
    Line,
    Look,
    Place,
    Prompt,
    SeatPanel,
    Sheet,
    Table,
)
from engines.core.words import Phrase, phrase
from engines.doudizhu.spots import Spot
from engines.doudizhu.table import DoudizhuTable
from tests.app import ganjifa_tables, truco_tables

Sample: TypeAlias = Table[Any]

KEY: Final = "doudizhu"
NAME: Final = phrase("doudizhu.name")
URL: Final = "/en/g/AAAAAAAAAAAAAAAAAAAAAA"
LANGUAGES: Final = (
    LanguageLink("en", "English", "/en/", current=True),
    LanguageLink("pt", "Português", "/pt/", current=False),
)


def card(code: str) -> Card:
    """A card by its code in the notation."""
    if code[0] == "X":
        return Card(code, phrase(f"french.card.{code}"))
    rank, suit = phrase(f"french.rank.{code[0]}"), phrase(f"french.suit.{code[1]}")
    return Card(code, phrase("french.card", rank=rank, suit=suit))


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(card, codes.split()))


def hand(*rows: str, picked: str = "") -> Hand:
    """Rows of codes; those of `picked` are picked."""
    return Hand(tuple(tuple(HandCard(held, held.code in picked.split()) for held in cards(row)) for row in rows))


def pair(rank: str, form: str = "label") -> Phrase:
    return phrase(f"doudizhu.combo.pair.{form}", ranks=phrase(f"french.ranks.{rank}"))


def plain(value: int) -> Phrase:
    return phrase("number.plain", value=value)


MEI: Final = phrase("doudizhu.name.mei")
JUN: Final = phrase("doudizhu.name.jun")
LANDLORD: Final = phrase("doudizhu.role.landlord")
FARMER: Final = phrase("doudizhu.role.farmer")
SEATS: Final = (
    SeatPanel(0, Place.ME, phrase("word.you"), "star", 18, LANDLORD, to_act=True, leads=True),
    SeatPanel(1, Place.RIGHT, MEI, "leaf", 15, FARMER),
    SeatPanel(2, Place.LEFT, JUN, "hat", 1, FARMER, phrase("doudizhu.note.last-card")),
)
HAND: Final = hand("Xr 2c 2h Ah Kd Ks Qc Tc Td Th Ts", "9c 8c 8h 7d 7s 6c 5h")
SHEET: Final = Sheet(
    phrase("doudizhu.stake.title"),
    (Line(phrase("doudizhu.stake.bid"), plain(3)), Line(phrase("doudizhu.stake.you"), plain(6), total=True)),
)
LOG: Final = (
    Entry("doudizhu.event.deal", 0),
    Entry("doudizhu.event.lead", 0, {"combo": pair("4", "object")}),
    Entry("doudizhu.event.play", 1, {"combo": pair("9", "object")}, 1),
    Entry("doudizhu.event.play", 2, {"combo": pair("J", "object")}, 2),
)
SPOTS: Final = (
    Spot(0, Place.ME, cards("4s 4c"), pair("4"), best=False, order=0),
    Spot(1, Place.RIGHT, cards("9d 9h"), pair("9"), best=False, order=1),
    Spot(2, Place.LEFT, cards("Jd Jc"), phrase("doudizhu.spot.to-beat", combo=pair("J")), best=True, order=2),
)
STAKE: Final = phrase("doudizhu.stake.value", bid=3, multiplier=1)
ACTIONS: Final = (
    Action("clear", phrase("doudizhu.call.clear"), Look.QUIET),
    Action("hint", phrase("doudizhu.call.hint")),
    Action("pass", phrase("doudizhu.call.pass")),
    Action("play", phrase("doudizhu.call.play"), Look.MAIN, ready=False),
)
BEAT: Final = Prompt(
    phrase("word.your-turn"),
    phrase("doudizhu.prompt.beat", table=pair("J", "definite")),
    phrase("doudizhu.prompt.pick"),
)

TURN: Final[Sample] = Table(
    deck="french",
    status=phrase("doudizhu.status.landlord", n=18),
    seats=SEATS,
    hand=HAND,
    prompt=BEAT,
    actions=ACTIONS,
    sheet=SHEET,
    log=LOG,
    extra=DoudizhuTable(SPOTS, cards("Kd 8c 5h"), STAKE, is_auction=False),
)
"""My turn, nothing picked; two plays to be seen one after the other."""

PICKED: Final[Sample] = replace(
    TURN,
    hand=hand("Xr 2c 2h Ah Kd Ks Qc Tc Td Th Ts", "9c 8c 8h 7d 7s 6c 5h", picked="Kd Ks"),
    prompt=replace(BEAT, detail=phrase("doudizhu.prompt.picked", combo=pair("K"))),
    actions=(*ACTIONS[:3], replace(ACTIONS[3], ready=True)),
)
"""A pick that can be played."""

AUCTION: Final[Sample] = replace(
    TURN,
    seats=tuple(replace(seat, held=17, role=None, note=None, leads=False) for seat in SEATS),
    prompt=Prompt(phrase("word.your-turn"), phrase("doudizhu.prompt.bid")),
    actions=tuple(Action(f"b{n}", phrase(f"doudizhu.call.b{n}"), price=plain(n) if n else None) for n in range(4)),
    log=LOG[:1],
    extra=DoudizhuTable(
        (
            Spot(1, Place.RIGHT, (), phrase("doudizhu.spot.no-bid"), best=False, order=1),
            Spot(2, Place.LEFT, (), phrase("doudizhu.spot.bid", points=1), best=True, order=2),
        ),
        (),
        phrase("doudizhu.stake.none"),
        is_auction=True,
    ),
)
"""My bid, with what each bid is worth under it."""

LEADING: Final[Sample] = replace(
    TURN,
    hand=hand("Xr Xb 2c 2h Ah Kd Ks Qc Tc Td", "9c 9d 8c 8h 7d 7s 6c 5h 4c 3s"),
    prompt=Prompt(phrase("word.your-turn"), phrase("doudizhu.prompt.lead")),
    extra=replace(
        TURN.extra, spots=(Spot(0, Place.ME, (), phrase("doudizhu.spot.bid", points=3), best=True, order=0),)
    ),
)
"""The landlord leads, with all twenty cards."""

LONG: Final[Sample] = replace(
    TURN,
    extra=replace(
        TURN.extra,
        spots=(
            Spot(2, Place.LEFT, cards("3d 4h 5c 6s 7h 8d 9s Ts Jh Qh"), pair("J"), best=True, order=9),
            Spot(1, Place.RIGHT, (), phrase("doudizhu.spot.pass"), best=False, order=10),
        ),
    ),
)
"""Ten cards in one play, and more to be seen than the stylesheet counts."""

WAITING: Final[Sample] = replace(
    PICKED,
    seats=(replace(SEATS[0], to_act=False), replace(SEATS[1], to_act=True), SEATS[2]),
    prompt=Prompt(phrase("doudizhu.status.auction")),
    actions=(),
)
"""Somebody else's turn; my pick stays."""

OVER: Final[Sample] = replace(
    TURN,
    seats=tuple(replace(seat, to_act=False) for seat in SEATS),
    hand=Hand(()),
    actions=(),
    prompt=Prompt(phrase("doudizhu.prompt.over"), phrase("doudizhu.prompt.won")),
    sheet=Sheet(
        phrase("doudizhu.stake.title"),
        columns=(MEI, JUN),
        rows=(BillLine(phrase("doudizhu.stake.bid"), (plain(3), plain(1))),),
        totals=(BillLine(phrase("doudizhu.stake.you"), (plain(6), plain(2))),),
    ),
    bill=Bill(
        phrase("doudizhu.bill.won"),
        (phrase("number.plus", value=6), phrase("number.minus", value=3)),
        (BillLine(phrase("doudizhu.stake.bid"), (plain(3),), MEI),),
        (BillLine(phrase("word.you"), (phrase("number.plus", value=6),), LANDLORD),),
        (phrase("doudizhu.stake.title"),),
        phrase("doudizhu.bill.out-first", name=JUN),
    ),
)
"""The end, with all that a bill may have; the sheet in columns."""

TABLES: Final[Mapping[str, Sample]] = MappingProxyType(
    {
        "turn": TURN,
        "picked": PICKED,
        "auction": AUCTION,
        "leading": LEADING,
        "long": LONG,
        "waiting": WAITING,
        "over": OVER,
    }
)


def panels(table: Sample = TURN, problem: Phrase | None = None, key: str = KEY) -> Panels:
    """A table with what is around it in its panels; what is over has a record."""
    return Panels(
        key=key,
        name=phrase(f"{key}.name"),
        url=URL,
        start=f"/en/{key}",
        revision=7,
        table=table,
        news=tuple(entry for entry in table.log if entry.place),
        problem=problem,
        record=f"{URL}/record" if table.bill else None,
    )


RULES: Final = Rules(
    (
        RulesSection("r1", "1 Objective", Markup("<p>Empty your hand first.</p>")),
        RulesSection("r2", "2 Set-up", Markup('<p>A bomb: <span class="cards" dir="ltr">3 3 3 3</span>.</p>')),
    )
)
TILE: Final = GameTile(
    KEY, "/en/doudizhu", NAME, phrase("doudizhu.line"), phrase("doudizhu.lead"), "french", cards("Xr As Kh")
)
CHOICES: Final = (
    Choice("level", phrase("site.level"), tuple((name, phrase(f"level.{name}")) for name in ("low", "high"))),
)
REFUSED: Final = phrase("doudizhu.refuse.too-low", play=pair("8", "object"), table=pair("J", "definite"))


def shell(
    here: str, game: str | None = None, *, indexed: bool = True, languages: tuple[LanguageLink, ...] = LANGUAGES
) -> Shell:
    """What is around a page for somebody who moved the sliders."""
    return Shell(
        lang="en",
        direction="ltr",
        languages=languages,
        home="/en/",
        here=here,
        origin="http://cards.test",
        anyone="/",
        display=Display(90, 0, 100),
        theme="/theme/90-0-100.css",
        settings="/en/settings?back=%2Fen%2F",
        prose=(ProseLink("Privacy", "/en/privacy"), ProseLink("Notices", "/en/notices")),
        game=game,
        indexed=indexed,
    )


def table_page(table: Sample = TURN, problem: Phrase | None = None, key: str = KEY) -> TablePage:
    return TablePage(shell(URL, key, indexed=False), panels(table, problem, key), RULES)


LINKS: Final = (
    TableLink(KEY, URL, NAME, phrase("doudizhu.status.landlord", n=18), waiting=True),
    TableLink(KEY, "/en/g/BBBBBBBBBBBBBBBBBBBBBB", NAME, phrase("doudizhu.status.won", n=6), waiting=False),
)
PAGES: Final[Mapping[str, Page]] = MappingProxyType(
    {
        "home": HomePage(shell("/en/"), (TILE,), ()),
        "home with tables": HomePage(shell("/en/"), (TILE,), LINKS),
        "game": GamePage(shell(TILE.url, KEY), TILE, CHOICES, RULES),
        "game with a problem": GamePage(shell(TILE.url, KEY), TILE, CHOICES, RULES, phrase("site.error.malformed")),
        "error": ErrorPage(
            shell("/en/", indexed=False),
            404,
            phrase("site.error.unknown-page.title"),
            phrase("site.error.unknown-page"),
            "/en/",
            phrase("site.back.home"),
        ),
        "settings": SettingsPage(shell("/en/settings", indexed=False), URL, phrase("site.back.table")),
        "settings with a problem": SettingsPage(
            shell("/en/settings", indexed=False), "/en/", phrase("site.back.home"), phrase("site.error.malformed")
        ),
        "prose": ProsePage(shell("/en/privacy"), Prose("Privacy", Markup("<p>Nobody is tracked.</p>"))),
        "notices": ProsePage(
            shell("/en/notices"), Prose("Notices", Markup("<p>In full.</p>")), (Licence("htmx", "As it is."),)
        ),
        "refused": table_page(PICKED, REFUSED),
        **{name: table_page(table) for name, table in TABLES.items()},
        **{f"truco, {name}": table_page(truco_tables.table(name), key="truco") for name in truco_tables.POSITIONS},
        "truco, folding": table_page(truco_tables.table("lead", "mazo"), key="truco"),
        **{
            f"ganjifa, {name}": table_page(ganjifa_tables.table(name), key="ganjifa")
            for name in ganjifa_tables.POSITIONS
        },
    }
)
"""Every page, a table in each of its states among them."""
