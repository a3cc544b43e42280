"""What Vinci says to people: its questions, actions and events as sentences, with the numbers the rules charge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item
from ecumene.core.position import Position
from ecumene.core.regions import places
from ecumene.core.speech import Paint, unpainted
from ecumene.core.words import fold
from ecumene.games.vinci.box.actions import (
    ABANDON,
    CONQUER,
    DECLINE,
    ENDURE,
    FORT,
    GATHER,
    KEEP,
    NOBODY,
    PEACE,
    PLACE,
    ROMAN,
    SPIES,
    STOP,
    TAKE,
    VinciAction,
)  # fmt: skip
from ecumene.games.vinci.play.choosing import slot_bonus, slot_price, starting_pawns
from ecumene.games.vinci.play.cohesion import people_parts
from ecumene.games.vinci.play.decline import Renaissance
from ecumene.games.vinci.play.diplomacy import Peace
from ecumene.games.vinci.play.expansion import conquest_cost
from ecumene.games.vinci.play.forts import BuildFort
from ecumene.games.vinci.play.losses import Redeploy
from ecumene.games.vinci.play.model import NONE, VinciPosition
from ecumene.games.vinci.play.reorganisation import GiveUp, Spread
from ecumene.games.vinci.play.scoring import decline_income, income
from ecumene.games.vinci.speech.table import draw_table, on_map
from ecumene.games.vinci.speech.voice import VinciVoice

TOKENS: Final = ("first", "second")
"""Arguments of events that are tokens, and become names."""

QUESTIONS: Final = {
    "choose": "vinci-ask-choose",
    "opening": "vinci-ask-opening",
    "peace": "vinci-ask-peace",
    "expansion": "vinci-ask-expand",
    "redeploy": "vinci-ask-redeploy",
    "giveup": "vinci-ask-too-few",
    "spread": "vinci-ask-reorganise",
    "keeppart": "vinci-ask-cohesion",
    "buildfort": "vinci-ask-fort",
    "renaissance": "vinci-ask-renaissance",
}
"""The sentence of each question."""

DEEDS: Final[dict[int, str]] = {
    GATHER: "vinci-do-gather",
    ENDURE: "vinci-do-endure",
    ABANDON: "vinci-do-abandon",
    PLACE: "vinci-do-place",
    FORT: "vinci-do-fort",
    SPIES: "vinci-do-spies",
}
"""The sentence of each action that needs at most the name of its province."""

PLACES: Final[tuple[int, ...]] = (ABANDON, CONQUER, SPIES, PLACE, KEEP, FORT)
"""The verbs that speak of a province."""

RULES: Final[dict[int, str]] = {
    TAKE: "vinci.choosing.price",
    DECLINE: "vinci.decline.declare",
    ENDURE: "vinci.token.renaissance",
    GATHER: "vinci.gathering.pick_up",
    PEACE: "vinci.token.diplomacy",
    ABANDON: "vinci.gathering.abandon",
    CONQUER: "vinci.conquest.pawns",
    SPIES: "vinci.token.spies",
    STOP: "vinci.scoring.province",
    PLACE: "vinci.reorganisation.spread",
    KEEP: "vinci.cohesion.owner_chooses",
    FORT: "vinci.token.forts",
}
"""The rule that each verb rests on."""


class VinciSpeech(VinciVoice):
    """Vinci's sentences in one language."""

    # ---- deciding

    def ask(self, view: Position, seat: Seat) -> str:
        position = _vinci(view)
        question = position.agenda[-1]
        return self.words(QUESTIONS[question.kind], n=number_of(question, position.hand[seat]))

    def say(self, view: Position, seat: Seat, action: Action) -> str:
        position, own = _vinci(view), _own(view, action)
        if own.verb == TAKE:
            return self._take(position, own.arg)
        if own.verb == PEACE:
            partner = "" if own.arg == NOBODY else self.who(own.arg)
            return self.words("vinci-do-peace", who=partner) if partner else self.words("vinci-do-peace-none")
        if own.verb == STOP:
            return self.words("vinci-do-stop", n=income(position, seat))
        if own.verb == DECLINE:
            if isinstance(position.agenda[-1], Renaissance):
                return self.words("vinci-do-decline-late")
            return self.words("vinci-do-decline", n=decline_income(position, seat))
        province = position.province_of(own) if own.arg >= 0 else NONE
        area = "" if province == NONE else position.board.provinces[province].id
        if own.verb == CONQUER:
            return self.words("vinci-do-conquer", area=area, n=conquest_cost(position, seat, province))
        if own.verb == KEEP:
            part = next((part for part in people_parts(position, seat) if part >> province & 1), 0)
            return self.words("vinci-do-keep", area=area, n=part.bit_count())
        return self.words(DEEDS[own.verb], area=area)

    def remark(self, view: Position, seat: Seat, action: Action) -> str:
        """The land and who stands there, as the map shows it."""
        position, own = _vinci(view), _own(view, action)
        if own.verb not in PLACES:
            return ""
        return on_map(self, position, position.province_of(own))

    def rule_of(self, view: Position, seat: Seat, action: Action) -> str:
        return rule_of(view.agenda[-1] if view.agenda else None, _own(view, action).verb)

    def details(self, view: Position, seat: Seat, action: Action) -> list[str]:
        """What the two tokens of a pair do."""
        position, own = _vinci(view), _own(view, action)
        if own.verb != TAKE:
            return []
        tokens = position.box.components.tokens
        return [self.about_token(tokens[token].id) for token in position.display[2 * own.arg : 2 * own.arg + 2]]

    def _take(self, position: VinciPosition, slot: int) -> str:
        first, second = position.display[2 * slot], position.display[2 * slot + 1]
        return self.words(
            "vinci-do-take",
            slot=ROMAN[slot],
            first=self.token(first),
            second=self.token(second),
            pawns=starting_pawns(position, first, second),
            price=slot_price(position, slot),
            bonus=slot_bonus(position, slot),
        )

    # ---- tokens

    def about_token(self, token: str) -> str:
        """A token's name, pawns and effect."""
        components = self.components
        pawns = components.tokens[components.token_index[token]].pawns
        about = self.words.form(f"vinci-token-{token}", "about", {})
        return self.words("vinci-look-token", name=self._thing(token), pawns=pawns, about=about)

    def _argument(self, name: str, value: object) -> object:
        return self._thing(value) if name in TOKENS and isinstance(value, str) else super()._argument(name, value)

    # ---- the table

    def table(self, view: Position, width: int = 80, paint: Paint = unpainted) -> str:
        return draw_table(self, _vinci(view), width, paint)

    def look(self, view: Position, word: str) -> list[str]:
        """The provinces and tokens whose name begins with `word`, described."""
        position, start = _vinci(view), fold(word)
        found: list[str] = []
        for province, printed in enumerate(position.board.provinces):
            if fold(self.words.name(printed.id)).startswith(start) or printed.id == word:
                found.append(self.about_province(position, province))
        for token in position.box.components.tokens:
            if fold(self._thing(token.id)).startswith(start) or token.id == word:
                found.append(self.about_token(token.id))
        return found

    def about_province(self, position: VinciPosition, province: int) -> str:
        """A province as it is printed, and who stands there now."""
        board, words = position.board, self.words
        printed = board.provinces[province]
        features = [words(f"vinci-terrain-{printed.terrain}").lower()]
        features += [words(f"vinci-symbol-{symbol}").lower() for symbol in printed.symbols]
        if printed.edge:
            features.append(words("vinci-look-edge"))
        if position.forts >> province & 1:
            features.append(words("vinci-look-fort"))
        said = [
            words("vinci-look-land", area=printed.id, features=", ".join(features)),
            self._holder(position, province),
        ]
        said.append(words("vinci-look-borders", areas=self._names(places(board.near[province]), position)))
        if board.coast[province]:
            said.append(words("vinci-look-coasts", areas=self._names(places(board.coast[province]), position)))
        if printed.seas:
            said.append(words("vinci-look-seas", seas=", ".join(words.name(sea) for sea in printed.seas)))
        return " ".join(said)

    def _holder(self, position: VinciPosition, province: int) -> str:
        people = position.owner[province]
        if people == NONE:
            return self.words("vinci-look-neutral" if position.neutral >> province & 1 else "vinci-look-empty")
        if people & 1:
            return self.words("vinci-look-declining", who=self.who(people >> 1))
        return self.words("vinci-look-held", who=self.who(people >> 1), pawns=position.pawns[province])

    def _names(self, provinces: Iterable[int], position: VinciPosition) -> str:
        return ", ".join(self.words.name(position.board.provinces[province].id) for province in provinces)


def _vinci(view: Position) -> VinciPosition:
    assert isinstance(view, VinciPosition)
    return view


def _own(view: Position, action: Action) -> VinciAction:
    own = view.game.actions.own(action)
    assert isinstance(own, VinciAction)
    return own


def rule_of(question: Item | None, verb: int) -> str:
    """The rule that an action rests on at a question."""
    if isinstance(question, Redeploy):
        return "vinci.losses.redeploy"
    if isinstance(question, GiveUp):
        return "vinci.reorganisation.too_few"
    return RULES[verb]


def number_of(question: Item, hand: int) -> int:
    """The number a question speaks of: what is left to do, or the pawns in hand."""
    if isinstance(question, (BuildFort, GiveUp, Peace, Redeploy, Spread)):
        return question.left
    return hand
