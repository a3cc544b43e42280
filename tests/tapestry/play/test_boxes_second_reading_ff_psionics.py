"""Fantasies & Futures read a second time: Psionics, corrected landmark cards and variants."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, begun, game, table
from tests.tapestry.cities import fill
from tests.tapestry.civs import civs_of, gain
from tests.tapestry.laying import play
from tests.tapestry.reading_ff import ALL, ARTS, FF, answers, ff, fifth, until
from tests.tapestry.reserving import in_reserve

NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
MM: dict[str, int | str] = {**FF, "plans_and_ploys": "in"}


def psi(era: int = 3, other: str = "leaders", options: dict[str, int | str] | None = None) -> Board:
    return ff(era=era, civs=("psionics", other), options=options)


def keep(board: Board) -> list[int]:
    """How many options each question about what to keep has, the first being taken."""
    found = []
    for _ in range(20):
        if not board.asked().split()[-1].startswith("keep"):
            break
        found.append(len(board.legal()))
        board.act(board.legal()[0])
    return found


@rule("tapestry.civilizations.psionics", "tapestry.boxes.psionics_one_by_one")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_every_tile_is_one_of_two(count: int) -> None:
    board = psi()
    supply = len(board.position.tiles)
    board.do(0, [{"gain": {"territory": count}}])
    assert keep(board) == [2] * count
    assert (len(board.position.supply[0]), len(board.position.tiles)) == (count, supply - count), "the others go back"


@rule("tapestry.civilizations.psionics", "tapestry.boxes.psionics_rejected")
def test_a_tapestry_card_that_is_not_kept_goes_back_into_the_deck() -> None:
    board = psi()
    deck = len(board.position.deck)
    board.do(0, [{"gain": {"tapestry": 1}}])
    keep(board)
    assert (len(board.hand_of(0)), len(board.position.deck), board.position.discard) == (1, deck - 1, [])


@rule("tapestry.civilizations.psionics")
def test_the_deck_of_tech_cards_offers_two_and_the_display_does_not() -> None:
    board = psi().do(0, [{"invent": {"from": "any"}}]).act("invent deck")
    assert len(board.legal()) == 2
    answers(board)
    assert len(board.techs(0)) == 1
    board = psi().display("calendar", "barn", "paper").do(0, [{"invent": {"from": "any"}}]).act("invent barn")
    assert (board.asked(), board.techs(0)) == ("0 taketurn", {"barn": 0})


@rule("tapestry.civilizations.psionics")
def test_space_tiles_are_drawn_one_by_one_too() -> None:
    board = psi().token(0, exploration=10).landmark(1, "launch_pad")
    board.do(0, [{"advance": {"tracks": ["exploration"], "benefit": True, "bonus": "none"}}])
    asked = 0
    for _ in range(30):
        if board.asked() == "0 taketurn":
            break
        if board.asked().split()[1].startswith("keep") and board.legal()[0].startswith("star"):
            assert len(board.legal()) == 2
            asked += 1
        board.act(board.legal()[0])
    assert asked == 3


@rule("tapestry.boxes.psionics_dice")
def test_the_science_die_is_rolled_twice() -> None:
    board = psi().script(science=[0, 3]).do(0, [{"research": {"benefit": False}}])
    assert board.legal() == ["track exploration", "track science"]
    board.act("track science", "accept")
    assert board.where(0, "science") == (1,)


@rule("tapestry.boxes.psionics_dice")
def test_the_same_result_twice_is_no_choice() -> None:
    board = psi().script(science=[0, 1]).do(0, [{"research": {"benefit": False}}])
    assert (board.asked(), board.legal()) == ("0 afterroll", ["accept", "decline"])


@rule("tapestry.boxes.psionics_dice")
def test_each_conquest_die_is_rolled_twice() -> None:
    board = psi().script(red=[0, 3], black=[0, 2]).do(0, NEXT).act("conquer 1.-2", "pick 2", "pick 2", "die red")
    assert board.score(0) == 7
    board = psi().script(red=[0, 3], black=[0, 2]).do(0, NEXT).act("conquer 1.-2", "pick 2", "pick 2", "die black")
    assert board.stock(0) == {"food": 1}


@rule("tapestry.boxes.psionics_options")
def test_empiricism_gives_psionics_three_rolls_not_four() -> None:
    board = psi().mat(0, 3, "empiricism").script(science=[0, 3, 6, 9]).do(0, [{"research": {"benefit": False}}])
    assert board.legal() == ["track exploration", "track science", "track military"]


@rule("tapestry.boxes.psionics_options", "tapestry.boxes.psionics_rejected")
def test_lost_artifacts_show_psionics_four_cards_and_discard_three() -> None:
    board = play(psi(), "lost_artifacts")
    discard = len(board.position.discard)
    until(board, "keepartifact")
    board.act(board.legal()[0])
    answers(board)
    assert (len(board.position.discard) - discard, len(board.hand_of(0))) == (3, 1)


@rule("tapestry.boxes.psionics_options")
def test_a_landmark_card_is_one_of_two() -> None:
    board = ff(civs=("psionics", "leaders"), options=MM)
    deck = len(board.position.landmark_deck)
    board.do(0, [{"landmark_card": 1}])
    assert keep(board) == [2]
    assert (len(board.position.landmark_cards[0]), len(board.position.landmark_deck)) == (1, deck - 1)


@rule("tapestry.civilizations.psionics")
def test_a_civilization_is_one_of_two_and_the_other_goes_back() -> None:
    board = gain(psi(), 0, "chosen", "merrymakers")
    assert len(board.legal()) == 2
    board.act("lead chosen")
    answers(board)
    names = [board.position.box.civs[civ].id for civ in board.position.civ_deck]
    assert (civs_of(board, 0), names) == (["psionics", "chosen"], ["merrymakers"])


@rule("tapestry.options.gained_civilization", "tapestry.boxes.psionics_options")
def test_with_the_variant_psionics_keep_one_of_three_civilizations() -> None:
    board = gain(psi(options={**FF, "gained_civilization": "of_two"}), 0, "chosen", "merrymakers", "leaders")
    assert len(board.legal()) == 3
    board.act(board.legal()[0])
    answers(board)
    assert board.position.civ_deck == [], "the two others are discarded"


@rule("tapestry.options.gained_civilization")
def test_with_the_variant_others_keep_one_of_two() -> None:
    board = gain(ff(options={**FF, "gained_civilization": "of_two"}), 0, "alchemists", "merrymakers")
    assert len(board.legal()) == 2


@rule("tapestry.options.first_card", "tapestry.boxes.psionics_options")
@pytest.mark.parametrize(("civ", "options"), [("psionics", 3), ("faefolk", 2)])
def test_the_first_card_of_two_is_one_of_three_for_psionics(civ: str, options: int) -> None:
    board = begun(2, (civ, "leaders"), options={**FF, "first_card": "of_two"})
    until(board, "keepcard")
    assert (board.asked(), len(board.legal())) == ("0 keepcard", options)
    board.act(board.legal()[0])
    assert len(board.position.discard) == options - 1


@rule("tapestry.civilizations.psionics")
@pytest.mark.parametrize(("era", "gained"), [(1, "tile"), (2, "card"), (3, "tech")])
def test_psionics_gain_something_else_on_each_income_turn(era: int, gained: str) -> None:
    board = psi(era, "chosen").era(era, 4).give(1, coin=3).hand(0, "trap").act("income")
    until(board, "playcard", decline=False)
    found = {"tile": len(board.position.supply[0]), "card": len(board.hand_of(0)) - 1, "tech": len(board.techs(0))}
    assert found == {**dict.fromkeys(found, 0), gained: 1}


@rule("tapestry.civilizations.psionics")
def test_psionics_research_with_benefit_on_turn_5() -> None:
    board = psi(4, "chosen").token(0, exploration=0).script(science=[0, 0])
    fifth(board)
    until(board, "afterroll", decline=False)
    board.act("accept")
    keep(board)
    assert (board.where(0, "exploration"), len(board.position.supply[0])) == ((1,), 2)


@rule("tapestry.civilizations.psionics", "tapestry.reserve.space_tile")
def test_the_space_tile_of_ecstatic_visions_is_one_of_two() -> None:
    board = psi()
    stars = len(board.position.stars)
    play(board, "ecstatic_visions")
    until(board, "reservestar", decline=False)
    assert len(board.legal()) == 2
    board.act(board.legal()[0])
    assert (len(in_reserve(board)), len(board.position.stars)) == (1, stars - 1)


@rule("tapestry.civilizations.psionics")
def test_a_tile_that_a_neighbours_card_gives_is_one_of_two() -> None:
    board = ff(civs=("leaders", "psionics")).tiles(0)
    play(board, "coal_baron")
    while not board.asked().startswith("1 "):
        board.act(board.legal()[0])
    assert (len(board.legal()), board.legal()[0].startswith("tile")) == (2, True)


@rule("tapestry.civilizations.psionics")
def test_psionics_gained_in_mid_game_work_at_once() -> None:
    board = gain(ff(), 0, "psionics").do(0, [{"gain": {"tapestry": 1}}])
    assert keep(board) == [2]


@rule("tapestry.boxes.psionics_one_by_one")
def test_under_the_age_of_sail_three_tiles_are_three_choices() -> None:
    board = psi().mat(0, 3, "age_of_sail").tiles(0).do(0, [{"explore": {"where": "adjacent"}}])
    assert keep(board) == [2, 2, 2]


@rule("tapestry.civilizations.illuminati", "tapestry.boxes.psionics_dice")
def test_illuminati_gain_the_first_roll_of_psionics_only() -> None:
    board = ff(civs=("illuminati", "psionics")).script(red=[0, 3], black=[0, 2]).do(1, NEXT)
    board.act(board.legal()[0])
    until(board, "taketurn")
    assert (board.score(0), board.stock(0)) == (4, {"coin": 1})


@rule("tapestry.civilizations.werefolk", "tapestry.civilizations.psionics")
def test_the_thrown_tile_of_werefolk_and_psionics_is_one_of_two() -> None:
    board = gain(ff(era=2, civs=("psionics", "chosen")), 0, "werefolk", "leaders")
    while board.asked() != "0 taketurn":
        board.act("lead werefolk" if "lead werefolk" in board.legal() else board.legal()[0])
    board.era(2, 4).give(1, coin=3).hand(0, "trap").script(throw=[0]).act("income")
    seen = []
    for _ in range(12):
        if board.asked() == "0 playcard":
            break
        seen.extend(answer for answer in board.legal() if answer.startswith("star"))
        board.act(board.legal()[-1])
    assert len(seen) == 2


# ---- corrected landmark cards


def holding(card: str, capital: str = "mountain", options: dict[str, int | str] = MM) -> Board:
    board = ff(civs=("leaders", "chosen"), options=options, capitals=(capital, "wetland"))
    return board.landmark_card(0, card).give(0, coin=1).give(1, coin=3)


def landmarks(board: Board) -> int:
    """How many landmarks seat 0 has at the end of its turn."""
    board.act("advance exploration")
    answers(board)
    return board.position.landmarks_of(0)


@rule("tapestry.landmarks.guildhall_corrected", "tapestry.landmarks.corrected")
@pytest.mark.parametrize(
    ("options", "met"),
    [(MM, 1), ({"plans_and_ploys": "in"}, 0)],
)
def test_three_houses_off_the_mat_are_enough_only_on_the_corrected_card(options: dict[str, Any], met: int) -> None:
    board = (
        table(civs=("leaders", "chosen"), options=options).landmark_card(0, "guildhall").give(0, coin=1).give(1, coin=3)
    )
    board.token(0, exploration=0)
    assert landmarks(board.built(0, house=3)) == met, "they stand beside the capital"


@rule("tapestry.landmarks.guildhall_corrected")
def test_a_house_in_reserve_does_not_count_for_the_guildhall() -> None:
    board = holding("guildhall").built(0, house=2)
    play(board, "haunted_manor")
    assert landmarks(board) == 0
    board = holding("guildhall").built(0, house=3)
    play(board, "haunted_manor")
    assert landmarks(board) == 1


@rule("tapestry.landmarks.guildhall_corrected")
def test_three_buildings_of_different_kinds_are_no_guildhall() -> None:
    assert landmarks(holding("guildhall").built(0, house=2, farm=2, market=2)) == 0


BOTTLE = {1: ["1.2", "1.3", "1.6"], 2: ["2.1", "2.3", "2.5", "2.6"]}


@rule("tapestry.landmarks.aqueduct_corrected")
@pytest.mark.parametrize(("rows", "met"), [((1,), 0), ((1, 2), 1)])
def test_a_bottle_needs_two_lines_for_the_aqueduct(rows: tuple[int, ...], met: int) -> None:
    board = holding("aqueduct", "city_in_a_bottle")
    for row in rows:
        fill(board, *BOTTLE[row])
    assert landmarks(board) == met


@rule("tapestry.landmarks.aqueduct_corrected")
def test_other_capitals_need_one_line_for_the_aqueduct() -> None:
    board = fill(holding("aqueduct", "polar"), "1.3", "1.4", "1.6", "1.8")
    assert landmarks(board) == 1


@rule("tapestry.landmarks.town_hall_corrected")
def test_one_imp_is_enough_for_the_town_hall() -> None:
    board = fill(holding("town_hall", "netherworld"), "2.2", "3.2", "4.2", "4.3", "4.4", "4.5")
    board.do(0, [{"build": ["house"]}]).act("plot 5.5", "take coin", "take coin").give(0, coin=1)
    assert landmarks(board) == 1


@rule("tapestry.landmarks.town_hall_corrected")
def test_six_districts_need_two_for_the_town_hall() -> None:
    board = fill(holding("town_hall", "city_in_a_bottle"), "1.2", "1.3", "2.1")
    board.do(0, [{"build": ["house"]}]).act("plot 2.3", "take coin").give(0, coin=1)
    assert landmarks(board) == 0


@rule("tapestry.landmarks.corrected")
def test_the_number_of_landmark_cards_stays_the_same() -> None:
    for more, less in (
        (MM, {"plans_and_ploys": "in"}),
        (ALL, {"plans_and_ploys": "in", "arts_and_architecture": "in"}),
    ):
        counts = [len(table(options=options).position.landmark_deck) for options in (more, less)]
        assert counts[0] == counts[1]


@rule("tapestry.landmarks.corrected")
def test_without_plans_and_ploys_there_are_no_landmark_cards_of_it() -> None:
    assert len(table(options=FF).position.landmark_deck) == 0
    assert len(table(options=ARTS).position.landmark_deck) == 5


# ---- variants


@rule("tapestry.options.civilizations")
@pytest.mark.parametrize("seed", range(5))
def test_civilizations_may_all_come_from_this_box(seed: int) -> None:
    position = game().prepare(4, seed, {**ALL, "civilizations": "fantasies_and_futures"})
    game().start(position)
    box = position.box  # type: ignore[attr-defined]
    dealt = [box.civs[civ].box for offer in position.offers for civ in offer[:2]]  # type: ignore[attr-defined]
    rest = [box.civs[civ].box for civ in position.civ_deck]  # type: ignore[attr-defined]
    assert set(dealt) == {"fantasies_and_futures"}
    assert len(dealt) == 8
    assert rest == ["fantasies_and_futures"] * 2


@rule("tapestry.options.strong_cards")
def test_strong_cards_may_be_left_out_with_the_box_too() -> None:
    position = ff(options={**FF, "strong_cards": "out"}).position
    names = {position.box.cards[kind].id for kind in [*position.deck, *position.discard]}
    assert not {"alliance", "broker_of_peace", "marriage_of_state", "renaissance", "theocracy"} & names
    assert "fairy_ring" in names


@rule("tapestry.boxes.options")
def test_the_box_brings_ten_civilizations() -> None:
    names = [civ.box for civ in game().components.civs]
    assert names.count("fantasies_and_futures") == 10
