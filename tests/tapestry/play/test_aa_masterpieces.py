"""Masterpieces: how they are gained, when they pay, who may broadcast them, and what each of the twenty gives."""

from __future__ import annotations

import pytest

from ecumene.core.errors import AuditError
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.numbers import UNEXPLORED
from tests.tapestry.arts import arts
from tests.tapestry.board import Board, game, table

RESOURCE = ["take coin", "take worker", "take food", "take culture"]
ROW = ("quartet_in_gold", "kaleidoscope", "long_colonnade")


def income(board: Board, era: int = 2) -> Board:
    """Seat 0 begins the income turn of an era."""
    board.position.era = [era - 1] * board.position.seats
    board.act("income")
    return board


# ---- gaining


@pytest.mark.rule("tapestry.masterpieces.row")
def test_three_of_twenty_masterpieces_lie_face_up() -> None:
    position = arts().audit().position
    assert len(position.box.masterpieces) == 20
    assert len(position.masterpiece_row) == 3
    assert len(position.masterpiece_deck) == 17
    assert table(options={"plans_and_ploys": "in"}).position.masterpiece_owner == [], "nor without their box"


@pytest.mark.rule("tapestry.masterpieces.gain")
def test_a_masterpiece_comes_from_the_row_which_is_filled_at_once() -> None:
    board = arts().row(*ROW)
    board.do(0, [{"gain": {"masterpiece": 1}}])
    assert board.legal() == [*[f"masterpiece {work}" for work in ROW], "masterpiece deck"]
    board.act("masterpiece kaleidoscope")
    assert board.works_of(0) == ["kaleidoscope"]
    assert len(board.position.masterpiece_row) == 3
    assert board.position.dump()["agenda"] == table().position.dump()["agenda"], "and it gives nothing yet"


@pytest.mark.rule("tapestry.masterpieces.gain")
def test_a_masterpiece_may_be_the_top_of_the_deck() -> None:
    board = arts().row(*ROW)
    deck = board.position.masterpiece_deck
    board.next_drawn("masterpiece", deck, board.position.box.masterpiece_no["symphony_of_engines"])
    board.do(0, [{"gain": {"masterpiece": 1}}]).act("masterpiece deck")
    assert board.works_of(0) == ["symphony_of_engines"]
    assert [board.position.box.masterpieces[work].id for work in board.position.masterpiece_row] == list(ROW)


@pytest.mark.rule("tapestry.masterpieces.row")
def test_discarded_masterpieces_make_a_new_deck() -> None:
    board = arts().row(*ROW)
    position = board.position
    position.masterpiece_discard, position.masterpiece_deck = position.masterpiece_deck, []
    board.do(0, [{"gain": {"masterpiece": 1}}]).act("masterpiece deck")
    assert len(position.masterpiece_deck) == 16
    assert position.masterpiece_discard == []


@pytest.mark.rule("tapestry.masterpieces.row")
def test_without_any_masterpiece_left_nothing_is_gained() -> None:
    board = arts()
    board.works(1, *[work.id for work in board.position.box.masterpieces])
    assert board.audit().do(0, [{"gain": {"masterpiece": 1}}]).asked() == "0 taketurn"
    assert board.works_of(0) == []


@pytest.mark.rule("tapestry.masterpieces.refresh")
def test_the_row_may_be_replaced_before_one_is_gained() -> None:
    for answer in ("accept", "decline"):
        board = arts().row(*ROW)
        board.give(0, coin=2, worker=2, food=2).token(0, arts=6).act("advance arts")
        while board.asked() == "0 placelandmark":
            board.act(board.legal()[0])
        assert board.asked() == "0 refreshworks"
        board.act(answer)
        shown = [work.removeprefix("masterpiece ") for work in board.legal()[:3]]
        assert (set(shown) & set(ROW) == set()) is (answer == "accept")
        assert len(board.position.masterpiece_discard) == (3 if answer == "accept" else 0)
        board.act(board.legal()[0]).audit()


def test_a_masterpiece_that_was_made_or_lost_or_turned_over_is_found_out() -> None:
    board = arts()
    board.position.masterpiece_deck.pop()
    with pytest.raises(AuditError):
        board.audit()
    board = arts().works(0, "quartet_in_gold")
    board.position.masterpiece_spent[board.position.box.masterpiece_no["quartet_in_gold"]] = 1
    with pytest.raises(AuditError):
        board.audit()


# ---- the income turn


@pytest.mark.rule("tapestry.masterpieces.income")
@pytest.mark.rule("tapestry.scoring.masterpieces")
def test_masterpieces_pay_in_the_second_income_turn_before_the_civilizations() -> None:
    board = arts(civs=("merrymakers", "militants")).works(0, "galley_captains_sketchbook", "panorama_of_the_siege")
    board.token(0, exploration=3, military=2)
    income(board)
    assert board.position.scored[9] == board.score(0) == 5, "their points have a place of their own"
    assert board.asked() == "0 merrymakerscolumn", "then the civilization"


@pytest.mark.rule("tapestry.masterpieces.income")
def test_the_order_of_masterpieces_is_asked_where_it_matters() -> None:
    board = arts(civs=("chosen", "militants")).works(0, "quartet_in_gold", "cathedral_of_light", "kaleidoscope")
    income(board)
    assert board.asked() == "0 nextmasterpiece"
    offered = ["masterpiece cathedral_of_light", "masterpiece kaleidoscope", "masterpiece quartet_in_gold"]
    assert board.legal() == offered
    dump = board.position.dump()
    assert game().load(dump).dump() == dump
    board.act("masterpiece quartet_in_gold", "take coin")
    assert board.legal() == ["masterpiece cathedral_of_light", "masterpiece kaleidoscope"]


@pytest.mark.rule("tapestry.masterpieces.income")
def test_on_the_fifth_income_turn_masterpieces_still_give_resources() -> None:
    board = arts(civs=("chosen", "militants")).works(0, "march_of_the_provinces")
    board.position.era = [4, 4]
    board.act("income")
    assert board.stock(0)["culture"] == 1


@pytest.mark.rule("tapestry.masterpieces.gained_in_step_1")
def test_a_masterpiece_gained_by_another_still_pays_in_this_turn() -> None:
    board = arts(civs=("chosen", "militants")).works(0, "kaleidoscope").row("quartet_in_gold", "long_colonnade")
    board.token(0, arts=2).give(0, coin=1)
    income(board)
    board.act("pay coin", "masterpiece quartet_in_gold")
    assert board.told("broadcasts")[-1].args["masterpiece"] == "quartet_in_gold"
    board.act("take food")
    assert board.stock(0)["food"] >= 1


@pytest.mark.rule("tapestry.masterpieces.gained_in_step_1")
def test_a_masterpiece_gained_while_civilizations_are_used_is_too_late() -> None:
    board = arts(civs=("merrymakers", "militants"))
    income(board)
    assert board.asked() == "0 merrymakerscolumn"
    board.works(0, "quartet_in_gold").act(board.legal()[0])
    turns = board.position.turns
    while board.position.turns == turns:
        board.act(board.legal()[0])
    assert board.told("creates") == board.told("broadcasts") == []


@pytest.mark.rule("tapestry.masterpieces.only_then")
def test_nobody_is_asked_about_masterpieces_at_other_times() -> None:
    board = arts(civs=("chosen", "militants")).works(0, "kaleidoscope", "portrait_of_a_moment").give(0, coin=3)
    board.give(1, coin=3)
    assert board.asked() == "0 taketurn"
    assert not [action for action in board.legal() if action.startswith("masterpiece")]
    board.act("advance exploration")
    assert board.asked() == "1 taketurn"


# ---- broadcasting


@pytest.mark.rule("tapestry.masterpieces.broadcast")
def test_one_of_several_masterpieces_is_broadcast() -> None:
    board = arts().works(0, "galley_captains_sketchbook", "panorama_of_the_siege", "jubilee_of_the_stars")
    board.token(0, exploration=3, military=5).do(0, [{"broadcast": "own"}])
    assert board.legal() == ["masterpiece galley_captains_sketchbook", "masterpiece panorama_of_the_siege"]
    board.act("masterpiece panorama_of_the_siege")
    assert board.score(0) == 5
    board.do(0, [{"broadcast": "own"}]).act("masterpiece panorama_of_the_siege")
    assert board.score(0) == 10, "the same one again by another benefit"


@pytest.mark.rule("tapestry.masterpieces.share")
def test_up_to_three_different_masterpieces_of_oneself_and_neighbours_are_broadcast() -> None:
    board = arts(5).works(0, "galley_captains_sketchbook").works(1, "panorama_of_the_siege")
    board.works(2, "quartet_in_gold").works(4, "jubilee_of_the_stars", "symphony_of_engines")
    board.token(0, exploration=1, military=2, science=3, technology=4)
    board.token(1, military=12)
    board.do(0, [{"broadcast": {"most": 3}}])
    offered = ["galley_captains_sketchbook", "jubilee_of_the_stars", "panorama_of_the_siege", "symphony_of_engines"]
    assert board.legal() == [*[f"masterpiece {work}" for work in offered], "decline"], "seat 2 is no neighbour"
    board.act("masterpiece panorama_of_the_siege")
    assert board.score(0) == 2, "counted with what one has oneself"
    assert "masterpiece panorama_of_the_siege" not in board.legal()
    board.act("masterpiece jubilee_of_the_stars", "masterpiece symphony_of_engines")
    assert board.score(0) == 9
    assert board.asked() == "0 taketurn"


@pytest.mark.rule("tapestry.masterpieces.share")
def test_whoever_broadcasts_to_all_may_stop() -> None:
    board = arts().works(1, "quartet_in_gold").do(0, [{"broadcast": {"most": 3}}], "space.arts_12")
    dump = board.position.dump()
    assert game().load(dump).dump() == dump
    assert board.act("decline").asked() == "0 taketurn"
    assert arts().do(0, [{"broadcast": {"most": 3}}]).asked() == "0 taketurn", "without any nothing is asked"


@pytest.mark.rule("tapestry.masterpieces.single_use")
def test_a_masterpiece_of_single_use_pays_once_and_never_for_opponents() -> None:
    board = arts().works(1, "cathedral_of_light", "portrait_of_a_moment").give(0, coin=2)
    assert board.do(0, [{"broadcast": {"most": 3}}]).asked() == "0 taketurn"
    board = arts()
    board.use(0, "cathedral_of_light")
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert board.spent("cathedral_of_light")
    assert board.audit().do(0, [{"broadcast": "own"}]).asked() == "0 taketurn"


@pytest.mark.rule("tapestry.masterpieces.single_use")
def test_whoever_declines_to_pay_has_not_used_the_masterpiece() -> None:
    board = arts().give(0, coin=2).token(0, exploration=1)
    board.use(0, "portrait_of_a_moment").act("decline")
    assert not board.spent("portrait_of_a_moment")
    board.do(0, [{"broadcast": "own"}]).act("pay coin")
    assert board.spent("portrait_of_a_moment")


# ---- one by one


@pytest.mark.rule("tapestry.masterpieces.automaton_playing_chess")
def test_the_automaton_counts_tech_cards() -> None:
    board = arts().tech(0, 0, "barn", "bakery")
    board.use(0, "automaton_playing_chess")
    assert (board.score(0), board.legal()) == (2, RESOURCE)


@pytest.mark.rule("tapestry.masterpieces.cathedral_of_light")
def test_the_cathedral_gives_a_building_and_a_resource_once() -> None:
    board = arts()
    board.use(0, "cathedral_of_light")
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert sum(board.stock(0).values()) == 1
    assert sum(board.position.built[:4]) == 1
    assert board.spent("cathedral_of_light")


def filled(line: str) -> Board:
    """A capital with one complete line, a row or a column, of farms."""
    board = arts(capitals=("grassland", "wetland"))
    plots = board.position.plots[0]
    for other in range(9):
        plot = 9 * 4 + other if line == "row" else 9 * other + 4
        if plots[plot] == 0:
            board.plot(0, "farm", f"{plot // 9 + 1}.{plot % 9 + 1}")
    board.position.built[2] = 5
    return board


@pytest.mark.rule("tapestry.masterpieces.choir_of_a_hundred_streets")
@pytest.mark.rule("tapestry.masterpieces.long_colonnade")
@pytest.mark.parametrize("line", ["row", "column"])
def test_the_choir_counts_complete_rows_and_the_colonnade_columns(line: str) -> None:
    for work, counted in (("choir_of_a_hundred_streets", "row"), ("long_colonnade", "column")):
        board = filled(line)
        board.use(0, work)
        assert board.score(0) == (1 if line == counted else 0)
        assert board.act("take coin").stock(0) == {"coin": 1}


@pytest.mark.rule("tapestry.masterpieces.lines")
def test_rows_of_a_masterpiece_are_no_scoring_of_the_capital() -> None:
    board = filled("row")
    board.position.civs[0] = (board.position.box.civ_no["architects"],)
    before = len(board.told("scores"))
    board.use(0, "choir_of_a_hundred_streets")
    scores = board.told("scores")[before:]
    assert [(event.args["n"], event.args["cause"]) for event in scores] == [
        (1, "masterpiece.choir_of_a_hundred_streets")
    ], "Architects add nothing to it"


@pytest.mark.rule("tapestry.masterpieces.epic_of_the_two_brothers")
def test_the_epic_counts_armories_and_farms() -> None:
    board = arts().built(0, armory=2, farm=1, market=3)
    board.use(0, "epic_of_the_two_brothers")
    assert board.score(0) == 3
    assert board.act("pick 2").stock(0) == {"culture": 1}


@pytest.mark.rule("tapestry.masterpieces.mosaic_of_the_merchants")
def test_the_mosaic_counts_markets_and_houses() -> None:
    board = arts().built(0, armory=2, farm=1, market=3, house=2)
    board.use(0, "mosaic_of_the_merchants")
    assert board.score(0) == 5
    assert board.act("pick 1").stock(0) == {"worker": 1}


@pytest.mark.rule("tapestry.masterpieces.fresco_of_the_far_shore")
@pytest.mark.rule("tapestry.masterpieces.romance_of_the_loom")
def test_the_fresco_draws_a_tile_and_the_romance_a_card() -> None:
    board = arts()
    board.use(0, "fresco_of_the_far_shore").act("pick 1", "take food")
    assert (len(board.position.supply[0]), board.stock(0)) == (1, {"food": 1})
    board.use(0, "romance_of_the_loom").act("pick 2", "take coin")
    assert (len(board.position.hands[0]), board.stock(0)) == (1, {"food": 1, "coin": 1})


@pytest.mark.rule("tapestry.masterpieces.galley_captains_sketchbook")
@pytest.mark.rule("tapestry.masterpieces.jubilee_of_the_stars")
@pytest.mark.rule("tapestry.masterpieces.panorama_of_the_siege")
@pytest.mark.rule("tapestry.masterpieces.symphony_of_engines")
@pytest.mark.rule("tapestry.masterpieces.self_portrait_with_masks")
@pytest.mark.parametrize(
    ("work", "points"),
    [
        ("galley_captains_sketchbook", 1),
        ("jubilee_of_the_stars", 2),
        ("panorama_of_the_siege", 3),
        ("symphony_of_engines", 4),
        ("self_portrait_with_masks", 5),
    ],
)
def test_each_track_has_a_masterpiece_that_counts_its_spaces(work: str, points: int) -> None:
    board = arts().token(0, exploration=1, science=2, military=3, technology=4, arts=5)
    board.use(0, work)
    assert board.score(0) == points


@pytest.mark.rule("tapestry.masterpieces.hymn_to_the_clockmakers")
def test_the_hymn_upgrades_a_card_that_then_rests_for_the_turn() -> None:
    board = arts(civs=("chosen", "militants")).tech(0, 0, "barn").works(0, "hymn_to_the_clockmakers")
    board.built(0, farm=3)
    income(board)
    assert board.techs(0) == {"barn": 1}
    while "playcard" in board.asked() or "respond" in board.asked():
        board.act(board.legal()[0])
    assert board.techs(0) == {"barn": 1}, "the upgrade of step 3 has no card to offer"
    assert "upgradecard" not in board.asked()


@pytest.mark.rule("tapestry.masterpieces.hymn_to_the_clockmakers")
def test_the_hymn_asks_which_card_and_refuses_it_later() -> None:
    board = arts().tech(0, 0, "barn", "clocks")
    board.use(0, "hymn_to_the_clockmakers")
    assert board.asked() == "0 upgradeandrest"
    board.act("upgrade clocks").do(0, [{"upgrade": {"may": True}}])
    assert board.legal() == ["upgrade barn", "decline"]
    board.token(0, technology=4)
    assert board.refused("upgrade clocks") == "masterpieces.hymn_to_the_clockmakers"
    board.act("decline", "income")
    while board.asked() != "1 taketurn":
        board.act(board.legal()[0])
    assert board.position.resting == [], "a new turn wakes it"


@pytest.mark.rule("tapestry.masterpieces.hymn_to_the_clockmakers")
def test_nor_do_the_inventors_upgrade_a_card_that_rests() -> None:
    board = arts(civs=("inventors", "militants")).tech(0, 0, "barn", "clocks")
    board.use(0, "hymn_to_the_clockmakers").act("upgrade clocks")
    board.do(0, [{"code": "inventors_mark"}], "civ.inventors")
    assert "upgrade clocks" not in board.legal()
    assert "upgrade barn" in board.legal()


@pytest.mark.rule("tapestry.masterpieces.kaleidoscope")
def test_the_kaleidoscope_advances_on_arts_for_a_resource() -> None:
    board = arts().give(0, food=2)
    board.use(0, "kaleidoscope")
    assert board.legal() == ["pay food", "decline"]
    board.act("pay food")
    assert board.where(0, "arts") == (1,)
    assert len(board.hand_of(0)) == 1, "with the benefit"


@pytest.mark.rule("tapestry.masterpieces.march_of_the_provinces")
def test_the_march_counts_territories() -> None:
    board = arts()
    board.use(0, "march_of_the_provinces")
    assert (board.score(0), board.stock(0)) == (len(board.position.controlled(0)), {"culture": 1})


@pytest.mark.rule("tapestry.masterpieces.needlework_of_the_ages")
def test_the_needlework_counts_cards_in_hand_and_on_the_mat() -> None:
    board = arts().hand(0, "guilds", "trap").era(2, 2).mat(0, 2, "academia")
    board.use(0, "needlework_of_the_ages")
    assert (board.score(0), board.legal()) == (3, RESOURCE)


@pytest.mark.rule("tapestry.masterpieces.portrait_of_a_moment")
def test_the_portrait_uses_a_position_again_once() -> None:
    board = arts().give(0, coin=1).token(0, exploration=1)
    board.use(0, "portrait_of_a_moment").act("pay coin")
    assert len(board.position.supply[0]) == 2
    assert board.spent("portrait_of_a_moment")


@pytest.mark.rule("tapestry.masterpieces.quartet_in_gold")
def test_the_quartet_gives_four_points_and_a_resource() -> None:
    board = arts()
    board.use(0, "quartet_in_gold")
    assert (board.score(0), board.legal()) == (4, RESOURCE)


def beside_home(board: Board, count: int) -> list[str]:
    """Explored territories next to the start of seat 0."""
    around = board.position.board.around[board.position.controlled(0)[0]]
    names = [str(WORLD.hexes[place]) for place in sorted(around) if board.position.land[place] == UNEXPLORED][:count]
    for number, name in enumerate(names):
        board.lay(name, f"t0{number + 1}")
    return names


@pytest.mark.rule("tapestry.masterpieces.statue_of_the_pathfinder")
def test_the_statue_conquers_only_where_no_piece_stands() -> None:
    board = arts()
    held, free = beside_home(board, 2)
    board.outpost(1, held)
    board.use(0, "statue_of_the_pathfinder")
    assert f"conquer {held}" not in board.legal()
    assert board.refused(f"conquer {held}") == "masterpieces.statue_of_the_pathfinder"
    board.act(f"conquer {free}", "die red")
    assert (board.controller(free), board.controller(held)) == (0, 1)
