"""What Tapestry says to people in a terminal: questions, actions and events as sentences, and the table as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import fields_of
from ecumene.core.position import Position
from ecumene.core.speech import Paint, unpainted
from ecumene.core.words import capitalised, fold, uncapitalised
from ecumene.games.tapestry.box.actions import (
    ADVANCE,
    BEGIN,
    CIVILIZATION,
    CONQUER,
    DIE,
    DISCARD,
    INCOME,
    INVENT,
    KEEP,
    LANDMARK,
    LAY,
    LEAD,
    MASTERPIECE,
    PASS,
    PLAY,
    PLOT,
    RESPOND,
    SCRAP,
    SITE,
    SPACE_TILE,
    TAKE,
    TILE,
    UPGRADE,
    USE,
    TapestryAction,
)
from ecumene.games.tapestry.box.content import TRACKS
from ecumene.games.tapestry.play.advancing import tokens_able
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import MIDDLE, NONE, TOP, TRACK_END, UNEXPLORED
from ecumene.games.tapestry.play.responses import Counter, Respond
from ecumene.games.tapestry.play.territory import area
from ecumene.games.tapestry.speech.asking import asked, asked_for
from ecumene.games.tapestry.speech.describing import described, landmark_rule, objective
from ecumene.games.tapestry.speech.enchanting import enchantments_of
from ecumene.games.tapestry.speech.questions import QUESTION_RULES
from ecumene.games.tapestry.speech.saying import deed, lands_named
from ecumene.games.tapestry.speech.table import draw_table
from ecumene.games.tapestry.speech.voice import TapestryVoice

LOOKS: Final = ("played", "era", "permanent")  # by the kinds of tapestry card
CAUSE_RULES: Final = {
    "space": "tracks", "bonus": "tracks", "tech": "tech", "card": "cards", "civ": "civilizations",
    "masterpiece": "masterpieces",
}  # fmt: skip
"""The section of the rules about what a cause points at."""

RULES: Final[dict[int, str]] = {
    INCOME: "tapestry.income.steps",
    ADVANCE: "tapestry.advancing.cost",
    BEGIN: "tapestry.setup.civilizations",
    CIVILIZATION: "tapestry.income.civilization",
    TAKE: "tapestry.resources.any",
    TILE: "tapestry.exploring.where",
    LAY: "tapestry.exploring.alignment",
    SPACE_TILE: "tapestry.space.explore",
    CONQUER: "tapestry.conquering.where",
    DIE: "tapestry.conquering.dice",
    RESPOND: "tapestry.responses.trap",
    PASS: "tapestry.responses.trap",
    PLOT: "tapestry.capital.place",
    SITE: "tapestry.landmarks.shape",
    INVENT: "tapestry.technology.invent",
    UPGRADE: "tapestry.technology.upgrade",
    USE: "tapestry.technology.use_circle",
    PLAY: "tapestry.income.tapestry",
    KEEP: "tapestry.options.first_card",
    LEAD: "tapestry.options.gained_civilization",
    MASTERPIECE: "tapestry.masterpieces.gain",
}
"""The rule behind each verb that has one of its own; the others rest on what their question comes from."""

About: TypeAlias = Callable[[TapestryPosition, int], str]
"""Says all there is to say about the nth of a kind of things."""

FALLBACK: Final = "tapestry.turns.two_kinds"


class TapestrySpeech(TapestryVoice):
    """Tapestry's sentences in one language."""

    # ---- deciding

    def ask(self, view: Position, seat: Seat) -> str:
        position = _tapestry(view)
        ask = self.text(asked(position, seat))
        cause = asked_for(position)
        if not cause:
            return ask
        # who attacks is named first, and keeps the capital
        named = isinstance(position.question(), (Counter, Respond))
        return self.words("tapestry-for", cause=cause, ask=ask if named else uncapitalised(ask))

    def say(self, view: Position, seat: Seat, action: Action) -> str:
        return capitalised(self.text(deed(_tapestry(view), seat, _own(view, action))))

    def rule_of(self, view: Position, seat: Seat, action: Action) -> str:
        return rule_of(_tapestry(view), _own(view, action))

    def remark(self, view: Position, seat: Seat, action: Action) -> str:
        """What the space, the tile or the card gives."""
        effect = effect_of(_tapestry(view), seat, _own(view, action))
        return "" if effect < 0 else self.text(described(_tapestry(view), effect))

    def details(self, view: Position, seat: Seat, action: Action) -> list[str]:
        """What a card or a civilization does, in full."""
        position, own = _tapestry(view), _own(view, action)
        if own.verb in (KEEP, PLAY, DISCARD, RESPOND):
            return [self.about_card(position, own.arg)]
        if own.verb in (BEGIN, CIVILIZATION, LEAD):
            advanced = own.verb == BEGIN and not position.box.capitals[own.turn].number
            capitals = [self.about_capital(position, own.turn)] if advanced else []
            return [self.about_civilization(position, own.arg), *capitals]
        if own.verb == LANDMARK:
            return [self.about_landmark(position, own.arg)]
        if own.verb in (INVENT, UPGRADE, USE, SCRAP) and own is not position.acts.deck():
            return [self.about_tech(position, own.arg)]
        if own.verb == MASTERPIECE and own is not position.acts.masterpiece_deck():
            return [self.about_masterpiece(position, own.arg)]
        return []

    # ---- the table

    def table(self, view: Position, width: int = 80, paint: Paint = unpainted) -> str:
        return draw_table(self, _tapestry(view), width, paint)

    def look(self, view: Position, word: str) -> list[str]:
        """The spaces, cards, civilizations, landmarks and tiles whose name begins with `word`, or the hex it names."""
        position = _tapestry(view)
        found: list[str] = []
        for kind, ids, about in self._catalogue(position):
            found += [about(position, number) for number in self._called(word, ids, f"{kind}-")]
        capitals = position.box.capitals
        called = self._called(word, [capital.id for capital in capitals], "capital-")
        found += [self.about_capital(position, number) for number in called if not capitals[number].number]
        return found + self._look_at_land(position, fold(word))

    def _catalogue(self, position: TapestryPosition) -> list[tuple[str, list[str], About]]:
        """The things that go by their names, kind by kind, with what there is to say about them."""
        box = position.box
        return [
            ("space", [space.id for space in box.spaces], self.about_space),
            ("tech", [card.id for card in box.tech], self.about_tech),
            ("card", [card.id for card in box.cards], self.about_card),
            ("civ", [civ.id for civ in box.civs], self.about_civilization),
            ("landmark", [landmark.id for landmark in box.landmarks], self.about_landmark),
            ("masterpiece", [work.id for work in box.masterpieces], self.about_masterpiece),
        ]

    def _look_at_land(self, position: TapestryPosition, start: str) -> list[str]:
        found = [self.about_tile(position, n) for n, tile in enumerate(position.box.tiles) if tile.id == start]
        found += [self.about_star(position, n) for n, star in enumerate(position.box.stars) if star.id == start]
        return found + [self.about_hex(position, place) for place in position.board.hexes if area(place) == start]

    # ---- things in full

    def about_space(self, position: TapestryPosition, number: int) -> str:
        """A space of a track, with its bonus."""
        space = position.box.spaces[number]
        text = self.words(
            "tapestry-look-space",
            space=f"space-{space.id}",
            track=TRACKS[space.track],
            n=space.space,
            text=self.text(described(position, position.spaces.benefit[number])),
        )
        buy = position.spaces.buy[number]
        if buy < 0:
            return text
        return f"{text}. {self.words('tapestry-look-bonus', text=self.text(described(position, buy)))}"

    def about_card(self, position: TapestryPosition, kind: int) -> str:
        """A tapestry card, with its enchantments."""
        card = position.box.cards[kind]
        key = f"tapestry-look-card-{LOOKS[card.kind]}"
        text = self.words(key, card=f"card-{card.id}", text=self.words(f"tapestry-text-card-{card.id}"))
        return " ".join([text, *[f"{self.text(edge)}." for edge in enchantments_of(position, kind)]])

    def about_tech(self, position: TapestryPosition, number: int) -> str:
        """A tech card with its circle, its square, and what the square needs."""
        card = position.box.tech[number]
        return self.words(
            "tapestry-look-tech",
            tech=f"tech-{card.id}",
            circle=self.text(described(position, card.circle)),
            square=self.text(described(position, card.square)),
            needs=self.needs(position, number),
        )

    def about_civilization(self, position: TapestryPosition, number: int) -> str:
        """A civilization."""
        civ = position.box.civs[number].id
        return self.words("tapestry-look-civ", civ=f"civ-{civ}", text=self.words(f"tapestry-text-civ-{civ}"))

    def about_capital(self, position: TapestryPosition, number: int) -> str:
        """An advanced capital; the others have nothing special about them."""
        capital = position.box.capitals[number].id
        text = self.words(f"tapestry-text-capital-{capital}")
        return self.words("tapestry-look-capital", capital=f"capital-{capital}", text=text)

    def about_landmark(self, position: TapestryPosition, number: int) -> str:
        """A landmark: its shape, row by row, and who has it."""
        landmark = position.box.landmarks[number]
        owner = position.landmark_owner[number]
        held = self.words("tapestry-look-landmark-free") if owner < 0 else self.who(owner)
        cells = landmark.shapes[0]
        rows, columns = max([cell[0] for cell in cells]) + 1, max([cell[1] for cell in cells]) + 1
        drawn = ["".join(["#" if (row, column) in cells else "." for column in range(columns)]) for row in range(rows)]
        told = self.words(
            "tapestry-look-landmark", landmark=f"landmark-{landmark.id}", shape="/".join(drawn), owner=held
        )
        if landmark.objective < 0:
            return told
        return f"{told}. {self.words('tapestry-scene-objective', what=self.text(objective(landmark)))}"

    def about_masterpiece(self, position: TapestryPosition, number: int) -> str:
        """A masterpiece."""
        work = position.box.masterpieces[number].id
        text = self.words(f"tapestry-text-masterpiece-{work}")
        return self.words("tapestry-look-masterpiece", masterpiece=f"masterpiece-{work}", text=text)

    def about_tile(self, position: TapestryPosition, number: int) -> str:
        """A territory tile."""
        tile = position.box.tiles[number]
        return self.words(
            "tapestry-look-tile",
            tile=f"tile-{tile.id}",
            lands=self.text(lands_named(tile.lands)),
            text=capitalised(self.text(described(position, tile.benefit))),
        )

    def about_star(self, position: TapestryPosition, number: int) -> str:
        """A space tile."""
        star = position.box.stars[number]
        lasts = star.benefit < 0
        text = self.words(f"tapestry-text-star-{star.id}") if lasts else self.text(described(position, star.benefit))
        return self.words("tapestry-look-star", star=f"star-{star.id}", text=text)

    def about_hex(self, position: TapestryPosition, place: int) -> str:
        """A hex: its land, and who controls it."""
        tile = position.land[place]
        if tile == UNEXPLORED:
            what = self.words("tapestry-look-hex-unexplored")
        else:
            lands = position.box.tiles[tile].lands if tile >= 0 else position.board.lands[place]
            what = f"{self.text(lands_named(lands))}, {self._held(position, place)}"
        return self.words("tapestry-look-hex", area=area(place), what=what)

    def _held(self, position: TapestryPosition, place: int) -> str:
        """Who controls a hex, which may be two."""
        holders = [self.who(seat) for seat in range(position.seats) if position.controls(seat, place)]
        if not holders:
            return self.words("tapestry-look-hex-free")
        if len(holders) == 1:
            return self.words("tapestry-look-hex-controlled", who=holders[0])
        return self.words("tapestry-look-hex-shared", who=holders[0], other=holders[1])


def effect_of(position: TapestryPosition, seat: Seat, action: TapestryAction) -> int:
    """The effect behind an action that one would like to see beside it: that of a space, a tile or a tech card."""
    box = position.box
    if action.verb == ADVANCE:
        tokens = tokens_able(position, seat, action.arg)
        return position.spaces.benefit[TRACK_END * action.arg + tokens[-1]] if tokens else NONE
    if action.verb == TILE:
        return box.tiles[action.arg].benefit
    if action.verb == SPACE_TILE:
        return box.stars[action.arg].benefit
    if action.verb in (INVENT, UPGRADE, USE) and action is not position.acts.deck():
        row = position.tech_row[action.arg]
        if row == TOP and action.verb == UPGRADE:  # what is recycled gives neither
            return NONE
        square = row == TOP or (row == MIDDLE and action.verb == UPGRADE)
        return box.tech[action.arg].square if square else box.tech[action.arg].circle
    return NONE


def rule_of(position: TapestryPosition, action: TapestryAction) -> str:
    """The rule that an action rests on."""
    question = position.question()
    if question is not None and question.kind in QUESTION_RULES:
        return QUESTION_RULES[question.kind]
    if action.verb == CIVILIZATION and question is not None and question.kind in ("placebuilding", "placelandmark"):
        return f"tapestry.civilizations.{position.box.civs[action.arg].id}"
    if action.verb in RULES:
        return RULES[action.verb]
    if action.verb == LANDMARK and position.box.landmarks[action.arg].objective >= 0:
        return landmark_rule(position.box.landmarks[action.arg])
    cause = "" if question is None else str(fields_of(question).get("cause", ""))
    word, _, thing = cause.partition(".")
    return f"tapestry.{CAUSE_RULES[word]}.{thing}" if word in CAUSE_RULES else FALLBACK


def _tapestry(view: Position) -> TapestryPosition:
    assert isinstance(view, TapestryPosition)
    return view


def _own(view: Position, action: Action) -> TapestryAction:
    own = view.game.actions.own(action)
    assert isinstance(own, TapestryAction)
    return own
