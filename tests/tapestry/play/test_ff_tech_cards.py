"""The tech cards of Fantasies & Futures: each with its circle and square, the enchantment they need, single use."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.play.technology import meets_needs, upgradable
from ecumene.games.tapestry.play.territory import ANYWHERE, unexplored
from tests.marks import rule
from tests.tapestry.board import Board, game, table
from tests.tapestry.civs import able, use
from tests.tapestry.enchanting import enchanted
from tests.tapestry.laying import play

ALL = {"fantasies_and_futures": "in", "arts_and_architecture": "in", "plans_and_ploys": "in"}
FUTURES = {"fantasies_and_futures": "in"}
NAMES = (
    "jet_fuel", "cloning", "cyborgs", "digital_twin", "exoskeletons", "orbital_launcher", "holographic_memory",
    "colossal_robots", "teleportation", "modular_factory", "research_vessel", "solar_sails",
)  # fmt: skip
STEPS = {
    "cloning": ("technology", "arts"), "cyborgs": ("science", "military"), "exoskeletons": ("exploration", "military"),
    "holographic_memory": ("science", "arts"), "teleportation": ("exploration", "technology"),
}  # fmt: skip
TRACKS = ("exploration", "science", "military", "technology", "arts")
ONCE = (*STEPS, "digital_twin", "orbital_launcher", "research_vessel")


def plain(civs: tuple[str, ...] = ("leaders", "chosen", "merrymakers"), seats: int = 2) -> Board:
    """Nothing is going on; all boxes are in the game, and nobody has a tech card."""
    board = table(seats, civs=civs, options=ALL).era(*[2] * seats)
    for seat in range(seats):
        board.token(seat, **dict.fromkeys(TRACKS, 0))
    return board


def upgraded(board: Board, card: str, row: int) -> Board:
    """Seat 0, in its last era, upgrades a card out of a row."""
    board.position.era[0] = 5
    board.tech(0, row, card).do(0, [{"upgrade": True}])
    if board.asked() == "0 upgradecard":
        board.act(f"upgrade {card}")
    assert board.techs(0)[card] == row + 1
    return board


def turned(board: Board, card: str) -> bool:
    return board.position.box.tech_no[card] in board.position.turned


# ---- what they need


@rule("tapestry.technology.enchantment")
@pytest.mark.parametrize("card", NAMES)
def test_they_need_an_enchanted_card_or_the_last_income_turn_whatever_anybody_has_reached(card: str) -> None:
    board = plain().tech(0, 1, card)
    for seat in (0, 1):
        board.token(seat, **dict.fromkeys(TRACKS, 12)).built(seat, market=5, house=5, farm=5, armory=5)
    number = board.position.box.tech_no[card]
    board.era(4, 5)
    assert not meets_needs(board.position, 0, number), "that of a neighbour does not help"
    assert meets_needs(board.era(5, 4).position, 0, number)
    board.era(4, 5).do(0, [{"upgrade": {"may": True}}])
    assert board.asked() == "0 taketurn", "nothing can be upgraded"


@rule("tapestry.technology.enchantment", "tapestry.enchantments.counted")
def test_one_enchanted_card_serves_for_all_and_a_covered_one_too() -> None:
    board = enchanted().tech(0, 1, "jet_fuel", "solar_sails")
    assert upgradable(board.position, 0) == []
    play(board, "democracy")
    board.position.agenda[:] = board.position.agenda[:1]
    both = [board.position.box.tech_no[card] for card in ("jet_fuel", "solar_sails")]
    assert upgradable(board.position, 0) == []
    assert upgradable(board.mat(1, 3, "trap").position, 0) == [], "others' cards do not help"
    assert upgradable(board.mat(0, 2, "trap").position, 0) == both
    assert upgradable(board.mat(0, 2, "dystopia").position, 0) == both, "covered"


@rule("tapestry.technology.enchantment")
def test_an_upgrade_without_it_is_refused_by_that_rule() -> None:
    board = plain().tech(0, 1, "jet_fuel").tech(0, 0, "barn", "calendar").do(0, [{"upgrade": True}])
    assert board.legal() == ["upgrade barn", "upgrade calendar"]
    assert board.refused("upgrade jet_fuel") == "technology.enchantment"


@rule("tapestry.technology.enchantment", "tapestry.technology.freely", "tapestry.cards.golden_age")
def test_what_ignores_what_cards_need_ignores_it_too() -> None:
    board = plain().tech(0, 1, "modular_factory").do(0, [{"upgrade": {"freely": True}}])
    assert board.techs(0)["modular_factory"] == 2
    board = plain().tech(0, 1, "modular_factory").mat(0, 2, "golden_age").do(0, [{"upgrade": True}])
    assert board.techs(0)["modular_factory"] == 2


# ---- the cards


@rule("tapestry.tech.jet_fuel")
def test_jet_fuel_gives_a_space_tile_then_explores_one() -> None:
    board = upgraded(plain(), "jet_fuel", 0)
    assert len(board.position.star_supply[0]) == 1
    board = upgraded(plain().stars(0, "s01", "s02"), "jet_fuel", 1)
    assert (board.asked(), turned(board, "jet_fuel")) == ("0 explorestar", False)


@rule("tapestry.tech.cloning", "tapestry.tech.cyborgs", "tapestry.tech.exoskeletons")
@rule("tapestry.tech.holographic_memory", "tapestry.tech.teleportation")
@pytest.mark.parametrize("card", STEPS)
def test_a_step_on_one_of_two_tracks_then_once_with_its_benefit(card: str) -> None:
    first, second = sorted(STEPS[card], key=TRACKS.index)
    for track in (first, second):
        board = upgraded(plain(), card, 0)
        assert (board.asked(), board.legal()) == ("0 choosetrack", [f"track {first}", f"track {second}"])
        board.act(f"track {track}")
        assert (board.where(0, track), board.asked(), board.log()[-1]) == ((1,), "0 taketurn", "advances")
        board = upgraded(plain(), card, 1)
        assert turned(board, card)
        board.act(f"track {track}")
        assert board.where(0, track) == (1,)
        assert board.asked() != "0 taketurn" or board.log()[-1] != "advances", "the benefit follows"


@rule("tapestry.tech.digital_twin")
def test_the_digital_twin_explores_then_uses_a_position_again_once() -> None:
    assert upgraded(plain().tiles(0, "t01", "t02"), "digital_twin", 0).asked() == "0 exploretile"
    board = upgraded(plain().token(0, military=2, science=2), "digital_twin", 1)
    assert (board.asked(), turned(board, "digital_twin")) == ("0 chooseposition", True)


@rule("tapestry.tech.orbital_launcher")
def test_the_orbital_launcher_explores_or_gives_a_space_tile_then_explores_one_once() -> None:
    board = upgraded(plain().tiles(0, "t01", "t02"), "orbital_launcher", 0)
    assert (board.asked(), board.legal()) == ("0 pickbranch", ["pick 1", "pick 2"])
    assert len(board.act("pick 2").position.star_supply[0]) == 1
    board = upgraded(plain().stars(0, "s01", "s02"), "orbital_launcher", 1)
    assert (board.asked(), turned(board, "orbital_launcher")) == ("0 explorestar", True)


@rule("tapestry.tech.colossal_robots")
def test_colossal_robots_score_landmarks_then_step_on_military_and_score_it() -> None:
    assert upgraded(plain().landmark(0, "barn", "bakery"), "colossal_robots", 0).score(0) == 2
    board = upgraded(plain().token(0, military=4), "colossal_robots", 1)
    assert (board.where(0, "military"), board.score(0), turned(board, "colossal_robots")) == ((5,), 5, False)


@rule("tapestry.tech.modular_factory")
def test_the_modular_factory_invents_then_gives_any_income_building() -> None:
    assert upgraded(plain(), "modular_factory", 0).asked() == "0 inventcard"
    board = upgraded(plain(), "modular_factory", 1)
    assert board.legal() == ["build market", "build house", "build farm", "build armory"]


@rule("tapestry.tech.research_vessel")
def test_the_research_vessel_explores_anywhere_then_researches_once() -> None:
    board = upgraded(plain(), "research_vessel", 0)
    assert (board.asked(), len(board.position.supply[0])) == ("0 laytile", 1)
    assert len({place.split()[1] for place in board.legal()}) == len(unexplored(board.position, 0, ANYWHERE))
    board = upgraded(plain().script(science=[1, 1]), "research_vessel", 1)
    assert (board.asked(), turned(board, "research_vessel")) == ("0 afterroll", True)


@rule("tapestry.tech.solar_sails")
def test_solar_sails_score_tiles_then_explore_twice() -> None:
    assert upgraded(plain().tiles(0, "t01", "t02"), "solar_sails", 0).score(0) == 2
    board = upgraded(plain().tiles(0, "t01", "t02"), "solar_sails", 1)
    assert board.asked() == "0 exploretile"
    explored = 0
    for _ in range(60):
        if board.asked() == "0 taketurn":
            break
        explored += board.asked() == "0 laytile"
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    assert (explored, board.log().count("explores")) == (2, 2)


@rule("tapestry.boxes.arts_icon")
def test_two_of_them_need_the_arts_track() -> None:
    position = table(options=FUTURES).position
    there = [position.box.tech[card].id for card in position.shared.techs_under(position.options)]
    assert [name for name in NAMES if name not in there] == ["cloning", "holographic_memory"]
    position = plain().position
    there = [position.box.tech[card].id for card in position.shared.techs_under(position.options)]
    assert tuple(there[-12:]) == NAMES
    assert not set(NAMES) & {card.id for card in table().position.box.tech}


@rule("tapestry.technology.corrected_oil_paint", "tapestry.tech.oil_paint")
def test_oil_paint_is_the_corrected_printing_in_every_game() -> None:
    for options in (ALL, {"arts_and_architecture": "in"}):
        box = table(options=options).position.box
        assert [card.id for card in box.tech].count("oil_paint") == 1
        for seat in (0, 1):
            board = table(options=options).token(0, arts=0).token(1, arts=0)
            number = box.tech_no["oil_paint"]
            assert not meets_needs(board.token(seat, arts=3).position, 0, number)
            assert meets_needs(board.token(seat, arts=4).position, 0, number)


# ---- single use


@rule("tapestry.technology.single_use")
def test_eight_of_them_are_turned_over_with_their_square() -> None:
    box = plain().position.box
    assert tuple(card.id for card in box.tech if card.single_use) == tuple(name for name in NAMES if name in ONCE)


@rule("tapestry.technology.single_use")
def test_turned_over_it_counts_but_serves_and_moves_no_more() -> None:
    board = upgraded(plain(), "cyborgs", 1).act("track science")
    while board.asked() != "0 taketurn":
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    assert upgradable(board.position, 0) == upgradable(board.position, 0, freely=True) == []
    score = board.score(0)
    board.do(0, [{"points_per": {"of": "tech_card"}}])
    assert board.score(0) == score + 1
    assert board.do(0, [{"use_tech": "square"}]).asked() == "0 taketurn"
    dump = board.era(2, 2).audit().position.dump()
    assert game().load(dump).dump() == dump


@rule("tapestry.technology.single_use", "tapestry.civilizations.inventors")
def test_others_bring_it_no_further_than_the_middle_row() -> None:
    board = plain(("inventors", "leaders")).tech(1, 1, "cyborgs").tech(1, 0, "teleportation")
    use(board, 0, "inventors")
    assert "upgrade teleportation" in board.legal()
    assert board.refused("upgrade cyborgs") == "civilizations.inventors"


@rule("tapestry.technology.single_use", "tapestry.faq.inventors_top_row")
def test_one_that_the_inventors_take_is_turned_over_and_never_upgraded() -> None:
    board = plain(("inventors", "leaders")).era(2, 5).tech(1, 1, "cyborgs")
    number = board.position.box.tech_no["cyborgs"]
    board.position.tech_mark[number] = 0
    board.do(1, [{"upgrade": True}]).act("track science")
    for _ in range(30):
        if board.asked() == "0 taketurn":
            break
        board.act("track science" if "track science" in board.legal() else board.legal()[-1])
    assert (board.where(0, "science"), board.where(1, "science")) == ((1,), (1,)), "both gain the square"
    assert (board.techs(0), turned(board, "cyborgs")) == ({"cyborgs": 0}, True)
    assert upgradable(board.audit().position, 0, freely=True) == []
    use(board, 0, "inventors")
    assert "upgrade cyborgs" not in board.legal()


@rule("tapestry.technology.single_use", "tapestry.civilizations.recyclers")
def test_the_recyclers_bring_it_back_for_points_and_it_stays_turned_over() -> None:
    board = plain(("recyclers", "leaders")).tech(0, 2, "cyborgs")
    board.position.turned = [board.position.box.tech_no["cyborgs"]]
    board.do(0, [{"upgrade": True}])
    if board.asked() == "0 upgradecard":
        board.act("upgrade cyborgs")
    assert (board.techs(0)["cyborgs"], board.score(0), turned(board, "cyborgs")) == (0, 5, True)
    assert board.position.box.tech_no["cyborgs"] not in upgradable(board.audit().position, 0, freely=True)


@rule("tapestry.technology.single_use", "tapestry.cards.alliance")
def test_an_ally_copies_its_square_and_keeps_nothing() -> None:
    board = plain().mat(1, 2, "alliance")
    board.position.partner[1] = 0
    upgraded(board, "cyborgs", 1).act("track science")
    for _ in range(30):
        if board.asked() == "0 taketurn":
            break
        board.act("track science" if "track science" in board.legal() else board.legal()[-1])
    assert (board.where(0, "science"), board.where(1, "science")) == ((1,), (1,))
    assert turned(board, "cyborgs")


@rule("tapestry.technology.single_use", "tapestry.civilizations.spies")
def test_spies_never_use_the_square_of_anothers_single_use_card() -> None:
    board = plain(("spies", "leaders")).tech(1, 2, "cyborgs")
    assert not able(board, 0, "spies")
    assert able(board.tech(1, 1, "cyborgs"), 0, "spies"), "the circle is everybody's"
