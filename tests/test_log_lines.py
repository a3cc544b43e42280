"""Lines of the log: what one cause brings a seat at once is one line, and the line names its cause."""

from __future__ import annotations

from random import Random

import pytest

from ecumene import catalogue
from ecumene.core.position import Event
from ecumene.core.texts import say
from tests.speaking import NAMES


def lines(game: str, *events: Event, lang: str = "en") -> list[str]:
    """What the page is told of some events."""
    this = catalogue[game]
    return [say(this.words(lang), line.get("say", ""), NAMES) for line in this.scene_events(events)]


def gains(thing: str, cause: str, who: int = 0, n: int = 1) -> Event:
    return Event("tapestry-log-gains", {"who": who, "thing": thing, "n": n}, None, cause)


def test_several_gains_from_one_cause_are_one_line() -> None:
    income = [gains("coin", "income", n=2), gains("worker", "income"), gains("territory", "income")]
    assert lines("tapestry", *income) == ["Ann gains 2 coins, 1 worker and 1 territory tile (Income)"]
    assert lines("tapestry", *income[:2], lang="fr") == ["Ann gagne 2 pièces et 1 ouvrier (Revenus)"]


def test_a_terminal_tells_them_so_too() -> None:
    this = catalogue["tapestry"]
    plays = Event("tapestry-log-invents", {"who": 0, "tech": "bakery"})
    events = [gains("coin", "income", n=2), gains("worker", "income"), plays, gains("food", "tech.bakery", 1)]
    assert this.told(events, this.speech("en", NAMES)) == [
        (events[0], "Ann gains 2 coins and 1 worker (Income)"),
        (plays, "Ann invents Bakery"),
        (events[3], "Bob gains 1 food (Bakery)"),
    ]
    assert this.told(events[:1], this.speech("fr", NAMES)) == [(events[0], "Ann gagne 2 pièces (Revenus)")]


def test_a_terminal_names_the_hexes_of_its_map() -> None:
    this, moves = catalogue["rise_and_fall"], {"who": 0, "card": "nomad", "terrain": "plain", "area": "1.0"}
    event = Event("rise_and_fall-log-moves", moves)
    assert this.told([event], this.speech("en", NAMES)) == [(event, "Ann moves a nomad to plain 1.0")]
    assert lines("rise_and_fall", event) == ["Ann moves a nomad to plain"]


def test_another_seat_another_cause_or_something_else_between_begins_a_new_line() -> None:
    plays = Event("tapestry-log-invents", {"who": 0, "tech": "bakery"})
    told = lines(
        "tapestry", gains("coin", "income"), gains("coin", "income", 1), plays, gains("food", "tech.bakery", 1)
    )
    assert told == [
        "Ann gains 1 coin (Income)", "Bob gains 1 coin (Income)", "Ann invents Bakery", "Bob gains 1 food (Bakery)",
    ]  # fmt: skip


def test_without_a_cause_lines_stay_as_they_are() -> None:
    assert lines("tapestry", gains("coin", ""), gains("food", "")) == ["Ann gains 1 coin", "Ann gains 1 food"]


def test_what_a_government_does_is_told_by_its_stage_and_its_player() -> None:
    coins = Event("beyond_the_horizon-log-coins", {"who": 1, "n": 2}, None, "theocracy.river_kingdom")
    pawns = Event("beyond_the_horizon-log-activates", {"who": 1, "n": 1}, None, "theocracy.river_kingdom")
    told = lines("beyond_the_horizon", coins, pawns)
    assert told == ["Bob gains 2 coins and 1 active pawn for the Theocracy of Bob"]
    assert lines("beyond_the_horizon", coins, lang="fr") == ["Bob gagne 2 pièces pour la Théocratie (Bob)"]


@pytest.mark.parametrize(
    ("game", "keys"),
    [
        ("tapestry", ("gains",)), ("rise_of_empires", ("gains",)), ("beyond_the_horizon", ("coins", "activates")),
    ],
)  # fmt: skip
def test_in_play_gains_have_their_causes(game: str, keys: tuple[str, ...]) -> None:
    this, rng = catalogue[game], Random(3)
    position = this.new(3, 3)
    heard = position.journal = []
    while position.pending():
        seat = position.pending()[0]
        position.apply(seat, this.quick_action(position, seat, rng))
    gained = [event for event in heard if event.say in [f"{game}-log-{key}" for key in keys]]
    caused = [event for event in gained if event.cause]
    assert len(caused) >= len(gained) * 0.8
    assert len(this.scene_events(heard)) <= len(heard)
    if game == "tapestry":
        assert len(caused) == len(gained)
        assert len(this.scene_events(heard)) < len(heard) - 40
