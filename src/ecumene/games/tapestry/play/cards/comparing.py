"""Cards that compare the players: Age of Wonders, Boast of Superiority, Plea for Aid, Technocracy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.agenda import Item
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.games.tapestry.play.model import TapestryPosition


class CompareLandmarks(Effect):
    """One reward for whoever alone has the fewest landmarks, one for the most, one in all other cases.

    Every landmark counts, wherever it stands [tapestry.cards.age_of_wonders].
    """

    def __init__(self, fewest: Effect, most: Effect, otherwise: Effect) -> None:
        super().__init__()
        self.fewest = fewest
        self.most = most
        self.otherwise = otherwise

    def parts(self) -> Sequence[Effect]:
        return (self.fewest, self.most, self.otherwise)

    def reward(self, position: TapestryPosition, seat: Seat) -> Effect:
        """The reward for a seat now."""
        mine = position.landmarks_of(seat)
        theirs = [position.landmarks_of(other) for other in position.clockwise(seat)[1:]]
        if mine < min(theirs):
            return self.fewest
        return self.most if mine > max(theirs) else self.otherwise

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return self.reward(position, seat).able(position, seat, about)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        self.reward(position, seat).do(position, seat, cause, about)


NOBODY_AHEAD: Final = 0
ALL_AHEAD: Final = 1
STANDINGS: Final = ("nobody_ahead", "all_ahead")


class PerTrack(Effect):
    """Something for every track on which nobody is ahead, or everybody else is; the furthest tokens are compared.

    Level is not ahead, also at the start [tapestry.cards.boast_of_superiority] [tapestry.cards.plea_for_aid].
    """

    def __init__(self, where: int, part: Effect) -> None:
        super().__init__()
        self.where = where
        self.part = part

    def parts(self) -> Sequence[Effect]:
        return (self.part,)

    def tracks(self, position: TapestryPosition, seat: Seat) -> int:
        """How many tracks there are like that."""
        found = 0
        for track in range(position.box.track_count):
            mine = position.reached(seat, track)
            theirs = [position.reached(other, track) for other in position.clockwise(seat)[1:]]
            if (max(theirs) <= mine) if self.where == NOBODY_AHEAD else (min(theirs) > mine):
                found += 1
        return found

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return self.tracks(position, seat) > 0 and self.part.able(position, seat, about)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        for _ in range(self.tracks(position, seat)):
            position.perform(seat, self.part.number, cause, about)


class FirstInEra(Effect):
    """One thing for the first of all players in an era, another for the rest [tapestry.cards.technocracy].

    First is whoever is in an era that nobody else has begun [tapestry.rulings.technocracy_first].
    """

    def __init__(self, then: Effect, otherwise: Effect) -> None:
        super().__init__()
        self.then = then
        self.otherwise = otherwise

    def parts(self) -> Sequence[Effect]:
        return (self.then, self.otherwise)

    def branch(self, position: TapestryPosition, seat: Seat) -> Effect:
        """What a seat gets now."""
        era = position.era[seat]
        # rule: tapestry.faq.technocracy_over
        first = all(position.era[other] < era for other in position.clockwise(seat)[1:])
        return self.then if first else self.otherwise

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return self.branch(position, seat).able(position, seat, about)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        self.branch(position, seat).do(position, seat, cause, about)


# ---- reading


def _read_compare_landmarks(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "compare_landmarks", says)
    rewards = [reader.many(part, part.get(word)) for word in ("fewest", "most", "otherwise")]
    part.nothing_else()
    return CompareLandmarks(rewards[0], rewards[1], rewards[2])


def _read_per_track(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "per_track", says)
    effect = PerTrack(STANDINGS.index(part.one_of("where", STANDINGS)), reader.many(part, part.get("do")))
    part.nothing_else()
    return effect


def _read_first_in_era(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "first_in_era", says)
    effect = FirstInEra(reader.many(part, part.get("then")), reader.many(part, part.get("otherwise")))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {
    "compare_landmarks": _read_compare_landmarks, "per_track": _read_per_track, "first_in_era": _read_first_in_era,
}  # fmt: skip
ITEMS: tuple[type[Item], ...] = ()
