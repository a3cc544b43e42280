"""The reserve on the page and at the table as text: what is drawn, clicked, said and weighed."""

from __future__ import annotations

import pytest

from ecumene.core.words import LANGUAGES
from ecumene.games.tapestry.mind.evaluate import prospects
from ecumene.games.tapestry.mind.policy import weigh
from tests.messages import page_keys
from tests.speaking import drawn as said
from tests.tapestry.board import Board, game, table
from tests.tapestry.laying import play
from tests.tapestry.reserving import fifth_turn, futures
from tests.tapestry.showing import acts, choice, drawn, english, french, inside, meant, paths, why
from tests.tapestry.speaking import played, speech


def full() -> Board:
    """Something of every sort lies in reserve."""
    board = futures().display("barn", "bakery", "library").script(star=[0])
    play(board, "microbial_magic")
    play(board, "crystal_ball").act("invent bakery")
    play(board, "ecstatic_visions").hand(0, "capitalism")
    play(board, "cryogenic_sleep").act("play capitalism")
    return play(board.hand(0), "sealed_prophecy").act("track science")


def star(board: Board) -> str:
    return board.position.box.stars[board.position.reserved(0, 2)[0]].id


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_the_strip_with_all_that_lies_on_it(viewer: int | None) -> None:
    board = full()
    things = drawn(board, viewer)
    assert things["reserve.p0"]["rule"] == ["tapestry.reserve.edge", "tapestry.reserve.turn_5"]
    names = inside(things, "reserve.p0")
    assert len(names) == 5
    assert {"tech.bakery", f"star.{star(board)}"} <= set(names)
    building, card, token = [things[name] for name in names if name.startswith("reserved.")]
    assert (building["type"], building["kind"]) == ("piece", "farm")
    assert english(card["title"]) == "Capitalism"
    assert english(token["title"]) == "Token of Sealed Prophecy for science"
    assert french(token["title"]).startswith("Jeton de Prophétie scellée")
    assert english(card["tags"][-1]) == "From Cryogenic Sleep"
    assert inside(things, "reserve.p1") == []


def test_a_table_without_the_box_has_no_strip() -> None:
    assert "reserve.p0" not in drawn(table())


def test_a_reserved_building_does_not_lie_beside_the_capital() -> None:
    assert "beside.p0.farm" not in drawn(play(futures(), "microbial_magic"))


def test_what_to_use_next_is_clicked_on_the_strip() -> None:
    board = fifth_turn(full())
    assert board.asked() == "0 nextreserve"
    things = drawn(board)
    clicks = paths(board)
    assert [path[0] for path in clicks.values()] == inside(things, "reserve.p0")
    for notation, path in clicks.items():
        assert meant(board, path[0]) == [notation]
    assert meant(board, "tech.barn") == []
    assert [english(act["say"]) for act in acts(board).values()][:2] == ["Farm", "Bakery"]
    assert {act["rule"] for act in acts(board).values()} == {"tapestry.reserve.turn_5"}
    assert english(choice(board)["prompt"]) == "What of your reserve do you use next?"


def test_what_is_put_there_is_clicked_where_it_lies() -> None:
    board = play(futures().display("barn", "bakery", "library"), "crystal_ball")
    assert paths(board)["invent bakery"] == ["tech.bakery"]
    assert meant(board, "tech.bakery") == ["invent bakery"]
    assert english(acts(board)["invent bakery"]["say"]) == "Put Bakery in reserve"
    assert acts(board)["invent bakery"]["rule"] == "tapestry.reserve.tech"
    assert why(board, "deck.tech") == "reserve.tech"
    board = play(futures().hand(0, "guilds"), "cryogenic_sleep")
    assert english(acts(board)["play guilds"]["say"]) == "Put Guilds in reserve"
    assert meant(board, paths(board)["play guilds"][0]) == ["play guilds"]
    board = play(futures(), "sealed_prophecy")
    assert meant(board, "track.science") == ["track science"]


def test_the_steps_of_the_fifth_income_turn_name_the_reserve() -> None:
    board = play(futures(civs=("merrymakers", "militants")), "microbial_magic").tech(0, 0, "barn")
    fifth_turn(board)
    seen = [_now(board)]
    while board.asked() != "0 upgradecard":
        board.act(board.legal()[0])
        seen.append(_now(board))
    assert list(dict.fromkeys(seen)) == ["civilizations", "reserve", "upgrade"]


def _now(board: Board) -> str:
    phase = game().scene(board.position.view(0), 0)["phase"]
    assert phase is not None
    assert [step["id"] for step in phase["steps"]] == ["civilizations", "reserve", "upgrade", "points"]
    now = phase["now"]
    assert isinstance(now, str)
    return now


def test_the_step_is_the_reserve_while_more_is_to_come() -> None:
    board = fifth_turn(full()).act("pick 1")
    assert (board.asked(), _now(board)) == ("0 placebuilding", "reserve")


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "in reserve: Farm, Bakery"), ("fr", "en réserve : Ferme, Boulangerie")]
)
def test_the_table_as_text_tells_what_lies_in_reserve(lang: str, told: str) -> None:
    board = full()
    for viewer in (0, 1):
        assert told in " ".join(said(board, lang=lang, viewer=viewer).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_to_the_reserve_is_told(lang: str) -> None:
    board = fifth_turn(full()).act("pick 2")
    told = [speech(lang).tell(event) for event in board.events]
    assert len([line for line in told if "in reserve" in line or "en réserve" in line]) == 5
    assert not any("tapestry-" in line for line in told)


def test_bots_use_gains_before_what_counts_them_and_see_a_worth_in_the_reserve() -> None:
    board = fifth_turn(full())
    values = dict(zip(board.legal(), weigh(board.position, 0, board.position.legal(0)), strict=True))
    assert min(values, key=values.__getitem__) == "pick 5", "the token"
    board = futures()
    before = prospects(board.position)[0]
    board.token(0, science=8)
    without = prospects(board.position)[0]
    play(board, "sealed_prophecy").act("track science")
    assert before < without < prospects(board.position)[0]


def test_whatever_the_page_shows_of_the_reserve_can_be_said() -> None:
    games = played(3, 2, fantasies_and_futures="in")
    keys = page_keys(position for number, position in enumerate(games) if number % 12 == 0)
    assert "tapestry-scene-reserve" in keys
