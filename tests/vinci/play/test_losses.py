"""Losses: who leaves the board, and where survivors go."""

import pytest

from tests.marks import rule
from tests.vinci.board import Table


@rule("vinci.losses.neutral")
def test_the_neutral_pawn_of_a_conquered_province_is_gone_for_good(europe: Table) -> None:
    red = europe.people(saxony=1, hand=3).plays("conquer poland")
    assert "poland" not in europe.neutrals
    assert len(europe.neutrals) == 33 - 2
    red.finishes()
    assert "poland" not in europe.neutrals


@rule("vinci.losses.one")
@pytest.mark.parametrize(("pawns", "left"), [(1, 0), (2, 1), (5, 4), (0, 0)])
def test_an_active_people_loses_exactly_one_pawn_with_a_province(europe: Table, pawns: int, left: int) -> None:
    red = europe.people(saxony=1, hand=9)
    blue = europe.enemy(poland=pawns, greece=2)
    red.plays("conquer poland")
    assert blue.troops == left + 2
    assert europe.position.survivors[blue.seat] == left
    assert blue.provinces == {"greece"}


@rule("vinci.losses.decline")
def test_the_pawn_of_a_declining_people_is_removed_with_its_province(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9)
    blue = europe.enemy(greece=2).declining("poland", "prussia")
    red.plays("conquer poland")
    assert blue.old_provinces == {"prussia"}
    assert (blue.troops, europe.position.survivors[blue.seat]) == (2, 0)


@rule("vinci.losses.fort", "vinci.token.forts")
def test_the_fort_of_a_conquered_province_is_removed(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9)
    europe.enemy(poland=1, greece=1, forts=("poland", "greece")).declining("prussia", forts=("prussia",))
    red.plays("conquer poland", "conquer prussia")
    assert europe.forts == {"greece"}


@rule("vinci.losses.redeploy")
def test_the_owner_puts_survivors_back_one_by_one_where_the_people_still_stands(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9)
    blue = europe.enemy(poland=4, greece=2, ukraine=1).declining("england")
    red.plays("conquer poland")
    assert europe.asked == "0 expansion"  # not at once
    red.plays("stop")
    assert europe.asked == "1 redeploy"  # and before the attacker reorganises
    assert blue.legal == ["place greece", "place ukraine"]
    for province in ("poland", "england", "saxony"):
        assert blue.refused(f"place {province}") == "vinci.losses.redeploy"
    assert blue.refused("gather") == "vinci.turn.order"
    blue.plays("place greece", "place ukraine", "place greece")
    assert (europe.pawns("greece"), europe.pawns("ukraine")) == (4, 2)
    assert europe.asked == "0 spread"


@rule("vinci.losses.turn_order")
def test_several_losers_put_survivors_back_in_turn_order_after_the_attacker() -> None:
    table = Table(4)
    players = [table.people(greece=2)]
    players.append(table.enemy(poland=2, ukraine=1))
    players.append(table.enemy(saxony=1, hand=9))
    players.append(table.enemy(prussia=2, livonia=1))
    red = players[2].expands()
    red.plays("conquer poland", "conquer prussia", "stop")
    assert table.asked == "3 redeploy"
    players[3].plays("place livonia")
    assert table.asked == "1 redeploy"
    players[1].plays("place ukraine")
    assert red.asked


@rule("vinci.losses.turn_order")
def test_survivors_of_several_provinces_are_put_back_together(europe: Table) -> None:
    red = europe.people(saxony=1, hand=12)
    blue = europe.enemy(poland=2, prussia=3, greece=1)
    red.plays("conquer poland", "conquer prussia", "stop")
    blue.places(greece=3)
    assert (blue.troops, europe.pawns("greece"), red.asked) == (4, 4, True)


@rule("vinci.losses.absent")
def test_for_an_absent_player_survivors_go_to_the_most_enemy_neighbours_per_pawn(europe: Table) -> None:
    red = europe.people(saxony=1, polesia=1, hand=9)
    blue = europe.enemy(poland=4, prussia=2, bohemia=3, greece=1)
    red.plays("conquer poland", "stop")
    # enemies beside prussia (2 pawns): saxony, poland, polesia; beside bohemia (3): saxony, poland; beside greece: none
    placed = []
    while blue.asked:
        answer = europe.game.default(europe.position.view(blue.seat), blue.seat)
        assert answer is not None
        placed.append(answer.notation)
        blue.plays(answer.notation)
    assert placed == ["place prussia", "place prussia", "place prussia"]  # 3/2, then 3/3, then 3/4 against 2/3


@rule("vinci.losses.absent")
def test_the_table_answers_only_for_the_seat_that_is_asked(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9)
    blue = europe.enemy(poland=4, prussia=2)
    red.plays("conquer poland", "stop")
    assert blue.asked
    assert europe.game.default(europe.position.view(red.seat), red.seat) is None


@rule("vinci.losses.absent")
def test_the_table_answers_nothing_else_for_an_absent_player(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9).expands()
    assert europe.game.default(europe.position.view(red.seat), red.seat) is None


@rule("vinci.losses.no_province")
def test_survivors_of_a_people_without_a_province_wait_in_hand(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9)
    blue = europe.enemy(poland=4).declining("greece")
    red.plays("conquer poland", "stop")
    assert (blue.hand, blue.troops, blue.asked) == (3, 3, False)
    red.finishes()
    assert blue.legal == ["decline", "gather"]
    assert blue.old_provinces == {"greece"}


@rule("vinci.losses.wiped_out")
def test_a_people_with_neither_province_nor_pawn_must_decline(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9)
    blue = europe.enemy(poland=1, tokens=("medicine", "general")).declining("greece", "ukraine")
    red.plays("conquer poland").finishes()
    assert blue.legal == ["decline"]
    assert blue.refused("gather") == "vinci.losses.wiped_out"
    assert blue.refused("abandon poland") == "vinci.losses.wiped_out"
    blue.plays("decline")
    assert (blue.old_provinces, blue.points) == (set(), 10)  # the older people is removed as in any decline
    assert europe.asked == "1 choose"
    assert blue.takes(1).hand > 8


@rule("vinci.losses.wiped_out", "vinci.token.diplomacy")
def test_a_people_that_is_wiped_out_is_not_asked_about_peace(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9)
    blue = europe.enemy(poland=1, tokens=("diplomacy", "barbarians"))
    red.plays("conquer poland").finishes()
    assert blue.legal == ["decline"]


@rule("vinci.losses.wiped_out")
def test_one_pawn_in_hand_is_enough_to_go_on(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9)
    blue = europe.enemy(poland=2, tokens=("barbarians", "weapons"))
    red.plays("conquer poland").finishes()
    assert (blue.hand, blue.legal) == (1, ["decline", "gather"])


@rule("vinci.losses.supply")
def test_the_contents_of_a_box_set_no_limit(europe: Table) -> None:
    red = europe.people(saxony=100, hand=200, tokens=("forts", "medicine"))
    red.turn().plays("gather")
    assert red.hand == 99 + 200 + 1
    red.finishes()
    assert red.troops == 301
    everything = [province.id for province in europe.position.board.provinces if province.id != "saxony"]
    crowded = Table(3)
    fortified = crowded.people(dict.fromkeys(everything, 2), forts=everything)
    assert len(crowded.forts) == 44  # more than the 33 brown pawns of a box
    assert fortified.troops == 88
