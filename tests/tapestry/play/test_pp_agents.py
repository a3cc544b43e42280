"""Plans & Ploys: Double Agents look into a hand, and nobody else does."""

import json
from random import Random

import pytest

from ecumene.games.tapestry.play.model import TapestryPosition
from tests.marks import rule
from tests.tapestry.board import Board, game
from tests.tapestry.laying import decline_all, in_force, play, seen_by
from tests.tapestry.ploys import ploys, reloaded
from tests.tapestry.showing import NAMES, acts, bytes_of, choice, drawn, english, french, inside, meant, paths, why


def spying(*hand: str, seats: int = 2) -> Board:
    """Seat 0 has played Double Agents and looks at the hand of seat 1."""
    board = play(ploys(seats).hand(1, *hand), "double_agents")
    return board.act("player 2") if seats > 2 else board


@rule("tapestry.cards.double_agents")
def test_a_when_played_card_of_the_hand_is_used_and_stays_there() -> None:
    board = spying("trap", "academia", "war_chest").built(0, armory=2)
    assert board.asked() == "0 spyhand"
    assert board.legal() == ["keep trap", "keep war_chest", "decline"], "not what holds for an era"
    assert board.refused("keep academia") == "cards.double_agents"
    assert board.refused("keep guilds") == "cards.double_agents"
    assert board.refused("pass") == "core.choice"
    reloaded(board)
    board.act("keep war_chest")
    assert (board.score(0), board.stock(0)) == (4, {"culture": 1})
    assert set(board.hand_of(1)) >= {"trap", "academia", "war_chest"}
    assert len(board.hand_of(1)) == 4, "the neighbour gains a card"
    assert board.asked() == "0 taketurn"
    board.audit()


@rule("tapestry.cards.double_agents")
def test_none_need_be_used() -> None:
    board = spying("trap").act("decline")
    assert (board.score(0), len(board.hand_of(1))) == (0, 2)


@rule("tapestry.cards.double_agents")
def test_an_empty_hand_shows_nothing_and_still_gains_a_card() -> None:
    board = spying()
    assert (board.asked(), len(board.hand_of(1))) == ("0 taketurn", 1)


@rule("tapestry.cards.double_agents", "tapestry.neighbours.who")
def test_only_neighbours_are_spied_on() -> None:
    board = play(ploys(4).hand(1, "trap").hand(2, "trap"), "double_agents")
    assert (board.asked(), board.legal()) == ("0 spyon", ["player 2", "player 4"])
    assert board.refused("player 3") == "cards.double_agents"
    assert board.refused("pass") == "core.choice"
    reloaded(board)
    board.act("player 4")
    assert board.asked() == "0 taketurn", "that hand is empty"
    assert [len(hand) for hand in board.position.hands] == [0, 1, 1, 1]


@rule("tapestry.cards.double_agents", "tapestry.rulings.finished_players")
def test_whoever_has_finished_is_spied_on_but_gains_nothing() -> None:
    board = ploys().hand(1, "trap")
    board.position.finished[1] = 1
    play(board, "double_agents").act("keep trap")
    assert (board.score(0), board.hand_of(1)) == (10, ["trap"])


@rule("tapestry.cards.double_agents")
def test_what_is_used_is_done_before_the_neighbour_gains() -> None:
    board = in_force(spying("democracy"), "academia", 1).act("keep democracy")
    assert board.asked() == "0 sellcard"
    assert len(board.hand_of(1)) == 1
    decline_all(board)
    assert len(board.hand_of(1)) == 2


@rule("tapestry.cards.double_agents", "tapestry.cards.espionage")
def test_espionage_used_out_of_a_hand_copies_neither_a_card_of_an_era_nor_the_agents() -> None:
    board = ploys().hand(1, "espionage").mat(1, 2, "academia").mat(1, 3, "trap").mat(1, 4, "war_chest")
    play(board, "double_agents").act("keep espionage")
    assert (board.asked(), board.legal()) == ("0 copycard", ["card 2 3", "card 2 4"])


@rule("tapestry.cards.espionage")
def test_espionage_played_copies_double_agents_as_any_card() -> None:
    board = play(ploys().mat(1, 2, "double_agents").hand(1, "trap"), "espionage")
    assert (board.asked(), board.legal()) == ("0 spyhand", ["keep trap", "decline"])


# ---- secrets


@rule("tapestry.cards.double_agents", "tapestry.tapestry_cards.hands", "tapestry.boxes.seen_hands")
def test_the_spy_alone_sees_the_hand_and_goes_on_knowing_it() -> None:
    board = spying("trap", "academia", seats=3)
    hand = board.position.hands[1].copy()
    assert seen_by(board, 0).hands[1] == hand
    for seat in (2, None):
        assert seen_by(board, seat).hands[1] == [-1, -1]
    assert seen_by(board, 1).hands[0] == [-1] * len(board.position.hands[0])
    assert all("academia" not in bytes_of(board, seat) for seat in (2, None))
    board.act("keep trap")
    for seat in (2, None):
        assert seen_by(board, seat).hands[1] == [-1] * 3
    assert seen_by(board, 0).hands[1] == [-1, *hand]  # the card that came since is unseen


@rule("tapestry.cards.double_agents", "tapestry.tapestry_cards.hands")
def test_whether_there_is_something_to_use_does_not_show() -> None:
    some, none = spying("trap", seats=3), spying("academia", seats=3)
    assert none.legal() == ["decline"]
    for seat in (2, None):
        one, other = seen_by(some, seat), seen_by(none, seat)
        assert one.agenda[-1].dump() == other.agenda[-1].dump()
        assert one.hands == other.hands
    assert none.position.concealed()
    assert json.dumps([event.args for event in some.events]) == json.dumps([event.args for event in none.events])


def test_whoever_guesses_keeps_what_the_spy_sees() -> None:
    board = spying("trap", "academia", seats=3)
    for seed in range(5):
        mine = board.position.view(0).guess(0, Random(seed))
        assert isinstance(mine, TapestryPosition)
        assert mine.hands[1] == board.position.hands[1]
        mine.audit()
        others = board.position.view(2).guess(2, Random(seed))
        assert isinstance(others, TapestryPosition)
        assert -1 not in others.hands[1]
        others.audit()


@rule("tapestry.cards.double_agents")
def test_what_the_spy_has_seen_cannot_be_taken_back() -> None:
    board = play(ploys(3).hand(1, "trap"), "double_agents")
    position = board.position
    assert game().reveals(position, 0, game().action("player 2"))
    assert not game().reveals(position, 0, game().action("player 3")), "that hand is empty"
    assert position.dump() == board.position.dump(), "it was only tried"
    assert all(english(act["final"]) == "You see a hand: no undo after it." for act in acts(board).values())
    board = ploys().hand(0, "double_agents", "guilds").hand(1, "trap").do(0, [{"play_tapestry": True}])
    assert game().reveals(board.position, 0, game().action("play double_agents"))
    assert not game().reveals(board.position, 0, game().action("play guilds"))
    board = ploys().hand(0, "guilds").hand(1, "trap").do(0, [{"play_tapestry": True}])
    assert not game().reveals(board.position, 0, game().action("play guilds"))


# ---- the page


@rule("tapestry.cards.double_agents")
def test_the_hand_lies_before_the_spy_and_can_be_clicked() -> None:
    board = spying("trap", "academia")
    kinds = [board.position.box.cards[kind].id for kind in board.position.hands[1]]
    things = drawn(board, 0)
    assert len(inside(things, "spied.p0")) == 2
    path = paths(board)["keep trap"]
    assert path == [f"drawn.p0.{kinds.index('trap')}"]
    assert meant(board, f"drawn.p0.{kinds.index('trap')}") == ["keep trap"]
    assert why(board, f"drawn.p0.{kinds.index('academia')}") == "cards.double_agents"
    assert english(choice(board)["prompt"]) == "Which card of Ben do you use?"
    assert english(acts(board)["keep trap"]["say"]) == "Use Trap"
    assert acts(board)["keep trap"]["rule"] == "tapestry.cards.double_agents"
    told = game().speech("en", NAMES)
    assert told.rule_of(board.position, 0, game().action("keep trap")) == "tapestry.cards.double_agents"
    assert "spied.p0" not in drawn(board.act("decline"), 0)


@pytest.mark.parametrize("card", [card.id for card in game().components.cards if card.box == "plans_and_ploys"])
def test_each_card_shows_its_text_and_its_rule(card: str) -> None:
    things = drawn(ploys().hand(0, card), 0)
    face = next(thing for thing in things.values() if [f"tapestry.cards.{card}"] == thing.get("rule"))
    assert english(face["title"]) != french(face["title"])
    assert english(face["lines"][0]).endswith(".")
    assert f"tapestry.cards.{card}" in game().rules


@rule("tapestry.responses.counter")
def test_an_ambush_can_be_called_off_on_the_page() -> None:
    board = ploys().script(red=[0], black=[0]).hand(0, "double_cross").hand(1, "trap").outpost(1, "1.-2")
    board.do(0, [{"conquer": {"where": "adjacent", "dice": "one"}}], "space.military_1")
    board.act("conquer 1.-2", "respond trap")
    assert "Ben ambushes you in" in english(choice(board)["prompt"])
    click = paths(board)["respond double_cross"]
    assert len(click) == 1
    assert meant(board, *click) == ["respond double_cross"]
    assert acts(board)["respond double_cross"]["rule"] == "tapestry.responses.counter"
    assert acts(board)["pass"]["role"] == "end"
    told = game().speech("en", NAMES).ask(board.position.view(0), 0)
    assert "Ben ambushes you" in told, "the name keeps its capital"
    assert french(choice(board)["hint"]).startswith("Qui a des cartes")
