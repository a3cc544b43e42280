"""Specialization: the people counts as having its other token twice."""

from pathlib import Path

import pytest

from tests.marks import rule
from tests.vinci.board import Table, faces

PLAIN = ["barbarians", "astronomy", "messages", "renaissance", "heritage", "revolution"]


@rule("vinci.token.specialization")
@pytest.mark.parametrize("face", [face for face in faces() if face != "specialization"])
@pytest.mark.parametrize("order", [0, 1])
def test_specialization_brings_the_pawns_of_the_other_token_and_one_more(face: str, order: int) -> None:
    pair = (face, "specialization") if order else ("specialization", face)
    table = Table.dealt([pair], seats=5)
    pawns = faces()[face].pawns
    assert table.seat(0).takes(1).troops == 4 + pawns + (pawns + 1)


@rule("vinci.token.specialization")
@pytest.mark.parametrize(
    ("token", "province", "income"),
    [
        ("agriculture", "flanders", {"province": 1, "agriculture": 2}),
        ("livestock", "burgundy", {"province": 1, "livestock": 2}),
        ("ports", "prussia", {"province": 1, "ports": 2}),
        ("mines", "rhineland", {"province": 1, "mines": 4}),
        ("mines", "bohemia", {"mines": 4}),
        ("currency", "saxony", {"province": 1, "currency": 2}),
        ("mountaineers", "alps", {"mountaineers_points": 2}),
    ],
)
def test_tokens_that_score_score_twice(europe: Table, token: str, province: str, income: dict[str, int]) -> None:
    assert europe.people({province: 1}, tokens=(token, "specialization")).income() == income


@rule("vinci.token.specialization")
def test_doubled_slavery_gives_two_points_for_each_pawn(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9, tokens=("specialization", "slavery")).plays("conquer poland")
    assert red.finishes() == {"province": 2, "slavery": 2}


@rule("vinci.token.specialization")
@pytest.mark.parametrize(
    ("token", "origin", "target", "cost"),
    [
        ("weapons", "saxony", "poland", {"land": 2, "defenders": 1, "weapons": -2}),
        ("mountaineers", "saxony", "bohemia", {"mountain": 3, "mountaineers": -2}),
        ("galleys", "england", "ireland", {"land": 2, "defenders": 1, "galleys": -2}),
    ],
)
def test_tokens_that_make_conquests_cheaper_count_twice(
    europe: Table, token: str, origin: str, target: str, cost: dict[str, int]
) -> None:
    assert europe.people({origin: 1}, tokens=("specialization", token)).cost_of(target) == cost


@rule("vinci.token.specialization", "vinci.token.galleys_entry")
def test_doubled_galleys_count_twice_on_entering(europe: Table) -> None:
    red = europe.people(hand=5, tokens=("galleys", "specialization"))
    assert red.cost_of("ireland") == {"land": 2, "defenders": 1, "galleys_entry": -2}


@rule("vinci.token.specialization")
def test_doubled_militia_defends_twice(europe: Table) -> None:
    red = europe.people(saxony=1)
    europe.enemy(poland=1, tokens=("militia", "specialization"))
    assert red.cost_of("poland") == {"land": 2, "defenders": 1, "militia": 2}


@rule("vinci.token.specialization")
def test_doubled_medicine_brings_two_pawns_a_turn(europe: Table) -> None:
    assert europe.people(saxony=1, tokens=("medicine", "specialization")).expands().hand == 2


@rule("vinci.token.specialization_twice")
@pytest.mark.parametrize("second", ["specialization", "spies"])
def test_doubled_spies_make_two_conquests_a_turn(europe: Table, second: str) -> None:
    red = europe.people(saxony=1, hand=9, tokens=("spies", second))
    red.plays("spies bavaria", "spies bohemia")
    assert red.hand == 5
    assert red.refused("spies poland") == "vinci.token.spies"


@rule("vinci.token.specialization_twice")
@pytest.mark.parametrize("second", ["specialization", "diplomacy"])
def test_doubled_diplomacy_makes_peace_with_two_opponents(second: str) -> None:
    table = Table(4)
    red = table.people(saxony=1, hand=9, tokens=("diplomacy", second)).turn()
    table.enemy(poland=1)
    table.enemy(bavaria=1)
    table.enemy(prussia=1)
    red.plays("peace 1")
    assert red.legal == ["peace 2", "peace 3", "peace none"]
    assert red.refused("peace 1") == "vinci.token.diplomacy_change"
    red.plays("peace 3", "gather")
    assert red.refused("conquer poland") == "vinci.token.diplomacy"
    assert red.refused("conquer prussia") == "vinci.token.diplomacy"
    assert red.can("conquer bavaria")


@rule("vinci.token.specialization_twice")
def test_the_second_peace_may_be_left_out(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9, tokens=("diplomacy", "specialization")).turn()
    red.plays("peace 1", "peace none")
    assert europe.asked == "0 opening"
    assert europe.position.peace == [0b010, 0, 0]


@rule("vinci.token.specialization_twice", "vinci.token.forts_one")
@pytest.mark.parametrize("second", ["specialization", "forts"])
def test_doubled_forts_build_two_forts_in_two_provinces(europe: Table, second: str) -> None:
    red = europe.people(saxony=1, bavaria=1, poland=1, tokens=("forts", second)).plays("stop", "fort saxony")
    assert red.legal == ["fort bavaria", "fort poland"]
    red.plays("fort poland")
    assert europe.forts == {"saxony", "poland"}
    assert not red.asked


@rule("vinci.token.specialization_twice")
def test_doubled_forts_build_only_as_many_as_there_are_provinces_without_one(europe: Table) -> None:
    red = europe.people(saxony=1, bavaria=1, tokens=("forts", "specialization"), forts=("saxony",)).plays("stop")
    red.plays("fort bavaria")
    assert not red.asked


@rule("vinci.token.specialization_plain")
@pytest.mark.parametrize("token", PLAIN)
def test_doubling_a_yes_or_no_token_changes_nothing_but_the_pawns(token: str) -> None:
    outcomes = []
    for tokens in ((token,), (token, "specialization")):
        table = Table(3)
        red = table.people(ireland=1, hand=9, tokens=tokens).declining("england", "greece")
        opening = sorted(red.may("conquer")), [red.cost_of(province) for province in sorted(red.may("conquer"))]
        red.plays("conquer scotland", "stop")
        red.places(ireland=8)
        asked = table.asked
        points = red.finishes()
        entering = Table(3).people(hand=9, tokens=tokens).may("conquer")
        outcomes.append((opening, asked, points, red.points, red.old_provinces, red.provinces, entering))
    assert outcomes[0] == outcomes[1]


@rule("vinci.token.specialization_plain")
def test_doubled_messages_and_astronomy_still_do_what_they_do_once(europe: Table) -> None:
    assert europe.people(saxony=1, greece=1, tokens=("messages", "specialization")).finishes() == {"province": 2}
    assert Table(3).people(ireland=1, hand=9, tokens=("specialization", "astronomy")).can("conquer norway")


@rule("vinci.token.specialization_pair")
def test_two_specializations_give_one_pawn_each_and_nothing_else(tmp_path: Path) -> None:
    mix = tmp_path / "first-edition.yaml"
    mix.write_text("tokens: [{id: specialization, copies: 2}, {id: barbarians, copies: 2}]\n")
    table = Table.dealt([("specialization", "specialization")], content=mix)
    red = table.seat(0).takes(1)
    assert red.troops == 8 + 1 + 1
    table.seat(1).takes(1)
    table.seat(2).takes(1)
    assert red.hand == 10
    red.plays("conquer iberia_west")
    assert red.finishes() == {"province": 1}
    assert red.turn().plays("decline").old_tokens == []


@rule("vinci.token.specialization_decline", "vinci.decline.lasting")
@pytest.mark.parametrize(
    ("token", "province", "income"),
    [
        ("agriculture_decline", "flanders", {"decline": 1, "agriculture": 2}),
        ("livestock_decline", "burgundy", {"decline": 1, "livestock": 2}),
        ("ports_decline", "prussia", {"decline": 1, "ports": 2}),
        ("mines_decline", "bohemia", {"mines": 4}),
    ],
)
@pytest.mark.parametrize("order", [0, 1])
def test_beside_a_lasting_token_specialization_stays_in_decline_and_doubles_it_still(
    europe: Table, token: str, province: str, income: dict[str, int], order: int
) -> None:
    tokens = (token, "specialization") if order else ("specialization", token)
    red = europe.people({province: 1}, tokens=tokens).turn().plays("decline")
    assert red.old_tokens == list(tokens)
    assert red.income() == income
    assert red.points == 10 + sum(income.values())
    assert europe.bag("specialization") == 0


@rule("vinci.token.specialization_decline")
@pytest.mark.parametrize("token", ["agriculture", "currency", "militia", "forts", "barbarians"])
def test_beside_any_other_token_specialization_goes_back_with_it(europe: Table, token: str) -> None:
    red = europe.people(flanders=1, tokens=("specialization", token)).turn().plays("decline")
    assert (red.old_tokens, europe.bag("specialization")) == ([], 1)
    assert red.income() == {"decline": 1}
