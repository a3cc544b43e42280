"""Reorganisation: pawns are spread anew, and provinces without a pawn are lost."""

from pathlib import Path

from tests.marks import rule
from tests.vinci.board import Table


@rule("vinci.reorganisation.spread")
def test_all_pawns_are_shared_out_freely_after_the_expansion(europe: Table) -> None:
    red = europe.people(saxony=1, hand=8).declining("greece")
    red.plays("conquer bavaria", "conquer rhineland", "stop")
    assert (red.hand, red.legal) == (6, ["place rhineland", "place saxony", "place bavaria"])
    red.plays("place saxony", "place bavaria").places(saxony=4)
    assert [europe.pawns(province) for province in ("saxony", "bavaria", "rhineland")] == [6, 2, 1]


@rule("vinci.reorganisation.spread")
def test_pawns_are_placed_in_provinces_of_the_active_people_only(europe: Table) -> None:
    red = europe.people(saxony=1, hand=3).declining("greece")
    europe.enemy(england=1)
    red.plays("stop")
    for province in ("greece", "england", "poland"):
        assert red.refused(f"place {province}") == "vinci.reorganisation.spread"
    assert red.refused("stop") == "vinci.turn.order"


@rule("vinci.reorganisation.one_each")
def test_every_province_keeps_one_pawn_whatever_was_spent_on_it(europe: Table) -> None:
    red = europe.people(bohemia=1, hand=4, tokens=("weapons", "mountaineers"))
    red.plays("conquer alps", "conquer bavaria", "stop")  # for 0 and for 2
    assert [europe.pawns(province) for province in ("bohemia", "alps", "bavaria")] == [1, 1, 1]
    assert red.hand == 2
    red.places(alps=2)
    assert min(europe.pawns(province) for province in red.provinces) == 1


@rule("vinci.reorganisation.one_each")
def test_with_one_pawn_for_each_province_there_is_nothing_to_decide(europe: Table) -> None:
    red = europe.people(saxony=1, bavaria=1).plays("stop")
    assert not red.asked
    assert (europe.pawns("saxony"), europe.pawns("bavaria")) == (1, 1)


@rule("vinci.reorganisation.too_few", "vinci.token.general_leaves")
def test_with_fewer_pawns_than_provinces_the_owner_chooses_which_are_lost(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("general",), forts=("saxony",))
    europe.empty("poland", "rhineland", "jutland")
    red.plays("conquer poland", "conquer rhineland", "conquer jutland", "stop")
    assert (europe.asked, red.troops) == ("0 giveup", 1)
    assert red.may("abandon") == {"saxony", "poland", "rhineland", "jutland"}
    assert red.refused("abandon bavaria") == "vinci.reorganisation.too_few"
    assert red.refused("place saxony") == "vinci.turn.order"
    red.plays("abandon saxony", "abandon jutland", "abandon poland")
    assert red.provinces == {"rhineland"}
    assert (europe.pawns("rhineland"), europe.forts) == (1, set())
    assert all(europe.is_empty(province) for province in ("saxony", "jutland", "poland"))


@rule("vinci.reorganisation.too_few", "vinci.token.general_leaves")
def test_a_people_without_a_pawn_of_its_own_loses_all_that_the_general_took(tmp_path: Path) -> None:
    """Such a people exists only with an owner's numbers: here no base pawns, and two tokens that give none."""
    printed = tmp_path / "printed.yaml"
    printed.write_text('players: [{id: "3", base_pawns: 0}]\ntokens: [{id: general, pawns: 0}]\n')
    table = Table.dealt([("general", "mines_decline")], content=printed)
    red = table.seat(0).takes(1)
    table.seat(1).takes(1)
    table.seat(2).takes(1)
    assert red.hand == 7
    red.plays("conquer andalusia")
    assert red.finishes() == {}
    assert (red.provinces, red.troops, red.hand) == (set(), 0, 0)
    assert table.is_empty("andalusia")


def test_a_people_that_does_not_enter_keeps_its_pawns_in_hand(europe: Table) -> None:
    red = europe.people(hand=6)
    assert red.finishes() == {}
    assert (red.hand, red.troops, europe.asked) == (6, 6, "1 opening")
