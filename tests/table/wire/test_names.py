"""Names: one can see them, they keep to their line, and no two at a table are taken for each other."""

from __future__ import annotations

from itertools import combinations
from unicodedata import category, combining, is_normalized

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ecumene.core.record import Record
from ecumene.table.live.opening import open_again
from ecumene.table.log.state import BOT_NAMES
from ecumene.table.wire.guests import Guest, clean_name, one_line, own_name, own_names
from ecumene.table.wire.messages import NAME_LENGTH, Fill, ImportRecord, NewTable, SeatWish, Sit
from ecumene.table.wire.names import alike
from tests.table.live.room import ANN, BOB, CAT, GAMES, refused, room, run

INVISIBLE = (
    "\u200b\u200d\u2060", "\u3164\u3164", "\uffa0", "\u115f\u1160", "\u2800\u2800", "\u00ad", "\ufeff", "\ufe0f",
    "\u034f", "\u180e", "\U000e0061\U000e0062", "\u00a0\u2003\u3000", "\U0001d159", "\u0301\u0302", "\u202e\u2066",
    "\ue000", "\u2028", "\u17b4", "\u20dd",
)  # fmt: skip
LOOK_ALIKES = (
    ("Anna", "anna"), ("Anna", "ANNA"), ("Anna", "Аnnа"), ("Anna", "\uff21nna"), ("José", "Jose\u0301"),
    ("Bob", "Воb"), ("Ilse", "llse"), ("Al1", "All"), ("B0b", "Bob"), ("Νίκος", "νίκος"), ("Maße", "MASSE"),
    ("Corner", "Comer"), ("Ōe", "ŌE"), ("Ёлка", "ёлка"), ("Orm", "Οrm"), ("\u2165", "VI"), ("Eve", "Evе"),
)  # fmt: skip
COUNTRIES = ("Zoë", "Nguyễn", "สมชาย", "မြို့", "אבְרָהָם", "हिन्दी", "محمد", "O’Brien", "李", "🦊", "Ж", "x", ".")
SAME = ("Anna", "anna", "Аnna", "Anna (2)", "x" * 24, "X" * 30)
LETTERS = st.characters(exclude_categories=["Cs"])


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    assert clean_name(name) == ""
    assert one_line(name) == "", "nor is it a title"


@pytest.mark.parametrize("name", COUNTRIES)
def test_names_of_all_countries_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


def test_piles_of_marks_are_cut() -> None:
    piled = "Z" + "".join(chr(0x300 + n) for n in range(20)) + "oe" + "\u0e47" * 9
    cleaned = clean_name(piled)
    assert len(cleaned) < 10
    assert sum(1 for letter in cleaned if combining(letter)) <= 3
    assert cleaned.count("\u0e47") == 1


@given(st.text(LETTERS, max_size=60))
@example("\u0301a")
@example("a\u3164\u0301")
def test_a_clean_name_keeps_to_its_line(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= NAME_LENGTH
    assert clean_name(name) == name
    assert name.strip() == name
    assert name.isprintable()
    assert "|" not in name
    assert is_normalized("NFC", name) or not is_normalized("NFC", text)
    marks = 0
    for before, letter in zip(" " + name, name, strict=False):
        marks = marks + 1 if category(letter).startswith("M") else 0
        assert marks <= 5
        assert not marks or before != " "


@pytest.mark.parametrize(("one", "other"), LOOK_ALIKES)
def test_names_that_look_or_read_the_same_are_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert own_names([one, other])[1] == f"{clean_name(other)} (2)"


@pytest.mark.parametrize("pair", [("Anna", "Hanna"), ("Jose", "José"), ("Ali", "All"), ("Ann", "Anne"), ("王", "玉")])
def test_names_that_differ_are_not(pair: tuple[str, str]) -> None:
    assert not alike(*pair)
    assert own_names(pair) == list(pair)


@given(
    st.lists(
        st.one_of(st.sampled_from(["Anna", "anna", "Аnna", "Anna (2)", "x" * 24, "X" * 30]), st.text(LETTERS)),
        max_size=6,
    )
)
def test_of_own_names_no_two_are_alike(names: list[str]) -> None:
    shown = own_names(names)
    assert all(len(name) <= NAME_LENGTH for name in shown)
    assert all(not alike(one, other) for one, other in combinations(filter(None, shown), 2))
    assert [bool(name) for name in shown] == [bool(clean_name(name)) for name in names]


def test_own_names_are_numbered_until_they_are_free() -> None:
    assert own_name("Anna", ["anna", "Anna (2)"]) == "Anna (3)"
    assert own_name("x" * 30, ["x" * 24]) == "x" * 20 + " (2)"


def test_two_people_at_a_table_never_have_the_same_name() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, CAT, begin=False, seed=3)
            assert [seat.name for seat in table.info(ANN).seats] == ["Ann", "Bob", "Cat"]
            wish = NewTable(game="harbour", seats=[SeatWish(kind="you"), *[SeatWish(kind="open")] * 3])
            table = await house.tables.open((await house.tables.create(ANN, wish)).id)
            await table.sit(BOB, Sit(name="ann"))
            await table.sit(CAT, Sit(name="Аnn"))
            await table.fill(ANN, Fill(seat=3, kind="bot"))
            names = [seat.name for seat in table.info(ANN).seats]
            assert names == ["Ann", "ann (2)", "Аnn (3)", BOT_NAMES[3]]
            assert all(not alike(one, other) for one, other in combinations(names, 2))
            assert (await house.reopened(table)).info(ANN).seats == table.info(ANN).seats

    run(play)


def test_nobody_is_taken_for_a_bot() -> None:
    async def play() -> None:
        async with room() as house:
            sappho = Guest("s" * 24, "Sappho")
            table = await house.table(sappho, bots=["gentle", "gentle"], game="harbour")
            assert [seat.name for seat in table.info(sappho).seats] == ["Sappho", "Sappho (2)", "Idris"]
            seats = [SeatWish(kind="open"), SeatWish(kind="bot"), SeatWish(kind="open")]
            table = await house.tables.open((await house.tables.create(ANN, NewTable(game="harbour", seats=seats))).id)
            await table.sit(sappho, Sit())
            assert table.info(ANN).seats[0].name == "Sappho (2)"
            await table.sit(CAT, Sit(name="Orm"))
            await table.fill(ANN, Fill(seat=1, kind="open"))
            await table.fill(ANN, Fill(seat=1, kind="bot"))
            assert [seat.name for seat in table.info(ANN).seats] == ["Sappho (2)", "Sappho", "Orm"]

    run(play)


def test_a_name_that_shows_nothing_takes_no_seat() -> None:
    async def play() -> None:
        async with room() as house:
            wish = NewTable(game="harbour", seats=[SeatWish(kind="you"), SeatWish(kind="open")])
            table = await house.tables.open((await house.tables.create(ANN, wish)).id)
            nobody = await refused(table.sit(BOB, Sit(name="\u3164")), "bad_request", 400)
            assert nobody.problem.field == "name"
            assert nobody.problem.text.en.startswith("name:")
            kept = await refused(table.sit(Guest("old", "\u200b\u2800"), Sit()), "bad_request", 400)
            assert kept.problem.field == "name"

    run(play)


def test_names_of_a_record_are_seen_and_differ() -> None:
    async def play() -> None:
        async with room() as house:
            game = GAMES["vinci"]
            names = ("Anna", "anna", "\u3164", "Z" + "\u0301\u0302\u0303\u0304\u0305")
            record = Record(game.id, game.version, game.content.hash, 4, {}, 5, names)
            info = await house.tables.import_record(ANN, ImportRecord(record=str(record)))
            assert [seat.name for seat in info.seats] == ["Anna", "anna (2)", "", clean_name(names[3])]
            table = await house.tables.open(info.id)
            assert Record.parse(table.record(ANN)).names == ("Anna", "anna (2)", "C", clean_name(names[3]))

    run(play)


def test_those_who_meet_again_are_told_apart_although_they_were_not_before() -> None:
    """A table of an older release may have two of a name."""

    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, bots=["gentle"], seed=1)
            entries = house.store.database.entries[table.state.row.id]
            for entry in entries:
                if entry.kind == "sit":
                    entry.body["name"] = "Kim"
            table = await house.reopened(table)
            assert table.state.names == ["Kim", "Kim", BOT_NAMES[2]], "what was written stands"
            assert open_again(house.tables.house.shelf, table.state, "again", 0.0).state.names == [
                "Kim",
                "Kim (2)",
                BOT_NAMES[2],
            ]

    run(play)
