"""Decline: a people makes way for a new one and goes on scoring where it stands."""

import pytest

from tests.marks import rule
from tests.vinci.board import Table


@rule("vinci.decline.declare")
def test_a_people_may_decline_at_the_start_of_a_turn_instead_of_expanding(europe: Table) -> None:
    red = europe.people(saxony=3, bavaria=1, tokens=("barbarians", "weapons")).turn()
    assert red.can("decline")
    red.plays("decline")
    assert (red.provinces, red.old_provinces) == (set(), {"saxony", "bavaria"})
    assert europe.asked == "0 choose"
    red.takes(1)
    assert not red.asked  # no expansion follows


@rule("vinci.decline.declare")
def test_a_people_must_expand_in_its_first_turn() -> None:
    table = Table.dealt(seats=2)
    table.seat(0).takes(1)
    table.seat(1).takes(1)
    assert table.asked == "0 expansion"
    assert table.seat(0).refused("decline") == "vinci.turn.order"
    table.seat(0).finishes()
    table.seat(1).finishes()
    assert table.seat(0).can("decline")


@rule("vinci.decline.tokens_back")
def test_the_tokens_are_in_the_bag_before_a_new_people_is_chosen(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("specialization", "weapons")).turn()
    assert europe.bag("specialization") == 0
    red.plays("decline")
    assert (europe.bag("specialization"), red.tokens, red.old_tokens) == (1, [], [])
    europe.next_drawn("specialization", "barbarians")  # there is only one: it can come back at once
    red.takes(1)
    assert europe.display[5] == ("specialization", "barbarians")


@rule("vinci.decline.lasting")
@pytest.mark.parametrize("kind", ["agriculture", "livestock", "ports", "mines"])
def test_lasting_tokens_stay_with_the_declining_people_and_plain_ones_do_not(europe: Table, kind: str) -> None:
    red = europe.people(saxony=1, tokens=(f"{kind}_decline", kind)).turn()
    before = europe.bag(kind), europe.bag(f"{kind}_decline")
    red.plays("decline")
    assert red.old_tokens == [f"{kind}_decline"]
    assert (europe.bag(kind), europe.bag(f"{kind}_decline")) == (before[0] + 1, before[1])


@rule("vinci.decline.lasting")
def test_both_lasting_tokens_of_a_people_stay_and_count(europe: Table) -> None:
    red = europe.people(prussia=1, rhineland=1, greece=1, tokens=("ports_decline", "mines_decline"))
    red.turn().plays("decline")
    assert red.old_tokens == ["ports_decline", "mines_decline"]
    assert red.points == 10 + 3 + 2 + 2
    assert red.income() == {"decline": 3, "ports": 2, "mines": 2}


@rule("vinci.decline.lasting")
@pytest.mark.parametrize("token", ["heritage", "forts", "renaissance", "currency", "mountaineers", "militia"])
def test_no_other_token_stays(europe: Table, token: str) -> None:
    red = europe.people(saxony=1, tokens=(token, "barbarians")).turn().plays("decline")
    assert red.old_tokens == []


@rule("vinci.decline.one_people", "vinci.decline.tokens_gone")
def test_an_older_declining_people_is_removed_with_its_forts_and_tokens(europe: Table) -> None:
    red = europe.people(saxony=2, tokens=("barbarians", "weapons"))
    red.declining("greece", "dacia", tokens=("mines_decline",), forts=("dacia",))
    before = europe.bag("mines_decline")
    red.turn().plays("decline")
    assert red.old_provinces == {"saxony"}
    assert europe.is_empty("greece")
    assert europe.is_empty("dacia")
    assert (europe.bag("mines_decline"), red.old_tokens) == (before + 1, [])


@rule("vinci.decline.one_pawn")
def test_one_pawn_stays_in_each_province_and_the_others_go_back(europe: Table) -> None:
    red = europe.people(saxony=7, bavaria=1, hand=3, tokens=("barbarians", "weapons")).turn().plays("decline")
    assert (europe.pawns("saxony"), europe.pawns("bavaria")) == (1, 1)
    assert (red.hand, red.troops) == (0, 0)


@rule("vinci.decline.one_pawn")
def test_declining_pawns_never_move(europe: Table) -> None:
    red = europe.people(saxony=1, hand=4).declining("greece", "dacia")
    red.plays("stop")
    assert red.may("place") == {"saxony"}
    red.places(saxony=4)
    assert (europe.pawns("greece"), europe.pawns("dacia")) == (1, 1)


@rule("vinci.decline.scores")
def test_a_decline_turn_scores_the_new_decline_and_nothing_of_the_older(europe: Table) -> None:
    red = europe.people(saxony=3, bavaria=1, alps=1, tokens=("currency", "mines_decline"))
    red.declining("greece", "dacia", "rhineland", tokens=("ports_decline",)).turn()
    assert red.explained("decline") == {"decline": 2}
    red.plays("decline")
    assert red.points == 10 + 2  # currency is gone, a mountain scores nothing


@rule("vinci.decline.scores", "vinci.decline.lasting")
@pytest.mark.parametrize("tokens", [("mines_decline", "slavery"), ("slavery", "mines_decline")])
def test_lasting_tokens_score_already_in_the_decline_turn(europe: Table, tokens: tuple[str, str]) -> None:
    red = europe.people(rhineland=1, bohemia=1, saxony=1, tokens=tokens).turn()
    assert red.explained("decline") == {"decline": 2, "mines": 4}
    assert red.plays("decline").points == 10 + 2 + 4


@rule("vinci.decline.new_people")
def test_after_the_points_a_new_people_is_chosen_as_at_the_start(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("barbarians", "weapons")).turn().plays("decline")
    assert (europe.asked, red.points) == ("0 choose", 11)
    assert red.may("take") == {"I", "II", "III", "IV", "V", "VI"}
    pair = europe.display[1]
    red.takes(2)
    assert (red.points, red.tokens) == (9, list(pair))
    assert europe.markers[0] == 1


@rule("vinci.decline.next_turn")
def test_the_new_people_waits_in_hand_and_enters_on_the_next_turn(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("barbarians", "weapons"))
    europe.enemy(england=1)
    europe.enemy(greece=1)
    red.turn().plays("decline").takes(1)
    pawns = red.hand
    assert (pawns >= 8, red.provinces) == (True, set())
    for seat in (1, 2):
        europe.seat(seat).plays("gather").finishes()
    while europe.asked == "0 peace":
        red.plays("peace none")
    assert europe.asked == "0 expansion"
    assert red.provinces == set()
    assert red.hand >= pawns  # all of them, and what Medicine or the General add
    red.plays("conquer ural_n")
    assert red.provinces == {"ural_n"}


@rule("vinci.decline.forts")
def test_forts_stay_in_decline_and_defend(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("forts", "barbarians"), forts=("saxony",))
    blue = europe.enemy(poland=1)
    red.turn().plays("decline")
    assert europe.forts == {"saxony"}
    assert blue.cost_of("saxony") == {"land": 2, "defenders": 1, "fort": 1}


@rule("vinci.decline.forts")
def test_forts_in_decline_make_no_conquest_cheaper(europe: Table) -> None:
    red = europe.people(poland=1).declining("saxony", forts=("saxony",))
    assert red.cost_of("prussia") == {"land": 2, "defenders": 1}


@rule("vinci.decline.militia")
def test_militia_no_longer_protects_a_people_in_decline(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("militia", "barbarians"))
    blue = europe.enemy(poland=1)
    assert blue.cost_of("saxony") == {"land": 2, "defenders": 1, "militia": 1}
    red.turn().plays("decline")
    assert blue.cost_of("saxony") == {"land": 2, "defenders": 1}


@rule("vinci.decline.militia")
def test_the_militia_of_the_new_people_does_not_protect_the_old_one(europe: Table) -> None:
    europe.people(greece=1, tokens=("militia", "barbarians")).declining("saxony")
    blue = europe.enemy(poland=1)
    assert blue.cost_of("saxony") == {"land": 2, "defenders": 1}


@rule("vinci.decline.tokens_gone")
def test_lasting_tokens_go_back_when_the_last_old_province_is_conquered(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9)
    blue = europe.enemy(england=1).declining("poland", "prussia", tokens=("mines_decline", "specialization"))
    before = europe.bag("mines_decline")
    red.plays("conquer poland")
    assert blue.old_tokens == ["mines_decline", "specialization"]
    red.plays("conquer prussia")
    assert (blue.old_tokens, europe.bag("mines_decline"), europe.bag("specialization")) == ([], before + 1, 1)


@rule("vinci.decline.tokens_gone")
def test_lasting_tokens_go_back_when_the_last_old_pawns_vanish(europe: Table) -> None:
    red = europe.people(saxony=1).declining("poland", tokens=("ports_decline",))
    before = europe.bag("ports_decline")
    assert red.finishes() == {"province": 1}
    assert (red.old_tokens, europe.bag("ports_decline")) == ([], before + 1)


@rule("vinci.decline.tokens_gone")
def test_lasting_tokens_go_back_at_once_if_nothing_is_left_to_decline(europe: Table) -> None:
    red = europe.people(hand=3, tokens=("mines_decline", "ports_decline")).turn()
    before = europe.bag("mines_decline"), europe.bag("ports_decline")
    red.plays("decline")
    assert (red.old_tokens, red.old_provinces) == ([], set())
    assert (europe.bag("mines_decline"), europe.bag("ports_decline")) == (before[0] + 1, before[1] + 1)
