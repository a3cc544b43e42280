"""The actions of Rise & Fall: about 183,000, computed and not listed.

Most speak of one hex of the frame; one is made when it is first needed and then kept. No action names two hexes: a
piece is woken first, then it is told where to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ecumene.core.action import Action, Actions
from ecumene.core.errors import NotationError
from ecumene.games.rise_and_fall.box.content import KINDS, TERRAINS, TURNS
from ecumene.games.rise_and_fall.box.frame import CODES, NUMBERS, SIZE, notation, read

# about no hex
PLAY: Final = 0  # a card, face down
GIVE: Final = 1  # a set of cards, to Decline
REDEEM: Final = 2  # a card, out of Decline
SPARE: Final = 3  # no card out of Decline
END: Final = 4  # no further piece acts
PRODUCE: Final = 5
BUILD_CITY: Final = 6  # where the piece stands
BUILD_TEMPLE: Final = 7
TAX: Final = 8
TRADE: Final = 9
TITHE: Final = 10
BUY_WOOD: Final = 11
BUY_STONE: Final = 12
SELL_WOOD: Final = 13
SELL_STONE: Final = 14
# about one hex
LAY_SEA: Final = 15
LAY_PLAIN: Final = 16
LAY_FOREST: Final = 17
LAY_MOUNTAIN: Final = 18
LAY_GLACIER: Final = 19
LIFT: Final = 20  # a tile, by its anchor
DEPLOY_NOMAD: Final = 21
DEPLOY_CITY: Final = 22
DEPLOY_SHIP: Final = 23
WAKE: Final = 24  # a piece, by its hex
MOVE: Final = 25
BUILD_SHIP: Final = 26
GROW: Final = 27
EDUCATE_MERCHANT: Final = 28
EDUCATE_MOUNTAINEER: Final = 29
FOUND_CITY: Final = 30  # by a ship, ashore
FOUND_TEMPLE: Final = 31
LAND_NOMAD: Final = 32  # a ship's crew goes ashore
LAND_MERCHANT: Final = 33
CONVERT: Final = 34

SETS: Final[int] = 1 << len(KINDS)
"""Sets of cards are numbers of which bit k is the card of kind k."""

WORDS: Final = (
    "play", "give", "redeem", "spare", "end", "produce", "build city", "build temple", "tax", "trade", "tithe",
    "buy wood", "buy stone", "sell wood", "sell stone", "sea", "plain", "forest", "mountain", "glacier", "lift",
    "deploy nomad", "deploy city", "deploy ship", "wake", "move", "build ship", "grow", "educate merchant",
    "educate mountaineer", "found city", "found temple", "land nomad", "land merchant", "convert",
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class RiseAction(Action):
    """`verb` is one of the constants above.

    `arg` is the kind of card, the set of cards, or the code of the hex; `turn` says how a tile lies.
    """

    verb: int
    arg: int = -1
    turn: int = 0


def _sets_text(cards: int) -> str:
    return " ".join(kind for k, kind in enumerate(KINDS) if cards >> k & 1)


def _plain_actions() -> list[tuple[int, str, int]]:
    """The actions about no hex: (verb, what follows the word, arg)."""
    found: list[tuple[int, str, int]] = []
    found += [(PLAY, kind, k) for k, kind in enumerate(KINDS)]
    found += [(GIVE, _sets_text(cards), cards) for cards in range(1, SETS)]
    found += [(REDEEM, kind, k) for k, kind in enumerate(KINDS)]
    found += [(verb, "", -1) for verb in range(SPARE, LAY_SEA)]
    return found


def _turns(verb: int) -> int:
    return TURNS[verb - LAY_SEA] if LAY_SEA <= verb <= LAY_GLACIER else 1


class RiseActions(Actions):
    """The catalogue: those about no hex first, then verb by verb, hex by hex, turn by turn."""

    def __init__(self) -> None:
        plain: list[RiseAction] = []
        for verb, text, arg in _plain_actions():
            plain.append(RiseAction(len(plain), f"{WORDS[verb]} {text}".strip(), verb, arg))
        super().__init__(plain)
        self.plain = plain
        self.base: list[int] = [0] * LAY_SEA
        size = len(plain)
        for verb in range(LAY_SEA, len(WORDS)):
            self.base.append(size)
            size += SIZE * _turns(verb)
        self.size = size
        self.turns = [_turns(verb) for verb in range(len(WORDS))]
        self.slots = [first - len(plain) for first in self.base]  # by verb the place of its first one in `made`
        self.made: list[RiseAction | None] = [None] * (size - len(plain))
        self.play = self._all(PLAY)
        self.give = [self.plain[0], *self._all(GIVE)]  # by the set; nobody gives the empty one
        self.redeem = self._all(REDEEM)
        self.by_verb = [self._all(verb)[0] for verb in range(LAY_SEA)]  # where a verb has one action only

    def _all(self, verb: int) -> list[RiseAction]:
        return [action for action in self.plain if action.verb == verb]

    def at(self, verb: int, hex_code: int, turn: int = 0) -> RiseAction:
        """The action of a verb about a hex."""
        slot = self.slots[verb] + NUMBERS[hex_code] * self.turns[verb] + turn
        found = self.made[slot]
        if found is None:
            found = self._make(slot + len(self.plain), verb, hex_code, turn)
            self.made[slot] = found
        return found

    def tile(self, tier: int, hex_code: int, turn: int) -> RiseAction:
        """Laying a tile of a tier."""
        return self.at(LAY_SEA + tier, hex_code, turn)

    def _make(self, index: int, verb: int, hex_code: int, turn: int) -> RiseAction:
        text = f"{WORDS[verb]} {notation(hex_code)}"
        if _turns(verb) > 1:
            text += f" {turn}"
        return RiseAction(index, text, verb, hex_code, turn)

    def _verb_at(self, index: int) -> int:
        verb = LAY_SEA
        while verb + 1 < len(WORDS) and index >= self.base[verb + 1]:
            verb += 1
        return verb

    # ---- the catalogue

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < self.size:
            raise IndexError(f"the catalogue has {self.size} actions, no number {index}")
        if index < len(self.plain):
            return self.plain[index]
        found = self.made[index - len(self.plain)]
        return self._compute(index) if found is None else found

    def _compute(self, index: int) -> RiseAction:
        """An action that nobody has needed yet; it is not kept."""
        verb = self._verb_at(index)
        turns = _turns(verb)
        place = index - self.base[verb]
        return self._make(index, verb, CODES[place // turns], place % turns)

    def __iter__(self) -> Iterator[Action]:
        for index in range(self.size):
            yield self[index]

    def own(self, action: Action) -> Action:
        # the catalogue is the same whatever the content, so a twin's action is as good as ours
        return action if isinstance(action, RiseAction) else self.read(action.notation)

    def read(self, notation: str) -> Action:
        text = notation.strip()
        found = self._by_notation.get(text)
        if found is not None:
            return found
        words = text.split(" ")
        length = 2 if words[0] in TWO_WORDS else 1
        verb = VERB_OF.get(" ".join(words[:length]))
        if verb is None or verb < LAY_SEA:
            return super().read(notation)  # which suggests the nearest
        turns = _turns(verb)
        rest = words[length:]
        if len(rest) != (2 if turns > 1 else 1):
            raise NotationError(f"{text!r} is not an action of this game: write {_pattern(verb)!r}")
        turn = 0
        if turns > 1:
            if rest[1] not in [str(t) for t in range(turns)]:
                raise NotationError(
                    f"{text!r}: a {TERRAINS[verb - LAY_SEA]} lies in one of {turns} ways, 0 to {turns - 1}"
                )
            turn = int(rest[1])
        action = self.at(verb, read(rest[0]), turn)
        self._by_notation[text] = action  # records are read again and again
        return action


VERB_OF: Final[dict[str, int]] = {word: verb for verb, word in enumerate(WORDS)}
TWO_WORDS: Final[tuple[str, ...]] = tuple(dict.fromkeys(word.split(" ")[0] for word in WORDS if " " in word))


def _pattern(verb: int) -> str:
    return f"{WORDS[verb]} 3.-2" + (" 0" if _turns(verb) > 1 else "")
