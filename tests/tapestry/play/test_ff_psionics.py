"""Psionics of Fantasies & Futures: whatever chance draws or rolls for them is one of two."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from ecumene.core.errors import LoadError
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.box.content import TRACKS
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BLACK, RED, UNKNOWN
from tests.marks import rule
from tests.tapestry.board import Board, begun, game, table
from tests.tapestry.civs import civs_of, use
from tests.tapestry.futures import FF, sound
from tests.tapestry.showing import drawn

CAUSE = "civ.psionics"
OPTIONS: dict[str, int | str] = {**FF, "plans_and_ploys": "in", "arts_and_architecture": "in"}


def psionics(options: Mapping[str, int | str] | None = None, also: str = "", seats: int = 2) -> Board:
    """Psionics to move, perhaps with another civilization besides."""
    board = table(seats, ("psionics", "leaders", "chosen"), options={**FF, **(options or {})}).era(*[2] * seats)
    if also:
        position = board.position
        civ = position.box.civ_no[also]
        position.civ_deck.remove(civ)
        position.civs[0] = (*position.civs[0], civ)
        position.civ_state[civ] = position.box.civs[civ].data.series["mat"]
    return board


def place(pool: list[int], *numbers: int) -> list[int]:
    """The outcomes of chance that draw these numbers from a pool, one after the other."""
    left, outcomes = list(pool), []
    for number in numbers:
        outcomes.append(left.index(number))
        left.remove(number)
    return outcomes


def tiles(board: Board, *pairs: tuple[str, str]) -> Board:
    """Chance will bring these pairs of territory tiles; the one not kept goes back, and the first is kept."""
    left, outcomes = list(board.position.tiles), []
    for pair in pairs:
        numbers = [board.position.box.tile_no[name] for name in pair]
        outcomes += place(left, *numbers)
        left.remove(numbers[0])
    return board.script(hidden_tile=outcomes)


def viewed(board: Board, seat: int | None) -> TapestryPosition:
    view = board.position.view(seat)
    assert isinstance(view, TapestryPosition)
    return view


# ---- draws


@rule("tapestry.civilizations.psionics")
def test_a_territory_tile_is_one_of_two_and_the_other_goes_back() -> None:
    board = tiles(psionics(), ("t09", "t04"))
    board.do(0, [{"gain": {"territory": 1}}], CAUSE)
    assert (board.asked(), board.legal()) == ("0 keeptile", ["tile t04", "tile t09"])
    sound(board).act("tile t09")
    position = board.position
    assert [position.box.tiles[tile].id for tile in position.supply[0]] == ["t09"]
    assert position.box.tile_no["t04"] in position.tiles
    assert position.box.tile_no["t09"] not in position.tiles
    assert board.asked() == "0 taketurn"
    board.audit()


@rule("tapestry.boxes.psionics_one_by_one", "tapestry.boxes.psionics_rejected")
def test_two_tiles_are_two_draws_and_the_one_left_may_come_again() -> None:
    board = tiles(psionics(), ("t01", "t02"), ("t02", "t03"))
    board.do(0, [{"gain": {"territory": 2}}], CAUSE)
    board.act("tile t01")
    assert (board.asked(), board.legal()) == ("0 keeptile", ["tile t02", "tile t03"])
    board.act("tile t02")
    assert len(board.position.supply[0]) == 2
    assert board.asked() == "0 taketurn"


@rule("tapestry.boxes.psionics_one_by_one", "tapestry.tracks.exploration_1")
def test_scouting_gives_two_draws_of_two() -> None:
    board = psionics()
    board.position.perform(0, board.position.spaces.benefit[0], "space.exploration_1")
    board.settle()
    asked = 0
    while board.asked() == "0 keeptile":
        asked += 1
        board.act(board.legal()[0])
    assert (asked, len(board.position.supply[0])) == (2, 2)


@rule("tapestry.boxes.psionics_one_by_one", "tapestry.cards.age_of_sail")
def test_age_of_sail_gives_three_draws_of_two_before_the_exploration() -> None:
    board = psionics().mat(0, 2, "age_of_sail")
    board.do(0, [{"explore": {"where": "adjacent"}}], CAUSE)
    for kept in range(3):
        assert (board.asked(), len(board.legal())) == ("0 keeptile", 2)
        assert len(board.position.supply[0]) == kept
        board.act(board.legal()[0])
    assert board.asked() == "0 tiletogive"  # what the card says about the tiles comes next
    assert len(board.position.supply[0]) == 3


@rule("tapestry.civilizations.psionics")
def test_a_tapestry_card_is_one_of_two_and_the_other_is_shuffled_back() -> None:
    board = psionics()
    position = board.position
    trap, guilds = (position.box.card_no[name] for name in ("trap", "guilds"))
    board.script(tapestry=place(position.deck, trap, guilds)).do(0, [{"gain": {"tapestry": 1}}], CAUSE)
    assert (board.asked(), sorted(board.legal())) == ("0 keepoption", ["keep guilds", "keep trap"])
    assert board.position.concealed()
    sound(board)
    assert board.refused("keep academia") == "civilizations.psionics"
    cards = len(position.deck)
    board.act("keep guilds")
    assert (board.hand_of(0), position.discard, len(position.deck)) == (["guilds"], [], cards + 1)
    assert trap in position.deck
    board.audit()


@rule("tapestry.civilizations.psionics", "tapestry.decks.exhausted")
def test_the_last_card_and_the_last_tile_come_without_a_question() -> None:
    board = psionics()
    position = board.position
    position.hands[1] = sorted([*position.hands[1], *position.deck[1:]])
    position.deck, position.tiles, position.stars = position.deck[:1], position.tiles[:1], position.stars[:1]
    for _ in range(2):  # the second time there is none
        board.do(0, [{"gain": {"tapestry": 1, "territory": 1, "space": 1}}], CAUSE)
        assert board.asked() == "0 taketurn"
    assert (len(position.hands[0]), len(position.supply[0]), len(position.star_supply[0])) == (1, 1, 1)


@rule("tapestry.civilizations.psionics")
def test_a_space_tile_is_one_of_two() -> None:
    board = psionics()
    position = board.position
    board.script(hidden_star=[0, 0]).do(0, [{"gain": {"space": 1}}], CAUSE)
    assert (board.asked(), board.legal()) == ("0 keepstar", ["star s01", "star s02"])
    sound(board).act("star s02")
    assert [position.box.stars[star].id for star in position.star_supply[0]] == ["s02"]
    assert position.box.star_no["s01"] in position.stars


@rule("tapestry.civilizations.psionics", "tapestry.technology.invent")
def test_the_technology_deck_offers_two_cards_and_the_display_none_more() -> None:
    board = psionics()
    position = board.position
    board.do(0, [{"invent": {"from": "any"}}], CAUSE)
    assert board.asked() == "0 inventcard"
    shown = position.box.tech[position.display[0]].id
    board.act(f"invent {shown}")
    assert (board.asked(), board.techs(0)) == ("0 taketurn", {shown: 0})
    names = [position.box.tech[card].id for card in position.tech_deck[:2]]
    board.script(hidden_tech=[0, 0]).do(0, [{"invent": {"from": "any"}}], CAUSE).act("invent deck")
    assert (board.asked(), board.legal()) == ("0 keeptech", [f"invent {name}" for name in names])
    sound(board)
    assert board.refused(f"invent {position.box.tech[position.display[0]].id}") == "civilizations.psionics"
    board.act(f"invent {names[1]}")
    assert board.techs(0) == {shown: 0, names[1]: 0}
    assert position.box.tech_no[names[0]] in position.tech_deck
    board.audit()


@rule("tapestry.civilizations.psionics", "tapestry.decks.reshuffle")
def test_the_last_tech_card_of_the_deck_is_offered_with_one_of_the_discards() -> None:
    board = psionics()
    position = board.position
    position.tech_discard, position.tech_deck = position.tech_deck[1:], position.tech_deck[:1]
    last = position.tech_deck[0]
    board.do(0, [{"invent": {"from": "deck"}}], CAUSE)
    assert (board.asked(), len(board.legal())) == ("0 keeptech", 2)
    assert f"invent {position.box.tech[last].id}" in board.legal()
    assert position.tech_discard == []


@rule("tapestry.civilizations.psionics", "tapestry.landmarks.card_drawn")
def test_landmark_cards_are_drawn_one_of_two_each() -> None:
    board = psionics(OPTIONS)
    position = board.position
    deck = list(position.landmark_deck)
    names = [position.box.landmarks[card].id for card in deck[:3]]
    board.script(hidden_landmark_card=[0, 0, 0, 0]).do(0, [{"landmark_card": 2}], CAUSE)
    assert (board.asked(), board.legal()) == ("0 keeplandmarkcard", [f"landmark {name}" for name in names[:2]])
    sound(board).act(f"landmark {names[1]}")
    assert board.legal() == [f"landmark {names[0]}", f"landmark {names[2]}"]
    board.act(f"landmark {names[2]}")
    assert position.landmark_cards[0] == (deck[1], deck[2])
    assert position.landmark_deck == [deck[0], *deck[3:]]
    board.audit()


@rule("tapestry.civilizations.psionics", "tapestry.boxes.psionics_rejected")
def test_a_civilization_is_one_of_two_and_the_other_can_be_drawn_again() -> None:
    board = psionics()
    position = board.position
    board.do(0, [{"gain": {"civilization": 1}}], CAUSE)
    assert (board.asked(), len(board.legal())) == ("0 keepcivilization", 2)
    assert board.refused("lead leaders") == "civilizations.psionics"
    others = set(position.offers[0])
    board.act(board.legal()[0])
    assert len(civs_of(board, 0)) == 2
    assert len(others & set(position.civ_deck)) == 1


@rule("tapestry.civilizations.psionics")
def test_gained_during_the_game_they_work_at_once_for_the_rest_of_the_same_effect() -> None:
    board = table(2, ("leaders", "chosen"), options=FF).era(2, 2)
    number = board.position.box.civ_no["psionics"]
    board.script(civilization=[board.position.civ_deck.index(number)])
    board.do(0, [{"gain": {"civilization": 2}}], CAUSE)
    assert civs_of(board, 0) == ["leaders", "psionics"]
    assert (board.asked(), len(board.legal())) == ("0 keepcivilization", 2)
    board.act(board.legal()[0])
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    board.do(0, [{"gain": {"territory": 1}}], CAUSE)
    assert board.asked() == "0 keeptile"


@rule("tapestry.civilizations.psionics")
def test_nobody_else_has_more_options() -> None:
    board = psionics()
    board.do(1, [{"gain": {"territory": 1, "tapestry": 1, "space": 1}}, {"research": {"benefit": False}}])
    assert board.asked() in ("0 taketurn", "1 afterroll")
    assert "keeptile" not in board.asked()


@rule("tapestry.civilizations.psionics")
def test_a_masterpiece_of_the_deck_is_taken_unseen_as_by_everybody() -> None:
    board = psionics(OPTIONS)
    board.do(0, [{"gain": {"masterpiece": 1}}], CAUSE)
    assert board.asked() == "0 createmasterpiece"
    board.act("masterpiece deck")
    assert (board.asked(), len(board.works_of(0))) == ("0 taketurn", 1)


@rule("tapestry.civilizations.psionics", "tapestry.civilizations.advisors", "tapestry.boxes.psionics_one_by_one")
def test_a_card_handed_over_is_no_draw_and_one_drawn_instead_is_one_of_two() -> None:
    for answer, asked in (("pick 1", "0 taketurn"), ("decline", "0 keepoption")):
        board = table(2, ("psionics", "advisors"), options={**FF, "plans_and_ploys": "in"}).era(2, 2)
        board.hand(1, "guilds").position.turn = 0
        board.do(0, [{"gain": {"tapestry": 1}}], CAUSE)
        assert board.asked() == "1 advisorsanswer"
        assert board.act(answer).asked() == asked


# ---- where several are drawn already


@rule("tapestry.boxes.psionics_options", "tapestry.options.first_card")
def test_the_first_card_of_two_is_one_of_three_for_them_and_both_others_are_discarded() -> None:
    board = begun(2, ("psionics", "leaders"), options={**FF, "first_card": "of_two"})
    assert board.asked() == "0 keepcard"
    assert len(board.position.drawn[0]) == 3
    board.act(board.legal()[0])
    assert len(board.position.discard) == 2
    while board.asked() != "1 keepcard":
        board.act(board.legal()[0])
    assert len(board.position.drawn[1]) == 2


@rule("tapestry.boxes.psionics_options", "tapestry.options.gained_civilization")
def test_a_civilization_of_two_is_one_of_three_for_them_and_both_others_are_gone() -> None:
    board = psionics({"gained_civilization": "of_two"})
    left = len(board.position.civ_deck)
    board.do(0, [{"gain": {"civilization": 1}}], CAUSE)
    assert (board.asked(), len(board.legal())) == ("0 keepcivilization", 3)
    offered = set(board.position.offers[0])
    board.act(board.legal()[1])
    while board.asked() == "0 keepcivilization":  # where the one kept gives way to another
        left -= 3
        offered = set(board.position.offers[0])
        board.act(board.legal()[0])
    assert not offered & set(board.position.civ_deck)
    assert len(board.position.civ_deck) == left - 3


@rule("tapestry.boxes.psionics_options", "tapestry.civilizations.infiltrators")
def test_with_the_infiltrators_it_is_one_of_four_and_the_rest_goes_back() -> None:
    board = psionics(OPTIONS, "infiltrators")
    left = len(board.position.civ_deck)
    board.do(0, [{"gain": {"civilization": 1}}], CAUSE)
    assert (board.asked(), len(board.legal())) == ("0 keepcivilization", 4)
    offered = set(board.position.offers[0])
    kept = next(act for act in board.legal() if act not in ("lead futurists", "lead mystics"))
    board.act(kept)
    assert len(offered & set(board.position.civ_deck)) == 3
    assert len(board.position.civ_deck) == left - 1


@rule("tapestry.boxes.psionics_options", "tapestry.civilizations.recyclers")
def test_the_recyclers_draw_one_more_and_discard_the_rest() -> None:
    board = psionics(OPTIONS, "recyclers")
    mine = board.position.box.civs[board.position.box.civ_no["recyclers"]].data.numbers["drawn"]
    use(board, 0, "recyclers", "setup")
    assert (board.asked(), len(board.legal())) == ("0 recyclerskeep", mine + 1)
    board.act(board.legal()[0])
    assert len(board.position.tech_discard) == mine


@rule("tapestry.boxes.psionics_options", "tapestry.civilizations.gamblers")
def test_the_gamblers_reveal_one_more() -> None:
    board = psionics(OPTIONS, "gamblers")
    use(board, 0, "gamblers")
    assert len(board.told("turns-up")) == 4


@rule("tapestry.boxes.psionics_options", "tapestry.civilizations.illuminati")
def test_the_illuminati_keep_one_of_four_and_discard_the_rest() -> None:
    board = psionics(FF, "illuminati")
    use(board, 0, "illuminati", "setup")
    assert board.asked() == "0 illuminatikeep"
    assert len(board.position.drawn[0]) == 4
    board.act(board.legal()[0])
    assert len(board.position.discard) == 3


@rule("tapestry.boxes.psionics_options", "tapestry.cards.lost_artifacts")
def test_lost_artifacts_are_one_of_four() -> None:
    board = psionics()
    board.do(0, [{"keep_one_of": 3}], CAUSE)
    assert len(board.position.drawn[0]) == 4
    board.act(board.legal()[0])
    assert (len(board.position.hands[0]), len(board.position.discard)) == (1, 3)


@rule("tapestry.boxes.psionics_one_by_one", "tapestry.civilizations.advisors")
def test_the_cards_that_come_with_the_advisors_are_one_of_two_each() -> None:
    board = psionics(OPTIONS, "advisors")
    cards = board.position.box.civs[board.position.box.civ_no["advisors"]].data.numbers["cards"]
    use(board, 0, "advisors", "gained")
    for kept in range(cards):
        assert board.asked() == "0 advisorskeep"
        assert len(board.position.hands[0]) == kept
        sound(board).act(board.legal()[0])
    assert board.asked() == "0 advisorsgift"
    assert len(board.position.hands[0]) == cards
    assert len(board.legal()) == len(set(board.position.hands[0])) + 1
    board.audit()


@rule("tapestry.civilizations.psionics", "tapestry.cards.coal_baron", "tapestry.cards.cartography")
@pytest.mark.parametrize(
    ("effect", "asked"),
    [
        ({"code": "explore_drawn"}, "0 keepbarontile"),
        ({"chart": {"points": 1, "then": [{"points": 7}]}}, "0 keepcharttile"),
    ],
)
def test_a_tile_to_explore_with_is_one_of_two(effect: Mapping[str, object], asked: str) -> None:
    board = tiles(psionics(OPTIONS), ("t09", "t04"))
    board.do(0, [effect], CAUSE)
    assert (board.asked(), board.legal()) == (asked, ["tile t04", "tile t09"])
    sound(board).act("tile t09")
    assert board.asked() == "0 laytile"
    board.act(board.legal()[0])
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert board.position.box.tile_no["t09"] in board.position.land
    assert board.position.box.tile_no["t04"] in board.position.tiles


@rule("tapestry.civilizations.psionics", "tapestry.reserve.space_tile")
def test_a_space_tile_for_the_reserve_is_one_of_two() -> None:
    board = psionics().hand(0, "ecstatic_visions")
    board.script(hidden_star=[0, 0]).do(0, [{"play_tapestry": True}], CAUSE)
    while board.asked() != "0 reservestar":
        board.act(board.legal()[0])
    sound(board).act("star s02")
    assert board.position.star_supply[0] == []
    assert len(board.position.reserve[0]) == 1
    assert board.position.box.star_no["s02"] not in board.position.stars
    assert board.position.box.star_no["s01"] in board.position.stars
    board.audit()


@rule("tapestry.civilizations.psionics", "tapestry.civilizations.werefolk")
@pytest.mark.parametrize(("face", "asked"), [(0, "0 werefolkretreat"), (1, "0 choosetrack")])
def test_the_werefolk_gain_one_of_two_tiles_and_throw_it_once(face: int, asked: str) -> None:
    board = psionics(FF, "werefolk").token(0, exploration=2, science=2, military=2, technology=2)
    board.script(hidden_star=[0, 0], throw=[face])
    use(board, 0, "werefolk")
    assert (board.asked(), board.legal()) == ("0 werefolkstar", ["star s01", "star s02"])
    sound(board).act("star s02")
    assert board.asked() == asked
    assert [board.position.box.stars[star].id for star in board.position.star_supply[0]] == ["s02"]
    assert len(board.told("throws")) == 1


@rule("tapestry.civilizations.psionics", "tapestry.civilizations.merfolk")
def test_the_merfolk_choose_their_card_before_they_dive() -> None:
    board = psionics(FF, "merfolk").hand(0, "guilds", "trap")
    use(board, 0, "merfolk")
    assert board.asked() == "0 keepoption"
    board.act(board.legal()[0])
    assert board.asked().startswith("0 merfolk")


# ---- dice


@rule("tapestry.boxes.psionics_dice", "tapestry.research.roll")
def test_the_science_die_is_rolled_twice_and_one_track_kept() -> None:
    board = psionics().token(0, exploration=1, science=1, military=1, technology=1)
    faces = board.position.science_die
    board.script(science=[faces.index(0), faces.index(3)]).do(0, [{"research": {"benefit": False}}], CAUSE)
    assert (board.asked(), board.legal()) == ("0 keeproll", ["track exploration", "track technology"])
    board.act("track technology").act("accept")
    assert board.where(0, "technology") == (2,)
    board.script(science=[faces.index(0), faces.index(0)]).do(0, [{"research": {"benefit": False}}], CAUSE)
    assert board.asked() == "0 afterroll"


@rule("tapestry.boxes.psionics_options", "tapestry.cards.empiricism")
def test_with_empiricism_it_is_one_of_three_rolls() -> None:
    board = psionics().mat(0, 2, "empiricism")
    faces = board.position.science_die
    board.script(science=[faces.index(0), faces.index(1), faces.index(3)]).do(
        0, [{"research": {"benefit": False}}], CAUSE
    )
    assert (board.asked(), len(board.legal())) == ("0 keeproll", 3)


def conquest(board: Board, red: tuple[int, int], black: tuple[int, int]) -> Board:
    """A territory is conquered; each die shows these faces, from 1."""
    board.script(red=[face - 1 for face in red], black=[face - 1 for face in black])
    home = WORLD.hexes[board.position.home[0]]
    beside = [str(place) for place in home.neighbours() if WORLD.read(str(place)) in board.position.board.hexes]
    board.lay(beside[0], "t01")
    return board.do(0, [{"conquer": {"where": "adjacent", "dice": "one"}}], CAUSE).act(f"conquer {beside[0]}")


@rule("tapestry.boxes.psionics_dice", "tapestry.conquering.dice")
def test_each_conquest_die_is_rolled_twice_and_one_result_kept_of_each() -> None:
    board = conquest(psionics(), (1, 4), (1, 2))
    assert (board.asked(), board.legal()) == ("0 keepface", ["pick 1", "pick 2"])
    sound(board).act("pick 2")
    assert board.position.dice[RED] == 3
    assert board.asked() == "0 keepface"
    board.act("pick 1")
    assert (board.position.dice[BLACK], board.asked()) == (0, "0 choosedie")
    board.act("die red")
    assert board.score(0) == 7
    assert len(board.told("rolls")) == 4


@rule("tapestry.boxes.psionics_dice", "tapestry.cards.wishing_well", "tapestry.cards.three_oracles")
def test_wishes_and_oracles_roll_twice_too() -> None:
    board = psionics().script(red=[0, 3], black=[4, 1])
    board.do(0, [{"roll_both": {"tile": [{"points": 1}]}}], CAUSE)
    assert board.asked() == "0 keepface"
    sound(board).act("pick 2")
    sound(board).act("pick 2")
    assert (board.asked(), board.score(0), board.stock(0)) == ("0 taketurn", 7, {"worker": 1})
    faces = board.position.science_die
    board.script(science=[faces.index(0), faces.index(1)]).do(0, [{"oracles": {"rolls": 1, "points": 3}}], CAUSE)
    assert board.act("track science").asked() == "0 keeproll"


@rule("tapestry.boxes.psionics_dice")
def test_results_that_are_alike_are_not_asked_about() -> None:
    board = conquest(psionics(), (5, 6), (5, 6))  # points for territories, and the benefit of the tile
    assert board.asked() != "0 keepface"


@rule("tapestry.boxes.psionics_dice", "tapestry.cards.national_parks")
def test_a_single_die_that_was_named_is_rolled_twice() -> None:
    board = psionics(OPTIONS).script(red=[0, 3])
    board.do(0, [{"roll_named": True}], CAUSE, board.position.home[0]).act("die red")
    assert board.asked() == "0 keepface"
    board.act("pick 2")
    assert (board.score(0), board.asked()) == (7, "0 taketurn")


@rule("tapestry.boxes.psionics_dice", "tapestry.boxes.psionics_options", "tapestry.civilizations.treasure_hunters")
def test_treasures_roll_once_more_or_keep_one_of_two_each_time() -> None:
    board = psionics(OPTIONS, "treasure_hunters")
    here = board.position.home[0]
    board.script(red=[0, 3, 1, 2]).do(0, [{"code": "treasure_red_twice"}], CAUSE, here)
    assert board.asked() == "0 keepface"
    board.act("pick 2")
    assert (board.score(0), board.asked()) == (7, "0 keepface")
    board.act("pick 2")
    assert (board.score(0), board.asked()) == (13, "0 taketurn")
    board.script(black=[0, 1, 2]).do(0, [{"code": "treasure_black_twice"}], CAUSE, here)
    assert (board.asked(), board.legal()) == ("0 treasurehuntersdie", ["pick 1", "pick 2", "pick 3"])
    board.act("pick 3")
    assert board.stock(0) == {"food": 1}
    board.token(0, exploration=1, science=1, military=1, technology=1, arts=1)
    faces = board.position.science_die
    board.script(science=[faces.index(track) for track in range(3)])
    board.do(0, [{"code": "treasure_science_twice"}], CAUSE, here)
    assert board.asked() == "0 treasurehunterstrack"
    assert board.legal() == [*[f"track {name}" for name in TRACKS[:3]], "decline"]


@rule("tapestry.boxes.psionics_dice", "tapestry.civilizations.illuminati")
def test_the_illuminati_hear_the_first_roll() -> None:
    board = table(2, ("psionics", "illuminati"), options=FF).era(2, 2)
    conquest(board, (1, 4), (1, 2))
    board.act("pick 2").act("pick 2").act("die red")
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert (board.score(0), board.score(1)) == (7, 4)
    assert board.stock(1) == {"coin": 1}


# ---- income turns


@rule("tapestry.civilizations.psionics")
@pytest.mark.parametrize(
    ("era", "asked"), [(2, "0 keeptile"), (3, "0 keepoption"), (4, "0 inventcard"), (5, "0 keeproll")]
)
def test_each_income_turn_brings_something(era: int, asked: str) -> None:
    board = psionics().era(era, era).token(0, exploration=1, science=1, military=1, technology=1)
    faces = board.position.science_die
    board.script(science=[faces.index(0), faces.index(3)])
    assert use(board, 0, "psionics").asked() == asked
    if era == 5:
        board.token(0, technology=0).act("track technology").act("accept")
        assert board.where(0, "technology") == (1,)
        assert board.asked() == "0 inventcard"  # with its benefit


# ---- secrets


@rule("tapestry.boxes.psionics_rejected", "tapestry.civilizations.psionics")
@pytest.mark.parametrize(
    "effect",
    [
        {"gain": {"territory": 1}},
        {"gain": {"space": 1}},
        {"gain": {"tapestry": 1}},
        {"invent": {"from": "deck"}},
        {"landmark_card": 1},
    ],
)
def test_nobody_else_sees_what_they_choose_from(effect: Mapping[str, object]) -> None:
    board = psionics(OPTIONS, seats=3)
    board.do(0, [effect], CAUSE)
    options = list(board.legal())
    assert len(options) == 2
    things = [act.partition(" ")[2] for act in options]
    for viewer in (1, None):
        view = viewed(board, viewer)
        assert UNKNOWN in (*getattr(view.agenda[-1], "options", ()), *view.drawn[0])
        shown = drawn(board, viewer)
        assert not [thing for thing in things for one in shown if one.endswith(f".{thing}")]
    own = viewed(board, 0)
    assert [act.notation for act in own.legal(0)] == options
    for seed in range(4):
        guess = board.position.guess(1, Random(seed))
        assert isinstance(guess, TapestryPosition)
        guess.audit()
        assert len(guess.legal(0)) >= 1
        guess.apply(0, guess.legal(0)[0])
        guess.audit()


@rule("tapestry.boxes.psionics_rejected")
def test_a_stored_game_that_offers_what_was_not_drawn_is_refused() -> None:
    board = psionics().tiles(1, "t05")
    board.do(0, [{"gain": {"territory": 1}}], CAUSE)
    dump = board.position.dump()
    item = dump["agenda"][-1][1]
    for options in ([item["options"][0]] * 2, [board.position.supply[1][0], item["options"][0]]):
        item["options"] = options
        with pytest.raises(LoadError, match="not drawn"):
            game().load(dump)


# ---- whole games


@rule("tapestry.civilizations.psionics")
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_with_psionics_go_to_their_end(seed: int) -> None:
    board = begun(2, ("psionics", "leaders"), seed=seed, options=OPTIONS)
    rng = Random(seed)
    kinds: set[str] = set()
    for _ in range(4000):
        question = board.position.question()
        if question is None:
            break
        kinds.add(question.kind)
        seat = board.position.pending()[0]
        legal = board.position.legal(seat)
        board.position.apply(seat, legal[rng.randrange(len(legal))])
        board.position.audit()
    assert board.position.question() is None
    assert {"keeptile", "keepoption"} <= kinds
