"""Judging: what a rated game tells of everybody's strength, from its summary alone.

The steady bot is the yardstick: at every game and number of seats it is what it is, and everybody else is measured by
it and by one another. Other bots are learnt like people, but never change: the better they are known the less they
move. A person may have changed since the last game, so a little doubt always comes back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ecumene.rating import TAU, UNKNOWN, Strength, learn
from ecumene.table.store.ratings import RatingRow, Verdict

BOT = "bot:"
"""What a bot is called before its level."""

YARDSTICK = Strength(UNKNOWN.mu, 0.01)
"""The steady bot, of which nothing is ever learnt; the model divides by its doubt, so there is a trace of it."""

FIXED = f"{BOT}steady"

MIDDLE, STEP = 1500, 30
"""The yardstick as people read it, and what one unit of the model is to them."""

SURE = 150
"""A rating is shown as provisional while it is less sure than that: about ten games long."""


def shown(strength: Strength) -> tuple[int, int]:
    """A rating and how far it may be off (one standard deviation), as people read them."""
    return round(MIDDLE + (strength.mu - UNKNOWN.mu) * STEP), round(strength.sigma * STEP)


def judge(data: dict[str, Any], known: Callable[[str], RatingRow | None]) -> Sequence[Verdict]:
    """What a game that is over tells of those who sat there to its end.

    Whoever wished to be forgotten is left out. Nothing is learnt where nobody else is left, no person, or where one
    person had several seats.
    """
    who = [_who(seat, held) for seat, held in zip(data["seats"], data["holders"], strict=True)]
    people = [each for each in who if each and not each.startswith(BOT)]
    playing = [seat for seat, each in enumerate(who) if each]
    if not people or len({*people}) != len(people) or len(playing) < 2:
        return []
    places = _places(data)
    before = {who[seat]: _strength(who[seat], known) for seat in playing}
    after = learn([before[who[seat]] for seat in playing], [places[seat] for seat in playing])
    verdicts: list[Verdict] = []
    for each, was in before.items():
        seats = tuple(seat for seat in playing if who[seat] == each)
        told = [strength for seat, strength in zip(playing, after, strict=True) if seat in seats]
        now = was if each == FIXED else _mean(told)
        verdicts.append(Verdict(each, seats, (was.mu, was.sigma), (now.mu, now.sigma)))
    return verdicts


def _who(seat: dict[str, Any], held: Sequence[str]) -> str:
    """Whose game it was: the bot's by its level; else that of whoever sat down first, whoever else came by a link."""
    if seat["kind"] == "bot":
        return f"{BOT}{seat['level']}"
    return held[0] if held and not seat["forgotten"] else ""


def _places(data: dict[str, Any]) -> list[int]:
    """The places of the game; but whoever gave up, or resigned because their time was up, is last.

    Where a bot only stood in, its person has what their seat got: they could have come back.
    """
    last = len(data["seats"]) + 1
    return [last if gave_up(seat) else place for seat, place in zip(data["seats"], data["places"], strict=True)]


def gave_up(seat: Mapping[str, Any]) -> bool:
    """Whether somebody left their seat for good, as a summary tells of it: whatever a bot did there, they are last."""
    return bool(seat.get("conceded") or seat.get("resigned"))


def _strength(who: str, known: Callable[[str], RatingRow | None]) -> Strength:
    if who == FIXED:
        return YARDSTICK
    row = known(who)
    if row is None:
        return UNKNOWN
    strength = Strength(row.mu, row.sigma)
    return strength if who.startswith(BOT) else strength.after(TAU)


def _mean(told: Sequence[Strength]) -> Strength:
    """Of several seats of one kind of bot each tells the same: what they say together is one game's worth."""
    return Strength(sum(each.mu for each in told) / len(told), sum(each.sigma for each in told) / len(told))
