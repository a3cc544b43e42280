"""The journal: what a turn tells those who listen."""

from tests.vinci.board import Table


def told(table: Table) -> list[tuple[str, dict[str, object]]]:
    """The events so far, without the common beginning of their names."""
    return [(event.say.removeprefix("vinci-log-"), event.args) for event in table.position.journal or []]


def test_an_expansion_turn_tells_its_story(europe: Table) -> None:
    red = europe.people(saxony=1, bavaria=1, muscovy=1, hand=9, tokens=("forts", "general")).declining("bohemia")
    blue = europe.enemy(poland=3, greece=1)
    red.turn().plays("abandon bavaria", "gather", "conquer poland", "stop")
    blue.places(greece=2)
    red.places(saxony=9).plays("keep saxony", "fort poland")
    assert told(europe) == [
        ("abandons", {"who": 0, "area": "bavaria"}),
        ("conquers", {"who": 0, "area": "poland", "n": 5}),
        ("loses", {"who": 1, "area": "poland", "n": 1}),
        ("redeploys", {"who": 1, "area": "greece"}),
        ("redeploys", {"who": 1, "area": "greece"}),
        ("loan-leaves", {"who": 0, "n": 7}),
        ("cohesion", {"who": 0, "n": 1}),
        ("vanishes", {"who": 0, "n": 1}),
        ("fort", {"who": 0, "area": "poland"}),
        ("scores", {"who": 0, "n": 2}),
    ]


def test_a_decline_turn_tells_its_story(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("diplomacy", "barbarians"))
    europe.position.markers[:] = [0, 3, 0, 0, 0, 0]
    first, second = europe.display[1]
    red.turn().plays("peace 2", "decline", "take II")
    assert told(europe) == [
        ("peace", {"who": 0, "other": 2}),
        ("declines", {"who": 0}),
        ("scores", {"who": 0, "n": 1}),
        ("pays", {"who": 0, "n": 2}),
        ("bonus", {"who": 0, "n": 6}),
        ("takes", {"who": 0, "first": first, "second": second}),
    ]


def test_what_is_free_or_nobodys_is_not_told(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9, tokens=("barbarians", "weapons")).declining("poland")
    red.plays("conquer poland", "conquer jutland").finishes()  # an old pawn of one's own, and a neutral one
    assert [say for say, _ in told(europe)] == ["conquers", "conquers", "scores"]
    red.turn().plays("decline", "take I")
    assert [say for say, _ in told(europe)][3:] == ["declines", "scores", "takes"]


def test_nobody_hears_what_happens_to_a_copy(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9).expands()
    twin = europe.position.copy()
    twin.apply(red.seat, europe.game.action("conquer poland"))
    assert twin.journal is None
    assert told(europe) == []
