"""The Infiltrators: shared land, foreign capitals, and civilizations of three."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.games.tapestry.box.actions import WORLD
from tests.marks import rule
from tests.tapestry.board import Board, begun, game, table
from tests.tapestry.civs import civs_of, finish, gain, lay, mat, use
from tests.tapestry.laying import in_force
from tests.tapestry.showing import acts, drawn, english, meant, paths
from tests.tapestry.speaking import speech

PP = {"plans_and_ploys": "in"}
ANYWHERE = {"conquer": {"where": "anywhere", "dice": "one"}}
HOME, FOREIGN = "0.-2", "2.0"  # where seats 0 and 1 have begun


def infiltrators(seats: int = 2, **options: str) -> Board:
    others = ("chosen", "leaders", "militants", "craftsmen")
    return table(seats, ("infiltrators", *others), options={**PP, **options})


def place(name: str) -> int:
    return WORLD.read(name)


# ---- the beginning


@rule("tapestry.adjustments.infiltrators")
def test_whoever_starts_with_them_gains_no_culture() -> None:
    board = begun(2, ("infiltrators", "chosen"), options=PP)
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert board.position.stock[3] == 1  # the income of the first turn
    assert [event.args["thing"] for event in board.told("gains") if event.args["who"] == 0].count("culture") == 1


@rule("tapestry.civilizations.infiltrators", "tapestry.adjustments.infiltrators")
def test_gained_during_the_game_they_give_it() -> None:
    board = gain(table(civs=("leaders", "chosen"), options=PP), 0, "infiltrators")
    assert board.stock(0) == {"culture": 1}


# ---- sharing


@rule("tapestry.civilizations.infiltrators", "tapestry.boxes.shared_control")
def test_an_outpost_beside_another_shares_control_and_gains_the_benefit_of_the_tile() -> None:
    board = infiltrators().lay("1.0", "t01").outpost(1, "1.0")
    left = board.position.outposts[0]
    use(board, 0, "infiltrators").act("hex 1.0")
    assert board.pieces("1.0") == [(1, -1), (0, -1)]
    assert board.stock(0) == {"coin": 1}
    assert board.position.outposts[0] == left - 1
    assert board.controller("1.0") == -1  # nobody alone
    for seat in (0, 1):
        assert board.position.controls(seat, place("1.0"))
        assert place("1.0") in board.position.controlled(seat)
    assert "conquers" not in board.log()


@rule("tapestry.boxes.shared_control")
def test_shared_land_counts_for_both_and_leads_both_on() -> None:
    board = use(infiltrators().lay("1.0", "t01").outpost(1, "1.0"), 0, "infiltrators").act("hex 1.0")
    points = {"points_per": {"of": "territory", "each": 1}}
    board.points(0, 0).points(1, 0).do(0, [points]).do(1, [points])
    assert (board.score(0), board.score(1)) == (2, 2)  # with the two starts
    board.tiles(0, "t05").do(0, [{"explore": {"where": "adjacent"}}])
    assert "lay 1.-1 0" in board.legal()  # beside the shared land, and not beside the own start alone


@rule("tapestry.boxes.shared_control")
def test_once_one_of_two_outposts_is_toppled_the_other_controls_alone() -> None:
    board = use(infiltrators().lay("1.0", "t01").outpost(1, "1.0"), 0, "infiltrators").act("hex 1.0")
    board.do(1, [{"topple": "opponents"}], about=place("1.0"))
    assert board.controller("1.0") == 1
    assert not board.position.controls(0, place("1.0"))


@rule("tapestry.boxes.shared_control", "tapestry.cards.border_tolls", "tapestry.cards.sea_monsters")
@pytest.mark.parametrize(("card", "points"), [("border_tolls", 3), ("sea_monsters", 2)])
@pytest.mark.parametrize(("holder", "rulings", "paid"), [(0, "third", 1), (1, "third", 1), (0, "second", 0)])
def test_shared_land_is_land_of_both_for_who_explores_beside_it(
    card: str, points: int, holder: int, rulings: str, paid: int
) -> None:
    board = infiltrators(3, fantasies_and_futures="in", rulings=rulings).era(2, 2, 2).lay("1.0", "t01")
    board = use(board.outpost(1, "1.0"), 0, "infiltrators").act("hex 1.0")
    in_force(board, card, holder).tiles(2, "t05").points(holder, 0)
    board.do(2, [{"explore": {"where": "anywhere"}}])
    board.act(next(notation for notation in board.legal() if notation.startswith("lay 1.-1 ")))
    assert board.score(holder) == points * paid


@rule("tapestry.boxes.shared_control", "tapestry.rulings.control")
def test_two_outposts_that_came_together_otherwise_share_nothing() -> None:
    board = infiltrators().outpost(1, "1.1").outpost(0, "1.1")
    assert not board.position.controls(0, place("1.1"))
    assert not board.position.controls(1, place("1.1"))


@rule("tapestry.civilizations.infiltrators", "tapestry.conquering.limit")
def test_shared_land_can_no_longer_be_conquered_by_anybody() -> None:
    board = infiltrators(3).lay("1.0", "t01").outpost(1, "1.0")
    use(board, 0, "infiltrators").act("hex 1.0")
    for seat in (0, 1, 2):
        board.do(seat, [ANYWHERE])
        assert board.refused("conquer 1.0", seat=seat) == "conquering.limit"
        board.position.agenda.pop()


@rule("tapestry.civilizations.infiltrators")
def test_only_land_with_one_piece_an_opponents_standing_outpost_can_be_shared() -> None:
    board = infiltrators().outpost(0, "1.-2").outpost(1, "-1.-1", "-1.-1").outpost(1, "0.-3", toppled_by=0)
    use(board, 0, "infiltrators")
    for name in ("0.-1", "1.-2", "-1.-1", "0.-3", "1.1", HOME):
        assert board.refused(f"hex {name}") == "civilizations.infiltrators"
    assert board.refused("decline") == "core.choice"  # one of the two must be


@rule("tapestry.civilizations.infiltrators")
def test_without_an_outpost_left_only_a_token_can_be_placed() -> None:
    board = infiltrators().outpost(1, "1.1")
    board.position.outposts[0] = 0
    assert use(board, 0, "infiltrators").legal() == [f"hex {FOREIGN}"]


@rule("tapestry.civilizations.infiltrators", "tapestry.achievements.island")
def test_the_middle_island_is_shared_without_its_achievement() -> None:
    board = use(infiltrators().outpost(1, "0.0"), 0, "infiltrators").act("hex 0.0")
    assert board.position.controls(0, place("0.0"))
    assert all(0 not in seats for seats in board.position.achieved)


@rule("tapestry.boxes.shared_control", "tapestry.civilizations.traders")
def test_the_traders_score_shared_land_beside_theirs_once_if_an_opponent_has_part_of_it() -> None:
    board = table(3, ("infiltrators", "chosen", "traders"), options=PP)
    board.outpost(1, "1.1")
    use(board, 0, "infiltrators").act("hex 1.1")
    near = [WORLD.hexes[n] for n in board.position.board.around[place("1.1")]]
    land = next(str(h) for h in near if board.position.land[WORLD.index(h)] == -1)
    board.lay(land, "t05")
    use(board, 2, "traders").act(f"hex {land}")
    around = board.position.board.around[place(land)]
    assert board.score(2) == len([n for n in around if any(board.position.controls(s, n) for s in (0, 1))])
    assert place("1.1") in around


# ---- tokens


@rule("tapestry.civilizations.infiltrators")
def test_a_token_on_a_capital_territory_scores_the_outposts_its_owner_has_left() -> None:
    board = infiltrators()
    board.position.outposts[1] = 7
    use(board, 0, "infiltrators").act(f"hex {FOREIGN}")
    assert board.score(0) == 7
    assert board.pieces(FOREIGN) == [(1, -1), (1, -1), (0, -1)]
    assert board.controller(FOREIGN) == 1  # a token takes no control
    assert board.position.outposts[0] == 8  # and is no outpost


@rule("tapestry.civilizations.infiltrators", "tapestry.boxes.third_token")
def test_the_third_token_on_one_capital_territory_brings_a_civilization_of_three() -> None:
    board = infiltrators()
    for _ in range(2):
        use(board, 0, "infiltrators").act(f"hex {FOREIGN}")
        assert board.asked() == "0 taketurn"
    use(board, 0, "infiltrators").act(f"hex {FOREIGN}")
    assert board.asked() == "0 keepcivilization"
    assert len(board.legal()) == 3
    use(board.act(board.legal()[-1]), 0, "infiltrators")  # the first is thrown back for another
    while board.asked() != "0 infiltratorsplace":
        board.act(board.legal()[0])
    assert board.act(f"hex {FOREIGN}").asked() != "0 keepcivilization"  # a fourth one brings none


@rule("tapestry.boxes.third_token")
def test_tokens_on_the_lands_of_different_opponents_do_not_add_up() -> None:
    board = infiltrators(3)
    homes = use(board, 0, "infiltrators").legal()
    assert len(homes) == 2
    for home in (homes[0], homes[1], homes[0]):
        board.act(home)
        assert board.asked() == "0 taketurn"
        use(board, 0, "infiltrators")
    assert board.act(homes[0]).asked() == "0 keepcivilization"


@rule("tapestry.civilizations.infiltrators", "tapestry.options.start")
def test_capital_territories_are_where_the_players_began() -> None:
    board = infiltrators(4, start="nearest_island")
    homes = use(board, 0, "infiltrators").legal()
    assert len(homes) == 3
    for home in homes:
        assert len(board.position.pieces[place(home.removeprefix("hex "))]) == 2


# ---- civilizations


@rule("tapestry.civilizations.infiltrators")
@pytest.mark.parametrize("option", ["one", "of_two"])
def test_whoever_has_them_keeps_one_of_three_and_the_others_go_back(option: str) -> None:
    board = infiltrators(gained_civilization=option)
    before = sorted(board.position.civ_deck)
    board.do(0, [{"gain": {"civilization": 1}}], "space.military_12")
    assert (board.asked(), len(board.legal())) == ("0 keepcivilization", 3)
    left = next(civ.id for n, civ in enumerate(game().components.civs) if n in board.position.civ_deck)
    assert board.refused(f"lead {left}") == "civilizations.infiltrators"
    kept = board.position.offers[0][1]
    board.act(f"lead {board.position.box.civs[kept].id}")
    assert sorted([*board.position.civ_deck, kept]) == before
    assert "civ-left" not in board.log()


@rule("tapestry.civilizations.infiltrators")
def test_two_that_are_left_are_both_offered_and_the_last_is_simply_gained() -> None:
    board = infiltrators()
    board.position.civ_deck = board.position.civ_deck[:2]
    board.do(0, [{"gain": {"civilization": 1}}], "space.military_12")
    assert len(board.legal()) == 2
    board = infiltrators()
    board.position.civ_deck = [board.position.box.civ_no["nomads"]]
    board.do(0, [{"gain": {"civilization": 1}}], "space.military_12")
    assert civs_of(board, 0) == ["infiltrators", "nomads"]


@rule("tapestry.civilizations.infiltrators")
def test_others_gain_theirs_at_random_and_the_three_are_seen_by_their_owner_alone() -> None:
    board = infiltrators().do(1, [{"gain": {"civilization": 1}}], "space.military_12")
    assert board.asked() != "1 keepcivilization"
    board = infiltrators().do(0, [{"gain": {"civilization": 1}}], "space.military_12")
    assert board.position.view(1).offers[0] == (-1, -1, -1)  # type: ignore[attr-defined]
    guess = board.position.view(1).guess(1, Random(1))
    guess.audit()
    guess.audit_agenda()
    assert len(paths(board)) == 3
    assert all(steps[0] in drawn(board, 0) for steps in paths(board).values())


@rule("tapestry.boxes.gained_in_step_1")
def test_a_civilization_gained_in_step_1_rests_until_the_next_income_turn() -> None:
    board = lay(infiltrators().hand(0, "guilds"), "infiltrators", *[2 * place(FOREIGN) + 1] * 2)
    board.position.civ_deck = [board.position.box.civ_no["merrymakers"]]
    board.act("income", f"hex {FOREIGN}")
    assert civs_of(board, 0) == ["infiltrators", "merrymakers"]
    assert board.asked() == "0 playcard"  # step 2


@rule("tapestry.boxes.gained_in_step_1", "tapestry.rulings.civilization_gained_in_step_1")
def test_with_the_base_box_alone_it_acts_as_before() -> None:
    board = table(civs=("entertainers", "chosen")).hand(0, "guilds")
    board.position.civ_deck = [board.position.box.civ_no["merrymakers"]]
    board.act("income")
    assert board.asked() == "0 entertainerswalk"
    board.do(0, [{"gain": {"civilization": 1}}], "space.military_12")
    board.act(board.legal()[0])
    while board.asked() not in ("0 merrymakerscolumn", "0 playcard"):
        board.act(board.legal()[0])
    assert board.asked() == "0 merrymakerscolumn"


# ---- what is seen


@rule("tapestry.civilizations.infiltrators")
def test_what_was_placed_is_shown_and_places_can_be_clicked() -> None:
    board = use(infiltrators().outpost(1, "1.1"), 0, "infiltrators")
    assert english(acts(board)["hex 1.1"]["say"]).startswith("Share")
    assert english(acts(board)[f"hex {FOREIGN}"]["say"]).startswith("Put a token on")
    assert english(acts(board)[f"hex {FOREIGN}"]["say"]).endswith("the capital territory of Ben")
    assert meant(board, "m.1.1") == ["hex 1.1"]
    assert game().load(board.position.dump()).dump() == board.position.dump()
    board.act(f"hex {FOREIGN}")
    assert english(drawn(board, 1)["civ.infiltrators"]["lines"][-1]) == "1 token with Ben"
    assert "1 token with" in speech().table(board.position.view(0), 300)


@rule("tapestry.boxes.shared_control")
def test_a_look_at_shared_land_names_both() -> None:
    board = use(infiltrators().outpost(1, "1.1"), 0, "infiltrators").act("hex 1.1")
    (said,) = speech().look(board.position, "1.1")
    assert "controlled by" in said
    assert " and " in said.partition("controlled by")[2]


@rule("tapestry.civilizations.infiltrators")
def test_opponents_who_have_finished_can_still_be_visited() -> None:
    board = finish(infiltrators().outpost(1, "1.1"), 1)
    assert use(board, 0, "infiltrators").legal() == [f"hex {FOREIGN}", "hex 1.1"]
    assert mat(board, "infiltrators") == ()
