"""Research: the scholar, the leader, the colour, the cards turned up, and what the technology gives."""

from __future__ import annotations

import pytest

from ecumene.games.beyond_the_horizon.box.terms import MOVE_BONUS
from ecumene.games.beyond_the_horizon.play.moving import MoveUnits
from ecumene.games.beyond_the_horizon.play.research import gain_technology
from tests.beyond_the_horizon.board import Board, table
from tests.beyond_the_horizon.cards import ACTIVE, COINS, gained, meet, next_leader, quiet, said, study
from tests.marks import rule


def first_level() -> Board:
    """Red and yellow lie on I1 and I2, green and blue on I3 and I4; seat 0 has researched all of them."""
    board = quiet()
    for slot, card in zip(("I1", "I2", "I3", "I4"), ("bronze_casting", "agriculture", "wheel", "writing"), strict=True):
        board.card(slot, card)
    return board.tech(0, "bronze_casting", "agriculture", "wheel", "writing")


def research(board: Board, slot: str, seat: int = 0) -> Board:
    """A seat researches a slot with its prerequisites and an active scholar."""
    return board.do(seat, [{"research": {"level": slot[:-1], "scholar": "active"}}]).act(f"research {slot}")


def card_on(board: Board, slot: str) -> str:
    """The technology on a slot."""
    position = board.position
    return position.box.technologies[position.cards[position.box.slot_no[slot]]].id


def kept_under(board: Board, level: int) -> list[str]:
    """The cards under a deck, the first to come first."""
    return [board.position.box.technologies[card].id for card in board.position.under[level]]


# ---- the rulebook's example


@rule(
    "beyond_the_horizon.research.first",
    "beyond_the_horizon.research.colour",
    "beyond_the_horizon.research.reveal",
    "beyond_the_horizon.research.keep",
    "beyond_the_horizon.research.under",
    "beyond_the_horizon.research.bonus",
)
def test_the_example_of_the_rulebook() -> None:
    board = quiet().lay("golden_valley", "fishing_shore").village(0, "golden_valley", "fishing_shore")
    board.tech(0, "astronomy", "mining").deck("conscription", "missiles", "public_schooling", "refrigeration", "cinema")
    next_leader(board, "isaac_newton")
    board.removed(0, food=1, economy=1).pawn(0, "grow").act("act research_iii", "research III1")
    assert board.asked() == "0 investcube"  # first the leader
    board.act("cube economy")
    assert board.legal() == ["colour blue", "colour green"]  # the colours of the two prerequisites
    assert board.refused("colour red") == "research.colour"
    board.act("colour blue")
    assert board.legal() == ["keep missiles", "keep refrigeration"]
    assert board.refused("keep conscription") == "research.reveal"
    food, active = board.cubes(0)[0], board.has(0, "active")
    board.act("keep refrigeration")
    assert card_on(board, "III1") == "refrigeration"
    assert board.cubes(0)[0] == food + 1
    assert board.has(0, "active") == active + said("refrigeration", "bonus", "activate")
    assert kept_under(board, 1) == ["cinema", "conscription", "missiles", "public_schooling"]


# ---- the scholar


@rule("beyond_the_horizon.research.scholar")
def test_the_scholar_stays_at_the_slot_for_good() -> None:
    board = research(quiet().card("I2", "wheel"), "I2")
    assert board.position.scholars[0] == 1 << board.position.box.slot_no["I2"]
    assert board.has(0, "active") + sum(board.pawns(0)) + len(board.army(0)) == 21  # of 22
    board.phase("production")
    assert [choice for choice in board.legal() if choice.startswith("recall")] == ["recall rose_sands settler 2"]


@rule("beyond_the_horizon.research.active_scholar")
def test_the_scholar_is_an_active_pawn() -> None:
    board = quiet().card("I2", "wheel")
    columns = board.pawns(0)
    research(board, "I2")
    assert (board.has(0, "active"), board.pawns(0)) == (ACTIVE - 1, columns)
    board = quiet().govern(0, "court_of_scribes").give(0, active=1)
    board.position.active[0] = 0
    board.do(0, [{"research": {"level": "I", "scholar": "active"}}])
    assert board.refused("research I1") == "research.active_scholar"


@rule("beyond_the_horizon.research.active_scholar", "beyond_the_horizon.effects.research")
def test_without_an_active_pawn_there_is_no_scholar_unless_one_comes_from_a_column() -> None:
    board = table()
    board.position.active[0] = 0
    asked = board.asked()
    assert board.do(0, [{"research": {"level": "I", "scholar": "active"}}]).asked() == asked
    board.do(0, [{"research": {"level": "I", "scholar": "inactive"}}])
    assert board.asked() == "0 researchslot"
    board.columns(0, 0, 0, 0, 0, 0)
    assert board.act("pass").do(0, [{"research": {"level": "I", "scholar": "inactive"}}]).asked() == asked


@rule("beyond_the_horizon.effects.research", "beyond_the_horizon.action.research_ii")
def test_an_effect_takes_no_coins_but_the_action_does() -> None:
    board = first_level().act("act research_ii")
    assert gained(board) == {"coins": -2}
    board = first_level().do(0, [{"research": {"level": "II", "scholar": "active"}}])
    assert gained(board) == {}
    assert [choice[:11] for choice in board.legal()] == ["research II"] * 6 + ["pass"]


# ---- first and later


@rule("beyond_the_horizon.research.first")
def test_only_the_first_to_research_a_slot_takes_a_leader() -> None:
    board = first_level()
    research(board, "II1")
    assert len(board.position.leaders[0]) == 1
    board = study("coinage")
    assert board.position.leaders[0] == ()


@rule("beyond_the_horizon.research.first", "beyond_the_horizon.research.level_i")
def test_level_i_has_no_leaders() -> None:
    board = research(quiet(), "I1")
    assert board.position.leaders[0] == ()
    assert "leader" not in board.log()


@rule("beyond_the_horizon.research.lasting")
def test_the_bonus_of_a_technology_does_not_see_its_lasting_effect() -> None:
    board = table().removed(0, food=2).units(0, "cradle settler 2")
    gain_technology(board.position, 0, board.position.box.technology_no["chivalry"])
    board.settle().act("upgrade cradle settler 2")  # the food cube raises a unit and moves
    question = board.position.question()
    assert isinstance(question, MoveUnits)
    assert question.left == 1
    while board.asked() != "0 takeaction":
        board.act("pass")
    assert board.position.modifier(0, MOVE_BONUS) == said("chivalry", "always", "move_bonus")


@rule("beyond_the_horizon.research.later")
def test_who_comes_later_gains_the_technology_without_leader_and_choice() -> None:
    board = study("siegecraft", quiet().card("II1", "siegecraft").deck("mining", "chivalry"))
    assert "siegecraft" in board.technologies(0)
    assert gained(board) == {"fortify": 1}
    assert "leader" not in board.log()
    assert "keeps" not in board.log()
    assert card_on(board, "II1") == "siegecraft"
    assert kept_under(board, 0) == ["mining", "chivalry"]


@rule("beyond_the_horizon.research.ready")
def test_level_iv_lies_open_so_that_its_first_researcher_names_no_colour() -> None:
    board = meet("marie_curie", quiet().card("IV1", "space_flight"))
    assert board.technologies(0) == ["space_flight"]
    assert len(board.position.leaders[0]) == 1
    assert not {"colour", "reveals", "keeps"} & set(board.log())


@rule("beyond_the_horizon.research.bonus")
def test_the_bonus_comes_at_once_after_the_leader() -> None:
    board = meet("hatshepsut", quiet().deck("irrigation", "feudalism").card("I1", "agriculture"))
    assert gained(board) == {"coins": said("hatshepsut", "bonus", "gain")}
    board.act("keep feudalism")
    assert gained(board) == {"coins": said("hatshepsut", "bonus", "gain"), "colonise": 1}


@rule("beyond_the_horizon.research.bonus")
def test_whoever_researches_a_card_has_it_from_then_on() -> None:
    board = research(quiet().card("I1", "wheel"), "I1")
    assert board.technologies(0) == ["wheel"]
    assert board.position.box.values.technology_points[0] == board.scores(0)["technologies"]
    board.pawn(0, "grow").phase("turn")
    assert "act wheel" in board.legal()


# ---- the colour


@rule("beyond_the_horizon.research.colour", "beyond_the_horizon.research.colour_levels")
def test_the_colours_for_level_ii_are_those_of_the_joined_cards_of_level_i() -> None:
    board = first_level()
    next_leader(board, "mansa_musa")
    research(board, "II2")  # joined to I1 and I2
    assert board.legal() == ["colour red", "colour yellow"]
    assert board.refused("colour blue") == "research.colour"


@rule("beyond_the_horizon.research.colour_levels")
def test_the_colours_for_level_iii_are_the_main_colours_of_level_ii_not_those_in_titles() -> None:
    board = first_level().tech(0, "mining", "feudalism")  # green with red in the title, yellow with red
    next_leader(board, "isaac_newton")
    research(board, "III1").act("pass")
    assert board.legal() == ["colour green", "colour yellow"]


@rule("beyond_the_horizon.research.colour")
def test_a_single_colour_is_not_asked_for() -> None:
    board = first_level().deck("coinage", "iron_smelting", "siegecraft")
    next_leader(board, "mansa_musa")
    research(board, "II1")  # joined to I1 alone, where red lies
    assert board.legal() == ["keep iron_smelting", "keep siegecraft"]


@rule("beyond_the_horizon.research.colour_without", "beyond_the_horizon.research.ignoring")
@pytest.mark.parametrize(
    ("face_up", "colours"),
    [
        ((), ["blue", "green", "red", "yellow"]),
        (("II1 mathematics", "II2 coinage"), ["blue", "green"]),
    ],
)
def test_without_prerequisites_one_names_the_colour_of_a_joined_card_that_lies_face_up(
    face_up: tuple[str, ...], colours: list[str]
) -> None:
    board = quiet()
    for where in face_up:
        board.card(*where.split())
    next_leader(board, "napoleon_bonaparte")
    board.do(0, [{"research": {"level": "III", "scholar": "active", "free": True}}]).act("research III1", "pass")
    assert board.legal() == [f"colour {colour}" for colour in colours]


@rule("beyond_the_horizon.research.colour_without")
def test_one_joined_card_that_lies_face_up_decides_the_colour() -> None:
    board = quiet().card("II2", "coinage").deck("telegraph", "cinema", "electricity")
    next_leader(board, "napoleon_bonaparte")
    board.do(0, [{"research": {"level": "III", "scholar": "active", "free": True}}]).act("research III1", "pass")
    assert board.legal() == ["keep telegraph", "keep cinema"]  # green in both titles


# ---- the cards


@rule("beyond_the_horizon.research.reveal")
def test_cards_are_turned_up_until_two_show_the_colour_anywhere_in_their_title() -> None:
    board = first_level().deck("coinage", "feudalism", "mathematics", "engineering", "iron_smelting")
    next_leader(board, "mansa_musa")
    research(board, "II1")  # red
    assert board.legal() == ["keep feudalism", "keep engineering"]  # yellow and blue cards with red in their titles
    assert [event.args["technology"] for event in board.told("reveals")] == [
        "coinage", "feudalism", "mathematics", "engineering",
    ]  # fmt: skip


@rule("beyond_the_horizon.research.reveal")
def test_all_see_the_cards_turned_up() -> None:
    board = first_level().deck("coinage", "feudalism", "mathematics", "engineering", "iron_smelting")
    next_leader(board, "mansa_musa")
    research(board, "II1")
    for seat in (0, 1, None):
        view = board.position.view(seat)
        assert view.dump()["state"]["looked"] == board.position.looked
        assert len(board.position.looked) == 4


@rule("beyond_the_horizon.research.keep", "beyond_the_horizon.research.under")
def test_one_of_the_two_comes_onto_the_slot_and_the_rest_under_the_deck() -> None:
    board = first_level().deck("coinage", "feudalism", "mathematics", "engineering", "iron_smelting")
    next_leader(board, "mansa_musa")
    research(board, "II1").act("keep engineering")
    assert card_on(board, "II1") == "engineering"
    assert "engineering" in board.technologies(0)
    assert kept_under(board, 0) == ["iron_smelting", "coinage", "feudalism", "mathematics"]
    assert board.position.looked == []


@rule("beyond_the_horizon.effects.decline")
def test_research_may_be_declined() -> None:
    board = quiet().do(0, [{"research": {"level": "I", "scholar": "active"}}])
    board.act("pass")
    assert board.has(0, "coins") == COINS
    assert board.position.scholars[0] == 0
    assert board.log()[-1] == "declines"
