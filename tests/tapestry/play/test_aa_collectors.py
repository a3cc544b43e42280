"""The Collectors: one thing of each kind on their mat."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.core.errors import EcumeneError
from ecumene.games.tapestry.box.content import PAY_TECH
from ecumene.games.tapestry.play.civilizations.collectors import collected
from ecumene.games.tapestry.play.civilizations.gaining import give_up_mat
from ecumene.games.tapestry.play.counting import COUNTABLE, count
from ecumene.games.tapestry.play.landmark_cards import progress
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import UNKNOWN
from ecumene.games.tapestry.play.paying import owned_cards
from tests.marks import rule
from tests.tapestry.arts import deck, lead, played_out, reloaded
from tests.tapestry.board import Board, begun, game, table
from tests.tapestry.cities import IN
from tests.tapestry.civs import gain, lay, mat, use
from tests.tapestry.laying import in_force
from tests.tapestry.showing import acts, drawn, english, paths
from tests.tapestry.speaking import speech

ADJACENT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
HOUSE = [{"build": ["house"]}]
FORGE = [{"landmark": "forge"}]
CARD = [{"gain": {"tapestry": 1}}]
TILE = [{"gain": {"territory": 1}}]
INVENT = [{"invent": {"from": "display"}}]
STORE = "0 collectorsstore"


def paid(board: Board) -> Board:
    """The resource for something put away is taken."""
    assert board.asked() == "0 takeresource"
    before = board.position.resources(0)
    board.act("take coin")
    assert board.position.resources(0) == before + 1
    return board


def fronts(board: Board) -> Board:
    """Two territories beside the capital of seat 0 can be conquered."""
    home = board.position.home[0]
    near = [place for place in board.position.board.around[home] if board.position.land[place] == -1][:2]
    for place, tile in zip(near, ("t05", "t06"), strict=True):
        number = board.position.box.tile_no[tile]
        board.position.tiles.remove(number)
        board.position.land[place] = number
    return board


# ---- beginning


@rule("tapestry.adjustments.collectors")
def test_whoever_begins_with_them_gains_a_resource() -> None:
    board = begun(civs=("collectors", "chosen"), options=IN)
    assert board.asked() == "0 takeresource"
    assert board.act("take food").stock(0) == {"food": 1}


# ---- what goes on the mat


@rule("tapestry.civilizations.collectors")
def test_a_conquest_may_put_its_outpost_on_the_mat_instead() -> None:
    board = fronts(lead("collectors"))
    pieces, outposts = list(board.position.pieces), board.position.outposts[0]
    board.do(0, ADJACENT, "income")
    assert (board.asked(), board.legal()) == (STORE, ["accept", "decline"])
    paid(reloaded(board).act("accept"))
    assert board.position.pieces == pieces
    assert board.position.outposts[0] == outposts - 1
    assert board.told("rolls") == []
    assert board.asked() == "0 taketurn"
    assert collected(board.position) == [1]
    board.do(0, ADJACENT, "income")
    assert board.asked() == "0 conquertarget", "once only"


@rule("tapestry.civilizations.collectors")
def test_whoever_declines_conquers() -> None:
    board = fronts(lead("collectors")).do(0, ADJACENT, "income").act("decline")
    assert board.asked() == "0 conquertarget"
    assert collected(board.position) == []


@rule("tapestry.civilizations.collectors")
def test_without_a_territory_to_conquer_no_outpost_is_gained() -> None:
    board = lead("collectors")
    board.position.land = [-1 if land == -2 else land for land in board.position.land]
    board.position.land[board.position.home[0]] = -2
    assert board.do(0, ADJACENT, "income").asked() == "0 taketurn"


@rule("tapestry.civilizations.collectors")
def test_a_single_territory_is_conquered_where_they_decline() -> None:
    board = fronts(lead("collectors"))
    here = next(n for n in board.position.board.around[board.position.home[0]] if board.position.land[n] >= 0)
    assert board.position.controller(here) == -1
    board.do(0, [{"conquer": {"where": "here", "dice": "one"}}], "income", here)
    assert reloaded(board).asked() == STORE
    board.act("decline")
    assert board.position.controller(here) == 0


@rule("tapestry.civilizations.collectors")
def test_an_outpost_of_the_militants_leaves_their_mat_too() -> None:
    board = fronts(gain(lead("collectors"), 0, "militants")).do(0, ADJACENT, "income").act("accept")
    assert board.asked() == "0 militantsrow"
    paid(board.act("pick 1"))
    assert sum(mat(board, "militants")) == 1


@rule("tapestry.civilizations.collectors", "tapestry.boxes.collected")
def test_a_house_goes_there_instead_of_into_the_capital() -> None:
    board = lead("collectors").do(0, HOUSE, "income")
    assert "civilization collectors" in board.legal()
    paid(reloaded(board).act("civilization collectors"))
    position = board.position
    kind = mat(board, "collectors")[2]
    assert position.built[kind] == 1, "its space of the income mat is open"
    assert position.placed[:4] == [0, 0, 0, 0]
    assert count(position, 0, COUNTABLE.index("house")) == 1
    assert "civilization collectors" not in board.do(0, HOUSE, "income").legal()


@rule("tapestry.civilizations.collectors")
def test_other_buildings_do_not() -> None:
    assert "civilization collectors" not in lead("collectors").do(0, [{"build": ["farm"]}]).legal()


@rule("tapestry.civilizations.collectors", "tapestry.boxes.collected")
def test_a_landmark_there_is_not_in_the_capital_and_yet_counts() -> None:
    board = lead("collectors").do(0, FORGE, "income")
    paid(board.act("civilization collectors"))
    position = board.position
    assert position.landmark_site[position.box.landmark_no["forge"]] == -1
    assert count(position, 0, COUNTABLE.index("landmark")) == 1
    assert max(position.plots[0]) < 6
    board.audit()


@rule("tapestry.civilizations.collectors", "tapestry.boxes.collected")
def test_a_tapestry_card_lies_there_face_down() -> None:
    board = deck(lead("collectors"), "guilds").do(0, CARD, "income")
    guilds = board.position.box.card_no["guilds"]
    assert board.asked() == STORE
    other = board.position.view(1)
    assert isinstance(other, TapestryPosition)
    assert getattr(other.agenda[-1], "about", 0) == UNKNOWN
    board.position.guess(1, Random(3)).audit()
    paid(reloaded(board).act("accept"))
    position = board.position
    assert (board.hand_of(0), position.collected) == ([], [guilds])
    assert position.card_count(0) == len(position.mat(0, 1)) + 1
    mine, theirs = position.view(0), position.view(1)
    assert isinstance(mine, TapestryPosition)
    assert isinstance(theirs, TapestryPosition)
    assert (mine.collected, theirs.collected) == ([guilds], [UNKNOWN])
    position.guess(1, Random(2)).audit()
    reloaded(board.audit())
    assert board.do(0, CARD, "income").asked() == "0 taketurn"


@rule("tapestry.civilizations.collectors")
def test_of_several_cards_one_may_be_chosen() -> None:
    board = deck(lead("collectors"), "guilds", "trap").do(0, [{"gain": {"tapestry": 2}}])
    board.act("decline")
    assert board.asked() == STORE
    paid(board.act("accept"))
    assert len(board.hand_of(0)) == 1


@rule("tapestry.civilizations.collectors", "tapestry.boxes.collected")
def test_a_territory_tile_there_is_not_explored_with_and_yet_counts() -> None:
    board = lead("collectors").do(0, TILE, "income")
    tile = board.position.supply[0][0]
    paid(reloaded(board).act("accept"))
    assert (board.position.supply[0], mat(board, "collectors")[5]) == ([], tile)
    assert count(board.position, 0, COUNTABLE.index("tile")) == 1
    board.audit()


@rule("tapestry.boxes.collected", "tapestry.landmarks.objective")
def test_a_tile_there_is_not_in_the_supply_for_a_landmark_card() -> None:
    board = lead("collectors", plans_and_ploys="in").landmark_card(0, "caravanserai")
    position = board.position
    tiles = position.box.landmark_no["caravanserai"]
    before = progress(position, 0, tiles)
    paid(board.do(0, TILE, "income").act("accept"))
    assert (progress(position, 0, tiles), position.tile_count(0), position.tile_count(1)) == (before, 1, 0)


@rule("tapestry.civilizations.collectors", "tapestry.boxes.collected")
def test_a_tech_card_there_is_never_upgraded_used_or_paid() -> None:
    board = lead("collectors").display("calendar", "compass", "barn").do(0, INVENT, "income").act("invent calendar")
    assert board.asked() == STORE
    paid(reloaded(board).act("accept"))
    position = board.position
    assert position.tech_count(0) == 1
    assert [position.techs(0, row) for row in range(3)] == [[], [], []]
    assert board.do(0, [{"upgrade": True}]).asked() == "0 taketurn"
    assert owned_cards(position, 0, PAY_TECH) == 0
    board.audit()


@rule("tapestry.boxes.collected")
def test_what_would_upgrade_the_card_just_invented_finds_it_gone() -> None:
    board = lead("collectors").display("calendar", "compass", "barn")
    board.do(
        0, [{"invent": {"from": "display", "then": [{"upgrade": {"card": "this"}}, {"use_tech": {"circle": "this"}}]}}]
    )
    paid(board.act("invent calendar", "accept"))
    assert board.asked() == "0 taketurn"
    assert board.told("uses") == []


@rule("tapestry.boxes.collected", "tapestry.civilizations.inventors")
def test_no_token_of_the_inventors_comes_on_it() -> None:
    board = table(civs=("collectors", "inventors"), options=IN).display("calendar", "compass", "barn")
    paid(board.do(0, INVENT, "income").act("invent calendar", "accept"))
    use(board, 1, "inventors")
    assert board.asked() == "0 taketurn", "there is no other card"


# ---- when


@rule("tapestry.civilizations.collectors")
def test_several_things_of_one_turn_may_go_there_if_their_kinds_differ() -> None:
    board = lead("collectors").do(0, [{"gain": {"territory": 1}}, {"gain": {"tapestry": 1}}])
    paid(board.act("accept"))
    paid(board.act("accept"))
    assert collected(board.position) == [4, 5]


@rule("tapestry.civilizations.collectors")
def test_nothing_is_collected_in_income_turns_nor_in_the_turns_of_others() -> None:
    board = lead("collectors").hand(0, "monarchy").act("income")
    assert board.do(0, TILE, "income").asked() != STORE
    assert "civilization collectors" not in board.do(0, HOUSE, "income").legal()
    other = lead("collectors")
    other.position.turn = 1
    assert other.do(0, CARD, "income").asked() == "0 taketurn"


@rule("tapestry.civilizations.collectors")
def test_a_landmark_gained_at_the_end_of_an_income_turn_is_not_collected() -> None:
    board = lead("collectors").hand(0, "monarchy").landmark_card(0, "weaving_hall")
    board.act("income").hand(0, "monarchy", "guilds", "trap", "tyranny", "dystopia", "alliance")
    while board.asked() != "0 placelandmark":
        board.act(board.legal()[-1] if "playcard" not in board.asked() else "play monarchy")
    assert "civilization collectors" not in board.legal()


@rule("tapestry.civilizations.collectors")
def test_one_gained_at_the_end_of_an_advance_turn_is() -> None:
    board = lead("collectors").landmark_card(0, "weaving_hall").give(0, food=1)
    board.hand(0, "monarchy", "guilds", "trap", "tyranny", "dystopia").act("advance exploration")
    while board.asked() != "0 placelandmark":
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    assert "civilization collectors" in board.legal()


@rule("tapestry.boxes.collected")
@pytest.mark.parametrize("income", [False, True])
def test_gained_during_the_game_they_collect_from_that_moment_in_an_advance_turn(income: bool) -> None:
    board = table(civs=("leaders", "chosen"), options=IN).hand(0, "monarchy")
    if income:
        board.act("income")
    gain(board, 0, "collectors").do(0, TILE, "income")
    assert (board.asked() == STORE) is not income


# ---- the end


@rule("tapestry.civilizations.collectors")
@pytest.mark.parametrize("kinds", range(7))
def test_the_kinds_score_at_the_end(kinds: int) -> None:
    board = lay(lead("collectors").era(5, 1), "collectors", 4, *[0 if n < kinds else -1 for n in range(6)])
    use(board, 0, "collectors", "final")
    assert board.score(0) == [0, 1, 3, 6, 10, 15, 21][kinds]


@rule("tapestry.boxes.collected", "tapestry.faq.black_death_keeps")
def test_whoever_loses_the_mat_gets_nothing_back() -> None:
    board = paid(deck(lead("collectors"), "guilds").do(0, CARD, "income").act("accept"))
    give_up_mat(board.position, 0, board.position.box.civ_no["collectors"])
    board.settle().audit()
    assert len(board.position.collected) == 1
    reloaded(board)


# ---- dumps


def test_a_question_about_what_is_not_there_is_refused() -> None:
    board = lead("collectors").do(0, TILE, "income")
    dump = board.position.dump()
    board.position.supply[0] = []
    with pytest.raises(EcumeneError):
        game().load(board.position.dump())
    game().load(dump)


# ---- on the screen


def test_the_mat_shows_what_lies_there_and_its_questions_can_be_clicked_and_said() -> None:
    board = lead("collectors").do(0, HOUSE, "income")
    assert paths(board)["civilization collectors"] == ["civ.collectors"]
    paid(board.act("civilization collectors"))
    paid(board.do(0, FORGE, "income").act("civilization collectors"))
    paid(board.display("calendar", "compass", "barn").do(0, INVENT, "income").act("invent calendar", "accept"))
    board.do(0, TILE, "income")
    assert set(acts(board)) == {"accept", "decline"}
    for lang in ("en", "fr"):
        assert "{" not in speech(lang).ask(board.position, 0)
    paid(board.act("accept"))
    board.do(0, CARD, "income")
    assert speech().ask(board.position, 0).endswith("on your mat, for 1 resource?")
    paid(board.act("accept"))
    things = drawn(board)
    assert len(things["civ.collectors.0"]["spaces"]) == 6
    assert [thing for thing in things if thing.startswith("on.collectors.0.")] == [
        f"on.collectors.0.{place}" for place in (1, 2, 3, 4, 5)
    ]
    assert "tech.calendar" not in things
    assert "beside.p0.house" not in things
    assert "Collected: Forge" in [english(line) for line in things["civ.collectors"]["lines"]]
    assert "Collected: Forge" in speech().table(board.position)


# ---- whole games


@pytest.mark.parametrize("seed", [1, 2])
def test_games_with_them_go_to_their_end(seed: int) -> None:
    board = begun(3, ("collectors", "urban_planners", "militants"), ("swamp", "cloud_city", "caldera"), seed, IN)
    played_out(board, seed)


@rule("tapestry.civilizations.collectors", "tapestry.cards.tyranny")
def test_a_card_that_was_put_away_is_not_played_by_tyranny() -> None:
    board = in_force(lead("collectors").era(2, 2), "tyranny").hand(0, "guilds")
    guilds, trap = (board.position.box.card_no[card] for card in ("guilds", "trap"))
    gained = [{"play_gained": {"points": 5}}]
    assert board.do(0, gained, "card.tyranny", guilds).asked() == "0 playgained"
    assert board.act("decline").do(0, gained, "card.tyranny", trap).asked() == "0 taketurn", "it is not in hand"
