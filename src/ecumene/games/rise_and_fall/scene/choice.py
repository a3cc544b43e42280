"""The choices of Rise & Fall: for every legal action, what a hand would click to choose it and what it then does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, Sealed
from ecumene.core.scene import Act, Choice, Message, Terrain, Text
from ecumene.core.staging import ANY_STEP, add_asks, tally_data
from ecumene.games.rise_and_fall.box.actions import DEPLOY_NOMAD, RiseAction
from ecumene.games.rise_and_fall.box.content import KINDS, TERRAINS, TURNS
from ecumene.games.rise_and_fall.box.frame import code
from ecumene.games.rise_and_fall.play.activation import UsePiece, WakePiece
from ecumene.games.rise_and_fall.play.buying_back import BuyBack, BuyBackTogether, must_buy, price
from ecumene.games.rise_and_fall.play.creation import LayTile, LiftTile, RelayTile
from ecumene.games.rise_and_fall.play.decline import GiveCards, owed
from ecumene.games.rise_and_fall.play.deployment import Deploy, to_deploy
from ecumene.games.rise_and_fall.play.model import CARDS
from ecumene.games.rise_and_fall.play.playing import PlayCard
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.world.draft import Draft
from ecumene.games.rise_and_fall.scene.meant import END_STEP, SPARE_STEP, turn_step
from ecumene.games.rise_and_fall.scene.piece_acts import abilities, bulk_acts, id_of_piece, use_act, wake_acts
from ecumene.games.rise_and_fall.scene.scene import PHASE_OF
from ecumene.games.rise_and_fall.scene.stage import HEXES, card_id, cards_said, cell_id, piece_id, said, slot_of

ORIGIN: Final[int] = code(0, 0)
LAID: Final[tuple[Terrain, ...]] = ("sea", "plain", "forest", "mountain", "glacier")
"""The terrain of each tier, as a page knows it."""


def rise_choice(position: RisePosition, seat: Seat) -> Choice:
    """What a seat is asked now."""
    question = position.agenda[-1]
    kind = question.kind
    choice: Choice = {
        "seat": seat,
        "kind": kind,
        "prompt": _prompt(position, seat, question),
        "context": said(f"phase-{PHASE_OF[kind]}"),
        "hint": said(f"hint-{kind}"),
        "acts": _acts(position, seat, question),
    }
    steps: dict[str, Text] = {}
    for act in choice["acts"]:
        step = act["path"][-1]
        if isinstance(step, str) and step[:1] == "~" and step not in steps:
            steps[step] = _step(act, step)
    if steps:
        choice["steps"] = steps
    add_asks(choice, _asks(position, seat, question))
    if isinstance(question, (LayTile, RelayTile)):
        _add_tile(choice, _draft(position))
    if isinstance(question, (Deploy, WakePiece)):
        choice["moves"] = HEXES
    if isinstance(question, Sealed) and len(question.seats) > 1 and len(question.pending(position)) == 1:
        for act in choice["acts"]:  # the last one to choose reveals what all have chosen
            act["final"] = said("scene-final")
    return choice


def _asks(position: RisePosition, seat: Seat, question: Item) -> dict[str, Text]:
    """What is left to ask once a piece, a hex or a card is chosen."""
    if isinstance(question, Deploy):
        return {HEXES: said("then-deploy")}
    if isinstance(question, GiveCards):
        return {"card": said("then-cards")}
    if isinstance(question, (WakePiece, UsePiece)):
        kind = position.played[seat] if isinstance(question, WakePiece) else position.kind(question.piece)
        what = said("then-use", card=KINDS[kind])
        return {HEXES: what, ANY_STEP: what}
    return {"~turn": said("then-turn")}


def _acts(position: RisePosition, seat: Seat, question: Item) -> list[Act]:
    legal = position.legal(seat)
    if isinstance(question, (LayTile, RelayTile)):
        return _tile_acts(_draft(position), legal)
    if isinstance(question, LiftTile):
        return _lift_acts(_draft(position), legal)
    if isinstance(question, Deploy):
        return [_deploy_act(seat, _own(action)) for action in legal]
    if isinstance(question, PlayCard):
        return [_play_act(position, seat, _own(action)) for action in legal]
    if isinstance(question, WakePiece):
        return [*bulk_acts(position, seat), *wake_acts(position, seat), _end_act(position, _own(legal[-1]))]
    if isinstance(question, UsePiece):
        return [use_act(position, seat, question.piece, action) for action in legal]
    if isinstance(question, GiveCards):
        return [_give_act(seat, _own(action)) for action in legal]
    return [_purchase_act(position, seat, _own(action)) for action in legal]


def _own(action: Action) -> RiseAction:
    assert isinstance(action, RiseAction)
    return action


def _draft(position: RisePosition) -> Draft:
    draft = position.draft
    assert draft is not None
    return draft


def _prompt(position: RisePosition, seat: Seat, question: Item) -> Message:
    """The question with the numbers that it is about."""
    key = f"ask-{question.kind}"
    if isinstance(question, LayTile):
        draft = _draft(position)
        return said(key, terrain=TERRAINS[draft.tier], n=draft.left)
    if isinstance(question, (LiftTile, RelayTile)):
        return said(key, terrain=TERRAINS[_draft(position).tier], n=question.left)
    if isinstance(question, Deploy):
        return said(key, n=len(to_deploy(position, seat)))
    if isinstance(question, WakePiece):
        return said(key, card=KINDS[position.played[seat]], n=position.idle.bit_count())
    if isinstance(question, UsePiece):
        ground = position.ground.terrain(position.place[question.piece])
        return said("here-usepiece", card=KINDS[position.kind(question.piece)], terrain=ground)
    if isinstance(question, GiveCards):
        return said(key, n=owed(position, seat))
    if isinstance(question, (BuyBack, BuyBackTogether)):
        if must_buy(position, seat):
            return said("ask-buyback-forced", price=price(position))
        return said("ask-buyback", price=price(position), gold=position.gold[seat])
    return said(key)


def _step(act: Act, step: str) -> Message:
    """What stands on the button of a step; one for all pieces at once says what they bring."""
    key = f"step-{step[1:].replace('.', '-')}"
    return said(key, n=act["pill"]) if len(act["path"]) == 1 and "pill" in act else said(key)


# ---- the world


def _tile_acts(draft: Draft, legal: Sequence[Action]) -> list[Act]:
    """Laying a tile: its anchor, and how it lies where there is more than one way."""
    say = said(f"here-lay-{TERRAINS[draft.tier]}")
    turns = TURNS[draft.tier] > 1
    acts: list[Act] = []
    for action in legal:
        own = _own(action)
        place = cell_id(own.arg)
        acts.append({"i": own.index, "path": [place, turn_step(own.turn)] if turns else [place], "say": say})
    return acts


def _add_tile(choice: Choice, draft: Draft) -> None:
    """The shape of the tile that follows the pointer, for each way in which it can lie."""
    ways = draft.components.shapes[TERRAINS[draft.tier]]
    choice["turns"] = {turn_step(turn): [slot_of(ORIGIN + step) for step in way] for turn, way in enumerate(ways)}
    choice["lays"] = LAID[draft.tier]
    choice["within"] = HEXES
    if TURNS[draft.tier] > 1:
        choice["control"] = "rotate"
        choice["steps"] = {turn_step(turn): said(f"step-turn-{turn}") for turn in range(len(ways))}


def _lift_acts(draft: Draft, legal: Sequence[Action]) -> list[Act]:
    """Lifting a tile: any of its hexes will do."""
    say = said(f"here-lift-{TERRAINS[draft.tier]}")
    hexes = {anchor: covered for tier, anchor, _, covered in draft.tiles() if tier == draft.tier}
    return [
        {"i": own.index, "path": [[cell_id(hex_code) for hex_code in hexes[own.arg]]], "say": say}
        for own in map(_own, legal)
    ]


def _deploy_act(seat: Seat, action: RiseAction) -> Act:
    kind = action.verb - DEPLOY_NOMAD
    path: list[str | list[str]] = [piece_id(kind, seat, 0), cell_id(action.arg)]
    return {"i": action.index, "path": path, "say": said(f"here-deploy-{KINDS[kind]}")}


# ---- cards


def _play_act(position: RisePosition, seat: Seat, action: RiseAction) -> Act:
    """Playing a card: the pieces it would wake, and what they could do."""
    kind = action.arg
    return {
        "i": action.index,
        "path": [card_id(seat, kind)],
        "say": said("do-play", card=KINDS[kind]),
        "shows": [id_of_piece(position, piece) for piece in position.standing_at(seat, kind)],
        "details": [*abilities(position, seat, kind)],
        "rule": "rise_and_fall.playing.choose",
    }


def _end_act(position: RisePosition, action: RiseAction) -> Act:
    idle = said("scene-may-end", n=position.idle.bit_count())
    return {"i": action.index, "path": [END_STEP], "say": said("do-end"), "role": "end", "details": [idle]}


def _give_act(seat: Seat, action: RiseAction) -> Act:
    """Giving several cards: one click for each, in any order."""
    kinds = [kind for kind in range(CARDS) if action.arg >> kind & 1]
    cards = [card_id(seat, kind) for kind in kinds]
    say = said("do-give", cards=cards_said([KINDS[kind] for kind in kinds]))
    path: list[str | list[str]] = [cards[0]] if len(cards) == 1 else [cards for _ in cards]
    return {"i": action.index, "path": path, "say": say, "rule": "rise_and_fall.decline.choice"}


def _purchase_act(position: RisePosition, seat: Seat, action: RiseAction) -> Act:
    if action.arg < 0:
        return {"i": action.index, "path": [SPARE_STEP], "say": said("do-spare"), "role": "end"}
    kind, gold = action.arg, price(position)
    key = "do-redeem" if position.standing[CARDS * seat + kind] else "do-redeem-reserve"
    act: Act = {
        "i": action.index,
        "path": [card_id(seat, kind)],
        "say": said(key, card=KINDS[kind], price=gold),
        "pill": gold,
        "rule": "rise_and_fall.buy_back.price",
    }
    tally = position.explain(seat, action)
    if tally is not None:
        act["tally"] = tally_data(position.game, tally)
    return act
