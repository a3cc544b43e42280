"""Diplomacy: peace with an opponent until one's next turn."""

from tests.marks import rule
from tests.vinci.board import Player, Table


def neighbours(holder_tokens: tuple[str, ...] = ("diplomacy", "barbarians")) -> tuple[Table, Player, Player, Player]:
    """Red with Diplomacy in saxony, blue in poland, green in bavaria; each could take the others."""
    table = Table(3)
    red = table.people(saxony=1, hand=40, tokens=holder_tokens)
    blue = table.enemy(poland=1, ukraine=1, hand=20, tokens=("weapons", "ports"))
    green = table.enemy(bavaria=1, hand=60, tokens=("weapons", "mines"))
    return table, red.turn(), blue, green


@rule("vinci.token.diplomacy")
def test_before_expanding_one_opponent_may_be_named() -> None:
    table, red, _, _ = neighbours()
    assert (table.asked, red.legal) == ("0 peace", ["peace 1", "peace 2", "peace none"])
    assert red.refused("peace 0") == "vinci.token.diplomacy_change"  # oneself
    assert red.refused("peace 5") == "vinci.token.diplomacy_change"  # nobody sits there
    assert red.refused("gather") == "vinci.turn.order"
    red.plays("peace 1")
    assert table.asked == "0 opening"


@rule("vinci.token.diplomacy")
def test_neither_may_attack_the_other_until_the_holders_next_turn() -> None:
    table, red, blue, green = neighbours()
    red.plays("peace 1", "gather")
    assert red.refused("conquer poland") == "vinci.token.diplomacy"
    assert red.can("conquer bavaria")
    red.finishes()
    blue.plays("gather")
    assert blue.refused("conquer saxony") == "vinci.token.diplomacy"
    blue.finishes()
    assert green.plays("gather").can("conquer saxony")  # the third is not bound
    assert green.can("conquer bohemia")
    green.finishes()
    assert table.asked == "0 peace"
    assert table.position.peace == [0, 0, 0]  # the old peace is over
    red.plays("peace none", "gather")
    assert red.can("conquer poland")


@rule("vinci.token.diplomacy")
def test_nobody_without_the_token_is_asked() -> None:
    table, _, _, _ = neighbours(("barbarians", "messages"))
    assert table.asked == "0 opening"


@rule("vinci.token.diplomacy")
def test_a_new_people_with_diplomacy_is_asked_before_its_first_turn() -> None:
    table = Table.dealt([("diplomacy", "barbarians")])
    for seat in range(3):
        table.seat(seat).takes(1)
    assert table.asked == "0 peace"
    table.seat(0).plays("peace 2")
    assert table.asked == "0 expansion"


@rule("vinci.token.diplomacy")
def test_a_peace_also_keeps_an_entering_people_out() -> None:
    table = Table(3)
    red = table.people(iberia_west=1, tokens=("diplomacy",)).turn().plays("peace 1", "gather")
    blue = table.enemy(hand=9)
    red.finishes()
    blue.plays("gather")
    assert "iberia_west" not in blue.may("conquer")
    assert blue.refused("conquer iberia_west") == "vinci.token.diplomacy"


@rule("vinci.token.diplomacy_active")
def test_peace_does_not_cover_declining_peoples() -> None:
    table = Table(3)
    red = table.people(saxony=1, hand=9, tokens=("diplomacy",))
    table.enemy(poland=1, hand=9).declining("rhineland")
    red.turn().plays("peace 1", "gather")
    assert red.can("conquer rhineland")
    assert not red.can("conquer poland")


@rule("vinci.token.diplomacy_active")
def test_the_partner_may_attack_the_holders_declining_people() -> None:
    table = Table(3)
    red = table.people(saxony=1, tokens=("diplomacy",)).declining("ukraine")
    blue = table.enemy(poland=1, hand=9)
    red.turn().plays("peace 1", "gather").finishes()
    blue.plays("gather")
    assert blue.can("conquer ukraine")
    assert not blue.can("conquer saxony")


@rule("vinci.token.diplomacy_change")
def test_at_each_turn_another_the_same_or_nobody_may_be_named() -> None:
    table, red, blue, green = neighbours()
    for choice, peace in (("peace 1", 0b010), ("peace 1", 0b010), ("peace 2", 0b100), ("peace none", 0)):
        assert table.asked == "0 peace"
        red.plays(choice)
        assert table.position.peace == [peace, 0, 0]
        red.plays("gather").finishes()
        blue.plays("gather").finishes()
        green.plays("gather").finishes()


@rule("vinci.token.diplomacy_absent")
def test_an_opponent_whose_people_has_not_entered_yet_may_be_named() -> None:
    table = Table(3)
    red = table.people(iberia_west=1, tokens=("diplomacy",))
    blue = table.enemy(hand=9)
    assert blue.provinces == set()
    red.turn().plays("peace 1", "gather").finishes()
    blue.plays("gather")
    assert blue.refused("conquer iberia_west") == "vinci.token.diplomacy"
    blue.plays("conquer andalusia").finishes()
    assert blue.provinces == {"andalusia"}


@rule("vinci.token.diplomacy_ends")
def test_the_peace_ends_at_once_when_the_holder_declines() -> None:
    table, red, blue, _ = neighbours(("diplomacy", "renaissance"))
    red.plays("peace 1", "gather", "stop").places(saxony=40).plays("decline")
    assert table.position.peace == [0, 0, 0]
    red.takes(1)
    assert blue.plays("gather").can("conquer saxony")


@rule("vinci.token.diplomacy_ends")
def test_a_peace_named_before_a_decline_turn_binds_nobody() -> None:
    table, red, _, _ = neighbours()
    red.plays("peace 1", "decline")
    assert table.position.peace == [0, 0, 0]


@rule("vinci.token.diplomacy_partner")
def test_when_the_partner_declines_the_new_people_is_covered_and_the_old_one_is_not() -> None:
    table = Table(3)
    red = table.people(iberia_west=1, hand=9, tokens=("diplomacy", "renaissance"))
    blue = table.enemy(andalusia=1, tokens=("weapons", "ports"))
    red.turn().plays("peace 1", "gather")
    assert not red.can("conquer andalusia")
    red.finishes()
    blue.plays("decline").takes(1)
    assert table.position.protected_from(red.seat) == 0  # the old people is fair game, the new one not on the board
    # the new people enters while the peace still holds: it is covered, and it is bound
    blue.turn()
    while table.asked == "1 peace":
        blue.plays("peace none")
    blue.plays("conquer spain_forest")
    assert table.ids(table.position.protected_from(red.seat)) == {"spain_forest"}
    assert blue.refused("conquer iberia_west") == "vinci.token.diplomacy"


@rule("vinci.token.diplomacy")
def test_two_holders_may_protect_each_other_and_each_peace_has_its_own_end() -> None:
    table = Table(3)
    red = table.people(saxony=1, hand=9, tokens=("diplomacy", "barbarians"))
    blue = table.enemy(poland=1, hand=9, tokens=("diplomacy", "weapons"))
    green = table.enemy(greece=1)
    red.turn().plays("peace 1", "gather").finishes()
    blue.plays("peace 0", "gather").finishes()
    green.plays("gather").finishes()
    red.plays("peace none", "gather")
    assert red.refused("conquer poland") == "vinci.token.diplomacy"  # blue's peace still holds
