"""Fights of empire tiles, and fights, strikes and alliances of free actions."""

import pytest

from ecumene.core.errors import ContentError
from tests.marks import rule
from tests.rise_of_empires.board import Board, sample_table, table
from tests.rise_of_empires.campaign import march, refused


def war(tile: str, turn: str = "IA", *own: str, fresh: bool = False, foe: tuple[str, ...] = ()) -> Board:
    """Seat 0 with five cubes in Gaul meets seat 1 with six; it has placed nothing and is asked for a fight."""
    red = table(turn=turn).give(0, cube=0).cubes(0, gaul=5).cubes(1, gaul=6)
    red.own(0, *own, fresh=fresh).own(1, *foe, fresh=fresh)
    return march(red, tile).act("done")


def left(board: Board, region: str = "gaul") -> tuple[int, int]:
    """The cubes of both in a region."""
    return board.on(0, region), board.on(1, region)


# ---- one fight


@rule("rise_of_empires.combat.when", "rise_of_empires.combat.losses")
def test_a_fight_follows_the_cubes_and_costs_both_what_the_line_shows() -> None:
    red = table().give(0, cube=4).cubes(1, gaul=6)
    march(red, "e7").act("place gaul 4")
    assert red.asked() == "0 fight"
    red.act("fight gaul 2")
    assert left(red) == (3, 3)
    assert red.told("fights")[0].args == {"who": 0, "other": 1, "region": "gaul", "n": 1, "m": 3}
    assert red.asked() == "1 takeaction"


@rule("rise_of_empires.combat.anywhere")
def test_one_fights_where_nothing_was_placed() -> None:
    red = table().give(0, cube=1).cubes(0, gaul=2, italia=1).cubes(1, gaul=6)
    march(red, "e8").act("place italia 1")
    assert red.legal() == ["fight gaul 2", "done"]


@rule("rise_of_empires.combat.to_stock")
def test_lost_cubes_go_to_their_owners_stocks_not_to_the_pools() -> None:
    red = war("e7")
    before = [(red.position.stock(seat), red.has(seat, "cube")) for seat in (0, 1)]
    red.act("fight gaul 2")
    after = [(red.position.stock(seat), red.has(seat, "cube")) for seat in (0, 1)]
    assert after == [(before[0][0] + 1, before[0][1]), (before[1][0] + 3, before[1][1])]


@rule("rise_of_empires.combat.surplus")
def test_nobody_loses_more_cubes_than_are_there_and_none_elsewhere() -> None:
    red = table().give(0, cube=0).cubes(0, gaul=1).cubes(1, gaul=2, italia=4)
    march(red, "e8").act("done", "fight gaul 2")
    assert left(red) == (0, 0)
    assert red.on(1, "italia") == 4


@rule("rise_of_empires.combat.optional")
def test_nobody_has_to_fight() -> None:
    red = war("e4").act("done")
    assert left(red) == (5, 6)
    assert red.asked() == "1 takeaction"


@rule("rise_of_empires.combat.where")
def test_both_need_cubes_in_the_region() -> None:
    red = table(seats=3).give(0, cube=0).cubes(0, gaul=2, italia=2).cubes(1, gaul=2, iberia=2).cubes(2, gaul=1)
    march(red, "e4").act("done")
    assert red.legal() == ["fight gaul 2", "fight gaul 3", "done"]
    for notation in ("fight italia 2", "fight iberia 2", "fight gaul 1", "fight gaul 5", "fight egypt 2"):
        assert refused(red, notation) == "combat.where"
    red.act("fight gaul 3")
    assert (red.on(1, "gaul"), red.on(2, "gaul")) == (2, 0)  # one opponent only


@rule("rise_of_empires.combat.where")
def test_without_anybody_to_fight_nothing_is_asked() -> None:
    red = table().give(0, cube=1).cubes(1, italia=2)
    march(red, "e8").act("place gaul 1")
    assert red.asked() == "1 takeaction"


# ---- two lines


@rule("rise_of_empires.combat.upper_line")
@pytest.mark.parametrize("turn", ["IIA", "IIB"])
def test_in_era_two_only_the_upper_line_counts_for_one_fight(turn: str) -> None:
    red = table(turn=turn).give(0, cube=0).cubes(0, gaul=3, italia=3).cubes(1, gaul=6, italia=6)
    march(red, "e6").act("done")
    assert red.legal() == ["fight gaul 2", "fight italia 2", "done"]
    assert refused(red, "fight gaul 2 lower") == "combat.upper_line"
    red.act("fight gaul 2")
    assert left(red) == (2, 3)
    assert red.asked() == "1 takeaction"


@rule("rise_of_empires.combat.two_lines", "rise_of_empires.combat.different_regions")
@pytest.mark.parametrize(("first", "second"), [("", " lower"), (" lower", "")])
def test_in_era_three_each_line_fights_once_in_its_own_region_in_any_order(first: str, second: str) -> None:
    red = table(turn="IIIA").give(0, cube=0).cubes(0, gaul=3, italia=3).cubes(1, gaul=6, italia=6)
    march(red, "e7").act("done", f"fight gaul 2{first}")
    losses = {"": (0, 2), " lower": (1, 3)}
    assert left(red) == (3 - losses[first][0], 6 - losses[first][1])
    assert red.legal() == [f"fight italia 2{second}", "done"]
    assert refused(red, f"fight gaul 2{second}") == "combat.different_regions"
    assert refused(red, f"fight italia 2{first}") == "combat.two_lines"
    red.act(f"fight italia 2{second}")
    assert left(red, "italia") == (3 - losses[second][0], 6 - losses[second][1])
    assert red.asked() == "1 takeaction"


@rule("rise_of_empires.combat.either_line")
def test_whoever_fights_once_in_era_three_chooses_the_line() -> None:
    red = war("e7", "IIIA")
    assert red.legal() == ["fight gaul 2", "fight gaul 2 lower", "done"]
    red.act("fight gaul 2 lower")
    assert left(red) == (4, 3)
    assert red.asked() == "1 takeaction"  # no other region to fight in


@rule("rise_of_empires.combat.optional")
def test_after_a_first_fight_one_may_leave_the_second() -> None:
    red = table(turn="IIIA").give(0, cube=0).cubes(0, gaul=3, italia=3).cubes(1, gaul=6, italia=6)
    march(red, "e6").act("done", "fight gaul 2", "done")
    assert left(red, "italia") == (3, 6)


@rule("rise_of_empires.combat.two_lines")
def test_a_tile_with_one_line_has_no_lower_one() -> None:
    red = war("e4", "IIIA")
    assert refused(red, "fight gaul 2 lower") == "combat.two_lines"
    red.act("fight gaul 2")
    assert red.asked() == "1 takeaction"


# ---- what progress tiles change


@rule("rise_of_empires.effects.defender_loss")
@pytest.mark.parametrize(("own", "lost"), [(("iron_weapons",), 2), (("tanks",), 3), (("iron_weapons", "tanks"), 4)])
def test_weapons_add_up_to_what_the_defender_loses(own: tuple[str, ...], lost: int) -> None:
    assert left(war("e3", "IA", *own).act("fight gaul 2")) == (4, 6 - lost)


@rule("rise_of_empires.effects.attacker_loss")
def test_gunpowder_spares_the_attacker_one_cube_but_never_gives_any() -> None:
    assert left(war("e3", "IA", "gunpowder").act("fight gaul 2")) == (5, 4)
    assert left(war("e8", "IA", "gunpowder").act("fight gaul 2")) == (4, 2)
    assert left(war("e6", "IA", "gunpowder").act("fight gaul 2")) == (5, 4)


@rule("rise_of_empires.effects.defence")
def test_fortifications_save_a_cube_but_never_make_one() -> None:
    assert left(war("e7", foe=("fortifications",)).act("fight gaul 2")) == (4, 4)
    assert left(war("e3", foe=("fortifications",)).act("fight gaul 2")) == (4, 6)
    assert left(war("e7", "IA", "fortifications").act("fight gaul 2")) == (4, 3)  # the attacker's own do not help


@rule("rise_of_empires.effects.defence", "rise_of_empires.effects.defender_loss")
def test_weapons_and_fortifications_are_summed_before_the_floor() -> None:
    assert left(war("e3", "IA", "iron_weapons", foe=("fortifications",)).act("fight gaul 2")) == (4, 5)


@rule("rise_of_empires.progress.delay_own_actions")
def test_weapons_just_taken_do_not_fight_yet() -> None:
    assert left(war("e3", "IA", "gunpowder", fresh=True).act("fight gaul 2")) == (4, 5)


@rule("rise_of_empires.progress.at_once")
def test_fortifications_just_taken_defend_at_once() -> None:
    assert left(war("e7", fresh=True, foe=("fortifications",)).act("fight gaul 2")) == (4, 4)


@rule("rise_of_empires.combat.losses")
def test_a_fight_says_what_the_opponent_would_lose_and_why() -> None:
    red = war("e7", "IA", "iron_weapons", foe=("fortifications",))
    red.cubes(1, gaul=2)
    tally = red.position.explain(0, red.position.game.action("fight gaul 2"))
    assert tally is not None
    assert tally.by_rule() == {
        "rise_of_empires.combat.losses": 3,
        "rise_of_empires.effects.defender_loss": 1,
        "rise_of_empires.effects.defence": -1,
        "rise_of_empires.combat.surplus": -1,
    }
    red.act("fight gaul 2")
    assert left(red) == (4, 2 - tally.sum)


# ---- a fight as a free action


@rule("rise_of_empires.effects.fight")
def test_knights_fight_where_their_owner_likes() -> None:
    red = table(turn="IIA").own(0, "knights").cubes(0, gaul=3, italia=3).cubes(1, gaul=3, italia=3)
    red.act("use knights")
    assert red.asked() == "0 fighttarget"
    assert red.position.halfway()
    assert red.legal() == ["fight gaul 2", "fight italia 2"]
    assert refused(red, "fight egypt 2") == "combat.where"
    red.act("fight italia 2")
    assert (left(red), left(red, "italia")) == ((3, 3), (2, 1))
    assert red.asked() == "0 takeaction"


@rule("rise_of_empires.effects.fight")
def test_knights_with_one_target_do_not_ask_and_without_one_stay_at_home() -> None:
    red = table(turn="IIA").own(0, "knights").cubes(0, gaul=3).cubes(1, gaul=3)
    red.act("use knights")
    assert left(red) == (2, 1)
    blue = table(turn="IIA").own(0, "knights").cubes(0, gaul=3).cubes(1, italia=3)
    assert "use knights" not in blue.legal()
    assert refused(blue, "use knights") == "display.possible"


@rule("rise_of_empires.effects.fight", "rise_of_empires.effects.defence")
def test_other_weapons_do_not_help_knights_but_fortifications_hinder_them() -> None:
    red = table(turn="IIA").own(0, "knights", "gunpowder", "iron_weapons").cubes(0, gaul=5).cubes(1, gaul=6)
    assert left(red.act("use knights")) == (4, 4)
    red = table(turn="IIA").own(0, "knights").own(1, "fortifications").cubes(0, gaul=5).cubes(1, gaul=6)
    assert left(red.act("use knights")) == (4, 5)


# ---- a strike


@rule("rise_of_empires.effects.strike")
def test_aviation_strikes_at_home_and_next_door_without_loss() -> None:
    red = table(turn="IIIA").own(0, "aviation").cubes(0, gaul=1).cubes(1, gaul=4, italia=4, greece=4)
    red.act("use aviation")
    assert red.asked() == "0 striketarget"
    assert red.legal() == ["strike gaul 2", "strike italia 2"]
    assert refused(red, "strike greece 2") == "effects.strike"  # two steps away
    assert refused(red, "strike iberia 2") == "effects.strike"  # nobody there
    assert refused(red, "strike gaul 1") == "effects.strike"
    red.act("strike italia 2")
    assert (left(red, "italia"), red.on(0, "gaul")) == ((0, 2), 1)
    assert red.told("strikes")[0].args == {"who": 0, "other": 1, "region": "italia", "n": 2}


@rule("rise_of_empires.effects.strike", "rise_of_empires.effects.defence")
def test_a_strike_knows_fortifications_but_no_weapons_and_no_surplus() -> None:
    red = table(turn="IIIA").own(0, "aviation", "tanks").own(1, "fortifications").cubes(0, gaul=1).cubes(1, gaul=4)
    assert left(red.act("use aviation")) == (1, 3)
    red = table(turn="IIIA").own(0, "aviation", "tanks").cubes(0, gaul=1).cubes(1, gaul=1)
    stock = red.position.stock(1)
    assert left(red.act("use aviation")) == (1, 0)
    assert red.position.stock(1) == stock + 1


@rule("rise_of_empires.effects.strike")
def test_a_longer_range_goes_further_step_by_step() -> None:
    red = table(turn="IIIA").cubes(0, iberia=1).cubes(1, britain=4, germany=4, poland=4)
    red.do(0, [{"strike": {"range": 2, "defender": 1}}])
    assert red.legal() == ["strike britain 2", "strike germany 2"]


@rule("rise_of_empires.effects.strike")
def test_without_cubes_within_range_aviation_stays_on_the_ground() -> None:
    red = table(turn="IIIA").own(0, "aviation").cubes(0, gaul=1).cubes(1, greece=4)
    assert refused(red, "use aviation") == "display.possible"


# ---- an alliance


@rule("rise_of_empires.effects.ally", "rise_of_empires.effects.ally_where")
def test_diplomacy_protects_one_region_from_fights_and_strikes() -> None:
    red = table(turn="IIIA").own(0, "diplomacy").cubes(0, gaul=3, italia=3)
    red.cubes(1, gaul=3, italia=3).give(1, cube=0).act("use diplomacy")
    assert red.asked() == "0 allyregion"
    assert red.legal() == ["ally gaul", "ally italia"]
    assert refused(red, "ally egypt") == "effects.ally_where"
    red.act("ally gaul", "disc empire", "empire e1", "done", "done")
    assert red.told("allies")[0].args == {"who": 0, "region": "gaul"}
    red.do(1, [{"strike": {"range": 0, "defender": 1}}])
    assert left(red, "italia") == (2, 3)  # the only target left
    red.act("disc empire", "empire e4", "done")
    assert red.legal() == ["fight italia 1", "done"]
    assert refused(red, "fight gaul 1") == "effects.ally"


@rule("rise_of_empires.effects.ally")
def test_a_protected_region_is_no_target_for_a_strike_among_several() -> None:
    red = table(turn="IIIA").own(0, "aviation").cubes(0, gaul=1).cubes(1, gaul=4, italia=4, iberia=4)
    red.position.alliance[1] = red.position.box.region_no["italia"]
    red.act("use aviation")
    assert red.legal() == ["strike iberia 2", "strike gaul 2"]
    assert refused(red, "strike italia 2") == "effects.ally"


@rule("rise_of_empires.effects.ally")
def test_an_alliance_protects_its_owner_alone_and_does_not_stop_him() -> None:
    red = table(seats=3, turn="IIA").own(0, "diplomacy").cubes(0, gaul=3).cubes(1, gaul=3).cubes(2, gaul=3)
    red.give(0, cube=0).give(1, cube=0).act("use diplomacy")  # one region: no question
    assert red.position.alliance[0] == red.position.box.region_no["gaul"]
    march(red, "e1").act("done", "fight gaul 2")
    assert red.on(1, "gaul") == 2
    red.act("disc empire", "empire e4", "done")
    assert red.legal() == ["fight gaul 3", "done"]


@rule("rise_of_empires.effects.ally")
def test_without_cubes_on_the_map_there_is_nothing_to_ally() -> None:
    red = table(turn="IIA").own(0, "diplomacy")
    assert refused(red, "use diplomacy") == "display.possible"


@rule("rise_of_empires.effects.ally_returns")
def test_the_alliance_piece_stays_until_the_points_are_scored_and_then_goes_home() -> None:
    red = sample_table(turn="IIA").own(0, "diplomacy").cubes(0, gaul=3).act("use diplomacy")
    red.phase("food", "income")
    assert red.position.alliance[0] == red.position.box.region_no["gaul"]
    red.phase("points")
    assert red.position.alliance == [-1, -1]
    assert red.has(0, "point") == 3  # 2 for Gaul, and 1 for the piece that still lay there


# ---- content


@rule("rise_of_empires.effects.fight", "rise_of_empires.effects.strike", "rise_of_empires.effects.ally")
@pytest.mark.parametrize(
    "effect",
    [
        {"fight": {"attacker": 1}},
        {"fight": {"attacker": -1, "defender": 2}},
        {"fight": {"attacker": 1, "defender": 2, "range": 1}},
        {"strike": {"range": 1, "defender": 0}},
        {"strike": True},
        {"ally": "gaul"},
    ],
)
def test_an_effect_that_says_too_little_or_too_much_is_refused(effect: dict[str, object]) -> None:
    with pytest.raises(ContentError):
        table().do(0, [effect])
