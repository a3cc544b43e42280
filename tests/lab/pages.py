"""Games that make the pages of the lab say everything that they can say, and those pages."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.catalogue import catalogue
from ecumene.lab.balance import SUBJECTS, Played, find
from ecumene.lab.balance.page import Report
from ecumene.lab.balance.tense import MEASURES, measure, tension_page
from ecumene.lab.compare import Comparison, ask
from ecumene.lab.page import Page
from ecumene.lab.tension import TENTHS

PROVINCES = [row.record for row in catalogue["vinci"].content.rows("europe.provinces")]
HORIZON = "beyond_the_horizon"


def game(number: int, seats: int, winner: int, takes: dict[str, list[int]], chances: dict[str, list[int]]) -> Played:
    return Played(
        [60 + number % 7 if seat == winner else 30 + (number + seat) % 9 for seat in range(seats)],
        [1 if seat == winner else 2 for seat in range(seats)],
        list(range(seats)),
        100 + 7 * number % 90,
        [{"vinci.scoring.province": 20 + seat, "vinci.choosing.price": -3} for seat in range(seats)],
        chances,
        takes,
        rounds=10 + number % 5,
        tension=dict.fromkeys(MEASURES, 0.3 + number % 4),
        course=[[moment * (2 if seat == winner else 1) for seat in range(seats)] for moment in range(TENTHS + 1)],
    )


def uneven(number: int) -> Played:
    """Of two the first wins a little more often, the winner takes some provinces and the other some others."""
    winner = 0 if number % 60 < 38 else 1
    mine, others = [[1, 0], [0, 1]] if winner == 0 else [[0, 1], [1, 0]]
    takes = {f"conquer/{province}": mine for province in PROVINCES[:7]}
    takes |= {f"conquer/{province}": others for province in PROVINCES[7:14]}
    takes |= {"token/mines": [1, 1], "take/I": [1, 1], "token/ports": [int(number == 0), 0]}
    chances = takes | {f"conquer/{province}": [1, 1] for province in PROVINCES[14:45]} | {"take/II": [1, 1]}
    return game(number, 2, winner, takes, chances | ({"take/III": [1, 1]} if number < 5 else {}))


def even(number: int) -> Played:
    """Of four everybody wins as often, and nobody takes what stands out."""
    seat = number % 4
    takes = {f"take/{place}": [int(seat == (n + number // 4) % 4) for n in range(4)] for place in ("I", "II", "III")}
    chances = {f"take/{place}": [3, 3, 3, 3] for place in ("I", "II", "III", "IV", "V", "VI")}
    takes |= {f"take/{place}": [number % 5, 0, 0, 0] for place in ("IV", "V", "VI") if number % 5 == 0}
    return game(number, 4, seat, takes, chances)


def one_sided(number: int) -> Played:
    """Of three the first wins always, and takes every village."""
    takes = {"village/oasis": [1, 0, 0], "technology/wheel": [1, 1, 1], "leader/attila": [1, 0, 0]}
    return game(number, 3, 0, takes, takes | {"village/jade_river": [1, 0, 0]})


def changed(number: int) -> Played:
    """Like `uneven`, with longer games, and without the Mines."""
    told = uneven(number)
    takes = {thing: counts for thing, counts in told.takes.items() if thing != "token/mines"}
    takes |= {f"conquer/{PROVINCES[0]}": told.takes[f"conquer/{PROVINCES[7]}"]}
    longer = {name: value for name, value in vars(told).items() if name not in ("takes", "decisions")}
    return Played(takes=takes, decisions=told.decisions + 40 + number % 3, **longer)


def swayed(number: int) -> Played:
    """Like `one_sided`, a little longer or shorter."""
    told = one_sided(number)
    return Played(**{**vars(told), "decisions": told.decisions + (-9 if number % 2 else 9)})


def told(make: Callable[[int], Played], games: int = 60) -> list[Played]:
    return [make(number) for number in range(games)]


def pages_in(lang: str) -> list[Page]:
    """A page of each kind, and of each course that its text can take."""
    vinci, horizon = catalogue["vinci"], catalogue[HORIZON]
    kinds, others = SUBJECTS["vinci"], SUBJECTS[HORIZON]
    equal = [find(vinci, kinds, 2, told(uneven)), find(vinci, kinds, 4, told(even))]
    first = [find(horizon, others, 3, told(one_sided))]
    both = ask(kinds, 2, told(uneven), told(changed))
    alike, noise = (ask(others, 3, told(one_sided), told(make)) for make in (one_sided, swayed))
    tense = [measure(vinci, 2, told(uneven, 3)), measure(vinci, 4, told(even, 4)), measure(horizon, 3, told(swayed, 4))]
    return [
        Report(vinci, kinds, "quick", 0, {}, equal, "ecumene lab …", lang=lang).page(),
        Report(horizon, others, "quick", 0, {"rounds": 20}, first, "ecumene lab …", lang=lang).page(),
        Comparison(vinci, kinds, "vinci", "mine.yaml", "quick", 0, [both], "ecumene lab …", lang=lang).page(),
        Comparison(horizon, others, HORIZON, "mine.yaml", "quick", 0, [alike, noise], lang=lang).page(),
        tension_page(tense, "quick", 6, 0, "ecumene lab …", lang),
    ]
