"""Loading: a dump that cannot have come from play is refused with the reason, and nothing ever hangs."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from ecumene import catalogue
from ecumene.core.errors import LoadError
from tests.marks import few_in_plain
from tests.spoiling import act_at_random, dumps_from_play, load_or_refuse, look_at, never_hangs, spoiled
from tests.tiny.harbour import Harbour

OURS = ("vinci", "rise_and_fall", "tapestry", "rise_of_empires", "beyond_the_horizon")
OPTIONS: dict[str, dict[str, Any]] = {"rise_and_fall": {"world": "quick"}}
SPOILED = 120
DECISIONS = 40
LOOKS = 2


@pytest.mark.parametrize("name", few_in_plain(OURS))
def test_a_spoiled_dump_is_refused_or_plays_on(name: str) -> None:
    game = catalogue[name]
    options = OPTIONS.get(name, {})
    dumps = [dump for seats in (2, 3) for dump in dumps_from_play(game, seats, seats, 8, **options)]
    rng = Random(23)
    refused = 0
    for _ in range(SPOILED):
        dump, what = spoiled(rng.choice(dumps), rng)
        with never_hangs(what):
            position = load_or_refuse(game, dump)
            refused += position is None
            for number in range(DECISIONS if position is not None else 0):
                assert position is not None
                if position.pending():
                    act_at_random(position, rng)
                if number < LOOKS:
                    look_at(position)
    assert refused > SPOILED / 3, "what is spoiled is mostly seen"


@pytest.mark.parametrize("name", few_in_plain(OURS))
def test_a_spoiled_view_is_refused_or_can_be_shown_and_guessed(name: str) -> None:
    game = catalogue[name]
    rng = Random(29)
    views: list[dict[str, Any]] = []
    for dump in dumps_from_play(game, 2, 9, 8, **OPTIONS.get(name, {})):
        position = game.reload(dump)
        views.append(json.loads(json.dumps(position.view(rng.choice(position.pending())).dump())))
    for _ in range(SPOILED // 3):
        dump, what = spoiled(rng.choice(views), rng)
        with never_hangs(what):
            view = load_or_refuse(game, dump)
            if view is not None:
                assert view.viewer is not None
                game.scene(view, view.viewer)
                guess = view.guess(view.viewer, Random(1))
                if guess.pending():
                    act_at_random(guess, rng)


@pytest.mark.parametrize("name", few_in_plain(OURS))
def test_what_comes_from_play_is_never_refused(name: str) -> None:
    game = catalogue[name]
    for seats in game.seat_counts:
        for dump in dumps_from_play(game, seats, 40 + seats, 12, **OPTIONS.get(name, {})):
            position = game.load(dump)
            assert position.dump() == dump
            assert game.reload(dump).dump() == dump
            for seat in (None, *range(seats)):
                view = json.loads(json.dumps(position.view(seat).dump()))
                assert game.load(view).dump() == view


def refused(game: Harbour, reason: str, **spoil: Any) -> None:
    dump = {**game.new(2, 1).dump(), **spoil}
    with pytest.raises(LoadError, match=reason):
        game.load(dump)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        ({"chance": {"seed": "x", "count": 0, "script": {}}}, "dump: chance: seed 'x' is no number"),
        ({"chance": {"seed": 1, "count": -1, "script": {}}}, "dump: chance: count -1 is no number from 0 on"),
        ({"chance": {"seed": 1, "count": 0, "script": {"die": ["x"]}}}, "dump: chance: script of 'die'"),
        ({"viewer": 1}, "dump: viewer: a view does not know the generator"),
        ({"viewer": 9, "chance": None}, "dump: viewer 9 is no seat"),
        ({"more": 1}, "dump: no field 'more'"),
        ({"agenda": [["turn", {"seat": 7, "plays": 1}]]}, r"dump: agenda.turn.seat: 7 is not from 0 to 1"),
    ],
)
def test_what_holds_for_every_game_is_looked_into(harbour: Harbour, spoil: dict[str, Any], reason: str) -> None:
    refused(harbour, reason, **spoil)


def test_a_lost_card_is_found_by_the_games_own_audit(harbour: Harbour) -> None:
    dump = harbour.new(2, 1).dump()
    dump["state"]["deck"] = dump["state"]["deck"][1:]
    with pytest.raises(LoadError, match="dump: cards are lost or doubled"):
        harbour.load(dump)
    assert harbour.reload(dump), "who knows where a dump comes from need not look"


def test_of_a_view_the_audit_is_of_what_its_seat_can_imagine(harbour: Harbour) -> None:
    dump = harbour.new(2, 1).view(0).dump()
    dump["state"]["coins"][0][-1] += 1
    with pytest.raises(LoadError, match="dump: "):
        harbour.load(dump)


def test_true_is_not_one() -> None:
    game = catalogue["vinci"]
    dump = game.new(2, 1).dump()
    dump["state"]["round"] = True
    with pytest.raises(LoadError, match=r"dump: state\.round: True is no number"):
        game.load(dump)


def test_a_seat_of_tapestry_in_its_fifth_era_has_finished_or_is_about_to() -> None:
    game = catalogue["tapestry"]
    dump = dumps_from_play(game, 2, 5, 1)[0]
    dump["state"]["era"] = [5, 5]
    dump["state"]["finished"] = [0, 0]
    with pytest.raises(LoadError, match=r"in its last era, and not finished|finished in era"):
        game.load(dump)
    dump["state"]["era"] = [6, 6]
    with pytest.raises(LoadError, match=r"dump: state.era: 6 is not from 0 to 5"):
        game.load(dump)


def first_dump(name: str, kind: str, seats: int = 2, **options: Any) -> dict[str, Any]:
    """A position of a game played at random in which an item of a kind lies on the agenda."""
    game = catalogue[name]
    rng = Random(3)
    position = game.new(seats, 3, options)
    while all(item.kind != kind for item in position.agenda):
        act_at_random(position, rng)
    found: dict[str, Any] = json.loads(json.dumps(position.dump()))
    game.load(found)
    return found


def where(dump: dict[str, Any], kind: str) -> int:
    return [item[0] for item in dump["agenda"]].index(kind)


def refused_by(name: str, dump: dict[str, Any], reason: str) -> None:
    with pytest.raises(LoadError, match=f"^dump: {reason}"):
        catalogue[name].load(dump)


@pytest.mark.parametrize(("field", "value"), [("round", None), ("round", 1.5), ("round", [1]), ("pawns", 3)])
def test_a_number_of_another_type_is_refused(field: str, value: object) -> None:
    dump = catalogue["vinci"].new(2, 1).dump()
    dump["state"][field] = value
    refused_by("vinci", dump, rf"state\.{field}: .* is no (number|list)")


def test_an_item_of_the_agenda_has_its_types() -> None:
    dump = first_dump("tapestry", "payadvance")
    dump["agenda"][-1][1]["track"] = [0]
    refused_by("tapestry", dump, r"agenda\.payadvance\.track: \[0\] is no number")


def test_a_round_of_rise_and_fall_ends_in_its_order() -> None:
    whole = first_dump("rise_and_fall", "playcard", world="quick")
    for agenda, reason in (
        (whole["agenda"][1:], "agenda: recycling lies where endofround should"),
        ([whole["agenda"][1], whole["agenda"][0], *whole["agenda"][2:]], "agenda: recycling lies where"),
        ([*whole["agenda"][:-1], whole["agenda"][-2], whole["agenda"][-1]], "agenda: taketurn lies there twice"),
    ):
        refused_by("rise_and_fall", {**whole, "agenda": agenda}, reason)


def test_a_sealed_choice_was_legal() -> None:
    dump = first_dump("rise_and_fall", "playcard", world="quick")
    question = dump["agenda"][-1][1]
    acts = catalogue["rise_and_fall"].actions
    legal = catalogue["rise_and_fall"].load(dump).legal(0)
    wrong = next(act.notation for act in acts if act.notation.startswith("play ") and act not in legal)
    for sealed, reason in (
        ([[0, wrong]], rf"agenda\.playcard\.sealed: seat 0 cannot have chosen '{wrong}'"),
        ([[0, "dance"]], "'dance' is not an action"),
        ([[0, legal[0].notation], [0, legal[0].notation]], "agenda.playcard: a seat is asked or has answered twice"),
    ):
        question["sealed"] = sealed
        refused_by("rise_and_fall", dump, reason)


def test_a_cause_exists() -> None:
    dump = first_dump("tapestry", "perform")
    place = where(dump, "perform")
    dump["agenda"][place][1]["cause"] = "card.nosuchthing"
    refused_by("tapestry", dump, r"agenda\.perform\.cause: 'card\.nosuchthing' does not exist")


def test_a_strike_of_rise_of_empires_may_cost_more_than_there_are_seats() -> None:
    game = catalogue["rise_of_empires"]
    strike = ["striketarget", {"seat": 0, "steps": 1, "defender": 2, "cause": "progress.knights"}]
    game.bounds(game.begun(2, game._options({}))).check_items([strike], 2)


def test_a_tile_that_is_laid_is_the_seats_own() -> None:
    dump = first_dump("tapestry", "laytile")
    item = dump["agenda"][where(dump, "laytile")][1]
    doubled = {**dump, "agenda": [*dump["agenda"], ["laytile", dict(item)]]}
    refused_by("tapestry", doubled, f"seat {item['seat']}: lays a tile that it does not have")
    others = [tile for tile in range(9) if tile not in dump["state"]["supply"][item["seat"]]]
    item["tile"] = others[0]
    refused_by("tapestry", dump, f"seat {item['seat']}: lays a tile that it does not have")


def test_every_seat_of_tapestry_has_its_drawn_cards() -> None:
    dump = catalogue["tapestry"].new(3, 1).dump()
    dump["state"]["drawn"] = dump["state"]["drawn"][1:]
    refused_by("tapestry", dump, r"state\.drawn: must have 3 parts")


def test_a_civilization_that_nobody_has_asks_nothing() -> None:
    dump = first_dump("tapestry", "laytile")
    holders = [seat for seat, civs in enumerate(dump["state"]["civs"]) if civs]
    assert holders
    assert "alchemists" not in str(dump["agenda"])
    dump["agenda"].append(["alchemistsdare", {"seat": holders[0], "cause": "civ.alchemists"}])
    refused_by("tapestry", dump, "alchemists: nobody has that civilization")
