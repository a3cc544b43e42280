"""Fantasies & Futures read a second time: tech cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.civs import use
from tests.tapestry.laying import play
from tests.tapestry.reading_ff import ALL, ARTS, CHARMED, FF, answers, ff, fifth, upgrade

SINGLE = (
    "cloning",
    "cyborgs",
    "digital_twin",
    "exoskeletons",
    "orbital_launcher",
    "holographic_memory",
    "teleportation",
    "research_vessel",
)
LASTING = ("jet_fuel", "colossal_robots", "modular_factory", "solar_sails")
CARDS = (*SINGLE, *LASTING)
WITH_ARTS = ("cloning", "holographic_memory")


def at(card: str, row: int = 1, era: int = 3, **more: Any) -> Board:
    """Seat 0 has a tech card of the box."""
    return ff(era=era, options=ARTS, **more).tech(0, row, card).tiles(0, "t05", "t07")


def raised(board: Board, card: str) -> bool:
    """Whether an upgrade takes a card to the top row."""
    upgrade(board, card)
    answers(board)
    return board.techs(0)[card] == 2


@rule("tapestry.technology.enchantment")
@pytest.mark.parametrize("card", CARDS)
def test_without_an_enchanted_card_the_top_row_is_closed(card: str) -> None:
    assert not raised(at(card).mat(0, 2, "trap"), card)


@rule("tapestry.technology.enchantment")
@pytest.mark.parametrize("card", CARDS)
def test_an_enchanted_card_on_the_mat_opens_the_top_row(card: str) -> None:
    assert raised(at(card).mat(0, 2, CHARMED), card)


@rule("tapestry.technology.enchantment")
@pytest.mark.parametrize("card", CARDS)
def test_on_turn_5_no_enchanted_card_is_needed(card: str) -> None:
    board = fifth(at(card, era=4))
    assert f"upgrade {card}" in board.legal()


@rule("tapestry.technology.enchantment")
@pytest.mark.parametrize("card", CARDS)
def test_an_enchanted_card_of_a_neighbour_does_not_help(card: str) -> None:
    assert not raised(at(card).mat(1, 2, CHARMED), card)


@rule("tapestry.technology.enchantment")
@pytest.mark.parametrize("card", CARDS)
def test_a_covered_enchanted_card_still_helps(card: str) -> None:
    assert raised(at(card).mat(0, 2, CHARMED, "trap"), card)


@rule("tapestry.technology.enchantment")
@pytest.mark.parametrize("card", ["gremlins", "status_quo", "nanobots", "trap", "espionage"])
def test_cards_without_an_enchantment_do_not_help(card: str) -> None:
    assert not raised(at("cyborgs").mat(0, 2, card), "cyborgs")


@rule("tapestry.technology.enchantment", "tapestry.enchantments.cards")
@pytest.mark.parametrize(
    "card",
    [
        "microbial_magic",
        "ecstatic_visions",
        "parallel_selves",
        "blood_moon",
        "zombie_army",
        "doppelgangers",
        "fairy_ring",
    ],
)
def test_one_enchantment_on_either_side_is_enough(card: str) -> None:
    assert raised(at("cyborgs").mat(0, 2, card), "cyborgs")


@rule("tapestry.technology.enchantment")
def test_an_enchanted_card_in_hand_or_reserve_does_not_help() -> None:
    assert not raised(at("cyborgs").hand(0, CHARMED), "cyborgs")
    board = play(at("cyborgs").hand(0, "fairy_ring", "espionage"), "trap")
    assert not raised(board, "cyborgs")


@rule("tapestry.technology.enchantment")
def test_a_face_down_card_does_not_help() -> None:
    board = ff(era=1, options=ARTS).era(1, 4).give(1, coin=8)
    board.position.deck = [board.position.box.card_no["time_capsule"]]
    answers(board.act("income"))
    board.tech(0, 1, "cyborgs")
    assert not raised(board, "cyborgs")


@rule("tapestry.technology.enchantment")
def test_one_enchanted_card_serves_several_tech_cards() -> None:
    board = at("cyborgs").tech(0, 1, "jet_fuel", "modular_factory").mat(0, 2, CHARMED)
    for card in ("cyborgs", "jet_fuel", "modular_factory"):
        assert raised(board, card)


@rule("tapestry.technology.enchantment")
def test_an_enchanted_card_that_is_played_in_this_turn_already_helps() -> None:
    board = at("jet_fuel", era=2).era(2, 4).give(1, coin=3).hand(0, "blood_moon").act("income")
    while board.asked() != "0 upgradecard":
        board.act(board.legal()[0])
    assert "upgrade jet_fuel" in board.legal()


@rule("tapestry.technology.enchantment")
def test_the_middle_row_needs_nothing() -> None:
    board = at("colossal_robots", 0)
    upgrade(board, "colossal_robots")
    assert board.techs(0) == {"colossal_robots": 1}


@rule("tapestry.technology.enchantment")
def test_a_golden_age_needs_no_enchantment() -> None:
    board = at("colossal_robots")
    play(board, "golden_age")
    assert raised(board, "colossal_robots")


CIRCLES = {
    "cloning": ["technology", "arts"],
    "cyborgs": ["science", "military"],
    "exoskeletons": ["exploration", "military"],
    "holographic_memory": ["science", "arts"],
    "teleportation": ["exploration", "technology"],
}


@rule("tapestry.technology.single_use")
@pytest.mark.parametrize("card", CIRCLES)
def test_the_circle_is_a_step_on_one_of_two_tracks_without_benefit(card: str) -> None:
    board = at(card, 0)
    upgrade(board, card)
    assert sorted(board.legal()) == sorted(f"track {track}" for track in CIRCLES[card])
    first = CIRCLES[card][0]
    board.act(f"track {first}")
    assert (board.where(0, first), board.asked()) == ((1,), "0 taketurn")
    assert (len(board.position.supply[0]), board.techs(0)) == (2, {card: 1})


@rule("tapestry.technology.single_use")
@pytest.mark.parametrize("card", CIRCLES)
def test_the_square_is_a_step_with_benefit(card: str) -> None:
    board = at(card).mat(0, 2, CHARMED).token(0, technology=1, arts=1, science=1, military=1, exploration=0)
    upgrade(board, card)
    first = CIRCLES[card][0]
    assert sorted(board.legal()) == sorted(f"track {track}" for track in CIRCLES[card])
    board.act(f"track {first}")
    if first == "exploration":
        assert len(board.position.supply[0]) == 4, "Scouting: two tiles"
    else:
        assert len(board.hand_of(0)) == 1, "the second space: a tapestry card"


@rule("tapestry.technology.single_use")
def test_the_bonus_of_such_a_step_may_be_paid() -> None:
    board = at("cyborgs").mat(0, 2, CHARMED).token(0, science=1).give(0, coin=1)
    upgrade(board, "cyborgs").act("track science")
    assert board.legal() == ["pay coin", "decline"]


@rule("tapestry.tech.jet_fuel")
def test_jet_fuel_takes_a_space_tile_and_explores_one() -> None:
    board = at("jet_fuel", 0)
    upgrade(board, "jet_fuel")
    assert len(board.position.star_supply[0]) == 1
    board.mat(0, 2, CHARMED)
    assert raised(board, "jet_fuel")
    assert board.position.star_supply[0] == []


@rule("tapestry.tech.digital_twin")
def test_a_digital_twin_explores_then_repeats_a_position_once() -> None:
    board = at("digital_twin", 0)
    tiles = len(board.position.supply[0])
    answers(upgrade(board, "digital_twin"))
    assert len(board.position.supply[0]) == tiles - 1
    board.mat(0, 2, CHARMED).token(0, science=2, technology=2)
    upgrade(board, "digital_twin")
    assert board.legal() == ["track science", "track technology"]
    board.act("track science")
    assert len(board.hand_of(0)) == 1


@rule("tapestry.tech.orbital_launcher")
def test_an_orbital_launcher_explores_or_takes_a_space_tile() -> None:
    board = at("orbital_launcher", 0)
    upgrade(board, "orbital_launcher")
    assert len(board.legal()) == 2
    board.act("pick 2")
    assert len(board.position.star_supply[0]) == 1
    board.mat(0, 2, CHARMED)
    assert raised(board, "orbital_launcher")
    assert board.position.star_supply[0] == []


@rule("tapestry.tech.colossal_robots")
def test_colossal_robots_score_landmarks_then_step_and_score_military() -> None:
    board = at("colossal_robots", 0).landmark(0, "barn", "bakery", "library").token(0, military=5)
    upgrade(board, "colossal_robots")
    assert board.score(0) == 3
    board.mat(0, 2, CHARMED).points(0, 0)
    upgrade(board, "colossal_robots")
    assert (board.where(0, "military"), board.score(0)) == ((6,), 6)


@rule("tapestry.tech.modular_factory")
def test_a_modular_factory_invents_then_builds() -> None:
    board = at("modular_factory", 0)
    upgrade(board, "modular_factory")
    assert board.asked() == "0 inventcard"
    answers(board)
    assert len(board.techs(0)) == 2
    board.mat(0, 2, CHARMED)
    upgrade(board, "modular_factory")
    assert board.legal() == ["build market", "build house", "build farm", "build armory"]


@rule("tapestry.tech.research_vessel")
def test_a_research_vessel_draws_and_explores_anywhere_then_researches_with_benefit() -> None:
    board = at("research_vessel", 0).tiles(0)
    upgrade(board, "research_vessel")
    places = {answer.split()[1] for answer in board.legal()}
    assert len(places) > 10, "anywhere"
    answers(board)
    assert board.position.supply[0] == []
    board.mat(0, 2, CHARMED).token(0, exploration=0, science=1, military=1, technology=1)
    upgrade(board, "research_vessel")
    assert board.asked() == "0 afterroll"
    board.act("accept")
    gained = len(board.hand_of(0)) + len(board.position.supply[0])
    assert gained in (1, 2) or board.score(0) == 5, "a card of a second space, two tiles, or the points of Arts"


@rule("tapestry.tech.solar_sails")
def test_solar_sails_score_tiles_then_explore_twice() -> None:
    board = at("solar_sails", 0).tiles(0, "t05", "t07", "t09")
    upgrade(board, "solar_sails")
    assert board.score(0) == 3
    board.mat(0, 2, CHARMED)
    upgrade(board, "solar_sails")
    answers(board)
    assert len(board.position.supply[0]) == 1


def spent(card: str) -> Board:
    """A single-use card has come to the top row."""
    board = at(card).mat(0, 2, CHARMED).stars(0, "s13").token(0, science=2)
    assert raised(board, card)
    return board.points(0, 0)


@rule("tapestry.technology.single_use")
@pytest.mark.parametrize("card", SINGLE)
def test_a_square_of_single_use_is_not_used_again(card: str) -> None:
    board = spent(card)
    board.do(0, [{"use_tech": "square"}])
    assert board.asked() == "0 taketurn"


@rule("tapestry.technology.single_use")
@pytest.mark.parametrize("card", LASTING)
def test_the_other_squares_may_be_used_again(card: str) -> None:
    board = at(card).mat(0, 2, CHARMED).stars(0, "s13", "s12").token(0, military=5)
    assert raised(board, card)
    before = (board.score(0), len(board.position.star_supply[0]), sum(board.position.built[:4]))
    board.tiles(0, "t09").do(0, [{"use_tech": "square"}])
    used = board.asked() != "0 taketurn"
    answers(board)
    after = (board.score(0), len(board.position.star_supply[0]), sum(board.position.built[:4]))
    assert used or before != after


@rule("tapestry.technology.single_use")
@pytest.mark.parametrize("card", SINGLE)
def test_a_card_that_is_turned_over_still_scores(card: str) -> None:
    board = spent(card).do(0, [{"points_per": {"of": "tech_card"}}])
    assert board.score(0) == len(board.techs(0)) == (2 if card == "cloning" else 1), "Pottery invents one more"
    assert board.techs(0)[card] == 2


@rule("tapestry.technology.single_use")
def test_a_neighbour_may_not_use_a_card_that_is_turned_over() -> None:
    for card, offered in (("cyborgs", False), ("colossal_robots", True)):
        board = table(2, ("chosen", "spies"), options=ALL).era(3, 3).mat(0, 2, CHARMED).tech(0, 1, card)
        board.token(0, military=0, science=0)
        upgrade(board, card)
        answers(board)
        board.give(0, coin=1, worker=0, food=0, culture=0).act("advance exploration")
        answers(board)
        board.hand(1, "empiricism").act("income")
        while board.asked().startswith("1") and board.asked() not in ("1 spiesmission", "1 playcard"):
            if any(answer.startswith("pick") for answer in board.legal()):
                break
            board.act(board.legal()[0])
        assert ("pick 4" in board.legal()) == offered


@rule("tapestry.cards.alliance", "tapestry.technology.single_use")
def test_alliance_copies_the_square_of_a_single_use_card() -> None:
    board = ff(options=FF).tech(1, 1, "cyborgs").mat(1, 2, CHARMED)
    play(board, "alliance")
    upgrade(board, "cyborgs", seat=1)
    board.act("track military")
    while board.asked().startswith("1 "):
        board.act(board.legal()[-1])
    assert board.asked() == "0 choosetrack"
    board.act("track science")
    answers(board)
    assert board.where(0, "science")[0] >= 1
    board.do(1, [{"use_tech": "square"}])
    assert board.asked() == "0 taketurn", "its owner has used it"


@rule("tapestry.faq.inventors_top_row")
def test_inventors_take_a_single_use_card_turned_over() -> None:
    board = ff(civs=("inventors", "chosen"), options=FF).tech(1, 0, "cyborgs").mat(1, 2, CHARMED)
    use(board, 0, "inventors").act("upgrade cyborgs")
    for _ in range(20):
        if board.asked() == "0 taketurn":
            break
        board.act(board.legal()[-1])
    board.token(0, science=0, military=0)
    upgrade(board, "cyborgs", seat=1)
    for _ in range(20):
        if board.asked() == "0 taketurn":
            break
        board.act(board.legal()[0])
    assert board.techs(0)["cyborgs"] == 0
    assert "cyborgs" not in board.techs(1)
    assert sum(board.where(0, "science")) + sum(board.where(0, "military")) >= 1, "the Inventors gain the square too"
    board.mat(0, 2, "fairy_ring").do(0, [{"upgrade": True}])
    answers(board)
    assert board.techs(0)["cyborgs"] == 0, "it can never be upgraded again"


@rule("tapestry.technology.single_use", "tapestry.civilizations.inventors")
@pytest.mark.parametrize(("row", "offered"), [(0, True), (1, False)])
def test_others_may_not_raise_a_single_use_card_to_the_top_row(row: int, offered: bool) -> None:
    board = ff(civs=("inventors", "chosen"), options=FF).tech(1, row, "cyborgs", "calendar").mat(1, 2, CHARMED)
    board.mat(0, 2, "fairy_ring")
    assert ("upgrade cyborgs" in use(board, 0, "inventors").legal()) == offered
    assert "upgrade calendar" in board.legal()


@rule("tapestry.technology.single_use", "tapestry.civilizations.inventors")
def test_inventors_raise_their_own_single_use_card_whatever_it_needs() -> None:
    board = ff(civs=("inventors", "chosen"), options=FF).tech(0, 1, "cyborgs")
    answers(use(board, 0, "inventors").act("upgrade cyborgs"))
    assert board.techs(0) == {"cyborgs": 2}
    assert board.do(0, [{"use_tech": "square"}]).asked() == "0 taketurn"


@rule("tapestry.boxes.arts_icon")
@pytest.mark.parametrize("card", WITH_ARTS)
def test_cards_with_the_arts_icon_are_out_without_the_arts(card: str) -> None:
    for options, there in ((FF, False), (ARTS, True)):
        position = table(options=options).position
        number = position.box.tech_no[card]
        assert (number in [*position.tech_deck, *position.display]) == there


@rule("tapestry.technology.enchantment")
def test_the_box_brings_twelve_tech_cards() -> None:
    without = table()
    count = len([*without.position.tech_deck, *without.position.display])
    with_box = table(options=FF)
    assert len([*with_box.position.tech_deck, *with_box.position.display]) == count + 12 - 2
    arts = table(options={"arts_and_architecture": "in"}).position
    both = table(options=ARTS).position
    assert len([*both.tech_deck, *both.display]) == len([*arts.tech_deck, *arts.display]) + 12
