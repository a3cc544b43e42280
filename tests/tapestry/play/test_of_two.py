"""The variants of the rulebook that are options: one of two cards, one of two civilizations, the nearest island."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from ecumene.bots import make_bot
from ecumene.core.record import Play, Record, RecordError
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.keeping import DrawToKeep
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import UNKNOWN, owner_of
from tests.marks import rule
from tests.speaking import said
from tests.tapestry.board import CAPITALS, Board, begun, game, table

CIVS = ("leaders", "chosen", "merrymakers", "craftsmen", "militants")
NEW_CIV = [{"gain": {"civilization": 1}}]
ONE_OF_TWO = {"first_card": "of_two"}
CIV_OF_TWO = {"gained_civilization": "of_two"}
ISLAND = {"start": "nearest_island"}


def first_card(*cards: str) -> Board:
    """Seat 0 takes its first income turn and has drawn these two cards."""
    board = begun(2, CIVS, options=ONE_OF_TWO)
    box, position = game().components, board.position
    assert board.asked() == "0 keepcard"
    position.deck = sorted([*position.deck, *position.drawn[0]])
    position.drawn[0] = tuple(sorted(box.card_no[name] for name in cards))
    for name in cards:
        position.deck.remove(box.card_no[name])
    return board


def gained(*civs: str) -> Board:
    """Seat 0 has gained a civilization and has drawn these two."""
    board = table(2, CIVS, options=CIV_OF_TWO)
    numbers = [board.position.box.civ_no[name] for name in civs]
    board.position.civ_deck = sorted({*board.position.civ_deck, *numbers} - set(board.position.civs[0]))
    places: list[int] = []
    left = list(board.position.civ_deck)
    for number in numbers:
        places.append(left.index(number))
        left.remove(number)
    return board.script(hidden_civilization=places).do(0, NEW_CIV)


# ---- one of two tapestry cards


@rule("tapestry.options.first_card")
def test_on_the_first_income_turn_one_of_two_cards_is_kept_and_the_other_discarded() -> None:
    board = first_card("trap", "guilds")
    assert sorted(board.legal()) == ["keep guilds", "keep trap"]
    board.act("keep trap")
    assert board.hand_of(0) == ["trap"]
    assert [board.position.box.cards[kind].id for kind in board.position.discard] == ["guilds"]
    assert (board.position.drawn[0], board.asked()) == ((), "1 keepcard")
    board.audit()


@rule("tapestry.options.first_card")
def test_only_the_first_income_turn_offers_two_cards() -> None:
    board = table(2, CIVS, options=ONE_OF_TWO)
    board.hand(0, "trap").act("income")
    asked = set()
    while board.position.turn == 0:
        asked.add(board.asked().partition(" ")[2])
        board.act(board.legal()[-1])
    assert "keepcard" not in asked
    assert len(board.position.hands[0]) == 1, "one card, drawn as usual"
    assert begun(2, CIVS).asked() == "0 taketurn", "without the option nobody is asked"


@rule("tapestry.options.first_card")
def test_two_cards_alike_are_asked_for_too_or_the_missing_question_would_tell() -> None:
    board = first_card("trap", "trap")
    assert (board.asked(), board.legal(), board.position.concealed()) == ("0 keepcard", ["keep trap"], True)
    assert board.act("keep trap").hand_of(0) == ["trap"]


@rule("tapestry.options.first_card")
def test_a_card_that_was_not_drawn_cannot_be_kept() -> None:
    assert first_card("trap", "guilds").refused("keep feudalism") == "options.first_card"


@rule("tapestry.options.first_card", "tapestry.decks.exhausted")
def test_the_last_card_of_all_is_simply_kept() -> None:
    board = begun(2, CIVS)
    position = board.position
    position.hands[1] = sorted([*position.hands[1], *position.deck[1:]])
    position.deck = position.deck[:1]
    held = len(position.hands[0])
    for _ in range(2):  # the second time there is none
        position.agenda.append(DrawToKeep(0, "income"))
        position.settle()
        assert (board.asked(), len(position.hands[0])) == ("0 taketurn", held + 1)


@rule("tapestry.options.first_card")
def test_nobody_else_sees_the_two_cards() -> None:
    board = first_card("trap", "guilds")
    for viewer in (1, None):
        view = board.position.view(viewer)
        assert isinstance(view, TapestryPosition)
        assert view.drawn[0] == (UNKNOWN, UNKNOWN)
        shown = str(game().scene(view, viewer))
        assert "drawn." not in shown
    own = board.position.view(0)
    assert isinstance(own, TapestryPosition)
    assert own.drawn[0] == board.position.drawn[0]
    for seed in range(5):
        guess = board.position.guess(1, Random(seed))
        assert isinstance(guess, TapestryPosition)
        guess.audit()
        assert len(guess.drawn[0]) == 2
        assert UNKNOWN not in guess.drawn[0]


@rule("tapestry.options.first_card")
def test_whoever_decides_sees_both_cards_with_their_texts_and_clicks_one() -> None:
    board = first_card("trap", "guilds")
    view = board.position.view(0)
    scene = game().scene(view, 0)
    cards = {element["id"]: element for element in scene["elements"] if element["id"].startswith("drawn.")}
    assert len(cards) == 2
    assert all(card.get("lines") and card.get("title") for card in cards.values())
    choice = game().choice(view, 0)
    assert choice is not None
    assert sorted(step for act in choice["acts"] for step in act["path"]) == sorted(cards)
    for act in choice["acts"]:
        assert [action.index for action in game().meant(view, 0, list(act["path"]))] == [act["i"]]  # type: ignore[arg-type]
    assert said(board, "keep trap", "fr").startswith("Garder")


@rule("tapestry.options.first_card", "tapestry.tapestry_cards.hands")
def test_the_record_of_a_running_game_does_not_name_the_card_that_was_kept() -> None:
    play, rng = Play(game(), 2, 5, ONE_OF_TWO), Random(5)
    while not any(entry.notation.startswith("keep ") for entry in play.record.entries):
        seat = play.position.pending()[0]
        play.act(seat, rng.choice(play.position.legal(seat)))
    number, kept = len(play.record.entries) - 1, play.record.entries[-1]
    play.undo(kept.seat)
    play.act(kept.seat, game().action(kept.notation))
    shown = play.record.redacted(game())
    assert [entry.notation for entry in shown.entries[number:]] == ["?", "!undo 1", "?"]
    assert kept.notation not in str(shown)
    assert kept.notation in str(play.record), "the whole record, for after the game, has it"
    assert Record.parse(str(shown)) == shown
    with pytest.raises(RecordError, match="what only its seat knows was left out here"):
        replace(shown, seed=5).replay(game())


@pytest.mark.parametrize("kind", ["quick", "greedy", "mcts:20"])
def test_bots_keep_the_better_card(kind: str) -> None:
    board = first_card("empiricism", "renaissance")
    assert str(make_bot(kind, 1).choose(board.position.view(0), 0)) == "keep renaissance"


# ---- one of two civilizations


@rule("tapestry.options.gained_civilization")
def test_of_two_civilizations_one_is_kept_and_the_other_does_not_come_back() -> None:
    board = gained("militants", "traders")
    assert (board.asked(), sorted(board.legal())) == ("0 keepcivilization", ["lead militants", "lead traders"])
    deck = list(board.position.civ_deck)
    board.act("lead traders")
    box = board.position.box
    assert [box.civs[civ].id for civ in board.position.civs[0]] == ["leaders", "traders"]
    assert (board.position.civ_deck, board.position.offers[0]) == (deck, ())
    assert board.log().count("civ-left") == 1


@rule("tapestry.options.gained_civilization")
def test_a_civilization_that_was_not_drawn_cannot_be_kept() -> None:
    assert gained("militants", "traders").refused("lead nomads") == "options.gained_civilization"


@rule("tapestry.options.gained_civilization", "tapestry.civilizations.futurists")
def test_a_civilization_for_starts_only_is_discarded_for_one_of_two_others() -> None:
    board = gained("futurists", "traders")
    board.act("lead futurists")
    assert board.asked() == "0 keepcivilization"
    assert "futurists" not in str(board.legal())
    assert "traders" not in str(board.legal())


@rule("tapestry.options.gained_civilization", "tapestry.rulings.civilization_deck_empty")
def test_the_last_civilization_is_gained_without_a_question_and_after_it_none() -> None:
    board = table(2, CIVS, options=CIV_OF_TWO)
    board.position.civ_deck = [board.position.box.civ_no["traders"]]
    board.do(0, NEW_CIV)
    assert len(board.position.civs[0]) == 2
    assert len(board.do(0, NEW_CIV).position.civs[0]) == 2


@rule("tapestry.options.gained_civilization")
def test_nobody_else_learns_which_two_were_drawn() -> None:
    one, other = gained("militants", "traders"), gained("nomads", "alchemists")
    for viewer in (1, None):
        views = [board.position.view(viewer) for board in (one, other)]
        assert views[0].dump()["state"] == views[1].dump()["state"]
        assert game().scene(views[0], viewer) == game().scene(views[1], viewer)
    guess = one.position.guess(1, Random(3))
    assert isinstance(guess, TapestryPosition)
    assert len(guess.offers[0]) == 2
    assert set(guess.offers[0]) | set(guess.civ_deck) == set(one.position.offers[0]) | set(one.position.civ_deck)


@rule("tapestry.options.gained_civilization")
def test_whoever_decides_sees_both_civilizations_and_clicks_one() -> None:
    board = gained("militants", "traders")
    view = board.position.view(0)
    cards = [e["id"] for e in game().scene(view, 0)["elements"] if e["id"] in ("civ.militants", "civ.traders")]
    choice = game().choice(view, 0)
    assert choice is not None
    assert sorted(step for act in choice["acts"] for step in act["path"]) == sorted(cards)
    for act in choice["acts"]:
        assert [action.index for action in game().meant(view, 0, list(act["path"]))] == [act["i"]]  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["quick", "greedy", "mcts:20"])
def test_bots_keep_the_better_civilization(kind: str) -> None:
    assert str(make_bot(kind, 1).choose(gained("nomads", "heralds").position.view(0), 0)) == "lead heralds"


# ---- the nearest island


def homes(seats: int, **options: str) -> list[int]:
    """The start numbers on which the seats stand."""
    board = begun(seats, CIVS, CAPITALS, options=options)
    found: list[int] = []
    for seat in range(seats):
        held = [place for place in board.position.board.hexes if board.position.controller(place) == seat]
        assert len(held) == 1
        assert [owner_of(stone) for stone in board.position.pieces[held[0]]] == [seat, seat]
        found.append(board.position.board.start.index(held[0]))
    return found


@rule("tapestry.options.start", "tapestry.setup.outposts")
@pytest.mark.parametrize(("seats", "numbers"), [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 4, 5]), (5, [1, 2, 3, 4, 5])])
def test_each_begins_on_the_island_nearest_to_its_seat(seats: int, numbers: list[int]) -> None:
    assert homes(seats, start="nearest_island") == numbers


@rule("tapestry.options.start")
def test_the_capital_does_not_decide_then() -> None:
    board = begun(4, CIVS, ("desert", "forest", "mountain", "wetland"), options=ISLAND)
    assert [board.controller("0.-3"), board.controller("3.-3"), board.controller("0.3")] == [0, 1, 2]
    board = begun(4, CIVS, ("desert", "forest", "mountain", "wetland"))
    assert board.controller("0.3") == 0


@rule("tapestry.options.start")
def test_with_four_players_each_has_a_neighbour_on_the_next_island() -> None:
    position = begun(4, CIVS, CAPITALS, options=ISLAND).position
    starts = [position.board.start[number] for number in (1, 2, 4, 5)]
    for place in starts:
        here = WORLD.hexes[place]
        nearest = min(here.distance(WORLD.hexes[other]) for other in starts if other != place)
        assert nearest == 3, "islands that lie side by side are three steps apart"


def test_what_is_dealt_says_where_one_begins() -> None:
    position = game().new(4, 3, ISLAND)
    told = str(game().scene(position.view(2), 2))
    assert "'n': 4" in told


# ---- records


@rule("tapestry.options.first_card", "tapestry.options.gained_civilization", "tapestry.options.start")
def test_a_game_with_all_three_is_recorded_and_replays() -> None:
    options = {**ONE_OF_TWO, **CIV_OF_TWO, **ISLAND}
    play = Play(game(), 2, 5, options)
    bots = [make_bot("quick", seat) for seat in range(2)]
    while play.position.pending():
        seat = play.position.pending()[0]
        play.act(seat, bots[seat].choose(play.position.view(seat), seat))
    replayed = play.record.replay(game())
    assert replayed.dump() == play.position.dump()
    assert "keep " in str(play.record)
