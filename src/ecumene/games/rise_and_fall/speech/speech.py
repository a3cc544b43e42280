"""What Rise & Fall says to people in a terminal: questions, actions and events as sentences, and the table as text."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.errors import NotationError
from ecumene.core.position import Position
from ecumene.core.speech import Paint, unpainted
from ecumene.core.words import fold
from ecumene.games.rise_and_fall.box.actions import (
    BUILD_CITY,
    BUILD_SHIP,
    BUILD_TEMPLE,
    BUY_STONE,
    BUY_WOOD,
    CONVERT,
    DEPLOY_CITY,
    DEPLOY_NOMAD,
    DEPLOY_SHIP,
    EDUCATE_MERCHANT,
    EDUCATE_MOUNTAINEER,
    END,
    FOUND_CITY,
    FOUND_TEMPLE,
    GIVE,
    GROW,
    LAND_MERCHANT,
    LAND_NOMAD,
    LAY_GLACIER,
    LAY_SEA,
    LIFT,
    MOVE,
    PLAY,
    PRODUCE,
    REDEEM,
    SELL_STONE,
    SELL_WOOD,
    SPARE,
    TAX,
    TITHE,
    TRADE,
    WAKE,
    RiseAction,
)
from ecumene.games.rise_and_fall.box.content import KINDS, TERRAINS
from ecumene.games.rise_and_fall.box.frame import notation, read
from ecumene.games.rise_and_fall.play.activation import UsePiece, options
from ecumene.games.rise_and_fall.play.buying_back import must_buy, price
from ecumene.games.rise_and_fall.play.creation import LiftTile, RelayTile
from ecumene.games.rise_and_fall.play.decline import owed
from ecumene.games.rise_and_fall.play.deeds import resource_of
from ecumene.games.rise_and_fall.play.deployment import to_deploy
from ecumene.games.rise_and_fall.play.model import CARDS, NONE
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.scoring import region_leader
from ecumene.games.rise_and_fall.speech.abilities import DEEDS, able
from ecumene.games.rise_and_fall.speech.explain import explain_piece
from ecumene.games.rise_and_fall.speech.resting import rule_of, woken
from ecumene.games.rise_and_fall.speech.table import draw_table
from ecumene.games.rise_and_fall.speech.voice import RiseVoice

ASK: Final = "rise_and_fall-ask-"
DO: Final = "rise_and_fall-do-"
SAY: Final = "rise_and_fall-say-"

SENTENCES: Final[dict[int, str]] = {
    PLAY: DO + "play",
    GIVE: DO + "give",
    REDEEM: DO + "redeem",
    SPARE: DO + "spare",
    END: DO + "end",
    PRODUCE: DO + "produce",
    BUILD_CITY: DO + "build-city",
    BUILD_TEMPLE: DO + "build-temple",
    TAX: DO + "tax",
    TRADE: DO + "trade",
    TITHE: DO + "tithe",
    BUY_WOOD: DO + "buy-wood",
    BUY_STONE: DO + "buy-stone",
    SELL_WOOD: DO + "sell-wood",
    SELL_STONE: DO + "sell-stone",
    LAY_SEA: SAY + "lay-sea",
    LIFT: SAY + "lift",
    DEPLOY_NOMAD: SAY + "deploy",
    DEPLOY_CITY: SAY + "deploy",
    DEPLOY_SHIP: SAY + "deploy",
    WAKE: SAY + "wake",
    MOVE: SAY + "move",
    BUILD_SHIP: SAY + "build-ship",
    GROW: SAY + "grow",
    EDUCATE_MERCHANT: SAY + "educate-merchant",
    EDUCATE_MOUNTAINEER: SAY + "educate-mountaineer",
    FOUND_CITY: SAY + "found-city",
    FOUND_TEMPLE: SAY + "found-temple",
    LAND_NOMAD: SAY + "land-nomad",
    LAND_MERCHANT: SAY + "land-merchant",
    CONVERT: SAY + "convert",
}
"""The sentence of each verb; tiles of the upper tiers share `say-lay`.

What a page says beside the hex it speaks of, a terminal says with the coordinates: those are the `say-` ones.
"""


class RiseSpeech(RiseVoice):
    """Rise & Fall's sentences in one language."""

    # ---- deciding

    def ask(self, view: Position, seat: Seat) -> str:
        position = _rise(view)
        question = position.agenda[-1]
        key = ASK + question.kind
        args: dict[str, object] = {}
        if position.draft is not None:
            args = {"terrain": TERRAINS[position.draft.tier], "n": position.draft.left}
            if isinstance(question, (LiftTile, RelayTile)):
                args["n"] = question.left
        elif question.kind == "deploy":
            args = {"n": len(to_deploy(position, seat))}
        elif isinstance(question, UsePiece):
            args = {"card": KINDS[position.kind(question.piece)], **_hex(position, position.place[question.piece])}
        elif question.kind == "wakepiece":
            args = {"card": KINDS[position.played[seat]], "n": position.idle.bit_count()}
        elif question.kind == "givecards":
            args = {"n": owed(position, seat)}
        elif question.kind in ("buyback", "buybacktogether"):
            key = ASK + ("buyback-forced" if must_buy(position, seat) else "buyback")
            args = {"price": price(position), "gold": position.gold[seat]}
        return self.words(key, **args)

    def say(self, view: Position, seat: Seat, action: Action) -> str:
        position, own = _rise(view), _own(view, action)
        verb = own.verb
        if verb == GIVE:
            return self.words(SENTENCES[GIVE], cards=self.cards(_kinds(own.arg)))
        if verb == PLAY:
            return self.words(SENTENCES[PLAY], card=KINDS[own.arg])
        if verb == REDEEM:
            key = SENTENCES[REDEEM] + ("" if position.standing[CARDS * seat + own.arg] else "-reserve")
            return self.words(key, card=KINDS[own.arg], price=price(position))
        if LAY_SEA < verb <= LAY_GLACIER:
            return self.words(SAY + "lay", terrain=TERRAINS[verb - LAY_SEA], area=notation(own.arg), turn=own.turn)
        if verb in (LAY_SEA, LIFT):
            tier = 0 if position.draft is None else position.draft.tier
            return self.words(SENTENCES[verb], terrain=TERRAINS[tier], area=notation(own.arg))
        if verb in (END, SPARE):
            return self.words(SENTENCES[verb])
        return self._deed(position, seat, own)

    def _deed(self, position: RisePosition, seat: Seat, action: RiseAction) -> str:
        """What is done with a piece, or with one that comes."""
        verb = action.verb
        piece = woken(position)
        args: dict[str, object] = {}
        if DEPLOY_NOMAD <= verb <= DEPLOY_SHIP:
            args["card"] = KINDS[verb - DEPLOY_NOMAD]
        elif verb == WAKE:
            args["card"] = KINDS[position.played[seat]]
        elif piece != NONE:
            args["card"] = KINDS[position.kind(piece)]
        if verb == PRODUCE and piece != NONE:
            args["resource"] = resource_of(position.ground.level[position.place[piece]])
        if action.arg >= 0:
            cell = position.ground.cell(action.arg)
            args |= _hex(position, cell)
            if verb == CONVERT:
                target = position.piece[cell]
                args |= {"card": KINDS[position.kind(target)], "other": self.who(position.owner(target))}
        tally = position.explain(seat, action)
        if tally is not None:
            args["n"] = tally.sum
        return self.words(SENTENCES[verb], **args)

    def remark(self, view: Position, seat: Seat, action: Action) -> str:
        """Beside a card, its pieces; beside a piece, what it could do; beside a first place, what lies around it."""
        position, own = _rise(view), _own(view, action)
        if own.verb in (PLAY, REDEEM):
            return self.count(own.arg, position.standing[CARDS * seat + own.arg])
        if own.verb == WAKE:
            cell = position.ground.cell(own.arg)
            return self._could(position, seat, position.piece_at(seat, position.played[seat], cell))
        if DEPLOY_NOMAD <= own.verb <= DEPLOY_SHIP:
            land = position.ground
            levels = sorted([land.level[near] for near in land.near[land.cell(own.arg)]])
            return "".join([self.short(TERRAINS[level]) for level in levels])
        return ""

    def _could(self, position: RisePosition, seat: Seat, piece: int) -> str:
        """`move, produce, trade 6`."""
        said: list[str] = []
        for action in options(position, seat, piece):
            own = _own(position, action)
            tally = explain_piece(position, seat, piece, own) if own.verb in (TAX, TRADE, TITHE) else None
            word = self.words(f"rise_and_fall-could-{DEEDS[own.verb]}", n=0 if tally is None else tally.sum)
            if word not in said:
                said.append(word)
        return ", ".join(said)

    def details(self, view: Position, seat: Seat, action: Action) -> list[str]:
        """How many pieces of a card could do what."""
        position, own = _rise(view), _own(view, action)
        if own.verb != PLAY:
            return []
        said = [self.words(f"rise_and_fall-can-{deed}", n=n) for deed, n in able(position, seat, own.arg).items()]
        return [", ".join(said) if said else self.words("rise_and_fall-can-nothing")]

    def rule_of(self, view: Position, seat: Seat, action: Action) -> str:
        return rule_of(_rise(view), _own(view, action))

    def _thing(self, thing: str) -> str:
        return self.words.name(thing, "plural" if thing in KINDS else "bare")

    def _argument(self, name: str, value: object) -> object:
        if name == "cards" and isinstance(value, str):
            return self.cards([KINDS.index(kind) for kind in value.split()])
        return super()._argument(name, value)

    # ---- the table

    def table(self, view: Position, width: int = 80, paint: Paint = unpainted) -> str:
        return draw_table(self, _rise(view), width, paint)

    def look(self, view: Position, word: str) -> list[str]:
        """The cards whose name begins with `word`, or the hex that it names, described."""
        position, start = _rise(view), fold(word)
        found: list[str] = []
        for kind in range(CARDS):
            names = (self.card(kind), self.words.name(KINDS[kind]), KINDS[kind])
            if start and any(fold(name).startswith(start) for name in names):
                found.append(self.about_card(position, kind))
        try:
            hex_code = read(word.strip())
        except NotationError:
            return found
        if position.land is None:
            level = {} if position.draft is None else position.draft.levels()
            if hex_code in level:
                found.append(self.words("rise_and_fall-look-hex", area=word.strip(), terrain=TERRAINS[level[hex_code]]))
        elif position.land.cell(hex_code) >= 0:
            found.append(self.about_hex(position, position.land.cell(hex_code)))
        return found

    def about_card(self, position: RisePosition, kind: int) -> str:
        """All that a card allows, and what its pieces are worth."""
        printed = position.pieces[kind]
        return self.words(
            "rise_and_fall-look-card",
            card=printed.id,
            count=printed.count,
            about=self.words(f"rise_and_fall-about-{printed.id}"),
            points=", ".join([str(points) for points in printed.points[1:]]),
        )

    def about_hex(self, position: RisePosition, cell: int) -> str:
        """A hex, who stands there, the cliffs around it, and its region."""
        land, words = position.ground, self.words
        said = [words("rise_and_fall-look-hex", area=land.name(cell), terrain=land.terrain(cell))]
        for piece in (position.town[cell], position.piece[cell]):
            if piece != NONE:
                who = self.who(position.owner(piece))
                said.append(words("rise_and_fall-look-piece", card=KINDS[position.kind(piece)], who=who))
        if position.is_empty(cell):
            said.append(words("rise_and_fall-look-empty"))
        cliffs = [land.name(near) for near in land.near[cell] if land.is_cliff(cell, near)]
        if cliffs:
            said.append(words("rise_and_fall-look-cliffs", areas=", ".join(cliffs)))
        region = land.region[cell]
        size = len(land.region_cells[region])
        said.append(words("rise_and_fall-look-region", size=size, n=land.region_points[region]))
        leader = region_leader(position, region)
        if leader == NONE:
            said.append(words("rise_and_fall-look-unled"))
        else:
            said.append(words("rise_and_fall-look-led", who=self.who(leader)))
        return " ".join(said)


def _hex(position: RisePosition, cell: int) -> dict[str, object]:
    return {"area": position.ground.name(cell), "terrain": position.ground.terrain(cell)}


def _kinds(cards: int) -> list[int]:
    """The kinds in a set of cards."""
    return [kind for kind in range(CARDS) if cards >> kind & 1]


def _rise(view: Position) -> RisePosition:
    assert isinstance(view, RisePosition)
    return view


def _own(view: Position, action: Action) -> RiseAction:
    own = view.game.actions.own(action)
    assert isinstance(own, RiseAction)
    return own
