"""Plans & Ploys: the tapestry cards about land, buildings, landmarks and civilizations."""

from collections.abc import Callable

import pytest

from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.box.content import BUILDINGS
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.play.territory import aligned
from tests.marks import rule
from tests.tapestry.board import Board, game
from tests.tapestry.laying import decline_all, in_force, play, seen_by
from tests.tapestry.ploys import around, home, ploys, reloaded
from tests.tapestry.showing import drawn

CONQUER = [{"conquer": {"where": "anywhere", "dice": "one"}}]
EXPLORE = [{"explore": {"where": "anywhere"}}]


def tile_giving(board: Board, kind: str) -> str:
    """A tile whose benefit is an effect of that class, in no supply yet."""
    position = board.position
    for tile in position.tiles:
        if type(position.book.effects[position.box.tiles[tile].benefit]).__name__ == kind:
            return position.box.tiles[tile].id
    raise AssertionError(kind)


def lie(board: Board, wanted: Callable[[int], bool]) -> str:
    """A legal way to lay the tile at hand whose sides score as wanted."""
    question = board.position.agenda[-1]
    for notation in board.legal():
        action = board.position.game.action(notation)
        if wanted(aligned(board.position, action.arg, question.tile, action.turn)):  # type: ignore[attr-defined]
            return notation
    raise AssertionError("no such way")


# ---- Manifest Destiny


@rule("tapestry.cards.manifest_destiny")
def test_manifest_destiny_conquers_next_to_the_home_alone() -> None:
    board = ploys().script(red=[0], black=[0])
    near = around(board, home(board))
    far = [str(place) for place in WORLD.hexes if str(place) not in [*near, home(board)]]
    tiles = iter([tile.id for tile in board.position.box.tiles])
    explored = [p for p in near if board.position.land[WORLD.read(p)] == -1]
    for place in explored:
        board.lay(place, next(tiles))
    outlying = next(p for p in far if board.position.land[WORLD.read(p)] == -2)
    board.outpost(0, outlying)
    play(board, "manifest_destiny")
    assert board.asked() == "0 conquertarget"
    assert {f"conquer {place}" for place in explored} <= set(board.legal()) <= {f"conquer {place}" for place in near}
    further = next(p for p in around(board, outlying) if p not in near and p != home(board))
    if board.position.land[WORLD.read(further)] == -1:
        board.lay(further, next(tiles))
    assert board.refused(f"conquer {further}") == "cards.manifest_destiny"
    reloaded(board)


@rule("tapestry.cards.manifest_destiny")
def test_manifest_destiny_then_gives_the_benefit_of_a_tile_one_controls() -> None:
    board = ploys().script(red=[0], black=[0])
    here, there = [p for p in around(board, home(board)) if board.position.land[WORLD.read(p)] == -1][:2]
    tile = tile_giving(board, "Gain")
    board.lay(here, tile).lay(there, tile_giving(board, "Gain"))
    play(board, "manifest_destiny").act(f"conquer {here}", "die red")
    assert board.asked() == "0 ownland"
    assert board.legal() == [f"hex {here}", "decline"], "not of the printed hexes, nor of what others might take"
    assert board.refused(f"hex {there}") == "cards.manifest_destiny"
    assert board.refused("die red") == "core.choice"
    reloaded(board)
    board.act(f"hex {here}")
    assert sum(board.stock(0).values()) >= 1
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.manifest_destiny")
def test_manifest_destiny_gives_a_benefit_without_a_conquest_and_lets_one_decline() -> None:
    board = ploys()
    place = next(str(h) for h in WORLD.hexes if board.position.land[WORLD.read(str(h))] == -1)
    board.lay(place, tile_giving(board, "Gain")).outpost(0, place)
    board.position.outposts[0] = 0
    play(board, "manifest_destiny")
    assert board.asked() == "0 ownland"
    board.act("decline")
    assert board.stock(0) == {}


@rule("tapestry.cards.manifest_destiny")
def test_manifest_destiny_without_anything_to_do_is_over_at_once() -> None:
    board = ploys()
    board.position.outposts[0] = 0
    play(board, "manifest_destiny")
    assert board.asked() == "0 taketurn"


# ---- Cartography


@rule("tapestry.cards.cartography")
def test_cartography_with_three_points_may_conquer_the_place() -> None:
    board = _charted(lambda sides: sides >= 3)
    assert board.asked() == "0 decide"
    reloaded(board)
    board.act("accept")
    assert board.asked() == "0 choosedie"
    board.act("die red")
    assert board.asked() == "0 taketurn"
    assert "conquers" in board.log()


@rule("tapestry.cards.cartography")
def test_cartography_need_not_conquer() -> None:
    board = _charted(lambda sides: sides >= 3).act("decline")
    assert board.asked() == "0 taketurn"
    assert "conquers" not in board.log()


@rule("tapestry.cards.cartography")
def test_cartography_with_fewer_points_does_not_conquer() -> None:
    board = _charted(lambda sides: sides < 3)
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.cartography", "tapestry.conquering.outposts")
def test_cartography_without_an_outpost_asks_nothing() -> None:
    board = _charted(lambda sides: sides >= 3, outposts=0)
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.cartography", "tapestry.cards.exploitation")
@pytest.mark.parametrize(("answer", "asked"), [("accept", "0 taketurn"), ("decline", "0 decide")])
def test_cartography_counts_points_that_were_scored(answer: str, asked: str) -> None:
    board = ploys().script(red=[0], black=[0])
    _surround(board)
    exploitation = board.position.box.card_no["exploitation"]
    play(board, "cartography")
    board.position.ability[0] = exploitation
    board.act(lie(board, lambda sides: sides >= 3)).act(answer)
    while board.asked() not in ("0 taketurn", "0 decide"):
        board.act(board.legal()[0])
    assert board.asked() == asked


@rule("tapestry.cards.cartography", "tapestry.exploring.no_place")
def test_cartography_without_room_keeps_the_tile() -> None:
    board = ploys()
    for place in board.position.board.hexes:
        board.position.pieces[place] = ()
    play(board, "cartography")
    assert (len(board.position.supply[0]), board.asked()) == (1, "0 taketurn")


def _surround(board: Board) -> None:
    """Land around a free hex near seat 0, and a tile in the pile that fits anywhere: only it is left."""
    position = board.position
    free = [p for p in around(board, home(board)) if position.land[WORLD.read(p)] == -1]
    spare = [tile.id for tile in position.box.tiles]
    target = free[0]
    for place in around(board, target):
        if position.land[WORLD.read(place)] == -1:
            board.lay(place, spare.pop())
    position.tiles = [tile for tile in position.tiles if _quiet(board, tile)]


def _quiet(board: Board, tile: int) -> bool:
    return type(board.position.book.effects[board.position.box.tiles[tile].benefit]).__name__ in ("Points", "Gain")


def _charted(wanted: Callable[[int], bool], outposts: int = 5) -> Board:
    """Seat 0 has laid the tile of Cartography so that its sides score as wanted."""
    board = ploys().script(red=[0], black=[0])
    _surround(board)
    board.position.outposts[0] = outposts
    play(board, "cartography")
    return board.act(lie(board, wanted))


# ---- Border Tolls


@rule("tapestry.cards.border_tolls")
def test_border_tolls_score_for_an_opponent_who_explores_or_conquers_next_door() -> None:
    board = in_force(ploys(3), "border_tolls").script(red=[0, 0], black=[0, 0])
    near = next(p for p in around(board, home(board)) if board.position.land[WORLD.read(p)] == -1)
    board.tiles(1, tile_giving(board, "Gain"))
    board.do(1, EXPLORE)
    board.act(next(a for a in board.legal() if a.startswith(f"lay {near} ")))
    assert board.score(0) == 3
    board.do(2, CONQUER).act(f"conquer {near}")
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert board.score(0) == 6


@rule("tapestry.cards.border_tolls")
def test_border_tolls_leave_distant_land_and_ones_own_doing_alone() -> None:
    board = in_force(ploys(3), "border_tolls").script(red=[0, 0], black=[0, 0])
    near = [p for p in around(board, home(board)) if board.position.land[WORLD.read(p)] == -1]
    board.lay(near[0], tile_giving(board, "Gain"))
    board.do(0, [{"conquer": {"where": "adjacent", "dice": "one"}}])
    if board.asked() == "0 conquertarget":
        board.act(f"conquer {near[0]}")
    board.act("die black")
    assert board.score(0) == 0
    far = next(
        str(h)
        for h in WORLD.hexes
        if board.position.land[WORLD.read(str(h))] == -1
        and not any(board.controller(p) == 0 for p in around(board, str(h)))
    )
    board.lay(far, tile_giving(board, "Gain")).do(1, CONQUER).act(f"conquer {far}", "die black")
    assert board.score(0) == 0


@rule("tapestry.cards.border_tolls")
def test_an_ambushed_conquest_pays_no_toll() -> None:
    board = in_force(ploys(3), "border_tolls").script(red=[0], black=[0])
    near = next(p for p in around(board, home(board)) if board.position.land[WORLD.read(p)] == -1)
    board.lay(near, tile_giving(board, "Gain")).outpost(2, near).hand(2, "surprise_party")
    board.do(1, CONQUER).act(f"conquer {near}", "respond surprise_party", "die red")
    assert board.score(0) == 0


# ---- cards of gains


@rule("tapestry.cards.war_chest")
def test_war_chest_scores_armories() -> None:
    board = play(ploys().built(0, armory=3, house=2), "war_chest")
    assert (board.score(0), board.stock(0)) == (6, {"culture": 1})


@rule("tapestry.cards.land_survey")
def test_land_survey_sells_two_tiles_for_a_building() -> None:
    board = play(ploys(), "land_survey")
    assert len(board.position.supply[0]) == 2
    assert board.asked() == "0 buy"
    board.act("accept")
    assert board.asked() == "0 choosebuilding"
    board.act("build farm")
    assert board.position.built[BUILDINGS.index("farm")] == 1
    assert board.position.supply[0] == []


@rule("tapestry.cards.land_survey")
def test_land_survey_may_keep_the_tiles_or_give_others() -> None:
    board = play(ploys(), "land_survey").act("decline")
    assert len(board.position.supply[0]) == 2
    board = ploys()
    board.tiles(0, board.position.box.tiles[0].id)
    play(board, "land_survey").act("accept")
    assert board.asked() == "0 discardtile"


@rule("tapestry.cards.land_survey")
def test_land_survey_with_too_few_tiles_left_asks_nothing() -> None:
    board = ploys()
    board.position.tiles = board.position.tiles[:1]
    assert play(board, "land_survey").asked() == "0 taketurn"


@rule("tapestry.cards.public_works")
def test_public_works_pays_more_for_a_district() -> None:
    board = in_force(ploys(), "public_works")
    plots = board.position.plots[0]
    for plot in (0, 1, 2, 9, 10, 11, 18, 19):
        plots[plot] = 1
    plots[20] = 0
    board.do(0, [{"build": ["farm"]}]).act("plot 3.3", "take coin", "take food")
    assert (board.score(0), board.stock(0)) == (2, {"coin": 1, "food": 1})


@rule("tapestry.cards.propaganda")
def test_propaganda_scores_for_everybodys_landmarks() -> None:
    board = in_force(ploys(), "propaganda")
    decline_all(board.do(1, [{"landmark": "bakery"}]))
    assert board.score(0) == 3
    decline_all(board.do(0, [{"landmark": "barn"}]))
    assert (board.score(0), board.score(1)) == (6, 0)
    board.do(1, [{"landmark": "barn"}])
    assert board.score(0) == 6, "nobody gains it again"


# ---- landmarks


@rule("tapestry.cards.entertain_the_masses")
def test_entertain_the_masses_gives_the_stadium_and_scores_houses() -> None:
    board = play(ploys().built(0, house=3, farm=2), "entertain_the_masses")
    assert board.asked() == "0 placelandmark"
    reloaded(board)
    decline_all(board)
    assert board.position.landmark_owner[board.position.box.landmark_no["stadium"]] == 0
    assert board.score(0) == 5


@rule("tapestry.faq.stadium_once", "tapestry.cards.entertain_the_masses", "tapestry.cards.espionage")
def test_whoever_copies_entertain_the_masses_scores_and_gains_no_stadium() -> None:
    board = ploys().mat(1, 2, "entertain_the_masses").landmark(1, "stadium").built(0, house=2)
    play(board, "espionage")
    assert (board.score(0), board.asked()) == (4, "0 taketurn")
    assert board.position.landmark_owner[board.position.box.landmark_no["stadium"]] == 1


@rule("tapestry.faq.stadium_once", "tapestry.cards.double_agents")
def test_whoever_uses_the_card_in_a_hand_gains_the_stadium_first_and_its_player_never() -> None:
    board = ploys().hand(1, "entertain_the_masses")
    decline_all(play(board, "double_agents").act("keep entertain_the_masses"))
    assert board.position.landmark_owner[board.position.box.landmark_no["stadium"]] == 0
    play(board, "entertain_the_masses", 1)
    assert board.position.landmark_owner[board.position.box.landmark_no["stadium"]] == 0
    assert board.score(1) == 2


@rule("tapestry.cards.grand_design")
def test_grand_design_gives_a_landmark_card_or_scores_landmarks() -> None:
    board = ploys().landmark(0, "bakery", "barn")
    cards, deck = board.position.landmark_cards[0], len(board.position.landmark_deck)
    play(board, "grand_design")
    assert (board.asked(), board.legal()) == ("0 pickbranch", ["pick 1", "pick 2"])
    reloaded(board)
    board.act("pick 1")
    assert (len(board.position.landmark_cards[0]), board.score(0)) == (len(cards) + 1, 3)
    assert len(board.position.landmark_deck) == deck - 1
    board = play(ploys().landmark(0, "bakery", "barn"), "grand_design").act("pick 2")
    assert (board.position.landmark_cards[0], board.score(0)) == (cards, 6)


@rule("tapestry.cards.grand_design")
def test_grand_design_without_a_card_in_the_deck_only_scores_landmarks() -> None:
    board = ploys().landmark(0, "bakery")
    board.position.landmark_deck = []
    assert play(board, "grand_design").score(0) == 3
    board = ploys()
    board.position.landmark_deck = []
    assert play(board, "grand_design").score(0) == 0


@rule("tapestry.cards.grand_design")
def test_grand_design_without_a_landmark_gives_the_card() -> None:
    board = ploys()
    cards = len(board.position.landmark_cards[0])
    play(board, "grand_design")
    assert (board.score(0), len(board.position.landmark_cards[0])) == (3, cards + 1)


# ---- Black Death


@rule("tapestry.cards.black_death")
def test_black_death_may_simply_score() -> None:
    board = play(ploys(), "black_death")
    assert (board.asked(), board.legal()) == ("0 pickbranch", ["pick 1", "pick 2"])
    board.act("pick 2")
    assert board.score(0) == 6
    assert len(board.position.civs[0]) == 1


@rule("tapestry.cards.black_death", "tapestry.faq.black_death_keeps")
def test_black_death_changes_a_civilization_for_one_of_two() -> None:
    board = ploys().give(0, coin=3).points(0, 20)
    lost = board.position.civs[0][0]
    play(board, "black_death").act("pick 1")
    assert board.asked() == "0 keepcivilization"
    offered = board.position.offers[0]
    assert len(offered) == 2
    assert lost not in offered
    assert seen_by(board, 1).offers[0] == (-1, -1)
    reloaded(board)
    board.act(board.legal()[0])
    decline_all(board)
    assert board.position.civs[0] == (offered[0],)
    assert lost not in board.position.civ_deck, "it does not come back"
    assert board.score(0) >= 20
    assert sum(board.stock(0).values()) >= 4
    assert "civ-lost" in board.log()
    board.audit()
    board.position.audit_agenda()


@rule("tapestry.cards.black_death")
def test_black_death_asks_which_of_several() -> None:
    board = ploys(civs=("leaders", "alchemists"))
    box = board.position.box
    inventors = box.civ_no["inventors"]
    board.position.civ_deck.remove(inventors)
    board.position.civs[0] = (*board.position.civs[0], inventors)
    board.position.civ_state[inventors] = box.civs[inventors].data.series["mat"]
    card = board.position.display[0]
    board.position.tech_mark[card] = 0
    play(board, "black_death").act("pick 1")
    assert board.asked() == "0 losecivilization"
    assert board.legal() == ["civilization inventors", "civilization leaders"]
    reloaded(board)
    board.act("civilization inventors")
    assert board.position.civs[0] == (box.civ_no["leaders"],)
    assert board.position.tech_mark[card] == NONE, "its tokens on cards go with it"
    assert board.position.civ_state[inventors] == ()


@rule("tapestry.cards.black_death")
def test_black_death_with_the_last_civilization_gives_that_one_and_with_none_only_the_resource() -> None:
    board = ploys()
    board.position.civ_deck = [board.position.box.civ_no["isolationists"]]
    decline_all(play(board, "black_death").act("pick 1"))
    assert board.position.civs[0] == (board.position.box.civ_no["isolationists"],)
    board = ploys()
    board.position.civ_deck = []
    play(board, "black_death").act("pick 1", "take coin")
    assert (board.position.civs[0], board.stock(0)) == ((), {"coin": 1})


@rule("tapestry.cards.black_death")
def test_without_a_civilization_black_death_only_scores() -> None:
    board = ploys()
    board.position.civs[0] = ()
    assert play(board, "black_death").score(0) == 6


@rule("tapestry.cards.black_death")
def test_what_a_lost_mat_was_about_to_do_does_not_happen() -> None:
    board = ploys(civs=("heralds", "leaders"))
    board.hand(0, "black_death")
    board.do(0, [{"play_tapestry": True}, {"code": "heralds_mark"}], "civ.heralds")
    board.act("play black_death", "pick 1")
    board.act(board.legal()[0])
    for _ in range(30):
        assert not board.asked().startswith("0 heralds")
        if board.asked() == "0 taketurn":
            break
        board.act(board.legal()[0])
    assert board.asked() == "0 taketurn"
    board.position.audit_agenda()


# ---- what is in the box


def test_each_card_of_the_box_is_there_once() -> None:
    board = ploys()
    cards = [card for card in board.position.box.cards if card.box == "plans_and_ploys"]
    assert (len(cards), {card.copies for card in cards}) == (15, {1})


@rule("tapestry.cards.black_death", "tapestry.civilizations.futurists")
def test_a_civilization_that_gives_way_at_once_is_told_without_its_mat() -> None:
    board = ploys()
    box = board.position.box
    board.position.civ_deck = [box.civ_no["futurists"], box.civ_no["mystics"]]
    play(board, "black_death").act("pick 1", "lead futurists", "take coin")
    assert board.position.civs[0] == (), "there is no other one left"
    things = drawn(board, 0)
    event, _ = board.told("civ")  # the other goes back, comes next and gives way as well
    assert all(shown in things for shown in game().scene_event(event).get("shows", [""]))
