"""Games: seats, options, content, loading, and what bots and tables ask of them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ecumene.core.errors import EcumeneError, LoadError, OptionError
from ecumene.core.game import Game, Option
from tests.tiny.harbour import Harbour
from tests.tiny.quay import at_the_quay


def test_a_new_game_is_ready_for_its_first_decision(harbour: Harbour) -> None:
    position = harbour.new(seats=3, seed=5)
    assert position.pending() == (0, 1, 2)
    assert position.game is harbour
    assert position.dump() == harbour.new(3, 5).dump()
    assert position.dump() != harbour.new(3, 6).dump()


def test_the_box_just_opened_has_nobody_to_decide(harbour: Harbour) -> None:
    position = harbour.prepare(2, 5)
    assert position.pending() == ()
    harbour.start(position)
    assert position.dump() == harbour.new(2, 5).dump()


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_seat_count_must_be_offered(harbour: Harbour, seats: int) -> None:
    with pytest.raises(OptionError, match=f"harbour: seats must be one of 2, 3, 4, not {seats}"):
        harbour.new(seats)


def test_options_have_defaults_and_are_checked(harbour: Harbour) -> None:
    assert harbour.new(2).options == {"rounds": 3}
    assert harbour.new(2, options={"rounds": 4}).options == {"rounds": 4}
    with pytest.raises(OptionError, match=r"no option 'round' \(did you mean 'rounds'\?\)"):
        harbour.new(2, options={"round": 3})
    with pytest.raises(OptionError, match=r"no option 'xyzzy'$"):
        harbour.new(2, options={"xyzzy": 3})
    with pytest.raises(OptionError, match="option rounds must be one of 3, 2, 4, not 7"):
        harbour.new(2, options={"rounds": 7})


class Tolled(Harbour):
    options = (*Harbour.options, Option("tolls", ("paid", "owed"), private=True))


def test_a_private_option_is_offered_to_nobody_and_kept_for_old_games() -> None:
    tolled = Tolled()
    assert [option.id for option in tolled.offered] == ["rounds"]
    tolled.check_offered({"rounds": 4})
    with pytest.raises(OptionError, match=r"harbour: no option 'tolls'$"):
        tolled.check_offered({"tolls": "owed"})
    assert tolled.new(2, options={"tolls": "owed"}).options["tolls"] == "owed"  # as a migrated record asks for it


def test_other_content_makes_another_game(harbour: Harbour, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("values:\n- {id: toll, is: 3}\n", encoding="utf-8")
    mine = harbour.using(file)
    assert isinstance(mine, Harbour)
    assert (mine.value["toll"], harbour.value["toll"]) == (3, 2)
    assert harbour.new(2, content=file).game.content.hash == mine.content.hash != harbour.content.hash
    assert harbour.using(mine.content).content is mine.content
    with pytest.raises(LoadError, match="dump: content is"):
        harbour.load(mine.new(2).dump())


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        ({"game": "chess"}, "game is 'chess', this is 'harbour'"),
        ({"rules": 2}, "rules is 2, this is 1"),
        ({"state": {}}, "not a position of harbour: KeyError"),
        ({"agenda": [["no such item", {}]]}, "agenda: no item is called 'no such item'"),
        ({"agenda": [["turn", {"seat": 0}]]}, "agenda.turn: field 'plays' is missing"),
        ({"agenda": [["turn", 5]]}, r"agenda: \['turn', 5\] is no item"),
        ({"chance": {"seed": 1, "count": 0, "script": [1]}}, "not a position of harbour: "),
        ({"seats": 9}, "seats must be one of"),
        ({"seats": True}, "seats must be one of"),
    ],
)
def test_a_dump_that_is_no_position_is_refused(harbour: Harbour, spoil: dict[str, Any], problem: str) -> None:
    with pytest.raises(EcumeneError, match=problem):
        harbour.load({**harbour.new(2).dump(), **spoil})


def test_a_dump_of_an_older_release_named_its_content_by_fewer_digits(harbour: Harbour) -> None:
    dump = harbour.new(2).dump()
    name = dump["content"]
    assert (name, len(name)) == (harbour.content.hash, 32)
    for read in (harbour.load, harbour.reload):
        assert read({**dump, "content": name[:16]}).dump() == dump
        for other in (name[:16] + "0" * 16, name[:17], name[:15], "", 5, None):
            with pytest.raises(LoadError, match="dump: content is"):
                read({**dump, "content": other})


@pytest.mark.parametrize("dump", [{}, [], 5, None, "dump"])
def test_what_is_no_dump_at_all_is_refused(harbour: Harbour, dump: Any) -> None:
    with pytest.raises(LoadError, match="dump: "):
        harbour.load(dump)


def test_quick_actions_carry_a_game_on_to_its_end(harbour: Harbour) -> None:
    position = harbour.new(3, 5)
    assert harbour.quick_action(position, 0, Random(1)) in position.legal(0)
    harbour.play_on(position, Random(1), 3)
    assert position.pending() not in ((), (0, 1, 2))
    harbour.play_on(position, Random(1), harbour.longest)
    assert position.pending() == ()


def test_a_play_out_is_so_many_quick_actions_unless_the_game_knows_better(harbour: Harbour) -> None:
    one, other = harbour.new(3, 5), harbour.new(3, 5)
    harbour.foresee(one, Random(1))
    harbour.play_on(other, Random(1), harbour.play_out)
    assert one.dump() == other.dump() != harbour.new(3, 5).dump()


def test_what_a_game_says_unless_it_knows_better(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["spice", "wine", ""], ["0.1", "0.1", "0.1"])
    position.coins = [[9, 0], [4, 0], [0, 0]]
    assert harbour.prospects(position) == [9, 4, 0]
    worth = [harbour.evaluate(position, seat) for seat in range(3)]
    assert worth[0] > worth[1] > worth[2]
    assert harbour.default(position.view(0), 0) is None
    assert harbour.about("en") == ""
    assert harbour.section("nothing", "en") == "nothing"
    assert harbour.section("table", "fr") != "table"
    assert harbour.name("en") == "Harbour"
    assert harbour.name("fr") == "Le Port"
    assert Game.outcome_text(harbour, "first", 3) == "3"
    assert Game.outcome_of(harbour, "first", "3") == 3
